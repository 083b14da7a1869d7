//! A turn: take coins, or throw for them.

use table::{BySeat, Game, Moment, Outcome, Score, Seat, Turn};

use crate::{Event, Move, Refusal, Toy};

pub(crate) fn turn(game: &Toy) -> Turn {
    if game.heap > 0 {
        return Turn::One(game.active);
    }
    let score = |seat: Seat| Score {
        points: i32::from(game.coins[seat.index()] + game.charm(seat)),
        ..Score::default()
    };
    Turn::Over(Outcome::by_score(BySeat::from_fn(game.seats(), score)))
}

pub(crate) fn check(game: &Toy, mv: &Move) -> Result<(), Refusal> {
    match *mv {
        Move::Take(coins) if !(1..=3).contains(&coins) => Err(Refusal::OneToThree),
        Move::Take(coins) if coins > game.heap => Err(Refusal::HeapHas(game.heap)),
        Move::Throw if game.coins[game.active.index()] == 0 => Err(Refusal::NothingToLose),
        _ => Ok(()),
    }
}

pub(crate) fn apply(game: &mut Toy, mv: Move, moment: &mut Moment<'_, Event>) {
    let seat = game.active;
    game.die = None;
    match mv {
        Move::Take(coins) => take(game, seat, coins, moment),
        Move::Throw => {
            let die = moment.chance.die(6) as u8 + 1;
            game.die = Some(die);
            moment.told.everyone(Event::Threw { seat, die });
            match die {
                4.. if die <= game.heap => take(game, seat, die, moment),
                4.. => {}
                _ => lose(game, seat, moment),
            }
        }
    }
    game.active = seat.next(game.seats());
    if game.heap == 0 {
        let charms = Seat::all(game.seats()).map(|seat| game.charm(seat)).collect();
        moment.told.reveal();
        moment.told.everyone(Event::Shown { charms });
    }
}

fn take(game: &mut Toy, seat: Seat, coins: u8, moment: &mut Moment<'_, Event>) {
    game.heap -= coins;
    game.coins[seat.index()] += coins;
    moment.told.everyone(Event::Took { seat, coins });
}

fn lose(game: &mut Toy, seat: Seat, moment: &mut Moment<'_, Event>) {
    game.coins[seat.index()] -= 1;
    game.lost += 1;
    moment.told.everyone(Event::Lost { seat });
}
