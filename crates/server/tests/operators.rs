//! What operators do, what people may ask for themselves, and what goes by itself with time.

use crate::common;

use std::time::Duration;

use common::{Answered, Client, Dice, House, Person, play_on, request, two_at_a_table, until};
use serde_json::{Value, json};

/// Asks as an operator.
async fn order(house: &House, method: &str, path: &str, body: Value) -> Answered {
    let page = house.server.as_ref().unwrap().operators_page();
    let key = page.split("key=").nth(1).unwrap().to_owned();
    let body = if body.is_null() {
        String::new()
    } else {
        body.to_string()
    };
    let path = format!("/api/v1/admin{path}");
    request(house.address, method, &path, &[("x-flibuste-admin", &key)], &body).await
}

#[tokio::test]
pub(crate) async fn operators_see_close_and_delete_tables_and_nobody_else_does() {
    let house = House::new().await;
    let (table, mut one, mut other) = two_at_a_table(&house, Value::Null).await;
    play_on(&mut [&mut one, &mut other], &mut Dice(1), 4).await;
    for key in ["", "short", &"0".repeat(64)] {
        for (method, path) in [
            ("GET", "/api/v1/admin".to_owned()),
            ("POST", format!("/api/v1/admin/tables/{table}/delete")),
        ] {
            let refused = request(house.address, method, &path, &[("x-flibuste-admin", key)], "").await;
            assert_eq!((refused.status, refused.code().as_str()), (403, "not_operator"));
        }
    }
    let seen = order(&house, "GET", "", Value::Null).await.json();
    assert_eq!(seen["tables"][0]["id"], json!(table));
    assert_eq!(seen["tables"][0]["seats"][1]["name"], "mary");
    assert_eq!(
        (seen["load"]["sockets"].as_i64(), seen["load"]["moves"].as_i64()),
        (Some(2), Some(4))
    );
    assert_eq!(
        order(&house, "POST", &format!("/tables/{table}/close"), Value::Null)
            .await
            .status,
        204
    );
    assert_eq!(one.until("over").await["table"]["end"], "closed");
    let record = house.person("anne").get(&format!("/tables/{table}/record")).await;
    assert_eq!(record.status, 200, "what was played stays");
    assert_eq!(
        order(&house, "POST", &format!("/tables/{table}/delete"), Value::Null)
            .await
            .status,
        204
    );
    assert_eq!(other.until("bye").await["reason"], "gone");
    assert_eq!(
        house.person("anne").get(&format!("/tables/{table}")).await.status,
        404
    );
    let file = house.directory.path().join("test.db.admin");
    let (address, key) = server::operator_key(&house.directory.path().join("test.db")).unwrap();
    assert_eq!(address, house.address.to_string());
    assert!(house.server.as_ref().unwrap().operators_page().ends_with(&key));
    #[cfg(unix)]
    {
        use std::os::unix::fs::PermissionsExt;
        let mode = std::fs::metadata(&file).unwrap().permissions().mode();
        assert_eq!(mode & 0o077, 0, "only its owner reads the key");
    }
}

#[tokio::test]
pub(crate) async fn whoever_is_muted_says_nothing_and_whoever_is_sent_away_is_gone_until_it_ends() {
    let mut house = House::with(|config| config.behind_proxy = true).await;
    let anne = house.person("anne");
    let table = anne
        .make(json!([{ "kind": "me" }, { "kind": "open" }]), Value::Null)
        .await;
    let say = json!({ "do": "chat", "room": "table", "text": "hey" });
    let mut one = anne.sit(&table, Some(0)).await;
    assert_eq!(one.ask(say.clone()).await["ok"], true);
    let seat = |kind: &str, hours: u32| json!({ "kind": kind, "table": table, "seat": 0, "hours": hours, "why": "rude" });
    assert_eq!(order(&house, "POST", "/bans", seat("mute", 1)).await.status, 200);
    assert_eq!(one.ask(say.clone()).await["refused"], "muted");
    house.restart().await;
    let anne = house.person("anne");
    let mut one = anne.sit(&table, Some(0)).await;
    assert_eq!(
        one.ask(say.clone()).await["refused"],
        "muted",
        "it outlives the server"
    );
    order(&house, "POST", "/bans", seat("mute", 0)).await;
    assert_eq!(one.ask(say).await["ok"], true);

    let away = order(&house, "POST", "/bans", seat("away", 1)).await.json();
    assert_eq!(one.until("bye").await["reason"], "sent_away");
    assert!(anne.open(&table, Some(0), None).await.is_err());
    let refused = anne.post(&format!("/tables/{table}/start"), Value::Null).await;
    assert_eq!((refused.status, refused.code().as_str()), (403, "sent_away"));
    let lifted = json!({ "kind": "away", "who": away["who"], "hours": 0 });
    assert_eq!(order(&house, "POST", "/bans", lifted).await.status, 200);
    assert!(anne.open(&table, Some(0), None).await.is_ok());

    // A network, whatever keys it brings.
    let body = json!({ "kind": "away", "address": "203.0.113.9", "hours": 1 });
    assert_eq!(order(&house, "POST", "/bans", body).await.status, 200);
    let new = json!({ "game": catalog::GAMES[0], "seats": [{ "kind": "me" }, { "kind": "open" }], "my_name": "Anne" }).to_string();
    for (client, status) in [("203.0.113.9", 403), ("203.0.113.8", 201)] {
        let made = request(
            house.address,
            "POST",
            "/api/v1/tables",
            &[("x-forwarded-for", client)],
            &new,
        )
        .await;
        assert_eq!(made.status, status, "{client}");
    }
    for wrong in [
        json!({ "kind": "x", "hours": 1 }),
        json!({ "kind": "mute", "hours": 1 }),
        json!({ "kind": "mute", "address": "x", "hours": 1 }),
    ] {
        assert_eq!(order(&house, "POST", "/bans", wrong).await.status, 400);
    }
}

