//! Every component counted, and what makes a kept position one that can be played on.

use table::{Seat, SeatSet};

use crate::Tortuga;
use crate::cards::{CardId, Cards, Deck};
use crate::map::{Holds, Place, SectorKind};
use crate::pile::Pile;
use crate::rules::{MARKERS, MARKET_DECKS, MOST_ROUNDS};
use crate::setup::INFLUENCE_TOKENS;
use crate::state::{CAPTAINS, Captain, Creatures, Ending, Pending, Scenario, Sector, State};

type Sound = Result<(), String>;

fn need(so: bool, problem: impl FnOnce() -> String) -> Sound {
    if so { Ok(()) } else { Err(problem()) }
}

/// Counts cards, hunt tokens, minerals, influence and markers.
pub(crate) fn count(game: &Tortuga) -> Sound {
    count_cards(game)?;
    count_tokens(game)?;
    let state = &game.state;
    let captains = || state.captains.iter();
    let on_tiles = state.sectors.iter().filter(|sector| sector.mineral).count() as u32;
    let held: u32 = captains().map(|captain| u32::from(captain.minerals)).sum();
    let minerals = on_tiles + held + u32::from(state.depot);
    let tiles = game.map().places().len() as u32 - 1;
    need(minerals == tiles, || {
        format!("{minerals} minerals instead of {tiles}")
    })?;
    let influence: i16 = captains().map(|captain| i16::from(captain.influence)).sum();
    need(influence + state.bank == INFLUENCE_TOKENS, || {
        format!("{influence} influence held and {} in the bank", state.bank)
    })?;
    for seat in Seat::all(game.seats_here()) {
        knowledge_is_true(state, seat, &state.captains[seat])?;
        let probed = |sector: &&Sector| sector.hunt.is_some_and(|token| token.marked.contains(seat));
        let used = game.controlled(seat).len() + state.sectors.iter().filter(probed).count();
        need(used <= MARKERS, || format!("{seat:?} uses {used} markers"))?;
    }
    Ok(())
}

/// Every card is in exactly one place: 121 in all.
fn count_cards(game: &Tortuga) -> Sound {
    let state = &game.state;
    let mut found = state.boxed;
    let mut add = |pile: &Pile| found.take_all(&mut pile.clone());
    for captain in state.captains.iter() {
        [&captain.deck, &captain.hand, &captain.play, &captain.discard]
            .into_iter()
            .for_each(&mut add);
    }
    if let Some(duel) = &state.duel {
        add(&duel.attack.cards);
        add(&duel.defence.cards);
    }
    found.extend(state.captains.iter().filter_map(|captain| captain.reserve));
    for (market, (_, deck)) in state.markets.iter().zip(MARKET_DECKS) {
        found.extend(market.slots.into_iter().flatten());
        found.extend(market.bottom.iter().copied());
        let pile = deck.cards().zip(market.pile);
        pile.for_each(|(card, count)| found.add_many(card, count));
    }
    let stacks = Deck::T.cards().zip(state.stacks);
    stacks.for_each(|(card, count)| found.add_many(card, count));
    found.extend(state.hunt_pile.iter());
    for card in Deck::ALL.into_iter().flat_map(Deck::cards) {
        let (found, copies) = (found.count(card), game.face(card).copies);
        need(found == copies, || {
            format!("{found} of the card {card} instead of {copies}")
        })?;
    }
    Ok(())
}

/// What everybody can work out about a captain's hidden cards is true.
fn knowledge_is_true(state: &State, seat: Seat, captain: &Captain) -> Sound {
    let mut hidden = captain.hand;
    hidden.extend(captain.reserve);
    if let Some(duel) = &state.duel
        && seat == state.active
        && !duel.open
    {
        hidden.take_all(&mut duel.attack.cards.clone());
    }
    let held = captain
        .held
        .kinds()
        .all(|card| captain.held.count(card) <= hidden.count(card));
    need(held, || format!("{seat:?} does not hold {:?}", captain.held))?;
    let among = match captain.reserve {
        Some(card) => captain.reserve_among.contains(card),
        None => captain.reserve_among.is_empty(),
    };
    need(among, || {
        format!(
            "the reserve of {seat:?} is not one of {:?}",
            captain.reserve_among
        )
    })
}

