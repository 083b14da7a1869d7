//! The board of Galaxy Trucker in lines.

use std::collections::BTreeMap;

use serde::Serialize;
use table::board::{Board, Ink, Line, Phrase, joined, list, part, say, sign, thing};
use table::{Provenance, Seat, Viewer};

use crate::Trucker;
use crate::cards::Cards;
use crate::cards::missions::Mission;
use crate::cards::tiles::{Kind, Tile};
use crate::cards::vips::{Vip, VipCard};
use crate::ids::{FIRST_COLUMN, FIRST_ROW, Good, LAST_COLUMN, LAST_ROW, Level, Side, Square, TileId};
use crate::ship::contents::Crew;
use crate::state::Phase;
use crate::view::{FlightView, PileView, StrengthView, TileView, TruckerView, View};

impl Board for Trucker {
    fn lines(view: &View, viewer: Viewer, cards: &Cards) -> Vec<Line> {
        Drawing { view, viewer, cards }.whole()
    }
}

struct Drawing<'a> {
    view: &'a View,
    viewer: Viewer,
    cards: &'a Cards,
}

impl Drawing<'_> {
    fn whole(&self) -> Vec<Line> {
        let mut lines = vec![self.title()];
        lines.extend(self.mission());
        lines.extend(self.vips());
        if self.view.phase <= Phase::Building {
            lines.push(self.warehouse());
            lines.extend(self.forecast());
        }
        lines.extend(self.view.flying.iter().flat_map(|flight| self.flight(flight)));
        for (seat, trucker) in Seat::all(self.view.truckers.len() as u8).zip(&self.view.truckers) {
            lines.extend(self.trucker(seat, trucker));
        }
        lines
    }

    fn title(&self) -> Line {
        let view = self.view;
        let mut parts = vec![
            Phrase::Title.ink(Ink::Strong),
            part("flight", &view.flight),
            part("phase", &view.phase).ink(Ink::Yellow),
        ];
        if let Some(glass) = &view.glass {
            let run = say("text-glass").with("run", glass.run).with("runs", glass.runs);
            parts.push(run);
        }
        if let Some(turns) = &view.turns
            && view.phase == Phase::Building
        {
            parts.push(say("text-turn").with("seat", turns.active));
            parts.extend(turns.die.map(|die| say("text-die").with("die", die)));
        }
        Line::wide(joined(" · ", parts))
    }

    /// The mission of the flight, or those that lie open.
    fn mission(&self) -> Option<Line> {
        let offered = self.view.offer.into_iter().flatten();
        let missions: Vec<Mission> = self.view.mission.into_iter().chain(offered).collect();
        let named = |mission: &Mission| {
            let source = self.cards.missions.of(*mission).source;
            marked(thing("mission", mission), source)
        };
        (!missions.is_empty()).then(|| Line::row("text-mission", list(missions.iter().map(named))))
    }

    /// What each VIP asks for, does and pays.
    fn vips(&self) -> Vec<Line> {
        let vips = self.view.vips.into_iter().flatten().enumerate();
        let line = |(at, vip): (usize, Vip)| {
            let card = self.cards.vips.of(vip);
            let figures = BTreeMap::from([(vip, VipFigures::of(card, self.view.level))]);
            let name = marked(thing("vip", &vip), card.source);
            let text = say("text-vip")
                .with("name", name)
                .with("wants", part("wants", &figures))
                .with("does", part("does", &figures))
                .with("pays", part("pays", &figures));
            if at == 0 {
                Line::row("text-vips", text)
            } else {
                Line::under(text)
            }
        };
        vips.map(line).collect()
    }

    fn warehouse(&self) -> Line {
        let up = list(self.view.face_up.iter().map(|tile| self.tile(*tile)));
        let text = say("text-tiles").with("down", self.view.face_down).with("up", up);
        Line::row("text-warehouse", text)
    }

    fn tile(&self, tile: TileId) -> Phrase {
        thing("tile", &tile)
    }

    fn forecast(&self) -> Option<Line> {
        let pile = |(number, pile): (u8, &PileView)| {
            let cards = match &pile.cards {
                Some(cards) => list(cards.iter().map(|card| sign(card.to_string()))),
                None => sign("?"),
            };
            say("text-pile").with("number", number).with("cards", cards)
        };
        let piles = self.view.piles.iter();
        (piles.len() > 0).then(|| Line::row("text-forecast", joined(" · ", (1..).zip(piles).map(pile))))
    }

    fn flight(&self, flight: &FlightView) -> Vec<Line> {
        let card = flight.card.map_or(Phrase::Nothing, |card| sign(card.to_string()));
        let card = say("text-card-text")
            .with("card", card)
            .with("left", flight.cards_left);
        let rocket = |seat: &Seat| {
            let space = flight.rockets[seat.index()].space.unwrap_or_default();
            say("text-rocket").with("seat", *seat).with("space", space)
        };
        vec![
            Line::row("text-card", card),
            Line::row("text-track", list(flight.order.iter().map(rocket))),
        ]
    }

    /// One line of figures for each trucker, one for what is beside the ship, and the ship row by row.
    fn trucker(&self, seat: Seat, trucker: &TruckerView) -> Vec<Line> {
        let ink = if self.viewer == Viewer::Seat(seat) {
            Ink::Green
        } else {
            Ink::Blue
        };
        let mut lines = vec![Line::labelled(Phrase::Seat(seat).ink(ink), self.figures(trucker))];
        lines.extend(self.beside(seat, trucker).map(Line::under));
        lines.extend(self.rows(trucker).map(Line::under));
        lines.push(Line::under(sign(trucker.ship.notation.clone()).ink(Ink::Faint)));
        lines
    }

    fn figures(&self, trucker: &TruckerView) -> Phrase {
        let StrengthView {
            engines,
            engines_powered,
            cannons,
            cannons_powered,
            crew,
            cells,
            exposed,
            ..
        } = trucker.ship.strength;
        let range = |plain: Phrase, powered: Phrase| joined("–", [plain, powered]);
        let mut parts = vec![
            say("text-credits").with("credits", trucker.credits),
            say("text-engines").with("engines", range(engines.into(), engines_powered.into())),
            say("text-cannons").with("cannons", range(half(cannons.0), half(cannons_powered.0))),
            say("text-crew").with("crew", crew).with("cells", cells),
            say("text-exposed").with("exposed", exposed),
        ];
        parts.extend(trucker.space.map(|space| say("text-space").with("space", space)));
        if self.view.turns.is_some() && self.view.phase == Phase::Building {
            parts.push(say("text-points").with("points", trucker.points));
        }
        joined(" · ", parts)
    }

    /// What lies beside a ship: the tile at hand, the reserve, what is wrong, how much is lost.
    fn beside(&self, _: Seat, trucker: &TruckerView) -> Option<Phrase> {
        let mut parts = Vec::new();
        if let Some(hand) = trucker.hand {
            parts.push(say("text-hand").with("tile", self.tile(hand.tile)));
        }
        if !trucker.reserve.is_empty() {
            let tiles = list(trucker.reserve.iter().map(|tile| self.tile(*tile)));
            parts.push(say("text-reserve").with("tiles", tiles));
        }
        if !trucker.ship.faults.is_empty() {
            let faults = trucker.ship.faults.len();
            parts.push(say("text-faults").with("count", faults).ink(Ink::Red));
        }
        if !trucker.ship.torn_off.is_empty() {
            let loose = trucker.ship.torn_off.len();
            parts.push(say("text-loose").with("count", loose).ink(Ink::Red));
        }
        if !trucker.lost.is_empty() {
            parts.push(say("text-lost").with("count", trucker.lost.len()));
        }
        (!parts.is_empty()).then(|| joined(" · ", parts))
    }

    /// The ship drawn, a row of the board on each line: the row's number, then a sign for every square. The columns' numbers come first.
    fn rows(&self, trucker: &TruckerView) -> impl Iterator<Item = Phrase> {
        let mut rows = Vec::new();
        let columns = (FIRST_COLUMN..=LAST_COLUMN).map(|column| format!("{column:^6}"));
        rows.push(format!("   {}", columns.collect::<String>().trim_end()));
        for row in FIRST_ROW..=LAST_ROW {
            let squares = (FIRST_COLUMN..=LAST_COLUMN).filter_map(|column| Square::at(row, column));
            let drawn: String = squares
                .map(|square| format!("{:^6}", self.square(trucker, square)))
                .collect();
            if !drawn.trim().is_empty() {
                rows.push(format!("{row:>2} {}", drawn.trim_end()));
            }
        }
        rows.into_iter().map(sign)
    }

    fn square(&self, trucker: &TruckerView, square: Square) -> String {
        let placed = trucker.ship.tiles.iter().find(|placed| placed.square == square);
        let printed = placed.and_then(|placed| Some((placed, self.cards.tiles.get(placed.tile)?)));
        match printed {
            Some((placed, tile)) => drawn(placed, tile),
            None if self.view.board.has(square) => "·".to_owned(),
            None => String::new(),
        }
    }
}

