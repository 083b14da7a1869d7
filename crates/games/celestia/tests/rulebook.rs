//! The rulebook's worked examples, one test each, named by section. T-numbers are those of the project's rules text.

#![allow(clippy::needless_pass_by_value)]

use crate::common;

use celestia::{Card, Ending, Event, Refusal, Step};
use common::*;
use serde_json::json;

const WHIP: u8 = 0;
const SABRE: u8 = 1;
const CROSSBOW: u8 = 2;
const PISTOL: u8 = 3;
const FLAG: u8 = 5;
const JOKER: u8 = 5;

/// T1: Mary takes the pistol, Bruno the sabre, then each a whip; both hold six cards and know something of the other.
#[test]
fn starting_equipment() {
    let mut table = dealt(&["mode=normal"]);
    let mut state = serde_json::to_value(table::Game::store(&table.game)).unwrap();
    // The example's four face-up cards, exchanged with the deck.
    let deck: celestia::Counts = serde_json::from_value(state["deck"].clone()).unwrap();
    let shown: celestia::Counts = serde_json::from_value(state["shown"].clone()).unwrap();
    let wanted = cards(&[Card::Pistol, Card::Sabre, Card::Whip, Card::Whip]);
    state["deck"] = json!(deck.plus(shown).minus(wanted));
    state["shown"] = json!(wanted);
    table.game = table::Game::restore(serde_json::from_value(state).unwrap(), table.game.cards())
        .expect("a lawful position");
    table
        .does(MARY, "take pistol")
        .does(BRUNO, "take sabre")
        .does(MARY, "take whip")
        .does(BRUNO, "take whip");
    let seen = table.seen_by(MARY);
    assert_eq!((seen.players[0].cards, seen.players[1].cards), (6, 6));
    assert_eq!(seen.players[0].at_least, cards(&[Card::Pistol, Card::Whip]));
    assert_eq!(seen.players[1].at_least, cards(&[Card::Sabre, Card::Whip]));
    assert_eq!(seen.players[1].hand, None, "Mary does not see Bruno's hand");
    assert_eq!(seen.step, Step::Briefing);
}

/// T2: a generator with two slots gets two tokens; the hold begins with one smoke and one crew member.
#[test]
fn preparing_the_airship() {
    let table = dealt(&["mode=rapid", "generator=2"]);
    let seen = table.see();
    assert_eq!((seen.airship.generator, seen.airship.energy), (2, 2));
    assert_eq!((seen.airship.smoke, seen.airship.gold), (1, 0));
    let aboard: Vec<_> = seen
        .crew
        .iter()
        .filter(|crew| crew.berth == celestia::Berth::Ready)
        .collect();
    assert_eq!(aboard.len(), 1);
    assert_eq!(
        table.seen_by(MARY).airship.undersides,
        None,
        "nobody looks at the undersides"
    );
}

/// T3: the pirate begins on the twelfth card, 14 advances before the lair; in Normal and Expert mode farther after wins.
#[test]
fn setting_up_the_pirate() {
    assert_eq!(dealt(&["mode=rapid", "wins=4"]).see().pirate, 12);
    assert_eq!(dealt(&["mode=normal"]).see().pirate, 12);
    assert_eq!(dealt(&["mode=normal", "wins=1"]).see().pirate, 13);
    assert_eq!(dealt(&["mode=expert", "wins=4"]).see().pirate, 16);
    assert_eq!(dealt(&["mode=rapid"]).see().assaults.cards.len(), 0);
    assert_eq!(dealt(&["mode=expert"]).see().assaults.cards.len(), 3);
    let expert = dealt(&["mode=expert"]);
    assert_eq!(
        expert.game.cards().pirate(expert.see().pirate_card).mode,
        celestia::Mode::Expert
    );
}

/// T4: with a propeller of 2 the card two places on is turned up and the airship goes there; the one between stays face down.
#[test]
fn continuing_the_pursuit() {
    let path = path(&[(3, "B06"), (5, "B03")]);
    let mut table = position(&[], json!({"path": path, "ship": 3}));
    table.play(MARY, "continue", [WHIP, SABRE]);
    let seen = table.see();
    assert_eq!(seen.ship, 5);
    assert!(seen.path[4].face_up && !seen.path[3].face_up);
    assert_eq!(table.seen_by(MARY).path[3].ambush, None);
}

