//! What a flight waits for or does next: plain values on a stack, the present one on top.

use serde::{Deserialize, Serialize};
use table::{Seat, SeatSet};
use ts_rs::TS;

use crate::cards::effects::{Criterion, Missile};
use crate::goods::Goods;
use crate::ids::{Halves, Square, Squares};
use crate::state::TRUCKERS;

/// How deep the stack can be: a card, a volley or a line, a missile or a penalty, a choice of battery.
pub const DEPTH: usize = 8;

/// Seats that act one after the other.
#[derive(Clone, Copy, Debug, Eq, Serialize, Deserialize, TS)]
#[serde(from = "Vec<Seat>", into = "Vec<Seat>")]
#[ts(as = "Vec<Seat>")]
pub struct Queue {
    seats: [Seat; TRUCKERS],
    len: u8,
}

impl Queue {
    /// Nobody.
    pub const EMPTY: Queue = Queue {
        seats: [Seat::FIRST; TRUCKERS],
        len: 0,
    };

    /// These seats, the one with the least key first.
    pub(crate) fn sorted<K: Ord>(seats: SeatSet, key: impl Fn(Seat) -> K) -> Queue {
        let mut queue: Queue = seats.iter().collect();
        queue.seats[..usize::from(queue.len)].sort_unstable_by_key(|seat| key(*seat));
        queue
    }

    /// Whoever is next.
    pub fn first(&self) -> Option<Seat> {
        self.iter().next()
    }

    /// The first one has acted.
    #[must_use]
    pub fn rest(mut self) -> Queue {
        self.seats.copy_within(1.., 0);
        self.len = self.len.saturating_sub(1);
        self
    }

    /// Those still to act, in order.
    pub fn iter(&self) -> impl DoubleEndedIterator<Item = Seat> + '_ {
        self.seats[..usize::from(self.len)].iter().copied()
    }

    /// Those among them who are in a set.
    #[must_use]
    pub fn only(&self, seats: SeatSet) -> Queue {
        self.iter().filter(|seat| seats.contains(*seat)).collect()
    }

    /// The last one first.
    #[must_use]
    pub fn reversed(&self) -> Queue {
        self.iter().rev().collect()
    }
}

/// What stands behind the last seat is of no account.
impl PartialEq for Queue {
    fn eq(&self, other: &Queue) -> bool {
        self.iter().eq(other.iter())
    }
}

impl FromIterator<Seat> for Queue {
    fn from_iter<I: IntoIterator<Item = Seat>>(seats: I) -> Queue {
        let mut queue = Queue::EMPTY;
        for (place, seat) in queue.seats.iter_mut().zip(seats) {
            *place = seat;
            queue.len += 1;
        }
        queue
    }
}

impl From<Vec<Seat>> for Queue {
    fn from(seats: Vec<Seat>) -> Queue {
        seats.into_iter().collect()
    }
}

impl From<Queue> for Vec<Seat> {
    fn from(queue: Queue) -> Vec<Seat> {
        queue.iter().collect()
    }
}

/// Where a volley of meteors or shots is printed.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
pub enum Volley {
    /// The meteors of a swarm, or the shots of the pirates: the card has one list.
    Card,
    /// The shots of a line of a combat zone.
    Line(u8),
}

/// What flies at the ships now: the roll was made once for all of them.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
pub struct Flying {
    /// The meteor or the shot.
    pub missile: Missile,
    /// The two dice; where none are rolled the line and 0.
    pub dice: [u8; 2],
}

/// How a ship gets through a black hole.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
pub struct Plan {
    /// The double engines that get a cell.
    pub powered: Squares,
    /// The components that are given up, without those that fall off with them.
    pub given: Squares,
    /// How often something may still be taken back.
    pub take_backs: u8,
    /// The engineer doubles the engines.
    #[serde(default)]
    pub doubled: bool,
}

/// How a ship fights a huge meteor.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
pub struct Salvo {
    /// The centre line.
    pub centre: u8,
    /// The lines whose part was shot, one bit each.
    pub saved: u16,
    /// The cannons that have fired.
    pub fired: Squares,
}

impl Flying {
    /// The row or the column it flies along.
    pub fn lane(self) -> u8 {
        self.dice[0] + self.dice[1]
    }

