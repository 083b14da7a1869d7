//! How even a game is between `greedy` bots: who wins by place in the turn order, and by what they hold or bought. The figures in the
//! READMEs of the games come from here.
//!
//! `cargo run --release -p lab --example balance -- tortuga 4 5000 [name=value …]`; `cards=FILE` counts with other cards.

use std::collections::{BTreeMap, BTreeSet};
use std::error::Error;

use bots::Levels;
use catalog::{metal, tortuga};
use lab::{Series, auto, wilson};
use table::matches::Replay;
use table::record::{Deed, Record};
use table::{Actor, CardSet, Seat, Seed, Setup, Turn, Verdict, Viewer};

/// What is counted in games of one kind.
trait Counted: Levels {
    /// Who begins; asked of every position until one knows.
    fn first(view: &Self::View) -> Option<Seat>;
    /// What a seat has all game long, by name.
    fn has(view: &Self::View, seat: Seat, cards: &Self::Cards) -> Vec<String>;
    /// What a move adds to that.
    fn gets(mv: &Self::Move, cards: &Self::Cards) -> Option<String>;
    /// How long the game was, in rounds or turns.
    fn length(view: &Self::View) -> Option<u64>;
}

impl Counted for tortuga::Tortuga {
    fn first(view: &Self::View) -> Option<Seat> {
        Some(view.first)
    }

    fn has(view: &Self::View, seat: Seat, cards: &Self::Cards) -> Vec<String> {
        let ship = view.captains[seat.index()].figure;
        let name = |card| format!("sails {card} {}", cards.face(card, view.plain_ships).name.en);
        ship.map(name).into_iter().collect()
    }

    fn gets(mv: &Self::Move, cards: &Self::Cards) -> Option<String> {
        match mv {
            tortuga::moves::Move::Buy(card) => {
                Some(format!("bought {card} {}", cards.face(*card, false).name.en))
            }
            _ => None,
        }
    }

    fn length(view: &Self::View) -> Option<u64> {
        Some(view.round.into())
    }
}

impl Counted for metal::Metal {
    fn first(view: &Self::View) -> Option<Seat> {
        Some(view.active)
    }

    fn has(view: &Self::View, seat: Seat, _: &Self::Cards) -> Vec<String> {
        vec![format!("starts with {}", view.pirates[seat.index()].start)]
    }

    fn gets(_: &Self::Move, _: &Self::Cards) -> Option<String> {
        None
    }

    fn length(_: &Self::View) -> Option<u64> {
        None
    }
}

/// Wins and tries by what is counted, and how long the games were.
#[derive(Default)]
struct Tally {
    rates: BTreeMap<String, [u64; 2]>,
    lengths: Vec<u64>,
    decisions: u64,
}

fn count<G: Counted>(
    record: &str,
    cards: &'static G::Cards,
    tally: &mut Tally,
) -> Result<(), Box<dyn Error>> {
    let record: Record<G::Move> = Record::parse(record)?;
    let mut replay = Replay::<G>::new(&record, cards)?;
    let begun = replay.position().view(Viewer::Everything);
    while replay.step()?.is_some() {}
    let view = replay.position().view(Viewer::Everything);
    let Turn::Over(outcome) = replay.position().turn() else {
        return Err("a game that is not over".into());
    };
    let Verdict::Won(winners) = outcome.verdict else {
        return Err("all win or lose together".into());
    };
    let seats = record.header.setup.seats();
    let first = G::first(&begun).ok_or("nobody begins")?.index();
    for seat in Seat::all(seats) {
        let place = (seat.index() + usize::from(seats) - first) % usize::from(seats) + 1;
        let mut labels = BTreeSet::from([format!("place {place} in the turn order"), format!("seat {seat}")]);
        labels.extend(G::has(&view, seat, cards));
        let own = record
            .entries()
            .iter()
            .filter(|entry| entry.by == Actor::Seat(seat));
        labels.extend(own.filter_map(|entry| match &entry.deed {
            Deed::Move(mv) => G::gets(mv, cards),
            Deed::Undo { .. } => None,
        }));
        for label in labels {
            let [wins, tries] = tally.rates.entry(label).or_default();
            *wins += u64::from(winners.contains(seat));
            *tries += 1;
        }
    }
    tally.lengths.extend(G::length(&view));
    tally.decisions += record.entries().len() as u64;
    Ok(())
}

fn run<G: Counted>(seats: u8, games: u64, typed: &[String]) -> Result<(), Box<dyn Error>> {
    let (files, options): (Vec<_>, Vec<_>) = typed.iter().partition(|word| word.starts_with("cards="));
    let cards = match files.first().and_then(|word| word.strip_prefix("cards=")) {
        Some(file) => Box::leak(Box::new(G::Cards::parse(&std::fs::read_to_string(file)?)?)),
        None => G::Cards::standard(),
    };
    let given = Setup::parse_settings(&options, G::options())?;
    let series = Series::<G> {
        setup: G::setup(seats, &given)?,
        cards,
        bots: vec!["greedy".into()],
        games,
        seed: Seed::from_text("balance"),
        threads: None,
        record: true,
    };
    let (mut tally, mut problem) = (Tally::default(), None);
    auto(&series, |played| {
        let counted = count::<G>(played.record.as_deref().unwrap_or_default(), cards, &mut tally);
        problem = counted.err();
        problem.is_none()
    })?;
    if let Some(problem) = problem {
        return Err(problem);
    }
    println!(
        "{games} games of {} at {seats} seats, {} decisions a game",
        G::ID,
        tally.decisions / games.max(1)
    );
    tally.lengths.sort_unstable();
    let part = |tenths: usize| {
        tally
            .lengths
            .get(tally.lengths.len().saturating_sub(1) * tenths / 10)
    };
    if let (Some(low), Some(middle), Some(high)) = (part(1), part(5), part(9)) {
        println!("rounds: median {middle}, 10 % to 90 %: {low} to {high}");
    }
    for (label, [wins, tries]) in &tally.rates {
        let rate = wilson(*wins, *tries);
        println!(
            "{label}: {:.1} % ({:.1} to {:.1}) of {tries}",
            100.0 * rate.rate,
            100.0 * rate.low,
            100.0 * rate.high
        );
    }
    Ok(())
}

fn main() -> Result<(), Box<dyn Error>> {
    let typed: Vec<String> = std::env::args().skip(1).collect();
    let [game, seats, games, settings @ ..] = &typed[..] else {
        return Err("tell me the game, the seats and how many games".into());
    };
    let (seats, games) = (seats.parse()?, games.parse()?);
    match game.as_str() {
        "tortuga" => run::<tortuga::Tortuga>(seats, games, settings),
        "metal" => run::<metal::Metal>(seats, games, settings),
        other => Err(format!("nothing is counted for '{other}'").into()),
    }
}
