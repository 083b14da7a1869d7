//! Random play until everything in the box has been used.

use std::collections::BTreeSet;

use celestia::{Cards, Celestia, Crew, Event, Move, Token, With};
use table::{CardSet, Chance, Game, Millis, Moment, Setup, Told, Viewer};

/// What there is to happen, each under a name.
fn wanted(cards: &Cards) -> BTreeSet<String> {
    let mut all = BTreeSet::new();
    let mut each = |what: &str, count: usize| all.extend((0..count).map(|at| format!("{what} {at}")));
    each("ambush", cards.ambushes.len());
    each("stage", cards.stages.len());
    each("assault", cards.assaults.len());
    each("token", cards.energy.len());
    each("deck", cards.decks.len());
    each("pirate", cards.pirates.len());
    all.extend(Crew::ALL.into_iter().map(|crew| format!("crew {crew:?}")));
    all.extend(
        ["PirateCaught", "PirateBeaten", "OutOfEnergy", "PirateEscaped"]
            .map(|ending| format!("ending {ending}")),
    );
    all.extend(
        [
            "took",
            "took_hidden",
            "passed",
            "moved",
            "caught",
            "dice_thrown",
            "dice_rerolled",
            "die_set",
            "validated",
            "pirate_advanced",
            "crew_used",
            "path_shown",
            "path_arranged",
            "gold_lost",
            "card_forfeited",
            "crew_turned",
            "combat_begins",
            "struck",
            "swept",
            "endured",
            "energy_lost",
            "combat_won",
            "salvaged",
            "reward_due",
            "said",
            "loaded",
            "declined",
            "jettisoned",
            "crew_offered",
            "crew_declined",
            "cards_shown",
            "share_begins",
            "deck_shuffled",
            "stage_reached",
            "cards_bought",
            "smoke_bought",
            "crew_readied",
            "captain_changed",
            "boarding_begins",
            "assault_begins",
            "mast_destroyed",
            "proposed",
            "answered",
            "ended",
        ]
        .map(|event| format!("event {event}")),
    );
    all
}

fn note(event: &Event, happened: &mut BTreeSet<String>) {
    let value = serde_json::to_value(event).unwrap();
    let name = value
        .as_str()
        .map(str::to_owned)
        .or_else(|| value.as_object()?.keys().next().cloned());
    happened.insert(format!("event {}", name.unwrap()));
    happened.extend(match event {
        Event::Moved { ambush, .. } => Some(format!("ambush {}", ambush.0)),
        Event::StageReached { stage, .. } => Some(format!("stage {}", stage.0)),
        Event::AssaultBegins { assault, .. } => Some(format!("assault {}", assault.0)),
        Event::EnergyLost { token, .. } => Some(format!("token {}", token.0)),
        Event::CrewUsed { crew, .. } => Some(format!("crew {crew:?}")),
        Event::Ended { ending } => Some(format!("ending {ending:?}")),
        _ => None,
    });
}

/// How much a careful player dislikes a move.
fn dearness(mv: Move) -> u8 {
    match mv {
        Move::Strike {
            with: With::Card | With::Any(_),
            ..
        }
        | Move::Load
        | Move::Take(_)
        | Move::TakeHidden => 0,
        Move::BuyCards | Move::Continue | Move::Stage | Move::Begin(_) | Move::UseCrew(_) => 1,
        Move::Strike { .. } | Move::Sweep(_) | Move::Validate => 2,
        Move::Propose(_) | Move::Answer(_) => 4,
        Move::Endure | Move::Decline | Move::Pass | Move::Jettison(Token::Crew(_)) => 5,
        _ => 3,
    }
}

#[test]
fn everything_in_the_box_is_used() {
    let cards = Cards::standard();
    let mut missing = wanted(cards);
    let mut chance = Chance::fast(2);
    let mut moves = Vec::new();
    for game_number in 0..40_000 {
        if missing.is_empty() {
            return;
        }
        let mode = ["mode=rapid", "mode=normal", "mode=expert"][game_number % 3];
        let setup =
            Celestia::setup(2, &Setup::parse_settings(&[mode], Celestia::options()).unwrap()).unwrap();
        let mut game = Celestia::deal(&setup, cards, &mut chance).unwrap();
        let view = game.view(Viewer::Everything);
        let mut happened = BTreeSet::from([
            format!("deck {}", view.airship.deck.0),
            format!("pirate {}", view.pirate_card.0),
        ]);
        while game.turn().outcome().is_none() {
            let actors: Vec<_> = game.actors().collect();
            let by = actors[chance.pick(actors.len())];
            moves.clear();
            game.moves(by, &mut moves);
            if moves.is_empty() {
                continue;
            }
            let mut mv = moves[chance.pick(moves.len())];
            // Purely random players never beat the pirate, so every other game is played with a little care: the best of a few
            // random choices, where the dearest choice is to stop, to talk or to burn cards.
            if game_number % 2 == 1 {
                let tries: Vec<Move> = (0..5).map(|_| moves[chance.pick(moves.len())]).collect();
                mv = tries.into_iter().min_by_key(|mv| dearness(*mv)).unwrap_or(mv);
            }
            let mut told = Told::listening();
            game.apply(
                by,
                &mv,
                &mut Moment {
                    chance: &mut chance,
                    told: &mut told,
                    now: Millis(0),
                },
            );
            told.heard_by(Viewer::Everything)
                .for_each(|event| note(event, &mut happened));
        }
        missing = missing.difference(&happened).cloned().collect();
    }
    panic!("40,000 random games never used: {missing:?}");
}
