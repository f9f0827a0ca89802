use std::io;

use futures_util::{SinkExt as _, StreamExt as _};
use protocol::web::{live::PROTOCOL, patch};
use serde_json::{Value, json};
use tokio::net::TcpStream;
use tokio_tungstenite::{
    WebSocketStream, client_async_with_config,
    tungstenite::{self, Message, client::IntoClientRequest as _, http, protocol::WebSocketConfig},
};

use super::Client;

const READ_BUFFER: usize = 4 * 1024;

/// A live table as a page follows it.
#[derive(Debug)]
pub struct Live {
    socket: WebSocketStream<TcpStream>,
    /// The table as it was told last.
    pub table: Value,
    /// The position, patched together.
    pub position: Value,
    /// What happened, an entry for each action that has something to tell.
    pub log: Vec<Value>,
    /// So many actions at the beginning were not told yet.
    pub left_out: u64,
    /// What is said at the table, and who may say what.
    pub talk: Value,
    /// The last request.
    pub number: u32,
}

impl Live {
    pub(super) async fn connect(client: &Client, table: &str) -> io::Result<Self> {
        let address = client.address;
        let url = format!("ws://{address}/api/tables/{table}/live");
        let mut request = url.into_client_request().map_err(io::Error::other)?;
        for (name, value) in client.all_headers() {
            let name = http::HeaderName::try_from(name).map_err(io::Error::other)?;
            let value = http::HeaderValue::try_from(value).map_err(io::Error::other)?;
            request.headers_mut().insert(name, value);
        }
        let stream = TcpStream::connect(address).await?;
        stream.set_nodelay(true)?;
        // There may be thousands of these in one process.
        let config = WebSocketConfig::default().read_buffer_size(READ_BUFFER);
        let (socket, _) =
            client_async_with_config(request, stream, Some(config)).await.map_err(|error| {
                if let tungstenite::Error::Http(answer) = &error {
                    return io::Error::other(format!("refused with {}", answer.status()));
                }
                io::Error::other(error)
            })?;
        let (table, position) = (Value::Null, Value::Null);
        let talk = Value::Null;
        Ok(Self { socket, table, position, log: Vec::new(), left_out: 0, talk, number: 0 })
    }

    /// Says hello and waits for the welcome.
    pub async fn hello(&mut self, client: &str, version: Option<u64>) -> io::Result<Value> {
        self.say_hello(client, version).await?;
        self.hear("welcome").await
    }

    pub async fn say_hello(&mut self, client: &str, version: Option<u64>) -> io::Result<()> {
        let hello =
            json!({"type": "hello", "protocol": PROTOCOL, "client": client, "version": version});
        self.say(&hello).await
    }

    pub async fn say(&mut self, message: &Value) -> io::Result<()> {
        self.say_text(&message.to_string()).await
    }

    pub async fn say_text(&mut self, text: &str) -> io::Result<()> {
        self.socket.send(Message::text(text)).await.map_err(io::Error::other)
    }

    /// The next message; the end of the conversation is an error.
    pub async fn next(&mut self) -> io::Result<Value> {
        let text = self.next_text().await?;
        self.follow_text(&text)
    }

    /// Keeps what a message says.
    pub fn follow_text(&mut self, text: &str) -> io::Result<Value> {
        let message: Value = serde_json::from_str(text)?;
        self.follow(&message);
        Ok(message)
    }

    /// The next message as it comes. What it says is not kept unless it is followed.
    pub async fn next_text(&mut self) -> io::Result<String> {
        loop {
            let gone = || io::Error::from(io::ErrorKind::ConnectionAborted);
            let frame = self.socket.next().await.ok_or_else(gone)?.map_err(io::Error::other)?;
            if let Message::Text(text) = frame {
                return Ok(text.as_str().to_owned());
            }
        }
    }

    /// The next message of this type; others are followed on the way.
    pub async fn hear(&mut self, kind: &str) -> io::Result<Value> {
        loop {
            let message = self.next().await?;
            if message["type"] == kind {
                return Ok(message);
            }
            if message["type"] == "closing" {
                return Err(io::Error::other(message["problem"].to_string()));
            }
        }
    }

