//! The board of Tortuga 2199 in lines.

use table::board::{Board, Ink, Line, Named, Phrase, joined, list, name, part, say, times};
use table::{Seat, SeatSet, Viewer};

use crate::Tortuga;
use crate::cards::{CardId, Cards};
use crate::map::SectorKind;
use crate::view::{CaptainView, DuelView, MarketView, SectorView, Stack, View};

impl Board for Tortuga {
    fn lines(view: &View, viewer: Viewer, cards: &Cards) -> Vec<Line> {
        Drawing { view, viewer, cards }.whole()
    }

    fn names(cards: &Cards) -> Vec<Named> {
        let named = |face: &crate::cards::Face| Named {
            id: face.card.to_string(),
            fr: face.name.fr.clone(),
            en: face.name.en.clone(),
        };
        cards.faces().map(named).collect()
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
        // One line for each sector, the middle first.
        let sectors = self.view.sectors.iter();
        lines.extend(sectors.map(|sector| Line::labelled(name(&sector.place), self.sector(sector))));
        lines.extend(self.markets());
        lines.push(self.hunt());
        lines.extend(self.out());
        for (seat, captain) in Seat::all(self.view.captains.len() as u8).zip(&self.view.captains) {
            lines.extend(self.captain(seat, captain));
        }
        let duel = self.view.duel.as_ref();
        lines.extend(duel.map(|duel| Line::row("fight", fight(duel).ink(Ink::Red))));
        lines.push(self.resources());
        lines.extend(self.now());
        lines
    }

    fn title(&self) -> Line {
        let view = self.view;
        let parts = [
            Phrase::Title.ink(Ink::Strong),
            say("scenario").with("scenario", name(&view.scenario)),
            say("round").with("round", view.round),
            say("turn").with("seat", view.active),
        ];
        Line::wide(joined(" · ", parts))
    }

    fn sector(&self, sector: &SectorView) -> Phrase {
        let mut parts = vec![if sector.kind == SectorKind::Tortuga {
            say("tortuga")
                .with("control", sector.control)
                .with("price", sector.conquest_price)
        } else {
            say("sector")
                .with("kind", name(&sector.kind))
                .with("control", sector.control)
                .with("defence", sector.defence)
                .with("most", sector.most_defence)
        }];
        if let Some(seat) = sector.controller {
            parts.push(say("controller").with("seat", seat).ink(self.own_ink(seat)));
        }
        if sector.mineral {
            parts.push(say("mineral"));
        }
        if let Some(hunt) = &sector.hunt {
            parts.push(match hunt.creature {
                Some(creature) => say("creature").with("creature", name(&creature)),
                None => say("hidden"),
            });
            if !hunt.marked.is_empty() {
                parts.push(say("marked").with("seats", hunt.marked));
            }
        }
        if !sector.ships.is_empty() {
            let ships: SeatSet = sector.ships.iter().copied().collect();
            parts.push(say("ships").with("seats", ships).ink(Ink::Blue));
        }
        joined(" · ", parts)
    }

    /// The viewer's own things stand out from the others'.
    fn own_ink(&self, seat: Seat) -> Ink {
        if self.viewer == Viewer::Seat(seat) {
            Ink::Green
        } else {
            Ink::Red
        }
    }

    fn markets(&self) -> Vec<Line> {
        let depot = Line::row("depot", say("minerals").with("count", self.view.depot));
        let stack = |stack: &Stack| self.with_effects("stack", stack.card).with("count", stack.count);
        let stacks = joined(", ", self.view.stacks.iter().map(stack));
        let mut lines = vec![depot, Line::row("stacks", stacks)];
        let markets = self.view.markets.iter();
        lines.extend(markets.map(|market| {
            let label = say("market").with("sector", name(&market.sector));
            Line::labelled(label, self.market(market))
        }));
        lines
    }

    fn market(&self, market: &MarketView) -> Phrase {
        let shown = market.slots.iter().flatten();
        let shown = list(shown.map(|card| self.with_effects("slot", *card)));
        let hidden: u8 = market.pile.iter().map(|stack| stack.count).sum();
        let hidden = hidden + market.bottom.len() as u8;
        say("market-text").with("cards", shown).with("pile", hidden)
    }

