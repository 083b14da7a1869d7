//! Grapple: a game small enough to read in one sitting that has everything the table provides for.
//!
//! Two or three seats play a few rounds. In each, every seat in turn draws a hidden card or keeps what it has; then all lay one card face
//! down at once and the highest wins its value; then coins lie on the table and whoever is quick grabs one, until the
//! clock says that time is up. Once a round a seat may remark something, though nobody waits for it.
//!
//! `BUG` switches on one single fault, so that the tests can show which law catches it.

// Each test file uses its own part of the game.
#![allow(dead_code, unreachable_pub)]

mod keep;
mod rules;

use std::ops::RangeInclusive;
use std::sync::Arc;
use std::sync::atomic::{AtomicU32, Ordering};

use serde::{Deserialize, Serialize};
use table::game::SourceCount;
use table::{
    Actor, BySeat, CardFault, CardSet, Chance, Digest, Game, Millis, Moment, OptionSpec, Seat, SeatSet,
    Setup, SetupError, Talk, Turn, Viewer,
};

/// The faults that can be switched on, one at a time.
pub mod bug {
    pub const NONE: u8 = 0;
    pub const OFFERS_WHAT_IT_REFUSES: u8 = 1;
    pub const ACCEPTS_WHAT_IT_DOES_NOT_OFFER: u8 = 2;
    pub const OFFERS_TWO_MOVES_THAT_READ_ALIKE: u8 = 3;
    pub const A_REFUSAL_LEAVES_A_TRACE: u8 = 4;
    pub const VIEW_SHOWS_OTHER_HANDS: u8 = 5;
    pub const TELLS_EVERYONE_WHAT_WAS_DRAWN: u8 = 6;
    pub const OFFERS_DEPEND_ON_OTHER_HANDS: u8 = 7;
    pub const REFUSALS_DEPEND_ON_OTHER_HANDS: u8 = 8;
    pub const TURN_DEPENDS_ON_OTHER_HANDS: u8 = 9;
    pub const IMAGINES_THE_DECK_AS_IT_IS: u8 = 10;
    pub const IMAGINES_NOTHING: u8 = 11;
    pub const IMAGINES_A_CARD_AWAY: u8 = 12;
    pub const IMAGINES_A_WORLD_WITHOUT_END: u8 = 13;
    pub const DRAWS_FOR_FREE: u8 = 14;
    pub const SHOWS_CARDS_FOR_FREE: u8 = 15;
    pub const RULES_HAVE_MOODS: u8 = 16;
    pub const DEAL_IGNORES_CHANCE: u8 = 17;
    pub const FORGETS_REMARKS_WHEN_KEPT: u8 = 18;
    pub const KEEPS_ITS_CARDS_DIFFERENTLY: u8 = 19;
    pub const RESTORES_ANYTHING: u8 = 20;
    pub const NEVER_ENDS: u8 = 21;
    pub const GETS_STUCK: u8 = 22;
    pub const LOSES_A_CARD: u8 = 23;
    pub const CLONES_SHARE_THEIR_SCORE: u8 = 24;
    pub const TURNS_PASS_BY_MOOD: u8 = 25;
    pub const A_QUESTION_TELLS_THE_NEXT_CARD: u8 = 26;
    pub const SHOWS_HANDS_TO_THE_PUBLIC: u8 = 27;
    pub const HIDES_THE_SCORES_FROM_THE_PUBLIC: u8 = 28;
    pub const TELLS_EVERYONE_WHAT_WAS_SEALED: u8 = 29;
    pub const MARKS_A_HAND_AS_KNOWN: u8 = 30;
    pub const TELLS_THE_NEXT_CARD_AS_HARMLESS: u8 = 31;
    pub const HAS_A_CHAPTER_NOBODY_REACHES: u8 = 32;
    pub const AIDS_COUNT_HIDDEN_CARDS: u8 = 33;
    pub const TAKES_WHAT_IS_NOT_OFFERED: u8 = 34;
}

/// How many cards there are: numbers from 0, worth half of it.
pub const CARDS: u8 = 16;
const DEALT: usize = 3;
const GRAB_TIME: u64 = 3000;

#[derive(Debug)]
pub struct Cards;

