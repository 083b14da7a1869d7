//! What the lab is told: where each trucker starts, who flies with them, what they build with, which cards are turned, and how they leave.

use std::borrow::Cow;

use table::study::{Aim, Fact, Knob, Notes, Step, Study, Target, kind};

use crate::Trucker;
use crate::air::Leaving;
use crate::cards::Cards;
use crate::cards::missions::Mission;
use crate::cards::vips::Vip;
use crate::events::Event;
use crate::ids::Alien;

impl Study for Trucker {
    type Watch = ();

    fn watch((): &mut (), step: &Step<'_, Self>, notes: &mut Notes) {
        for event in &step.events {
            match event {
                Event::TookOff { order } => {
                    for (place, seat) in order.iter().enumerate() {
                        notes.of(*seat, "place", (place + 1).to_string());
                    }
                    if let Some(mission) = step.now.state.lunar.mission {
                        notes.happened("mission", kind(&mission));
                    }
                }
                Event::CardTurned { card, .. } => notes.happened("card", card.to_string()),
                Event::Left { seat, why } => notes.of(*seat, "left", kind(why)),
                Event::Boarded { seat, alien, .. } => notes.of(*seat, "alien", kind(alien)),
                Event::VipBoarded { seat, vip, .. } => notes.of(*seat, "vip", kind(vip)),
                Event::Fought { result, .. } => notes.happened("fight", kind(result)),
                Event::Lost { loss, .. } => notes.happened("loss", kind(loss)),
                Event::Placed { seat, tile, .. } => {
                    if let Some(tile) = step.now.cards.tiles.get(*tile) {
                        notes.of(*seat, "tile", kind(&tile.kind));
                    }
                }
                _ => {}
            }
        }
    }

    fn facts(cards: &Cards) -> Vec<Fact> {
        let adventures = &cards.adventures;
        let faces = adventures.faces().iter().chain(adventures.super_faces());
        let tiles = cards.tiles.all().map(|(_, tile)| kind(&tile.kind));
        Fact::all("card", faces.map(|face| face.id.to_string()))
            .chain(Fact::all("mission", Mission::ALL.map(|mission| kind(&mission))))
            .chain(Fact::all("vip", Vip::ALL.map(|vip| kind(&vip))))
            .chain(Fact::all("left", Leaving::ALL.map(|why| kind(&why))))
            .chain(Fact::all("alien", table::study::kinds::<Alien>()))
            .chain(Fact::all("tile", tiles))
            .collect()
    }

    /// Adventure cards.
    fn rounds(&self, notes: &Notes) -> Option<u32> {
        notes.all().get(&Fact::new("event", "card_turned")).copied()
    }

    /// With the expansion, which an owner's file need not have.
    fn data() -> Cow<'static, str> {
        Cards::whole_text().into()
    }

    const NEAREST: &'static [&'static str] = &["backgammon"];

    const KNOBS: &'static [Knob] = &[
        Knob::new("vip", "level", 0..=6),
        Knob::new("vip", "each", 0..=4),
        Knob::new("mission", "rewards", 1..=9),
        Knob::new("mission", "penalties", 1..=9),
    ];

    const TARGETS: &'static [Target] = &[
        Target {
            of: Aim::Wins("seat"),
            low: 0.85,
            high: 1.15,
        },
        Target {
            of: Aim::Wins("vip"),
            low: 0.6,
            high: 1.4,
        },
        Target {
            of: Aim::Use("vip"),
            low: 0.01,
            high: 1.0,
        },
    ];
}
