//! `greedy` at Metal Adventures: it beats chance, bargains with sense, and only from what its seat may know.

use crate::common;

use common::{A, B, C, Play, Scene, card, credits_after, pledge, space};
use metal::moves::{Fee, Tour};
use metal::negotiation::{Deliver, Due, Goods, Proviso, Share, Terms};
use metal::state::Slot;
use metal::{Cards, Metal, Move};
use serde_json::json;
use table::bots::{Eyes, Levels, Next, Players, named};
use table::{CardSet, Chance, Game, Millis, Moment, Seat, Told, Viewer};

/// What the bot would do at a seat; `None` lets the occasion pass.
fn choice(game: &Metal, seat: Seat) -> Option<Move> {
    let moves = game.offered(seat.into());
    let mut bot = named::<Metal>("greedy").unwrap();
    bot.choose(&Eyes::new(game, seat), &moves, &mut Chance::fast(7))
}

/// What a newcomer who is guided is advised to do.
fn advice(game: &Metal, seat: Seat) -> Option<Move> {
    let moves = game.offered(seat.into());
    let mut bot = Metal::adviser().unwrap();
    bot.choose(&Eyes::new(game, seat), &moves, &mut Chance::fast(7))
}

/// Plays a game and shows each state on the way; gives the last.
fn played(levels: &[&str], seed: u64, mut each: impl FnMut(&Metal)) -> Metal {
    let mut chance = Chance::fast(seed);
    let setup = Metal::setup(levels.len() as u8, &Default::default()).unwrap();
    let mut state = Metal::deal(&setup, Cards::standard(), &mut chance).unwrap();
    let bots = levels.iter().map(|level| named::<Metal>(level)).collect();
    let mut players = Players::new(bots, Chance::fast(seed + 1));
    let mut told = Told::deaf();
    loop {
        each(&state);
        match players.next(&state, Millis(0)) {
            Next::Move(by, mv, now) => {
                let mut moment = Moment {
                    chance: &mut chance,
                    told: &mut told,
                    now,
                };
                let done = state.play(by, &mv, &mut moment);
                assert!(done.is_ok(), "{mv:?} by {by:?}: {done:?}");
            }
            Next::Over => return state,
            Next::Wait(seats) => panic!("a bot at {seats:?} does not move"),
        }
    }
}

/// The README has the figures over thousands of games; these few are always the same.
#[test]
fn greedy_beats_three_random_pirates() {
    let mut won = 0;
    for seed in 0..20 {
        let hero = (seed % 4) as usize;
        let mut levels = ["random"; 4];
        levels[hero] = "greedy";
        let end = played(&levels, seed, |_| {});
        won += u32::from(end.turn().outcome().unwrap().won(Seat::new(hero).unwrap()));
    }
    assert!(won >= 18, "{won} of 20");
}

/// Talk between bots never holds a game up: they come to nine points of glory in a few rounds.
#[test]
fn greedy_pirates_come_to_an_end() {
    for seats in 3..=6 {
        let mut moves = 0;
        let end = played(&vec!["greedy"; seats], 5, |_| moves += 1);
        let view = end.view(Viewer::Public);
        assert!(view.pirates.iter().any(|pirate| pirate.glory >= 9));
        assert!(
            usize::from(view.turn) < 20 * seats && moves < 400 * seats,
            "{} turns, {moves} moves",
            view.turn
        );
    }
}

/// Asked in a world that it cannot tell from the real one, with the same luck, the bot answers the same.
#[test]
fn greedy_does_not_depend_on_what_it_cannot_know() {
    let mut compared = 0;
    for (seed, levels) in [(1, ["greedy"; 4]), (2, ["greedy", "random", "greedy", "random"])] {
        played(&levels, seed, |state| {
            for seat in state.turn().seats().iter().chain(state.asides().iter()) {
                if state.offered(seat.into()).is_empty() {
                    continue;
                }
                let world = state.imagine(seat, &mut Chance::fast(99));
                assert_eq!(choice(state, seat), choice(&world, seat));
                compared += usize::from(world != *state);
            }
        });
    }
    assert!(compared > 200, "the worlds hardly ever differ");
}

/// The attacker in the search for allies against a ship of Karokum's discard.
fn attack(scene: Scene, ship: &str) -> Play {
    let mut play = scene.karokum(&[ship]).ready();
    play.play(A, Move::AttackKarokum(card(ship)));
    play
}

fn half_the_loot() -> Terms {
    let share = Deliver::LootCredits(Share::Half);
    Terms::alliance().promising(pledge(A, share, Proviso::IfWon, Due::AfterCombat))
}

#[test]
fn it_asks_for_help_where_help_pays_and_shares_the_loot() {
    // Eight against twelve: hardly to be won alone.
    let mut play = attack(Scene::of(3), "n15");
    let Some(Move::Propose { to, terms }) = choice(&play.game, A) else {
        panic!("{:?}", choice(&play.game, A));
    };
    assert!(terms.alliance && terms.pledges.iter().all(|pledge| pledge.debtor == A));
    assert!(
        !terms.pledges.is_empty() || terms.gives.credits > 0,
        "help is paid for"
    );
    // What it offers is what another of its kind accepts.
    let offer = play.propose(A, to, terms);
    assert_eq!(choice(&play.game, to), Some(Move::Accept(offer)));
    // Fourteen against six needs nobody.
    let strong = attack(Scene::of(3).upgrades(A, &["e05", "e07"]), "n01");
    assert_eq!(choice(&strong.game, A), Some(Move::Ready));
}

