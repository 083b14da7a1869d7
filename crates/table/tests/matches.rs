//! A match from the deal to the closing line: records, taking back, resuming, verifying.

use crate::toy;

use table::record::RecordError;
use table::{
    Actor, CardSet, Chance, Game, Lot, Match, Millis, Record, Refused, RefusedAt, Replay, ReplayError, Seat,
    SeatSet, Seed, Tape, Turn, Undo,
};
use toy::{Cards, Move, Refusal, Remark};

type Grapple = toy::Toy<{ toy::bug::NONE }>;

fn seat(number: usize) -> Seat {
    Seat::new(number).unwrap()
}

fn deal(seats: u8) -> Match<Grapple> {
    let setup = Grapple::setup(seats, &Default::default()).unwrap();
    let words = vec!["anchor".into(), "sail".into()];
    Match::new(setup, Cards::standard(), Seed::from_text("a match"), words).unwrap()
}

fn play(game: &mut Match<Grapple>, by: usize, mv: Move) {
    game.play(seat(by).into(), &mv, Millis(10)).unwrap();
}

fn first_offered(game: &Match<Grapple>, by: usize) -> Move {
    game.state().offered(seat(by).into())[0]
}

/// Two seats play their first offered moves to the end; the clock ends every other rush for coins.
fn finished() -> Match<Grapple> {
    let mut game = deal(2);
    while game.state().turn().outcome().is_none() {
        let by = match game.state().turn() {
            Turn::RealTime { .. } if game.record().entries().len() < 12 => Actor::CLOCK,
            turn => turn.seats().first().unwrap().into(),
        };
        let mv = game.state().offered(by)[0];
        game.play(by, &mv, Millis(5)).unwrap();
    }
    game
}

