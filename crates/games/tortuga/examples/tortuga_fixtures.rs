//! Writes positions for the tests and the gallery of the page, found by playing games at random with the rules themselves, and a move and an
//! event of every kind that came up: `cargo run --release -p tortuga --example tortuga_fixtures`.

use std::collections::BTreeMap;
use std::path::Path;

use serde_json::{Value, json};
use table::{Actor, CardSet, Chance, Game, Millis, Moment, Seat, Setup, Told, Viewer};
use tortuga::cards::Cards;
use tortuga::events::Event;
use tortuga::moves::Move;
use tortuga::view::View;
use tortuga::{Ending, Pending, Scenario, Tortuga, Trash};

fn main() -> std::io::Result<()> {
    let page = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../../web/src/games/tortuga/fixtures");
    let mut gallery = Gallery::default();
    gallery.fill();
    std::fs::create_dir_all(&page)?;
    std::fs::write(page.join("samples.json"), gallery.samples() + "\n")?;
    std::fs::write(page.join("positions.json"), gallery.positions() + "\n")?;
    std::fs::write(
        page.join("cards.json"),
        serde_json::to_string(Cards::standard())? + "\n",
    )
}

/// A kind of position worth a look: its name, whose eyes see it, and how to know it.
struct Wanted {
    name: &'static str,
    eyes: Eyes,
    is: fn(&Seen) -> bool,
}

#[derive(Clone, Copy)]
enum Eyes {
    /// Whom the table waits for, or the first seat at the end.
    Turn,
    /// The other side of a fight; the next seat otherwise.
    Other,
    Public,
}

/// A position as whom the table waits for sees it.
struct Seen {
    view: View,
    moves: Vec<Move>,
    turn: Seat,
}

impl Seen {
    fn offers(&self, is: impl Fn(&Move) -> bool) -> bool {
        self.moves.iter().any(is)
    }

    fn waits(&self, is: impl Fn(&Pending) -> bool) -> bool {
        self.view
            .pending
            .as_ref()
            .is_some_and(|pending| is(&pending.choice))
    }

    /// A turn under way, with nothing to answer.
    fn acts(&self) -> bool {
        self.view.pending.is_none() && self.view.ending.is_none()
    }

    fn seats(&self) -> usize {
        self.view.captains.len()
    }

    fn held(&self) -> usize {
        let held = self.view.sectors.iter().filter(|at| at.controller.is_some());
        held.count()
    }

    fn sealed(&self) -> u8 {
        self.view.duel.as_ref().map_or(0, |duel| duel.attack_size)
    }
}

const fn wanted(name: &'static str, eyes: Eyes, is: fn(&Seen) -> bool) -> Wanted {
    Wanted { name, eyes, is }
}

