//! Rules that no worked example of the rulebook shows, one test each.

#![allow(clippy::needless_pass_by_value)]

use crate::common::*;
use celestia::{Berth, Card, Cards, Celestia, Ending, Event, Mode, Refusal, Statement, Step};
use serde_json::{Value, json};
use table::{CardSet, Chance, Game, Viewer};

const WHIP: u8 = 0;
const SABRE: u8 = 1;

fn at_stage(stage: &str, steps: Value, more: Value) -> Table {
    let stage = number("stages", stage);
    let pile: Vec<u8> = (0..6).filter(|other| *other != stage).collect();
    let mut changes = json!({"ship": 5, "fought": 0, "on_stage": stage, "stage_pile": pile, "steps": steps});
    for (field, value) in more.as_object().unwrap() {
        changes[field] = value.clone();
    }
    position(&["mode=normal", "generator=1"], changes)
}

/// Noa De Bobadilla is caught; these are the three assaults, so many of them turned up.
fn boarding(assaults: [&str; 3], shown: u8, more: Value) -> Table {
    let mut changes = json!({
        "pirate_card": number("pirates", "P2"), "ship": 12, "pirate": 12, "fought": 1,
        "assaults": assaults.map(|id| number("assaults", id)), "assaults_shown": shown, "masts": 4 - shown.max(1),
    });
    for (field, value) in more.as_object().unwrap() {
        changes[field] = value.clone();
    }
    position(&["mode=normal", "generator=1"], changes)
}

fn fight(assault: &str, faces: &[&str], hands: Value, crew: &[&str]) -> Table {
    let steps = json!([{"combat": {"active": 0}}]);
    let more = json!({"dice": dice(faces), "hands": hands, "crew": ready(crew), "steps": steps});
    let others = if assault == "R02" {
        ["R03", "R04"]
    } else {
        ["R02", "R03"]
    };
    boarding([assault, others[0], others[1]], 1, more)
}

// Set-up

#[test]
fn the_first_captain_is_chosen_at_random() {
    let setup = Celestia::setup(2, &Default::default()).unwrap();
    let captain = |seed| {
        let game = Celestia::deal(&setup, Cards::standard(), &mut Chance::fast(seed)).unwrap();
        game.view(Viewer::Public).captain
    };
    let first = (0..400).filter(|seed| captain(*seed) == MARY).count();
    assert!((150..250).contains(&first), "{first} of 400");
}

// Communication

#[test]
fn tokens_lost_to_energy_are_talked_about() {
    let steps = json!([{"combat": {"active": 0}}, {"jettison": {"left": 2}}]);
    let more =
        json!({"ship": 5, "fought": 1, "dice": dice(&["whip"]), "steps": steps, "gold": 2, "smoke": 1});
    let table = position(&["generator=1"], more);
    assert_eq!(
        table.offered(BRUNO),
        [
            "propose remove 1 gold",
            "propose remove 2 gold",
            "propose remove 1 smoke"
        ]
    );
}

#[test]
fn rewards_and_room_for_them_are_talked_about() {
    let load = |step: Value| {
        let more = json!({"ship": 5, "fought": 1, "steps": [{"rewards": {"next": 1}}, step], "smoke": 1});
        position(&["generator=1"], more).offered(BRUNO)
    };
    let gold = load(json!({"load": {"cargo": "gold", "left": 2}}));
    assert_eq!(
        gold,
        [
            "propose take 1",
            "propose take 2",
            "propose decline",
            "propose remove 1 smoke"
        ]
    );
    assert_eq!(load(json!("card_reward")), ["propose take 1", "propose decline"]);
}

#[test]
fn gold_of_a_stage_is_talked_about() {
    let table = at_stage("E3", json!(["market"]), json!({"gold": 1}));
    assert_eq!(
        table.offered(BRUNO),
        ["propose buy_cards", "propose buy_smoke", "propose keep_gold"]
    );
}

