//! What the lab is told: which charm a seat has, and how much it takes.

use table::study::{Aim, Fact, Knob, Notes, Step, Study, Target};
use table::{Game, Seat};

use crate::{Cards, Event, Toy};

impl Study for Toy {
    type Watch = ();

    fn watch((): &mut (), step: &Step<'_, Self>, notes: &mut Notes) {
        if step.made.is_none() {
            for seat in Seat::all(step.now.seats()) {
                let charm = step.now.charms[seat.index()];
                notes.of(seat, "charm", charm.to_string());
                notes.of(seat, "place", (seat.index() + 1).to_string());
            }
        }
        for event in &step.events {
            if let Event::Took { seat, coins } = event {
                notes.of(*seat, "coins", coins.to_string());
            }
        }
    }

    fn facts(cards: &Cards) -> Vec<Fact> {
        let charms = Fact::all("charm", (0..cards.charms.len()).map(|charm| charm.to_string()));
        let coins = Fact::all("coins", (1..=6).map(|coins| coins.to_string()));
        charms.chain(coins).collect()
    }

    fn rounds(&self, notes: &Notes) -> Option<u32> {
        let moves = ["take", "throw"].map(|name| notes.all().get(&Fact::new("move", name)).copied());
        Some(moves.into_iter().flatten().sum::<u32>() / u32::from(self.seats()))
    }

    const KNOBS: &'static [Knob] = &[Knob::new("charm", "worth", 0..=9)];

    const TARGETS: &'static [Target] = &[Target {
        of: Aim::Wins("charm"),
        low: 0.8,
        high: 1.2,
    }];
}
