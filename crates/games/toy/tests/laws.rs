//! The laws every game obeys.

table::laws!(toy::Toy);
