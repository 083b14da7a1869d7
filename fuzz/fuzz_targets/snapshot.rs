//! Whatever is read as a position is refused or can be played. `cargo fuzz run snapshot`
#![no_main]

// The first byte names the game.
libfuzzer_sys::fuzz_target!(|bytes: &[u8]| lab::fuzz::any_game(bytes, |id, bytes| {
    catalog::with_game!(id, G => lab::fuzz::snapshot::<G>(bytes));
}));
