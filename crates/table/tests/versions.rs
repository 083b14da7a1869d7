//! A game whose rules change while it is being played.
//!
//! Heap: two seats put stones on a heap in turn, and a die adds some more; whoever reaches the goal wins. Version 1 wrote its moves as bare
//! numbers and kept no goal; version 2 writes them in words; version 3 forbids to put three; version 4 lets one put a single stone only, and
//! still plays games of version 2 and 3 as they were begun.

use crate::toy;

use std::ops::RangeInclusive;

use serde::{Deserialize, Serialize};
use serde_json::{Value, json};
use table::snapshot::{self, SnapshotError};
use table::turn::Score;
use table::{
    Actor, BySeat, CardSet, Chance, Game, Match, Millis, Moment, OptionSpec, Outcome, Record, Replay,
    ReplayError, Seat, SeatSet, Seed, Setup, SetupError, Turn, Undo, Viewer,
};
use toy::Cards;

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(transparent)]
struct Bare(u8);

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
enum Worded {
    Put(u8),
}

impl From<u8> for Bare {
    fn from(stones: u8) -> Self {
        Bare(stones)
    }
}

impl From<u8> for Worded {
    fn from(stones: u8) -> Self {
        Worded::Put(stones)
    }
}

impl From<Bare> for u8 {
    fn from(mv: Bare) -> u8 {
        mv.0
    }
}

impl From<Worded> for u8 {
    fn from(Worded::Put(stones): Worded) -> u8 {
        stones
    }
}

/// The state of every version in memory; what is kept differs.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
struct Plain {
    heap: u32,
    next: Seat,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    goal: Option<u32>,
    /// How many stones may be put in a game that was begun under an earlier version.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    most: Option<u8>,
}

/// One version of the game: how its moves are written, what it allows, how it lifts what the version before it kept.
macro_rules! version {
    ($name:ident, $oldest:literal..=$number:literal, $mv:ty, $most:literal, $lift:expr) => {
        #[derive(Clone, Debug, PartialEq)]
        struct $name(Plain);

        impl Game for $name {
            const ID: &'static str = "heap";
            const RULES_VERSION: u32 = $number;
            const OLDEST_RULES: u32 = $oldest;
            const SEATS: RangeInclusive<u8> = 2..=2;
            const MOST_MOVES: u32 = 100;
            const MINUTES: RangeInclusive<u16> = 1..=2;
            const TALK: table::Talk = table::Talk::Free;
            const SEAT_FIELDS: &'static [&'static str] = &[];
            type Cards = Cards;
            type Move = $mv;
            type Refusal = String;
            type Event = u32;
            type View = Plain;
            type Aids = table::NoAids;
            type Stored = Plain;

            fn options() -> &'static [OptionSpec] {
                &[]
            }
            fn deal(_: &Setup, _: &'static Cards, chance: &mut Chance) -> Result<Self, SetupError> {
                let heap = chance.die(6) as u32;
                let goal = ($number > 1).then_some(40);
                Ok($name(Plain {
                    heap,
                    next: Seat::FIRST,
                    goal,
                    most: None,
                }))
            }
            fn deal_under(
                rules: u32,
                setup: &Setup,
                cards: &'static Cards,
                chance: &mut Chance,
            ) -> Result<Self, SetupError> {
                let mut game = Self::deal(setup, cards, chance)?;
                game.0.most = (rules < $number).then_some(if rules == 2 { 3 } else { 2 });
                Ok(game)
            }
            fn seats(&self) -> u8 {
                2
            }
            fn turn(&self) -> Turn {
                if self.0.heap < self.0.goal.unwrap_or(40) {
                    return Turn::One(self.0.next);
                }
                let points = |seat| Score {
                    points: i32::from(seat != self.0.next),
                    tie_breaks: [0; 3],
                };
                Turn::Over(Outcome::by_score(BySeat::from_fn(2, points)))
            }
            fn moves(&self, _: Actor, out: &mut Vec<$mv>) {
                let most: u8 = self.0.most.unwrap_or($most);
                out.extend((1..=most).map(|stones: u8| <$mv>::from(stones)));
            }
            fn check(&self, _: Actor, mv: &$mv) -> Result<(), String> {
                let stones = u8::from(*mv);
                let fine = (1..=self.0.most.unwrap_or($most)).contains(&stones);
                fine.then_some(()).ok_or_else(|| format!("{stones} stones"))
            }
            fn apply(&mut self, _: Actor, mv: &$mv, moment: &mut Moment<'_, u32>) {
                self.0.heap += u32::from(u8::from(*mv)) + moment.chance.die(2) as u32;
                self.0.next = self.0.next.next(2);
                moment.told.everyone(self.0.heap);
            }
            fn view(&self, _: Viewer) -> Plain {
                self.0.clone()
            }
            fn imagine(&self, _: Seat, _: &mut Chance) -> Self {
                self.clone()
            }
            fn store(&self) -> Plain {
                self.0.clone()
            }
            fn restore(stored: Plain, _: &'static Cards) -> Result<Self, String> {
                let fine = stored.goal.is_some() == ($number > 1);
                fine.then_some($name(stored))
                    .ok_or_else(|| "the goal".into())
            }
            fn lift(kept: Value, from: u32) -> Result<Value, String> {
                let lift: fn(Value, u32) -> Result<Value, String> = $lift;
                lift(kept, from)
            }
            fn audit(&self) -> Result<(), String> {
                Ok(())
            }
        }
    };
}

