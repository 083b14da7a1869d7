//! Several nodes on one database: a table lives on one of them, and one that is frozen, killed or forgotten acknowledges nothing that is not kept.

use std::process::Command;
use std::time::Duration;

use crate::common::postgres::{engine, on_postgres};
use crate::common::process::Process;
use crate::common::{Client, Dice, House, Person, play_on, store_sql, two_at_a_table, until};
use serde_json::{Value, json};

/// How long a node is counted on here.
const LEASE: Duration = Duration::from_millis(3_000);

/// Runs something with a folder, in a runtime of its own, with PostgreSQL behind it.
fn with_postgres(test: impl AsyncFnOnce(&std::path::Path)) {
    on_postgres(|| {
        let folder = tempfile::tempdir().unwrap();
        let runtime = tokio::runtime::Builder::new_current_thread()
            .enable_all()
            .build()
            .unwrap();
        runtime.block_on(test(folder.path()));
    });
}

async fn node(folder: &std::path::Path, name: &str) -> Process {
    let flags = format!(
        "export FLIBUSTE_NODE={name} FLIBUSTE_LEASE={};",
        LEASE.as_millis()
    );
    Process::start_after(
        &flags,
        &folder.join("nodes.db"),
        None,
        std::process::Stdio::null(),
    )
    .await
}

fn signal(process: &Process, signal: &str) {
    let sent = Command::new("kill")
        .args([signal, &process.child.id().to_string()])
        .status();
    assert!(sent.unwrap().success());
}

/// A table of two at a node, after some moves, with their sockets.
async fn played_at(node: &Process, moves: usize) -> (String, Client, Client) {
    let (anne, mary) = (node.person("anne"), node.person("mary"));
    let table = anne
        .make(json!([{"kind": "me"}, {"kind": "open"}]), Value::Null)
        .await;
    mary.join(&table, 1).await;
    anne.post(&format!("/tables/{table}/start"), Value::Null).await;
    let (mut one, mut other) = (anne.sit(&table, Some(0)).await, mary.sit(&table, Some(1)).await);
    assert_eq!(
        play_on(&mut [&mut one, &mut other], &mut Dice(1), moves).await,
        moves
    );
    (table, one, other)
}

async fn play_at(node: &Process, table: &str, moves: usize) {
    let mut one = node.person("anne").sit(table, Some(0)).await;
    let mut other = node.person("mary").sit(table, Some(1)).await;
    assert_eq!(
        play_on(&mut [&mut one, &mut other], &mut Dice(2), moves).await,
        moves
    );
}

async fn status(person: &Person, table: &str) -> u16 {
    person.get(&format!("/tables/{table}")).await.status
}

/// Waits until a node serves a table of another one that fell silent. That other one is counted on for no longer than a lease, by the clock of the database;
/// whoever asks after that is answered at once, and "at once" is counted in answers, not in seconds of a machine that may be busy.
async fn taken_over(folder: &std::path::Path, node: &Process, table: &str, other: &str) {
    let anne = node.person("anne");
    let left = format!("SELECT until - flibuste_now() FROM nodes WHERE name = '{other}'");
    let refused = std::cell::Cell::new(0);
    until("the other node takes it over", || async {
        let left = store_sql(&folder.join("nodes.db"), &left);
        let left: Option<i64> = left.first().map(|millis| millis.parse().unwrap());
        assert!(
            left.is_none_or(|left| left <= LEASE.as_millis() as i64),
            "{left:?}"
        );
        let served = status(&anne, table).await == 200;
        if !served && left.is_none_or(|left| left < 0) {
            refused.set(refused.get() + 1);
        }
        served
    })
    .await;
    assert!(refused.get() < 20, "{} answers too late", refused.get());
}

