//! The board of Tortuga 2199.

use fluent_bundle::FluentValue;
use table::{Seat, SeatSet, Viewer};
use tortuga::Tortuga;
use tortuga::cards::{CardId, Cards};
use tortuga::map::{Place, SectorKind};
use tortuga::view::{CaptainView, DuelView, MarketView, SectorView, Stack, View};

use super::Board;
use crate::{Ink, Lang, Pen, Teller};

impl Board for Tortuga {
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

    fn names(cards: &Cards, lang: Lang) -> Vec<(String, String)> {
        let name = |face: &tortuga::cards::Face| match lang {
            Lang::Fr => face.name.fr.clone(),
            Lang::En => face.name.en.clone(),
        };
        cards
            .faces()
            .map(|face| (face.card.to_string(), name(face)))
            .collect()
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
        self.map();
        self.markets();
        self.hunt();
        for (seat, captain) in Seat::all(self.view.captains.len() as u8).zip(&self.view.captains) {
            self.captain(seat, captain);
        }
        self.fight();
        self.resources();
        self.now();
        self.lines.join("\n")
    }

    fn text<'b>(&'b self, id: &str, args: impl IntoIterator<Item = (&'b str, FluentValue<'b>)>) -> String {
        self.teller.words().text(&format!("tortuga-board-{id}"), args)
    }

    fn row(&mut self, label: &str, text: &str) {
        let label = self.text(label, []);
        self.labelled(&label, text);
    }

    fn labelled(&mut self, label: &str, text: &str) {
        let label = format!("{label:<12}");
        let line = format!("{} {text}", self.pen.draw(Ink::Faint, &label));
        self.lines.push(line);
    }

    fn name(&self, value: &impl serde::Serialize) -> String {
        self.teller.part("name", value)
    }

    fn title(&mut self) {
        let view = self.view;
        let scenario = self.name(&view.scenario);
        let parts = [
            self.pen
                .draw(Ink::Strong, &self.teller.words().get("tortuga-title")),
            self.text("scenario", [("scenario", scenario.into())]),
            self.text("round", [("round", view.round.into())]),
            self.text("turn", [("seat", self.teller.seat(view.active).into())]),
        ];
        self.lines.push(parts.join(" · "));
    }

    /// One line for each sector, the middle first.
    fn map(&mut self) {
        for sector in &self.view.sectors {
            let label = self.name(&sector.place);
            let text = self.sector(sector);
            self.labelled(&label, &text);
        }
    }

    fn sector(&self, sector: &SectorView) -> String {
        let mut parts = vec![if sector.kind == SectorKind::Tortuga {
            let price = sector.conquest_price;
            self.text(
                "tortuga",
                [("control", sector.control.into()), ("price", price.into())],
            )
        } else {
            let args = [
                ("kind", self.name(&sector.kind).into()),
                ("control", sector.control.into()),
                ("defence", sector.defence.into()),
                ("most", sector.most_defence.into()),
            ];
            self.text("sector", args)
        }];
        if let Some(seat) = sector.controller {
            let held = self.text("controller", [("seat", self.teller.seat(seat).into())]);
            parts.push(self.own_ink(seat, &held));
        }
        if sector.mineral {
            parts.push(self.text("mineral", []));
        }
        if let Some(hunt) = &sector.hunt {
            parts.push(match hunt.creature {
                Some(creature) => self.text("creature", [("creature", self.name(&creature).into())]),
                None => self.text("hidden", []),
            });
            if !hunt.marked.is_empty() {
                parts.push(self.text("marked", [("seats", self.teller.seats(hunt.marked).into())]));
            }
        }
        if !sector.ships.is_empty() {
            let ships: SeatSet = sector.ships.iter().copied().collect();
            let ships = self.text("ships", [("seats", self.teller.seats(ships).into())]);
            parts.push(self.pen.draw(Ink::Blue, &ships));
        }
        parts.join(" · ")
    }

    /// The viewer's own things stand out from the others'.
    fn own_ink(&self, seat: Seat, text: &str) -> String {
        let ink = if self.viewer == Viewer::Seat(seat) {
            Ink::Green
        } else {
            Ink::Red
        };
        self.pen.draw(ink, text)
    }

    fn markets(&mut self) {
        let depot = self.text("minerals", [("count", self.view.depot.into())]);
        self.row("depot", &depot);
        let stack = |stack: &Stack| {
            let args = [
                ("card", self.name(&stack.card).into()),
                ("count", stack.count.into()),
                ("cost", self.cards.face(stack.card, false).cost.into()),
            ];
            self.text("stack", args)
        };
        let stacks: Vec<String> = self.view.stacks.iter().map(stack).collect();
        self.row("stacks", &stacks.join(", "));
        for market in &self.view.markets {
            let label = self.text("market", [("sector", self.name(&market.sector).into())]);
            let text = self.market(market);
            self.labelled(&label, &text);
        }
    }

    fn market(&self, market: &MarketView) -> String {
        let shown: Vec<String> = market
            .slots
            .iter()
            .flatten()
            .map(|card| self.with_effects("slot", *card))
            .collect();
        let hidden: u8 = market.pile.iter().map(|stack| stack.count).sum();
        let hidden = hidden + market.bottom.len() as u8;
        let cards = self.list(&shown);
        self.text("market-text", [("cards", cards.into()), ("pile", hidden.into())])
    }

    /// A card with its price and what it does.
    fn with_effects(&self, id: &str, card: CardId) -> String {
        let face = self.cards.face(card, self.view.plain_ships);
        let effects = face
            .effects()
            .iter()
            .map(|effect| self.teller.part("effect", effect))
            .collect::<Vec<_>>()
            .join(", ");
        let args = [
            ("card", self.name(&card).into()),
            ("cost", face.cost.into()),
            ("effects", effects.into()),
        ];
        self.text(id, args)
    }

    /// The creatures that this viewer knows the place of.
    fn hunt(&mut self) {
        let known = self
            .view
            .sectors
            .iter()
            .filter_map(|sector| sector.hunt.as_ref()?.creature);
        let known: Vec<String> = known.map(|card| self.with_effects("prey", card)).collect();
        if !known.is_empty() {
            let line = known.join(", ");
            self.row("creatures", &line);
        }
    }

    fn captain(&mut self, seat: Seat, captain: &CaptainView) {
        let ship = match captain.ship {
            Some(place) => self.place(place),
            None => self.text("in-hold", []),
        };
        let discard: u8 = captain.discard.iter().map(|stack| stack.count).sum();
        let args = [
            ("score", captain.score.into()),
            ("influence", captain.influence.into()),
            ("control", captain.control.into()),
            ("ship", ship.into()),
            ("deck", captain.deck_size.into()),
            ("hand", captain.hand_size.into()),
            ("discard", discard.into()),
            ("minerals", captain.minerals.into()),
            ("markers", captain.markers.into()),
        ];
        let label = self.teller.seat(seat);
        let line = self.text("captain", args);
        self.labelled(&label, &line);
        let reserve = match captain.reserve {
            Some(card) => Some(self.text("reserve", [("card", self.name(&card).into())])),
            None if captain.has_reserve => Some(self.text("reserved", [])),
            None => None,
        };
        let own = self.viewer.knows(seat);
        let zones = [
            ("hand", captain.hand.as_deref().unwrap_or_default()),
            ("play", captain.play.as_slice()),
            ("discard", if own { captain.discard.as_slice() } else { &[] }),
        ];
        let zones = zones.into_iter().filter(|(_, cards)| !cards.is_empty());
        let zones = zones.map(|(id, cards)| self.text(id, [("cards", self.counted(cards).into())]));
        let parts: Vec<String> = zones.chain(reserve).collect();
        if !parts.is_empty() {
            let line = parts.join(" · ");
            let line = if own {
                self.pen.draw(Ink::Strong, &line)
            } else {
                line
            };
            self.labelled("", &line);
        }
    }

    fn place(&self, place: Place) -> String {
        self.name(&place)
    }

    fn counted(&self, stacks: &[Stack]) -> String {
        let each = stacks
            .iter()
            .map(|stack| format!("{} × {}", stack.count, self.name(&stack.card)));
        self.list(&each.collect::<Vec<_>>())
    }

    fn list(&self, parts: &[String]) -> String {
        if parts.is_empty() {
            self.teller.words().get("nothing")
        } else {
            parts.join(", ")
        }
    }

    fn fight(&mut self) {
        if let Some(duel) = &self.view.duel {
            let line = self.duel(duel);
            let line = self.pen.draw(Ink::Red, &line);
            self.row("fight", &line);
        }
    }

    fn duel(&self, duel: &DuelView) -> String {
        let names = |cards: &[CardId]| {
            let names: Vec<String> = cards.iter().map(|card| self.name(card)).collect();
            self.list(&names)
        };
        let attack = match &duel.attack {
            Some(cards) => names(cards),
            None => self.text("sealed", [("count", duel.attack_size.into())]),
        };
        let args = [
            ("attacker", self.teller.seat(duel.attacker).into()),
            ("defender", self.teller.seat(duel.defender).into()),
            ("place", self.place(duel.place).into()),
            ("attack", attack.into()),
            ("defence", names(&duel.defence).into()),
            ("strength", duel.defence_strength.total.into()),
        ];
        self.text("fight-text", args)
    }

    fn resources(&mut self) {
        let turn = &self.view.this_turn;
        let args = [
            ("crypto", turn.crypto.into()),
            ("manoeuvre", turn.manoeuvre.into()),
        ];
        let mut line = self.text("resources-text", args);
        if turn.buy_off + turn.hunt_off + turn.conquer_off > 0 {
            let args = [
                ("buy", turn.buy_off.into()),
                ("hunt", turn.hunt_off.into()),
                ("conquer", turn.conquer_off.into()),
            ];
            line = format!("{line} · {}", self.text("off", args));
        }
        self.row("resources", &line);
    }

    fn now(&mut self) {
        if let Some(usurper) = self.view.usurper {
            let line = self.text("usurper", [("usurper", self.teller.seat(usurper).into())]);
            self.labelled("", &line);
        }
        let waits = |seat: Seat, what: String| {
            self.text(
                "waits",
                [("seat", self.teller.seat(seat).into()), ("what", what.into())],
            )
        };
        let line = match (&self.view.ending, &self.view.pending) {
            (Some(ending), _) => {
                let ending = self.teller.part("ending", ending);
                self.text("over", [("ending", ending.into())])
            }
            (None, Some(pending)) => waits(pending.seat, self.teller.part("pending", &pending.choice)),
            (None, None) => waits(self.view.active, self.text("actions", [])),
        };
        let line = self.pen.draw(Ink::Yellow, &line);
        self.row("now", &line);
    }
}
