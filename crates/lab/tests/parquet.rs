//! A Parquet file is read back, by the layout that the format's own description gives.

use std::collections::BTreeMap;

use lab::report::{Cell, Header, Kind, Table, csv, parquet};
use lab::wilson;

/// What a field of a Thrift struct holds.
#[derive(Clone, Debug, PartialEq)]
enum Thrift {
    Number(i64),
    Text(String),
    List(Vec<Thrift>),
    Struct(BTreeMap<i16, Thrift>),
}

struct Reader<'a>(&'a [u8]);

impl Reader<'_> {
    fn byte(&mut self) -> u8 {
        let (first, rest) = self.0.split_first().unwrap();
        self.0 = rest;
        *first
    }

    fn varint(&mut self) -> u64 {
        let (mut value, mut shift) = (0, 0);
        loop {
            let byte = self.byte();
            value |= u64::from(byte & 0x7f) << shift;
            shift += 7;
            if byte < 0x80 {
                return value;
            }
        }
    }

    fn value(&mut self, kind: u8) -> Thrift {
        match kind {
            5 | 6 => {
                let raw = self.varint();
                Thrift::Number((raw >> 1) as i64 ^ -((raw & 1) as i64))
            }
            8 => {
                let length = self.varint() as usize;
                let (text, rest) = self.0.split_at(length);
                self.0 = rest;
                Thrift::Text(String::from_utf8(text.to_vec()).unwrap())
            }
            9 => {
                let head = self.byte();
                let count = if head >> 4 == 15 {
                    self.varint()
                } else {
                    u64::from(head >> 4)
                };
                Thrift::List((0..count).map(|_| self.value(head & 15)).collect())
            }
            12 => {
                let (mut fields, mut id) = (BTreeMap::new(), 0);
                loop {
                    let head = self.byte();
                    if head == 0 {
                        return Thrift::Struct(fields);
                    }
                    assert_ne!(head >> 4, 0, "the long form of a field is not used");
                    id += i16::from(head >> 4);
                    let value = self.value(head & 15);
                    fields.insert(id, value);
                }
            }
            kind => panic!("type {kind}"),
        }
    }
}

impl Thrift {
    fn at(&self, id: i16) -> &Thrift {
        match self {
            Thrift::Struct(fields) => &fields[&id],
            other => panic!("{other:?} is no struct"),
        }
    }

    fn list(&self) -> &[Thrift] {
        match self {
            Thrift::List(list) => list,
            other => panic!("{other:?} is no list"),
        }
    }

    fn number(&self) -> usize {
        match self {
            Thrift::Number(number) => *number as usize,
            other => panic!("{other:?} is no number"),
        }
    }

    fn text(&self) -> &str {
        match self {
            Thrift::Text(text) => text,
            other => panic!("{other:?} is no text"),
        }
    }
}

/// Every column with its values, written out, and the metadata.
fn read(file: &[u8]) -> (BTreeMap<String, Vec<String>>, Thrift) {
    assert_eq!(
        (&file[..4], &file[file.len() - 4..]),
        (&b"PAR1"[..], &b"PAR1"[..])
    );
    let end = file.len() - 8;
    let length = u32::from_le_bytes(file[end..end + 4].try_into().unwrap()) as usize;
    let meta = Reader(&file[end - length..end]).value(12);
    let rows = meta.at(3).number();
    let mut columns = BTreeMap::new();
    let schema = meta.at(2).list();
    assert_eq!(schema[0].at(5).number(), schema.len() - 1);
    for (chunk, element) in meta.at(4).list()[0].at(1).list().iter().zip(&schema[1..]) {
        let data = chunk.at(3);
        assert_eq!(data.at(3).list()[0].text(), element.at(4).text());
        assert_eq!((data.at(1), data.at(5).number()), (element.at(1), rows));
        let mut page = Reader(&file[data.at(9).number()..]);
        let header = page.value(12);
        assert_eq!(header.at(5).at(1).number(), rows);
        let size = header.at(3).number();
        let left = page.0.len();
        let values = values(&mut page, data.at(1).number(), rows);
        assert!(left - page.0.len() == size, "the page is as long as it says");
        columns.insert(element.at(4).text().to_owned(), values);
    }
    (columns, meta)
}

