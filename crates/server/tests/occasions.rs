//! Tables at which everything is set: first games, and the deal of a day.

use crate::common;

use common::{Client, Dice, House, Person};
use serde_json::{Value, json};

async fn first(person: &Person, game: &str) -> String {
    let made = person
        .post(&format!("/games/{game}/first"), json!({ "name": person.name }))
        .await;
    assert_eq!(made.status, 201, "{made:?}");
    assert_eq!(made.json()["occasion"], "first");
    assert_eq!(made.json()["phase"], "playing");
    made.json()["id"].as_str().unwrap().to_owned()
}

async fn daily(person: &Person, game: &str) -> common::Answered {
    let path = format!("/games/{game}/daily");
    person.post(&path, json!({ "name": person.name })).await
}

/// Follows the adviser, or makes any move where there is none, until the game is over or so many moves were made.
async fn follow(person: &Person, table: &str, client: &mut Client, most: usize) -> usize {
    let mut dice = Dice(3);
    for made in 0..most {
        while client.turn.get("over").is_none() && !client.awaited() {
            client.next().await;
        }
        if client.turn.get("over").is_some() {
            return made;
        }
        let told = person.get(&format!("/tables/{table}/seats/0/advice")).await;
        let advised = told.json()["move"].clone();
        let mv = match told.status {
            200 if !advised.is_null() => advised,
            _ => client.moves[dice.below(client.moves.len())].clone(),
        };
        let reply = client.play(&mv).await;
        assert_eq!(reply["ok"], true, "{mv}: {reply}");
    }
    most
}

#[tokio::test]
pub(crate) async fn a_first_game_begins_where_it_is_handed_over_the_same_for_everybody() {
    let house = House::new().await;
    for game in catalog::GAMES {
        let (anne, mary) = (house.person("Anne"), house.person("Mary"));
        let (one, other) = (first(&anne, game).await, first(&mary, game).await);
        let (one, other) = (anne.sit(&one, Some(0)).await, mary.sit(&other, Some(0)).await);
        let seen = |client: &Client| {
            let whole: Value = serde_json::from_str(&client.heard[0]).unwrap();
            (
                whole["view"].clone(),
                whole["moves"].clone(),
                whole["entry"].clone(),
            )
        };
        assert!(one.awaited(), "{game}: the newcomer is at the helm");
        assert_eq!(seen(&one), seen(&other), "{game}");
    }
}

#[tokio::test]
pub(crate) async fn what_was_led_in_is_kept_and_played_on_after_a_restart() {
    let mut house = House::new().await;
    let anne = house.person("Anne");
    let mut led_in = None;
    for game in catalog::GAMES {
        let table = first(&anne, game).await;
        let entries = anne.table(&table).await["entries"].clone();
        if entries.as_u64().unwrap() > 20 {
            led_in = Some((table, entries));
        }
    }
    let (table, before) = led_in.expect("some game is led in");
    house.restart().await;
    let anne = house.person("Anne");
    assert_eq!(anne.table(&table).await["entries"], before);
    let mut client = anne.sit(&table, Some(0)).await;
    assert_eq!(follow(&anne, &table, &mut client, 5).await, 5);
}

#[tokio::test]
async fn only_the_newcomer_of_a_first_game_is_advised() {
    let house = House::new().await;
    let (anne, mary) = (house.person("Anne"), house.person("Mary"));
    let table = first(&anne, catalog::GAMES[0]).await;
    let path = format!("/tables/{table}/seats/0/advice");
    let advice = anne.get(&path).await;
    assert_eq!(advice.status, 200, "{advice:?}");
    let client = anne.sit(&table, Some(0)).await;
    assert!(client.moves.contains(&advice.json()["move"]), "{advice:?}");
    assert_eq!(
        anne.get(&path).await.json(),
        advice.json(),
        "it stays what it was"
    );
    assert_eq!(mary.get(&path).await.code(), "not_seated");
    let plain = anne
        .make(
            json!([{ "kind": "me" }, { "kind": "bot", "level": "greedy" }]),
            Value::Null,
        )
        .await;
    let path = format!("/tables/{plain}/seats/0/advice");
    assert_eq!(anne.get(&path).await.code(), "no_adviser");
}

