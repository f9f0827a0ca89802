//! `bedesten serve`: the table in the browser.

use std::{
    io::{self, Write as _},
    net::{IpAddr, SocketAddr, UdpSocket},
    num::{NonZeroU32, NonZeroUsize},
    path::PathBuf,
    process::ExitCode,
    time::Duration,
};

use anyhow::Context as _;
use clap::{Args, Parser};
use server::{Limits, Mail, Mishaps, NotificationSettings, Paces, Server, Settings, TimeLimits};
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

    /// A name of this server, if it is not that in --public-url; others are refused. May be given several times
    #[arg(
        long,
        value_name = "NAME",
        env = "BEDESTEN_HOST_NAME",
        value_delimiter = ',',
        value_parser = host_name
    )]
    host_name: Vec<String>,

    /// How long people have to see what a bot did, in milliseconds
    #[arg(long, value_name = "MS", default_value_t = 300)]
    bot_pause: u64,

    /// How many bots think at a time, besides easy ones; one for each core but one if not given
    #[arg(long, value_name = "N")]
    thinkers: Option<NonZeroUsize>,

    /// A proxy before the server whose X-Forwarded-For is true; may be given several times
    #[arg(long, value_name = "IP")]
    trusted_proxy: Vec<IpAddr>,

    /// How many times the usual limits hold for one address, if many people share one
    #[arg(long, value_name = "TIMES", default_value_t = NonZeroU32::MIN)]
    address_limits: NonZeroU32,

    /// How many megabytes of the disk are kept for running games (an eighth of a small disk at most): below that nobody new is let in and nothing new begins; 0 keeps none
    #[arg(long, value_name = "MB", default_value_t = 64)]
    reserve: u64,

    /// The token that opens /admin and /metrics from elsewhere; the file is made if it is not there
    #[arg(long, value_name = "FILE")]
    admin_token_file: Option<PathBuf>,

    /// How many megabytes uploaded records may take altogether
    #[arg(long, value_name = "MEGABYTES", default_value_t = 1024)]
    upload_space: u32,

    /// How long what was asked may still take when the server is told to close
    #[arg(long, value_name = "SECONDS", default_value_t = 20)]
    drain: u64,

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

    /// Whoever is asked has so many seconds before a nudge; tests do not want to wait a minute
    #[arg(long, value_name = "SECONDS", default_value_t = 60, hide = true)]
    before_nudge: u64,

    /// At a table without a clock a bot may be let play for whoever has not looked for so many seconds
    #[arg(long, value_name = "SECONDS", default_value_t = 180)]
    absence: u64,

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
    server::raise_file_limit();
    let database = Database::parse(arguments.database.as_deref())?;
    server::let_the_clock_go_wrong(arguments.clock_ahead);
    let runtime = Runtime::new().context("the server cannot start")?;
    let served = runtime.block_on(serve(arguments, &database, mishaps));
    runtime.shutdown_timeout(LAST_THOUGHTS);
    served.map(|()| ExitCode::SUCCESS)
}

async fn serve(arguments: &Arguments, database: &Database, mishaps: Mishaps) -> anyhow::Result<()> {
    outlive_file_limits();
    let token_file = arguments.admin_token_file.as_deref();
    let admin_token = token_file.map(admin_token::read_or_make).transpose()?;
    let mail = mail(arguments)?;
    let store = database.open().await?;
    let listener = TcpListener::bind(arguments.addr)
        .await
        .with_context(|| format!("nobody can listen at {}", arguments.addr))?;
    let settings = Settings {
        public_url: arguments.public_url.clone(),
        network_url: network_url(listener.local_addr().context("nobody knows where to listen")?),
        host_names: arguments.host_name.clone(),
        bot_pause: Duration::from_millis(arguments.bot_pause),
        thinkers: arguments.thinkers.map(NonZeroUsize::get),
        trusted_proxies: arguments.trusted_proxy.clone(),
        admin_token,
        mishaps,
        notifications: NotificationSettings { mail, ..NotificationSettings::default() },
        before_nudge: Duration::from_secs(arguments.before_nudge),
        absence: Duration::from_secs(arguments.absence),
        paces: paces(arguments.shortest_reserve),
        reserve: arguments.reserve.saturating_mul(1024 * 1024),
        times: TimeLimits { drain: Duration::from_secs(arguments.drain), ..TimeLimits::default() },
        limits: limits(arguments),
        ..Settings::default()
    };
    let server = Server::new(store, listener, settings).await?;
    // Whoever reads that it is open may want it to close again at once.
    let stop = asked_to_stop().context("nobody could close the server")?;
    // A server is of use also to those who read only the first line, or nothing.
    let _ = say_where(server.address()?, arguments.public_url.as_deref(), database);
    server.run(stop).await.context("the server stopped")
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

fn limits(arguments: &Arguments) -> Limits {
    let usual = Limits::default();
    let all_replay_bytes = u64::from(arguments.upload_space) * 1024 * 1024;
    Limits { all_replay_bytes, ..usual }.for_crowded_addresses(arguments.address_limits.get())
}

fn host_name(text: &str) -> Result<String, String> {
    if server::is_host_name(text) {
        return Ok(text.to_owned());
    }
    Err("a name such as play.example, without https:// and without a port".to_owned())
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
    if let Some(url) = network_url(address) {
        writeln!(out, "In this network:  {url}")?;
    }
    writeln!(out, "Games are kept in {database}; Ctrl-C closes.")?;
    out.flush()
}

/// Where others in the same network find this server, if it listens for them.
fn network_url(address: SocketAddr) -> Option<String> {
    let ip = if address.ip().is_unspecified() { network_address()? } else { address.ip() };
    (!ip.is_loopback()).then(|| format!("http://{}", SocketAddr::new(ip, address.port())))
}

/// The address of this machine as its neighbours see it. Nothing is sent.
fn network_address() -> Option<std::net::IpAddr> {
    let socket = UdpSocket::bind("0.0.0.0:0").ok()?;
    socket.connect("192.0.2.1:9").ok()?;
    let ip = socket.local_addr().ok()?.ip();
    (!ip.is_loopback() && !ip.is_unspecified()).then_some(ip)
}

/// A limit on the size of files makes a write fail, which is answered like a full disk. Without somebody
/// who hears the signal that comes with it, the program would end.
fn outlive_file_limits() {
    #[cfg(unix)]
    {
        use tokio::signal::unix::{SignalKind, signal};
        let kind = SignalKind::from_raw(rustix::process::Signal::XFSZ.as_raw());
        if let Err(error) = signal(kind) {
            tracing::warn!(%error, "a limit on the size of files would end this server");
        }
    }
}

/// Done when somebody wants the server to close. From now on no signal ends the program by itself.
#[cfg(unix)]
fn asked_to_stop() -> io::Result<impl Future<Output = ()> + Send + 'static> {
    use tokio::signal::unix::{SignalKind, signal};
    let mut interrupted = signal(SignalKind::interrupt())?;
    let mut terminated = signal(SignalKind::terminate())?;
    Ok(async move {
        tokio::select! {
            _ = interrupted.recv() => {}
            _ = terminated.recv() => {}
        }
    })
}

#[cfg(not(unix))]
#[expect(clippy::unnecessary_wraps, reason = "elsewhere it can fail")]
fn asked_to_stop() -> io::Result<impl Future<Output = ()> + Send + 'static> {
    Ok(async {
        if tokio::signal::ctrl_c().await.is_err() {
            std::future::pending::<()>().await;
        }
    })
}
