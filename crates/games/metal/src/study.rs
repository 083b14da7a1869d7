//! What the lab is told: ships, upgrades and trophies of each pirate, and every row of the tables that the rules go by.

use table::Seat;
use table::study::{Aim, Fact, Knob, Notes, Step, Study, Target, kind, kinds};

use crate::cards::Cards;
use crate::events::{Event, Harm, OfferEnd, Purse};
use crate::ids::{EventId, ShipId, StartId, TrophyId, UpgradeId};
use crate::moves::{Move, Tour};
use crate::negotiation::{Broken, Voided};
use crate::state::{Fault, Foe, Metal, Planet};
use crate::view::DeliverView;

/// The combat that is being fought.
#[derive(Default)]
pub struct Watch {
    allies: u8,
    defenders: u8,
    betrayed: bool,
    challenger: Option<Seat>,
}

impl Study for Metal {
    type Watch = Watch;

    fn watch(watch: &mut Watch, step: &Step<'_, Self>, notes: &mut Notes) {
        let Some(made) = &step.made else {
            let (seats, first) = (usize::from(step.now.seats), step.now.active.index());
            for seat in Seat::all(step.now.seats) {
                let place = (seat.index() + seats - first) % seats + 1;
                notes.of(seat, "place", place.to_string());
                notes.of(seat, "start", step.now.pirates[seat].start.to_string());
            }
            return;
        };
        if let Move::Tour(tour) = made.mv {
            notes.happened("tour", tour_name(tour));
        }
        step.events.iter().for_each(|event| watch.hear(event, notes));
    }

    fn facts(_: &Cards) -> Vec<Fact> {
        let mut all: Vec<Fact> = Vec::new();
        for family in ["revealed", "fought", "wreck"] {
            all.extend(Fact::all(family, ShipId::all().map(|ship| ship.to_string())));
        }
        for event in EventId::all() {
            all.extend([true, false].map(|applies| Fact::new("space_event", format!("{event} {applies}"))));
        }
        all.extend(Fact::all("trophy", TrophyId::all().map(|card| card.to_string())));
        all.extend(Fact::all(
            "upgrade",
            UpgradeId::all().map(|card| card.to_string()),
        ));
        let support = UpgradeId::all().filter(|card| card.is_support());
        all.extend(Fact::all("played", support.map(|card| card.to_string())));
        all.extend(Fact::all("start", StartId::all().map(|card| card.to_string())));
        all.extend(Fact::all("combat", combats()));
        all.extend(Fact::all("tour", TOURS.iter().copied()));
        all.extend(Fact::all("judged", kinds::<Fault>()));
        all.extend(Fact::all("damaged", kinds::<Harm>()));
        all.extend(Fact::all("plunders", ["credits", "upgrade", "wrecks"]));
        all.extend(Fact::all("offer", kinds::<OfferEnd>()));
        all.extend(Fact::all("broken", kinds::<Broken>()));
        all.extend(Fact::all("void", kinds::<Voided>()));
        all.extend(Fact::all("honoured", ["freely", "by force"]));
        all.extend(Fact::all("promised", PROMISES.iter().copied()));
        all.extend(Fact::all("faktor", [0, 2, 4, 6].map(|face| face.to_string())));
        for planet in Planet::ALL.map(|planet| kind(&planet)) {
            all.push(Fact::new("credits", format!("pirate to {planet}")));
            all.push(Fact::new("credits", format!("{planet} to pirate")));
        }
        all.extend(Fact::all(
            "credits",
            ["pirate to pot", "pot to pirate", "pirate to pirate"],
        ));
        all.extend(Fact::all("ending", ["glory", "empty space"]));
        all
    }

    /// Turns of pirates.
    fn rounds(&self, _: &Notes) -> Option<u32> {
        Some(self.turn.into())
    }

    const NEAREST: &'static [&'static str] = &["bargaining"];

    const KNOBS: &'static [Knob] = &[
        Knob::new("start", "effects", 0..=5),
        Knob::new("equipment", "price", 1..=9),
        Knob::new("support", "price", 1..=6),
        Knob::new("trophy", "glory", 0..=4),
        Knob::new("trophy", "credits", 0..=6),
    ];

    const TARGETS: &'static [Target] = &[
        Target {
            of: Aim::Wins("start"),
            low: 0.8,
            high: 1.2,
        },
        Target {
            of: Aim::Wins("place"),
            low: 0.75,
            high: 1.25,
        },
        Target {
            of: Aim::Use("upgrade"),
            low: 0.02,
            high: 1.0,
        },
        Target {
            of: Aim::Use("trophy"),
            low: 0.02,
            high: 1.0,
        },
        Target {
            of: Aim::Rounds,
            low: 15.0,
            high: 28.0,
        },
    ];
}

/// Who can be fought with what help, and both ways in which it can end.
fn combats() -> Vec<String> {
    let mut all = Vec::new();
    for foe in ["ship", "exxalia", "bazaar", "karokum"] {
        all.extend(["alone", "with an ally", "betrayed"].map(|help| format!("{foe} {help}")));
    }
    let helps = [
        "alone",
        "with an ally",
        "with allies",
        "against allies",
        "allies on both sides",
    ];
    all.extend(helps.map(|help| format!("pirate {help}")));
    all.iter()
        .flat_map(|combat| [format!("{combat} won"), format!("{combat} lost")])
        .collect()
}

