//! Celestia Duo.
