//! The table in the browser.
//!
//! Plain requests are routes, one file each in `http/routes`. A running game is a room in `rooms`: one
//! task that owns the game, writes every change to the store and only then tells whoever looks. Which
//! games there are is written in `games` and nowhere else. Arrows point down: `http`, `clubs`, `rooms`,
//! `notifications` and `ratings`, `tables`, `games` and `people`, `operations`; `App` is what they share.

mod app;
pub mod client;
mod clubs;
mod failure;
mod http;
mod notifications;
mod operations;
mod people;
mod ratings;
mod rooms;
mod settings;
mod tables;

use std::{
    future::Future,
    io,
    net::SocketAddr,
    sync::Arc,
    time::{Duration, Instant},
};

use store::Store;
use tokio::{net::TcpListener, task::JoinSet, time::timeout};

use self::{
    app::App,
    clubs::keeper,
    http::{listener::HttpListener, openapi, routes},
    notifications::{Notifications, sender},
    operations::{clock, ids},
    people::{guesses::Guard, names},
    rooms::{peers, rating_counter, timekeeper},
};
pub use self::{
    http::hosts::is_host_name,
    notifications::Mail,
    operations::{files::raise_file_limit, mishaps::Mishaps},
    settings::{
        LaboratoryLimits, Limits, NotificationSettings, Paces, Rate, Reach, Settings, StudyLimits,
        TimeLimits,
    },
    tables::doctor,
};

/// How long sockets have to hear that the server closes.
const FAREWELL: Duration = Duration::from_secs(2);

/// How long notifications that are on their way are waited for; another server takes what is left.
const LAST_NOTIFICATIONS: Duration = Duration::from_secs(5);

/// A server that is ready to be run.
#[derive(Debug)]
pub struct Server {
    app: Arc<App>,
    listener: TcpListener,
    /// What is done beside requests, for as long as the server runs.
    tasks: JoinSet<()>,
}

impl Server {
    /// Takes over the tables of this store; bots that were asked go on thinking.
    pub async fn new(
        store: Arc<dyn Store>,
        listener: TcpListener,
        settings: Settings,
    ) -> Result<Self, store::StoreError> {
        let notifications = Notifications::open(&*store, &settings).await?;
        let guard = Guard::open(&*store).await?;
        names::look_at_old_accounts(&*store).await?;
        let app = App::new(store, settings, notifications, guard);
        let mut tasks = peers::meet(&app).await?;
        tasks.spawn(rating_counter::keep(Arc::clone(&app)));
        tasks.spawn(keeper::keep(Arc::clone(&app)));
        Ok(Self { app, listener, tasks })
    }

    pub fn address(&self) -> io::Result<SocketAddr> {
        self.listener.local_addr()
    }

    /// Serves until `stop` is done; then says good-bye and sees to it that everything is written.
    pub async fn run(self, stop: impl Future<Output = ()> + Send + 'static) -> io::Result<()> {
        let app = Arc::clone(&self.app);
        let timekeeper = tokio::spawn(timekeeper::keep(Arc::clone(&app)));
        let stopping = {
            let app = Arc::clone(&app);
            async move {
                stop.await;
                tracing::info!("closing down");
                app.closing.send_replace(true);
            }
        };
        let sender = tokio::spawn(sender::run(Arc::clone(&app)));
        let router = routes::all(&app);
        HttpListener { listener: self.listener, app: Arc::clone(&app), router }
            .serve(stopping)
            .await;
        // Sockets are not among what was waited for; each is still told why it is closed.
        let farewell = Instant::now();
        while !app.limiters.sockets.is_empty() && farewell.elapsed() < FAREWELL {
            tokio::time::sleep(Duration::from_millis(10)).await;
        }
        // It would open rooms again.
        timekeeper.await.map_err(io::Error::other)?;
        app.hub.close().await;
        // What is being sent is sent, and written down, before the store is closed.
        let _ = timeout(LAST_NOTIFICATIONS, sender).await;
        drop(self.tasks);
        app.store.close().await.map_err(io::Error::other)
    }
}

/// Lets the clock of this process go wrong by so many seconds, to try what comes of it.
pub fn let_the_clock_go_wrong(seconds: i64) {
    clock::go_wrong(seconds);
}

/// A secret that nobody can guess.
pub fn new_secret() -> String {
    ids::secret()
}

/// The document that describes the plain requests, as JSON.
pub fn openapi() -> String {
    openapi::document()
}
