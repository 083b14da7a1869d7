//! What can be promised and what cannot, clause by clause, and what a promise comes to when it is due.

use crate::common::*;
use metal::Event;
use metal::moves::{LootCard, Move, Plunder, Prompt, Refusal};
use metal::negotiation::{
    Act, Broken, Deliver, Due, Edge, Effort, Goods, HelpKind, LootKind, Proviso, Share, Standing, Terms,
};
use metal::state::{Planet, Slot};
use metal::view::TrophyPlace;
use table::{Game, Seat};

fn owes(debtor: Seat, deliver: Deliver, when: Proviso, due: Due) -> Terms {
    Terms::default().promising(pledge(debtor, deliver, when, due))
}

/// Whether A may offer this to B.
fn offer(play: &Play, terms: Terms) -> Result<(), Refusal> {
    play.game_check(A, Move::Propose { to: B, terms })
}

/// A trophy that is due to a full hand stays where it is, and the word is kept.
#[test]
fn a_full_hand_takes_no_trophy_that_is_due() {
    let scene = Scene::of(3).voyage("fought", true).trophies(A, &["t01"]);
    let mut play = scene.trophies(B, &["t03", "t04"]).ready();
    let trophy = Deliver::Goods(Goods::trophy(Slot::First));
    play.deal(A, B, owes(A, trophy, Proviso::Always, Due::EndOfTurn));
    play.play(A, Move::EndTurn);
    play.play(A, Move::Honour);
    let held = |seat: Seat| {
        let places = play.pirate(seat).trophies;
        places
            .iter()
            .filter(|place| matches!(place, TrophyPlace::Card(_)))
            .count()
    };
    assert_eq!((held(A), held(B)), (1, 2));
    assert_eq!(play.pirate(A).reputation.honoured, 1);
}

/// A deal lets go only a promise between its two parties.
#[test]
fn only_the_two_let_a_promise_go() {
    let mut play = Scene::of(4).ready();
    let credit = Deliver::Goods(Goods::credits(1));
    play.deal(A, C, owes(A, credit, Proviso::Always, Due::EndOfTurn));
    let release = Terms {
        release: Some(play.last_promise()),
        ..Terms::default()
    };
    assert_eq!(offer(&play, release), Err(Refusal::NotCreditor));
    let to_c = Move::Propose {
        to: C,
        terms: release,
    };
    assert_eq!(play.game_check(A, to_c), Ok(()));
    let by_d = Move::Propose {
        to: A,
        terms: release,
    };
    assert_eq!(play.game_check(D, by_d), Err(Refusal::NotCreditor));
}

/// The fourth upgrade and the second trophy still find room; what is given in the same deal makes it.
#[test]
fn room_for_what_a_deal_brings() {
    let scene = |of_b: &[&str]| Scene::of(3).upgrades(A, &["s1"]).upgrades(B, of_b);
    let gift = Terms::exchange(Goods::upgrade(card("s1")), Goods::NOTHING);
    assert_eq!(offer(&scene(&["e01", "e02", "e03"]).ready(), gift), Ok(()));
    let four = scene(&["e01", "e02", "e03", "e04"]).ready();
    assert_eq!(offer(&four, gift), Err(Refusal::UpgradeLimit(B)));
    let swap = Terms::exchange(Goods::upgrade(card("s1")), Goods::upgrade(card("e01")));
    assert_eq!(offer(&four, swap), Ok(()));
    let trophies = |of_b: &[&str]| Scene::of(3).trophies(A, &["t01"]).trophies(B, of_b).ready();
    let gift = Terms::exchange(Goods::trophy(Slot::First), Goods::NOTHING);
    assert_eq!(offer(&trophies(&["t03"]), gift), Ok(()));
    assert_eq!(
        offer(&trophies(&["t03", "t04"]), gift),
        Err(Refusal::TrophyLimit(B))
    );
}

/// A deed, an effort or help hangs on no victory, and help on being asked alone.
#[test]
fn deeds_hang_on_nothing() {
    let play = Scene::of(3).ready();
    let deed = Act::AttackPlanet(Planet::Bazaar);
    for deliver in [
        Deliver::Refrain(deed),
        Deliver::Do(deed),
        Deliver::Play(Effort::MetalFaktor),
    ] {
        let due = Due::AfterCombat;
        assert_eq!(offer(&play, owes(A, deliver, Proviso::Always, due)), Ok(()));
        for when in [Proviso::IfWon, Proviso::IfLost, Proviso::IfAsked] {
            let refused = offer(&play, owes(A, deliver, when, due));
            assert_eq!(refused, Err(Refusal::BadPromise), "{deliver:?} {when:?}");
        }
    }
}

