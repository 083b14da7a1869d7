//! Eliminating dice: the players take turns, each eliminates one die or the airship pays for it.

use table::Seat;

use super::{Checked, Moment, boarding, crew, energy};
use crate::cards::{Boarding, Constraint, Crew};
use crate::equipment::{Card, Counts, Face, Weapon};
use crate::events::Event;
use crate::moves::{Move, Part, Refusal, With};
use crate::state::{Celestia, Step};

/// The captain has named who begins.
pub(crate) fn begin(game: &mut Celestia, mv: Move, moment: &mut Moment<'_>) {
    let Move::Begin(active) = mv else { return };
    game.turn_to(Step::Combat { active });
    moment.told.everyone(Event::CombatBegins { seat: active });
}

/// The faces that are still to be eliminated.
fn faces_left(game: &Celestia) -> impl Iterator<Item = Face> {
    // One look at the dice says it for all faces.
    let left = game.sky.dice.iter().filter(|die| !die.out);
    let seen = left.fold(0u8, |seen, die| seen | 1 << die.face as u8);
    Face::ALL
        .into_iter()
        .filter(move |face| seen & 1 << *face as u8 != 0)
}

pub(crate) fn dice_left(game: &Celestia, face: Face) -> u8 {
    game.sky
        .dice
        .iter()
        .filter(|die| !die.out && die.face == face)
        .count() as u8
}

fn pairs_allowed(game: &Celestia) -> bool {
    game.constraint() != Some(Constraint::NoPair)
}

/// What a flag asks for when boarding.
pub(crate) fn boarding_side(game: &Celestia) -> Option<&'static Boarding> {
    if game.boarding() {
        game.cards.pirate(game.sky.pirate_card).boarding.as_ref()
    } else {
        None
    }
}

pub(crate) fn offered(game: &Celestia, seat: Seat, out: &mut Vec<Move>) {
    let hand = game.sky.hands[seat];
    let before = out.len();
    let mut by_crew = 0;
    let mama = crew::may_use(game, Crew::Mama).is_ok();
    for face in faces_left(game) {
        let mut offer = |with: With| {
            by_crew += usize::from(uses_mama(with));
            out.push(Move::Strike { face, with });
        };
        match (face.weapon(), boarding_side(game)) {
            (Some(weapon), _) => {
                parts(game, hand, weapon, mama).for_each(|part| offer(part.into()));
            }
            (None, None) => hand.kinds().for_each(|card| offer(With::Any(card))),
            (None, Some(side)) => {
                let both = |first: Part, second: Part| {
                    let cost = part_cost(first, side.flag[0]).plus(part_cost(second, side.flag[1]));
                    let twice = matches!((first, second), (Part::Mama(_), Part::Mama(_)));
                    (!twice && hand.contains(cost)).then_some(With::Both(first, second))
                };
                for first in parts(game, hand, side.flag[0], mama) {
                    parts(game, hand, side.flag[1], mama)
                        .filter_map(|second| both(first, second))
                        .for_each(&mut offer);
                }
            }
        }
    }
    if game.sky.may_endure || out.len() - before == by_crew {
        out.push(Move::Endure);
    }
    if crew::may_use(game, Crew::Ludvig).is_ok() {
        out.extend(
            Weapon::ALL
                .into_iter()
                .map(Move::Sweep)
                .filter(|mv| check(game, seat, *mv).is_ok()),
        );
    }
}

/// The ways in which `hand` can stand in for one card of `weapon`.
fn parts(game: &Celestia, hand: Counts, weapon: Weapon, mama: bool) -> impl Iterator<Item = Part> {
    let card = hand.has(weapon.card()).then_some(Part::Card);
    let joker = hand.has(Card::Joker).then_some(Part::Joker);
    let pairs: &[Weapon] = if pairs_allowed(game) { &Weapon::ALL } else { &[] };
    let pairs = pairs.iter().filter(move |pair| hand.of(pair.card()) >= 2);
    let helped: &[Card] = if mama { &Card::ALL } else { &[] };
    let needed = move |card: &&Card| hand.has(**card) && mama_needed(**card, weapon);
    card.into_iter()
        .chain(joker)
        .chain(pairs.copied().map(Part::Pair))
        .chain(helped.iter().filter(needed).copied().map(Part::Mama))
}

