//! Who is let in where: names, invitations, hosts, and what is answered to those who are not.

use crate::common;

use std::time::{Duration, Instant};

use common::{Dice, House, play_on, request, two_at_a_table};
use serde_json::{Value, json};
use tokio_tungstenite::tungstenite::Message;

#[tokio::test]
pub(crate) async fn a_reserved_seat_is_taken_only_with_its_invitation() {
    let mut house = House::new().await;
    let (anne, mary) = (house.person("anne"), house.person("mary"));
    let seats = json!([{ "kind": "me" }, { "kind": "reserved", "name": "Mary" }]);
    let body = json!({ "game": catalog::GAMES[0], "seats": seats, "my_name": "anne" });
    let made = anne.post("/tables", body).await.json();
    let (table, invitation) = (
        made["id"].as_str().unwrap(),
        made["seats"][1]["invitation"].as_str().unwrap(),
    );
    let join = format!("/tables/{table}/seats/1/join");
    for wrong in [
        json!({ "name": "Mary" }),
        json!({ "name": "Mary", "invitation": "0123456789bcdfgh" }),
    ] {
        let refused = mary.post(&join, wrong).await;
        assert_eq!((refused.status, refused.code().as_str()), (403, "not_invited"));
    }
    assert_eq!(
        mary.table(table).await["seats"][1]["invitation"],
        Value::Null,
        "the link alone shows it to nobody"
    );
    assert_eq!(anne.table(table).await["seats"][1]["invitation"], invitation);
    house.restart().await;
    let mary = house.person("mary");
    let taken = mary
        .post(&join, json!({ "name": "Mary", "invitation": invitation }))
        .await;
    assert_eq!(taken.status, 200, "{}", taken.text);
}

#[tokio::test]
async fn an_invitation_is_for_whoever_made_the_table_to_pass_on() {
    let house = House::new().await;
    let (anne, mary) = (house.person("anne"), house.person("mary"));
    let seats = json!([{ "kind": "me" }, { "kind": "reserved", "name": "Zheng" }, { "kind": "open" }]);
    let table = anne.make(seats, json!({ "game": three() })).await;
    mary.join(&table, 2).await;
    assert_eq!(
        mary.table(&table).await["seats"][1]["invitation"],
        Value::Null,
        "whoever came by an open seat invites nobody"
    );
    assert!(anne.table(&table).await["seats"][1]["invitation"].is_string());
    let mut heard = mary.sit(&table, Some(2)).await;
    anne.post(
        &format!("/tables/{table}/seats/0/rename"),
        json!({ "name": "Annie" }),
    )
    .await;
    let told = heard.until("table").await;
    assert_eq!(told["table"]["seats"][1]["invitation"], Value::Null, "{told}");
}

#[tokio::test]
async fn names_deceive_nobody() {
    let house = House::new().await;
    let (anne, mary) = (house.person("Anne"), house.person("mary"));
    let table = anne
        .make(
            json!([{ "kind": "me" }, { "kind": "open" }, { "kind": "open" }]),
            json!({ "game": three() }),
        )
        .await;
    let join = format!("/tables/{table}/seats/1/join");
    for (name, code) in [
        ("Anne", "name_taken"),
        ("ANNE", "name_taken"),
        ("А\u{200b}nnе", "name_taken"),
        ("\u{202e}\u{200b}", "bad_name"),
    ] {
        let refused = mary.post(&join, json!({ "name": name })).await;
        assert_eq!(refused.code(), code, "{name:?}");
    }
    let joined = mary
        .post(&join, json!({ "name": "Ma\u{202e}ry\u{200b}" }))
        .await
        .json();
    assert_eq!(joined["seats"][1]["name"], "Mary");
    let renamed = mary
        .post(
            &format!("/tables/{table}/seats/1/rename"),
            json!({ "name": "anne" }),
        )
        .await;
    assert_eq!(renamed.code(), "name_taken");
}

/// A game for three.
fn three() -> &'static str {
    let fits = |id: &&&str| {
        let info = catalog::describe(id, &catalog::CardBox::default()).unwrap();
        (info.seats[0]..=info.seats[1]).contains(&3)
    };
    catalog::GAMES.iter().find(fits).unwrap()
}

