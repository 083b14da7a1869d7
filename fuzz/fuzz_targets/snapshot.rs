//! Whatever is read as a position is refused or can be played. `cargo fuzz run snapshot`
#![no_main]

libfuzzer_sys::fuzz_target!(|bytes: &[u8]| lab::fuzz::snapshot::<celestia::Celestia>(bytes));
