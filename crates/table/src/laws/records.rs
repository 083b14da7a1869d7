//! Records, kept positions and taking back.

use std::path::Path;

use serde_json::Value;

use super::Broken;
use super::grounds::Grounds;
use super::mutation::{change_leaf, count_leaves};
use super::walk::{Case, Walk, choose, for_cases};
use crate::chance::Chance;
use crate::game::{CardSet, Game};
use crate::highlight::Highlight;
use crate::matches::{Match, RefusedAt, Replay, Undo};
use crate::record::Record;
use crate::seat::{Actor, SeatSet, Viewer};
use crate::seed::Seed;
use crate::snapshot;
use crate::turn::{Millis, Turn};

/// A random game as a match, with its states.
fn played<G: Game>(case: &Case) -> Result<(Match<G>, Vec<G>), Broken> {
    let words = (0..case.setup.seats())
        .map(|seat| format!("word {seat}"))
        .collect();
    let secret = Seed::from_text(&case.seed.to_string());
    let mut game = Match::<G>::new(case.setup.clone(), G::Cards::standard(), secret, words)
        .map_err(|error| error.to_string())?;
    let mut choice = Chance::fast(case.seed);
    let mut states = vec![game.state().clone()];
    let mut moves = Vec::new();
    for at in 0..u64::from(case.stop::<G>()?) {
        let Some((by, mv)) = choose(game.state(), &mut choice, &mut moves)? else {
            break;
        };
        let now = match (by, game.state().turn()) {
            (
                Actor::Clock(_),
                Turn::RealTime {
                    until: Some(until), ..
                },
            ) => until,
            _ => Millis(at * 10),
        };
        game.play(by, &mv, now)
            .map_err(|refused| format!("{mv:?} was offered and refused: {refused:?}"))?;
        states.push(game.state().clone());
        // Now and then somebody takes a step back, and the game goes on from there.
        if choice.die(12) == 0
            && let Some(seat) = by.seat()
            && game.undo(seat, SeatSet::all(case.setup.seats()), now).is_ok()
        {
            states.push(game.state().clone());
        }
    }
    Ok((game, states))
}

/// The record, written and read back, leads through the very same states, and the draws are those the seed gives.
pub fn a_record_replays_to_the_same_states<G: Game>(_: &Grounds<G>) -> Result<(), Broken> {
    for_cases::<G>(32, |case| {
        let (mut game, states) = played::<G>(&case)?;
        game.break_off();
        let text = game.record().to_string();
        let record = Record::<G::Move>::parse(&text).map_err(|error| error.to_string())?;
        if &record != game.record() || record.to_string() != text {
            return Err("the record does not come back the same from its text".into());
        }
        let mut walk = Replay::<G>::new(&record, G::Cards::standard()).map_err(|error| error.to_string())?;
        for (at, state) in states.iter().enumerate() {
            if walk.position() != state {
                return Err(format!("after entry {at} the replay stands elsewhere"));
            }
            walk.step().map_err(|error| error.to_string())?;
        }
        Match::<G>::verify(&record, G::Cards::standard())
            .map(drop)
            .map_err(|error| error.to_string())
    })
}

/// A record in which one outcome of chance, the secret or a word was changed does not verify.
pub fn a_changed_record_does_not_verify<G: Game>(_: &Grounds<G>) -> Result<(), Broken> {
    for_cases::<G>(24, |case| {
        let (mut game, _) = played::<G>(&case)?;
        game.break_off();
        let verify = |record: &Record<G::Move>| Match::<G>::verify(record, G::Cards::standard()).is_ok();
        let mut changed = game.record().clone();
        if let Some(word) = changed.header.words.first_mut() {
            word.push('!');
        }
        let secret_changed = changed.header.deal.is_empty()
            && (0..changed.entries().len()).all(|at| changed.lots(at).is_empty());
        if verify(&changed) && !secret_changed {
            return Err("a record with another word verifies".into());
        }
        let mut changed = game.record().clone();
        if let Some(close) = &mut changed.close {
            close.secret = close.secret.nth(1);
        }
        if verify(&changed) {
            return Err("a record with another secret verifies".into());
        }
        let mut changed = game.record().clone();
        if let Some(last) = changed.entries().len().checked_sub(1) {
            changed.truncate(last);
            if verify(&changed) {
                return Err("a record that lost its last entry verifies".into());
            }
        }
        Ok(())
    })
}

