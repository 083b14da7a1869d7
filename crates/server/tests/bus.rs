//! Several nodes on one database and one bus: any of them answers anybody.

use crate::common::site::{two_from, with_settings, with_site};
use crate::common::{Answered, Dice, House, play_on, request, until};
use serde_json::{Value, json};

/// Cases of other chapters, with three nodes that are asked in turn: who asks cannot tell where a table is.
macro_rules! from_every_node {
    ($($chapter:ident: $($case:ident),+;)+) => {
        mod from_every_node {
            $(mod $chapter {
                $(#[test]
                fn $case() {
                    crate::common::nats::on_three_nodes(crate::$chapter::$case);
                })+
            })+
        }
    };
}

from_every_node! {
    ask: each_question_is_answered_as_the_move_would_be_refused_and_nothing_happens, there_is_nothing_to_ask_for_spectators_before_the_deal_and_after_the_end;
    play: what_is_refused_comes_back_with_its_reason_and_changes_nothing, two_tabs_of_one_seat_hear_the_same, bots_play_and_moves_are_taken_back_from_them, whoever_got_up_is_asked_nothing_any_more, a_table_to_play_again_is_made_also_when_somebody_took_themselves_out, two_people_play_a_whole_game_and_anybody_can_check_the_shuffle, several_moves_are_made_together_or_not_at_all, whoever_comes_back_gets_what_was_missed, a_move_is_taken_back_freely_or_by_consent, the_seats_agree_to_stop_and_play_again, seats_are_left_taken_over_and_stood_in_for, lists_show_what_they_should;
    doors: a_command_is_carried_out_once_however_many_came_after_it, a_reserved_seat_is_taken_only_with_its_invitation, who_saw_one_side_does_not_take_the_other;
    operators: people_get_what_is_kept_about_them_and_take_it_out;
    occasions: everybody_has_one_table_of_the_deal_of_a_day, the_score_table_is_taken_from_finished_games_and_hides_them_until_one_has_played, a_first_game_begins_where_it_is_handed_over_the_same_for_everybody;
    host: each_room_keeps_its_latest_lines_and_talk_fills_no_table, a_rematch_begins_only_when_those_it_was_made_for_have_come;
    counsel: whoever_plays_against_bots_is_told_the_best_moves_with_their_chances, nobody_is_told_what_is_not_for_them;
    secrecy: hidden_cards_never_leave_the_server, what_the_rules_hide_never_leaves_the_server_in_any_game;
}

#[test]
fn everybody_plays_at_a_node_of_their_own() {
    with_site(async |site| {
        let [first, second, third] = site.three().await;
        let (table, mut one, mut other) = two_from(&first, &second, &third, Value::Null).await;
        let mut watcher = second.person("zheng").sit(&table, None).await;
        play_on(
            &mut [&mut one, &mut other, &mut watcher],
            &mut Dice(1),
            usize::MAX,
        )
        .await;
        for client in [&mut one, &mut other, &mut watcher] {
            client.until("over").await;
        }
        let records = [&first, &second, &third].map(|node| node.person("anne"));
        let mut texts = Vec::new();
        for anne in &records {
            let record = anne.get(&format!("/tables/{table}/record")).await;
            assert_eq!(record.status, 200, "{record:?}");
            texts.push(record.text);
        }
        catalog::verify(&texts[0], &catalog::CardBox::default()).unwrap();
        assert!(texts.iter().all(|text| *text == texts[0]));
    });
}

/// Messages of at most so many bytes on the bus: what is longer comes in parts.
#[test]
fn what_is_too_long_for_the_bus_comes_in_parts() {
    with_settings("max_payload: 6144", async |site| {
        let (first, second) = (site.node("n1").await, site.node("n2").await);
        let (table, mut one, mut other) = two_from(&first, &second, &first, Value::Null).await;
        play_on(&mut [&mut one, &mut other], &mut Dice(2), usize::MAX).await;
        one.until("over").await;
        // Everything, once nothing is hidden any more, is long.
        let whole = one.until("whole").await;
        assert!(whole.to_string().len() > 6144);
        let path = format!("/tables/{table}/replay?as=all");
        let (here, there) = (
            first.person("anne").get(&path).await,
            second.person("anne").get(&path).await,
        );
        assert!(here.text.len() > 100_000, "{}", here.text.len());
        assert_eq!(
            (there.status, there.headers.get("content-type")),
            (200, here.headers.get("content-type"))
        );
        assert_eq!(there.text, here.text);
    });
}

