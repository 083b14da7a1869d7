//! The page is built by npm and carried inside the program: when it changes, the program must be built again.

fn main() {
    println!("cargo:rerun-if-changed=../../web/dist");
}