#[test]
fn a_frozen_node_acknowledges_nothing_that_is_not_kept() {
    with_postgres(async |folder| {
        let (first, second) = (node(folder, "first").await, node(folder, "second").await);
        let (table, mut one, mut other) = played_at(&first, 6).await;
        let elsewhere = second.person("anne").get(&format!("/tables/{table}")).await;
        assert_eq!((elsewhere.status, elsewhere.code().as_str()), (503, "elsewhere"));
        assert!(elsewhere.headers.contains_key("retry-after"));

        signal(&first, "-STOP");
        // A move that reaches the node while it is frozen.
        let mover = if one.awaited() { &mut one } else { &mut other };
        let late = json!({ "id": "late", "do": "play", "moves": [mover.moves[0]] });
        mover.raw(&late.to_string()).await;
        taken_over(folder, &second, &table, "first").await;
        play_at(&second, &table, 5).await;

        signal(&first, "-CONT");
        while let Some(message) = mover.next_or_end().await {
            assert_ne!(message["ok"], true, "{message}");
        }
        let anne = first.person("anne");
        until("the first lets go", || async {
            status(&anne, &table).await == 503
        })
        .await;
        assert_eq!(second.person("anne").table(&table).await["entries"], 11);
        play_at(&second, &table, 3).await;

        // A node that is told to stop gives its tables up at once.
        signal(&second, "-TERM");
        until("the second gives it up", || async {
            status(&anne, &table).await == 200
        })
        .await;
        assert_eq!(anne.table(&table).await["entries"], 14);
        play_at(&first, &table, 2).await;
    });
}

/// Asks for one's table of the deal of the day.
async fn of_the_day(person: &Person) -> crate::common::Answered {
    let path = format!("/games/{}/daily", catalog::GAMES[0]);
    person.post(&path, json!({ "name": person.name })).await
}

#[test]
fn two_nodes_that_are_asked_at_once_lay_one_table_of_the_deal_of_a_day() {
    with_postgres(async |folder| {
        let (first, second) = (node(folder, "first").await, node(folder, "second").await);
        for name in ["anne", "mary", "zheng", "ching", "grace", "sayyida"] {
            let (here, there) = (first.person(name), second.person(name));
            let both = tokio::join!(of_the_day(&here), of_the_day(&there));
            // Whoever does not have the table says that it lives on the other node.
            let (has, has_not): (Vec<_>, Vec<_>) =
                [&both.0, &both.1].into_iter().partition(|told| told.status < 300);
            assert!(!has.is_empty(), "{both:?}");
            assert!(
                has.iter().all(|told| told.json()["phase"] == "playing"),
                "{both:?}"
            );
            assert!(has_not.iter().all(|told| told.code() == "elsewhere"), "{both:?}");
        }
        let count = |sql: &str| store_sql(&folder.join("nodes.db"), sql);
        assert_eq!(count("SELECT count(*) FROM tables"), ["6"]);
        assert_eq!(count("SELECT count(*) FROM deals"), ["6"]);
    });
}

#[test]
fn what_a_killed_node_acknowledged_goes_on_elsewhere() {
    with_postgres(async |folder| {
        let second = node(folder, "second").await;
        let mut tables = Vec::new();
        for life in 0..4 {
            let name = format!("first{life}");
            let first = node(folder, &name).await;
            let (table, _one, _other) = played_at(&first, 5 + life).await;
            first.kill();
            taken_over(folder, &second, &table, &name).await;
            assert_eq!(
                second.person("anne").table(&table).await["entries"],
                json!(5 + life)
            );
            play_at(&second, &table, 2).await;
            tables.push(table);
        }
        for (life, table) in tables.iter().enumerate() {
            assert_eq!(
                second.person("anne").table(table).await["entries"],
                json!(7 + life)
            );
        }
    });
}

#[test]
fn a_node_whose_row_was_taken_out_drops_its_tables_and_begins_anew() {
    with_postgres(async |_| {
        let house = House::with(|config| config.lease = 60_000).await;
        let (table, mut one, mut other) = two_at_a_table(&house, Value::Null).await;
        play_on(&mut [&mut one, &mut other], &mut Dice(1), 4).await;
        house.sql("DELETE FROM nodes");
        let mover = if one.awaited() { &mut one } else { &mut other };
        let mv = mover.moves[0].clone();
        assert_eq!(mover.play(&mv).await["refused"], "storage");
        assert_eq!(
            house.sql("SELECT count(*) FROM journal"),
            ["4"],
            "nothing was written"
        );
        let anne = house.person("anne");
        until("it begins anew", || async { status(&anne, &table).await == 200 }).await;
        let (mut one, mut other) = (
            anne.sit(&table, Some(0)).await,
            house.person("mary").sit(&table, Some(1)).await,
        );
        assert_eq!(play_on(&mut [&mut one, &mut other], &mut Dice(2), 4).await, 4);
        assert_eq!(anne.table(&table).await["entries"], 8);
    });
}

