//! Every bot of every game.

use bots::{Bot, Eyes, Levels, Next, Players};
use catalog::{GAMES, with_game};
use table::{CardSet, Chance, Game, Millis, Moment, Seat, Told};

/// A bot that sees what another bot chose in a world it could not tell from this one.
fn chooses_the_same_in_imagined_worlds<G: Levels>(name: &str) {
    let mut chance = Chance::fast(5);
    let setup = G::setup(*G::SEATS.start(), &Default::default()).unwrap();
    let mut state = G::deal(&setup, G::Cards::standard(), &mut chance).unwrap();
    let make = || bots::named::<G>(name).unwrap();
    let mut players = Players::new(
        (0..setup.seats()).map(|_| Some(make())).collect(),
        Chance::fast(6),
    );
    let mut now = Millis(0);
    while let Next::Move(by, mv, at) = players.next(&state, now) {
        now = at;
        if let Some(seat) = by.seat() {
            let world = state.imagine(seat, &mut chance);
            let choice = |state: &G| choose(&mut *make(), state, seat);
            assert_eq!(
                choice(&state),
                choice(&world),
                "{name} knows what {seat:?} cannot know"
            );
        }
        let mut told = Told::deaf();
        let mut moment = Moment {
            chance: &mut chance,
            told: &mut told,
            now,
        };
        state
            .play(by, &mv, &mut moment)
            .unwrap_or_else(|refused| panic!("{name} chose {mv:?}: {refused:?}"));
    }
    assert!(state.turn().outcome().is_some());
}

fn choose<G: Game>(bot: &mut dyn Bot<G>, state: &G, seat: Seat) -> Option<G::Move> {
    bot.choose(
        &Eyes::new(state, seat),
        &state.offered(seat.into()),
        &mut Chance::fast(7),
    )
}

/// Those that search are looked at in `search`: they think too long for whole games.
#[test]
fn no_bot_knows_more_than_its_seat() {
    for id in GAMES {
        with_game!(id, G => {
            for name in table::bots::names::<G>() {
                chooses_the_same_in_imagined_worlds::<G>(name);
            }
        });
    }
}

#[test]
fn bots_are_found_by_name_and_random_is_everywhere() {
    for id in GAMES {
        let names = with_game!(id, G => bots::names::<G>()).unwrap();
        assert_eq!(names[0], "random");
        assert!(with_game!(id, G => bots::named::<G>("nobody").is_none()).unwrap());
    }
}

#[test]
fn the_table_waits_for_people() {
    for id in GAMES {
        with_game!(id, G => {
            let setup = G::setup(*G::SEATS.start(), &Default::default()).unwrap();
            let state = G::deal(&setup, <G as Game>::Cards::standard(), &mut Chance::fast(1)).unwrap();
            let mut nobody = Players::<G>::new(vec![], Chance::fast(2));
            assert_eq!(nobody.next(&state, Millis(0)), Next::Wait(state.turn().seats()));
        });
    }
}

#[test]
fn bots_can_be_asked_from_afar() {
    for id in catalog::GAMES {
        let cards = catalog::CardBox::default();
        let seats = catalog::describe(id, &cards).unwrap().seats[0];
        let secret = table::Seed::from_text("afar");
        let mut game = catalog::create(id, seats, &Default::default(), secret, vec![], &cards).unwrap();
        let best = bots::quickest(id).unwrap();
        for number in 0..200 {
            let Some(seat) = game.turn().seats().first() else {
                break;
            };
            let thought = bots::ask(&*game, seat, best, table::Chance::fast(number)).unwrap();
            let chosen = std::thread::spawn(|| thought.think()).join().unwrap().unwrap();
            game.play(seat.into(), &[chosen], table::Millis(number)).unwrap();
        }
        assert!(bots::ask(&*game, table::Seat::FIRST, "oracle", table::Chance::fast(1)).is_none());
    }
    assert!(bots::levels("chess").is_empty());
}
