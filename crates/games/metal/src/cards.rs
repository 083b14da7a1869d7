//! What is in the box: read from `data/cards.toml`, checked, and put together for quick use.
//!
//! The rulebook says how many cards there are, what their figures range over and what they can do; what stands on each card is
//! reconstructed and every row says so. [`Cards::parse`] refuses a file that breaks what the rulebook states (`cards::check`).

mod check;

use std::sync::OnceLock;

use serde::{Deserialize, Serialize, Serializer};
use table::{CardFault, CardSet, Digest, Provenance, SourceCount};
use ts_rs::TS;

use crate::ids::{EventId, ShipId, StartId, TrophyId, UpgradeId};
use crate::state::Planet;

/// The four nations.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
pub enum Nation {
    /// The empire of Sol.
    Solar,
    /// The galactic empire.
    Imperial,
    /// The raiders of the Barrens.
    Barrens,
    /// The trading company, whose wrecks give no titles.
    Ocg,
}

impl Nation {
    /// All four.
    pub const ALL: [Nation; 4] = [Nation::Solar, Nation::Imperial, Nation::Barrens, Nation::Ocg];
}

/// The types of equipment.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
pub enum EquipmentType {
    /// Weapons.
    Weapon,
    /// Armour.
    Armour,
    /// Tools.
    Tool,
}

/// What a starting ship or a piece of equipment does besides its power.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
pub enum Effect {
    /// Repairs so much when the owner's turn begins.
    TurnStartRepair(u8),
    /// So many credits for each ship beaten as attacker.
    WinCredits(u8),
    /// So much to the score as attacker or challenger without an ally.
    LoneScore(u8),
    /// So much to the own support power.
    SupportPower(u8),
    /// The row is filled to so many ships.
    RevealTarget(u8),
    /// The attack via Karokum costs so much.
    KarokumFee(u8),
    /// The penalty of the Metal Faktor die is halved, rounded down.
    MfPenaltyHalf,
    /// The penalty of the Metal Faktor die is so much less.
    MfPenaltyLess(u8),
    /// So much to the score as protagonist of a challenge.
    ChallengeScore(u8),
    /// A hit of 2 or more counts so much less, but at least 1.
    ReduceDamage(u8),
    /// Events do no damage.
    NoEventDamage,
    /// Once in a space attack, for so many credits, one ship of the row is replaced.
    Probe(u8),
}

/// What a support card does, which also says when it is played.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
pub enum Crew {
    /// Before the dice: so much to the own side.
    ScoreBefore(u8),
    /// After the dice: so much to the own side.
    ScoreAfter(u8),
    /// After the dice: the own side's combat die is thrown again.
    Reroll,
    /// After the dice: so much off the other side.
    Jam(u8),
    /// In the own turn: repairs so much.
    Repair(u8),
    /// In the own turn: so much damage to another pirate.
    Bomb(u8),
    /// When the row is complete: one of its ships is replaced.
    Replace,
    /// When judged: the point is not taken.
    CancelJudgement,
    /// In the own turn: the Metal Faktor die goes back to its blank face.
    MfReset,
}

/// What an event of space does to everybody.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
pub enum Upheaval {
    /// Everybody takes damage.
    Damage(u8),
    /// Everybody gains credits.
    Credits(u8),
    /// Whoever holds so much pays so much to the bank.
    Tax {
        /// Who holds this or more pays.
        holding: u8,
        /// What is paid.
        pay: u8,
    },
    /// Everybody is forgiven one point of judgement.
    Pardon,
    /// Damage to all, and more to those with the highest main power.
    Meteors {
        /// To all.
        all: u8,
        /// To the strongest instead.
        strongest: u8,
    },
    /// Everybody loses a wreck or pays; who can do neither takes damage.
    Dragnet {
        /// What is paid to the bank.
        pay: u8,
        /// What is taken otherwise.
        damage: u8,
    },
    /// Everybody loses a support card.
    Desertion,
    /// The bank adds to each treasury.
    TradeRoute(u8),
    /// All Metal Faktor dice go back to their blank face.
    MetalFever,
    /// The bank adds to the pot, so much for each pirate.
    Bravado(u8),
}

