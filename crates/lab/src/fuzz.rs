//! The bodies of the fuzz targets, as functions of bytes that panic only on a fault. The targets under `fuzz/` call them with whatever the fuzzer finds;
//! a test here calls them with bytes of its own.

use serde_json::Value;
use table::{
    Actor, CardSet, Chance, Game, Match, Millis, Moment, Record, Seat, SeatSet, Seed, Setup, Told, Turn,
    snapshot,
};

/// Hands the bytes after the first to the game that the first names.
pub fn any_game(bytes: &[u8], body: impl Fn(&str, &[u8])) {
    if let Some((first, rest)) = bytes.split_first() {
        body(catalog::GAMES[usize::from(*first) % catalog::GAMES.len()], rest);
    }
}

/// Bytes, read one by one; zeros once they are used up.
struct Bytes<'a>(&'a [u8]);

impl Bytes<'_> {
    fn next(&mut self) -> Option<u8> {
        let (first, rest) = self.0.split_first()?;
        self.0 = rest;
        Some(*first)
    }

    fn number(&mut self) -> u64 {
        (0..8).fold(0, |number, _| number << 8 | u64::from(self.next().unwrap_or(0)))
    }

    /// Some set-up of the game.
    fn setup<G: Game>(&mut self) -> Setup {
        let mut pick = |count: usize| usize::from(self.next().unwrap_or(0)) % count.max(1);
        let seats = G::SEATS.start() + pick(G::SEATS.len()) as u8;
        let values = G::options().iter().map(|spec| {
            let values = spec.all_values();
            (spec.name.to_owned(), values[pick(values.len())].clone())
        });
        let given = values.collect();
        G::setup(seats, &given)
            .unwrap_or_else(|error| unreachable!("values of the options themselves: {error}"))
    }
}

/// Reads a snapshot: either the bytes themselves, or a real position in which the bytes change leaves. What is accepted must be playable.
pub fn snapshot<G: Game>(bytes: &[u8]) {
    let mut bytes = Bytes(bytes);
    let cards = G::Cards::standard();
    let text = if bytes.next().unwrap_or(0) % 4 == 0 {
        String::from_utf8_lossy(bytes.0).into_owned()
    } else {
        changed_position::<G>(&mut bytes)
    };
    if let Ok(state) = snapshot::restore::<G>(&text, cards) {
        state.audit().expect("a restored position passes the audit");
        let kept = serde_json::to_string(&snapshot::take(&state, cards)).expect("a position has a JSON form");
        assert!(
            snapshot::restore::<G>(&kept, cards).is_ok_and(|again| again == state),
            "kept and restored"
        );
        for seat in Seat::all(state.seats()) {
            state
                .imagine(seat, &mut Chance::fast(1))
                .audit()
                .expect("an imagined world passes the audit");
        }
        play_on(state, 80);
    }
}

fn changed_position<G: Game>(bytes: &mut Bytes<'_>) -> String {
    let (seed, setup) = (bytes.number(), bytes.setup::<G>());
    let Ok(state) = G::deal(&setup, G::Cards::standard(), &mut Chance::fast(seed)) else {
        return String::new();
    };
    let state = play_on(state, bytes.next().map_or(0, usize::from));
    let mut value = serde_json::to_value(snapshot::take(&state, G::Cards::standard())).unwrap_or(Value::Null);
    while let (Some(high), Some(low), Some(change)) = (bytes.next(), bytes.next(), bytes.next()) {
        let mut leaves = Vec::new();
        collect_leaves(&mut value["state"], &mut leaves);
        let at = (usize::from(high) << 8 | usize::from(low)) % leaves.len().max(1);
        if let Some(leaf) = leaves.into_iter().nth(at) {
            change_leaf(leaf, change);
        }
    }
    value.to_string()
}

fn collect_leaves<'a>(value: &'a mut Value, out: &mut Vec<&'a mut Value>) {
    match value {
        Value::Array(items) => items.iter_mut().for_each(|item| collect_leaves(item, out)),
        Value::Object(fields) => fields.values_mut().for_each(|item| collect_leaves(item, out)),
        _ => out.push(value),
    }
}

