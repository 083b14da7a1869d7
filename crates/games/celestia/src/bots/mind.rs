//! What the bot knows and guesses at one moment.

use crate::cards::{AmbushId, Constraint, Pirate};
use crate::{Cards, Celestia, Counts, Face, Mode, View};
use table::{Chance, Game, Viewer};

use super::fight::{Fight, Toll};
use table::bots::Eyes;

/// What one failure costs, measured in cards.
pub(super) const FAILURE: f32 = 7.0;

/// The table as the bot understands it.
pub(super) struct Mind {
    pub(super) view: View,
    pub(super) cards: &'static Cards,
    pub(super) me: usize,
    pub(super) hand: Counts,
    /// Hands the partner could have.
    partner: Vec<Counts>,
}

impl Mind {
    /// What the bot knows, with so many hands that the partner could have, at least one.
    pub(super) fn new(eyes: &Eyes<'_, Celestia>, worlds: usize, chance: &mut Chance) -> Mind {
        let view = eyes.view();
        let me = eyes.seat().index();
        let mut cards = None;
        let mut imagined = || {
            let world = eyes.imagine(chance);
            cards = Some(world.cards());
            world.view(Viewer::Seat(eyes.seat().other())).players[1 - me]
                .hand
                .unwrap_or_default()
        };
        let partner = (0..worlds.max(1)).map(|_| imagined()).collect();
        let hand = view.players[me].hand.unwrap_or_default();
        let cards = cards.unwrap_or_else(|| unreachable!("at least one world was imagined"));
        Mind {
            view,
            cards,
            me,
            hand,
            partner,
        }
    }

    pub(super) fn pirate(&self) -> &'static Pirate {
        self.cards.pirate(self.view.pirate_card)
    }

    /// How many cards the pirate has to go before its lair.
    pub(super) fn slack(&self) -> u8 {
        crate::cards::LAIR - self.view.pirate
    }

    pub(super) fn room(&self) -> u8 {
        let aboard = self.view.crew.iter().filter(|crew| is_aboard(crew.berth)).count() as u8;
        self.view
            .airship
            .hold
            .saturating_sub(self.view.airship.gold + self.view.airship.smoke + aboard)
    }

    /// The combat with the dice on the table, as they would be.
    pub(super) fn fight(&self, faces: impl IntoIterator<Item = Face>) -> Fight {
        let flag = self
            .view
            .assaults
            .constraint
            .and(self.pirate().boarding.as_ref())
            .map(|side| side.flag);
        Fight::new(
            faces,
            self.view.assaults.constraint != Some(Constraint::NoPair),
            flag,
        )
    }

    /// The dice that are still to be eliminated.
    pub(super) fn faces(&self) -> impl Iterator<Item = Face> + '_ {
        self.view.dice.iter().filter(|die| !die.out).map(|die| die.face)
    }

    /// What a combat would cost on average, begun by `starter`, if I held `hand`.
    pub(super) fn cost(&self, fight: Fight, hand: Counts, starter: usize) -> f32 {
        let toll = self.toll(fight, hand, starter);
        self.failure() * toll.fails + toll.cards
    }

    fn toll(&self, fight: Fight, hand: Counts, starter: usize) -> Toll {
        let mut sum = Toll::default();
        for partner in &self.partner {
            let hands = if self.me == 0 {
                [hand, *partner]
            } else {
                [*partner, hand]
            };
            let toll = fight.toll(hands, starter);
            sum.fails += toll.fails;
            sum.cards += toll.cards;
        }
        let worlds = self.partner.len().max(1) as f32;
        Toll {
            fails: sum.fails / worlds,
            cards: sum.cards / worlds,
        }
    }

    /// A failure is dearest when no energy is left, for then it is the last.
    fn failure(&self) -> f32 {
        match self.view.airship.energy {
            0 => 6.0 * FAILURE,
            1 => 1.6 * FAILURE,
            _ => FAILURE,
        }
    }

    /// What a combat would cost with the better of the two players beginning.
    pub(super) fn best_cost(&self, fight: Fight) -> f32 {
        self.cost(fight, self.hand, 0).min(self.cost(fight, self.hand, 1))
    }

    /// What accepting these dice would cost: the combat, and the secret thrust for each flag.
    pub(super) fn dice_cost(&self, faces: &[Face]) -> f32 {
        let flags = faces.iter().filter(|face| **face == Face::Flag).count() as f32;
        self.best_cost(self.fight(faces.iter().copied())) + flags * self.flag_cost()
    }

    /// What one flag costs besides being eliminated.
    fn flag_cost(&self) -> f32 {
        if self.view.assaults.boarding {
            return 0.0;
        }
        let pirate = self.pirate();
        let advance = f32::from(pirate.advance) * self.step_cost();
        let lost = if pirate.advance >= self.slack() { 40.0 } else { 0.0 };
        advance + lost + if pirate.penalty.is_some() { 0.8 } else { 0.0 }
    }

    /// What it costs that the pirate gets one card farther: more the nearer the lair is.
    pub(super) fn step_cost(&self) -> f32 {
        match self.slack() {
            0..=4 => 3.0,
            5..=7 => 1.8,
            _ => 1.1,
        }
    }

    /// How likely a failure is in an ambush nobody has seen, and how many of its dice on average are not covered.
    pub(super) fn risk_ahead(&self, chance: &mut Chance) -> f32 {
        let is_seen = |ambush: &AmbushId| self.view.path.iter().any(|card| card.ambush == Some(*ambush));
        let unseen: Vec<_> = (4..self.cards.ambushes.len() as u8)
            .map(AmbushId)
            .filter(|ambush| !is_seen(ambush))
            .collect();
        if unseen.is_empty() {
            return 0.0;
        }
        const THROWS: usize = 16;
        let mut fails = 0.0;
        for _ in 0..THROWS {
            let force = self.cards.ambush(unseen[chance.pick(unseen.len())]).force;
            fails += self.fails_against(force, chance);
        }
        fails / THROWS as f32
    }

    /// How many failures the dice of a force would bring.
    pub(super) fn fails_against(&self, force: crate::cards::Force, chance: &mut Chance) -> f32 {
        let rolled = (0..force.rolled).map(|_| Face::numbered(chance.die(6)));
        let fight = Fight::new(force.fixed.iter().copied().chain(rolled), true, None);
        let starts = |starter| self.toll(fight, self.hand, starter).fails;
        starts(0).min(starts(1))
    }

    /// All cards both players hold.
    pub(super) fn held(&self) -> u8 {
        self.view.players.iter().map(|player| player.cards).sum()
    }

    /// The propeller under the airship.
    pub(super) fn propeller(&self) -> u8 {
        let view = &self.view;
        let printed = match (view.on_stage, view.ship) {
            (Some(stage), _) => self.cards.stage(stage).propeller,
            (None, 0) => self.cards.start_propeller,
            (None, at) => match view.path[usize::from(at) - 1].ambush {
                Some(ambush) => self.cards.ambush(ambush).propeller,
                None => 1,
            },
        };
        printed + u8::from(view.olga)
    }

    pub(super) fn rapid(&self) -> bool {
        self.view.mode == Mode::Rapid
    }
}

/// Whether a crew card is aboard, ready or not.
pub(super) fn is_aboard(berth: crate::Berth) -> bool {
    matches!(berth, crate::Berth::Ready | crate::Berth::Used)
}
