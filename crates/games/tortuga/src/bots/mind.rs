//! What the bot knows at one moment, and what it thinks things are worth. One influence is worth [`INFLUENCE`].

use crate::Tortuga;
use crate::cards::{Ability, CardId, Cards, CombatAbility, Face};
use crate::map::{PLACES, Place, SectorKind};
use crate::view::{CaptainView, SectorView, Stack, View};
use table::{Chance, Seat};

use table::bots::Eyes;

/// What one influence is worth.
pub(super) const INFLUENCE: f32 = 10.0;
/// Influence that wins.
pub(super) const VICTORY: u8 = 15;
/// What winning the game is worth.
pub(super) const WINNING: f32 = 1000.0;
/// No path leads there.
pub(super) const FAR: u8 = 99;

/// The table as the bot understands it.
pub(super) struct Mind {
    pub(super) view: View,
    pub(super) cards: &'static Cards,
    pub(super) me: Seat,
    /// The hand, card by card.
    pub(super) hand: Vec<CardId>,
    /// Steps between any two places.
    distance: [[u8; PLACES]; PLACES],
    /// Where each place stands in `view.sectors`.
    at: [Option<u8>; PLACES],
    /// How much of the game is left, from 1 to 0.
    pub(super) left: f32,
}

impl Mind {
    pub(super) fn new(eyes: &Eyes<'_, Tortuga>, chance: &mut Chance) -> Mind {
        let view = eyes.view();
        let me = eyes.seat();
        let mut at = [None; PLACES];
        for (number, sector) in view.sectors.iter().enumerate() {
            at[sector.place.index()] = Some(number as u8);
        }
        let hand = view.captains[me.index()].hand.as_deref().unwrap_or_default();
        let hand = spread(hand).collect();
        let most = view.captains.iter().map(|captain| captain.score).max();
        let most = most.unwrap_or(0).min(VICTORY);
        Mind {
            distance: distances(&view),
            // Any world the seat can imagine is played with the same cards.
            cards: eyes.imagine(chance).cards(),
            me,
            hand,
            at,
            left: f32::from(VICTORY - most) / f32::from(VICTORY),
            view,
        }
    }

    pub(super) fn face(&self, card: CardId) -> &'static Face {
        self.cards.face(card, self.view.plain_ships)
    }

    pub(super) fn mine(&self) -> &CaptainView {
        &self.view.captains[self.me.index()]
    }

    pub(super) fn captain(&self, seat: Seat) -> &CaptainView {
        &self.view.captains[seat.index()]
    }

    pub(super) fn others(&self) -> impl Iterator<Item = Seat> + '_ {
        Seat::all(self.view.captains.len() as u8).filter(|seat| *seat != self.me)
    }

    pub(super) fn sector(&self, place: Place) -> Option<&SectorView> {
        self.view.sectors.get(usize::from(self.at[place.index()]?))
    }

    pub(super) fn steps(&self, from: Place, to: Place) -> u8 {
        self.distance[from.index()][to.index()]
    }

    /// Whether somebody is near enough to victory to stop building.
    pub(super) fn late(&self) -> bool {
        self.left < 0.5 || self.view.usurper.is_some()
    }

    /// What so much more influence is worth to me.
    pub(super) fn influence(&self, count: u8) -> f32 {
        let wins = self.mine().score + count >= VICTORY;
        f32::from(count) * INFLUENCE + if wins { WINNING } else { 0.0 }
    }

    /// What it is worth that a captain loses influence: all of it between two, less among more.
    pub(super) fn setback(&self, count: u8) -> f32 {
        f32::from(count) * INFLUENCE * 0.8 / (self.view.captains.len() as f32 - 1.0)
    }

    /// What a card does for its owner each time it comes up, about 1 for the cards everybody begins with.
    pub(super) fn power(&self, card: CardId) -> f32 {
        power_on(self.face(card))
    }

    /// What it is worth to have a card more for the rest of the game.
    pub(super) fn gain_of(&self, card: CardId) -> f32 {
        (self.power(card) - 1.3) * (4.5 * self.left)
    }

    /// What control of a sector is worth, taken from whoever holds it.
    pub(super) fn control(&self, sector: &SectorView) -> f32 {
        let extra = match sector.kind {
            SectorKind::Terminal => 6.0 * self.left,
            SectorKind::Turrets => 2.0,
            SectorKind::Tortuga => 0.0,
            _ => 1.5,
        };
        let taken = sector.controller.map_or(0.0, |_| self.setback(sector.control));
        self.influence(sector.control) + extra + taken
    }

    /// What Tortuga is worth: it calls the last round, so that only who is well ahead takes it.
    pub(super) fn tortuga(&self, sector: &SectorView) -> f32 {
        let best = self.others().map(|seat| self.captain(seat).score).max();
        let own = self.mine().score + sector.control;
        if own >= VICTORY || own >= best.unwrap_or(0) + 3 {
            WINNING
        } else {
            -WINNING
        }
    }

    /// What a captured creature is worth: its influence now and what its card gives later.
    pub(super) fn trophy(&self, creature: CardId) -> f32 {
        let face = self.face(creature);
        self.influence(1) + 0.6 * INFLUENCE * f32::from(face.influence) + 0.5 * self.power(creature)
    }

    /// Crypto and manoeuvre that five cards of the whole deck bring on average.
    pub(super) fn next_turn(&self) -> (u8, u8) {
        let mine = self.mine();
        let all = [
            Some(&mine.play),
            Some(&mine.discard),
            mine.hand.as_ref(),
            mine.deck.as_ref(),
        ];
        let (mut count, mut crypto, mut manoeuvre) = (0u16, 0u16, 0u16);
        for stack in all.into_iter().flatten().flatten() {
            let face = self.face(stack.card);
            count += u16::from(stack.count);
            crypto += u16::from(stack.count) * u16::from(face.crypto);
            manoeuvre += u16::from(stack.count) * u16::from(face.manoeuvre);
        }
        let five = |sum: u16| ((5 * sum + count / 2) / count.max(1)) as u8;
        (five(crypto) + mine.terminals, five(manoeuvre))
    }
}

