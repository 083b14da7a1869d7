//! A proposal as a report.

use table::Game;
use table::study::Aim;
use words::Words;

use super::{Gauge, Proposal};
use crate::balance::called;
use crate::report::{Header, Kind, Report, Say, Section, Table};
use crate::shape::titled;

/// The report: what is proposed, and every aim before and after.
pub fn report<G: Game>(proposal: &Proposal, header: Header, words: &Words) -> Report {
    let columns = [
        ("section", Kind::Text),
        ("name", Kind::Text),
        ("label", Kind::Text),
        ("field", Kind::Text),
        ("from", Kind::Count),
        ("to", Kind::Count),
    ];
    let mut changes = Table::new("changes", &columns);
    for change in &proposal.changes {
        let value = &change.value;
        changes.row([
            value.section.clone().into(),
            value.id.clone().into(),
            called(G::ID, &value.id, words).into(),
            value.path.clone().into(),
            crate::report::Cell::Count(value.value),
            crate::report::Cell::Count(change.to),
        ]);
    }
    let columns = [
        ("aim", Kind::Text),
        ("name", Kind::Text),
        ("low", Kind::Real(2)),
        ("high", Kind::Real(2)),
        ("before", Kind::RealWithin(2)),
        ("after", Kind::RealWithin(2)),
        ("missed", Kind::Flag),
    ];
    let mut aims = Table::new("aims", &columns);
    for (before, after) in pairs(proposal) {
        aims.row([
            aim(before.aim).into(),
            before.name.clone().into(),
            before.low.into(),
            before.high.into(),
            before.value.into(),
            after.value.into(),
            after.is_missed().into(),
        ]);
    }
    let missed = |gauges: &[Gauge]| gauges.iter().filter(|gauge| gauge.is_missed()).count();
    let what = match (proposal.changes.is_empty(), proposal.holds) {
        (true, _) if missed(&proposal.before) == 0 => "lab-tune-nothing-to-do",
        (true, _) => "lab-tune-nothing-found",
        (false, true) => "lab-tune-holds",
        (false, false) => "lab-tune-does-not-hold",
    };
    let about = Say::new("lab-tune-about")
        .with("tried", proposal.tried)
        .with("before", missed(&proposal.before))
        .with("after", missed(&proposal.after));
    Report {
        game: G::ID,
        title: titled::<G>("lab-tune-title", words),
        header,
        sections: vec![
            Section::new(Say::new("lab-tune-changes"))
                .note(Say::new(what))
                .note(about)
                .table(changes.clone()),
            Section::new(Say::new("lab-tune-aims")).table(aims.clone()),
        ],
        files: vec![changes, aims],
    }
}

/// Each aim before and after. What comes up only with one of the files is left out.
fn pairs(proposal: &Proposal) -> impl Iterator<Item = (&Gauge, &Gauge)> {
    proposal.before.iter().filter_map(|before| {
        let same = |after: &&Gauge| after.aim == before.aim && after.name == before.name;
        Some((before, proposal.after.iter().find(same)?))
    })
}

fn aim(aim: Aim) -> String {
    match aim {
        Aim::Wins(family) => format!("wins {family}"),
        Aim::Use(family) => format!("use {family}"),
        Aim::Rounds => "rounds".into(),
        Aim::Together => "together".into(),
    }
}
