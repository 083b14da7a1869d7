//! What the rules work out for a captain agrees with what they then ask for.

use std::collections::BTreeMap;

use table::{Actor, CardSet, Chance, Game, Millis, Moment, Refused, Seat, Told, Turn, Viewer};
use tortuga::Tortuga;
use tortuga::aids::{Aids, Looming};
use tortuga::cards::Cards;
use tortuga::events::Event;
use tortuga::moves::{Move, Refusal};

/// How often each price was found right.
type Agreed = BTreeMap<&'static str, u32>;

#[test]
fn every_price_is_the_one_that_is_asked_for() {
    let mut agreed = Agreed::new();
    for number in 0..40 {
        let given = Default::default();
        let setup = Tortuga::setup(2 + number as u8 % 3, &given).expect("a set-up");
        let mut chance = Chance::fast(number);
        let mut game = Tortuga::deal(&setup, Cards::standard(), &mut chance).expect("a deal");
        let mut tokens = [0i16; 6];
        while let Turn::One(by) = game.turn() {
            compare(&game, by, &mut agreed);
            looming(&game, &mut agreed);
            let offered = game.offered(by.into());
            let mv = offered[chance.pick(offered.len())];
            let mut told = Told::listening();
            let mut moment = Moment {
                chance: &mut chance,
                told: &mut told,
                now: Millis(0),
            };
            game.play(by.into(), &mv, &mut moment).expect("it was offered");
            for event in told.heard_by(Viewer::Public) {
                count_tokens(event, &mut tokens);
            }
        }
        for (captain, told) in game.view(Viewer::Public).captains.iter().zip(tokens) {
            assert_eq!(
                i16::from(captain.influence),
                told,
                "every token was told with what it was gained for"
            );
        }
        let aids = game.aids(Viewer::Public).expect("aids");
        let outcome = *game.turn().outcome().expect("it is over");
        let won: Vec<Seat> = Seat::all(game.seats())
            .filter(|seat| outcome.won(*seat))
            .collect();
        assert_eq!(aids.ahead, won);
    }
    for what in [
        "buy",
        "renew",
        "influence",
        "reserve",
        "destroy",
        "conquer",
        "capture",
        "looms",
    ] {
        assert!(
            agreed.get(what).is_some_and(|times| *times > 0),
            "{what} never came up: {agreed:?}"
        );
    }
}

fn count_tokens(event: &Event, tokens: &mut [i16]) {
    match *event {
        Event::GainedInfluence { seat, count, .. } => tokens[seat.index()] += i16::from(count),
        Event::TookInfluence { seat, loser, count } => {
            tokens[seat.index()] += i16::from(count);
            tokens[loser.index()] -= i16::from(count);
        }
        _ => {}
    }
}

/// What is missing to victory is what the score and the goal say, of whoever has the most.
fn looming(game: &Tortuga, agreed: &mut Agreed) {
    let (view, aids) = (
        game.view(Viewer::Public),
        game.aids(Viewer::Public).expect("aids"),
    );
    let most = view.captains.iter().map(|captain| captain.score).max();
    match aids.looms {
        Some(Looming::Near { seat, need }) => {
            assert_eq!(Some(view.captains[seat.index()].score), most);
            assert_eq!(view.captains[seat.index()].score + need, aids.goal);
            *agreed.entry("looms").or_default() += 1;
        }
        Some(Looming::LastTurns { usurper }) => assert_eq!(view.usurper, Some(usurper)),
        None => assert!(view.usurper.is_none() && most < Some(aids.goal - 4)),
    }
}

