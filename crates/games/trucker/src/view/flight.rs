//! The flight as a page draws it: the track, the card in play, and what it means for each ship. A page works none of this out.

use serde::{Deserialize, Serialize};
use table::Seat;
use ts_rs::TS;

use crate::Trucker;
use crate::air::Leaving;
use crate::air::pending::{Flying, Pending, Queue};
use crate::cards::adventures::CardId;
use crate::cards::effects::{Adventure, Criterion};
use crate::ids::{Back, Halves, Side, Square, Squares};
use crate::rules::supers::{asteroid_attack, black_hole, fleet, sickness, tactical_zone};
use crate::rules::{FightResult, Threat, flight};
use crate::state::Phase;

/// A flight under way, or just over.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, TS)]
pub struct FlightView {
    /// Spaces of the loop.
    pub spaces: u8,
    /// Each trucker's rocket, in seat order.
    pub rockets: Vec<RocketView>,
    /// Those still flying, the leader first.
    pub order: Vec<Seat>,
    /// The card in play, or the last one that was.
    pub card: Option<CardId>,
    /// How many cards were turned.
    pub turned: u8,
    /// How many cards are left.
    pub cards_left: u8,
    /// What the back of the next one shows.
    pub next: Option<Back>,
    /// What the flight waits for.
    pub step: Pending,
    /// What the card in play means for each trucker, in seat order.
    pub outlook: Vec<Outlook>,
    /// The dice rolled for the card in play or the last one, in order.
    pub rolls: Vec<[u8; 2]>,
    /// The meteor or shot that is flying, with its dice.
    pub flying: Option<Flying>,
    /// The line of a combat zone that is being reckoned.
    pub line: Option<LineView>,
    /// The plan to get through a black hole that is being made.
    pub plan: Option<PlanView>,
    /// The huge meteor that a ship fires at.
    pub asteroid: Option<AsteroidView>,
    /// The column of a tactical zone that is being reckoned.
    pub tactic: Option<TacticView>,
}

/// A huge meteor, as one ship meets it.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, TS)]
pub struct AsteroidView {
    /// Whose ship.
    pub seat: Seat,
    /// The side it comes from.
    pub from: Side,
    /// Its first row or column.
    pub first: u8,
    /// Its last one.
    pub last: u8,
    /// It is none where no cannon fires at it.
    pub ghost: bool,
    /// The parts that would strike now: their rows or columns, and the components.
    pub strikes: Vec<(u8, Square)>,
}

/// A column of a tactical zone that is being reckoned.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, TS)]
pub struct TacticView {
    /// Which column, from 0.
    pub column: u8,
    /// What counts.
    pub first: Criterion,
    /// What is taken off.
    pub second: Criterion,
    /// The difference of each trucker who has reckoned, in halves, in seat order.
    pub differences: Vec<Option<Halves>>,
}

/// A rocket.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, TS)]
pub struct RocketView {
    /// The space it stands on; `None` once it is off the board.
    pub space: Option<u8>,
    /// Days travelled, from the rearmost start space.
    pub distance: Option<i16>,
    /// Its place in the order, from 1.
    pub place: Option<u8>,
    /// How many more days behind the leader would be lapped, if nobody stands in between; 0 when it is.
    pub until_lapped: Option<i16>,
    /// Why it left.
    pub left: Option<Leaving>,
}

/// The line of a combat zone that is being reckoned.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, TS)]
pub struct LineView {
    /// Which line, from 0.
    pub line: u8,
    /// What is compared.
    pub criterion: Criterion,
    /// What each trucker has declared, in halves, in seat order.
    pub declared: Vec<Option<Halves>>,
    /// Who is lowest so far.
    pub lowest: Option<Seat>,
}

/// A plan to get through a black hole, and what it comes to.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, TS)]
pub struct PlanView {
    /// Whose.
    pub seat: Seat,
    /// What the hole asks of engines.
    pub strength: i16,
    /// The engine strength after what is given up.
    pub power: i16,
    /// All components that go.
    #[ts(as = "Vec<crate::ids::Square>")]
    pub gone: Squares,
    /// How many have to be given up with that strength.
    pub needed: i16,
    /// How many are.
    pub counted: i16,
    /// It gets the ship through, and nothing can be taken back.
    pub ready: bool,
}

