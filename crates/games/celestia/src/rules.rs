//! The rules, one file for each chapter of the rulebook.
//!
//! | file | chapter |
//! | --- | --- |
//! | `draft` | starting equipment |
//! | `briefing` | briefing at the start of a turn; moving the airship; has the pirate been caught? |
//! | `dice` | the force of the ambush; smoke; accepting the dice |
//! | `thrust` | the secret thrust of the pirate |
//! | `combat` | eliminating dice |
//! | `energy` | what happens when a die cannot be eliminated |
//! | `rewards` | rewards and making room; `communication` has the exceptional one |
//! | `share` | sharing cards |
//! | `stage` | making a stage |
//! | `crew` | the eight crew members |
//! | `boarding` | the final confrontation |
//! | `talk` | what the two may say to each other, and when |
//!
//! A choice belongs to a [`Step`]; the steps that wait lie on a stack, the present one on top. Each chapter says what is offered in
//! its steps, judges a move, and carries it out. Steps in which nobody has a choice are carried out by `settle`.

pub(crate) mod boarding;
pub(crate) mod briefing;
pub(crate) mod combat;
pub(crate) mod communication;
pub(crate) mod crew;
pub(crate) mod dice;
pub(crate) mod draft;
pub(crate) mod energy;
pub(crate) mod rewards;
pub(crate) mod share;
pub(crate) mod stage;
pub(crate) mod talk;
pub(crate) mod thrust;

use table::{Actor, Outcome, Seat, SeatSet, Turn};

use crate::events::{Ending, Event};
use crate::moves::{Move, Refusal};
use crate::state::{Celestia, Step, Talk};

pub(crate) type Moment<'a> = table::Moment<'a, Event>;
pub(crate) type Checked = Result<(), Refusal>;

/// The chapters of the rulebook that a game goes through.
pub(crate) const CHAPTERS: &[&str] = &[
    "draft",
    "briefing",
    "baba",
    "dice",
    "augusta",
    "flags",
    "thrust",
    "starter",
    "combat",
    "shuki",
    "rewards",
    "communication",
    "share",
    "energy",
    "stage",
    "armoury",
    "assault dice",
    "assault",
    "over",
];

impl Celestia {
    /// Whom the table waits for.
    #[inline]
    pub(crate) fn waits_for(&self) -> Turn {
        match self.step() {
            Step::Draft => Turn::One(draft::picker(self)),
            Step::Discard { seat } | Step::Statement { seat } | Step::Share { seat, .. } => Turn::One(seat),
            Step::Combat { active } => Turn::One(active),
            Step::Over(ending) => Turn::Over(Outcome::together(ending.won())),
            _ => Turn::One(self.sky.captain),
        }
    }

