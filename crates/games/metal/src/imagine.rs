//! What a seat cannot know, dealt again.
//!
//! Trophies whose face it does not know change places among themselves; so do wrecks of others of which it is not sure. Offers and
//! promises between others may name wrecks: which ones the seat does not see, so any of the giver's will do.

use arrayvec::ArrayVec;
use table::{Chance, Seat};

use crate::Metal;
use crate::ids::{ShipId, ShipSet, TrophyId};
use crate::negotiation::{Deliver, Goods};
use crate::state::{Held, Pirate};

pub(crate) fn world(game: &Metal, seat: Seat, chance: &mut Chance) -> Metal {
    let mut world = game.clone();
    deal_trophies_again(&mut world, seat, chance);
    deal_wrecks_again(&mut world, seat, chance);
    name_wrecks_again(&mut world, seat, chance);
    world
}

/// Every trophy the seat does not know, wherever it lies.
fn unknown_trophies(world: &mut Metal, seat: Seat) -> impl Iterator<Item = &mut Held> {
    let hands = world
        .pirates
        .iter_mut()
        .flat_map(|pirate| pirate.trophies.iter_mut());
    let board = &mut world.board;
    hands
        .flatten()
        .chain(board.trophies.iter_mut())
        .chain(board.drawn.iter_mut())
        .filter(move |held| !held.known.contains(seat))
}

fn deal_trophies_again(world: &mut Metal, seat: Seat, chance: &mut Chance) {
    let mut cards: ArrayVec<TrophyId, { TrophyId::COUNT }> =
        unknown_trophies(world, seat).map(|held| held.card).collect();
    // Put in order first: how they really lie has no part in what is imagined.
    cards.sort_unstable();
    chance.shuffle(&mut cards);
    for (held, card) in unknown_trophies(world, seat).zip(cards) {
        held.card = card;
    }
}

/// Exchanges the names of unknown wrecks, in hands and in what others know of each other.
fn deal_wrecks_again(world: &mut Metal, seat: Seat, chance: &mut Chance) {
    let sure = world.pirates[seat].knows;
    let unsure = world
        .others(seat)
        .fold(ShipSet::EMPTY, |all, other| {
            all.union(world.pirates[other].wrecks)
        })
        .minus(sure);
    let mut before: ArrayVec<ShipId, { ShipId::COUNT }> = unsure.iter().collect();
    let mut after = before.clone();
    chance.shuffle(&mut after);
    // Names are dealt to places, which anybody can put in an order: who holds a wreck and who knows it. So how they really lie has no part in
    // what is imagined.
    before.sort_by_key(|ship| place_of(world, *ship));
    let renamed = |ships: ShipSet| -> ShipSet {
        let moved = before.iter().zip(&after).filter(|(old, _)| ships.contains(**old));
        ships.minus(unsure).union(moved.map(|(_, new)| *new).collect())
    };
    for other in world.others(seat) {
        let pirate = &mut world.pirates[other];
        pirate.wrecks = renamed(pirate.wrecks);
        pirate.knows = renamed(pirate.knows);
    }
    world.combat.loot.wrecks = renamed(world.combat.loot.wrecks);
}

/// Where a wreck lies, in the combat's loot or in whose hand, and who knows of it.
fn place_of(world: &Metal, ship: ShipId) -> (bool, u8, u8) {
    let those = |has: fn(&Pirate) -> ShipSet| {
        let pirates = world.pirates.iter();
        pirates.fold(0, |bits: u8, pirate| {
            bits << 1 | u8::from(has(pirate).contains(ship))
        })
    };
    let loot = world.combat.loot.wrecks.contains(ship);
    (loot, those(|pirate| pirate.wrecks), those(|pirate| pirate.knows))
}

/// Offers and promises between others name some wrecks of the giver.
fn name_wrecks_again(world: &mut Metal, seat: Seat, chance: &mut Chance) {
    let wrecks = world.pirates.map(|pirate| pirate.wrecks);
    // What is shown the parties see; what is unseen only the giver does.
    let mut rename = |giver: Seat, party: bool, goods: &mut Goods| {
        let unknown = |own: ShipSet, count: usize, chance: &mut Chance| -> ShipSet {
            let mut own: ArrayVec<ShipId, { ShipId::COUNT }> = own.iter().collect();
            chance.shuffle(&mut own);
            own.into_iter().take(count).collect()
        };
        let (shown, unseen) = (goods.wrecks.len(), goods.unseen.len());
        if giver == seat || shown + unseen > wrecks[giver].len() {
            return;
        }
        if shown > 0 && !party {
            goods.wrecks = unknown(wrecks[giver], shown, chance);
        }
        if unseen > 0 {
            goods.unseen = unknown(wrecks[giver].minus(goods.wrecks), unseen, chance);
        }
    };
    for offer in &mut world.talk.offers {
        let party = offer.is_party(seat);
        rename(offer.from, party, &mut offer.terms.gives);
        rename(offer.to, party, &mut offer.terms.takes);
        for pledge in offer.terms.pledges.iter_mut() {
            if let Deliver::Goods(goods) = &mut pledge.deliver {
                rename(pledge.debtor, party, goods);
            }
        }
        if party {
            continue;
        }
        // Both parties of an offer see the wrecks it names.
        for (party, other) in [(offer.from, offer.to), (offer.to, offer.from)] {
            let named = offer.terms.wrecks().both(wrecks[other]);
            world.pirates[party].knows = world.pirates[party].knows.union(named);
        }
    }
    for promise in &mut world.ledger.entries {
        if let Deliver::Goods(goods) = &mut promise.deliver {
            rename(promise.debtor, promise.creditor == seat, goods);
        }
    }
}
