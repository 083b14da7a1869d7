//! Section 9: smugglers, slavers, pirates, combat zone, sabotage.

use super::trials::*;
use table::Seat;
use trucker::FightResult;
use trucker::air::Leaving;
use trucker::air::track::Moved;
use trucker::events::Event;
use trucker::ids::{Flight, Good, Halves, Loss};
use trucker::moves::{Move, Refusal};

/// One single and two double cannons to the front, a battery of two: strength 1, 3 or 5.
const FORT: &str = "I 606:127 607:126 608:103 706:59 707:33/2 708:57 807:5/2";

fn fought(trial: &Trial) -> Vec<(Seat, FightResult)> {
    let fights = trial.events.iter().filter_map(|event| match event {
        Event::Fought { seat, result, .. } => Some((*seat, *result)),
        _ => None,
    });
    fights.collect()
}

fn power_both(trial: &mut Trial) {
    trial.play(0, Move::Power(at(606))).play(0, Move::Power(at(607)));
}

#[test]
fn stronger_wins_takes_the_reward_and_ends_the_attack_for_all() {
    // I-02: power 4, yellow green blue, 1 day.
    let mut trial = Trial::new(&[FORT, SLOOP], "I-02", &[]);
    assert_eq!(
        trial.offered(0),
        [Move::Done, Move::Power(at(606)), Move::Power(at(607))]
    );
    power_both(&mut trial);
    assert_eq!(trial.try_play(0, Move::Power(at(606))), Err(Refusal::NotNow));
    assert_eq!(fought(&trial), [(seat(0), FightResult::Won)]);
    assert_eq!(trial.offered(0), [Move::Accept, Move::Pass]);
    trial.play(0, Move::Accept);
    assert!(trial.saw(&Event::Moved {
        seat: seat(0),
        moved: Moved {
            days: -1,
            from: 4,
            to: 3
        }
    }));
    assert!(
        trial
            .events
            .iter()
            .any(|event| matches!(event, Event::GoodsGained { .. }))
    );
    assert_eq!(fought(&trial), [(seat(0), FightResult::Won)]);
    assert_eq!(trial.offered(1), [Move::FlyOn, Move::GiveUp]);
}

#[test]
fn the_reward_may_be_left_and_then_no_day_is_lost() {
    let mut trial = Trial::new(&[FORT], "I-02", &[]);
    power_both(&mut trial);
    trial.play(0, Move::Pass);
    assert!(
        trial
            .story(|event| matches!(event, Event::Moved { .. }))
            .is_empty()
    );
}

#[test]
fn power_is_asked_for_what_is_there_only() {
    let mut trial = Trial::new(&[FORT], "I-02", &[]);
    assert_eq!(
        trial.try_play(0, Move::Power(at(608))),
        Err(Refusal::NothingToPower)
    );
    trial.play(0, Move::Power(at(606)));
    assert_eq!(
        trial.try_play(0, Move::Power(at(606))),
        Err(Refusal::PoweredAlready)
    );
    assert_eq!(trial.offered(0), [Move::Done, Move::Power(at(607))]);
}

#[test]
fn smugglers_take_the_most_valuable_goods_first() {
    let loaded = "I 607:104 706:63/g 707:52/2 708:21/gb 807:77";
    let mut trial = Trial::new(&[loaded], "I-02", &[]);
    // Two greens in two holds: the owner chooses where the first goes; the second is no choice.
    assert_eq!(
        trial.offered(0),
        [Move::LoseGood(at(706)), Move::LoseGood(at(708))]
    );
    assert_eq!(
        trial.try_play(0, Move::LoseGood(at(707))),
        Err(Refusal::DearestFirst)
    );
    assert_eq!(
        trial.try_play(0, Move::LoseCell(at(706))),
        Err(Refusal::GoodsFirst)
    );
    trial.play(0, Move::LoseGood(at(708)));
    assert_eq!(trial.ship(0), "I 607:104 706:63 707:52/2 708:21/b 807:77");
}

