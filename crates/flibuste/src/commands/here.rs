//! `flibuste play-here`: one person and some bots in a terminal.

use std::io::{self, BufRead, Write};
use std::time::Instant;

use bots::{Next, Players, Seated};
use table::board::Ink;
use table::{Actor, Chance, Match, Millis, Seat, SeatSet, Told, Undo, Viewer, notation};

use crate::cli::PlayHere;
use crate::desk::{self, Desk, Playable, game};
use crate::trouble::{Trouble, trouble};

/// Sits down and plays.
pub(crate) fn play(given: &PlayHere, desk: &mut Desk) -> Result<(), Trouble> {
    let id = given.setup.game.as_str();
    game!(id, G => Here::<G>::sit(given, desk)?.play())
}

/// What a person typed.
enum Typed<M> {
    Move(M),
    Undo,
    View,
    Record,
    Help,
    /// An empty line: lets the others go on.
    Nothing,
    Quit,
    Unknown(String),
}

/// What comes of it.
#[derive(PartialEq, Eq)]
enum Then {
    /// The game goes on, perhaps elsewhere.
    GoOn,
    /// The others go on; this person has nothing to add.
    LetGo,
    Leave,
}

/// A table with one person at it.
struct Here<'a, G: Playable> {
    desk: &'a mut Desk,
    game: Match<G>,
    players: Players<G>,
    me: Seat,
    begun: Instant,
    /// The person has let the present moment pass.
    passed: bool,
}

