//! A small client of this server, for its tests and for measuring it.
//!
//! It speaks to one server on this machine, holds the cookie of one guest, and follows a live game
//! as a page in the browser does: from patches, never from knowledge of the rules.

mod live;

use std::{io, net::SocketAddr};

use serde_json::Value;
use tokio::{
    io::{AsyncReadExt as _, AsyncWriteExt as _},
    net::TcpStream,
};

pub use live::Live;

/// One guest, or somebody without a cookie.
#[derive(Clone, Debug)]
pub struct Client {
    pub address: SocketAddr,
    pub cookie: Option<String>,
    /// Headers that are sent with everything.
    pub headers: Vec<(String, String)>,
}

/// What a server answered.
#[derive(Clone, Debug)]
pub struct Reply {
    pub status: u16,
    pub headers: Vec<(String, String)>,
    pub body: String,
}

impl Reply {
    /// The body as JSON; null if it is none.
    pub fn json(&self) -> Value {
        serde_json::from_str(&self.body).unwrap_or_default()
    }

    pub fn header(&self, name: &str) -> Option<&str> {
        let found = self.headers.iter().find(|(known, _)| known.eq_ignore_ascii_case(name));
        found.map(|(_, value)| value.as_str())
    }
}

impl Client {
    /// Somebody without a cookie.
    pub const fn stranger(address: SocketAddr) -> Self {
        Self { address, cookie: None, headers: Vec::new() }
    }

    /// A new guest.
    pub async fn guest(address: SocketAddr) -> io::Result<Self> {
        let mut client = Self::stranger(address);
        let reply = client.get("/api/me").await?;
        client.keep_cookie(&reply);
        Ok(client)
    }

    pub async fn get(&self, path: &str) -> io::Result<Reply> {
        self.request("GET", path, None).await
    }

    pub async fn post(&self, path: &str, body: &Value) -> io::Result<Reply> {
        self.request("POST", path, Some(&body.to_string())).await
    }

    pub async fn put(&self, path: &str, body: &Value) -> io::Result<Reply> {
        self.request("PUT", path, Some(&body.to_string())).await
    }

    pub async fn delete(&self, path: &str, body: Option<&Value>) -> io::Result<Reply> {
        self.request("DELETE", path, body.map(ToString::to_string).as_deref()).await
    }

    /// Keeps the cookie that an answer brings, or forgets it if the answer takes it back.
    pub fn keep_cookie(&mut self, reply: &Reply) {
        if let Some(cookie) = reply.header("set-cookie").and_then(|cookie| cookie.split(';').next())
        {
            self.cookie = (!cookie.ends_with('=')).then(|| cookie.to_owned());
        }
    }

    /// One request on a connection of its own.
    pub async fn request(&self, method: &str, path: &str, body: Option<&str>) -> io::Result<Reply> {
        let mut stream = TcpStream::connect(self.address).await?;
        let mut head = format!("{method} {path} HTTP/1.1\r\nHost: {}\r\n", self.address);
        for (name, value) in self.all_headers() {
            head.extend([name, ": ", value, "\r\n"]);
        }
        if let Some(body) = body {
            head.extend(["Content-Length: ", &body.len().to_string(), "\r\n"]);
            if !self.headers.iter().any(|(name, _)| name.eq_ignore_ascii_case("content-type")) {
                head.push_str("Content-Type: application/json\r\n");
            }
        }
        head.push_str("Connection: close\r\n\r\n");
        stream.write_all(head.as_bytes()).await?;
        // A server that has read enough may close before it has read everything.
        let _ = stream.write_all(body.unwrap_or_default().as_bytes()).await;
        let mut answer = Vec::new();
        let read = stream.read_to_end(&mut answer).await;
        if answer.is_empty() {
            read?;
        }
        parse(&String::from_utf8_lossy(&answer))
            .ok_or_else(|| io::Error::other("the answer is not HTTP"))
    }

    fn all_headers(&self) -> impl Iterator<Item = (&str, &str)> {
        let cookie = self.cookie.as_deref().map(|cookie| ("Cookie", cookie));
        cookie.into_iter().chain(self.headers.iter().map(|(n, v)| (n.as_str(), v.as_str())))
    }

    /// A socket to a table that has not said hello yet.
    pub async fn live(&self, table: &str) -> io::Result<Live> {
        Live::connect(self, table).await
    }
}

fn parse(answer: &str) -> Option<Reply> {
    let (head, body) = answer.split_once("\r\n\r\n")?;
    let mut lines = head.lines();
    let status = lines.next()?.split(' ').nth(1)?.parse().ok()?;
    let header = |line: &str| {
        let (name, value) = line.split_once(':')?;
        Some((name.trim().to_owned(), value.trim().to_owned()))
    };
    let mut reply =
        Reply { status, headers: lines.filter_map(header).collect(), body: body.to_owned() };
    if reply.header("transfer-encoding") == Some("chunked") {
        reply.body = joined(body)?;
    }
    Some(reply)
}

/// A body that came in pieces, each with its length before it.
fn joined(mut body: &str) -> Option<String> {
    let mut whole = String::new();
    loop {
        let (length, rest) = body.split_once("\r\n")?;
        let length = usize::from_str_radix(length, 16).ok()?;
        if length == 0 {
            return Some(whole);
        }
        whole.push_str(rest.get(..length)?);
        body = rest.get(length + 2..)?;
    }
}
