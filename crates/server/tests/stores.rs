//! What must hold wherever things are kept. Every case of this list is kept in the file by the chapter it is from, and here once more in PostgreSQL;
//! what is new here is kept in both.

use crate::common::postgres::on_postgres;
use crate::common::{Dice, House, play_on, two_at_a_table, until};
use serde_json::{Value, json};

/// Cases of other chapters, kept in PostgreSQL.
macro_rules! once_more {
    ($($chapter:ident: $($case:ident),+;)+) => {
        mod in_postgres {
            $(mod $chapter {
                $(#[test]
                fn $case() {
                    super::super::on_postgres(crate::$chapter::$case);
                })+
            })+
        }
    };
}

once_more! {
    play: two_people_play_a_whole_game_and_anybody_can_check_the_shuffle, several_moves_are_made_together_or_not_at_all, a_command_sent_twice_is_carried_out_once_even_over_a_restart, whoever_comes_back_gets_what_was_missed, a_table_goes_on_after_a_restart, a_move_is_taken_back_freely_or_by_consent, the_seats_agree_to_stop_and_play_again, nobody_is_said_to_have_agreed_who_was_not_asked, a_refusal_is_told_by_name_and_waits_for_whoever_asked, seats_are_left_taken_over_and_stood_in_for, lists_show_what_they_should;
    doors: a_command_is_carried_out_once_however_many_came_after_it, a_reserved_seat_is_taken_only_with_its_invitation, who_saw_one_side_does_not_take_the_other;
    quotas: one_address_fills_no_list, an_address_has_so_many_tables_and_so_many_bytes, a_table_takes_up_so_much_and_what_it_takes_is_counted, tables_that_everybody_left_give_their_place_back;
    operators: operators_see_close_and_delete_tables_and_nobody_else_does, whoever_is_muted_says_nothing_and_whoever_is_sent_away_is_gone_until_it_ends, what_the_operator_says_is_there_for_everybody_and_stays, names_and_talk_of_old_games_go_and_the_games_stay, people_get_what_is_kept_about_them_and_take_it_out;
    occasions: what_was_led_in_is_kept_and_played_on_after_a_restart, everybody_has_one_table_of_the_deal_of_a_day, the_score_table_is_taken_from_finished_games_and_hides_them_until_one_has_played,
        whoever_has_had_the_deal_of_a_day_does_not_play_it_anew, on_its_day_a_deal_is_shown_to_those_who_play_it_no_more,
        what_is_kept_of_whoever_had_a_deal_names_nobody_and_goes_with_its_day;
    clocks: by_correspondence_the_clock_survives_a_restart;
    host: each_room_keeps_its_latest_lines_and_talk_fills_no_table, a_rematch_begins_only_when_those_it_was_made_for_have_come;
    people: whoever_got_up_keeps_a_name_until_somebody_sits_down_there, whoever_takes_everything_out_is_named_nowhere_not_even_where_they_had_got_up,
        what_one_takes_along_has_the_games_and_how_they_ended;
    trouble: killed_at_any_moment_nothing_acknowledged_is_lost, a_rule_that_panics_fells_its_table_alone_and_leaves_a_report;
    stores: what_fell_and_settled_again_remembers_its_commands, damage_is_noticed_and_costs_one_table_alone,
        an_empty_store_is_sound_and_a_full_one_is_too;
}