#[test]
fn gold_before_the_boarding_is_talked_about() {
    let mut crew = ready(&[]);
    crew[0] = json!("used");
    let more = json!({"gold": 1, "crew": crew, "steps": ["armoury"], "masts": 3});
    let table = boarding(["R01", "R02", "R03"], 0, more);
    assert_eq!(
        table.offered(BRUNO),
        ["propose buy_cards", "propose reactivate", "propose keep_gold"]
    );
}

#[test]
fn the_order_of_babas_cards_is_talked_about() {
    let path = path(&[(3, "B01")]);
    let mut table = position(
        &[],
        json!({"path": path, "ship": 3, "crew": ready(&["baba", "olga"])}),
    );
    table.does(MARY, "use_crew olga").does(MARY, "use_crew baba");
    assert_eq!(
        table.offered(BRUNO),
        ["propose arrange 0 1", "propose arrange 1 0"]
    );
}

// Turn and stage

#[test]
fn the_first_turn_is_the_pursuit() {
    let table = position(&[], json!({"ship": 0}));
    assert_eq!(table.refusal(MARY, json!("stage")), Refusal::FirstTurn);
    assert_eq!(table.offered(BRUNO), ["propose continue"]);
}

/// AMB-2: the text says nothing of it; a stage that follows a stage would be a turn in which nothing is risked.
#[test]
fn a_stage_does_not_follow_a_stage() {
    let table = at_stage("E3", json!(["briefing"]), json!({}));
    assert_eq!(table.refusal(MARY, json!("stage")), Refusal::StageAfterStage);
}

#[test]
fn after_six_stages_there_is_none_left() {
    let table = position(&[], json!({"ship": 9, "fought": 1, "stage_pile": []}));
    assert_eq!(table.refusal(MARY, json!("stage")), Refusal::NoStageLeft);
    assert!(!table.offered(BRUNO).contains(&"propose stage".to_owned()));
}

#[test]
fn gold_may_be_kept_at_a_stage() {
    let mut table = at_stage("E3", json!(["market"]), json!({"gold": 3}));
    table.does(MARY, "keep_gold");
    assert_eq!((table.see().airship.gold, table.see().captain), (3, BRUNO));
}

#[test]
fn ambushes_are_counted_from_the_last_stage_on() {
    let stages = json!([number("stages", "E2"), number("stages", "E1")]);
    let path = path(&[(6, "B01")]);
    let changes =
        json!({"ship": 5, "fought": 3, "pirate": 12, "stage_pile": stages, "path": path, "crew": ready(&[])});
    let mut table = position(&["mode=rapid"], changes);
    // Mistmoor: one hidden card for each of the three ambushes.
    table.play(MARY, "stage", [WHIP, WHIP, WHIP]);
    assert_eq!(table.see().piles.face_down, 3);
    assert_eq!(table.see().fought, 0, "the count starts anew");
}

#[test]
fn a_stage_without_the_sign_leaves_the_crew_as_it_is() {
    for (stage, berth) in [("E1", Berth::Used), ("E3", Berth::Ready)] {
        let mut crew = ready(&[]);
        crew[0] = json!("used");
        let mut table = at_stage(stage, json!(["market"]), json!({"gold": 1, "crew": crew}));
        table.does(MARY, "keep_gold");
        assert_eq!(table.see().crew[0].berth, berth, "{stage}");
    }
}

#[test]
fn after_a_stage_its_propeller_moves_the_airship() {
    // Swiftpier's propeller is 3, whatever lies under the airship.
    let path = path(&[(5, "B01"), (8, "B17")]);
    let mut table = at_stage("E5", json!(["briefing"]), json!({"path": path, "pirate": 20}));
    table.play(MARY, "continue", [WHIP, WHIP]);
    assert_eq!(table.see().ship, 8);
}

// Rewards

