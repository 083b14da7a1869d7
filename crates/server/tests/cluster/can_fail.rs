//! The checker notices what it is there for: an honest history passes, and each way to lose, double or disorder a move is found.

use std::time::Duration;

use catalog::{CardBox, Frame, Json};
use serde_json::{Value, json};
use table::{Actor, Millis, Seat, Seed, Viewer};

use super::history::{Fault, History, Line, Voice, What, check};

/// A game of some moves, as it is kept.
fn played() -> String {
    let cards = CardBox::default();
    let made = catalog::create(
        catalog::GAMES[0],
        2,
        &Default::default(),
        Seed::from_text("a game for the checker"),
        vec![],
        &cards,
    );
    let mut game = made.unwrap();
    for number in 0..40u64 {
        let Some(by) = game.turn().seats().first().map(Actor::Seat) else {
            break;
        };
        let mut offered = game.offered(by);
        let chosen = offered.swap_remove(number as usize * 7 % offered.len());
        game.play(by, &[chosen], Millis(number)).unwrap();
    }
    game.break_off();
    game.record()
}

fn value(json: &Json) -> Value {
    serde_json::from_str(json.get()).unwrap()
}

/// What each viewer saw of a record.
fn frames(record: &str, viewer: Viewer) -> Vec<Frame> {
    let game = catalog::verify(record, &CardBox::default()).unwrap();
    game.replay(viewer).unwrap()
}

/// What an honest cluster would have said: every move sent, told to everybody, and answered, one after the other.
fn honest(record: &str) -> History {
    let mut history = History::default();
    let viewers = [Seat::new(0), Seat::new(1), None];
    let seen = viewers.map(|seat| (seat, frames(record, seat.map_or(Viewer::Public, Viewer::Seat))));
    let mut clock = 0;
    let mut write = |seat: Option<usize>, what: What| {
        clock += 1;
        history.lines.push(Line {
            at: Duration::from_millis(clock),
            voice: Voice { seat, number: 0 },
            node: 0,
            what,
        });
    };
    for (seat, frames) in &seen {
        let seat = seat.map(Seat::index);
        let view = value(frames[0].view.as_ref().unwrap());
        write(seat, What::Opened { since: None });
        write(
            seat,
            What::Heard(json!({ "type": "whole", "n": 100, "entry": 0, "view": view })),
        );
    }
    let entries = record.lines().skip(1).filter(|line| line.contains("\"move\""));
    for (at, line) in entries.enumerate() {
        let line: Value = serde_json::from_str(line).unwrap();
        let (by, id, n) = (
            line["by"].as_u64().unwrap() as usize,
            format!("c{at}"),
            101 + at as u64,
        );
        let mv = line["move"].clone();
        write(
            Some(by),
            What::Sent {
                id: id.clone(),
                mv: mv.clone(),
            },
        );
        for (seat, frames) in &seen {
            let frame = &frames[at + 1];
            let told: Vec<Value> = frame.events.iter().map(value).collect();
            let mut step = json!({
                "type": "step", "n": n, "entry": at + 1, "by": by, "events": told, "patch": value(frame.view.as_ref().unwrap())
            });
            if seat.is_some_and(|seat| seat.index() == by) {
                step["move"] = mv.clone();
            }
            write(seat.map(Seat::index), What::Heard(step));
        }
        write(
            Some(by),
            What::Answered {
                id,
                ok: true,
                n: Some(n),
            },
        );
    }
    history
}

/// The places of the lines for which something holds.
fn places(history: &History, is: impl Fn(&Line) -> bool) -> Vec<usize> {
    let lines = history.lines.iter().enumerate();
    lines.filter(|(_, line)| is(line)).map(|(at, _)| at).collect()
}

fn is_step(line: &Line) -> bool {
    matches!(&line.what, What::Heard(message) if message["type"] == "step")
}

fn is_sent(line: &Line) -> bool {
    matches!(line.what, What::Sent { .. })
}

#[test]
fn an_honest_history_passes() {
    let record = played();
    let history = honest(&record);
    assert_eq!(check(&history, &record), []);
    assert!(history.commands().len() >= 30 && history.counted().0 >= 90);
}

#[test]
fn a_lost_move_is_noticed() {
    let record = played();
    let mut history = honest(&record);
    let last = history.lines.last().unwrap().clone();
    let mv = json!({ "never": "kept" });
    let id = "lost".to_owned();
    for what in [
        What::Sent { id: id.clone(), mv },
        What::Answered {
            id,
            ok: true,
            n: None,
        },
    ] {
        history.lines.push(Line {
            at: last.at + Duration::from_secs(1),
            what,
            ..last.clone()
        });
    }
    let found = check(&history, &record);
    assert!(matches!(found[..], [Fault::Lost { .. }]), "{found:?}");
}