/// What a card does for its owner each time it comes up.
pub(super) fn power_on(face: &Face) -> f32 {
    let abilities: f32 = face.abilities.iter().map(|ability| power_of(*ability)).sum();
    let combat: f32 = face.combat.iter().map(|ability| power_in_fights(*ability)).sum();
    f32::from(face.crypto) + 1.25 * f32::from(face.manoeuvre) + abilities + combat
}

/// Cards one by one.
pub(super) fn spread(stacks: &[Stack]) -> impl Iterator<Item = CardId> + '_ {
    stacks
        .iter()
        .flat_map(|stack| std::iter::repeat_n(stack.card, usize::from(stack.count)))
}

fn distances(view: &View) -> [[u8; PLACES]; PLACES] {
    let mut distance = [[FAR; PLACES]; PLACES];
    for from in &view.sectors {
        let row = &mut distance[from.place.index()];
        row[from.place.index()] = 0;
        for steps in 1..PLACES as u8 {
            for sector in &view.sectors {
                if row[sector.place.index()] == steps - 1 {
                    for next in &sector.adjacent {
                        row[next.index()] = row[next.index()].min(steps);
                    }
                }
            }
        }
    }
    distance
}

fn power_of(ability: Ability) -> f32 {
    match ability {
        Ability::Draw(n) => 1.3 * f32::from(n),
        Ability::Move(n) => 0.35 * f32::from(n),
        Ability::Jump => 1.0,
        Ability::TrashPlayed(_) | Ability::TrashHandOrDiscard(_) | Ability::TrashDiscard(_) => 0.8,
        Ability::MineralHere(_) => 0.4,
        Ability::MineralDepot(n) => 0.5 * f32::from(n),
        Ability::Probe => 0.3,
        Ability::HuntOff(n) => 0.4 * f32::from(n),
        Ability::ConquerOff(n) => 0.7 * f32::from(n),
        Ability::Fortify(n) => 0.4 * f32::from(n),
        Ability::Reserve => 0.2,
        Ability::BuyOff(n) => 0.4 * f32::from(n),
        Ability::ScrapForInfluence(n) => f32::from(n),
    }
}

fn power_in_fights(ability: CombatAbility) -> f32 {
    match ability {
        CombatAbility::Attack(n) | CombatAbility::Defence(n) => 0.3 * f32::from(n),
        CombatAbility::Either(n) => 0.5 * f32::from(n),
        CombatAbility::Cancel | CombatAbility::Save => 0.3,
    }
}