/// A wreck is promised by name where everybody sees the ship: as the foe, in Karokum's discard, in the row.
#[test]
fn a_wreck_is_promised_where_it_is_seen() {
    let named = |ship: &str| {
        let wreck = Deliver::LootCard(LootKind::ThisWreck(card(ship)));
        owes(A, wreck, Proviso::IfWon, Due::AfterCombat)
    };
    let mut play = Scene::of(3).karokum(&["n15", "n16"]).ready();
    assert_eq!(offer(&play, named("n15")), Ok(()), "in the discard");
    assert_eq!(offer(&play, named("n01")), Err(Refusal::NoLoot));
    let mut fought = play.clone();
    fought.play(A, Move::AttackKarokum(card("n15")));
    assert_eq!(offer(&fought, named("n15")), Ok(()), "the foe");
    play.roll(A, Move::AttackSpace, &space(&["n01", "n02", "n03"]));
    assert_eq!(play.view().prompt, Prompt::ChooseTarget);
    assert_eq!(offer(&play, named("n01")), Ok(()), "in the row");
    assert_eq!(offer(&play, named("n04")), Err(Refusal::NoLoot));
}

/// The trophy of Exxalia is promised before a target is named, or once Exxalia is.
#[test]
fn the_trophy_is_promised_of_exxalia_alone() {
    let trophy = owes(
        A,
        Deliver::LootCard(LootKind::Trophy),
        Proviso::IfWon,
        Due::AfterCombat,
    );
    let play = Scene::of(3).ready();
    assert_eq!(offer(&play, trophy), Ok(()));
    for (planet, may) in [(Planet::Exxalia, Ok(())), (Planet::Bazaar, Err(Refusal::NoLoot))] {
        let mut attack = play.clone();
        attack.play(A, Move::AttackPlanet(planet));
        assert_eq!(offer(&attack, trophy), may, "{planet:?}");
    }
}

/// Loot is shared on victory and within the turn.
#[test]
fn loot_is_shared_on_victory_within_the_turn() {
    let play = Scene::of(3).ready();
    let wreck = Deliver::LootCard(LootKind::Wreck);
    let later = Due::next(A, Edge::End);
    for (when, due, may) in [
        (Proviso::IfWon, Due::AfterCombat, Ok(())),
        (Proviso::Always, Due::EndOfTurn, Ok(())),
        (Proviso::IfLost, Due::AfterCombat, Err(Refusal::NoLoot)),
        (Proviso::IfWon, later, Err(Refusal::NoLoot)),
    ] {
        assert_eq!(offer(&play, owes(A, wreck, when, due)), may, "{when:?} {due:?}");
    }
}

/// Credits may be promised before they are there, cards not; something must be promised, and not on being asked.
#[test]
fn what_is_promised_is_there() {
    let play = Scene::of(3).upgrades(A, &["e01"]).ready();
    let goods = |goods: Goods, when| offer(&play, owes(A, Deliver::Goods(goods), when, Due::EndOfTurn));
    assert_eq!(goods(Goods::credits(9), Proviso::Always), Ok(()));
    assert_eq!(goods(Goods::upgrade(card("e01")), Proviso::Always), Ok(()));
    for absent in [
        Goods::upgrade(card("e02")),
        Goods::wreck(card("n01")),
        Goods::trophy(Slot::First),
    ] {
        let refused = goods(absent, Proviso::Always);
        assert_eq!(refused, Err(Refusal::NotOwned(A)), "{absent:?}");
    }
    assert_eq!(goods(Goods::NOTHING, Proviso::Always), Err(Refusal::BadPromise));
    assert_eq!(
        goods(Goods::credits(1), Proviso::IfAsked),
        Err(Refusal::BadPromise)
    );
}

