//! The messages are carried inside the program: every file under `messages/<language>/` but those that only the page says.

use std::path::{Path, PathBuf};
use std::{env, fs};

/// What only the page says: `page.ftl`, and the files `<game>-page.ftl`, `<game>-help.ftl` and `<game>-first.ftl` of each game.
fn is_the_pages(name: &str) -> bool {
    name == "page.ftl"
        || name.ends_with("-page.ftl")
        || name.ends_with("-help.ftl")
        || name.ends_with("-first.ftl")
}

fn files(folder: &Path) -> Vec<PathBuf> {
    let entries = fs::read_dir(folder).unwrap_or_else(|error| panic!("{}: {error}", folder.display()));
    let paths = entries.filter_map(|entry| Some(entry.ok()?.path()));
    let said = |path: &PathBuf| {
        let name = path.file_name().unwrap_or_default().to_string_lossy();
        name.ends_with(".ftl") && !is_the_pages(&name)
    };
    let mut files: Vec<PathBuf> = paths.filter(said).collect();
    files.sort();
    files
}

fn main() {
    // Asked when it runs: a build folder may have been moved since this program was compiled.
    let here = env::var_os("CARGO_MANIFEST_DIR").expect("cargo says where the crate lies");
    let messages = Path::new(&here).join("../../messages");
    let mut code = String::new();
    for (name, language) in [("FR", "fr"), ("EN", "en")] {
        let folder = messages.join(language);
        println!("cargo:rerun-if-changed={}", folder.display());
        let included = files(&folder)
            .into_iter()
            .map(|path| format!("    include_str!({:?}),\n", path.display().to_string()));
        code += &format!("const {name}: &[&str] = &[\n{}];\n", included.collect::<String>());
    }
    let out = env::var_os("OUT_DIR").expect("cargo says where to write");
    fs::write(Path::new(&out).join("messages.rs"), code).expect("the folder can be written to");
}