/// What a trophy asks for. The first ones must hold at that moment, the others must have happened in the current player-turn.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
pub enum Condition {
    /// One piece of equipment of this power or more.
    EquipmentOfPower(u8),
    /// So many pieces of equipment.
    Equipment(u8),
    /// Main power.
    MainPower(u8),
    /// Wrecks of so many nations.
    WrecksOfNations(u8),
    /// So many wrecks of one nation.
    WrecksOfOneNation(u8),
    /// So many wrecks.
    Wrecks(u8),
    /// So many credits.
    Credits(u8),
    /// Exactly so much damage.
    Damage(u8),
    /// A weapon, an armour and a tool.
    EveryType,
    /// So many support cards.
    SupportCards(u8),
    /// Won a challenge as challenger.
    WonChallenge,
    /// Won a challenge as the challenged.
    HeldChallenge,
    /// Beat a pirate hunter as attacker.
    BeatHunter,
    /// Beat a planet as attacker.
    BeatPlanet,
    /// As attacker beat a ship stronger than the own main power by so much.
    BeatStrongerShip(u8),
    /// Won a combat as protagonist by so much.
    WonBy(u8),
    /// Was a loyal ally on the winning side.
    LoyalAllyWon,
    /// Was the traitor on the winning side.
    TraitorWon,
}

