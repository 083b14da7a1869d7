//! The missions of the expansion, as they stand in the data file. What they change is in `rules::missions`.

use serde::{Deserialize, Serialize};
use table::{CardFault, Provenance};
use ts_rs::TS;

use super::supers::SuperKind;
use super::tiles::Kind;
use crate::ids::Level;

/// A mission, by its name.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
pub enum Mission {
    /// Heavy cargo.
    IngotExpress,
    /// Explosive cargo.
    PowderKeg,
    /// Fragile cargo.
    CrystalService,
    /// Radioactive cargo.
    GlowDelivery,
    /// Fragile and explosive cargo.
    GlassAndGunpowder,
    /// Radioactive and heavy cargo.
    MoltenLead,
    /// Cargo of all kinds.
    FullAssortment,
    /// VIPs.
    Carpooling,
    /// Passing costs components.
    TrafficJam,
    /// Super cards.
    StormOfTheCentury,
    /// What is lost makes a story.
    BarStories,
    /// Black holes.
    Potholes,
    /// Fleets.
    Ambush,
    /// Crew.
    MedicalConvoy,
    /// A race.
    GalacticGrandPrix,
    /// Cargo in the reserve.
    CompulsoryParcels,
}

impl Mission {
    /// Every mission, in the order of the manual.
    pub const ALL: [Mission; 16] = [
        Mission::IngotExpress,
        Mission::PowderKeg,
        Mission::CrystalService,
        Mission::GlowDelivery,
        Mission::GlassAndGunpowder,
        Mission::MoltenLead,
        Mission::FullAssortment,
        Mission::Carpooling,
        Mission::TrafficJam,
        Mission::StormOfTheCentury,
        Mission::BarStories,
        Mission::Potholes,
        Mission::Ambush,
        Mission::MedicalConvoy,
        Mission::GalacticGrandPrix,
        Mission::CompulsoryParcels,
    ];

    /// Its name in the options.
    pub const NAMES: [&'static str; 16] = [
        "ingot_express",
        "powder_keg",
        "crystal_service",
        "glow_delivery",
        "glass_and_gunpowder",
        "molten_lead",
        "full_assortment",
        "carpooling",
        "traffic_jam",
        "storm_of_the_century",
        "bar_stories",
        "potholes",
        "ambush",
        "medical_convoy",
        "galactic_grand_prix",
        "compulsory_parcels",
    ];

    /// The mission with this name.
    pub fn named(name: &str) -> Option<Mission> {
        let at = Mission::NAMES.iter().position(|known| *known == name)?;
        Mission::ALL.get(at).copied()
    }

    /// Its number, for tables with a place for each.
    pub const fn index(self) -> usize {
        self as usize
    }
}

/// What a clause counts.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
pub enum Freight {
    /// Heavy tiles.
    Heavy,
    /// The weight of heavy tiles.
    Weight,
    /// Explosive tiles.
    Explosive,
    /// Fragile tiles.
    Fragile,
    /// Radioactive tiles.
    Radioactive,
    /// Fragile and explosive tiles.
    FragileOrExplosive,
    /// Cargo of any kind.
    Cargo,
}

impl Freight {
    /// What a tile of this kind counts; `weight` is its own.
    pub fn count(self, kind: Kind, weight: u8) -> u8 {
        let counted = match self {
            Freight::Heavy | Freight::Weight => kind == Kind::Heavy,
            Freight::Explosive => kind == Kind::Explosive,
            Freight::Fragile => kind == Kind::Fragile,
            Freight::Radioactive => kind == Kind::Radioactive,
            Freight::FragileOrExplosive => matches!(kind, Kind::Fragile | Kind::Explosive),
            Freight::Cargo => kind.is_cargo(),
        };
        match (counted, self) {
            (false, _) => 0,
            (true, Freight::Weight) => weight,
            (true, _) => 1,
        }
    }
}