fn rewarded(ambush: &str, more: Value) -> Table {
    let steps = json!([{"combat": {"active": 0}}]);
    let mut changes = json!({
        "path": path(&[(5, ambush)]), "ship": 5, "fought": 1, "dice": dice(&["whip"]), "steps": steps,
        "hands": [{"whip": 1, "sabre": 1}, {"sabre": 1}], "crew": ready(&[]),
    });
    for (field, value) in more.as_object().unwrap() {
        changes[field] = value.clone();
    }
    let mut table = position(&["mode=normal", "generator=1"], changes);
    table.does(MARY, "strike whip card");
    table
}

#[test]
fn a_card_won_is_drawn_face_up_and_shared() {
    let mut table = rewarded("B02", json!({}));
    assert_eq!(table.see().step, Step::CardReward);
    table.play(MARY, "load", [SABRE]);
    assert_eq!(table.see().piles.shown, cards(&[Card::Sabre]));
    assert_eq!(table.see().step, Step::ShareStarter);
    table.does(MARY, "begin 1").does(BRUNO, "take sabre");
    assert_eq!(table.hand(BRUNO), cards(&[Card::Sabre, Card::Sabre]));
    assert_eq!(
        rewarded("B02", json!({})).does(MARY, "decline").see().step,
        Step::Briefing
    );
}

#[test]
fn an_ambush_may_reward_with_a_communication() {
    let mut table = rewarded("B01", json!({}));
    assert_eq!(table.see().step, Step::Statement { seat: MARY });
    table.does(MARY, "say have sabre");
    let sabre = Event::Said {
        seat: MARY,
        statement: Statement::Have(Card::Sabre),
    };
    assert!(table.events.contains(&sabre));
    table.does(BRUNO, "say silent");
    assert_eq!(table.see().step, Step::Briefing);
}

#[test]
fn an_empty_crew_pile_is_made_of_those_who_left() {
    let berths = json!([
        "gone", "gone", "ready", "ready", "ready", "ready", "ready", "ready"
    ]);
    let mut changes = json!({
        "path": path(&[(5, "B14")]), "ship": 5, "fought": 1, "dice": dice(&["whip"]),
        "steps": [{"combat": {"active": 0}}], "hands": [{"whip": 1}, {}], "crew": berths, "smoke": 0,
    });
    changes["crew"] = json!(["gone", "gone", "ready", "ready", "gone", "gone", "ready", "ready"]);
    let mut table = position(&["mode=normal", "generator=1"], changes);
    table.does(MARY, "strike whip card");
    // Shuki is aboard and may be used first.
    let shuffled = json!([{"shuffle": [0, 1, 2, 3]}]);
    let offered = table.offered(MARY);
    assert!(offered.contains(&"proceed".to_owned()), "{offered:?}");
    drop(shuffled);
    let Some(mv) = table
        .game
        .offered(MARY.into())
        .into_iter()
        .find(|mv| table::notation::short(mv) == "proceed")
    else {
        panic!("Shuki may be left alone");
    };
    let mut told = table::Told::listening();
    let mut moment = table::Moment {
        chance: &mut Chance::fast(1),
        told: &mut told,
        now: table::Millis(0),
    };
    table.game.play(MARY.into(), &mv, &mut moment).unwrap();
    table.game.audit().unwrap();
    let Step::Recruit { crew } = table.see().step else {
        panic!("somebody should be offered")
    };
    assert!([0, 1, 4, 5].contains(&(crew as usize)), "{crew:?} comes back");
    let gone = table
        .see()
        .crew
        .iter()
        .filter(|row| row.berth == Berth::Pile)
        .count();
    assert_eq!(gone, 3, "the others who left are the new pile");
}

// Crew

#[test]
fn kublai_and_rhett_may_both_be_used_for_the_same_flags() {
    let changes = json!({
        "ship": 5, "fought": 1, "crew": ready(&["kublai", "rhett"]), "dice": dice(&["flag"]), "steps": ["dice"], "smoke": 0,
        "pirate_card": number("pirates", "P2"),
    });
    let mut table = position(&["mode=normal", "generator=1"], changes);
    table
        .does(MARY, "validate")
        .does(MARY, "use_crew kublai")
        .does(MARY, "load")
        .does(MARY, "load");
    table
        .does(MARY, "use_crew rhett")
        .does(MARY, "load")
        .does(MARY, "load");
    assert_eq!((table.see().airship.gold, table.see().airship.smoke), (2, 2));
    assert_eq!(table.see().pirate, 14, "the thrust comes after both");
}

