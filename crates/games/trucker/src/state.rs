//! What lies on the table: plain data, copied as it is. Nothing here knows a rule.

use serde::{Deserialize, Serialize};
use table::{BySeat, List, Millis, Seat, SeatSet};
use ts_rs::TS;

use crate::air::Air;
use crate::cards::adventures::CardBits;
use crate::cards::missions::Mission;
use crate::cards::tiles::{CARGO, WAREHOUSE};
use crate::cards::vips::Vip;
use crate::ids::{Flight, Loss, Square, Squares, TileId};
use crate::rules::Account;
use crate::ship::Ship;
use crate::ship::contents::Crew;
use crate::titles::Holding;

/// The most truckers at a table.
pub const TRUCKERS: usize = 4;

/// One thing for each trucker.
pub(crate) type ByTrucker<T> = BySeat<T, TRUCKERS>;

/// Forecast piles, the hidden one last.
pub const PILES: usize = 4;
/// The piles that may be looked at.
pub const OPEN_PILES: usize = 3;

/// How ships are built.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
pub enum Building {
    /// All at once, against the hourglass.
    #[default]
    Realtime,
    /// One after the other, with action points.
    Turns,
}

/// What the host set.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize, TS)]
#[serde(deny_unknown_fields)]
pub struct Rules {
    /// Three flights instead of one.
    pub trek: bool,
    /// How ships are built.
    pub building: Building,
    /// How long the hourglass runs.
    pub run_seconds: u8,
    /// Credits may end below 0.
    pub debt: bool,
    /// A gold title brings its handicap.
    pub gold_handicaps: bool,
    /// In turn-based building the hidden pile gets an extra card too.
    pub extra_in_hidden_pile: bool,
    /// The modules of the expansion.
    #[serde(default)]
    pub modules: Modules,
}

/// The modules of the expansion that the host switched on.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize, TS)]
#[serde(deny_unknown_fields, default)]
pub struct Modules {
    /// How missions are chosen.
    pub mission: MissionChoice,
    /// VIPs.
    pub vips: bool,
    /// Super cards in flights whose mission asks for none.
    pub supers: bool,
    /// The title of the Party King, in a trek.
    pub party: bool,
    /// What the expansion's rulebook leaves open.
    pub rulings: Rulings,
}

/// What the expansion's rulebook leaves open, where the other reading can be played too. Each is `false` for the reading the rules file recommends.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize, TS)]
#[serde(deny_unknown_fields, default)]
pub struct Rulings {
    /// A2: what the politician pays is not doubled with the arrival reward.
    pub politician_once: bool,
    /// A3: one die and 3 for each shot of a fleet instead of two dice.
    pub fleet_one_die: bool,
    /// A6: contamination looks at empty cabins too.
    pub contamination_any: bool,
    /// A18: the bill of a black hole is never less than before anything was given up.
    pub hole_bill_fixed: bool,
    /// A27: cargo that leaves with the widow goes off.
    pub widow_cargo_goes_off: bool,
    /// A34: every tile of the widow's cluster counts where components are given up.
    pub widow_counts_tiles: bool,
}

/// How missions are chosen.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
pub enum MissionChoice {
    /// There are none.
    #[default]
    None,
    /// Two cards are turned up, and somebody picks one.
    Random,
    /// This one, in every flight.
    Always(Mission),
}

/// Which part of a flight is being played.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
pub enum Phase {
    /// Two missions lie open, and somebody picks one.
    Choosing,
    /// Real time: everybody says that they are ready before the hourglass is turned for the first time.
    #[default]
    Ready,
    /// Ships are built.
    Building,
    /// VIPs board.
    Boarding,
    /// Owners of illegal ships take tiles off.
    Correcting,
    /// Owners choose where aliens live.
    Loading,
    /// Cards are turned; see [`crate::air`].
    Flying,
    /// The game has ended.
    Over,
}

/// Everything on the table.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct State {
    pub(crate) rules: Rules,
    pub(crate) flight: Flight,
    pub(crate) phase: Phase,
    /// Whom the table still waits for, in the phases in which all choose at once: [`Phase::Ready`], [`Phase::Correcting`],
    /// [`Phase::Loading`].
    pub(crate) waiting: SeatSet,
    pub(crate) players: ByTrucker<Player>,
    pub(crate) warehouse: Warehouse,
    pub(crate) glass: Glass,
    pub(crate) turns: Turns,
    pub(crate) forecast: Forecast,
    /// Cards turned up so far, in this flight and in earlier ones: everybody has seen them.
    pub(crate) turned_up: CardBits,
    /// Cards of earlier flights' decks that were never turned up; they stay out unseen.
    pub(crate) left_over: CardBits,
    /// The flight itself.
    pub(crate) air: Air,
    /// What the expansion adds.
    #[serde(default)]
    pub(crate) lunar: Lunar,
}

/// What the expansion adds to the table.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub(crate) struct Lunar {
    /// The mission of this flight.
    pub(crate) mission: Option<Mission>,
    /// The two missions that lie open while somebody picks one.
    pub(crate) offer: Option<[Mission; 2]>,
    /// The mission cards that were turned up in this trek, one bit each.
    pub(crate) discarded: u16,
    /// The VIPs that lie open, one of each colour.
    pub(crate) vips: Option<[Vip; 3]>,
    /// The VIPs that were turned up in this trek, one bit each.
    pub(crate) vips_seen: u32,
    /// The number of the contract: the same one turns up the same VIPs.
    pub(crate) fate: Option<u16>,
    /// Who gave up a flight most recently.
    pub(crate) quitter: Option<Seat>,
}

