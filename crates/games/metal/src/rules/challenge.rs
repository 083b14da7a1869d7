//! Rewards and damage after a challenge.

use table::Seat;

use crate::Metal;
use crate::events::{Event, GlorySource, Harm, Now, Purse};
use crate::ids::ShipId;
use crate::moves::Plunder;
use crate::state::Choice;

impl Metal {
    /// The winner takes glory and the pot, the losing side one damage each; the challenger, if he wins, plunders.
    pub(crate) fn challenge_decided(&mut self, rival: Seat, won: bool, now: &mut Now<'_>) {
        let (winner, loser, losing_allies) = if won {
            (self.active, rival, self.combat.defenders)
        } else {
            (rival, self.active, self.combat.allies)
        };
        self.gain_glory(winner, 1, GlorySource::Challenge, now);
        let pot = self.board.pot;
        let taken = self.transfer(Purse::Pot, Purse::Pirate(winner), pot, now);
        self.combat.loot.credits += taken;
        self.hit(loser, 1, Harm::Combat, now);
        for ally in losing_allies.iter() {
            self.hit(ally, 1, Harm::Combat, now);
        }
        if won {
            self.ask(Choice::Plunder { winner, loser });
        }
    }

    /// Half, rounded up, of credits or wrecks, or one upgrade.
    pub(crate) fn plunder(&mut self, winner: Seat, loser: Seat, what: Plunder, now: &mut Now<'_>) {
        now.told.everyone(Event::Plunders { winner, loser, what });
        match what {
            Plunder::Credits => {
                let half = self.pirates[loser].credits.div_ceil(2);
                let taken = self.transfer(Purse::Pirate(loser), Purse::Pirate(winner), half, now);
                self.combat.loot.credits += taken;
            }
            Plunder::Upgrade(card) => {
                self.pirates[loser].upgrades.remove(card);
                self.gain_upgrade(winner, card, now);
                self.combat.loot.upgrades.insert(card);
            }
            Plunder::Wrecks => {
                let wrecks = self.pirates[loser].wrecks;
                let left = wrecks.len().div_ceil(2) as u8;
                self.pirates[winner].knows = self.pirates[winner].knows.union(wrecks);
                now.told.reveal();
                now.told.privately(
                    winner,
                    Event::WrecksSeen {
                        winner,
                        loser,
                        ships: Some(wrecks),
                    },
                    Event::WrecksSeen {
                        winner,
                        loser,
                        ships: None,
                    },
                );
                self.ask(Choice::PlunderWrecks { winner, loser, left });
            }
        }
    }

    /// One wreck of those looked at.
    pub(crate) fn plunder_wreck(&mut self, winner: Seat, loser: Seat, ship: ShipId, now: &mut Now<'_>) {
        self.hand_over_wrecks(loser, winner, crate::ids::ShipSet::only(ship), now);
        self.combat.loot.wrecks.insert(ship);
    }
}
