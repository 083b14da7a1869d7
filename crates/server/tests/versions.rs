//! Data files of earlier versions of this program are opened and played on.
//!
//! `tests/files/schema-N.db.gz` is a data file as the program wrote it while the file had version N, and `schema-N.json.gz` what people saw
//! then. They are never written anew: a later program must open them as they are. Before the schema changes, the ignored test here
//! writes the files of the version that is about to go.

use crate::common;

use std::io::{Read, Write};
use std::path::{Path, PathBuf};

use common::{Client, Dice, House, Person, play_on, two_at_a_table};
use serde_json::{Value, json};

/// The version of the data file that the program writes now.
const NEWEST: usize = 6;

/// Each game with as many seats as it is played with here.
fn games() -> Vec<(&'static str, usize)> {
    let seats = |id: &str| catalog::describe(id, &catalog::CardBox::default()).unwrap().seats[0].max(2);
    catalog::GAMES
        .iter()
        .map(|id| (*id, usize::from(seats(id))))
        .collect()
}

const NAMES: [&str; 3] = ["anne", "mary", "zheng"];

fn file(name: &str) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR"))
        .join("tests/files")
        .join(name)
}

fn pack(path: &Path, bytes: &[u8]) {
    let to = std::fs::File::create(path).unwrap();
    let mut packed = flate2::write::GzEncoder::new(to, flate2::Compression::best());
    packed.write_all(bytes).unwrap();
    packed.finish().unwrap();
}

fn unpack(path: &Path) -> Vec<u8> {
    let mut bytes = Vec::new();
    let from = std::fs::File::open(path).unwrap_or_else(|error| panic!("{}: {error}", path.display()));
    flate2::read::GzDecoder::new(from)
        .read_to_end(&mut bytes)
        .unwrap();
    bytes
}

/// Makes a table of a game for so many people, and begins.
async fn table_of(house: &House, game: &str, seats: usize) -> String {
    let mut plan = vec![json!({ "kind": "me" })];
    plan.resize(seats, json!({ "kind": "open" }));
    let anne = house.person("anne");
    let table = anne
        .make(json!(plan), json!({ "game": game, "word": "sail", "name": game }))
        .await;
    for (seat, name) in NAMES.iter().enumerate().take(seats).skip(1) {
        house.person(name).join(&table, seat).await;
    }
    let started = anne.post(&format!("/tables/{table}/start"), Value::Null).await;
    assert_eq!(started.status, 200, "{started:?}");
    table
}

async fn sit_down(house: &House, table: &str, seats: usize) -> Vec<Client> {
    let mut clients = Vec::new();
    for (seat, name) in NAMES.iter().enumerate().take(seats) {
        clients.push(house.person(name).sit(table, Some(seat)).await);
    }
    // Whoever came first heard of the others.
    for (at, client) in clients.iter_mut().enumerate() {
        for _ in at + 1..seats {
            client.until("table").await;
        }
    }
    clients
}

async fn play_some(clients: &mut [Client], dice: &mut Dice, most: usize) {
    let mut all: Vec<&mut Client> = clients.iter_mut().collect();
    play_on(&mut all, dice, most).await;
}

/// What everybody sees of a table that is being played.
fn seen(table: &str, game: &str, clients: &[Client]) -> Value {
    let views: Vec<&Value> = clients.iter().map(|client| &client.view).collect();
    let turns: Vec<&Value> = clients.iter().map(|client| &client.turn).collect();
    json!({ "table": table, "game": game, "phase": "playing", "views": views, "turn": turns[0] })
}