/// The actions of the tour of Havana by their numbers, with what is given for them.
const TOURS: [&str; 21] = [
    "1 none",
    "1 some",
    "2 credits",
    "2 wreck",
    "3 0",
    "3 1",
    "3 2",
    "4",
    "5",
    "6",
    "7",
    "8 credits",
    "8 wreck",
    "9",
    "10 0",
    "10 1",
    "10 2",
    "10 3",
    "10 4",
    "10 5",
    "10 6",
];

const PROMISES: [&str; 26] = [
    "loot half",
    "loot all",
    "loot credits",
    "loot support",
    "loot wreck",
    "loot upgrade",
    "loot trophy",
    "loot this_upgrade",
    "loot this_wreck",
    "do challenge",
    "do attack_planet",
    "do buy",
    "unseen wrecks",
    "help any",
    "help attack",
    "help challenge",
    "refrain challenge",
    "refrain ally_against",
    "refrain attack_planet",
    "refrain buy",
    "play metal_faktor",
    "play support",
    "wrecks",
    "upgrades",
    "trophies",
    "credits",
];

fn tour_name(tour: &Tour) -> String {
    let how = match tour {
        Tour::Trophy { giving } => kind(giving),
        Tour::LightRepairs(fee) | Tour::Amnesty(fee) => kind(fee),
        Tour::FullRepairs { credits } | Tour::LavishSpending { credits } => credits.to_string(),
        _ => String::new(),
    };
    format!("{} {how}", tour.number()).trim().to_owned()
}

impl Watch {
    fn hear(&mut self, event: &Event, notes: &mut Notes) {
        match event {
            Event::TurnBegan { .. } => *self = Watch::default(),
            Event::CombatBegan { seat, .. } => {
                *self = Watch {
                    challenger: Some(*seat),
                    ..Watch::default()
                };
            }
            Event::Allied { protagonist, .. } if Some(*protagonist) == self.challenger => self.allies += 1,
            Event::Allied { .. } => self.defenders += 1,
            Event::Betrayed { .. } => self.betrayed = true,
            Event::ShipRevealed { ship } => notes.happened("revealed", ship.to_string()),
            Event::EventRevealed { event, applies } => {
                notes.happened("space_event", format!("{event} {applies}"));
            }
            Event::WreckGained { seat, ship } => notes.of(*seat, "wreck", ship.to_string()),
            Event::CombatDecided(decided) => {
                if let Foe::Ship(ship) = decided.foe {
                    notes.happened("fought", ship.to_string());
                }
                notes.happened("combat", self.combat(decided.foe, decided.attacker_wins));
            }
            Event::TrophyValidated { seat, card } => notes.of(*seat, "trophy", card.to_string()),
            Event::UpgradeGained { seat, card } => notes.of(*seat, "upgrade", card.to_string()),
            Event::SupportPlayed { seat, card } => notes.of(*seat, "played", card.to_string()),
            Event::Judged { fault, .. } => notes.happened("judged", kind(fault)),
            Event::Damaged { by, .. } => notes.happened("damaged", kind(by)),
            Event::Plunders { what, .. } => notes.happened("plunders", kind(what)),
            Event::FaktorThrown { face, .. } => notes.happened("faktor", face.to_string()),
            Event::Credits { from, to, .. } => {
                notes.happened("credits", format!("{} to {}", purse(from), purse(to)));
            }
            Event::GameEnded { by_glory } => {
                notes.happened("ending", if *by_glory { "glory" } else { "empty space" });
            }
            other => bargain(other, notes),
        }
    }

    fn combat(&self, foe: Foe, won: bool) -> String {
        let help = match (self.betrayed, self.allies, self.defenders) {
            (true, ..) => "betrayed",
            (_, 0, 0) => "alone",
            (_, 0, _) => "against allies",
            (_, 1, 0) => "with an ally",
            (_, 1, _) => "allies on both sides",
            _ => "with allies",
        };
        let foe = match foe {
            Foe::Planet(planet) => kind(&planet),
            other => kind(&other),
        };
        format!("{foe} {help} {}", if won { "won" } else { "lost" })
    }
}

fn bargain(event: &Event, notes: &mut Notes) {
    match event {
        Event::OfferEnded { end, .. } => notes.happened("offer", kind(end)),
        Event::PromiseBroken { how, .. } => notes.happened("broken", kind(how)),
        Event::PromiseVoid { why, .. } => notes.happened("void", kind(why)),
        Event::PromiseHonoured { forced, .. } => {
            notes.happened("honoured", if *forced { "by force" } else { "freely" });
        }
        Event::Promised { promise } => notes.happened("promised", deliver(&promise.deliver)),
        _ => {}
    }
}

fn deliver(deliver: &DeliverView) -> String {
    match deliver {
        DeliverView::LootCredits(share) => format!("loot {}", kind(share)),
        DeliverView::LootCard(card) => format!("loot {}", kind(card)),
        DeliverView::Help(help) => format!("help {}", kind(help)),
        DeliverView::Do(act) => format!("do {}", kind(act)),
        DeliverView::Refrain(act) => format!("refrain {}", kind(act)),
        DeliverView::Play(effort) => format!("play {}", kind(effort)),
        DeliverView::Goods(goods) if goods.wrecks > 0 => "wrecks".into(),
        DeliverView::Goods(goods) if goods.unseen > 0 => "unseen wrecks".into(),
        DeliverView::Goods(goods) if !goods.upgrades.is_empty() => "upgrades".into(),
        DeliverView::Goods(goods) if !goods.trophies.is_empty() => "trophies".into(),
        DeliverView::Goods(_) => "credits".into(),
    }
}

fn purse(purse: &Purse) -> String {
    match purse {
        Purse::Treasury(planet) => kind(planet),
        other => kind(other),
    }
}
