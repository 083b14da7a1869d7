//! What stands on the cards: the data file, and the effect of each starting ship, upgrade and event.

use crate::common;

use common::*;
use metal::Event;
use metal::cards::Cards;
use metal::moves::{Fee, Move, Prompt, Refusal, Tour};
use metal::negotiation::Terms;
use metal::state::{Decided, Faktor, Planet, Slot};
use table::CardSet;

fn decided(events: &[Event]) -> Decided {
    let found = events.iter().find_map(|event| match event {
        Event::CombatDecided(decided) => Some(*decided),
        _ => None,
    });
    found.expect("a combat was decided")
}

/// Whoever writes a card file types straight apostrophes; cards show those that all messages have.
#[test]
fn names_are_shown_with_the_apostrophe_of_print() {
    let sheet = Cards::standard().sheet();
    let names = sheet.ship.iter().flat_map(|ship| [&ship.fr, &ship.en]);
    assert!(
        names.clone().any(|name| name.contains('’')),
        "there are such names"
    );
    assert!(names.clone().all(|name| !name.contains('\'')));
    assert!(
        Cards::standard_text().contains("fr = \"L'Ambassadrice\""),
        "and they are typed so"
    );
}

/// The check sums of the reconstruction: powers, credits, glory and support of both depths.
#[test]
fn the_box_holds_what_it_should() {
    let sheet = Cards::standard().sheet();
    let sums = |near: bool| {
        let ships = sheet.ship.iter().filter(|ship| ship.id.is_near() == near);
        ships.fold((0, 0, 0, 0), |(credits, glory, support, hunters), ship| {
            (
                credits + u32::from(ship.credits),
                glory + u32::from(ship.glory),
                support + u32::from(ship.support),
                hunters + u32::from(ship.hunter),
            )
        })
    };
    assert_eq!((sums(true), sums(false)), ((95, 12, 4, 0), (140, 43, 6, 8)));
    let power: u8 = sheet.equipment.iter().map(|row| row.power).sum();
    assert_eq!(power, 28);
    let total: u32 = Cards::standard()
        .sources()
        .iter()
        .map(|count| count.reconstructed)
        .sum();
    assert_eq!(total, 116 + 5, "every row says that it is reconstructed");
}

/// A file that breaks what the rulebook states is refused, and the row is named.
#[test]
fn a_faulty_file_names_its_row() {
    let fault = |from: &str, to: &str| {
        let text = Cards::standard_text().replacen(from, to, 1);
        Cards::parse(&text).expect_err("it is at fault").to_string()
    };
    assert_eq!(
        fault("power = 6\n", "power = 5\n"),
        "ship n01: the power of a ship is 6 to 20"
    );
    assert!(fault("id = \"n02\"", "id = \"n03\"").starts_with("ship n03: n02 was expected"));
    assert!(fault("[0, 2, 2, 4, 4, 6]", "[0, 0, 2, 4, 4, 6]").starts_with("dice: "));
    assert!(
        fault("glory = 1\ncredits = 2\nsource", "glory = 0\ncredits = 2\nsource").starts_with("trophy t01")
    );
    assert!(fault("damage = 1\n", "damage = 4\n").starts_with("ship n01: the damage"));
    assert!(fault("nation = \"solar\"", "nation = \"lunar\"").contains("lunar"));
}

