//! Values on their way to a store and back. A store answers in rows of cells; whether it is a file or a database nobody above can tell.

use std::borrow::Cow;
use std::sync::Arc;

use super::{Chain, CommandMark, StorageError};
use crate::keys::{KeyHash, Maker, TableId};

/// One value.
#[derive(Clone, Debug, PartialEq)]
pub(crate) enum Cell<'a> {
    Null,
    Number(i64),
    /// Nothing here is written so; a damaged file may say it.
    Real(f64),
    Text(Cow<'a, str>),
    Bytes(Cow<'a, [u8]>),
}

/// Something that answers questions and keeps what it is told: a connection to the file or to the database, in a transaction or not.
pub(crate) trait Source {
    /// The rows of an answer. Parameters are `?1`, `?2` and so on.
    fn rows(&self, sql: &str, with: &[Cell<'_>]) -> Result<Vec<Row>, StorageError>;

    /// Changes something; gives how many rows.
    fn run(&self, sql: &str, with: &[Cell<'_>]) -> Result<u64, StorageError>;

    /// From here to [`Source::end`] everything is read as it is at one moment.
    fn begin(&self) -> Result<(), StorageError>;

    /// See [`Source::begin`].
    fn end(&self) -> Result<(), StorageError>;

    /// The first row of an answer, if there is one.
    fn row(&self, sql: &str, with: &[Cell<'_>]) -> Result<Option<Row>, StorageError> {
        Ok(self.rows(sql, with)?.into_iter().next())
    }

    /// The one number that an answer consists of.
    fn number(&self, sql: &str, with: &[Cell<'_>]) -> Result<i64, StorageError> {
        match self.row(sql, with)? {
            Some(row) => row.at(0),
            None => Err(StorageError::Unreadable("a number is missing".into())),
        }
    }
}

/// One row of an answer.
#[derive(Clone, Debug)]
pub(crate) struct Row {
    names: Arc<[String]>,
    pub(super) cells: Vec<Cell<'static>>,
}

impl Row {
    pub(super) fn new(names: Arc<[String]>, cells: Vec<Cell<'static>>) -> Row {
        Row { names, cells }
    }

    /// The value of a column; nothing where there is no such column.
    pub(super) fn cell(&self, name: &str) -> &Cell<'static> {
        let at = self.names.iter().position(|known| known == name);
        at.and_then(|at| self.cells.get(at)).unwrap_or(&Cell::Null)
    }

    pub(super) fn get<T: FromCell>(&self, name: &str) -> Result<T, StorageError> {
        read(self.cell(name), name)
    }

    pub(super) fn at<T: FromCell>(&self, at: usize) -> Result<T, StorageError> {
        let name = self.names.get(at).map_or("", String::as_str);
        read(self.cells.get(at).unwrap_or(&Cell::Null), name)
    }

    /// The text of a column, if it is text.
    pub(super) fn text(&self, name: &str) -> Option<&str> {
        self.cell(name).text()
    }
}

fn read<T: FromCell>(cell: &Cell<'static>, name: &str) -> Result<T, StorageError> {
    T::from_cell(cell)
        .ok_or_else(|| StorageError::Unreadable(format!("what lies under {name:?} cannot be read").into()))
}

impl Cell<'_> {
    pub(super) fn text(&self) -> Option<&str> {
        match self {
            Cell::Text(text) => Some(text),
            _ => None,
        }
    }

    pub(super) fn number(&self) -> Option<i64> {
        match self {
            Cell::Number(number) => Some(*number),
            _ => None,
        }
    }

    pub(super) fn bytes(&self) -> Option<&[u8]> {
        match self {
            Cell::Bytes(bytes) => Some(bytes),
            _ => None,
        }
    }
}

/// What can be read from a cell.
pub(super) trait FromCell: Sized {
    fn from_cell(cell: &Cell<'_>) -> Option<Self>;
}

macro_rules! numbers {
    ($($number:ty),*) => {$(
        impl FromCell for $number {
            fn from_cell(cell: &Cell<'_>) -> Option<Self> {
                cell.number()?.try_into().ok()
            }
        }

        impl From<$number> for Cell<'_> {
            fn from(number: $number) -> Self {
                Cell::Number(number as i64)
            }
        }
    )*};
}

numbers!(i64, u64, u32, usize);

impl FromCell for bool {
    fn from_cell(cell: &Cell<'_>) -> Option<Self> {
        Some(cell.number()? != 0)
    }
}

impl FromCell for String {
    fn from_cell(cell: &Cell<'_>) -> Option<Self> {
        cell.text().map(str::to_owned)
    }
}

impl FromCell for Vec<u8> {
    fn from_cell(cell: &Cell<'_>) -> Option<Self> {
        cell.bytes().map(<[u8]>::to_vec)
    }
}

impl FromCell for Chain {
    fn from_cell(cell: &Cell<'_>) -> Option<Self> {
        cell.number().map(Chain::from_number)
    }
}

impl FromCell for CommandMark {
    fn from_cell(cell: &Cell<'_>) -> Option<Self> {
        cell.number().map(CommandMark::from_number)
    }
}

impl FromCell for KeyHash {
    fn from_cell(cell: &Cell<'_>) -> Option<Self> {
        KeyHash::from_bytes(cell.bytes()?)
    }
}

impl FromCell for Maker {
    fn from_cell(cell: &Cell<'_>) -> Option<Self> {
        Maker::from_bytes(cell.bytes()?)
    }
}

impl<T: FromCell> FromCell for Option<T> {
    fn from_cell(cell: &Cell<'_>) -> Option<Self> {
        match cell {
            Cell::Null => Some(None),
            cell => T::from_cell(cell).map(Some),
        }
    }
}

impl From<bool> for Cell<'_> {
    fn from(yes: bool) -> Self {
        Cell::Number(yes.into())
    }
}

impl<'a> From<&'a str> for Cell<'a> {
    fn from(text: &'a str) -> Self {
        Cell::Text(text.into())
    }
}

impl<'a> From<&'a String> for Cell<'a> {
    fn from(text: &'a String) -> Self {
        Cell::Text(text.as_str().into())
    }
}

impl From<String> for Cell<'_> {
    fn from(text: String) -> Self {
        Cell::Text(text.into())
    }
}

impl<'a> From<&'a [u8]> for Cell<'a> {
    fn from(bytes: &'a [u8]) -> Self {
        Cell::Bytes(bytes.into())
    }
}