#[tokio::test]
async fn nobody_writes_under_the_name_of_a_player() {
    let house = House::new().await;
    let (table, mut one, mut other) = two_at_a_table(&house, Value::Null).await;
    let stop = one.ask(json!({ "do": "offer", "what": "stop" })).await;
    other.until("offer").await;
    other
        .ask(json!({ "do": "answer", "offer": stop["offer"], "yes": true }))
        .await;
    let mut thief = house.person("anne");
    thief.key = "somebody-elses-key-0123456789".into();
    let say = json!({ "do": "chat", "room": "table", "text": "I lost on purpose" });
    let mut onlooker = thief.sit(&table, None).await;
    assert_eq!(onlooker.ask(say.clone()).await["refused"], "name_taken");
    let mut honest = house.person("zheng").sit(&table, None).await;
    assert_eq!(honest.ask(say.clone()).await["ok"], true);
    assert_eq!(one.ask(say).await["ok"], true);
}

#[tokio::test]
pub(crate) async fn who_saw_one_side_does_not_take_the_other() {
    let house = House::new().await;
    let (table, mut one, mut other) = two_at_a_table(&house, Value::Null).await;
    let (anne, mary) = (house.person("anne"), house.person("mary"));
    play_on(&mut [&mut one, &mut other], &mut Dice(1), 4).await;
    mary.post(&format!("/tables/{table}/seats/1/leave"), Value::Null)
        .await;
    let join = format!("/tables/{table}/seats/1/join");
    let both = anne.post(&join, json!({ "name": "Bonny" })).await;
    assert_eq!((both.status, both.code().as_str()), (409, "already_seated"));
    anne.post(&format!("/tables/{table}/seats/0/leave"), Value::Null)
        .await;
    assert_eq!(
        anne.post(&join, json!({ "name": "Bonny" })).await.code(),
        "already_seated",
        "nor after she left her own"
    );
    house.person("zheng").join(&table, 1).await;
    anne.join(&table, 0).await;
}

#[tokio::test]
async fn leaving_stops_no_clock_beyond_the_allowance() {
    let house = House::with(|config| config.pause_allowance = 1).await;
    let clock = json!({ "clock": { "kind": "bank", "seconds": 2, "increment": 0 }, "at_zero": "resign" });
    let (table, one, other) = two_at_a_table(&house, clock).await;
    let (gone, mut stays, name) = if one.awaited() {
        (one, other, "anne")
    } else {
        (other, one, "mary")
    };
    let (seat, begun) = (gone.seat.unwrap(), Instant::now());
    drop(gone);
    let person = house.person(name);
    let again = tokio::spawn(async move {
        // In and out as often as it goes, and never connected.
        loop {
            person
                .post(&format!("/tables/{table}/seats/{seat}/leave"), Value::Null)
                .await;
            person
                .post(
                    &format!("/tables/{table}/seats/{seat}/join"),
                    json!({ "name": name }),
                )
                .await;
            tokio::time::sleep(Duration::from_millis(100)).await;
        }
    });
    let over = stays.until("over").await;
    again.abort();
    assert_eq!(over["table"]["end"], json!({ "resigned": seat }));
    let took = begun.elapsed().as_secs_f64();
    assert!(
        (2.0..6.0).contains(&took),
        "two seconds and one of allowance: {took}"
    );
}

#[tokio::test]
pub(crate) async fn a_command_is_carried_out_once_however_many_came_after_it() {
    let mut house = House::new().await;
    let anne = house.person("anne");
    let table = anne
        .make(json!([{ "kind": "me" }, { "kind": "open" }]), Value::Null)
        .await;
    let mut one = anne.sit(&table, Some(0)).await;
    let say = json!({ "do": "chat", "room": "table", "text": "first" });
    one.ask_as("the-first", say.clone()).await;
    for at in 0..150 {
        one.ask_as(
            &format!("later-{at}"),
            json!({ "do": "chat", "room": "table", "text": "later" }),
        )
        .await;
    }
    assert_eq!(one.ask_as("the-first", say.clone()).await["ok"], true);
    one.close().await;
    house.restart().await;
    let mut one = house.person("anne").sit(&table, Some(0)).await;
    assert_eq!(one.ask_as("the-first", say).await["ok"], true);
    assert_eq!(house.sql("SELECT count(*) FROM chat WHERE text = 'first'"), ["1"]);
}

