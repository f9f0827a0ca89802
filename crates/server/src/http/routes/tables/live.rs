//! `GET /api/tables/{id}/live`: the socket of a running game.

use std::{convert::Infallible, net::IpAddr, sync::Arc, time::Duration};

use axum::{
    extract::{
        FromRef, FromRequestParts, State,
        ws::{Message as Frame, WebSocket, WebSocketUpgrade, rejection::WebSocketUpgradeRejection},
    },
    http::request::Parts,
    response::Response,
};
use games::Message;
use protocol::web::{
    Code, Problem,
    live::{ClientMessage, PROTOCOL},
};
use serde_json::Value;
use tokio::{
    sync::{
        broadcast::{self, error::RecvError},
        watch,
    },
    time::{Instant, interval_at, timeout},
};

use crate::{
    app::{App, Revoked},
    failure::{Answer, Failure},
    http::{
        guest::{self, Comes, Visitor},
        parameters::At,
    },
    operations::{
        ids,
        limits::{Bucket, neighbourhood},
    },
    rooms::{
        hub,
        room::{self, Command, Hello, Inbox},
    },
};

/// How long a client may take to say hello.
const PATIENCE: Duration = Duration::from_secs(10);
/// How long a client may take to read one message.
const SEND: Duration = Duration::from_secs(30);
/// How often we look whether somebody is still there.
const PULSE: Duration = Duration::from_secs(25);
/// Clients make up their names; this is enough for any of them.
const LONGEST_CLIENT: usize = 64;
/// An express path has a handful of answers.
const MOST_FOLLOWERS: usize = 32;
/// A bid for every coin that somebody may well have.
const MOST_WISHES: usize = 128;

#[utoipa::path(
    get,
    path = "/api/tables/{id}/live",
    tag = "tables",
    params(("id" = String, Path, description = "the table")),
    responses((status = 101, description = "a socket that speaks the messages of a live game"), (status = "4XX", body = protocol::web::Problem))
)]
pub(crate) async fn get(
    State(app): State<Arc<App>>,
    At(id): At<String>,
    address: guest::From,
    // Before anybody looks who comes: a session that ends meanwhile is heard of.
    Ends(revoked): Ends,
    Comes(visitor): Comes,
    upgrade: Result<WebSocketUpgrade, WebSocketUpgradeRejection>,
) -> Answer<Response> {
    let upgrade =
        upgrade.map_err(|_| Failure::new(Code::Malformed, "this address is for a socket"))?;
    let table = if ids::is_id(&id) { app.store.table(&id).await? } else { None };
    let table = table.ok_or_else(hub::no_such_table)?.id;
    let who = visitor
        .as_ref()
        .map_or_else(|| address.0.ip().to_string(), |visitor| visitor.guest.id.clone());
    let from = neighbourhood(address.0.ip());
    // Gives the place back also if the upgrade never happens.
    let place = Place::enter(&app, who, from)
        .ok_or_else(|| Failure::new(Code::TooMany, "these are too many open pages"))?;
    let size = app.settings.limits.message;
    let upgrade = upgrade.max_message_size(size).max_frame_size(size).read_buffer_size(READ_BUFFER);
    Ok(upgrade.on_upgrade(move |socket| async move {
        let closing = app.closing.subscribe();
        Conversation { app, table, visitor, socket, closing, revoked, doubt: false }.run().await;
        drop(place);
    }))
}

/// What people say is short, and thousands of sockets wait for it at the same time.
const READ_BUFFER: usize = 2 * 1024;

/// Hears of sessions that end from now on.
pub(crate) struct Ends(broadcast::Receiver<Revoked>);

impl<S> FromRequestParts<S> for Ends
where
    Arc<App>: FromRef<S>,
    S: Send + Sync,
{
    type Rejection = Infallible;

    async fn from_request_parts(_: &mut Parts, state: &S) -> Result<Self, Infallible> {
        Ok(Self(Arc::<App>::from_ref(state).revoked.subscribe()))
    }
}

/// A socket that is counted.
struct Place {
    app: Arc<App>,
    who: String,
    from: IpAddr,
}

