//! Who plays better, and that a tournament goes on where it stood.

use catalog::{GAMES, with_game};
use lab::report::{Header, csv, html, lines};
use lab::tournament::{Meeting, Tournament, kept, report, scores};
use table::bots::Levels;
use table::{CardSet, Game, Seed};

fn tournament<G: Levels>(deals: u64, stop_early: bool) -> Tournament<G> {
    let seats = *G::SEATS.end();
    Tournament {
        setup: G::setup(seats, &Default::default()).unwrap(),
        cards: G::Cards::standard(),
        bots: vec![table::bots::names::<G>().pop().unwrap().into(), "random".into()],
        deals,
        seed: Seed::from_text("who plays better"),
        threads: Some(1),
        stop_early,
        ladder: false,
    }
}

/// In every game its own bot beats chance, whoever sits where.
#[test]
fn a_bot_that_knows_the_game_beats_one_that_does_not() {
    for id in GAMES {
        with_game!(id, G => {
            let meetings = tournament::<G>(6, false).play(&[], |_| ()).unwrap();
            let score = scores(&meetings).into_values().next().unwrap();
            assert_eq!(score.deals, 6, "{id}");
            assert!(score.points > 0.5, "{id}: {score:?}");
            let (low, high) = score.interval();
            assert!(low <= score.points && score.points <= high, "{id}: {score:?}");
        });
    }
}

/// Alone there is nobody to beat: of two who play the same deal, each by itself, the one with the better score has won it.
#[test]
fn who_plays_alone_is_judged_by_the_score() {
    for id in GAMES {
        with_game!(id, G => {
            if *G::SEATS.start() == 1 {
                let alone = Tournament {
                    setup: G::setup(1, &Default::default()).unwrap(),
                    ..tournament::<G>(6, false)
                };
                let meetings = alone.play(&[], |_| ()).unwrap();
                assert!(meetings.iter().all(|one| one.won + one.lost == 2.0 || one.points == 0.5), "{id}");
                let score = scores(&meetings).into_values().next().unwrap();
                assert!(score.points > 0.5, "{id}: {score:?}");
            }
        });
    }
}

#[test]
fn what_was_played_is_not_played_again_and_the_rest_is_the_same() {
    let id = GAMES[0];
    with_game!(id, G => {
        let whole = tournament::<G>(4, false).play(&[], |_| ()).unwrap();
        let kept: Vec<Meeting> = whole[..2].iter().map(|one| Meeting::parse(&one.row()).unwrap()).collect();
        let mut played = 0;
        let again = tournament::<G>(4, false).play(&kept, |_| played += 1).unwrap();
        assert_eq!((again, played), (whole, 2));
    });
    assert_eq!(Meeting::parse("greedy,random,1"), None);
    assert_eq!(Meeting::parse("greedy,random,one,1,2,0,300"), None);
}

#[test]
fn a_pair_stops_when_it_is_decided() {
    let one = |deal: u64| Meeting {
        one: "greedy".into(),
        other: "random".into(),
        deal,
        points: if deal == 0 { 0.5 } else { 1.0 },
        won: 2.0,
        lost: 0.0,
        decisions: 1,
    };
    let known: Vec<Meeting> = (0..24).map(one).collect();
    let id = GAMES[0];
    with_game!(id, G => {
        let mut tournament = tournament::<G>(25, true);
        tournament.bots = vec!["greedy".into(), "random".into()];
        let mut played = 0;
        tournament.play(&known, |_| played += 1).unwrap();
        assert_eq!(played, 0, "decided long ago");
        tournament.stop_early = false;
        tournament.play(&known, |_| played += 1).unwrap();
        assert_eq!(played, 1);
    });
    let words = words::Words::new(words::Lang::En);
    with_game!(id, G => {
        let report = report::<G>(&known, header("7"), &words);
        let told = lines(&report, &words).join("\n");
        assert!(told.contains("97.9 % ("), "{told}");
        let page = html(&report, &words);
        assert!(page.contains("<svg") && !page.contains("NaN"), "{page}");
        // What the report leaves is what a tournament goes on from.
        let file = report.files.iter().find(|table| table.name == "meetings").unwrap();
        assert_eq!(kept(&csv(file, &header("7")), &header("7")), Ok(known.clone()));
    });
}

fn header(seed: &str) -> Header {
    Header {
        version: "0".into(),
        setup: "two seats".into(),
        seed: seed.into(),
        command: "flibuste lab tournament".into(),
    }
}

#[test]
fn what_another_seed_or_program_played_is_not_gone_on_with() {
    let file = format!("# {}\n{}\n", header("7").line(), lab::tournament::HEAD);
    assert_eq!(kept(&file, &header("7")), Ok(Vec::new()));
    assert_eq!(kept("", &header("7")), Ok(Vec::new()));
    assert!(kept(&file, &header("8")).is_err());
    let other = Header {
        version: "1".into(),
        ..header("7")
    };
    assert!(kept(&file, &other).is_err());
    assert_eq!(
        kept(&(file + "greedy,random\n"), &header("7")),
        Err("line 3 is no meeting".into())
    );
}

/// On a ladder each meets the next one only; otherwise everybody meets everybody.
#[test]
fn a_ladder_has_fewer_meetings() {
    let id = GAMES[0];
    with_game!(id, G => {
        let mut tournament = tournament::<G>(10, false);
        tournament.bots = ["random", "greedy", "novice", "captain"].map(String::from).into();
        assert_eq!(tournament.meetings(), 60);
        tournament.ladder = true;
        assert_eq!(tournament.meetings(), 30);
    });
}
