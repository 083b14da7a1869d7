//! All integration tests of this crate in one binary, which is linked once. Each file is a chapter; a new one is named here.

#[cfg(unix)]
mod adrift;
mod ask;
#[cfg(unix)]
mod bus;
mod clocks;
mod common;
mod counsel;
mod crowd;
mod doors;
mod guards;
mod host;
#[cfg(unix)]
mod nodes;
mod occasions;
mod operators;
mod play;
mod proposals;
#[cfg(unix)]
mod proxy;
mod quotas;
mod realtime;
mod secrecy;
mod small;
mod soak;
mod stores;
mod trouble;
mod typescript;
mod versions;
