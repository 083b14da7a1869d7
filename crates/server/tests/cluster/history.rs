//! Everything that was sent and heard at one table, and what must hold of it when the record is there.

use std::collections::{BTreeMap, HashMap};
use std::time::Duration;

use catalog::{AnyMatch, CardBox, Frame};
use serde_json::{Value, json};
use table::{Seat, Viewer};

/// Somebody who listens: what one socket missed, the next one of the same voice makes good.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Voice {
    /// The seat; none for those who watch.
    pub seat: Option<usize>,
    /// Whoever sits at two nodes at once has two voices.
    pub number: usize,
}

/// What happened.
#[derive(Clone, Debug)]
pub enum What {
    /// A move was sent under a name, for the first time or again.
    Sent { id: String, mv: Value },
    /// A command was answered; `n` is the number of the last message that it led to.
    Answered { id: String, ok: bool, n: Option<u64> },
    /// A socket was opened, which was to go on after `since`.
    Opened { since: Option<u64> },
    /// A message came.
    Heard(Value),
}

/// Something that happened, when, to whom, at which node.
#[derive(Clone, Debug)]
pub struct Line {
    pub at: Duration,
    pub voice: Voice,
    pub node: usize,
    pub what: What,
}

/// Everything of one table, in the order in which it happened.
#[derive(Clone, Debug, Default)]
pub struct History {
    pub lines: Vec<Line>,
}

/// What must never be.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Fault {
    /// An acknowledged move is not in the record.
    Lost { seat: usize, mv: String },
    /// The record has a move more often than it was asked for, or one that was refused.
    Doubled { seat: usize, mv: String },
    /// Moves are in the record in another order than that in which they were acknowledged.
    Reordered { id: String },
    /// The same number was given to two things.
    Split { number: u64 },
    /// A viewer missed something, or was told twice.
    Gap { voice: Voice, after: u64, came: u64 },
    /// A viewer was shown what the record does not say.
    Untrue {
        voice: Voice,
        entry: usize,
        what: &'static str,
    },
    /// Something was on the bus that nobody may know who listens there.
    Overheard { subject: String },
    /// The record is not sound.
    Unsound(String),
}

/// A command, from when it was first sent to its answer.
#[derive(Clone, Debug)]
pub struct Command<'a> {
    pub id: &'a str,
    pub seat: usize,
    pub mv: &'a Value,
    pub sent: Duration,
    /// When it was first acknowledged.
    pub acknowledged: Option<Duration>,
    refused: bool,
    /// How often it was sent.
    times: usize,
    /// The number by which it was acknowledged. The answer to one that was sent again is about now, not about then, and says nothing here.
    number: Option<u64>,
}

impl History {
    /// How many steps were heard, and how many sockets were opened.
    pub fn counted(&self) -> (usize, usize) {
        let is_step = |what: &What| matches!(what, What::Heard(message) if message["type"] == "step");
        let steps = self.lines.iter().filter(|line| is_step(&line.what)).count();
        let opened = self
            .lines
            .iter()
            .filter(|line| matches!(line.what, What::Opened { .. }));
        (steps, opened.count())
    }

    /// Every command in the order in which they were first sent.
    pub fn commands(&self) -> Vec<Command<'_>> {
        let mut all: Vec<Command<'_>> = Vec::new();
        let mut known: HashMap<&str, usize> = HashMap::new();
        for line in &self.lines {
            match (&line.what, line.voice.seat) {
                (What::Sent { id, mv }, Some(seat)) => {
                    let at = *known.entry(id).or_insert_with(|| {
                        all.push(Command {
                            id,
                            seat,
                            mv,
                            sent: line.at,
                            acknowledged: None,
                            refused: false,
                            times: 0,
                            number: None,
                        });
                        all.len() - 1
                    });
                    all[at].times += 1;
                }
                (What::Answered { id, ok, n }, _) => {
                    let Some(command) = known.get(id.as_str()).map(|at| &mut all[*at]) else {
                        continue;
                    };
                    match ok {
                        true => {
                            command.acknowledged.get_or_insert(line.at);
                            command.number = n.filter(|_| command.times == 1);
                        }
                        false => command.refused = true,
                    }
                }
                _ => {}
            }
        }
        all
    }
}

/// A record, and what each viewer may have seen of it.
pub struct Kept {
    entries: Vec<(Option<usize>, Value)>,
    /// What the cards were shuffled with.
    pub secret: String,
    /// The deal first, then what each entry led to.
    pub frames: BTreeMap<Option<usize>, Vec<Frame>>,
}

