//! The expansion measured: `cargo run --release -p trucker --example trucker_lunar -- soak 20000 0`.
//!
//! - `soak FLIGHTS SEED`: random play with modules drawn at random for each flight. Everything is counted again and again, and every flight must end. Says what was
//!   seen of VIPs, missions, super cards and chain reactions.
//! - `speed SECONDS`: how many decisions random play makes for each second on a processor, with every module switched on.
//! - `missions GAMES SEED [NAME…]`: two `greedy` at a table, built in turns, for each mission and level: how often a flight was completed with its 95 % Wilson interval, the
//!   mean credits, and what the mission (its advance counted, its penalties taken off) and VIPs paid. A name may have a level behind it: `potholes:3`.
//! - `vips GAMES SEED`: two `greedy` at a table with VIPs, built in turns, one of whom lets nobody board: what either earned, and what each VIP paid.

use std::collections::BTreeMap;
use std::time::{Duration, Instant};

use table::bots::{Bot, Eyes, Next, Players, named};
use table::{Actor, CardSet, Chance, Game, Millis, Moment, Setup, Told, Turn, Viewer};
use trucker::cards::Cards;
use trucker::cards::missions::Mission;
use trucker::events::Event;
use trucker::moves::Move;
use trucker::view::{TruckerView, View};
use trucker::{Item, Trucker};

fn main() {
    let given: Vec<String> = std::env::args().skip(1).collect();
    let number = |place: usize, default: u64| {
        given
            .get(place)
            .map_or(default, |word| word.parse().expect("a number"))
    };
    match given.first().map(String::as_str) {
        Some("soak") => soak(number(1, 1_000), number(2, 0)),
        Some("speed") => speed(number(1, 2)),
        Some("missions") => missions(number(1, 250), number(2, 0), given.get(3..).unwrap_or_default()),
        Some("vips") => vips(number(1, 250), number(2, 0)),
        _ => println!("soak FLIGHTS SEED, speed SECONDS, missions GAMES SEED or vips GAMES SEED"),
    }
}

fn dealt(settings: &[String], seats: u8, chance: &mut Chance) -> Trucker {
    let given = Setup::parse_settings(settings, Trucker::options()).expect("options of the game");
    let setup = Trucker::setup(seats, &given).expect("a set-up of the game");
    Trucker::deal(&setup, Cards::standard(), chance).expect("a deal")
}

/// One of these words.
fn one<'a>(words: &[&'a str], chance: &mut Chance) -> &'a str {
    words[chance.pick(words.len())]
}

/// Modules and readings drawn at random.
fn random_settings(chance: &mut Chance) -> Vec<String> {
    let missions: Vec<&str> = ["none", "random"].into_iter().chain(Mission::NAMES).collect();
    let mut settings = vec![
        format!("flight={}", one(&["learning", "1", "2", "3", "trek"], chance)),
        format!("building={}", one(&["turns", "realtime"], chance)),
        format!("mission={}", one(&missions, chance)),
    ];
    for (name, values) in [
        ("vips", ["no", "yes"]),
        ("supers", ["no", "yes"]),
        ("party", ["no", "yes"]),
        ("politician", ["4x", "3x"]),
        ("fleet_dice", ["two", "one"]),
        ("contamination", ["occupied", "any"]),
        ("hole_bill", ["after", "before"]),
        ("widow_cargo", ["leaves", "goes_off"]),
        ("widow_count", ["one", "tiles"]),
    ] {
        settings.push(format!("{name}={}", one(&values, chance)));
    }
    settings
}

