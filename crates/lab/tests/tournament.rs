//! Who plays better, and that a tournament goes on where it stood.

use catalog::{GAMES, with_game};
use lab::tournament::{Meeting, Tournament, html, lines, scores};
use table::bots::Levels;
use table::{CardSet, Seed};

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
    let told = lines(&known).join("\n");
    assert!(told.contains("greedy – random: 97.9 % of the points"), "{told}");
    let page = html("A <title>", "made so", &known);
    assert!(
        page.contains("A &lt;title&gt;") && page.contains("<svg") && !page.contains("NaN"),
        "{page}"
    );
}