#[test]
fn without_goods_smugglers_take_cells_and_then_nothing() {
    let mut trial = Trial::new(&[GUNBOAT, FREIGHTER], "I-02", &[]);
    trial.play(0, Move::Done);
    assert_eq!(
        trial.offered(0),
        [Move::LoseCell(at(706)), Move::LoseCell(at(708))]
    );
    trial
        .play(0, Move::LoseCell(at(706)))
        .play(0, Move::LoseCell(at(708)));
    assert_eq!(trial.ship(0), "I 607:127 706:9b/1 707:34/2 708:10/1 807:94");
    // The freighter has neither goods nor cells.
    assert_eq!(fought(&trial)[1], (seat(1), FightResult::Lost));
    assert_eq!(trial.offered(1), [Move::FlyOn, Move::GiveUp]);
    // One good, then a cell of the only battery, without a question.
    let trial = Trial::new(&["I 706:8b/2 707:33/2 708:21/y 807:76"], "I-02", &[]);
    assert_eq!(trial.ship(0), "I 706:8b/1 707:33/2 708:21 807:76");
    assert!(trial.saw(&Event::GoodTaken {
        seat: seat(0),
        good: Good::Yellow,
        hold: at(708)
    }));
}

#[test]
fn slavers_take_crew_of_the_owners_choice_or_all() {
    // I-01: power 6, 3 crew.
    let mut trial = Trial::new(&[ARK, FREIGHTER], "I-01", &[]);
    assert_eq!(
        trial.offered(0),
        [
            Move::GiveCrew(at(706)),
            Move::GiveCrew(at(707)),
            Move::GiveCrew(at(708))
        ]
    );
    for cabin in [708, 706, 708] {
        trial.play(0, Move::GiveCrew(at(cabin)));
    }
    assert_eq!(trial.ship(0), "I 706:45/1 707:61/2 708:39l 807:73");
    assert_eq!(trial.ship(1), FREIGHTER.replace("52/2", "52"));
    assert!(trial.saw(&Event::Left {
        seat: seat(1),
        why: Leaving::NoHuman
    }));
}

#[test]
fn winning_against_slavers_pays_credits() {
    // A purple alien makes 1 + 2 + 2 + 2 = 7 against 6.
    let mut trial = Trial::new(&[RAIDER], "I-01", &[]);
    power_both(&mut trial);
    assert!(trial.saw(&Event::Fought {
        seat: seat(0),
        strength: Halves::whole(7),
        power: 6,
        result: FightResult::Won
    }));
    trial.play(0, Move::Accept);
    assert_eq!(trial.credits(0), 5);
}

#[test]
fn equal_is_unharmed_and_the_attack_goes_on() {
    // I-03: power 5; three shots from the front miss everybody in column 2.
    let mut trial = Trial::new(&[FORT, SLOOP], "I-03", &[1, 1, 1, 1, 1, 1]);
    power_both(&mut trial);
    assert_eq!(
        fought(&trial),
        [(seat(0), FightResult::Drawn), (seat(1), FightResult::Lost)]
    );
    assert_eq!(
        trial.story(|event| matches!(event, Event::Missed { .. })).len(),
        3
    );
    assert!(!trial.saw(&Event::Missed { seat: seat(0) }));
}

#[test]
fn pirates_shoot_when_the_attack_is_over_and_roll_once_for_all_they_beat() {
    let mut trial = Trial::new(&[SLOOP, FREIGHTER, FORT], "I-03", &[3, 4, 1, 1, 6, 6]);
    trial.play(2, Move::Done);
    let dice = trial.story(|event| matches!(event, Event::Rolled { .. }));
    assert_eq!(dice.len(), 3);
    let first_roll = trial.events.iter().position(|event| *event == dice[0]).unwrap();
    let last_fight = trial
        .events
        .iter()
        .rposition(|event| matches!(event, Event::Fought { .. }))
        .unwrap();
    assert!(last_fight < first_roll);
    for number in 0..2 {
        assert!(hits(&trial, number).contains(&607));
    }
    assert_eq!(trial.ship(0), "I 706:8b/2 707:33/2 708:35/2 807:76");
}

#[test]
fn in_a_combat_zone_the_lowest_suffers_line_by_line_and_ties_go_to_whoever_is_ahead() {
    // I-16: crew for 3 days; engines for 2 crew; cannons for a light and a heavy shot from the back. Freighter 2 crew, sloop 4.
    let mut trial = Trial::new(&[FREIGHTER, SLOOP], "I-16", &[1, 1, 1, 1]);
    // The freighter falls from space 4 over the sloop on 2 to 0; the order is read anew: the sloop is ahead now and loses both ties.
    assert!(trial.saw(&Event::Moved {
        seat: seat(0),
        moved: Moved {
            days: -3,
            from: 4,
            to: 0
        }
    }));
    trial
        .play(1, Move::GiveCrew(at(707)))
        .play(1, Move::GiveCrew(at(708)));
    let lowest: Vec<Seat> = trial
        .events
        .iter()
        .filter_map(|event| match event {
            Event::Compared { lowest, .. } => Some(*lowest),
            _ => None,
        })
        .collect();
    assert_eq!(lowest, [seat(0), seat(1), seat(1)]);
    assert_eq!(
        trial.story(|event| matches!(event, Event::Missed { .. })).len(),
        2
    );
}