#[test]
fn a_database_that_is_restarted_costs_nobody_a_move() {
    with_postgres(async |_| {
        let house = House::with(|config| config.lease = 1_500).await;
        let (table, mut one, mut other) = two_at_a_table(&house, Value::Null).await;
        play_on(&mut [&mut one, &mut other], &mut Dice(1), 6).await;
        let engine = engine().unwrap();
        engine.halt();
        let ready = crate::common::request(house.address, "GET", "/readyz", &[], "").await;
        assert_eq!(ready.status, 503, "{}", ready.text);
        engine.run().unwrap();
        let anne = house.person("anne");
        until("the table is back", || async {
            status(&anne, &table).await == 200
        })
        .await;
        assert_eq!(anne.table(&table).await["entries"], 6);
        let (mut one, mut other) = (
            anne.sit(&table, Some(0)).await,
            house.person("mary").sit(&table, Some(1)).await,
        );
        assert_eq!(play_on(&mut [&mut one, &mut other], &mut Dice(2), 6).await, 6);
        assert!(house.check().is_sound());
    });
}

/// Starts a server on a database by this address; gives how its own connections are hidden, or why it does not start.
async fn served_by(folder: &std::path::Path, url: &str) -> Result<Vec<String>, String> {
    let mut config = server::Config::for_file(folder.join("tls.db"));
    config.store = Some(url.parse().unwrap());
    let server = server::start(config).await.map_err(|error| error.to_string())?;
    let asked =
        "SELECT ssl FROM pg_stat_ssl JOIN pg_stat_activity USING (pid) WHERE application_name = 'flibuste'";
    let plain = url.split('?').next().unwrap();
    let hidden = crate::common::postgres::sql(plain, asked).unwrap();
    server.stop().await;
    Ok(hidden)
}

#[test]
fn the_way_to_the_database_is_as_safe_as_it_is_asked_to_be() {
    with_postgres(async |folder| {
        let url = crate::common::postgres::store_for(&folder.join("tls")).unwrap();
        let by = |more: &str| format!("{url}?{more}");
        let refused = served_by(folder, &by("sslmode=require")).await.unwrap_err();
        assert!(refused.contains("does not support TLS"), "{refused}");
        assert!(
            served_by(folder, &url)
                .await
                .unwrap()
                .iter()
                .all(|hidden| hidden == "f")
        );

        let Some(ca) = engine().unwrap().hide() else {
            eprintln!("SKIPPED, not looked at: openssl makes no certificate here");
            return;
        };
        for mode in ["sslmode=require", "sslmode=prefer"] {
            let hidden = served_by(folder, &by(mode)).await.unwrap();
            assert!(
                !hidden.is_empty() && hidden.iter().all(|hidden| hidden == "t"),
                "{mode}"
            );
        }
        let trusted = format!("sslmode=verify-full&sslrootcert={}", ca.display());
        assert!(served_by(folder, &by(&trusted)).await.is_ok());
        let refused = served_by(folder, &by("sslmode=verify-full")).await.unwrap_err();
        assert!(refused.contains("certificate"), "{refused}");
        let elsewhere = by(&trusted).replace("127.0.0.1", "localhost");
        let refused = served_by(folder, &elsewhere).await.unwrap_err();
        assert!(refused.contains("certificate"), "{refused}");
        let nowhere = by("sslmode=verify-full&sslrootcert=nowhere.pem");
        assert!(
            served_by(folder, &nowhere)
                .await
                .unwrap_err()
                .contains("certificates")
        );
    });
}

