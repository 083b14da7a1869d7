//! Random play until every card, every ability of every card, every sector ability, every kind of move and every ending has happened. What
//! has not is listed.

use std::collections::BTreeSet;

use table::{CardSet, Chance, Game, Millis, Moment, Seat, Setup, Told, Turn, Viewer};
use tortuga::cards::{Ability, AbilityKind, CardId, Cards, CombatAbility, Deck};
use tortuga::events::{Cause, Event};
use tortuga::map::SectorKind;
use tortuga::moves::Move;
use tortuga::{Ending, Pending, Tortuga};

/// The most games to play before giving up.
const GAMES: u64 = 20_000;

#[test]
fn everything_happens() {
    let mut missing = everything();
    let mut seen = BTreeSet::new();
    for number in 0..GAMES {
        play(number, &mut seen);
        if number % 50 == 49 {
            missing.retain(|thing| !seen.contains(thing));
            if missing.is_empty() {
                println!("everything happened within {} games", number + 1);
                return;
            }
        }
    }
    panic!("after {GAMES} games this has not happened: {missing:#?}");
}

/// All there is to see.
fn everything() -> BTreeSet<String> {
    let mut all = BTreeSet::new();
    for face in Cards::standard().faces() {
        all.insert(format!("play {}", face.id));
        for ability in &face.abilities {
            all.insert(format!("ability {:?} of {}", ability.kind(), face.id));
        }
        for ability in &face.combat {
            all.insert(format!("combat {ability:?} of {}", face.id));
        }
        if face.deck == Deck::Hunt {
            all.insert(format!("capture {}", face.id));
            all.insert(format!("convert {}", face.id));
        }
    }
    for kind in SectorKind::ALL {
        all.insert(format!("sector {kind:?}"));
    }
    for ending in [
        Ending::Influence,
        Ending::Usurper,
        Ending::Council,
        Ending::Overthrow,
        Ending::Exhaustion,
    ] {
        all.insert(format!("ending {ending:?}"));
    }
    for name in MOVES {
        all.insert(format!("move {name}"));
    }
    all
}

/// Every kind of move. Taking a marker back is left out: random captains never run out of ten markers; a test of the rules does.
const MOVES: [&str; 32] = [
    "choose_ship",
    "land",
    "take_reserve",
    "play",
    "buy",
    "buy_influence",
    "renew",
    "sail",
    "collect",
    "spend_mineral",
    "probe",
    "reserve",
    "destroy",
    "capture",
    "convert",
    "conquer",
    "conquer_with_crypto",
    "reinforce",
    "attack",
    "take_from_depot",
    "end_turn",
    "use",
    "done",
    "destroy_in_hand",
    "destroy_in_discard",
    "fortify",
    "commit",
    "ready",
    "cancel",
    "lose",
    "plunder",
    "claim",
];

/// What the captains of a game are like.
#[derive(Clone, Copy, PartialEq)]
enum Mood {
    /// They do things before they end their turn, and seldom throw their means away.
    Busy,
    /// They leave each other and the sectors alone until they can take Tortuga.
    Patient,
}

/// How likely a move is chosen.
fn weight(mood: Mood, mv: Move) -> u8 {
    match mv {
        Move::Attack(_) | Move::BuyInfluence | Move::Convert(_) | Move::Capture if mood == Mood::Patient => 1,
        Move::EndTurn | Move::Destroy(_) | Move::SpendMineral | Move::Renew(_) => 1,
        Move::Reserve(_) | Move::Reinforce { .. } | Move::Done => 2,
        Move::Conquer | Move::ConquerWithCrypto | Move::Capture | Move::Attack(_) => 40,
        Move::Play(_) => 20,
        _ => 8,
    }
}

/// What happens in the turn that is being played.
#[derive(Default)]
struct Watch {
    last_played: Option<CardId>,
    discounts: Vec<(CardId, AbilityKind)>,
}