#[tokio::test]
pub(crate) async fn what_the_operator_says_is_there_for_everybody_and_stays() {
    let mut house = House::new().await;
    assert_eq!(house.person("anne").get("/notice").await.json()["text"], "");
    let said = order(
        &house,
        "POST",
        "/notice",
        json!({ "text": "  Closed on\u{202e} Sunday " }),
    )
    .await;
    assert_eq!(said.json()["text"], "Closed on Sunday");
    house.restart().await;
    assert_eq!(
        house.person("anne").get("/notice").await.json()["text"],
        "Closed on Sunday"
    );
    let long = order(&house, "POST", "/notice", json!({ "text": "x".repeat(501) })).await;
    assert_eq!(long.status, 413);
}

#[tokio::test]
pub(crate) async fn names_and_talk_of_old_games_go_and_the_games_stay() {
    let mut house = House::with(|config| {
        config.keep_names = 10;
        config.tidy = 50;
    })
    .await;
    let (table, mut one, mut other) = two_at_a_table(&house, json!({ "name": "Duel" })).await;
    play_on(&mut [&mut one, &mut other], &mut Dice(1), 6).await;
    let stop = one.ask(json!({ "do": "offer", "what": "stop" })).await;
    other.until("offer").await;
    other
        .ask(json!({ "do": "answer", "offer": stop["offer"], "yes": true }))
        .await;
    one.ask(json!({ "do": "chat", "room": "table", "text": "a secret" }))
        .await;
    drop((one, other));
    tokio::time::sleep(Duration::from_millis(200)).await;
    let anne = house.person("anne");
    assert_eq!(anne.table(&table).await["seats"][1]["name"], "mary", "not yet");
    house
        .restart_with("UPDATE tables SET updated = updated - 11 * 86400000")
        .await;
    let anne = house.person("anne");
    until("names go", || async {
        let info = anne.table(&table).await;
        info["seats"][0]["name"] == "" && info["seats"][1]["name"] == "" && info["name"] == ""
    })
    .await;
    assert_eq!(house.sql("SELECT count(*) FROM chat"), ["0"]);
    let record = anne.get(&format!("/tables/{table}/record")).await.text;
    catalog::verify(&record, &catalog::CardBox::default()).unwrap();
    assert_eq!(
        anne.table(&table).await["seats"][0]["mine"],
        true,
        "she still finds her game"
    );
}