/// Mama Lear helps only a card that would not do by itself.
fn mama_needed(card: Card, weapon: Weapon) -> bool {
    card != Card::Joker && card != weapon.card()
}

impl From<Part> for With {
    fn from(part: Part) -> With {
        match part {
            Part::Card => With::Card,
            Part::Joker => With::Joker,
            Part::Pair(weapon) => With::Pair(weapon),
            Part::Mama(card) => With::Mama(card),
        }
    }
}

fn uses_mama(with: With) -> bool {
    matches!(
        with,
        With::Mama(_) | With::Both(Part::Mama(_), _) | With::Both(_, Part::Mama(_))
    )
}

/// The cards that one part takes.
fn part_cost(part: Part, weapon: Weapon) -> Counts {
    match part {
        Part::Card => Counts::one(weapon.card()),
        Part::Joker => Counts::one(Card::Joker),
        Part::Pair(pair) => Counts::several(pair.card(), 2),
        Part::Mama(card) => Counts::one(card),
    }
}

fn check_part(game: &Celestia, part: Part, weapon: Weapon) -> Checked {
    match part {
        Part::Pair(_) if !pairs_allowed(game) => Err(Refusal::NoPairHere),
        Part::Mama(card) => {
            crew::may_use(game, Crew::Mama)?;
            if mama_needed(card, weapon) {
                Ok(())
            } else {
                Err(Refusal::MamaNotNeeded)
            }
        }
        _ => Ok(()),
    }
}

/// The cards a strike takes, if these cards can eliminate such a die at all.
pub(crate) fn cost(game: &Celestia, face: Face, with: With) -> Result<Counts, Refusal> {
    let part = match with {
        With::Card => Part::Card,
        With::Joker => Part::Joker,
        With::Pair(weapon) => Part::Pair(weapon),
        With::Mama(card) => Part::Mama(card),
        With::Any(card) => {
            let any_card_does = face == Face::Flag && !game.boarding();
            return if any_card_does {
                Ok(Counts::one(card))
            } else {
                Err(Refusal::WrongCards)
            };
        }
        With::Both(first, second) => {
            let side = boarding_side(game)
                .filter(|_| face == Face::Flag)
                .ok_or(Refusal::WrongCards)?;
            check_part(game, first, side.flag[0])?;
            check_part(game, second, side.flag[1])?;
            if matches!((first, second), (Part::Mama(_), Part::Mama(_))) {
                return Err(Refusal::CrewNotReady);
            }
            return Ok(part_cost(first, side.flag[0]).plus(part_cost(second, side.flag[1])));
        }
    };
    let weapon = face.weapon().ok_or(Refusal::WrongCards)?;
    check_part(game, part, weapon)?;
    Ok(part_cost(part, weapon))
}

pub(crate) fn check(game: &Celestia, seat: Seat, mv: Move) -> Checked {
    let hand = game.sky.hands[seat];
    match mv {
        Move::Strike { face, with } => {
            if dice_left(game, face) == 0 {
                return Err(Refusal::NoSuchDie);
            }
            if hand.contains(cost(game, face, with)?) {
                Ok(())
            } else {
                Err(Refusal::NoSuchCard)
            }
        }
        Move::Sweep(weapon) => {
            crew::may_use(game, Crew::Ludvig)?;
            if dice_left(game, weapon.face()) == 0 {
                Err(Refusal::NoSuchDie)
            } else if hand.has(weapon.card()) {
                Ok(())
            } else {
                Err(Refusal::NoSuchCard)
            }
        }
        Move::Endure if !game.sky.may_endure && can_strike(game, hand) => Err(Refusal::MustStrike),
        Move::Endure => Ok(()),
        _ => Err(Refusal::NotNow),
    }
}