#[test]
fn without_humans_one_still_takes_part_in_the_next_line() {
    // Both have one engine and one cannon; the freighter leads and loses its two astronauts in line 2, then the shots of line 3: the sloop has
    // fewer crew here, so that the freighter keeps its lead.
    let small = "I 607:103 706:8b/2 707:33/1 807:76";
    let mut trial = Trial::new(&[FREIGHTER, small], "I-16", &[1, 1, 3, 4]);
    assert!(hits(&trial, 0).contains(&807));
    assert!(trial.saw(&Event::Left {
        seat: seat(0),
        why: Leaving::NoHuman
    }));
    assert_eq!(trial.offered(1), [Move::FlyOn, Move::GiveUp]);
    trial.play(1, Move::FlyOn);
}

#[test]
fn a_combat_zone_has_no_effect_on_one_player_alone() {
    let trial = Trial::new(&[SLOOP], "I-16", &[]);
    assert!(trial.saw(&Event::NoEffect));
    assert_eq!(trial.ship(0), SLOOP);
}

#[test]
fn goods_are_taken_in_a_combat_zone_too() {
    // II-16, line 2: the fewest engines lose 3 goods; line 1: the fewest cannons lose 4 days.
    let loaded = "I 607:104 706:63/r 707:52/2 708:21/yb 807:101b";
    let mut trial = Trial::on(Flight::Two, &[SLOOP, loaded], "II-16", &[1, 1, 1, 1, 1, 1, 1, 1]);
    assert_eq!(trial.ship(1), "II 607:104 706:63 707:52/2 708:21 807:101b");
    assert_eq!(trial.offered(0), [Move::FlyOn, Move::GiveUp]);
    trial.fly_on();
}

#[test]
fn sabotage_strikes_the_smallest_crew_where_the_dice_say() {
    // Column then row: 2/2 is no square, then 8/7.
    let trial = Trial::on(
        Flight::Three,
        &[SLOOP, FREIGHTER],
        "III-04",
        &[1, 1, 1, 1, 4, 4, 3, 4],
    );
    let tries: Vec<_> = trial
        .events
        .iter()
        .filter_map(|event| match event {
            Event::Sabotaged { seat, number, at, .. } => Some((*seat, *number, *at)),
            _ => None,
        })
        .collect();
    assert_eq!(tries, [(seat(1), 1, None), (seat(1), 2, Some(at(708)))]);
    assert!(trial.events.iter().any(|event| matches!(
        event,
        Event::Lost { loss: Loss::Destroyed, square: Some(square), .. } if *square == at(708)
    )));
}

#[test]
fn sabotage_gives_up_after_three_tries_and_spares_a_lone_ship() {
    let miss = [1; 12];
    let trial = Trial::on(Flight::Three, &[SLOOP, FREIGHTER], "III-04", &miss);
    assert_eq!(
        trial
            .story(|event| matches!(event, Event::Sabotaged { .. }))
            .len(),
        3
    );
    assert_eq!(trial.ship(1), FREIGHTER.replace("I ", "III "));
    let alone = Trial::on(Flight::Three, &[FREIGHTER], "III-04", &[]);
    assert!(alone.saw(&Event::NoEffect));
}

#[test]
fn sabotage_takes_the_one_ahead_where_crews_are_equal() {
    let trial = Trial::on(Flight::Three, &[GUNBOAT, FREIGHTER], "III-04", &[1; 12]);
    assert!(
        trial
            .events
            .iter()
            .any(|event| matches!(event, Event::Sabotaged { seat, .. } if *seat == self::seat(0)))
    );
}

/// A purple alien beside two double cannons and a single one: 7 with both cells.
const RAIDER: &str = "I 606:127 607:126 608:103 706:59 707:33/2 708:57 709:46b/purple 807:5/2 809:148";