#[tokio::test]
pub(crate) async fn people_get_what_is_kept_about_them_and_take_it_out() {
    let mut house = House::new().await;
    let (table, mut one, mut other) = two_at_a_table(&house, Value::Null).await;
    play_on(&mut [&mut one, &mut other], &mut Dice(1), 4).await;
    let (anne, mary) = (house.person("anne"), house.person("mary"));
    let open = anne
        .make(json!([{ "kind": "me" }, { "kind": "open" }]), Value::Null)
        .await;
    let mut talker = anne.sit(&open, Some(0)).await;
    talker
        .ask(json!({ "do": "chat", "room": "table", "text": "hello" }))
        .await;
    let about = anne.get("/me").await.json();
    let seats = about["seats"].as_array().unwrap();
    assert_eq!(seats.len(), 2);
    let talked = seats.iter().find(|seat| seat["table"] == json!(open)).unwrap();
    assert_eq!(
        (talked["name"].as_str(), talked["said"][0]["text"].as_str()),
        (Some("anne"), Some("hello"))
    );
    assert_eq!(anne.post("/me/erase", Value::Null).await.status, 204);
    assert_eq!(one.until("bye").await["reason"], "seat_lost");
    let check = |house: &House| {
        let (anne, mary) = (house.person("anne"), house.person("mary"));
        let (table, open) = (table.clone(), open.clone());
        async move {
            assert_eq!(anne.get("/me").await.json()["seats"], json!([]));
            for id in [&table, &open] {
                let seat = mary.table(id).await["seats"][0].clone();
                assert_eq!(
                    (seat["name"].as_str(), seat["taken"].as_bool()),
                    (Some(""), Some(false))
                );
            }
            assert_eq!(
                mary.get("/me").await.json()["seats"][0]["name"],
                "mary",
                "hers is hers"
            );
        }
    };
    check(&house).await;
    assert_eq!(house.sql("SELECT count(*) FROM chat"), ["0"]);
    house.restart().await;
    check(&house).await;
    let _ = mary;
}

#[tokio::test]
async fn copies_are_made_by_the_clock_and_a_server_comes_back_from_one() {
    let folder = tempfile::tempdir().unwrap();
    let copies = folder.path().join("copies");
    let mut house = House::with(|config| {
        config.backup_to = Some(copies.clone());
        config.backup_every = 1;
        config.backup_keep = 2;
        // A minute of the clock is three tenths of a second.
        config.haste = 200;
    })
    .await;
    let (table, mut one, mut other) = two_at_a_table(&house, Value::Null).await;
    play_on(&mut [&mut one, &mut other], &mut Dice(1), 7).await;
    let view = one.view.clone();
    let found = || -> Vec<std::path::PathBuf> {
        let read = std::fs::read_dir(&copies).into_iter().flatten().flatten();
        let mut all: Vec<_> = read.map(|entry| entry.path()).collect();
        all.retain(|path| path.extension().is_some_and(|ending| ending == "db"));
        all.sort();
        all
    };
    let first_after_the_moves = std::time::SystemTime::now();
    until("two copies after the moves", || async {
        let all = found();
        let fresh = |path: &std::path::PathBuf| {
            std::fs::metadata(path)
                .and_then(|file| file.modified())
                .is_ok_and(|at| at > first_after_the_moves)
        };
        all.len() == 2 && all.iter().all(fresh)
    })
    .await;
    let seen = order(&house, "GET", "", Value::Null).await.json();
    assert!(
        seen["load"]["backup"].is_u64(),
        "operators see that copies are made"
    );
    // The disaster: the file is gone, and with it what was played since.
    house.server.take().unwrap().stop().await;
    let copy = found().pop().unwrap();
    assert!(server::check(&copy).unwrap().is_sound());
    let data = house.directory.path().join("test.db");
    for ending in ["", "-wal", "-shm"] {
        let _ = std::fs::remove_file(format!("{}{ending}", data.display()));
    }
    std::fs::copy(&copy, &data).unwrap();
    house.start().await;
    let mut one = house.person("anne").sit(&table, Some(0)).await;
    let mut other = house.person("mary").sit(&table, Some(1)).await;
    assert_eq!(one.view, view);
    play_on(&mut [&mut one, &mut other], &mut Dice(2), 5).await;
    assert!(server::check(&data).unwrap().is_sound());
}

