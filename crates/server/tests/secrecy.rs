//! What a seat and a spectator receive, byte by byte, holds nothing they may not know.

use crate::common;

use std::collections::{BTreeMap, BTreeSet};
use std::path::Path;

use catalog::{AnyMatch, CardBox, Frame};
use common::{Client, Dice, House, Person, play_on, two_at_a_table};
use serde_json::{Value, json};
use table::{Seat, Viewer};

/// What no player may see before the end, wherever it is in a message.
pub(crate) const HIDDEN: [&str; 5] = [
    "undersides",
    "face_down_cards",
    "deck_cards",
    "stage_order",
    "crew_order",
];

/// Everything in a message under a name.
fn all<'a>(message: &'a Value, name: &str, found: &mut Vec<&'a Value>) {
    match message {
        Value::Object(fields) => {
            for (field, value) in fields {
                if field == name {
                    found.push(value);
                }
                all(value, name, found);
            }
        }
        Value::Array(items) => items.iter().for_each(|item| all(item, name, found)),
        _ => {}
    }
}

/// The messages of a client up to the end of the game, when everything is shown.
fn before_the_end(client: &Client) -> Vec<Value> {
    let messages = client
        .heard
        .iter()
        .map(|text| serde_json::from_str::<Value>(text).unwrap());
    messages.take_while(|message| message["type"] != "over").collect()
}

/// Compares each step with what the record says this viewer may know of it.
fn check_steps(client: &Client, viewer: Viewer, played: &dyn AnyMatch, positions: &[Box<dyn AnyMatch>]) {
    let frames: Vec<Frame> = played.frames(viewer, 0, true).unwrap();
    let mut view = Value::Null;
    let mut steps = 0;
    for message in before_the_end(client) {
        if message["type"] == "whole" {
            view = message["view"].clone();
        }
        if message["type"] != "step" {
            continue;
        }
        steps += 1;
        for (name, value) in message["patch"].as_object().unwrap() {
            view[name] = value.clone();
        }
        let entry = message["entry"].as_u64().unwrap() as usize;
        let frame = &frames[entry - 1];
        let seen: Value = serde_json::from_str(frame.view.as_ref().unwrap().get()).unwrap();
        assert_eq!(view, seen, "after entry {entry}");
        let told: Vec<Value> = frame
            .events
            .iter()
            .map(|event| serde_json::from_str(event.get()).unwrap())
            .collect();
        assert_eq!(message["events"], json!(told));
        let own = matches!(viewer, Viewer::Seat(seat) if frame.by.seat() == Some(seat));
        assert_eq!(
            message.get("move").is_some(),
            own,
            "only who made a move is sent it"
        );
        let offered = match viewer {
            Viewer::Seat(seat) => positions[entry].offered(seat.into()),
            _ => Vec::new(),
        };
        let offered: Vec<Value> = offered
            .iter()
            .map(|mv| serde_json::from_str(mv.get()).unwrap())
            .collect();
        assert_eq!(message["moves"], json!(offered));
    }
    assert!(steps > 20);
}

#[tokio::test]
pub(crate) async fn hidden_cards_never_leave_the_server() {
    let house = House::new().await;
    for game in 0..4u64 {
        let mode = ["rapid", "normal", "expert", "normal"][game as usize];
        let more = json!({ "options": { "mode": mode } });
        let (table, mut one, mut other) = two_at_a_table(&house, more).await;
        let mut watcher = house.person("zheng").sit(&table, None).await;
        play_on(
            &mut [&mut one, &mut other, &mut watcher],
            &mut Dice(game),
            usize::MAX,
        )
        .await;
        for client in [&mut one, &mut other, &mut watcher] {
            client.until("over").await;
        }
        let record = house
            .person("zheng")
            .get(&format!("/tables/{table}/record"))
            .await
            .text;
        let played = catalog::verify(&record, &CardBox::default()).unwrap();
        let lines: Vec<&str> = record.lines().collect();
        let positions: Vec<Box<dyn AnyMatch>> = (0..lines.len() - 1)
            .map(|entries| catalog::replay(&lines[..=entries].join("\n"), None, &CardBox::default()).unwrap())
            .collect();
        let secret = serde_json::from_str::<Value>(lines[lines.len() - 1]).unwrap()["secret"].clone();
        let viewers = [Seat::new(0), Seat::new(1), None];
        for (client, seat) in [&one, &other, &watcher].into_iter().zip(viewers) {
            let viewer = seat.map_or(Viewer::Public, Viewer::Seat);
            check_steps(client, viewer, &*played, &positions);
            for message in before_the_end(client) {
                let text = message.to_string();
                assert!(
                    !text.contains(secret.as_str().unwrap()),
                    "the secret of the shuffle"
                );
                assert!(!text.contains("key-for-tests"), "the key of a seat");
                for name in HIDDEN {
                    let mut found = Vec::new();
                    all(&message, name, &mut found);
                    assert!(found.iter().all(|value| value.is_null()), "{name} in {text}");
                }
                let mut players = Vec::new();
                all(&message, "players", &mut players);
                for (number, player) in players
                    .iter()
                    .flat_map(|list| list.as_array().unwrap().iter().enumerate())
                {
                    let own = seat.is_some_and(|seat| seat.index() == number);
                    assert_eq!(player["hand"].is_null(), !own, "whose hand is seen in {text}");
                }
            }
        }
    }
}