#[test]
fn baba_after_olga_shows_one_card_more() {
    let path = path(&[(3, "B01")]);
    let mut table = position(
        &[],
        json!({"path": path, "ship": 3, "crew": ready(&["baba", "olga"])}),
    );
    table.does(MARY, "use_crew olga").does(MARY, "use_crew baba");
    assert_eq!(table.see().step, Step::Arrange { cards: 2 });
    let known: Vec<_> = table
        .seen_by(BRUNO)
        .path
        .iter()
        .map(|card| card.ambush.is_some())
        .collect();
    assert_eq!(known[2..6], [false, true, true, false]);
}

/// An owner's start tile may have a longer propeller; Baba then moves the start card as any other.
#[test]
fn baba_may_move_the_start_card() {
    let text = Cards::standard_text().replacen("start_propeller = 1", "start_propeller = 3", 1);
    let cards: &'static Cards = Box::leak(Box::new(Cards::parse(&text).unwrap()));
    let given = table::Setup::parse_settings(&["captain=first"], Celestia::options()).unwrap();
    let setup = Celestia::setup(2, &given).unwrap();
    let mut seen = 0;
    for seed in 0..40 {
        let mut chance = Chance::fast(seed);
        let mut game = Celestia::deal(&setup, cards, &mut chance).unwrap();
        let play = |game: &mut Celestia, written: &str, chance: &mut Chance| {
            let by = game.turn().seats().first().unwrap();
            let offered = game.offered(by.into());
            let mv = table::notation::read(written, &offered).copied();
            let mv = if written.is_empty() {
                offered.first().copied()
            } else {
                mv
            };
            let Some(mv) = mv else { return false };
            let mut told = table::Told::deaf();
            let mut moment = table::Moment {
                chance,
                told: &mut told,
                now: table::Millis(0),
            };
            game.play(by.into(), &mv, &mut moment).unwrap();
            game.audit().unwrap();
            true
        };
        (0..4).for_each(|_| assert!(play(&mut game, "", &mut chance)));
        if !play(&mut game, "use_crew baba", &mut chance) {
            continue;
        }
        assert!(play(&mut game, "arrange 2 0 1", &mut chance));
        let kept = serde_json::to_string(&table::snapshot::take(&game, cards)).unwrap();
        assert_eq!(table::snapshot::restore::<Celestia>(&kept, cards).unwrap(), game);
        let world = game.imagine(MARY, &mut chance);
        world.audit().unwrap();
        assert_eq!(world.view(Viewer::Public), game.view(Viewer::Public));
        seen += 1;
    }
    assert!(seen > 0, "Baba is aboard now and then");
}

// Final confrontation

#[test]
fn gold_before_the_boarding_buys_cards() {
    let mut table = boarding(
        ["R02", "R03", "R04"],
        0,
        json!({"gold": 1, "steps": ["armoury"], "masts": 3}),
    );
    table.play(MARY, "buy_cards", [WHIP, SABRE]);
    assert_eq!(
        (table.see().piles.shown.total(), table.see().piles.face_down),
        (1, 1)
    );
    assert_eq!(table.see().airship.gold, 0);
}

#[test]
fn gold_before_the_boarding_readies_the_crew() {
    let mut crew = ready(&["olga"]);
    crew[0] = json!("used");
    crew[5] = json!("used");
    let mut table = boarding(
        ["R02", "R03", "R04"],
        0,
        json!({"gold": 2, "crew": crew, "steps": ["armoury"], "masts": 3}),
    );
    table.does(MARY, "reactivate");
    let berths: Vec<_> = table.see().crew.iter().map(|row| row.berth).collect();
    assert!(berths.iter().all(|berth| *berth != Berth::Used));
    assert_eq!(table.see().airship.gold, 1);
    assert_eq!(table.refusal(MARY, json!("reactivate")), Refusal::NothingLeft);
}

