//! A problem as an answer over HTTP.

use axum::{
    Json,
    http::StatusCode,
    response::{IntoResponse, Response},
};
use protocol::web::{Code, Problem};
use store::StoreError;

/// Why a request was not carried out.
#[derive(Debug)]
pub(crate) struct Failure(pub(crate) Problem);

pub(crate) type Answer<T> = Result<T, Failure>;

impl Failure {
    pub(crate) fn new(code: Code, message: impl Into<String>) -> Self {
        Self(Problem::new(code, message))
    }
}

impl From<Problem> for Failure {
    fn from(problem: Problem) -> Self {
        Self(problem)
    }
}

impl From<StoreError> for Failure {
    fn from(error: StoreError) -> Self {
        Self(store_problem(&error))
    }
}

/// What went wrong inside is for the log, not for the network.
pub(crate) fn store_problem(error: &StoreError) -> Problem {
    match error {
        StoreError::Conflict | StoreError::Repeated => {
            Problem::new(Code::Stale, "somebody else was faster")
        }
        StoreError::Unproved | StoreError::Migration(_) | StoreError::Database(_) => {
            tracing::error!(%error, cause = ?std::error::Error::source(error), "the store failed");
            if error.is_full() {
                let message =
                    "the disk of the server is full: this was not written; try again later";
                return Problem::new(Code::NoRoom, message);
            }
            Problem::new(Code::Internal, "the server could not write or read this")
        }
    }
}

pub(crate) const fn status(code: Code) -> StatusCode {
    match code {
        Code::Malformed | Code::Options | Code::Record | Code::BadName | Code::BadText => {
            StatusCode::BAD_REQUEST
        }
        Code::TooLarge => StatusCode::PAYLOAD_TOO_LARGE,
        Code::TooMany | Code::TooManyGuesses => StatusCode::TOO_MANY_REQUESTS,
        Code::TooSlow => StatusCode::REQUEST_TIMEOUT,
        Code::WrongHost => StatusCode::MISDIRECTED_REQUEST,
        Code::NoGuest | Code::WrongSignIn => StatusCode::UNAUTHORIZED,
        Code::NoSuchTable | Code::NoSuchReplay | Code::NoSuchPage => StatusCode::NOT_FOUND,
        Code::NotYours | Code::NoTalk | Code::Foreign => StatusCode::FORBIDDEN,
        Code::NotNow
        | Code::NameTaken
        | Code::SeatTaken
        | Code::TableFull
        | Code::Rated
        | Code::NotAsked
        | Code::Refused
        | Code::Locked
        | Code::Stale => StatusCode::CONFLICT,
        Code::OldClient => StatusCode::UPGRADE_REQUIRED,
        Code::ClosingDown => StatusCode::SERVICE_UNAVAILABLE,
        Code::NoRoom => StatusCode::INSUFFICIENT_STORAGE,
        Code::Unreachable => StatusCode::BAD_GATEWAY,
        Code::Internal => StatusCode::INTERNAL_SERVER_ERROR,
    }
}

impl IntoResponse for Failure {
    fn into_response(self) -> Response {
        let code = self.0.code;
        let mut response = (status(code), Json(self.0)).into_response();
        // Whoever counts reads it there.
        response.extensions_mut().insert(code);
        response
    }
}
