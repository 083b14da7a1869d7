//! Pirates: when the attack is over all beaten players take the shots, each rolled once for all of them.

use table::SeatSet;

use crate::Trucker;
use crate::air::pending::{Pending, Volley};

/// The shots at everybody whom the pirates beat.
pub(crate) fn shoot(game: &mut Trucker, beaten: SeatSet) {
    if !beaten.is_empty() {
        game.state.air.push(Pending::volley(Volley::Card, beaten));
    }
}