fn compare(game: &Tortuga, by: Seat, agreed: &mut Agreed) {
    let view = game.view(Viewer::Seat(by));
    let aids = game.aids(Viewer::Seat(by)).expect("aids");
    if view.pending.is_some() {
        return;
    }
    let sails = game
        .offered(by.into())
        .iter()
        .any(|mv| matches!(mv, Move::Sail(_)));
    assert_eq!(aids.reach > 0, sails, "a ship that reaches something may sail");
    let here = view.captains[by.index()].ship;
    let mut priced = |what, mv: Move, price: u8| {
        if needs(game, by, mv, &aids, price) {
            *agreed.entry(what).or_default() += 1;
        }
    };
    for offer in &aids.buy {
        priced("buy", Move::Buy(offer.card), offer.price);
        priced("renew", Move::Renew(offer.card), aids.renew_price);
    }
    priced("influence", Move::BuyInfluence, aids.influence_price);
    for stack in view.captains[by.index()].hand.iter().flatten() {
        priced("reserve", Move::Reserve(stack.card), aids.reserve_price);
    }
    for stack in &view.captains[by.index()].play {
        priced("destroy", Move::Destroy(stack.card), aids.destroy_price);
    }
    for sector in aids.conquer.iter().filter(|sector| Some(sector.place) == here) {
        priced("conquer", Move::Conquer, sector.price);
    }
    for sector in aids.capture.iter().filter(|sector| Some(sector.place) == here) {
        priced("capture", Move::Capture, sector.price);
    }
}

/// Whether it came down to the price, which must then be this one.
fn needs(game: &Tortuga, by: Seat, mv: Move, aids: &Aids, price: u8) -> bool {
    let manoeuvre = game.view(Viewer::Seat(by)).this_turn.manoeuvre;
    match game.ask(Actor::Seat(by), &mv) {
        Err(Refused::Rule(Refusal::NotEnoughCrypto { need, have })) => {
            assert_eq!((need, have), (price, aids.purse), "{mv:?}");
            true
        }
        Err(Refused::Rule(Refusal::NotEnoughManoeuvre { need, have })) => {
            assert_eq!((need, have), (price, manoeuvre), "{mv:?}");
            true
        }
        Ok(()) => {
            assert!(
                price <= aids.purse.max(manoeuvre),
                "{mv:?} is offered and cannot be paid"
            );
            price == 0
        }
        Err(_) => false,
    }
}

/// Sails on as far as it may, over sectors that give nothing on arrival.
#[test]
fn a_ship_sails_as_far_as_it_is_told_it_reaches() {
    let mut sailed = 0;
    for number in 0..40 {
        let setup = Tortuga::setup(2, &Default::default()).expect("a set-up");
        let mut chance = Chance::fast(number);
        let mut game = Tortuga::deal(&setup, Cards::standard(), &mut chance).expect("a deal");
        for _ in 0..60 {
            let Turn::One(by) = game.turn() else { break };
            let reach = game.aids(Viewer::Seat(by)).expect("aids").reach;
            let offered = game.offered(by.into());
            let step = offered.iter().find(|mv| matches!(mv, Move::Sail(_)));
            let settled = game.view(Viewer::Seat(by)).pending.is_none();
            let mv = *step
                .filter(|_| settled)
                .unwrap_or(&offered[chance.pick(offered.len())]);
            let mut told = Told::deaf();
            let mut moment = Moment {
                chance: &mut chance,
                told: &mut told,
                now: Millis(0),
            };
            game.play(by.into(), &mv, &mut moment).expect("it was offered");
            if settled && matches!(mv, Move::Sail(_)) {
                let left = game.aids(Viewer::Seat(by)).expect("aids").reach;
                assert!(
                    left + 1 >= reach,
                    "a step takes one of {reach}, and {left} are left"
                );
                sailed += 1;
            }
        }
    }
    assert!(sailed > 50, "only {sailed} steps");
}

#[test]
fn what_a_creature_costs_is_known_to_those_who_have_seen_it() {
    let setup = Tortuga::setup(3, &Default::default()).expect("a set-up");
    let game = Tortuga::deal(&setup, Cards::standard(), &mut Chance::fast(1)).expect("a deal");
    let known = |viewer| game.aids(viewer).expect("aids").capture.len();
    assert_eq!(known(Viewer::Public), 0);
    assert_eq!(known(Viewer::Seat(Seat::FIRST)), 0);
    assert!(known(Viewer::Everything) > 0);
}