const WANTED: &[Wanted] = &[
    wanted("choose-ship", Eyes::Turn, |at| {
        at.waits(|choice| *choice == Pending::ChooseShip) && at.seats() == 3 && at.moves.len() == 3
    }),
    wanted("opening", Eyes::Turn, |at| {
        at.acts() && at.view.round == 1 && at.seats() == 2 && !at.view.this_turn.begun
    }),
    wanted("spending", Eyes::Turn, |at| {
        at.acts()
            && at.seats() == 2
            && at.view.this_turn.crypto > 3
            && at.view.this_turn.manoeuvre > 2
            && at.held() > 2
    }),
    wanted("market", Eyes::Turn, |at| {
        at.acts()
            && at.seats() == 3
            && at.held() > 3
            && at.offers(|mv| matches!(mv, Move::Renew(_)))
            && at.offers(|mv| matches!(mv, Move::Buy(_)))
    }),
    wanted("busy", Eyes::Turn, |at| {
        at.acts() && at.seats() == 4 && at.held() > 6 && at.moves.len() > 24
    }),
    wanted("waiting", Eyes::Other, |at| {
        at.acts() && at.seats() == 4 && at.held() > 5 && at.view.captains[at.turn.index()].play.len() > 2
    }),
    wanted("reserve", Eyes::Turn, |at| {
        at.acts() && at.offers(|mv| *mv == Move::TakeReserve)
    }),
    wanted("influence", Eyes::Turn, |at| {
        at.offers(|mv| *mv == Move::BuyInfluence)
    }),
    wanted("capture", Eyes::Turn, |at| at.offers(|mv| *mv == Move::Capture)),
    wanted("convert", Eyes::Turn, |at| {
        at.offers(|mv| matches!(mv, Move::Convert(_)))
    }),
    wanted("conquer", Eyes::Turn, |at| {
        at.offers(|mv| *mv == Move::Conquer) && at.held() > 2
    }),
    wanted("buy-sector", Eyes::Turn, |at| {
        at.offers(|mv| *mv == Move::ConquerWithCrypto) && at.offers(|mv| *mv == Move::Conquer)
    }),
    wanted("reinforce", Eyes::Turn, |at| {
        at.offers(|mv| matches!(mv, Move::Reinforce { .. })) && at.held() > 3
    }),
    wanted("attack", Eyes::Turn, |at| {
        at.seats() > 2 && at.offers(|mv| matches!(mv, Move::Attack(_))) && at.held() > 2
    }),
    wanted("depot", Eyes::Turn, |at| {
        at.offers(|mv| *mv == Move::TakeFromDepot)
    }),
    wanted("land", Eyes::Turn, |at| {
        at.waits(|choice| *choice == Pending::Land) && at.moves.len() > 2
    }),
    wanted("abilities", Eyes::Turn, |at| {
        at.waits(|choice| matches!(choice, Pending::Abilities { .. })) && at.moves.len() > 1
    }),
    wanted("scrap", Eyes::Turn, |at| {
        at.offers(|mv| matches!(mv, Move::Use(tortuga::cards::AbilityKind::ScrapForInfluence)))
    }),
    wanted("move", Eyes::Turn, |at| {
        at.waits(|choice| *choice == Pending::Move { left: 3 })
    }),
    wanted("jump", Eyes::Turn, |at| {
        at.waits(|choice| *choice == Pending::Jump)
    }),
    wanted("trash", Eyes::Turn, |at| {
        at.waits(|choice| {
            matches!(
                choice,
                Pending::Trash {
                    from: Trash::HandOrDiscard,
                    ..
                }
            )
        }) && at.moves.len() > 4
    }),
    wanted("fortify", Eyes::Turn, |at| {
        at.waits(|choice| matches!(choice, Pending::Fortify { .. }))
    }),
    wanted("reserve-free", Eyes::Turn, |at| {
        at.waits(|choice| *choice == Pending::Reserve)
    }),
    wanted("seal", Eyes::Turn, |at| {
        at.waits(|choice| *choice == Pending::Seal) && at.sealed() == 1 && at.moves.len() > 1
    }),
    wanted("seal-seen", Eyes::Other, |at| {
        at.waits(|choice| *choice == Pending::Seal) && at.sealed() == 2
    }),
    wanted("defend", Eyes::Turn, |at| {
        at.waits(|choice| *choice == Pending::Defend) && at.sealed() > 1 && at.moves.len() > 2
    }),
    wanted("defend-attacker", Eyes::Other, |at| {
        at.waits(|choice| *choice == Pending::Defend) && at.sealed() > 1 && at.seats() == 2
    }),
    wanted("defend-onlooker", Eyes::Public, |at| {
        at.waits(|choice| *choice == Pending::Defend)
            && at.sealed() > 1
            && at.view.duel.as_ref().is_some_and(|duel| !duel.defence.is_empty())
    }),
    wanted("attacker-cancels", Eyes::Turn, |at| {
        at.waits(|choice| *choice == Pending::AttackerCancels)
    }),
    wanted("defender-cancels", Eyes::Turn, |at| {
        at.waits(|choice| *choice == Pending::DefenderCancels)
    }),
    wanted("lose", Eyes::Turn, |at| {
        at.waits(|choice| matches!(choice, Pending::Lose { .. })) && at.moves.len() > 1
    }),
    wanted("spoils", Eyes::Turn, |at| {
        at.waits(|choice| *choice == Pending::Spoils)
    }),
    wanted("last-round", Eyes::Turn, |at| {
        at.acts() && at.view.usurper.is_some_and(|usurper| usurper != at.turn)
    }),
    wanted("peaceful", Eyes::Turn, |at| {
        at.acts() && at.view.scenario == Scenario::Peaceful && at.held() > 3 && at.seats() == 3
    }),
    wanted("spectator", Eyes::Public, |at| {
        at.acts() && at.seats() == 3 && at.held() > 4
    }),
    wanted("over-influence", Eyes::Turn, |at| {
        at.view.ending == Some(Ending::Influence) && at.seats() == 4
    }),
    wanted("over-usurper", Eyes::Turn, |at| {
        at.view.ending == Some(Ending::Usurper)
    }),
    wanted("over-council", Eyes::Turn, |at| {
        at.view.ending == Some(Ending::Council)
    }),
    wanted("over-overthrow", Eyes::Turn, |at| {
        at.view.ending == Some(Ending::Overthrow)
    }),
];

