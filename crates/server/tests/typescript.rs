//! The types of the page are those of the server.

/// Run with `FLIBUSTE_WRITE_TYPES=1`, or `cargo xtask types`, to write them.
#[test]
fn the_types_of_the_page_are_fresh() {
    let folder = server::typescript::folder();
    if std::env::var_os("FLIBUSTE_WRITE_TYPES").is_some() {
        server::typescript::write(&folder).unwrap();
    }
    let files = server::typescript::files();
    for (name, text) in &files {
        let found = std::fs::read_to_string(folder.join(name)).unwrap_or_default();
        assert!(found == *text, "{name} is stale: run cargo xtask types");
    }
    let left_over = server::typescript::left_over(&folder).unwrap();
    assert!(
        left_over.is_empty(),
        "{left_over:?} are not written any more: run cargo xtask types"
    );
}

#[test]
fn every_type_is_declared_where_it_is_imported_from() {
    let files = server::typescript::files();
    for (name, text) in &files {
        for line in text.lines().filter(|line| line.starts_with("import ")) {
            let names = line.split(['{', '}']).nth(1).unwrap();
            let from = line.split('\'').nth(1).unwrap();
            let from = from.rsplit("../").next().unwrap().replace("./", "generated/");
            for one in names.split(',') {
                let declared = format!("export type {}", one.trim());
                assert!(
                    files[&from].contains(&declared),
                    "{name} imports {one} from {from}"
                );
            }
        }
    }
}