/// T5: two whips and two rolled dice are four dice, two of them whips.
#[test]
fn discovering_the_force() {
    let path = path(&[(3, "B06"), (5, "B17")]);
    let mut table = position(&[], json!({"path": path, "ship": 3}));
    table.play(MARY, "continue", [CROSSBOW, FLAG]);
    let faces: Vec<_> = table
        .see()
        .dice
        .iter()
        .map(|die| format!("{:?}", die.face))
        .collect();
    assert_eq!(faces, ["Whip", "Whip", "Crossbow", "Flag"]);
}

/// T6: one smoke token re-rolls two of four dice, fixed ones among them if so wished; the other two stay.
#[test]
fn using_smoke() {
    let four = dice(&["whip", "whip", "crossbow", "flag"]);
    let mut table = position(
        &[],
        json!({"ship": 5, "fought": 1, "dice": four, "steps": ["dice"], "smoke": 1}),
    );
    table.play(MARY, "reroll 1 3", [PISTOL, SABRE]);
    let faces: Vec<_> = table
        .see()
        .dice
        .iter()
        .map(|die| format!("{:?}", die.face))
        .collect();
    assert_eq!(faces, ["Whip", "Pistol", "Crossbow", "Sabre"]);
    assert_eq!(table.see().airship.smoke, 0);
    assert_eq!(table.refusal(MARY, json!({"reroll": [0]})), Refusal::NoSmoke);
}

/// T7: without smoke Mary must accept the dice; a flag lets the pirate get two cards farther, and stays to be eliminated.
#[test]
fn suffering_the_secret_thrust() {
    let pirate = number("pirates", "P2");
    let dice = dice(&["whip", "flag"]);
    let mut table = position(
        &["mode=normal"],
        json!({"pirate_card": pirate, "ship": 5, "fought": 1, "dice": dice, "steps": ["dice"], "smoke": 0}),
    );
    assert_eq!(table.offered(MARY), ["validate", "propose validate"]);
    table.does(MARY, "validate");
    assert_eq!(table.see().pirate, 14);
    assert_eq!(table.see().step, Step::Starter);
    assert_eq!(table.see().dice.len(), 2, "the flag must still be eliminated");
}

/// T8: the whole combat of the rulebook. Mary shoots the crossbow die, Bruno two equal cards at the pistol die, Mary has no card left:
/// the token 3/2 is turned up, five cards are shared and three resources lost, and Mary goes on with the joker.
#[test]
fn fighting() {
    let token = number("energy", "N1");
    let mut table = position(
        &["mode=normal", "generator=2"],
        json!({
            "ship": 5, "fought": 1, "smoke": 2, "gold": 1, "crew": ready(&["olga"]),
            "generator": [token, (token + 1) % 3],
            "dice": dice(&["crossbow", "pistol", "cannon", "flag"]), "steps": ["starter"],
            "hands": [{"crossbow": 1}, {"sabre": 2, "whip": 1}],
        }),
    );
    table
        .does(MARY, "begin 0")
        .does(MARY, "strike crossbow card")
        .does(BRUNO, "strike pistol pair sabre");
    assert_eq!(
        table.offered(MARY),
        ["endure"],
        "an empty hand cannot eliminate even a flag"
    );
    // The first of two tokens, then two visible cards and three hidden ones.
    table.play(MARY, "endure", [0, JOKER, WHIP, WHIP, SABRE, CROSSBOW]);
    let seen = table.see();
    assert_eq!((seen.airship.energy, seen.airship.spent.len()), (1, 1));
    assert_eq!((seen.piles.shown.total(), seen.piles.face_down), (2, 3));
    table
        .does(MARY, "begin 0")
        .does(MARY, "take joker")
        .does(BRUNO, "take whip");
    table
        .play(MARY, "take_hidden", [SABRE])
        .play(BRUNO, "take_hidden", [WHIP])
        .play(MARY, "take_hidden", [CROSSBOW]);
    table
        .does(MARY, "jettison smoke")
        .does(MARY, "jettison smoke")
        .does(MARY, "jettison crew olga");
    let seen = table.see();
    assert_eq!((seen.airship.smoke, seen.airship.gold), (0, 1));
    assert_eq!(
        seen.crew[1].berth,
        celestia::Berth::Gone,
        "the card goes with the token"
    );
    assert_eq!(
        seen.step,
        Step::Combat { active: MARY },
        "who could not eliminate a die goes on"
    );
    table
        .does(MARY, "strike cannon joker")
        .does(BRUNO, "strike flag any whip");
    assert!(table.events.contains(&Event::CombatWon));
    assert_eq!(table.see().piles.in_play.total(), 0);
    assert_eq!(table.see().piles.discard.total(), 5);
}

