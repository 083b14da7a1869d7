//! The laws every game obeys.

table::laws!(celestia::Celestia);
