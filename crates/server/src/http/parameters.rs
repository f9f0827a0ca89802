//! What stands in an address, with problems that say what is wrong.

use axum::{
    extract::{FromRequestParts, Path, Query},
    http::request::Parts,
};
use protocol::web::Code;
use serde::{Deserialize, de::DeserializeOwned};
use tabletop::Seat;

use crate::failure::{Answer, Failure};

/// The variable parts of a path.
pub(crate) struct At<T>(pub(crate) T);

impl<T: DeserializeOwned + Send, S: Send + Sync> FromRequestParts<S> for At<T> {
    type Rejection = Failure;

    async fn from_request_parts(parts: &mut Parts, state: &S) -> Answer<Self> {
        let path = Path::from_request_parts(parts, state).await;
        path.map(|Path(path)| Self(path))
            .map_err(|_| Failure::new(Code::NoSuchPage, "there is nothing at this address"))
    }
}

/// `?seat=`: the eyes of those who look back.
#[derive(Debug, Deserialize)]
pub(crate) struct Eyes {
    pub(crate) seat: Option<Seat>,
}

impl<S: Send + Sync> FromRequestParts<S> for Eyes {
    type Rejection = Failure;

    async fn from_request_parts(parts: &mut Parts, _: &S) -> Answer<Self> {
        #[derive(Deserialize)]
        struct Words {
            seat: Option<String>,
        }
        let wrong = || Failure::new(Code::Malformed, "a seat is a number");
        let Query(words) = Query::<Words>::try_from_uri(&parts.uri).map_err(|_| wrong())?;
        let number = words.seat.map(|seat| seat.parse::<u8>()).transpose().map_err(|_| wrong())?;
        let seat = number.map(Seat::try_from).transpose().map_err(|_| wrong())?;
        Ok(Self { seat })
    }
}

/// A number in a path.
pub(crate) fn number<T: std::str::FromStr>(text: &str) -> Answer<T> {
    text.parse().map_err(|_| Failure::new(Code::NoSuchPage, "this is not a number of ours"))
}
