//! What a bot may look at.

use crate::{Chance, Game, Seat, SeatSet, Turn, Viewer};

/// The table as one seat sees it. The state is in here and cannot be had: only what the seat may know comes out.
///
/// ```compile_fail
/// fn peek<G: table::Game>(eyes: &table::bots::Eyes<'_, G>) -> G {
///     eyes.state.clone() // error: field `state` is private
/// }
/// ```
pub struct Eyes<'a, G: Game> {
    state: &'a G,
    seat: Seat,
}

impl<'a, G: Game> Eyes<'a, G> {
    /// Lets `seat` look at the table.
    pub fn new(state: &'a G, seat: Seat) -> Eyes<'a, G> {
        Eyes { state, seat }
    }

    /// Whose eyes these are.
    pub fn seat(&self) -> Seat {
        self.seat
    }

    /// How many sit at the table.
    pub fn seats(&self) -> u8 {
        self.state.seats()
    }

    /// What the seat sees.
    pub fn view(&self) -> G::View {
        self.state.view(Viewer::Seat(self.seat))
    }

    /// All that is offered to the seat now.
    pub fn moves(&self) -> Vec<G::Move> {
        self.state.offered(self.seat.into())
    }

    /// Whom the table waits for.
    pub fn turn(&self) -> Turn {
        self.state.turn()
    }

    /// Seats that may act though nobody waits for them.
    pub fn asides(&self) -> SeatSet {
        self.state.asides()
    }

    /// Whether the table waits for this seat.
    pub fn awaited(&self) -> bool {
        self.state.turn().seats().contains(self.seat)
    }

    /// A world that the seat cannot tell from this one, to try moves in.
    pub fn imagine(&self, chance: &mut Chance) -> G {
        self.state.imagine(self.seat, chance)
    }
}