#[tokio::test]
pub(crate) async fn everybody_has_one_table_of_the_deal_of_a_day() {
    let house = House::new().await;
    let (anne, mary) = (house.person("Anne"), house.person("Mary"));
    let game = catalog::GAMES[0];
    let made = daily(&anne, game).await;
    assert_eq!(made.status, 201, "{made:?}");
    let again = daily(&anne, game).await;
    assert_eq!(again.status, 200, "{again:?}");
    assert_eq!(again.json()["id"], made.json()["id"]);
    let other = daily(&mary, game).await;
    assert_ne!(other.json()["id"], made.json()["id"]);
    assert_eq!(
        other.json()["commitment"],
        made.json()["commitment"],
        "the same cards"
    );
    let elsewhere = House::new().await;
    let foreign = daily(&elsewhere.person("Anne"), game).await;
    assert_ne!(
        foreign.json()["commitment"],
        made.json()["commitment"],
        "nobody can work them out"
    );
    assert_eq!(daily(&anne, "chess").await.code(), "no_such_game");
}

#[tokio::test]
async fn nobody_plays_the_deal_of_a_day_for_somebody_else() {
    let house = House::new().await;
    let (anne, mary) = (house.person("Anne"), house.person("Mary"));
    let table = daily(&anne, catalog::GAMES[0]).await.json()["id"]
        .as_str()
        .unwrap()
        .to_owned();
    let stand_in = format!("/tables/{table}/seats/0/stand-in");
    let level = json!({ "level": "greedy" });
    assert_eq!(anne.post(&stand_in, level).await.code(), "played_alone");
    let leave = format!("/tables/{table}/seats/0/leave");
    assert_eq!(anne.post(&leave, json!({})).await.status, 200);
    let join = format!("/tables/{table}/seats/0/join");
    let taken = mary.post(&join, json!({ "name": "Mary" })).await;
    assert_eq!(taken.code(), "played_alone");
    let advice = format!("/tables/{table}/seats/0/advice");
    assert_ne!(anne.get(&advice).await.status, 200);
}

#[tokio::test]
pub(crate) async fn the_score_table_is_taken_from_finished_games_and_hides_them_until_one_has_played() {
    let house = House::new().await;
    let (anne, mary) = (house.person("Anne"), house.person("Mary"));
    let game = catalog::GAMES[0];
    let path = format!("/games/{game}/daily");
    let empty = mary.get(&path).await.json();
    assert_eq!((&empty["entries"], &empty["played"]), (&json!([]), &json!(false)));
    let (table, together) = (
        catalog::daily_game(game).unwrap(),
        catalog::is_won_together(game).unwrap(),
    );
    assert_eq!(
        empty["bots"],
        table.seats - 1,
        "against whom one plays is told before"
    );
    assert_eq!(
        (&empty["level"], &empty["together"]),
        (&json!(bots::quickest(game)), &json!(together))
    );
    let table = daily(&anne, game).await.json()["id"].as_str().unwrap().to_owned();
    let mut client = anne.sit(&table, Some(0)).await;
    let unfinished = anne.get(&path).await.json();
    assert_eq!(
        unfinished["entries"],
        json!([]),
        "what is not over does not count"
    );
    assert_eq!(unfinished["mine"], json!(table));
    follow(&anne, &table, &mut client, 100_000).await;
    common::until("the game is over", || async {
        anne.get(&path).await.json()["played"] == json!(true)
    })
    .await;
    let told = anne.get(&path).await.json();
    assert_eq!(told["entries"][0]["name"], "Anne");
    assert_eq!(told["entries"][0]["place"], 1);
    assert_eq!(told["entries"][0]["table"], json!(table));
    let hidden = mary.get(&path).await.json();
    assert_eq!(hidden["entries"][0]["name"], "Anne");
    assert_eq!(
        hidden["entries"][0]["table"],
        Value::Null,
        "it would show the cards"
    );
    let tomorrow = told["day"].as_u64().unwrap() + 1;
    let early = mary.get(&format!("{path}?day={tomorrow}")).await;
    assert_eq!(early.status, 404, "{early:?}");
    // Whoever takes everything of theirs out has no name there any more.
    anne.post("/me/erase", json!({})).await;
    assert_eq!(mary.get(&path).await.json()["entries"][0]["name"], "");
}