#[test]
fn a_later_winner_ends_the_attack_and_the_shots_fly_at_those_beaten_before_him() {
    // I-03: power 5, three shots from the front. The sloop is beaten, the raider wins, the freighter is not attacked.
    let mut trial = Trial::new(&[SLOOP, RAIDER, FREIGHTER], "I-03", &[3, 4, 1, 1, 1, 1]);
    trial.play(1, Move::Power(at(606))).play(1, Move::Power(at(607)));
    assert_eq!(
        fought(&trial),
        [(seat(0), FightResult::Lost), (seat(1), FightResult::Won)]
    );
    let shot = |event: &Event| matches!(event, Event::Rolled { .. });
    assert!(trial.story(shot).is_empty(), "the reward comes first");
    trial.play(1, Move::Accept);
    assert_eq!(trial.credits(1), 4);
    assert_eq!(trial.story(shot).len(), 3);
    let met = trial.story(|event| matches!(event, Event::Missed { .. } | Event::Struck { .. }));
    let missed = Event::Missed { seat: seat(0) };
    assert_eq!(hits(&trial, 0), [607]);
    assert_eq!(met[1..], [missed.clone(), missed]);
}

#[test]
fn half_a_cannon_decides() {
    // Two doubles to the front and a single one to the right: four and a half. Smugglers have 4, pirates 5.
    let ship = "I 606:127 607:126 706:59 707:33/2 708:57 709:104r 807:5/2";
    for (card, result) in [("I-02", FightResult::Won), ("I-03", FightResult::Lost)] {
        let mut trial = Trial::new(&[ship], card, &[1; 6]);
        power_both(&mut trial);
        assert!(trial.events.iter().any(|event| matches!(
            event,
            Event::Fought { strength: Halves(9), result: was, .. } if *was == result
        )));
    }
}

fn lowest(trial: &Trial) -> Vec<usize> {
    let lowest = trial.events.iter().filter_map(|event| match event {
        Event::Compared { lowest, .. } => Some(lowest.index()),
        _ => None,
    });
    lowest.collect()
}

#[test]
fn strengths_are_compared_in_halves_and_equal_halves_are_a_tie() {
    // II-16: cannons, engines, crew. One cannon to the left against none: a half is more than nothing.
    let half = "I 706:103l 707:33/2 807:76";
    let trial = Trial::on(Flight::Two, &[half, ARK], "II-16", &[1; 8]);
    assert_eq!(lowest(&trial), [1, 0, 0]);
    let trial = Trial::on(Flight::Two, &[half, half], "II-16", &[1; 8]);
    assert_eq!(lowest(&trial)[0], 0, "tie: the one ahead");
}

#[test]
fn a_cell_paid_for_one_line_counts_in_that_line_only() {
    // I-16: crew, engines, cannons. The gunboat falls behind the sloop in line 1.
    let mut trial = Trial::new(&[GUNBOAT, SLOOP], "I-16", &[1, 1, 1, 1]);
    trial.play(0, Move::Power(at(807))).play(0, Move::Spend(at(706)));
    trial
        .play(1, Move::GiveCrew(at(707)))
        .play(1, Move::GiveCrew(at(708)));
    // The cannons are asked for anew; the cell of the engines helps no cannon.
    assert_eq!(trial.offered(0), [Move::Done, Move::Power(at(607))]);
    trial.play(0, Move::Done);
    assert_eq!(lowest(&trial), [0, 1, 0]);
    assert_eq!(trial.ship(0), "I 607:127 706:9b/1 707:34/2 708:10/2 807:94");
}

#[test]
fn goods_taken_in_a_combat_zone_run_on_into_cells() {
    // II-16, line 2: the fewest engines lose 3 goods; there is one, so two cells go too.
    let loaded = "I 607:104 706:63/r 707:52/2 708:10/2 807:101b";
    let trial = Trial::on(Flight::Two, &[SLOOP, loaded], "II-16", &[1; 8]);
    assert_eq!(trial.ship(1), "II 607:104 706:63 707:52/2 708:10 807:101b");
}

#[test]
fn a_sabotaged_ship_that_breaks_up_keeps_a_piece_before_it_is_judged() {
    let long = "I 707:33/2 708:57 709:21/yg 807:76";
    let mut trial = Trial::on(Flight::Three, &[long, SLOOP], "III-04", &[4, 4, 3, 4]);
    assert!(trial.saw(&Event::BrokeUp { seat: seat(0) }));
    let left = |event: &Event| matches!(event, Event::Left { .. });
    assert!(trial.story(left).is_empty());
    trial.play(0, Move::Keep(at(709)));
    assert_eq!(
        trial.story(left),
        [Event::Left {
            seat: seat(0),
            why: Leaving::NoHuman
        }]
    );
}