#[tokio::test]
async fn frames_of_every_kind_count_and_faults_of_protocol_have_their_own_codes() {
    let house = House::with(|config| config.command_rate = 5).await;
    let anne = house.person("anne");
    let table = anne
        .make(json!([{ "kind": "me" }, { "kind": "open" }]), Value::Null)
        .await;
    for flood in [Message::binary(vec![0; 8]), Message::Ping(Default::default())] {
        let mut socket = anne.sit(&table, Some(0)).await;
        let mut sent = 0;
        for _ in 0..400 {
            if socket.frame(flood.clone()).await.is_err() {
                break;
            }
            sent += 1;
        }
        let code = socket.closed_with().await;
        assert!(matches!(code, Some(1008) | None), "{code:?} after {sent}");
        assert!(house.person("anne").open(&table, Some(0), None).await.is_ok());
    }
    let mut large = anne.sit(&table, Some(0)).await;
    let _ = large.frame(Message::text("x".repeat(17 << 10))).await;
    assert_eq!(large.closed_with().await, Some(1009));
    assert_eq!(
        raw_frame(&house, &table, &[0x83, 0x80, 0, 0, 0, 0]).await,
        1002,
        "an opcode there is not"
    );
    assert_eq!(
        raw_frame(&house, &table, &[0x81, 0x82, 0, 0, 0, 0, 0xc3, 0x28]).await,
        1007,
        "text that is none"
    );
}

/// Opens a socket by hand, sends bytes, and gives the code it is closed with.
async fn raw_frame(house: &House, table: &str, bytes: &[u8]) -> u16 {
    use tokio::io::{AsyncReadExt, AsyncWriteExt};
    let mut stream = tokio::net::TcpStream::connect(house.address).await.unwrap();
    let head = format!(
        "GET /api/v1/tables/{table}/socket HTTP/1.1\r\nhost: {}\r\nconnection: upgrade\r\nupgrade: websocket\r\n\
         sec-websocket-version: 13\r\nsec-websocket-key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n",
        house.address
    );
    stream.write_all(head.as_bytes()).await.unwrap();
    stream.write_all(bytes).await.unwrap();
    let mut all = Vec::new();
    tokio::time::timeout(common::PATIENCE, stream.read_to_end(&mut all))
        .await
        .expect("an end")
        .unwrap();
    let close = &all[all.len() - 4..];
    assert_eq!(&close[..2], [0x88, 2], "{:?}", String::from_utf8_lossy(&all));
    u16::from_be_bytes([close[2], close[3]])
}

