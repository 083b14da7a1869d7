//! What must agree while ships fly.

use crate::Trucker;

/// Compares what belongs to the flight.
pub(super) fn check(_: &Trucker) -> Result<(), String> {
    Ok(())
}