/// The name of an event, for counting.
fn seen(event: &Event) -> Option<String> {
    match event {
        Event::VipBoarded { vip, .. } => Some(format!("VIP {vip:?} boarded")),
        Event::CardTurned { card, .. } if card.is_super() => Some(format!("card {card}")),
        Event::VipReplaced { .. } => Some("a VIP was replaced at the check".to_owned()),
        Event::CrewSaved { .. } => Some("the surgeon saved somebody".to_owned()),
        Event::BroughtEpidemic { .. } => Some("a patient brought an epidemic".to_owned()),
        Event::WidowLeft { .. } => Some("a widow flew off".to_owned()),
        Event::ChainReaction { .. } => Some("a chain reaction".to_owned()),
        Event::Scored { entry, .. } => match entry.item {
            Item::Vip(vip) => Some(format!("VIP {vip:?} paid")),
            Item::Mission(mission) => Some(format!("mission {mission:?} paid")),
            Item::MissionPenalty(mission) => Some(format!("mission {mission:?} charged")),
            _ => None,
        },
        _ => None,
    }
}

/// Whoever can act next at random; the clock seldom, for hands are faster.
fn somebody(game: &Trucker, chance: &mut Chance) -> Option<Actor> {
    if let Turn::Over(_) = game.turn() {
        return None;
    }
    let able: Vec<Actor> = game.actors().filter(|by| !game.offered(*by).is_empty()).collect();
    let hands: Vec<Actor> = able.iter().copied().filter(|by| by.seat().is_some()).collect();
    match hands.len() {
        0 => able.first().copied(),
        _ if able.len() > hands.len() && chance.die(200) == 0 => Some(Actor::CLOCK),
        count => Some(hands[chance.pick(count)]),
    }
}

fn soak(flights: u64, first: u64) {
    let mut counts: BTreeMap<String, u64> = BTreeMap::new();
    let (mut decisions, mut audits) = (0u64, 0u64);
    for seed in first..first + flights {
        let mut chance = Chance::fast(seed);
        let settings = random_settings(&mut chance);
        let mut game = dealt(&settings, 1 + (seed % 4) as u8, &mut chance);
        let mut told = Told::listening();
        let mut now = 0;
        while let Some(by) = somebody(&game, &mut chance) {
            let mut offered = game.offered(by);
            // Whoever stopped at the first chance would build nothing worth flying, and nobody gives up for fun.
            if chance.die(30) > 0 && offered.iter().any(|mv| !is_end(mv)) {
                offered.retain(|mv| !is_end(mv));
            }
            let mv = offered[chance.pick(offered.len())];
            now = match (by, game.turn()) {
                (
                    Actor::Clock(_),
                    Turn::RealTime {
                        until: Some(until), ..
                    },
                ) => until.0,
                _ => now + 100,
            };
            let moment = &mut Moment {
                chance: &mut chance,
                told: &mut told,
                now: Millis(now),
            };
            game.apply(by, &mv, moment);
            decisions += 1;
            if decisions.is_multiple_of(11) {
                audits += 1;
                game.audit()
                    .unwrap_or_else(|problem| panic!("seed {seed}, {settings:?}, after {mv:?}: {problem}"));
            }
        }
        game.audit()
            .unwrap_or_else(|problem| panic!("seed {seed}, {settings:?}, at the end: {problem}"));
        for name in told.heard_by(Viewer::Public).filter_map(seen) {
            *counts.entry(name).or_default() += 1;
        }
    }
    println!(
        "{flights} flights ended, {decisions} decisions, {audits} audits and one at the end of each flight, all clean"
    );
    for (name, count) in counts {
        println!("{count:>8} {name}");
    }
}

fn is_end(mv: &Move) -> bool {
    matches!(
        mv,
        Move::Finish(_) | Move::GiveUp | Move::Remove(_) | Move::PutBack
    )
}

/// Time on a processor, where the system says so.
fn clock(since: Instant) -> Duration {
    let on_cpu = std::fs::read_to_string("/proc/self/schedstat");
    let nanos = on_cpu.ok().and_then(|text| text.split(' ').next()?.parse().ok());
    nanos.map_or_else(|| since.elapsed(), Duration::from_nanos)
}