/// What a mission pays for, first of all at the end of a flight, to those who complete it. `level` is multiplied by the flight's level.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub enum Payoff {
    /// So much for each delivered.
    Each {
        /// Of what.
        of: Freight,
        /// How much.
        credits: i16,
    },
    /// For having delivered most; all tied.
    Most {
        /// Of what.
        of: Freight,
        /// How much.
        level: i16,
    },
    /// For each fragile tile with an explosive one.
    Pairs {
        /// How much.
        credits: i16,
    },
    /// For sets of different kinds of cargo; no tile is in two.
    Sets {
        /// For a set of four kinds.
        four: i16,
        /// For a set of three kinds among the rest.
        three: i16,
    },
    /// For completing the flight.
    Finishing {
        /// How much.
        level: i16,
    },
    /// For having lost few components in flight.
    FewLost {
        /// How many at most.
        at_most: u8,
        /// How much.
        level: i16,
    },
    /// For each component lost in flight.
    EachLostInFlight {
        /// How much.
        credits: i16,
    },
    /// For having lost most components in flight.
    MostLostInFlight {
        /// How much.
        credits: i16,
    },
    /// For each black hole passed without giving anything up.
    HolesPassed {
        /// How much.
        credits: i16,
    },
    /// For each fleet whose power was reached.
    FleetsReached {
        /// How much.
        credits: i16,
    },
    /// For crew.
    EachCrew {
        /// For an astronaut.
        credits: i16,
        /// For an alien or a VIP.
        special: i16,
    },
    /// For each tile delivered that the mission had put into the reserve.
    EachGiven {
        /// How much.
        level: i16,
    },
    /// For all of them.
    AllGiven {
        /// How much.
        level: i16,
    },
    /// For one, two or three VIPs delivered.
    Vips {
        /// How much for each number.
        levels: [i16; 3],
    },
}

/// What a mission charges for, last of all at the end of a flight. `level` is multiplied by the flight's level.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub enum Charge {
    /// For having taken off without any.
    NoneAtTakeOff {
        /// Of what.
        of: Freight,
        /// How much.
        level: i16,
    },
    /// For each that was aboard at take-off and not delivered.
    EachLost {
        /// Of what.
        of: Freight,
        /// How much.
        credits: i16,
    },
    /// For each tile not delivered that the mission had put into the reserve.
    EachGivenLost {
        /// How much.
        level: i16,
    },
    /// For each crew member lost in flight.
    EachCrewLost {
        /// How much.
        credits: i16,
    },
    /// For each VIP lost in flight.
    EachVipLost {
        /// How much.
        level: i16,
    },
    /// For having taken off without a VIP.
    NoVip {
        /// How much.
        level: i16,
    },
}

/// Whoever has fewest of something at take-off pays at once.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(deny_unknown_fields)]
pub struct Fee {
    /// Of what.
    pub of: Freight,
    /// How much, multiplied by the level.
    pub level: i16,
}

/// A tile in everybody's reserve.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
pub enum Parcel {
    /// A heavy tile of weight 1 or 2.
    LightHeavy,
    /// An explosive tile.
    Explosive,
    /// A fragile tile.
    Fragile,
    /// A radioactive tile.
    Radioactive,
}

impl Parcel {
    /// Whether a tile can be it.
    pub fn admits(self, kind: Kind, weight: u8) -> bool {
        match self {
            Parcel::LightHeavy => kind == Kind::Heavy && weight <= 2,
            Parcel::Explosive => kind == Kind::Explosive,
            Parcel::Fragile => kind == Kind::Fragile,
            Parcel::Radioactive => kind == Kind::Radioactive,
        }
    }
}

/// Which super card is drawn.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
pub enum SuperWish {
    /// Any of them.
    Any,
    /// Pandemic or Contamination.
    Sickness,
    /// One of this kind.
    #[serde(untagged)]
    Of(SuperKind),
}

impl SuperWish {
    /// Whether a card of this kind fits.
    pub fn admits(self, kind: SuperKind) -> bool {
        match self {
            SuperWish::Any => true,
            SuperWish::Sickness => matches!(kind, SuperKind::Pandemic | SuperKind::Contamination),
            SuperWish::Of(wanted) => kind == wanted,
        }
    }
}

/// What only one mission changes.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
pub enum SpecialRule {
    /// VIPs are part of it.
    Vips,
    /// Passing a rocket costs a component.
    PassingCostsComponents,
    /// The arrival reward is doubled for all.
    ArrivalDoubled,
    /// The first arrival reward is doubled; the last to arrive gets none.
    FirstDoubledLastNothing,
    /// Those who complete the flight pay nothing for components lost in flight.
    LossesInFlightAreFree,
    /// Smugglers, slavers and pirates give half.
    EnemiesPayHalf,
    /// Abandoned ships are replaced by other cards.
    NoAbandonedShips,
}

/// The most credits that a clause may name. No account overflows then, whatever is counted.
const MOST: i16 = 50;

