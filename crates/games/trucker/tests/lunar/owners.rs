//! What the rulebook does not print is reconstructed, and an owner of the box can put the printed rows in its place: VIPs, missions, super cards and cargo.

use table::bots::{Next, Players, named};
use table::{CardSet, Chance, Game, Millis, Moment, Setup, Told, Turn};
use trucker::Trucker;
use trucker::cards::Cards;
use trucker::cards::missions::Mission;
use trucker::cards::vips::Vip;
use trucker::ids::Flight;

use super::vips::{land, paid};
use crate::flight::trials::ship;

const VIPS: &str = include_str!("../../data/vips.toml");
const MISSIONS: &str = include_str!("../../data/missions.toml");
const SUPERS: &str = include_str!("../../data/supers.toml");
const CARGO: &str = include_str!("../../data/cargo.toml");

/// A file with the rows of the base game and these.
fn file(rows: &[&str]) -> String {
    [&[Cards::standard_text()], rows].concat().join("\n")
}

/// A box with these rows in place of those that come with the program.
fn boxed(rows: &[&str]) -> &'static Cards {
    let cards = Cards::parse(&file(rows)).unwrap_or_else(|fault| panic!("{fault}"));
    Box::leak(Box::new(cards))
}

/// What is said against a row that was changed so.
fn fault(rows: &str, from: &str, to: &str) -> String {
    assert!(rows.contains(from), "{from}");
    Cards::parse(&file(&[&rows.replacen(from, to, 1)]))
        .unwrap_err()
        .to_string()
}

/// A flight with these cards, one card of stardust to come.
fn flying(cards: &'static Cards, text: &str) -> Trucker {
    let deck = ["I-04".parse().unwrap()];
    Trucker::in_flight(cards, Flight::Two, &[ship(text)], &deck).unwrap()
}

#[test]
fn an_owner_replaces_vips_and_they_pay_as_the_file_says() {
    let text = "II 707:33/2 708:37/v11 807:73";
    let vips = [Vip::GalacticInsurer, Vip::AmateurAstronomer, Vip::FoodCritic];
    let astronomer = "id = \"amateur_astronomer\"\ncolour = \"blue\"\nlevel = 4";
    assert!(VIPS.contains(astronomer));
    let mine = VIPS.replace(astronomer, &astronomer.replace("level = 4", "level = 7"));
    let before = land(flying(boxed(&[]), text).with_vips(vips));
    assert_eq!(paid(&before, 0, Vip::AmateurAstronomer), Some(8));
    let after = land(flying(boxed(&[&mine]), text).with_vips(vips));
    assert_eq!(paid(&after, 0, Vip::AmateurAstronomer), Some(14));
}

#[test]
fn an_owner_replaces_missions_and_they_pay_as_the_file_says() {
    let mine = MISSIONS.replace("{ finishing = { level = 6 } }", "{ finishing = { level = 11 } }");
    let storm = |cards: &'static Cards| {
        let game = flying(cards, "II 707:33/2 708:37/2 807:73").with_mission(Mission::StormOfTheCentury);
        land(game).truckers[0].account[0].credits
    };
    // Nothing was lost either, which pays three for each level more.
    assert_eq!((storm(boxed(&[])), storm(boxed(&[&mine]))), (18, 28));
}

#[test]
fn an_owner_replaces_super_cards_and_cargo() {
    let hole = "strength = [4, 5, 6]";
    let mine = boxed(&[
        &SUPERS.replace(hole, "strength = [4, 9, 6]"),
        &CARGO.replacen("sides = \"s---\"", "sides = \"u---\"", 1),
    ]);
    let sheet = |cards: &Cards| serde_json::to_value(cards.sheet()).unwrap();
    let (printed, own) = (sheet(mine), sheet(Cards::standard()));
    let strength = |sheet: &serde_json::Value| sheet["supers"][0].to_string();
    assert!(strength(&printed).contains("[4,9,6]"), "{}", strength(&printed));
    assert!(strength(&own).contains("[4,5,6]"), "{}", strength(&own));
    let heavy = |sheet: &serde_json::Value| sheet["tiles"][156]["sides"][0].clone();
    assert_ne!(heavy(&printed), heavy(&own));
    // Kinds of which the file has no rows are those that come with the program.
    assert_eq!(
        (&printed["vips"], &printed["missions"]),
        (&own["vips"], &own["missions"])
    );
}