impl Place {
    fn enter(app: &Arc<App>, who: String, from: IpAddr) -> Option<Self> {
        if !app.limiters.sockets.enter(who.clone()) {
            return None;
        }
        if !app.limiters.sockets_from.enter(from) {
            app.limiters.sockets.leave(&who);
            return None;
        }
        Some(Self { app: Arc::clone(app), who, from })
    }
}

impl Drop for Place {
    fn drop(&mut self) {
        self.app.limiters.sockets.leave(&self.who);
        self.app.limiters.sockets_from.leave(&self.from);
    }
}

struct Conversation {
    app: Arc<App>,
    table: String,
    visitor: Option<Visitor>,
    socket: WebSocket,
    closing: watch::Receiver<bool>,
    revoked: broadcast::Receiver<Revoked>,
    /// The store could not say whether the session is still good: it is asked again.
    doubt: bool,
}

impl Conversation {
    async fn run(mut self) {
        let hello = match self.hello().await {
            Ok(Some(hello)) => hello,
            Ok(None) => return,
            Err(problem) => return self.close(problem).await,
        };
        let connection = self.app.number();
        let (outbox, messages) = room::outbox();
        let enter = |reply| Command::Enter {
            connection,
            guest: self.visitor.as_ref().map(|visitor| visitor.guest.clone()),
            hello: hello.clone(),
            outbox: outbox.clone(),
            reply,
        };
        let entered = self.app.hub.ask(&self.app, &self.table, enter).await;
        drop(outbox);
        let end = match entered {
            Ok(()) => self.talk(connection, messages).await,
            Err(problem) => Some(problem),
        };
        let door = self.app.hub.door(&self.app, &self.table);
        let _ = door.commands.send(Command::Leave { connection }).await;
        if let Some(problem) = end {
            self.close(problem).await;
        }
    }

    /// The first message.
    async fn hello(&mut self) -> Result<Option<Hello>, Problem> {
        let late = || Problem::new(Code::Malformed, "nobody said hello");
        let frame = timeout(PATIENCE, self.socket.recv()).await.map_err(|_| late())?;
        let Some(Ok(frame)) = frame else { return Ok(None) };
        match read(&frame)? {
            Some(ClientMessage::Hello { client, version, away, screen, .. }) => {
                Ok(Some(Hello { client, version, away, screen }))
            }
            Some(
                ClientMessage::Answer { .. }
                | ClientMessage::Undo { .. }
                | ClientMessage::Look { .. }
                | ClientMessage::Away { .. }
                | ClientMessage::Plan { .. }
                | ClientMessage::PlanTurn { .. }
                | ClientMessage::Earlier { .. }
                | ClientMessage::Talk { .. }
                | ClientMessage::Mute { .. }
                | ClientMessage::Report { .. }
                | ClientMessage::Point { .. }
                | ClientMessage::Again { .. },
            )
            | None => Err(late()),
        }
    }

    /// Carries messages in and out until somebody ends it; says why, if it was us.
    async fn talk(&mut self, connection: u64, mut messages: Inbox) -> Option<Problem> {
        let mut bucket = Bucket::new(self.app.settings.limits.messages);
        let mut pulse = interval_at(Instant::now() + PULSE, PULSE);
        let mut alive = true;
        loop {
            tokio::select! {
                message = messages.next() => match message {
                    Some(text) => self.send(Frame::Text(text)).await?,
                    // The room let us go because we did not read.
                    None => return Some(Problem::new(Code::TooMany, "messages were not read in time")),
                },
                frame = self.socket.recv() => {
                    let frame = frame?.ok()?;
                    alive = true;
                    if !bucket.take() {
                        return Some(Problem::new(Code::TooMany, "these are too many messages"));
                    }
                    match read(&frame) {
                        Ok(Some(message)) => {
                            let door = self.app.hub.door(&self.app, &self.table);
                            let received = Instant::now().into_std();
                            let said = Command::Say { connection, message, received };
                            door.commands.send(said).await.ok()?;
                        }
                        Ok(None) => {}
                        Err(problem) => return Some(problem),
                    }
                }
                _ = pulse.tick() => {
                    if !std::mem::take(&mut alive) {
                        return None;
                    }
                    if self.doubt && !self.is_welcome().await {
                        return Some(Problem::new(Code::NoGuest, "this device was signed out"));
                    }
                    self.send(Frame::Ping(axum::body::Bytes::new())).await?;
                }
                () = revokes(&mut self.revoked, self.visitor.as_ref()) => {
                    if !self.is_welcome().await {
                        return Some(Problem::new(Code::NoGuest, "this device was signed out"));
                    }
                }
                () = closes(&mut self.closing) => {
                    return Some(Problem::new(Code::ClosingDown, "the server closes; the game is safe"));
                }
            }
        }
    }

