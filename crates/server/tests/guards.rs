//! Doors, limits and what operators look at.

use crate::common;

use common::{House, Person, request};
use serde_json::{Value, json};

/// A new table of the first game there is.
fn new_table() -> String {
    format!(
        r#"{{"game":"{}","seats":[{{"kind":"me"}},{{"kind":"open"}}],"my_name":"Anne"}}"#,
        catalog::GAMES[0]
    )
}

#[tokio::test]
async fn a_browser_gets_a_cookie_that_holds_its_seats() {
    let house = House::new().await;
    let made = request(house.address, "POST", "/api/v1/tables", &[], &new_table()).await;
    let cookie = made.headers["set-cookie"].clone();
    for part in [
        "flibuste_key=",
        "HttpOnly",
        "SameSite=Lax",
        "Path=/",
        "Max-Age=31536000",
    ] {
        assert!(cookie.contains(part), "{cookie}");
    }
    let key = cookie.split(';').next().unwrap().to_owned();
    assert!(key.len() >= 13 + 32, "at least 128 bits");
    assert!(
        !made.text.contains(&key[13..]),
        "the key is in the cookie and nowhere else"
    );
    let path = format!("/api/v1/tables/{}", made.json()["id"].as_str().unwrap());
    let mine = request(house.address, "GET", &path, &[("cookie", &key)], "").await;
    assert_eq!(mine.json()["seats"][0]["mine"], true);
    assert!(!mine.headers.contains_key("set-cookie"));
    let stranger = request(house.address, "GET", &path, &[], "").await;
    assert_eq!(stranger.json()["seats"][0]["mine"], false);
    let data = std::fs::read(house.directory.path().join("test.db")).unwrap();
    let wal = std::fs::read(house.directory.path().join("test.db-wal")).unwrap();
    let kept = |bytes: &[u8]| bytes.windows(64).any(|part| part == &key.as_bytes()[13..]);
    assert!(!kept(&data) && !kept(&wal), "the file holds only a hash");
}

#[tokio::test]
async fn pages_of_other_origins_are_kept_out() {
    let house = House::with(|config| config.origins = vec!["https://play.example.org".into()]).await;
    let own = format!("http://{}", house.address);
    for (origin, status) in [
        (own.as_str(), 201),
        ("https://play.example.org", 201),
        ("https://evil.example.org", 403),
        ("null", 403),
    ] {
        let made = request(
            house.address,
            "POST",
            "/api/v1/tables",
            &[("origin", origin)],
            &new_table(),
        )
        .await;
        assert_eq!(made.status, status, "{origin}");
    }
    let table = house
        .person("anne")
        .make(json!([{"kind": "open"}, {"kind": "open"}]), Value::Null)
        .await;
    let path = format!("/api/v1/tables/{table}/socket");
    let upgrade = [
        ("upgrade", "websocket"),
        ("connection", "upgrade"),
        ("sec-websocket-version", "13"),
        ("sec-websocket-key", "dGhlIHNhbXBsZSBub25jZQ=="),
        ("origin", "https://evil.example.org"),
    ];
    let socket = request(house.address, "GET", &path, &upgrade, "").await;
    assert_eq!((socket.status, socket.code().as_str()), (403, "wrong_origin"));
}

#[tokio::test]
async fn too_much_from_one_address_is_refused() {
    let house = House::with(|config| {
        config.request_rate = 2;
        config.table_rate = 3;
    })
    .await;
    let mut answers = Vec::new();
    for _ in 0..5 {
        answers.push(
            request(house.address, "POST", "/api/v1/tables", &[], &new_table())
                .await
                .status,
        );
    }
    assert_eq!(answers, [201, 201, 201, 429, 429]);
    for _ in 0..30 {
        answers.push(
            request(house.address, "GET", "/api/v1/games", &[], "")
                .await
                .status,
        );
    }
    assert_eq!(answers.last(), Some(&429));
    let health = request(house.address, "GET", "/healthz", &[], "").await;
    assert_eq!(health.status, 200, "operators are not held up");
}

#[tokio::test]
async fn limits_on_tables_sockets_and_commands_hold() {
    let house = House::with(|config| {
        config.max_tables = 2;
        config.max_sockets = 2;
        config.command_rate = 1;
    })
    .await;
    let anne = house.person("anne");
    let table = anne
        .make(json!([{"kind": "me"}, {"kind": "open"}]), Value::Null)
        .await;
    anne.make(json!([{"kind": "me"}, {"kind": "open"}]), Value::Null)
        .await;
    let third = request(house.address, "POST", "/api/v1/tables", &[], &new_table()).await;
    assert_eq!((third.status, third.code().as_str()), (503, "too_many_tables"));
    let mut one = anne.sit(&table, Some(0)).await;
    let _two = house.person("zheng").sit(&table, None).await;
    assert!(house.person("mary").open(&table, None, None).await.is_err());
    let mut refused = Vec::new();
    for _ in 0..8 {
        let reply = one
            .ask(json!({ "do": "chat", "room": "table", "text": "hey" }))
            .await;
        refused.push(reply["refused"] == "too_fast");
    }
    assert_eq!(
        refused.iter().filter(|refused| !**refused).count(),
        4,
        "four at once, then one a second"
    );
}