#[test]
fn it_judges_an_offer_by_the_record_of_who_makes_it() {
    let answer = |honoured: u16, reneged: u16| {
        let word = json!({"honoured": honoured, "reneged": reneged, "betrayals": 0});
        let mut play = attack(Scene::of(3).set(A, "reputation", word), "n15");
        let offer = play.propose(A, B, half_the_loot());
        choice(&play.game, B) == Some(Move::Accept(offer))
    };
    assert!(answer(4, 0), "two credits from somebody who keeps his word");
    assert!(!answer(0, 8), "two credits from somebody who never does");
}

/// A pirate hunter, where nobody can join only to betray.
#[test]
fn it_does_not_help_anybody_to_the_last_point_of_glory() {
    let loot = Deliver::LootCredits(Share::All);
    let generous = pledge(A, loot, Proviso::IfWon, Due::AfterCombat);
    let answer = |glory: u8| {
        let scene = Scene::of(3).upgrades(A, &["e05"]).set(A, "glory", glory);
        let mut play = attack(scene, "d21");
        let offer = play.propose(A, B, Terms::alliance().promising(generous));
        choice(&play.game, B) == Some(Move::Accept(offer))
    };
    assert!(answer(1), "all credits for help against a pirate hunter");
    assert!(!answer(7), "two points more would end the game");
}

#[test]
fn it_betrays_for_a_fortune_and_stands_by_for_a_share() {
    // Nine credits for a sure betrayal, against a small share of a doubtful victory.
    let mut rich = attack(Scene::of(3), "n30");
    let one = pledge(
        A,
        Deliver::LootCredits(Share::Credits(1)),
        Proviso::IfWon,
        Due::AfterCombat,
    );
    rich.deal(A, B, Terms::alliance().promising(one));
    assert_eq!(choice(&rich.game, B), Some(Move::Betray));
    let mut poor = attack(Scene::of(3), "n05");
    poor.deal(A, B, half_the_loot());
    assert_eq!(choice(&poor.game, B), Some(Move::StayLoyal));
}

#[test]
fn it_keeps_a_small_promise_and_breaks_one_that_costs_too_much() {
    let due = |credits: u8| {
        let mut play = attack(Scene::of(3).set(A, "credits", 24), "n01");
        play.deal(A, B, Terms::alliance().promising(credits_after(A, credits)));
        play.fight(6, 1);
        choice(&play.game, A)
    };
    assert_eq!(due(2), Some(Move::Honour));
    assert_ne!(
        due(20),
        Some(Move::Honour),
        "it would rather pay a part, or nothing"
    );
}

#[test]
fn it_answers_every_offer_at_once_and_asks_for_more_where_it_gets_too_little() {
    let mut play = Scene::of(3)
        .upgrades(A, &["e01", "e05"])
        .set(B, "credits", 9)
        .ready();
    let gift = play.propose(B, A, Terms::exchange(Goods::credits(1), Goods::NOTHING));
    assert_eq!(choice(&play.game, A), Some(Move::Accept(gift)));
    play.play(A, Move::Decline(gift));
    // A lance for a credit is not worth an answer.
    let lance = Goods::upgrade(card("e05"));
    let insult = play.propose(B, A, Terms::exchange(Goods::credits(1), lance));
    assert_eq!(choice(&play.game, A), Some(Move::Decline(insult)));
    play.play(A, Move::Decline(insult));
    let culverin = Goods::upgrade(card("e01"));
    play.propose(B, A, Terms::exchange(Goods::credits(2), culverin));
    let Some(Move::Counter { terms, .. }) = choice(&play.game, A) else {
        panic!("{:?}", choice(&play.game, A));
    };
    assert_eq!(terms.gives, culverin);
    assert!((3..=9).contains(&terms.takes.credits), "{terms:?}");
}

#[test]
fn it_shows_a_trophy_out_of_turn_and_else_keeps_still() {
    let play = Scene::of(3)
        .trophies(C, &["t06"])
        .wrecks(C, &["n01", "n02", "n09", "n10"])
        .ready();
    assert_eq!(choice(&play.game, C), Some(Move::Validate(Slot::First)));
    assert_eq!(choice(&play.game, B), None, "nothing to say");
}

#[test]
fn it_spends_where_that_brings_glory() {
    let after = |scene: Scene| scene.voyage("fought", true).display(&[]).ready();
    let judged = after(
        Scene::of(3)
            .set(A, "judgement", 1)
            .set(A, "glory", 3)
            .set(A, "credits", 2),
    );
    let amnesty = Move::Tour(Tour::Amnesty(Fee::Credits));
    assert_eq!(choice(&judged.game, A), Some(amnesty));
    let last = after(Scene::of(3).set(A, "glory", 8).set(A, "credits", 6));
    let lavish = Move::Tour(Tour::LavishSpending { credits: 6 });
    assert_eq!(choice(&last.game, A), Some(lavish));
}

