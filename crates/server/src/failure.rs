//! What goes wrong, as one enum with a word and a status for each case.

use std::borrow::Cow;

use axum::Json;
use axum::http::{HeaderValue, StatusCode, header};
use axum::response::{IntoResponse, Response};
use serde::{Deserialize, Serialize};

use crate::storage::StorageError;
use crate::wire;

/// Why a request was not carried out.
#[derive(Clone, Debug, Serialize, Deserialize, thiserror::Error)]
pub(crate) enum Failure {
    #[error("there is no such thing")]
    NotFound,
    #[error("{0}")]
    NoSuchGame(String),
    #[error("no bot of this game has the level '{0}'")]
    NoSuchLevel(String),
    #[error("{0}")]
    BadRequest(String),
    #[error("{0}")]
    BadSetup(String),
    /// The text of an option cannot be read; the word says why.
    #[error("{1}")]
    UnreadableOption(Cow<'static, str>, String),
    #[error("a name has 1 to 24 characters")]
    BadName,
    #[error("{0}")]
    BadSeats(String),
    #[error("you do not sit there")]
    NotSeated,
    #[error("somebody sits there")]
    SeatTaken,
    #[error("this seat is kept for somebody and taken with their invitation")]
    NotInvited,
    #[error("somebody at this table has a name that looks the same")]
    NameTaken,
    #[error("you already sit at this table, or have sat at another seat of it")]
    AlreadySeated,
    #[error("the game has begun")]
    NotOpen,
    #[error("there are free seats")]
    SeatsMissing,
    #[error("the game is not over")]
    NotOver,
    #[error("the game is not being played")]
    NotPlaying,
    #[error("whoever sits there is connected, or was a moment ago")]
    StillThere,
    #[error("the clock of this table decides what becomes of those who are away")]
    ClockRuns,
    #[error("the deal of a day is played alone, and by nobody else")]
    PlayedAlone,
    #[error("you have had this deal of the day; there is another one tomorrow")]
    DealHad,
    #[error("the deal of the day is shown to those who have played it")]
    DealHidden,
    #[error("there is no adviser at this table")]
    NoAdviser,
    #[error("there are too many tables")]
    TooManyTables,
    #[error("too many tables from your network are not over, or they take up too much")]
    TooManyOfYours,
    #[error("too many requests; the next is answered in {0} s")]
    TooManyRequests(u32),
    #[error("there are too many connections")]
    TooManySockets,
    #[error("too many replays are on their way; come again in a moment")]
    TooBusy,
    #[error("pages of other origins may not do this")]
    WrongOrigin,
    #[error("only operators may do this")]
    NotOperator,
    #[error("you were sent away from this server for a while")]
    SentAway,
    #[error("you may write nothing here for a while, and a name is writing too")]
    Muted,
    #[error("this server does not go by that name")]
    WrongHost,
    #[error("this cannot be done there")]
    WrongMethod,
    #[error("it took too long")]
    TooSlow,
    #[error("the request is too large")]
    TooLarge,
    #[error("nothing can be written at the moment")]
    Storage,
    /// What is kept lies on another machine, which does not answer.
    #[error("nothing can be read or written at the moment")]
    StorageAway,
    #[error("this table cannot be played on; its record is kept")]
    BrokenTable,
    #[error(
        "the record of this table is damaged {0}; whoever runs this server can bring it back from a copy"
    )]
    Damaged(String),
    #[error("this table lives on another node; come again in a moment")]
    Elsewhere,
    #[error("the server is stopping")]
    ShuttingDown,
    #[error("something went wrong here")]
    Internal,
}