impl<'a> From<&'a Vec<u8>> for Cell<'a> {
    fn from(bytes: &'a Vec<u8>) -> Self {
        Cell::Bytes(bytes.into())
    }
}

impl From<Chain> for Cell<'_> {
    fn from(chain: Chain) -> Self {
        Cell::Number(chain.number())
    }
}

impl From<CommandMark> for Cell<'_> {
    fn from(mark: CommandMark) -> Self {
        Cell::Number(mark.number())
    }
}

impl From<KeyHash> for Cell<'_> {
    fn from(key: KeyHash) -> Self {
        Cell::Bytes(key.bytes().to_vec().into())
    }
}

impl From<Maker> for Cell<'_> {
    fn from(maker: Maker) -> Self {
        Cell::Bytes(maker.bytes().to_vec().into())
    }
}

impl From<TableId> for Cell<'_> {
    fn from(id: TableId) -> Self {
        Cell::Text(id.to_string().into())
    }
}

impl<'a, T: Into<Cell<'a>>> From<Option<T>> for Cell<'a> {
    fn from(value: Option<T>) -> Self {
        value.map_or(Cell::Null, Into::into)
    }
}

/// A list of values, each of its own kind.
macro_rules! cells {
    ($($value:expr),* $(,)?) => { [$($crate::storage::Cell::from($value)),*] };
}

pub(crate) use cells;