#[test]
fn mama_stands_in_for_one_card_of_a_boarding_flag_only() {
    let table = fight("R10", &["flag"], json!([{"pistol": 2}, {}]), &["mama"]);
    let both =
        json!({"strike": {"face": "flag", "with": {"both": [{"mama": "pistol"}, {"mama": "pistol"}]}}});
    let refused = table.refusal(MARY, both);
    assert!(
        matches!(
            refused,
            Refusal::WrongCards | Refusal::CrewNotReady | Refusal::CrewNoUse
        ),
        "{refused:?}"
    );
    assert!(
        !table
            .offered(MARY)
            .iter()
            .any(|mv| mv.matches("mama").count() > 1)
    );
}

#[test]
fn assaults_are_turned_up_one_by_one() {
    let table = fight("R10", &["whip"], json!([{"whip": 1}, {}]), &[]);
    for viewer in [Viewer::Seat(MARY), Viewer::Seat(BRUNO), Viewer::Public] {
        let seen: Vec<_> = table
            .game
            .view(viewer)
            .assaults
            .cards
            .iter()
            .map(Option::is_some)
            .collect();
        assert_eq!(seen, [true, false, false], "{viewer:?}");
    }
}

#[test]
fn an_assault_without_crew_forbids_every_power() {
    let hands = json!([{"whip": 2, "sabre": 1}, {}]);
    let ludvig = fight("R01", &["whip", "whip"], hands, &["ludvig"]);
    assert_eq!(
        ludvig.refusal(MARY, json!({"sweep": "whip"})),
        Refusal::NoCrewHere
    );
    let at_dice = |crew: &[&str]| {
        let more = json!({"dice": dice(&["flag"]), "steps": ["dice"], "crew": ready(crew), "smoke": 0});
        boarding(["R01", "R02", "R03"], 1, more)
    };
    let augusta = at_dice(&["augusta"]);
    assert_eq!(
        augusta.refusal(MARY, json!({"use_crew": "augusta"})),
        Refusal::NoCrewHere
    );
    let mut flags = at_dice(&["kublai", "rhett"]);
    flags.does(MARY, "validate");
    assert_eq!(
        flags.see().step,
        Step::Starter,
        "nobody is asked for Kublai or Rhett"
    );
    let mut shuki = fight("R01", &["whip"], json!([{"whip": 1}, {}]), &["shuki"]);
    shuki.play(MARY, "strike whip card", [WHIP]);
    assert!(
        shuki.events.contains(&Event::MastDestroyed { left: 2 }),
        "nor for Shuki"
    );
}

#[test]
fn an_assault_without_pairs_forbids_them_at_flags_too() {
    let table = fight("R06", &["flag"], json!([{"whip": 1, "pistol": 2}, {}]), &[]);
    let with_pair = json!({"strike": {"face": "flag", "with": {"both": ["card", {"pair": "pistol"}]}}});
    assert_eq!(table.refusal(MARY, with_pair), Refusal::NoPairHere);
    let allowed = fight("R10", &["flag"], json!([{"whip": 1, "pistol": 2}, {}]), &[]);
    assert!(
        allowed
            .offered(MARY)
            .contains(&"strike flag both card pair pistol".to_owned())
    );
}

#[test]
fn flags_do_not_move_a_pirate_who_is_caught() {
    let more = json!({"dice": dice(&["flag", "flag"]), "steps": ["dice"], "crew": ready(&[]), "smoke": 0});
    let mut table = boarding(["R02", "R03", "R04"], 1, more);
    table.does(MARY, "validate");
    assert_eq!((table.see().pirate, table.see().step), (12, Step::Starter));
}