macro_rules! row {
    ($(#[$doc:meta])* $name:ident, $id:ty { $($(#[$fdoc:meta])* $field:ident: $type:ty),* $(,)? }) => {
        $(#[$doc])*
        #[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
        #[serde(deny_unknown_fields)]
        pub struct $name {
            /// Its place in the box.
            pub id: $id,
            /// Its name in French.
            #[serde(deserialize_with = "table::printed_name")]
            pub fr: String,
            /// Its name in English.
            #[serde(deserialize_with = "table::printed_name")]
            pub en: String,
            $($(#[$fdoc])* pub $field: $type,)*
            /// Where the row comes from.
            pub source: Provenance,
        }
    };
}

row!(
    /// A starting ship.
    Start, StartId {
        /// What it does.
        effects: Vec<Effect>,
    }
);
row!(
    /// A ship of space.
    Ship, ShipId {
        /// Whose it is.
        nation: Nation,
        /// Whether it is a pirate hunter.
        hunter: bool,
        /// Its power, 6 to 20.
        power: u8,
        /// What it does to those it beats, 1 to 3.
        damage: u8,
        /// Credits for beating it.
        credits: u8,
        /// Glory for beating it.
        glory: u8,
        /// Support cards for beating it.
        support: u8,
    }
);
row!(
    /// An event of space.
    SpaceEvent, EventId {
        /// What happens.
        effect: Upheaval,
    }
);
row!(
    /// A piece of equipment.
    Equipment, UpgradeId {
        /// Weapon, armour or tool.
        #[serde(rename = "type")]
        kind: EquipmentType,
        /// What it adds to the main power.
        power: u8,
        /// What it costs.
        price: u8,
        /// What else it does.
        effects: Vec<Effect>,
    }
);
row!(
    /// A support card.
    Support, UpgradeId {
        /// What it costs.
        price: u8,
        /// What it does.
        effect: Crew,
    }
);
row!(
    /// A trophy.
    Trophy, TrophyId {
        /// What it asks for.
        condition: Condition,
        /// Glory for validating it.
        glory: u8,
        /// Credits for validating it.
        credits: u8,
    }
);

/// The faces of the dice.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(deny_unknown_fields)]
pub struct Dice {
    /// The die of the attacker or challenger.
    pub orange: [u8; 6],
    /// The die of the target or the challenged.
    pub grey: [u8; 6],
    /// The Metal Faktor die; 0 is the blank face.
    pub metal_faktor: [u8; 6],
    /// Where the faces come from.
    pub source: Provenance,
}

/// The support power shown under each main power.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(deny_unknown_fields)]
pub struct Astrolabe {
    /// The main power the first value stands under.
    pub lowest: u8,
    /// The support powers, one for each main power from there on.
    pub support: Vec<u8>,
    /// Where the figures come from.
    pub source: Provenance,
}

/// A planet as printed on the board.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(deny_unknown_fields)]
pub struct PlanetCard {
    /// Its power.
    pub power: u8,
    /// The credits it begins with.
    pub treasury: u8,
    /// Where the figures come from.
    pub source: Provenance,
}

/// The three planets that can be attacked.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(deny_unknown_fields)]
pub struct Planets {
    /// Exxalia.
    pub exxalia: PlanetCard,
    /// Bazaar.
    pub bazaar: PlanetCard,
    /// Karokum.
    pub karokum: PlanetCard,
}

/// Everything a data file says, in the order it says it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(deny_unknown_fields)]
pub struct Sheet {
    /// The dice.
    pub dice: Dice,
    /// The wheel of power.
    pub astrolabe: Astrolabe,
    /// The planets.
    pub planets: Planets,
    /// The starting ships.
    pub start: Vec<Start>,
    /// The ships.
    pub ship: Vec<Ship>,
    /// The events.
    pub event: Vec<SpaceEvent>,
    /// The equipment.
    pub equipment: Vec<Equipment>,
    /// The support cards.
    pub support: Vec<Support>,
    /// The trophies.
    pub trophy: Vec<Trophy>,
}

/// The standing effects of a card, or of all a pirate has, added up.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Powers {
    pub(crate) turn_start_repair: u8,
    pub(crate) win_credits: u8,
    pub(crate) lone_score: u8,
    pub(crate) support_power: u8,
    /// How many ships fill the row; the most counts.
    pub(crate) reveal_target: u8,
    /// What the attack via Karokum costs; the least counts.
    pub(crate) karokum_fee: u8,
    pub(crate) mf_half: bool,
    pub(crate) mf_less: u8,
    pub(crate) challenge_score: u8,
    pub(crate) reduce_damage: u8,
    pub(crate) no_event_damage: bool,
}

impl Powers {
    /// What a pirate without any card has.
    const PLAIN: Powers = Powers {
        turn_start_repair: 0,
        win_credits: 0,
        lone_score: 0,
        support_power: 0,
        reveal_target: 3,
        karokum_fee: 2,
        mf_half: false,
        mf_less: 0,
        challenge_score: 0,
        reduce_damage: 0,
        no_event_damage: false,
    };

    fn of(effects: &[Effect]) -> Powers {
        let mut powers = Powers::PLAIN;
        for effect in effects {
            match *effect {
                Effect::TurnStartRepair(n) => powers.turn_start_repair += n,
                Effect::WinCredits(n) => powers.win_credits += n,
                Effect::LoneScore(n) => powers.lone_score += n,
                Effect::SupportPower(n) => powers.support_power += n,
                Effect::RevealTarget(n) => powers.reveal_target = powers.reveal_target.max(n),
                Effect::KarokumFee(n) => powers.karokum_fee = powers.karokum_fee.min(n),
                Effect::MfPenaltyHalf => powers.mf_half = true,
                Effect::MfPenaltyLess(n) => powers.mf_less += n,
                Effect::ChallengeScore(n) => powers.challenge_score += n,
                Effect::ReduceDamage(n) => powers.reduce_damage += n,
                Effect::NoEventDamage => powers.no_event_damage = true,
                Effect::Probe(_) => {}
            }
        }
        powers
    }

    /// Equipment adds up without restriction.
    pub(crate) fn and(self, other: &Powers) -> Powers {
        Powers {
            turn_start_repair: self.turn_start_repair + other.turn_start_repair,
            win_credits: self.win_credits + other.win_credits,
            lone_score: self.lone_score + other.lone_score,
            support_power: self.support_power + other.support_power,
            reveal_target: self.reveal_target.max(other.reveal_target),
            karokum_fee: self.karokum_fee.min(other.karokum_fee),
            mf_half: self.mf_half || other.mf_half,
            mf_less: self.mf_less + other.mf_less,
            challenge_score: self.challenge_score + other.challenge_score,
            reduce_damage: self.reduce_damage + other.reduce_damage,
            no_event_damage: self.no_event_damage || other.no_event_damage,
        }
    }
}

/// The contents of the box.
#[derive(TS)]
#[ts(as = "Sheet")]
pub struct Cards {
    sheet: Sheet,
    digest: Digest,
    start_powers: Vec<Powers>,
    upgrade_powers: Vec<Powers>,
}

impl Serialize for Cards {
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        self.sheet.serialize(to)
    }
}

impl PartialEq for Cards {
    fn eq(&self, other: &Cards) -> bool {
        self.digest == other.digest
    }
}

impl std::fmt::Debug for Cards {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "cards {}", self.digest)
    }
}

impl Cards {
    /// Everything the data file says, for a page that shows cards.
    pub fn sheet(&self) -> &Sheet {
        &self.sheet
    }

    /// A ship.
    pub fn ship(&self, id: ShipId) -> &Ship {
        &self.sheet.ship[id.index()]
    }

    /// A trophy.
    pub fn trophy(&self, id: TrophyId) -> &Trophy {
        &self.sheet.trophy[id.index()]
    }

    /// An event.
    pub fn event(&self, id: EventId) -> Upheaval {
        self.sheet.event[id.index()].effect
    }