/// Every hunt token is on a sector, in a hold or in the box; and a captain's hold has one for each of his hunt cards.
fn count_tokens(game: &Tortuga) -> Sound {
    let state = &game.state;
    let mut found = [0u32; Deck::Hunt.most_kinds()];
    let mut add = |creature: CardId| {
        if creature.deck() == Deck::Hunt {
            found[creature.place_in_deck()] += 1;
        }
    };
    let on_tiles = state.sectors.iter().filter_map(|sector| sector.hunt);
    on_tiles.for_each(|token| add(token.creature));
    state.unused_tokens.iter().for_each(&mut add);
    state.spent_tokens.iter().for_each(&mut add);
    for (seat, captain) in state.captains.by_seat() {
        captain.trophies.iter().for_each(&mut add);
        let owned: Creatures = owned_creatures(state, seat, captain);
        need(owned == captain.trophies, || {
            format!("the hunt tokens of {seat:?} are not those of its hunt cards")
        })?;
    }
    need(found.iter().all(|count| *count == 1), || {
        format!("hunt tokens: {found:?}")
    })
}

fn owned_creatures(state: &State, seat: Seat, captain: &Captain) -> Creatures {
    let piles = [captain.deck, captain.hand, captain.play, captain.discard];
    let fight = state.duel.as_ref().map(|duel| match seat {
        _ if seat == state.active => duel.attack.cards,
        _ if seat == duel.defender => duel.defence.cards,
        _ => Pile::default(),
    });
    piles
        .into_iter()
        .chain(fight)
        .flat_map(|pile| pile.kinds_in(Deck::Hunt.mask()))
        .chain(captain.reserve.filter(|card| card.deck() == Deck::Hunt))
        .collect()
}

/// Takes up a kept position if every rule could have led to it as far as any later move cares.
pub(crate) fn restore(state: State, cards: &'static Cards) -> Result<Tortuga, String> {
    let seats = state.seats();
    need((2..=CAPTAINS as u8).contains(&seats), || {
        format!("{seats} captains")
    })?;
    let game = Tortuga { cards, state };
    seats_exist(&game)?;
    sectors_are_sound(&game)?;
    markets_are_sound(&game)?;
    captains_are_sound(&game)?;
    choices_are_sound(&game)?;
    count(&game)?;
    Ok(game)
}

fn seats_exist(game: &Tortuga) -> Sound {
    let state = &game.state;
    let all = SeatSet::all(game.seats_here());
    let named = [Some(state.first), Some(state.active), state.usurper];
    let controllers = state.sectors.iter().map(|sector| sector.controller);
    let defender = state.duel.as_ref().map(|duel| duel.defender);
    let mut seats = named.into_iter().chain(controllers).chain([defender]).flatten();
    need(seats.all(|seat| all.contains(seat)), || {
        "somebody is not at the table".into()
    })
}

