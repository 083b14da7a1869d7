//! No board of its own: it is told field by field.

impl table::Board for crate::Toy {}