/// Of another's wrecks only those one knows can be asked for; one's own can be promised shown or unseen.
#[test]
fn wrecks_that_are_promised() {
    let scene = Scene::of(3).secret_wrecks(A, &["n01"]).secret_wrecks(B, &["n05"]);
    let play = scene.wrecks(B, &["n06"]).ready();
    let promised = |debtor: Seat, goods: Goods| {
        offer(
            &play,
            owes(debtor, Deliver::Goods(goods), Proviso::Always, Due::EndOfTurn),
        )
    };
    assert_eq!(promised(A, Goods::wreck(card("n01"))), Ok(()));
    assert_eq!(promised(A, Goods::unseen_wreck(card("n01"))), Ok(()));
    assert_eq!(promised(B, Goods::wreck(card("n06"))), Ok(()));
    for unknown in [Goods::wreck(card("n05")), Goods::unseen_wreck(card("n06"))] {
        assert_eq!(promised(B, unknown), Err(Refusal::UnknownWreck), "{unknown:?}");
    }
}

/// A deed is done to another pirate of this table.
#[test]
fn a_deed_concerns_another_pirate() {
    let play = Scene::of(3).ready();
    let refrain = |act| {
        offer(
            &play,
            owes(A, Deliver::Refrain(act), Proviso::Always, Due::EndOfTurn),
        )
    };
    for act in [Act::Challenge, Act::AllyAgainst] {
        assert_eq!(refrain(act(C)), Ok(()));
        assert_eq!(refrain(act(A)), Err(Refusal::Yourself));
        assert_eq!(refrain(act(D)), Err(Refusal::NoSuchSeat));
    }
}

/// An effort is promised by who can make it: a die on its blank face, a card that is there and is played in a combat.
#[test]
fn an_effort_is_promised_by_who_can_make_it() {
    let play = Scene::of(3).upgrades(A, &["s1", "s5"]).pending(B, 4).ready();
    let effort = |debtor, effort| {
        let deliver = Deliver::Play(effort);
        offer(&play, owes(debtor, deliver, Proviso::Always, Due::AfterCombat))
    };
    assert_eq!(effort(A, Effort::MetalFaktor), Ok(()));
    assert_eq!(effort(B, Effort::MetalFaktor), Err(Refusal::BadPromise));
    assert_eq!(effort(A, Effort::Support(card("s1"))), Ok(()));
    for (debtor, name) in [(A, "s2"), (B, "s1"), (A, "s5")] {
        let refused = effort(debtor, Effort::Support(card(name)));
        assert_eq!(refused, Err(Refusal::BadPromise), "{name}");
    }
    for name in ["s1", "s2", "s3", "s4"] {
        let play = Scene::of(3).upgrades(A, &[name]).ready();
        let deliver = Deliver::Play(Effort::Support(card(name)));
        let terms = owes(A, deliver, Proviso::Always, Due::AfterCombat);
        assert_eq!(offer(&play, terms), Ok(()), "{name}");
    }
}

fn how_broken(events: &[Event]) -> Option<Broken> {
    events.iter().find_map(|event| match event {
        Event::PromiseBroken { how, .. } => Some(*how),
        _ => None,
    })
}

/// A debtor who plainly cannot pay is unable; one who could, or of whom nobody sees that he cannot, has refused.
#[test]
fn unable_or_unwilling() {
    let end = |scene: Scene, goods: Goods, before: &[(Seat, Move)]| {
        let mut play = scene.voyage("fought", true).ready();
        play.deal(
            A,
            B,
            owes(A, Deliver::Goods(goods), Proviso::Always, Due::EndOfTurn),
        );
        for (by, mv) in before {
            play.play(*by, *mv);
        }
        play.play(A, Move::EndTurn);
        let able = play.offers(A, Move::Honour);
        (how_broken(&play.play(A, Move::Renege)), able)
    };
    let (unable, refused) = (Some(Broken::Unable), Some(Broken::Refused));
    let three = || Scene::of(3).set(A, "credits", 3);
    assert_eq!(end(three(), Goods::credits(3), &[]), (refused, true));
    assert_eq!(end(three(), Goods::credits(4), &[]), (unable, false));
    let armed = || Scene::of(3).upgrades(A, &["e01"]);
    let upgrade = Goods::upgrade(card("e01"));
    assert_eq!(end(armed(), upgrade, &[]), (refused, true));
    let thrown = [(A, Move::Discard(card("e01")))];
    assert_eq!(end(armed(), upgrade, &thrown), (unable, false));
    let trophy = Goods::trophy(Slot::First);
    let proud = || Scene::of(3).set(A, "damage", 4).trophies(A, &["t08", "t01"]);
    assert_eq!(end(proud(), Goods::trophy(Slot::Second), &[]).0, refused);
    let shown = [(A, Move::Validate(Slot::First))];
    assert_eq!(end(proud(), trophy, &shown), (unable, false));
    // Wrecks lie face down: that this one is gone only its owner knows, as long as there are enough of them.
    let sold = |scene: Scene| {
        let mut play = scene.voyage("fought", true).ready();
        let wreck = Deliver::Goods(Goods::wreck(card("n01")));
        play.deal(A, B, owes(A, wreck, Proviso::Always, Due::EndOfTurn));
        play.deal(A, C, Terms::exchange(Goods::wreck(card("n01")), Goods::NOTHING));
        play.play(A, Move::EndTurn);
        assert!(!play.offers(A, Move::Honour));
        how_broken(&play.play(A, Move::Renege))
    };
    assert_eq!(sold(Scene::of(3).wrecks(A, &["n01"])), unable);
    assert_eq!(sold(Scene::of(3).wrecks(A, &["n01", "n02"])), refused);
}

