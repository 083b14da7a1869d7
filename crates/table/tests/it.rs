//! All integration tests of this crate in one binary, which is linked once. Each file is a chapter; a new one is named here.

mod check;
mod laws_can_fail;
mod laws_hold;
mod matches;
mod toy;
mod versions;
