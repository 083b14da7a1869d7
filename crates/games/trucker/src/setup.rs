//! Options and the deal.

use table::{BySeat, Chance, Millis, Moment, OptionSpec, Seat, SeatSet, Setup, SetupError};

use crate::Trucker;
use crate::air::Air;
use crate::cards::Cards;
use crate::cards::adventures::CardBits;
use crate::cards::missions::{Mission, SpecialRule};
use crate::contracts;
use crate::events::Event;
use crate::ids::{Flight, Level};
use crate::rules::{MOST_POINTS, PATIENCE};
use crate::ship::Ship;
use crate::state::{
    Building, ByTrucker, Forecast, Glass, Lunar, MissionChoice, Modules, PILES, Phase, Player, Rules,
    Rulings, State, TRUCKERS, Turns, Warehouse,
};

pub(crate) const OPTIONS: &[OptionSpec] = &[
    OptionSpec::choice("flight", &["learning", "1", "2", "3", "trek"]),
    OptionSpec::choice("building", &["realtime", "turns"]),
    OptionSpec::number("run", 30..=180, 60),
    OptionSpec::switch("debt", false),
    OptionSpec::switch("gold_handicaps", true),
    OptionSpec::choice("extra_cards", &["all_piles", "visible_piles"]),
    OptionSpec::switch("vips", false),
    OptionSpec::choice("mission", MISSIONS),
    OptionSpec::switch("supers", false),
    OptionSpec::switch("party", false),
    OptionSpec::choice("politician", &["4x", "3x"]),
    OptionSpec::choice("fleet_dice", &["two", "one"]),
    OptionSpec::choice("contamination", &["occupied", "any"]),
    OptionSpec::choice("hole_bill", &["after", "before"]),
    OptionSpec::choice("widow_cargo", &["leaves", "goes_off"]),
    OptionSpec::choice("widow_count", &["one", "tiles"]),
    OptionSpec::text(contracts::OPTION, contracts::LONGEST),
];

/// What the first game of a newcomer is dealt with: whoever follows the adviser finds all that a ship needs soon, meets all eight cards, and wins.
pub(crate) const FIRST_DEAL: &str = "first flight 307";

/// No mission, two to pick from, or one by its name.
const MISSIONS: &[&str] = &[
    "none",
    "random",
    "ingot_express",
    "powder_keg",
    "crystal_service",
    "glow_delivery",
    "glass_and_gunpowder",
    "molten_lead",
    "full_assortment",
    "carpooling",
    "traffic_jam",
    "storm_of_the_century",
    "bar_stories",
    "potholes",
    "ambush",
    "medical_convoy",
    "galactic_grand_prix",
    "compulsory_parcels",
];

/// What the host set about the expansion.
fn modules(setup: &Setup) -> Modules {
    let mission = match setup.word("mission") {
        "random" => MissionChoice::Random,
        name => Mission::named(name).map_or(MissionChoice::None, MissionChoice::Always),
    };
    Modules {
        mission,
        vips: setup.switch("vips"),
        supers: setup.switch("supers"),
        party: setup.switch("party"),
        rulings: Rulings {
            politician_once: setup.word("politician") == "3x",
            fleet_one_die: setup.word("fleet_dice") == "one",
            contamination_any: setup.word("contamination") == "any",
            hole_bill_fixed: setup.word("hole_bill") == "before",
            widow_cargo_goes_off: setup.word("widow_cargo") == "goes_off",
            widow_counts_tiles: setup.word("widow_count") == "tiles",
        },
    }
}

/// Sets the table up.
pub(crate) fn deal(setup: &Setup, cards: &'static Cards, chance: &mut Chance) -> Result<Trucker, SetupError> {
    let seats = setup.seats();
    if !(1..=TRUCKERS as u8).contains(&seats) {
        let allowed = 1..=TRUCKERS as u8;
        return Err(SetupError::Seats { seats, allowed });
    }
    let contract = contracts::verify(setup)?;
    let rules = Rules {
        trek: setup.word("flight") == "trek",
        building: match setup.word("building") {
            "turns" => Building::Turns,
            _ => Building::Realtime,
        },
        run_seconds: setup.number("run").clamp(30, 180) as u8,
        debt: setup.switch("debt"),
        gold_handicaps: setup.switch("gold_handicaps"),
        extra_in_hidden_pile: setup.word("extra_cards") != "visible_piles",
        modules: modules(setup),
    };
    let flight = match setup.word("flight") {
        "1" | "trek" => Flight::One,
        "2" => Flight::Two,
        "3" => Flight::Three,
        _ => Flight::Learning,
    };
    let cabins = cards.tiles.starting_cabins();
    let players = BySeat::from_fn(seats, |seat| Player {
        cabin: cabins[seat.index()],
        ..Player::default()
    });
    let mut game = Trucker {
        cards,
        state: bare(rules, flight, players),
    };
    game.state.lunar.fate = contract.map(|contract| contract.seed());
    game.lay_out(chance);
    Ok(game)
}

