//! Small games whose best moves are known.

use std::ops::RangeInclusive;

use serde::{Deserialize, Serialize};
use table::bots::Levels;
use table::{
    Actor, CardFault, CardSet, Chance, Digest, Game, Moment, NoAids, OptionSpec, Outcome, Seat, SeatSet,
    Setup, SetupError, SourceCount, Talk, Turn, Verdict, Viewer,
};

/// A box with nothing in it.
#[derive(Debug)]
pub(crate) struct Nothing;

impl CardSet for Nothing {
    fn standard() -> &'static Nothing {
        &Nothing
    }
    fn parse(_: &str) -> Result<Nothing, CardFault> {
        Ok(Nothing)
    }
    fn standard_text() -> &'static str {
        ""
    }
    fn digest(&self) -> Digest {
        Digest::of("")
    }
    fn sources(&self) -> Vec<SourceCount> {
        Vec::new()
    }
}

/// What the small games say of themselves alike; their state is their view to those who may see all of it.
macro_rules! small {
    ($id:literal) => {
        const ID: &'static str = $id;
        const RULES_VERSION: u32 = 1;
        const SEATS: RangeInclusive<u8> = 2..=2;
        const MOST_MOVES: u32 = 20;
        const MINUTES: RangeInclusive<u16> = 1..=1;
        const TALK: Talk = Talk::Free;
        const SEAT_FIELDS: &'static [&'static str] = &[];
        type Cards = Nothing;
        type Move = Choice;
        type Refusal = ();
        type Event = ();
        type Aids = NoAids;
        type Stored = Self;

        fn options() -> &'static [OptionSpec] {
            &[]
        }
        fn seats(&self) -> u8 {
            2
        }
        fn check(&self, by: Actor, mv: &Choice) -> Result<(), ()> {
            let mut moves = Vec::new();
            self.moves(by, &mut moves);
            moves.contains(mv).then_some(()).ok_or(())
        }
        fn store(&self) -> Self {
            self.clone()
        }
        fn restore(stored: Self, _: &'static Nothing) -> Result<Self, String> {
            Ok(stored)
        }
        fn audit(&self) -> Result<(), String> {
            Ok(())
        }
    };
}

/// A number: a square, or a choice.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub(crate) struct Choice(pub(crate) u8);

pub(crate) const SECOND: Seat = Seat::FIRST.other();

fn won(by: Seat) -> Turn {
    Turn::Over(Outcome {
        verdict: Verdict::Won(SeatSet::only(by)),
        scores: None,
    })
}

/// Three in a row; the squares are numbered row by row.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub(crate) struct Noughts {
    pub(crate) squares: [Option<bool>; 9],
}

impl Noughts {
    /// A position drawn with `x` (the first seat), `o` and dots.
    pub(crate) fn drawn(drawing: &str) -> Noughts {
        let mut signs = drawing.chars().filter(|sign| !sign.is_whitespace());
        let squares = std::array::from_fn(|_| match signs.next() {
            Some('x') => Some(true),
            Some('o') => Some(false),
            _ => None,
        });
        Noughts { squares }
    }

    fn has_won(&self, sign: bool) -> bool {
        const LINES: [[usize; 3]; 8] = [
            [0, 1, 2],
            [3, 4, 5],
            [6, 7, 8],
            [0, 3, 6],
            [1, 4, 7],
            [2, 5, 8],
            [0, 4, 8],
            [2, 4, 6],
        ];
        LINES
            .iter()
            .any(|line| line.iter().all(|at| self.squares[*at] == Some(sign)))
    }
}

impl Game for Noughts {
    small!("noughts");
    type View = Noughts;

