//! The contents of the box, read from `data/celestia.toml`.

use std::sync::LazyLock;

use serde::{Deserialize, Serialize};
use table::{CardFault, CardSet, Digest, Provenance, SourceCount};
use tinyvec::ArrayVec;
use ts_rs::TS;

use crate::equipment::{Card, Counts, Face, Weapon};

mod check;

/// Number of ambushes on the path.
pub const PATH: usize = 25;
/// The pirate's lair lies right after the path.
pub const LAIR: u8 = PATH as u8 + 1;
/// The most cards Baba can turn up: a propeller of 4 and one more with Olga.
pub const LONGEST_LEG: usize = 5;

macro_rules! identified {
    ($($(#[$doc:meta])* $name:ident),* $(,)?) => {
        $(
            $(#[$doc])*
            #[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize, TS)]
            #[serde(transparent)]
            pub struct $name(pub u8);

            impl $name {
                /// The place in its list.
                pub const fn index(self) -> usize {
                    self.0 as usize
                }
            }
        )*
    };
}

identified! {
    /// An ambush: 0 to 3 are the start cards, 4 to 27 the others.
    AmbushId,
    /// A stage.
    StageId,
    /// A pirate.
    PirateId,
    /// An assault.
    AssaultId,
    /// An upper deck.
    DeckId,
    /// An energy token.
    EnergyId,
}

/// The eight crew members. Their powers are printed in the rulebook, so they are code and not data.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
pub enum Crew {
    /// Ludvig Cyr: one card eliminates all dice of its symbol.
    #[default]
    Ludvig,
    /// Olga Benz: one card farther.
    Olga,
    /// Shuki Saban: two cards of the combat come back.
    Shuki,
    /// Kublai Heshen: gold for flags.
    Kublai,
    /// Baba Zogbé: looks at the path and arranges it.
    Baba,
    /// Mama Lear: any card is a joker.
    Mama,
    /// Rhett O'Hara: smoke for flags.
    Rhett,
    /// Augusta D'Epsom: sets up to two dice.
    Augusta,
}

impl Crew {
    /// All eight.
    pub const ALL: [Crew; 8] = [
        Crew::Ludvig,
        Crew::Olga,
        Crew::Shuki,
        Crew::Kublai,
        Crew::Baba,
        Crew::Mama,
        Crew::Rhett,
        Crew::Augusta,
    ];
}

/// Rapid, Normal or Expert.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
pub enum Mode {
    /// Catch the pirate.
    Rapid,
    /// Catch one of five pirates and beat it.
    Normal,
    /// Catch the hardest pirate and beat it.
    Expert,
}

/// What is won after a combat.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
pub enum Reward {
    /// Exceptional communication.
    Communication,
    /// A card, shared face up.
    Card,
    /// Gold for the hold.
    Gold(u8),
    /// A crew member.
    Crew,
}

/// Cards to share: so many face down, so many face up.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize, TS)]
#[allow(missing_docs)]
pub struct Deal {
    pub hidden: u8,
    pub visible: u8,
}

/// The dice of an ambush or an assault.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, TS)]
pub struct Force {
    /// The faces that are set.
    #[ts(type = "Array<Face>")]
    pub fixed: ArrayVec<[Face; 4]>,
    /// How many dice are rolled besides.
    pub rolled: u8,
}

/// An ambush card.
#[derive(Clone, Debug, Serialize, TS)]
#[allow(missing_docs)]
pub struct Ambush {
    pub id: String,
    pub force: Force,
    pub rewards: Vec<Reward>,
    pub propeller: u8,
    pub source: Provenance,
}

/// What cards cost: `price` gold for so many.
#[derive(Clone, Copy, Debug, Serialize, Deserialize, TS)]
#[allow(missing_docs)]
pub struct CardOffer {
    pub price: u8,
    pub hidden: u8,
    pub visible: u8,
}

/// What smoke costs: `price` gold for so many tokens.
#[derive(Clone, Copy, Debug, Serialize, Deserialize, TS)]
#[allow(missing_docs)]
pub struct SmokeOffer {
    pub price: u8,
    pub tokens: u8,
}

/// A stage card.
#[derive(Clone, Debug, Serialize, TS)]
#[allow(missing_docs)]
pub struct Stage {
    pub id: String,
    pub name: String,
    /// How far the pirate gets meanwhile.
    pub pirate: u8,
    pub per_ambush: Deal,
    pub cards: CardOffer,
    pub smoke: SmokeOffer,
    pub reactivates: bool,
    pub propeller: u8,
    pub source: Provenance,
}

/// What a flag costs in the pursuit besides the pirate's advance.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
#[allow(missing_docs)]
pub enum Penalty {
    LoseGold,
    LoseEquipment,
    DeactivateCrew,
    DiscardCrew,
}

/// The boarding side of a pirate card.
#[derive(Clone, Copy, Debug, Serialize, TS)]
pub struct Boarding {
    /// Cards shared before the first assault.
    pub refill: Deal,
    /// What more cards cost.
    pub cards: CardOffer,
    /// What readying all crew costs.
    pub reactivate: u8,
    /// The two weapons each flag die asks for, played together.
    pub flag: [Weapon; 2],
}

/// A pirate card.
#[derive(Clone, Debug, Serialize, TS)]
#[allow(missing_docs)]
pub struct Pirate {
    pub id: String,
    pub name: String,
    pub mode: Mode,
    /// How far the pirate gets for each flag.
    pub advance: u8,
    pub penalty: Option<Penalty>,
    /// Not used in Rapid mode.
    pub boarding: Option<Boarding>,
    pub source: Provenance,
}

/// What an assault forbids.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
#[allow(missing_docs)]
pub enum Constraint {
    NoCrew,
    NoPair,
    NoSmoke,
}

/// An assault card.
#[derive(Clone, Debug, Serialize, TS)]
#[allow(missing_docs)]
pub struct Assault {
    pub id: String,
    pub force: Force,
    pub constraint: Constraint,
    pub source: Provenance,
}

/// An upper deck of the airship.
#[derive(Clone, Debug, Serialize, Deserialize, TS)]
#[allow(missing_docs)]
pub struct Deck {
    pub id: String,
    pub generator: u8,
    pub hold: u8,
    pub source: Provenance,
}

/// An energy token, seen from below.
#[derive(Clone, Debug, Serialize, Deserialize, TS)]
#[allow(missing_docs)]
pub struct Energy {
    pub id: String,
    pub share: Deal,
    pub lose: u8,
    pub source: Provenance,
}

/// The whole box.
#[derive(Clone, Debug, Serialize, TS)]
pub struct Cards {
    #[serde(skip)]
    #[ts(skip)]
    digest: Digest,
    /// The 48 equipment cards.
    pub equipment: Counts,
    /// Gold tokens.
    pub gold: u8,
    /// Smoke tokens.
    pub smoke: u8,
    /// The propeller of the start tile.
    pub start_propeller: u8,
    /// Where the pirate's ship begins in Rapid mode.
    pub pirate_start: u8,
    /// Where it begins in Normal mode after 0 to 4 wins.
    pub normal_track: [u8; 5],
    /// Where it begins in Expert mode after 0 to 4 wins.
    pub expert_track: [u8; 5],
    /// 4 start cards, then the 24 others.
    pub ambushes: Vec<Ambush>,
    /// The 6 stages.
    pub stages: Vec<Stage>,
    /// The 7 pirates.
    pub pirates: Vec<Pirate>,
    /// The 14 assaults.
    pub assaults: Vec<Assault>,
    /// The 3 upper decks.
    pub decks: Vec<Deck>,
    /// The 3 energy tokens.
    pub energy: Vec<Energy>,
    #[serde(skip)]
    #[ts(skip)]
    sources: Vec<SourceCount>,
}

impl Cards {
    /// The ambush with this id.
    pub fn ambush(&self, id: AmbushId) -> &Ambush {
        &self.ambushes[id.index()]
    }

    /// The stage with this id.
    pub fn stage(&self, id: StageId) -> &Stage {
        &self.stages[id.index()]
    }

    /// The pirate with this id.
    pub fn pirate(&self, id: PirateId) -> &Pirate {
        &self.pirates[id.index()]
    }

    /// The assault with this id.
    pub fn assault(&self, id: AssaultId) -> &Assault {
        &self.assaults[id.index()]
    }

    /// The upper deck with this id.
    pub fn deck(&self, id: DeckId) -> &Deck {
        &self.decks[id.index()]
    }

    /// The energy token with this id.
    pub fn energy(&self, id: EnergyId) -> &Energy {
        &self.energy[id.index()]
    }

    /// The pirates of a mode.
    pub fn pirates_of(&self, mode: Mode) -> impl Iterator<Item = PirateId> {
        let numbered = self.pirates.iter().enumerate();
        numbered
            .filter(move |(_, pirate)| pirate.mode == mode)
            .map(|(at, _)| PirateId(at as u8))
    }
}

impl CardSet for Cards {
    fn standard() -> &'static Self {
        static STANDARD: LazyLock<Cards> = LazyLock::new(|| {
            Cards::parse(Cards::standard_text())
                .unwrap_or_else(|fault| unreachable!("the data file of this crate: {fault}"))
        });
        &STANDARD
    }

    fn parse(text: &str) -> Result<Self, CardFault> {
        let raw: Raw = toml::from_str(text).map_err(|error| {
            let line = error.span().map_or(1, |span| {
                text[..span.start.min(text.len())].lines().count().max(1)
            });
            CardFault::new(format!("line {line}"), error.message().replace('\n', " "))
        })?;
        check::checked(raw)
    }

    fn standard_text() -> &'static str {
        include_str!("../data/celestia.toml")
    }

    fn digest(&self) -> Digest {
        self.digest
    }

    fn sources(&self) -> Vec<SourceCount> {
        self.sources.clone()
    }
}

/// The data file as it is written; [`check::checked`] makes [`Cards`] of it.
#[derive(Deserialize, Serialize)]
#[serde(deny_unknown_fields)]
struct Raw {
    equipment: RawEquipment,
    supply: RawSupply,
    path: RawPath,
    tracks: RawTracks,
    start_ambush: Vec<RawAmbush>,
    ambush: Vec<RawAmbush>,
    stage: Vec<RawStage>,
    pirate: Vec<RawPirate>,
    assault: Vec<RawAssault>,
    deck: Vec<Deck>,
    energy: Vec<Energy>,
}

#[derive(Deserialize, Serialize)]
struct RawEquipment {
    source: Provenance,
    #[serde(flatten)]
    counts: std::collections::BTreeMap<Card, u8>,
}

#[derive(Deserialize, Serialize)]
#[serde(deny_unknown_fields)]
struct RawSupply {
    source: Provenance,
    gold: u8,
    smoke: u8,
}

#[derive(Deserialize, Serialize)]
#[serde(deny_unknown_fields)]
struct RawPath {
    source: Provenance,
    start_propeller: u8,
    lair: u8,
    pirate_start: u8,
}

#[derive(Deserialize, Serialize)]
#[serde(deny_unknown_fields)]
struct RawTracks {
    source: Provenance,
    normal: [u8; 5],
    expert: [u8; 5],
}

#[derive(Deserialize, Serialize)]
#[serde(deny_unknown_fields)]
struct RawAmbush {
    id: String,
    fixed: Vec<Weapon>,
    rolled: u8,
    rewards: Vec<Reward>,
    propeller: u8,
    source: Provenance,
    #[serde(default, skip_serializing)]
    #[allow(dead_code)]
    note: String,
}

#[derive(Deserialize, Serialize)]
#[serde(deny_unknown_fields)]
struct RawStage {
    id: String,
    name: String,
    pirate: u8,
    per_ambush: Deal,
    cards: CardOffer,
    smoke: SmokeOffer,
    reactivates: bool,
    propeller: u8,
    source: Provenance,
    #[serde(default, skip_serializing)]
    #[allow(dead_code)]
    note: String,
}

#[derive(Deserialize, Serialize)]
#[serde(deny_unknown_fields)]
struct RawBoarding {
    refill: Deal,
    cards: CardOffer,
    reactivate: u8,
    flag: Vec<Weapon>,
}

#[derive(Deserialize, Serialize)]
#[serde(deny_unknown_fields)]
struct RawPirate {
    id: String,
    name: String,
    mode: Mode,
    advance: u8,
    #[serde(default)]
    penalty: Option<Penalty>,
    #[serde(default)]
    boarding: Option<RawBoarding>,
    source: Provenance,
}

#[derive(Deserialize, Serialize)]
#[serde(deny_unknown_fields)]
struct RawAssault {
    id: String,
    fixed: Vec<Weapon>,
    rolled: u8,
    constraint: Constraint,
    source: Provenance,
}