/// What the expansion adds to a trucker's things. All of it is of one flight.
#[derive(Clone, Copy, Debug, Default, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub(crate) struct Passage {
    /// The tiles that the mission put into the reserve.
    pub(crate) given: List<TileId, 3>,
    /// Crew lost in flight.
    pub(crate) crew_lost: u8,
    /// Black holes passed without giving anything up.
    pub(crate) holes: u8,
    /// Fleets whose power was reached.
    pub(crate) fleets: u8,
    /// The VIPs that took off, one bit each.
    pub(crate) boarded: u32,
    /// The widow flew off.
    pub(crate) flown_off: bool,
    /// The cannons the admiral marked.
    pub(crate) cubes: Squares,
    /// What the celebrity or the feng shui master counted at boarding.
    pub(crate) counted: u8,
    /// What the surgeon has left.
    pub(crate) charges: u8,
    /// The cabins that have just lost crew whom the surgeon may save, as they were before.
    pub(crate) ill: List<Ill, MOST_ILL>,
    /// The cabins whose VIP the check replaced: no alien moves in instead.
    pub(crate) replaced: Squares,
    /// How often the guru was paid for this card.
    pub(crate) pleased: u8,
    /// The thrill-seeker was paid for this card.
    pub(crate) thrilled: bool,
    /// Goods were moved since the last card.
    pub(crate) rearranged: bool,
}

/// The most cabins that can lose crew at one moment; a ship has fewer.
const MOST_ILL: usize = 16;

/// A cabin that has just lost crew.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Ill {
    pub(crate) cabin: Square,
    /// Who lived there before.
    pub(crate) was: Crew,
}

impl Default for Ill {
    fn default() -> Self {
        Ill {
            cabin: Square::START,
            was: Crew::None,
        }
    }
}

/// A trucker's own things.
#[derive(Clone, Copy, Debug, Default, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Player {
    /// The starting cabin of this trucker's colour.
    pub(crate) cabin: TileId,
    #[serde(with = "crate::audit::kept_ship")]
    pub(crate) ship: Ship,
    /// The tile that is being handled: in the hand, or placed and not welded yet.
    pub(crate) hand: Option<Hand>,
    pub(crate) reserve: Reserve,
    pub(crate) lost: List<Lost, 48>,
    /// Before the end of the game this can go below 0.
    pub(crate) credits: i16,
    /// Forecast cards this trucker has looked at.
    pub(crate) known: CardBits,
    /// The pile in this trucker's hand.
    pub(crate) looking: Option<u8>,
    /// The start space taken on finishing, from 0 at the front.
    pub(crate) space: Option<u8>,
    /// Action points, in turn-based building.
    pub(crate) points: u8,
    /// How many more building moves this trucker may make in this flight; see `rules::building`.
    pub(crate) patience: u16,
    /// The account of the last flight, line by line.
    pub(crate) account: Account,
    /// The title held in a trek.
    pub(crate) title: Option<Holding>,
    /// What the expansion adds.
    #[serde(default)]
    pub(crate) lunar: Passage,
}

/// Tiles set aside. Two may be set aside by choice; an expansion may put more there at set-up.
pub(crate) type Reserve = List<TileId, 6>;

/// A lost component.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(deny_unknown_fields)]
pub struct Lost {
    /// Which.
    pub tile: TileId,
    /// How.
    pub loss: Loss,
}

/// The tile being handled.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(deny_unknown_fields)]
pub struct Hand {
    /// Which.
    pub tile: TileId,
    /// Where it lies on the ship, not welded yet; `None` while it is held.
    pub lies: Option<Square>,
    /// It comes from the reserve, so it never goes back to the middle.
    pub reserved: bool,
}

/// The tiles in the middle.
#[derive(Clone, Copy, Debug, Default, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Warehouse {
    /// Face down, in no order: one is drawn at random when somebody takes it.
    pub(crate) down: List<TileId, WAREHOUSE>,
    /// Cargo face down, whose backs tell it from the others: one is drawn at random as well.
    #[serde(default)]
    pub(crate) cargo: List<TileId, CARGO>,
    /// Face up, in the order in which they came to lie there.
    pub(crate) up: List<TileId, { WAREHOUSE + CARGO }>,
}

/// The hourglass.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Glass {
    /// Which run it is, from 1; 0 before the first, and in flights without an hourglass.
    pub(crate) run: u8,
    /// When the run ends; `None` when it lies empty.
    pub(crate) until: Option<Millis>,
}

/// Turn-based building.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Turns {
    /// Whose turn it is.
    pub(crate) active: Seat,
    /// Who stopped first, and lowers the die.
    pub(crate) first_to_stop: Option<Seat>,
    /// The countdown die, once somebody has stopped.
    pub(crate) die: u8,
    /// The forecast was consulted: nothing more can be done in this turn.
    pub(crate) consulted: bool,
}

/// The forecast piles, as sets: their order means nothing.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Forecast {
    pub(crate) piles: [CardBits; PILES],
}

impl State {
    pub(crate) fn seats(&self) -> u8 {
        self.players.seats()
    }

    pub(crate) fn everyone(&self) -> SeatSet {
        SeatSet::all(self.seats())
    }
}

impl Player {
    /// Whether this trucker has finished building.
    pub(crate) fn finished(&self) -> bool {
        self.space.is_some()
    }

    /// A component goes to the lost pile.
    pub(crate) fn lose(&mut self, tile: TileId, loss: Loss) {
        self.lost.push(Lost { tile, loss });
    }
}

impl Hand {
    /// A tile just taken.
    pub(crate) fn held(tile: TileId, reserved: bool) -> Hand {
        Hand {
            tile,
            lies: None,
            reserved,
        }
    }
}