/// T9: when more tokens are asked for than the hold has, it is emptied and nothing else happens.
#[test]
fn losing_more_than_there_is() {
    let token = number("energy", "N1");
    let mut table = position(
        &["generator=1"],
        json!({
            "ship": 5, "fought": 1, "smoke": 1, "gold": 1, "generator": [token],
            "dice": dice(&["cannon"]), "steps": [{"combat": {"active": 0}}], "hands": [{}, {}],
        }),
    );
    table
        .play(MARY, "endure", [0, WHIP, WHIP, SABRE, SABRE, SABRE])
        .does(MARY, "begin 1");
    table.does(BRUNO, "take whip").does(MARY, "take whip");
    table
        .play(BRUNO, "take_hidden", [SABRE])
        .play(MARY, "take_hidden", [SABRE])
        .play(BRUNO, "take_hidden", [SABRE]);
    assert_eq!((table.see().airship.smoke, table.see().airship.gold), (0, 0));
    assert_eq!(table.see().step, Step::Combat { active: MARY });
}

/// T10: energy is due and there is none: defeat.
#[test]
fn losing_without_energy() {
    let mut table = position(
        &["generator=1"],
        json!({
            "ship": 5, "fought": 1, "generator": [], "spent": [0], "dice": dice(&["cannon"]),
            "steps": [{"combat": {"active": 0}}], "hands": [{"whip": 1}, {}],
        }),
    );
    table.does(MARY, "endure");
    assert_eq!(table.won(), Some(false));
    assert_eq!(table.see().step, Step::Over(Ending::OutOfEnergy));
}

/// T11: a full hold of three smoke and two crew; two gold are won. One crew member leaves and one gold is taken.
#[test]
fn collecting_rewards() {
    let path = path(&[(5, "B13")]);
    let mut table = position(
        &["generator=2"],
        json!({
            "path": path, "ship": 5, "fought": 1, "smoke": 3, "crew": ready(&["olga", "mama"]),
            "dice": dice(&["whip"]), "steps": [{"combat": {"active": 0}}], "hands": [{"whip": 1}, {}],
        }),
    );
    table.does(MARY, "strike whip card");
    assert_eq!(table.refusal(MARY, json!("load")), Refusal::HoldFull);
    table
        .does(MARY, "jettison crew mama")
        .does(MARY, "load")
        .does(MARY, "decline");
    let seen = table.see();
    assert_eq!((seen.airship.smoke, seen.airship.gold), (3, 1));
    assert_eq!(seen.crew[5].berth, celestia::Berth::Gone);
    assert_eq!(seen.step, Step::Briefing);
    assert_eq!(seen.captain, MARY, "the captain does not change");
}

