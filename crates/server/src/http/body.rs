//! JSON in requests and answers, with problems that say what is wrong.

use std::sync::Arc;

use axum::{
    body::Bytes,
    extract::{FromRef, FromRequest, Request, rejection::BytesRejection},
    http::{StatusCode, header::CONTENT_TYPE},
    response::{IntoResponse, Response},
};
use protocol::web::Code;
use serde::de::DeserializeOwned;
use tokio::time::timeout;

use crate::{
    app::App,
    failure::{Answer, Failure},
    http::listener::ReadingBody,
};

/// The body of a request, read strictly.
pub(crate) struct Body<T>(pub(crate) T);

impl<T, S> FromRequest<S> for Body<T>
where
    T: DeserializeOwned,
    Arc<App>: FromRef<S>,
    S: Send + Sync,
{
    type Rejection = Failure;

    async fn from_request(request: Request, state: &S) -> Answer<Self> {
        // Forms of other pages can send anything but this without asking us first.
        let kind = request.headers().get(CONTENT_TYPE).and_then(|kind| kind.to_str().ok());
        let kind = kind.and_then(|kind| kind.split(';').next()).map(str::trim);
        if !kind.is_some_and(|kind| kind.eq_ignore_ascii_case("application/json")) {
            return Err(Failure::new(Code::Malformed, "the content type must be application/json"));
        }
        let bytes = bytes(request, state).await?;
        serde_json::from_slice(&bytes)
            .map(Self)
            .map_err(|error| Failure::new(Code::Malformed, error.to_string()))
    }
}

async fn bytes<S>(request: Request, state: &S) -> Answer<Bytes>
where
    Arc<App>: FromRef<S>,
    S: Send + Sync,
{
    let limit = Arc::<App>::from_ref(state).settings.times.body;
    let _reading = ReadingBody::of(&request);
    let read = timeout(limit, Bytes::from_request(request, state)).await;
    let read = read.map_err(|_| Failure::new(Code::TooSlow, "the request did not come in time"))?;
    read.map_err(|rejection: BytesRejection| {
        if rejection.status() == StatusCode::PAYLOAD_TOO_LARGE {
            Failure::new(Code::TooLarge, "the request is too large")
        } else {
            Failure::new(Code::Malformed, "the request cannot be read")
        }
    })
}

/// JSON that was written already.
pub(crate) struct Written(pub(crate) String);

impl IntoResponse for Written {
    fn into_response(self) -> Response {
        ([(CONTENT_TYPE, "application/json")], self.0).into_response()
    }
}
