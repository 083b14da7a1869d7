//! All integration tests of this crate in one binary, which is linked once. Each file is a chapter; a new one is named here.

#[cfg(unix)]
mod adrift;
#[cfg(unix)]
mod apart;
mod ask;
#[cfg(unix)]
mod bus;
mod clocks;
#[cfg(unix)]
mod cluster;
mod common;
mod counsel;
mod crowd;
mod deploy;
mod doors;
#[cfg(unix)]
mod entry;
#[cfg(unix)]
mod farther;
mod guards;
mod host;
#[cfg(unix)]
mod nodes;
mod occasions;
mod operators;
#[cfg(unix)]
mod overheard;
mod people;
mod play;
mod proposals;
#[cfg(unix)]
mod proxy;
mod quotas;
#[cfg(unix)]
mod ready;
mod realtime;
mod secrecy;
mod small;
mod soak;
mod stores;
mod trouble;
mod typescript;
mod versions;