/// What the card in play means for one trucker.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
pub enum Outlook {
    /// Nothing, or no longer anything.
    Nothing,
    /// Open space: days forward with what is declared or powered so far, and at most.
    Forward {
        /// With what is powered.
        now: u8,
        /// With all cells.
        most: u8,
    },
    /// An abandoned ship or station: the crew it takes against the crew there is.
    Crew {
        /// What it takes.
        need: u8,
        /// What there is.
        have: u8,
    },
    /// An enemy: the strength of the cannons against his.
    Fight {
        /// The enemy's.
        power: u8,
        /// With what is powered, in halves.
        now: Halves,
        /// How that would go.
        result: FightResult,
        /// With all cells, in halves.
        most: Halves,
        /// How that would go.
        best: FightResult,
    },
    /// A line of a combat zone: strength with what is declared or powered so far, and at most.
    Compare {
        /// With what is powered, in halves.
        now: Halves,
        /// With all cells, in halves.
        most: Halves,
    },
    /// Stardust: days back.
    Back {
        /// How many.
        days: u8,
    },
    /// Epidemic: the cabins in which somebody falls ill.
    Infected {
        /// Which.
        #[ts(as = "Vec<crate::ids::Square>")]
        cabins: Squares,
    },
    /// A meteor or a shot: what it would do, and whether there is a cell to do something about it.
    Missile {
        /// What it would do.
        threat: Threat,
        /// Whether there is a cell.
        cell: bool,
    },
}

/// The flight, once ships have taken off.
pub(super) fn of(game: &Trucker) -> Option<FlightView> {
    let air = &game.state.air;
    if !matches!(game.state.phase, Phase::Flying | Phase::Over) {
        return None;
    }
    Some(FlightView {
        spaces: air.track.spaces(),
        rockets: game
            .state
            .everyone()
            .iter()
            .map(|seat| rocket(game, seat))
            .collect(),
        order: air.track.order().iter().collect(),
        card: air.card,
        turned: air.turned,
        cards_left: air.deck.len() as u8,
        next: air.next,
        step: air.step(),
        outlook: game
            .state
            .everyone()
            .iter()
            .map(|seat| outlook(game, seat))
            .collect(),
        rolls: air.rolls.to_vec(),
        flying: in_play(game).then(|| incoming(game)).flatten(),
        line: line(game),
        plan: plan(game),
        asteroid: asteroid(game),
        tactic: tactic(game),
    })
}

/// Whether the card in play is not resolved yet.
fn in_play(game: &Trucker) -> bool {
    game.state
        .air
        .pending
        .iter()
        .any(|step| matches!(step, Pending::Resolved))
}

fn rocket(game: &Trucker, seat: Seat) -> RocketView {
    let (track, left) = (&game.state.air.track, &game.state.air.left);
    let leader = track.leader().and_then(|leader| track.distance(leader));
    let distance = track.distance(seat);
    let place = track.order().iter().position(|other| other == seat);
    let until_lapped = leader
        .zip(distance)
        .map(|(leader, distance)| (i16::from(track.spaces()) - (leader - distance)).max(0));
    RocketView {
        space: track.space(seat),
        distance,
        place: place.map(|place| place as u8 + 1),
        until_lapped,
        left: left.get(seat).copied().flatten(),
    }
}

fn incoming(game: &Trucker) -> Option<Flying> {
    game.state.air.pending.iter().rev().find_map(|step| match step {
        Pending::Volley { flying, .. } => *flying,
        Pending::Impact { flying, .. } => Some(*flying),
        _ => None,
    })
}

/// What flies at a seat's ship or has still to reach it; nothing once it is past, or if the shots are meant for others.
fn flies_at(game: &Trucker, seat: Seat) -> Option<Flying> {
    game.state.air.pending.iter().rev().find_map(|step| match step {
        Pending::Impact {
            seat: hit, flying, ..
        } if *hit == seat => Some(*flying),
        Pending::Volley { flying, queue, .. } if queue.iter().any(|next| next == seat) => *flying,
        _ => None,
    })
}

fn plan(game: &Trucker) -> Option<PlanView> {
    let Pending::Plan { seat, plan } = game.state.air.step() else {
        return None;
    };
    let reckoned = black_hole::reckon(game, seat, plan);
    Some(PlanView {
        seat,
        strength: black_hole::strength(game),
        power: reckoned.power,
        gone: reckoned.gone,
        needed: reckoned.needed,
        counted: reckoned.counted,
        ready: reckoned.is_enough() && black_hole::is_least(game, seat, plan),
    })
}

fn asteroid(game: &Trucker) -> Option<AsteroidView> {
    let Pending::Salvo { seat, salvo } = game.state.air.step() else {
        return None;
    };
    let (from, first, last) = asteroid_attack::reach(game, salvo.centre);
    Some(AsteroidView {
        seat,
        from,
        first,
        last,
        ghost: asteroid_attack::is_ghost(game),
        strikes: asteroid_attack::threatened(game, seat, salvo).collect(),
    })
}

/// The column that is being reckoned, and whoever still has to: for them nothing is declared that counts.
fn tactic(game: &Trucker) -> Option<TacticView> {
    let (column, waiting) = game.state.air.pending.iter().find_map(|step| match step {
        Pending::Tactic { column, queue, .. } => Some((*column, queue.unwrap_or(Queue::EMPTY))),
        _ => None,
    })?;
    let printed = tactical_zone::printed(game).get(usize::from(column))?;
    let reckoned = |(seat, declared): (Seat, &Option<Halves>)| {
        declared.filter(|_| waiting.iter().all(|other| other != seat))
    };
    Some(TacticView {
        column,
        first: printed.first,
        second: printed.second,
        differences: game.state.air.declared.by_seat().map(reckoned).collect(),
    })
}

