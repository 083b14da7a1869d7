//! Writes what the tests and the gallery of the page draw, made by the rules themselves: positions found by playing games at random.
//!
//! ```text
//! cargo run -p celestia --example celestia_fixtures
//! ```

use std::collections::BTreeMap;
use std::path::Path;

use celestia::cards::Cards;
use celestia::{Berth, Celestia, Crew, Event, Face, Move, Statement, Step, Token, View, With};
use serde_json::{Value, json};
use table::{Actor, CardSet, Chance, Game, Match, Millis, Seat, Seed, Setup, Viewer};

fn main() -> std::io::Result<()> {
    let page = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../../web/src/games/celestia");
    let mut gallery = Gallery::default();
    gallery.fill();
    let lines: Vec<String> = gallery.positions().iter().map(Value::to_string).collect();
    std::fs::create_dir_all(page.join("fixtures"))?;
    std::fs::write(page.join("fixtures/samples.json"), gallery.samples() + "\n")?;
    std::fs::write(
        page.join("fixtures/positions.json"),
        format!("[\n{}\n]\n", lines.join(",\n")),
    )?;
    std::fs::write(
        page.join("fixtures/cards.json"),
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
    Partner,
    Public,
    Everything,
}

/// A position as whom the table waits for sees it.
struct Seen {
    view: View,
    moves: Vec<Move>,
}

impl Seen {
    fn offers(&self, is: impl Fn(&Move) -> bool) -> bool {
        self.moves.iter().any(is)
    }

    fn ready(&self, crew: Crew) -> bool {
        self.view
            .crew
            .iter()
            .any(|card| card.crew == crew && card.berth == Berth::Ready)
    }

    fn strikes(&self, is: impl Fn(With) -> bool) -> bool {
        self.offers(|mv| matches!(mv, Move::Strike { with, .. } if is(*with)))
    }

    fn talked(&self) -> bool {
        self.view.players.iter().any(|player| player.answer.is_some())
    }

    fn flags(&self) -> usize {
        let open = self.view.dice.iter().filter(|die| !die.out);
        open.filter(|die| die.face == Face::Flag).count()
    }

    fn load(&self) -> u8 {
        let aboard = |berth: &Berth| matches!(berth, Berth::Ready | Berth::Used);
        let crew = self.view.crew.iter().filter(|card| aboard(&card.berth)).count();
        self.view.airship.gold + self.view.airship.smoke + crew as u8
    }
}

const fn wanted(name: &'static str, eyes: Eyes, is: fn(&Seen) -> bool) -> Wanted {
    Wanted { name, eyes, is }
}

const WANTED: &[Wanted] = &[
    wanted("draft", Eyes::Turn, |at| at.view.step == Step::Draft),
    wanted("briefing-first", Eyes::Turn, |at| {
        at.view.step == Step::Briefing && at.view.ship == 0
    }),
    wanted("briefing", Eyes::Turn, |at| {
        at.view.step == Step::Briefing
            && at.ready(Crew::Baba)
            && at.ready(Crew::Olga)
            && at.offers(|mv| *mv == Move::Stage)
    }),
    wanted("briefing-talk", Eyes::Partner, |at| {
        at.view.step == Step::Briefing && at.talked() && at.view.ship > 6 && !at.view.said.is_empty()
    }),
    wanted("briefing-on-stage", Eyes::Turn, |at| {
        at.view.step == Step::Briefing && at.view.on_stage.is_some() && at.view.olga
    }),
    wanted("arrange", Eyes::Turn, |at| {
        at.view.step == Step::Arrange { cards: 3 }
    }),
    wanted("dice", Eyes::Turn, |at| {
        at.view.step == Step::Dice
            && at.view.dice.len() == 4
            && at.view.airship.smoke > 1
            && at.flags() > 0
            && !at.view.assaults.boarding
    }),
    wanted("dice-talk", Eyes::Partner, |at| {
        at.view.step == Step::Dice && at.talked() && at.view.dice.len() > 2
    }),
    wanted("proposal", Eyes::Partner, |at| {
        let captain = at.view.captain;
        let (asked, answered) = (
            &at.view.players[captain.index()].proposal,
            &at.view.players[captain.other().index()].answer,
        );
        asked.is_some() && answered.is_none() && at.view.ship > 2
    }),
    wanted("augusta", Eyes::Turn, |at| {
        matches!(at.view.step, Step::Augusta { set: Some(_) })
    }),
    wanted("validated", Eyes::Turn, |at| {
        matches!(at.view.step, Step::Validated { .. })
    }),
    wanted("forfeit", Eyes::Turn, |at| at.view.step == Step::Forfeit),
    wanted("discard", Eyes::Turn, |at| {
        matches!(at.view.step, Step::Discard { .. })
    }),
    wanted("deactivate", Eyes::Turn, |at| at.view.step == Step::Deactivate),
    wanted("dismiss", Eyes::Turn, |at| at.view.step == Step::Dismiss),
    wanted("starter", Eyes::Turn, |at| at.view.step == Step::Starter),
    wanted("combat", Eyes::Turn, |at| {
        at.view.dice.iter().any(|die| die.out)
            && at.strikes(|with| with == With::Card)
            && at.strikes(|with| matches!(with, With::Pair(_)))
            && at.strikes(|with| with == With::Joker)
    }),
    wanted("combat-flag", Eyes::Turn, |at| {
        at.strikes(|with| matches!(with, With::Any(_))) && at.strikes(|with| with == With::Card)
    }),
    wanted("combat-endure", Eyes::Turn, |at| {
        at.offers(|mv| *mv == Move::Endure)
    }),
    wanted("combat-crew", Eyes::Turn, |at| {
        at.offers(|mv| matches!(mv, Move::Sweep(_))) && at.strikes(|with| matches!(with, With::Mama(_)))
    }),
    wanted("combat-watch", Eyes::Partner, |at| {
        matches!(at.view.step, Step::Combat { .. }) && at.view.dice.iter().filter(|die| die.out).count() > 1
    }),
    wanted("aftermath", Eyes::Turn, |at| at.view.step == Step::Aftermath),
    wanted("salvage", Eyes::Turn, |at| {
        matches!(at.view.step, Step::Salvage { left: 2 })
    }),
    wanted("statement", Eyes::Turn, |at| {
        at.offers(|mv| *mv == Move::Say(Statement::HaveEverything))
    }),
    wanted("card-reward", Eyes::Turn, |at| at.view.step == Step::CardReward),
    wanted("load", Eyes::Turn, |at| {
        matches!(at.view.step, Step::Load { left: 2, .. }) && at.offers(|mv| *mv == Move::Load)
    }),
    wanted("load-full", Eyes::Turn, |at| {
        matches!(at.view.step, Step::Load { .. }) && !at.offers(|mv| *mv == Move::Load)
    }),
    wanted("recruit", Eyes::Turn, |at| {
        matches!(at.view.step, Step::Recruit { .. })
    }),
    wanted("share-starter", Eyes::Turn, |at| {
        at.view.step == Step::ShareStarter && at.view.piles.face_down > 2
    }),
    wanted("share", Eyes::Turn, |at| {
        matches!(at.view.step, Step::Share { .. })
            && at.view.piles.face_down > 1
            && at.view.piles.shown.total() > 1
    }),
    wanted("share-passed", Eyes::Turn, |at| {
        matches!(at.view.step, Step::Share { passed: true, .. })
    }),
    wanted("jettison", Eyes::Turn, |at| {
        matches!(at.view.step, Step::Jettison { .. }) && at.load() > 3
    }),
    wanted("market", Eyes::Turn, |at| {
        at.view.step == Step::Market && at.view.airship.gold > 1
    }),
    wanted("armoury", Eyes::Turn, |at| {
        at.offers(|mv| *mv == Move::Reactivate)
    }),
    wanted("boarding-dice", Eyes::Turn, |at| {
        at.view.step == Step::Dice && at.view.assaults.boarding && at.view.assaults.masts == 2
    }),
    wanted("boarding-flag", Eyes::Turn, |at| {
        at.strikes(|with| matches!(with, With::Both(..)))
    }),
    wanted("boarding-watch", Eyes::Partner, |at| {
        matches!(at.view.step, Step::Combat { .. })
            && at.view.assaults.boarding
            && at.view.assaults.masts == 1
    }),
    wanted("won", Eyes::Turn, |at| {
        at.view.step == Step::Over(celestia::Ending::PirateBeaten)
    }),
    wanted("lost", Eyes::Turn, |at| {
        at.view.step == Step::Over(celestia::Ending::OutOfEnergy)
    }),
    wanted("spectator", Eyes::Public, |at| {
        matches!(at.view.step, Step::Combat { .. }) && at.view.ship > 9
    }),
    wanted("everything", Eyes::Everything, |at| {
        at.view.step == Step::Briefing && at.view.ship > 4
    }),
];

const MODES: [&str; 3] = ["normal", "expert", "rapid"];

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
        for number in 0..60_000u64 {
            if number > 3_000 && self.positions.len() == WANTED.len() {
                return;
            }
            play(number, self);
        }
        eprintln!("found {} of {} positions", self.positions.len(), WANTED.len());
    }

    fn positions(&mut self) -> Vec<Value> {
        WANTED
            .iter()
            .filter_map(|wanted| self.positions.remove(wanted.name))
            .collect()
    }

    fn samples(&self) -> String {
        let list = |found: &BTreeMap<String, Value>| {
            found
                .values()
                .map(Value::to_string)
                .collect::<Vec<_>>()
                .join(",\n")
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
        Value::Null => "none".into(),
        Value::Object(fields) if fields.len() == 1 => {
            let inner = fields
                .iter()
                .map(|(name, inner)| format!("{name}/{}", kind(inner)));
            inner.collect()
        }
        Value::Object(fields) => {
            let telling = [
                "with",
                "token",
                "proposal",
                "statement",
                "answer",
                "reward",
                "ending",
                "card",
            ];
            let told = telling.iter().filter_map(|field| fields.get(*field)).map(kind);
            told.collect::<Vec<_>>().join(" ")
        }
        _ => String::new(),
    }
}