    fn deal(_: &Setup, _: &'static Nothing, _: &mut Chance) -> Result<Self, SetupError> {
        Ok(Noughts::drawn(""))
    }
    fn turn(&self) -> Turn {
        let taken = self.squares.iter().flatten().count();
        match (self.has_won(true), self.has_won(false), taken) {
            (true, ..) => won(Seat::FIRST),
            (_, true, _) => won(SECOND),
            (.., 9) => Turn::Over(Outcome {
                verdict: Verdict::Won(SeatSet::all(2)),
                scores: None,
            }),
            (.., even) if even % 2 == 0 => Turn::One(Seat::FIRST),
            _ => Turn::One(SECOND),
        }
    }
    fn moves(&self, _: Actor, out: &mut Vec<Choice>) {
        let free = (0..9).filter(|at| self.squares[usize::from(*at)].is_none());
        out.extend(free.map(Choice));
    }
    fn apply(&mut self, by: Actor, mv: &Choice, _: &mut Moment<'_, ()>) {
        self.squares[usize::from(mv.0)] = Some(by == Actor::Seat(Seat::FIRST));
    }
    fn view(&self, _: Viewer) -> Noughts {
        self.clone()
    }
    fn imagine(&self, _: Seat, _: &mut Chance) -> Self {
        self.clone()
    }
}

impl Levels for Noughts {}

/// The first seat takes a safe bet, which it wins seven times in ten, or guesses how a coin lies that it cannot see. Whoever looks at one world at
/// a time would guess right in each of them, and take the guess for the better bet.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub(crate) struct Gamble {
    /// Whether the second seat lays the coin, instead of the deal.
    pub(crate) laid: bool,
    /// Whether the first seat may guess.
    pub(crate) guessing: bool,
    pub(crate) coin: Option<u8>,
    pub(crate) ended: Option<bool>,
}

pub(crate) const SAFE: Choice = Choice(7);
pub(crate) const GUESS: Choice = Choice(8);

impl Gamble {
    pub(crate) fn dealt(coin: u8) -> Gamble {
        Gamble {
            laid: false,
            guessing: false,
            coin: Some(coin),
            ended: None,
        }
    }

    pub(crate) fn laid() -> Gamble {
        Gamble {
            laid: true,
            coin: None,
            ..Gamble::dealt(0)
        }
    }
}

impl Game for Gamble {
    small!("gamble");
    type View = Gamble;

    fn deal(_: &Setup, _: &'static Nothing, chance: &mut Chance) -> Result<Self, SetupError> {
        Ok(Gamble::dealt(chance.die(2) as u8))
    }
    fn turn(&self) -> Turn {
        match (self.ended, self.coin, self.guessing) {
            (Some(true), ..) => won(Seat::FIRST),
            (Some(false), ..) => won(SECOND),
            (None, None, true) => Turn::One(SECOND),
            _ => Turn::One(Seat::FIRST),
        }
    }
    fn moves(&self, by: Actor, out: &mut Vec<Choice>) {
        match (by.seat(), self.guessing) {
            (Some(Seat::FIRST), false) => out.extend([SAFE, GUESS]),
            _ => out.extend([Choice(0), Choice(1)]),
        }
    }
    fn apply(&mut self, by: Actor, mv: &Choice, now: &mut Moment<'_, ()>) {
        match (by.seat(), *mv) {
            (_, SAFE) => self.ended = Some(now.chance.die(10) < 7),
            (_, GUESS) => self.guessing = true,
            (Some(Seat::FIRST), guess) => self.ended = Some(self.coin == Some(guess.0)),
            (_, side) => self.coin = Some(side.0),
        }
    }
    fn view(&self, viewer: Viewer) -> Gamble {
        let shown = self.laid && viewer.knows(SECOND);
        Gamble {
            coin: self.coin.filter(|_| shown),
            ..self.clone()
        }
    }
    fn imagine(&self, seat: Seat, chance: &mut Chance) -> Self {
        let hidden = self.coin.is_some() && !(self.laid && seat == SECOND);
        Gamble {
            coin: if hidden {
                Some(chance.die(2) as u8)
            } else {
                self.coin
            },
            ..self.clone()
        }
    }
}

impl Levels for Gamble {
    fn is_sealed(&self, seat: Seat, _: &Choice) -> bool {
        seat == SECOND
    }
}
