//! The table of Metal Adventures in lines.

use table::board::{Board, Ink, Line, Named, Phrase, joined, list, name, part, say, sign, thing};
use table::{Seat, SeatSet, Viewer};

use crate::cards::{Cards, Ship};
use crate::ids::{ShipId, StartId, UpgradeId};
use crate::state::Planet;
use crate::view::{CombatView, PirateView, PromiseView, TrophyPlace};
use crate::{Metal, View};

impl Board for Metal {
    fn lines(view: &View, viewer: Viewer, cards: &Cards) -> Vec<Line> {
        Drawing { view, viewer, cards }.whole()
    }

    fn names(cards: &Cards) -> Vec<Named> {
        let sheet = cards.sheet();
        let mut names = Vec::new();
        let mut add = |id: String, fr: &String, en: &String| {
            let (fr, en) = (fr.clone(), en.clone());
            names.push(Named { id, fr, en });
        };
        macro_rules! all {
            ($($kind:ident),*) => {
                $(sheet.$kind.iter().for_each(|row| add(row.id.to_string(), &row.fr, &row.en));)*
            };
        }
        all!(start, ship, event, equipment, support, trophy);
        names
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
        lines.extend(self.space());
        lines.extend(self.planets());
        lines.extend(self.markets());
        for (seat, pirate) in Seat::all(self.view.pirates.len() as u8).zip(&self.view.pirates) {
            lines.extend(self.pirate(seat, pirate));
        }
        lines.extend(self.combat());
        let offers = self.view.offers.iter().map(|offer| thing("offer", offer));
        lines.extend(under_each_other("offers", offers));
        let promises = self.view.ledger.iter().map(promise);
        lines.extend(under_each_other("ledger", promises));
        lines.push(self.now());
        lines
    }

    fn title(&self) -> Line {
        let turn = say("turn")
            .with("turn", self.view.turn)
            .with("seat", self.view.active);
        Line::wide(joined(" · ", [Phrase::Title.ink(Ink::Strong), turn]))
    }

    /// The pile, the row and the scrapyard.
    fn space(&self) -> Vec<Line> {
        let board = &self.view.board;
        let piles = say("space-text")
            .with("near", board.space_top.len())
            .with("deep", board.space_under.len());
        let mut lines = vec![Line::row("space", piles)];
        if !board.row.is_empty() {
            let ships = board.row.iter().map(|ship| self.ship(*ship));
            lines.push(Line::row("row", joined(", ", ships).ink(Ink::Blue)));
        }
        if !board.scrapyard.is_empty() {
            let ships = board.scrapyard.iter().map(|ship| self.ship(ship));
            lines.push(Line::row("scrapyard", joined(", ", ships)));
        }
        lines
    }

    /// A ship with its figures.
    fn ship(&self, id: ShipId) -> Phrase {
        let ship = self.cards.ship(id);
        say("ship")
            .with("ship", name(&id))
            .with("nation", part("nation", &ship.nation))
            .with("hunter", ship.hunter)
            .with("power", ship.power)
            .with("damage", ship.damage)
            .with("rewards", rewards(ship))
    }

    fn planets(&self) -> Vec<Line> {
        let board = &self.view.board;
        let treasuries = [board.exxalia, board.bazaar, board.karokum];
        let planets = Planet::ALL.into_iter().zip(treasuries).map(|(planet, treasury)| {
            let text = say("planet")
                .with("power", self.cards.planet(planet).power)
                .with("treasury", treasury);
            Line::labelled(name(&planet), text)
        });
        let pot = Line::row("pot", say("pot-text").with("count", board.pot));
        planets.chain([pot]).collect()
    }

    /// What is for sale, at the OCG and at Bazaar.
    fn markets(&self) -> Vec<Line> {
        let board = &self.view.board;
        let shown = list(board.display.iter().map(|card| self.upgrade(*card)));
        let mut lines = vec![Line::row("display", shown)];
        if !board.crew.is_empty() {
            let crew = board.crew.iter().map(|card| self.upgrade(card));
            lines.push(Line::row("hands", joined(", ", crew)));
        }
        lines
    }

    /// An upgrade with its price and what it does.
    fn upgrade(&self, card: UpgradeId) -> Phrase {
        let effects: Vec<Phrase> = match (self.cards.equipment(card), self.cards.crew(card)) {
            (Some(equipment), _) => equipment
                .effects
                .iter()
                .map(|effect| part("effect", effect))
                .collect(),
            (None, Some(crew)) => vec![part("crew", &crew)],
            (None, None) => Vec::new(),
        };
        say("upgrade")
            .with("card", name(&card))
            .with("price", self.cards.price(card))
            .with("power", self.cards.power(card))
            .with("effects", or_none(effects))
    }