    fn follow(&mut self, message: &Value) {
        match message["type"].as_str() {
            Some("welcome") => {
                self.position = message["position"].clone();
                self.table = message["table"].clone();
            }
            Some("changed") => patch::apply(&mut self.position, &message["patch"]),
            Some("table") => {
                self.table = message["table"].clone();
                return;
            }
            Some("talk") => {
                self.talk = message["talk"].clone();
                return;
            }
            Some("said") => {
                if let Some(said) = self.talk.get_mut("said").and_then(Value::as_array_mut) {
                    said.push(message["said"].clone());
                }
                return;
            }
            Some("earlier") => {
                let page = message["log"].as_array().into_iter().flatten().cloned();
                self.log.splice(0..0, page);
                self.left_out = message["from"].as_u64().unwrap_or_default();
                return;
            }
            Some(_) | None => return,
        }
        let left_out = message["left_out"].as_u64().unwrap_or_default();
        let from = message["from"].as_u64().unwrap_or_default();
        self.log.retain(|told| told["ply"].as_u64().is_some_and(|ply| ply < from));
        self.log.extend(message["log"].as_array().into_iter().flatten().cloned());
        self.left_out = if left_out > 0 { left_out } else { self.left_out.min(from) };
    }

    /// Asks for everything that was left out.
    pub async fn read_back(&mut self) -> io::Result<()> {
        while self.left_out > 0 {
            self.say(&json!({"type": "earlier", "before": self.left_out})).await?;
            self.hear("earlier").await?;
        }
        Ok(())
    }

    /// What was said, the oldest first.
    pub fn said(&self) -> &[Value] {
        self.talk["said"].as_array().map_or(&[], Vec::as_slice)
    }

    pub fn version(&self) -> u64 {
        self.position["version"].as_u64().unwrap_or_default()
    }

    /// Whether both see the same, however they came to it.
    pub fn agrees_with(&self, other: &Self) -> bool {
        patch::without_nulls(&self.position) == patch::without_nulls(&other.position)
    }

    pub fn is_over(&self) -> bool {
        self.table["phase"] == "over"
    }

    /// Sends an answer under the next number.
    pub async fn send_answer(&mut self, seat: &Value, action: &Value) -> io::Result<u32> {
        self.number += 1;
        let (number, version) = (self.number, self.version());
        let answer = json!({
            "type": "answer", "number": number, "version": version, "seat": seat, "action": action,
        });
        self.say(&answer).await?;
        Ok(number)
    }

    /// Waits until a request was carried out or refused, and says which.
    pub async fn outcome(&mut self, number: u32) -> io::Result<Value> {
        loop {
            let message = self.next().await?;
            let ended = message["type"] == "done" || message["type"] == "refused";
            if ended && message["number"] == number {
                return Ok(message);
            }
            if message["type"] == "closing" {
                return Err(io::Error::other(message["problem"].to_string()));
            }
        }
    }

    /// Gives one of the offered answers and waits until it is carried out.
    pub async fn choose(&mut self, pick: impl FnOnce(usize) -> usize) -> io::Result<Value> {
        let asked = self.position["asked"].clone();
        let answers = asked["answers"].as_array().cloned().unwrap_or_default();
        let answer = answers.get(pick(answers.len()));
        let action = answer.map(|answer| answer["action"].clone()).unwrap_or_default();
        let number = self.send_answer(&asked["seat"], &action).await?;
        self.outcome(number).await
    }

    /// Waits until this client is asked; false once the game is over.
    pub async fn wait_until_asked(&mut self) -> io::Result<bool> {
        while !self.is_over() {
            if self.position["asked"].is_object() {
                return Ok(true);
            }
            self.next().await?;
        }
        Ok(false)
    }

    /// Leaves without a word.
    pub async fn close(mut self) {
        let _ = self.socket.close(None).await;
    }
}