    /// A piece of equipment, unless it is a support card.
    pub fn equipment(&self, id: UpgradeId) -> Option<&Equipment> {
        self.sheet.equipment.get(id.index())
    }

    /// What a support card does, unless it is equipment.
    pub fn crew(&self, id: UpgradeId) -> Option<Crew> {
        let at = id.index().checked_sub(self.sheet.equipment.len())?;
        self.sheet.support.get(at).map(|support| support.effect)
    }

    /// What an upgrade costs.
    pub fn price(&self, id: UpgradeId) -> u8 {
        match self.equipment(id) {
            Some(equipment) => equipment.price,
            None => self.sheet.support[id.index() - self.sheet.equipment.len()].price,
        }
    }

    /// What an upgrade adds to the main power.
    pub fn power(&self, id: UpgradeId) -> u8 {
        self.equipment(id).map_or(0, |equipment| equipment.power)
    }

    /// What a probe costs to use, if the upgrade is one.
    pub(crate) fn probe(&self, id: UpgradeId) -> Option<u8> {
        self.equipment(id)?
            .effects
            .iter()
            .find_map(|effect| match effect {
                Effect::Probe(fee) => Some(*fee),
                _ => None,
            })
    }

    /// A planet as printed.
    pub fn planet(&self, planet: Planet) -> &PlanetCard {
        match planet {
            Planet::Exxalia => &self.sheet.planets.exxalia,
            Planet::Bazaar => &self.sheet.planets.bazaar,
            Planet::Karokum => &self.sheet.planets.karokum,
        }
    }

    /// The dice.
    pub fn dice(&self) -> &Dice {
        &self.sheet.dice
    }

    /// The support power under a main power; beyond the wheel's ends the end value holds.
    pub fn support_power(&self, main: u8) -> u8 {
        let wheel = &self.sheet.astrolabe;
        let at = usize::from(main.saturating_sub(wheel.lowest)).min(wheel.support.len() - 1);
        wheel.support[at]
    }

    pub(crate) fn start_powers(&self, id: StartId) -> &Powers {
        &self.start_powers[id.index()]
    }

    pub(crate) fn upgrade_powers(&self, id: UpgradeId) -> &Powers {
        &self.upgrade_powers[id.index()]
    }
}

impl CardSet for Cards {
    fn standard() -> &'static Cards {
        static CARDS: OnceLock<Cards> = OnceLock::new();
        CARDS.get_or_init(|| {
            // The file is part of the program and read by a test, so it always parses.
            Cards::parse(Cards::standard_text()).unwrap_or_else(|fault| unreachable!("{fault}"))
        })
    }

    fn parse(text: &str) -> Result<Cards, CardFault> {
        let sheet: Sheet =
            toml::from_str(text).map_err(|error| CardFault::new("cards.toml", error.to_string()))?;
        sheet.check()?;
        let start_powers = sheet.start.iter().map(|row| Powers::of(&row.effects)).collect();
        let support = std::iter::repeat_n(Powers::PLAIN, sheet.support.len());
        let upgrade_powers = sheet
            .equipment
            .iter()
            .map(|row| Powers::of(&row.effects))
            .chain(support)
            .collect();
        Ok(Cards {
            digest: Digest::of(text),
            sheet,
            start_powers,
            upgrade_powers,
        })
    }

    fn standard_text() -> &'static str {
        include_str!("../data/cards.toml")
    }

    fn digest(&self) -> Digest {
        self.digest
    }

    fn sources(&self) -> Vec<SourceCount> {
        let sheet = &self.sheet;
        let planets = [
            &sheet.planets.exxalia,
            &sheet.planets.bazaar,
            &sheet.planets.karokum,
        ];
        vec![
            SourceCount::of("dice", [sheet.dice.source]),
            SourceCount::of("astrolabe", [sheet.astrolabe.source]),
            SourceCount::of("planets", planets.map(|planet| planet.source)),
            SourceCount::of("starting_ships", sheet.start.iter().map(|row| row.source)),
            SourceCount::of("ships", sheet.ship.iter().map(|row| row.source)),
            SourceCount::of("events", sheet.event.iter().map(|row| row.source)),
            SourceCount::of("equipment", sheet.equipment.iter().map(|row| row.source)),
            SourceCount::of("support", sheet.support.iter().map(|row| row.source)),
            SourceCount::of("trophies", sheet.trophy.iter().map(|row| row.source)),
        ]
    }
}