/// What the rules of a game hide, as its crate says in `tests/hidden.toml`: judged by the kept positions, not by any view. Paths are names with
/// `/` between them; `*` is any item of a list, and where it matters the first `*` is a seat.
#[derive(serde::Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Oracle {
    pub(crate) seats: usize,
    #[serde(default)]
    options: BTreeMap<String, String>,
    hidden: Vec<Hidden>,
    /// What an event says only to the seat that it names in this field.
    events: BTreeMap<String, String>,
}

#[derive(serde::Deserialize)]
#[serde(deny_unknown_fields)]
struct Hidden {
    view: String,
    from: From,
}

/// Who may not see something.
#[derive(serde::Deserialize)]
#[serde(untagged)]
enum From {
    /// `all`, or `others`: all but the seat of the first `*`.
    Plain(Plain),
    /// All whom a list in the position does not name; its `*` are those of the path in the view.
    NotIn { those_not_in: String },
    /// All who have neither held such a thing, nor drawn it in their own turn, nor heard of it in an event.
    NeverHeld {
        those_who_never_held: Vec<String>,
        drew: Vec<String>,
        heard: Vec<String>,
    },
    /// All who never heard of it in such an event.
    NeverHeard { those_who_never_heard: Vec<String> },
    /// All but one seat, as long as a list in the position holds one of these.
    While {
        all_but: String,
        #[serde(rename = "while")]
        list: String,
        holds: Vec<String>,
    },
}

#[derive(serde::Deserialize)]
#[serde(rename_all = "snake_case")]
enum Plain {
    All,
    Others,
}

/// Everything a path leads to, with what its stars stood for; nothing is where there is null or an empty list.
fn at<'a>(value: &'a Value, path: &str) -> Vec<(Vec<usize>, &'a Value)> {
    let mut found = vec![(Vec::new(), value)];
    for name in path.split('/') {
        let mut next = Vec::new();
        for (stars, value) in found {
            match (name, value) {
                ("*", Value::Array(items)) => next.extend(items.iter().enumerate().map(|(number, item)| {
                    let mut stars = stars.clone();
                    stars.push(number);
                    (stars, item)
                })),
                _ => next.extend(value.get(name).map(|item| (stars, item))),
            }
        }
        found = next;
    }
    found.retain(|(_, value)| !value.is_null() && value.as_array().is_none_or(|list| !list.is_empty()));
    found
}

impl Oracle {
    pub(crate) fn of(game: &str) -> Oracle {
        let path = Path::new(env!("CARGO_MANIFEST_DIR"))
            .join("../games")
            .join(game)
            .join("tests/hidden.toml");
        let text =
            std::fs::read_to_string(&path).unwrap_or_else(|error| panic!("{}: {error}", path.display()));
        toml::from_str(&text).unwrap_or_else(|error| panic!("{}: {error}", path.display()))
    }

