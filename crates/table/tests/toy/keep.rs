//! What each viewer of Grapple sees, what a seat cannot know, and what is kept.

use table::{BySeat, Chance, Seat, Viewer};

use super::{Aids, CARDS, Phase, Pile, Plain, View, bug};

pub(super) fn view<const BUG: u8>(game: &Plain, viewer: Viewer) -> View {
    let pile = |open: bool, cards: &[u8]| match open {
        true => Pile::Open(cards.to_vec()),
        false => Pile::Closed(cards.len()),
    };
    let to_all = BUG == bug::VIEW_SHOWS_OTHER_HANDS
        || BUG == bug::SHOWS_HANDS_TO_THE_PUBLIC && viewer == Viewer::Public;
    let knows = |seat| viewer.knows(seat) || to_all || game.known.contains(&seat);
    let kept_from = BUG == bug::HIDES_THE_SCORES_FROM_THE_PUBLIC && viewer == Viewer::Public;
    View {
        phase: game.phase,
        hands: game
            .hands
            .by_seat()
            .map(|(seat, hand)| pile(knows(seat), hand))
            .collect(),
        sealed: game
            .sealed
            .by_seat()
            .map(|(seat, card)| pile(viewer.knows(seat), card.as_slice()))
            .collect(),
        deck: pile(viewer == Viewer::Everything, &game.deck),
        gone: game.gone.clone(),
        remarks: game.remarks.iter().copied().collect(),
        scores: if kept_from {
            Vec::new()
        } else {
            game.scores.iter().copied().collect()
        },
        rounds_left: game.rounds_left,
    }
}

/// What a viewer could work out with patience: which of the cards it does not see is worth most.
pub(super) fn aids<const BUG: u8>(game: &Plain, viewer: Viewer) -> Aids {
    let unseen = |card: &u8| {
        let known = |seat: Seat| viewer.knows(seat) && game.hands[seat].contains(card);
        match BUG {
            bug::AIDS_COUNT_HIDDEN_CARDS => game.deck.contains(card),
            _ => !game.gone.contains(card) && !Seat::all(game.seats).any(known),
        }
    };
    Aids {
        best_unseen: (0..CARDS)
            .filter(unseen)
            .map(super::rules::worth)
            .max()
            .unwrap_or(0),
    }
}

/// Deals the deck and the other hands again; who laid a card still has laid one.
pub(super) fn imagine<const BUG: u8>(game: &Plain, seat: Seat, chance: &mut Chance) -> Plain {
    let mut world = game.clone();
    if BUG == bug::IMAGINES_NOTHING {
        return world;
    }
    let hidden_from = |other: &Seat| *other != seat && !game.known.contains(other);
    let others: Vec<Seat> = Seat::all(game.seats).filter(hidden_from).collect();
    let mut hidden = Vec::new();
    if BUG != bug::IMAGINES_THE_DECK_AS_IT_IS {
        hidden.append(&mut world.deck);
    }
    others
        .iter()
        .for_each(|other| hidden.append(&mut world.hands[*other]));
    chance.shuffle(&mut hidden);
    for other in others {
        let count = game.hands[other].len();
        world.hands[other] = hidden.split_off(hidden.len() - count);
        world.sealed[other] = game.sealed[other].map(|_| world.hands[other][chance.pick(count)]);
    }
    world.deck.append(&mut hidden);
    if BUG == bug::IMAGINES_A_CARD_AWAY {
        world.gone.pop();
    }
    if BUG == bug::IMAGINES_A_WORLD_WITHOUT_END {
        world.shared = u32::MAX;
    }
    world
}

/// Every card lies in exactly one place.
pub(super) fn audit(game: &Plain) -> Result<(), String> {
    let mut cards: Vec<u8> = game
        .hands
        .iter()
        .chain([&game.deck, &game.gone])
        .flatten()
        .copied()
        .collect();
    cards.sort_unstable();
    if cards.iter().copied().eq(0..CARDS) {
        Ok(())
    } else {
        Err(format!("the cards on the table are {cards:?}"))
    }
}

pub(super) fn restore<const BUG: u8>(mut kept: Plain) -> Result<Plain, String> {
    if BUG == bug::RESTORES_ANYTHING {
        return Ok(kept);
    }
    let tables = [
        kept.hands.seats(),
        kept.sealed.seats(),
        kept.grabbed.seats(),
        kept.remarks.seats(),
        kept.scores.seats(),
    ];
    if !(2..=3).contains(&kept.seats) || tables.iter().any(|seats| *seats != kept.seats) {
        return Err("the number of seats".into());
    }
    if matches!(kept.phase, Phase::Draw(seat) if seat.index() >= usize::from(kept.seats)) {
        return Err("the seat that draws".into());
    }
    if (kept.rounds_left == 0) != (kept.phase == Phase::Over) || kept.rounds_left > 3 {
        return Err("the rounds left".into());
    }
    let needs_cards = matches!(kept.phase, Phase::Draw(_) | Phase::Seal);
    let rounds = kept.rounds_left.saturating_sub(u8::from(!needs_cards));
    if kept.hands.iter().any(|hand| hand.len() < usize::from(rounds)) {
        return Err("a hand is too small".into());
    }
    let sealed = |(seat, card): (Seat, &Option<u8>)| {
        card.is_none_or(|card| kept.phase == Phase::Seal && kept.hands[seat].contains(&card))
    };
    if !kept.sealed.by_seat().all(sealed) || kept.sealed.iter().all(Option::is_some) {
        return Err("the cards laid face down".into());
    }
    let grabbed = kept.grabbed.iter().filter(|grabbed| **grabbed).count() as u8;
    let coins = match kept.phase {
        Phase::Grab { coins, .. } => coins > 0 && grabbed + coins == kept.seats - 1,
        _ => grabbed == 0,
    };
    if !coins {
        return Err("the coins".into());
    }
    if BUG == bug::KEEPS_ITS_CARDS_DIFFERENTLY {
        kept.hands = kept.hands.map(|hand| hand.iter().rev().copied().collect());
    }
    kept.hands = BySeat::from_fn(kept.seats, |seat| kept.hands[seat].clone());
    Ok(kept)
}