    /// The chapter of the rulebook the game is in.
    pub(crate) fn chapter_here(&self) -> &'static str {
        let fighting = self.boarding() && self.sky.assaults_shown > 0;
        match self.step() {
            Step::Draft => "draft",
            Step::Briefing => "briefing",
            Step::Arrange { .. } => "baba",
            Step::Dice | Step::Augusta { .. } | Step::Validated { .. } | Step::Starter if fighting => {
                "assault dice"
            }
            Step::Dice => "dice",
            Step::Augusta { .. } => "augusta",
            Step::Validated { .. } => "flags",
            Step::Thrust { .. } | Step::Forfeit | Step::Discard { .. } | Step::Deactivate | Step::Dismiss => {
                "thrust"
            }
            Step::Starter => "starter",
            Step::Combat { .. } if fighting => "assault",
            Step::Combat { .. } | Step::CombatEnd => "combat",
            Step::Aftermath | Step::Salvage { .. } => "shuki",
            Step::Rewards { .. } | Step::CardReward | Step::Load { .. } | Step::Recruit { .. } => "rewards",
            Step::Statement { .. } => "communication",
            Step::ShareStarter | Step::Share { .. } => "share",
            Step::Jettison { .. } => "energy",
            Step::Market => "stage",
            Step::Armoury | Step::NextAssault => "armoury",
            Step::Over(_) => "over",
        }
    }

    /// In a phase of consultation the captain's partner may speak, though the table waits for the captain.
    pub(crate) fn may_speak(&self) -> SeatSet {
        if talk::is_consultation(self) {
            SeatSet::only(self.sky.captain.other())
        } else {
            SeatSet::EMPTY
        }
    }

    /// Everything offered to `by`.
    pub(crate) fn offer(&self, by: Actor, out: &mut Vec<Move>) {
        let Actor::Seat(seat) = by else { return };
        if self.decides(seat) {
            self.offer_choices(seat, out);
        }
        if talk::is_consultation(self) {
            talk::offered(self, seat, out);
        }
    }

    fn decides(&self, seat: Seat) -> bool {
        self.waits_for() == Turn::One(seat)
    }

    fn offer_choices(&self, seat: Seat, out: &mut Vec<Move>) {
        match self.step() {
            Step::Draft => draft::offered(self, out),
            Step::Briefing => briefing::offered(self, out),
            Step::Arrange { cards } => crew::arrangements_offered(cards, out),
            Step::Dice => dice::offered(self, out),
            Step::Augusta { set } => crew::settings_offered(self, set, out),
            Step::Validated { .. } => crew::offered_on_validation(self, out),
            Step::Forfeit | Step::Discard { .. } | Step::Deactivate | Step::Dismiss => {
                thrust::offered(self, out);
            }
            Step::Starter | Step::ShareStarter => out.extend(Seat::all(2).map(Move::Begin)),
            Step::Combat { .. } => combat::offered(self, seat, out),
            Step::Aftermath => crew::offered_after_combat(self, out),
            Step::Salvage { .. } => out.extend(self.sky.in_play.kinds().map(Move::Salvage)),
            Step::Statement { seat } => communication::offered(self, seat, out),
            Step::CardReward | Step::Load { .. } | Step::Recruit { .. } => rewards::offered(self, out),
            Step::Share { passed, .. } => share::offered(self, passed, out),
            Step::Jettison { .. } => rewards::tokens_offered(self, out),
            Step::Market => stage::offered(self, out),
            Step::Armoury => boarding::offered(self, out),
            Step::Thrust { .. }
            | Step::CombatEnd
            | Step::Rewards { .. }
            | Step::NextAssault
            | Step::Over(_) => {}
        }
    }

    /// Judges a move of somebody who may act.
    pub(crate) fn judge(&self, by: Actor, mv: &Move) -> Checked {
        let Actor::Seat(seat) = by else {
            return Err(Refusal::NotNow);
        };
        match mv {
            Move::Propose(proposal) => return talk::may_propose(self, seat, *proposal),
            Move::Answer(_) => return talk::may_answer(self, seat),
            _ if !self.decides(seat) => return Err(Refusal::CaptainDecides),
            _ => {}
        }
        match self.step() {
            Step::Draft => draft::check(self, *mv),
            Step::Briefing => briefing::check(self, *mv),
            Step::Arrange { cards } => crew::check_arrangement(cards, *mv),
            Step::Dice => dice::check(self, *mv),
            Step::Augusta { set } => crew::check_setting(self, set, *mv),
            Step::Validated { .. } => crew::check_on_validation(self, *mv),
            Step::Forfeit | Step::Discard { .. } | Step::Deactivate | Step::Dismiss => {
                thrust::check(self, *mv)
            }
            Step::Starter | Step::ShareStarter => check_starter(*mv),
            Step::Combat { .. } => combat::check(self, seat, *mv),
            Step::Aftermath => crew::check_after_combat(self, *mv),
            Step::Salvage { .. } => crew::check_salvage(self, *mv),
            Step::Statement { seat } => communication::check(self, seat, *mv),
            Step::CardReward | Step::Load { .. } | Step::Recruit { .. } => rewards::check(self, *mv),
            Step::Share { passed, .. } => share::check(self, passed, *mv),
            Step::Jettison { .. } => rewards::check_jettison(self, *mv),
            Step::Market => stage::check(self, *mv),
            Step::Armoury => boarding::check(self, *mv),
            Step::Thrust { .. }
            | Step::CombatEnd
            | Step::Rewards { .. }
            | Step::NextAssault
            | Step::Over(_) => Err(Refusal::NotNow),
        }
    }

    /// Carries a move out, and everything after it in which nobody has a choice.
    pub(crate) fn carry_out(&mut self, by: Actor, mv: Move, moment: &mut Moment<'_>) {
        let Actor::Seat(seat) = by else { return };
        match mv {
            Move::Propose(proposal) => return talk::propose(self, seat, proposal, moment),
            Move::Answer(answer) => return talk::answer(self, seat, answer, moment),
            _ => self.sky.talk = Talk::silence(),
        }
        match self.step() {
            Step::Draft => draft::apply(self, mv, moment),
            Step::Briefing => briefing::apply(self, mv, moment),
            Step::Arrange { .. } => crew::arrange(self, mv, moment),
            Step::Dice => dice::apply(self, mv, moment),
            Step::Augusta { set } => crew::set_die(self, set, mv, moment),
            Step::Validated { flags } => crew::apply_on_validation(self, flags, mv, moment),
            Step::Forfeit | Step::Discard { .. } | Step::Deactivate | Step::Dismiss => {
                thrust::apply(self, mv, moment);
            }
            Step::Starter => combat::begin(self, mv, moment),
            Step::Combat { .. } => combat::apply(self, seat, mv, moment),
            Step::Aftermath => crew::apply_after_combat(self, mv, moment),
            Step::Salvage { left } => crew::salvage(self, left, mv, moment),
            Step::Statement { seat } => communication::apply(self, seat, mv, moment),
            Step::CardReward | Step::Load { .. } | Step::Recruit { .. } => rewards::apply(self, mv, moment),
            Step::ShareStarter => share::begin(self, mv, moment),
            Step::Share { seat, .. } => share::apply(self, seat, mv, moment),
            Step::Jettison { left } => rewards::apply_jettison(self, left, mv, moment),
            Step::Market => stage::apply(self, mv, moment),
            Step::Armoury => boarding::apply(self, mv, moment),
            Step::Thrust { .. }
            | Step::CombatEnd
            | Step::Rewards { .. }
            | Step::NextAssault
            | Step::Over(_) => {}
        }
        self.settle(moment);
    }

    /// Carries out the steps in which nobody has a choice. What is decided here depends on public things only, so that whom the
    /// table waits for never tells anything about a hand.
    fn settle(&mut self, moment: &mut Moment<'_>) {
        loop {
            match self.step() {
                Step::Validated { flags } if !crew::any_on_validation(self) => {
                    thrust::after_validation(self, flags);
                }
                Step::Thrust { flags: 0 } => self.turn_to(Step::Starter),
                Step::Thrust { flags } => thrust::strike(self, flags, moment),
                Step::Aftermath if !crew::can_salvage(self) => self.turn_to(Step::CombatEnd),
                Step::CombatEnd => combat::end(self, moment),
                Step::Rewards { next } => rewards::next(self, next, moment),
                Step::Load { cargo, left } if left == 0 || rewards::supply(self, cargo) == 0 => self.done(),
                Step::Jettison { left } if left == 0 || self.load() <= left => {
                    energy::empty_hold(self, moment);
                }
                Step::ShareStarter | Step::Share { .. } if share::is_over(self) => self.done(),
                Step::Market if !stage::can_buy(self) => stage::end(self, moment),
                Step::Armoury if !boarding::can_buy(self) => self.turn_to(Step::NextAssault),
                Step::NextAssault => boarding::next_assault(self, moment),
                _ => return,
            }
        }
    }

    /// The game is over.
    pub(crate) fn over(&mut self, ending: Ending, moment: &mut Moment<'_>) {
        self.sky.steps.clear();
        self.sky.steps.push(Step::Over(ending));
        moment.told.everyone(Event::Ended { ending });
    }
}

/// The captain names who begins.
fn check_starter(mv: Move) -> Checked {
    match mv {
        Move::Begin(seat) if seat.index() < 2 => Ok(()),
        _ => Err(Refusal::NotNow),
    }
}
