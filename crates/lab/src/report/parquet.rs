//! Tables as Parquet files, which statistics programs read at once and with their types.
//!
//! The library for the format brings some twenty crates and over a minute of compiling; what a table of plain columns needs of it fits here: one group of
//! rows, one page a column, values as they are, nothing compressed, nothing missing. Names and numbers are those of the format's `parquet.thrift`; the
//! metadata are written in Thrift's compact protocol.

use super::files::names;
use super::{Cell, Header, Kind, Table};

const MAGIC: &[u8; 4] = b"PAR1";

/// The physical types that are used.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Type {
    Boolean = 0,
    Int64 = 2,
    Double = 5,
    ByteArray = 6,
}

/// One column of a file: its values one after the other.
struct Values {
    name: String,
    kind: Type,
    bytes: Vec<u8>,
}

/// A table as a Parquet file. The key `flibuste` among its metadata says how it was made.
pub fn parquet(table: &Table, header: &Header) -> Result<Vec<u8>, String> {
    let rows = table.rows.len();
    let columns = columns(table)?;
    let mut file = MAGIC.to_vec();
    let mut chunks = Vec::new();
    for column in &columns {
        let begins = file.len();
        file.extend(page_header(rows, column.bytes.len()));
        file.extend(&column.bytes);
        chunks.push((begins, file.len() - begins));
    }
    let footer = footer(&columns, &chunks, rows, header);
    file.extend(&footer);
    let length = u32::try_from(footer.len()).map_err(|_| "the table is too large")?;
    file.extend(length.to_le_bytes());
    file.extend(MAGIC);
    Ok(file)
}

fn columns(table: &Table) -> Result<Vec<Values>, String> {
    let mut out: Vec<Values> = Vec::new();
    let mut names = names(table).into_iter();
    for (at, column) in table.columns.iter().enumerate() {
        let (kind, parts) = match column.kind {
            Kind::Text => (Type::ByteArray, 1),
            Kind::Count => (Type::Int64, 1),
            Kind::Real(_) | Kind::Share => (Type::Double, 1),
            Kind::ShareWithin | Kind::RealWithin(_) => (Type::Double, 3),
            Kind::Flag => (Type::Boolean, 1),
        };
        for part in 0..parts {
            let cells = table.rows.iter().map(|row| &row[at]);
            let bytes = match kind {
                Type::Boolean => bits(cells.map(|cell| *cell == Cell::Flag(true))),
                _ => {
                    let mut bytes = Vec::new();
                    for cell in cells {
                        plain(cell, kind, part, &mut bytes)
                            .ok_or_else(|| format!("{cell:?} in the column '{}'", column.name))?;
                    }
                    bytes
                }
            };
            out.push(Values {
                name: names.next().unwrap_or_default(),
                kind,
                bytes,
            });
        }
    }
    Ok(out)
}

fn bits(flags: impl Iterator<Item = bool>) -> Vec<u8> {
    let mut bytes = Vec::new();
    for (at, flag) in flags.enumerate() {
        if at % 8 == 0 {
            bytes.push(0);
        }
        if let Some(last) = bytes.last_mut() {
            *last |= u8::from(flag) << (at % 8);
        }
    }
    bytes
}

/// Writes one value; a cell that is not of its column's kind has none.
fn plain(cell: &Cell, kind: Type, part: usize, out: &mut Vec<u8>) -> Option<()> {
    match (cell, kind) {
        (Cell::Text(text), Type::ByteArray) => {
            out.extend(u32::try_from(text.len()).ok()?.to_le_bytes());
            out.extend(text.as_bytes());
        }
        (Cell::Count(count), Type::Int64) => out.extend(count.to_le_bytes()),
        (Cell::Real(value), Type::Double) => out.extend(value.to_le_bytes()),
        (Cell::Within(rate), Type::Double) => {
            out.extend([rate.rate, rate.low, rate.high].get(part)?.to_le_bytes());
        }
        _ => return None,
    }
    Some(())
}

/// Thrift's compact protocol, as far as it is needed: structs of numbers, texts, lists and structs.
#[derive(Default)]
struct Thrift {
    bytes: Vec<u8>,
    /// The last field of each struct that is open.
    last: Vec<i16>,
}

const I32: u8 = 5;
const I64: u8 = 6;
const BINARY: u8 = 8;
const LIST: u8 = 9;
const STRUCT: u8 = 12;

