//! What the lab is told: the ships and cards of each captain, which abilities of cards and sectors were used, how it ended.

use table::study::{Aim, Fact, Knob, Made, Notes, Step, Study, Target, kind, kinds};
use table::{Actor, Seat};

use crate::cards::{Ability, AbilityKind, CardId, Cards, CombatAbility, Deck};
use crate::events::{Cause, Event};
use crate::map::SectorKind;
use crate::moves::Move;
use crate::pile::Pile;
use crate::state::{Ending, Pending};
use crate::{Game, Tortuga};

/// What happened so far in the turn that is being played.
#[derive(Default)]
pub struct Watch {
    last_played: Option<CardId>,
    discounts: Vec<(CardId, AbilityKind)>,
}

impl Study for Tortuga {
    type Watch = Watch;

    fn watch(watch: &mut Watch, step: &Step<'_, Self>, notes: &mut Notes) {
        let game = step.now;
        let Some(made) = &step.made else {
            let (seats, first) = (usize::from(game.seats()), game.state.first.index());
            for seat in Seat::all(game.seats()) {
                let place = (seat.index() + seats - first) % seats + 1;
                notes.of(seat, "place", place.to_string());
            }
            return;
        };
        watch.abilities(made, notes);
        for event in &step.events {
            watch.hear(game, *made.mv, event, notes);
        }
        combat(made, &step.events, notes);
        if let Some(ending) = game.state.over {
            notes.happened("ending", kind(&ending));
        }
    }

    fn facts(cards: &Cards) -> Vec<Fact> {
        let mut all: Vec<Fact> = Vec::new();
        for face in cards.faces() {
            let id = || face.id.clone();
            all.push(Fact::new("play", id()));
            let of = |name: String| format!("{name} of {}", face.id);
            all.extend(Fact::all(
                "ability",
                face.abilities.iter().map(|ability| of(kind(&ability.kind()))),
            ));
            all.extend(Fact::all(
                "combat",
                face.combat.iter().map(|ability| of(kind(ability))),
            ));
            match face.deck {
                Deck::Hunt => all.extend([Fact::new("capture", id()), Fact::new("convert", id())]),
                Deck::Ship => all.push(Fact::new("ship", id())),
                Deck::Start => {}
                _ => all.push(Fact::new("buy", id())),
            }
        }
        all.extend(Fact::all("sector", SectorKind::ALL.map(|sector| kind(&sector))));
        all.extend(Fact::all("ending", kinds::<Ending>()));
        all
    }

    fn rounds(&self, _: &Notes) -> Option<u32> {
        Some(self.state.round.into())
    }

    const NEAREST: &'static [&'static str] = &["gin_rummy", "crazy_eights"];

    const KNOBS: &'static [Knob] = &[
        Knob::new("card", "cost", 1..=9),
        Knob::new("card", "crypto", 0..=4),
        Knob::new("card", "manoeuvre", 0..=4),
        Knob::new("card", "combat", 1..=4),
        Knob::new("card", "abilities", 1..=4),
    ];

    const TARGETS: &'static [Target] = &[
        Target {
            of: Aim::Wins("place"),
            low: 0.85,
            high: 1.15,
        },
        Target {
            of: Aim::Wins("ship"),
            low: 0.85,
            high: 1.15,
        },
        Target {
            of: Aim::Wins("buy"),
            low: 0.7,
            high: 1.3,
        },
        Target {
            of: Aim::Use("buy"),
            low: 0.02,
            high: 1.0,
        },
        Target {
            of: Aim::Rounds,
            low: 12.0,
            high: 20.0,
        },
    ];
}

fn id(game: &Tortuga, card: CardId) -> String {
    game.cards.face(card, false).id.clone()
}

fn used(game: &Tortuga, ability: AbilityKind, card: CardId, notes: &mut Notes) {
    notes.happened("ability", format!("{} of {}", kind(&ability), id(game, card)));
}

