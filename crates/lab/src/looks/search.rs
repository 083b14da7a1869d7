//! Games played until every look is found.

use std::collections::BTreeMap;

use bots::{Bot, Eyes, Levels, Players, Random};
use rayon::prelude::*;
use table::bots::{named, names};
use table::{Chance, Game, Setup};

use super::samples::name;
use super::walk::{Walk, Walker, written};
use super::{Drawn, Look, named as names_of, read, seen, value};
use crate::variants;

/// So many games of all variants are watched for moves and events that were not met before.
const SAMPLED: u64 = 64;
/// No more games than this are played for what is missing.
const MOST: u64 = 4_096;
/// Games are played so many at a time, and taken in the order of their numbers.
const BATCH: u64 = 8;
/// A long game has shown what it has by then.
const STEPS: usize = 4_000;

/// What came of a search.
pub struct Gathered {
    /// The files by their names.
    pub files: BTreeMap<&'static str, String>,
    /// The looks that were never found.
    pub missing: String,
}

/// The files of a gallery: drawn along the walks that were kept, as far as they still lead somewhere, and along new ones until every look is
/// found. `say` hears now and then how many games were played and what is still missing.
pub fn gather<G: Levels>(
    looks: &str,
    walks: Option<&str>,
    say: impl Fn(u64, &str),
) -> Result<Gathered, String> {
    let looks = read::<G>(looks)?;
    let mut drawn = Drawn::default();
    let mut kept = Vec::new();
    // Walks that cannot be read are walks of another time.
    let before: Vec<Walk> = walks
        .and_then(|text| serde_json::from_str(text).ok())
        .unwrap_or_default();
    for walk in before {
        keep::<G>(&looks, walk, &mut drawn, &mut kept);
    }
    for first in (0..MOST).step_by(BATCH as usize) {
        let missing = drawn.missing(&looks);
        if first >= SAMPLED && missing.is_empty() {
            break;
        }
        if first.is_multiple_of(SAMPLED) {
            say(first, &names_of(&missing));
        }
        let batch: Vec<u64> = (first..first + BATCH).collect();
        let played: Vec<Option<Walk>> = batch
            .into_par_iter()
            .map(|seed| play::<G>(&missing, seed))
            .collect();
        for walk in played.into_iter().flatten() {
            if first < SAMPLED || !walk.looks.is_empty() {
                keep::<G>(&looks, walk, &mut drawn, &mut kept);
            }
        }
    }
    Ok(Gathered {
        files: drawn.files::<G>(&looks, &kept),
        missing: names_of(&drawn.missing(&looks)),
    })
}

/// Keeps a walk as far as it shows something new.
fn keep<G: Game>(looks: &[Look], mut walk: Walk, drawn: &mut Drawn, kept: &mut Vec<Walk>) {
    if let Some(last) = drawn.follow::<G>(looks, &mut walk) {
        walk.cut(last);
        kept.push(walk);
    }
}

/// Plays a game where one of the looks may be found, and says where which of them were.
fn play<G: Levels>(missing: &[&Look], seed: u64) -> Option<Walk> {
    let mut choice = Chance::fast(seed);
    // Any game at first, then one in which something is missing.
    let watched = seed < SAMPLED && seed.is_multiple_of(2);
    let target = match missing.len() {
        0 => None,
        several => Some(missing[choice.pick(several)]).filter(|_| !watched),
    };
    let setup = setup::<G>(target, &mut choice)?;
    let mut players = players::<G>(target, setup.seats(), choice);
    let mut missing: Vec<&Look> = missing
        .iter()
        .copied()
        .filter(|look| look.admits::<G>(&setup))
        .collect();
    let mut walker = Walker::<G>::deal(&setup, seed)?;
    let mut walk = Walk {
        setup,
        seed,
        steps: String::new(),
        looks: BTreeMap::new(),
    };
    for step in 0..STEPS {
        if !missing.is_empty() {
            let aids = missing.iter().any(|look| look.asks_for_aids());
            let seen = seen(&walker.state, &walker.told, aids);
            missing.retain(|look| {
                let found = look.is(&seen);
                if found {
                    walk.looks.insert(look.name.clone(), step);
                }
                !found
            });
        }
        match walker.ask(&mut players) {
            Some(choice) => walk.steps += &written(choice),
            None => break,
        }
    }
    Some(walk)
}

