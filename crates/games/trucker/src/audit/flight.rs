//! What must agree while ships fly.

use table::{Actor, Game, Seat, SeatSet};

use super::{Counted, must};
use crate::Trucker;
use crate::air::pending::{Flying, Pending, Queue};
use crate::ids::{Back, Squares};
use crate::rules::flight::stowing::LIFTS;
use crate::state::{Phase, Player};

/// More credits than any trek can bring, either way.
const CREDITS: i16 = 5_000;
/// Farther than any rocket comes, either way.
const DISTANCE: i16 = 5_000;
/// More goods than can lie beside a ship.
const GOODS: u8 = 90;

/// Compares what belongs to the flight.
pub(super) fn check(game: &Trucker) -> Counted {
    let state = &game.state;
    for player in state.players.iter() {
        must(player.credits.abs() < CREDITS, "nobody has so many credits")?;
    }
    match state.phase {
        Phase::Flying => {
            check_track(game)?;
            check_deck(game)?;
            check_pending(game)?;
            if matches!(state.air.step(), Pending::Landed { .. }) {
                check_accounts(game)?;
            }
            Ok(())
        }
        Phase::Over => check_track(game).and_then(|()| check_accounts(game)),
        _ => must(
            state.air.pending.is_empty() && state.air.deck.is_empty(),
            "a card is in play though nobody flies",
        ),
    }
}

/// Once a flight is scored, the last line of each account says what there is.
fn check_accounts(game: &Trucker) -> Counted {
    let agrees = |player: &Player| player.account.last().map(|entry| entry.total) == Some(player.credits);
    must(
        game.state.players.iter().all(agrees),
        "an account does not end with the credits",
    )
}

/// Every rocket is on the board, on a space of its own, or it has left.
fn check_track(game: &Trucker) -> Counted {
    let (air, seats) = (&game.state.air, game.state.seats());
    must(
        air.track.seats() == seats && air.declared.seats() == seats && air.left.seats() == seats,
        "a rocket is missing",
    )?;
    must(
        air.track.spaces() == game.flight_board().spaces,
        "the flight board is another one",
    )?;
    let mut spaces = 0u128;
    for (seat, left) in air.left.by_seat() {
        let (distance, space) = (air.track.distance(seat), air.track.space(seat));
        must(
            distance.is_some() != left.is_some(),
            "a rocket neither flies nor has left",
        )?;
        must(
            distance.is_none_or(|distance| distance.abs() < DISTANCE),
            "no rocket comes so far",
        )?;
        if let Some(space) = space {
            must(spaces & 1 << space == 0, "two rockets are on one space")?;
            spaces |= 1 << space;
        }
    }
    Ok(())
}

/// The back of the next card shows the level of a card that is there.
fn check_deck(game: &Trucker) -> Counted {
    let air = &game.state.air;
    let is_there = |back: Back| !air.deck.of_back(back).is_empty();
    must(
        air.next.map_or(air.deck.is_empty(), is_there),
        "the back of the next card is wrong",
    )?;
    must(
        air.card.is_none_or(|card| game.state.turned_up.has(card)),
        "the card in play was not turned",
    )?;
    must(air.turned <= 60, "too many cards were turned")
}

/// Somebody who is there has something to choose.
fn check_pending(game: &Trucker) -> Counted {
    let air = &game.state.air;
    for step in air.pending.iter() {
        check_step(game, *step)?;
    }
    let step = air.step();
    must(!step.seats().is_empty(), "the flight waits for nobody")?;
    for seat in step.seats().iter() {
        must(
            !game.offered(Actor::Seat(seat)).is_empty(),
            "the flight waits for somebody without a choice",
        )?;
    }
    Ok(())
}