/// Version 1 kept no goal.
fn with_goal(mut kept: Value, from: u32) -> Result<Value, String> {
    match from {
        1 => {
            kept["goal"] = json!(40);
            Ok(kept)
        }
        2 | 3 => Ok(kept),
        _ => Err(format!("nobody remembers version {from}")),
    }
}

version!(First, 1..=1, Bare, 3, |_, from| Err(format!(
    "nobody remembers version {from}"
)));
version!(Second, 2..=2, Worded, 3, with_goal);
version!(Third, 3..=3, Worded, 2, with_goal);
version!(Fourth, 2..=4, Worded, 1, with_goal);

const NOW: Millis = Millis(50);

fn secret() -> Seed {
    Seed::from_text("heap")
}

fn dealt<G: Game<Cards = Cards>>() -> Match<G> {
    let setup = G::setup(2, &Default::default()).unwrap();
    Match::new(setup, Cards::standard(), secret(), vec!["a".into(), "b".into()]).unwrap()
}

/// Makes moves by the number of stones, whoever's turn it is.
fn put<G: Game<Cards = Cards>>(game: &mut Match<G>, stones: &[u8])
where
    G::Move: From<u8>,
{
    for stones in stones {
        let by = game.state().turn().seats().first().unwrap();
        game.play(by.into(), &G::Move::from(*stones), NOW).unwrap();
    }
}

fn kept<G: Game>(game: &Match<G>) -> String {
    serde_json::to_string(&game.snapshot()).unwrap()
}

/// The game of one version taken up by another: from its position after `entries` entries.
fn raise<G: Game<Cards = Cards>>(text: &str, position: &str, entries: usize) -> Match<G> {
    let state = snapshot::restore::<G>(position, Cards::standard()).unwrap();
    let record = Record::parse_under(text, G::OLDEST_RULES..=G::RULES_VERSION).unwrap();
    Match::raise(record, state, entries, Some(secret()), Cards::standard(), NOW).unwrap()
}

#[test]
fn a_game_goes_on_under_newer_rules_and_its_record_says_so() {
    let mut old = dealt::<First>();
    put(&mut old, &[1, 2, 3, 1]);
    let heap = old.state().0.heap;
    let mut new = raise::<Second>(&old.record().to_string(), &kept(&old), 4);
    assert_eq!((new.state().0.heap, new.state().0.goal), (heap, Some(40)));
    assert_eq!((new.record().entries().len(), new.earlier()), (5, 5));
    assert_eq!(
        new.undo_for(Seat::FIRST),
        Undo::Nothing,
        "nothing before the change can be taken back"
    );
    put(&mut new, &[3, 2]);
    let everyone = SeatSet::all(2);
    new.undo(Seat::FIRST.next(2), everyone, NOW).unwrap();
    put(&mut new, &[1]);
    new.break_off();
    let text = new.record().to_string();
    for line in old.record().to_string().lines() {
        assert!(
            text.contains(line),
            "what was written stays as it was written: {line}"
        );
    }
    let read = Record::parse(&text).unwrap();
    assert_eq!(&read, new.record());
    let verified = Match::<Second>::verify(&read, Cards::standard()).unwrap();
    assert_eq!((verified.state(), verified.earlier()), (new.state(), 5));
    let mut walk = Replay::<Second>::new(&read, Cards::standard()).unwrap();
    assert_eq!(
        (walk.entries(), walk.position().0.heap),
        (5, heap),
        "a replay begins where the rules changed"
    );
    while walk.step().unwrap().is_some() {}
    assert_eq!(walk.position(), new.state());
    // A draw since the change that the seed does not give is noticed.
    let lines: Vec<&str> = text.lines().collect();
    let (from, to) = if lines[6].contains("\"chance\":[0]") {
        ("[0]", "[1]")
    } else {
        ("[1]", "[0]")
    };
    let forged = text.replacen(lines[6], &lines[6].replacen(from, to, 1), 1);
    let forged = Record::parse(&forged).unwrap();
    assert!(Match::<Second>::verify(&forged, Cards::standard()).is_err());
}

