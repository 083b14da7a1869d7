//! Handing out titles (section 12). After flight I all titles are judged; whoever is best at several keeps one of their choice, the rest pass to the
//! next best without a title. After flight II and III the holders defend: best again at one's own title.

use table::{Seat, SeatSet};

use crate::Trucker;
use crate::air::pending::{Pending, Queue};
use crate::ids::Flight;
use crate::moves::{Move, Refusal};
use crate::rules::scoring::{self, Item};
use crate::rules::{Allowed, Now};
use crate::titles::{Holding, Title};

/// What a title brings when it is gained after flight I.
const GAINED: i16 = 2;
/// What defending a title brings after flight II.
const DEFENDED: i16 = 4;
/// What defending a silver title brings after flight III; twice that for a gold one.
const LAST_DEFENDED: i16 = 6;

/// The best of these seats at a title; tie: the one who arrived ahead. Nobody is best with nothing.
fn best(game: &Trucker, title: Title, among: SeatSet) -> Option<Seat> {
    let order = game.state.air.track.order().only(among);
    let worth = |seat: Seat| title.worth(game.ship(seat), game.tiles());
    // `max_by_key` keeps the last of equals, so the one who arrived last comes first.
    order
        .iter()
        .rev()
        .max_by_key(|seat| worth(*seat))
        .filter(|seat| worth(*seat) > 0)
}

/// The titles of this trek.
fn titles(game: &Trucker) -> impl Iterator<Item = Title> + use<> {
    let party = game.state.rules.modules.party.then_some(Title::PartyKing);
    Title::ALL.into_iter().chain(party)
}

fn holder(game: &Trucker, title: Title) -> Option<Seat> {
    let holds = |seat: &Seat| game.player(*seat).title.is_some_and(|held| held.title == title);
    game.state.everyone().iter().find(holds)
}

/// Those who completed the flight and hold no title.
fn contenders(game: &Trucker) -> SeatSet {
    let finishers = game.state.air.track.flying().iter();
    finishers
        .filter(|seat| game.player(*seat).title.is_none())
        .collect()
}

/// The titles a seat may choose among: those nobody holds and at which it is the best of the contenders.
fn won(game: &Trucker, seat: Seat, among: SeatSet) -> impl Iterator<Item = Title> + '_ {
    titles(game)
        .filter(move |title| holder(game, *title).is_none() && best(game, *title, among) == Some(seat))
}

/// The flight is over: titles are gained or defended.
pub(crate) fn judge(game: &mut Trucker, now: Now<'_, '_>) {
    match game.state.flight {
        Flight::One => game.state.air.push(Pending::Titles {
            queue: Queue::EMPTY,
            among: SeatSet::EMPTY,
        }),
        Flight::Two => defend(game, now),
        Flight::Three | Flight::Learning => last_defence(game, now),
    }
}

fn defenders(game: &Trucker) -> impl Iterator<Item = (Seat, Holding)> + use<> {
    let finishers = game.state.air.track.flying();
    let list: Vec<_> = finishers
        .iter()
        .filter_map(|seat| Some((seat, game.player(seat).title?)))
        .filter(|(seat, held)| best(game, held.title, finishers) == Some(*seat))
        .collect();
    list.into_iter()
}

fn defend(game: &mut Trucker, now: Now<'_, '_>) {
    for (seat, held) in defenders(game) {
        let gold = Holding { gold: true, ..held };
        game.player_mut(seat).title = Some(gold);
        scoring::enter(game, seat, Item::TitleDefended(gold), DEFENDED, now);
    }
}

fn last_defence(game: &mut Trucker, now: Now<'_, '_>) {
    for (seat, held) in defenders(game) {
        let credits = if held.gold {
            2 * LAST_DEFENDED
        } else {
            LAST_DEFENDED
        };
        scoring::enter(game, seat, Item::TitleDefended(held), credits, now);
    }
}

pub(crate) fn offered(game: &Trucker, seat: Seat, among: SeatSet, out: &mut Vec<Move>) {
    out.extend(won(game, seat, among).map(Move::KeepTitle));
}

pub(crate) fn check(game: &Trucker, seat: Seat, among: SeatSet, title: Title) -> Allowed {
    if won(game, seat, among).any(|won| won == title) {
        Ok(())
    } else {
        Err(Refusal::TitleNotWon)
    }
}

/// A seat takes a title.
pub(crate) fn keep(game: &mut Trucker, seat: Seat, title: Title, now: Now<'_, '_>) {
    if let Pending::Titles { queue, among } = game.state.air.step() {
        game.state.air.replace(Pending::Titles {
            queue: queue.rest(),
            among,
        });
        game.player_mut(seat).title = Some(Holding { title, gold: false });
        scoring::enter(game, seat, Item::TitleGained(title), GAINED, now);
    }
}

/// Who is best at one title takes it; who is best at several chooses; then the rest pass on.
pub(crate) fn settle(game: &mut Trucker, queue: Queue, among: SeatSet, now: Now<'_, '_>) -> bool {
    let Some(seat) = queue.first() else {
        next_round(game, now);
        return true;
    };
    let mut titles = won(game, seat, among);
    let (first, second) = (titles.next(), titles.next());
    drop(titles);
    match (first, second) {
        (Some(_), Some(_)) => return false,
        (Some(title), None) => keep(game, seat, title, now),
        (None, _) => game.state.air.replace(Pending::Titles {
            queue: queue.rest(),
            among,
        }),
    }
    true
}

fn next_round(game: &mut Trucker, now: Now<'_, '_>) {
    let among = contenders(game);
    let order = game.state.air.track.order().only(among);
    let queue: Queue = order
        .iter()
        .filter(|seat| won(game, *seat, among).next().is_some())
        .collect();
    if queue.first().is_none() {
        game.state.air.done();
        scoring::sell(game, now);
    } else {
        game.state.air.replace(Pending::Titles { queue, among });
    }
}