/// Asks a node with the operators' key of another.
async fn order(key_of: &House, node: &House, method: &str, path: &str, body: Value) -> Answered {
    let page = key_of.server.as_ref().unwrap().operators_page();
    let key = page.split("key=").nth(1).unwrap().to_owned();
    let body = if body.is_null() {
        String::new()
    } else {
        body.to_string()
    };
    let path = format!("/api/v1/admin{path}");
    request(node.address, method, &path, &[("x-flibuste-admin", &key)], &body).await
}

#[test]
fn operators_are_obeyed_by_whichever_node_they_ask() {
    with_site(async |site| {
        let [first, second, third] = site.three().await;
        let more = json!({ "listed": true });
        let table = first
            .person("anne")
            .make(json!([{"kind": "me"}, {"kind": "open"}]), more)
            .await;
        let mut watcher = second.person("zheng").sit(&table, None).await;
        let say = json!({ "do": "chat", "room": "spectators", "text": "hey" });
        assert_eq!(watcher.ask(say.clone()).await["ok"], true);
        let seen = order(&first, &first, "GET", "", Value::Null).await.json();
        assert_eq!(seen["tables"][0]["onlookers"], json!(["zheng"]));

        let mute = |hours: u32| json!({ "kind": "mute", "table": table, "name": "zheng", "hours": hours });
        assert_eq!(order(&first, &third, "POST", "/bans", mute(1)).await.status, 200);
        until_said(&mut watcher, &say, "refused", json!("muted")).await;
        assert_eq!(order(&second, &third, "POST", "/bans", mute(0)).await.status, 200);
        until_said(&mut watcher, &say, "ok", json!(true)).await;
        let away = json!({ "kind": "away", "table": table, "name": "zheng", "hours": 1 });
        assert_eq!(order(&first, &third, "POST", "/bans", away).await.status, 200);
        assert_eq!(watcher.until("bye").await["reason"], "sent_away");

        let notice = json!({ "text": "storm at eight" });
        assert_eq!(
            order(&first, &second, "POST", "/notice", notice).await.status,
            200
        );
        let mary = third.person("mary");
        until("everybody reads it", || async {
            mary.get("/notice").await.json()["text"] == "storm at eight"
        })
        .await;

        mary.join(&table, 1).await;
        let mut other = mary.sit(&table, Some(1)).await;
        let anne = second.person("anne");
        assert_eq!(
            anne.post(&format!("/tables/{table}/start"), Value::Null)
                .await
                .status,
            200
        );
        let close = format!("/tables/{table}/close");
        assert_eq!(
            order(&third, &second, "POST", &close, Value::Null).await.status,
            204
        );
        assert_eq!(other.until("over").await["table"]["end"], "closed");
        let again = mary.post(&format!("/tables/{table}/rematch"), Value::Null).await;
        assert_eq!(again.status, 200, "{again:?}");
        let delete = format!("/tables/{table}/delete");
        assert_eq!(
            order(&third, &third, "POST", &delete, Value::Null).await.status,
            204
        );
        assert_eq!(other.until("bye").await["reason"], "gone");
        assert_eq!(
            first.person("anne").get(&format!("/tables/{table}")).await.status,
            404
        );
        let stranger = order(&House::new().await, &first, "GET", "", Value::Null).await;
        assert_eq!((stranger.status, stranger.code().as_str()), (403, "not_operator"));
    });
}

/// Says something until it is answered so: what operators said reaches other nodes in a moment.
async fn until_said(client: &mut crate::common::Client, say: &Value, field: &str, answer: Value) {
    for _ in 0..200 {
        if client.ask(say.clone()).await[field] == answer {
            return;
        }
        tokio::time::sleep(std::time::Duration::from_millis(50)).await;
    }
    panic!("never {field} = {answer}");
}

#[test]
fn whoever_lost_a_seat_hears_nothing_of_its_next_holder() {
    with_site(async |site| {
        let (first, second) = (site.node("n1").await, site.node("n2").await);
        let table = first
            .person("anne")
            .make(json!([{"kind": "me"}, {"kind": "open"}]), Value::Null)
            .await;
        let (mary, jack) = (second.person("mary"), second.person("jack"));
        mary.join(&table, 1).await;
        let mut left = mary.sit(&table, Some(1)).await;
        let leave = format!("/tables/{table}/seats/1/leave");
        assert_eq!(second.person("mary").post(&leave, Value::Null).await.status, 200);
        jack.join(&table, 1).await;
        let mut next = jack.sit(&table, Some(1)).await;
        let start = format!("/tables/{table}/start");
        assert_eq!(second.person("anne").post(&start, Value::Null).await.status, 200);
        next.until("whole").await;
        assert_eq!(left.until("bye").await["reason"], "seat_lost");
        assert!(
            left.heard.iter().all(|text| !text.contains("\"view\":{")),
            "{:?}",
            left.heard
        );
    });
}