/// What was found: positions by their name, and a move and an event of every kind.
#[derive(Default)]
struct Gallery {
    positions: BTreeMap<&'static str, Value>,
    moves: BTreeMap<String, Value>,
    events: BTreeMap<String, Value>,
}

impl Gallery {
    /// Plays games until every kind of position was seen.
    fn fill(&mut self) {
        for number in 0..20_000u64 {
            if number > 1_500 && self.positions.len() == WANTED.len() {
                return;
            }
            play(number, self);
        }
        let missing = WANTED.iter().map(|wanted| wanted.name);
        let missing: Vec<_> = missing
            .filter(|name| !self.positions.contains_key(name))
            .collect();
        eprintln!("not found: {missing:?}");
    }

    fn positions(&self) -> String {
        let found = WANTED.iter().filter_map(|wanted| self.positions.get(wanted.name));
        let lines: Vec<String> = found.map(Value::to_string).collect();
        format!("[\n{}\n]", lines.join(",\n"))
    }

    fn samples(&self) -> String {
        let list = |found: &BTreeMap<String, Value>| {
            let lines: Vec<String> = found.values().map(Value::to_string).collect();
            lines.join(",\n")
        };
        format!(
            "{{\"moves\":[\n{}\n],\"events\":[\n{}\n]}}",
            list(&self.moves),
            list(&self.events)
        )
    }
}

/// Of what kind a value is: its variant, and the variants inside that are said in different words.
fn kind(value: &Value) -> String {
    match value {
        Value::String(name) => name.clone(),
        Value::Object(fields) if fields.len() == 1 => {
            let within = |(name, inner): (&String, &Value)| match (name.as_str(), inner) {
                ("use", Value::String(ability)) => format!("use/{ability}"),
                (name, Value::Object(inner)) => {
                    let telling = ["ending", "cause", "how", "from", "free", "marked", "loser"];
                    let told = telling.iter().filter_map(|field| inner.get(*field)).map(tag);
                    format!("{name}/{}", told.collect::<Vec<_>>().join(" "))
                }
                (name, _) => name.to_owned(),
            };
            fields.iter().map(within).collect()
        }
        _ => String::new(),
    }
}

/// What tells apart two values of a field: not which seat or place it is.
fn tag(value: &Value) -> String {
    match value {
        Value::String(name) if name.len() > 2 => name.clone(),
        Value::Object(fields) => fields.keys().cloned().collect(),
        Value::Bool(so) => so.to_string(),
        Value::Null => "none".into(),
        _ => "some".into(),
    }
}