/// What somebody spoils in the data file, what `check` must then say of the table, and nobody may see it played to its end.
#[tokio::test]
async fn one_damaged_table_takes_nothing_else_down() {
    for spoil in [
        "UPDATE tables SET created = created | (1 << 63) WHERE id = ?1",
        "UPDATE tables SET phase = 'plaiing' WHERE id = ?1",
        "UPDATE tables SET plan = 'x' WHERE id = ?1",
        "UPDATE tables SET secret = replace(replace(secret, 'a', 'b'), '1', '2') WHERE id = ?1",
        "UPDATE seats SET name = x'ff' WHERE seat = 0 AND table_key = (SELECT key FROM tables WHERE id = ?1)",
    ] {
        let mut house = House::with(|config| config.list_age = 0).await;
        let (table, mut one, mut other) = two_at_a_table(&house, json!({ "listed": true })).await;
        play_on(&mut [&mut one, &mut other], &mut Dice(1), 4).await;
        let (sound, _one, _other) = two_at_a_table(&house, json!({ "listed": true })).await;
        house
            .restart_after(|file| assert_eq!(file.execute(spoil, [&table]).unwrap(), 1, "{spoil}"))
            .await;
        let (anne, stranger) = (house.person("anne"), house.person("zheng"));
        let listed = stranger.get("/tables").await;
        assert_eq!(listed.status, 200, "{spoil}: {}", listed.text);
        assert!(listed.text.contains(&sound), "{spoil}: {}", listed.text);
        for path in ["/me", "/me/tables"] {
            assert_eq!(anne.get(path).await.status, 200, "{spoil}: {path}");
        }
        let replay = stranger.get(&format!("/tables/{table}/replay?as=all")).await;
        assert_eq!(
            (replay.status, replay.code().as_str()),
            (500, "damaged"),
            "{spoil}: {}",
            replay.text
        );
        let report = server::check(&house.directory.path().join("test.db")).unwrap();
        assert_eq!(report.damaged.len(), 1, "{spoil}: {report:?}");
        let seen = order(&house, "GET", "", Value::Null).await;
        assert!(seen.text.contains(&table), "{spoil}: {}", seen.text);
        let gone = order(&house, "POST", &format!("/tables/{table}/delete"), Value::Null).await;
        assert_eq!(gone.status, 204, "{spoil}: {}", gone.text);
        let report = server::check(&house.directory.path().join("test.db")).unwrap();
        assert!(report.is_sound(), "{spoil}: {report:?}");
    }
}

#[tokio::test]
async fn whoever_is_sent_away_may_still_take_out_what_concerns_them_and_bans_name_one_person() {
    let house = House::new().await;
    let (table, _one, _other) = two_at_a_table(&house, Value::Null).await;
    let ban = |more: Value| {
        let mut body = json!({ "kind": "away", "hours": 1 });
        body.as_object_mut()
            .unwrap()
            .extend(more.as_object().unwrap().clone());
        body
    };
    for unclear in [
        ban(json!({})),
        ban(json!({ "who": "aa", "address": "203.0.113.9" })),
        ban(json!({ "address": "203.0.113.9", "hours": 4_294_967_295_u32 })),
    ] {
        let refused = order(&house, "POST", "/bans", unclear.clone()).await;
        assert_eq!(refused.status, 400, "{unclear}: {}", refused.text);
    }
    let away = ban(json!({ "table": table, "seat": 0 }));
    assert_eq!(order(&house, "POST", "/bans", away).await.status, 200);
    let anne = house.person("anne");
    assert_eq!(
        anne.post(&format!("/tables/{table}/start"), Value::Null)
            .await
            .code(),
        "sent_away"
    );
    let erased = anne.post("/me/erase", Value::Null).await;
    assert!((200..300).contains(&erased.status), "{}", erased.text);
}

/// Opens a socket from an address, as a proxy tells it.
async fn from(person: &Person, table: &str, seat: Option<usize>, address: &str) -> Client {
    let mut client = person
        .open_with(table, seat, None, &[("x-forwarded-for", address)])
        .await
        .unwrap();
    client.next().await;
    client
}

#[tokio::test]
async fn a_mute_holds_for_the_network_too_so_that_a_new_key_does_not_slip_by() {
    let mut house = House::with(|config| config.behind_proxy = true).await;
    let anne = house.person("anne");
    let table = anne
        .make(json!([{ "kind": "me" }, { "kind": "open" }]), Value::Null)
        .await;
    let say = json!({ "do": "chat", "room": "spectators", "text": "hey" });
    let mut seated = from(&anne, &table, Some(0), "203.0.113.5").await;
    let seat = |hours: u32, more: Value| {
        let mut body = json!({ "kind": "mute", "table": table, "seat": 0, "hours": hours });
        body.as_object_mut()
            .unwrap()
            .extend(more.as_object().cloned().unwrap_or_default());
        body
    };
    // By the key alone a new key gets past it, which is what is asked for then.
    order(&house, "POST", "/bans", seat(1, json!({ "network": false }))).await;
    let at_table = json!({ "do": "chat", "room": "table", "text": "hey" });
    assert_eq!(seated.ask(at_table.clone()).await["refused"], "muted");
    let mut fresh = from(&house.person("annie"), &table, None, "203.0.113.5").await;
    assert_eq!(fresh.ask(say.clone()).await["ok"], true);
    // Without more being said it is for the network as well, also for one that has just left.
    seated.close().await;
    assert_eq!(
        order(&house, "POST", "/bans", seat(1, Value::Null)).await.status,
        200
    );
    assert_eq!(fresh.ask(say.clone()).await["refused"], "muted");
    let mut elsewhere = from(&house.person("bonny"), &table, None, "203.0.113.6").await;
    assert_eq!(elsewhere.ask(say.clone()).await["ok"], true);
    let seen = order(&house, "GET", "", Value::Null).await.json();
    let bans = seen["bans"].as_array().unwrap();
    assert_eq!(bans.len(), 2, "one of the key, one of the network: {seen}");
    for network in [false, true] {
        assert!(bans.iter().any(|ban| ban["network"] == network), "{seen}");
    }
    house.restart().await;
    let mut fresh = from(&house.person("anna"), &table, None, "203.0.113.5").await;
    assert_eq!(
        fresh.ask(say.clone()).await["refused"],
        "muted",
        "it outlives the server"
    );
    // Both end together, by the seat or by the key on the list.
    order(&house, "POST", "/bans", seat(0, Value::Null)).await;
    assert_eq!(fresh.ask(say).await["ok"], true);
    assert_eq!(
        order(&house, "GET", "", Value::Null).await.json()["bans"],
        json!([])
    );
}

