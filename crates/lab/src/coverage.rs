//! What came up in many games, and what of all that could did not.

use std::collections::{BTreeMap, BTreeSet};

use table::Chance;
use table::study::{Fact, everything};
use words::Words;

use crate::balance::called;
use crate::report::{Header, Kind, Report, Say, Section, Table};
use crate::series::{LabError, Series};
use crate::shape::titled;
use crate::soak::at_random;
use crate::survey::{Studied, Watched};
use crate::variants::variants;

/// What came up: in how many games, and how often.
#[derive(Clone, Debug, Default)]
pub struct Coverage {
    games: u64,
    seen: BTreeMap<Fact, [u64; 2]>,
}

impl Coverage {
    /// Counts one game.
    pub fn add(&mut self, game: &Watched) {
        self.games += 1;
        for (fact, times) in game.notes.all() {
            let [games, all] = self.seen.entry(fact.clone()).or_default();
            *games += 1;
            *all += u64::from(*times);
        }
    }

    /// What could have come up and did not.
    pub fn missing<G: Studied>(&self, cards: &G::Cards) -> BTreeSet<Fact> {
        let mut all = everything::<G>(cards);
        all.retain(|fact| !self.seen.contains_key(fact));
        all
    }

    /// The report.
    pub fn report<G: Studied>(&self, cards: &G::Cards, header: Header, words: &Words) -> Report {
        let (all, missing) = (everything::<G>(cards), self.missing::<G>(cards));
        let families: BTreeSet<&str> = all.iter().map(|fact| fact.family).collect();
        let columns = [
            ("family", Kind::Text),
            ("listed", Kind::Count),
            ("seen", Kind::Count),
            ("share", Kind::Share),
        ];
        let mut summary = Table::new("families", &columns);
        for family in families {
            let of =
                |facts: &BTreeSet<Fact>| facts.iter().filter(|fact| fact.family == family).count() as u64;
            let (listed, absent) = (of(&all), of(&missing));
            let seen = listed - absent;
            summary.row([
                family.into(),
                listed.into(),
                seen.into(),
                (seen as f64 / listed as f64).into(),
            ]);
        }
        let columns = [
            ("family", Kind::Text),
            ("name", Kind::Text),
            ("label", Kind::Text),
        ];
        let mut never = Table::new("never", &columns);
        for fact in &missing {
            let label = called(G::ID, &fact.name, words);
            never.row([fact.family.into(), fact.name.as_ref().into(), label.into()]);
        }
        let about = Say::new("lab-coverage-about")
            .with("games", self.games)
            .with("seen", all.len() - missing.len())
            .with("listed", all.len());
        let rest = match missing.is_empty() {
            true => Section::new(Say::new("lab-coverage-all")),
            false => Section::new(Say::new("lab-coverage-never").with("count", missing.len())).table(never),
        };
        Report {
            game: G::ID,
            title: titled::<G>("lab-coverage-title", words),
            header,
            sections: vec![
                Section::new(Say::new("lab-coverage-families"))
                    .note(about)
                    .table(summary),
                rest,
            ],
            files: vec![self.file(&all)],
        }
    }

    fn file(&self, all: &BTreeSet<Fact>) -> Table {
        let columns = [
            ("family", Kind::Text),
            ("name", Kind::Text),
            ("games", Kind::Count),
            ("times", Kind::Count),
            ("listed", Kind::Flag),
        ];
        let mut table = Table::new("coverage", &columns);
        let facts: BTreeSet<&Fact> = all.iter().chain(self.seen.keys()).collect();
        for fact in facts {
            let [games, times] = self.seen.get(fact).copied().unwrap_or_default();
            table.row([
                fact.family.into(),
                fact.name.as_ref().into(),
                games.into(),
                times.into(),
                all.contains(fact).into(),
            ]);
        }
        table
    }
}

/// Watches games of every mode and number of seats with all other options at random, where nothing was said of them. One game after the other has one
/// of the bots at all seats.
pub fn everywhere<G: Studied>(series: &Series<G>, mut each: impl FnMut(Watched)) -> Result<(), LabError> {
    let variants = variants::<G>();
    let game = |number: u64| {
        let seed = series.seed.nth(number);
        let mut chance = Chance::fast(seed.small());
        let variant = &variants[number as usize % variants.len()];
        let turn = number as usize / variants.len();
        let one = Series::<G> {
            setup: at_random::<G>(variant, &mut chance),
            cards: series.cards,
            bots: vec![series.bots[turn % series.bots.len()].clone()],
            games: 1,
            seed: series.seed,
            threads: Some(1),
            record: false,
        };
        one.watch(number)
    };
    series.over_all(game, &mut each)
}
