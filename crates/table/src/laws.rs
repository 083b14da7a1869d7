//! The laws every game obeys, as one macro.
//!
//! ```ignore
//! table::laws!(game::Game);
//! ```
//!
//! Each law plays random games over all seat counts and options, driven by proptest: a failing case shrinks to the plainest set-up and
//! the fewest moves, and is printed. Half of the cases begin in positions of the crate's recorded games (`golden/`), where bots got to the
//! late chapters. The runs are the same every time; `FLIBUSTE_LAW_CASES` multiplies them and
//! `FLIBUSTE_LAW_SEED` moves them elsewhere (`cargo xtask soak` does both). A law is a function that gives `Err` when it
//! is broken, so that the tests of this crate can show that a game with a fault is caught.

mod flow;
mod grounds;
mod knowledge;
mod moves;
mod mutation;
mod records;
mod secrecy;
mod walk;

pub use flow::{every_chapter_is_looked_at, past_states_never_change, play_ends_and_nobody_is_stuck};
pub use grounds::Grounds;
pub use knowledge::{a_secret_choice_stays_secret, what_a_viewer_sees_follows_from_what_it_was_told};
pub use moves::what_is_offered_is_accepted_and_all_else_refused;
pub use records::{
    Remembered, a_changed_record_does_not_verify, a_foreign_snapshot_is_refused,
    a_record_replays_to_the_same_states, a_snapshot_comes_back_the_same, games_of_version_verify,
    highlights_of, several_moves_are_all_or_nothing, taking_back_restores_exactly,
};
pub use secrecy::{
    a_seat_learns_nothing_it_may_not_know, an_imagined_world_can_be_played_to_its_end,
    free_steps_reveal_nothing, hidden_things_really_move_when_imagined,
};

/// What is wrong, in words.
pub type Broken = String;

/// Calls every law for a game, one test each.
#[macro_export]
macro_rules! laws {
    ($game:ty) => {
        $crate::laws!(@each $game:
            what_is_offered_is_accepted_and_all_else_refused,
            a_seat_learns_nothing_it_may_not_know,
            hidden_things_really_move_when_imagined,
            an_imagined_world_can_be_played_to_its_end,
            free_steps_reveal_nothing,
            a_secret_choice_stays_secret,
            what_a_viewer_sees_follows_from_what_it_was_told,
            every_chapter_is_looked_at,
            a_record_replays_to_the_same_states,
            a_changed_record_does_not_verify,
            a_snapshot_comes_back_the_same,
            a_foreign_snapshot_is_refused,
            play_ends_and_nobody_is_stuck,
            past_states_never_change,
            taking_back_restores_exactly,
            several_moves_are_all_or_nothing,
        );
    };
    (@each $game:ty: $($law:ident),* $(,)?) => {
        $(
            #[test]
            fn $law() {
                let golden = concat!(env!("CARGO_MANIFEST_DIR"), "/golden");
                let grounds = $crate::laws::Grounds::<$game>::golden(golden);
                if let Err(broken) = grounds.and_then(|grounds| $crate::laws::$law(&grounds)) {
                    panic!("{broken}");
                }
            }
        )*
    };
}

/// The names of an enum's variants as messages write them, from its type for the page: there every variant is between quotes, and nothing
/// else is. With it a game's tests see that each has its message.
pub fn variants<T: ts_rs::TS>() -> Vec<String> {
    let declared = T::decl(&ts_rs::Config::default());
    let names = declared.split('"').skip(1).step_by(2);
    names.map(|name| name.replace('_', "-")).collect()
}
