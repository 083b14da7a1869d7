//! The board of Celestia Duo.

use celestia::cards::{Cards, LAIR};
use celestia::view::{PlayerView, View};
use celestia::{Berth, Celestia, Counts, Die};
use fluent_bundle::FluentValue;
use table::{Seat, Viewer};

use super::Board;
use crate::{Ink, Pen, Teller};

impl Board for Celestia {
    fn draw(view: &View, viewer: Viewer, cards: &Cards, teller: &Teller<'_>, pen: Pen) -> String {
        Drawing {
            view,
            viewer,
            cards,
            teller,
            pen,
            lines: Vec::new(),
        }
        .whole()
    }
}

struct Drawing<'a> {
    view: &'a View,
    viewer: Viewer,
    cards: &'a Cards,
    teller: &'a Teller<'a>,
    pen: Pen,
    lines: Vec<String>,
}

impl Drawing<'_> {
    fn whole(mut self) -> String {
        self.title();
        self.route();
        self.airship();
        self.crew();
        self.assault();
        self.dice();
        self.middle();
        for (seat, player) in Seat::all(2).zip(&self.view.players) {
            let line = self.player(seat, player);
            self.lines.push(line);
        }
        self.said();
        let now = self.teller.part("step", &self.view.step);
        self.row("now", &self.pen.draw(Ink::Yellow, &now));
        self.lines.join("\n")
    }

    fn text<'b>(&'b self, id: &str, args: impl IntoIterator<Item = (&'b str, FluentValue<'b>)>) -> String {
        self.teller.words().text(&format!("celestia-board-{id}"), args)
    }

    /// A line with a label in its margin.
    fn row(&mut self, label: &str, text: &str) {
        let label = self.text(label, []);
        let line = self.labelled(&label, text);
        self.lines.push(line);
    }

    fn labelled(&self, label: &str, text: &str) -> String {
        let label = format!("{label:<12}");
        format!("{} {text}", self.pen.draw(Ink::Faint, &label))
    }

    fn title(&mut self) {
        let pirate = self
            .cards
            .pirates
            .get(self.view.pirate_card.index())
            .map_or("?", |pirate| pirate.name.as_str());
        let parts = [
            self.pen
                .draw(Ink::Strong, &self.teller.words().get("celestia-title")),
            self.text(
                "mode",
                [("mode", self.teller.part("name", &self.view.mode).into())],
            ),
            self.text("pirate-card", [("name", pirate.into())]),
            self.text(
                "captain",
                [("captain", self.teller.seat(self.view.captain).into())],
            ),
        ];
        self.lines.push(parts.join(" · "));
    }

    /// The path as a line of points, the airship `A` and the pirate `P` on it.
    fn route(&mut self) {
        let point = |at: u8| match at {
            _ if at == self.view.ship && at == self.view.pirate => self.pen.draw(Ink::Yellow, "X"),
            _ if at == self.view.ship => self.pen.draw(Ink::Green, "A"),
            _ if at == self.view.pirate => self.pen.draw(Ink::Red, "P"),
            LAIR => "#".into(),
            _ if self
                .view
                .path
                .get(usize::from(at).wrapping_sub(1))
                .is_some_and(|card| card.face_up) =>
            {
                "o".into()
            }
            _ => self.pen.draw(Ink::Faint, "·"),
        };
        let line: String = (0..=LAIR).map(point).collect();
        self.row("route", &line);
        let numbers = self.text(
            "route-text",
            [
                ("ship", self.view.ship.into()),
                ("pirate", self.view.pirate.into()),
                ("lair", LAIR.into()),
                ("propeller", self.propeller().into()),
            ],
        );
        let line = self.labelled("", &numbers);
        self.lines.push(line);
    }

    /// How far the next leg goes: the propeller of what the airship stands on.
    fn propeller(&self) -> u8 {
        let here = usize::from(self.view.ship);
        let ambush = here.checked_sub(1).and_then(|at| self.view.path.get(at)?.ambush);
        let printed = match (self.view.on_stage, ambush) {
            (Some(stage), _) => self.cards.stages.get(stage.index()).map(|stage| stage.propeller),
            (None, Some(ambush)) => self
                .cards
                .ambushes
                .get(ambush.index())
                .map(|ambush| ambush.propeller),
            (None, None) => Some(self.cards.start_propeller),
        };
        printed.unwrap_or(0) + u8::from(self.view.olga)
    }

    fn airship(&mut self) {
        let ship = &self.view.airship;
        let aboard = self.view.crew.iter().filter(|crew| is_aboard(crew.berth)).count() as u8;
        let energy = self.text(
            "energy",
            [("left", ship.energy.into()), ("of", ship.generator.into())],
        );
        let hold = [
            ("used", (ship.gold + ship.smoke + aboard).into()),
            ("of", ship.hold.into()),
            ("gold", ship.gold.into()),
            ("smoke", ship.smoke.into()),
        ];
        let ink = if ship.energy == 0 { Ink::Red } else { Ink::Green };
        let line = format!("{} · {}", self.pen.draw(ink, &energy), self.text("hold", hold));
        self.row("airship", &line);
        let piles = self.text(
            "piles-text",
            [
                ("deck", self.view.piles.deck.into()),
                ("discard", self.view.piles.discard.total().into()),
                ("stages", self.view.piles.stages.into()),
            ],
        );
        self.row("piles", &piles);
    }

    fn crew(&mut self) {
        let aboard = self
            .view
            .crew
            .iter()
            .filter(|crew| is_aboard(crew.berth) || crew.berth == Berth::Offered);
        let named = aboard.map(|crew| {
            let name = self.teller.part("name", &crew.crew);
            let ink = if crew.berth == Berth::Ready {
                Ink::Green
            } else {
                Ink::Faint
            };
            self.pen.draw(
                ink,
                &format!("{name} ({})", self.teller.part("berth", &crew.berth)),
            )
        });
        let named: Vec<String> = named.collect();
        if !named.is_empty() {
            self.row("crew", &named.join(", "));
        }
    }

    fn assault(&mut self) {
        if self.view.assaults.boarding {
            let masts = self.text("masts", [("count", self.view.assaults.masts.into())]);
            let constraint = self
                .view
                .assaults
                .constraint
                .map(|forbids| self.teller.part("constraint", &forbids));
            let line = [Some(masts), constraint]
                .into_iter()
                .flatten()
                .collect::<Vec<_>>()
                .join(" · ");
            self.row("assault", &line);
        }
    }

    fn dice(&mut self) {
        if self.view.dice.is_empty() {
            return;
        }
        let die = |(at, die): (usize, &Die)| {
            let face = self.teller.part("name", &die.face);
            if die.out {
                self.pen
                    .draw(Ink::Faint, &format!("{at}:({face}, {})", self.text("out", [])))
            } else {
                format!("{at}:[{}]", self.pen.draw(Ink::Blue, &face))
            }
        };
        let line = self
            .view
            .dice
            .iter()
            .enumerate()
            .map(die)
            .collect::<Vec<_>>()
            .join(" ");
        self.row("dice", &line);
    }

    fn middle(&mut self) {
        let piles = &self.view.piles;
        let mut parts = Vec::new();
        if !piles.shown.is_empty() {
            parts.push(self.counts(piles.shown));
        }
        if piles.face_down > 0 {
            parts.push(self.text("face-down", [("count", piles.face_down.into())]));
        }
        if !parts.is_empty() {
            self.row("middle", &parts.join(" · "));
        }
    }

    fn player(&self, seat: Seat, player: &PlayerView) -> String {
        let label = self.teller.seat(seat);
        let count = self.text("cards", [("count", player.cards.into())]);
        let mut parts = vec![count];
        match player.hand {
            Some(hand) => {
                let ink = if self.viewer == Viewer::Seat(seat) {
                    Ink::Strong
                } else {
                    Ink::Blue
                };
                parts.push(self.pen.draw(ink, &self.counts(hand)));
            }
            None if !player.at_least.is_empty() => {
                parts.push(self.text("at-least", [("cards", self.counts(player.at_least).into())]));
            }
            None => {}
        }
        if let Some(proposal) = &player.proposal {
            parts.push(format!("→ {}", self.teller.part("proposal", proposal)));
        }
        if let Some(answer) = &player.answer {
            parts.push(format!("→ {}", self.teller.part("name", answer)));
        }
        self.labelled(&label, &parts.join(" · "))
    }

    fn said(&mut self) {
        let latest = self.view.said.iter().rev().take(4);
        let line = latest.map(|said| {
            format!(
                "{} : {} ({})",
                self.teller.seat(said.seat),
                self.teller.part("statement", &said.statement),
                said.at
            )
        });
        let line: Vec<String> = line.collect();
        if !line.is_empty() {
            self.row("said", &line.join(" ; "));
        }
    }

    fn counts(&self, cards: Counts) -> String {
        let kinds = cards
            .kinds()
            .map(|card| format!("{} × {}", cards.of(card), self.teller.part("name", &card)));
        let kinds: Vec<String> = kinds.collect();
        if kinds.is_empty() {
            self.teller.words().get("nothing")
        } else {
            kinds.join(", ")
        }
    }
}

fn is_aboard(berth: Berth) -> bool {
    matches!(berth, Berth::Ready | Berth::Used)
}