#[test]
fn a_doubled_move_is_noticed() {
    let record = played();
    let mut history = honest(&record);
    // The record has a move that nobody asked for: its command and its answer never were.
    let sent = places(&history, is_sent)[12];
    let What::Sent { id: gone, .. } = history.lines[sent].what.clone() else {
        unreachable!("it was chosen so");
    };
    history.lines.retain(
        |line| !matches!(&line.what, What::Sent { id, .. } | What::Answered { id, .. } if *id == gone),
    );
    let found = check(&history, &record);
    assert!(matches!(found[..], [Fault::Doubled { .. }]), "{found:?}");
}

#[test]
fn a_move_that_was_refused_and_kept_is_noticed() {
    let record = played();
    let mut history = honest(&record);
    let answered = places(&history, |line| matches!(line.what, What::Answered { .. }))[5];
    if let What::Answered { ok, n, .. } = &mut history.lines[answered].what {
        (*ok, *n) = (false, None);
    }
    let found = check(&history, &record);
    assert!(matches!(found[..], [Fault::Doubled { .. }]), "{found:?}");
}

#[test]
fn a_reordered_move_is_noticed() {
    let record = played();
    let mut history = honest(&record);
    // Two moves of one seat that differ, asked for the other way round.
    let sent = places(&history, is_sent);
    let pair = sent.iter().zip(&sent[1..]).find(|(one, other)| {
        let (one, other) = (&history.lines[**one], &history.lines[**other]);
        let differ = match (&one.what, &other.what) {
            (What::Sent { mv, .. }, What::Sent { mv: later, .. }) => mv != later,
            _ => false,
        };
        one.voice == other.voice && differ
    });
    let (one, other) = pair
        .map(|(one, other)| (*one, *other))
        .expect("somebody moves twice");
    let (first, second) = (history.lines[one].what.clone(), history.lines[other].what.clone());
    let (What::Sent { id, mv }, What::Sent { id: later, mv: then }) = (first, second) else {
        unreachable!("they were chosen so");
    };
    history.lines[one].what = What::Sent { id, mv: then };
    history.lines[other].what = What::Sent { id: later, mv };
    let found = check(&history, &record);
    let reordered = found.iter().any(|fault| matches!(fault, Fault::Reordered { .. }));
    assert!(reordered, "{found:?}");
}

#[test]
fn a_move_that_overtakes_one_that_was_acknowledged_is_noticed() {
    let record = played();
    let mut history = honest(&record);
    // The second move claims to have been sent after the tenth was acknowledged.
    let (sent, answered) = (
        places(&history, is_sent),
        places(&history, |line| matches!(line.what, What::Answered { .. })),
    );
    let late = history.lines[answered[9]].at;
    let line = history.lines.remove(sent[1]);
    let at = history.lines.partition_point(|line| line.at <= late);
    history.lines.insert(
        at,
        Line {
            at: late + Duration::from_micros(1),
            ..line
        },
    );
    let found = check(&history, &record);
    let reordered = found.iter().any(|fault| matches!(fault, Fault::Reordered { .. }));
    assert!(reordered, "{found:?}");
}

#[test]
fn a_gap_a_double_and_a_lie_in_a_stream_are_noticed() {
    let record = played();
    let whole = honest(&record);
    let steps = places(&whole, |line| is_step(line) && line.voice.seat.is_none());

    let mut gap = whole.clone();
    gap.lines.remove(steps[7]);
    let found = check(&gap, &record);
    assert!(
        found.iter().any(|fault| matches!(fault, Fault::Gap { .. })),
        "{found:?}"
    );

    let mut double = whole.clone();
    double.lines.insert(steps[7], whole.lines[steps[7]].clone());
    let found = check(&double, &record);
    assert!(
        found.iter().any(|fault| matches!(fault, Fault::Gap { .. })),
        "{found:?}"
    );

    let mut lie = whole.clone();
    if let What::Heard(message) = &mut lie.lines[steps[7]].what {
        message["events"] = json!([{ "never": "happened" }]);
    }
    let found = check(&lie, &record);
    assert!(
        found.iter().any(|fault| matches!(fault, Fault::Untrue { .. })),
        "{found:?}"
    );
}

#[test]
fn two_nodes_that_give_the_same_number_are_noticed() {
    let record = played();
    let mut history = honest(&record);
    let answers = places(&history, |line| matches!(line.what, What::Answered { .. }));
    let seat = history.lines[answers[4]].voice;
    let later = answers[5..]
        .iter()
        .find(|at| history.lines[**at].voice == seat)
        .unwrap();
    let What::Answered { n: taken, .. } = history.lines[answers[4]].what.clone() else {
        unreachable!("it was chosen so");
    };
    if let What::Answered { n, .. } = &mut history.lines[*later].what {
        *n = taken;
    }
    let found = check(&history, &record);
    assert!(
        found.iter().any(|fault| matches!(fault, Fault::Split { .. })),
        "{found:?}"
    );
}

#[test]
fn a_record_that_was_changed_is_noticed() {
    let record = played();
    let history = honest(&record);
    let mut lines: Vec<&str> = record.lines().collect();
    lines.swap(3, 4);
    let found = check(&history, &lines.join("\n"));
    assert!(matches!(found[..], [Fault::Unsound(_)]), "{found:?}");
}
