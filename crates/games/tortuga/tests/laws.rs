//! The laws every game obeys.

table::laws!(tortuga::Tortuga);