impl Kept {
    pub fn read(record: &str) -> Result<Kept, String> {
        let played = catalog::verify(record, &CardBox::default()).map_err(|error| error.to_string())?;
        let entries = record.lines().skip(1).filter_map(|line| {
            let line: Value = serde_json::from_str(line).ok()?;
            let mv = line.get("move")?.clone();
            Some((line["by"].as_u64().map(|seat| seat as usize), mv))
        });
        let last: Value = serde_json::from_str(record.lines().last().unwrap_or_default()).unwrap_or_default();
        Ok(Kept {
            entries: entries.collect(),
            secret: last["secret"].as_str().unwrap_or_default().to_owned(),
            frames: frames(&*played)?,
        })
    }

    /// The moves of a seat, with their entries.
    fn moves(&self, seat: usize) -> Vec<(usize, &Value)> {
        let numbered = self.entries.iter().enumerate();
        let own = numbered.filter(|(_, (by, _))| *by == Some(seat));
        own.map(|(at, (_, mv))| (at + 1, mv)).collect()
    }
}

fn frames(played: &dyn AnyMatch) -> Result<BTreeMap<Option<usize>, Vec<Frame>>, String> {
    let seats = Seat::all(played.seats());
    let viewers: Vec<Option<Seat>> = seats.map(Some).chain([None]).collect();
    let eyes: Vec<Viewer> = viewers
        .iter()
        .map(|seat| seat.map_or(Viewer::Public, Viewer::Seat))
        .collect();
    let all = played.replays(&eyes).map_err(|error| error.to_string())?;
    let names = viewers.into_iter().map(|seat| seat.map(Seat::index));
    Ok(names.zip(all).collect())
}

/// Everything that is wrong with what was sent and heard, held against the record.
pub fn check(history: &History, record: &str) -> Vec<Fault> {
    let kept = match Kept::read(record) {
        Ok(kept) => kept,
        Err(why) => return vec![Fault::Unsound(why)],
    };
    let commands = history.commands();
    let mut faults = Vec::new();
    let mut places: HashMap<&str, usize> = HashMap::new();
    let mut seats: Vec<usize> = kept.entries.iter().filter_map(|(by, _)| *by).collect();
    seats.extend(commands.iter().map(|command| command.seat));
    seats.sort_unstable();
    seats.dedup();
    for seat in seats {
        let own: Vec<&Command<'_>> = commands.iter().filter(|command| command.seat == seat).collect();
        let counted = count(seat, &own, &kept.moves(seat));
        if counted.is_empty() {
            faults.extend(line_up(&own, &kept.moves(seat), &mut places));
        }
        faults.extend(counted);
    }
    faults.extend(in_time(&commands, &places));
    faults.extend(numbers(history, &commands));
    let mut voices: Vec<Voice> = history.lines.iter().map(|line| line.voice).collect();
    voices.sort_unstable();
    voices.dedup();
    for voice in voices {
        faults.extend(stream(history, voice, &kept));
    }
    faults
}

