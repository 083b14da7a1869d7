//! A view written field by field.

use serde::Serialize;
use serde::ser::{Impossible, SerializeStruct, Serializer};

/// The top-level fields of a view as JSON, one after the other in one buffer that is used again and again.
#[derive(Debug, Default)]
pub struct Fields {
    text: Vec<u8>,
    ends: Vec<(&'static str, usize)>,
}

impl Fields {
    /// Each field with its name and its JSON, in the order they were declared.
    pub fn iter(&self) -> impl ExactSizeIterator<Item = (&'static str, &[u8])> {
        self.ends.iter().enumerate().map(|(at, (name, end))| {
            let start = at.checked_sub(1).map_or(0, |before| self.ends[before].1);
            (*name, &self.text[start..*end])
        })
    }

    /// Writes the fields of `view` in the place of what was here. A view is a struct; anything else has no fields.
    pub(crate) fn fill<T: Serialize>(&mut self, view: &T) {
        self.clear();
        if view.serialize(&mut *self).is_err() {
            self.clear();
        }
    }

    /// No fields.
    pub(crate) fn clear(&mut self) {
        self.text.clear();
        self.ends.clear();
    }
}

type NoFields = serde_json::Error;

fn not_a_struct<T>() -> Result<T, NoFields> {
    Err(serde::ser::Error::custom("a view is a struct"))
}

impl SerializeStruct for &mut Fields {
    type Ok = ();
    type Error = NoFields;

    fn serialize_field<T: Serialize + ?Sized>(
        &mut self,
        name: &'static str,
        value: &T,
    ) -> Result<(), NoFields> {
        serde_json::to_writer(&mut self.text, value)?;
        self.ends.push((name, self.text.len()));
        Ok(())
    }

    fn end(self) -> Result<(), NoFields> {
        Ok(())
    }
}

macro_rules! refuse {
    ($($name:ident($($kind:ty),*);)*) => {
        $(fn $name(self, $(_: $kind),*) -> Result<(), NoFields> {
            not_a_struct()
        })*
    };
}

impl Serializer for &mut Fields {
    type Ok = ();
    type Error = NoFields;
    type SerializeSeq = Impossible<(), NoFields>;
    type SerializeTuple = Impossible<(), NoFields>;
    type SerializeTupleStruct = Impossible<(), NoFields>;
    type SerializeTupleVariant = Impossible<(), NoFields>;
    type SerializeMap = Impossible<(), NoFields>;
    type SerializeStruct = Self;
    type SerializeStructVariant = Impossible<(), NoFields>;

    fn serialize_struct(self, _: &'static str, _: usize) -> Result<Self, NoFields> {
        Ok(self)
    }

    fn serialize_newtype_struct<T: Serialize + ?Sized>(
        self,
        _: &'static str,
        value: &T,
    ) -> Result<(), NoFields> {
        value.serialize(self)
    }

    refuse! {
        serialize_bool(bool);
        serialize_i8(i8);
        serialize_i16(i16);
        serialize_i32(i32);
        serialize_i64(i64);
        serialize_u8(u8);
        serialize_u16(u16);
        serialize_u32(u32);
        serialize_u64(u64);
        serialize_f32(f32);
        serialize_f64(f64);
        serialize_char(char);
        serialize_str(&str);
        serialize_bytes(&[u8]);
        serialize_none();
        serialize_unit();
        serialize_unit_struct(&'static str);
        serialize_unit_variant(&'static str, u32, &'static str);
    }

    fn serialize_some<T: Serialize + ?Sized>(self, _: &T) -> Result<(), NoFields> {
        not_a_struct()
    }

    fn serialize_newtype_variant<T: Serialize + ?Sized>(
        self,
        _: &'static str,
        _: u32,
        _: &'static str,
        _: &T,
    ) -> Result<(), NoFields> {
        not_a_struct()
    }

    fn serialize_seq(self, _: Option<usize>) -> Result<Self::SerializeSeq, NoFields> {
        not_a_struct()
    }

    fn serialize_tuple(self, _: usize) -> Result<Self::SerializeTuple, NoFields> {
        not_a_struct()
    }

    fn serialize_tuple_struct(
        self,
        _: &'static str,
        _: usize,
    ) -> Result<Self::SerializeTupleStruct, NoFields> {
        not_a_struct()
    }

    fn serialize_tuple_variant(
        self,
        _: &'static str,
        _: u32,
        _: &'static str,
        _: usize,
    ) -> Result<Self::SerializeTupleVariant, NoFields> {
        not_a_struct()
    }

    fn serialize_map(self, _: Option<usize>) -> Result<Self::SerializeMap, NoFields> {
        not_a_struct()
    }

    fn serialize_struct_variant(
        self,
        _: &'static str,
        _: u32,
        _: &'static str,
        _: usize,
    ) -> Result<Self::SerializeStructVariant, NoFields> {
        not_a_struct()
    }
}