    /// What comes along a line for which no dice were rolled: the line stands for the first die, and the second is 0.
    pub(crate) fn along(missile: Missile, lane: u8) -> Flying {
        Flying {
            missile,
            dice: [lane, 0],
        }
    }

    /// Whether two dice can show that, or it is a line without dice.
    pub(crate) fn is_rolled(self) -> bool {
        self.dice.iter().all(|die| (1..=6).contains(die))
            || (self.dice[1] == 0 && (3..=11).contains(&self.dice[0]))
    }
}

/// What a flight waits for or does next. Those with a `seat` are choices of that seat and are skipped where nothing is to choose.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
pub enum Pending {
    /// Between two cards: these have not yet said whether they fly on. After the last card these may still move goods and have not yet said that they land.
    Between {
        /// Still to be asked.
        asked: SeatSet,
    },
    /// The card is resolved: who has to leave does.
    Resolved,
    /// Open space: these still declare and move.
    OpenSpace {
        /// From the leader on.
        queue: Queue,
    },
    /// Planets: these still choose.
    Planets {
        /// From the leader on.
        queue: Queue,
        /// Planets taken, one bit each.
        taken: u8,
        /// Who landed.
        landed: SeatSet,
    },
    /// An abandoned ship or station: these are still asked.
    Abandoned {
        /// From the leader on.
        queue: Queue,
    },
    /// Smugglers, slavers or pirates: these are still attacked.
    Attack {
        /// From the leader on.
        queue: Queue,
        /// Who was beaten by pirates and waits for the shots.
        beaten: SeatSet,
    },
    /// Meteors or shots, one after the other.
    Volley {
        /// Where they are printed.
        volley: Volley,
        /// The number of the next one.
        next: u8,
        /// Whom they fly at.
        targets: SeatSet,
        /// The present one.
        flying: Option<Flying>,
        /// Whom it has still to reach.
        queue: Queue,
    },
    /// A line of a combat zone: these still declare.
    Line {
        /// Which line.
        line: u8,
        /// From the leader on; `None` before the order is read.
        queue: Option<Queue>,
        /// The lowest was found: what he suffers is under way, then comes the next line.
        struck: bool,
    },
    /// A seat declares engines or cannons.
    Declare {
        /// Who.
        seat: Seat,
        /// Engines or cannons.
        what: Criterion,
        /// The tiles that got a cell.
        powered: Squares,
        /// The engineer doubles the result.
        #[serde(default)]
        doubled: bool,
    },
    /// A seat chooses the battery that powers a tile.
    Battery {
        /// Who.
        seat: Seat,
        /// The tile that gets the cell.
        tile: Square,
    },
    /// A seat lands on a planet or passes.
    Land {
        /// Who.
        seat: Seat,
    },
    /// A seat takes what was abandoned, or passes.
    Board {
        /// Who.
        seat: Seat,
    },
    /// A winner takes the reward and loses the days, or not.
    Reward {
        /// Who.
        seat: Seat,
    },
    /// A seat gives up crew, one by one.
    GiveCrew {
        /// Who.
        seat: Seat,
        /// How many more.
        left: u8,
    },
    /// A seat loses the most valuable goods, then cells.
    LoseGoods {
        /// Who.
        seat: Seat,
        /// How many more.
        left: u8,
    },
    /// A seat puts goods into holds.
    Stow {
        /// Who.
        seat: Seat,
        /// Goods in nobody's hold.
        goods: Goods,
        /// How many times a good may still be taken out of a hold, so that stowing ends.
        lifts: u8,
    },
    /// A meteor or a shot reaches a ship.
    Impact {
        /// Whose ship.
        seat: Seat,
        /// What flies at it.
        flying: Flying,
        /// What stops it, once chosen.
        stopped: Option<Square>,
    },
    /// A seat loses cells.
    LoseCells {
        /// Who.
        seat: Seat,
        /// How many more.
        left: u8,
    },
    /// A black hole: these have still to get through.
    BlackHole {
        /// From the leader on.
        queue: Queue,
    },
    /// A seat plans how to get through a black hole.
    Plan {
        /// Who.
        seat: Seat,
        /// The plan so far.
        plan: Plan,
    },
    /// The cells of a plan are spent.
    PayCells {
        /// Whose.
        seat: Seat,
        /// The doubles that have still to get one.
        tiles: Squares,
        /// The components that will be given up: cells of batteries among them go first.
        doomed: Squares,
    },
    /// The components of a plan are given up.
    Abandon {
        /// Whose.
        seat: Seat,
        /// Which.
        gone: Squares,
    },
    /// A fleet: these still declare.
    Fleet {
        /// From the leader on.
        queue: Queue,
        /// Who did not reach its power.
        beaten: SeatSet,
    },
    /// A line of a fleet: these have still to suffer it.
    FleetLine {
        /// Which line, from 0.
        line: u8,
        /// From the leader on.
        queue: Queue,
        /// Everybody who suffers.
        beaten: SeatSet,
    },
    /// An asteroid rain: the ships it has still to fall on.
    Rain {
        /// The first one it falls on now.
        queue: Queue,
        /// The number of the next meteor.
        next: u8,
    },
    /// A huge meteor, real or not: the ships it has still to reach.
    Asteroid {
        /// From the leader on.
        queue: Queue,
        /// The centre line.
        centre: u8,
    },
    /// A seat fires at the parts of a huge meteor.
    Salvo {
        /// Who.
        seat: Seat,
        /// What was fired so far.
        salvo: Salvo,
    },
    /// A column of a tactical zone: these still reckon.
    Tactic {
        /// Which column, from 0.
        column: u8,
        /// From the leader on; `None` before the order is read.
        queue: Option<Queue>,
        /// What the first of them has of what counts, once that is declared.
        first: Option<Halves>,
    },
    /// A seat suffers the lines of a tactical zone.
    Suffer {
        /// Who.
        seat: Seat,
        /// The number of the next line, over both columns.
        number: u8,
    },
    /// In the traffic jam: a seat moves forward, rocket by rocket.
    Overtake {
        /// Who.
        seat: Seat,
        /// Days left.
        days: u8,
        /// Rockets paid for that stand before it.
        over: u8,
    },
    /// Take-off: these VIPs act before the first card.
    VipsAct {
        /// Whose politician has still to move.
        politicians: Queue,
        /// Whose patient brings an epidemic after that.
        patients: Queue,
    },
    /// Crew was lost: the surgeon may save some of it.
    Rescue {
        /// Whose.
        seat: Seat,
    },
    /// A ship broke up: its owner keeps one piece.
    KeepPiece {
        /// Who.
        seat: Seat,
    },
    /// The flight is over; titles are handed out before it is scored.
    Titles {
        /// Who still chooses in this round.
        queue: Queue,
        /// Who had no title when the round began.
        among: SeatSet,
    },
    /// The flight is scored; these have not yet said that they are ready for the next.
    Landed {
        /// Still to be asked.
        asked: SeatSet,
    },
    /// The game is over, or the flight has not begun.
    #[default]
    Over,
}