#[tokio::test]
async fn a_bus_that_makes_no_sense_is_refused() {
    let folder = tempfile::tempdir().unwrap();
    let start = async |set: &dyn Fn(&mut server::Config)| {
        let mut config = server::Config::for_file(folder.path().join("x.db"));
        config.bus = Some("nats://127.0.0.1:1".parse().unwrap());
        set(&mut config);
        server::start(config)
            .await
            .err()
            .expect("it does not start")
            .to_string()
    };
    assert!(start(&|_| {}).await.contains("--store"));
    let store = "postgres://flib:secretpw@127.0.0.1:1/none";
    let nameless = start(&|config| config.store = Some(store.parse().unwrap())).await;
    assert!(nameless.contains("--node"), "{nameless}");
    let misspelt = start(&|config| {
        config.store = Some(store.parse().unwrap());
        config.node = "n1".into();
        config.bus = Some("flib:secretpw@127.0.0.1".parse().unwrap());
    })
    .await;
    assert!(
        misspelt.contains("cannot be read") && !misspelt.contains("secretpw"),
        "{misspelt}"
    );
}

#[test]
fn a_bus_that_is_not_there_is_said_to_be_so() {
    with_site(async |site| {
        site.nats.halt();
        let refused = site.refused_by(&site.nats.url()).await;
        assert!(refused.contains("the bus cannot be reached"), "{refused}");
        assert!(site.lives_of("refused").is_empty(), "nobody counts on it");
    });
}

#[test]
fn the_numbers_say_what_nodes_do_for_each_other() {
    with_site(async |site| {
        let (first, second) = (site.node("n1").await, site.node("n2").await);
        let (_table, one, other) = two_from(&first, &second, &second, Value::Null).await;
        let (owner, relay) = (first.metrics().await, second.metrics().await);
        let says = |text: &str, line: &str| text.lines().any(|one| one == line);
        assert!(
            says(&owner, "flibuste_tables_loaded 1") && says(&owner, "flibuste_tables_relayed 0"),
            "{owner}"
        );
        assert!(
            says(&relay, "flibuste_tables_loaded 0") && says(&relay, "flibuste_tables_relayed 1"),
            "{relay}"
        );
        assert!(says(&relay, "flibuste_sockets_relayed 2"), "{relay}");
        for name in [
            "requests_relayed_total",
            "renewals_total",
            "takeovers_total",
            "fenced_total",
            "bus_round_trip_seconds",
        ] {
            assert!(relay.contains(&format!("\nflibuste_{name} ")), "{name}: {relay}");
        }
        drop((one, other));
        until("nobody is there any more", || async {
            says(&second.metrics().await, "flibuste_sockets_relayed 0")
        })
        .await;
    });
}

/// Two games of somebody against a bot that searches begin to wait for it at the same moment, and the node has one thread for that.
#[test]
fn bots_whose_node_is_busy_are_thought_for_elsewhere() {
    with_site(async |site| {
        let threads = |searches: usize| {
            move |config: &mut server::Config| {
                config.search_threads = Some(searches);
                config.bot_budget = 20_000;
            }
        };
        let first = site.node_with("n1", threads(1)).await;
        let second = site.node_with("n2", threads(4)).await;
        let anne = first.person("anne");
        let level = bots::levels(catalog::GAMES[0]).last().copied().unwrap();
        let mut games = Vec::new();
        for _ in 0..4 {
            let seats = json!([{"kind": "me"}, {"kind": "bot", "level": level}]);
            let table = anne.make(seats, Value::Null).await;
            games.push(anne.sit(&table, Some(0)).await);
        }
        let mut dice = Dice(8);
        for _ in 0..12 {
            for one in &mut games {
                while !one.awaited() && one.turn.get("over").is_none() {
                    one.next().await;
                }
                if one.awaited() {
                    let mv = one.moves[dice.below(one.moves.len())].clone();
                    assert_eq!(one.play(&mv).await["ok"], true);
                }
            }
            let others = number(&first.metrics().await, "bot_thoughts_elsewhere_total");
            if others > 0 {
                assert!(number(&second.metrics().await, "bot_thoughts_for_others_total") >= others);
                return;
            }
        }
        panic!("nobody thought for the first");
    });
}

fn number(metrics: &str, name: &str) -> u64 {
    let name = format!("flibuste_{name} ");
    let line = metrics.lines().find_map(|line| line.strip_prefix(&name));
    line.unwrap_or_default().parse().unwrap()
}
