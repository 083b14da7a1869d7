//! The rules, one file for each chapter: there is one.

pub(crate) mod turn;