/// A position kept and restored is the same position.
pub fn a_snapshot_comes_back_the_same<G: Game>(grounds: &Grounds<G>) -> Result<(), Broken> {
    for_cases::<G>(160, |case| {
        let walk = Walk::<G>::until(&case, grounds)?;
        let text = snapshot_text(&walk.state)?;
        let restored =
            snapshot::restore::<G>(&text, G::Cards::standard()).map_err(|error| error.to_string())?;
        if restored != walk.state {
            return Err(format!("kept:\n{:?}\nrestored:\n{restored:?}", walk.state));
        }
        if snapshot_text(&restored)? != text {
            return Err("a restored position is kept differently".into());
        }
        Ok(())
    })
}

pub(super) fn snapshot_text<G: Game>(state: &G) -> Result<String, Broken> {
    serde_json::to_string(&snapshot::take(state, G::Cards::standard())).map_err(|error| error.to_string())
}

/// A snapshot of another game, other rules, other cards, or one cut short is refused with a reason; one in which a value was
/// changed is refused, or is still a position that can be played without a panic.
pub fn a_foreign_snapshot_is_refused<G: Game>(grounds: &Grounds<G>) -> Result<(), Broken> {
    for_cases::<G>(160, |case| {
        let mut walk = Walk::<G>::until(&case, grounds)?;
        let text = snapshot_text(&walk.state)?;
        let value: Value = serde_json::from_str(&text).map_err(|error| error.to_string())?;
        for (field, foreign) in [
            ("game", "chess".into()),
            ("rules", 999_999.into()),
            ("cards", "00000000deadbeef".into()),
        ] {
            let mut changed = value.clone();
            changed[field] = foreign;
            if snapshot::restore::<G>(&changed.to_string(), G::Cards::standard()).is_ok() {
                return Err(format!("a snapshot with another '{field}' is accepted"));
            }
        }
        let cut = walk.choice.pick(text.len().max(1));
        if text.is_char_boundary(cut) && snapshot::restore::<G>(&text[..cut], G::Cards::standard()).is_ok() {
            return Err("a snapshot that was cut short is accepted".into());
        }
        let mut changed = value;
        let mut leaf = walk.choice.pick(count_leaves(&changed["state"]).max(1));
        change_leaf(&mut changed["state"], &mut leaf, &[], &mut walk.choice);
        if let Ok(state) = snapshot::restore::<G>(&changed.to_string(), G::Cards::standard()) {
            let (chance, choice) = (Chance::fast(3), Chance::fast(4));
            let mut damaged = Walk {
                state,
                chance,
                choice,
                now: Millis(0),
                moves: Vec::new(),
            };
            for _ in 0..60 {
                if !matches!(damaged.step(), Ok(Some(_))) {
                    break;
                }
            }
        }
        Ok(())
    })
}

/// Taking a move back gives exactly the state before it, freely or by consent; and what is free is only the seat's own last step.
pub fn taking_back_restores_exactly<G: Game>(_: &Grounds<G>) -> Result<(), Broken> {
    for_cases::<G>(48, |case| {
        let (mut game, _) = played::<G>(&case)?;
        let mut choice = Chance::fast(case.seed ^ 9);
        let before = game.state().clone();
        let Some((by, mv)) = choose(game.state(), &mut choice, &mut Vec::new())? else {
            return Ok(());
        };
        game.play(by, &mv, Millis(99_999_999))
            .map_err(|refused| format!("{refused:?}"))?;
        let Some(seat) = by.seat() else { return Ok(()) };
        let everyone = SeatSet::all(game.state().seats());
        for other in everyone.without(seat).iter() {
            if game.undo_for(other) == Undo::Free {
                return Err(format!("{other:?} could freely take back what {seat:?} did"));
            }
        }
        match game.undo_for(seat) {
            Undo::Nothing => return Ok(()),
            Undo::Free => game.undo(seat, SeatSet::EMPTY, Millis(0)),
            Undo::ByConsent(needed) => {
                if game.undo(seat, SeatSet::EMPTY, Millis(0)).is_ok() {
                    return Err("a step behind a barrier was taken back without consent".into());
                }
                game.undo(seat, needed, Millis(0))
            }
        }
        .map_err(|needed| format!("refused to take back: {needed:?}"))?;
        if *game.state() != before {
            return Err(format!("taking back {mv:?} does not restore the state"));
        }
        Ok(())
    })
}

