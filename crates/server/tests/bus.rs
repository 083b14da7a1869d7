//! Several nodes on one database and one bus: any of them answers anybody.

use crate::common::site::{two_from, with_site};
use crate::common::{Dice, play_on};
use serde_json::Value;

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
        let (first, second, third) = (
            site.node("n1").await,
            site.node("n2").await,
            site.node("n3").await,
        );
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
