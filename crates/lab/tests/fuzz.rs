//! The fuzz targets, with bytes of our own: short, and the same every time.

use catalog::{GAMES, with_game};
use table::Chance;

fn bytes(seed: u64, count: usize) -> Vec<u8> {
    let mut chance = Chance::fast(seed);
    (0..count).map(|_| chance.die(256) as u8).collect()
}

#[test]
fn changed_snapshots_are_refused_or_can_be_played() {
    for id in GAMES {
        for seed in 0..300 {
            // Few changes at a time, so that some pass the checks.
            let bytes = bytes(seed, 15 + seed as usize % 12);
            with_game!(id, G => lab::fuzz::snapshot::<G>(&bytes));
        }
        let bare = format!("\u{4}{{\"flibuste\":\"snapshot\",\"game\":\"{id}\"}}");
        for text in ["", "{", "0{}", &bare] {
            with_game!(id, G => lab::fuzz::snapshot::<G>(text.as_bytes()));
        }
    }
}

#[test]
fn any_sequence_of_moves_is_a_record_that_verifies() {
    for id in GAMES {
        for seed in 0..60 {
            with_game!(id, G => lab::fuzz::moves::<G>(&bytes(seed, 40 + 20 * seed as usize)));
        }
    }
}