    /// A card with its price and what it does.
    fn with_effects(&self, id: &'static str, card: CardId) -> Phrase {
        let face = self.cards.face(card, self.view.plain_ships);
        let effects = face.effects();
        let effects = effects.iter().map(|effect| part("effect", effect));
        say(id)
            .with("card", name(&card))
            .with("cost", face.cost)
            .with("effects", joined(", ", effects))
    }

    /// The hunt pile: everybody may look through it, and a sector names the creature that this viewer has seen there.
    fn hunt(&self) -> Line {
        let pile = self.view.hunt_pile.iter();
        let pile = list(pile.map(|card| self.with_effects("prey", *card)));
        Line::row("creatures", pile)
    }

    /// The cards out of the game: destroyed, or not needed at this table.
    fn out(&self) -> Option<Line> {
        let boxed = self.view.boxed.as_slice();
        (!boxed.is_empty()).then(|| Line::row("out", counted(boxed)))
    }

    fn captain(&self, seat: Seat, captain: &CaptainView) -> Vec<Line> {
        let ship = match captain.ship {
            Some(place) => name(&place),
            None => say("in-hold"),
        };
        let discard: u8 = captain.discard.iter().map(|stack| stack.count).sum();
        let line = say("captain")
            .with("score", captain.score)
            .with("influence", captain.influence)
            .with("control", captain.control)
            .with("ship", ship)
            .with("deck", captain.deck_size)
            .with("hand", captain.hand_size)
            .with("discard", discard)
            .with("minerals", captain.minerals)
            .with("markers", captain.markers);
        let mut lines = vec![Line::labelled(seat, line)];
        lines.extend(self.zones(seat, captain));
        lines
    }

    /// The cards of a captain that the viewer knows.
    fn zones(&self, seat: Seat, captain: &CaptainView) -> Option<Line> {
        let own = self.viewer.knows(seat);
        let zones = [
            ("hand", captain.hand.as_deref().unwrap_or_default()),
            ("play", captain.play.as_slice()),
            ("discard", if own { captain.discard.as_slice() } else { &[] }),
        ];
        let zones = zones.into_iter().filter(|(_, cards)| !cards.is_empty());
        let zones = zones.map(|(id, cards)| say(id).with("cards", counted(cards)));
        let reserve = match captain.reserve {
            Some(card) => Some(say("reserve").with("card", name(&card))),
            None => captain.has_reserve.then(|| say("reserved")),
        };
        let parts: Vec<Phrase> = zones.chain(reserve).collect();
        let some = !parts.is_empty();
        let line = joined(" · ", parts);
        some.then(|| Line::under(if own { line.ink(Ink::Strong) } else { line }))
    }

    fn resources(&self) -> Line {
        let turn = &self.view.this_turn;
        let mut parts = vec![
            say("resources-text")
                .with("crypto", turn.crypto)
                .with("manoeuvre", turn.manoeuvre),
        ];
        if turn.buy_off + turn.hunt_off + turn.conquer_off > 0 {
            let off = say("off")
                .with("buy", turn.buy_off)
                .with("hunt", turn.hunt_off)
                .with("conquer", turn.conquer_off);
            parts.push(off);
        }
        Line::row("resources", joined(" · ", parts))
    }

    fn now(&self) -> Vec<Line> {
        let usurper = self.view.usurper;
        let usurper = usurper.map(|seat| Line::under(say("usurper").with("usurper", seat)));
        let waits = |seat: Seat, what: Phrase| say("waits").with("seat", seat).with("what", what);
        let now = match (&self.view.ending, &self.view.pending) {
            (Some(ending), _) => say("over").with("ending", part("ending", ending)),
            (None, Some(pending)) => waits(pending.seat, part("pending", &pending.choice)),
            (None, None) => waits(self.view.active, say("actions")),
        };
        let now = Line::row("now", now.ink(Ink::Yellow));
        usurper.into_iter().chain([now]).collect()
    }
}

fn fight(duel: &DuelView) -> Phrase {
    let names = |cards: &[CardId]| list(cards.iter().map(name));
    let attack = match &duel.attack {
        Some(cards) => names(cards),
        None => say("sealed").with("count", duel.attack_size),
    };
    say("fight-text")
        .with("attacker", duel.attacker)
        .with("defender", duel.defender)
        .with("place", name(&duel.place))
        .with("attack", attack)
        .with("defence", names(&duel.defence))
        .with("strength", duel.defence_strength.total)
}

fn counted(stacks: &[Stack]) -> Phrase {
    list(stacks.iter().map(|stack| times(stack.count, name(&stack.card))))
}
