//! The contents of the box.

use serde::Serialize;
use table::{CardFault, CardSet, Digest, Provenance, SourceCount};
use ts_rs::TS;

/// The charms.
#[derive(Debug, Serialize, TS)]
pub struct Cards {
    /// What each charm is worth.
    pub charms: Vec<u8>,
    /// Where each comes from.
    #[serde(skip)]
    #[ts(skip)]
    sources: Vec<Provenance>,
}

static STANDARD: std::sync::LazyLock<Cards> = std::sync::LazyLock::new(|| {
    Cards::parse(Cards::standard_text()).expect("a test reads the standard file")
});

impl CardSet for Cards {
    fn standard() -> &'static Cards {
        &STANDARD
    }

    fn parse(text: &str) -> Result<Cards, CardFault> {
        let values = |field: &'static str| {
            let lines = text.lines().filter_map(move |line| line.strip_prefix(field));
            lines.filter_map(|line| line.trim_start().strip_prefix('=').map(str::trim))
        };
        let read = |word: &str| {
            word.parse()
                .map_err(|_| CardFault::new("charms", format!("'{word}' is no number")))
        };
        let charms: Vec<u8> = values("worth").map(read).collect::<Result<_, _>>()?;
        let from = |word: &str| match word.trim_matches('"') {
            "rulebook" => Provenance::Rulebook,
            "owner" => Provenance::Owner,
            _ => Provenance::Reconstructed,
        };
        let sources: Vec<Provenance> = values("source").map(from).collect();
        let fine =
            charms.len() >= 4 && charms.len() == sources.len() && charms.iter().all(|worth| *worth < 10);
        let fault = || {
            CardFault::new(
                "charms",
                "four at least, each worth less than 10 and with its source",
            )
        };
        fine.then_some(Cards { charms, sources }).ok_or_else(fault)
    }

    fn standard_text() -> &'static str {
        include_str!("../data/toy.toml")
    }

    fn digest(&self) -> Digest {
        Digest::of(&format!("{:?}", self.charms))
    }

    fn sources(&self) -> Vec<SourceCount> {
        vec![SourceCount::of("charms", self.sources.iter().copied())]
    }
}