/// Sits down at the deal of the day, and gets the table.
async fn begin(person: &Person, game: &str) -> String {
    let made = daily(person, game).await;
    assert_eq!(made.status, 201, "{made:?}");
    made.json()["id"].as_str().unwrap().to_owned()
}

/// Ends the game where it stands, as nobody else has a say.
async fn stop(person: &Person, table: &str) {
    let mut client = person.sit(table, Some(0)).await;
    let stopped = client.ask(json!({ "do": "offer", "what": "stop" })).await;
    assert_eq!(stopped["ok"], true, "{stopped}");
    assert_eq!(client.phase, "over", "bots agree");
}

#[tokio::test]
pub(crate) async fn whoever_has_had_the_deal_of_a_day_does_not_play_it_anew() {
    let mut house = House::new().await;
    let (game, other_game) = (catalog::GAMES[0], catalog::GAMES[1]);
    let had = |person: Person| async move {
        let again = daily(&person, game).await;
        assert_eq!(
            (again.status, again.code().as_str()),
            (409, "deal_had"),
            "{again:?}"
        );
        let told = person.get(&format!("/games/{game}/daily")).await.json();
        assert_eq!((&told["mine"], &told["played"]), (&Value::Null, &json!(true)));
    };

    let anne = house.person("Anne");
    let table = begin(&anne, game).await;
    let left = anne
        .post(&format!("/tables/{table}/seats/0/leave"), json!({}))
        .await;
    assert_eq!(left.status, 200, "{left:?}");
    had(anne).await;

    let mary = house.person("Mary");
    begin(&mary, game).await;
    assert_eq!(mary.post("/me/erase", json!({})).await.status, 204);
    had(mary).await;

    let zheng = house.person("Zheng");
    let table = begin(&zheng, game).await;
    stop(&zheng, &table).await;
    let again = daily(&zheng, game).await;
    assert_eq!((again.status, &again.json()["id"]), (200, &json!(table)));
    zheng.post("/me/erase", json!({})).await;
    had(zheng).await;

    house.restart().await;
    let anne = house.person("Anne");
    assert_eq!(daily(&anne, game).await.code(), "deal_had");
    assert_eq!(
        daily(&anne, other_game).await.status,
        201,
        "another game is another deal"
    );
    assert_eq!(daily(&house.person("Ching"), game).await.status, 201);
}

/// Asks as a browser does, by its cookies.
async fn by_cookies(house: &House, method: &str, path: &str, cookies: &str, body: &str) -> common::Answered {
    let path = format!("/api/v1{path}");
    common::request(house.address, method, &path, &[("cookie", cookies)], body).await
}