#[test]
fn it_takes_the_ship_it_can_beat_over_the_one_it_cannot() {
    let mut play = Scene::of(3).start(A, "b1").ready();
    play.roll(A, Move::AttackSpace, &space(&["n30", "n05", "n18"]));
    assert_eq!(choice(&play.game, A), Some(Move::Target(card("n05"))));
}

/// Whoever takes any move takes each of those that are listed as often as any other, offers too.
#[test]
fn any_move_is_as_likely_as_any_other() {
    let mut play = Scene::of(4).set(A, "credits", 5).wrecks(A, &["n01"]).ready();
    play.propose(B, A, Terms::exchange(Goods::credits(1), Goods::NOTHING));
    for seat in [A, B, C] {
        let listed = play.game.offered(seat.into());
        let (mut chance, mut list) = (Chance::fast(7), Vec::new());
        let mut taken = vec![0; listed.len()];
        for _ in 0..600 * listed.len() {
            let mv = play.game.any_move(seat.into(), &mut chance, &mut list).unwrap();
            taken[listed.iter().position(|other| *other == mv).unwrap()] += 1;
        }
        assert!(
            taken.iter().all(|count| (480..=720).contains(count)),
            "{taken:?} of {listed:?}"
        );
    }
}

/// A follower loses nothing by an offer that is refused, and much by a combat that cannot be won alone.
#[test]
fn a_newcomer_is_advised_to_ask_for_help_where_alone_there_is_no_hope() {
    // Nine against a pirate hunter whom nobody beats alone; with six glory nobody likes to help either, and it may be asked all the same.
    let scene = |glory: u8| Scene::of(3).set(A, "glory", glory);
    for glory in [0, 6] {
        let play = attack(scene(glory), "d21");
        let asked = advice(&play.game, A);
        assert!(matches!(asked, Some(Move::Propose { .. })), "{glory}: {asked:?}");
    }
    let mut refused = attack(scene(6), "d21");
    for _ in 0..6 {
        match advice(&refused.game, A) {
            Some(Move::Propose { to, terms }) => {
                let offer = refused.propose(A, to, terms);
                refused.play(to, Move::Decline(offer));
            }
            other => return assert_eq!(other, Some(Move::Ready), "whoever was refused goes on"),
        }
    }
    panic!("it asks for ever");
}

#[test]
fn a_newcomer_is_not_advised_to_help_the_leader_to_the_last_point_but_one() {
    let answer = |glory: u8| {
        let mut play = Scene::of(3)
            .set(A, "glory", glory)
            .set(C, "glory", 6)
            .upgrades(B, &["e01"])
            .ready();
        play.play(A, Move::Challenge(B));
        let offer = play.propose(A, C, Terms::alliance().promising(credits_after(A, 2)));
        advice(&play.game, C) == Some(Move::Accept(offer))
    };
    assert!(answer(1), "two credits from somebody far behind");
    assert!(!answer(7), "eight of nine for two credits");
}

#[test]
fn what_full_repairs_repair_is_not_repaired_before() {
    let scene = Scene::of(3).set(A, "damage", 3).set(A, "credits", 3);
    let play = scene.display(&[]).voyage("toured", 1).ready();
    let light = Move::Tour(Tour::LightRepairs(Fee::Credits));
    assert!(play.game.offered(A.into()).contains(&light), "it could");
    let full = Move::Tour(Tour::FullRepairs { credits: 2 });
    assert_eq!(choice(&play.game, A), Some(full));
}

#[test]
fn nobody_refuses_to_be_paid_in_full() {
    let word = json!({"honoured": 40, "reneged": 0, "betrayals": 0});
    let mut play = attack(
        Scene::of(3).set(A, "credits", 9).set(A, "reputation", word),
        "n01",
    );
    play.deal(A, B, Terms::alliance().promising(credits_after(A, 3)));
    play.fight(6, 1);
    let due = play.game.view(Viewer::Seat(A)).due.expect("it is due");
    let mut terms = Terms::exchange(Goods::credits(3), Goods::NOTHING);
    terms.release = Some(due);
    let offer = play.propose(A, B, terms);
    assert_eq!(choice(&play.game, B), Some(Move::Accept(offer)));
}

/// Whoever finds the last free pirate ends the search of the other: bots let people go first there.
#[test]
fn the_two_of_a_challenge_race_for_allies_and_nobody_else_does() {
    let mut play = Scene::of(3).ready();
    assert!(play.game.racing().is_empty());
    play.play(A, Move::Challenge(B));
    assert_eq!(play.game.racing(), [A, B].into_iter().collect());
    play.play(B, Move::Ready);
    assert_eq!(play.game.racing(), [A].into_iter().collect());
    assert!(attack(Scene::of(3), "n15").game.racing().is_empty());
}
