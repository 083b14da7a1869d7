//! Positions for tests: set up as on a real table, then played.
#![allow(dead_code)]

use serde_json::{Value, json};
use table::{Actor, CardSet, Chance, Game, Millis, Seat, Setup, Turn, Viewer, check};
use tortuga::Tortuga;
use tortuga::cards::{CardId, Cards, Deck};
use tortuga::events::Event;
use tortuga::map::Place;
use tortuga::moves::{Move, Refusal};
use tortuga::view::{CaptainView, SectorView, Stack, View};

/// A seat by its number.
pub(crate) fn seat(number: usize) -> Seat {
    Seat::new(number).expect("a seat")
}

/// A card by its name in the data file.
pub(crate) fn card(id: &str) -> CardId {
    Cards::standard()
        .named(id)
        .unwrap_or_else(|| panic!("no card {id}"))
}

/// A place by its name.
pub(crate) fn place(name: &str) -> Place {
    name.parse().expect("a place")
}

/// How many of a card lie in a pile.
pub(crate) fn count(pile: &[Stack], id: &str) -> u8 {
    let found = pile.iter().find(|stack| stack.card == card(id));
    found.map_or(0, |stack| stack.count)
}

/// How many cards lie in a pile.
pub(crate) fn size(pile: &[Stack]) -> u8 {
    pile.iter().map(|stack| stack.count).sum()
}

/// A position being laid out: every component is taken from where it lies, so that nothing is lost or made.
pub(crate) struct Scene {
    state: Value,
    cards: &'static Cards,
}

impl Scene {
    /// The base game for so many, ships on Tortuga, hands empty, seat 0 to begin the first round.
    pub(crate) fn new(seats: u8) -> Scene {
        Scene::with(seats, &[], Cards::standard())
    }

    /// The same with settings and cards.
    pub(crate) fn with(seats: u8, settings: &[&str], cards: &'static Cards) -> Scene {
        let given = Setup::parse_settings(settings, Tortuga::options()).expect("settings");
        let setup = Tortuga::setup(seats, &given).expect("a set-up");
        let mut chance = Chance::fast(2199);
        let mut game = Tortuga::deal(&setup, cards, &mut chance).expect("a deal");
        while game.view(Viewer::Public).round == 0 {
            let Turn::One(by) = game.turn() else {
                panic!("over")
            };
            let mv = game.offered(by.into())[0];
            apply(&mut game, by, mv, &mut chance);
        }
        let mut state = serde_json::to_value(game.store()).expect("JSON");
        for captain in state["captains"].as_array_mut().expect("captains") {
            let hand = captain["hand"].take();
            captain["hand"] = json!([]);
            let deck = captain["deck"].as_array_mut().expect("a deck");
            deck.extend(hand.as_array().expect("a hand").iter().cloned());
        }
        state["first"] = json!(0);
        state["active"] = json!(0);
        Scene { state, cards }
    }

    fn captain(&mut self, seat: usize) -> &mut Value {
        &mut self.state["captains"][seat]
    }

    fn sector(&mut self, name: &str) -> &mut Value {
        &mut self.state["sectors"][place(name).index()]
    }

    /// Takes a card from where it can be spared: the captain's own deck, the box, the stacks, the markets' piles, the hunt pile.
    fn spare(&mut self, seat: usize, id: &str) -> Value {
        let card = self.cards.named(id).unwrap_or_else(|| panic!("no card {id}"));
        let name = json!(card);
        let deck = format!("/captains/{seat}/deck");
        for pointer in [deck.as_str(), "/boxed", "/hunt_pile"] {
            let pile = self
                .state
                .pointer_mut(pointer)
                .and_then(Value::as_array_mut)
                .expect("a pile");
            if let Some(at) = pile.iter().position(|other| *other == name) {
                if pointer == "/hunt_pile" {
                    pile.remove(at);
                    self.give_token(seat, card);
                    return name;
                }
                return pile.remove(at);
            }
        }
        let at = card.place_in_deck();
        let market = match card.deck() {
            Deck::T => None,
            Deck::V => Some(0),
            Deck::F => Some(1),
            Deck::R => Some(2),
            Deck::M => Some(3),
            _ => panic!("{id} cannot be spared"),
        };
        if let Some(market) = market
            && self.state["markets"][market]["pile"][at] == json!(0)
        {
            self.replace_face_up(market, card);
        }
        let pile = match market {
            None => &mut self.state["stacks"][at],
            Some(market) => &mut self.state["markets"][market]["pile"][at],
        };
        let left = pile.as_u64().expect("a count");
        assert!(left > 0, "{id} cannot be spared");
        *pile = json!(left - 1);
        name
    }

    /// Puts a face-up card back into its pile and another one in its place.
    fn replace_face_up(&mut self, market: usize, card: CardId) {
        let market = &mut self.state["markets"][market];
        let slots = market["slots"].as_array().expect("slots");
        let slot = slots
            .iter()
            .position(|other| *other == json!(card))
            .expect("a card to spare");
        let pile = market["pile"].as_array().expect("a pile");
        let other = pile
            .iter()
            .position(|count| *count != json!(0))
            .expect("another card");
        market["pile"][other] = json!(market["pile"][other].as_u64().expect("a count") - 1);
        market["pile"][card.place_in_deck()] = json!(1);
        market["slots"][slot] = json!(CardId::new(card.deck(), other));
    }

