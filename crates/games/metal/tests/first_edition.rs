//! Games of the first version of the rules are played to their end by it, to the last draw.

use std::path::Path;

use metal::{Cards, Metal};
use table::{CardSet, Game, Match, Record};

#[test]
fn every_game_of_version_1_verifies() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("golden");
    let more = std::env::var("FLIBUSTE_MORE_RECORDS").unwrap_or_default();
    let mut count = 0;
    let mut wrong = Vec::new();
    for folder in
        std::iter::once(folder).chain(more.split(':').filter(|part| !part.is_empty()).map(Into::into))
    {
        for file in std::fs::read_dir(&folder).expect("records").flatten() {
            let path = file.path();
            let text = std::fs::read_to_string(&path).expect("a record");
            let record = Record::parse_under(&text, 1..=1)
                .unwrap_or_else(|error| panic!("{}: {error}", path.display()));
            if record.header.rules != 1 {
                continue;
            }
            count += 1;
            match Match::<Metal>::verify(&record, Cards::standard()) {
                Ok(game) => {
                    assert!(game.state().turn().outcome().is_some(), "{}", path.display());
                    assert_eq!(game.record().to_string(), text, "{}", path.display());
                }
                Err(error) => wrong.push(format!("{}: {error}", path.display())),
            }
        }
    }
    println!("{count} records, {} wrong", wrong.len());
    assert!(count >= 16, "only {count} records");
    assert!(
        wrong.is_empty(),
        "{} of {count}: {:#?}",
        wrong.len(),
        &wrong[..wrong.len().min(12)]
    );
}