#[tokio::test]
pub(crate) async fn what_fell_and_settled_again_remembers_its_commands() {
    /// Nobody gets past the seventh move.
    fn drill(entries: usize) {
        assert!(entries != 7, "a rule with a fault");
    }
    let mut house = House::with(|config| {
        config.drill = Some(drill);
        config.settle = 400;
    })
    .await;
    let (table, mut one, mut other) = two_at_a_table(&house, Value::Null).await;
    play_on(&mut [&mut one, &mut other], &mut Dice(1), 6).await;
    let (mover, seat) = if one.awaited() {
        (&mut one, 0)
    } else {
        (&mut other, 1)
    };
    let seventh = json!({ "do": "play", "moves": [mover.moves[0]] });
    assert_eq!(mover.ask_as("the-seventh", seventh.clone()).await["ok"], true);
    let (mut one, mut other) = (
        house.person("anne").sit(&table, Some(0)).await,
        house.person("mary").sit(&table, Some(1)).await,
    );
    let mover = if one.awaited() { &mut one } else { &mut other };
    let mv = mover.moves[0].clone();
    assert_eq!(mover.play(&mv).await["refused"], "internal");
    // It is loaded again, and settles what the journal had.
    assert_eq!(house.person("anne").table(&table).await["entries"], 7);
    until("it settles", || async {
        let settled = house.sql("SELECT coalesce(max(first + count), 0) FROM records");
        settled == ["7"]
    })
    .await;
    house.restart().await;
    let name = ["anne", "mary"][seat];
    let mut again = house.person(name).sit(&table, Some(seat)).await;
    assert_eq!(again.ask_as("the-seventh", seventh).await["ok"], true);
    assert_eq!(house.person("anne").table(&table).await["entries"], 7);
}

#[tokio::test]
pub(crate) async fn damage_is_noticed_and_costs_one_table_alone() {
    let mut house = House::new().await;
    let (table, mut one, mut other) = two_at_a_table(&house, Value::Null).await;
    play_on(&mut [&mut one, &mut other], &mut Dice(1), 9).await;
    let (sound, mut calm, mut calmer) = two_at_a_table(&house, Value::Null).await;
    play_on(&mut [&mut calm, &mut calmer], &mut Dice(2), 5).await;
    let spoils = [
        "UPDATE records SET lines = replace(lines, '\"t\"', '\"s\"') WHERE",
        "UPDATE records SET chain = chain + 1 WHERE",
        "UPDATE seats SET name = 'somebody' WHERE seat = 0 AND",
        "DELETE FROM records WHERE",
    ];
    for spoil in spoils {
        house.restart().await;
        let before = house.sql("SELECT count(*) FROM journal");
        assert_eq!(before, ["0"], "a server that stops settles everything");
        let keep = "CREATE TABLE kept AS SELECT * FROM";
        for part in ["records", "seats"] {
            house.sql(&format!(
                "{} {part}",
                keep.replace("kept", &format!("kept_{part}"))
            ));
        }
        house
            .restart_with(&format!(
                "{spoil} table_key = (SELECT key FROM tables WHERE id = '{table}')"
            ))
            .await;
        let refused = house.person("anne").get(&format!("/tables/{table}")).await;
        assert_eq!(
            (refused.status, refused.code().as_str()),
            (500, "damaged"),
            "{spoil}"
        );
        assert_eq!(house.person("anne").table(&sound).await["entries"], 5, "{spoil}");
        let report = house.check();
        let damaged: Vec<&str> = report.damaged.iter().map(|(id, _)| id.as_str()).collect();
        assert_eq!(damaged, [table.as_str()], "{spoil}");
        for part in ["records", "seats"] {
            house.sql(&format!("DELETE FROM {part}"));
            house.sql(&format!("INSERT INTO {part} SELECT * FROM kept_{part}"));
            house.sql(&format!("DROP TABLE kept_{part}"));
        }
        house.restart().await;
        assert_eq!(house.person("anne").table(&table).await["entries"], 9, "{spoil}");
    }
    let spoilt = "UPDATE tables SET doc = replace(doc, '\"entries\":9', '\"entries\":8') WHERE id =";
    house.restart_with(&format!("{spoilt} '{table}'")).await;
    assert_eq!(
        house.person("anne").get(&format!("/tables/{table}")).await.code(),
        "damaged"
    );
}

#[tokio::test]
pub(crate) async fn an_empty_store_is_sound_and_a_full_one_is_too() {
    let house = House::new().await;
    assert!(house.check().is_sound(), "{:?}", house.check());
    let (_, mut one, mut other) = two_at_a_table(&house, Value::Null).await;
    play_on(&mut [&mut one, &mut other], &mut Dice(1), 9).await;
    let report = house.check();
    assert!(report.is_sound(), "{report:?}");
    assert_eq!((report.tables, report.entries), (1, 9));
}
