//! The laws every game obeys.

table::laws!(trucker::Trucker);