fn change_leaf(leaf: &mut Value, change: u8) {
    *leaf = match leaf {
        Value::Number(number) => {
            Value::from(number.as_i64().unwrap_or(0).wrapping_add(i64::from(change as i8)))
        }
        Value::Bool(on) => Value::Bool(!*on),
        Value::Null => Value::from(change),
        _ => Value::Null,
    };
}

/// Random moves from here, audited.
fn play_on<G: Game>(mut state: G, moves: usize) -> G {
    let (mut chance, mut choice) = (Chance::fast(2), Chance::fast(3));
    let (mut told, mut now) = (Told::deaf(), Millis(0));
    for _ in 0..moves {
        let Some((by, mv)) = some_move(&state, choice.die(256) as u8, choice.die(256) as u8) else {
            break;
        };
        now = time_of(&state, by, now);
        let mut moment = Moment {
            chance: &mut chance,
            told: &mut told,
            now,
        };
        state
            .play(by, &mv, &mut moment)
            .unwrap_or_else(|refused| panic!("{mv:?} was offered: {refused:?}"));
        state
            .audit()
            .unwrap_or_else(|problem| panic!("after {mv:?}: {problem}"));
    }
    state
}

fn time_of<G: Game>(state: &G, by: Actor, now: Millis) -> Millis {
    match (by, state.turn()) {
        (
            Actor::Clock(_),
            Turn::RealTime {
                until: Some(until), ..
            },
        ) => until.max(now),
        _ => Millis(now.0.saturating_add(100)),
    }
}

/// The actor and the move that two bytes name.
fn some_move<G: Game>(state: &G, who: u8, what: u8) -> Option<(Actor, G::Move)> {
    let actors: Vec<Actor> = state
        .actors()
        .filter(|by| !state.offered(*by).is_empty())
        .collect();
    let by = *actors.get(usize::from(who) % actors.len().max(1))?;
    let mut moves = state.offered(by);
    Some((by, moves.swap_remove(usize::from(what) % moves.len())))
}

/// Plays a match as the bytes say: offered moves, stale and foreign ones, taking back. The record must lead to the same place.
pub fn moves<G: Game>(bytes: &[u8]) {
    let mut bytes = Bytes(bytes);
    let secret = Seed::from_text(&bytes.number().to_string());
    let cards = G::Cards::standard();
    let Ok(mut game) = Match::<G>::new(bytes.setup::<G>(), cards, secret, Vec::new()) else {
        return;
    };
    let mut stale: Vec<G::Move> = Vec::new();
    let mut now = Millis(0);
    while let (Some(who), Some(what)) = (bytes.next(), bytes.next()) {
        let seats = SeatSet::all(game.state().seats());
        match who >> 4 {
            0 => drop(game.undo(
                Seat::new(usize::from(what) % 6).unwrap_or(Seat::FIRST),
                seats,
                now,
            )),
            1 if !stale.is_empty() => {
                let by = Seat::new(usize::from(who) % 6).map_or(Actor::CLOCK, Actor::Seat);
                let before = game.state().clone();
                if game
                    .play(by, &stale[usize::from(what) % stale.len()], now)
                    .is_err()
                {
                    assert!(before == *game.state(), "a refused move changes nothing");
                }
            }
            _ => {
                let Some((by, mv)) = some_move(game.state(), who, what) else {
                    break;
                };
                now = time_of(game.state(), by, now);
                game.play(by, &mv, now)
                    .unwrap_or_else(|refused| panic!("{mv:?} was offered: {refused:?}"));
                stale.push(mv);
            }
        }
        game.state().audit().unwrap_or_else(|problem| panic!("{problem}"));
    }
    game.break_off();
    let record = Record::parse(&game.record().to_string()).expect("a record comes back from its text");
    let verified = Match::<G>::verify(&record, cards).expect("a record verifies");
    assert!(
        verified.state() == game.state(),
        "a record leads to the same place"
    );
}