fn play(number: u64, gallery: &mut Gallery) {
    let scenario = ["base", "base", "aggressive", "peaceful"][(number % 4) as usize];
    let given =
        Setup::parse_settings(&[format!("scenario={scenario}")], Tortuga::options()).unwrap_or_default();
    let seats = 2 + (number / 4 % 3) as u8;
    let Ok(setup) = Tortuga::setup(seats, &given) else {
        return;
    };
    let (mut chance, mut choice) = (Chance::fast(number), Chance::fast(!number));
    let Ok(mut game) = Tortuga::deal(&setup, Cards::standard(), &mut chance) else {
        return;
    };
    let mut recent: Vec<Vec<Event>> = vec![Vec::new(); usize::from(seats)];
    loop {
        let turn = game.turn().seats().first();
        look(
            &game,
            turn.unwrap_or(Seat::FIRST),
            &recent,
            &mut gallery.positions,
        );
        let Some(turn) = turn else { return };
        let moves = game.offered(Actor::Seat(turn));
        for mv in moves.iter().map(|mv| json!(mv)) {
            gallery.moves.entry(kind(&mv)).or_insert(mv);
        }
        let Some(mv) = choose(&game, &moves, &mut choice) else {
            return;
        };
        let mut told = Told::listening();
        let mut moment = Moment {
            chance: &mut chance,
            told: &mut told,
            now: Millis(0),
        };
        game.apply(Actor::Seat(turn), &mv, &mut moment);
        recent = Seat::all(seats)
            .map(|seat| told.heard_by(Viewer::Seat(seat)).copied().collect())
            .collect();
        for event in recent.iter().flatten().map(|event| json!(event)) {
            gallery.events.entry(kind(&event)).or_insert(event);
        }
    }
}

/// A random move that gets somewhere: what wins influence is mostly done, and turns are ended when little is left to do.
fn choose(game: &Tortuga, moves: &[Move], choice: &mut Chance) -> Option<Move> {
    let weight = |mv: &Move| -> u8 {
        match mv {
            Move::Capture | Move::Convert(_) | Move::Conquer | Move::ConquerWithCrypto => 200,
            Move::BuyInfluence | Move::Use(_) | Move::TakeFromDepot | Move::Plunder => 100,
            Move::Play(_) | Move::Commit(_) | Move::Cancel(_) => 40,
            Move::Buy(card) => game.cards().face(*card, false).cost * 5,
            Move::Probe => 30,
            Move::Attack(_) | Move::Collect | Move::TakeReserve => 12,
            Move::Sail(_) => 6,
            Move::EndTurn | Move::Ready | Move::Done => 4,
            Move::DestroyInHand(_) | Move::DestroyInDiscard(_) => 8,
            _ => 1,
        }
    };
    let weights: Vec<u8> = moves.iter().map(weight).collect();
    Some(moves[choice.draw(&weights)?])
}

fn look(game: &Tortuga, turn: Seat, recent: &[Vec<Event>], found: &mut BTreeMap<&'static str, Value>) {
    let seen = Seen {
        view: game.view(Viewer::Seat(turn)),
        moves: game.offered(Actor::Seat(turn)),
        turn,
    };
    for wanted in WANTED {
        if found.contains_key(wanted.name) || !(wanted.is)(&seen) {
            continue;
        }
        let other = match &seen.view.duel {
            Some(duel) if duel.attacker == turn => duel.defender,
            Some(duel) => duel.attacker,
            None => turn.next(game.seats()),
        };
        let (viewer, seat) = match wanted.eyes {
            Eyes::Turn => (Viewer::Seat(turn), Some(turn)),
            Eyes::Other => (Viewer::Seat(other), Some(other)),
            Eyes::Public => (Viewer::Public, None),
        };
        let moves = match wanted.eyes {
            Eyes::Turn if seen.view.ending.is_none() => seen.moves.clone(),
            _ => Vec::new(),
        };
        let events = seat.map(|seat| recent[seat.index()].clone()).unwrap_or_default();
        let position = json!({
            "name": wanted.name,
            "seat": seat,
            "turn": turn,
            "moves": moves,
            "recent": events,
            "view": with_aids(game, viewer),
        });
        found.insert(wanted.name, position);
    }
}

/// What a viewer sees, with what the rules work out for it, as the page holds it.
fn with_aids<G: Game>(game: &G, viewer: Viewer) -> Value {
    let mut seen = json!(game.view(viewer));
    seen["aids"] = json!(game.aids(viewer));
    seen
}