/// A way to set the game up: any, or one in which the look may be found.
fn setup<G: Game>(target: Option<&Look>, choice: &mut Chance) -> Option<Setup> {
    let variants = variants::<G>();
    let variant = &variants[choice.pick(variants.len())].setup;
    let Some(look) = target else {
        return Some(variant.clone());
    };
    let mut settings = variant.settings().clone();
    settings.extend(Setup::parse_settings(&look.settings, G::options()).ok()?);
    G::setup(look.seats.unwrap_or(variant.seats()), &settings).ok()
}

/// Bots of one kind at every seat: such as make for the look if it says how, steady ones, such as do anything at all now and then, or such as
/// try everything.
fn players<G: Levels>(target: Option<&Look>, seats: u8, mut choice: Chance) -> Players<G> {
    let names = names::<G>();
    let name = names[choice.pick(names.len())];
    let manner = choice.pick(3);
    let prefer = target
        .map(|look| &look.prefer)
        .filter(|prefer| !prefer.is_empty());
    let seated = (0..seats).map(|_| {
        let bot = named::<G>(name)?;
        Some(match (prefer, manner) {
            (Some(prefer), _) => Box::new(Eager(prefer.clone())) as Box<dyn Bot<G>>,
            (None, 0) => Box::new(Wayward(bot, Random)),
            (None, 1) => Box::new(Wayward(bot, Curious)),
            _ => bot,
        })
    });
    Players::new(seated.collect(), choice)
}

/// Chooses at random, but some kinds of moves much more often than others.
struct Eager(BTreeMap<String, u8>);

impl<G: Game> Bot<G> for Eager {
    fn choose(&mut self, _eyes: &Eyes<'_, G>, moves: &[G::Move], chance: &mut Chance) -> Option<G::Move> {
        let weight = |mv: &G::Move| {
            let name = name(&value(mv));
            let kind = name.split('/').next().unwrap_or_default();
            self.0.get(kind).copied().unwrap_or(1)
        };
        let weights: Vec<u8> = moves.iter().map(weight).collect();
        moves.get(chance.draw(&weights)?).cloned()
    }

    fn speaks_up(&mut self, chance: &mut Chance) -> bool {
        chance.die(4) == 0
    }
}

/// A bot that lets another choose one time in two.
struct Wayward<G, B>(Box<dyn Bot<G>>, B);

impl<G: Game, B: Bot<G>> Bot<G> for Wayward<G, B> {
    fn choose(&mut self, eyes: &Eyes<'_, G>, moves: &[G::Move], chance: &mut Chance) -> Option<G::Move> {
        match chance.pick(2) {
            0 => self.0.choose(eyes, moves, chance),
            _ => self.1.choose(eyes, moves, chance),
        }
    }

    fn speaks_up(&mut self, chance: &mut Chance) -> bool {
        match chance.pick(2) {
            0 => self.0.speaks_up(chance),
            _ => self.1.speaks_up(chance),
        }
    }

    fn pace(&self) -> u64 {
        self.0.pace()
    }
}

/// Chooses what to do before where: a kind of move that is offered once comes as often as one that is offered forty times.
struct Curious;

impl<G: Game> Bot<G> for Curious {
    fn choose(&mut self, _eyes: &Eyes<'_, G>, moves: &[G::Move], chance: &mut Chance) -> Option<G::Move> {
        let mut kinds: BTreeMap<String, Vec<&G::Move>> = BTreeMap::new();
        for mv in moves {
            kinds.entry(name(&value(mv))).or_default().push(mv);
        }
        let kind = chance.pick(kinds.len().max(1));
        let alike = kinds.into_values().nth(kind)?;
        alike.get(chance.pick(alike.len())).copied().cloned()
    }

    fn speaks_up(&mut self, chance: &mut Chance) -> bool {
        chance.die(4) == 0
    }
}