/// Starting ships, each in a scene of its own.
#[test]
fn starting_ships() {
    // The Revenant repairs two when the turn begins.
    let mut play = Scene::of(3).set(A, "damage", 3).step("turn_start").ready();
    play.play(A, Move::Travel);
    assert_eq!(
        play.pirate(A).damage,
        1,
        "the weakest pays nothing, and the ship mends"
    );
    // The Light Hand finds a credit more on each ship.
    let mut play = Scene::of(3).start(A, "b2").karokum(&["n02"]).ready();
    play.play(A, Move::AttackKarokum(card("n02")));
    play.fight(6, 1);
    assert_eq!(play.pirate(A).credits, 3 - 2 + 3 + 1);
    // The Grey Wolf fights better alone, but not when betrayed.
    let mut play = Scene::of(3).start(A, "b3").karokum(&["n02"]).ready();
    play.play(A, Move::AttackKarokum(card("n02")));
    let mut betrayed = play.clone();
    assert_eq!(decided(&play.fight(1, 1)).attack.effects, 1);
    betrayed.deal(A, B, Terms::alliance());
    betrayed.play(B, Move::Betray);
    assert_eq!(decided(&betrayed.fight(1, 1)).attack.effects, 0);
    // The Ambassador lends more support.
    let play = Scene::of(3).start(A, "b4").ready();
    assert_eq!((play.pirate(A).support, play.pirate(B).support), (5, 4));
    // The Spyglass sees four ships and pays Karokum nothing.
    let mut play = Scene::of(3).start(A, "b5").karokum(&["n09"]).ready();
    let mut fee = play.clone();
    play.roll(A, Move::AttackSpace, &space(&["n01", "n02", "n03", "n04"]));
    assert_eq!(play.view().board.row.len(), 4);
    fee.play(A, Move::AttackKarokum(card("n09")));
    assert_eq!(fee.pirate(A).credits, 3);
    // The Furnace pays half for its Metal Faktor die, with a capacitor two less still.
    let mut play = Scene::of(3)
        .start(A, "b6")
        .pending(A, 6)
        .upgrades(A, &["e15"])
        .ready();
    play.play(A, Move::AttackPlanet(Planet::Karokum));
    assert_eq!(decided(&play.fight(1, 1)).attack.penalty, 1);
}

/// Equipment with an effect.
#[test]
fn equipment() {
    // Boarding ram: one more as protagonist of a challenge, on either side.
    let mut play = Scene::of(3).upgrades(B, &["e03"]).ready();
    play.play(A, Move::Challenge(B));
    play.play(A, Move::Ready);
    play.play(B, Move::Ready);
    assert_eq!(decided(&play.fight(1, 6)).defence.effects, 1);
    // Sealed bulkheads: a hit of two or more counts one less.
    let mut play = Scene::of(3).upgrades(A, &["e06"]).karokum(&["d10"]).ready();
    play.play(A, Move::AttackKarokum(card("d10")));
    play.fight(1, 6);
    assert_eq!(play.pirate(A).damage, 2);
    // Storm screen: no damage from events. Mending hull: one point each turn.
    let scene = Scene::of(3)
        .upgrades(B, &["e08"])
        .upgrades(C, &["e10"])
        .set(C, "damage", 1);
    let mut play = scene.ready();
    play.roll(A, Move::AttackSpace, &space(&["v01", "n01", "n02", "n03"]));
    assert_eq!([A, B, C].map(|seat| play.pirate(seat).damage), [1, 0, 2]);
    // Long-range probe: once, for a credit, one ship of the row is replaced.
    let mut play = Scene::of(3).upgrades(A, &["e11", "s7"]).ready();
    play.roll(A, Move::AttackSpace, &space(&["n01", "n02", "n03"]));
    let replace = |with: &str, ship: &str| Move::Replace {
        with: card(with),
        ship: card(ship),
    };
    play.roll(A, replace("e11", "n01"), &space(&["n04"]));
    assert_eq!(play.view().board.row, [card("n02"), card("n03"), card("n04")]);
    assert!(play.view().board.scrapyard.contains(card("n01")));
    assert_eq!(play.refused(A, replace("e11", "n02")), Refusal::Probed);
    // A scout does it again, for the card.
    play.roll(A, replace("s7", "n02"), &space(&["v02", "n05"]));
    assert_eq!(play.view().board.row, [card("n03"), card("n04"), card("n05")]);
    assert_eq!(play.pirate(A).credits, 3 - 1 + 2);
    // Cargo grapple: a credit for each ship. Smuggler's charts: Karokum for nothing.
    let mut play = Scene::of(3)
        .upgrades(A, &["e12", "e13"])
        .karokum(&["n02"])
        .ready();
    play.play(A, Move::AttackKarokum(card("n02")));
    assert_eq!(play.pirate(A).credits, 3);
    play.fight(6, 1);
    assert_eq!(play.pirate(A).credits, 3 + 3 + 1);
    // Tactical relay: two more support power.
    assert_eq!(
        Scene::of(3).upgrades(A, &["e14"]).ready().pirate(A).support,
        4 + 2
    );
}