fn check_step(game: &Trucker, step: Pending) -> Counted {
    let there = |seats: SeatSet| must(seats.is_subset(game.state.everyone()), "a seat is not there");
    let flying = |seats: SeatSet| {
        let flies = seats.is_subset(game.state.air.track.flying());
        must(flies, "somebody who does not fly is asked")
    };
    let queued = |queue: Queue| flying(queue.iter().collect());
    there(step.seats())?;
    match step {
        Pending::Landed { .. } | Pending::Resolved => Ok(()),
        Pending::Over => must(false, "the game is not over"),
        Pending::Between { asked } => flying(asked),
        Pending::OpenSpace { queue } | Pending::Abandoned { queue } => queued(queue),
        Pending::Planets { queue, landed, .. } => queued(queue).and(flying(landed)),
        Pending::Attack { queue, beaten } => queued(queue).and(flying(beaten)),
        Pending::Titles { queue, among } => queued(queue).and(flying(among)),
        Pending::Line { line, queue, .. } => {
            must(line <= 3, "there is no such line")?;
            queued(queue.unwrap_or(Queue::EMPTY))
        }
        Pending::Volley {
            next,
            targets,
            flying: missile,
            queue,
            ..
        } => {
            must(next <= 12, "there is no such meteor or shot")?;
            must(missile.is_none_or(Flying::is_rolled), "no dice show that")?;
            queued(queue).and(flying(targets))
        }
        Pending::Impact {
            seat,
            flying: missile,
            ..
        } => {
            must(missile.is_rolled(), "no dice show that")?;
            one(game, seat)
        }
        Pending::Stow { seat, goods, lifts } => {
            must(goods.total() <= GOODS, "nobody gains so many goods")?;
            must(lifts <= LIFTS, "goods are moved too often")?;
            one(game, seat)
        }
        Pending::BlackHole { queue } => queued(queue),
        Pending::VipsAct {
            politicians,
            patients,
        } => queued(politicians).and(queued(patients)),
        Pending::Plan { seat, plan } => {
            let occupied = game.ship(seat).occupied();
            must(
                plan.given.or(plan.powered).minus(occupied).is_empty(),
                "a plan has components that are not there",
            )?;
            one(game, seat)
        }
        Pending::PayCells { seat, tiles, .. } => on_ship(game, seat, tiles),
        Pending::Abandon { seat, gone } => on_ship(game, seat, gone),
        Pending::Fleet { queue, beaten } => queued(queue).and(flying(beaten)),
        Pending::FleetLine { line, queue, beaten } => {
            must(line <= 3, "there is no such line")?;
            queued(queue).and(flying(beaten))
        }
        Pending::Rain { queue, .. } => queued(queue),
        Pending::Asteroid { queue, centre } => {
            must((4..=9).contains(&centre), "no die shows that")?;
            queued(queue)
        }
        Pending::Salvo { seat, salvo } => {
            must((4..=9).contains(&salvo.centre), "no die shows that")?;
            on_ship(game, seat, salvo.fired)
        }
        Pending::Tactic { column, queue, .. } => {
            must(column <= 2, "there is no such column")?;
            queued(queue.unwrap_or(Queue::EMPTY))
        }
        Pending::Suffer { seat, number } => {
            must(number < 6, "there is no such line")?;
            one(game, seat)
        }
        Pending::Overtake { seat, days, over } => {
            must(days <= 60 && over <= 4, "nobody moves so far")?;
            one(game, seat)
        }
        Pending::Declare { seat, .. }
        | Pending::LoseCells { seat, .. }
        | Pending::Battery { seat, .. }
        | Pending::Land { seat }
        | Pending::Board { seat }
        | Pending::Reward { seat }
        | Pending::GiveCrew { seat, .. }
        | Pending::LoseGoods { seat, .. }
        | Pending::Rescue { seat }
        | Pending::KeepPiece { seat } => one(game, seat),
    }
}

fn on_ship(game: &Trucker, seat: Seat, squares: Squares) -> Counted {
    let occupied = game.ship(seat).occupied();
    must(
        squares.minus(occupied).is_empty(),
        "a step has components that are not there",
    )?;
    one(game, seat)
}

fn one(game: &Trucker, seat: Seat) -> Counted {
    must(game.state.air.flies(seat), "somebody who does not fly is asked")
}
