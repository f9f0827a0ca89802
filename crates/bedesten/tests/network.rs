//! Telephones in the same network reach the address that the program prints.

#![allow(clippy::unwrap_used, clippy::expect_used, reason = "a test that cannot go on fails")]

use std::{
    io::{BufRead as _, BufReader},
    net::{IpAddr, SocketAddr, UdpSocket},
    process::{Child, ChildStdout, Command, Stdio},
};

use serde_json::json;
use server::client::Client;

/// Open for everybody, on a port of its own; killed when it is dropped.
struct House {
    process: Child,
    said: BufReader<ChildStdout>,
}

impl House {
    fn open(database: &str) -> Self {
        let mut process = Command::new(env!("CARGO_BIN_EXE_bedesten"))
            .args(["serve", "--addr", "0.0.0.0:0", "--database", database])
            .stdout(Stdio::piped())
            .stderr(Stdio::null())
            .spawn()
            .unwrap();
        let said = BufReader::new(process.stdout.take().unwrap());
        Self { process, said }
    }

    /// What the next line says after these words.
    fn says(&mut self, words: &str) -> String {
        let mut line = String::new();
        self.said.read_line(&mut line).unwrap();
        let rest = line.strip_prefix(words);
        rest.unwrap_or_else(|| panic!("“{words}” is missing in “{line}”")).trim().to_owned()
    }
}

impl Drop for House {
    fn drop(&mut self) {
        let _ = self.process.kill();
        let _ = self.process.wait();
    }
}

/// The address of this machine in its network. Nothing is sent.
fn address_in_the_network() -> Option<IpAddr> {
    let socket = UdpSocket::bind("0.0.0.0:0").ok()?;
    socket.connect("198.51.100.1:9").ok()?;
    let ip = socket.local_addr().ok()?.ip();
    (!ip.is_loopback() && !ip.is_unspecified()).then_some(ip)
}

#[tokio::test]
async fn the_printed_address_of_the_network_is_answered() {
    if address_in_the_network().is_none() {
        // A machine without a network has no neighbours.
        return;
    }
    let folder = tempfile::tempdir().unwrap();
    let database = format!("sqlite:{}", folder.path().join("house.db").display());
    let mut house = House::open(&database);
    let local = house.says("Bedesten is open: http://localhost:");
    let printed = house.says("In this network:  ");
    let address: SocketAddr = printed.strip_prefix("http://").unwrap().parse().unwrap();
    assert!(!address.ip().is_loopback(), "{address} is this machine for everybody");

    // The telephone asks under that name, which has to be one of the house.
    let phone = Client::stranger(address);
    let offer = phone.get("/api/offer").await.unwrap();
    assert_eq!(offer.status, 200, "{}", offer.body);
    assert_eq!(offer.json()["address"], json!(printed));

    // Where the screen is on this machine itself, it sends telephones there too.
    let screen = Client::stranger(format!("127.0.0.1:{local}").parse().unwrap());
    let offer = screen.get("/api/offer").await.unwrap().json();
    assert_eq!(offer["address"], json!(printed));
}
