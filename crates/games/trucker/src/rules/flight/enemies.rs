//! Smugglers, slavers, pirates: from the leader on. Stronger wins, may take the reward and lose the days, and the attack is over for all. Equal is
//! unharmed and it goes on. Weaker suffers the penalty and it goes on.

use serde::{Deserialize, Serialize};
use table::{Seat, SeatSet};
use ts_rs::TS;

use super::{declare, leaving, pirates, stowing};
use crate::Trucker;
use crate::air::pending::{Pending, Queue};
use crate::cards::effects::{Adventure, Criterion, Enemy, Penalty, Reward};
use crate::cards::missions::SpecialRule;
use crate::events::Event;
use crate::ids::Halves;
use crate::rules::Now;

/// How a fight went.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
pub enum FightResult {
    /// Stronger: the attack is over.
    Won,
    /// Equal: unharmed, it goes on.
    Drawn,
    /// Weaker: beaten, it goes on.
    Lost,
}

impl FightResult {
    /// How cannons do against an enemy.
    pub fn of(cannons: Halves, power: u8) -> FightResult {
        match cannons.cmp(&Halves::whole(i16::from(power))) {
            std::cmp::Ordering::Greater => FightResult::Won,
            std::cmp::Ordering::Equal => FightResult::Drawn,
            std::cmp::Ordering::Less => FightResult::Lost,
        }
    }
}

/// The enemy on the card in play.
pub(crate) fn printed(game: &Trucker) -> Option<&'static Enemy> {
    match &game.card()?.adventure {
        Adventure::Enemy(enemy) => Some(enemy),
        _ => None,
    }
}

/// The next one is attacked.
pub(crate) fn next(game: &mut Trucker, queue: Queue, beaten: SeatSet, now: Now<'_, '_>) {
    let (Some(seat), Some(enemy)) = (queue.first(), printed(game)) else {
        game.state.air.done();
        return pirates::shoot(game, beaten);
    };
    let Some(cannons) = game.state.air.declared[seat] else {
        return declare::ask(game, seat, Criterion::Cannons);
    };
    let result = FightResult::of(cannons, enemy.power);
    now.told.everyone(Event::Fought {
        seat,
        strength: cannons,
        power: enemy.power,
        result,
    });
    match result {
        FightResult::Won => {
            game.state.air.replace(Pending::Attack {
                queue: Queue::EMPTY,
                beaten,
            });
            game.state.air.push(Pending::Reward { seat });
        }
        FightResult::Drawn => game.state.air.replace(Pending::Attack {
            queue: queue.rest(),
            beaten,
        }),
        FightResult::Lost => {
            let shot_at = matches!(enemy.penalty, Penalty::Shots(_));
            let beaten = if shot_at { beaten.with(seat) } else { beaten };
            game.state.air.replace(Pending::Attack {
                queue: queue.rest(),
                beaten,
            });
            suffer(game, seat, &enemy.penalty, now);
        }
    }
}

/// A penalty that strikes one seat at once; shots of pirates wait until the attack is over.
pub(crate) fn suffer(game: &mut Trucker, seat: Seat, penalty: &Penalty, now: Now<'_, '_>) {
    match penalty {
        Penalty::Days(days) => leaving::lose_days(game, seat, *days, now),
        Penalty::Crew(left) => game.state.air.push(Pending::GiveCrew { seat, left: *left }),
        Penalty::Goods(left) => game.state.air.push(Pending::LoseGoods { seat, left: *left }),
        Penalty::Cells(left) => game.state.air.push(Pending::LoseCells { seat, left: *left }),
        Penalty::Shots(_) => {}
    }
}

/// What the winner may take: in an ambush half of the credits, or the first half of the goods, both rounded down.
pub(crate) fn reward(game: &Trucker, enemy: &Enemy) -> Reward {
    if !game.has_rule(SpecialRule::EnemiesPayHalf) {
        return enemy.reward;
    }
    match enemy.reward {
        Reward::Credits(credits) => Reward::Credits(credits / 2),
        Reward::Goods(goods) => {
            let half = usize::from(goods.total() / 2);
            Reward::Goods(goods.iter().take(half).collect())
        }
    }
}

/// The winner takes the reward and loses the days.
pub(crate) fn accept(game: &mut Trucker, seat: Seat, now: Now<'_, '_>) {
    game.state.air.done();
    let Some(enemy) = printed(game) else { return };
    leaving::lose_days(game, seat, enemy.days, now);
    match reward(game, enemy) {
        Reward::Credits(credits) => game.earn(seat, credits, now),
        Reward::Goods(goods) => stowing::gain(game, seat, goods, now),
    }
}

/// The winner leaves the reward and loses no days.
pub(crate) fn decline(game: &mut Trucker, seat: Seat, now: Now<'_, '_>) {
    game.state.air.done();
    now.told.everyone(Event::Passed { seat });
}
