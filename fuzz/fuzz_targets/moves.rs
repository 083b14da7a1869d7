//! Whatever is played is a record that verifies. `cargo fuzz run moves`
#![no_main]

// The first byte names the game.
libfuzzer_sys::fuzz_target!(|bytes: &[u8]| lab::fuzz::any_game(bytes, |id, bytes| {
    catalog::with_game!(id, G => lab::fuzz::moves::<G>(bytes));
}));