#[test]
fn a_site_moves_from_the_file_to_the_database_and_back() {
    with_postgres(async |folder| {
        let url = crate::common::postgres::store_for(&folder.join("site")).unwrap();
        let (file, back) = (folder.join("site.db"), folder.join("back.db"));
        let started = |config: server::Config| async { server::start(config).await.unwrap() };
        let first = started(server::Config::for_file(&file)).await;
        let (anne, mary) = (
            Person::new(first.address(), "anne"),
            Person::new(first.address(), "mary"),
        );
        let table = anne
            .make(json!([{"kind": "me"}, {"kind": "open"}]), Value::Null)
            .await;
        mary.join(&table, 1).await;
        let mut early = anne.sit(&table, Some(0)).await;
        early
            .ask(json!({ "do": "chat", "room": "table", "text": "ahoy, Élodie" }))
            .await;
        anne.post(&format!("/tables/{table}/start"), Value::Null).await;
        let (mut one, mut other) = (anne.sit(&table, Some(0)).await, mary.sit(&table, Some(1)).await);
        play_on(&mut [&mut one, &mut other], &mut Dice(1), 8).await;
        let views = (one.view.clone(), other.view.clone());
        let ching = Person::new(first.address(), "ching");
        assert_eq!(of_the_day(&ching).await.status, 201);
        ching.post("/me/erase", json!({})).await;
        first.stop().await;
        let sent = server::check(&file).unwrap();

        let (from, to) = (
            server::Place::File(file.clone()),
            url.parse::<server::Place>().unwrap(),
        );
        let (a, b) = (from.clone(), to.clone());
        let moved = tokio::task::spawn_blocking(move || server::copy(&a, &b))
            .await
            .unwrap()
            .unwrap();
        assert_eq!((moved.tables, moved.entries), (2, sent.entries));
        let (a, b) = (from, to.clone());
        let again = tokio::task::spawn_blocking(move || server::copy(&a, &b))
            .await
            .unwrap();
        assert!(again.is_err(), "nothing is copied over something");

        let mut config = server::Config::for_file(folder.join("other.db"));
        config.store = Some(url.parse().unwrap());
        let second = started(config).await;
        let (anne, mary) = (
            Person::new(second.address(), "anne"),
            Person::new(second.address(), "mary"),
        );
        let (mut one, mut other) = (anne.sit(&table, Some(0)).await, mary.sit(&table, Some(1)).await);
        assert_eq!((one.view.clone(), other.view.clone()), views);
        let whole: Value = serde_json::from_str(&one.heard[0]).unwrap();
        assert_eq!(whole["chat"][0]["text"], "ahoy, Élodie");
        play_on(&mut [&mut one, &mut other], &mut Dice(2), 4).await;
        let (a, b) = (to.clone(), server::Place::File(back.clone()));
        let served = tokio::task::spawn_blocking(move || server::copy(&a, &b))
            .await
            .unwrap();
        assert!(served.unwrap_err().to_string().contains("a server runs"));
        second.stop().await;

        let (a, b) = (to, server::Place::File(back.clone()));
        let moved = tokio::task::spawn_blocking(move || server::copy(&a, &b))
            .await
            .unwrap()
            .unwrap();
        assert_eq!((moved.tables, moved.entries), (2, sent.entries + 4));
        let third = started(server::Config::for_file(&back)).await;
        let ching = Person::new(third.address(), "ching");
        assert_eq!(
            of_the_day(&ching).await.code(),
            "deal_had",
            "what somebody had, they had"
        );
        let (anne, mary) = (
            Person::new(third.address(), "anne"),
            Person::new(third.address(), "mary"),
        );
        let (mut one, mut other) = (anne.sit(&table, Some(0)).await, mary.sit(&table, Some(1)).await);
        play_on(&mut [&mut one, &mut other], &mut Dice(3), usize::MAX).await;
        one.until("over").await;
        let record = anne.get(&format!("/tables/{table}/record")).await.text;
        catalog::verify(&record, &catalog::CardBox::default()).unwrap();
        third.stop().await;
    });
}

