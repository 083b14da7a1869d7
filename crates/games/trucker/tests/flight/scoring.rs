//! Section 11: the account, line by line.

use super::trials::*;
use table::{Game, SeatSet, Verdict};
use trucker::Item;
use trucker::events::Event;
use trucker::goods::Goods;
use trucker::ids::Flight;
use trucker::ids::Good::{self, Blue, Red, Yellow};
use trucker::moves::Move;

fn account(trial: &Trial) -> Vec<(usize, Item, i16)> {
    let entries = trial.events.iter().filter_map(|event| match event {
        Event::Scored { seat, entry } => Some((seat.index(), entry.item, entry.credits)),
        _ => None,
    });
    entries.collect()
}

fn goods(list: &[Good]) -> Goods {
    list.iter().copied().collect()
}

const LOADED: &str = "I 607:104 706:63/r 707:52/2 708:21/yb 807:77";

#[test]
fn the_account_is_in_the_order_of_the_rules_each_step_for_all() {
    let mut trial = Trial::new(&[LOADED, SLOOP], "I-04", &[]);
    trial.fly_on();
    assert!(trial.is_over());
    assert_eq!(
        account(&trial),
        [
            (0, Item::Arrival(1), 4),
            (1, Item::Arrival(2), 3),
            (0, Item::BestLooking(1), 2),
            (1, Item::BestLooking(1), 2),
            (0, Item::Goods(goods(&[Red, Yellow, Blue])), 8),
            (1, Item::Goods(goods(&[])), 0),
            (0, Item::Losses(0), 0),
            (1, Item::Losses(0), 0),
        ]
    );
    assert_eq!((trial.credits(0), trial.credits(1)), (14, 5));
}

#[test]
fn goods_sell_for_four_three_two_and_one() {
    let prices = [
        ("r", "", 4),
        ("", "y", 3),
        ("", "g", 2),
        ("", "b", 1),
        ("r", "yg", 9),
    ];
    for (special, plain, worth) in prices {
        let stroke = |goods: &str| {
            if goods.is_empty() {
                String::new()
            } else {
                format!("/{goods}")
            }
        };
        let ship = format!(
            "I 607:104 706:63{} 707:52/2 708:21{} 807:77",
            stroke(special),
            stroke(plain)
        );
        let mut trial = Trial::new(&[&ship, SLOOP], "I-04", &[]);
        trial.fly_on();
        let sold = account(&trial)
            .into_iter()
            .find_map(|(seat, item, credits)| match item {
                Item::Goods(_) if seat == 0 => Some(credits),
                _ => None,
            });
        assert_eq!(sold, Some(worth), "{ship}");
    }
}

#[test]
fn who_gave_up_sells_for_half_rounded_up_and_gets_no_prize() {
    let yellow = LOADED.replace("/r", "").replace("/yb", "/y");
    let mut trial = Trial::new(&[&yellow, SLOOP], "I-04", &[]);
    trial.play(0, Move::GiveUp).play(1, Move::FlyOn);
    assert_eq!(
        account(&trial)[..3],
        [
            (1, Item::Arrival(1), 4),
            (1, Item::BestLooking(1), 2),
            (0, Item::GoodsForHalf(goods(&[Yellow])), 2),
        ]
    );
    assert_eq!(trial.credits(0), 2);
}

#[test]
fn only_the_fewest_exposed_connectors_look_best() {
    // The ark shows two.
    let mut trial = Trial::new(&[ARK, SLOOP], "I-05", &[]);
    trial.fly_on();
    let prizes: Vec<_> = account(&trial)
        .into_iter()
        .filter(|(_, item, _)| matches!(item, Item::BestLooking(_)))
        .collect();
    assert_eq!(prizes, [(1, Item::BestLooking(1), 2)]);
}

#[test]
fn losses_cost_one_each_and_credits_never_end_below_nothing() {
    // Three shots take three tiles of a ship that then gives up.
    let mut trial = Trial::new(
        &["I 706:8b/2 707:33/2 708:9/2 807:76", FREIGHTER],
        "I-03",
        &[3, 3, 4, 4, 1, 1],
    );
    trial.play(0, Move::GiveUp).play(1, Move::FlyOn);
    let mine: Vec<_> = account(&trial).into_iter().filter(|line| line.0 == 0).collect();
    assert_eq!(
        mine,
        [
            (0, Item::GoodsForHalf(goods(&[])), 0),
            (0, Item::Losses(2), -2),
            (0, Item::NoDebt, 2),
        ]
    );
    assert_eq!(trial.credits(0), 0);
}

#[test]
fn with_the_switch_debts_stay() {
    let ships = ["I 706:8b/2 707:33/2 708:9/2 807:76", FREIGHTER];
    let game = changed(&game(Flight::One, &ships, "I-03"), |kept| {
        kept["rules"]["debt"] = true.into();
    });
    let mut trial = Trial::with(game.as_trek(), "I-03", &[3, 3, 4, 4, 1, 1]);
    trial.play(0, Move::GiveUp).play(1, Move::GiveUp);
    let lines =
        trial.story(|event| matches!(event, Event::Scored { entry, .. } if entry.item == Item::NoDebt));
    assert_eq!((trial.credits(0), lines), (-2, vec![]));
    trial.play_freely(0, Move::FlyOn).play_freely(1, Move::FlyOn);
    assert_eq!((trial.view().flight, trial.credits(0)), (Flight::Two, -2));
}

/// How a flight of these credits ends in which everybody gives up at once.
fn verdict(credits: &[i16]) -> Verdict {
    let ships: Vec<&str> = credits.iter().map(|_| SLOOP).collect();
    let game = changed(&game(Flight::One, &ships, "I-04"), |kept| {
        for (at, credits) in credits.iter().enumerate() {
            kept["players"][at]["credits"] = (*credits).into();
        }
    });
    let mut trial = Trial::with(game, "I-04", &[]);
    for number in 0..credits.len() {
        trial.play(number, Move::GiveUp);
    }
    trial.game.turn().outcome().expect("the end").verdict
}

#[test]
fn most_credits_win_and_equal_credits_share_the_victory() {
    assert_eq!(verdict(&[30, 31, 2]), Verdict::Won(SeatSet::only(seat(1))));
    let both = SeatSet::only(seat(0)).with(seat(2));
    assert_eq!(verdict(&[7, 6, 7]), Verdict::Won(both));
}

#[test]
fn without_a_credit_nobody_wins_and_alone_one_credit_is_enough() {
    assert_eq!(verdict(&[0, 0, 0]), Verdict::Together { won: false });
    assert_eq!(verdict(&[0]), Verdict::Together { won: false });
    assert_eq!(verdict(&[1]), Verdict::Together { won: true });
    assert_eq!(verdict(&[1, 0]), Verdict::Won(SeatSet::only(seat(0))));
}
