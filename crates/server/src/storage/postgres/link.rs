//! A connection to PostgreSQL that answers like any other source.

use std::collections::HashMap;
use std::sync::atomic::{AtomicU64, Ordering::Relaxed};
use std::sync::{Arc, Mutex, PoisonError};
use std::task::Poll;
use std::time::Duration;

use tokio::runtime::Handle;
use tokio_postgres::types::private::BytesMut;
use tokio_postgres::types::{IsNull, ToSql, Type, to_sql_checked};
use tokio_postgres::{Client, Statement};
use tokio_postgres_rustls::MakeRustlsConnect;

use super::super::{Cell, Row, Source, StorageError};
use super::wait;

/// How long an answer may take. A database that says nothing for longer is as good as gone.
pub(super) const PATIENCE: Duration = Duration::from_secs(10);

/// What PostgreSQL calls it when a life is over; see `flibuste_hold`.
const LIFE_IS_OVER: &str = "FL001";

/// And when a row refers to nothing: only owners refer, to the lives of their nodes.
const NO_SUCH_LIFE: &str = "23503";

/// A connection. It is waited for where it is used, on a thread that may wait.
pub(crate) struct Link {
    client: Client,
    /// How long an answer may take, in milliseconds.
    patience: AtomicU64,
    known: Mutex<HashMap<String, Statement>>,
}

impl Link {
    /// Connects.
    pub(super) fn open(
        config: &tokio_postgres::Config,
        tls: MakeRustlsConnect,
        runtime: &Handle,
    ) -> Result<Link, StorageError> {
        let config = config.clone();
        // On the runtime, which keeps the time. One that has ended begins nothing any more, and says so.
        let connecting = runtime.spawn(async move {
            let (client, connection) = in_time(tokio::time::timeout(PATIENCE, config.connect(tls)).await)?;
            tokio::spawn(async move {
                if let Err(error) = connection.await {
                    tracing::warn!(%error, "a connection to the database ended");
                }
            });
            Ok::<_, StorageError>(client)
        });
        let client = match wait::at_most(PATIENCE * 2, connecting) {
            Some(Ok(connected)) => connected?,
            Some(Err(_)) => return Err(StorageError::Away("this program is ending".into())),
            None => return Err(silent()),
        };
        Ok(Link {
            client,
            patience: AtomicU64::new(PATIENCE.as_millis() as u64),
            known: Mutex::default(),
        })
    }

    /// Whoever asks from now on waits no longer than this for an answer.
    pub(super) fn wait_at_most(&self, patience: Duration) {
        let patience = patience.min(PATIENCE).as_millis() as u64;
        self.patience.store(patience, Relaxed);
    }

    pub(super) fn is_closed(&self) -> bool {
        self.client.is_closed()
    }

    fn wait<T>(
        &self,
        asked: impl Future<Output = Result<T, tokio_postgres::Error>>,
    ) -> Result<T, StorageError> {
        let patience = Duration::from_millis(self.patience.load(Relaxed));
        match wait::at_most(patience, asked) {
            Some(answer) => answer.map_err(StorageError::from),
            None => Err(silent()),
        }
    }

    /// Carries out plain statements without values.
    pub(crate) fn batch(&self, sql: &str) -> Result<(), StorageError> {
        self.wait(self.client.batch_execute(sql))
    }

    /// A statement, prepared once.
    pub(super) fn prepared(&self, sql: &str) -> Result<Statement, StorageError> {
        let known = self.known.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(statement) = known.get(sql) {
            return Ok(statement.clone());
        }
        drop(known);
        let statement = self.wait(self.client.prepare(&dollars(sql)))?;
        let mut known = self.known.lock().unwrap_or_else(PoisonError::into_inner);
        known.insert(sql.to_owned(), statement.clone());
        Ok(statement)
    }

    /// Sends statements one after the other without waiting for answers in between: all of them travel together. Gives the first problem.
    pub(super) fn pipeline(
        &self,
        statements: &[(Statement, Vec<&(dyn ToSql + Sync)>)],
    ) -> Result<(), StorageError> {
        let all = async {
            let mut sent = Vec::with_capacity(statements.len());
            for (statement, with) in statements {
                let mut asked = Box::pin(self.client.execute(statement, with));
                // A statement is on its way once it was polled; they are carried out in the order in which they were sent.
                let first = std::future::poll_fn(|context| Poll::Ready(asked.as_mut().poll(context))).await;
                sent.push((asked, first));
            }
            let mut result = Ok(());
            for (asked, first) in sent {
                let answer = match first {
                    Poll::Ready(answer) => answer,
                    Poll::Pending => asked.await,
                };
                result = result.and(answer.map(drop));
            }
            result
        };
        self.wait(all)
    }
}

