//! How a test of any game reads: a position, some moves, what is expected.
//!
//! ```ignore
//! check(
//!     &position,
//!     [by(ANNE, Move::Sail(north)), by(ANNE, Move::Probe).lots([2]), by(BART, Move::EndTurn).refused(Refused::NotYourTurn)],
//!     |after| assert_eq!(after.view(Viewer::Everything).captains[0].markers, 9),
//! );
//! ```
//!
//! Every move is made as a table makes it: it must be allowed, all lots must be asked for, nothing may be lost or made, and a move that is refused
//! must change nothing. [`make`], [`make_with`], [`refusal`] and [`rule`] are the verbs underneath, for tests that go on step by step.

use crate::chance::{Chance, Lot, Tape};
use crate::game::{Game, Refused};
use crate::seat::{Actor, Viewer};
use crate::told::{Moment, Told};
use crate::turn::Millis;

/// One line of a test: who does what, and what comes of it.
#[derive(Debug)]
pub struct Line<G: Game> {
    by: Actor,
    mv: G::Move,
    lots: Tape,
    refused: Option<Refused<G::Refusal>>,
}

/// Somebody makes a move that asks for no chance.
pub fn by<G: Game>(actor: impl Into<Actor>, mv: G::Move) -> Line<G> {
    Line {
        by: actor.into(),
        mv,
        lots: Tape::default(),
        refused: None,
    }
}

impl<G: Game> Line<G> {
    /// With these outcomes of chance, all of which must be asked for.
    #[must_use]
    pub fn lots(mut self, lots: impl IntoIterator<Item = u16>) -> Line<G> {
        self.lots = lots.into_iter().map(Lot::One).collect();
        self
    }

    /// It is refused for this reason.
    #[must_use]
    pub fn refused(mut self, reason: Refused<G::Refusal>) -> Line<G> {
        self.refused = Some(reason);
        self
    }
}

/// What moves led to.
#[derive(Debug)]
pub struct After<G: Game> {
    /// The position.
    pub game: G,
    /// What was told of each move that was made.
    pub told: Vec<Told<G::Event>>,
}

impl<G: Game> After<G> {
    /// What a viewer sees now.
    pub fn view(&self, viewer: Viewer) -> G::View {
        self.game.view(viewer)
    }

    /// All that a viewer heard, in order.
    pub fn heard_by(&self, viewer: Viewer) -> Vec<G::Event> {
        self.told
            .iter()
            .flat_map(|told| told.heard_by(viewer).cloned())
            .collect()
    }
}

/// Makes these moves in this position and looks at what came of it.
///
/// # Panics
/// If a move is not allowed, or allowed though a refusal is expected, if chance does not fit, or if the position is not sound afterwards.
pub fn check<G: Game>(
    position: &G,
    moves: impl IntoIterator<Item = Line<G>>,
    expect: impl FnOnce(&After<G>),
) -> After<G> {
    let mut after = After {
        game: position.clone(),
        told: Vec::new(),
    };
    for line in moves {
        match line.refused {
            Some(reason) => assert_eq!(
                refusal(&after.game, line.by, &line.mv),
                reason,
                "{:?} by {:?}",
                line.mv,
                line.by
            ),
            None => {
                let told = make_with(&mut after.game, line.by, &line.mv, line.lots, Millis(0));
                after.told.push(told);
            }
        }
    }
    expect(&after);
    after
}

/// Makes a move that must be allowed at this moment, and counts everything after it.
///
/// # Panics
/// If the move is not allowed, if chance does not fit, or if something is lost.
pub fn make<G: Game>(
    game: &mut G,
    by: impl Into<Actor>,
    mv: &G::Move,
    chance: &mut Chance,
    now: Millis,
) -> Told<G::Event> {
    let by = by.into();
    let mut told = Told::listening();
    let mut moment = Moment {
        chance,
        told: &mut told,
        now,
    };
    let made = game.play(by, mv, &mut moment);
    assert!(made.is_ok(), "{mv:?} by {by:?} is refused: {made:?}");
    let fault = chance.fault();
    assert!(fault.is_none(), "{mv:?} by {by:?}: {fault:?}");
    let sound = game.audit();
    assert!(sound.is_ok(), "after {mv:?} by {by:?}: {sound:?}");
    told
}

/// The same with these outcomes of chance, all of which must be asked for.
///
/// # Panics
/// As [`make`], and if lots are left over.
pub fn make_with<G: Game>(
    game: &mut G,
    by: impl Into<Actor>,
    mv: &G::Move,
    lots: Tape,
    now: Millis,
) -> Told<G::Event> {
    let mut chance = Chance::tape(lots);
    let told = make(game, by, mv, &mut chance, now);
    let used = chance.finish();
    assert!(used.is_ok(), "{mv:?}: {used:?}");
    told
}

/// Why a move is refused; it must not be offered, and trying it must change nothing.
///
/// # Panics
/// If the move is allowed.
pub fn refusal<G: Game>(game: &G, by: impl Into<Actor>, mv: &G::Move) -> Refused<G::Refusal> {
    let by = by.into();
    assert!(!game.offered(by).contains(mv), "{mv:?} is offered to {by:?}");
    let mut copy = game.clone();
    let (mut chance, mut told) = (Chance::fast(1), Told::deaf());
    let mut moment = Moment {
        chance: &mut chance,
        told: &mut told,
        now: Millis(0),
    };
    match copy.play(by, mv, &mut moment) {
        Err(refused) => {
            assert!(
                copy == *game && chance.asked() == 0,
                "the refused {mv:?} changed something"
            );
            refused
        }
        Ok(()) => panic!("{mv:?} by {by:?} is allowed"),
    }
}

/// The rule by which a move is refused.
///
/// # Panics
/// If the move is allowed, or refused because it is not this seat's turn or the game is over.
pub fn rule<G: Game>(game: &G, by: impl Into<Actor>, mv: &G::Move) -> G::Refusal {
    match refusal(game, by, mv) {
        Refused::Rule(rule) => rule,
        other => panic!("{mv:?} is refused, but not by a rule: {other:?}"),
    }
}
