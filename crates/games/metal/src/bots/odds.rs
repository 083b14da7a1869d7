//! The chance that a combat is won.

use crate::cards::Dice;

/// Differences of score are counted from here, so that none is negative.
const ZERO: usize = 32;
const SPREAD: usize = 2 * ZERO;
/// More Metal Faktor dice than this on one side are counted as so many.
const MOST_FAKTORS: usize = 3;

/// How likely the dice make up a difference, for each number of Metal Faktor dice on either side.
pub(super) struct Odds {
    faces: Dice,
    /// By dice of the attack and of the defence: the chance that the dice bring at least so much more to the attack.
    at_least: [[[f32; SPREAD]; MOST_FAKTORS + 1]; MOST_FAKTORS + 1],
}

impl Odds {
    pub(super) fn new(dice: &Dice) -> Odds {
        let mut plain = [0.0; SPREAD];
        plain[ZERO] = 1.0;
        let plain = thrown(&thrown(&plain, &dice.orange, 1), &dice.grey, -1);
        let mut at_least = [[[0.0; SPREAD]; MOST_FAKTORS + 1]; MOST_FAKTORS + 1];
        let mut attack = plain;
        for row in &mut at_least {
            let mut both = attack;
            for sums in row {
                let mut sum = 0.0;
                for at in (0..SPREAD).rev() {
                    sum += both[at];
                    sums[at] = sum;
                }
                both = thrown(&both, &dice.metal_faktor, -1);
            }
            attack = thrown(&attack, &dice.metal_faktor, 1);
        }
        Odds {
            faces: dice.clone(),
            at_least,
        }
    }

    /// Whether these are the odds of those dice.
    pub(super) fn fit(&self, dice: &Dice) -> bool {
        self.faces == *dice
    }

    /// The chance that the attacker wins: `lead` is how far ahead he is before the dice, with so many Metal Faktor dice on either side.
    pub(super) fn win(&self, lead: i16, attack: usize, defence: usize) -> f32 {
        let need = (ZERO as i16 - lead).clamp(0, SPREAD as i16 - 1) as usize;
        self.at_least[attack.min(MOST_FAKTORS)][defence.min(MOST_FAKTORS)][need]
    }
}

/// One more die, for or against the attack.
fn thrown(before: &[f32; SPREAD], faces: &[u8; 6], sign: i16) -> [f32; SPREAD] {
    let mut after = [0.0; SPREAD];
    for (at, chance) in before.iter().enumerate().filter(|(_, chance)| **chance > 0.0) {
        for face in faces {
            let to = (at as i16 + sign * i16::from(*face)).clamp(0, SPREAD as i16 - 1);
            after[to as usize] += chance / 6.0;
        }
    }
    after
}