/// A hunter replaced in the row goes back only after the next ship lies there.
#[test]
fn a_hunter_is_replaced() {
    let scene = Scene::of(3)
        .upgrades(A, &["s7"])
        .pile(&["d21", "d01", "d02", "d03", "d04"]);
    let mut play = scene.ready();
    play.roll(A, Move::AttackSpace, &space(&["d21", "d01", "d02"]));
    let replace = Move::Replace {
        with: card("s7"),
        ship: card("d21"),
    };
    play.roll(A, replace, &space(&["d03"]));
    let board = play.view().board;
    assert_eq!(board.row, [card("d01"), card("d02"), card("d03")]);
    assert!(board.space_top.contains(card("d21")));
}

/// Support cards of the own turn.
#[test]
fn support_in_the_own_turn() {
    let scene = Scene::of(3)
        .upgrades(A, &["s5", "s6", "s9"])
        .set(A, "damage", 3)
        .pending(A, 4);
    let mut play = scene.ready();
    play.play(A, Move::Play(card("s5")));
    assert_eq!(play.pirate(A).damage, 1);
    play.play(A, Move::Play(card("s9")));
    assert_eq!(play.pirate(A).faktor, Faktor::Blank);
    assert_eq!(play.refused(A, Move::Play(card("s6"))), Refusal::NeedsTarget);
    let bomb = |target| Move::PlayOn {
        card: card("s6"),
        target,
    };
    assert_eq!(play.refused(A, bomb(A)), Refusal::Yourself);
    play.play(A, bomb(C));
    assert_eq!(play.pirate(C).damage, 1);
}

/// Reveals three ships with one event among them.
fn with_event(scene: Scene, event: &str) -> Play {
    let cards = ["d01", "d02", "d03", "d04", "d05", event];
    let mut play = scene.pile(&cards).ready();
    play.roll(A, Move::AttackSpace, &space(&["d01", event, "d02", "d03"]));
    play
}

/// Events without choices.
#[test]
fn events_that_befall_everybody() {
    let mut play = Scene::of(3).set(B, "credits", 4).set(C, "credits", 9).ready();
    play.roll(A, Move::AttackSpace, &space(&["v03", "n01", "n02", "n03"]));
    assert_eq!([A, B, C].map(|seat| play.pirate(seat).credits), [3, 2, 7]);

    let mut play = Scene::of(3).set(A, "judgement", 2).ready();
    play.roll(A, Move::AttackSpace, &space(&["v04", "n01", "n02", "n03"]));
    assert_eq!([A, B].map(|seat| play.pirate(seat).judgement), [1, 0]);

    let play = with_event(Scene::of(3).upgrades(B, &["e01"]), "v05");
    assert_eq!([A, B, C].map(|seat| play.pirate(seat).damage), [1, 2, 1]);

    let play = with_event(Scene::of(3), "v08");
    let board = play.view().board;
    assert_eq!([board.exxalia, board.bazaar, board.karokum], [2, 2, 2]);

    let play = with_event(Scene::of(3).pending(B, 6), "v09");
    assert_eq!(play.pirate(B).faktor, Faktor::Blank);

    let play = with_event(Scene::of(3), "v10");
    assert_eq!(play.view().board.pot, 3);
}

/// Great dragnet: a wreck, or two credits, or else damage; clockwise from the active player.
#[test]
fn the_dragnet() {
    let scene = Scene::of(3).wrecks(A, &["n01"]).set(C, "credits", 1);
    let cards = ["d01", "d02", "d03", "d04", "v06"];
    let mut play = scene.pile(&cards).ready();
    play.roll(A, Move::AttackSpace, &space(&["d01", "v06"]));
    assert_eq!(
        (play.view().prompt, play.view().waiting),
        (Prompt::Dragnet, vec![A])
    );
    // B has only credits and C neither, so nothing is asked of them; the row fills up.
    play.roll(A, Move::GiveWreck(card("n01")), &space(&["d02", "d03"]));
    assert_eq!([A, B, C].map(|seat| play.pirate(seat).credits), [3, 1, 1]);
    assert_eq!(play.pirate(C).damage, 1);
    assert_eq!(play.view().board.row.len(), 3);
}