/// What a share of the loot comes to: so many credits or all there are, half rounded down, all.
#[test]
fn shares_of_the_loot() {
    let paid = |share: Share| {
        let mut play = Scene::of(3).karokum(&["n02"]).ready();
        play.play(A, Move::AttackKarokum(card("n02")));
        let promised = pledge(A, Deliver::LootCredits(share), Proviso::IfWon, Due::AfterCombat);
        play.deal(A, B, Terms::alliance().promising(promised));
        play.fight(6, 1);
        play.play(A, Move::Honour);
        play.pirate(B).credits - 3
    };
    assert_eq!((paid(Share::Credits(2)), paid(Share::Credits(9))), (2, 3));
    assert_eq!((paid(Share::Half), paid(Share::All)), (1, 3));
}

/// Loot that was spent before it is shared: whoever has less than he owes is unable to pay.
#[test]
fn loot_that_is_not_there_any_more() {
    let mut play = Scene::of(3).karokum(&["n02"]).set(A, "credits", 2).ready();
    play.play(A, Move::AttackKarokum(card("n02")));
    let all = pledge(
        A,
        Deliver::LootCredits(Share::All),
        Proviso::IfWon,
        Due::AfterCombat,
    );
    let wreck = pledge(
        A,
        Deliver::LootCard(LootKind::Wreck),
        Proviso::IfWon,
        Due::AfterCombat,
    );
    play.deal(A, B, Terms::alliance().promising(all).promising(wreck));
    play.fight(6, 1);
    assert_eq!(play.pirate(A).credits, 3);
    assert!(play.offers(A, Move::Honour), "just enough");
    assert_eq!(
        how_broken(&play.clone().play(A, Move::Renege)),
        Some(Broken::Refused)
    );
    play.deal(A, C, Terms::exchange(Goods::credits(1), Goods::NOTHING));
    play.deal(A, C, Terms::exchange(Goods::wreck(card("n02")), Goods::NOTHING));
    assert!(!play.offers(A, Move::Honour));
    assert_eq!(how_broken(&play.play(A, Move::Renege)), Some(Broken::Unable));
    let cards = |mv: &Move| matches!(mv, Move::HonourWith(_) | Move::Honour);
    assert!(!play.game.offered(A.into()).iter().any(cards));
    assert_eq!(how_broken(&play.play(A, Move::Renege)), Some(Broken::Unable));
    assert_eq!(
        play.pirate(A).judgement,
        1,
        "one point for the one who was let down"
    );
}

/// Which cards of the loot keep a word: those of the kind, of this combat, that are still there.
#[test]
fn cards_that_keep_a_word() {
    let ways = |kind: LootKind| {
        let scene = Scene::of(3)
            .upgrades(A, &["e05", "e04"])
            .upgrades(B, &["e01", "s1"]);
        let mut play = scene
            .wrecks(B, &["n01", "n02", "n03"])
            .wrecks(A, &["n04"])
            .ready();
        play.play(A, Move::Challenge(B));
        let promised = pledge(A, Deliver::LootCard(kind), Proviso::IfWon, Due::AfterCombat);
        play.deal(A, C, Terms::alliance().promising(promised));
        play.fight(6, 1);
        if play.view().prompt == Prompt::SupportAfterDice {
            play.play(B, Move::Pass);
        }
        let plunder = match kind {
            LootKind::Wreck => Plunder::Wrecks,
            LootKind::Support => Plunder::Upgrade(card("s1")),
            _ => Plunder::Upgrade(card("e01")),
        };
        play.play(A, Move::Plunder(plunder));
        if kind == LootKind::Wreck {
            play.play(A, Move::TakeShip(card("n01")));
            play.play(A, Move::TakeShip(card("n03")));
        }
        let offered = play.game.offered(A.into()).into_iter();
        let cards = offered.filter_map(|mv| match mv {
            Move::HonourWith(card) => Some(card),
            _ => None,
        });
        cards.collect::<Vec<_>>()
    };
    let wreck = |name: &str| LootCard::Wreck(card(name));
    assert_eq!(ways(LootKind::Wreck), [wreck("n01"), wreck("n03")]);
    assert_eq!(ways(LootKind::Support), [LootCard::Upgrade(card("s1"))]);
    assert_eq!(ways(LootKind::Upgrade), [LootCard::Upgrade(card("e01"))]);
}

