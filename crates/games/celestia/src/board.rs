//! The board of Celestia Duo in lines.

use table::board::{Board, Ink, Line, Phrase, joined, list, name, part, say, sign, times};
use table::{Seat, Viewer};

use crate::cards::{Cards, LAIR};
use crate::view::{PlayerView, SaidView, View};
use crate::{Berth, Celestia, Counts, Die, Standing};

impl Board for Celestia {
    fn lines(view: &View, viewer: Viewer, cards: &Cards) -> Vec<Line> {
        let drawing = Drawing { view, viewer, cards };
        let head = [
            drawing.title(),
            drawing.route(),
            drawing.legs(),
            drawing.airship(),
            drawing.piles(),
        ];
        let seen = [
            drawing.crew(),
            drawing.assault(),
            drawing.dice(),
            drawing.middle(),
        ];
        let players = Seat::all(2).zip(&view.players);
        let players = players.map(|(seat, player)| drawing.player(seat, player));
        let now = Line::row("now", part("step", &view.step).ink(Ink::Yellow));
        let mut lines: Vec<Line> = head
            .into_iter()
            .chain(seen.into_iter().flatten())
            .chain(players)
            .collect();
        lines.extend(drawing.said());
        lines.push(now);
        lines
    }
}

struct Drawing<'a> {
    view: &'a View,
    viewer: Viewer,
    cards: &'a Cards,
}

impl Drawing<'_> {
    fn title(&self) -> Line {
        let pirate = self.cards.pirates.get(self.view.pirate_card.index());
        let pirate = pirate.map_or("?", |pirate| pirate.name.as_str());
        let parts = [
            Phrase::Title.ink(Ink::Strong),
            say("mode").with("mode", name(&self.view.mode)),
            say("pirate-card").with("name", sign(pirate)),
            say("captain").with("captain", self.view.captain),
        ];
        Line::wide(joined(" · ", parts))
    }

    /// The path as a line of points, the airship `A` and the pirate `P` on it.
    fn route(&self) -> Line {
        Line::row("route", joined("", (0..=LAIR).map(|at| self.point(at))))
    }

    fn point(&self, at: u8) -> Phrase {
        let card = self.view.path.get(usize::from(at).wrapping_sub(1));
        match at {
            _ if at == self.view.ship && at == self.view.pirate => sign("X").ink(Ink::Yellow),
            _ if at == self.view.ship => sign("A").ink(Ink::Green),
            _ if at == self.view.pirate => sign("P").ink(Ink::Red),
            LAIR => sign("#"),
            _ if card.is_some_and(|card| card.face_up) => sign("o"),
            _ => sign("·").ink(Ink::Faint),
        }
    }

    fn legs(&self) -> Line {
        // Whoever is boarding flies no farther.
        let text = if self.view.assaults.boarding {
            say("route-boarding")
        } else {
            say("route-text").with("propeller", self.propeller())
        };
        Line::under(
            text.with("ship", self.view.ship)
                .with("pirate", self.view.pirate)
                .with("lair", LAIR),
        )
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

    fn airship(&self) -> Line {
        let ship = &self.view.airship;
        let aboard = self.view.crew.iter().filter(|crew| is_aboard(crew.berth)).count() as u8;
        let energy = say("energy").with("left", ship.energy).with("of", ship.generator);
        let ink = if ship.energy == 0 { Ink::Red } else { Ink::Green };
        let hold = say("hold")
            .with("used", ship.gold + ship.smoke + aboard)
            .with("of", ship.hold)
            .with("gold", ship.gold)
            .with("smoke", ship.smoke);
        Line::row("airship", joined(" · ", [energy.ink(ink), hold]))
    }

    fn piles(&self) -> Line {
        let piles = &self.view.piles;
        let text = say("piles-text")
            .with("deck", piles.deck)
            .with("discard", piles.discard.total())
            .with("stages", piles.stages);
        Line::row("piles", text)
    }

    fn crew(&self) -> Option<Line> {
        let here = |berth: Berth| is_aboard(berth) || berth == Berth::Offered;
        let named = self.view.crew.iter().filter(|crew| here(crew.berth)).map(|crew| {
            let ink = if crew.berth == Berth::Ready {
                Ink::Green
            } else {
                Ink::Faint
            };
            let parts = [
                name(&crew.crew),
                sign(" ("),
                part("berth", &crew.berth),
                sign(")"),
            ];
            joined("", parts).ink(ink)
        });
        some_row("crew", ", ", named)
    }

    fn assault(&self) -> Option<Line> {
        let assaults = &self.view.assaults;
        let masts = say("masts").with("count", assaults.masts);
        let constraint = assaults.constraint.map(|forbids| part("constraint", &forbids));
        let parts = [Some(masts), constraint].into_iter().flatten();
        assaults
            .boarding
            .then(|| Line::row("assault", joined(" · ", parts)))
    }

    fn dice(&self) -> Option<Line> {
        let die = |(at, die): (usize, &Die)| {
            let at = Phrase::from(at);
            let face = name(&die.face);
            if die.out {
                let parts = [at, sign(":("), face, sign(", "), say("out"), sign(")")];
                joined("", parts).ink(Ink::Faint)
            } else {
                joined("", [at, sign(":["), face.ink(Ink::Blue), sign("]")])
            }
        };
        some_row("dice", " ", self.view.dice.iter().enumerate().map(die))
    }

    fn middle(&self) -> Option<Line> {
        let piles = &self.view.piles;
        let shown = (!piles.shown.is_empty()).then(|| counts(piles.shown));
        let down = (piles.face_down > 0).then(|| say("face-down").with("count", piles.face_down));
        some_row("middle", " · ", [shown, down].into_iter().flatten())
    }

    fn player(&self, seat: Seat, player: &PlayerView) -> Line {
        let mut parts = vec![say("cards").with("count", player.cards)];
        match player.hand {
            Some(hand) => {
                let ink = if self.viewer == Viewer::Seat(seat) {
                    Ink::Strong
                } else {
                    Ink::Blue
                };
                parts.push(counts(hand).ink(ink));
            }
            None if !player.at_least.is_empty() => {
                parts.push(say("at-least").with("cards", counts(player.at_least)));
            }
            None => {}
        }
        let proposal = player
            .proposal
            .as_ref()
            .map(|proposal| part("proposal", proposal));
        let answer = player.answer.as_ref().map(name);
        let talk = [proposal, answer].into_iter().flatten();
        parts.extend(talk.map(|said| joined("", [sign("→ "), said])));
        Line::labelled(seat, joined(" · ", parts))
    }

    fn said(&self) -> Option<Line> {
        let counts = |said: &&SaidView| said.standing != Standing::Again;
        let latest = self.view.said.iter().rev().filter(counts).take(4).map(|said| {
            let what = part("statement", &said.statement);
            let parts = [
                said.seat.into(),
                sign(" : "),
                what,
                sign(" ("),
                said.at.into(),
                sign(" · "),
                part("standing", &said.standing),
                sign(")"),
            ];
            joined("", parts)
        });
        some_row("said", " ; ", latest)
    }
}

/// A line of a list, if there is anything in it.
fn some_row(label: &'static str, between: &'static str, parts: impl Iterator<Item = Phrase>) -> Option<Line> {
    let parts: Vec<Phrase> = parts.collect();
    (!parts.is_empty()).then(|| Line::row(label, joined(between, parts)))
}

fn counts(cards: Counts) -> Phrase {
    list(cards.kinds().map(|card| times(cards.of(card), name(&card))))
}

fn is_aboard(berth: Berth) -> bool {
    matches!(berth, Berth::Ready | Berth::Used)
}