/// A table on which nothing lies yet.
pub(crate) fn bare(rules: Rules, flight: Flight, players: ByTrucker<Player>) -> State {
    State {
        rules,
        flight,
        phase: Phase::Ready,
        waiting: SeatSet::EMPTY,
        players,
        warehouse: Warehouse::default(),
        glass: Glass::default(),
        turns: Turns {
            active: Seat::FIRST,
            first_to_stop: None,
            die: 0,
            consulted: false,
        },
        forecast: Forecast::default(),
        turned_up: CardBits::NONE,
        left_over: CardBits::NONE,
        air: Air::default(),
        lunar: Lunar::default(),
    }
}

impl Trucker {
    /// In a trek, goes on to the next flight: all tiles back, new ships, new piles. Credits stay. `false` after the last flight.
    pub(crate) fn next_flight(&mut self, moment: &mut Moment<'_, Event>) -> bool {
        let next = match self.state.flight {
            Flight::One if self.state.rules.trek => Flight::Two,
            Flight::Two if self.state.rules.trek => Flight::Three,
            _ => return false,
        };
        let supers = self.cards.adventures.supers();
        self.state.left_over = self.state.left_over.or(self.state.air.deck).minus(supers);
        self.state.turned_up = self.state.turned_up.minus(supers);
        self.state.flight = next;
        self.lay_out(moment.chance);
        true
    }

    /// Lays out everything for a flight: what the last mission left is cleared first; then comes the mission, and all that depends on it.
    fn lay_out(&mut self, chance: &mut Chance) {
        let (cards, state) = (self.cards, &mut self.state);
        state.warehouse = Warehouse {
            down: cards.tiles.warehouse().collect(),
            ..Warehouse::default()
        };
        for player in state.players.iter_mut() {
            *player = Player {
                cabin: player.cabin,
                ship: Ship::starting(&cards.tiles, player.cabin),
                credits: player.credits,
                account: player.account,
                title: player.title,
                patience: PATIENCE,
                ..Player::default()
            };
        }
        state.air = Air::default();
        state.glass = Glass::default();
        state.forecast = Forecast::default();
        state.lunar.mission = None;
        state.lunar.vips = None;
        if self.lay_out_mission(chance) {
            self.begin_flight(chance);
        }
    }

    /// The mission is known: everything else is laid out, and building begins.
    pub(crate) fn begin_flight(&mut self, chance: &mut Chance) {
        self.lay_out_cargo(chance);
        self.lay_out_vips(chance);
        self.lay_out_forecast(chance);
        match self.state.rules.building {
            Building::Realtime if self.timer_runs() > 0 => {
                self.state.phase = Phase::Ready;
                self.state.waiting = self.state.everyone();
            }
            Building::Realtime => self.state.phase = Phase::Building,
            Building::Turns => self.lay_out_turns(chance),
        }
    }

    /// How many times the hourglass runs in this flight.
    pub(crate) fn timer_runs(&self) -> u8 {
        match self.state.rules.building {
            Building::Realtime => self.cards.boards.flight(self.state.flight).timer_runs,
            Building::Turns => 0,
        }
    }

    /// Four piles of cards, three of which may be looked at. The learning flight has its own cards and no forecast: they all lie in the
    /// hidden pile.
    fn lay_out_forecast(&mut self, chance: &mut Chance) {
        let mut piles = [CardBits::NONE; PILES];
        if self.state.flight.is_learning() {
            piles[PILES - 1] = self.cards.adventures.learning();
            self.state.forecast = Forecast { piles };
            return;
        }
        let used = self.state.turned_up.or(self.state.left_over);
        let mut left = self.cards.adventures.all().minus(used);
        if self.has_rule(SpecialRule::NoAbandonedShips) {
            left = left.minus(self.abandoned_ships());
        }
        let board = self.cards.boards.flight(self.state.flight);
        for (at, pile) in piles.iter_mut().enumerate() {
            for level in Level::ALL {
                let extra = self.state.rules.building == Building::Turns
                    && level == self.state.flight.level()
                    && (at < PILES - 1 || self.state.rules.extra_in_hidden_pile);
                for _ in 0..board.per_pile[level.index()] + u8::from(extra) {
                    let of_level = left.of_level(level);
                    if let Some(card) = of_level.nth(chance.pick(of_level.len())) {
                        left.remove(card);
                        pile.insert(card);
                    }
                }
            }
        }
        self.add_supers(&mut piles, chance);
        self.state.forecast = Forecast { piles };
    }

    /// A random first trucker; the last to play has 8 points, each one before him one less.
    fn lay_out_turns(&mut self, chance: &mut Chance) {
        let seats = self.state.seats();
        let first = Seat::new(chance.pick(usize::from(seats))).unwrap_or(Seat::FIRST);
        self.state.turns = Turns {
            active: first,
            first_to_stop: None,
            die: 0,
            consulted: false,
        };
        let mut seat = first;
        for place in 0..seats {
            self.state.players[seat].points = MOST_POINTS + 1 + place - seats;
            seat = seat.next(seats);
        }
        self.state.phase = Phase::Building;
    }

    /// When a run of the hourglass that begins now ends.
    pub(crate) fn run_ends(&self, now: Millis) -> Millis {
        Millis(now.0 + u64::from(self.state.rules.run_seconds) * 1000)
    }
}
