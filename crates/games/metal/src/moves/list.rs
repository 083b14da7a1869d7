//! What is offered to a seat: all it can do, and a sample of what it can say.

use table::{Actor, Chance, Seat};

use super::Move;
use crate::Metal;
use crate::state::{Slot, Step};

impl Metal {
    /// Adds what is offered to `by`.
    pub(crate) fn list_moves(&self, by: Actor, out: &mut Vec<Move>) {
        let Some(by) = by.seat() else { return };
        self.list_deeds(by, out);
        let words = self.things_to_say(by);
        out.extend(words.into_iter().filter_map(|word| self.said(by, word)));
    }

    /// One of the moves that are offered to `by`. An offer is much to make up, so that it is made up only where it was chosen; where nothing can be
    /// offered after all, something else is chosen.
    pub(crate) fn take_any(&self, by: Actor, chance: &mut Chance, list: &mut Vec<Move>) -> Option<Move> {
        list.clear();
        let by = by.seat()?;
        self.list_deeds(by, list);
        let mut words = self.things_to_say(by);
        while !(list.is_empty() && words.is_empty()) {
            let at = chance.pick(list.len() + words.len());
            match at.checked_sub(list.len()) {
                None => return list.get(at).copied(),
                Some(at) => {
                    if let Some(mv) = self.said(by, words.swap_remove(at)) {
                        return Some(mv);
                    }
                }
            }
        }
        None
    }

    /// Adds what is offered to `by` besides talk.
    fn list_deeds(&self, by: Seat, out: &mut Vec<Move>) {
        if self.deciders().contains(by) {
            match self.choices.last() {
                Some(choice) => self.each_way(choice, &mut |way| out.push(way)),
                None => self.list_step(by, out),
            }
        }
        self.list_validations(by, out);
    }

    fn list_step(&self, by: Seat, out: &mut Vec<Move>) {
        match self.step {
            Step::Dealing => out.extend(Slot::ALL.map(Move::GiveBack)),
            Step::TurnStart => {
                out.extend([Move::Travel, Move::Rest]);
            }
            Step::Brotherhood => {
                if self.pirates[by].credits >= 1 {
                    out.push(Move::PayBrotherhood);
                }
                out.push(Move::RefuseBrotherhood);
            }
            Step::Voyage => {
                self.list_combats(out);
                self.list_tour(out);
                self.list_plays_in_turn(by, out);
                self.list_discards(by, out);
                if self.voyage.fought {
                    out.push(Move::EndTurn);
                }
            }
            Step::Row => self.list_row(by, out),
            Step::Allies => {
                self.list_calls(by, out);
                out.push(Move::Ready);
            }
            Step::Betrayal => out.extend([Move::Betray, Move::StayLoyal]),
            Step::Declare => out.extend([Move::Throw, Move::Hold]),
            Step::BeforeDice | Step::AfterDice => {
                out.extend(self.playable_in_combat(by).iter().map(Move::Play));
                out.push(Move::Pass);
            }
            Step::RestTrophy => {
                let slots = self.trophy_slots(by);
                out.extend(slots.iter().map(Move::SwapTrophy));
                self.list_plays_in_turn(by, out);
                out.push(Move::Pass);
            }
            Step::RestPurchase => {
                let display = self.board.display.iter().copied();
                out.extend(
                    display
                        .filter(|card| self.check_rest_purchase(*card).is_ok())
                        .map(Move::Buy),
                );
                self.list_plays_in_turn(by, out);
                self.list_discards(by, out);
                out.push(Move::Pass);
            }
            Step::LastCall(_) => out.push(Move::Pass),
            Step::Reveal | Step::Outcome | Step::Settle(_) | Step::Over => {}
        }
    }
}