impl Pending {
    /// Whose choice it is; several between cards.
    pub fn seats(self) -> SeatSet {
        match self {
            Pending::Between { asked } | Pending::Landed { asked } => asked,
            Pending::Declare { seat, .. }
            | Pending::Battery { seat, .. }
            | Pending::Land { seat }
            | Pending::Board { seat }
            | Pending::Reward { seat }
            | Pending::GiveCrew { seat, .. }
            | Pending::LoseGoods { seat, .. }
            | Pending::Stow { seat, .. }
            | Pending::Impact { seat, .. }
            | Pending::LoseCells { seat, .. }
            | Pending::Plan { seat, .. }
            | Pending::Salvo { seat, .. }
            | Pending::Overtake { seat, .. }
            | Pending::Rescue { seat }
            | Pending::KeepPiece { seat } => SeatSet::only(seat),
            Pending::Titles { queue, .. } => queue.first().map_or(SeatSet::EMPTY, SeatSet::only),
            Pending::Resolved
            | Pending::OpenSpace { .. }
            | Pending::Planets { .. }
            | Pending::Abandoned { .. }
            | Pending::Attack { .. }
            | Pending::Volley { .. }
            | Pending::Line { .. }
            | Pending::BlackHole { .. }
            | Pending::PayCells { .. }
            | Pending::Abandon { .. }
            | Pending::Fleet { .. }
            | Pending::FleetLine { .. }
            | Pending::Rain { .. }
            | Pending::Asteroid { .. }
            | Pending::Tactic { .. }
            | Pending::Suffer { .. }
            | Pending::VipsAct { .. }
            | Pending::Over => SeatSet::EMPTY,
        }
    }
}