/// A game that bots play to its end while somebody watches.
async fn finished(house: &House, game: &str, seats: usize) -> Value {
    let anne = house.person("anne");
    let mut plan = vec![json!({ "kind": "me" })];
    plan.resize(seats, json!({ "kind": "bot", "level": "greedy" }));
    let table = anne
        .make(json!(plan), json!({ "game": game, "listed": true }))
        .await;
    let mut client = anne.sit(&table, Some(0)).await;
    let path = format!("/tables/{table}/seats/0/stand-in");
    assert_eq!(anne.post(&path, json!({ "level": "greedy" })).await.status, 200);
    client.until("over").await;
    assert_eq!(
        client
            .ask(json!({ "do": "chat", "room": "table", "text": "well sailed" }))
            .await["ok"],
        true
    );
    let mut replays = Vec::new();
    for viewer in ["0", "public", "all"] {
        let replay = anne
            .get(&format!("/tables/{table}/replay?as={viewer}"))
            .await
            .json();
        let frames = replay["frames"].as_array().unwrap();
        let last = frames.last().unwrap();
        replays.push(
            json!({ "as": viewer, "frames": frames.len(), "first": frames[0]["view"], "last": last["view"] }),
        );
    }
    let record = anne.get(&format!("/tables/{table}/record")).await.text;
    json!({ "table": table, "game": game, "phase": "over", "record": record, "replays": replays })
}

#[tokio::test]
#[ignore = "writes the fixture of the present version; it is kept as it is from then on"]
async fn write_the_data_file_of_this_version() {
    let mut house = House::with(|config| config.settle = 3_600_000).await;
    let mut told = Vec::new();
    let mut tables = Vec::new();
    let mut dice = Dice(11);
    for (game, seats) in games() {
        let table = table_of(&house, game, seats).await;
        play_some(&mut sit_down(&house, &table, seats).await, &mut dice, 20).await;
        tables.push(table);
        told.push(finished(&house, game, seats).await);
    }
    let open = house
        .person("anne")
        .make(
            json!([{ "kind": "me" }, { "kind": "reserved", "name": "Mary" }]),
            Value::Null,
        )
        .await;
    told.push(json!({ "table": open, "game": catalog::GAMES[0], "phase": "open" }));
    // What was played so far is settled now; what comes after it is found in the journal, as a crash would leave it.
    house.restart().await;
    for ((game, seats), table) in games().iter().zip(&tables) {
        let mut clients = sit_down(&house, table, *seats).await;
        play_some(&mut clients, &mut dice, 7).await;
        told.push(seen(table, game, &clients));
    }
    let copy = house.directory.path().join("copy.db");
    server::backup(&house.directory.path().join("test.db"), &copy).unwrap();
    pack(
        &file(&format!("schema-{NEWEST}.db.gz")),
        &std::fs::read(copy).unwrap(),
    );
    pack(
        &file(&format!("schema-{NEWEST}.json.gz")),
        &serde_json::to_vec(&told).unwrap(),
    );
}

/// Opens the data file of a version and looks at everything in it as people do.
async fn open_version(version: &str) {
    let told: Vec<Value> =
        serde_json::from_slice(&unpack(&file(&format!("schema-{version}.json.gz")))).unwrap();
    let directory = tempfile::tempdir().unwrap();
    let data = directory.path().join("old.db");
    std::fs::write(&data, unpack(&file(&format!("schema-{version}.db.gz")))).unwrap();
    let server = server::start(server::Config::for_file(&data)).await.unwrap();
    let people: Vec<Person> = NAMES
        .iter()
        .map(|name| Person::new(server.address(), name))
        .collect();
    for then in &told {
        let table = then["table"].as_str().unwrap();
        let info = people[0].table(table).await;
        assert_eq!(info["phase"], then["phase"], "{info}");
        match then["phase"].as_str().unwrap() {
            "playing" => play_on_from(&people, table, then).await,
            "over" => look_back(&people[0], table, then).await,
            _ => {
                // A seat that was kept for somebody before there were invitations is taken by its name.
                let invitation = info["seats"][1]["invitation"].clone();
                let join = json!({ "name": "Mary", "invitation": invitation });
                let joined = people[1]
                    .post(&format!("/tables/{table}/seats/1/join"), join)
                    .await;
                assert_eq!(joined.status, 200, "{}", joined.text);
                assert_eq!(
                    people[1]
                        .post(&format!("/tables/{table}/start"), Value::Null)
                        .await
                        .status,
                    200
                );
            }
        }
    }
    server.stop().await;
}

