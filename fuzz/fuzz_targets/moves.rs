//! Whatever is played is a record that verifies. `cargo fuzz run moves`
#![no_main]

libfuzzer_sys::fuzz_target!(|bytes: &[u8]| lab::fuzz::moves::<celestia::Celestia>(bytes));
