//! The rules sentence by sentence, chapter by chapter; `docs/matrix.md` says which test is for which sentence.

mod building;
mod check;
mod legality;
mod loading;
mod printed;
mod setup;
mod strengths;
mod takeoff;
mod targets;
mod turns;