/// What was seen then is still seen; a later program may show more.
fn assert_still(then: &Value, now: &Value) {
    match (then, now) {
        (Value::Object(then), Value::Object(now)) => {
            let common = then
                .iter()
                .filter_map(|(name, value)| Some((value, now.get(name)?)));
            let counted: Vec<_> = common.collect();
            assert!(
                !counted.is_empty() || then.is_empty(),
                "nothing is left of {then:?}"
            );
            counted
                .into_iter()
                .for_each(|(then, now)| assert_still(then, now));
        }
        (Value::Array(then), Value::Array(now)) if then.len() == now.len() => {
            then.iter()
                .zip(now)
                .for_each(|(then, now)| assert_still(then, now));
        }
        _ => assert_eq!(then, now),
    }
}

/// Everybody finds what they had left, and plays on.
async fn play_on_from(people: &[Person], table: &str, then: &Value) {
    let views = then["views"].as_array().unwrap();
    let mut clients = Vec::new();
    for (seat, view) in views.iter().enumerate() {
        let client = people[seat].sit(table, Some(seat)).await;
        assert_still(view, &client.view);
        assert_eq!(client.turn, then["turn"]);
        clients.push(client);
    }
    play_some(&mut clients, &mut Dice(5), 25).await;
}

/// A record without its closing line, which says more than it did.
fn entries_of(record: &str) -> Vec<&str> {
    let mut lines: Vec<&str> = record.lines().collect();
    assert!(lines.pop().unwrap().contains("\"secret\""));
    lines
}

/// A finished game is told as it was.
async fn look_back(anne: &Person, table: &str, then: &Value) {
    let record = anne.get(&format!("/tables/{table}/record")).await.text;
    assert_eq!(entries_of(&record), entries_of(then["record"].as_str().unwrap()));
    catalog::verify(&record, &catalog::CardBox::default()).unwrap();
    for replay in then["replays"].as_array().unwrap() {
        let path = format!("/tables/{table}/replay?as={}", replay["as"].as_str().unwrap());
        let now = anne.get(&path).await.json();
        let frames = now["frames"].as_array().unwrap();
        assert_eq!(json!(frames.len()), replay["frames"]);
        assert_still(&replay["first"], &frames[0]["view"]);
        assert_still(&replay["last"], &frames.last().unwrap()["view"]);
    }
    let client = anne.sit(table, Some(0)).await;
    let whole: Value = serde_json::from_str(&client.heard[0]).unwrap();
    assert_eq!(whole["chat"][0]["text"], "well sailed");
}

#[tokio::test]
async fn a_data_file_of_version_1_is_opened_and_played_on() {
    open_version("1").await;
}

#[tokio::test]
async fn a_data_file_of_version_2_is_opened_and_played_on() {
    open_version("2").await;
}

#[tokio::test]
async fn a_data_file_of_version_3_is_opened_and_played_on() {
    open_version("3").await;
}

#[tokio::test]
async fn a_data_file_of_version_4_is_opened_and_played_on() {
    open_version("4").await;
}

#[tokio::test]
async fn a_data_file_of_version_5_is_opened_and_played_on() {
    open_version("5").await;
}

#[tokio::test]
async fn there_is_a_data_file_of_every_version_before_this_one() {
    let house = House::new().await;
    let data = house.directory.path().join("test.db");
    let now: usize = rusqlite::Connection::open(&data)
        .unwrap()
        .query_row("PRAGMA user_version", [], |row| row.get(0))
        .unwrap();
    assert_eq!(
        now, NEWEST,
        "the version that is about to go is written down first"
    );
    for version in 1..NEWEST {
        let data = house.directory.path().join(format!("{version}.db"));
        std::fs::write(&data, unpack(&file(&format!("schema-{version}.db.gz")))).unwrap();
        let found = rusqlite::Connection::open(&data)
            .unwrap()
            .query_row("PRAGMA user_version", [], |row| row.get::<_, usize>(0));
        assert_eq!(found.unwrap(), version);
        let report = server::check(&data).unwrap();
        assert!(report.is_sound() && report.tables > 0, "{version}: {report:?}");
    }
}

