//! The super cards of the expansion (its section 6), a file for each kind. They have no level of their own and use the flight's; all are hazards, and whoever has
//! left the flight is untouched.

pub(crate) mod asteroid_attack;
pub(crate) mod asteroid_rain;
pub(crate) mod black_hole;
pub(crate) mod dust;
pub(crate) mod fleet;
pub(crate) mod ghost_asteroid;
pub(crate) mod radiation;
pub(crate) mod sickness;
pub(crate) mod tactical_zone;

use table::SeatSet;

use crate::Trucker;
use crate::air::pending::{Pending, Queue};
use crate::cards::effects::Adventure;
use crate::events::Event;
use crate::rules::Now;

/// What a super card begins with.
pub(crate) fn begin(game: &mut Trucker, adventure: &Adventure, now: Now<'_, '_>) {
    let queue: Queue = game.state.air.track.order();
    let step = match adventure {
        Adventure::BlackHole { .. } => Pending::BlackHole { queue },
        Adventure::Fleet(_) => Pending::Fleet {
            queue,
            beaten: SeatSet::EMPTY,
        },
        Adventure::AsteroidRain { .. } => Pending::Rain { queue, next: 0 },
        Adventure::AsteroidAttack { .. } | Adventure::GhostAsteroid { .. } => {
            let centre = asteroid_attack::roll(game, now);
            Pending::Asteroid { queue, centre }
        }
        Adventure::TacticalZone { .. } if game.state.air.track.flying().len() > 1 => Pending::Tactic {
            column: 0,
            queue: None,
            first: None,
        },
        Adventure::TacticalZone { .. } => return now.told.everyone(Event::NoEffect),
        Adventure::DeadlyRadiation => return radiation::deadly(game, now),
        Adventure::ExplosiveRadiation => return radiation::explosive(game, now),
        Adventure::CorrosiveDust => return dust::corrosive(game, now),
        Adventure::NanobotDust => return dust::nanobot(game, now),
        Adventure::Pandemic => return sickness::resolve(game, sickness::pandemic, now),
        Adventure::Contamination => return sickness::resolve(game, sickness::contamination, now),
        _ => return,
    };
    game.state.air.push(step);
}