fn in_time<T>(
    answer: Result<Result<T, tokio_postgres::Error>, tokio::time::error::Elapsed>,
) -> Result<T, StorageError> {
    match answer {
        Ok(answer) => answer.map_err(StorageError::from),
        Err(_) => Err(silent()),
    }
}

/// A database that says nothing.
pub(super) fn silent() -> StorageError {
    StorageError::Away("it does not answer".into())
}

impl From<tokio_postgres::Error> for StorageError {
    fn from(error: tokio_postgres::Error) -> Self {
        match error.as_db_error() {
            Some(said) if [LIFE_IS_OVER, NO_SUCH_LIFE].contains(&said.code().code()) => StorageError::Fenced,
            // What the database says when it stops, or when somebody ends the connection.
            Some(said) if said.code().code().starts_with("57P") => StorageError::Away(said.message().into()),
            Some(said) => StorageError::Postgres(said.message().into()),
            None if error.is_closed() => StorageError::Away("the connection is closed".into()),
            None => {
                let why = std::error::Error::source(&error).map(ToString::to_string);
                StorageError::Away(why.unwrap_or_else(|| error.to_string()).into())
            }
        }
    }
}

/// Parameters are `$1` here, and `?1` everywhere else.
fn dollars(sql: &str) -> String {
    let mut text = String::with_capacity(sql.len());
    let mut rest = sql.chars().peekable();
    while let Some(char) = rest.next() {
        let number = rest.peek().is_some_and(char::is_ascii_digit);
        text.push(if char == '?' && number { '$' } else { char });
    }
    text
}

impl Source for Link {
    fn rows(&self, sql: &str, with: &[Cell<'_>]) -> Result<Vec<Row>, StorageError> {
        let statement = self.prepared(sql)?;
        let with: Vec<&(dyn ToSql + Sync)> = with.iter().map(|cell| cell as _).collect();
        let rows = self.wait(self.client.query(&statement, &with))?;
        let names: Arc<[String]> = statement
            .columns()
            .iter()
            .map(|column| column.name().to_owned())
            .collect();
        rows.iter()
            .map(|row| {
                let cells = (0..names.len()).map(|at| cell(row, at));
                Ok(Row::new(names.clone(), cells.collect::<Result<_, _>>()?))
            })
            .collect()
    }

    fn run(&self, sql: &str, with: &[Cell<'_>]) -> Result<u64, StorageError> {
        let statement = self.prepared(sql)?;
        let with: Vec<&(dyn ToSql + Sync)> = with.iter().map(|cell| cell as _).collect();
        self.wait(self.client.execute(&statement, &with))
    }

    fn begin(&self) -> Result<(), StorageError> {
        self.batch("BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY")
    }

    fn end(&self) -> Result<(), StorageError> {
        self.batch("COMMIT")
    }
}

/// One value of a row. There are no types here but those of the schema and of what is counted.
fn cell(row: &tokio_postgres::Row, at: usize) -> Result<Cell<'static>, StorageError> {
    let kind = row.columns()[at].type_();
    let read = match *kind {
        Type::INT8 => row.try_get::<_, Option<i64>>(at).map(Cell::from),
        Type::INT4 => row
            .try_get::<_, Option<i32>>(at)
            .map(|number| number.map(i64::from).into()),
        Type::BOOL => row
            .try_get::<_, Option<bool>>(at)
            .map(|yes| yes.map(Cell::from).unwrap_or(Cell::Null)),
        Type::BYTEA => row
            .try_get::<_, Option<Vec<u8>>>(at)
            .map(|bytes| bytes.map_or(Cell::Null, |bytes| Cell::Bytes(bytes.into()))),
        _ => row.try_get::<_, Option<String>>(at).map(Cell::from),
    };
    read.map_err(|error| StorageError::Unreadable(error.to_string().into()))
}

impl ToSql for Cell<'_> {
    fn to_sql(
        &self,
        kind: &Type,
        out: &mut BytesMut,
    ) -> Result<IsNull, Box<dyn std::error::Error + Sync + Send>> {
        match self {
            Cell::Null => Ok(IsNull::Yes),
            Cell::Number(number) if *kind == Type::INT4 => i32::try_from(*number)?.to_sql(kind, out),
            Cell::Number(number) => number.to_sql(kind, out),
            Cell::Real(number) => number.to_sql(kind, out),
            Cell::Text(text) => text.as_ref().to_sql(kind, out),
            Cell::Bytes(bytes) => bytes.as_ref().to_sql(kind, out),
        }
    }

    fn accepts(_: &Type) -> bool {
        // The schema says which type it is, and the database refuses what does not fit.
        true
    }

    to_sql_checked!();
}

#[cfg(test)]
mod tests {
    use super::dollars;

    #[test]
    fn parameters_are_named_as_this_database_names_them() {
        assert_eq!(dollars("a = ?1 AND b = ?12"), "a = $1 AND b = $12");
        assert_eq!(dollars("why? ?2"), "why? $2");
    }
}