    /// Nothing, if nobody is there any more. Whoever does not read is not waited for: until then the
    /// message takes memory.
    async fn send(&mut self, frame: Frame) -> Option<()> {
        timeout(SEND, self.socket.send(frame)).await.ok()?.ok()
    }

    /// Whether the session is still good. A store that fails for a moment puts nobody out, but it is
    /// asked again.
    async fn is_welcome(&mut self) -> bool {
        let Some(visitor) = &self.visitor else { return true };
        let welcome = visitor.is_welcome(&self.app).await;
        self.doubt = welcome.is_err();
        welcome.unwrap_or(true)
    }

    async fn close(mut self, problem: Problem) {
        self.app.metrics.refused(problem.code);
        let Ok(text) = serde_json::to_string(&Message::Closing { problem }) else { return };
        // If nobody hears it any more, there is nobody to be told.
        if self.send(Frame::text(text)).await.is_some() {
            let _ = self.send(Frame::Close(None)).await;
        }
    }
}

/// Waits until the server closes.
async fn closes(closing: &mut watch::Receiver<bool>) {
    // If nobody can say so any more, it has.
    drop(closing.wait_for(|closing| *closing).await);
}

/// Waits until a device or a token of this guest is taken away, or perhaps was.
async fn revokes(revoked: &mut broadcast::Receiver<Revoked>, visitor: Option<&Visitor>) {
    loop {
        match revoked.recv().await {
            Ok(Revoked::Of(guest)) if visitor.is_some_and(|visitor| visitor.guest.id == guest) => {
                return;
            }
            Ok(Revoked::Of(_)) => {}
            Ok(Revoked::Anybodys) => return,
            Err(RecvError::Lagged(_)) => return,
            Err(RecvError::Closed) => return std::future::pending().await,
        }
    }
}

/// A message of ours, if the frame holds one.
fn read(frame: &Frame) -> Result<Option<ClientMessage<Value>>, Problem> {
    let text = match frame {
        Frame::Text(text) => text.as_str(),
        Frame::Binary(_) => return Err(Problem::new(Code::Malformed, "messages are text")),
        Frame::Ping(_) | Frame::Pong(_) | Frame::Close(_) => return Ok(None),
    };
    let malformed = |message: String| Problem::new(Code::Malformed, message);
    // Only the number at first: a client of another time may speak quite differently.
    let message: Value =
        serde_json::from_str(text).map_err(|error| malformed(error.to_string()))?;
    let protocol = message.get("protocol").and_then(Value::as_u64);
    if protocol.is_some_and(|protocol| protocol != u64::from(PROTOCOL)) {
        return Err(Problem::new(Code::OldClient, "the page is of another version; load it again"));
    }
    let message: ClientMessage<Value> =
        serde_json::from_value(message).map_err(|error| malformed(error.to_string()))?;
    match &message {
        ClientMessage::Hello { client, .. } if client.len() > LONGEST_CLIENT => {
            Err(malformed("the name of the client is too long".to_owned()))
        }
        ClientMessage::Answer { then, .. } if then.len() > MOST_FOLLOWERS => {
            Err(malformed("these are too many answers at once".to_owned()))
        }
        ClientMessage::Plan { wishes, .. } if wishes.len() > MOST_WISHES => {
            Err(malformed("these are too many wishes".to_owned()))
        }
        ClientMessage::Hello { .. }
        | ClientMessage::Answer { .. }
        | ClientMessage::Undo { .. }
        | ClientMessage::Look { .. }
        | ClientMessage::Away { .. }
        | ClientMessage::Plan { .. }
        | ClientMessage::PlanTurn { .. }
        | ClientMessage::Earlier { .. }
        | ClientMessage::Talk { .. }
        | ClientMessage::Mute { .. }
        | ClientMessage::Report { .. }
        | ClientMessage::Point { .. }
        | ClientMessage::Again { .. } => Ok(Some(message)),
    }
}