fn play(number: u64, gallery: &mut Gallery) {
    let mode = format!("mode={}", MODES[(number % 3) as usize]);
    let given = Setup::parse_settings(&[mode], Celestia::options()).unwrap_or_default();
    let Ok(setup) = Setup::new(2, Celestia::SEATS, Celestia::options(), &given) else {
        return;
    };
    let seed = Seed::from_text("gallery").nth(number);
    let Ok(mut game) = Match::<Celestia>::new(setup, Cards::standard(), seed, vec![]) else {
        return;
    };
    let mut chance = Chance::fast(number);
    let mut recent: [Vec<Event>; 2] = Default::default();
    loop {
        let turn = game.state().turn().seats().first();
        look(
            game.state(),
            turn.unwrap_or(Seat::FIRST),
            &recent,
            &mut gallery.positions,
        );
        let Some(turn) = turn else { return };
        let talks = game.state().asides().first().filter(|_| chance.pick(4) == 0);
        let by = talks.unwrap_or(turn);
        let moves = game.state().offered(Actor::Seat(by));
        for mv in moves.iter().map(|mv| json!(mv)) {
            gallery.moves.entry(kind(&mv)).or_insert(mv);
        }
        let Some(mv) = choose(&moves, &mut chance) else {
            return;
        };
        let Ok(told) = game.play(Actor::Seat(by), &mv, Millis(0)) else {
            return;
        };
        recent = [Seat::FIRST, Seat::FIRST.other()]
            .map(|seat| told.heard_by(Viewer::Seat(seat)).copied().collect());
        for event in recent[0].iter().map(|event| json!(event)) {
            gallery.events.entry(kind(&event)).or_insert(event);
        }
    }
}

