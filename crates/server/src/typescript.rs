//! The types of the page, written from the Rust types: one file for the wire, one for what all games share, and one in the folder of each
//! game.

use std::any::type_name;
use std::collections::{BTreeMap, BTreeSet};
use std::path::{Path, PathBuf};

use catalog::{GAMES, with_game};
use table::{Game, Refused};
use ts_rs::{Config, TS, TypeVisitor};

use crate::wire;

/// The folder of the page's sources, in this repository.
pub fn folder() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../../web/src")
}

/// The file that is written, in the folder of the page's sources: a game's is in its own folder.
fn path_of(file: &str) -> String {
    if GAMES.contains(&file) {
        format!("games/{file}/generated.ts")
    } else {
        format!("generated/{file}.ts")
    }
}

/// How one written file names another.
fn way(from: &str, to: &str) -> String {
    match (GAMES.contains(&from), GAMES.contains(&to)) {
        (true, _) => format!("../../{}", path_of(to)),
        (false, true) => format!("../{}", path_of(to)),
        (false, false) => format!("./{to}.ts"),
    }
}

/// Every file with its text.
pub fn files() -> BTreeMap<String, String> {
    let mut types = Types::default();
    types.visit::<wire::GameInfo>();
    types.visit::<wire::AskProposal>();
    types.visit::<wire::Proposed>();
    types.visit::<wire::AskSettings>();
    types.visit::<wire::Settled>();
    types.visit::<wire::NewTable>();
    types.visit::<wire::SitDown>();
    types.visit::<wire::Advice>();
    types.visit::<wire::Counsel>();
    types.visit::<wire::Analysis>();
    types.visit::<wire::DailyDeal>();
    types.visit::<wire::TableInfo>();
    types.visit::<wire::Join>();
    types.visit::<wire::Rename>();
    types.visit::<wire::Word>();
    types.visit::<wire::StandIn>();
    types.visit::<wire::SeatBot>();
    types.visit::<wire::Failure>();
    types.visit::<wire::ServerMessage>();
    types.visit::<wire::Command>();
    types.visit::<wire::ReplayFile>();
    types.visit::<wire::Notice>();
    types.visit::<wire::Overview>();
    types.visit::<wire::NewBan>();
    types.visit::<wire::AboutMe>();
    for id in GAMES {
        with_game!(id, G => types.game::<G>());
    }
    types.text()
}

/// Written files that belong to nothing any more: those of a crate or game that is gone.
pub fn left_over(folder: &Path) -> std::io::Result<Vec<PathBuf>> {
    let written: BTreeSet<PathBuf> = files().keys().map(|name| folder.join(name)).collect();
    let mut found = Vec::new();
    for file in std::fs::read_dir(folder.join("generated"))? {
        found.push(file?.path());
    }
    for game in std::fs::read_dir(folder.join("games"))? {
        found.push(game?.path().join("generated.ts"));
    }
    found.retain(|path| path.is_file() && !written.contains(path));
    Ok(found)
}

/// Writes the files, and removes those that are not written any more.
pub fn write(folder: &Path) -> std::io::Result<()> {
    for (name, text) in files() {
        let path = folder.join(name);
        if let Some(parent) = path.parent() {
            std::fs::create_dir_all(parent)?;
        }
        std::fs::write(path, text)?;
    }
    for old in left_over(folder)? {
        std::fs::remove_file(old)?;
    }
    Ok(())
}

/// A type as it is written down.
struct Declared {
    text: String,
    /// The types it names, each with the file it is in.
    uses: BTreeSet<(String, String)>,
}

/// All types met so far, by file and name.
#[derive(Default)]
struct Types(BTreeMap<String, BTreeMap<String, Declared>>);

/// The file a type goes to: one for each crate, and the server's is called `wire`.
fn file_of<T: ?Sized>() -> String {
    match type_name::<T>().split("::").next().unwrap_or_default() {
        "server" => "wire".to_owned(),
        other => other.to_owned(),
    }
}

fn config() -> Config {
    Config::new().with_large_int("number")
}

impl Types {
    /// The types of a game: what is chosen, seen, told and refused, and its box.
    fn game<G: Game>(&mut self)
    where
        G::Move: TS,
        G::View: TS + 'static,
        G::Aids: TS + 'static,
        G::Event: TS + 'static,
        G::Refusal: TS + 'static,
        G::Cards: TS + 'static,
    {
        self.visit::<G::Move>();
        self.visit::<G::View>();
        // A game without aids has no type to speak of.
        if std::any::TypeId::of::<G::Aids>() != std::any::TypeId::of::<table::NoAids>() {
            self.visit::<G::Aids>();
        }
        self.visit::<G::Event>();
        self.visit::<G::Refusal>();
        self.visit::<G::Cards>();
        self.visit::<Refused<G::Refusal>>();
    }

    fn text(&self) -> BTreeMap<String, String> {
        self.0
            .iter()
            .map(|(file, types)| (path_of(file), text_of(file, types)))
            .collect()
    }
}

impl TypeVisitor for Types {
    fn visit<T: TS + 'static + ?Sized>(&mut self) {
        T::visit_generics(self);
        if T::output_path().is_none() {
            T::visit_dependencies(self);
            return;
        }
        let config = config();
        let (file, name) = (file_of::<T>(), T::ident(&config));
        let types = self.0.entry(file).or_default();
        if types.contains_key(&name) {
            return;
        }
        let mut uses = Uses::default();
        T::visit_dependencies(&mut uses);
        let docs = T::docs().unwrap_or_default();
        // A generic type is declared by its definition, not by what it is used with.
        let text = format!("{docs}export {}\n", <T::WithoutGenerics as TS>::decl(&config));
        types.insert(name, Declared { text, uses: uses.0 });
        T::visit_dependencies(self);
    }
}

/// The types that another one names.
#[derive(Default)]
struct Uses(BTreeSet<(String, String)>);

impl TypeVisitor for Uses {
    fn visit<T: TS + 'static + ?Sized>(&mut self) {
        T::visit_generics(self);
        if T::output_path().is_some() {
            self.0.insert((file_of::<T>(), T::ident(&config())));
        }
    }
}

fn text_of(file: &str, types: &BTreeMap<String, Declared>) -> String {
    let mut text =
        "// Written by `cargo xtask types` from the Rust types; changes here are lost.\n".to_owned();
    let mut imports: BTreeMap<&str, BTreeSet<&str>> = BTreeMap::new();
    for declared in types.values() {
        // What a generic type is used with is not named where it is declared.
        let named = |name: &str| {
            let word = |char: char| !char.is_alphanumeric() && char != '_';
            declared.text.split(word).any(|part| part == name)
        };
        for (from, name) in &declared.uses {
            if from != file && named(name) {
                imports.entry(from).or_default().insert(name);
            }
        }
    }
    for (from, names) in imports {
        let names: Vec<&str> = names.into_iter().collect();
        let from = way(file, from);
        text += &format!("import type {{ {} }} from '{from}'\n", names.join(", "));
    }
    for declared in types.values() {
        text += "\n";
        for line in declared.text.lines() {
            text += line.trim_end();
            text += "\n";
        }
    }
    text
}
