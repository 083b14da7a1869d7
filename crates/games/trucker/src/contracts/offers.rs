//! Which contract is proposed: every combination that is allowed has a difficulty and a cruelty, and one of those near to what the host
//! wishes is drawn.

use std::collections::BTreeMap;

use table::{Chance, OptionSpec, Proposal, Seed, Setting, Setup};

use super::OPTION;
use super::code::{Contract, SEEDS};
use crate::cards::Cards;
use crate::cards::missions::{Mission, SpecialRule};
use crate::ids::Level;
use crate::state::Building;

/// What a host may wish.
pub(crate) const WISHES: &[OptionSpec] = &[
    OptionSpec::number("difficulty", 1..=5, 2),
    OptionSpec::number("cruelty", 1..=5, 2),
    OptionSpec::number("level", 1..=3, 1),
    OptionSpec::switch("missions", true),
    OptionSpec::switch("vips", true),
    OptionSpec::switch("turns", true),
];

/// The scale of difficulty and cruelty.
const SCALE: std::ops::RangeInclusive<i32> = 1..=5;
/// What was offered so recently is not offered again.
const REMEMBERED: usize = 5;

/// What a host wishes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Wishes {
    /// The level of the flight.
    pub level: Level,
    /// How hard, from 1 to 5.
    pub difficulty: i32,
    /// How merciless, from 1 to 5.
    pub cruelty: i32,
    /// There may be a mission.
    pub missions: bool,
    /// There may be VIPs.
    pub vips: bool,
    /// Ships may be built in turns.
    pub turns: bool,
}

impl Wishes {
    /// What was set of [`WISHES`].
    fn of(wishes: &Setup) -> Wishes {
        Wishes {
            level: match wishes.number("level") {
                3 => Level::Three,
                2 => Level::Two,
                _ => Level::One,
            },
            difficulty: wishes.number("difficulty"),
            cruelty: wishes.number("cruelty"),
            missions: wishes.switch("missions"),
            vips: wishes.switch("vips"),
            turns: wishes.switch("turns"),
        }
    }

    /// Every combination that is allowed.
    pub fn allowed(&self, cards: &Cards) -> Vec<Terms> {
        let missions = self.missions.then_some(Mission::ALL).into_iter().flatten();
        let missions: Vec<Option<Mission>> = std::iter::once(None).chain(missions.map(Some)).collect();
        let mut all = Vec::new();
        for mission in missions {
            for vips in [false, true] {
                for building in [Building::Realtime, Building::Turns] {
                    let terms = Terms {
                        level: self.level,
                        mission,
                        vips,
                        building,
                    };
                    let wanted = (self.vips || !vips) && (self.turns || building == Building::Realtime);
                    if wanted && terms.is_legal(cards) {
                        all.push(terms);
                    }
                }
            }
        }
        all
    }

    /// Those that come near to what is wished: within a point each, or as few more as it takes to find one.
    pub fn fitting(&self, cards: &Cards) -> Vec<Terms> {
        let allowed = self.allowed(cards);
        for tolerance in 1..=SCALE.count() as i32 {
            let near = |terms: &&Terms| {
                let (difficulty, cruelty) = terms.points(cards);
                (difficulty - self.difficulty).abs() <= tolerance
                    && (cruelty - self.cruelty).abs() <= tolerance
            };
            let found: Vec<Terms> = allowed.iter().filter(near).copied().collect();
            if !found.is_empty() {
                return found;
            }
        }
        allowed
    }
}

/// What a contract that is offered says.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Terms {
    /// The level of the flight.
    pub level: Level,
    /// The mission.
    pub mission: Option<Mission>,
    /// Whether there are VIPs.
    pub vips: bool,
    /// How ships are built.
    pub building: Building,
}

impl Terms {
    /// A mission about VIPs is not flown without them.
    fn is_legal(&self, cards: &Cards) -> bool {
        let about_vips = |mission| cards.missions.of(mission).has(SpecialRule::Vips);
        self.vips || !self.mission.is_some_and(about_vips)
    }

    /// How hard and how merciless it is.
    pub fn points(&self, cards: &Cards) -> (i32, i32) {
        let (difficulty, cruelty) = self.mission.map_or((1, 1), |mission| {
            let card = cards.missions.of(mission);
            (i32::from(card.difficulty), i32::from(card.cruelty))
        });
        let difficulty = difficulty + i32::from(self.vips) - i32::from(self.building == Building::Turns);
        let clamp = |points: i32| points.clamp(*SCALE.start(), *SCALE.end());
        (clamp(difficulty), clamp(cruelty))
    }

    /// The contract with this number.
    fn contract(&self, seed: u16) -> Contract {
        let word = |word: &str| Setting::Choice(word.into());
        let flight = word(&self.level.number().to_string());
        let building = match self.building {
            Building::Realtime => word("realtime"),
            Building::Turns => word("turns"),
        };
        let mission = self
            .mission
            .map_or(word("none"), |mission| word(Mission::NAMES[mission.index()]));
        let settings = [
            ("flight", flight),
            ("building", building),
            ("mission", mission),
            ("vips", Setting::Switch(self.vips)),
        ];
        Contract::new(&settings, seed)
    }
}

/// Offer `number` of those made from `seed`, one after the other: what was among the last few is not offered again while there is another.
fn offer(fitting: &[Terms], seed: &Seed, number: u16) -> Option<(Terms, u16)> {
    let mut chance = Chance::seeded(seed);
    let mut offered: Vec<(Terms, u16)> = Vec::new();
    for _ in 0..=number {
        let recent = &offered[offered
            .len()
            .saturating_sub(REMEMBERED.min(fitting.len().checked_sub(1)?))..];
        let fresh: Vec<Terms> = fitting
            .iter()
            .filter(|terms| recent.iter().all(|(other, _)| other != *terms))
            .copied()
            .collect();
        let terms = fresh[chance.pick(fresh.len())];
        offered.push((terms, chance.pick(usize::from(SEEDS)) as u16));
    }
    offered.pop()
}

/// A contract for a host with these wishes.
pub(crate) fn propose(wishes: &Setup, cards: &Cards, seed: &Seed, number: u16) -> Option<Proposal> {
    let wishes = Wishes::of(wishes);
    let (terms, seed) = offer(&wishes.fitting(cards), seed, number)?;
    let contract = terms.contract(seed);
    let named = contract.settings();
    let mut settings: BTreeMap<String, Setting> =
        named.map(|(name, value)| (name.to_owned(), value)).collect();
    settings.insert(OPTION.into(), Setting::Choice(contract.to_string()));
    let (difficulty, cruelty) = terms.points(cards);
    Some(Proposal {
        settings,
        comes_to: BTreeMap::from([("difficulty", difficulty), ("cruelty", cruelty)]),
    })
}