/// T12 and T13: a stage after three ambushes. The pirate gets two cards farther, six cards are shared, one gold buys two cards, another
/// three smoke; the crew is readied and Bruno becomes captain.
#[test]
fn making_a_stage() {
    let stage = number("stages", "E3");
    let mut crew = ready(&[]);
    crew[1] = json!("used");
    let mut table = position(
        &["generator=1"],
        json!({"ship": 6, "fought": 3, "gold": 2, "smoke": 0, "crew": crew, "stage_pile": [stage]}),
    );
    table.play(MARY, "stage", [WHIP, WHIP, WHIP, SABRE, SABRE, SABRE]);
    assert_eq!(table.see().pirate, 14);
    assert_eq!(
        (table.see().piles.shown.total(), table.see().piles.face_down),
        (3, 3)
    );
    table.does(MARY, "begin 1");
    for pair in 0..3 {
        table.does(BRUNO, "take whip").play(MARY, "take_hidden", [SABRE]);
        assert_eq!(table.hand(MARY).total(), pair + 1);
    }
    table
        .play(MARY, "buy_cards", [PISTOL, CROSSBOW])
        .does(MARY, "begin 0")
        .does(MARY, "take pistol");
    table.play(BRUNO, "take_hidden", [CROSSBOW]);
    table
        .does(MARY, "buy_smoke")
        .does(MARY, "load")
        .does(MARY, "load")
        .does(MARY, "load");
    let seen = table.see();
    assert_eq!((seen.airship.gold, seen.airship.smoke), (0, 3));
    assert_eq!(seen.crew[1].berth, celestia::Berth::Ready);
    assert_eq!((seen.captain, seen.step), (BRUNO, Step::Briefing));
}

/// T14 and T15: what is a valid piece of information. Numbers cannot even be written.
#[test]
fn exceptional_communication() {
    let hand = json!({"whip": 1, "sabre": 3, "crossbow": 1, "pistol": 1, "cannon": 1, "joker": 1});
    let at_statement = |hands: serde_json::Value| {
        let steps = json!([{"rewards": {"next": 1}}, {"statement": {"seat": 0}}]);
        position(
            &[],
            json!({"ship": 5, "fought": 1, "steps": steps, "hands": hands}),
        )
    };
    for said in [
        "say have sabre",
        "say have joker",
        "say have_everything",
        "say silent",
    ] {
        let mut table = at_statement(json!([hand, {}]));
        table.does(MARY, said);
        assert!(table.waits_for(BRUNO), "the partner speaks second");
    }
    at_statement(json!([{"whip": 1}, {}]))
        .does(MARY, "say have_not pistol")
        .does(BRUNO, "say silent");
    let three_sabres = serde_json::from_value::<celestia::Move>(json!({"say": {"have": {"sabre": 3}}}));
    assert!(three_sabres.is_err());
    let liar = at_statement(json!([{"whip": 1}, {}]));
    assert_eq!(
        liar.refusal(MARY, json!({"say": {"have": "sabre"}})),
        Refusal::NotTrue
    );
    assert_eq!(
        liar.refusal(MARY, json!({"say": {"have_not": "whip"}})),
        Refusal::NotTrue
    );
    assert_eq!(
        liar.refusal(MARY, json!({"say": "have_everything"})),
        Refusal::NotTrue
    );
}

/// T16: a stage that brings the pirate to the lair is a defeat at once, before any card is gained.
#[test]
fn the_pirate_reaches_the_lair_during_a_stage() {
    let stage = number("stages", "E3");
    let mut table = position(
        &[],
        json!({"ship": 6, "fought": 3, "pirate": 24, "stage_pile": [stage]}),
    );
    table.does(MARY, "stage");
    assert_eq!(table.won(), Some(false));
    assert_eq!(table.see().step, Step::Over(Ending::PirateEscaped));
    assert_eq!(table.see().piles.shown.total(), 0);
}

/// T17: in Rapid mode reaching or passing the pirate wins at once; no card is turned up.
#[test]
fn catching_the_pirate_in_rapid_mode() {
    for pirate in [6, 7] {
        let path = path(&[(5, "B06")]);
        let mut table = position(
            &["mode=rapid"],
            json!({"path": path, "ship": 5, "pirate": pirate}),
        );
        table.does(MARY, "continue");
        assert_eq!(table.won(), Some(true));
        assert!(table.see().path.iter().all(|card| !card.face_up));
    }
}

/// T18: in Normal mode the airship stops at the pirate and the final confrontation begins; that ambush is not fought.
#[test]
fn catching_the_pirate_in_normal_mode() {
    let path = path(&[(5, "B06")]);
    let pirate = number("pirates", "P2");
    let mut table = position(
        &["mode=normal"],
        json!({"path": path, "ship": 5, "pirate": 6, "pirate_card": pirate}),
    );
    // Refill 3/2: two visible, three hidden.
    table.play(MARY, "continue", [WHIP, WHIP, SABRE, SABRE, SABRE]);
    let seen = table.see();
    assert_eq!((seen.ship, seen.pirate), (6, 6));
    assert!(seen.assaults.boarding && !seen.path[5].face_up);
    assert_eq!(seen.step, Step::ShareStarter);
}

