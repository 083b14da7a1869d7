//! How often bots complete a flight, what they earn, and where flights are lost:
//! `cargo run --release -p trucker --example trucker_flights -- 1 turns 1000 greedy,greedy 0`.
//!
//! Flights are flown on all processors at once, and each depends on its seed alone.
//!
//! The flight (`learning`, `1`, `2`, `3`, `trek`), the kind of building, how many flights, the bots, the first seed. Prints for each bot the share
//! of flights it completed with its 95 % Wilson interval, how often it had more credits than everybody else, its mean credits, why it left
//! and at which card, what its ship was like at take-off, what it lost to which kind of card, and how long it took over a choice.
//!
//! A flight is completed by whoever is still flying when the last card is resolved: a rocket that was taken off the board, by force or of its
//! own will, does not complete it.

use std::collections::BTreeMap;
use std::sync::mpsc::Sender;
use std::time::{Duration, Instant};

use table::bots::{Bot, Eyes, Next, Players, named};
use table::{CardSet, Chance, Game, Millis, Moment, Seat, Seed, Setup, Told, Viewer};
use trucker::Item;
use trucker::Trucker;
use trucker::air::Leaving;
use trucker::cards::Cards;
use trucker::cards::adventures::CardId;
use trucker::cards::effects::{Adventure, Foe};
use trucker::events::Event;
use trucker::moves::Move;
use trucker::view::{StrengthView, TruckerView};

/// What one bot did in all its flights.
#[derive(Default)]
struct Tally {
    flights: u32,
    finished: u32,
    beat: u32,
    credits: i64,
    took_off: Sums,
    left: BTreeMap<(Leaving, String), u32>,
    losses: BTreeMap<&'static str, [u32; 3]>,
    lost: u64,
    /// Where credits came from, in flights in which it was ahead of all others and in the rest.
    sources: [BTreeMap<&'static str, i64>; 2],
}

/// Strengths at take-off, added up.
#[derive(Default)]
struct Sums {
    tiles: u64,
    crew: u64,
    engines: u64,
    cannons: u64,
    cells: u64,
    goods: u64,
    exposed: u64,
    shielded: u64,
    illegal: u64,
}

impl Sums {
    fn add(&mut self, tiles: usize, strength: &StrengthView) {
        self.tiles += tiles as u64;
        self.crew += u64::from(strength.crew);
        self.engines += strength.engines_powered.max(0) as u64;
        self.cannons += strength.cannons_powered.0.max(0) as u64;
        self.cells += u64::from(strength.cells);
        self.goods += u64::from(strength.hold + strength.special_hold);
        self.exposed += u64::from(strength.exposed);
        self.shielded += strength.shielded.iter().filter(|side| **side).count() as u64;
    }

    fn join(&mut self, other: &Sums) {
        self.tiles += other.tiles;
        self.crew += other.crew;
        self.engines += other.engines;
        self.cannons += other.cannons;
        self.cells += other.cells;
        self.goods += other.goods;
        self.exposed += other.exposed;
        self.shielded += other.shielded;
        self.illegal += other.illegal;
    }
}

impl Tally {
    /// Adds what the same bot did in other flights.
    fn join(&mut self, other: &Tally) {
        self.flights += other.flights;
        self.finished += other.finished;
        self.beat += other.beat;
        self.credits += other.credits;
        self.lost += other.lost;
        self.took_off.join(&other.took_off);
        for (why, times) in &other.left {
            *self.left.entry(why.clone()).or_default() += times;
        }
        for (card, lost) in &other.losses {
            let mine = self.losses.entry(card).or_default();
            mine.iter_mut().zip(lost).for_each(|(mine, lost)| *mine += lost);
        }
        for (mine, theirs) in self.sources.iter_mut().zip(&other.sources) {
            for (from, credits) in theirs {
                *mine.entry(from).or_default() += credits;
            }
        }
    }
}

/// A bot with a stop-watch.
struct Timed {
    bot: Box<dyn Bot<Trucker>>,
    took: Sender<Duration>,
}

impl Bot<Trucker> for Timed {
    fn choose(&mut self, eyes: &Eyes<'_, Trucker>, moves: &[Move], chance: &mut Chance) -> Option<Move> {
        let began = Instant::now();
        let chosen = self.bot.choose(eyes, moves, chance);
        let _ = self.took.send(began.elapsed());
        chosen
    }
}

fn wilson(hits: u32, of: u32) -> (f64, f64) {
    let (n, z) = (f64::from(of), 1.96f64);
    let share = f64::from(hits) / n;
    let middle = share + z * z / (2.0 * n);
    let spread = z * (share * (1.0 - share) / n + z * z / (4.0 * n * n)).sqrt();
    let all = 1.0 + z * z / n;
    ((middle - spread) / all * 100.0, (middle + spread) / all * 100.0)
}

fn kind(card: CardId) -> &'static str {
    match Cards::standard().adventures.get(card).map(|card| &card.adventure) {
        Some(Adventure::OpenSpace) => "open space",
        Some(Adventure::Stardust) => "stardust",
        Some(Adventure::Epidemic) => "epidemic",
        Some(Adventure::Sabotage) => "sabotage",
        Some(Adventure::Planets { .. }) => "planets",
        Some(Adventure::AbandonedShip { .. }) => "abandoned ship",
        Some(Adventure::AbandonedStation { .. }) => "abandoned station",
        Some(Adventure::Enemy(enemy)) => match enemy.foe {
            Foe::Smugglers => "smugglers",
            Foe::Slavers => "slavers",
            Foe::Pirates => "pirates",
        },
        Some(Adventure::MeteorSwarm { .. }) => "meteors",
        Some(Adventure::CombatZone { .. }) => "combat zone",
        Some(_) => "super card",
        None => "none",
    }
}