    /// Whether a seat, or the public, may see what lies there now; `past` ends with the present position, and `told` is what it heard so far.
    fn may_see(
        from: &From,
        seat: Option<usize>,
        (stars, value): (&[usize], &Value),
        past: &[Value],
        told: &[Value],
    ) -> bool {
        let now = past.last().expect("a position");
        let named = |paths: &[String]| {
            let mut heard = told
                .iter()
                .flat_map(|event| paths.iter().flat_map(move |path| at(event, path)));
            heard.any(|(_, named)| named == value)
        };
        if let From::NeverHeld { heard, .. }
        | From::NeverHeard {
            those_who_never_heard: heard,
        } = from
            && named(heard)
        {
            return true;
        }
        let Some(seat) = seat else {
            let over = |list: &String, holds: &[String]| !is_at(now, list, holds);
            return matches!(from, From::While { list, holds, .. } if over(list, holds));
        };
        match from {
            From::Plain(Plain::All) => false,
            From::Plain(Plain::Others) => stars.first() == Some(&seat),
            From::NotIn { those_not_in } => at(now, those_not_in).iter().any(|(here, list)| {
                here == stars && list.as_array().is_some_and(|list| list.contains(&json!(seat)))
            }),
            From::NeverHeld {
                those_who_never_held,
                drew,
                ..
            } => past.iter().any(|position| {
                let held = those_who_never_held.iter().flat_map(|path| at(position, path));
                let active = position["active"] == json!(seat);
                let drawn = drew.iter().flat_map(|path| at(position, path));
                held.filter(|(stars, _)| stars.first() == Some(&seat))
                    .chain(drawn.filter(|_| active))
                    .any(|(_, held)| held == value)
            }),
            From::NeverHeard { .. } => false,
            From::While { all_but, list, holds } => now[all_but] == json!(seat) || !is_at(now, list, holds),
        }
    }

    /// Whatever this viewer must not see in the last of these positions is not in its view. Says which of the hidden things it does see, rightly.
    fn judges(&self, seat: Option<usize>, past: &[Value], told: &[Value], view: &Value) -> BTreeSet<String> {
        let mut seen = BTreeSet::new();
        for hidden in &self.hidden {
            for (stars, value) in at(view, &hidden.view) {
                assert!(
                    Oracle::may_see(&hidden.from, seat, (&stars, value), past, told),
                    "{seat:?} sees {} {stars:?} = {value} in {view}",
                    hidden.view
                );
                seen.insert(hidden.view.clone());
            }
        }
        seen
    }

    /// What an event says to one seat only is heard by no other.
    fn overhears(&self, seat: Option<usize>, event: &Value) {
        for (path, to) in &self.events {
            let name = path.split('/').next().unwrap_or_default();
            let heard = !at(event, path).is_empty();
            assert!(
                !heard || event[name][to] == json!(seat) && seat.is_some(),
                "{seat:?} hears {event}"
            );
        }
    }
}

/// Whether a list in a position holds one of these words, alone or as the name of something.
fn is_at(position: &Value, list: &str, words: &[String]) -> bool {
    position[list].as_array().into_iter().flatten().any(|item| {
        words
            .iter()
            .any(|word| item == word.as_str() || item.get(word).is_some())
    })
}

/// Those who play.
pub(crate) const CREW: [&str; 3] = ["anne", "mary", "jack"];

/// Everybody agrees to stop, unless the game is over already.
async fn stop(clients: &mut [Client], seats: usize) {
    if clients[0].turn.get("over").is_some() {
        return;
    }
    let asked = clients[0].ask(json!({ "do": "offer", "what": "stop" })).await;
    for client in &mut clients[1..seats] {
        let answer = json!({ "do": "answer", "offer": asked["offer"], "yes": true });
        assert_eq!(client.ask(answer).await["ok"], true);
    }
}

/// Plays at a table of its own, which the first of these people makes, with a spectator who comes last; what everybody heard, and the record.
pub(crate) async fn listened_to(
    people: &[Person],
    watcher: &Person,
    game: &str,
    oracle: &Oracle,
) -> (String, Vec<Client>, String) {
    let mut places = vec![json!({ "kind": "me" })];
    places.resize(oracle.seats, json!({ "kind": "open" }));
    let more = json!({ "game": game, "options": oracle.options });
    let table = watcher.named(&people[0].name).make(json!(places), more).await;
    for (seat, person) in people.iter().enumerate().skip(1) {
        person.join(&table, seat).await;
    }
    people[0]
        .post(&format!("/tables/{table}/start"), Value::Null)
        .await;
    let mut clients = Vec::new();
    for (seat, person) in people.iter().enumerate() {
        clients.push(person.sit(&table, Some(seat)).await);
    }
    clients.push(watcher.sit(&table, None).await);
    let mut all: Vec<&mut Client> = clients.iter_mut().collect();
    play_on(&mut all, &mut Dice(11), 260).await;
    stop(&mut clients, oracle.seats).await;
    let path = format!("/tables/{table}/record");
    let record = watcher.get(&path).await.text;
    (table, clients, record)
}

