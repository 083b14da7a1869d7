//! Contracts: a combination of level, building and modules under a short code, proposed by how hard and how merciless a flight shall be.
//!
//! The rulebook says only that such a companion exists; how it works is reconstructed. [`code`] writes a contract down and reads it,
//! `offers` finds one that fits what a host wishes.

pub mod code;
mod offers;

use std::collections::BTreeMap;

use table::{Setting, Setup, SetupError};

use code::Contract;

pub use code::CodeFault;
pub use offers::{Terms, Wishes};
pub(crate) use offers::{WISHES, propose};

/// The option that holds the code.
pub(crate) const OPTION: &str = "contract";

/// How long a code may be as it is typed, with spaces and hyphens.
pub(crate) const LONGEST: u16 = 24;

/// Settings with everything a contract says. Without a code nothing changes.
pub(crate) fn settle(given: &BTreeMap<String, Setting>) -> Result<BTreeMap<String, Setting>, SetupError> {
    let typed = match given.get(OPTION) {
        Some(Setting::Choice(typed)) if !typed.trim().is_empty() => typed,
        _ => return Ok(given.clone()),
    };
    let contract = typed
        .parse::<Contract>()
        .map_err(|fault| unreadable(typed, &fault))?;
    let mut settled = given.clone();
    settled.insert(OPTION.into(), Setting::Choice(contract.to_string()));
    for (name, value) in contract.settings() {
        // Whoever sets something else beside the code wants two things at once.
        if let Some(other) = given.get(name).filter(|other| **other != value) {
            let fault = CodeFault::Contradicted {
                option: name,
                contract: value.to_string(),
                given: other.to_string(),
            };
            return Err(unreadable(typed, &fault));
        }
        settled.insert(name.into(), value);
    }
    Ok(settled)
}

/// Whether a set-up that names a contract, perhaps one read from a record, is what the contract says.
pub(crate) fn verify(setup: &Setup) -> Result<Option<Contract>, SetupError> {
    let typed = setup.word(OPTION);
    if typed.is_empty() {
        return Ok(None);
    }
    settle(setup.settings())?;
    let contract = typed
        .parse::<Contract>()
        .map_err(|fault| unreadable(typed, &fault))?;
    Ok(Some(contract))
}

fn unreadable(typed: &str, fault: &CodeFault) -> SetupError {
    SetupError::Unreadable {
        name: OPTION.into(),
        value: typed.into(),
        why: fault.word(),
        text: fault.to_string(),
    }
}