    /// The token of a captured creature goes to the hold.
    fn give_token(&mut self, seat: usize, creature: CardId) {
        for sector in self.state["sectors"].as_array_mut().expect("sectors") {
            if sector["hunt"]["creature"] == json!(creature) {
                sector["hunt"] = Value::Null;
            }
        }
        let unused = self.state["unused_tokens"].as_array_mut().expect("tokens");
        unused.retain(|other| *other != json!(creature));
        let trophies = self.captain(seat)["trophies"].as_array_mut().expect("trophies");
        trophies.push(json!(creature));
    }

    fn put(mut self, seat: usize, zone: &str, ids: &[&str]) -> Scene {
        for id in ids {
            let card = self.spare(seat, id);
            self.captain(seat)[zone]
                .as_array_mut()
                .expect("a pile")
                .push(card);
        }
        self
    }

    /// These cards in a hand.
    pub(crate) fn hand(self, seat: usize, ids: &[&str]) -> Scene {
        self.put(seat, "hand", ids)
    }

    /// These cards in a discard.
    pub(crate) fn discard(self, seat: usize, ids: &[&str]) -> Scene {
        self.put(seat, "discard", ids)
    }

    /// These cards in the deck, and nothing else: what was there goes to the discard.
    pub(crate) fn deck(mut self, seat: usize, ids: &[&str]) -> Scene {
        let cards: Vec<Value> = ids.iter().map(|id| self.spare(seat, id)).collect();
        let rest = self.captain(seat)["deck"].take();
        self.captain(seat)["deck"] = json!(cards);
        let discard = self.captain(seat)["discard"].as_array_mut().expect("a discard");
        discard.extend(rest.as_array().expect("a deck").iter().cloned());
        self
    }

    /// This card in the reserve.
    pub(crate) fn reserve(mut self, seat: usize, id: &str) -> Scene {
        let card = self.spare(seat, id);
        self.captain(seat)["reserve_among"] = json!([card]);
        self.captain(seat)["reserve"] = card;
        self
    }

    /// The ship here.
    pub(crate) fn ship(mut self, seat: usize, name: &str) -> Scene {
        self.captain(seat)["ship"] = json!(name);
        self
    }

    /// The ship in the hold.
    pub(crate) fn ship_lost(mut self, seat: usize) -> Scene {
        self.captain(seat)["ship"] = Value::Null;
        self
    }

    /// A special sector here; the one that was here goes where that one was.
    pub(crate) fn special(mut self, name: &str, kind: &str) -> Scene {
        let here = self.sector(name)["kind"].clone();
        for sector in self.state["sectors"].as_array_mut().expect("sectors") {
            if sector["kind"] == json!(kind) {
                sector["kind"] = here.clone();
            }
        }
        self.sector(name)["kind"] = json!(kind);
        self
    }

    /// Control of a sector, with this defence.
    pub(crate) fn control(mut self, seat: usize, name: &str, defence: u8) -> Scene {
        self.sector(name)["controller"] = json!(seat);
        self.sector(name)["defence"] = json!(defence);
        self
    }

    /// This creature under the token here.
    pub(crate) fn creature(mut self, name: &str, id: &str) -> Scene {
        let wanted = json!(card(id));
        let here = self.sector(name)["hunt"]["creature"].clone();
        for sector in self.state["sectors"].as_array_mut().expect("sectors") {
            if sector["hunt"]["creature"] == wanted {
                sector["hunt"]["creature"] = here.clone();
            }
        }
        for other in self.state["unused_tokens"].as_array_mut().expect("tokens") {
            if *other == wanted {
                *other = here.clone();
            }
        }
        self.sector(name)["hunt"]["creature"] = wanted;
        self
    }

    /// The token here was probed and marked by these seats.
    pub(crate) fn marked(mut self, name: &str, seats: &[usize]) -> Scene {
        self.sector(name)["hunt"]["seen"] = json!(seats);
        self.sector(name)["hunt"]["marked"] = json!(seats);
        self
    }

    /// So much influence in tokens.
    pub(crate) fn influence(mut self, seat: usize, count: i64) -> Scene {
        let before = self.captain(seat)["influence"].as_i64().expect("a number");
        let bank = self.state["bank"].as_i64().expect("a number");
        self.state["bank"] = json!(bank + before - count);
        self.captain(seat)["influence"] = json!(count);
        self
    }

    /// The minerals of these tiles in the hold.
    pub(crate) fn minerals(mut self, seat: usize, names: &[&str]) -> Scene {
        for name in names {
            self.sector(name)["mineral"] = json!(false);
        }
        self.captain(seat)["minerals"] = json!(names.len());
        self
    }

    /// The minerals of these tiles in the depot of the Mines.
    pub(crate) fn depot(mut self, names: &[&str]) -> Scene {
        for name in names {
            self.sector(name)["mineral"] = json!(false);
        }
        self.state["depot"] = json!(names.len());
        self
    }