/// Every acknowledged move is there as often as it was acknowledged, and nothing that nobody asked for or that was refused.
fn count(seat: usize, commands: &[&Command<'_>], kept: &[(usize, &Value)]) -> Vec<Fault> {
    let mut moves: BTreeMap<String, (usize, usize, usize)> = BTreeMap::new();
    for command in commands {
        let of_move = moves.entry(command.mv.to_string()).or_default();
        of_move.0 += usize::from(command.acknowledged.is_some());
        // Nobody knows yet whether it was carried out.
        of_move.1 += usize::from(command.acknowledged.is_none() && !command.refused);
    }
    for (_, mv) in kept {
        moves.entry(mv.to_string()).or_default().2 += 1;
    }
    let judge = |(mv, (acknowledged, open, kept)): (String, (usize, usize, usize))| {
        if kept < acknowledged {
            Some(Fault::Lost { seat, mv })
        } else if kept > acknowledged + open {
            Some(Fault::Doubled { seat, mv })
        } else {
            None
        }
    };
    moves.into_iter().filter_map(judge).collect()
}

/// The moves of one seat are in the record in the order in which it sent them; notes which entry each command led to.
fn line_up<'a>(
    commands: &[&Command<'a>],
    kept: &[(usize, &Value)],
    places: &mut HashMap<&'a str, usize>,
) -> Vec<Fault> {
    let mut rest = kept.iter().peekable();
    let mut faults = Vec::new();
    for command in commands {
        let open = command.acknowledged.is_none() && !command.refused;
        if command.acknowledged.is_none() && !open {
            continue;
        }
        match rest.next_if(|(_, mv)| *mv == command.mv) {
            Some((entry, _)) => drop(places.insert(command.id, *entry)),
            None if open => {}
            None => faults.push(Fault::Reordered {
                id: command.id.to_owned(),
            }),
        }
    }
    faults
}

/// A move that was acknowledged before another one was sent comes before it in the record, whoever made them.
fn in_time(commands: &[Command<'_>], places: &HashMap<&str, usize>) -> Vec<Fault> {
    let mut ends: Vec<(Duration, usize)> = commands
        .iter()
        .filter_map(|command| Some((command.acknowledged?, *places.get(command.id)?)))
        .collect();
    ends.sort_unstable();
    let (mut faults, mut ends, mut latest) = (Vec::new(), ends.into_iter().peekable(), 0);
    // They come in the order in which they were sent.
    for command in commands {
        while let Some((_, entry)) = ends.next_if(|(at, _)| *at < command.sent) {
            latest = latest.max(entry);
        }
        if places.get(command.id).is_some_and(|entry| *entry <= latest) {
            faults.push(Fault::Reordered {
                id: command.id.to_owned(),
            });
        }
    }
    faults
}

/// No number was given to two moves, and the message that a command led to is the move that was asked for.
fn numbers(history: &History, commands: &[Command<'_>]) -> Vec<Fault> {
    let mut faults = Vec::new();
    let mut steps: HashMap<(Option<usize>, u64), &Value> = HashMap::new();
    for line in &history.lines {
        let What::Heard(message) = &line.what else {
            continue;
        };
        let (true, Some(number)) = (message["type"] == "step", message["n"].as_u64()) else {
            continue;
        };
        let first = steps.entry((line.voice.seat, number)).or_insert(message);
        if first["entry"] != message["entry"] || first["events"] != message["events"] {
            faults.push(Fault::Split { number });
        }
    }
    let mut given: HashMap<(usize, u64), &str> = HashMap::new();
    for command in commands {
        let Some(number) = command.number else { continue };
        let holder = given.entry((command.seat, number)).or_insert(command.id);
        let step = steps.get(&(Some(command.seat), number));
        let own = step.is_none_or(|step| step["by"] == json!(command.seat) && step["move"] == *command.mv);
        if *holder != command.id || !own {
            faults.push(Fault::Split { number });
        }
    }
    faults
}

/// What one voice heard: every number once, every entry after the one before it, and nothing that the record does not say.
fn stream(history: &History, voice: Voice, kept: &Kept) -> Vec<Fault> {
    let mut faults = Vec::new();
    let Some(frames) = kept.frames.get(&voice.seat) else {
        return vec![Fault::Unsound(format!("nobody may have been {voice:?}"))];
    };
    let (mut n, mut entry, mut view, mut fresh) = (0, 0, Value::Null, true);
    for line in history.lines.iter().filter(|line| line.voice == voice) {
        let message = match &line.what {
            What::Heard(message) => message,
            What::Opened { since } => {
                fresh = since.is_none_or(|since| since != n);
                continue;
            }
            _ => continue,
        };
        let Some(number) = message["n"].as_u64().filter(|_| message["type"] != "reply") else {
            continue;
        };
        let whole = message["type"] == "whole";
        if !whole && (fresh || number != n + 1) {
            faults.push(Fault::Gap {
                voice,
                after: n,
                came: number,
            });
        }
        (n, fresh) = (number, false);
        if is_over(message) {
            // From here on everything is shown.
            break;
        }
        if !whole && message["type"] != "step" {
            continue;
        }
        let came = message["entry"].as_u64().unwrap_or_default() as usize;
        if whole && came < entry || !whole && came != entry + 1 {
            faults.push(Fault::Gap {
                voice,
                after: entry as u64,
                came: came as u64,
            });
        }
        entry = came;
        match whole {
            true => view = message["view"].clone(),
            false => patch(&mut view, message),
        }
        let what = frames
            .get(entry)
            .map_or(Some("is not there"), |frame| untrue(frame, &view, message, whole));
        faults.extend(what.map(|what| Fault::Untrue { voice, entry, what }));
    }
    faults
}

pub fn is_over(message: &Value) -> bool {
    message["type"] == "over" || message["table"]["phase"] == "over" || message["turn"].get("over").is_some()
}

fn patch(view: &mut Value, step: &Value) {
    for (name, value) in step["patch"].as_object().into_iter().flatten() {
        view[name] = value.clone();
    }
}

/// What of a message differs from what the record says that its viewer was to know.
fn untrue(frame: &Frame, view: &Value, message: &Value, whole: bool) -> Option<&'static str> {
    let read = |text: &str| serde_json::from_str::<Value>(text).unwrap_or_default();
    let seen = frame.view.as_ref().map(|view| read(view.get()));
    let told: Vec<Value> = frame.events.iter().map(|event| read(event.get())).collect();
    if seen.as_ref() != Some(view) {
        Some("what is seen")
    } else if !whole && message["events"] != json!(told) {
        Some("what happened")
    } else if !whole && message["by"] != json!(frame.by.seat()) {
        Some("who moved")
    } else {
        None
    }
}