#[tokio::test]
pub(crate) async fn a_browser_out_of_which_everything_was_taken_has_had_its_deals_until_the_day_is_over() {
    let house = House::new().await;
    let (game, other_game) = (catalog::GAMES[0], catalog::GAMES[1]);
    let path = format!("/games/{game}/daily");
    let sit = json!({ "name": "Anne" }).to_string();
    let made = by_cookies(&house, "POST", &path, "", &sit).await;
    assert_eq!(made.status, 201, "{made:?}");
    let key = made.headers["set-cookie"].split(';').next().unwrap().to_owned();

    let erased = by_cookies(&house, "POST", "/me/erase", &key, "").await;
    assert_eq!(erased.status, 204, "{erased:?}");
    let left = erased.headers["set-cookie"].clone();
    assert!(
        left.contains("HttpOnly") && left.contains("SameSite=Lax"),
        "{left}"
    );
    let stays: u64 = left
        .split("Max-Age=")
        .nth(1)
        .unwrap()
        .split(';')
        .next()
        .unwrap()
        .parse()
        .unwrap();
    assert!((1..=86_400).contains(&stays), "it goes with the day: {left}");
    let left = left.split(';').next().unwrap().to_owned();
    let secret = key.split('=').nth(1).unwrap();
    assert!(
        left.ends_with(&format!(".{game}")) && !left.contains(secret),
        "it names nobody: {left}"
    );

    let told = by_cookies(&house, "GET", &path, &left, "").await.json();
    assert_eq!((&told["mine"], &told["had"]), (&Value::Null, &json!(true)));
    let again = by_cookies(&house, "POST", &path, &left, &sit).await;
    assert_eq!((again.status, again.code().as_str()), (409, "deal_had"));
    assert!(!again.headers.contains_key("set-cookie"), "no key for nothing");

    // Another game is another deal; taken out as well, both were had.
    let other = format!("/games/{other_game}/daily");
    let made = by_cookies(&house, "POST", &other, &left, &sit).await;
    assert_eq!(made.status, 201, "{made:?}");
    let key = made.headers["set-cookie"].split(';').next().unwrap().to_owned();
    let erased = by_cookies(&house, "POST", "/me/erase", &format!("{key}; {left}"), "").await;
    let both = erased.headers["set-cookie"].split(';').next().unwrap().to_owned();
    for path in [&path, &other] {
        assert_eq!(
            by_cookies(&house, "POST", path, &both, &sit).await.code(),
            "deal_had"
        );
    }

    // What is of another day, or nonsense, says nothing.
    let (name, value) = left.split_once('=').unwrap();
    let day: u32 = value.split('.').next().unwrap().parse().unwrap();
    for foreign in [
        format!("{name}={}.{game}", day - 1),
        format!("{name}=…"),
        format!("{name}={day}.chess"),
    ] {
        let told = by_cookies(&house, "GET", &path, &foreign, "").await.json();
        assert_eq!(told["had"], json!(false), "{foreign}");
    }
    let nothing = by_cookies(&house, "POST", "/me/erase", "", "").await;
    assert!(!nothing.headers["set-cookie"].contains("deals"), "{nothing:?}");
}

#[tokio::test]
pub(crate) async fn on_its_day_a_deal_is_shown_to_those_who_play_it_no_more() {
    let house = House::new().await;
    let (anne, mary) = (house.person("Anne"), house.person("Mary"));
    let game = catalog::GAMES[0];
    let theirs = begin(&anne, game).await;
    let refused = mary.open(&theirs, None, None).await;
    assert!(refused.is_err(), "nobody looks over a shoulder");
    stop(&anne, &theirs).await;

    let ways = ["record", "replay", "replay?as=all", "analysis"];
    let looked = async |person: &Person| {
        for way in ways {
            let told = person.get(&format!("/tables/{theirs}/{way}")).await;
            assert_eq!(
                (told.status, told.code().as_str()),
                (403, "deal_hidden"),
                "{way}: {told:?}"
            );
        }
        assert!(person.open(&theirs, None, None).await.is_err());
    };
    looked(&mary).await;
    let mine = begin(&mary, game).await;
    looked(&mary).await;
    let strange = common::request(
        house.address,
        "GET",
        &format!("/api/v1/tables/{theirs}/record"),
        &[],
        "",
    )
    .await;
    assert_eq!(strange.code(), "deal_hidden", "and not without a key either");

    stop(&mary, &mine).await;
    for person in [&anne, &mary] {
        for way in &ways[..3] {
            let told = person.get(&format!("/tables/{theirs}/{way}")).await;
            assert_eq!(told.status, 200, "{way}: {told:?}");
        }
        person.sit(&theirs, None).await;
    }
}

