//! Games of the first version of the rules are played to their end by it, to the last draw.

use metal::Metal;
use table::laws::games_of_version_verify;

#[test]
fn every_game_of_version_1_verifies() {
    let count = games_of_version_verify::<Metal>(concat!(env!("CARGO_MANIFEST_DIR"), "/golden"), 1);
    assert!(matches!(count, Ok(16..)), "{count:?}");
}