#[test]
fn energy_is_lost_in_an_assault_as_in_an_ambush() {
    let lost = |generator: Value, spent: Value| {
        let steps = json!([{"combat": {"active": 0}}]);
        let more = json!({
            "dice": dice(&["cannon"]), "hands": [{}, {"cannon": 1}], "steps": steps, "generator": generator, "spent": spent,
            "crew": ready(&[]), "gold": 0, "smoke": 0,
        });
        boarding(["R02", "R03", "R04"], 1, more)
    };
    let mut table = lost(json!([0]), json!([]));
    let share = table
        .game
        .cards()
        .energy(table.see().airship.undersides.unwrap()[0])
        .share;
    table.play(
        MARY,
        "endure",
        vec![0; 1 + usize::from(share.hidden + share.visible)],
    );
    assert_eq!(
        (table.see().airship.energy, table.see().step),
        (0, Step::ShareStarter)
    );
    let mut dry = lost(json!([]), json!([0]));
    dry.does(MARY, "endure");
    assert_eq!(dry.see().step, Step::Over(Ending::OutOfEnergy));
}

/// AMB-20: the text says nothing of it.
#[test]
fn the_captain_stays_through_all_assaults() {
    let mut table = fight("R02", &["whip"], json!([{"whip": 1}, {"sabre": 1}]), &[]);
    // The next assault: a pistol and three rolled dice.
    table.play(MARY, "strike whip card", [WHIP, WHIP, WHIP]);
    let shown = table.seen_by(MARY).assaults.cards.iter().flatten().count();
    assert_eq!((table.see().captain, shown), (MARY, 2));
}

// Must or may

/// The printed example: Mary strikes nothing though a flag is open and she may have cards. With `strike=may` it can be played so.
#[test]
fn who_can_strike_must_unless_the_table_plays_otherwise() {
    let at = |settings: &[&str]| {
        let steps = json!([{"combat": {"active": 0}}]);
        let changes = json!({
            "ship": 5, "fought": 1, "dice": dice(&["flag", "cannon"]), "steps": steps, "hands": [{"whip": 1}, {}],
            "generator": [0], "spent": [], "crew": ready(&[]),
        });
        position(&[settings, &["generator=1"]].concat(), changes)
    };
    let must = at(&[]);
    assert_eq!(must.refusal(MARY, json!("endure")), Refusal::MustStrike);
    let mut may = at(&["strike=may"]);
    let lots =
        1 + usize::from(may.game.cards().energy[0].share.hidden + may.game.cards().energy[0].share.visible);
    may.play(MARY, "endure", vec![0; lots]);
    assert_eq!(may.see().airship.energy, 0);
    let known = &may.seen_by(BRUNO).players[0];
    assert_eq!(known.at_most.of(Card::Whip), 1, "it tells nothing of the hand");
}

#[test]
fn modes_are_three() {
    let modes: Vec<Mode> = ["rapid", "normal", "expert"]
        .map(|mode| dealt(&[&format!("mode={mode}")]).see().mode)
        .to_vec();
    assert_eq!(modes, [Mode::Rapid, Mode::Normal, Mode::Expert]);
}

/// Wins are ticked off for the next game of the same two, but not in Rapid mode.
#[test]
fn a_win_is_ticked_off_for_the_next_game() {
    let again = |settings: &[&str], won: bool| {
        let given = table::Setup::parse_settings(settings, Celestia::options()).unwrap();
        let setup = Celestia::setup(2, &given).unwrap();
        Celestia::again(&setup, &table::Outcome::together(won))
            .get("wins")
            .cloned()
    };
    assert_eq!(again(&["mode=normal"], true), Some(table::Setting::Number(1)));
    assert_eq!(
        again(&["mode=expert", "wins=4"], true),
        Some(table::Setting::Number(4))
    );
    assert_eq!(again(&["mode=normal", "wins=2"], false), None);
    assert_eq!(again(&["mode=rapid"], true), None);
}