/// A random move that keeps the game interesting: what is won is mostly taken, and cards are spent sparingly.
fn choose(moves: &[Move], chance: &mut Chance) -> Option<Move> {
    let weight = |mv: &Move| -> u8 {
        match mv {
            Move::Load | Move::Continue | Move::BuyCards => 30,
            Move::Strike { with: With::Card, .. }
            | Move::Strike {
                with: With::Any(_), ..
            } => 40,
            Move::Strike {
                with: With::Joker, ..
            } => 8,
            Move::Validate => 12,
            Move::Take(_) | Move::TakeHidden => 20,
            Move::UseCrew(_) | Move::Stage | Move::Answer(_) => 8,
            Move::Jettison(Token::Crew(_)) | Move::Decline | Move::Propose(_) => 1,
            _ => 3,
        }
    };
    let weights: Vec<u8> = moves.iter().map(weight).collect();
    Some(moves[chance.draw(&weights)?])
}

fn look(game: &Celestia, turn: Seat, recent: &[Vec<Event>; 2], found: &mut BTreeMap<&'static str, Value>) {
    let seen = Seen {
        view: game.view(Viewer::Seat(turn)),
        moves: game.offered(Actor::Seat(turn)),
    };
    for wanted in WANTED {
        if found.contains_key(wanted.name) || !(wanted.is)(&seen) {
            continue;
        }
        let (viewer, seat) = match wanted.eyes {
            Eyes::Turn => (Viewer::Seat(turn), Some(turn)),
            Eyes::Partner => (Viewer::Seat(turn.other()), Some(turn.other())),
            Eyes::Public => (Viewer::Public, None),
            Eyes::Everything => (Viewer::Everything, None),
        };
        let moves = seat
            .map(|seat| game.offered(Actor::Seat(seat)))
            .unwrap_or_default();
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
