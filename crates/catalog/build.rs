//! Makes the list of games from the lines of `Cargo.toml` that name their crates, so that a new game is one line.
//!
//! A line `name = { path = "../games/name" }` stands for the type `name::Name`; one with `optional = true` counts only when the feature
//! of that name is on.

use std::path::Path;
use std::{env, fs};

/// The crates of the games there are, in the order of the manifest.
fn games(manifest: &str) -> Vec<&str> {
    let lines = manifest
        .lines()
        .filter(|line| line.contains("path = \"../games/"));
    let on = |line: &&str, name: &str| {
        let feature = format!("CARGO_FEATURE_{}", name.to_uppercase());
        !line.contains("optional = true") || env::var_os(feature).is_some()
    };
    lines
        .filter_map(|line| {
            let name = line.split('=').next()?.trim();
            on(&line, name).then_some(name)
        })
        .collect()
}

/// `name::Name` for `name`.
fn type_of(name: &str) -> String {
    let (first, rest) = name.split_at(1);
    format!("{name}::{}{rest}", first.to_uppercase())
}

fn main() {
    println!("cargo:rerun-if-changed=Cargo.toml");
    let manifest = fs::read_to_string("Cargo.toml").expect("a build script runs beside its manifest");
    let types: Vec<String> = games(&manifest).into_iter().map(type_of).collect();
    let ids: String = types
        .iter()
        .map(|game| format!("    <{game} as Game>::ID,\n"))
        .collect();
    let named: String = types
        .iter()
        .map(|game| format!("$crate::games::{game}, "))
        .collect();
    let crates = games(&manifest).join(", ");
    let code = format!(
        "/// The ids of all games, in the order they are listed to people.
pub const GAMES: &[&str] = &[
{ids}];

#[doc(hidden)]
pub mod games {{
    pub use {{{crates}}};
}}

/// Runs code with the type of the game that an id names: `with_game!(id, G => seats::<G>())` is `Some` of what the code gives, or `None`
/// if there is no such game.
#[macro_export]
macro_rules! with_game {{
    ($id:expr, $G:ident => $body:expr) => {{
        $crate::among!([{named}] $id, $G => $body)
    }};
}}
"
    );
    let out = env::var_os("OUT_DIR").expect("cargo says where to write");
    fs::write(Path::new(&out).join("games.rs"), code).expect("the folder can be written to");
}