impl Watch {
    fn abilities(&self, made: &Made<'_, Tortuga>, notes: &mut Notes) {
        let (before, mv) = (made.before, *made.mv);
        if let (Move::Use(ability), Some(Pending::Abilities { card, .. })) = (mv, before.state.pending.last())
        {
            used(before, ability, *card, notes);
        }
        // Abilities that ask for a choice straight away belong to the card played last.
        if let Some(card) = self.last_played {
            for ability in &before.cards.face(card, false).abilities {
                let takes = match ability {
                    Ability::TrashHandOrDiscard(_) => {
                        matches!(mv, Move::DestroyInHand(_) | Move::DestroyInDiscard(_))
                    }
                    Ability::TrashDiscard(_) => matches!(mv, Move::DestroyInDiscard(_)),
                    Ability::Fortify(_) => matches!(mv, Move::Fortify(_)),
                    _ => false,
                };
                if takes {
                    used(before, ability.kind(), card, notes);
                }
            }
        }
        let turn = before.state.this_turn;
        let (wanted, off) = match mv {
            Move::Capture => (AbilityKind::HuntOff, turn.hunt_off),
            Move::Buy(_) => (AbilityKind::BuyOff, turn.buy_off),
            Move::Conquer => (AbilityKind::ConquerOff, turn.conquer_off),
            _ => return,
        };
        let cards = self.discounts.iter().filter(|(_, ability)| *ability == wanted);
        for (card, ability) in cards.filter(|_| off > 0) {
            used(before, *ability, *card, notes);
        }
    }

    fn hear(&mut self, game: &Tortuga, mv: Move, event: &Event, notes: &mut Notes) {
        let sector = match event {
            Event::ShipChosen { seat, ship } => return notes.of(*seat, "ship", id(game, *ship)),
            Event::Bought { seat, card, .. } => return notes.of(*seat, "buy", id(game, *card)),
            Event::Captured { seat, creature, .. } => return notes.of(*seat, "capture", id(game, *creature)),
            Event::Converted { seat, card } => return notes.of(*seat, "convert", id(game, *card)),
            Event::Played { card, .. } => {
                self.last_played = Some(*card);
                let face = game.cards.face(*card, false);
                self.discounts
                    .extend(face.abilities.iter().map(|ability| (*card, ability.kind())));
                return notes.happened("play", id(game, *card));
            }
            Event::Sailed { free: true, .. } => return self.moved_by_card(game, notes),
            Event::ReservedCard { free: true, .. } => match self.last_played {
                Some(card) if game.cards.face(card, false).abilities.contains(&Ability::Reserve) => {
                    return used(game, AbilityKind::Reserve, card, notes);
                }
                _ => SectorKind::Research,
            },
            Event::TurnBegan { crypto, .. } => {
                *self = Watch::default();
                match crypto {
                    0 => return,
                    _ => SectorKind::Terminal,
                }
            }
            Event::FortressGave { .. } => SectorKind::Fortress,
            Event::Destroyed {
                cause: Cause::Vortex, ..
            } => SectorKind::Vortex,
            Event::TookFromDepot { .. } if mv == Move::TakeFromDepot => SectorKind::Mines,
            Event::BoughtInfluence { .. } => SectorKind::Tortuga,
            Event::Strength { turrets: 1.., .. } => SectorKind::Turrets,
            _ => return,
        };
        notes.happened("sector", kind(&sector));
    }

    fn moved_by_card(&self, game: &Tortuga, notes: &mut Notes) {
        let Some(card) = self.last_played else { return };
        for ability in &game.cards.face(card, false).abilities {
            if matches!(ability, Ability::Move(_) | Ability::Jump) {
                used(game, ability.kind(), card, notes);
            }
        }
    }
}

/// The combat abilities of cards that were in force when a fight was decided, or switched another off.
fn combat(made: &Made<'_, Tortuga>, events: &[&Event], notes: &mut Notes) {
    let state = &made.before.state;
    let (Some(duel), Actor::Seat(by)) = (&state.duel, made.by) else {
        return;
    };
    let attacker = state.active;
    let mut note = |cards: &Pile, works: &dyn Fn(CombatAbility) -> bool| {
        for card in cards.kinds() {
            let face = made.before.cards.face(card, false);
            for ability in face.combat.iter().filter(|ability| works(**ability)) {
                notes.happened("combat", format!("{} of {}", kind(ability), face.id));
            }
        }
    };
    if events
        .iter()
        .any(|event| matches!(event, Event::Cancelled { .. }))
    {
        let own = if by == attacker {
            &duel.attack
        } else {
            &duel.defence
        };
        note(&own.cards, &|ability| ability == CombatAbility::Cancel);
    }
    if !events.iter().any(|event| matches!(event, Event::FightWon { .. })) {
        return;
    }
    let saved = events.iter().find_map(|event| match event {
        Event::Saved { seat } => Some(*seat),
        _ => None,
    });
    for (seat, side) in [(attacker, &duel.attack), (duel.defender, &duel.defence)] {
        note(&side.cards, &|ability| match ability {
            CombatAbility::Attack(_) => seat == attacker,
            CombatAbility::Defence(_) => seat != attacker,
            CombatAbility::Either(_) => true,
            CombatAbility::Save => saved == Some(seat),
            CombatAbility::Cancel => false,
        });
    }
}
