//! A quick look ahead at one combat: who can eliminate what, and what it costs.

use crate::{Card, Counts, Face, Weapon};

/// What a card is worth keeping, whip to joker: rare ones are hard to replace.
const WORTH: [f32; 6] = [1.0, 1.1, 1.25, 1.4, 1.6, 2.4];

/// What a card is worth.
pub(super) fn worth(card: Card) -> f32 {
    WORTH[card as usize]
}

/// What several cards are worth.
pub(super) fn worth_of(cards: Counts) -> f32 {
    cards
        .numbers()
        .iter()
        .zip(WORTH)
        .map(|(count, worth)| f32::from(*count) * worth)
        .sum()
}

/// The dice left in a combat and its conditions.
#[derive(Clone, Copy)]
pub(super) struct Fight {
    /// Dice left, by face.
    dice: [u8; 6],
    /// Whether two equal cards do as a joker.
    pairs: bool,
    /// What a flag asks for, when boarding.
    flag: Option<[Weapon; 2]>,
}

/// How a combat went.
#[derive(Clone, Copy, Default)]
pub(super) struct Toll {
    /// How often somebody could not eliminate a die.
    pub(super) fails: f32,
    /// What the cards played were worth.
    pub(super) cards: f32,
}

impl Fight {
    pub(super) fn new(
        faces: impl IntoIterator<Item = Face>,
        pairs: bool,
        flag: Option<[Weapon; 2]>,
    ) -> Fight {
        let mut dice = [0; 6];
        faces.into_iter().for_each(|face| dice[face as usize] += 1);
        Fight { dice, pairs, flag }
    }

    /// The same combat with one die of `face` less.
    pub(super) fn without(mut self, face: Face) -> Fight {
        self.dice[face as usize] = self.dice[face as usize].saturating_sub(1);
        self
    }

    /// The same combat without any die of `face`.
    pub(super) fn without_all(mut self, face: Face) -> Fight {
        self.dice[face as usize] = 0;
        self
    }

    /// Plays the combat out: each in turn eliminates the die that is cheapest to eliminate. After the first failure the rest is guessed.
    pub(super) fn toll(mut self, mut hands: [Counts; 2], starter: usize) -> Toll {
        let mut toll = Toll::default();
        let mut active = starter;
        loop {
            let left: u8 = self.dice.iter().sum();
            if left == 0 {
                return toll;
            }
            match self.cheapest(hands[active]) {
                Some((face, cards)) => {
                    self.dice[face as usize] -= 1;
                    hands[active] = hands[active].minus(cards);
                    toll.cards += worth_of(cards);
                }
                None => {
                    toll.fails += 0.7 + 0.3 * f32::from(left);
                    return toll;
                }
            }
            active = 1 - active;
        }
    }

    /// The die that costs `hand` least, with the cards for it.
    fn cheapest(&self, hand: Counts) -> Option<(Face, Counts)> {
        let mut best: Option<(f32, Face, Counts)> = None;
        for face in Face::ALL {
            if self.dice[face as usize] == 0 {
                continue;
            }
            let Some(cards) = self.cards_for(face, hand) else {
                continue;
            };
            let cost = worth_of(cards);
            if best.as_ref().is_none_or(|(least, _, _)| cost < *least) {
                best = Some((cost, face, cards));
            }
        }
        best.map(|(_, face, cards)| (face, cards))
    }

    fn cards_for(&self, face: Face, hand: Counts) -> Option<Counts> {
        match (face.weapon(), self.flag) {
            (Some(weapon), _) => self.stand_in(weapon, hand),
            (None, None) => cheapest_card(hand).map(Counts::one),
            (None, Some([first, second])) => {
                let one = self.stand_in(first, hand)?;
                let two = self.stand_in(second, hand.minus(one))?;
                Some(one.plus(two))
            }
        }
    }

    /// The cheapest way for `hand` to play one card of `weapon`.
    fn stand_in(&self, weapon: Weapon, hand: Counts) -> Option<Counts> {
        if hand.has(weapon.card()) {
            return Some(Counts::one(weapon.card()));
        }
        let pair = Weapon::ALL
            .into_iter()
            .find(|pair| self.pairs && hand.of(pair.card()) >= 2);
        let pair = pair.map(|pair| Counts::several(pair.card(), 2));
        let joker = hand.has(Card::Joker).then(|| Counts::one(Card::Joker));
        match (pair, joker) {
            (Some(pair), Some(joker)) if worth_of(joker) < worth_of(pair) => Some(joker),
            (pair, joker) => pair.or(joker),
        }
    }
}

fn cheapest_card(hand: Counts) -> Option<Card> {
    // Of equal worth the one there is most of goes first.
    hand.kinds().min_by(|a, b| {
        let cost = |card: Card| worth(card) - 0.15 * f32::from(hand.of(card));
        cost(*a).total_cmp(&cost(*b))
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    fn hand(cards: &[Card]) -> Counts {
        cards.iter().copied().collect()
    }

    #[test]
    fn matching_cards_go_first_and_jokers_last() {
        let fight = Fight::new([Face::Whip, Face::Cannon], true, None);
        let toll = fight.toll([hand(&[Card::Joker, Card::Whip]), hand(&[Card::Cannon])], 0);
        assert_eq!(
            (toll.fails, toll.cards),
            (0.0, worth(Card::Whip) + worth(Card::Cannon))
        );
    }

    #[test]
    fn who_cannot_eliminate_a_die_fails() {
        let fight = Fight::new([Face::Whip, Face::Cannon], true, None);
        assert!(fight.toll([hand(&[Card::Whip]), hand(&[Card::Sabre])], 0).fails > 0.0);
    }

    #[test]
    fn boarding_flags_ask_for_both_cards() {
        let fight = Fight::new([Face::Flag], false, Some([Weapon::Whip, Weapon::Sabre]));
        assert_eq!(
            fight
                .toll([hand(&[Card::Whip, Card::Joker]), Counts::NONE], 0)
                .fails,
            0.0
        );
        assert!(
            fight
                .toll([hand(&[Card::Whip, Card::Pistol, Card::Pistol]), Counts::NONE], 0)
                .fails
                > 0.0
        );
    }
}