#[tokio::test]
async fn operators_see_who_watches_and_mute_or_send_them_away_by_name() {
    let house = House::with(|config| config.behind_proxy = true).await;
    let (table, _one, _other) = two_at_a_table(&house, Value::Null).await;
    let say = json!({ "do": "chat", "room": "spectators", "text": "hey" });
    let mut vandal = from(&house.person("vandal"), &table, None, "203.0.113.5").await;
    let mut calm = from(&house.person("calm"), &table, None, "203.0.113.6").await;
    let seen = order(&house, "GET", "", Value::Null).await.json();
    assert_eq!(seen["tables"][0]["onlookers"], json!(["calm", "vandal"]));
    let named = |kind: &str, more: Value| {
        let mut body = json!({ "kind": kind, "table": table, "name": "vandal", "hours": 1 });
        body.as_object_mut()
            .unwrap()
            .extend(more.as_object().cloned().unwrap_or_default());
        body
    };
    assert_eq!(
        order(&house, "POST", "/bans", named("mute", Value::Null))
            .await
            .status,
        200
    );
    assert_eq!(vandal.ask(say.clone()).await["refused"], "muted");
    // Nor does anybody speak by their name.
    let mute = |hours: u32| json!({ "kind": "mute", "table": table, "seat": 1, "hours": hours });
    assert_eq!(order(&house, "POST", "/bans", mute(1)).await.status, 200);
    let loud = format!("/tables/{table}/seats/1/rename");
    let renamed = house
        .person("mary")
        .post(&loud, json!({ "name": "I am loud" }))
        .await;
    assert_eq!((renamed.status, renamed.code().as_str()), (403, "muted"));
    order(&house, "POST", "/bans", mute(0)).await;
    let renamed = house
        .person("mary")
        .post(&loud, json!({ "name": "Mary Read" }))
        .await;
    assert_eq!(renamed.status, 200, "{}", renamed.text);
    let mut again = from(&house.person("vandal2"), &table, None, "203.0.113.5").await;
    assert_eq!(again.ask(say.clone()).await["refused"], "muted");
    assert_eq!(calm.ask(say).await["ok"], true);
    // Sent away is only the one who is meant, unless the whole network is.
    order(&house, "POST", "/bans", named("away", Value::Null)).await;
    assert_eq!(vandal.until("bye").await["reason"], "sent_away");
    let back = house.person("vandal");
    let address = [("x-forwarded-for", "203.0.113.5")];
    assert!(back.open_with(&table, None, None, &address).await.is_err());
    let mut third = from(&house.person("vandal3"), &table, None, "203.0.113.5").await;
    let by_name = json!({ "kind": "away", "table": table, "name": "vandal3", "hours": 1, "network": true });
    assert_eq!(order(&house, "POST", "/bans", by_name).await.status, 200);
    assert_eq!(third.until("bye").await["reason"], "sent_away");
    assert_eq!(
        again.until("bye").await["reason"],
        "sent_away",
        "from the same network"
    );
    let unknown = named("mute", json!({ "name": "nobody" }));
    assert_eq!(order(&house, "POST", "/bans", unknown).await.status, 404);
    for unclear in [
        named("mute", json!({ "seat": 0 })),
        json!({ "kind": "mute", "table": table, "hours": 1 }),
        json!({ "kind": "mute", "who": "aabb", "hours": 1 }),
    ] {
        assert_eq!(
            order(&house, "POST", "/bans", unclear.clone()).await.status,
            400,
            "{unclear}"
        );
    }
}
