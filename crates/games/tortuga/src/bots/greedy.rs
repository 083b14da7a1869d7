//! A sensible captain: builds a deck, hunts, conquers, and fights when it pays.

use crate::cards::{Ability, AbilityKind, CardId, Face};
use crate::map::SectorKind;
use crate::moves::Move;
use crate::{Pending, Tortuga};
use table::Chance;

use super::fight;
use super::mind::{Mind, VICTORY, WINNING};
use super::voyage::{Navigator, Purse, Step};
use table::bots::{Bot, Eyes};

/// Cards of at most this power are better destroyed.
pub(super) const DEAD_WEIGHT: f32 = 1.1;
/// A card that carries the ship anywhere.
pub(super) const ANYWHERE: u8 = 10;

/// The bot.
pub(super) struct Greedy;

impl Bot<Tortuga> for Greedy {
    fn choose(&mut self, eyes: &Eyes<'_, Tortuga>, moves: &[Move], chance: &mut Chance) -> Option<Move> {
        if let [only] = moves {
            return Some(*only);
        }
        let mind = Mind::new(eyes, chance);
        let turn = Turn { mind: &mind, moves };
        let chosen = match &mind.view.pending {
            None => turn.action(chance),
            Some(pending) => turn.answer(pending.choice, chance),
        };
        // Whatever was thought out, only what is offered is done.
        chosen.filter(|mv| moves.contains(mv)).or_else(|| turn.least())
    }
}

/// How far a card carries the ship when it is played.
pub(super) fn carries(mind: &Mind, card: CardId) -> u8 {
    carries_on(mind.face(card))
}

pub(super) fn carries_on(face: &Face) -> u8 {
    let far = |ability: &Ability| match ability {
        Ability::Move(n) => *n,
        Ability::Jump => ANYWHERE,
        _ => 0,
    };
    face.abilities.iter().map(far).max().unwrap_or(0)
}

/// Whether a card does something at the place of the ship, so that it is played there.
fn works_on_the_spot(mind: &Mind, card: CardId) -> bool {
    let on_the_spot = |ability: &Ability| matches!(ability, Ability::MineralHere(_) | Ability::Probe);
    mind.face(card).abilities.iter().any(on_the_spot)
}

/// Whether the best voyage of this turn, with what the hand still holds, wins the game.
pub(super) fn wins_by_sailing(mind: &Mind) -> bool {
    let turn = Turn { mind, moves: &[] };
    turn.wins_with(turn.carrier().map_or(0, |(steps, _)| steps))
}

/// The next move towards a victory that a voyage of this turn gives, with what the hand still holds: what only pays is played first, so that the
/// table shows that it is enough, and no fight is sought on the way.
pub(super) fn winning_step(mind: &Mind, moves: &[Move]) -> Option<Move> {
    let turn = Turn { mind, moves };
    let step = match mind.view.pending.as_ref().map(|pending| pending.choice) {
        None if wins_by_sailing(mind) => turn
            .offers(Move::TakeReserve)
            .or_else(|| turn.convert())
            .or_else(|| turn.play_plain())
            .or_else(|| turn.voyage()),
        Some(Pending::Move { left }) if turn.wins_with(left) => turn.sail_free(left),
        Some(Pending::Jump) if turn.wins_with(ANYWHERE) => turn.sail_free(ANYWHERE),
        _ => None,
    };
    step.filter(|mv| moves.contains(mv))
}

/// One decision.
struct Turn<'a> {
    mind: &'a Mind,
    moves: &'a [Move],
}

