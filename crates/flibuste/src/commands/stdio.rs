//! `flibuste stdio`: the engine for programs, documented in `STDIO.md`.

use std::collections::BTreeMap;
use std::io::{self, BufRead};
use std::panic::{AssertUnwindSafe, catch_unwind};

use catalog::{AnyMatch, Declined, GAMES, Json};
use lab::Series;
use serde::{Deserialize, Serialize};
use serde_json::value::to_raw_value;
use serde_json::{Map, Value, json};
use table::{Actor, Millis, Seat, SeatSet, Setting, Undo, Viewer};

use crate::desk::{self, Desk, Playable, game};
use crate::trouble::Trouble;

/// A request, with whatever its sender wants back to know it by.
#[derive(Deserialize)]
struct Request {
    #[serde(default)]
    id: Value,
    #[serde(flatten)]
    ask: Wanted,
}

#[derive(Deserialize)]
#[serde(tag = "do", rename_all = "snake_case")]
enum Wanted {
    Games,
    New {
        game: String,
        seats: Option<u8>,
        seed: Option<String>,
        #[serde(default)]
        set: BTreeMap<String, Setting>,
        #[serde(default)]
        words: Vec<String>,
    },
    Resume {
        record: String,
        seed: Option<String>,
    },
    Turn {
        table: u64,
    },
    Moves {
        table: u64,
        seat: Option<Actor>,
    },
    Play {
        table: u64,
        seat: Actor,
        moves: Vec<Value>,
        #[serde(default)]
        now: Millis,
        #[serde(rename = "as")]
        viewer: Option<Value>,
    },
    Ask {
        table: u64,
        seat: Actor,
        moves: Vec<Value>,
    },
    View {
        table: u64,
        #[serde(rename = "as")]
        viewer: Option<Value>,
    },
    Undo {
        table: u64,
        seat: Seat,
        #[serde(default)]
        agreed: SeatSet,
    },
    Record {
        table: u64,
    },
    Position {
        table: u64,
    },
    BreakOff {
        table: u64,
    },
    Close {
        table: u64,
    },
    Auto {
        game: String,
        #[serde(default)]
        bots: Vec<String>,
        games: Option<u64>,
        seed: Option<String>,
        #[serde(default)]
        set: BTreeMap<String, Setting>,
        seats: Option<u8>,
        threads: Option<usize>,
    },
    Verify {
        record: String,
    },
}

/// Why a request could not be met.
#[derive(Serialize)]
struct Failure {
    text: String,
    #[serde(skip_serializing_if = "Option::is_none")]
    declined: Option<Declined>,
}

impl<E: Into<Trouble>> From<E> for Failure {
    fn from(error: E) -> Self {
        Failure {
            text: error.into().to_string(),
            declined: None,
        }
    }
}

type Answer = Result<Map<String, Value>, Failure>;

type Tables = BTreeMap<u64, Box<dyn AnyMatch>>;

/// The tables of one session.
struct Session<'a> {
    desk: &'a Desk,
    tables: Tables,
    next: u64,
}

/// Answers until nobody asks any more.
pub(crate) fn serve(desk: &mut Desk) -> Result<(), Trouble> {
    let mut tables = BTreeMap::new();
    let mut next = 1;
    for line in io::stdin().lock().split(b'\n') {
        let line = line?;
        let text = String::from_utf8_lossy(&line);
        if text.trim().is_empty() {
            continue;
        }
        let mut session = Session { desk, tables, next };
        let answer = session.answer(&text);
        (tables, next) = (session.tables, session.next);
        desk.json(&answer)?;
        desk.flush()?;
    }
    Ok(())
}

