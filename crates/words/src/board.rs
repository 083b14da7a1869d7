//! Views as text: the lines that a game gives, said in one language.

use fluent_bundle::{FluentArgs, FluentValue};
use table::Viewer;
use table::board::{Board, Ink, Line, Phrase};

use crate::{Pen, Teller};

/// Draws a view in lines that fit a terminal and read well aloud.
pub fn draw<G: Board>(
    view: &G::View,
    viewer: Viewer,
    cards: &G::Cards,
    teller: &Teller<'_>,
    pen: Pen,
) -> String {
    let lines = G::lines(view, viewer, cards);
    let lines: Vec<String> = lines.iter().map(|line| teller.line(line, pen)).collect();
    lines.join("\n")
}

impl Teller<'_> {
    /// A line with its label in the margin.
    fn line(&self, line: &Line, pen: Pen) -> String {
        let text = self.phrase(&line.text, pen);
        match &line.label {
            Some(label) => {
                let label = format!("{:<12}", self.phrase(label, Pen::PLAIN));
                format!("{} {text}", pen.draw(Ink::Faint, &label))
            }
            None => text,
        }
    }

    fn phrase(&self, phrase: &Phrase, pen: Pen) -> String {
        match phrase {
            Phrase::Message(id, arguments) => {
                let mut args = FluentArgs::new();
                for (name, value) in arguments {
                    args.set(*name, self.phrase_argument(value, pen));
                }
                let id = self.id("board", id);
                self.message(&id, &args).unwrap_or(id)
            }
            Phrase::Title => self.words().get(&self.title()),
            Phrase::Nothing => self.words().get("nothing"),
            Phrase::Part(kind, value) => self.part(kind, value),
            Phrase::Thing(field, value) => self.thing(field, value),
            Phrase::Seat(seat) => self.seat(*seat),
            Phrase::Seats(seats) => self.seats(*seats),
            Phrase::Number(number) => number.to_string(),
            Phrase::Sign(text) => text.clone(),
            Phrase::Field(name) => self.field(name),
            Phrase::Joined(between, phrases) => {
                let phrases: Vec<String> = phrases.iter().map(|phrase| self.phrase(phrase, pen)).collect();
                phrases.join(between)
            }
            Phrase::Inked(ink, phrase) => pen.draw(*ink, &self.phrase(phrase, pen)),
        }
    }

    /// Numbers stay numbers, so that messages can choose plurals.
    fn phrase_argument(&self, phrase: &Phrase, pen: Pen) -> FluentValue<'static> {
        match phrase {
            Phrase::Number(number) => (*number).into(),
            other => self.phrase(other, pen).into(),
        }
    }
}