/// The file as it would be if its games had been begun under the version of the rules before this one, by a program of version 4: what that
/// wrote need not have checks on it.
fn age(file: &rusqlite::Connection) {
    let header = of_version_0("header");
    file.execute_batch(&format!(
        "UPDATE tables SET header = {header}; UPDATE records SET chain = NULL; UPDATE journal SET chain = NULL; {BACK_TO_4}"
    ))
    .unwrap();
}

/// Takes back what the steps to versions 5 and 6 added.
const BACK_TO_4: &str = "DROP TABLE deals; ALTER TABLE chat DROP COLUMN digest; ALTER TABLE bans DROP COLUMN digest; ALTER TABLE bans DROP COLUMN along; \
    ALTER TABLE notes DROP COLUMN digest; ALTER TABLE seen DROP COLUMN digest; PRAGMA user_version = 4;";

/// A column with every version of rules that a game has or had made version 0, which no game plays.
fn of_version_0(column: &str) -> String {
    (1..=newest_rules()).fold(column.to_owned(), |text, rules| {
        format!("replace({text}, '\"rules\":{rules}', '\"rules\":0')")
    })
}

/// The highest version of the rules that any game has.
fn newest_rules() -> u32 {
    let rules = |id: &&str| catalog::describe(id, &catalog::CardBox::default()).unwrap().rules;
    catalog::GAMES.iter().map(rules).max().unwrap()
}

/// The version of the rules of the game that is played when none is named.
fn rules_now() -> u32 {
    catalog::describe(catalog::GAMES[0], &catalog::CardBox::default())
        .unwrap()
        .rules
}

/// The same, with positions from which there is no way up.
fn age_positions(file: &rusqlite::Connection) {
    age(file);
    let position = of_version_0("position");
    file.execute_batch(&format!(
        "UPDATE snapshots SET position = {position}, digest = NULL;"
    ))
    .unwrap();
}

async fn replay(person: &Person, table: &str, viewer: &str) -> Vec<Value> {
    let answer = person.get(&format!("/tables/{table}/replay?as={viewer}")).await;
    assert_eq!(answer.status, 200, "{}", answer.text);
    answer.json()["frames"].as_array().unwrap().clone()
}

#[tokio::test]
async fn a_table_goes_on_when_the_rules_are_replaced_and_says_so_in_its_record() {
    let mut house = House::new().await;
    let (table, mut one, mut other) = two_at_a_table(&house, Value::Null).await;
    play_on(&mut [&mut one, &mut other], &mut Dice(1), 12).await;
    let before = (one.view.clone(), other.view.clone());
    house.restart_after(age).await;
    let (anne, mary) = (house.person("anne"), house.person("mary"));
    let (mut one, mut other) = (anne.sit(&table, Some(0)).await, mary.sit(&table, Some(1)).await);
    assert_eq!(
        (one.view.clone(), other.view.clone()),
        before,
        "everybody sees what they saw"
    );
    assert_eq!(
        anne.table(&table).await["entries"],
        13,
        "the change is an entry of the record"
    );
    let whole: Value = serde_json::from_str(&one.heard[0]).unwrap();
    let log = whole["log"].as_array().unwrap();
    assert_eq!(
        (log.len(), &log[12]["raised"]),
        (13, &json!(rules_now())),
        "what came before is still told"
    );
    assert_eq!(one.undo, "nothing", "what came before cannot be taken back");
    play_on(&mut [&mut one, &mut other], &mut Dice(2), 10).await;
    let later = one.view.clone();
    house.restart().await;
    let (anne, mary) = (house.person("anne"), house.person("mary"));
    let (mut one, mut other) = (anne.sit(&table, Some(0)).await, mary.sit(&table, Some(1)).await);
    assert_eq!(one.view, later);
    play_on(&mut [&mut one, &mut other], &mut Dice(3), usize::MAX).await;
    one.until("over").await;
    let record = anne.get(&format!("/tables/{table}/record")).await.text;
    let verified = catalog::verify(&record, &catalog::CardBox::default()).unwrap();
    assert_eq!(verified.earlier(), 13);
    for viewer in ["0", "1", "public", "all"] {
        let frames = replay(&anne, &table, viewer).await;
        let entries: Vec<u64> = frames
            .iter()
            .map(|frame| frame["entry"].as_u64().unwrap())
            .collect();
        assert_eq!(
            entries,
            (0..=verified.entries() as u64).collect::<Vec<_>>(),
            "for {viewer}"
        );
    }
    assert_eq!(replay(&anne, &table, "0").await[12]["view"], before.0);
    let raised = |rules: u32| format!("\"raised\":{{\"rules\":{rules}");
    let changed = record.replacen(&raised(rules_now()), &raised(rules_now() + 1), 1);
    assert_ne!(changed, record);
    assert!(catalog::verify(&changed, &catalog::CardBox::default()).is_err());
}

