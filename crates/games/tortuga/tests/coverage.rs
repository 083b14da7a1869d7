//! Random play until every card, every ability of every card, every sector ability, every kind of move and every ending has happened. What
//! has not is listed.

use std::collections::BTreeSet;

use table::study::{Fact, Notebook};
use table::{CardSet, Chance, Game, Millis, Moment, Setup, Told, Turn};
use tortuga::Tortuga;
use tortuga::cards::Cards;
use tortuga::moves::Move;

/// The most games to play before giving up.
const GAMES: u64 = 20_000;

#[test]
fn everything_happens() {
    let mut missing = everything();
    let mut seen = BTreeSet::new();
    for number in 0..GAMES {
        play(number, &mut seen);
        if number % 50 == 49 {
            missing.retain(|thing| !seen.contains(thing));
            if missing.is_empty() {
                println!("everything happened within {} games", number + 1);
                return;
            }
        }
    }
    let missing: Vec<String> = missing.iter().map(Fact::to_string).collect();
    panic!("after {GAMES} games this has not happened: {missing:#?}");
}

/// All there is to see, but for taking a marker back: random captains never run out of ten markers; a test of the rules does.
fn everything() -> BTreeSet<Fact> {
    let mut all = table::study::everything::<Tortuga>(Cards::standard());
    all.retain(|fact| !LEFT_OUT.contains(&fact.to_string().as_str()));
    all
}

const LEFT_OUT: [&str; 2] = ["move recall_marker", "event marker_recalled"];

/// What the captains of a game are like.
#[derive(Clone, Copy, PartialEq)]
enum Mood {
    /// They do things before they end their turn, and seldom throw their means away.
    Busy,
    /// They leave each other and the sectors alone until they can take Tortuga.
    Patient,
}

/// How likely a move is chosen.
fn weight(mood: Mood, mv: Move) -> u8 {
    match mv {
        Move::Attack(_) | Move::BuyInfluence | Move::Convert(_) | Move::Capture if mood == Mood::Patient => 1,
        Move::EndTurn | Move::Destroy(_) | Move::SpendMineral | Move::Renew(_) => 1,
        Move::Reserve(_) | Move::Reinforce { .. } | Move::Done => 2,
        Move::Conquer | Move::ConquerWithCrypto | Move::Capture | Move::Attack(_) => 40,
        Move::Play(_) => 20,
        _ => 8,
    }
}

fn play(number: u64, seen: &mut BTreeSet<Fact>) {
    let scenario = ["base", "aggressive", "peaceful"][(number % 3) as usize];
    let given = Setup::parse_settings(&[format!("scenario={scenario}")], Tortuga::options()).unwrap();
    let setup = Tortuga::setup(2 + (number / 3 % 3) as u8, &given).unwrap();
    let (mut chance, mut choice) = (Chance::fast(number), Chance::fast(!number));
    let mut game = Tortuga::deal(&setup, Cards::standard(), &mut chance).unwrap();
    let mood = if (number / 9).is_multiple_of(2) {
        Mood::Busy
    } else {
        Mood::Patient
    };
    let mut book = Notebook::begin(&game);
    let mut moves = Vec::new();
    while let Turn::One(seat) = game.turn() {
        moves.clear();
        game.moves(seat.into(), &mut moves);
        let weights: Vec<u8> = moves.iter().map(|mv| weight(mood, *mv)).collect();
        let mv = moves[choice.draw(&weights).unwrap()];
        let mut told = Told::listening();
        let before = game.clone();
        let moment = &mut Moment {
            chance: &mut chance,
            told: &mut told,
            now: Millis(0),
        };
        game.play(seat.into(), &mv, moment).unwrap();
        book.step(&before, seat.into(), &mv, &told, &game);
    }
    seen.extend(book.notes().all().keys().cloned());
}
