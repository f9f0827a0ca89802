//! The program while it serves.

#![allow(dead_code, reason = "no test needs all of it")]

use std::{
    io::{BufRead as _, BufReader},
    net::SocketAddr,
    process::{Child, Command, Stdio},
};

/// The program with its server; killed without warning when it is dropped.
pub(crate) struct Serving {
    pub(crate) process: Child,
    pub(crate) address: SocketAddr,
}

impl Serving {
    pub(crate) fn start(database: &str) -> Self {
        let mut process = Command::new(env!("CARGO_BIN_EXE_bedesten"))
            .args(["serve", "--addr", "127.0.0.1:0", "--bot-pause", "5", "--database", database])
            .stdout(Stdio::piped())
            .stderr(Stdio::null())
            .spawn()
            .unwrap();
        let mut line = String::new();
        BufReader::new(process.stdout.take().unwrap()).read_line(&mut line).unwrap();
        let address = line.trim().strip_prefix("Bedesten is open: http://").unwrap();
        Self { address: address.parse().unwrap(), process }
    }

    /// The number of the process.
    pub(crate) fn process(&self) -> u32 {
        self.process.id()
    }

    /// SIGKILL: the program has no chance to do anything.
    pub(crate) fn kill(mut self) {
        self.process.kill().unwrap();
        self.process.wait().unwrap();
    }
}

impl Drop for Serving {
    fn drop(&mut self) {
        let _ = self.process.kill();
        let _ = self.process.wait();
    }
}