fn values(page: &mut Reader<'_>, kind: usize, rows: usize) -> Vec<String> {
    let eight = |page: &mut Reader<'_>| -> [u8; 8] { std::array::from_fn(|_| page.byte()) };
    match kind {
        0 => {
            let bytes: Vec<u8> = (0..rows.div_ceil(8)).map(|_| page.byte()).collect();
            (0..rows)
                .map(|at| (bytes[at / 8] >> (at % 8) & 1 == 1).to_string())
                .collect()
        }
        2 => (0..rows)
            .map(|_| i64::from_le_bytes(eight(page)).to_string())
            .collect(),
        5 => (0..rows)
            .map(|_| f64::from_le_bytes(eight(page)).to_string())
            .collect(),
        6 => (0..rows)
            .map(|_| {
                let length = u32::from_le_bytes(std::array::from_fn(|_| page.byte())) as usize;
                let (text, rest) = page.0.split_at(length);
                page.0 = rest;
                String::from_utf8(text.to_vec()).unwrap()
            })
            .collect(),
        kind => panic!("physical type {kind}"),
    }
}

fn table(rows: u64) -> Table {
    let columns = [
        ("name", Kind::Text),
        ("tries", Kind::Count),
        ("mean", Kind::Real(2)),
        ("rate", Kind::ShareWithin),
        ("off", Kind::Flag),
    ];
    let mut table = Table::new("balance", &columns);
    for row in 0..rows {
        table.row([
            format!("Épervier, \"{row}\"").into(),
            Cell::Count(row as i64 - 5),
            (row as f64 / 3.0).into(),
            wilson(row, rows).into(),
            (row % 3 == 0).into(),
        ]);
    }
    table
}

fn header() -> Header {
    Header {
        version: "0".into(),
        setup: "toy seats=2".into(),
        seed: "7".into(),
        command: "flibuste lab balance toy".into(),
    }
}

#[test]
fn a_parquet_file_is_read_back() {
    let (columns, meta) = read(&parquet(&table(300), &header()).unwrap());
    assert_eq!(
        columns.keys().collect::<Vec<_>>(),
        ["mean", "name", "off", "rate", "rate_high", "rate_low", "tries"]
    );
    for row in 0..300u64 {
        let at = row as usize;
        let interval = wilson(row, 300);
        assert_eq!(columns["name"][at], format!("Épervier, \"{row}\""));
        assert_eq!(columns["tries"][at], (row as i64 - 5).to_string());
        assert_eq!(columns["mean"][at], (row as f64 / 3.0).to_string());
        assert_eq!(columns["rate"][at], interval.rate.to_string());
        assert_eq!(columns["rate_low"][at], interval.low.to_string());
        assert_eq!(columns["rate_high"][at], interval.high.to_string());
        assert_eq!(columns["off"][at], (row % 3 == 0).to_string());
    }
    let made = &meta.at(5).list()[0];
    assert_eq!(
        (made.at(1).text(), made.at(2).text()),
        ("flibuste", header().line().as_str())
    );
}

#[test]
fn a_table_without_rows_is_a_file_too() {
    let (columns, meta) = read(&parquet(&table(0), &header()).unwrap());
    assert!(columns.values().all(Vec::is_empty));
    assert_eq!(meta.at(3).number(), 0);
}

#[test]
fn a_cell_of_another_kind_is_refused() {
    let mut wrong = table(1);
    wrong.rows[0][1] = "many".into();
    assert!(parquet(&wrong, &header()).unwrap_err().contains("tries"));
}

#[test]
fn csv_says_how_it_was_made_and_quotes_what_it_must() {
    let text = csv(&table(2), &header());
    let mut lines = text.lines();
    assert_eq!(lines.next().unwrap(), format!("# {}", header().line()));
    assert_eq!(lines.next(), Some("name,tries,mean,rate,rate_low,rate_high,off"));
    assert!(
        lines
            .next()
            .unwrap()
            .starts_with("\"Épervier, \"\"0\"\"\",-5,0,0,0,")
    );
}
