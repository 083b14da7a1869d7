//! A mark of a value: a hash of what it would be written as, made without writing it.

use std::hash::{BuildHasher, Hasher};
use std::sync::OnceLock;

use foldhash::quality::{FoldHasher, RandomState};
use serde::Serialize;
use serde::ser::{
    SerializeMap, SerializeSeq, SerializeStruct, SerializeStructVariant, SerializeTuple,
    SerializeTupleStruct, SerializeTupleVariant, Serializer,
};

/// The mark of a value. Two values of one type that are written differently have different marks but for an accident that nobody can bring
/// about, because marks have a secret that changes with each start.
pub(crate) fn of<T: Serialize + ?Sized>(value: &T) -> u64 {
    static SECRET: OnceLock<RandomState> = OnceLock::new();
    let mut marker = Marker(SECRET.get_or_init(RandomState::default).build_hasher());
    // A value that refuses to be written has the mark of as much of it as there is; whoever writes it sees that it refuses.
    let _ = value.serialize(&mut marker);
    marker.0.finish()
}

/// Takes in values as they are serialized, as numbers that begin with what each of them is; what has no length of its own has an end. So different
/// values never look the same.
struct Marker(FoldHasher<'static>);

/// What a number stands for.
#[derive(Clone, Copy)]
#[repr(u8)]
enum Kind {
    Truth = 1,
    Nothing,
    Something,
    Number,
    /// The next number as a whole.
    Long,
    Signed,
    Huge,
    Fraction,
    Letter,
    Text,
    Bytes,
    Variant,
    Name,
    List,
    End,
}

type Done = Result<(), std::fmt::Error>;

impl Marker {
    /// Takes in a number of up to 56 bits with what it stands for.
    #[inline]
    fn take(&mut self, kind: Kind, number: u64) -> Done {
        self.0.write_u64(number | (kind as u64) << 56);
        Ok(())
    }

    /// Takes in a number of any length.
    #[inline]
    fn take_whole(&mut self, kind: Kind, number: u64) -> Done {
        self.take(kind, 0)?;
        self.0.write_u64(number);
        Ok(())
    }

    fn take_bytes(&mut self, kind: Kind, bytes: &[u8]) -> Done {
        self.take(kind, bytes.len() as u64)?;
        self.0.write(bytes);
        Ok(())
    }

    #[inline]
    fn begin(&mut self, kind: Kind, number: u64) -> Result<&mut Marker, std::fmt::Error> {
        self.take(kind, number)?;
        Ok(self)
    }
}

/// Numbers and what they are taken in as.
macro_rules! numbers {
    ($($name:ident($from:ty) $take:ident $kind:ident;)*) => {
        $(#[inline]
        fn $name(self, value: $from) -> Done {
            self.$take(Kind::$kind, value as u64)
        })*
    };
}

impl Serializer for &mut Marker {
    type Ok = ();
    type Error = std::fmt::Error;
    type SerializeSeq = Self;
    type SerializeTuple = Self;
    type SerializeTupleStruct = Self;
    type SerializeTupleVariant = Self;
    type SerializeMap = Self;
    type SerializeStruct = Self;
    type SerializeStructVariant = Self;

    numbers! {
        serialize_bool(bool) take Truth;
        serialize_char(char) take Letter;
        serialize_u8(u8) take Number;
        serialize_u16(u16) take Number;
        serialize_u32(u32) take Number;
        serialize_u64(u64) take_whole Long;
        serialize_i8(i8) take_whole Signed;
        serialize_i16(i16) take_whole Signed;
        serialize_i32(i32) take_whole Signed;
        serialize_i64(i64) take_whole Signed;
    }

    fn serialize_u128(self, value: u128) -> Done {
        self.take_whole(Kind::Huge, value as u64)?;
        self.take_whole(Kind::Huge, (value >> 64) as u64)
    }

    fn serialize_i128(self, value: i128) -> Done {
        self.take(Kind::Signed, 0)?;
        self.serialize_u128(value as u128)
    }

    fn serialize_f32(self, value: f32) -> Done {
        self.serialize_f64(value.into())
    }

    fn serialize_f64(self, value: f64) -> Done {
        self.take_whole(Kind::Fraction, value.to_bits())
    }

    fn serialize_str(self, value: &str) -> Done {
        self.take_bytes(Kind::Text, value.as_bytes())
    }

    fn serialize_bytes(self, value: &[u8]) -> Done {
        self.take_bytes(Kind::Bytes, value)
    }

    fn serialize_none(self) -> Done {
        self.take(Kind::Nothing, 0)
    }

    fn serialize_unit(self) -> Done {
        self.take(Kind::Nothing, 0)
    }

    fn serialize_unit_struct(self, _: &'static str) -> Done {
        self.take(Kind::Nothing, 0)
    }

    fn serialize_some<T: Serialize + ?Sized>(self, value: &T) -> Done {
        self.take(Kind::Something, 0)?;
        value.serialize(self)
    }

    fn serialize_unit_variant(self, _: &'static str, index: u32, _: &'static str) -> Done {
        self.take(Kind::Variant, index.into())
    }

    fn serialize_newtype_struct<T: Serialize + ?Sized>(self, _: &'static str, value: &T) -> Done {
        value.serialize(self)
    }

    fn serialize_newtype_variant<T: Serialize + ?Sized>(
        self,
        _: &'static str,
        index: u32,
        _: &'static str,
        value: &T,
    ) -> Done {
        value.serialize(self.begin(Kind::Variant, index.into())?)
    }

    fn serialize_seq(self, _: Option<usize>) -> Result<Self, Self::Error> {
        self.begin(Kind::List, 0)
    }

    fn serialize_tuple(self, _: usize) -> Result<Self, Self::Error> {
        self.begin(Kind::List, 0)
    }

    fn serialize_tuple_struct(self, _: &'static str, _: usize) -> Result<Self, Self::Error> {
        self.begin(Kind::List, 0)
    }

    fn serialize_tuple_variant(
        self,
        _: &'static str,
        index: u32,
        _: &'static str,
        _: usize,
    ) -> Result<Self, Self::Error> {
        self.begin(Kind::Variant, index.into())?.begin(Kind::List, 0)
    }

    fn serialize_map(self, _: Option<usize>) -> Result<Self, Self::Error> {
        self.begin(Kind::List, 1)
    }

    fn serialize_struct(self, _: &'static str, _: usize) -> Result<Self, Self::Error> {
        Ok(self)
    }

    fn serialize_struct_variant(
        self,
        _: &'static str,
        index: u32,
        _: &'static str,
        _: usize,
    ) -> Result<Self, Self::Error> {
        self.begin(Kind::Variant, index.into())
    }
}

/// The parts of a list, in their order.
macro_rules! lists {
    ($($kind:ident $part:ident;)*) => {
        $(impl $kind for &mut Marker {
            type Ok = ();
            type Error = std::fmt::Error;

            #[inline]
            fn $part<T: Serialize + ?Sized>(&mut self, value: &T) -> Done {
                value.serialize(&mut **self)
            }

            fn end(self) -> Done {
                self.take(Kind::End, 0)
            }
        })*
    };
}

lists! {
    SerializeSeq serialize_element;
    SerializeTuple serialize_element;
    SerializeTupleStruct serialize_field;
    SerializeTupleVariant serialize_field;
}

/// The fields of a struct. Where a name lies says which name it is, and is read faster than the name.
macro_rules! structs {
    ($($kind:ident;)*) => {
        $(impl $kind for &mut Marker {
            type Ok = ();
            type Error = std::fmt::Error;

            #[inline]
            fn serialize_field<T: Serialize + ?Sized>(&mut self, name: &'static str, value: &T) -> Done {
                self.take(Kind::Name, name.as_ptr().addr() as u64)?;
                value.serialize(&mut **self)
            }

            fn end(self) -> Done {
                self.take(Kind::End, 0)
            }
        })*
    };
}

structs! {
    SerializeStruct;
    SerializeStructVariant;
}

impl SerializeMap for &mut Marker {
    type Ok = ();
    type Error = std::fmt::Error;

    fn serialize_key<T: Serialize + ?Sized>(&mut self, key: &T) -> Done {
        key.serialize(&mut **self)
    }

    fn serialize_value<T: Serialize + ?Sized>(&mut self, value: &T) -> Done {
        value.serialize(&mut **self)
    }

    fn end(self) -> Done {
        self.take(Kind::End, 0)
    }
}

#[cfg(test)]
mod tests {
    use std::collections::{BTreeMap, HashMap};

    use super::*;

    #[derive(Serialize)]
    #[serde(untagged)]
    enum Untagged {
        One { gold: u8 },
        Two { smoke: u8 },
        Text(String),
    }

    #[derive(Serialize)]
    struct Skipping {
        #[serde(skip_serializing_if = "Option::is_none")]
        gold: Option<u8>,
        #[serde(skip_serializing_if = "Option::is_none")]
        smoke: Option<u8>,
    }

    #[derive(Serialize)]
    enum Tagged {
        Nothing,
        Bare(u8),
        Pair(u8, u8),
        Named { gold: i64, odds: f64 },
    }

    /// Each of these is written differently and has a mark of its own, and the same again when it is asked again.
    fn all_differ<T: Serialize>(values: impl IntoIterator<Item = T>) {
        let mut seen = HashMap::new();
        for value in values {
            let text = serde_json::to_string(&value).unwrap();
            assert_eq!(of(&value), of(&value));
            if let Some(same) = seen.insert(of(&value), text.clone()) {
                assert_eq!(same, text);
            }
        }
    }

    #[test]
    fn what_is_written_differently_has_another_mark() {
        all_differ([
            Untagged::One { gold: 1 },
            Untagged::Two { smoke: 1 },
            Untagged::One { gold: 2 },
            Untagged::Text("1".into()),
            Untagged::Text(String::new()),
        ]);
        let skipping = |gold, smoke| Skipping { gold, smoke };
        all_differ([
            skipping(None, None),
            skipping(Some(1), None),
            skipping(None, Some(1)),
            skipping(Some(1), Some(1)),
        ]);
        all_differ([
            Tagged::Nothing,
            Tagged::Bare(0),
            Tagged::Pair(0, 0),
            Tagged::Pair(0, 1),
            Tagged::Pair(1, 0),
            Tagged::Named { gold: 0, odds: 0.0 },
            Tagged::Named { gold: -1, odds: 0.0 },
            Tagged::Named { gold: 0, odds: 0.5 },
        ]);
    }

    #[test]
    fn where_lists_and_texts_end_counts() {
        all_differ::<Vec<Vec<u8>>>([
            vec![],
            vec![vec![]],
            vec![vec![], vec![]],
            vec![vec![1, 2]],
            vec![vec![1], vec![2]],
            vec![vec![1, 2], vec![]],
        ]);
        all_differ([["ab", "c"], ["a", "bc"], ["", "abc"], ["abc", ""]]);
        all_differ([None, Some(None), Some(Some(0_u64)), Some(Some(u64::MAX))]);
        all_differ([
            BTreeMap::from([("a", true)]),
            BTreeMap::from([("a", false)]),
            BTreeMap::from([("b", true)]),
            BTreeMap::from([("a", true), ("b", true)]),
        ]);
    }
}