struct Flown<'a> {
    tallies: &'a mut BTreeMap<String, Tally>,
    bots: &'a [String],
    card: Option<CardId>,
}

impl Flown<'_> {
    fn tally(&mut self, seat: Seat) -> &mut Tally {
        self.tallies.entry(self.bots[seat.index()].clone()).or_default()
    }

    /// Writes down what the event means; the game is as it is after the move.
    fn hear(&mut self, event: &Event, game: &Trucker) {
        let card = self.card.map_or("none", kind);
        match event {
            Event::CardTurned { card, .. } => self.card = Some(*card),
            Event::Illegal { seat } => self.tally(*seat).took_off.illegal += 1,
            Event::TookOff { .. } => {
                let view = game.view(Viewer::Everything);
                for (seat, trucker) in Seat::all(self.bots.len() as u8).zip(&view.truckers) {
                    let ship = &trucker.ship;
                    self.tally(seat).took_off.add(ship.tiles.len(), &ship.strength);
                }
            }
            Event::Left { seat, why } => {
                let left = &mut self.tally(*seat).left;
                *left.entry((*why, card.to_owned())).or_default() += 1;
            }
            Event::CrewLost { seat, .. } => self.tally(*seat).losses.entry(card).or_default()[0] += 1,
            Event::Struck { seat, .. } => self.tally(*seat).losses.entry(card).or_default()[1] += 1,
            Event::Lost {
                seat,
                square: Some(_),
                ..
            } => {
                self.tally(*seat).losses.entry(card).or_default()[2] += 1;
            }
            _ => {}
        }
    }
}

/// Plays a flight and writes down what happens in it.
fn fly(setup: &Setup, flown: &mut Flown<'_>, seed: u64, took: &Sender<Duration>) -> Trucker {
    let mut chance = Chance::seeded(&Seed::from_text(&seed.to_string()));
    let mut game = Trucker::deal(setup, Cards::standard(), &mut chance).expect("a set-up that was checked");
    let timed = |name: &String| -> Option<Box<dyn Bot<Trucker>>> {
        let (bot, took) = (named::<Trucker>(name)?, took.clone());
        Some(Box::new(Timed { bot, took }))
    };
    let mut players = Players::new(
        flown.bots.iter().map(timed).collect(),
        Chance::fast(seed ^ 0x5eed),
    );
    let mut now = Millis(0);
    while let Next::Move(by, mv, at) = players.next(&game, now) {
        now = at;
        let mut told = Told::listening();
        let mut moment = Moment {
            chance: &mut chance,
            told: &mut told,
            now,
        };
        game.apply(by, &mv, &mut moment);
        for event in told.heard_by(Viewer::Public) {
            flown.hear(event, &game);
        }
    }
    game
}

fn report(name: &str, tally: &Tally) {
    let (low, high) = wilson(tally.finished, tally.flights);
    let (beat_low, beat_high) = wilson(tally.beat, tally.flights);
    let each = f64::from(tally.flights);
    let mean = |sum: u64| sum as f64 / each;
    println!(
        "{name}: completed {:.1} % ({low:.1} to {high:.1}) of {}; ahead of all others {:.1} % ({beat_low:.1} to {beat_high:.1}); {:.1} credits",
        f64::from(tally.finished) / each * 100.0,
        tally.flights,
        f64::from(tally.beat) / each * 100.0,
        tally.credits as f64 / each,
    );
    let took_off = &tally.took_off;
    println!(
        "  took off with {:.1} tiles, {:.1} crew, engines {:.1}, cannons {:.1}, {:.1} cells, {:.1} sides shielded, room for {:.1} goods, {:.1} connectors exposed, {:.3} ships corrected; lost {:.1} tiles",
        mean(took_off.tiles),
        mean(took_off.crew),
        mean(took_off.engines),
        mean(took_off.cannons) / 2.0,
        mean(took_off.cells),
        mean(took_off.shielded),
        mean(took_off.goods),
        mean(took_off.exposed),
        mean(took_off.illegal),
        mean(tally.lost),
    );
    for (behind, sources) in ["ahead", "not ahead"].into_iter().zip(&tally.sources).rev() {
        let all = f64::from(if behind == "ahead" {
            tally.beat
        } else {
            tally.flights - tally.beat
        })
        .max(1.0);
        let each: Vec<_> = sources
            .iter()
            .map(|(from, sum)| format!("{from} {:.1}", *sum as f64 / all))
            .collect();
        println!("  credits when {behind}: {}", each.join(", "));
    }
    println!("  left: {:?}", tally.left);
    for (card, [crew, struck, tiles]) in &tally.losses {
        println!(
            "  {card}: {:.2} crew, {:.2} hits, {:.2} tiles",
            f64::from(*crew) / each,
            f64::from(*struck) / each,
            f64::from(*tiles) / each
        );
    }
}