#[tokio::test]
async fn every_failure_has_the_one_form_and_is_described() {
    let house = House::with(|config| {
        config.table_rate = 2;
        config.hosts = vec!["play.example.org".into()];
    })
    .await;
    let anne = house.person("anne");
    let table = anne
        .make(json!([{ "kind": "me" }, { "kind": "open" }]), Value::Null)
        .await;
    let api = anne.get("/openapi.json").await.json();
    assert_eq!(api["components"]["securitySchemes"]["key"]["scheme"], "bearer");
    let of_table = "/api/v1/tables/{id}".to_owned();
    let cases = [
        (
            "POST",
            "/api/v1/tables".to_owned(),
            "/api/v1/tables".to_owned(),
            "{",
            400,
        ),
        (
            "POST",
            "/api/v1/tables".into(),
            "/api/v1/tables".into(),
            r#"{"game":"chess","seats":[]}"#,
            404,
        ),
        (
            "GET",
            format!("/api/v1/tables/{table}/replay?as=nobody"),
            format!("{of_table}/replay"),
            "",
            400,
        ),
        (
            "GET",
            format!("/api/v1/tables/{table}/replay"),
            format!("{of_table}/replay"),
            "",
            409,
        ),
        (
            "GET",
            format!("/api/v1/tables/{table}/socket?seat=x"),
            format!("{of_table}/socket"),
            "",
            400,
        ),
        (
            "POST",
            format!("/api/v1/tables/{table}/seats/x/leave"),
            format!("{of_table}/seats/{{seat}}/leave"),
            "",
            400,
        ),
        (
            "POST",
            format!("/api/v1/tables/{table}/seats/0/leave"),
            format!("{of_table}/seats/{{seat}}/leave"),
            "",
            403,
        ),
        (
            "POST",
            format!("/api/v1/tables/{table}/start"),
            format!("{of_table}/start"),
            "",
            403,
        ),
        ("GET", "/api/v1/tables/nowhere".into(), of_table.clone(), "", 404),
    ];
    for (method, path, route, body, status) in cases {
        let answer = request(house.address, method, &path, &[], body).await;
        assert_eq!(answer.status, status, "{method} {path}: {}", answer.text);
        assert!(!answer.code().is_empty(), "{path}: {}", answer.text);
        let described = &api["paths"][&route][method.to_lowercase()]["responses"];
        assert!(
            described[status.to_string()]["content"]["application/json"].is_object(),
            "{route} {status}"
        );
    }
    let wrong = request(house.address, "DELETE", "/api/v1/tables", &[], "").await;
    assert_eq!((wrong.status, wrong.code().as_str()), (405, "wrong_method"));
    assert!(wrong.headers["allow"].contains("GET"), "{wrong:?}");
    let making = &api["paths"]["/api/v1/tables"]["post"]["responses"];
    for status in ["405", "507"] {
        assert!(
            making[status]["content"]["application/json"].is_object(),
            "{status}"
        );
    }
    let long = [("x-long", "x".repeat(20_000))];
    let long: Vec<(&str, &str)> = long.iter().map(|(name, value)| (*name, value.as_str())).collect();
    let long = request(house.address, "GET", "/api/v1/tables", &long, "").await;
    assert_eq!((long.status, long.text.as_str()), (431, ""));
    assert!(making["431"].is_object() && making["431"]["content"].is_null());
    let body = json!({ "game": catalog::GAMES[0], "seats": [{ "kind": "me" }, { "kind": "open" }], "my_name": "Anne" }).to_string();
    request(house.address, "POST", "/api/v1/tables", &[], &body).await;
    let many = request(house.address, "POST", "/api/v1/tables", &[], &body).await;
    assert_eq!(many.status, 429);
    let wait: u32 = many.headers["retry-after"].parse().unwrap();
    assert!((25..=31).contains(&wait), "two a minute: {wait}");
    assert!(api["paths"]["/api/v1/tables"]["post"]["responses"]["429"]["headers"]["Retry-After"].is_object());
}

#[tokio::test]
async fn only_own_names_are_answered_and_by_tls_nothing_else() {
    let house = House::with(|config| {
        config.hosts = vec!["play.example.org".into()];
        config.behind_proxy = true;
    })
    .await;
    let ask = |host: &'static str, tls: bool| {
        let address = house.address;
        async move {
            use tokio::io::{AsyncReadExt, AsyncWriteExt};
            let mut stream = tokio::net::TcpStream::connect(address).await.unwrap();
            let proto = if tls { "x-forwarded-proto: https\r\n" } else { "" };
            let head =
                format!("GET /api/v1/games HTTP/1.1\r\nhost: {host}\r\n{proto}connection: close\r\n\r\n");
            stream.write_all(head.as_bytes()).await.unwrap();
            let mut answer = String::new();
            stream.read_to_string(&mut answer).await.unwrap();
            answer
        }
    };
    assert!(ask("play.example.org", false).await.starts_with("HTTP/1.1 200"));
    assert!(ask("127.0.0.1:99", false).await.starts_with("HTTP/1.1 200"));
    let evil = ask("evil.example.org", false).await;
    assert!(
        evil.starts_with("HTTP/1.1 421") && evil.contains("wrong_host"),
        "{evil}"
    );
    assert!(
        !ask("play.example.org", false)
            .await
            .contains("strict-transport-security")
    );
    assert!(
        ask("play.example.org", true)
            .await
            .contains("strict-transport-security: max-age=31536000")
    );
}

#[cfg(unix)]
#[tokio::test]
async fn a_file_that_others_can_read_is_taken_from_them_and_copies_are_too() {
    use std::os::unix::fs::PermissionsExt;
    let mut house = House::new().await;
    let data = house.directory.path().join("test.db");
    house.server.take().unwrap().stop().await;
    std::fs::set_permissions(&data, std::fs::Permissions::from_mode(0o644)).unwrap();
    house.start().await;
    let mode = |path: &std::path::Path| std::fs::metadata(path).unwrap().permissions().mode() & 0o777;
    assert_eq!(mode(&data), 0o600);
    let copy = house.directory.path().join("copy.db");
    server::backup(&data, &copy).unwrap();
    assert_eq!(mode(&copy), 0o600);
}