impl Payoff {
    /// The credits it names.
    fn amounts(&self) -> [i16; 3] {
        match *self {
            Payoff::Each { credits, .. }
            | Payoff::Pairs { credits }
            | Payoff::EachLostInFlight { credits }
            | Payoff::MostLostInFlight { credits }
            | Payoff::HolesPassed { credits }
            | Payoff::FleetsReached { credits } => [credits, 0, 0],
            Payoff::Most { level, .. }
            | Payoff::Finishing { level }
            | Payoff::FewLost { level, .. }
            | Payoff::EachGiven { level }
            | Payoff::AllGiven { level } => [level, 0, 0],
            Payoff::Sets { four, three } => [four, three, 0],
            Payoff::EachCrew { credits, special } => [credits, special, 0],
            Payoff::Vips { levels } => levels,
        }
    }
}

impl Charge {
    /// The credits it names.
    fn amount(&self) -> i16 {
        match *self {
            Charge::EachLost { credits, .. } | Charge::EachCrewLost { credits } => credits,
            Charge::NoneAtTakeOff { level, .. }
            | Charge::EachGivenLost { level }
            | Charge::EachVipLost { level }
            | Charge::NoVip { level } => level,
        }
    }
}

/// A mission as it stands in the manual.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(deny_unknown_fields)]
pub struct MissionCard {
    /// Its name.
    pub id: Mission,
    /// The cargo in the warehouse.
    #[serde(default)]
    pub cargo: Vec<Kind>,
    /// The tiles in everybody's reserve.
    #[serde(default)]
    pub given: Vec<Parcel>,
    /// The super cards of flights of each level.
    #[serde(default)]
    pub supers: [Vec<SuperWish>; 3],
    /// What only this mission changes.
    #[serde(default)]
    pub rules: Vec<SpecialRule>,
    /// What those with fewest pay at take-off.
    #[serde(default)]
    pub take_off: Vec<Fee>,
    /// What it pays for.
    #[serde(default)]
    pub rewards: Vec<Payoff>,
    /// What it charges for.
    #[serde(default)]
    pub penalties: Vec<Charge>,
    /// How hard it is, from 1 to 5.
    pub difficulty: u8,
    /// How merciless it is, from 1 to 5.
    pub cruelty: u8,
    /// Where the row comes from.
    pub source: Provenance,
}

impl MissionCard {
    /// Whether this mission has a rule of its own.
    pub fn has(&self, rule: SpecialRule) -> bool {
        self.rules.contains(&rule)
    }

    /// Every sum of credits it names.
    fn amounts(&self) -> impl Iterator<Item = i16> + '_ {
        let fees = self.take_off.iter().map(|fee| fee.level);
        let rewards = self.rewards.iter().flat_map(Payoff::amounts);
        let penalties = self.penalties.iter().map(Charge::amount);
        fees.chain(rewards).chain(penalties)
    }

    /// The super cards of a flight of this level.
    pub fn supers(&self, level: Level) -> &[SuperWish] {
        &self.supers[level.index()]
    }
}

/// All missions.
#[derive(Clone, Debug)]
pub struct Missions(Vec<MissionCard>);

impl Missions {
    /// What stands in the manual.
    pub fn of(&self, mission: Mission) -> &MissionCard {
        &self.0[mission.index()]
    }

    /// All of them, in the order of the manual.
    pub fn all(&self) -> &[MissionCard] {
        &self.0
    }

    pub(super) fn read(mut rows: Vec<MissionCard>) -> Result<Missions, CardFault> {
        rows.sort_by_key(|row| row.id);
        for (mission, name) in Mission::ALL.into_iter().zip(Mission::NAMES) {
            let count = rows.iter().filter(|row| row.id == mission).count();
            if count != 1 {
                let problem = format!("there are {count} rows for it instead of one");
                return Err(CardFault::new(format!("mission {name}"), problem));
            }
        }
        for row in &rows {
            let name = Mission::NAMES[row.id.index()];
            let fault = |problem: &str| CardFault::new(format!("mission {name}"), problem);
            if row.cargo.iter().any(|kind| !kind.is_cargo()) {
                return Err(fault("only cargo is shuffled into the warehouse"));
            }
            if row.given.len() > 3 {
                return Err(fault("at most three tiles are given"));
            }
            if row.supers.iter().any(|cards| cards.len() > 6) {
                return Err(fault("at most six super cards are added"));
            }
            if !(1..=5).contains(&row.difficulty) || !(1..=5).contains(&row.cruelty) {
                return Err(fault("difficulty and cruelty are from 1 to 5"));
            }
            if !row.amounts().all(|amount| (0..=MOST).contains(&amount)) {
                return Err(fault("credits are from 0 to 50"));
            }
        }
        Ok(Missions(rows))
    }
}
