//! What came of a tournament, as a report.

use table::Game;
use words::Words;

use super::rating::rate;
use super::{Meeting, scores};
use crate::report::{Cell, Header, Kind, Plot, Report, Say, Section, Table};
use crate::shape::titled;
use crate::statistics::Rate;

/// The report: who is how strong, and who did how against whom.
pub fn report<G: Game>(meetings: &[Meeting], header: Header, words: &Words) -> Report {
    let within = |value: f64, (low, high): (f64, f64)| Rate {
        rate: value,
        low,
        high,
    };
    let mut strength = Table::new("strength", &[("bot", Kind::Text), ("elo", Kind::RealWithin(0))]);
    let mut dots = Vec::new();
    for rating in rate(meetings) {
        let elo = within(rating.elo, rating.interval);
        strength.row([rating.name.clone().into(), elo.into()]);
        dots.push((rating.name, elo, false));
    }
    let columns = [
        ("one", Kind::Text),
        ("other", Kind::Text),
        ("deals", Kind::Count),
        ("points", Kind::ShareWithin),
        ("better", Kind::Count),
        ("alike", Kind::Count),
        ("worse", Kind::Count),
        ("won", Kind::Real(1)),
        ("lost", Kind::Real(1)),
    ];
    let mut pairs = Table::new("pairs", &columns);
    for ((one, other), score) in scores(meetings) {
        let [better, alike, worse] = score.matches.map(|count| Cell::Count(count as i64));
        pairs.row([
            one.into(),
            other.into(),
            Cell::Count(score.deals as i64),
            within(score.points, score.interval()).into(),
            better,
            alike,
            worse,
            score.won.into(),
            score.lost.into(),
        ]);
    }
    Report {
        game: G::ID,
        title: titled::<G>("lab-tournament-title", words),
        header,
        sections: vec![
            Section::new(Say::new("lab-tournament-strength"))
                .note(Say::new("lab-tournament-elo"))
                .table(strength.clone())
                .plot(Plot::Dots {
                    rows: dots,
                    even: Some(0.0),
                    shares: false,
                }),
            Section::new(Say::new("lab-tournament-pairs"))
                .note(Say::new("lab-tournament-about"))
                .table(pairs.clone()),
        ],
        files: vec![strength, pairs, file(meetings)],
    }
}

/// The meetings under the columns of [`super::HEAD`].
fn file(meetings: &[Meeting]) -> Table {
    let columns = [
        ("one", Kind::Text),
        ("other", Kind::Text),
        ("deal", Kind::Count),
        ("points", Kind::Share),
        ("won", Kind::Real(2)),
        ("lost", Kind::Real(2)),
        ("decisions", Kind::Count),
    ];
    let mut table = Table::new("meetings", &columns);
    for meeting in meetings {
        table.row([
            meeting.one.clone().into(),
            meeting.other.clone().into(),
            meeting.deal.into(),
            meeting.points.into(),
            meeting.won.into(),
            meeting.lost.into(),
            meeting.decisions.into(),
        ]);
    }
    table
}