impl Failure {
    /// The word that stays the same, and the status.
    pub(crate) fn code(&self) -> (&'static str, StatusCode) {
        use StatusCode as S;
        match self {
            Failure::NotFound => ("not_found", S::NOT_FOUND),
            Failure::NoSuchGame(_) => ("no_such_game", S::NOT_FOUND),
            Failure::NoSuchLevel(_) => ("no_such_level", S::UNPROCESSABLE_ENTITY),
            Failure::BadRequest(_) => ("bad_request", S::BAD_REQUEST),
            Failure::BadSetup(_) | Failure::UnreadableOption(..) => ("bad_setup", S::UNPROCESSABLE_ENTITY),
            Failure::BadName => ("bad_name", S::UNPROCESSABLE_ENTITY),
            Failure::BadSeats(_) => ("bad_seats", S::UNPROCESSABLE_ENTITY),
            Failure::NotSeated => ("not_seated", S::FORBIDDEN),
            Failure::SeatTaken => ("seat_taken", S::CONFLICT),
            Failure::NotInvited => ("not_invited", S::FORBIDDEN),
            Failure::NameTaken => ("name_taken", S::CONFLICT),
            Failure::AlreadySeated => ("already_seated", S::CONFLICT),
            Failure::NotOpen => ("not_open", S::CONFLICT),
            Failure::SeatsMissing => ("seats_missing", S::CONFLICT),
            Failure::NotOver => ("not_over", S::CONFLICT),
            Failure::NotPlaying => ("not_playing", S::CONFLICT),
            Failure::ClockRuns => ("clock_runs", S::CONFLICT),
            Failure::PlayedAlone => ("played_alone", S::CONFLICT),
            Failure::DealHad => ("deal_had", S::CONFLICT),
            Failure::DealHidden => ("deal_hidden", S::FORBIDDEN),
            Failure::NoAdviser => ("no_adviser", S::CONFLICT),
            Failure::StillThere => ("still_there", S::CONFLICT),
            Failure::TooManyTables => ("too_many_tables", S::SERVICE_UNAVAILABLE),
            Failure::TooManyOfYours => ("too_many_of_yours", S::TOO_MANY_REQUESTS),
            Failure::TooManyRequests(_) => ("too_many_requests", S::TOO_MANY_REQUESTS),
            Failure::TooManySockets => ("too_many_sockets", S::SERVICE_UNAVAILABLE),
            Failure::TooBusy => ("too_busy", S::SERVICE_UNAVAILABLE),
            Failure::WrongOrigin => ("wrong_origin", S::FORBIDDEN),
            Failure::NotOperator => ("not_operator", S::FORBIDDEN),
            Failure::SentAway => ("sent_away", S::FORBIDDEN),
            Failure::Muted => ("muted", S::FORBIDDEN),
            Failure::WrongHost => ("wrong_host", S::MISDIRECTED_REQUEST),
            Failure::WrongMethod => ("wrong_method", S::METHOD_NOT_ALLOWED),
            Failure::TooSlow => ("too_slow", S::SERVICE_UNAVAILABLE),
            Failure::TooLarge => ("too_large", S::PAYLOAD_TOO_LARGE),
            Failure::Storage => ("storage", S::INSUFFICIENT_STORAGE),
            Failure::StorageAway => ("storage", S::SERVICE_UNAVAILABLE),
            Failure::BrokenTable => ("broken_table", S::INTERNAL_SERVER_ERROR),
            Failure::Damaged(_) => ("damaged", S::INTERNAL_SERVER_ERROR),
            Failure::Elsewhere => ("elsewhere", S::SERVICE_UNAVAILABLE),
            Failure::ShuttingDown => ("shutting_down", S::SERVICE_UNAVAILABLE),
            Failure::Internal => ("internal", S::INTERNAL_SERVER_ERROR),
        }
    }
}

impl Failure {
    /// What is wrong with the text of an option.
    fn why(&self) -> Option<String> {
        match self {
            Failure::UnreadableOption(why, _) => Some(why.to_string()),
            _ => None,
        }
    }

    /// When it is worth to try again, in seconds, where trying again can help.
    fn retry_after(&self) -> Option<u32> {
        match self {
            Failure::TooManyRequests(seconds) => Some(*seconds),
            Failure::TooManySockets | Failure::Storage => Some(30),
            Failure::Elsewhere => Some(2),
            Failure::TooManyTables => Some(60),
            Failure::TooManyOfYours => Some(3600),
            Failure::ShuttingDown | Failure::TooSlow | Failure::TooBusy | Failure::StorageAway => Some(5),
            _ => None,
        }
    }
}

impl From<catalog::CatalogError> for Failure {
    fn from(error: catalog::CatalogError) -> Self {
        let text = error.to_string();
        match (error.why(), error) {
            (Some(why), _) => Failure::UnreadableOption(why.into(), text),
            (None, catalog::CatalogError::NoSuchGame(_)) => Failure::NoSuchGame(text),
            (None, _) => Failure::BadSetup(text),
        }
    }
}

impl From<StorageError> for Failure {
    fn from(error: StorageError) -> Self {
        match error {
            StorageError::Closed => Failure::ShuttingDown,
            StorageError::Elsewhere { .. } | StorageError::Fenced | StorageError::Apart => Failure::Elsewhere,
            StorageError::Away(why) => {
                tracing::debug!(%why, "the database is away");
                Failure::StorageAway
            }
            StorageError::Unreadable(what) => {
                tracing::error!(%what, "a table is damaged; flibuste check says which, and flibuste mend brings it back from a copy");
                Failure::Damaged(format!("({what})"))
            }
            other => {
                tracing::error!(error = %other, "storage");
                Failure::Storage
            }
        }
    }
}

impl IntoResponse for Failure {
    fn into_response(self) -> Response {
        let (code, status) = self.code();
        let body = wire::Failure {
            error: wire::FailureBody {
                code: code.into(),
                detail: Some(self.to_string()),
                why: self.why(),
            },
        };
        let mut response = (status, Json(body)).into_response();
        if matches!(self, Failure::TooLarge) {
            // What was not read is in the way of the next request.
            let close = HeaderValue::from_static("close");
            response.headers_mut().insert(header::CONNECTION, close);
        }
        if let Some(seconds) = self.retry_after() {
            response
                .headers_mut()
                .insert(header::RETRY_AFTER, HeaderValue::from(seconds));
        }
        response
    }
}