/// Whether a die can be eliminated without the crew; then one must be.
fn can_strike(game: &Celestia, hand: Counts) -> bool {
    faces_left(game).any(|face| match (face.weapon(), boarding_side(game)) {
        (Some(weapon), _) => parts(game, hand, weapon, false).next().is_some(),
        (None, None) => !hand.is_empty(),
        (None, Some(side)) => parts(game, hand, side.flag[0], false).any(|first| {
            let rest = |second: Part| part_cost(first, side.flag[0]).plus(part_cost(second, side.flag[1]));
            parts(game, hand, side.flag[1], false).any(|second| hand.contains(rest(second)))
        }),
    })
}

pub(crate) fn apply(game: &mut Celestia, seat: Seat, mv: Move, moment: &mut Moment<'_>) {
    moment.told.reveal();
    match mv {
        Move::Strike { face, with } => {
            let cards = cost(game, face, with).unwrap_or(Counts::NONE);
            if uses_mama(with) {
                crew::turn(game, Crew::Mama, moment);
            }
            play_cards(game, seat, cards);
            eliminate(game, face, 1);
            moment.told.everyone(Event::Struck {
                seat,
                face,
                with,
                cards,
            });
        }
        Move::Sweep(weapon) => {
            crew::turn(game, Crew::Ludvig, moment);
            play_cards(game, seat, Counts::one(weapon.card()));
            let dice = dice_left(game, weapon.face());
            eliminate(game, weapon.face(), dice);
            moment.told.everyone(Event::Swept { seat, weapon, dice });
        }
        _ => return endure(game, seat, moment),
    }
    let won = game.sky.dice.iter().all(|die| die.out);
    game.turn_to(if won {
        Step::Aftermath
    } else {
        Step::Combat { active: seat.other() }
    });
    if won {
        moment.told.everyone(Event::CombatWon);
    }
}

/// Cards played lie aside until the combat ends.
fn play_cards(game: &mut Celestia, seat: Seat, cards: Counts) {
    game.sky.hands[seat] = game.sky.hands[seat].minus(cards);
    game.sky.known[seat].played(cards);
    game.sky.in_play = game.sky.in_play.plus(cards);
}

fn eliminate(game: &mut Celestia, face: Face, count: u8) {
    let dice = game
        .sky
        .dice
        .iter_mut()
        .filter(|die| !die.out && die.face == face);
    dice.take(usize::from(count)).for_each(|die| die.out = true);
}

/// The player whose turn it is did not eliminate a die. Unless that was a choice, everybody has seen that the hand could not do it by itself.
fn endure(game: &mut Celestia, seat: Seat, moment: &mut Moment<'_>) {
    moment.told.everyone(Event::Endured { seat });
    if game.sky.may_endure {
        return energy::lose(game, moment);
    }
    let any_flag = !game.boarding() && dice_left(game, Face::Flag) > 0;
    let weapons: tinyvec::ArrayVec<[Weapon; 5]> = faces_left(game).filter_map(Face::weapon).collect();
    let pairs = pairs_allowed(game);
    let known = &mut game.sky.known[seat];
    if any_flag {
        Card::ALL.into_iter().for_each(|card| known.at_most(card, 0));
    }
    if !weapons.is_empty() {
        known.at_most(Card::Joker, 0);
        weapons.iter().for_each(|weapon| known.at_most(weapon.card(), 0));
        if pairs {
            Weapon::ALL
                .into_iter()
                .for_each(|weapon| known.at_most(weapon.card(), 1));
        }
    }
    energy::lose(game, moment);
}

/// The combat is over: its cards go to the discard pile, then rewards, or the next mast.
pub(crate) fn end(game: &mut Celestia, moment: &mut Moment<'_>) {
    game.sky.discard = game.sky.discard.plus(game.sky.in_play);
    game.sky.in_play = Counts::NONE;
    game.sky.dice.clear();
    if game.boarding() {
        boarding::assault_won(game, moment);
    } else {
        game.turn_to(Step::Rewards { next: 0 });
    }
}