impl Thrift {
    fn varint(&mut self, mut value: u64) {
        while value >= 0x80 {
            self.bytes.push(value as u8 | 0x80);
            value >>= 7;
        }
        self.bytes.push(value as u8);
    }

    fn number(&mut self, value: i64) {
        self.varint(((value << 1) ^ (value >> 63)) as u64);
    }

    fn text(&mut self, text: &str) {
        self.varint(text.len() as u64);
        self.bytes.extend(text.as_bytes());
    }

    fn field(&mut self, id: i16, kind: u8) {
        let last = self.last.last_mut();
        let step = last.map_or(id, |last| id - std::mem::replace(last, id));
        self.bytes.push((step as u8) << 4 | kind);
    }

    fn open(&mut self) {
        self.last.push(0);
    }

    fn close(&mut self) {
        self.last.pop();
        self.bytes.push(0);
    }

    fn int(&mut self, id: i16, value: i64) {
        self.field(id, I32);
        self.number(value);
    }

    fn long(&mut self, id: i16, value: usize) {
        self.field(id, I64);
        self.number(value as i64);
    }

    fn string(&mut self, id: i16, text: &str) {
        self.field(id, BINARY);
        self.text(text);
    }

    fn list(&mut self, id: i16, kind: u8, count: usize) {
        self.field(id, LIST);
        if count < 15 {
            self.bytes.push((count as u8) << 4 | kind);
        } else {
            self.bytes.push(0xf0 | kind);
            self.varint(count as u64);
        }
    }
}

fn page_header(rows: usize, size: usize) -> Vec<u8> {
    let mut out = Thrift::default();
    out.open();
    out.int(1, 0); // type: DATA_PAGE
    out.int(2, size as i64); // uncompressed_page_size
    out.int(3, size as i64); // compressed_page_size
    out.field(5, STRUCT); // data_page_header
    out.open();
    out.int(1, rows as i64); // num_values
    out.int(2, 0); // encoding: PLAIN
    out.int(3, 3); // definition_level_encoding: RLE
    out.int(4, 3); // repetition_level_encoding: RLE
    out.close();
    out.close();
    out.bytes
}

fn footer(columns: &[Values], chunks: &[(usize, usize)], rows: usize, header: &Header) -> Vec<u8> {
    let mut out = Thrift::default();
    out.open();
    out.int(1, 1); // version
    out.list(2, STRUCT, columns.len() + 1); // schema
    out.open();
    out.string(4, "flibuste"); // name
    out.int(5, columns.len() as i64); // num_children
    out.close();
    for column in columns {
        out.open();
        out.int(1, column.kind as i64); // type
        out.int(3, 0); // repetition_type: REQUIRED
        out.string(4, &column.name); // name
        if column.kind == Type::ByteArray {
            out.int(6, 0); // converted_type: UTF8
        }
        out.close();
    }
    out.long(3, rows); // num_rows
    out.list(4, STRUCT, 1); // row_groups
    out.open();
    out.list(1, STRUCT, columns.len()); // columns
    for (column, (begins, size)) in columns.iter().zip(chunks) {
        chunk(&mut out, column, rows, *begins, *size);
    }
    out.long(2, chunks.iter().map(|(_, size)| size).sum()); // total_byte_size
    out.long(3, rows); // num_rows
    out.close();
    out.list(5, STRUCT, 1); // key_value_metadata
    out.open();
    out.string(1, "flibuste"); // key
    out.string(2, &header.line()); // value
    out.close();
    out.string(6, "flibuste"); // created_by
    out.close();
    out.bytes
}

fn chunk(out: &mut Thrift, column: &Values, rows: usize, begins: usize, size: usize) {
    out.open();
    out.long(2, begins); // file_offset
    out.field(3, STRUCT); // meta_data
    out.open();
    out.int(1, column.kind as i64); // type
    out.list(2, I32, 1); // encodings
    out.number(0); // PLAIN
    out.list(3, BINARY, 1); // path_in_schema
    out.text(&column.name);
    out.int(4, 0); // codec: UNCOMPRESSED
    out.long(5, rows); // num_values
    out.long(6, size); // total_uncompressed_size
    out.long(7, size); // total_compressed_size
    out.long(9, begins); // data_page_offset
    out.close();
    out.close();
}
