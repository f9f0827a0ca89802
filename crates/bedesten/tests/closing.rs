//! The program with as few open files as a shell gives, with many silent lines, and told to close.

#![cfg(unix)]
#![allow(clippy::unwrap_used, clippy::expect_used, reason = "a test that cannot go on fails")]

use std::{
    fs,
    io::{BufRead as _, BufReader, Write as _},
    net::{SocketAddr, TcpStream},
    process::{Child, Command, Stdio},
    time::{Duration, Instant},
};

use rustix::process::{Pid, Signal, kill_process};
use server::client::Client;
use tempfile::TempDir;
use tokio::{net::TcpSocket, time::timeout};

const SOON: Duration = Duration::from_mins(1);

/// The program under limits of a shell; killed when it is dropped.
struct Limited {
    process: Child,
    address: SocketAddr,
    _folder: TempDir,
}

impl Limited {
    fn start(limits: &str, options: &str) -> Self {
        let folder = tempfile::tempdir().unwrap();
        let script = format!(
            "{limits}; exec \"$0\" serve --addr 127.0.0.1:0 --database \"sqlite:$1\" {options}"
        );
        let mut process = Command::new("sh")
            .args(["-c", &script, env!("CARGO_BIN_EXE_bedesten")])
            .arg(folder.path().join("house.db"))
            .stdout(Stdio::piped())
            .stderr(Stdio::null())
            .spawn()
            .unwrap();
        let mut line = String::new();
        BufReader::new(process.stdout.take().unwrap()).read_line(&mut line).unwrap();
        let address = line.trim().strip_prefix("Bedesten is open: http://").unwrap();
        Self { address: address.parse().unwrap(), process, _folder: folder }
    }
}

impl Drop for Limited {
    fn drop(&mut self) {
        let _ = self.process.kill();
        let _ = self.process.wait();
    }
}

#[test]
#[cfg(target_os = "linux")]
fn the_program_takes_all_the_files_it_may_open() {
    let limited = Limited::start("ulimit -S -n 300 && ulimit -H -n 700", "");
    let limits = fs::read_to_string(format!("/proc/{}/limits", limited.process.id())).unwrap();
    let files = limits.lines().find(|line| line.starts_with("Max open files")).unwrap();
    assert_eq!(files.split_whitespace().nth(3), Some("700"), "{files}");
}

#[tokio::test]
async fn a_thousand_silent_lines_from_two_addresses_lock_nobody_out() {
    server::raise_file_limit();
    let limited = Limited::start("ulimit -n 1024", "");
    let mut held = Vec::new();
    for number in 0..1_060 {
        let socket = TcpSocket::new_v4().unwrap();
        socket.bind(format!("127.0.0.{}:0", 2 + number % 2).parse().unwrap()).unwrap();
        held.push(timeout(SOON, socket.connect(limited.address)).await.unwrap().unwrap());
    }
    let asked = Instant::now();
    let guest = timeout(SOON, Client::guest(limited.address)).await.unwrap().unwrap();
    let answered = timeout(SOON, guest.get("/api/tables")).await.unwrap().unwrap();
    assert_eq!(answered.status, 200, "{}", answered.body);
    // Long before any of the silent lines is given up.
    assert!(asked.elapsed() < Duration::from_secs(9), "{:?}", asked.elapsed());
}

#[test]
fn half_a_request_does_not_hold_up_the_end_of_the_program() {
    let mut limited = Limited::start(":", "--drain 1");
    let mut line = TcpStream::connect(limited.address).unwrap();
    line.write_all(b"GET /api/offer HTTP/1.1\r\nHost: 127.0.0.1\r\nX-Half").unwrap();
    let told = Instant::now();
    kill_process(Pid::from_child(&limited.process), Signal::TERM).unwrap();
    let status = limited.process.wait().unwrap();
    assert!(status.success(), "{status}");
    // Sooner than the head is given up, and as soon as was asked for.
    assert!(told.elapsed() < Duration::from_secs(8), "{:?}", told.elapsed());
}