#[test]
fn a_finished_record_is_closed_and_verifies_from_its_text() {
    let game = finished();
    let text = game.record().to_string();
    assert!(text.lines().next().unwrap().contains(r#""game":"grapple""#));
    assert!(text.lines().last().unwrap().contains(r#""secret""#));
    let read = Record::parse(&text).unwrap();
    let verified = Match::<Grapple>::verify(&read, Cards::standard()).unwrap();
    assert_eq!(verified.state(), game.state());
}

#[test]
fn the_secret_is_not_in_the_record_of_a_running_game() {
    let mut game = deal(2);
    play(&mut game, 0, Move::Draw);
    let text = game.record().to_string();
    assert!(!text.contains(&Seed::from_text("a match").to_string()));
    assert!(text.contains(&game.commitment().to_string()));
    let verified = Match::<Grapple>::verify(&Record::parse(&text).unwrap(), Cards::standard());
    assert_eq!(verified.unwrap_err(), ReplayError::NoSecret);
}

#[test]
fn a_step_that_reveals_nothing_is_taken_back_freely_and_only_by_its_seat() {
    let mut game = deal(2);
    let before = game.state().clone();
    play(&mut game, 0, Move::Keep);
    assert_eq!(game.undo_for(seat(0)), Undo::Free);
    assert_eq!(game.undo_for(seat(1)), Undo::ByConsent(SeatSet::only(seat(0))));
    assert_eq!(game.undo_for(seat(4)), Undo::Nothing);
    game.undo(seat(0), SeatSet::EMPTY, Millis(20)).unwrap();
    assert_eq!(*game.state(), before);
    assert_eq!(game.record().line(1), r#"{"by":0,"undo":[],"t":20}"#);
    assert_eq!(game.undo_for(seat(0)), Undo::Nothing);
}

#[test]
fn a_drawn_card_is_put_back_only_by_consent() {
    let mut game = deal(3);
    let before = game.state().clone();
    play(&mut game, 0, Move::Draw);
    let needed = Undo::ByConsent(SeatSet::only(seat(1)).with(seat(2)));
    assert_eq!(game.undo_for(seat(0)), needed);
    assert_eq!(
        game.undo(seat(0), SeatSet::only(seat(1)), Millis(20)),
        Err(needed)
    );
    game.undo(seat(0), SeatSet::all(3), Millis(20)).unwrap();
    assert_eq!(*game.state(), before);
    assert_eq!(game.record().line(1), r#"{"by":0,"undo":[1,2],"t":20}"#);
}

#[test]
fn once_another_has_chosen_a_step_is_no_longer_free() {
    let mut game = deal(2);
    play(&mut game, 0, Move::Keep);
    play(&mut game, 1, Move::Keep);
    assert_eq!(game.undo_for(seat(0)), Undo::ByConsent(SeatSet::only(seat(1))));
    assert_eq!(game.undo_for(seat(1)), Undo::Free);
    assert_eq!(
        (game.undo_depth(seat(0)), game.undo_unshows(seat(0))),
        (Some(2), false)
    );
}

#[test]
fn what_the_others_were_told_is_taken_back_only_by_consent() {
    let mut game = deal(2);
    play(&mut game, 0, Move::Remark(Remark::Weak));
    let needed = Undo::ByConsent(SeatSet::only(seat(1)));
    assert_eq!(game.undo_for(seat(0)), needed);
    assert_eq!(game.undo(seat(0), SeatSet::EMPTY, Millis(20)), Err(needed));
    assert!(!game.undo_unshows(seat(0)), "nothing hidden was shown");
    game.undo(seat(0), SeatSet::all(2), Millis(20)).unwrap();
}

#[test]
fn what_was_shown_or_drawn_says_so_to_the_bots() {
    let mut game = deal(2);
    play(&mut game, 0, Move::Keep);
    play(&mut game, 1, Move::Draw);
    assert!(game.undo_unshows(seat(1)));
    assert!(game.undo_unshows(seat(0)), "the draw would go with it");
    assert!(!deal(2).undo_unshows(seat(0)));
}

#[test]
fn an_older_record_with_a_free_undo_of_what_was_told_still_verifies() {
    let free = |mv| {
        let mut game = deal(2);
        play(&mut game, 0, mv);
        game.undo(seat(0), SeatSet::all(2), Millis(20)).unwrap();
        play(&mut game, 0, Move::Keep);
        game.break_off();
        let text = game.record().to_string().replace(r#""undo":[1]"#, r#""undo":[]"#);
        Match::<Grapple>::verify(&Record::parse(&text).unwrap(), Cards::standard()).map(drop)
    };
    free(Move::Remark(Remark::Weak)).unwrap();
    // What was shown was never free, in a record neither.
    assert!(matches!(
        free(Move::Draw),
        Err(ReplayError::Entry { number: 2, .. })
    ));
}

#[test]
fn what_the_clock_did_is_a_barrier_and_a_finished_game_stays_finished() {
    let mut game = deal(2);
    for by in [0, 1, 0, 1] {
        let mv = if game.state().plain.phase == toy::Phase::Seal {
            first_offered(&game, by)
        } else {
            Move::Keep
        };
        play(&mut game, by, mv);
    }
    game.play(Actor::CLOCK, &Move::TimeUp, Millis(3010)).unwrap();
    assert_eq!(game.undo_for(seat(0)), Undo::ByConsent(SeatSet::only(seat(1))));
    assert_eq!(finished().undo_for(seat(0)), Undo::Nothing);
}

#[test]
fn several_moves_at_once_are_all_or_nothing() {
    let mut game = deal(2);
    let (before, record) = (game.state().clone(), game.record().clone());
    let both = [Move::Remark(Remark::Strong), Move::Keep];
    assert_eq!(game.play_all(seat(0).into(), &both, Millis(1)).unwrap().len(), 2);
    let mut game = deal(2);
    let refused = game
        .play_all(seat(0).into(), &[Move::Draw, Move::Draw], Millis(1))
        .unwrap_err();
    assert_eq!(
        refused,
        RefusedAt {
            at: 1,
            refused: Refused::Rule(Refusal::NotNow)
        }
    );
    assert_eq!((game.state(), game.record()), (&before, &record));
}

#[test]
fn moves_sent_after_the_end_leave_the_closing_line_in_place() {
    let mut game = finished();
    let refused = game
        .play_all(seat(0).into(), &[Move::Keep], Millis(1))
        .unwrap_err();
    assert_eq!(
        refused,
        RefusedAt {
            at: 0,
            refused: Refused::GameOver
        }
    );
    assert!(game.record().close.is_some());
}

#[test]
fn a_game_that_was_broken_off_is_over_and_verifies() {
    let mut game = deal(2);
    play(&mut game, 0, Move::Draw);
    game.break_off();
    assert_eq!(
        game.play(seat(1).into(), &Move::Keep, Millis(9)).unwrap_err(),
        Refused::GameOver
    );
    assert_eq!(game.undo_for(seat(0)), Undo::Nothing);
    Match::<Grapple>::verify(game.record(), Cards::standard()).unwrap();
}

#[test]
fn forced_chance_that_does_not_fit_changes_nothing() {
    let mut game = deal(2);
    let (before, record) = (game.state().clone(), game.record().clone());
    let tape = Chance::tape(Tape::from_iter([Lot::One(1)]));
    let refused = game
        .play_with(seat(0).into(), &Move::Draw, Millis(1), tape)
        .unwrap_err();
    assert_eq!(
        refused,
        Refused::Chance("1 recorded outcomes were never asked for".into())
    );
    assert_eq!((game.state(), game.record()), (&before, &record));
}

#[test]
fn a_replay_stops_at_every_entry() {
    let game = finished();
    let mut walk = Replay::<Grapple>::new(game.record(), Cards::standard()).unwrap();
    let mut steps = 0;
    while walk.step().unwrap().is_some() {
        steps += 1;
        assert_eq!(walk.entries(), steps);
    }
    assert_eq!(
        (steps, walk.position()),
        (game.record().entries().len(), game.state())
    );
}

/// The record of a finished game with one piece of text replaced.
fn tampered(from: &str, to: &str) -> Result<Match<Grapple>, String> {
    let text = finished().record().to_string();
    assert!(text.contains(from), "nothing to tamper with: {from} in {text}");
    let record = Record::parse(&text.replacen(from, to, 1)).map_err(|error| error.to_string())?;
    Match::verify(&record, Cards::standard()).map_err(|error| error.to_string())
}

#[test]
fn a_tampered_record_does_not_verify_and_says_why() {
    let said = |from: &str, to: &str| tampered(from, to).unwrap_err();
    let secret = Seed::from_text("a match").to_string();
    assert_eq!(
        said(&secret, &Seed::from_text("b").to_string()),
        "the revealed secret is not the one that was committed to before the deal"
    );
    assert!(said("anchor", "anchovy").starts_with("the deal: the seed gives [["));
    assert_eq!(said(r#""grapple""#, r#""chess""#), "this is a record of 'chess'");
    assert_eq!(
        said(r#""rules":3"#, r#""rules":4"#),
        "this record was played under rules version 4; this program plays version 3"
    );
    let cards = Cards.digest().to_string();
    let other = "this record was dealt from other cards than those in use";
    assert_eq!(said(&cards, "00000000deadbeef"), other);
    assert_eq!(
        said(r#"{"by":1,"move":"draw""#, r#"{"by":0,"move":"draw""#),
        r#"entry 2 of the record: the move is refused: {"rule":"not_now"}"#
    );
    assert_eq!(
        said(r#""points":"#, r#""points":1"#),
        "the moves do not lead to the outcome in the closing line"
    );
    assert_eq!(
        said(r#""rounds":2"#, r#""rounds":9"#),
        "the set-up of the record: option 'rounds' takes 1..3, not '9'"
    );
}

#[test]
fn a_swapped_pair_of_cards_in_the_deal_is_noticed() {
    let mut record = finished().record().clone();
    let Some(Lot::Order(mut places)) = record.header.deal.lots().next() else {
        panic!("the deal is a shuffle")
    };
    // Two cards at the bottom of the deck that nobody drew: the game is the same, the shuffle is not.
    places.swap(0, 1);
    record.header.deal = Tape::from_iter([Lot::Order(places)]);
    let error = Match::<Grapple>::verify(&record, Cards::standard()).unwrap_err();
    assert!(matches!(error, ReplayError::OtherDraw { place, .. } if place == "the deal"));
}

#[test]
fn a_damaged_line_is_named() {
    let text = finished().record().to_string();
    let damaged = |at: usize, line: &str| {
        let mut lines: Vec<&str> = text.lines().collect();
        lines[at - 1] = line;
        Record::<Move>::parse(&lines.join("\n")).unwrap_err()
    };
    for at in [1, 2, 7] {
        assert_eq!(damaged(at, "{").line, at);
    }
    assert_eq!(damaged(3, r#"{"by":9,"move":"keep","t":1}"#).line, 3);
    assert!(
        damaged(3, r#"{"by":1,"move":"fly","t":1}"#)
            .to_string()
            .starts_with("line 3 of the record: ")
    );
    let problem = "an entry is either a move or an undo".to_owned();
    assert_eq!(damaged(4, r#"{"by":1,"t":1}"#), RecordError { line: 4, problem });
    assert!(
        damaged(2, r#"{"by":0,"move":"draw","chance":[40000],"t":1}"#)
            .problem
            .contains("40000")
    );
    let closing = text.lines().last().unwrap();
    assert_eq!(
        damaged(5, closing).to_string(),
        "line 6 of the record: nothing may follow the closing line"
    );
    assert_eq!(
        Record::<Move>::parse("").unwrap_err().to_string(),
        "line 1 of the record: it is empty"
    );
    assert_eq!(Record::<Move>::parse("\n\n{").unwrap_err().line, 3);
}
