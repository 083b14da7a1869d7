//! The same load on a file, on PostgreSQL and by a node that has none of the tables, in turns, so that whatever else this machine does falls on all of
//! them. What counts is the processor time of the server and ratios, not moves a second.

use super::{Arguments, Kept, Measured, cpu_of, measure as measure_one, nats, postgres};

/// What is compared.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Way {
    File,
    Database,
    Elsewhere,
}

const WAYS: [(Way, &str); 3] = [
    (Way::File, "a file (SQLite)"),
    (Way::Database, "a database (PostgreSQL)"),
    (Way::Elsewhere, "a database, by another node"),
];

/// One measurement, with what the database itself took of a processor for 1,000 moves, in milliseconds: from the start of its node to the end, so without
/// idle connections to weigh it says more.
struct Round {
    measured: Measured,
    database: f64,
}

/// Measures all ways in turns and prints the middle of each.
pub(super) async fn measure(arguments: &Arguments, core: Option<String>, rounds: usize) {
    let engine = postgres::Engine::start_durable().expect("PostgreSQL is there");
    let bus = nats::Nats::start();
    let folder = tempfile::tempdir().expect("a temporary folder");
    let mut all: [Vec<Round>; WAYS.len()] = Default::default();
    for round in 0..rounds.max(1) {
        for ((way, name), rounds) in WAYS.iter().zip(&mut all) {
            let database = || engine.database_for(&folder.path().join(format!("{name}{round}")));
            let kept = Kept {
                store: (*way != Way::File).then(database),
                bus: bus.as_ref().filter(|_| *way != Way::File).map(nats::Nats::url),
                elsewhere: *way == Way::Elsewhere,
            };
            if *way == Way::Elsewhere && bus.is_none() {
                continue;
            }
            let before = cpu_of_family(engine.process());
            let measured = measure_one(arguments, &kept, core.clone()).await;
            let used = cpu_of_family(engine.process()) - before;
            let database = used * 1e6 / (measured.moves as f64).max(1.0);
            println!("round {}: {}", round + 1, line(name, &measured, database));
            rounds.push(Round { measured, database });
        }
    }
    println!(
        "\nthe middle of {} rounds, {} tables of two for {} s each:",
        rounds.max(1),
        arguments.tables,
        arguments.seconds
    );
    let [file, database, elsewhere] = all.map(|rounds| Middle::of(&rounds));
    for (middle, (_, name)) in [&file, &database, &elsewhere].into_iter().zip(WAYS) {
        println!("{name}: {middle}");
    }
    println!(
        "for each second of the server's processor the database carries {:.2} of the moves that the file carries; by another node p50 is {:+.2} ms",
        file.cpu / database.cpu,
        elsewhere.p50 - database.p50
    );
}

fn line(name: &str, measured: &Measured, database: f64) -> String {
    format!(
        "{name}: {:.0} moves/s, p50 {:.2} ms, p99 {:.2} ms, {:.1} ms of the server for 1,000 moves, {:.1} of the other node, {database:.1} of the database; {:.1} KiB an idle connection",
        measured.moves as f64 / measured.seconds,
        measured.p50,
        measured.p99,
        measured.cpu_of_moves.total(),
        measured.cpu_of_other.total(),
        measured.idle_kib,
    )
}

/// The middle of some rounds, figure by figure.
struct Middle {
    moves: f64,
    p50: f64,
    p99: f64,
    cpu: f64,
    other: f64,
    database: f64,
    idle: f64,
}

impl Middle {
    fn of(rounds: &[Round]) -> Middle {
        let middle = |figure: fn(&Round) -> f64| {
            let mut all: Vec<f64> = rounds.iter().map(figure).collect();
            all.sort_by(f64::total_cmp);
            all.get(all.len() / 2).copied().unwrap_or(f64::NAN)
        };
        Middle {
            moves: middle(|round| round.measured.moves as f64 / round.measured.seconds),
            p50: middle(|round| round.measured.p50),
            p99: middle(|round| round.measured.p99),
            cpu: middle(|round| round.measured.cpu_of_moves.total()),
            other: middle(|round| round.measured.cpu_of_other.total()),
            database: middle(|round| round.database),
            idle: middle(|round| round.measured.idle_kib),
        }
    }
}

impl std::fmt::Display for Middle {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(
            f,
            "{:.0} moves/s, p50 {:.2} ms, p99 {:.2} ms; processor for 1,000 moves: server {:.1} ms, other node {:.1} ms, database {:.1} ms; {:.1} KiB an idle connection",
            self.moves, self.p50, self.p99, self.cpu, self.other, self.database, self.idle
        )
    }
}

/// Processor time of a process and of those that came from it, in seconds; of those that have ended too, as far as it waited for them.
fn cpu_of_family(process: Option<u32>) -> f64 {
    let Some(process) = process else { return 0.0 };
    let parent = |id: u32| -> Option<u32> {
        let stat = std::fs::read_to_string(format!("/proc/{id}/stat")).ok()?;
        stat.rsplit_once(')')?.1.split_whitespace().nth(1)?.parse().ok()
    };
    let waited = || -> Option<f64> {
        let stat = std::fs::read_to_string(format!("/proc/{process}/stat")).ok()?;
        let rest: Vec<&str> = stat.rsplit_once(')')?.1.split_whitespace().collect();
        let ticks = |at: usize| rest.get(at).and_then(|ticks| ticks.parse::<f64>().ok());
        Some((ticks(13)? + ticks(14)?) / 100.0)
    };
    let all = std::fs::read_dir("/proc").into_iter().flatten().flatten();
    let ids = all.filter_map(|entry| entry.file_name().to_str()?.parse::<u32>().ok());
    let children = ids.filter(|id| parent(*id) == Some(process));
    let living: f64 = children.map(|id| cpu_of(id).total()).sum();
    living + cpu_of(process).total() + waited().unwrap_or(0.0)
}