impl Session<'_> {
    fn answer(&mut self, text: &str) -> Map<String, Value> {
        let request: Request = match serde_json::from_str(text) {
            Ok(request) => request,
            Err(error) => {
                // The id is given back even where the rest cannot be understood.
                let id = serde_json::from_str::<Value>(text)
                    .ok()
                    .and_then(|value| value.get("id").cloned());
                return answered(
                    id.unwrap_or(Value::Null),
                    Err(Failure {
                        text: error.to_string(),
                        declined: None,
                    }),
                );
            }
        };
        // A fault at one table is an answer to one request, never the end of all tables.
        let answer = catch_unwind(AssertUnwindSafe(|| self.meet(request.ask)));
        let fault = || {
            Err(Failure {
                text: "a fault in the program".into(),
                declined: None,
            })
        };
        answered(request.id, answer.unwrap_or_else(|_| fault()))
    }

    fn meet(&mut self, ask: Wanted) -> Answer {
        match ask {
            Wanted::Games => self.games(),
            Wanted::New {
                game,
                seats,
                seed,
                set,
                words,
            } => {
                let least = catalog::describe(&game, &self.desk.cards)?.seats[0];
                let secret = desk::seed_or_fresh(seed.as_deref())?;
                let table = catalog::create(
                    &game,
                    seats.unwrap_or(least),
                    &set,
                    secret,
                    words,
                    &self.desk.cards,
                )?;
                Ok(self.seat(table))
            }
            Wanted::Resume { record, seed } => {
                let secret = seed.map(|seed| desk::seed(&seed));
                Ok(self.seat(catalog::replay(&record, secret, &self.desk.cards)?))
            }
            Wanted::Turn { table } => Ok(turn(find(&mut self.tables, table)?)),
            Wanted::Moves { table, seat } => moves(find(&mut self.tables, table)?, seat),
            Wanted::Play {
                table,
                seat,
                moves,
                now,
                viewer,
            } => self.play(table, seat, &moves, now, viewer.as_ref()),
            Wanted::View { table, viewer } => {
                let table = find(&mut self.tables, table)?;
                let viewer = viewer_of(viewer.as_ref(), Viewer::Public, table.seats())?;
                Ok(object([
                    ("view", value(&table.view(viewer))),
                    ("aids", value(&table.aids(viewer))),
                ]))
            }
            Wanted::Ask { table, seat, moves } => {
                let table = find(&mut self.tables, table)?;
                let moves: Vec<Json> = moves.iter().map(to_raw_value).collect::<Result<_, _>>()?;
                let answers = table.ask(seat, &moves).into_iter();
                let answers = answers.map(|answer| value(&answer.err().map(catalog::Declined::reason)));
                Ok(object([("answers", answers.collect::<Value>())]))
            }
            Wanted::Undo { table, seat, agreed } => self.undo(table, seat, agreed),
            Wanted::Record { table } => Ok(object([(
                "record",
                find(&mut self.tables, table)?.record().into(),
            )])),
            Wanted::Position { table } => {
                let text = find(&mut self.tables, table)?.snapshot();
                Ok(object([("position", serde_json::from_str(&text)?)]))
            }
            Wanted::BreakOff { table } => {
                let table = find(&mut self.tables, table)?;
                table.break_off();
                Ok(object([("record", table.record().into())]))
            }
            Wanted::Close { table } => {
                find(&mut self.tables, table)?;
                self.tables.remove(&table);
                Ok(object([("closed", table.into())]))
            }
            Wanted::Auto {
                game,
                bots,
                games,
                seed,
                set,
                seats,
                threads,
            } => {
                let id = game.as_str();
                let asked = Asked {
                    bots,
                    games: games.unwrap_or(1),
                    seed,
                    set,
                    seats,
                    threads,
                };
                game!(id, G => auto::<G>(self.desk, asked))
            }
            Wanted::Verify { record } => {
                let game = catalog::verify(&record, &self.desk.cards)?;
                let outcome = value(&game.outcome());
                Ok(object([
                    ("verified", true.into()),
                    ("entries", game.entries().into()),
                    ("earlier", game.earlier().into()),
                    ("outcome", outcome),
                ]))
            }
        }
    }

    fn seat(&mut self, table: Box<dyn AnyMatch>) -> Map<String, Value> {
        let number = self.next;
        self.next += 1;
        let mut answer = object([
            ("table", number.into()),
            ("game", table.game().into()),
            ("seats", table.seats().into()),
            ("commitment", table.commitment().to_string().into()),
        ]);
        answer.extend(turn(&*table));
        self.tables.insert(number, table);
        answer
    }

    fn games(&self) -> Answer {
        let mut games = Vec::new();
        for id in GAMES {
            let mut info = value(&catalog::describe(id, &self.desk.cards)?);
            info["bots"] = value(&game!(id, G => Ok::<_, Trouble>(bots::names::<G>()))?);
            games.push(info);
        }
        Ok(object([("games", games.into())]))
    }

    /// Moves are tried on a copy, one after the other, so that each can be written short and all are made or none.
    fn play(
        &mut self,
        number: u64,
        by: Actor,
        moves: &[Value],
        now: Millis,
        viewer: Option<&Value>,
    ) -> Answer {
        let words = &self.desk.words;
        let table = self.tables.get_mut(&number).ok_or_else(|| no_table(number))?;
        let own = by.seat().map_or(Viewer::Public, Viewer::Seat);
        let viewer = viewer_of(viewer, own, table.seats())?;
        let mut copy = table.boxed();
        let mut events = Vec::new();
        for (at, typed) in moves.iter().enumerate() {
            let short = typed.as_str().and_then(|text| copy.read_move(by, text));
            let mv: Json = short.map_or_else(|| to_raw_value(typed), Ok)?;
            let heard = copy
                .play(by, &[mv], now)
                .map_err(|declined| failure(words, copy.game(), declined, at))?;
            events.extend(
                heard
                    .iter()
                    .map(|heard| heard.by(viewer).iter().map(value).collect::<Value>()),
            );
        }
        *table = copy;
        let mut answer = object([("events", events.into())]);
        answer.extend(turn(&**table));
        Ok(answer)
    }

    fn undo(&mut self, number: u64, seat: Seat, agreed: SeatSet) -> Answer {
        match find(&mut self.tables, number)?.undo(seat, agreed, Millis(0)) {
            Ok(()) => Ok(object([("undone", true.into())])),
            Err(Undo::ByConsent(needed)) => {
                Ok(object([("undone", false.into()), ("needed", value(&needed))]))
            }
            Err(_) => Err(Failure {
                text: "there is nothing to take back".into(),
                declined: None,
            }),
        }
    }
}

