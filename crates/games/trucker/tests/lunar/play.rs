//! Whole flights with the modules of the expansion on: every mission, every super card and every kind of chain comes up, everything is counted, and everybody
//! gets to the end.

use std::collections::BTreeSet;

use crate::common::{self, dealt};
use table::bots::{Next, Players, named};
use table::{Chance, Game, Millis, Moment, Told};
use trucker::Trucker;
use trucker::cards::missions::Mission;
use trucker::events::Event;

/// Plays at random and counts everything now and then. Gives everything that was told.
fn at_random(settings: &[String], seats: u8, seed: u64) -> Vec<Event> {
    let mut count = 0u32;
    common::at_random(settings, seats, seed, |game, mv| {
        count += 1;
        if count.is_multiple_of(7) {
            game.audit()
                .unwrap_or_else(|problem| panic!("{settings:?}, seed {seed}, after {mv:?}: {problem}"));
        }
    })
}

fn words(settings: &[&str]) -> Vec<String> {
    settings.iter().map(|word| (*word).to_owned()).collect()
}

#[test]
fn every_super_card_comes_up_and_every_flight_ends() {
    let mut cards = BTreeSet::new();
    for seed in 0..1_500 {
        let flight = format!("flight={}", 1 + seed % 3);
        let settings = words(&[&flight, "building=turns", "mission=storm_of_the_century"]);
        for event in at_random(&settings, 1 + (seed % 4) as u8, seed) {
            if let Event::CardTurned { card, .. } = event {
                cards.extend(card.is_super().then_some(card));
            }
        }
        if cards.len() == 24 && seed > 60 {
            return;
        }
    }
    panic!("{cards:?}");
}

#[test]
fn every_mission_can_be_flown_at_every_level_by_random_truckers() {
    let mut chains = 0;
    for (at, name) in Mission::NAMES.iter().enumerate() {
        for flight in ["1", "2", "3", "trek"] {
            for seed in 0..3 {
                let settings = words(&[
                    &format!("flight={flight}"),
                    "building=turns",
                    &format!("mission={name}"),
                ]);
                let told = at_random(&settings, 1 + seed as u8, seed * 100 + at as u64);
                chains += told
                    .iter()
                    .filter(|event| matches!(event, Event::ChainReaction { .. }))
                    .count();
            }
        }
    }
    assert!(chains > 0, "no cargo was ever set off");
}

/// Plays with bots that know the game.
fn by_bots(settings: &[String], seats: usize, seed: u64) {
    let mut chance = Chance::fast(seed);
    let mut game = dealt(settings, seats as u8, &mut chance);
    let seated = (0..seats).map(|_| named::<Trucker>("greedy")).collect();
    let mut players = Players::new(seated, Chance::fast(seed ^ 0xb07));
    let mut now = Millis(0);
    loop {
        match players.next(&game, now) {
            Next::Move(by, mv, at) => {
                now = at;
                let mut told = Told::deaf();
                let moment = &mut Moment {
                    chance: &mut chance,
                    told: &mut told,
                    now,
                };
                game.play(by, &mv, moment)
                    .unwrap_or_else(|refused| panic!("{settings:?}: {mv:?}: {refused:?}"));
            }
            Next::Over => break,
            Next::Wait(seats) => panic!("{settings:?}: nobody moves, {seats:?}"),
        }
    }
    game.audit().unwrap();
}

#[test]
fn vips_travel_with_random_truckers_and_with_bots() {
    let mut boarded = BTreeSet::new();
    for seed in 0..400 {
        let flight = format!(
            "flight={}",
            ["learning", "1", "2", "3", "trek"][seed as usize % 5]
        );
        let settings = words(&[
            &flight,
            "building=turns",
            "vips=yes",
            "mission=storm_of_the_century",
        ]);
        for event in at_random(&settings, 1 + (seed % 4) as u8, seed) {
            if let Event::VipBoarded { vip, .. } = event {
                boarded.insert(vip);
            }
        }
    }
    assert!(boarded.len() >= 14, "{boarded:?}");
    for seed in 0..6 {
        let flight = format!("flight={}", 1 + seed % 3);
        by_bots(
            &words(&[&flight, "building=turns", "vips=yes", "supers=yes"]),
            3,
            seed,
        );
    }
}

#[test]
fn bots_fly_every_mission_to_its_end_in_both_kinds_of_building() {
    for (at, name) in Mission::NAMES.iter().enumerate() {
        let level = 1 + at % 3;
        for building in ["turns", "realtime"] {
            let settings = words(&[
                &format!("flight={level}"),
                &format!("building={building}"),
                &format!("mission={name}"),
            ]);
            by_bots(&settings, 2, at as u64);
        }
    }
    by_bots(
        &words(&[
            "flight=trek",
            "mission=random",
            "supers=yes",
            "party=yes",
            "building=turns",
        ]),
        3,
        5,
    );
}
