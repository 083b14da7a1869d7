//! Every game, held as a match of any game.

use std::collections::BTreeMap;

use catalog::{AnyMatch, CardBox, CatalogError, Declined, Frame, GAMES, Json, Relic, Seen, with_game};
use serde_json::Value;
use serde_json::value::RawValue;
use table::{Actor, CardSet, Chance, Game, Millis, SeatSet, Seed, Turn, Undo, Viewer};

fn cards() -> CardBox {
    CardBox::default()
}

fn secret() -> Seed {
    Seed::from_text("catalogue")
}

/// A game of as few as can agree or disagree about something: alone there is nobody to consent to anything.
fn dealt(id: &str) -> Box<dyn AnyMatch> {
    let seats = catalog::describe(id, &cards()).unwrap().seats;
    let seats = seats.into_iter().find(|seats| *seats > 1).unwrap();
    catalog::create(
        id,
        seats,
        &Default::default(),
        secret(),
        vec!["sail".into()],
        &cards(),
    )
    .unwrap()
}

/// Some actor, and a move for it.
fn choose(game: &dyn AnyMatch, chance: &mut Chance) -> Option<(Actor, catalog::Json)> {
    let by = match game.turn() {
        Turn::Over(_) => return None,
        Turn::RealTime { until: Some(_), .. } if chance.die(3) == 0 => Actor::CLOCK,
        turn => turn.seats().first()?.into(),
    };
    let mut moves = game.offered(by);
    let at = chance.pick(moves.len());
    Some((by, moves.swap_remove(at)))
}

fn play(game: &mut dyn AnyMatch, steps: usize) {
    let mut chance = Chance::fast(11);
    for _ in 0..steps {
        let Some((by, mv)) = choose(game, &mut chance) else {
            break;
        };
        game.play(by, &[mv], Millis(4)).unwrap();
    }
}

#[test]
fn the_list_and_the_macro_name_the_same_games() {
    for id in GAMES {
        assert_eq!(with_game!(id, G => G::ID), Some(*id));
    }
    assert_eq!(with_game!("chess", G => G::ID), None);
    let error = catalog::describe("chess", &cards()).unwrap_err();
    assert_eq!(error, CatalogError::NoSuchGame("chess".into()));
    assert_eq!(
        error.to_string(),
        format!("there is no game 'chess'; there is {}", GAMES.join(", "))
    );
}

#[test]
fn whole_games_are_played_kept_and_verified() {
    for id in GAMES {
        let mut game = dealt(id);
        play(&mut *game, usize::MAX);
        assert_eq!(Some(&game.outcome().unwrap()), game.turn().outcome());
        let mut text = game.header() + "\n";
        for at in 0..game.entries() {
            text += &(game.line(at).unwrap() + "\n");
        }
        assert_eq!(game.line(game.entries()), None);
        text += &(game.close().unwrap() + "\n");
        assert_eq!(text, game.record());
        assert_eq!(
            catalog::verify(&text, &cards()).unwrap().snapshot(),
            game.snapshot()
        );
    }
}

