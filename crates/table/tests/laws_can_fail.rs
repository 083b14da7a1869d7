//! A law that no game can break shows nothing. Here one fault after another is switched on in a small game, and the law it
//! breaks must say so, in words that point at the fault.

use crate::toy;

use table::laws;
use toy::{Toy, bug};

macro_rules! caught {
    ($($name:ident: $law:ident catches $bug:ident saying $words:literal;)*) => {
        $(
            #[test]
            fn $name() {
                let broken = laws::$law::<Toy<{ bug::$bug }>>(&laws::Grounds::none()).expect_err("the law lets the fault pass");
                assert!(broken.contains($words), "the law says something else: {broken}");
            }
        )*
    };
}

caught! {
    an_offered_move_that_is_refused:
        what_is_offered_is_accepted_and_all_else_refused catches OFFERS_WHAT_IT_REFUSES saying "NotInHand";
    a_move_accepted_though_it_was_not_offered:
        what_is_offered_is_accepted_and_all_else_refused catches ACCEPTS_WHAT_IT_DOES_NOT_OFFER saying "though it was not offered";
    two_moves_that_read_alike:
        what_is_offered_is_accepted_and_all_else_refused catches OFFERS_TWO_MOVES_THAT_READ_ALIKE saying "read alike";
    a_move_taken_at_random_though_it_was_not_offered:
        what_is_offered_is_accepted_and_all_else_refused catches TAKES_WHAT_IS_NOT_OFFERED saying "at random";
    a_refusal_that_leaves_a_trace:
        what_is_offered_is_accepted_and_all_else_refused catches A_REFUSAL_LEAVES_A_TRACE saying "left something changed";

    a_view_with_the_hands_of_others:
        a_seat_learns_nothing_it_may_not_know catches VIEW_SHOWS_OTHER_HANDS saying "sees more than it may know";
    an_event_with_the_card_of_another:
        a_seat_learns_nothing_it_may_not_know catches TELLS_EVERYONE_WHAT_WAS_DRAWN saying "is told more than it sees";
    a_public_that_sees_the_hands:
        a_seat_learns_nothing_it_may_not_know catches SHOWS_HANDS_TO_THE_PUBLIC saying "Public sees more than it may know";
    offers_that_depend_on_the_hands_of_others:
        a_seat_learns_nothing_it_may_not_know catches OFFERS_DEPEND_ON_OTHER_HANDS saying "is offered";
    refusals_that_depend_on_the_hands_of_others:
        a_seat_learns_nothing_it_may_not_know catches REFUSALS_DEPEND_ON_OTHER_HANDS saying "is answered";
    a_made_up_question_that_tells_the_next_card:
        a_seat_learns_nothing_it_may_not_know catches A_QUESTION_TELLS_THE_NEXT_CARD saying "is answered";
    aids_that_count_hidden_cards:
        a_seat_learns_nothing_it_may_not_know catches AIDS_COUNT_HIDDEN_CARDS saying "is helped with more";
    a_turn_that_depends_on_the_hands_of_others:
        a_seat_learns_nothing_it_may_not_know catches TURN_DEPENDS_ON_OTHER_HANDS saying "whose turn it is depends";

    a_deck_that_imagining_leaves_as_it_is:
        hidden_things_really_move_when_imagined catches IMAGINES_THE_DECK_AS_IT_IS saying "/deck/open/0";
    imagining_that_changes_nothing:
        hidden_things_really_move_when_imagined catches IMAGINES_NOTHING saying "/hands/0/open/0";
    a_thing_kept_from_the_public_alone:
        hidden_things_really_move_when_imagined catches HIDES_THE_SCORES_FROM_THE_PUBLIC saying "/scores/0 (hidden from the public)";
    an_imagined_world_with_a_card_missing:
        an_imagined_world_can_be_played_to_its_end catches IMAGINES_A_CARD_AWAY saying "the audit says";
    an_imagined_world_that_does_not_end:
        an_imagined_world_can_be_played_to_its_end catches IMAGINES_A_WORLD_WITHOUT_END saying "does not end";

    a_drawn_card_that_could_be_put_back_freely:
        free_steps_reveal_nothing catches DRAWS_FOR_FREE saying "something hidden, but the step does not say so";
    shown_cards_that_could_be_taken_back_freely:
        free_steps_reveal_nothing catches SHOWS_CARDS_FOR_FREE saying "something hidden";

    a_harmless_word_that_tells_what_is_hidden:
        free_steps_reveal_nothing catches TELLS_THE_NEXT_CARD_AS_HARMLESS saying "something hidden";
    a_secret_choice_that_is_told_to_all:
        a_secret_choice_stays_secret catches TELLS_EVERYONE_WHAT_WAS_SEALED saying "but is told";
    a_mark_of_knowledge_that_nobody_was_told_of:
        what_a_viewer_sees_follows_from_what_it_was_told catches MARKS_A_HAND_AS_KNOWN saying "that it was never told";
    a_chapter_that_no_position_is_in:
        every_chapter_is_looked_at catches HAS_A_CHAPTER_NOBODY_REACHES saying "epilogue";

    rules_with_a_memory_of_their_own_when_replayed:
        a_record_replays_to_the_same_states catches RULES_HAVE_MOODS saying "the replay stands elsewhere";
    rules_with_a_memory_of_their_own_when_taken_back:
        taking_back_restores_exactly catches RULES_HAVE_MOODS saying "does not restore the state";
    rules_with_a_memory_of_their_own_when_several_moves_are_made:
        several_moves_are_all_or_nothing catches TURNS_PASS_BY_MOOD saying "twice at once gave";
    a_deal_that_chance_does_not_change:
        a_changed_record_does_not_verify catches DEAL_IGNORES_CHANCE saying "another word verifies";

    a_snapshot_that_forgets:
        a_snapshot_comes_back_the_same catches FORGETS_REMARKS_WHEN_KEPT saying "restored:";
    a_snapshot_that_comes_back_in_another_order:
        a_snapshot_comes_back_the_same catches KEEPS_ITS_CARDS_DIFFERENTLY saying "restored:";
    a_snapshot_restored_without_looking:
        a_foreign_snapshot_is_refused catches RESTORES_ANYTHING saying "seats";

    a_game_without_end:
        play_ends_and_nobody_is_stuck catches NEVER_ENDS saying "not over after 60 moves";
    a_seat_to_whom_nothing_is_offered:
        play_ends_and_nobody_is_stuck catches GETS_STUCK saying "to whom nothing is offered";
    a_card_that_gets_lost:
        play_ends_and_nobody_is_stuck catches LOSES_A_CARD saying "the audit says";

    clones_that_share_what_they_should_own:
        past_states_never_change catches CLONES_SHARE_THEIR_SCORE saying "was changed by a later move";
}
