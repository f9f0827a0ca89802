//! The packages for hosts: each is installed, started and asked for a page.

use std::io::{BufRead as _, BufReader, Read as _, Write as _};
use std::net::TcpStream;
use std::path::Path;
use std::process::{Child, Command, Stdio};
use std::time::{Duration, Instant};

use anyhow::{Context as _, bail, ensure};
use xshell::{Shell, cmd};

use crate::dist::{self, Written};
use crate::tools;

const OUT: &str = "target/dist";
/// How long a program may take to open.
const PATIENCE: Duration = Duration::from_secs(20);

pub(super) fn run(shell: &Shell) -> anyhow::Result<()> {
    let written = dist::write(shell, Path::new(OUT))?;
    for reason in &written.left_out {
        println!("left out: {reason}");
    }
    let _folder = shell.push_dir(OUT);
    cmd!(shell, "sha256sum --check --quiet SHA256SUMS").run()?;
    unpacked(shell, file(&written, ".tar.gz")?)?;
    if let Ok(package) = file(&written, ".deb") {
        installed(shell, package)?;
    }
    if let Ok(image) = file(&written, "-image.tar.gz") {
        contained(shell, image)?;
    }
    Ok(())
}

fn file<'a>(written: &'a Written, ending: &str) -> anyhow::Result<&'a str> {
    let found = written.files.iter().find(|file| {
        file.ends_with(ending) && (ending != ".tar.gz" || !file.ends_with("-image.tar.gz"))
    });
    found
        .map(String::as_str)
        .with_context(|| format!("nothing was written that ends with {ending}"))
}

/// The archive: unpacked, started where it lies.
fn unpacked(shell: &Shell, archive: &str) -> anyhow::Result<()> {
    let folder = shell.create_temp_dir()?;
    let within = folder.path();
    cmd!(shell, "tar --extract --file {archive} --strip-components 1 --directory {within}")
        .run()?;
    for text in ["README.md", "LICENSE-MIT", "hosting/compose.yaml"] {
        ensure!(shell.path_exists(within.join(text)), "{archive} has no {text}");
    }
    serves(&within.join("bedesten"), within)?;
    println!("holds: {archive} is unpacked, started and gives its page");
    Ok(())
}

/// The package: installed, its unit understood, its program started, removed with nothing left but games.
fn installed(shell: &Shell, package: &str) -> anyhow::Result<()> {
    if cmd!(shell, "id -u").quiet().read()? != "0" {
        println!("left out: only root installs {package}");
        return Ok(());
    }
    let program = Path::new("/usr/bin/bedesten");
    if program.exists() {
        println!("left out: this machine has a Bedesten of its own, which {package} would replace");
        return Ok(());
    }
    cmd!(shell, "dpkg --install ./{package}").quiet().ignore_stdout().run()?;
    let unit = "/usr/lib/systemd/system/bedesten.service";
    let folder = shell.create_temp_dir()?;
    let held = serves(program, folder.path()).and_then(|()| {
        if tools::succeeds(shell, "systemd-analyze", &["--version"]) {
            cmd!(shell, "systemd-analyze verify --man=no {unit}").quiet().run()?;
        }
        let unit = shell.read_file(unit)?;
        ensure!(
            unit.contains("ExecStart=/usr/bin/bedesten serve"),
            "the unit starts another program"
        );
        Ok(())
    });
    cmd!(shell, "dpkg --purge bedesten").quiet().ignore_stdout().run()?;
    held?;
    ensure!(!program.exists() && !Path::new(unit).exists(), "{package} left something behind");
    println!("holds: {package} is installed, started, gives its page and is removed");
    Ok(())
}

/// Starts the program and asks it for its page.
fn serves(program: &Path, folder: &Path) -> anyhow::Result<()> {
    let database = format!("sqlite:{}", folder.join("house.db").display());
    let process = Command::new(program)
        .args(["serve", "--addr", "127.0.0.1:0", "--database", &database])
        .stdout(Stdio::piped())
        .spawn()
        .with_context(|| format!("{} does not start", program.display()))?;
    let mut process = Running(process);
    let mut line = String::new();
    let said = process.0.stdout.take().context("nobody listens to the program")?;
    BufReader::new(said).read_line(&mut line)?;
    let address = line.trim().strip_prefix("Bedesten is open: http://");
    gives_its_page(address.with_context(|| format!("it said {line:?}"))?)
}

