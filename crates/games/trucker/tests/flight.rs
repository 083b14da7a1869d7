//! The flight, card by card: each type with each outcome. Sections are those of the rules file.

mod attacks;
mod corners;
mod endings;
mod leaving;
mod missiles;
mod places;
mod scoring;
mod shown;
mod titles;
mod track;
mod trek;
pub(crate) mod trials;