impl Turn<'_> {
    fn offers(&self, mv: Move) -> Option<Move> {
        self.moves.contains(&mv).then_some(mv)
    }

    /// What commits to least, if nothing better was found.
    fn least(&self) -> Option<Move> {
        let plain = [Move::Done, Move::Ready, Move::EndTurn];
        let plain = plain.into_iter().find_map(|mv| self.offers(mv));
        plain.or_else(|| self.moves.first().copied())
    }

    fn action(&self, chance: &mut Chance) -> Option<Move> {
        self.offers(Move::TakeReserve)
            .or_else(|| self.convert())
            .or_else(|| fight::attack(self.mind, self.moves, 0, chance))
            .or_else(|| self.play_plain())
            .or_else(|| self.offers(Move::TakeFromDepot))
            .or_else(|| self.feed_the_vortex())
            .or_else(|| self.voyage())
            .or_else(|| self.play(|card| self.mind.face(card).crypto + self.mind.face(card).manoeuvre > 0))
            .or_else(|| self.free_a_marker())
            .or_else(|| self.thin_out())
            .or_else(|| self.reinforce())
            .or(Some(Move::EndTurn))
    }

    /// Plays what neither carries the ship nor belongs to a place.
    fn play_plain(&self) -> Option<Move> {
        self.play(|card| carries(self.mind, card) == 0 && !works_on_the_spot(self.mind, card))
    }

    /// Plays a card of the hand, those that draw others first.
    fn play(&self, which: impl Fn(CardId) -> bool) -> Option<Move> {
        let draws = |card: &CardId| {
            let abilities = &self.mind.face(*card).abilities;
            abilities
                .iter()
                .any(|ability| ability.kind() == AbilityKind::Draw)
        };
        let cards = self.mind.hand.iter().copied().filter(|card| which(*card));
        cards.max_by_key(draws).map(Move::Play)
    }

    /// Hunt cards become influence when that wins, and late in the game.
    fn convert(&self) -> Option<Move> {
        let hunted = self.moves.iter().filter_map(|mv| match mv {
            Move::Convert(card) => Some(*card),
            _ => None,
        });
        let cards: Vec<CardId> = hunted.collect();
        let sum: u8 = cards.iter().map(|card| self.mind.face(*card).influence).sum();
        let wins = self.mind.mine().score + sum >= VICTORY;
        let worth = |card: &&CardId| self.mind.face(**card).influence;
        let best = cards.iter().max_by_key(worth)?;
        (wins || self.mind.late()).then_some(Move::Convert(*best))
    }

    /// On the own Vortex a card is destroyed for nothing.
    fn feed_the_vortex(&self) -> Option<Move> {
        let here = self.mind.mine().ship.and_then(|place| self.mind.sector(place))?;
        let own = here.kind == SectorKind::Vortex && here.controller == Some(self.mind.me);
        let free = own && !self.mind.view.this_turn.vortex_used;
        self.weakest().filter(|_| free)
    }

    /// The offered destruction of the weakest card, if there is one that is not worth keeping.
    fn weakest(&self) -> Option<Move> {
        let destroyed = self.moves.iter().filter_map(|mv| match mv {
            Move::Destroy(card) | Move::DestroyInHand(card) | Move::DestroyInDiscard(card) => {
                Some((self.mind.power(*card), *mv))
            }
            _ => None,
        });
        let weakest = destroyed.min_by(|(a, _), (b, _)| a.total_cmp(b));
        weakest
            .filter(|(power, _)| *power <= DEAD_WEIGHT)
            .map(|(_, mv)| mv)
    }

    /// Everything that can be spent this turn, with what the hand still holds.
    fn purse(&self, free: u8) -> Purse {
        let mind = self.mind;
        let faces = || mind.hand.iter().map(|card| mind.face(*card));
        let turn = &mind.view.this_turn;
        Purse {
            crypto: turn.crypto + faces().map(|face| face.crypto).sum::<u8>(),
            minerals: mind.mine().minerals,
            manoeuvre: turn.manoeuvre + faces().map(|face| face.manoeuvre).sum::<u8>(),
            free,
        }
    }

    /// Whether the best voyage wins the game, with so many steps for nothing.
    fn wins_with(&self, free: u8) -> bool {
        let here = self.mind.mine().ship;
        let voyage = here.map(|here| Navigator::new(self.mind).best(here, self.purse(free)));
        voyage.is_some_and(|voyage| voyage.value >= WINNING)
    }

    /// The farthest a card of the hand carries the ship.
    fn carrier(&self) -> Option<(u8, CardId)> {
        let far = self
            .mind
            .hand
            .iter()
            .map(|card| (carries(self.mind, *card), *card));
        far.filter(|(steps, _)| *steps > 0).max()
    }

    /// The next move of the best voyage.
    fn voyage(&self) -> Option<Move> {
        let here = self.mind.mine().ship?;
        let carrier = self.carrier();
        let purse = self.purse(carrier.map_or(0, |(steps, _)| steps));
        let next = Navigator::new(self.mind).best(here, purse).first?;
        let on_the_spot = || self.play(|card| works_on_the_spot(self.mind, card));
        let rest = || self.play(|card| self.mind.face(card).crypto + self.mind.face(card).manoeuvre > 0);
        match next {
            Step::Act(mv) => on_the_spot().or_else(|| self.offers(mv)).or_else(rest),
            Step::Sail(to) => {
                let steps = self.mind.steps(here, to);
                match carrier {
                    Some((far, card)) if steps <= far => Some(Move::Play(card)),
                    _ => fight::toward(self.mind, to, self.moves).or_else(rest),
                }
            }
        }
    }

    /// Without a marker nothing can be conquered: one comes back from a token.
    fn free_a_marker(&self) -> Option<Move> {
        let recalls = |mv: &&Move| matches!(mv, Move::RecallMarker(_));
        self.moves.iter().find(recalls).copied()
    }

    /// What manoeuvre is left over destroys a weak card, while the game is young.
    fn thin_out(&self) -> Option<Move> {
        self.weakest().filter(|_| self.mind.left > 0.3)
    }

    /// What crypto of the turn is left over strengthens the sector that is worth most.
    fn reinforce(&self) -> Option<Move> {
        let crypto = self.mind.view.this_turn.crypto;
        let offers = self.moves.iter().filter_map(|mv| match mv {
            Move::Reinforce { place, to } if *to <= crypto => {
                let sector = self.mind.sector(*place)?;
                Some(((sector.control, to - sector.defence), *mv))
            }
            _ => None,
        });
        offers.max_by_key(|(worth, _)| *worth).map(|(_, mv)| mv)
    }

    fn answer(&self, pending: Pending, chance: &mut Chance) -> Option<Move> {
        let mind = self.mind;
        match pending {
            // The ships are even, so it takes any.
            Pending::ChooseShip => Some(self.moves[chance.pick(self.moves.len())]),
            Pending::Land => self.land(),
            Pending::Abilities { card, .. } => self.use_ability(card, chance),
            Pending::Move { left } => self.free_sail(left, chance),
            Pending::Jump => self.free_sail(ANYWHERE, chance),
            Pending::Trash { .. } => self.weakest(),
            Pending::Fortify { .. } => self.best_card(|mv| match mv {
                Move::Fortify(place) => {
                    let sector = mind.sector(place)?;
                    Some(f32::from(sector.control) * 10.0 - f32::from(sector.defence))
                }
                _ => None,
            }),
            Pending::Reserve => Some(Move::Done),
            Pending::Seal => Some(fight::seal(mind, mind.view.duel.as_ref()?, self.moves, chance)),
            Pending::Defend => Some(fight::defend(mind, mind.view.duel.as_ref()?, self.moves, chance)),
            Pending::AttackerCancels => fight::cancel(mind, self.moves, true),
            Pending::DefenderCancels => fight::cancel(mind, self.moves, false),
            Pending::Lose { .. } => self.best_card(|mv| match mv {
                Move::Lose(card) => Some(-mind.power(card)),
                _ => None,
            }),
            Pending::Spoils => self.spoils(),
        }
    }

    /// The offered move that is worth most.
    fn best_card(&self, worth: impl Fn(Move) -> Option<f32>) -> Option<Move> {
        let rated = self.moves.iter().filter_map(|mv| Some((worth(*mv)?, *mv)));
        rated.max_by(|(a, _), (b, _)| a.total_cmp(b)).map(|(_, mv)| mv)
    }

    /// Where the best voyage begins.
    fn land(&self) -> Option<Move> {
        let navigator = Navigator::new(self.mind);
        let purse = self.purse(self.carrier().map_or(0, |(steps, _)| steps));
        self.best_card(|mv| match mv {
            Move::Land(place) => Some(navigator.best(place, purse).value),
            _ => None,
        })
    }

    /// Uses what never hurts; sails if there is somewhere to go; scraps a card for influence when that wins, or late.
    fn use_ability(&self, card: CardId, chance: &mut Chance) -> Option<Move> {
        let far = carries(self.mind, card);
        let sails = far > 0 && self.free_sail(far, chance) != Some(Move::Done);
        let wanted = |mv: &&Move| match mv {
            Move::Use(AbilityKind::Move | AbilityKind::Jump) => sails,
            Move::Use(AbilityKind::ScrapForInfluence) => self.mind.left < 0.3,
            Move::Use(AbilityKind::Reserve) => false,
            Move::Use(
                AbilityKind::TrashDiscard | AbilityKind::TrashHandOrDiscard | AbilityKind::TrashPlayed,
            ) => self.mind.left > 0.2,
            Move::Use(_) => true,
            _ => false,
        };
        self.moves.iter().find(wanted).copied().or(Some(Move::Done))
    }

    /// Sails for nothing, if the best voyage sails at all: towards a fight that pays, or towards the first stop.
    fn free_sail(&self, left: u8, chance: &mut Chance) -> Option<Move> {
        if let Some(step) = fight::attack(self.mind, self.moves, left, chance) {
            return Some(step);
        }
        self.sail_free(left)
    }

    /// Sails for nothing towards the first stop of the best voyage.
    fn sail_free(&self, left: u8) -> Option<Move> {
        let here = self.mind.mine().ship?;
        let purse = self.purse(left);
        let next = Navigator::new(self.mind).best(here, purse).first;
        let Some(Step::Sail(to)) = next else {
            return Some(Move::Done);
        };
        if let Some(jump) = self.offers(Move::Sail(to)) {
            return Some(jump);
        }
        fight::toward(self.mind, to, self.moves).or(Some(Move::Sail(to)))
    }

    /// Three from the bank, unless a rival near victory can be thrown back.
    fn spoils(&self) -> Option<Move> {
        let mine = self.mind.mine();
        let rival = self
            .mind
            .view
            .duel
            .as_ref()
            .map(|duel| self.mind.captain(duel.defender))?;
        let threat = rival.score >= 10 && rival.influence >= 2 && mine.score + 3 < VICTORY;
        Some(if threat { Move::Plunder } else { Move::Claim })
    }
}
