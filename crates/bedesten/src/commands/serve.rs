//! `bedesten serve`: the table in the browser.

use std::{
    io::{self, Write as _},
    net::{IpAddr, SocketAddr, UdpSocket},
    num::NonZeroU32,
    path::PathBuf,
    process::ExitCode,
    time::Duration,
};

use anyhow::Context as _;
use clap::{Args, Parser};
use server::{Limits, Mail, Mishaps, NoticeSettings, Paces, Server, Settings};
use tokio::{net::TcpListener, runtime::Runtime};

use crate::{admin_token, database::Database, log};

#[derive(Debug, Args)]
pub(crate) struct Arguments {
    /// Where to listen; 0.0.0.0:7878 lets others in the same network in
    #[arg(long, value_name = "ADDRESS:PORT", default_value = "127.0.0.1:7878")]
    addr: SocketAddr,

    /// Where games are kept: sqlite:FILE or <postgres://user@host/name>; in a file in the folder for data of this user if not given
    #[arg(long, value_name = "DATABASE")]
    database: Option<String>,

    /// The address people use, if it is another one: <https://play.example>
    #[arg(long, value_name = "URL")]
    public_url: Option<String>,

    /// How long people have to see what a bot did, in milliseconds
    #[arg(long, value_name = "MS", default_value_t = 600)]
    bot_pause: u64,

    /// A proxy before the server whose X-Forwarded-For is true; may be given several times
    #[arg(long, value_name = "IP")]
    trusted_proxy: Vec<IpAddr>,

    /// How many times the usual limits hold for one address, if many people share one
    #[arg(long, value_name = "TIMES", default_value_t = NonZeroU32::MIN)]
    address_limits: NonZeroU32,

    /// The token that opens /admin and /metrics from elsewhere; the file is made if it is not there
    #[arg(long, value_name = "FILE")]
    admin_token_file: Option<PathBuf>,

    /// The server that takes mail: <smtps://USER:PASSWORD@HOST> or <smtp://USER:PASSWORD@HOST:587>; better in the environment, where others do not see it
    #[arg(
        long,
        value_name = "URL",
        env = "BEDESTEN_SMTP",
        hide_env_values = true,
        requires = "mail_from"
    )]
    smtp: Option<String>,

    /// From whom mail comes: Bedesten <games@play.example>
    #[arg(long, value_name = "MAILBOX", env = "BEDESTEN_MAIL_FROM")]
    mail_from: Option<String>,

    /// Let the clock of this server go wrong by so many seconds, to see that it does not matter
    #[arg(
        long,
        value_name = "SECONDS",
        default_value_t = 0,
        allow_negative_numbers = true,
        hide = true
    )]
    clock_ahead: i64,

    /// The shortest reserve of a live game, in seconds; tests do not want to wait a minute
    #[arg(long, value_name = "SECONDS", default_value_t = 60, hide = true)]
    shortest_reserve: u32,

    /// Write the log as JSON, one object a line
    #[arg(long)]
    json: bool,
}

impl Default for Arguments {
    fn default() -> Self {
        #[derive(Debug, Parser)]
        struct Alone {
            #[command(flatten)]
            arguments: Arguments,
        }
        Alone::parse_from(["bedesten"]).arguments
    }
}

/// How long bots that still think are waited for.
const LAST_THOUGHTS: Duration = Duration::from_secs(1);

pub(crate) fn run(arguments: &Arguments) -> anyhow::Result<ExitCode> {
    let mishaps = Mishaps::default();
    log::start(arguments.json, mishaps.clone());
    let database = Database::parse(arguments.database.as_deref())?;
    server::let_the_clock_go_wrong(arguments.clock_ahead);
    let runtime = Runtime::new().context("the server cannot start")?;
    let served = runtime.block_on(serve(arguments, &database, mishaps));
    runtime.shutdown_timeout(LAST_THOUGHTS);
    served.map(|()| ExitCode::SUCCESS)
}

async fn serve(arguments: &Arguments, database: &Database, mishaps: Mishaps) -> anyhow::Result<()> {
    let token_file = arguments.admin_token_file.as_deref();
    let admin_token = token_file.map(admin_token::read_or_make).transpose()?;
    let mail = mail(arguments)?;
    let store = database.open().await?;
    let listener = TcpListener::bind(arguments.addr)
        .await
        .with_context(|| format!("nobody can listen at {}", arguments.addr))?;
    let settings = Settings {
        public_url: arguments.public_url.clone(),
        bot_pause: Duration::from_millis(arguments.bot_pause),
        trusted_proxies: arguments.trusted_proxy.clone(),
        admin_token,
        mishaps,
        notices: NoticeSettings { mail, ..NoticeSettings::default() },
        paces: paces(arguments.shortest_reserve),
        limits: Limits::default().for_crowded_addresses(arguments.address_limits.get()),
        ..Settings::default()
    };
    let server = Server::new(store, listener, settings).await?;
    // A server is of use also to those who read only the first line, or nothing.
    let _ = say_where(server.address()?, arguments.public_url.as_deref(), database);
    server.run(asked_to_stop()).await.context("the server stopped")
}

/// How mail is sent. Links in it need an address that works elsewhere.
fn mail(arguments: &Arguments) -> anyhow::Result<Option<Mail>> {
    let Some((smtp, from)) = arguments.smtp.as_deref().zip(arguments.mail_from.as_deref()) else {
        return Ok(None);
    };
    anyhow::ensure!(
        arguments.public_url.is_some(),
        "mail has links in it: --public-url says where they lead"
    );
    Mail::new(smtp, from).map(Some).map_err(anyhow::Error::msg)
}

fn paces(shortest_reserve: u32) -> Paces {
    let paces = Paces::default();
    Paces { reserve: shortest_reserve.max(1)..=*paces.reserve.end(), ..paces }
}

/// The address to open, alone on its line so that scripts find it.
fn say_where(address: SocketAddr, public: Option<&str>, database: &Database) -> io::Result<()> {
    let port = address.port();
    let mut out = io::stdout().lock();
    let local = if address.ip().is_unspecified() {
        format!("http://localhost:{port}")
    } else {
        format!("http://{address}")
    };
    writeln!(out, "Bedesten is open: {}", public.unwrap_or(&local))?;
    if address.ip().is_unspecified()
        && let Some(ip) = network_address()
    {
        writeln!(out, "In this network:  http://{}", SocketAddr::new(ip, port))?;
    }
    writeln!(out, "Games are kept in {database}; Ctrl-C closes.")?;
    out.flush()
}

/// The address of this machine as its neighbours see it. Nothing is sent.
fn network_address() -> Option<std::net::IpAddr> {
    let socket = UdpSocket::bind("0.0.0.0:0").ok()?;
    socket.connect("192.0.2.1:9").ok()?;
    let ip = socket.local_addr().ok()?.ip();
    (!ip.is_loopback() && !ip.is_unspecified()).then_some(ip)
}

async fn asked_to_stop() {
    let interrupted = async {
        if tokio::signal::ctrl_c().await.is_err() {
            std::future::pending::<()>().await;
        }
    };
    #[cfg(unix)]
    {
        use tokio::signal::unix::{SignalKind, signal};
        if let Ok(mut terminated) = signal(SignalKind::terminate()) {
            tokio::select! {
                () = interrupted => {}
                _ = terminated.recv() => {}
            }
            return;
        }
    }
    interrupted.await;
}
