//! Who tells a newcomer what to do: plays as `greedy` does, but keeps to the way of which a guide says what it brings ([`course`]), follows a voyage
//! that wins before it thinks of any fight, and leaves nothing lying that costs only what would be lost.

use crate::cards::AbilityKind;
use crate::course::{self, Course, CourseStop, Deed};
use crate::map::Place;
use crate::moves::Move;
use crate::{Pending, Tortuga};
use table::Chance;

use super::fight;
use super::greedy::{self, Greedy};
use super::mind::Mind;
use table::bots::{Bot, Eyes};

/// A card of more power is bought with crypto that would be lost.
const GOOD: f32 = 1.5;

/// The bot.
pub(super) struct Adviser;

impl Bot<Tortuga> for Adviser {
    fn choose(&mut self, eyes: &Eyes<'_, Tortuga>, moves: &[Move], chance: &mut Chance) -> Option<Move> {
        let chosen = Greedy.choose(eyes, moves, chance)?;
        let mind = Mind::new(eyes, chance);
        // In any world that the seat imagines the same is known of the way.
        let course = course::of(&eyes.imagine(chance), eyes.seat());
        let turn = Turn { mind: &mind, moves };
        let better = match &course {
            Some(course) if course.wins => turn.along(course, chosen),
            Some(course) => greedy::winning_step(&mind, moves).or_else(|| turn.along(course, chosen)),
            None => greedy::winning_step(&mind, moves).or_else(|| turn.rest(chosen, chance)),
        };
        better.or(Some(chosen))
    }
}

struct Turn<'a> {
    mind: &'a Mind,
    moves: &'a [Move],
}