#[tokio::test]
pub(crate) async fn what_is_kept_of_whoever_had_a_deal_names_nobody_and_goes_with_its_day() {
    let house = House::with(|config| config.tidy = 50).await;
    let anne = house.person("Anne");
    for game in [catalog::GAMES[0], catalog::GAMES[1]] {
        begin(&anne, game).await;
    }
    anne.post("/me/erase", json!({})).await;
    let marks = house.sql("SELECT DISTINCT mark FROM deals");
    assert_eq!(marks.len(), 2, "one person's marks have nothing in common");
    let report = house.check();
    assert!(report.is_sound(), "{report:?}");
    house.sql("UPDATE deals SET day = day - 2");
    common::until("marks of days that are over go", || async {
        house.sql("SELECT count(*) FROM deals") == ["0"]
    })
    .await;
}

/// A pause of a bot in the test below, in milliseconds.
const PAUSE: u64 = 150;

/// Where all win together, a bot that decides for both hears people out: longer where they have not been shown yet what it is about.
#[tokio::test]
async fn a_bot_that_is_captain_gives_people_time_to_speak() {
    let house = House::with(|config| config.bot_pause = PAUSE).await;
    let anne = house.person("anne");
    let together = catalog::GAMES
        .iter()
        .find(|game| catalog::is_won_together(game).unwrap());
    let game = together.expect("a game that is won together");
    let seats = json!([{"kind": "me"}, {"kind": "bot", "level": "greedy"}]);
    let id = anne
        .make(seats, json!({"game": game, "options": {"captain": "second"}}))
        .await;
    let mut waits = Vec::new();
    let mut client = anne.sit(&id, Some(0)).await;
    // The first time all is shown, the second time nothing is said of that.
    while waits.len() < 2 && client.turn.get("over").is_none() {
        if client.awaited() {
            let mv = client.moves[0].clone();
            assert_eq!(client.play(&mv).await["ok"], true);
        } else if client.moves.is_empty() {
            client.next().await;
        } else {
            let (entry, began) = (client.entry, std::time::Instant::now());
            if waits.is_empty() {
                client.ask(json!({"do": "seen", "entry": entry})).await;
            }
            while client.entry == entry {
                client.next().await;
            }
            waits.push(began.elapsed().as_millis() as u64);
        }
    }
    assert!(waits[0] >= 10 * PAUSE, "{waits:?}");
    assert!(waits[1] >= 20 * PAUSE, "{waits:?}");
}

/// A pause of a bot so long that nobody waits until one has heard people out.
const LONG_PAUSE: u64 = 1500;

/// Whoever has nothing to say lets the bot decide at once; nothing else would end its wait within the patience of a client here.
#[tokio::test]
async fn whoever_has_nothing_to_say_lets_a_bot_decide() {
    let house = House::with(|config| config.bot_pause = LONG_PAUSE).await;
    let anne = house.person("anne");
    let seats = json!([{"kind": "me"}, {"kind": "bot", "level": "greedy"}]);
    let options = json!({"captain": "second"});
    let game = catalog::GAMES
        .iter()
        .find(|game| catalog::is_won_together(game).unwrap());
    let id = anne.make(seats, json!({"game": game, "options": options})).await;
    let mut client = anne.sit(&id, Some(0)).await;
    let mut heard = false;
    while !heard {
        if client.awaited() {
            let mv = client.moves[0].clone();
            assert_eq!(client.play(&mv).await["ok"], true);
        } else if client.moves.is_empty() {
            client.next().await;
        } else {
            let entry = client.entry;
            client
                .ask(json!({"do": "seen", "entry": entry, "silent": true}))
                .await;
            while client.entry == entry {
                client.next().await;
            }
            heard = true;
        }
    }
}
