//! The clocks of one table, as plain arithmetic on milliseconds: time comes in with each call.

use table::{Seat, SeatSet};

use crate::storage::KeptClocks;
use crate::wire::{Clock, SeatClock};

const DAY: u64 = 24 * 60 * 60 * 1000;

/// The clocks of one table. `now` is in milliseconds on a clock that only goes forward.
#[derive(Clone, Debug)]
pub(crate) struct Clocks {
    kind: Clock,
    left: Vec<u64>,
    /// How long each may still stand still while its seat is disconnected.
    allowance: Vec<u64>,
    /// Whose time runs.
    running: SeatSet,
    /// Who is disconnected.
    away: SeatSet,
    since: u64,
}

impl Clocks {
    /// Clocks at the start of a game; `None` where no time is kept.
    pub(crate) fn new(kind: Clock, seats: usize, allowance: u64, now: u64) -> Option<Clocks> {
        // By correspondence people are away most of the time: nothing stands still then.
        let allowance = if matches!(kind, Clock::Days { .. }) {
            0
        } else {
            allowance
        };
        (kind != Clock::None).then(|| Clocks {
            kind,
            left: vec![full(kind); seats],
            allowance: vec![allowance; seats],
            running: SeatSet::EMPTY,
            away: SeatSet::EMPTY,
            since: now,
        })
    }

    /// Goes on from what was kept. While the server was away time stood still, but for games by correspondence.
    pub(crate) fn go_on(&mut self, kept: &KeptClocks, running: SeatSet, wall: u64) {
        if kept.left.len() != self.left.len() || kept.allowance.len() != self.allowance.len() {
            return;
        }
        self.left.clone_from(&kept.left);
        self.allowance.clone_from(&kept.allowance);
        if matches!(self.kind, Clock::Days { .. }) {
            let away = wall.saturating_sub(kept.at);
            for seat in running.iter() {
                let left = &mut self.left[seat.index()];
                *left = left.saturating_sub(away);
            }
        }
        self.running = running;
    }

    /// What is kept.
    pub(crate) fn keep(&self, wall: u64) -> KeptClocks {
        KeptClocks {
            left: self.left.clone(),
            allowance: self.allowance.clone(),
            at: wall,
        }
    }

    /// Lets time pass.
    pub(crate) fn pass(&mut self, now: u64) {
        let elapsed = now.saturating_sub(self.since);
        self.since = self.since.max(now);
        for seat in self.running.iter() {
            let mut elapsed = elapsed;
            if self.away.contains(seat) {
                let stood_still = elapsed.min(self.allowance[seat.index()]);
                self.allowance[seat.index()] -= stood_still;
                elapsed -= stood_still;
            }
            let left = &mut self.left[seat.index()];
            *left = left.saturating_sub(elapsed);
        }
    }

    /// Says who is disconnected.
    pub(crate) fn set_away(&mut self, away: SeatSet, now: u64) {
        self.pass(now);
        self.away = away;
    }

    /// Somebody moved, or a move was taken back, and the table waits for others now.
    pub(crate) fn moved(&mut self, by: Option<Seat>, awaited: SeatSet, now: u64) {
        self.pass(now);
        let before = std::mem::replace(&mut self.running, awaited);
        match self.kind {
            Clock::None => {}
            Clock::Move { .. } | Clock::Days { .. } => {
                for seat in awaited.iter() {
                    if !before.contains(seat) || by == Some(seat) {
                        self.left[seat.index()] = full(self.kind);
                    }
                }
            }
            Clock::Bank { increment, .. } => {
                if let Some(seat) = by
                    && before.contains(seat)
                    && !awaited.contains(seat)
                {
                    self.left[seat.index()] += u64::from(increment) * 1000;
                }
            }
        }
    }

    /// Whose time runs changes without a move: a bot stands in, or hands back.
    pub(crate) fn run_for(&mut self, running: SeatSet, now: u64) {
        self.pass(now);
        self.running = running;
    }

    /// Somebody whose time runs and is up.
    pub(crate) fn out_of_time(&self) -> Option<Seat> {
        self.running.iter().find(|seat| self.left[seat.index()] == 0)
    }

