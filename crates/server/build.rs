//! The page is built into the program: when it is built anew, so is this crate.

fn main() {
    println!("cargo:rerun-if-changed=../../web/dist");
}