#[test]
fn what_is_no_move_and_what_is_refused_change_nothing() {
    for id in GAMES {
        let mut game = dealt(id);
        play(&mut *game, 3);
        let before = (game.snapshot(), game.record());
        let by = game.turn().seats().first().unwrap().into();
        let fine = game.offered(by).swap_remove(0);
        let nonsense = RawValue::from_string(r#"{"fly":[1]}"#.into()).unwrap();
        let declined = game.play(by, &[fine.clone(), nonsense], Millis(9)).unwrap_err();
        assert!(matches!(declined, Declined::NotAMove { at: 1, .. }));
        let stranger = Actor::Seat(table::Seat::new(5).unwrap());
        let declined = game.play(stranger, &[fine], Millis(9)).unwrap_err();
        assert_eq!(
            serde_json::to_string(&declined).unwrap(),
            r#"{"refused":{"at":0,"refused":"no_such_seat"}}"#
        );
        assert_eq!((game.snapshot(), game.record()), before);
    }
}

#[test]
fn a_match_is_replayed_with_its_dice_and_can_go_on_from_a_position() {
    for id in GAMES {
        let mut game = dealt(id);
        play(&mut *game, 5);
        let (kept, entries) = (game.snapshot(), game.entries());
        let raise =
            |secret| catalog::raise(&game.record(), &kept, entries, Some(secret), &cards(), Millis(0));
        let raised = raise(secret()).unwrap();
        assert_eq!((raised.snapshot(), raised.entries()), (kept.clone(), entries + 1));
        assert!(raise(secret().nth(1)).is_err());
        let mut replayed = catalog::replay(&game.record(), Some(secret()), &cards()).unwrap();
        for copy in [&mut game, &mut replayed] {
            play(&mut **copy, 30);
        }
        assert_eq!(game.record(), replayed.record());
    }
}

#[test]
fn a_game_is_shown_as_it_was_seen_when_nobody_can_play_it() {
    for id in GAMES {
        let mut game = dealt(id);
        play(&mut *game, 60);
        game.break_off();
        let seen = catalog::seen(&*game, Seen::new()).unwrap();
        let texts = seen
            .iter()
            .map(|(viewer, frames)| (viewer.clone(), catalog::pack(frames)));
        let kept: Vec<(String, String)> = texts.collect();
        let read: Seen = kept
            .iter()
            .map(|(viewer, text)| (viewer.clone(), catalog::unpack(text).unwrap()))
            .collect();
        let lines = (0..game.entries()).map(|at| game.line(at).unwrap()).collect();
        let mut relic = Relic::new(&game.header(), lines, Some(secret()), read).unwrap();
        relic.break_off();
        assert_eq!(relic.record(), game.record());
        for viewer in catalog::viewers(game.seats()) {
            let same = |json: &Json| serde_json::from_str::<serde_json::Value>(json.get()).unwrap();
            assert_eq!(same(&relic.view(viewer)), same(&game.view(viewer)));
            let (then, now) = (game.replay(viewer).unwrap(), relic.replay(viewer).unwrap());
            // The deal, and every entry; a game may be over before sixty.
            assert_eq!((then.len(), now.len()), (game.entries() + 1, game.entries() + 1));
            for (then, now) in then.iter().zip(&now) {
                assert_eq!((then.entry, then.by, then.turn), (now.entry, now.by, now.turn));
                assert_eq!(
                    same(then.view.as_ref().unwrap()),
                    same(now.view.as_ref().unwrap())
                );
                let told = |frame: &Frame| frame.events.iter().map(ToString::to_string).collect::<Vec<_>>();
                assert_eq!(told(then), told(now));
            }
        }
        let by = Actor::Seat(table::Seat::FIRST);
        assert!(relic.play(by, &[], Millis(1)).is_err() && relic.offered(by).is_empty());
        assert!(catalog::unpack("{").is_err());
    }
}

#[test]
fn each_viewer_hears_and_sees_its_own() {
    for id in GAMES {
        let mut game = dealt(id);
        let mut chance = Chance::fast(3);
        let mut heard_anything = false;
        while let Some((by, mv)) = choose(&*game, &mut chance) {
            let heard = game.play(by, &[mv], Millis(4)).unwrap().remove(0);
            heard_anything |= !heard.by(Viewer::Public).is_empty();
            // Somebody who does not sit at the table hears what everybody hears.
            let stranger = heard.by(Viewer::Seat(table::Seat::new(5).unwrap()));
            let public = heard.by(Viewer::Public);
            assert!(
                stranger
                    .iter()
                    .map(|event| event.get())
                    .eq(public.iter().map(|event| event.get()))
            );
        }
        assert!(heard_anything);
        assert_ne!(
            game.view(Viewer::Public).get(),
            dealt(id).view(Viewer::Everything).get()
        );
    }
}

#[test]
fn moves_are_read_as_people_write_them() {
    for id in GAMES {
        let game = dealt(id);
        let by = game.turn().seats().first().unwrap().into();
        for mv in game.offered(by) {
            let short = table::notation::short(&mv);
            assert_eq!(game.read_move(by, &short).unwrap().get(), mv.get());
            assert_eq!(game.read_move(by, mv.get()).unwrap().get(), mv.get());
        }
        assert!(game.read_move(by, "fly away").is_none());
    }
}

#[test]
fn steps_are_taken_back_by_consent() {
    for id in GAMES {
        let mut game = dealt(id);
        play(&mut *game, 2);
        let before = game.snapshot();
        let mut chance = Chance::fast(12);
        let (by, mv) = choose(&*game, &mut chance).unwrap();
        game.play(by, &[mv], Millis(4)).unwrap();
        let seat = by.seat().unwrap();
        assert_ne!(game.undo_for(seat), Undo::Nothing);
        game.undo(seat, SeatSet::all(game.seats()), Millis(5)).unwrap();
        assert_eq!(game.snapshot(), before);
    }
}

#[test]
fn an_owner_puts_other_cards_in() {
    for id in GAMES {
        let mut cards = cards();
        let standard = with_game!(id, G => <G as Game>::Cards::standard_text()).unwrap();
        cards.replace(id, standard).unwrap();
        assert!(matches!(
            cards.replace(id, "rows = 3"),
            Err(CatalogError::Cards(_))
        ));
        let replaced = catalog::describe(id, &cards).unwrap();
        assert_eq!(
            replaced.cards,
            catalog::describe(id, &CardBox::default()).unwrap().cards
        );
    }
    assert!(matches!(
        cards().replace("chess", ""),
        Err(CatalogError::NoSuchGame(_))
    ));
}

#[test]
fn a_view_is_the_sum_of_its_fields_and_what_is_known_is_not_told_again() {
    for id in GAMES {
        let mut game = dealt(id);
        play(&mut *game, 9);
        for viewer in [
            Viewer::Seat(table::Seat::FIRST),
            Viewer::Public,
            Viewer::Everything,
        ] {
            let mut known = catalog::Known::default();
            let mut told = || {
                let mut page = catalog::Page::default();
                game.write_view(viewer, &mut known, &mut page);
                format!("{{{}}}", String::from_utf8(page.text).unwrap())
            };
            assert_eq!(told(), game.view(viewer).get());
            assert_eq!(told(), "{}");
        }
    }
}

/// Whoever is told only what changed knows after each move what they see, also where it was written for somebody else.
#[test]
fn changes_add_up_to_the_view() {
    let viewers = [
        Viewer::Seat(table::Seat::FIRST),
        Viewer::Public,
        Viewer::Everything,
    ];
    for id in GAMES {
        let mut game = dealt(id);
        let mut known = viewers.map(|_| catalog::Known::default());
        let mut told = viewers.map(|_| BTreeMap::<String, Value>::new());
        let (mut page, mut chance) = (catalog::Page::default(), Chance::fast(11));
        for _ in 0..80 {
            page.clear();
            for (viewer, (known, told)) in viewers.into_iter().zip(known.iter_mut().zip(&mut told)) {
                let start = page.text.len();
                game.write_view(viewer, known, &mut page);
                let changes = format!("{{{}}}", std::str::from_utf8(&page.text[start..]).unwrap());
                told.extend(serde_json::from_str::<BTreeMap<String, Value>>(&changes).unwrap());
                let view: BTreeMap<String, Value> = serde_json::from_str(game.view(viewer).get()).unwrap();
                assert_eq!(*told, view, "{id}, {viewer:?}");
            }
            let Some((by, mv)) = choose(&*game, &mut chance) else {
                break;
            };
            game.play(by, &[mv], Millis(4)).unwrap();
        }
    }
}

#[test]
fn frames_are_what_each_viewer_lived_through() {
    for id in GAMES {
        let mut game = dealt(id);
        let seat = Viewer::Seat(table::Seat::FIRST);
        let mut lived = Vec::new();
        let mut chance = Chance::fast(3);
        for _ in 0..40 {
            let Some((by, mv)) = choose(&*game, &mut chance) else {
                break;
            };
            let heard = game
                .play(by, std::slice::from_ref(&mv), Millis(4))
                .unwrap()
                .remove(0);
            let events: Vec<String> = heard.by(seat).iter().map(ToString::to_string).collect();
            let own = (by == Actor::Seat(table::Seat::FIRST)).then(|| mv.to_string());
            lived.push((by, own, events, game.view(seat).to_string(), game.turn()));
        }
        let frames = game.frames(seat, 0, true).unwrap();
        assert_eq!(frames.len(), lived.len());
        for (frame, (by, own, events, view, turn)) in frames.iter().zip(lived) {
            let heard: Vec<String> = frame.events.iter().map(ToString::to_string).collect();
            assert_eq!((frame.by, heard, frame.turn), (by, events, turn));
            assert_eq!(frame.mv.as_ref().map(ToString::to_string), own);
            assert_eq!(frame.view.as_ref().unwrap().get(), view);
        }
        let from = frames.len() / 2;
        assert!(from > 0);
        assert_eq!(
            game.frames(Viewer::Public, from, false).unwrap().len(),
            frames.len() - from
        );
    }
}

#[test]
fn the_contents_of_the_box_can_be_read() {
    for id in GAMES {
        let cards: serde_json::Value =
            serde_json::from_str(&catalog::cards_json(id, &cards()).unwrap()).unwrap();
        assert!(cards.as_object().is_some_and(|lists| !lists.is_empty()));
    }
}
