//! Recorded games that every later version must still play.

use std::collections::BTreeMap;

use bots::{Levels, Next, Players};
use table::{Actor, CardSet, Chance, Game, Match, Millis, Moment, Record, Replay, Seed, Told};

use crate::{LabError, Series, Variant, auto, variants};

/// A recorded game and the name of its file.
#[derive(Clone, Debug)]
pub struct Golden {
    /// The name: `2-rapid-random.jsonl`.
    pub file: String,
    /// The record.
    pub text: String,
}

/// Records a game of every variant with every bot that moves at once. The same program always records the same games: a difference is a change of the rules or of a bot.
pub fn record<G: Levels>() -> Result<Vec<Golden>, LabError> {
    let mut corpus = Vec::new();
    for variant in variants::<G>() {
        for bot in table::bots::names::<G>() {
            let series = Series::<G> {
                setup: variant.setup.clone(),
                cards: G::Cards::standard(),
                bots: vec![bot.into()],
                games: 1,
                seed: Seed::from_text(&format!("golden {}", variant.name)),
                threads: Some(1),
                record: true,
            };
            auto(&series, |played| {
                corpus.push(Golden {
                    file: format!("{}-{bot}.jsonl", variant.name),
                    text: played.record.unwrap_or_default(),
                });
                true
            })?;
        }
    }
    add_late_games::<G>(&mut corpus)?;
    Ok(corpus)
}

/// Each chapter of the rules has so many positions in the recorded games: the laws begin there.
const FEWEST: usize = 12;
/// So many games of each variant and bot are played for those that get there.
const TRIES: u64 = 6;
/// So many moves of one position are looked at for where they lead.
const LOOKS: usize = 32;

/// How many positions of each chapter there are.
type Counts = BTreeMap<&'static str, usize>;

/// Adds games that get to chapters which hardly come up in the others. Bots that play well get far; what they never do, those do that play
/// anything; and all of them are curious here: a move that leads to a rare chapter is made whatever they would rather do.
fn add_late_games<G: Levels>(corpus: &mut Vec<Golden>) -> Result<(), LabError> {
    let mut seen = Counts::new();
    for golden in &*corpus {
        count_chapters::<G>(&golden.text, &mut seen);
    }
    for number in 1..=TRIES {
        for bot in table::bots::names::<G>().into_iter().rev() {
            for variant in variants::<G>() {
                if !G::chapters().iter().any(|chapter| rare(&seen, chapter)) {
                    return Ok(());
                }
                let seed = Seed::from_text(&format!("late {} {number}", variant.name));
                let text = curious::<G>(&variant, bot, seed, &seen)
                    .map_err(|problem| LabError::Broken { seed, problem })?;
                let mut here = Counts::new();
                count_chapters::<G>(&text, &mut here);
                if here.keys().any(|chapter| rare(&seen, chapter)) {
                    let file = format!("{}-{bot}-late-{number}.jsonl", variant.name);
                    here.into_iter()
                        .for_each(|(chapter, count)| *seen.entry(chapter).or_default() += count);
                    corpus.push(Golden { file, text });
                }
            }
        }
    }
    Ok(())
}

fn rare(seen: &Counts, chapter: &str) -> bool {
    seen.get(chapter).is_none_or(|count| *count < FEWEST)
}

/// The record of a game in which rare chapters are gone to where a single move leads there.
fn curious<G: Levels>(variant: &Variant, bot: &str, seed: Seed, seen: &Counts) -> Result<String, String> {
    let seats = usize::from(variant.setup.seats());
    let bots = (0..seats).map(|_| table::bots::named::<G>(bot)).collect();
    let mut players = Players::new(bots, Chance::fast(seed.nth(0).small()));
    let mut choice = Chance::fast(seed.nth(1).small());
    let game = Match::<G>::new(variant.setup.clone(), G::Cards::standard(), seed, Vec::new());
    let mut game = game.map_err(|error| error.to_string())?;
    let mut seen = seen.clone();
    let mut now = Millis(0);
    while let Next::Move(by, mv, at) = players.next(game.state(), now) {
        now = at;
        let mv = off_the_road(game.state(), by, &seen, &mut choice, now).unwrap_or(mv);
        game.play(by, &mv, now)
            .map_err(|refused| format!("{mv:?} by {by:?}: {refused:?}"))?;
        *seen.entry(game.state().chapter()).or_default() += 1;
    }
    Ok(game.record().to_string())
}

/// A move that leads to a chapter which is rare, if there is one among those looked at.
fn off_the_road<G: Game>(
    state: &G,
    by: Actor,
    seen: &Counts,
    choice: &mut Chance,
    now: Millis,
) -> Option<G::Move> {
    if !G::chapters().iter().any(|chapter| rare(seen, chapter)) {
        return None;
    }
    let mut offered = state.offered(by);
    (0..LOOKS.min(offered.len())).find_map(|_| {
        let mv = offered.swap_remove(choice.pick(offered.len()));
        let mut next = state.clone();
        let (mut chance, mut told) = (Chance::fast(1), Told::deaf());
        let mut moment = Moment {
            chance: &mut chance,
            told: &mut told,
            now,
        };
        next.apply(by, &mv, &mut moment);
        (next.chapter() != state.chapter() && rare(seen, next.chapter())).then_some(mv)
    })
}

/// Counts the positions of a record by their chapter.
fn count_chapters<G: Levels>(text: &str, seen: &mut Counts) {
    let Ok(record) = Record::<G::Move>::parse(text) else {
        return;
    };
    let Ok(mut walk) = Replay::<G>::new(&record, G::Cards::standard()) else {
        return;
    };
    loop {
        *seen.entry(walk.position().chapter()).or_default() += 1;
        if !matches!(walk.step(), Ok(Some(_))) {
            return;
        }
    }
}
