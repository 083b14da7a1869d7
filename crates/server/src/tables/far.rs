//! Sockets at other nodes. They are in the streams as any other, and what they are sent goes over the bus.

use std::collections::HashSet;

use table::Seat;

use super::actor::Table;
use super::mail::{Called, Roll};
use super::stream::Stream;
use crate::wire::Farewell;

impl Table {
    /// The stream of a seat, if there is such a seat: what another node says is not taken at its word.
    pub(super) fn stream_of(&self, seat: Option<Seat>) -> Option<&Stream> {
        match seat {
            Some(seat) if seat.index() >= self.seats.len() => None,
            seat => Some(self.stream(seat)),
        }
    }

    /// A socket was closed by its own side, which needs no good-bye.
    pub(super) fn hung_up(&mut self, seat: Option<Seat>, conn: u64) {
        if let Some(stream) = self.stream_of(seat) {
            let own = stream.conns().iter().find(|own| own.id == conn);
            own.inspect(|own| own.out.hush());
            self.disconnect(seat, conn);
        }
    }

    /// Another node says which sockets it has here. Those it does not name are gone; those that are not known come back; those that missed something
    /// are sent it.
    pub(super) fn call_roll(&mut self, roll: Roll) {
        let named: HashSet<u64> = roll.sockets.iter().map(|called| called.conn).collect();
        self.disconnect_where(roll.node, |conn| {
            roll.numbers.contains(&conn) && !named.contains(&conn)
        });
        for called in roll.sockets {
            let Called {
                seat,
                conn,
                last,
                out,
            } = called;
            let Some(stream) = self.stream_of(seat).filter(|stream| stream.knows(conn)) else {
                out.dismiss(Farewell::Resume);
                continue;
            };
            if last > Some(stream.head()) {
                // Nobody was sent that.
                out.dismiss(Farewell::Resume);
                self.hung_up(seat, conn);
                continue;
            }
            if last != Some(stream.head()) && !self.bring_up_to_date(self.stream_at(seat), &out, last) {
                self.disconnect(seat, conn);
            }
        }
    }

    /// A node is gone: whoever was connected there is not any more.
    pub(super) fn lose_node(&mut self, node: i64) {
        self.disconnect_where(node, |_| true);
    }

    fn disconnect_where(&mut self, node: i64, gone: impl Fn(u64) -> bool) {
        let mut somebody_left = false;
        for at in 0..self.streams.len() {
            let stream = &mut self.streams[at];
            let left = stream.disconnect_at(node, &gone) > 0;
            somebody_left |= left && !stream.is_connected() && at < self.seats.len();
        }
        if somebody_left {
            self.note_away();
            self.tell_table();
        }
    }
}