impl Turn<'_> {
    fn offers(&self, mv: Move) -> Option<Move> {
        self.moves.contains(&mv).then_some(mv)
    }

    /// The next move on the way; `None` where what was chosen does not lead away from it.
    fn along(&self, course: &Course, chosen: Move) -> Option<Move> {
        let stop = *course.stops.first()?;
        let here = self.mind.mine().ship?;
        match self.mind.view.pending.as_ref().map(|pending| pending.choice) {
            None => self.acts(course, stop, here, chosen),
            Some(Pending::Abilities { .. }) => self.uses(stop, here, chosen),
            Some(Pending::Move { .. } | Pending::Jump) => self.sails(stop, here),
            Some(_) => None,
        }
    }

    fn acts(&self, course: &Course, stop: CourseStop, here: Place, chosen: Move) -> Option<Move> {
        let spends = match chosen {
            // What only adds to what can be spent, or waits for nothing, comes first.
            Move::TakeReserve | Move::Convert(_) | Move::TakeFromDepot => return None,
            Move::Play(card) if course.by_hand || greedy::carries(self.mind, card) == 0 => return None,
            Move::Play(_) | Move::Sail(_) | Move::EndTurn => None,
            // A fight comes before the way only while nothing of that can be paid for but from the hand.
            Move::Attack(_) if course.by_hand => return None,
            Move::Buy(_) => Some((self.price_of(chosen), 0)),
            Move::Probe | Move::Collect => Some((0, 1)),
            _ => None,
        };
        if course.by_hand {
            return self.any_play();
        }
        if spends.is_some_and(|(crypto, manoeuvre)| self.can_spare(course, here, crypto, manoeuvre)) {
            return None;
        }
        if stop.place == here {
            return self.offers(deed(stop)).or_else(|| self.any_play());
        }
        // A card that carries the ship is played before manoeuvre is spent on steps.
        let carrier = || {
            let plays = |mv: &&Move| matches!(mv, Move::Play(card) if greedy::carries(self.mind, *card) > 0);
            self.moves.iter().find(plays).copied()
        };
        carrier().or_else(|| fight::toward(self.mind, stop.place, self.moves))
    }

    /// Whether the whole way can still be paid for when so much is spent besides.
    fn can_spare(&self, course: &Course, here: Place, crypto: u8, manoeuvre: u8) -> bool {
        let (mut at, mut bought, mut spent) = (here, 0, 0);
        for stop in &course.stops {
            spent += self.mind.steps(at, stop.place);
            at = stop.place;
            match stop.deed {
                Deed::Buy => bought += stop.price,
                Deed::Capture | Deed::Conquer => spent += stop.price,
            }
        }
        let turn = &self.mind.view.this_turn;
        let purse = turn.crypto + self.mind.mine().minerals;
        bought + crypto <= purse && spent + manoeuvre <= turn.manoeuvre
    }

    fn price_of(&self, mv: Move) -> u8 {
        let off = self.mind.view.this_turn.buy_off;
        match mv {
            Move::Buy(card) => self.mind.face(card).cost.saturating_sub(off),
            _ => 0,
        }
    }

    /// A card of the hand that gives something to spend.
    fn any_play(&self) -> Option<Move> {
        let plays = self.moves.iter().filter(|mv| {
            let Move::Play(card) = mv else { return false };
            let face = self.mind.face(*card);
            face.crypto + face.manoeuvre > 0
        });
        plays
            .min_by_key(|mv| match mv {
                Move::Play(card) => greedy::carries(self.mind, *card),
                _ => 0,
            })
            .copied()
    }

    /// The card at hand carries the ship where the way goes on elsewhere; all else it does is used as ever.
    fn uses(&self, stop: CourseStop, here: Place, chosen: Move) -> Option<Move> {
        let carries = |mv: Move| matches!(mv, Move::Use(AbilityKind::Move | AbilityKind::Jump));
        if stop.place == here {
            return carries(chosen).then(|| self.other_use().unwrap_or(Move::Done));
        }
        if chosen != Move::Done && !carries(chosen) {
            return None;
        }
        self.moves.iter().find(|mv| carries(**mv)).copied()
    }

    /// What the card at hand does for nothing besides carrying the ship.
    fn other_use(&self) -> Option<Move> {
        let free = |mv: &&Move| {
            matches!(
                mv,
                Move::Use(AbilityKind::Draw | AbilityKind::MineralHere | AbilityKind::Probe)
            )
        };
        self.moves.iter().find(free).copied()
    }

    /// A step that costs nothing.
    fn sails(&self, stop: CourseStop, here: Place) -> Option<Move> {
        if stop.place == here {
            return self.offers(Move::Done);
        }
        self.offers(Move::Sail(stop.place))
            .or_else(|| fight::toward(self.mind, stop.place, self.moves))
    }

    /// Where nothing sure scores any more: what lies here for what would be lost is taken before the ship leaves and before the turn ends.
    fn rest(&self, chosen: Move, chance: &mut Chance) -> Option<Move> {
        let mut fights = || fight::attack(self.mind, self.moves, 0, chance) == Some(chosen);
        let leaves = matches!(chosen, Move::EndTurn) || matches!(chosen, Move::Sail(_)) && !fights();
        (leaves && self.mind.view.pending.is_none())
            .then(|| self.left_lying())
            .flatten()
    }

    /// What the crypto and manoeuvre that are lost at the end of the turn can still be turned into here.
    fn left_lying(&self) -> Option<Move> {
        let others = [Move::TakeFromDepot, Move::Collect, Move::Probe];
        others
            .into_iter()
            .find_map(|mv| self.offers(mv))
            .or_else(|| self.purchase())
    }

    /// The best card that crypto of the turn pays for, minerals apart, if it is better than most of a first deck.
    fn purchase(&self) -> Option<Move> {
        let crypto = self.mind.view.this_turn.crypto;
        let offered = self.moves.iter().filter_map(|mv| match mv {
            Move::Buy(card) if self.price_of(*mv) <= crypto => Some((self.mind.power(*card), *mv)),
            _ => None,
        });
        let best = offered.max_by(|(a, _), (b, _)| a.total_cmp(b));
        best.filter(|(power, _)| *power > GOOD).map(|(_, mv)| mv)
    }
}

/// The move that scores at a stop.
fn deed(stop: CourseStop) -> Move {
    match stop.deed {
        Deed::Capture => Move::Capture,
        Deed::Conquer => Move::Conquer,
        Deed::Buy => Move::BuyInfluence,
    }
}