fn sectors_are_sound(game: &Tortuga) -> Sound {
    let state = &game.state;
    let places = game.map().places();
    for place in Place::all().filter(|place| !places.contains(*place)) {
        need(*state.sector(place) == Sector::NONE, || {
            format!("there is no {place}")
        })?;
    }
    let mut special = Vec::new();
    for tile in game.map().tiles() {
        let sector = state.sector(tile.place);
        let fits = match tile.holds {
            Holds::Tortuga => sector.kind == SectorKind::Tortuga,
            Holds::Terminal => sector.kind == SectorKind::Terminal,
            Holds::Turrets => sector.kind == SectorKind::Turrets,
            Holds::Special => {
                let fits = sector.kind.market().is_some() && !special.contains(&sector.kind);
                special.push(sector.kind);
                fits
            }
        };
        need(fits, || {
            format!("{:?} does not lie at {}", sector.kind, tile.place)
        })?;
        let face = game.cards.sector(sector.kind);
        let least = face.opening + u8::from(sector.controller.is_some() && tile.place != Place::TORTUGA);
        let most = if sector.controller.is_some() {
            face.most
        } else {
            least
        };
        need((least..=most).contains(&sector.defence), || {
            format!("the defence of {} is {}", tile.place, sector.defence)
        })?;
        if let Some(token) = sector.hunt {
            let all = SeatSet::all(game.seats_here());
            let fits = token.creature.deck() == Deck::Hunt
                && token.marked.is_subset(token.seen)
                && token.seen.is_subset(all)
                && tile.place != Place::TORTUGA;
            need(fits, || format!("the hunt token at {}", tile.place))?;
        }
    }
    need(!state.sector(Place::TORTUGA).mineral, || {
        "a mineral on Tortuga".into()
    })?;
    let fallen = state.sector(Place::TORTUGA).controller;
    need(fallen == state.usurper, || "Tortuga and its conqueror".into())
}

fn markets_are_sound(game: &Tortuga) -> Sound {
    for (market, (kind, deck)) in game.state.markets.iter().zip(MARKET_DECKS) {
        let mut open = market.slots.iter().flatten().chain(market.bottom.iter());
        need(open.all(|card| card.deck() == deck), || {
            format!("the market of {kind:?}")
        })?;
        let filled = market.slots.iter().all(Option::is_some) || market.face_down() == 0;
        need(filled, || format!("the market of {kind:?} was not filled"))?;
    }
    Ok(())
}

fn captains_are_sound(game: &Tortuga) -> Sound {
    let state = &game.state;
    let mut figures = Pile::default();
    for (seat, captain) in state.captains.by_seat() {
        if let Some(place) = captain.ship {
            need(game.map().places().contains(place), || {
                format!("the ship of {seat:?}")
            })?;
        }
        let active = seat == state.active;
        need(active || captain.play.is_empty(), || {
            format!("the play area of {seat:?}")
        })?;
        let waits_to_land = state.pending.first() == Some(&Pending::Land);
        need(!(active && waits_to_land && captain.ship.is_some()), || {
            "a ship in two places".into()
        })?;
        if let Some(figure) = captain.figure {
            need(figure.deck() == Deck::Ship && !figures.contains(figure), || {
                format!("the figure of {seat:?}")
            })?;
            figures.add(figure);
        }
        let ready = captain.figure.is_some() || state.round == 0;
        need(ready, || format!("{seat:?} has no ship"))?;
        need(state.over.is_some() || game.influence(seat) < 15, || {
            format!("{seat:?} has won")
        })?;
    }
    let last_turns = u16::from(state.usurper.is_some());
    need(state.round <= MOST_ROUNDS + last_turns, || {
        "too many rounds".into()
    })?;
    need(state.bank <= INFLUENCE_TOKENS, || "the bank".into())
}

