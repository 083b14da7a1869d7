//! Taking back in a game of silence: what one does is all the other learns, and a bad throw comes again. And what a win changes.

use celestia::{Cards, Celestia, Move};
use table::{CardSet, Game, Match, Millis, Record, Seat, SeatSet, Seed, Setup, Undo};

const CAPTAIN: Seat = Seat::FIRST;
const PARTNER: Seat = Seat::FIRST.other();

fn dealt() -> Match<Celestia> {
    let given = Setup::parse_settings(&["captain=first"], Celestia::options()).unwrap();
    let setup = Celestia::setup(2, &given).unwrap();
    Match::new(setup, Cards::standard(), Seed::from_text("undo"), Vec::new()).unwrap()
}

fn play(game: &mut Match<Celestia>, mv: Move) {
    let by = game.state().turn().seats().first().unwrap();
    game.play(by.into(), &mv, Millis(1)).unwrap();
}

/// The first cards are taken in turn.
fn drafted() -> Match<Celestia> {
    let mut game = dealt();
    for _ in 0..4 {
        let by = game.state().turn().seats().first().unwrap();
        let mv = game.state().offered(by.into())[0];
        play(&mut game, mv);
    }
    game
}

#[test]
fn a_card_that_the_other_saw_taken_is_not_put_back_freely() {
    let mut game = dealt();
    let first = game.state().offered(CAPTAIN.into())[0];
    play(&mut game, first);
    assert_eq!(game.undo_for(CAPTAIN), Undo::ByConsent(SeatSet::only(PARTNER)));
    assert!(!game.undo_unshows(CAPTAIN));
}

#[test]
fn a_proposal_is_not_withdrawn_freely() {
    let mut game = drafted();
    let proposal = game.state().offered(PARTNER.into())[0];
    assert!(matches!(proposal, Move::Propose(_)), "{proposal:?}");
    game.play(PARTNER.into(), &proposal, Millis(1)).unwrap();
    assert_eq!(game.undo_for(PARTNER), Undo::ByConsent(SeatSet::only(CAPTAIN)));
}

#[test]
fn dice_taken_back_by_consent_fall_the_same_again() {
    let mut game = drafted();
    // Some move asks for chance before long.
    let (by, mv) = loop {
        let by = game.state().turn().seats().first().unwrap();
        let mv = game.state().offered(by.into())[0];
        play(&mut game, mv);
        if !game.record().lots(game.record().entries().len() - 1).is_empty() {
            break (by, mv);
        }
    };
    let (thrown, entries) = (*game.state(), game.record().entries().len());
    assert!(game.undo_unshows(by), "bots do not agree to this");
    game.undo(by, SeatSet::all(2), Millis(2)).unwrap();
    play(&mut game, mv);
    assert_eq!(*game.state(), thrown);
    assert_eq!(game.record().lots(entries - 1), game.record().lots(entries + 1));
    // From the record the same chance comes as well.
    let secret = Seed::from_text("undo");
    let replayed = Match::replay(game.record(), Cards::standard()).unwrap();
    let mut resumed = replayed.with_secret(secret).unwrap();
    for game in [&mut game, &mut resumed] {
        while let Some(by) = game.state().turn().seats().first() {
            let mv = game.state().offered(by.into())[0];
            game.play(by.into(), &mv, Millis(3)).unwrap();
        }
    }
    assert_eq!(game.record().to_string(), resumed.record().to_string());
    let record = Record::parse(&game.record().to_string()).unwrap();
    Match::<Celestia>::verify(&record, Cards::standard()).unwrap();
    // A record that does not say so was made when each entry had a stream of its own: its draws are others.
    let older = record.to_string().replace(r#","streams":"by_place""#, "");
    assert_ne!(older, record.to_string());
    assert!(Match::<Celestia>::verify(&Record::parse(&older).unwrap(), Cards::standard()).is_err());
}

/// Wins are ticked off for the next game of the same two, but not in Rapid mode.
#[test]
fn a_win_is_ticked_off_for_the_next_game() {
    let again = |settings: &[&str], won: bool| {
        let given = Setup::parse_settings(settings, Celestia::options()).unwrap();
        let setup = Celestia::setup(2, &given).unwrap();
        Celestia::again(&setup, &table::Outcome::together(won))
            .get("wins")
            .cloned()
    };
    assert_eq!(again(&["mode=normal"], true), Some(table::Setting::Number(1)));
    assert_eq!(
        again(&["mode=expert", "wins=4"], true),
        Some(table::Setting::Number(4))
    );
    assert_eq!(again(&["mode=normal", "wins=2"], false), None);
    assert_eq!(again(&["mode=rapid"], true), None);
}
