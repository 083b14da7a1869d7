//! End of flight (section 11), in this order: what the mission and VIPs pay, finishing reward, best-looking ship and titles, goods, lost components and what the mission charges. Each step for all players
//! before the next; the floor of 0 is applied once, at the end.

use serde::{Deserialize, Serialize};
use table::{List, Seat, SeatSet};
use ts_rs::TS;

use crate::Trucker;
use crate::air::pending::Pending;
use crate::cards::missions::Mission;
use crate::cards::vips::Vip;
use crate::events::Event;
use crate::goods::Goods;
use crate::rules::missions::rewards;
use crate::rules::{Now, titles, vips};
use crate::state::Phase;
use crate::titles::{Holding, Title};

/// What an entry of the account is for.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
pub enum Item {
    /// Arriving in this place, from 1.
    Arrival(u8),
    /// The best-looking ship, with so many exposed connectors.
    BestLooking(u8),
    /// A title gained.
    TitleGained(Title),
    /// A title defended.
    TitleDefended(Holding),
    /// Goods sold.
    Goods(Goods),
    /// Goods sold for half, rounded up, because the flight was given up.
    GoodsForHalf(Goods),
    /// So many components lost.
    Losses(u8),
    /// Components lost of which not all are charged for.
    CoveredLosses {
        /// How many were lost.
        lost: u8,
        /// How many of them the mission does not count.
        mission: u8,
        /// How many of the others the insurer pays for.
        insurer: u8,
    },
    /// What the mission pays.
    Mission(Mission),
    /// What the mission charges.
    MissionPenalty(Mission),
    /// What a VIP pays.
    Vip(Vip),
    /// Credits never end below 0.
    #[default]
    NoDebt,
}

/// One line of the account.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize, TS)]
#[serde(deny_unknown_fields)]
pub struct Entry {
    /// What for.
    pub item: Item,
    /// Credits gained or lost.
    pub credits: i16,
    /// What there is after it.
    pub total: i16,
}

/// The account of one flight, line by line in the order of the rules: nobody gets more than eleven lines. The audit compares its last line with the
/// credits, so that none is ever left out.
pub(crate) type Account = List<Entry, 12>;

/// Writes a line of the account.
pub(crate) fn enter(game: &mut Trucker, seat: Seat, item: Item, credits: i16, now: Now<'_, '_>) {
    let player = game.player_mut(seat);
    player.credits += credits;
    let entry = Entry {
        item,
        credits,
        total: player.credits,
    };
    player.account.push(entry);
    now.told.everyone(Event::Scored { seat, entry });
}

/// The flight is over.
pub(crate) fn land(game: &mut Trucker, now: Now<'_, '_>) {
    let order = game.state.air.track.order();
    // The account is that of one flight; the last one's has been read.
    for player in game.state.players.iter_mut() {
        player.account.clear();
    }
    now.told.everyone(Event::FlightOver {
        arrived: order.iter().collect(),
    });
    rewards::pay(game, now);
    vips::rewards::pay(game, now);
    arrive(game, now);
    best_looking(game, now);
    if game.state.rules.trek {
        titles::judge(game, now);
    }
    // Titles of the first flight may have to be chosen; the rest of the account follows then.
    if !matches!(game.state.air.step(), Pending::Titles { .. }) {
        sell(game, now);
    }
}

/// The finishing reward, to those still flying.
fn arrive(game: &mut Trucker, now: Now<'_, '_>) {
    for (place, seat) in game.state.air.track.order().iter().enumerate() {
        let reward = rewards::arrival(game, place);
        enter(game, seat, Item::Arrival(place as u8 + 1), reward, now);
    }
}

/// Fewest exposed connectors among finishers; all tied get it.
fn best_looking(game: &mut Trucker, now: Now<'_, '_>) {
    let prize = i16::from(game.flight_board().best_looking_ship);
    let order = game.state.air.track.order();
    let exposed = |game: &Trucker, seat: Seat| game.ship(seat).exposed_connectors();
    let Some(fewest) = order.iter().map(|seat| exposed(game, seat)).min() else {
        return;
    };
    for seat in order.iter() {
        if exposed(game, seat) == fewest {
            enter(game, seat, Item::BestLooking(fewest), prize, now);
        }
    }
}

/// Goods, then losses, then the floor.
pub(crate) fn sell(game: &mut Trucker, now: Now<'_, '_>) {
    for seat in game.state.everyone().iter() {
        let goods = game.ship(seat).all_goods(game.tiles());
        let value = goods.value() as i16;
        if game.state.air.flies(seat) {
            let value = value + vips::rewards::hidden_goods(game, seat);
            enter(game, seat, Item::Goods(goods), value, now);
        } else {
            enter(game, seat, Item::GoodsForHalf(goods), (value + 1) / 2, now);
        }
    }
    for seat in game.state.everyone().iter() {
        let bill = rewards::bill(game, seat);
        enter(game, seat, bill.item(), -i16::from(bill.charged()), now);
    }
    rewards::fine(game, now);
    for seat in game.state.everyone().iter() {
        let credits = game.player(seat).credits;
        if credits < 0 && !game.state.rules.debt {
            enter(game, seat, Item::NoDebt, -credits, now);
        }
    }
    let asked = if game.has_another_flight() {
        game.state.everyone()
    } else {
        SeatSet::EMPTY
    };
    game.state.air.push(Pending::Landed { asked });
}

/// A seat has seen the account and is ready for the next flight.
pub(crate) fn ready(game: &mut Trucker, seat: Seat, asked: SeatSet) {
    game.state.air.replace(Pending::Landed {
        asked: asked.without(seat),
    });
}

/// The next flight of a trek, or the end of the game.
pub(crate) fn next_flight(game: &mut Trucker, now: Now<'_, '_>) {
    if !game.next_flight(now) {
        game.state.phase = Phase::Over;
        now.told.everyone(Event::GameOver);
    }
}