/// The kept position after each entry of a record, the deal first.
fn positions(record: &str) -> Vec<Value> {
    let lines: Vec<&str> = record
        .lines()
        .filter(|line| !line.contains("\"secret\""))
        .collect();
    let kept = |last: usize| {
        let played = catalog::replay(&lines[..=last].join("\n"), None, &CardBox::default()).unwrap();
        serde_json::from_str::<Value>(&played.snapshot()).unwrap()["state"].clone()
    };
    (0..lines.len()).map(kept).collect()
}

/// As many games of one as it may take until everything that is hidden was there at least once.
const PATIENCE: usize = 8;

/// Every game, with everybody and a spectator listening, against what its rules hide.
#[tokio::test]
pub(crate) async fn what_the_rules_hide_never_leaves_the_server_in_any_game() {
    let house = House::new().await;
    for game in catalog::GAMES {
        let oracle = Oracle::of(game);
        let mut unmet: Vec<&str> = oracle.hidden.iter().map(|hidden| hidden.view.as_str()).collect();
        for _ in 0..PATIENCE {
            let people: Vec<Person> = CREW[..oracle.seats]
                .iter()
                .map(|name| house.person(name))
                .collect();
            let (_, clients, record) = listened_to(&people, &house.person("zheng"), game, &oracle).await;
            let heard: Vec<Vec<Value>> = clients.iter().map(before_the_end).collect();
            let seen = judge(game, &oracle, &heard, &record);
            for hidden in &oracle.hidden {
                let to_nobody = matches!(hidden.from, From::Plain(Plain::All));
                let somebody = seen.contains(&hidden.view);
                assert!(!(to_nobody && somebody), "{game}: {} is seen", hidden.view);
            }
            let whole = everything(&record);
            unmet.retain(|path| !whole.iter().any(|view| !at(view, path).is_empty()));
            if unmet.is_empty() {
                break;
            }
        }
        assert!(unmet.is_empty(), "{game}: nothing is ever at {unmet:?}");
    }
}

/// Holds everything that everybody heard of a game against what its rules hide; gives the hidden paths at which somebody rightly saw something.
pub(crate) fn judge(game: &str, oracle: &Oracle, heard: &[Vec<Value>], record: &str) -> BTreeSet<String> {
    let states = positions(record);
    let mut seen = BTreeSet::new();
    for (number, messages) in heard.iter().enumerate() {
        let seat = (number < oracle.seats).then_some(number);
        let (mut view, mut judged, mut told) = (Value::Null, 0, Vec::new());
        for message in messages {
            if message["type"] == "whole" {
                view = message["view"].clone();
            } else if message["type"] == "step" {
                for (name, value) in message["patch"].as_object().unwrap() {
                    view[name] = value.clone();
                }
                for event in message["events"].as_array().unwrap() {
                    oracle.overhears(seat, event);
                    told.push(event.clone());
                }
            } else {
                continue;
            }
            let entry = message["entry"].as_u64().unwrap_or(0) as usize;
            if !view.is_null() && entry < states.len() {
                seen.append(&mut oracle.judges(seat, &states[..=entry], &told, &view));
                judged += 1;
            }
        }
        assert!(judged > 10, "{game}: only {judged} views of {seat:?} were judged");
    }
    seen
}

/// Everything there was at the table, entry by entry.
fn everything(record: &str) -> Vec<Value> {
    let played = catalog::replay(record, None, &CardBox::default()).unwrap();
    let frames = played.frames(Viewer::Everything, 0, true).unwrap();
    let views = frames.iter().filter_map(|frame| frame.view.as_ref());
    views
        .map(|view| serde_json::from_str(view.get()).unwrap())
        .collect()
}
