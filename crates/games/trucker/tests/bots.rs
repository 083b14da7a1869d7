//! What the bots of Galaxy Trucker do: they build legal ships, complete most flights, beat a random builder, keep a person's pace, and know nothing
//! their seat does not.

use table::bots::{Bot, Eyes, Levels, Next, Players, Rank, named};
use table::{CardSet, Chance, Game, Millis, Moment, Seat, Setup, Told, Viewer};
use trucker::Trucker;
use trucker::cards::Cards;
use trucker::events::Event;
use trucker::ids::Flight;
use trucker::moves::Move;
use trucker::ship::notation;

/// How a flight of these bots went.
#[derive(Default)]
struct Flown {
    /// Who was still flying when the last card was resolved.
    completed: Vec<bool>,
    credits: Vec<i16>,
    /// Ships that were not legal at the check.
    illegal: Vec<Seat>,
    /// When building ended.
    built: Millis,
    /// When each building move was made.
    moved: Vec<(Seat, Millis)>,
    /// How many components each ship had when building ended.
    sizes: Vec<usize>,
}

fn dealt(flight: &str, building: &str, seats: usize, chance: &mut Chance) -> Trucker {
    let typed = [format!("flight={flight}"), format!("building={building}")];
    let given = Setup::parse_settings(&typed, Trucker::options()).unwrap();
    Trucker::deal(
        &Trucker::setup(seats as u8, &given).unwrap(),
        Cards::standard(),
        chance,
    )
    .unwrap()
}

/// A bot by its name; of the levels that people choose, the hands that build.
fn bot(name: &str) -> Option<Box<dyn Bot<Trucker>>> {
    match name {
        "novice" => Trucker::own(Rank::Novice),
        "captain" => Trucker::own(Rank::Captain),
        _ => named::<Trucker>(name),
    }
}

fn flown(flight: &str, building: &str, bots: &[&str], seed: u64) -> Flown {
    let mut chance = Chance::fast(seed);
    let mut game = dealt(flight, building, bots.len(), &mut chance);
    let seated = bots.iter().map(|name| bot(name)).collect();
    let mut players = Players::new(seated, Chance::fast(seed ^ 0xb07));
    let (mut flown, mut now) = (Flown::default(), Millis(0));
    loop {
        match players.next(&game, now) {
            Next::Move(by, mv, at) => {
                now = at;
                let mut told = Told::listening();
                let chance = &mut chance;
                let moment = &mut Moment {
                    chance,
                    told: &mut told,
                    now,
                };
                game.play(by, &mv, moment).unwrap();
                if flown.built == Millis(0) {
                    flown.moved.extend(by.seat().map(|seat| (seat, now)));
                }
                for event in told.heard_by(Viewer::Public) {
                    match event {
                        Event::Illegal { seat } => flown.illegal.push(*seat),
                        Event::BuildingEnded => {
                            flown.built = now;
                            let truckers = game.view(Viewer::Everything).truckers;
                            flown.sizes = truckers.iter().map(|trucker| trucker.ship.tiles.len()).collect();
                        }
                        _ => {}
                    }
                }
            }
            Next::Over => break,
            Next::Wait(seats) => panic!("a bot at {seats:?} does not move"),
        }
    }
    let view = game.view(Viewer::Everything);
    let rockets = view.flying.unwrap().rockets;
    flown.completed = rockets.iter().map(|rocket| rocket.left.is_none()).collect();
    flown.credits = view.truckers.iter().map(|trucker| trucker.credits).collect();
    flown
}

/// How many of a hundred flights `greedy` completes; no ship of its needs a correction.
fn completed(flight: &str, building: &str, seats: usize, games: u64) -> usize {
    let (mut completed, mut flights) = (0, 0);
    for seed in 0..games {
        let flown = flown(flight, building, &vec!["greedy"; seats], 7_000 + seed);
        assert_eq!(flown.illegal, [], "a ship that is not legal, flight {seed}");
        completed += flown.completed.iter().filter(|still| **still).count();
        flights += seats;
    }
    completed * 100 / flights
}

/// The bars are 85, 75 and 60 in a hundred, measured over thousands of flights: see the README. Here a few flights of each must reach them.
#[test]
fn greedy_completes_most_flights() {
    for (flight, bar) in [("1", 85), ("2", 75), ("3", 60)] {
        for (building, seats, games) in [("turns", 2, 50), ("realtime", 4, 5)] {
            let share = completed(flight, building, seats, games);
            assert!(
                share >= bar,
                "{share} % of flights {flight} {building}, {bar} wanted"
            );
        }
    }
}

#[test]
fn greedy_flies_alone_and_learns_to_fly() {
    assert!(completed("2", "turns", 1, 8) >= 60);
    assert!(completed("learning", "realtime", 3, 4) >= 75);
    assert!(completed("learning", "turns", 2, 4) >= 75);
}