#[test]
fn a_game_outlives_several_changes() {
    let mut first = dealt::<First>();
    put(&mut first, &[1, 1]);
    let mut second = raise::<Second>(&first.record().to_string(), &kept(&first), 2);
    put(&mut second, &[3]);
    let mut third = raise::<Third>(&second.record().to_string(), &kept(&second), 4);
    put(&mut third, &[2, 2]);
    assert_eq!((third.earlier(), third.record().entries().len()), (5, 7));
    // From the first version it is lifted in two steps.
    let both = raise::<Third>(&first.record().to_string(), &kept(&first), 2);
    assert_eq!(both.state().0.heap, first.state().0.heap);
    let again = Record::parse_under(&third.record().to_string(), 3..=3).unwrap();
    assert_eq!(
        Match::<Third>::replay(&again, Cards::standard()).unwrap().state(),
        third.state()
    );
    let older = Record::parse_under(&third.record().to_string(), 2..=2).unwrap();
    let error = Match::<Second>::replay(&older, Cards::standard()).unwrap_err();
    assert_eq!(
        error,
        ReplayError::OtherRules {
            found: 3,
            expected: 2
        }
    );
}

#[test]
fn a_game_that_still_plays_earlier_rules_ends_by_those_it_was_begun_under() {
    let mut old = dealt::<Second>();
    put(&mut old, &[3, 3]);
    let read = |text: &str| Record::parse_under(text, Fourth::OLDEST_RULES..=Fourth::RULES_VERSION).unwrap();
    let played = Match::<Fourth>::replay(&read(&old.record().to_string()), Cards::standard()).unwrap();
    assert_eq!(played.earlier(), 0, "nothing was replaced");
    let mut on = played.with_secret(secret()).unwrap();
    while on.state().turn().outcome().is_none() {
        put(&mut on, &[3]);
    }
    let text = on.record().to_string();
    assert!(
        text.starts_with(&old.record().to_string()),
        "it is written as it was"
    );
    let verified = Match::<Fourth>::verify(&read(&text), Cards::standard()).unwrap();
    assert_eq!(verified.state(), on.state());
    // Version 3 let one put two stones, and version 1 is not known any more.
    let third = dealt::<Third>();
    let mut on = Match::<Fourth>::replay(&read(&third.record().to_string()), Cards::standard()).unwrap();
    assert!(on.play(Seat::FIRST.into(), &Worded::Put(3), NOW).is_err());
    let first = dealt::<First>();
    let error = Match::<Fourth>::replay(&read(&first.record().to_string()), Cards::standard()).unwrap_err();
    assert_eq!(
        error,
        ReplayError::OtherRules {
            found: 1,
            expected: 4
        }
    );
    assert!(
        dealt::<Fourth>()
            .state()
            .check(Seat::FIRST.into(), &Worded::Put(2))
            .is_err()
    );
}

#[test]
fn what_came_after_the_kept_position_is_made_again_or_set_aside() {
    let mut old = dealt::<Second>();
    put(&mut old, &[1]);
    let position = kept(&old);
    put(&mut old, &[2, 1]);
    let new = raise::<Third>(&old.record().to_string(), &position, 1);
    assert_eq!(new.state().0, old.state().0, "the newer rules allow it too");
    put(&mut old, &[3]);
    let new = raise::<Third>(&old.record().to_string(), &position, 1);
    let (_, raised) = new.record().raised().unwrap();
    assert_eq!((raised.after, new.record().entries().len()), (1, 5));
    assert_eq!(json!(new.state().0), raised.state);
    let then = snapshot::restore::<Third>(&position, Cards::standard()).unwrap();
    assert_eq!(new.state(), &then, "they forbid three stones");
}

#[test]
fn a_game_may_say_that_there_is_no_way_up() {
    let old = dealt::<First>();
    let ancient = kept(&old).replacen("\"rules\":1", "\"rules\":0", 1);
    let error = snapshot::restore::<Third>(&ancient, Cards::standard()).unwrap_err();
    let why = "nobody remembers version 0".to_owned();
    assert_eq!(
        error,
        SnapshotError::NoWayUp {
            found: 0,
            expected: 3,
            why
        }
    );
    let newer = kept(&old).replacen("\"rules\":1", "\"rules\":4", 1);
    let error = snapshot::restore::<Third>(&newer, Cards::standard()).unwrap_err();
    assert_eq!(
        error,
        SnapshotError::OtherRules {
            found: 4,
            expected: 3
        }
    );
}

#[test]
fn a_match_does_not_go_on_with_another_secret_or_before_its_position() {
    let mut old = dealt::<First>();
    put(&mut old, &[1]);
    let raise = |entries, secret| {
        let record = Record::parse_under(&old.record().to_string(), 2..=2).unwrap();
        let state = snapshot::restore::<Second>(&kept(&old), Cards::standard()).unwrap();
        Match::raise(record, state, entries, Some(secret), Cards::standard(), NOW).map(drop)
    };
    assert_eq!(raise(1, secret()), Ok(()));
    assert_eq!(raise(1, secret().nth(1)), Err(ReplayError::OtherSecret));
    let problem = "the position was kept later than the record goes".to_owned();
    assert_eq!(raise(2, secret()), Err(ReplayError::Entry { number: 2, problem }));
}