/// What copying, or checking, comes to, on a thread that may wait.
async fn aside<T: Send + 'static>(what: impl FnOnce() -> T + Send + 'static) -> T {
    tokio::task::spawn_blocking(what).await.unwrap()
}

#[test]
fn nothing_is_copied_from_nowhere_and_nothing_is_touched_there() {
    with_postgres(async |folder| {
        let url = crate::common::postgres::store_for(&folder.join("empty")).unwrap();
        let (from, to) = (url.parse::<server::Place>().unwrap(), folder.join("to.db"));
        let target = server::Place::File(to.clone());
        let refused = aside(move || server::copy(&from, &target)).await.unwrap_err();
        assert!(refused.to_string().contains("nothing"), "{refused}");
        let made =
            crate::common::postgres::sql(&url, "SELECT count(*) FROM pg_tables WHERE schemaname = 'public'");
        assert_eq!(made.unwrap(), ["0"]);
        assert!(!to.exists());
        let blank = folder.join("blank.db");
        std::fs::write(&blank, "").unwrap();
        let (from, target) = (
            server::Place::File(blank.clone()),
            server::Place::File(to.clone()),
        );
        let refused = aside(move || server::copy(&from, &target)).await.unwrap_err();
        assert!(refused.to_string().contains("nothing"), "{refused}");
        assert_eq!(std::fs::read(&blank).unwrap().len(), 0);
        assert!(!to.exists());
    });
}

#[test]
fn a_copy_that_came_to_no_end_is_not_served() {
    with_postgres(async |folder| {
        let file = folder.join("site.db");
        let first = server::start(server::Config::for_file(&file)).await.unwrap();
        let anne = Person::new(first.address(), "anne");
        let table = anne
            .make(json!([{"kind": "me"}, {"kind": "open"}]), Value::Null)
            .await;
        first.stop().await;
        let url = crate::common::postgres::store_for(&folder.join("other")).unwrap();
        let to_file = server::Place::File(folder.join("other.db"));
        for (to, mut config) in [
            (
                url.parse::<server::Place>().unwrap(),
                server::Config::for_file(folder.join("none.db")),
            ),
            (to_file, server::Config::for_file(folder.join("other.db"))),
        ] {
            let sql = |statement: &str| match &to {
                server::Place::File(path) => {
                    drop(rusqlite::Connection::open(path).unwrap().execute(statement, []));
                }
                server::Place::Database(_) => drop(crate::common::postgres::sql(&url, statement).unwrap()),
            };
            if let server::Place::Database(address) = &to {
                config.store = Some(address.clone());
            }
            let copy = || {
                let (from, to) = (server::Place::File(file.clone()), to.clone());
                aside(move || server::copy(&from, &to))
            };
            let check = || {
                let to = to.clone();
                aside(move || server::check_place(&to).unwrap())
            };
            assert_eq!(copy().await.unwrap().tables, 1);
            // As it is left by one that was killed before anything arrived: another copy goes over it, and nothing else helps.
            sql("DELETE FROM tables");
            sql("INSERT INTO meta (name, value) VALUES ('copying', 0)");
            let refused = server::start(config.clone()).await.err().unwrap().to_string();
            assert!(refused.contains("not finished"), "{refused}");
            assert!(!check().await.is_sound());
            assert!(server::start(config.clone()).await.is_err());
            assert_eq!(copy().await.unwrap().tables, 1);
            assert!(copy().await.is_err(), "this one was finished");
            // As it is left by one that was killed before it had read again what arrived: that can be made good.
            sql("INSERT INTO meta (name, value) VALUES ('copying', 1)");
            assert!(server::start(config.clone()).await.is_err());
            assert!(check().await.is_sound());
            let served = server::start(config).await.unwrap();
            assert_eq!(
                Person::new(served.address(), "anne").table(&table).await["id"],
                json!(table)
            );
            served.stop().await;
        }
    });
}