fn no_table(number: u64) -> Failure {
    Failure {
        text: format!("there is no table {number}"),
        declined: None,
    }
}

fn find(tables: &mut Tables, number: u64) -> Result<&mut dyn AnyMatch, Failure> {
    match tables.get_mut(&number) {
        Some(table) => Ok(&mut **table),
        None => Err(no_table(number)),
    }
}

/// A declined move with its place among those sent, and the reason in words.
fn failure(words: &words::Words, game: &str, declined: Declined, at: usize) -> Failure {
    let (text, declined) = match declined {
        Declined::NotAMove { problem, .. } => (problem.clone(), Declined::NotAMove { at, problem }),
        Declined::Refused { refused, .. } => {
            let said = catalog::with_game!(game, G => words::Teller::of::<G>(words, None).refusal(&refused));
            (said.unwrap_or_default(), Declined::Refused { at, refused })
        }
    };
    Failure {
        text,
        declined: Some(declined),
    }
}

fn answered(id: Value, answer: Answer) -> Map<String, Value> {
    let mut whole = object([("id", id)]);
    match answer {
        Ok(fields) => whole.extend(fields),
        Err(failure) => {
            whole.insert("error".into(), value(&failure));
        }
    }
    whole
}

fn turn(table: &dyn AnyMatch) -> Map<String, Value> {
    object([
        ("turn", value(&table.turn())),
        ("asides", value(&table.asides())),
        ("outcome", value(&table.outcome())),
    ])
}

fn moves(table: &dyn AnyMatch, only: Option<Actor>) -> Answer {
    let seats = Seat::all(table.seats()).map(Actor::Seat).chain([Actor::CLOCK]);
    let mut all = Vec::new();
    for by in seats.filter(|by| only.is_none_or(|only| only == *by)) {
        all.extend(
            table
                .offered(by)
                .iter()
                .map(|mv| json!({"seat": by, "move": value(mv)})),
        );
    }
    Ok(object([("moves", all.into())]))
}

/// A series as it was asked for.
struct Asked {
    bots: Vec<String>,
    games: u64,
    seed: Option<String>,
    set: BTreeMap<String, Setting>,
    seats: Option<u8>,
    threads: Option<usize>,
}

fn auto<G: Playable>(desk: &Desk, asked: Asked) -> Answer {
    let bots = if asked.bots.is_empty() {
        vec!["random".into()]
    } else {
        asked.bots
    };
    let least = (bots.len() as u8).clamp(*G::SEATS.start(), *G::SEATS.end());
    let series = Series::<G> {
        setup: G::setup(asked.seats.unwrap_or(least), &asked.set)?,
        cards: desk.cards.of::<G>(),
        bots,
        games: asked.games,
        seed: desk::seed(asked.seed.as_deref().unwrap_or("1")),
        threads: asked.threads,
        record: false,
    };
    let mut played = Vec::new();
    let totals = lab::auto(&series, |game| {
        played.push(value(&game));
        true
    })?;
    Ok(object([("played", played.into()), ("totals", value(&totals))]))
}

fn viewer_of(given: Option<&Value>, otherwise: Viewer, seats: u8) -> Result<Viewer, Failure> {
    match given {
        None => Ok(otherwise),
        Some(Value::String(text)) => Ok(desk::viewer(text, seats)?),
        Some(other) => Ok(desk::viewer(&other.to_string(), seats)?),
    }
}

fn object<const N: usize>(fields: [(&str, Value); N]) -> Map<String, Value> {
    fields
        .into_iter()
        .map(|(name, value)| (name.to_owned(), value))
        .collect()
}

/// Everything that leaves here is plain data with string keys, which always has a JSON form.
fn value<T: Serialize + ?Sized>(thing: &T) -> Value {
    serde_json::to_value(thing).unwrap_or(Value::Null)
}