impl CardSet for Cards {
    fn standard() -> &'static Cards {
        &Cards
    }
    fn parse(text: &str) -> Result<Cards, CardFault> {
        let fault = CardFault::new("row 1", "only the standard cards can be played");
        if text == "standard" { Ok(Cards) } else { Err(fault) }
    }
    fn standard_text() -> &'static str {
        "standard"
    }
    fn digest(&self) -> Digest {
        Digest::of(Cards::standard_text())
    }
    fn sources(&self) -> Vec<SourceCount> {
        vec![SourceCount::of("card", [])]
    }
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Move {
    Draw,
    Keep,
    /// Lays this card face down.
    Seal(u8),
    Grab,
    TimeUp,
    Remark(Remark),
    /// Never offered but by a faulty game, where it reads like `Remark`.
    #[serde(rename = "remark", untagged)]
    Mumble {
        remark: [Remark; 1],
    },
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Remark {
    Strong,
    Weak,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Refusal {
    NotNow,
    DeckEmpty,
    NotInHand,
    SaidAlready,
    ForTheClock,
    /// Only from a faulty game.
    Tried(u32),
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Event {
    Drew {
        seat: Seat,
        card: Option<u8>,
    },
    Kept {
        seat: Seat,
    },
    Sealed {
        seat: Seat,
    },
    /// Only from a faulty game.
    SealedCard {
        seat: Seat,
        card: u8,
    },
    Shown {
        cards: Vec<u8>,
        winner: Option<Seat>,
    },
    Grabbed {
        seat: Seat,
    },
    TimeUp,
    Remarked {
        seat: Seat,
        remark: Remark,
    },
}

/// Cards that a viewer sees, or sees only from behind.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Pile {
    Open(Vec<u8>),
    Closed(usize),
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct View {
    pub phase: Phase,
    pub hands: Vec<Pile>,
    pub sealed: Vec<Pile>,
    pub deck: Pile,
    pub gone: Vec<u8>,
    pub remarks: Vec<Option<Remark>>,
    pub scores: Vec<u8>,
    pub rounds_left: u8,
}

/// What the rules work out for a viewer.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Aids {
    /// The most that a card can be worth that the viewer does not see.
    pub best_unseen: u8,
}

/// What the table waits for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Phase {
    Draw(Seat),
    Seal,
    Grab { until: Millis, coins: u8 },
    Over,
}

/// The whole state as plain data.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Plain {
    pub seats: u8,
    pub rounds_left: u8,
    pub phase: Phase,
    /// In the order it will be drawn, the last card first.
    pub deck: Vec<u8>,
    pub hands: BySeat<Vec<u8>, 3>,
    pub gone: Vec<u8>,
    pub sealed: BySeat<Option<u8>, 3>,
    pub grabbed: BySeat<bool, 3>,
    pub remarks: BySeat<Option<Remark>, 3>,
    pub scores: BySeat<u8, 3>,
    /// Whose hands everybody is said to know, in the faulty game that marks them.
    #[serde(default)]
    pub known: Vec<Seat>,
    /// The score of the faulty game whose clones share it.
    #[serde(default)]
    pub shared: u32,
}

/// The game.
#[derive(Clone, Debug)]
pub struct Toy<const BUG: u8> {
    pub plain: Plain,
    shared: Arc<AtomicU32>,
}

impl<const BUG: u8> PartialEq for Toy<BUG> {
    fn eq(&self, other: &Self) -> bool {
        self.plain == other.plain
    }
}