/// Several moves at once are made together, or not at all.
pub fn several_moves_are_all_or_nothing<G: Game>(_: &Grounds<G>) -> Result<(), Broken> {
    for_cases::<G>(48, |case| {
        let (mut game, _) = played::<G>(&case)?;
        let mut choice = Chance::fast(case.seed ^ 5);
        let Some((by, mv)) = choose(game.state(), &mut choice, &mut Vec::new())? else {
            return Ok(());
        };
        let (before, record) = (game.state().clone(), game.record().clone());
        let mut ahead = game.clone();
        ahead
            .play(by, &mv, Millis(77))
            .map_err(|refused| format!("{refused:?}"))?;
        let second_is_fine = ahead.state().may_act(by).is_ok() && ahead.state().check(by, &mv).is_ok();
        match game.play_all(by, &[mv.clone(), mv.clone()], Millis(77)) {
            Ok(_) if second_is_fine => Ok(()),
            Err(RefusedAt { at: 1, .. })
                if !second_is_fine && *game.state() == before && *game.record() == record =>
            {
                Ok(())
            }
            other => Err(format!(
                "{mv:?} twice at once gave {:?}",
                other.map(|told| told.len())
            )),
        }
    })
}

/// A recorded game by the name of its file, with what the public remembers of it: the entry, what was told, and why it is remembered.
pub type Remembered<E> = (String, Vec<(usize, E, Highlight)>);

/// What every game in a folder of records that was played under the rules of today is remembered by.
pub fn highlights_of<G: Game>(folder: impl AsRef<Path>) -> Result<Vec<Remembered<G::Event>>, Broken> {
    let mut all = Vec::new();
    let files = std::fs::read_dir(folder.as_ref()).map_err(|error| error.to_string())?;
    for path in files.flatten().map(|file| file.path()) {
        let said = |problem: String| format!("{}: {problem}", path.display());
        let text = std::fs::read_to_string(&path).map_err(|error| said(error.to_string()))?;
        let Ok(record) = Record::<G::Move>::parse(&text) else {
            continue;
        };
        let cards = G::Cards::standard();
        let Ok(mut walk) = Replay::<G>::new(&record, cards) else {
            continue;
        };
        let mut found = Vec::new();
        while let Some(told) = walk.step().map_err(|error| said(error.to_string()))? {
            let heard = told.heard_by(Viewer::Public);
            let kept = heard.filter_map(|event| Some((walk.entries(), event.clone(), G::highlight(event)?)));
            found.extend(kept);
        }
        let name = path.file_name().unwrap_or_default();
        all.push((name.to_string_lossy().into_owned(), found));
    }
    Ok(all)
}

/// Every game in a folder of records that was played under this version of the rules verifies to its end and is written again as it
/// was; how many there are.
pub fn games_of_version_verify<G: Game>(folder: impl AsRef<Path>, rules: u32) -> Result<usize, Broken> {
    let mut count = 0;
    let files = std::fs::read_dir(folder.as_ref()).map_err(|error| error.to_string())?;
    for path in files.flatten().map(|file| file.path()) {
        let said = |problem: String| format!("{}: {problem}", path.display());
        let text = std::fs::read_to_string(&path).map_err(|error| said(error.to_string()))?;
        let record = Record::parse_under(&text, G::OLDEST_RULES..=G::RULES_VERSION)
            .map_err(|error| said(error.to_string()))?;
        if record.header.rules != rules {
            continue;
        }
        let game =
            Match::<G>::verify(&record, G::Cards::standard()).map_err(|error| said(error.to_string()))?;
        if game.state().turn().outcome().is_none() {
            return Err(said("it does not lead to an end".into()));
        }
        if game.record().to_string() != text {
            return Err(said("it is not written again as it was".into()));
        }
        count += 1;
    }
    Ok(count)
}
