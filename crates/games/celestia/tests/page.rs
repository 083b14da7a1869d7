//! What the page was given still fits these rules.

#[path = "../examples/celestia_fixtures.rs"]
#[allow(dead_code)]
mod fixtures;

use std::path::Path;

#[test]
fn the_types_of_the_page_are_those_of_the_rules() {
    let file = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../../web/src/games/celestia/wire.ts");
    let kept = std::fs::read_to_string(file).unwrap();
    assert_eq!(
        kept,
        fixtures::types(),
        "run: cargo run -p celestia --example celestia_fixtures"
    );
}