/// Final confrontation: each flag asks for the two printed cards, played together.
#[test]
fn boarding_flags() {
    let mut table = boarding(
        "R10",
        &["flag", "flag"],
        json!([{"whip": 2, "sabre": 1}, {"joker": 1, "pistol": 2}]),
    );
    assert_eq!(
        table.refusal(MARY, json!({"strike": {"face": "flag", "with": {"any": "whip"}}})),
        Refusal::WrongCards
    );
    table.does(MARY, "strike flag both card card");
    assert_eq!(table.hand(MARY), cards(&[Card::Whip]));
    // Bruno has neither: a joker for one and a pair, or one card with Mama Lear's help, for the other, either way round.
    let ways = [
        "joker pair pistol",
        "joker mama pistol",
        "pair pistol joker",
        "mama pistol joker",
    ];
    assert_eq!(
        table.offered(BRUNO),
        ways.map(|way| format!("strike flag both {way}"))
    );
    // The next assault, a sabre, a crossbow and one rolled die, begins at once.
    table.play(BRUNO, "strike flag both joker pair pistol", [WHIP]);
    assert!(table.events.contains(&Event::MastDestroyed { left: 2 }));
}

/// Final confrontation: an assault may forbid crew, pairs or smoke; the third mast wins.
#[test]
fn boarding_constraints_and_victory() {
    let no_pair = boarding("R06", &["whip"], json!([{"pistol": 2}, {}]));
    let pair = json!({"strike": {"face": "whip", "with": {"pair": "pistol"}}});
    assert_eq!(no_pair.refusal(MARY, pair), Refusal::NoPairHere);
    let no_crew = boarding("R01", &["whip"], json!([{"pistol": 1}, {}]));
    let mama = json!({"strike": {"face": "whip", "with": {"mama": "pistol"}}});
    assert_eq!(no_crew.refusal(MARY, mama), Refusal::NoCrewHere);
    let mut last = boarding_with("R10", &["whip"], json!([{"whip": 1}, {}]), 1);
    last.does(MARY, "strike whip card");
    assert_eq!(last.won(), Some(true));
    assert_eq!(last.see().step, Step::Over(Ending::PirateBeaten));
}

/// Smoke is forbidden by its assault before the dice are accepted.
#[test]
fn boarding_without_smoke() {
    let dice = dice(&["whip", "sabre"]);
    let changes = json!({"smoke": 1, "dice": dice, "steps": ["dice"]});
    let table = boarding_position("R10", changes, 3);
    assert_eq!(table.refusal(MARY, json!({"reroll": [0]})), Refusal::NoSmokeHere);
    let changes = json!({"smoke": 1, "dice": common::dice(&["whip", "sabre"]), "steps": ["dice"]});
    boarding_position("R06", changes, 3).play(MARY, "reroll 0", [PISTOL]);
}

fn boarding(assault: &str, faces: &[&str], hands: serde_json::Value) -> Table {
    boarding_with(assault, faces, hands, 3)
}

fn boarding_with(assault: &str, faces: &[&str], hands: serde_json::Value, masts: u8) -> Table {
    let changes = json!({
        "dice": dice(faces), "hands": hands, "crew": ready(&["mama"]), "steps": [{"combat": {"active": 0}}],
    });
    boarding_position(assault, changes, masts)
}

/// Noa De Bobadilla is caught; the named assault is the present one.
fn boarding_position(assault: &str, changes: serde_json::Value, masts: u8) -> Table {
    let present = number("assaults", assault);
    let shown = 4 - masts;
    let mut assaults: Vec<u8> = (0..14).filter(|other| *other != present).take(3).collect();
    assaults[usize::from(shown) - 1] = present;
    let mut all = json!({
        "pirate_card": number("pirates", "P2"), "ship": 12, "pirate": 12, "fought": 1, "assaults": assaults,
        "assaults_shown": shown, "masts": masts,
    });
    for (field, value) in changes.as_object().unwrap() {
        all[field] = value.clone();
    }
    position(&["mode=normal"], all)
}
