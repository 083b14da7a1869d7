//! A game that plays by the book obeys every law.

use crate::toy;

table::laws!(toy::Toy<{ toy::bug::NONE }>);