fn play(number: u64, seen: &mut BTreeSet<String>) {
    let scenario = ["base", "aggressive", "peaceful"][(number % 3) as usize];
    let given = Setup::parse_settings(&[format!("scenario={scenario}")], Tortuga::options()).unwrap();
    let setup = Tortuga::setup(2 + (number / 3 % 3) as u8, &given).unwrap();
    let (mut chance, mut choice) = (Chance::fast(number), Chance::fast(!number));
    let mut game = Tortuga::deal(&setup, Cards::standard(), &mut chance).unwrap();
    let mood = if (number / 9).is_multiple_of(2) {
        Mood::Busy
    } else {
        Mood::Patient
    };
    let mut watch = Watch::default();
    let mut moves = Vec::new();
    while let Turn::One(seat) = game.turn() {
        moves.clear();
        game.moves(seat.into(), &mut moves);
        let weights: Vec<u8> = moves.iter().map(|mv| weight(mood, *mv)).collect();
        let mv = moves[choice.draw(&weights).unwrap()];
        let mut told = Told::listening();
        let view = matches!(
            mv,
            Move::Use(_)
                | Move::Ready
                | Move::Done
                | Move::Cancel(_)
                | Move::Capture
                | Move::Buy(_)
                | Move::Conquer
        )
        .then(|| game.view(Viewer::Everything));
        let moment = &mut Moment {
            chance: &mut chance,
            told: &mut told,
            now: Millis(0),
        };
        game.play(seat.into(), &mv, moment).unwrap();
        let name = table::notation::short(&mv);
        seen.insert(format!("move {}", name.split(' ').next().unwrap()));
        watch.abilities(mv, view.as_ref(), seen);
        let events: Vec<Event> = told.heard_by(Viewer::Everything).copied().collect();
        watch.events(mv, &events, seen);
        combat(seat, view.as_ref(), &events, seen);
    }
    let view = game.view(Viewer::Everything);
    seen.insert(format!("ending {:?}", view.ending.unwrap()));
}

fn id(card: CardId) -> &'static str {
    &Cards::standard().face(card, false).id
}

impl Watch {
    fn abilities(&mut self, mv: Move, before: Option<&tortuga::view::View>, seen: &mut BTreeSet<String>) {
        if let Move::Use(kind) = mv
            && let Some(Pending::Abilities { card, .. }) = before
                .and_then(|view| view.pending.as_ref())
                .map(|pending| pending.choice)
        {
            seen.insert(format!("ability {kind:?} of {}", id(card)));
        }
        // Abilities that ask for a choice straight away belong to the card played last.
        if let Some(card) = self.last_played {
            for ability in &Cards::standard().face(card, false).abilities {
                let used = match ability {
                    Ability::TrashPlayed(_) => false,
                    Ability::TrashHandOrDiscard(_) => {
                        matches!(mv, Move::DestroyInHand(_) | Move::DestroyInDiscard(_))
                    }
                    Ability::TrashDiscard(_) => matches!(mv, Move::DestroyInDiscard(_)),
                    Ability::Fortify(_) => matches!(mv, Move::Fortify(_)),
                    _ => false,
                };
                if used {
                    seen.insert(format!("ability {:?} of {}", ability.kind(), id(card)));
                }
            }
        }
        let (kind, off) = match (mv, before.map(|view| view.this_turn)) {
            (Move::Capture, Some(turn)) => (AbilityKind::HuntOff, turn.hunt_off),
            (Move::Buy(_), Some(turn)) => (AbilityKind::BuyOff, turn.buy_off),
            (Move::Conquer, Some(turn)) => (AbilityKind::ConquerOff, turn.conquer_off),
            _ => return,
        };
        if off > 0 {
            let used = self.discounts.iter().filter(|(_, other)| *other == kind);
            seen.extend(used.map(|(card, kind)| format!("ability {kind:?} of {}", id(*card))));
        }
    }

