//! The types of the page, written from the Rust types.