    /// Whether the time of `seat` is up.
    pub(crate) fn is_up(&self, seat: Seat) -> bool {
        self.running.contains(seat) && self.left[seat.index()] == 0
    }

    /// When somebody's time will be up if nothing happens.
    pub(crate) fn next_zero(&self) -> Option<u64> {
        let zero = |seat: Seat| {
            let still = if self.away.contains(seat) {
                self.allowance[seat.index()]
            } else {
                0
            };
            self.since + self.left[seat.index()] + still
        };
        self.running.iter().map(zero).min()
    }

    /// What people see of them.
    pub(crate) fn shown(&self) -> impl Iterator<Item = SeatClock> + '_ {
        Seat::all(self.left.len() as u8).map(|seat| SeatClock {
            left: self.left[seat.index()],
            running: self.running.contains(seat)
                && (!self.away.contains(seat) || self.allowance[seat.index()] == 0),
        })
    }
}

/// What a clock shows when it was just set.
fn full(kind: Clock) -> u64 {
    match kind {
        Clock::None => 0,
        Clock::Move { seconds } | Clock::Bank { seconds, .. } => u64::from(seconds) * 1000,
        Clock::Days { days } => u64::from(days) * DAY,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn seat(number: usize) -> Seat {
        Seat::new(number).unwrap()
    }

    fn only(number: usize) -> SeatSet {
        SeatSet::only(seat(number))
    }

    fn clocks(kind: Clock) -> Clocks {
        let mut clocks = Clocks::new(kind, 2, 5_000, 0).unwrap();
        clocks.moved(None, only(0), 0);
        clocks
    }

    #[test]
    fn a_clock_for_each_move_starts_anew_with_each_choice() {
        let mut clocks = clocks(Clock::Move { seconds: 10 });
        clocks.moved(Some(seat(0)), only(0), 9_000);
        assert_eq!(clocks.next_zero(), Some(19_000));
        clocks.moved(Some(seat(0)), only(1), 12_000);
        assert_eq!(clocks.next_zero(), Some(22_000));
        clocks.pass(22_000);
        assert_eq!(clocks.out_of_time(), Some(seat(1)));
    }

    #[test]
    fn a_bank_is_used_up_and_grows_after_each_turn() {
        let mut clocks = clocks(Clock::Bank {
            seconds: 60,
            increment: 2,
        });
        clocks.moved(Some(seat(0)), only(0), 10_000);
        clocks.moved(Some(seat(0)), only(1), 15_000);
        clocks.moved(Some(seat(1)), only(0), 16_000);
        let left: Vec<u64> = clocks.shown().map(|clock| clock.left).collect();
        assert_eq!(left, [47_000, 61_000]);
        assert_eq!(clocks.next_zero(), Some(63_000));
    }

    #[test]
    fn a_lost_connection_stops_the_clock_for_a_while_only() {
        let mut clocks = clocks(Clock::Move { seconds: 10 });
        clocks.set_away(only(0), 4_000);
        assert_eq!(clocks.next_zero(), Some(4_000 + 5_000 + 6_000));
        clocks.set_away(SeatSet::EMPTY, 7_000);
        assert_eq!(clocks.next_zero(), Some(13_000));
        clocks.set_away(only(0), 7_000);
        clocks.pass(10_000);
        // Three of the five seconds were used the first time, the rest now.
        assert_eq!(clocks.shown().next().unwrap().left, 5_000);
    }

    #[test]
    fn by_correspondence_time_goes_on_while_the_server_is_away() {
        let kind = Clock::Days { days: 2 };
        let kept = clocks(kind).keep(1_000_000);
        let mut later = Clocks::new(kind, 2, 5_000, 0).unwrap();
        later.go_on(&kept, only(0), 1_000_000 + DAY);
        assert_eq!(later.next_zero(), Some(DAY));
        let kind = Clock::Move { seconds: 10 };
        let mut later = Clocks::new(kind, 2, 5_000, 0).unwrap();
        later.go_on(&clocks(kind).keep(1_000_000), only(0), 1_000_000 + DAY);
        assert_eq!(later.next_zero(), Some(10_000));
    }
}