fn speed(seconds: u64) {
    for flight in ["1", "2", "3", "trek"] {
        let settings = [
            format!("flight={flight}"),
            "building=turns".to_owned(),
            "mission=random".to_owned(),
            "vips=yes".to_owned(),
            "supers=yes".to_owned(),
            "party=yes".to_owned(),
        ];
        let (mut chance, mut choice, mut told) = (Chance::fast(1), Chance::fast(2), Told::deaf());
        let (mut moves, mut decisions, mut games) = (Vec::new(), 0u64, 0u64);
        let start = Instant::now();
        let begin = clock(start);
        while clock(start) - begin < Duration::from_secs(seconds) {
            let mut game = dealt(&settings, 4, &mut chance);
            while let Some(seat) = game.turn().seats().first() {
                moves.clear();
                game.moves(Actor::Seat(seat), &mut moves);
                let mv = moves[choice.pick(moves.len())];
                let moment = &mut Moment {
                    chance: &mut chance,
                    told: &mut told,
                    now: Millis(0),
                };
                game.apply(Actor::Seat(seat), &mv, moment);
                decisions += 1;
            }
            games += 1;
        }
        let spent = (clock(start) - begin).as_secs_f64();
        println!(
            "flight {flight}, 4 seats, every module: {:.0} decisions/s, {:.0} games/s",
            decisions as f64 / spent,
            games as f64 / spent
        );
    }
}

/// The 95 % Wilson interval of a share, in per cent.
fn wilson(hits: u32, of: u32) -> (f64, f64) {
    let (n, z) = (f64::from(of), 1.96f64);
    let share = f64::from(hits) / n;
    let middle = share + z * z / (2.0 * n);
    let spread = z * (share * (1.0 - share) / n + z * z / (4.0 * n * n)).sqrt();
    let all = 1.0 + z * z / n;
    ((middle - spread) / all * 100.0, (middle + spread) / all * 100.0)
}

/// What bots did with one mission at one level.
#[derive(Default)]
struct Tally {
    flights: u32,
    finished: u32,
    credits: i64,
    squares: i64,
    mission: i64,
    vips: i64,
}

impl Tally {
    /// One flight of one bot.
    fn add(&mut self, trucker: &TruckerView, completed: bool) {
        self.flights += 1;
        self.finished += u32::from(completed);
        let credits = i64::from(trucker.credits);
        self.credits += credits;
        self.squares += credits * credits;
        for entry in &trucker.account {
            match entry.item {
                Item::Mission(_) | Item::MissionPenalty(_) => self.mission += i64::from(entry.credits),
                Item::Vip(_) => self.vips += i64::from(entry.credits),
                _ => {}
            }
        }
    }

    /// The share of completed flights with its interval, mean credits with the half width of theirs.
    fn words(&self) -> String {
        let each = f64::from(self.flights);
        let (low, high) = wilson(self.finished, self.flights);
        let mean = self.credits as f64 / each;
        let spread = 1.96 * ((self.squares as f64 / each - mean * mean) / each).sqrt();
        let completed = f64::from(self.finished) / each * 100.0;
        format!(
            "{} | {completed:.1} % ({low:.1} to {high:.1}) | {mean:.1} ± {spread:.1}",
            self.flights
        )
    }
}

fn missions(games: u64, first: u64, wanted: &[String]) {
    println!("| mission | level | flights | completed | mean credits | mission pays | VIPs pay |");
    println!("| --- | --- | --- | --- | --- | --- | --- |");
    for name in Mission::NAMES {
        for level in 1..=3 {
            let named = |one: &String| one == name || *one == format!("{name}:{level}");
            if !wanted.is_empty() && !wanted.iter().any(named) {
                continue;
            }
            let settings = [
                format!("flight={level}"),
                "building=turns".to_owned(),
                format!("mission={name}"),
            ];
            let mut tally = Tally::default();
            for seed in first..first + games {
                let seated = (0..2).map(|_| named_bot()).collect();
                let (view, _) = flown(&settings, seated, seed);
                let rockets = &view.flying.as_ref().expect("a flight that is over").rockets;
                for (trucker, rocket) in view.truckers.iter().zip(rockets) {
                    tally.add(trucker, rocket.left.is_none());
                }
            }
            let each = f64::from(tally.flights);
            println!(
                "| {name} | {level} | {} | {:.1} | {:.1} |",
                tally.words(),
                10.0 * f64::from(level) + tally.mission as f64 / each,
                tally.vips as f64 / each,
            );
        }
    }
}