#[tokio::test]
async fn every_answer_carries_the_headers_that_keep_a_page_safe() {
    let house = House::new().await;
    for path in ["/", "/some/table", "/api/v1/games", "/api/docs", "/nowhere.js"] {
        let answer = request(house.address, "GET", path, &[], "").await;
        let policy = &answer.headers["content-security-policy"];
        assert!(policy.contains("default-src 'self'") && policy.contains("frame-ancestors 'none'"));
        assert_eq!(answer.headers["x-content-type-options"], "nosniff");
        assert_eq!(answer.headers["referrer-policy"], "no-referrer");
    }
    let page = request(house.address, "GET", "/table/abc", &[], "").await;
    assert_eq!(
        (page.status, page.headers["content-type"].as_str()),
        (200, "text/html; charset=utf-8")
    );
    assert_eq!(
        request(house.address, "GET", "/missing.js", &[], "").await.status,
        404
    );
    let unknown = request(house.address, "GET", "/api/v1/nothing", &[], "").await;
    assert_eq!((unknown.status, unknown.code().as_str()), (404, "not_found"));
}

#[tokio::test]
async fn operators_see_how_it_goes() {
    let house = House::new().await;
    let anne = house.person("anne");
    anne.make(json!([{"kind": "me"}, {"kind": "open"}]), Value::Null)
        .await;
    assert_eq!(
        request(house.address, "GET", "/readyz", &[], "").await.text,
        "ready\n"
    );
    let elsewhere = request(house.address, "GET", "/metrics", &[], "").await;
    assert!(
        !elsewhere.text.contains("flibuste_tables_made_total"),
        "numbers have an address of their own"
    );
    let metrics = house.metrics().await;
    assert!(metrics.contains("flibuste_tables_made_total 1"), "{metrics}");
    assert!(metrics.contains("flibuste_commit_seconds_count "));
    for line in metrics.lines().filter(|line| !line.starts_with('#')) {
        let (name, value) = line.rsplit_once(' ').unwrap();
        assert!(
            name.starts_with("flibuste_") && value.parse::<f64>().is_ok(),
            "{line}"
        );
    }
}

#[tokio::test]
async fn the_api_describes_every_request_it_answers() {
    let house = House::new().await;
    let api = request(house.address, "GET", "/api/v1/openapi.json", &[], "")
        .await
        .json();
    let paths = api["paths"].as_object().unwrap();
    assert_eq!(paths.len(), 33, "{:?}", paths.keys());
    for (path, methods) in paths {
        for (method, operation) in methods.as_object().unwrap() {
            let concrete = path
                .replace("{id}", "0123456789bcdfgh")
                .replace("{seat}", "0")
                .replace("{game}", catalog::GAMES[0]);
            let body = if method == "post" { "{}" } else { "" };
            let answer = request(house.address, &method.to_uppercase(), &concrete, &[], body).await;
            assert_ne!(answer.status, 405, "{method} {path}");
            assert!(operation["responses"].is_object());
        }
    }
    let mut texts = vec![api.to_string()];
    for page in ["/api/docs", "/api/docs/docs.js", "/api/docs/docs.css"] {
        texts.push(request(house.address, "GET", page, &[], "").await.text);
    }
    assert!(
        texts.iter().all(|text| !text.contains("://")),
        "nothing is fetched from elsewhere"
    );
    for name in ["ServerMessage", "Command", "TableInfo"] {
        assert!(api["components"]["schemas"][name].is_object(), "{name}");
    }
}

#[tokio::test]
async fn a_seat_is_opened_by_its_key_alone() {
    let house = House::new().await;
    let anne = house.person("anne");
    let table = anne
        .make(json!([{"kind": "me"}, {"kind": "open"}]), Value::Null)
        .await;
    for key in [
        "",
        "short",
        "another key entirely, long enough to be one",
        "x0123456789012345678901234567890",
    ] {
        let thief = Person {
            key: key.into(),
            ..anne.clone()
        };
        assert!(thief.open(&table, Some(0), None).await.is_err());
        assert_eq!(
            thief
                .post(&format!("/tables/{table}/seats/0/leave"), Value::Null)
                .await
                .code(),
            "not_seated"
        );
    }
    assert!(anne.open(&table, Some(3), None).await.is_err());
    assert!(anne.open(&table, Some(0), None).await.is_ok());
}