    fn events(&mut self, mv: Move, events: &[Event], seen: &mut BTreeSet<String>) {
        for event in events {
            let sector = match event {
                Event::Played { card, .. } => {
                    self.last_played = Some(*card);
                    let face = Cards::standard().face(*card, false);
                    self.discounts
                        .extend(face.abilities.iter().map(|ability| (*card, ability.kind())));
                    seen.insert(format!("play {}", id(*card)));
                    continue;
                }
                Event::Sailed { free: true, .. } => {
                    self.moved_by_card(seen);
                    continue;
                }
                Event::Captured { creature, .. } => {
                    seen.insert(format!("capture {}", id(*creature)));
                    continue;
                }
                Event::Converted { card, .. } => {
                    seen.insert(format!("convert {}", id(*card)));
                    continue;
                }
                Event::ReservedCard { free: true, .. } => {
                    if self.reserved_by_card() {
                        let card = self.last_played.unwrap();
                        seen.insert(format!("ability Reserve of {}", id(card)));
                        continue;
                    }
                    SectorKind::Research
                }
                Event::TurnBegan { crypto, .. } => {
                    *self = Watch::default();
                    if *crypto == 0 {
                        continue;
                    }
                    SectorKind::Terminal
                }
                Event::FortressGave { .. } => SectorKind::Fortress,
                Event::Destroyed {
                    cause: Cause::Vortex, ..
                } => SectorKind::Vortex,
                Event::TookFromDepot { .. } if mv == Move::TakeFromDepot => SectorKind::Mines,
                Event::BoughtInfluence { .. } => SectorKind::Tortuga,
                Event::Strength { turrets: 1.., .. } => SectorKind::Turrets,
                _ => continue,
            };
            seen.insert(format!("sector {sector:?}"));
        }
    }

    fn moved_by_card(&self, seen: &mut BTreeSet<String>) {
        let Some(card) = self.last_played else { return };
        for ability in &Cards::standard().face(card, false).abilities {
            if matches!(ability, Ability::Move(_) | Ability::Jump) {
                seen.insert(format!("ability {:?} of {}", ability.kind(), id(card)));
            }
        }
    }

    fn reserved_by_card(&self) -> bool {
        self.last_played.is_some_and(|card| {
            Cards::standard()
                .face(card, false)
                .abilities
                .contains(&Ability::Reserve)
        })
    }
}

/// Notes the combat abilities of cards that were in force when a fight was decided.
fn combat(by: Seat, before: Option<&tortuga::view::View>, events: &[Event], seen: &mut BTreeSet<String>) {
    let Some(duel) = before.and_then(|view| view.duel.as_ref()) else {
        return;
    };
    let decided = events.iter().any(|event| matches!(event, Event::FightWon { .. }));
    if events
        .iter()
        .any(|event| matches!(event, Event::Cancelled { .. }))
    {
        let own = if by == duel.attacker {
            duel.attack.clone().unwrap_or_default()
        } else {
            duel.defence.clone()
        };
        note(&own, seen, |ability| ability == CombatAbility::Cancel);
    }
    if !decided {
        return;
    }
    let loser_saved = events.iter().find_map(|event| match event {
        Event::Saved { seat } => Some(*seat),
        _ => None,
    });
    for (seat, cards) in [
        (duel.attacker, duel.attack.clone().unwrap_or_default()),
        (duel.defender, duel.defence.clone()),
    ] {
        let attacks = seat == duel.attacker;
        note(&cards, seen, |ability| match ability {
            CombatAbility::Attack(_) => attacks,
            CombatAbility::Defence(_) => !attacks,
            CombatAbility::Either(_) => true,
            CombatAbility::Save => loser_saved == Some(seat),
            CombatAbility::Cancel => false,
        });
    }
}

fn note(cards: &[CardId], seen: &mut BTreeSet<String>, used: impl Fn(CombatAbility) -> bool) {
    for card in cards {
        for ability in &Cards::standard().face(*card, false).combat {
            if used(*ability) {
                seen.insert(format!("combat {ability:?} of {}", id(*card)));
            }
        }
    }
}