fn named_bot() -> Option<Box<dyn Bot<Trucker>>> {
    named::<Trucker>("greedy")
}

/// A whole flight of these bots: how it looks at the end, and what was told.
fn flown(settings: &[String], seated: Vec<Option<Box<dyn Bot<Trucker>>>>, seed: u64) -> (View, Vec<Event>) {
    let mut chance = Chance::fast(seed);
    let mut game = dealt(settings, seated.len() as u8, &mut chance);
    let mut players = Players::new(seated, Chance::fast(seed ^ 0x5eed));
    let (mut now, mut told) = (Millis(0), Told::listening());
    while let Next::Move(by, mv, at) = players.next(&game, now) {
        now = at;
        let moment = &mut Moment {
            chance: &mut chance,
            told: &mut told,
            now,
        };
        game.apply(by, &mv, moment);
    }
    let told = told.heard_by(Viewer::Public).cloned().collect();
    (game.view(Viewer::Everything), told)
}

/// Flies as `greedy` does and lets no VIP board.
struct Alone(Box<dyn Bot<Trucker>>);

impl Bot<Trucker> for Alone {
    fn choose(&mut self, eyes: &Eyes<'_, Trucker>, moves: &[Move], chance: &mut Chance) -> Option<Move> {
        match self.0.choose(eyes, moves, chance)? {
            Move::BoardVip { .. } => Some(Move::Done),
            other => Some(other),
        }
    }
}

fn vips(games: u64, first: u64) {
    for level in 1..=3 {
        let settings = [
            format!("flight={level}"),
            "building=turns".to_owned(),
            "vips=yes".to_owned(),
        ];
        let (mut with, mut without) = (Tally::default(), Tally::default());
        // Boarded, delivered and paid at the end, for each VIP.
        let mut each: BTreeMap<String, [i64; 3]> = BTreeMap::new();
        for seed in first..first + games {
            let host = (seed % 2) as usize;
            let seat = |at: usize| -> Option<Box<dyn Bot<Trucker>>> {
                let bot = named_bot()?;
                Some(if at == host { bot } else { Box::new(Alone(bot)) })
            };
            let (view, told) = flown(&settings, vec![seat(0), seat(1)], seed);
            let rockets = &view.flying.as_ref().expect("a flight that is over").rockets;
            for (at, (trucker, rocket)) in view.truckers.iter().zip(rockets).enumerate() {
                let tally = if at == host { &mut with } else { &mut without };
                tally.add(trucker, rocket.left.is_none());
            }
            for event in told {
                match event {
                    Event::VipBoarded { vip, .. } => each.entry(format!("{vip:?}")).or_default()[0] += 1,
                    Event::Scored { entry, .. } => {
                        if let Item::Vip(vip) = entry.item {
                            let [_, delivered, paid] = each.entry(format!("{vip:?}")).or_default();
                            *delivered += 1;
                            *paid += i64::from(entry.credits);
                        }
                    }
                    _ => {}
                }
            }
        }
        println!("level {level}, with VIPs:    {}", with.words());
        println!("level {level}, without them: {}", without.words());
        let [boarded, delivered, paid] = each.values().fold([0; 3], |sum, one| {
            [sum[0] + one[0], sum[1] + one[1], sum[2] + one[2]]
        });
        println!("{boarded} boarded, {delivered} paid {paid} at the end");
        for (name, [boarded, delivered, paid]) in each {
            println!(
                "  {name:<24} boarded {boarded:>4}, paid {delivered:>4} times, {:>5.1} for each who boarded",
                paid as f64 / boarded as f64
            );
        }
    }
}