/// What an earlier turn left open is none of this combat's business: neither victory nor defeat decides it, and no hunter forces it.
#[test]
fn older_promises_do_not_hang_on_this_combat() {
    let scene = Scene::of(3).upgrades(B, &["e05", "e04", "e09"]).karokum(&["d21"]);
    let mut play = scene.voyage("fought", true).set(B, "credits", 9).ready();
    let owed = Deliver::Goods(Goods::credits(2));
    play.deal(A, B, owes(B, owed, Proviso::Always, Due::next(B, Edge::End)));
    let promise = play.last_promise();
    play.play(A, Move::EndTurn);
    play.play(B, Move::PayBrotherhood);
    play.play(B, Move::AttackKarokum(card("d21")));
    play.fight(6, 1);
    let left = play.ledger();
    assert_eq!((left.len(), left[0].id), (1, promise));
    assert_eq!(left[0].standing, Standing::Armed);
    play.play(B, Move::EndTurn);
    assert!(play.offers(B, Move::Renege), "nobody is forced");
}

/// A beaten hunter forces what was promised for that combat and nothing else of the same turn.
#[test]
fn a_hunter_forces_what_was_promised_for_it() {
    let scene = Scene::of(3).karokum(&["d21"]).upgrades(A, &["e05", "e04"]);
    let mut play = scene.set(A, "credits", 9).ready();
    let loan = Deliver::Goods(Goods::credits(1));
    play.deal(A, C, owes(A, loan, Proviso::Always, Due::EndOfTurn));
    play.play(A, Move::AttackKarokum(card("d21")));
    let paid = pledge(A, loan, Proviso::IfWon, Due::EndOfTurn);
    let lost = pledge(A, loan, Proviso::IfLost, Due::AfterCombat);
    play.deal(A, B, Terms::alliance().promising(paid).promising(lost));
    play.fight(6, 1);
    let standing: Vec<Standing> = play.ledger().iter().map(|promise| promise.standing).collect();
    assert_eq!(
        standing,
        [Standing::Armed, Standing::Forced],
        "what hung on defeat is void"
    );
    play.play(A, Move::EndTurn);
    assert_eq!(play.view().prompt, Prompt::PromiseDue);
    assert!(play.offers(A, Move::Renege), "the loan may be refused");
    play.play(A, Move::Renege);
    assert_eq!((play.pirate(A).judgement, play.pirate(B).credits), (1, 4));
}

/// Whoever joins one side keeps the help he was asked for, and breaks what he promised the other side, once for each let down.
#[test]
fn joining_keeps_and_breaks_words() {
    let help = |debtor, kind| pledge(debtor, Deliver::Help(kind), Proviso::IfAsked, Due::EndOfTurn);
    let mut play = Scene::of(4).ready();
    play.deal(A, C, Terms::default().promising(help(C, HelpKind::Challenge)));
    let promise = play.last_promise();
    play.play(A, Move::Challenge(B));
    play.play(A, Move::CallIn(promise));
    assert_eq!(play.view().prompt, Prompt::HelpAsked);
    play.deal(A, C, Terms::alliance());
    assert_eq!(
        play.pirate(C).reputation.honoured,
        1,
        "joining keeps it, whatever else was agreed"
    );
    assert_eq!(play.pirate(C).judgement, 0);

    let joins = |kind: HelpKind| {
        let mut play = Scene::of(4).ready();
        play.deal(A, C, Terms::default().promising(help(C, kind)));
        play.play(A, Move::Challenge(B));
        play.deal(B, C, Terms::alliance());
        play.pirate(C).judgement
    };
    assert_eq!((joins(HelpKind::Any), joins(HelpKind::Attack)), (1, 0));
}
