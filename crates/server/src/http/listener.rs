//! Where connections come in, and how long each of them is waited for.
//!
//! Whoever opens connections and says nothing, or says half of something, would otherwise keep everybody
//! else out and hold up the closing of the server.

use std::{convert::Infallible, future::Future, net::SocketAddr, pin::pin, sync::Arc};

use axum::{
    Router,
    extract::{ConnectInfo, Request},
    http::StatusCode,
    response::Response,
    serve::Listener,
};
use hyper::{
    body::Incoming,
    server::conn::http1,
    service::{Service as _, service_fn},
};
use hyper_util::{rt::TokioIo, service::TowerToHyperService};
use protocol::web::Code;
use tokio::{
    net::{TcpListener, TcpStream},
    task::JoinSet,
    time::timeout,
};

use crate::{
    app::App,
    http::{
        tcp_connection::TcpConnection,
        tcp_connections::{Activity, Slot},
    },
    operations::limits::neighbourhood,
};

/// Who is at the other end of a connection: a guest or a proxy.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Peer(pub(crate) SocketAddr);

pub(crate) struct HttpListener {
    pub(crate) listener: TcpListener,
    pub(crate) app: Arc<App>,
    pub(crate) router: Router,
}

impl HttpListener {
    /// Lets connections in until `stop` is done. What was asked by then is answered, unless that takes too
    /// long: nobody holds up the closing beyond its deadline.
    pub(crate) async fn serve(mut self, stop: impl Future<Output = ()>) {
        let mut stop = pin!(stop);
        let mut open = JoinSet::new();
        loop {
            tokio::select! {
                () = &mut stop => break,
                (stream, address) = Listener::accept(&mut self.listener) => {
                    if let Some(place) = self.place_for(address) {
                        self.let_in(stream, address, place, &mut open);
                    }
                }
                Some(_) = open.join_next() => {}
            }
        }
        drop(self.listener);
        let drained = async { while open.join_next().await.is_some() {} };
        if timeout(self.app.settings.times.drain, drained).await.is_err() {
            tracing::warn!(
                connections = open.len(),
                "closed before everything was asked or answered"
            );
            open.shutdown().await;
        }
    }

    fn place_for(&self, address: SocketAddr) -> Option<Slot> {
        let ip = address.ip().to_canonical();
        // Behind a proxy everybody comes through the same few.
        let counted = !self.app.settings.trusted_proxies.contains(&ip);
        let place = self.app.tcp_connections.enter(counted.then(|| neighbourhood(ip)));
        if place.is_none() {
            self.app.metrics.refused(Code::TooMany);
        }
        place
    }

    fn let_in(&self, stream: TcpStream, peer: SocketAddr, place: Slot, open: &mut JoinSet<()>) {
        // What is told is told at once: it never waits for the answer to what was told before.
        if let Err(error) = stream.set_nodelay(true) {
            tracing::debug!(%error, "a connection is gone already");
        }
        let (app, router) = (Arc::clone(&self.app), self.router.clone());
        open.spawn(converse(app, router, TcpConnection { stream, place }, peer));
    }
}

/// Answers one request after the other, as long as the other side does not let us wait too long.
async fn converse(app: Arc<App>, router: Router, connection: TcpConnection, peer: SocketAddr) {
    let activity = Arc::clone(&connection.place.activity);
    let router = TowerToHyperService::new(router);
    let answer = |mut request: hyper::Request<Incoming>| {
        activity.works();
        request.extensions_mut().insert(ConnectInfo(Peer(peer)));
        request.extensions_mut().insert(Arc::clone(&activity));
        let answered = router.call(request);
        let activity = Arc::clone(&activity);
        async move {
            let answer: Result<Response, Infallible> = answered.await;
            // A socket has a heartbeat of its own.
            let socket = matches!(&answer, Ok(a) if a.status() == StatusCode::SWITCHING_PROTOCOLS);
            if !socket {
                activity.answers();
            }
            answer
        }
    };
    let conversation = http1::Builder::new()
        .serve_connection(TokioIo::new(connection), service_fn(answer))
        .with_upgrades();
    let mut conversation = pin!(conversation);
    let mut closing = app.closing.subscribe();
    let mut told = false;
    loop {
        tokio::select! {
            ended = conversation.as_mut() => {
                if let Err(error) = ended {
                    tracing::trace!(%error, "a connection ended in the middle");
                }
                return;
            }
            _ = closing.wait_for(|closing| *closing), if !told => {
                told = true;
                conversation.as_mut().graceful_shutdown();
            }
            // What is left of it is dropped, and with it the connection.
            () = activity.outlasts(&app.settings.times) => return,
            () = activity.closed.notified() => return,
        }
    }
}

/// While a body is read, the connection is one that waits for the other side.
pub(crate) struct ReadingBody(Option<Arc<Activity>>);

impl ReadingBody {
    pub(crate) fn of(request: &Request) -> Self {
        let activity = request.extensions().get::<Arc<Activity>>().cloned();
        if let Some(activity) = &activity {
            activity.reads_body();
        }
        Self(activity)
    }
}

impl Drop for ReadingBody {
    fn drop(&mut self) {
        if let Some(activity) = &self.0 {
            activity.works();
        }
    }
}
