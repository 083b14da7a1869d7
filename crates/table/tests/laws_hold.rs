//! A game that plays by the book obeys every law.

mod toy;

table::laws!(toy::Toy<{ toy::bug::NONE }>);
