//! What a card does, as values that can be said in any language.

use serde::Serialize;
use ts_rs::TS;

use super::{Ability, CombatAbility, Face};

/// One thing a card does. The message of each is `tortuga-effect-…` with `count` as its argument: the text of a card is made from the very
/// values that the rules interpret, so that it cannot say anything else.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, TS)]
#[serde(rename_all = "snake_case")]
pub enum Effect {
    /// Crypto when played.
    Crypto {
        /// How much or how many.
        count: u8,
    },
    /// Manoeuvre when played or shown in a fight.
    Manoeuvre {
        /// How much or how many.
        count: u8,
    },
    /// Influence when converted.
    Influence {
        /// How much or how many.
        count: u8,
    },
    /// [`Ability::Draw`]
    Draw {
        /// How much or how many.
        count: u8,
    },
    /// [`Ability::Move`]
    Move {
        /// How much or how many.
        count: u8,
    },
    /// [`Ability::Jump`]
    Jump,
    /// [`Ability::TrashPlayed`]
    TrashPlayed {
        /// How much or how many.
        count: u8,
    },
    /// [`Ability::TrashHandOrDiscard`]
    TrashHandOrDiscard {
        /// How much or how many.
        count: u8,
    },
    /// [`Ability::TrashDiscard`]
    TrashDiscard {
        /// How much or how many.
        count: u8,
    },
    /// [`Ability::MineralHere`]
    MineralHere {
        /// How much or how many.
        count: u8,
    },
    /// [`Ability::MineralDepot`]
    MineralDepot {
        /// How much or how many.
        count: u8,
    },
    /// [`Ability::Probe`]
    Probe,
    /// [`Ability::HuntOff`]
    HuntOff {
        /// How much or how many.
        count: u8,
    },
    /// [`Ability::ConquerOff`]
    ConquerOff {
        /// How much or how many.
        count: u8,
    },
    /// [`Ability::Fortify`]
    Fortify {
        /// How much or how many.
        count: u8,
    },
    /// [`Ability::Reserve`]
    Reserve,
    /// [`Ability::BuyOff`]
    BuyOff {
        /// How much or how many.
        count: u8,
    },
    /// [`Ability::ScrapForInfluence`]
    ScrapForInfluence {
        /// How much or how many.
        count: u8,
    },
    /// [`CombatAbility::Attack`]
    FightAttack {
        /// How much or how many.
        count: u8,
    },
    /// [`CombatAbility::Defence`]
    FightDefence {
        /// How much or how many.
        count: u8,
    },
    /// [`CombatAbility::Either`]
    FightEither {
        /// How much or how many.
        count: u8,
    },
    /// [`CombatAbility::Cancel`]
    FightCancel,
    /// [`CombatAbility::Save`]
    FightSave,
}

impl From<Ability> for Effect {
    fn from(ability: Ability) -> Effect {
        match ability {
            Ability::Draw(count) => Effect::Draw { count },
            Ability::Move(count) => Effect::Move { count },
            Ability::Jump => Effect::Jump,
            Ability::TrashPlayed(count) => Effect::TrashPlayed { count },
            Ability::TrashHandOrDiscard(count) => Effect::TrashHandOrDiscard { count },
            Ability::TrashDiscard(count) => Effect::TrashDiscard { count },
            Ability::MineralHere(count) => Effect::MineralHere { count },
            Ability::MineralDepot(count) => Effect::MineralDepot { count },
            Ability::Probe => Effect::Probe,
            Ability::HuntOff(count) => Effect::HuntOff { count },
            Ability::ConquerOff(count) => Effect::ConquerOff { count },
            Ability::Fortify(count) => Effect::Fortify { count },
            Ability::Reserve => Effect::Reserve,
            Ability::BuyOff(count) => Effect::BuyOff { count },
            Ability::ScrapForInfluence(count) => Effect::ScrapForInfluence { count },
        }
    }
}

impl From<CombatAbility> for Effect {
    fn from(ability: CombatAbility) -> Effect {
        match ability {
            CombatAbility::Attack(count) => Effect::FightAttack { count },
            CombatAbility::Defence(count) => Effect::FightDefence { count },
            CombatAbility::Either(count) => Effect::FightEither { count },
            CombatAbility::Cancel => Effect::FightCancel,
            CombatAbility::Save => Effect::FightSave,
        }
    }
}

impl Face {
    /// Everything the card does, in the order in which it is read: what it gives, its abilities, what it does in a fight, what it is
    /// worth.
    pub fn effects(&self) -> Vec<Effect> {
        let given = [
            (self.crypto, Effect::Crypto { count: self.crypto }),
            (
                self.manoeuvre,
                Effect::Manoeuvre {
                    count: self.manoeuvre,
                },
            ),
        ];
        let worth = Effect::Influence {
            count: self.influence,
        };
        let given = given.into_iter().filter(|(count, _)| *count > 0);
        given
            .map(|(_, effect)| effect)
            .chain(self.abilities.iter().map(|ability| Effect::from(*ability)))
            .chain(self.combat.iter().map(|ability| Effect::from(*ability)))
            .chain((self.influence > 0).then_some(worth))
            .collect()
    }
}
