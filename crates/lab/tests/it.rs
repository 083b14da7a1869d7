//! All integration tests of this crate in one binary, which is linked once. Each file is a chapter; a new one is named here.

mod fixtures;
mod fuzz;
mod golden;
mod matrix;
mod parquet;
mod series;
mod studies;
mod tournament;
