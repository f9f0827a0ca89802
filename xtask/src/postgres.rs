//! A PostgreSQL server of our own: started, used and thrown away.

use std::net::TcpListener;
use std::path::PathBuf;

use anyhow::{Context as _, ensure};
use xshell::{Shell, cmd};

/// Debian keeps the programs of a server out of the way.
const PROGRAMS: &str = "/usr/lib/postgresql";

/// A server on loopback with an empty cluster, gone when it is dropped.
pub(crate) struct Postgres<'a> {
    shell: &'a Shell,
    programs: PathBuf,
    folder: PathBuf,
    options: String,
    pub(crate) url: String,
}

impl<'a> Postgres<'a> {
    pub(crate) fn start(shell: &'a Shell) -> anyhow::Result<Self> {
        let programs = newest_programs(shell).context("there is no PostgreSQL server here")?;
        // Not below the checkout: the server runs as a user who may not see it.
        let folder = std::env::temp_dir().join(format!("bedesten-postgres-{}", std::process::id()));
        let port = TcpListener::bind("127.0.0.1:0")?.local_addr()?.port();
        let cluster = folder.display().to_string();
        // What is thrown away need not survive a power cut.
        let options = format!("-p {port} -k {cluster} -c listen_addresses=127.0.0.1 -c fsync=off");
        let url = format!("postgres://bedesten@127.0.0.1:{port}");
        let server = Self { shell, programs, folder, options, url };
        if is_root(shell) {
            cmd!(shell, "install -d -o postgres -m 700 {cluster}").quiet().run()?;
        }
        server
            .program("initdb", &["-D", &cluster, "-A", "trust", "-U", "bedesten", "--no-sync"])?;
        server.control("start")?;
        Ok(server)
    }

    /// A new, empty database.
    pub(crate) fn database(&self, name: &str) -> anyhow::Result<String> {
        self.program("createdb", &["--maintenance-db", &format!("{}/postgres", self.url), name])?;
        Ok(format!("{}/{name}", self.url))
    }

    /// Ends the server as a crash does, and starts it again.
    pub(crate) fn crash(&self) -> anyhow::Result<()> {
        self.control("restart")
    }

    fn control(&self, what: &str) -> anyhow::Result<()> {
        let cluster = self.folder.display().to_string();
        let log = format!("{cluster}/log");
        let with = ["-D", &cluster, "-o", &self.options, "-l", &log, "-m", "immediate", "-w", what];
        // To start, nothing has to be stopped first.
        let with =
            with.into_iter().filter(|word| what != "start" || !["-m", "immediate"].contains(word));
        self.program("pg_ctl", &with.collect::<Vec<_>>())
    }

    /// Runs a program of the server. It refuses to run as root.
    fn program(&self, name: &str, arguments: &[&str]) -> anyhow::Result<()> {
        let program = self.programs.join(name);
        let command = if is_root(self.shell) {
            cmd!(self.shell, "runuser -u postgres -- {program} {arguments...}")
        } else {
            cmd!(self.shell, "{program} {arguments...}")
        };
        let output = command.quiet().ignore_status().output()?;
        ensure!(
            output.status.success(),
            "{name} failed: {}{}",
            String::from_utf8_lossy(&output.stdout),
            String::from_utf8_lossy(&output.stderr)
        );
        Ok(())
    }
}

impl Drop for Postgres<'_> {
    fn drop(&mut self) {
        let cluster = self.folder.display().to_string();
        if let Err(error) = self.program("pg_ctl", &["-D", &cluster, "-m", "immediate", "stop"]) {
            eprintln!("the PostgreSQL server was not stopped: {error:#}");
        }
        if let Err(error) = self.shell.remove_path(&self.folder) {
            eprintln!("{cluster} is left over: {error}");
        }
    }
}

fn newest_programs(shell: &Shell) -> Option<PathBuf> {
    let versions = shell.read_dir(PROGRAMS).ok()?;
    let number = |path: &PathBuf| path.file_name()?.to_str()?.parse::<u32>().ok();
    versions
        .into_iter()
        .filter(|version| version.join("bin/initdb").exists())
        .max_by_key(number)
        .map(|version| version.join("bin"))
}

fn is_root(shell: &Shell) -> bool {
    cmd!(shell, "id -u").quiet().ignore_stderr().read().is_ok_and(|id| id == "0")
}
