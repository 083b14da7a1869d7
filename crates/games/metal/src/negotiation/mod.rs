//! Bargains: offers on the table, exchanges on the spot, and the public ledger of promises.
//!
//! Read `terms` first: it has the words of a bargain. `offers` is the talk (propose, counter, accept, decline, withdraw,
//! expire); `exchange` carries a deal out all at once; `ledger` is the life of a promise and `settle` the moments at which
//! promises fall due; `words` is what a seat can say at a moment; `sample` proposes the usual deals; `together` has offers to several at once.

mod exchange;
mod ledger;
mod offers;
mod sample;
mod settle;
mod terms;
mod together;
mod words;

pub(crate) use ledger::Ledger;
pub use ledger::{Broken, MOST_PROMISES, Promise, Standing, Voided};
pub use offers::MOST_OFFERS;
pub(crate) use offers::{Offer, Talk};
pub use terms::{
    Act, Deliver, Due, Edge, Effort, FARTHEST, Goods, HelpKind, LONGEST_OFFER, LootKind, MOST_PLEDGES,
    OfferId, Pledge, Pledges, PromiseId, Proviso, Share, Terms,
};