#[tokio::test]
async fn a_table_that_cannot_go_on_ends_and_stays_to_be_seen() {
    let mut house = House::new().await;
    let (table, mut one, mut other) = two_at_a_table(&house, Value::Null).await;
    play_on(&mut [&mut one, &mut other], &mut Dice(1), 9).await;
    let seen = one.view.clone();
    house.restart_after(age_positions).await;
    let anne = house.person("anne");
    let info = anne.table(&table).await;
    assert_eq!(
        (&info["phase"], &info["end"]),
        (&json!("over"), &json!("outdated"))
    );
    let frames = replay(&anne, &table, "0").await;
    assert_eq!((frames.len(), &frames[9]["view"]), (10, &seen));
    let client = anne.sit(&table, Some(0)).await;
    assert!(client.view.is_object() && client.moves.is_empty());
    let again = anne.post(&format!("/tables/{table}/rematch"), Value::Null).await;
    assert_eq!(again.status, 200, "{}", again.text);
}

#[tokio::test]
async fn finished_games_of_every_game_are_seen_when_their_rules_are_gone() {
    let told: Vec<Value> = serde_json::from_slice(&unpack(&file("schema-1.json.gz"))).unwrap();
    let directory = tempfile::tempdir().unwrap();
    let data = directory.path().join("old.db");
    std::fs::write(&data, unpack(&file("schema-1.db.gz"))).unwrap();
    // The program that still knows the rules keeps what was seen, at the latest when it stops.
    server::start(server::Config::for_file(&data))
        .await
        .unwrap()
        .stop()
        .await;
    age_positions(&rusqlite::Connection::open(&data).unwrap());
    let server = server::start(server::Config::for_file(&data)).await.unwrap();
    let anne = Person::new(server.address(), "anne");
    for then in told.iter().filter(|then| then["phase"] == "over") {
        let table = then["table"].as_str().unwrap();
        for kept in then["replays"].as_array().unwrap() {
            let frames = replay(&anne, table, kept["as"].as_str().unwrap()).await;
            assert_eq!(json!(frames.len()), kept["frames"]);
            assert_still(&kept["first"], &frames[0]["view"]);
            assert_still(&kept["last"], &frames.last().unwrap()["view"]);
        }
        let client = anne.sit(table, Some(0)).await;
        // Nothing is hidden after the end.
        assert_still(&then["replays"][2]["last"], &client.view);
        let record = anne.get(&format!("/tables/{table}/record")).await.text;
        let before = then["record"].as_str().unwrap();
        let before = before.replacen("\"rules\":1", "\"rules\":0", 1);
        assert_eq!(entries_of(&record), entries_of(&before));
        let error = catalog::verify(&record, &catalog::CardBox::default())
            .err()
            .unwrap()
            .to_string();
        assert!(error.contains("rules version 0"), "{error}");
    }
    let bytes: i64 = rusqlite::Connection::open(&data)
        .unwrap()
        .query_row("SELECT sum(length(frames)) FROM seen", [], |row| row.get(0))
        .unwrap();
    assert!(bytes < 1_000_000, "six games take {bytes} bytes");
    server.stop().await;
}