#[test]
fn a_whole_trek_is_played_with_an_owners_file() {
    let rows = [VIPS, MISSIONS, SUPERS, CARGO].map(|rows| rows.replace("\"reconstructed\"", "\"owner\""));
    let cards = boxed(&rows.each_ref().map(String::as_str));
    let left = cards.sources().into_iter().skip(3);
    assert_eq!(left.map(|count| count.reconstructed).sum::<u32>(), 0);
    let settings = [
        "flight=trek",
        "building=turns",
        "mission=random",
        "vips=yes",
        "party=yes",
    ];
    let given = Setup::parse_settings(&settings.map(str::to_owned), Trucker::options()).unwrap();
    let mut chance = Chance::fast(5);
    let mut game = Trucker::deal(&Trucker::setup(2, &given).unwrap(), cards, &mut chance).unwrap();
    let seated = (0..2).map(|_| named::<Trucker>("reckless")).collect();
    let mut players = Players::new(seated, Chance::fast(6));
    let (mut now, mut told) = (Millis(0), Told::deaf());
    while let Next::Move(by, mv, at) = players.next(&game, now) {
        now = at;
        let moment = &mut Moment {
            chance: &mut chance,
            told: &mut told,
            now,
        };
        game.play(by, &mv, moment).unwrap();
    }
    game.audit().unwrap();
    assert!(matches!(game.turn(), Turn::Over(_)));
}

#[test]
fn a_damaged_row_of_the_expansion_is_refused_by_its_name() {
    let figures = fault(VIPS, "figures = [3, 2]", "figures = [3]");
    assert_eq!(
        figures,
        "VIP hurried_politician: there are 2 figures from 0 to 20"
    );
    let sum = fault(VIPS, "level = 5", "level = 50");
    assert_eq!(sum, "VIP cautious_widow: there are 1 figures from 0 to 20");
    let twice = fault(VIPS, "id = \"food_critic\"", "id = \"thrill_seeker\"");
    assert_eq!(
        twice,
        "VIP thrill_seeker: there are 2 rows for this one instead of one"
    );
    let mission = fault(MISSIONS, "id = \"potholes\"", "id = \"ambush\"");
    assert_eq!(
        mission,
        "mission potholes: there are 0 rows for it instead of one"
    );
    let credits = fault(
        MISSIONS,
        "{ pairs = { credits = 6 } }",
        "{ pairs = { credits = 20000 } }",
    );
    assert_eq!(credits, "mission glass_and_gunpowder: credits are from 0 to 50");
    let penalty = fault(
        MISSIONS,
        "{ each_given_lost = { level = 2 } }",
        "{ each_given_lost = { level = -2 } }",
    );
    assert_eq!(penalty, "mission potholes: credits are from 0 to 50");
    let cruel = fault(MISSIONS, "cruelty = 5", "cruelty = 6");
    assert_eq!(
        cruel,
        "mission storm_of_the_century: difficulty and cruelty are from 1 to 5"
    );
    let hole = fault(SUPERS, "strength = [4, 5, 6]", "strength = [4, 5, 60]");
    assert!(hole.starts_with("super card S-01: "), "{hole}");
    let line = fault(
        SUPERS,
        "lines = [{ crew = 2 }, { goods = 3 }, { crew = 2 }]",
        "lines = [{ crew = 2 }]",
    );
    assert_eq!(line, "super card S-04: there is a line for each level");
    let weight = fault(CARGO, "weight = 1", "weight = 0");
    assert!(weight.starts_with("cargo 157: "), "{weight}");
    let sides = fault(CARGO, "sides = \"s---\"", "sides = \"s--\"");
    assert_eq!(
        sides,
        "cargo 157: sides has one letter for each of the four sides"
    );
    let unknown = fault(VIPS, "id = \"food_critic\"", "id = \"food_lover\"");
    assert!(
        unknown.contains("food_lover") && unknown.contains("line "),
        "{unknown}"
    );
}