/// A name off a card, marked where the card is a reconstruction.
fn marked(name: Phrase, source: Provenance) -> Phrase {
    match source {
        Provenance::Reconstructed => joined(" ", [name, say("text-reconstructed").ink(Ink::Faint)]),
        _ => name,
    }
}

/// The figures on a VIP card by the names its texts use.
#[derive(Serialize)]
struct VipFigures {
    /// What is paid for the level.
    level: i16,
    /// What is paid instead, for the level.
    half: i16,
    each: i16,
    first: i16,
    second: i16,
    third: i16,
}

impl VipFigures {
    fn of(card: &VipCard, level: Level) -> VipFigures {
        let times = i16::from(level.number());
        VipFigures {
            level: card.level * times,
            half: card.figure(0) * times,
            each: card.each,
            first: card.figure(0),
            second: card.figure(1),
            third: card.figure(2),
        }
    }
}

/// A strength in halves.
fn half(halves: i16) -> Phrase {
    sign(match (halves / 2, halves % 2) {
        (whole, 0) => whole.to_string(),
        (0, _) => "½".to_owned(),
        (whole, _) => format!("{whole}½"),
    })
}

/// A tile as a few signs: a letter for its kind, an arrow where it matters which way it points, what lies on it, and a question mark while it is not
/// welded.
fn drawn(placed: &TileView, tile: &Tile) -> String {
    let arrow = match placed.turned {
        Side::Front => "↑",
        Side::Right => "→",
        Side::Back => "↓",
        Side::Left => "←",
    };
    let mut text = match tile.kind {
        Kind::Battery => format!("B{}", placed.cells),
        Kind::CargoHold => "H".to_owned(),
        Kind::SpecialHold => "S".to_owned(),
        Kind::Cabin => "C".to_owned(),
        Kind::StartingCabin => "@".to_owned(),
        Kind::Structural => "+".to_owned(),
        Kind::Engine => "E".to_owned(),
        Kind::DoubleEngine => "EE".to_owned(),
        Kind::Cannon => format!("G{arrow}"),
        Kind::DoubleCannon => format!("GG{arrow}"),
        Kind::LifeSupportBrown => "Lb".to_owned(),
        Kind::LifeSupportPurple => "Lp".to_owned(),
        Kind::Shield => format!("O{arrow}"),
        Kind::Heavy => format!("W{}", tile.weight),
        Kind::Explosive => "X".to_owned(),
        Kind::Fragile => "F".to_owned(),
        Kind::Radioactive => "R".to_owned(),
    };
    text += &match placed.crew {
        Crew::None => String::new(),
        Crew::Astronauts(number) => number.to_string(),
        Crew::Alien(crate::ids::Alien::Purple) => "p".to_owned(),
        Crew::Alien(crate::ids::Alien::Brown) => "b".to_owned(),
        Crew::Vip(_) => "*".to_owned(),
    };
    text.extend(placed.goods.iter().map(|good| match good {
        Good::Red => 'r',
        Good::Yellow => 'y',
        Good::Green => 'g',
        Good::Blue => 'b',
    }));
    if placed.loose {
        text.push('?');
    }
    text
}
