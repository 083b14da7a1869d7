//! The table of Metal Adventures in lines.

use fluent_bundle::FluentValue;
use metal::cards::{Cards, Ship};
use metal::ids::{ShipId, StartId, UpgradeId};
use metal::state::Planet;
use metal::view::{CombatView, OfferView, PirateView, PromiseView, TrophyPlace};
use metal::{Metal, View};
use table::{Seat, SeatSet, Viewer};

use super::Board;
use crate::{Ink, Lang, Pen, Teller};

impl Board for Metal {
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
        let sheet = cards.sheet();
        let mut names = Vec::new();
        let mut name = |id: String, fr: &String, en: &String| {
            let name = match lang {
                Lang::Fr => fr,
                Lang::En => en,
            };
            names.push((id, name.clone()));
        };
        sheet
            .start
            .iter()
            .for_each(|row| name(row.id.to_string(), &row.fr, &row.en));
        sheet
            .ship
            .iter()
            .for_each(|row| name(row.id.to_string(), &row.fr, &row.en));
        sheet
            .event
            .iter()
            .for_each(|row| name(row.id.to_string(), &row.fr, &row.en));
        sheet
            .equipment
            .iter()
            .for_each(|row| name(row.id.to_string(), &row.fr, &row.en));
        sheet
            .support
            .iter()
            .for_each(|row| name(row.id.to_string(), &row.fr, &row.en));
        sheet
            .trophy
            .iter()
            .for_each(|row| name(row.id.to_string(), &row.fr, &row.en));
        names
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
        self.space();
        self.planets();
        self.markets();
        for (seat, pirate) in Seat::all(self.view.pirates.len() as u8).zip(&self.view.pirates) {
            self.pirate(seat, pirate);
        }
        self.combat();
        self.talk();
        self.now();
        self.lines.join("\n")
    }

    fn text<'b>(&'b self, id: &str, args: impl IntoIterator<Item = (&'b str, FluentValue<'b>)>) -> String {
        self.teller.words().text(&format!("metal-board-{id}"), args)
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

    fn list(&self, parts: &[String]) -> String {
        if parts.is_empty() {
            self.teller.words().get("nothing")
        } else {
            parts.join(", ")
        }
    }

    fn seats(&self, seats: &[Seat]) -> String {
        self.teller.seats(seats.iter().copied().collect::<SeatSet>())
    }

    fn title(&mut self) {
        let seat = self.teller.seat(self.view.active);
        let parts = [
            self.pen
                .draw(Ink::Strong, &self.teller.words().get("metal-title")),
            self.text("turn", [("turn", self.view.turn.into()), ("seat", seat.into())]),
        ];
        self.lines.push(parts.join(" · "));
    }

    /// The pile, the row and the scrapyard.
    fn space(&mut self) {
        let board = &self.view.board;
        let (top, under) = (board.space_top.len(), board.space_under.len());
        let line = self.text("space-text", [("near", top.into()), ("deep", under.into())]);
        self.row("space", &line);
        if !board.row.is_empty() {
            let ships: Vec<String> = board.row.iter().map(|ship| self.ship(*ship)).collect();
            let line = self.pen.draw(Ink::Blue, &ships.join(", "));
            self.row("row", &line);
        }
        if !board.scrapyard.is_empty() {
            let ships: Vec<String> = board.scrapyard.iter().map(|ship| self.ship(ship)).collect();
            let line = ships.join(", ");
            self.row("scrapyard", &line);
        }
    }

    /// A ship with its figures.
    fn ship(&self, id: ShipId) -> String {
        let ship = self.cards.ship(id);
        let args = [
            ("ship", self.name(&id).into()),
            ("nation", self.teller.part("nation", &ship.nation).into()),
            ("hunter", if ship.hunter { "yes" } else { "no" }.into()),
            ("power", ship.power.into()),
            ("damage", ship.damage.into()),
            ("rewards", self.rewards(ship).into()),
        ];
        self.text("ship", args)
    }

    fn rewards(&self, ship: &Ship) -> String {
        let all = [
            ("credits", ship.credits),
            ("glory", ship.glory),
            ("crew", ship.support),
        ];
        let some = all.into_iter().filter(|(_, count)| *count > 0);
        let parts: Vec<String> = some
            .map(|(id, count)| self.text(id, [("count", count.into())]))
            .collect();
        self.list(&parts)
    }

    fn planets(&mut self) {
        let board = &self.view.board;
        let treasuries = [board.exxalia, board.bazaar, board.karokum];
        for (planet, treasury) in Planet::ALL.into_iter().zip(treasuries) {
            let label = self.name(&planet);
            let power = self.cards.planet(planet).power;
            let line = self.text("planet", [("power", power.into()), ("treasury", treasury.into())]);
            self.labelled(&label, &line);
        }
        let line = self.text("pot-text", [("count", board.pot.into())]);
        self.row("pot", &line);
    }

    /// What is for sale, at the OCG and at Bazaar.
    fn markets(&mut self) {
        let shown: Vec<String> = self
            .view
            .board
            .display
            .iter()
            .map(|card| self.upgrade(*card))
            .collect();
        let line = self.list(&shown);
        self.row("display", &line);
        if !self.view.board.crew.is_empty() {
            let crew: Vec<String> = self
                .view
                .board
                .crew
                .iter()
                .map(|card| self.upgrade(card))
                .collect();
            let line = crew.join(", ");
            self.row("hands", &line);
        }
    }

    /// An upgrade with its price and what it does.
    fn upgrade(&self, card: UpgradeId) -> String {
        let effects: Vec<String> = match (self.cards.equipment(card), self.cards.crew(card)) {
            (Some(equipment), _) => equipment
                .effects
                .iter()
                .map(|effect| self.teller.part("effect", effect))
                .collect(),
            (None, Some(crew)) => vec![self.teller.part("crew", &crew)],
            (None, None) => Vec::new(),
        };
        let effects = if effects.is_empty() {
            "none".to_owned()
        } else {
            effects.join(", ")
        };
        let args = [
            ("card", self.name(&card).into()),
            ("price", self.cards.price(card).into()),
            ("power", self.cards.power(card).into()),
            ("effects", effects.into()),
        ];
        self.text("upgrade", args)
    }

    fn pirate(&mut self, seat: Seat, pirate: &PirateView) {
        let args = [
            ("glory", pirate.glory.into()),
            ("main", pirate.main.into()),
            ("support", pirate.support.into()),
            ("damage", pirate.damage.into()),
            ("judgement", pirate.judgement.into()),
            ("credits", pirate.credits.into()),
            ("faktor", self.teller.part("faktor", &pirate.faktor).into()),
        ];
        let line = self.text("pirate", args);
        let ink = if self.viewer == Viewer::Seat(seat) {
            Ink::Green
        } else {
            Ink::Strong
        };
        let label = self.teller.seat(seat);
        let line = self.pen.draw(ink, &line);
        self.labelled(&label, &line);
        for line in [self.ship_and_upgrades(pirate), self.hand(pirate)] {
            self.labelled("", &line);
        }
    }

    fn ship_and_upgrades(&self, pirate: &PirateView) -> String {
        let mut parts = vec![self.start(pirate.start)];
        if !pirate.upgrades.is_empty() {
            let upgrades: Vec<String> = pirate.upgrades.iter().map(|card| self.upgrade(card)).collect();
            parts.push(self.text("upgrades", [("cards", upgrades.join(", ").into())]));
        }
        parts.join(" · ")
    }

    fn start(&self, id: StartId) -> String {
        let effects = self.cards.sheet().start.get(id.index());
        let effects: Vec<String> = effects
            .map_or(&[][..], |start| &start.effects)
            .iter()
            .map(|effect| self.teller.part("effect", effect))
            .collect();
        let args = [
            ("ship", self.name(&id).into()),
            ("effects", effects.join(", ").into()),
        ];
        self.text("start", args)
    }

    /// Wrecks and trophies as far as the viewer knows them, and how the pirate keeps his word.
    fn hand(&self, pirate: &PirateView) -> String {
        let known: Vec<String> = pirate.known_wrecks.iter().map(|ship| self.name(&ship)).collect();
        let known = if known.is_empty() {
            "none".to_owned()
        } else {
            known.join(", ")
        };
        let wrecks = [("count", pirate.wrecks.into()), ("known", known.into())];
        let trophies = self.trophies(&pirate.trophies);
        let word = &pirate.reputation;
        let word = [
            ("honoured", word.honoured.into()),
            ("reneged", word.reneged.into()),
            ("betrayals", word.betrayals.into()),
        ];
        let parts = [
            self.text("wrecks", wrecks),
            self.text("trophies", [("cards", trophies.into())]),
            self.text("word", word),
        ];
        parts.join(" · ")
    }

    fn trophies(&self, places: &[TrophyPlace]) -> String {
        let shown = |place: &TrophyPlace| match place {
            TrophyPlace::Empty => None,
            TrophyPlace::Hidden => Some(self.text("hidden", [])),
            TrophyPlace::Card(card) => {
                let trophy = self.cards.trophy(*card);
                let args = [
                    ("trophy", self.name(card).into()),
                    (
                        "condition",
                        self.teller.part("condition", &trophy.condition).into(),
                    ),
                    ("glory", trophy.glory.into()),
                    ("credits", trophy.credits.into()),
                ];
                Some(self.text("trophy", args))
            }
        };
        let shown: Vec<String> = places.iter().filter_map(shown).collect();
        self.list(&shown)
    }

    fn combat(&mut self) {
        if let Some(combat) = &self.view.combat {
            let line = self.combat_line(combat);
            let line = self.pen.draw(Ink::Red, &line);
            self.row("combat", &line);
        }
        if !self.view.board.drawn.is_empty() {
            let drawn = self.trophies(&self.view.board.drawn);
            let line = self.text("drawn", [("cards", drawn.into())]);
            self.labelled("", &line);
        }
    }

    fn combat_line(&self, combat: &CombatView) -> String {
        let args = [
            ("seat", self.teller.seat(self.view.active).into()),
            ("foe", self.teller.part("foe", &combat.foe).into()),
            ("attack", combat.attack.total().into()),
            ("defence", combat.defence.total().into()),
        ];
        let mut parts = vec![self.text("combat-text", args)];
        let sides = [
            ("allies", &combat.allies),
            ("defenders", &combat.defenders),
            ("throws", &combat.thrown),
        ];
        for (id, seats) in sides {
            if !seats.is_empty() {
                parts.push(self.text(id, [("seats", self.seats(seats).into())]));
            }
        }
        if let Some(traitor) = combat.traitor {
            parts.push(self.text("traitor", [("seat", self.teller.seat(traitor).into())]));
        }
        parts.join(" · ")
    }

    /// Open offers and the ledger.
    fn talk(&mut self) {
        let offers: Vec<String> = self.view.offers.iter().map(|offer| self.offer(offer)).collect();
        for (at, line) in offers.iter().enumerate() {
            self.under("offers", at, line);
        }
        let promises: Vec<String> = self
            .view
            .ledger
            .iter()
            .map(|promise| self.promise(promise))
            .collect();
        for (at, line) in promises.iter().enumerate() {
            self.under("ledger", at, line);
        }
    }

    /// A line of a list, of which only the first has the label.
    fn under(&mut self, label: &str, at: usize, line: &str) {
        if at == 0 {
            self.row(label, line);
        } else {
            self.labelled("", line);
        }
    }

    fn offer(&self, offer: &OfferView) -> String {
        self.teller.thing("offer", offer)
    }

    fn promise(&self, promise: &PromiseView) -> String {
        let args = [
            ("id", promise.id.0.into()),
            ("standing", self.teller.part("standing", &promise.standing).into()),
            ("promise", self.teller.thing("promise", promise).into()),
        ];
        self.text("promise", args)
    }

    fn now(&mut self) {
        let line = match &self.view.winners {
            Some(_) => self.text("over", []),
            None => {
                let args = [
                    ("seats", self.seats(&self.view.waiting).into()),
                    ("what", self.teller.part("prompt", &self.view.prompt).into()),
                ];
                self.text("waits", args)
            }
        };
        let line = self.pen.draw(Ink::Yellow, &line);
        self.row("now", &line);
    }
}
