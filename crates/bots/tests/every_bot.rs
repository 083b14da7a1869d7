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

/// How many choices of the newcomer a first game may ask for after it was handed over: about ten minutes.
const SHORT: usize = 150;

/// A first game as the server deals it, led in: what was played up to the position that the newcomer is shown.
fn first_game(id: &str) -> (Box<dyn catalog::AnyMatch>, table::Seed) {
    let (table, seed) = catalog::first_game(id).unwrap();
    let level = bots::seated_at(&table, id);
    let words = vec![String::new(); usize::from(table.seats)];
    let cards = catalog::CardBox::default();
    let mut game = catalog::create(id, table.seats, &table.settings, seed, words, &cards).unwrap();
    bots::lead_in(&mut *game, level, &seed);
    (game, seed)
}

#[test]
fn every_first_game_is_handed_over_to_the_first_seat_the_same_way_each_time() {
    for id in GAMES {
        let (game, _) = first_game(id);
        assert!(game.is_handed_over() && game.outcome().is_none(), "{id}");
        assert!(game.turn().seats().contains(Seat::FIRST), "{id}");
        assert_eq!(game.record(), first_game(id).0.record(), "{id}");
    }
}

#[test]
fn whoever_follows_the_adviser_of_a_first_game_ends_it_in_about_ten_minutes() {
    for id in GAMES {
        let (mut game, seed) = first_game(id);
        let table = catalog::first_game(id).unwrap().0;
        let level = bots::seated_at(&table, id);
        let (mut own, mut now) = (0, 0);
        while game.outcome().is_none() {
            let seats = game.turn().seats();
            let seat = seats.iter().nth(game.entries() % seats.len().max(1)).unwrap();
            own += usize::from(seat == Seat::FIRST);
            now += 1_000;
            let chance = bots::steady(&seed, game.entries(), seat);
            let thought = match seat {
                Seat::FIRST => bots::advise(&*game, seat, chance),
                _ => bots::ask(&*game, seat, level, chance),
            };
            let Some(mv) = thought.and_then(bots::Thought::think) else {
                panic!("{id}: nobody knows what to do");
            };
            game.play(seat.into(), &[mv], Millis(now)).unwrap();
        }
        assert!(own <= SHORT, "{id} asks for {own} choices");
        // A game that has not chosen its deal promises nothing: whether that is won depends on how well the bots play, which changes.
        let won = game.outcome().is_some_and(|outcome| outcome.won(Seat::FIRST));
        assert!(won || table.deal.is_none(), "{id} is lost");
    }
}

/// Another machine thinks a choice through with what its seat may know, and chooses what is offered here.
#[test]
fn a_choice_is_packed_and_thought_through_elsewhere() {
    for id in catalog::GAMES {
        let cards = catalog::CardBox::default();
        let info = catalog::describe(id, &cards).unwrap();
        let seed = table::Seed::from_text("parcel");
        let game = catalog::create(id, info.seats[0], &Default::default(), seed, Vec::new(), &cards).unwrap();
        let seat = game.turn().seats().iter().next().unwrap();
        for level in bots::levels(id) {
            let parcel = bots::pack(&*game, seat, level, 7).unwrap();
            let sent = serde_json::to_string(&parcel).unwrap();
            let opened: bots::Parcel = serde_json::from_str(&sent).unwrap();
            assert_eq!(opened, parcel);
            let thought = opened.open(&cards).expect("the same rules and cards");
            let chosen = thought.think_within(0.02).expect("somebody is waited for");
            let offered = game.offered(seat.into());
            assert!(
                offered.iter().any(|mv| mv.get() == chosen.get()),
                "{id}: {level} {chosen}"
            );
        }
    }
}
