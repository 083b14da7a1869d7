//! A sensible pirate: fights what pays, asks for help and shares what it brings, keeps its word while that pays.

use crate::Metal;
use crate::moves::{Move, Prompt};
use table::Chance;

use super::mind::Mind;
use super::odds::Odds;
use super::trophies::FRESH;
use table::bots::{Bot, Eyes};

/// The bot. It remembers nothing but the odds of the dice.
#[derive(Default)]
pub(super) struct Greedy {
    odds: Option<Odds>,
    careful: bool,
}

impl Greedy {
    /// One that a newcomer can follow: what it does must look right also to somebody who does not reckon in fractions of glory.
    pub(super) fn careful() -> Greedy {
        Greedy {
            careful: true,
            ..Greedy::default()
        }
    }
}

impl Bot<Metal> for Greedy {
    fn choose(&mut self, eyes: &Eyes<'_, Metal>, moves: &[Move], chance: &mut Chance) -> Option<Move> {
        let awaited = eyes.awaited();
        let aside = || moves.iter().any(answers_or_shows) || may_bribe(eyes, moves);
        if !awaited && !aside() {
            return None;
        }
        if let [only] = moves
            && awaited
        {
            return Some(*only);
        }
        let mut mind = Mind::new(eyes, &mut self.odds, chance);
        mind.careful = self.careful;
        let spoken = mind.show(moves).or_else(|| mind.answer(moves));
        if spoken.is_some() {
            return spoken;
        }
        if !awaited {
            return if may_bribe(eyes, moves) {
                mind.bribe()
            } else {
                None
            };
        }
        let chosen = mind.decide(moves);
        // Whatever was thought out, only what is offered is done, or what the table takes.
        chosen
            .filter(|mv| moves.contains(mv) || matches!(mv, Move::Propose { .. } | Move::ProposeAll { .. }))
            .or_else(|| least(moves))
    }
}

/// What a seat that nobody waits for does at once.
fn answers_or_shows(mv: &Move) -> bool {
    matches!(mv, Move::Validate(_) | Move::Decline(_))
}

/// The one moment at which the bot speaks unasked: its ally is about to say on whose side he stands.
fn may_bribe(eyes: &Eyes<'_, Metal>, moves: &[Move]) -> bool {
    // Only who has the turn can make offers to several: the others need not look at the table.
    let offers = moves.iter().filter(|mv| matches!(mv, Move::Propose { .. }));
    if offers.count() < 2 {
        return false;
    }
    let view = eyes.view();
    view.prompt == Prompt::LoyalOrNot && view.active == eyes.seat()
}

/// What commits to least, if nothing better was found.
fn least(moves: &[Move]) -> Option<Move> {
    let commits = |mv: &Move| match mv {
        Move::Pass | Move::Ready | Move::EndTurn | Move::Hold | Move::StayLoyal => 0,
        Move::Propose { .. }
        | Move::ProposeAll { .. }
        | Move::Counter { .. }
        | Move::Waive(_)
        | Move::Accept(_) => 2,
        _ => 1,
    };
    moves.iter().copied().min_by_key(commits)
}

impl Mind<'_> {
    /// What to do when the table waits for the bot.
    fn decide(&self, moves: &[Move]) -> Option<Move> {
        match self.view.prompt {
            Prompt::GiveTrophyBack => self.part_with(moves).map(|worst| worst.0),
            Prompt::TravelOrRest => Some(self.travel_or_rest()),
            Prompt::Brotherhood => Some(self.brotherhood(moves)),
            Prompt::Voyage => self.bargain().or_else(|| self.voyage(moves)),
            Prompt::ChooseTarget => self.choose_target(moves),
            Prompt::SeekAllies => self.seek(moves),
            Prompt::LoyalOrNot => Some(self.loyal_or_not()),
            Prompt::ThrowMetalFaktor => Some(self.throw_or_hold()),
            Prompt::SupportBeforeDice | Prompt::SupportAfterDice => Some(self.support(moves)),
            Prompt::RestTrophy | Prompt::ExxaliaBonus => match self.part_with(moves) {
                Some((mv, worth)) if worth < FRESH - 0.15 => Some(mv),
                _ => Some(Move::Pass),
            },
            Prompt::RestPurchase => Some(self.buy(moves)),
            Prompt::KeepTrophy => self.keep(moves),
            Prompt::TakeSupport | Prompt::TakeShip | Prompt::PlunderWrecks => self.take_most(moves),
            Prompt::PayWithWrecks | Prompt::DiscardDown | Prompt::Dragnet | Prompt::Desertion => {
                self.give_up_least(moves)
            }
            Prompt::Plunder => self.plunder(moves),
            Prompt::CancelJudgement => moves.iter().find(|mv| matches!(mv, Move::Play(_))).copied(),
            Prompt::PromiseDue | Prompt::HelpAsked => self.settle(moves),
            Prompt::LastCall => Some(Move::Pass),
            Prompt::AnswerOffer | Prompt::Nothing => None,
        }
    }

    /// An offer before the tour, where one is worth making.
    fn bargain(&self) -> Option<Move> {
        if self.waits() { None } else { self.propose() }
    }
}
