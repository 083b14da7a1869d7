//! What the lab is told: which cards a voyage met, who was called on, how it ended.

use table::Seat;
use table::study::{Aim, Fact, Knob, Notes, Step, Study, Target, kind, kinds};

use crate::cards::{Cards, Crew};
use crate::events::{Ending, Event};
use crate::state::Celestia;

impl Study for Celestia {
    type Watch = ();

    fn watch((): &mut (), step: &Step<'_, Self>, notes: &mut Notes) {
        let cards = step.now.cards;
        if step.made.is_none() {
            let sky = &step.now.sky;
            notes.happened("deck", cards.deck(sky.upper_deck).id.clone());
            notes.happened("pirate", cards.pirate(sky.pirate_card).id.clone());
            for seat in Seat::all(2) {
                let place = if seat == sky.captain { "captain" } else { "mate" };
                notes.of(seat, "place", place);
            }
        }
        for event in &step.events {
            match event {
                Event::Moved { ambush, .. } => notes.happened("ambush", cards.ambush(*ambush).id.clone()),
                Event::StageReached { stage, .. } => notes.happened("stage", cards.stage(*stage).id.clone()),
                Event::AssaultBegins { assault, .. } => {
                    notes.happened("assault", cards.assault(*assault).id.clone());
                }
                Event::EnergyLost { token, .. } => notes.happened("token", cards.energy(*token).id.clone()),
                Event::CrewUsed { seat, crew } => notes.of(*seat, "crew", kind(crew)),
                Event::Ended { ending } => notes.happened("ending", kind(ending)),
                _ => {}
            }
        }
    }

    fn facts(cards: &Cards) -> Vec<Fact> {
        let ambushes = Fact::all("ambush", cards.ambushes.iter().map(|card| card.id.clone()));
        let stages = Fact::all("stage", cards.stages.iter().map(|card| card.id.clone()));
        let assaults = Fact::all("assault", cards.assaults.iter().map(|card| card.id.clone()));
        let tokens = Fact::all("token", cards.energy.iter().map(|token| token.id.clone()));
        let decks = Fact::all("deck", cards.decks.iter().map(|deck| deck.id.clone()));
        let pirates = Fact::all("pirate", cards.pirates.iter().map(|pirate| pirate.id.clone()));
        ambushes
            .chain(stages)
            .chain(assaults)
            .chain(tokens)
            .chain(decks)
            .chain(pirates)
            .chain(Fact::all("place", ["captain", "mate"]))
            .chain(Fact::all("crew", Crew::ALL.map(|crew| kind(&crew))))
            .chain(Fact::all("ending", kinds::<Ending>()))
            .collect()
    }

    /// Combats, of ambushes and assaults.
    fn rounds(&self, notes: &Notes) -> Option<u32> {
        notes.all().get(&Fact::new("event", "combat_begins")).copied()
    }

    const NEAREST: &'static [&'static str] = &["hanabi"];

    const KNOBS: &'static [Knob] = &[
        Knob::new("start_ambush", "rolled", 0..=3),
        Knob::new("start_ambush", "propeller", 1..=3),
        Knob::new("ambush", "rolled", 0..=4),
        Knob::new("ambush", "propeller", 1..=3),
        Knob::new("assault", "rolled", 0..=4),
        Knob::new("stage", "pirate", 0..=4),
        Knob::new("pirate", "advance", 1..=3),
        Knob::new("energy", "lose", 1..=6),
    ];

    const TARGETS: &'static [Target] = &[
        Target {
            of: Aim::Together,
            low: 0.40,
            high: 0.55,
        },
        Target {
            of: Aim::Wins("deck"),
            low: 0.8,
            high: 1.2,
        },
        Target {
            of: Aim::Wins("pirate"),
            low: 0.8,
            high: 1.2,
        },
        Target {
            of: Aim::Use("crew"),
            low: 0.02,
            high: 1.0,
        },
    ];
}
