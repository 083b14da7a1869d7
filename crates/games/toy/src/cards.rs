//! The contents of the box.

use serde::Serialize;
use table::{CardFault, CardSet, Digest, Provenance, SourceCount};
use ts_rs::TS;

/// The charms.
#[derive(Debug, Serialize, TS)]
pub struct Cards {
    /// What each charm is worth.
    pub charms: Vec<u8>,
}

static STANDARD: std::sync::LazyLock<Cards> = std::sync::LazyLock::new(|| {
    Cards::parse(Cards::standard_text()).expect("a test reads the standard file")
});

impl CardSet for Cards {
    fn standard() -> &'static Cards {
        &STANDARD
    }

    fn parse(text: &str) -> Result<Cards, CardFault> {
        let list = text.lines().find_map(|line| line.strip_prefix("charms = ["));
        let list = list.and_then(|line| line.strip_suffix(']'));
        let list = list.ok_or_else(|| CardFault::new("charms", "there is no list of them"))?;
        let read = |word: &str| {
            word.trim()
                .parse()
                .map_err(|_| CardFault::new("charms", format!("'{word}' is no number")))
        };
        let charms: Vec<u8> = list.split(',').map(read).collect::<Result<_, _>>()?;
        let fine = charms.len() >= 4 && charms.iter().all(|worth| *worth < 10);
        let fault = || CardFault::new("charms", "four at least, each worth less than 10");
        fine.then_some(Cards { charms }).ok_or_else(fault)
    }

    fn standard_text() -> &'static str {
        include_str!("../data/toy.toml")
    }

    fn digest(&self) -> Digest {
        Digest::of(&format!("{:?}", self.charms))
    }

    fn sources(&self) -> Vec<SourceCount> {
        vec![SourceCount::of(
            "charms",
            self.charms.iter().map(|_| Provenance::Rulebook),
        )]
    }
}