/// The pending choices are some that play can lead to, each with something to choose.
fn choices_are_sound(game: &Tortuga) -> Sound {
    let state = &game.state;
    if let Some(ending) = state.over {
        let fits = match ending {
            Ending::Usurper | Ending::Council | Ending::Overthrow => state.usurper.is_some(),
            Ending::Influence | Ending::Exhaustion => true,
        };
        return need(fits && state.pending.is_empty() && state.duel.is_none(), || {
            "choices after the end".into()
        });
    }
    let choosing = state.pending[..] == [Pending::ChooseShip];
    need(choosing == (state.round == 0), || "the choice of ships".into())?;
    let (fights, fits) = match state.pending[..] {
        [] => (false, true),
        [Pending::ChooseShip] => (false, ships_are_being_chosen(game)),
        [Pending::Land] => (false, state.mine().ship.is_none()),
        [
            only @ (Pending::Seal
            | Pending::Defend
            | Pending::Lose { .. }
            | Pending::Spoils
            | Pending::DefenderCancels),
        ] => (true, fight_is_sound(game, only)),
        [Pending::DefenderCancels, top @ Pending::AttackerCancels] => (true, fight_is_sound(game, top)),
        [only] => (false, ability_is_sound(game, only)),
        [below @ Pending::Abilities { card, left }, top] => {
            let known = left != 0 && usize::from(left) < 1 << game.face(card).abilities.len();
            let nested = !matches!(top, Pending::Abilities { .. }) && below != top;
            (false, known && nested && ability_is_sound(game, top))
        }
        _ => (false, false),
    };
    need(fits && fights == state.duel.is_some(), || {
        format!("pending choices {:?}", state.pending)
    })
}

/// Captains before the one who chooses have chosen, the others have not, and nobody has drawn yet.
fn ships_are_being_chosen(game: &Tortuga) -> bool {
    let state = &game.state;
    let mut seat = state.first;
    let mut chosen = true;
    for _ in 0..game.seats_here() {
        chosen &= seat != state.active;
        let captain = &state.captains[seat];
        let still = captain.hand.is_empty() && captain.discard.is_empty() && captain.reserve.is_none();
        if captain.figure.is_some() != chosen || !still {
            return false;
        }
        seat = seat.next(game.seats_here());
    }
    state.boxed.has_any(Deck::Ship.mask()) && !chosen
}

fn ability_is_sound(game: &Tortuga, pending: Pending) -> bool {
    let state = &game.state;
    match pending {
        Pending::Abilities { card, left } => {
            let abilities = &game.face(card).abilities;
            let open = |at: usize| left & (1 << at) != 0 && game.check_ability(card, abilities[at]).is_ok();
            usize::from(left) < 1 << abilities.len() && (0..abilities.len()).any(open)
        }
        Pending::Move { left } => left > 0 && state.mine().ship.is_some(),
        Pending::Jump => state.mine().ship.is_some(),
        Pending::Trash { from, left } => left > 0 && game.can_trash(from),
        Pending::Fortify { by } => by > 0,
        Pending::Reserve => state.mine().reserve.is_none(),
        _ => false,
    }
}

fn fight_is_sound(game: &Tortuga, pending: Pending) -> bool {
    let state = &game.state;
    let Some(duel) = &state.duel else { return false };
    let fighters = game.cards.fighters(state.plain_ships);
    let cards = |pile: &Pile| pile.kinds_in(!fighters).next().is_none();
    let ship = |seat: Seat| state.captains[seat].ship;
    let (attacker, defender) = (ship(state.active), ship(duel.defender));
    let allowed = duel.defender != state.active
        && state.scenario != Scenario::Peaceful
        && state.usurper.is_none()
        && cards(&duel.attack.cards)
        && cards(&duel.defence.cards)
        && attacker == Some(duel.place);
    let aggressive = state.scenario == Scenario::Aggressive;
    let both_there = defender == Some(duel.place);
    let fresh = duel.attack.cancelled.is_empty() && duel.defence.cancelled.is_empty();
    allowed
        && match pending {
            Pending::Seal => !duel.open && fresh && both_there && duel.defence.cards.is_empty(),
            Pending::Defend => !duel.open && fresh && both_there,
            Pending::AttackerCancels => duel.open && both_there && game.can_cancel(true),
            Pending::DefenderCancels => duel.open && both_there && game.can_cancel(false),
            Pending::Lose { attacker } => {
                duel.open && both_there && aggressive && !duel.side(attacker).cards.is_empty()
            }
            Pending::Spoils => {
                duel.open && defender.is_none() && aggressive && state.captains[duel.defender].influence > 0
            }
            _ => false,
        }
}