/// Where a trucker's credits came from: the lines of the account, and what the cards gave.
fn sources(trucker: &TruckerView) -> Vec<(&'static str, i16)> {
    let scored: i16 = trucker.account.iter().map(|entry| entry.credits).sum();
    let lines = trucker.account.iter().map(|entry| {
        let from = match entry.item {
            Item::Arrival(_) => "arrival",
            Item::BestLooking(_) => "looks",
            Item::TitleGained(_) | Item::TitleDefended(_) => "titles",
            Item::Goods(_) | Item::GoodsForHalf(_) => "goods",
            Item::Losses(_) | Item::CoveredLosses { .. } => "losses",
            Item::Mission(_) | Item::MissionPenalty(_) => "mission",
            Item::Vip(_) => "VIPs",
            Item::NoDebt => "no debt",
        };
        (from, entry.credits)
    });
    lines.chain([("cards", trucker.credits - scored)]).collect()
}

/// Flies the flights of these seeds.
fn tallied(
    seeds: impl Iterator<Item = u64>,
    bots: &[String],
    setup: &Setup,
    took: &Sender<Duration>,
) -> BTreeMap<String, Tally> {
    let mut tallies: BTreeMap<String, Tally> = BTreeMap::new();
    for seed in seeds {
        let mut flown = Flown {
            tallies: &mut tallies,
            bots,
            card: None,
        };
        let game = fly(setup, &mut flown, seed, took);
        let view = game.view(Viewer::Everything);
        let flying = view.flying.expect("a flight that is over");
        for (seat, trucker) in Seat::all(bots.len() as u8).zip(&view.truckers) {
            let tally = flown.tally(seat);
            let others = view.truckers.iter().enumerate();
            let mut others = others.filter(|(other, _)| *other != seat.index());
            let beat = others.all(|(_, other)| other.credits < trucker.credits);
            tally.flights += 1;
            tally.beat += u32::from(beat);
            for (from, credits) in sources(trucker) {
                *tally.sources[usize::from(!beat)].entry(from).or_default() += i64::from(credits);
            }
            tally.credits += i64::from(trucker.credits);
            tally.lost += trucker.lost.len() as u64;
            tally.finished += u32::from(flying.rockets[seat.index()].left.is_none());
        }
    }
    tallies
}

fn main() {
    let given: Vec<String> = std::env::args().skip(1).collect();
    let at = |place: usize, default: &str| given.get(place).cloned().unwrap_or_else(|| default.into());
    let (flight, building, games) = (at(0, "1"), at(1, "turns"), at(2, "100"));
    let bots: Vec<String> = at(3, "greedy,greedy").split(',').map(str::to_owned).collect();
    let first: u64 = at(4, "0").parse().expect("a seed");
    let typed = [format!("flight={flight}"), format!("building={building}")];
    let options = Setup::parse_settings(&typed, Trucker::options()).expect("options there are");
    let setup = Trucker::setup(bots.len() as u8, &options).expect("a set-up there is");
    let games: u64 = games.parse().expect("a number of flights");
    let threads = std::thread::available_parallelism().map_or(1, |number| number.get() as u64);
    let (took, times) = std::sync::mpsc::channel();
    let shares: Vec<_> = std::thread::scope(|scope| {
        let share = |thread: u64| {
            let (took, bots, setup) = (took.clone(), &bots, &setup);
            scope.spawn(move || {
                tallied(
                    (first + thread..first + games).step_by(threads as usize),
                    bots,
                    setup,
                    &took,
                )
            })
        };
        let running: Vec<_> = (0..threads).map(share).collect();
        running
            .into_iter()
            .map(|thread| thread.join().expect("a share of the flights"))
            .collect()
    });
    let mut tallies: BTreeMap<String, Tally> = BTreeMap::new();
    for (name, tally) in shares.iter().flatten() {
        tallies.entry(name.clone()).or_default().join(tally);
    }
    drop(took);
    for (name, tally) in &tallies {
        report(name, tally);
    }
    let mut times: Vec<Duration> = times.into_iter().collect();
    times.sort_unstable();
    let slow = |share: usize| times[(times.len() - 1) * share / 1000].as_secs_f64() * 1e3;
    println!(
        "choices: {}, median {:.3} ms, 99 % below {:.3} ms, longest {:.3} ms",
        times.len(),
        slow(500),
        slow(990),
        slow(1000)
    );
}