fn line(game: &Trucker) -> Option<LineView> {
    let line = game.state.air.pending.iter().find_map(|step| match step {
        Pending::Line { line, .. } => Some(*line),
        _ => None,
    })?;
    let printed = flight::combat_zone::printed(game).get(usize::from(line))?;
    Some(LineView {
        line,
        criterion: printed.criterion,
        declared: game.state.air.declared.iter().copied().collect(),
        lowest: flight::combat_zone::lowest(game).map(|(seat, _)| seat),
    })
}

/// What a seat's strength is now, and what it could be at most.
fn strengths(game: &Trucker, seat: Seat, what: Criterion) -> (Halves, Halves) {
    if let Some(declared) = game.state.air.declared.get(seat).copied().flatten() {
        return (declared, declared);
    }
    let powered = game.state.air.pending.iter().find_map(|step| match step {
        Pending::Declare {
            seat: by,
            powered,
            doubled,
            ..
        } if *by == seat => Some((*powered, *doubled)),
        _ => None,
    });
    let (powered, doubled) = powered.unwrap_or_default();
    let times = |Halves(strength): Halves| Halves(if doubled { 2 * strength } else { strength });
    let now = flight::declare::strength(game, seat, what, powered);
    let most = flight::declare::most(game, seat, what, powered);
    (times(now), times(most))
}

/// Whether there is a cell to do something about it.
fn can_defend(game: &Trucker, seat: Seat, flying: Flying) -> bool {
    match flight::volley::threat(game, seat, flying) {
        Threat::Hits { defences, .. } if !defences.is_empty() => {
            let mut with = defences.iter();
            with.any(|tile| flight::declare::can_power(game, seat, tile))
        }
        _ => !flight::declare::charged(game, seat).is_empty(),
    }
}

fn outlook(game: &Trucker, seat: Seat) -> Outlook {
    let Some(card) = game
        .card()
        .filter(|_| in_play(game) && game.state.air.flies(seat))
    else {
        return Outlook::Nothing;
    };
    if incoming(game).is_some() {
        return flies_at(game, seat).map_or(Outlook::Nothing, |flying| Outlook::Missile {
            threat: flight::volley::threat(game, seat, flying),
            cell: can_defend(game, seat, flying),
        });
    }
    match &card.adventure {
        Adventure::OpenSpace => {
            let (now, most) = strengths(game, seat, Criterion::Engines);
            let (now, most) = (now.floor(), most.floor());
            Outlook::Forward { now, most }
        }
        Adventure::AbandonedShip { crew, .. } | Adventure::AbandonedStation { crew, .. } => Outlook::Crew {
            need: *crew,
            have: game.ship(seat).crew(game.tiles()),
        },
        Adventure::Enemy(enemy) => {
            let (now, most) = strengths(game, seat, Criterion::Cannons);
            Outlook::Fight {
                power: enemy.power,
                now,
                result: FightResult::of(now, enemy.power),
                most,
                best: FightResult::of(most, enemy.power),
            }
        }
        Adventure::CombatZone { .. } => line(game).map_or(Outlook::Nothing, |line| {
            let (now, most) = strengths(game, seat, line.criterion);
            Outlook::Compare { now, most }
        }),
        // Each of the two is declared on its own; before and after there is nothing to add up.
        Adventure::TacticalZone { .. } => match game.state.air.step() {
            Pending::Declare { seat: by, what, .. } if by == seat => {
                let (now, most) = strengths(game, seat, what);
                Outlook::Compare { now, most }
            }
            _ => Outlook::Nothing,
        },
        Adventure::Stardust => Outlook::Back {
            days: game.ship(seat).exposed_connectors(),
        },
        Adventure::Epidemic => Outlook::Infected {
            cabins: flight::epidemic::infected(game, seat),
        },
        Adventure::Fleet(fleet) => {
            let (now, most) = strengths(game, seat, Criterion::Cannons);
            let power = fleet::power(game, fleet);
            Outlook::Fight {
                power,
                now,
                result: fleet::result(now, power),
                most,
                best: fleet::result(most, power),
            }
        }
        Adventure::CorrosiveDust | Adventure::NanobotDust => Outlook::Back {
            days: game.ship(seat).exposed_connectors(),
        },
        Adventure::Pandemic => Outlook::Infected {
            cabins: sickness::pandemic(game, seat),
        },
        Adventure::Contamination => Outlook::Infected {
            cabins: sickness::contamination(game, seat),
        },
        _ => Outlook::Nothing,
    }
}