/// How many of these games `greedy` ends with more credits than a random builder who flies as it does, in either seat.
fn won(flight: &str, building: &str, games: u64) -> u64 {
    let won = |seed: u64| {
        let mut bots = ["reckless", "greedy"];
        bots.rotate_left((seed % 2) as usize);
        let credits = flown(flight, building, &bots, 300 + seed).credits;
        let greedy = bots.iter().position(|name| *name == "greedy").unwrap();
        credits[greedy] > credits[1 - greedy]
    };
    (0..games).filter(|seed| won(*seed)).count() as u64
}

/// The bar is nine games in ten over thousands: see the README. A random builder stops whenever it may, which is the test of a builder's tempo.
#[test]
fn greedy_beats_a_random_builder() {
    for building in ["realtime", "turns"] {
        let won: u64 = ["1", "2", "3"]
            .map(|flight| won(flight, building, 20))
            .iter()
            .sum();
        assert!(won >= 52, "{won} of 60 {building}");
    }
}

/// By the clock a bot takes nearly two seconds for a move, and has finished when people would be tired of waiting.
#[test]
fn greedy_builds_at_the_pace_of_a_person() {
    for (flight, runs) in [("1", 2), ("3", 4)] {
        let flown = flown(flight, "realtime", &["greedy", "greedy"], 11);
        let (building, taken) = (flown.built.0 / 1000, runs * 60);
        assert!(building <= taken * 2, "{building} s for {runs} runs");
        for seat in Seat::all(2) {
            let moves = flown.moved.iter().filter(|(by, _)| *by == seat).count() as u64;
            assert!(moves <= building * 3 / 4, "{moves} moves in {building} s");
        }
    }
}

/// Somebody who overlooks most places still has a ship to fly with, on the learning flight as on any other.
#[test]
fn every_level_builds_a_ship() {
    for flight in ["learning", "1", "2", "3"] {
        for level in ["novice", "captain"] {
            let built = |seed| flown(flight, "realtime", &[level, level], seed).sizes;
            let sizes: Vec<usize> = (0..6).flat_map(built).collect();
            assert!(
                sizes.iter().all(|size| *size > 2) && sizes.iter().sum::<usize>() > 6 * sizes.len(),
                "{level}, flight {flight}: {sizes:?}"
            );
        }
    }
}

/// A small ship with goods that are worth four credits on the way, and more at the end.
const LADEN: &str = "I 607:104 706:63/r 707:52/2 708:21/yg 807:77";

/// What `greedy` does with the small ship when so many cards of that level are to come, in each of some tries.
fn between_cards(flight: Flight, level: &str, cards: u8) -> Vec<Move> {
    let ship = notation::read(LADEN, Cards::standard()).unwrap().1;
    let deck: Vec<_> = (1..=cards)
        .map(|number| format!("{level}-{number:02}").parse().unwrap())
        .collect();
    let game = Trucker::in_flight(Cards::standard(), flight, &[ship], &deck).unwrap();
    let seat = Seat::FIRST;
    let choose = |luck| {
        let mut bot: Box<dyn Bot<Trucker>> = named("greedy").unwrap();
        let moves = game.offered(seat.into());
        bot.choose(&Eyes::new(&game, seat), &moves, &mut Chance::fast(luck))
            .unwrap()
    };
    (0..5).map(choose).collect()
}

/// Where the ship will be lost with all it carries, turning back saves half the price of the goods; where it will arrive, that would be a pity.
#[test]
fn greedy_turns_back_in_time_and_not_too_soon() {
    assert_eq!(between_cards(Flight::Three, "III", 16), [Move::GiveUp; 5]);
    assert_eq!(between_cards(Flight::One, "I", 1), [Move::FlyOn; 5]);
}

/// Asked in a world that it cannot tell from the real one, with the same luck, the bot answers the same.
#[test]
fn greedy_does_not_depend_on_what_it_cannot_know() {
    let mut differed = 0;
    for building in ["turns", "realtime"] {
        let mut chance = Chance::fast(3);
        let mut game = dealt("2", building, 2, &mut chance);
        let mut players = Players::new((0..2).map(|_| named("greedy")).collect(), Chance::fast(4));
        let mut now = Millis(0);
        while let Next::Move(by, mv, at) = players.next(&game, now) {
            now = at;
            if let Some(seat) = by.seat() {
                let world = game.imagine(seat, &mut Chance::fast(now.0 + 99));
                let ask = |game: &Trucker| -> Option<Move> {
                    let mut bot: Box<dyn Bot<Trucker>> = named("greedy").unwrap();
                    bot.choose(
                        &Eyes::new(game, seat),
                        &game.offered(seat.into()),
                        &mut Chance::fast(7),
                    )
                };
                assert_eq!(ask(&game), ask(&world));
                differed += usize::from(world != game);
            }
            let mut told = Told::deaf();
            let mut moment = Moment {
                chance: &mut chance,
                told: &mut told,
                now,
            };
            game.play(by, &mv, &mut moment).unwrap();
        }
    }
    assert!(differed > 200, "the worlds hardly ever differ");
}