    /// These cards face up in a market.
    pub(crate) fn market(mut self, market: usize, ids: [&str; 2]) -> Scene {
        for slot in 0..2 {
            let old = self.state["markets"][market]["slots"][slot].take();
            let old: CardId = serde_json::from_value(old).expect("a card");
            let pile = &mut self.state["markets"][market]["pile"][old.place_in_deck()];
            *pile = json!(pile.as_u64().expect("a count") + 1);
        }
        for (slot, id) in ids.into_iter().enumerate() {
            let new = self.spare(0, id);
            self.state["markets"][market]["slots"][slot] = new;
        }
        self
    }

    /// The ship a captain chose.
    pub(crate) fn figure(&self, seat: usize) -> CardId {
        serde_json::from_value(self.state["captains"][seat]["figure"].clone()).expect("a ship")
    }

    /// Whose turn it is.
    pub(crate) fn active(mut self, seat: usize) -> Scene {
        self.state["active"] = json!(seat);
        self
    }

    /// The round.
    pub(crate) fn round(mut self, round: u16) -> Scene {
        self.state["round"] = json!(round);
        self
    }

    /// The same under version 1 of the rules.
    pub(crate) fn first_edition(mut self) -> Scene {
        self.state["edition"] = json!("first");
        self
    }

    /// What can be spent this turn without playing a card.
    pub(crate) fn purse(mut self, crypto: u8, manoeuvre: u8) -> Scene {
        self.state["this_turn"]["crypto"] = json!(crypto);
        self.state["this_turn"]["manoeuvre"] = json!(manoeuvre);
        self
    }

    /// The position, ready to be played.
    pub(crate) fn table(self) -> Table {
        let stored = serde_json::from_value(self.state).expect("a position");
        let game = Tortuga::restore(stored, self.cards).expect("a sound position");
        Table {
            game,
            chance: Chance::fast(7),
            heard: Vec::new(),
        }
    }
}

fn apply(game: &mut Tortuga, by: Seat, mv: Move, chance: &mut Chance) -> Vec<Event> {
    let told = check::make(game, by, &mv, chance, Millis(0));
    told.heard_by(Viewer::Everything).copied().collect()
}

/// A position being played.
pub(crate) struct Table {
    pub(crate) game: Tortuga,
    pub(crate) chance: Chance,
    /// All that happened, secrets included.
    pub(crate) heard: Vec<Event>,
}

impl Table {
    /// A captain makes these moves.
    pub(crate) fn does<const N: usize>(&mut self, by: usize, moves: [Move; N]) -> &mut Table {
        for mv in moves {
            let offered = self.game.offered(Actor::Seat(seat(by)));
            assert!(offered.contains(&mv), "{mv:?} is not offered: {offered:?}");
            self.heard
                .extend(apply(&mut self.game, seat(by), mv, &mut self.chance));
        }
        self
    }

    /// A captain plays these cards.
    pub(crate) fn plays(&mut self, by: usize, ids: &[&str]) -> &mut Table {
        for id in ids {
            self.does(by, [Move::Play(card(id))]);
        }
        self
    }

    /// A captain lays these cards down in a fight, and no more.
    pub(crate) fn commits(&mut self, by: usize, ids: &[&str]) -> &mut Table {
        for id in ids {
            self.does(by, [Move::Commit(card(id))]);
        }
        self.does(by, [Move::Ready])
    }

    /// Why a captain may not make this move.
    pub(crate) fn refuses(&self, by: usize, mv: Move) -> Refusal {
        check::rule(&self.game, seat(by), &mv)
    }

    /// Whether a move is offered to a captain.
    pub(crate) fn offers(&self, by: usize, mv: Move) -> bool {
        self.game.offered(Actor::Seat(seat(by))).contains(&mv)
    }

    /// All of it.
    pub(crate) fn view(&self) -> View {
        self.game.view(Viewer::Everything)
    }

    /// Crypto and manoeuvre of the turn.
    pub(crate) fn purse(&self) -> (u8, u8) {
        let turn = self.view().this_turn;
        (turn.crypto, turn.manoeuvre)
    }

    /// One captain.
    pub(crate) fn captain(&self, seat: usize) -> CaptainView {
        self.view().captains[seat].clone()
    }

    /// One sector.
    pub(crate) fn sector(&self, name: &str) -> SectorView {
        let sectors = self.view().sectors;
        sectors
            .into_iter()
            .find(|sector| sector.place == place(name))
            .expect("a sector")
    }

    /// Who won, once it is over.
    pub(crate) fn winners(&self) -> Option<Vec<usize>> {
        let turn = self.game.turn();
        let outcome = turn.outcome()?;
        let won = Seat::all(self.game.seats()).filter(|seat| outcome.won(*seat));
        Some(won.map(Seat::index).collect())
    }

    /// The totals of the last fight, the attacker's first.
    pub(crate) fn totals(&self) -> Vec<u8> {
        let totals = self.heard.iter().filter_map(|event| match event {
            Event::Strength { total, .. } => Some(*total),
            _ => None,
        });
        totals.collect()
    }
}