impl<'a, G: Playable> Here<'a, G> {
    fn sit(given: &PlayHere, desk: &'a mut Desk) -> Result<Here<'a, G>, Trouble> {
        let setup = desk::setup::<G>(&given.setup, 0)?;
        let seats = setup.seats();
        let Some(me) = Seat::new(given.seat).filter(|seat| seat.index() < usize::from(seats)) else {
            return trouble(format!(
                "there is no seat '{}' at this table; there is 0 to {}",
                given.seat,
                seats - 1
            ));
        };
        let names = names::<G>(given, seats)?;
        let mut at_seats: Seated<G> = names.iter().map(|name| bots::named::<G>(name)).collect();
        at_seats.insert(me.index(), None);
        let secret = desk::seed_or_fresh(given.seed.as_deref())?;
        let players = Players::new(at_seats, Chance::fast(secret.nth(0).small()));
        let game = Match::new(setup, desk.cards.of::<G>(), secret, Vec::new())?;
        let shown = given.seed.clone().unwrap_or_else(|| secret.to_string());
        let mut here = Here {
            desk,
            game,
            players,
            me,
            begun: Instant::now(),
            passed: false,
        };
        here.welcome(&names, shown)?;
        Ok(here)
    }

    fn welcome(&mut self, names: &[String], seed: String) -> Result<(), Trouble> {
        let title = self.desk.words.get(&format!("{}-title", G::ID));
        let seat = self.desk.teller::<G>(Viewer::Public).seat(self.me);
        let args = [
            ("game", title.into()),
            ("seat", seat.into()),
            ("seed", seed.into()),
        ];
        let welcome = self.desk.words.text("here-welcome", args);
        self.say(Ink::Strong, &welcome)?;
        let words = &self.desk.words;
        let partner = if names.is_empty() {
            words.get("here-alone")
        } else {
            words.text("here-partner", [("bots", names.join(", ").into())])
        };
        self.desk.line(&partner)?;
        let hint = self.desk.words.get("here-hint");
        self.say(Ink::Faint, &hint)
    }

    fn play(&mut self) -> Result<(), Trouble> {
        loop {
            if self.could_speak() && !self.passed {
                match self.turn_of_the_person()? {
                    Then::GoOn => continue,
                    Then::LetGo => self.passed = true,
                    Then::Leave => return self.leave(),
                }
            }
            match self.players.next(self.game.state(), self.now()) {
                Next::Over => return self.over(),
                Next::Move(by, mv, at) => self.make(by, &mv, at)?,
                Next::Wait(_) => {
                    if self.turn_of_the_person()? == Then::Leave {
                        return self.leave();
                    }
                }
            }
        }
    }

    /// Whether this person may say something though the table waits for others.
    fn could_speak(&self) -> bool {
        let state = self.game.state();
        let turn = state.turn();
        turn.outcome().is_none()
            && !turn.seats().contains(self.me)
            && state.asides().contains(self.me)
            && !state.offered(self.me.into()).is_empty()
    }

    fn now(&self) -> Millis {
        Millis(self.begun.elapsed().as_millis() as u64)
    }

    /// Makes a move and tells the person what came of it.
    fn make(&mut self, by: Actor, mv: &G::Move, at: Millis) -> Result<(), Trouble> {
        match self.game.play(by, mv, at) {
            Ok(told) => {
                self.passed = false;
                self.tell(&told)
            }
            Err(refused) => {
                let why = self.desk.teller::<G>(Viewer::Seat(self.me)).refusal(&refused);
                self.say(Ink::Red, &why)
            }
        }
    }

    fn tell(&mut self, told: &Told<G::Event>) -> Result<(), Trouble> {
        let viewer = Viewer::Seat(self.me);
        let lines: Vec<String> = {
            let teller = self.desk.teller::<G>(viewer);
            told.heard_by(viewer)
                .map(|event| format!("  {}", teller.event(event)))
                .collect()
        };
        lines.iter().try_for_each(|line| self.say(Ink::Blue, line))
    }

    fn turn_of_the_person(&mut self) -> Result<Then, Trouble> {
        let offered = self.game.state().offered(self.me.into());
        self.board()?;
        self.list(&offered)?;
        loop {
            match self.ask(&offered)? {
                Typed::Move(mv) => {
                    self.make(self.me.into(), &mv, self.now())?;
                    return Ok(Then::GoOn);
                }
                Typed::Undo => {
                    self.undo()?;
                    return Ok(Then::GoOn);
                }
                Typed::Quit => return Ok(Then::Leave),
                Typed::Nothing if self.could_speak() => return Ok(Then::LetGo),
                Typed::Nothing => {}
                Typed::View => {
                    self.board()?;
                    self.list(&offered)?;
                }
                Typed::Record => self.record()?,
                Typed::Help => {
                    let example = offered.first().map(notation::short).unwrap_or_default();
                    let help = self.desk.words.text("here-help", [("example", example.into())]);
                    self.desk.line(&help)?;
                }
                Typed::Unknown(text) => {
                    let line = self.desk.words.text("here-unknown", [("text", text.into())]);
                    self.say(Ink::Red, &line)?;
                }
            }
        }
    }

    fn board(&mut self) -> Result<(), Trouble> {
        let viewer = Viewer::Seat(self.me);
        let view = self.game.state().view(viewer);
        let board = {
            let teller = self.desk.teller::<G>(viewer);
            words::draw::<G>(&view, viewer, self.game.cards(), &teller, self.desk.pen)
        };
        self.desk.line("")?;
        self.desk.line(&board)
    }

    /// The moves with their numbers, in two columns when there are many.
    fn list(&mut self, offered: &[G::Move]) -> Result<(), Trouble> {
        let title = self.desk.words.get("here-moves");
        self.say(Ink::Strong, &title)?;
        let lines: Vec<String> = {
            let teller = self.desk.teller::<G>(Viewer::Seat(self.me));
            offered
                .iter()
                .enumerate()
                .map(|(at, mv)| format!("{:>3}  {}", at + 1, teller.mv(mv)))
                .collect()
        };
        let columns = if lines.len() > 10 { 2 } else { 1 };
        let rows = lines.len().div_ceil(columns);
        for row in 0..rows {
            let line = match lines.get(row + rows) {
                Some(second) if columns == 2 => format!("  {:<50} {second}", lines[row]),
                _ => format!("  {}", lines[row]),
            };
            self.desk.line(&line)?;
        }
        Ok(())
    }

    fn ask(&mut self, offered: &[G::Move]) -> Result<Typed<G::Move>, Trouble> {
        let prompt = self.desk.words.get("here-prompt");
        write!(self.desk.out, "{} > ", self.desk.pen.draw(Ink::Yellow, &prompt))?;
        self.desk.flush()?;
        let mut line = String::new();
        if io::stdin()
            .lock()
            .read_line(&mut line)
            .map_err(|error| Trouble::Said(format!("standard input: {error}")))?
            == 0
        {
            return Ok(Typed::Quit);
        }
        let text = line.trim();
        Ok(match text.to_lowercase().as_str() {
            "" => Typed::Nothing,
            "a" | "annuler" | "u" | "undo" => Typed::Undo,
            "v" | "voir" | "view" => Typed::View,
            "r" | "partie" | "record" => Typed::Record,
            "?" | "h" | "aide" | "help" => Typed::Help,
            "q" | "quitter" | "quit" | "exit" => Typed::Quit,
            _ => {
                let number = text.trim_start_matches('#').parse::<usize>().ok();
                let numbered = number.and_then(|number| offered.get(number.checked_sub(1)?));
                match numbered.or_else(|| notation::read(text, offered)) {
                    Some(mv) => Typed::Move(mv.clone()),
                    None => Typed::Unknown(text.to_owned()),
                }
            }
        })
    }

    /// Goes back to before the person's last move. The bots do not mind, unless something was thrown or shown since.
    fn undo(&mut self) -> Result<(), Trouble> {
        if self.game.undo_unshows(self.me) {
            let line = self.desk.words.get("here-bots-refuse-undo");
            return self.say(Ink::Yellow, &line);
        }
        let mine = |game: &Match<G>| {
            game.in_force()
                .any(|entry| game.record().entries()[entry].by == Actor::Seat(self.me))
        };
        let everybody = SeatSet::all(self.game.state().seats());
        let mut undone = false;
        while mine(&self.game) && !undone {
            let last = self.game.in_force().last();
            let own =
                last.is_some_and(|entry| self.game.record().entries()[entry].by == Actor::Seat(self.me));
            let agreed = if self.game.undo_for(self.me) == Undo::Free {
                SeatSet::EMPTY
            } else {
                everybody
            };
            if self.game.undo(self.me, agreed, self.now()).is_err() {
                break;
            }
            undone = own;
        }
        self.passed = false;
        let line = self.desk.words.get(if undone {
            "here-undone"
        } else {
            "here-nothing-to-undo"
        });
        self.say(Ink::Yellow, &line)
    }

    fn record(&mut self) -> Result<(), Trouble> {
        let file = format!("{}-{}.jsonl", G::ID, &self.game.commitment().to_string()[..8]);
        let line = match std::fs::write(&file, self.game.record().to_string()) {
            Ok(()) => self.desk.words.text("here-saved", [("file", file.into())]),
            Err(error) => self
                .desk
                .words
                .text("here-not-saved", [("problem", error.to_string().into())]),
        };
        self.say(Ink::Yellow, &line)
    }

    fn over(&mut self) -> Result<(), Trouble> {
        self.board()?;
        if let Some(outcome) = self.game.state().turn().outcome() {
            let outcome = self.desk.teller::<G>(Viewer::Seat(self.me)).outcome(outcome);
            let line = self.desk.words.text("here-over", [("outcome", outcome.into())]);
            self.say(Ink::Strong, &line)?;
        }
        Ok(())
    }

    fn leave(&mut self) -> Result<(), Trouble> {
        let bye = self.desk.words.get("here-bye");
        self.desk.line("")?;
        self.desk.line(&bye)
    }

    fn say(&mut self, ink: Ink, text: &str) -> Result<(), Trouble> {
        let drawn = self.desk.pen.draw(ink, text);
        self.desk.line(&drawn)
    }
}

/// The bots at the other seats, in order.
fn names<G: Playable>(given: &PlayHere, seats: u8) -> Result<Vec<String>, Trouble> {
    let known = bots::names::<G>();
    let others = usize::from(seats) - 1;
    let best = bots::quickest(G::ID).unwrap_or("random").to_owned();
    let asked = if given.bots.is_empty() {
        vec![best]
    } else {
        given.bots.clone()
    };
    if asked.len() > others.max(1) {
        return trouble(format!("{} bots for {others} other seats", asked.len()));
    }
    if let Some(name) = asked.iter().find(|name| !known.contains(&name.as_str())) {
        return trouble(format!(
            "no bot '{name}' plays {}; there is {}",
            G::ID,
            known.join(", ")
        ));
    }
    Ok((0..others)
        .map(|seat| asked[seat.min(asked.len() - 1)].clone())
        .collect())
}
