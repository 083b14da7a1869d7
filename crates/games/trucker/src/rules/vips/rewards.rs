//! What VIPs pay: to those who complete the flight, for VIPs still aboard, after the mission and before everything else.

use table::Seat;

use super::requirements;
use crate::Trucker;
use crate::cards::vips::{Vip, VipCard};
use crate::ids::{Good, Square, Squares, multiplied};
use crate::rules::Now;
use crate::rules::missions;
use crate::rules::scoring::{self, Item};

/// Step 2.
pub(crate) fn pay(game: &mut Trucker, now: Now<'_, '_>) {
    let Some(vips) = game.state.lunar.vips else { return };
    for (place, seat) in game.state.air.track.order().iter().enumerate() {
        for vip in vips {
            let Some(cabin) = game.vip_cabin(seat, vip) else {
                continue;
            };
            let credits = reward(game, seat, place, game.vip_card(vip), cabin);
            if credits != 0 {
                scoring::enter(game, seat, Item::Vip(vip), credits, now);
            }
        }
    }
}

fn reward(game: &Trucker, seat: Seat, place: usize, card: &VipCard, cabin: Square) -> i16 {
    let (ship, tiles, passage) = (game.ship(seat), game.tiles(), &game.player(seat).lunar);
    let level = game.times_level(card.level);
    let halves = |sum: i16, first: usize| sum * card.figure(first + game.level().index()) / 2;
    match card.id {
        Vip::PropulsionEngineer => i16::from(game.state.air.turned) * card.each,
        Vip::HurriedPolitician => politician(game, place),
        Vip::StarSurgeon => level + i16::from(passage.charges) * card.each,
        Vip::SuperstitiousCelebrity | Vip::FengShuiMaster => level + i16::from(passage.counted) * card.each,
        Vip::SpoiledRichKid => {
            let types = ship.component_types(tiles, ship.occupied()) as i16;
            halves(types * card.each, 2)
        }
        Vip::AgoraphobicHeiress if ship.views(cabin) > 0 => game.times_level(card.figure(0)),
        Vip::EcoActivist => {
            let around = Squares::only(cabin).around().and(ship.occupied()).iter();
            let cells: i16 = around.map(|square| i16::from(ship.cells_at(tiles, square))).sum();
            level + cells * card.each
        }
        Vip::LunarMarathoner => {
            let most = card.figure(1) + game.times_level(card.figure(2));
            let steps = requirements::to_start(ship, tiles, cabin).unwrap_or(0);
            (i16::from(steps) * card.each).min(most)
        }
        Vip::FoodCritic => {
            let colours = ship.all_goods(tiles).kinds().count();
            let all = if colours == Good::ALL.len() {
                card.figure(0)
            } else {
                0
            };
            halves(colours as i16 * card.each + all, 1)
        }
        _ => level,
    }
}

/// As much as the arrival reward, doubled with it; or as printed on the flight board (ruling A2), but nothing where that is nothing.
fn politician(game: &Trucker, place: usize) -> i16 {
    let paid = missions::rewards::arrival(game, place);
    if game.rulings().politician_once {
        paid.min(missions::rewards::printed_arrival(game, place))
    } else {
        paid
    }
}

/// Step 5: what goods in structural modules sell for besides their value, while the king of smugglers is aboard: they sell for double.
pub(crate) fn hidden_goods(game: &Trucker, seat: Seat) -> i16 {
    if !game.state.air.flies(seat) || game.vip_cabin(seat, Vip::SmugglerKing).is_none() {
        return 0;
    }
    let (ship, tiles) = (game.ship(seat), game.tiles());
    let hidden = ship.hiding_places(tiles).iter();
    let value: i16 = hidden
        .map(|square| ship.goods_in(tiles, square).value() as i16)
        .sum();
    multiplied(value, &[2]) - value
}

/// Step 6: how many lost components the insurer pays for.
pub(crate) fn insured(game: &Trucker, seat: Seat) -> u8 {
    if !game.state.air.flies(seat) || game.vip_cabin(seat, Vip::GalacticInsurer).is_none() {
        return 0;
    }
    let card = game.vip_card(Vip::GalacticInsurer);
    (card.figure(0) + game.times_level(card.figure(1))) as u8
}

/// How many VIPs are aboard.
pub(crate) fn aboard(game: &Trucker, seat: Seat) -> usize {
    let vips = game.state.lunar.vips.into_iter().flatten();
    vips.filter(|vip| game.vip_cabin(seat, *vip).is_some()).count()
}

/// How many VIPs were lost in flight; a widow who flew off is not.
pub(crate) fn lost(game: &Trucker, seat: Seat) -> i16 {
    let passage = &game.player(seat).lunar;
    let boarded = passage.boarded.count_ones() as i16;
    boarded - aboard(game, seat) as i16 - i16::from(passage.flown_off)
}
