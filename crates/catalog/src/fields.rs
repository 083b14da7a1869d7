//! A view written field by field, without what its reader knows already.

use std::ops::Range;

use serde::Serialize;
use serde::ser::{Impossible, SerializeStruct, Serializer};

use crate::mark;

/// What somebody was told last: a mark of each field. Empty at first: nothing was told.
#[derive(Debug, Default)]
pub struct Known(Vec<u64>);

impl Known {
    /// Forgets everything, so that everything is told anew.
    pub fn forget(&mut self) {
        self.0.clear();
    }

    /// Writes the fields of `view` that are not as they are known, as JSON with commas between, without braces, and notes them. A view is a struct;
    /// anything else has no fields.
    pub(crate) fn write_changes<T: Serialize>(&mut self, view: &T, text: &mut Vec<u8>, places: &mut Places) {
        let before = text.len();
        let changes = Changes {
            known: &mut self.0,
            at: 0,
            before,
            text,
            places,
        };
        if view.serialize(changes).is_err() {
            text.truncate(before);
            places.0.clear();
            self.forget();
        }
    }
}

/// A text that is added to. What several viewers are told of one position is often the same: it is written for the first of them, and copied for
/// the others.
#[derive(Debug, Default)]
pub struct Page {
    /// Everything so far.
    pub text: Vec<u8>,
    pub(crate) view: Places,
    pub(crate) aids: Places,
}

impl Page {
    /// Begins a page about one position.
    pub fn clear(&mut self) {
        self.text.clear();
        self.view.0.clear();
        self.aids.0.clear();
    }
}

/// Where in a text each field lies that was written there, with its mark.
#[derive(Debug, Default)]
pub(crate) struct Places(Vec<Option<(u64, Range<usize>)>>);

impl Places {
    /// Writes a field, the one at this place among all, which has this mark.
    fn write<T: Serialize + ?Sized>(
        &mut self,
        at: usize,
        mark: u64,
        value: &T,
        text: &mut Vec<u8>,
    ) -> Result<(), NoFields> {
        if self.0.len() <= at {
            self.0.resize(at + 1, None);
        }
        match &self.0[at] {
            Some((same, place)) if *same == mark => text.extend_from_within(place.clone()),
            _ => {
                let start = text.len();
                serde_json::to_writer(&mut *text, value)?;
                self.0[at] = Some((mark, start..text.len()));
            }
        }
        Ok(())
    }
}

/// Writes what changed. Most fields of a view stay as they are from one move to the next, so that a mark is made of each and only those that
/// differ become text.
struct Changes<'a> {
    known: &'a mut Vec<u64>,
    /// The place of the next field.
    at: usize,
    /// Where the first field that changed is written.
    before: usize,
    text: &'a mut Vec<u8>,
    places: &'a mut Places,
}

impl Changes<'_> {
    /// Notes the mark of the next field; says where it is if it changed.
    fn is_new(&mut self, mark: u64) -> Option<usize> {
        let at = self.at;
        self.at += 1;
        match self.known.get_mut(at) {
            Some(known) => (std::mem::replace(known, mark) != mark).then_some(at),
            None => {
                self.known.push(mark);
                Some(at)
            }
        }
    }
}

type NoFields = serde_json::Error;

fn not_a_struct<T>() -> Result<T, NoFields> {
    Err(serde::ser::Error::custom("a view is a struct"))
}

impl SerializeStruct for Changes<'_> {
    type Ok = ();
    type Error = NoFields;

    fn serialize_field<T: Serialize + ?Sized>(
        &mut self,
        name: &'static str,
        value: &T,
    ) -> Result<(), NoFields> {
        let mark = mark::of(value);
        let Some(at) = self.is_new(mark) else {
            return Ok(());
        };
        if self.text.len() > self.before {
            self.text.push(b',');
        }
        self.text.push(b'"');
        self.text.extend_from_slice(name.as_bytes());
        self.text.extend_from_slice(b"\":");
        self.places.write(at, mark, value, self.text)
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

impl Serializer for Changes<'_> {
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