/// Ended however the check ends.
struct Running(Child);

impl Drop for Running {
    fn drop(&mut self) {
        let _ = self.0.kill();
        let _ = self.0.wait();
    }
}

/// Asks until the page comes.
fn gives_its_page(address: &str) -> anyhow::Result<()> {
    let begun = Instant::now();
    loop {
        match page(address) {
            Ok(page) => {
                ensure!(page.starts_with("HTTP/1.1 200"), "{address} answered {page:.60?}");
                ensure!(page.contains("<title>Bedesten"), "{address} gives another page");
                return Ok(());
            }
            Err(error) if begun.elapsed() > PATIENCE => {
                return Err(error).context(format!("{address} gives no page"));
            }
            Err(_) => std::thread::sleep(Duration::from_millis(100)),
        }
    }
}

fn page(address: &str) -> anyhow::Result<String> {
    let mut socket = TcpStream::connect(address)?;
    socket.set_read_timeout(Some(PATIENCE))?;
    write!(socket, "GET / HTTP/1.1\r\nHost: {address}\r\nConnection: close\r\n\r\n")?;
    let mut answer = Vec::new();
    socket.read_to_end(&mut answer)?;
    ensure!(!answer.is_empty(), "the line was closed");
    Ok(String::from_utf8_lossy(&answer).into_owned())
}

/// How containers are started: as usual; and on machines that let nobody raise limits and group processes in the old way.
const WAYS: [(&[&str], &[&str]); 2] = [
    (&[], &[]),
    (
        &["--runtime", "runc", "--cgroup-manager", "cgroupfs"],
        &["--ulimit", "nofile=1024:4096", "--ulimit", "nproc=1000:1000"],
    ),
];

/// The image: loaded, run as nobody on a file system that only its games can be written to, asked from outside.
fn contained(shell: &Shell, image: &str) -> anyhow::Result<()> {
    if let Err(remedy) = tools::PODMAN.ensure(shell) {
        println!("left out: {image} is not run: {remedy}");
        return Ok(());
    }
    let podman = ["--storage-driver", "vfs"];
    cmd!(shell, "podman {podman...} load --quiet --input {image}").quiet().ignore_stdout().run()?;
    let name =
        image.strip_suffix("-image.tar.gz").context("an image has its version in its name")?;
    let name = name.replacen('-', ":", 1);
    let ran = run_container(shell, &name);
    cmd!(shell, "podman {podman...} rmi --force {name}")
        .quiet()
        .ignore_stdout()
        .ignore_stderr()
        .run()?;
    match ran? {
        None => println!("holds: {image} is loaded, run and gives its page"),
        Some(why) => println!("left out: {image} is loaded, and not run: {why}"),
    }
    Ok(())
}

/// Says why this machine runs no containers, if it does not.
fn run_container(shell: &Shell, image: &str) -> anyhow::Result<Option<String>> {
    let safe = ["--read-only", "--cap-drop", "all", "--publish", "127.0.0.1::7878"];
    let mut refused = String::new();
    for (before, after) in WAYS {
        let podman = [&["--storage-driver", "vfs"], before].concat();
        let podman = || cmd!(shell, "podman").args(&podman).quiet();
        let started = podman()
            .args(["run", "--detach"])
            .args(safe)
            .args(after)
            .arg(image)
            .ignore_status()
            .output()?;
        if !started.status.success() {
            String::from_utf8_lossy(&started.stderr).trim().clone_into(&mut refused);
            continue;
        }
        let container = String::from_utf8(started.stdout)?.trim().to_owned();
        let address = podman().args(["port", &container, "7878"]).read();
        let held = address.map_err(anyhow::Error::from).and_then(|it| gives_its_page(it.trim()));
        let said = podman().args(["logs", &container]).ignore_status().output()?;
        podman().args(["rm", "--force", "--volumes", &container]).ignore_stdout().run()?;
        return match held {
            Ok(()) => Ok(None),
            Err(error) => bail!("{error:#}; it said {}", String::from_utf8_lossy(&said.stderr)),
        };
    }
    Ok(Some(refused))
}
