//! The rules, one file for each chapter of the rulebook.
//!
//! Every rule has a `check_…` that says whether it may be used now and why not, and a function of its own name that carries it out.
//! [`Trucker::list`] offers exactly what the checks accept.

mod building;
pub(crate) mod cargo;
mod check;
mod damage;
pub(crate) mod flight;
mod handicap;
mod loading;
pub(crate) mod missions;
mod realtime;
mod scoring;
pub(crate) mod supers;
mod titles;
mod turns;
pub(crate) mod vips;

pub use flight::enemies::FightResult;
pub use flight::volley::{Threat, Unstopped};
pub(crate) use scoring::Account;
pub use scoring::{Entry, Item};
pub use vips::requirements::Unmet;

use table::{Actor, Moment};

use crate::Trucker;
use crate::air::pending::Pending;
use crate::events::Event;
use crate::moves::{Move, Refusal};
use crate::state::{Building, Phase};

pub(crate) use turns::MOST_POINTS;

/// What it costs to reveal, to reserve, to place and to consult.
pub(crate) const COSTS: [u8; 4] = [turns::REVEAL, turns::RESERVE_COST, turns::PLACE, turns::CONSULT];
/// How many building moves a trucker can make in one flight before nothing is left but to finish: no game goes on for ever.
pub(crate) const PATIENCE: u16 = 2_000;

/// What a rule may use besides the state.
pub(crate) type Now<'a, 'b> = &'a mut Moment<'b, Event>;

/// Whether a move is allowed.
pub(crate) type Allowed = Result<(), Refusal>;

/// Refuses with `refusal` unless `so`.
pub(crate) fn need(so: bool, refusal: Refusal) -> Allowed {
    if so { Ok(()) } else { Err(refusal) }
}

/// What a game goes through, for those who count positions.
pub(crate) const CHAPTERS: &[&str] = &[
    "getting ready",
    "building",
    "correcting",
    "loading",
    "between cards",
    "strength",
    "batteries",
    "planets",
    "abandoned",
    "rewards",
    "crew",
    "goods",
    "impacts",
    "broken ships",
    "titles",
    "over",
];

impl Trucker {
    /// What the game is at. Steps that resolve by themselves never wait for anybody.
    pub(crate) fn chapter_here(&self) -> &'static str {
        match (self.state.phase, self.state.air.step()) {
            (Phase::Choosing | Phase::Ready, _) => "getting ready",
            (Phase::Building, _) => "building",
            (Phase::Correcting, _) => "correcting",
            (Phase::Boarding | Phase::Loading, _) => "loading",
            (Phase::Over, _) => "over",
            (Phase::Flying, step) => match step {
                Pending::Declare { .. } => "strength",
                Pending::Battery { .. } => "batteries",
                Pending::Land { .. } => "planets",
                Pending::Board { .. } => "abandoned",
                Pending::Reward { .. } => "rewards",
                Pending::GiveCrew { .. } | Pending::Rescue { .. } => "crew",
                Pending::LoseGoods { .. } | Pending::LoseCells { .. } | Pending::Stow { .. } => "goods",
                Pending::Impact { .. } | Pending::Salvo { .. } => "impacts",
                Pending::KeepPiece { .. } => "broken ships",
                Pending::Titles { .. } => "titles",
                _ => "between cards",
            },
        }
    }

    /// Whether `by`, for whom the table waits, may make this move.
    pub(crate) fn check_move(&self, by: Actor, mv: Move) -> Allowed {
        if let (Phase::Building, Building::Realtime) = (self.state.phase, self.state.rules.building) {
            return self.check_realtime(by, mv);
        }
        let Actor::Seat(seat) = by else {
            return Err(Refusal::NotNow);
        };
        match self.state.phase {
            Phase::Choosing => self.check_choosing(mv),
            Phase::Ready => need(mv == Move::Ready, Refusal::NotNow),
            Phase::Building => self.check_turns(seat, mv),
            Phase::Boarding => self.check_boarding(seat, mv),
            Phase::Correcting => self.check_correction(seat, mv),
            Phase::Loading => self.check_loading(seat, mv),
            Phase::Flying | Phase::Over => self.check_flight(seat, mv),
        }
    }

    /// Carries out a move that was checked or offered.
    pub(crate) fn carry_out(&mut self, by: Actor, mv: Move, now: Now<'_, '_>) {
        if let (Phase::Building, Building::Realtime) = (self.state.phase, self.state.rules.building) {
            return self.build_in_realtime(by, mv, now);
        }
        let Actor::Seat(seat) = by else { return };
        match self.state.phase {
            Phase::Choosing => self.choose_mission(seat, mv, now),
            Phase::Ready => self.ready(seat, now),
            Phase::Building => self.build_in_turns(seat, mv, now),
            Phase::Boarding => self.board_vips(seat, mv, now),
            Phase::Correcting => self.correct(seat, mv, now),
            Phase::Loading => self.load(seat, mv, now),
            Phase::Flying | Phase::Over => self.fly(seat, mv, now),
        }
    }

    /// Adds everything offered to `by`.
    pub(crate) fn list(&self, by: Actor, out: &mut Vec<Move>) {
        if let (Phase::Building, Building::Realtime) = (self.state.phase, self.state.rules.building) {
            return self.list_realtime(by, out);
        }
        let Actor::Seat(seat) = by else { return };
        match self.state.phase {
            Phase::Choosing => self.list_choosing(out),
            Phase::Ready => out.push(Move::Ready),
            Phase::Building => self.list_turns(seat, out),
            Phase::Boarding => self.list_boarding(seat, out),
            Phase::Correcting => self.list_corrections(seat, out),
            Phase::Loading => self.list_loading(seat, out),
            Phase::Flying | Phase::Over => self.list_flight(seat, out),
        }
    }
}