/// Desertion: everybody loses a support card of his choice.
#[test]
fn the_desertion() {
    let scene = Scene::of(3)
        .upgrades(A, &["s1", "s2"])
        .upgrades(B, &["s3", "e01"]);
    let cards = ["d01", "d02", "d03", "d04", "v07"];
    let mut play = scene.pile(&cards).ready();
    play.roll(A, Move::AttackSpace, &space(&["v07"]));
    play.roll(A, Move::Discard(card("s2")), &space(&["d01", "d02", "d03"]));
    assert!(play.pirate(A).upgrades.contains(card("s1")));
    assert_eq!(play.pirate(B).upgrades.len(), 1);
    assert_eq!(play.view().board.crew.len(), 2);
}

/// The tour's costs: credits to the planet or the bank, wrecks out of the game.
#[test]
fn tour_actions_and_their_costs() {
    let scene = || {
        Scene::of(3)
            .set(A, "credits", 9)
            .set(A, "damage", 4)
            .set(A, "judgement", 2)
            .wrecks(A, &["n01", "n02", "d21"])
            .trophies(A, &["t01", "t02"])
            .trophy_pile(&["t03", "t04"])
            .bazaar(&["s1"])
            .karokum(&["n09", "n10"])
    };
    let tour = |action| Move::Tour(action);
    let mut play = scene().ready();
    assert_eq!(
        play.refused(A, tour(Tour::Trophy { giving: None })),
        Refusal::TwoTrophies
    );
    let give = Some(Slot::First);
    play.play(A, tour(Tour::Trophy { giving: give }));
    play.play(A, Move::Keep(Slot::First));
    play.play(A, tour(Tour::LightRepairs(Fee::Wreck(card("n01")))));
    play.play(A, tour(Tour::FullRepairs { credits: 1 }));
    play.play(A, Move::GiveWreck(card("n02")));
    assert_eq!(
        (
            play.pirate(A).damage,
            play.pirate(A).credits,
            play.view().board.exxalia
        ),
        (0, 7, 2)
    );
    play.play(A, tour(Tour::Smuggling(card("s1"))));
    assert_eq!((play.pirate(A).credits, play.view().board.bazaar), (4, 3));
    play.play(A, tour(Tour::Amnesty(Fee::Wreck(card("d21")))));
    assert_eq!(play.pirate(A).judgement, 1);
    assert_eq!(play.view().board.removed.len(), 3);

    let mut play = scene().ready();
    assert_eq!(
        play.refused(A, tour(Tour::Amnesty(Fee::Wreck(card("n01"))))),
        Refusal::NotAHunter
    );
    play.play(A, tour(Tour::LightRepairs(Fee::Credits)));
    play.play(A, tour(Tour::Amnesty(Fee::Credits)));
    play.play(A, tour(Tour::ScrapBonus(card("n01"))));
    assert_eq!(
        play.refused(A, Move::TakeShip(card("n01"))),
        Refusal::FirstChoose(Prompt::TakeShip),
        "another one"
    );
    play.play(A, Move::TakeShip(card("n10")));
    let board = play.view().board;
    assert_eq!((board.exxalia, board.bazaar, board.karokum), (1, 2, 1));
    assert!(board.scrapyard.contains(card("n01")));

    let empty = Scene::of(3).set(A, "credits", 1).ready();
    assert_eq!(
        empty.refused(A, tour(Tour::Trophy { giving: None })),
        Refusal::Credits { need: 2, have: 1 }
    );
    assert_eq!(
        empty.refused(A, tour(Tour::LightRepairs(Fee::Credits))),
        Refusal::NothingToRepair
    );
    assert_eq!(
        empty.refused(A, tour(Tour::LavishSpending { credits: 1 })),
        Refusal::Wrecks { need: 5, have: 0 }
    );
}

/// The whole pile is shuffled when a hunter goes back, or only its own depth, as the host likes.
#[test]
fn two_ways_to_shuffle() {
    let hunter_goes_back = |way: &str| {
        let scene = Scene::of(3)
            .pile(&["n01", "n02", "d21", "d01"])
            .option("shuffle", way);
        let mut play = scene.ready();
        play.roll(A, Move::AttackSpace, &space(&["n01", "n02", "d21"]));
        play.play(A, Move::Target(card("n01")));
        let board = play.view().board;
        (board.space_top.len(), board.space_under.len())
    };
    assert_eq!(hunter_goes_back("whole"), (2, 0));
    assert_eq!(hunter_goes_back("tiers"), (0, 2));
}