impl<const BUG: u8> Game for Toy<BUG> {
    const ID: &'static str = "grapple";
    const RULES_VERSION: u32 = 3;
    const SEATS: RangeInclusive<u8> = 2..=3;
    const MOST_MOVES: u32 = 60;
    const MINUTES: RangeInclusive<u16> = 1..=5;
    const TALK: Talk = Talk::Free;
    const SEAT_FIELDS: &'static [&'static str] = &[];

    type Cards = Cards;
    type Move = Move;
    type Refusal = Refusal;
    type Event = Event;
    type Aids = Aids;
    type View = View;
    type Stored = Plain;

    fn chapters() -> &'static [&'static str] {
        match BUG {
            bug::HAS_A_CHAPTER_NOBODY_REACHES => &["draw", "seal", "grab", "over", "epilogue"],
            _ => &["draw", "seal", "grab", "over"],
        }
    }

    fn chapter(&self) -> &'static str {
        match self.plain.phase {
            Phase::Draw(_) => "draw",
            Phase::Seal => "seal",
            Phase::Grab { .. } => "grab",
            Phase::Over => "over",
        }
    }

    fn options() -> &'static [OptionSpec] {
        const OPTIONS: &[OptionSpec] = &[OptionSpec::number("rounds", 1..=3, 2)];
        OPTIONS
    }

    fn deal(setup: &Setup, _cards: &'static Cards, chance: &mut Chance) -> Result<Self, SetupError> {
        let seats = setup.seats();
        let mut deck: Vec<u8> = (0..CARDS).collect();
        if BUG == bug::DEAL_IGNORES_CHANCE {
            chance.die(1);
        } else {
            chance.shuffle(&mut deck);
        }
        let hands = BySeat::from_fn(seats, |_| deck.split_off(deck.len() - DEALT));
        let plain = Plain {
            seats,
            rounds_left: setup.number("rounds") as u8,
            phase: Phase::Draw(Seat::FIRST),
            deck,
            hands,
            gone: Vec::new(),
            sealed: BySeat::from_fn(seats, |_| None),
            grabbed: BySeat::from_fn(seats, |_| false),
            remarks: BySeat::from_fn(seats, |_| None),
            scores: BySeat::from_fn(seats, |_| 0),
            known: Vec::new(),
            shared: 0,
        };
        Ok(Toy {
            plain,
            shared: Arc::default(),
        })
    }

    fn seats(&self) -> u8 {
        self.plain.seats
    }

    fn turn(&self) -> Turn {
        rules::turn::<BUG>(&self.plain)
    }

    fn asides(&self) -> SeatSet {
        rules::asides(&self.plain)
    }

    fn any_move(&self, by: Actor, chance: &mut Chance, list: &mut Vec<Move>) -> Option<Move> {
        list.clear();
        self.moves(by, list);
        match list.len() {
            0 => None,
            _ if BUG == bug::TAKES_WHAT_IS_NOT_OFFERED && by.seat().is_some() => Some(Move::TimeUp),
            count => Some(list.swap_remove(chance.pick(count))),
        }
    }

    fn moves(&self, by: Actor, out: &mut Vec<Move>) {
        rules::moves::<BUG>(&self.plain, by, out);
    }

    fn check(&self, by: Actor, mv: &Move) -> Result<(), Refusal> {
        let answer = rules::check::<BUG>(&self.plain, by, mv);
        if BUG == bug::A_REFUSAL_LEAVES_A_TRACE && answer.is_err() {
            return Err(Refusal::Tried(self.shared.fetch_add(1, Ordering::Relaxed)));
        }
        answer
    }

    fn apply(&mut self, by: Actor, mv: &Move, moment: &mut Moment<'_, Event>) {
        rules::apply::<BUG>(&mut self.plain, by, mv, moment);
        if BUG == bug::CLONES_SHARE_THEIR_SCORE {
            self.shared.fetch_add(1, Ordering::Relaxed);
        }
    }

    fn view(&self, viewer: Viewer) -> View {
        keep::view::<BUG>(&self.plain, viewer)
    }

    fn aids(&self, viewer: Viewer) -> Option<Aids> {
        Some(keep::aids::<BUG>(&self.plain, viewer))
    }

    fn imagine(&self, seat: Seat, chance: &mut Chance) -> Self {
        Toy {
            plain: keep::imagine::<BUG>(&self.plain, seat, chance),
            shared: Arc::default(),
        }
    }

    fn store(&self) -> Plain {
        let mut stored = self.plain.clone();
        stored.shared = match BUG {
            bug::CLONES_SHARE_THEIR_SCORE => self.shared.load(Ordering::Relaxed),
            _ => 0,
        };
        if BUG == bug::FORGETS_REMARKS_WHEN_KEPT {
            stored.remarks = BySeat::from_fn(stored.seats, |_| None);
        }
        stored
    }

    fn restore(stored: Plain, _cards: &'static Cards) -> Result<Self, String> {
        keep::restore::<BUG>(stored).map(|plain| Toy {
            plain,
            shared: Arc::default(),
        })
    }

    fn audit(&self) -> Result<(), String> {
        keep::audit(&self.plain)
    }
}
