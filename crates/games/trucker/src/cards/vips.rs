//! The VIPs of the expansion, as they stand in the data file. What they ask for and do is in `rules::vips`.

use serde::{Deserialize, Serialize};
use table::{CardFault, Provenance};
use ts_rs::TS;

/// The colour of a VIP: one of each can be aboard.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
pub enum VipColour {
    /// Red.
    Red,
    /// Blue.
    Blue,
    /// Yellow.
    Yellow,
}

impl VipColour {
    /// All three, in the order of the decks.
    pub const ALL: [VipColour; 3] = [VipColour::Red, VipColour::Blue, VipColour::Yellow];
}

/// A VIP.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
pub enum Vip {
    /// Strengthens the cannons in his view.
    RetiredAdmiral,
    /// Doubles the engines once.
    PropulsionEngineer,
    /// Moves forward before the first card.
    HurriedPolitician,
    /// Hides goods in structural modules.
    SmugglerKing,
    /// Saves crew.
    StarSurgeon,
    /// Pays for lost components.
    GalacticInsurer,
    /// All she is connected to differs.
    SuperstitiousCelebrity,
    /// All he is connected to matches.
    FengShuiMaster,
    /// Counts types of components.
    SpoiledRichKid,
    /// Leaves with all she is connected to.
    CautiousWidow,
    /// Wants views.
    AmateurAstronomer,
    /// Wants none.
    AgoraphobicHeiress,
    /// Brings an epidemic.
    QuarantinePatient,
    /// Likes cells that pass through his cabin.
    EnergyGuru,
    /// Watches the cells around her.
    EcoActivist,
    /// Walks far.
    LunarMarathoner,
    /// Likes destruction.
    ThrillSeeker,
    /// Counts colours of goods.
    FoodCritic,
}

impl Vip {
    /// Every VIP, red, blue, yellow.
    pub const ALL: [Vip; 18] = [
        Vip::RetiredAdmiral,
        Vip::PropulsionEngineer,
        Vip::HurriedPolitician,
        Vip::SmugglerKing,
        Vip::StarSurgeon,
        Vip::GalacticInsurer,
        Vip::SuperstitiousCelebrity,
        Vip::FengShuiMaster,
        Vip::SpoiledRichKid,
        Vip::CautiousWidow,
        Vip::AmateurAstronomer,
        Vip::AgoraphobicHeiress,
        Vip::QuarantinePatient,
        Vip::EnergyGuru,
        Vip::EcoActivist,
        Vip::LunarMarathoner,
        Vip::ThrillSeeker,
        Vip::FoodCritic,
    ];

    /// Its number, for tables with a place for each.
    pub const fn index(self) -> usize {
        self as usize
    }
}

/// A VIP card.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(deny_unknown_fields)]
pub struct VipCard {
    /// Who.
    pub id: Vip,
    /// The colour of the back and of the figure.
    pub colour: VipColour,
    /// Paid at the end, multiplied by the level.
    #[serde(default)]
    pub level: i16,
    /// Paid for each thing counted.
    #[serde(default)]
    pub each: i16,
    /// What else stands on the card.
    #[serde(default)]
    pub figures: Vec<i16>,
    /// Where the row comes from.
    pub source: Provenance,
}

impl VipCard {
    /// One of the other figures.
    pub fn figure(&self, at: usize) -> i16 {
        self.figures.get(at).copied().unwrap_or(0)
    }
}

/// How many other figures each VIP has.
const FIGURES: [usize; 18] = [0, 0, 2, 0, 1, 2, 0, 0, 5, 1, 1, 1, 0, 1, 0, 3, 0, 4];

/// All VIPs.
#[derive(Clone, Debug)]
pub struct Vips(Vec<VipCard>);

impl Vips {
    /// What stands on a card.
    pub fn of(&self, vip: Vip) -> &VipCard {
        &self.0[vip.index()]
    }

    /// All of them.
    pub fn all(&self) -> &[VipCard] {
        &self.0
    }

    /// Those of a colour.
    pub fn of_colour(&self, colour: VipColour) -> impl Iterator<Item = Vip> + Clone + '_ {
        let all = self.0.iter();
        all.filter(move |card| card.colour == colour).map(|card| card.id)
    }

    pub(super) fn read(mut rows: Vec<VipCard>) -> Result<Vips, CardFault> {
        rows.sort_by_key(|row| row.id);
        for vip in Vip::ALL {
            let count = rows.iter().filter(|row| row.id == vip).count();
            if count != 1 {
                let problem = format!("there are {count} rows for this one instead of one");
                return Err(CardFault::new(place(vip), problem));
            }
        }
        for (row, figures) in rows.iter().zip(FIGURES) {
            let sensible = |figure: &i16| (0..=20).contains(figure);
            let all = row.figures.iter().chain([&row.level, &row.each]);
            if row.figures.len() != figures || !all.into_iter().all(sensible) {
                let problem = format!("there are {figures} figures from 0 to 20");
                return Err(CardFault::new(place(row.id), problem));
            }
        }
        for colour in VipColour::ALL {
            // Three flights of a trek take three cards of each deck.
            if rows.iter().filter(|row| row.colour == colour).count() < 3 {
                return Err(CardFault::new("VIPs", "each colour has at least three"));
            }
        }
        Ok(Vips(rows))
    }
}

/// A VIP as the data file names it.
fn place(vip: Vip) -> String {
    let name = toml::Value::try_from(vip).ok();
    let name = name.as_ref().and_then(toml::Value::as_str);
    format!("VIP {}", name.unwrap_or_default())
}