/// A node of ten thousand tables, most of which are only rows here: what it costs to stay their owner does not depend on how many they are.
#[test]
fn ten_thousand_tables_cost_one_statement_a_renewal_and_one_row_a_move() {
    with_postgres(async |_| {
        let house = House::with(|config| config.lease = 900).await;
        let (table, mut one, mut other) = two_at_a_table(&house, Value::Null).await;
        house.sql(
            "INSERT INTO tables (key, id, game, listed, phase, created, updated, plan, secret, doc)
             SELECT 9000000 + n, 'none' || n, 'none', 0, 'over', 0, 0, '', '', '' FROM generate_series(1, 10000) AS n",
        );
        house.sql(
            "INSERT INTO owners (table_key, life) SELECT key, life FROM tables, nodes WHERE game = 'none'",
        );
        let engine = engine().unwrap();
        house.sql("ALTER SYSTEM SET log_statement = 'all'");
        house.sql("SELECT pg_reload_conf()");
        let said = |words: &str| engine.log().lines().filter(|line| line.contains(words)).count();
        until("it renews its lease a few times", || async {
            said("UPDATE nodes SET until") >= 4
        })
        .await;
        let renewals = said("UPDATE nodes SET until");
        assert_eq!(said("owners"), 0, "no statement is about tables one by one");
        let (lines, statements) = (said("INSERT INTO journal"), said("LOG:  execute"));
        let of_nodes = said("nodes");
        assert!(
            of_nodes <= 2 * renewals + 2,
            "{of_nodes} statements about nodes for {renewals} renewals"
        );
        let before = house.sql("SELECT count(*) FROM journal")[0]
            .parse::<usize>()
            .unwrap();
        assert_eq!(play_on(&mut [&mut one, &mut other], &mut Dice(1), 20).await, 20);
        let after = house.sql("SELECT count(*) FROM journal")[0]
            .parse::<usize>()
            .unwrap();
        assert_eq!(after - before, 20, "one row a move");
        assert_eq!(
            said("INSERT INTO journal") - lines,
            20,
            "in one statement each, since nobody else moved"
        );
        assert!(said("LOG:  execute") - statements < 20 * 5 + 60);
        assert_eq!(house.person("anne").table(&table).await["entries"], 20);
        assert_eq!(house.sql("SELECT count(*) FROM owners")[0], "10001");
    });
}

/// The drill of docs/HOSTING.md, with the commands that stand there.
#[test]
fn a_dump_made_while_people_play_is_restored_and_played_on() {
    with_postgres(async |folder| {
        let house = House::with(|config| config.lease = 1_500).await;
        let (table, mut one, mut other) = two_at_a_table(&house, Value::Null).await;
        play_on(&mut [&mut one, &mut other], &mut Dice(1), 7).await;
        let engine = engine().unwrap();
        let database = house.sql("SELECT current_database()").remove(0);
        engine.tool("pg_dump", &["--format=custom", "--file=flibuste.dump", &database]);
        play_on(&mut [&mut one, &mut other], &mut Dice(2), 3).await;

        engine.tool("createdb", &["restored"]);
        engine.tool("pg_restore", &["--dbname=restored", "flibuste.dump"]);
        let url = engine.url("restored");
        let place: server::Place = url.parse().unwrap();
        let report = aside(move || server::check_place(&place).unwrap()).await;
        assert!(report.is_sound(), "{report:?}");
        assert_eq!((report.tables, report.entries), (1, 7));

        let mut config = server::Config::for_file(folder.join("restored.db"));
        config.store = Some(url.parse().unwrap());
        let served = server::start(config).await.unwrap();
        let people = ["anne", "mary"].map(|name| Person::new(served.address(), name));
        // Whoever ran when the dump was made is counted on until its lease is out.
        until("the table is taken over", || async {
            status(&people[0], &table).await == 200
        })
        .await;
        assert_eq!(people[0].table(&table).await["entries"], 7);
        let (mut one, mut other) = (
            people[0].sit(&table, Some(0)).await,
            people[1].sit(&table, Some(1)).await,
        );
        assert_eq!(play_on(&mut [&mut one, &mut other], &mut Dice(3), 4).await, 4);
        served.stop().await;
    });
}