    fn pirate(&self, seat: Seat, pirate: &PirateView) -> [Line; 3] {
        let line = say("pirate")
            .with("glory", pirate.glory)
            .with("main", pirate.main)
            .with("support", pirate.support)
            .with("damage", pirate.damage)
            .with("judgement", pirate.judgement)
            .with("credits", pirate.credits)
            .with("faktor", part("faktor", &pirate.faktor));
        let ink = if self.viewer == Viewer::Seat(seat) {
            Ink::Green
        } else {
            Ink::Strong
        };
        [
            Line::labelled(seat, line.ink(ink)),
            Line::under(self.ship_and_upgrades(pirate)),
            Line::under(self.hand(pirate)),
        ]
    }

    fn ship_and_upgrades(&self, pirate: &PirateView) -> Phrase {
        let mut parts = vec![self.start(pirate.start)];
        if !pirate.upgrades.is_empty() {
            let upgrades = pirate.upgrades.iter().map(|card| self.upgrade(card));
            parts.push(say("upgrades").with("cards", joined(", ", upgrades)));
        }
        joined(" · ", parts)
    }

    fn start(&self, id: StartId) -> Phrase {
        let start = self.cards.sheet().start.get(id.index());
        let effects = start.map_or(&[][..], |start| &start.effects).iter();
        let effects = effects.map(|effect| part("effect", effect));
        say("start")
            .with("ship", name(&id))
            .with("effects", joined(", ", effects))
    }

    /// Wrecks and trophies as far as the viewer knows them, and how the pirate keeps his word.
    fn hand(&self, pirate: &PirateView) -> Phrase {
        let known = pirate.known_wrecks.iter().map(|ship| name(&ship)).collect();
        let word = &pirate.reputation;
        let parts = [
            say("wrecks")
                .with("count", pirate.wrecks)
                .with("known", or_none(known)),
            say("trophies").with("cards", self.trophies(&pirate.trophies)),
            say("word")
                .with("honoured", word.honoured)
                .with("reneged", word.reneged)
                .with("betrayals", word.betrayals),
        ];
        joined(" · ", parts)
    }

    fn trophies(&self, places: &[TrophyPlace]) -> Phrase {
        let shown = |place: &TrophyPlace| match place {
            TrophyPlace::Empty => None,
            TrophyPlace::Hidden => Some(say("hidden")),
            TrophyPlace::Card(card) => {
                let trophy = self.cards.trophy(*card);
                let said = say("trophy")
                    .with("trophy", name(card))
                    .with("condition", part("condition", &trophy.condition))
                    .with("glory", trophy.glory)
                    .with("credits", trophy.credits);
                Some(said)
            }
        };
        list(places.iter().filter_map(shown))
    }

    fn combat(&self) -> Vec<Line> {
        let combat = self.view.combat.as_ref();
        let combat = combat.map(|combat| Line::row("combat", self.combat_line(combat).ink(Ink::Red)));
        let drawn = &self.view.board.drawn;
        let drawn =
            (!drawn.is_empty()).then(|| Line::under(say("drawn").with("cards", self.trophies(drawn))));
        combat.into_iter().chain(drawn).collect()
    }

    fn combat_line(&self, combat: &CombatView) -> Phrase {
        let mut parts = vec![
            say("combat-text")
                .with("seat", self.view.active)
                .with("foe", part("foe", &combat.foe))
                .with("attack", combat.attack.total())
                .with("defence", combat.defence.total()),
        ];
        let sides = [
            ("allies", &combat.allies),
            ("defenders", &combat.defenders),
            ("throws", &combat.thrown),
        ];
        for (id, seats) in sides.into_iter().filter(|(_, seats)| !seats.is_empty()) {
            parts.push(say(id).with("seats", set(seats)));
        }
        let traitor = combat.traitor;
        parts.extend(traitor.map(|seat| say("traitor").with("seat", seat)));
        joined(" · ", parts)
    }

    fn now(&self) -> Line {
        let text = match &self.view.winners {
            Some(_) => say("over"),
            None => say("waits")
                .with("seats", set(&self.view.waiting))
                .with("what", part("prompt", &self.view.prompt)),
        };
        Line::row("now", text.ink(Ink::Yellow))
    }
}

fn set(seats: &[Seat]) -> SeatSet {
    seats.iter().copied().collect()
}

fn rewards(ship: &Ship) -> Phrase {
    let all = [
        ("credits", ship.credits),
        ("glory", ship.glory),
        ("crew", ship.support),
    ];
    let some = all.into_iter().filter(|(_, count)| *count > 0);
    list(some.map(|(id, count)| say(id).with("count", count)))
}

/// A list by which a message chooses what to say when it is empty.
fn or_none(parts: Vec<Phrase>) -> Phrase {
    if parts.is_empty() {
        sign("none")
    } else {
        joined(", ", parts)
    }
}

/// Lines of a list, of which only the first has the label.
fn under_each_other(label: &'static str, lines: impl Iterator<Item = Phrase>) -> Vec<Line> {
    let line = |(at, text): (usize, Phrase)| match at {
        0 => Line::row(label, text),
        _ => Line::under(text),
    };
    lines.enumerate().map(line).collect()
}

fn promise(promise: &PromiseView) -> Phrase {
    say("promise")
        .with("id", promise.id.0)
        .with("standing", part("standing", &promise.standing))
        .with("promise", thing("promise", promise))
}
