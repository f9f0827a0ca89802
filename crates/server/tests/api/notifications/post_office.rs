//! Those who take notifications: an address on the web and a mail server, on this machine.

use std::{
    collections::VecDeque,
    sync::{Arc, Mutex},
};

use serde_json::Value;
use tokio::{
    io::{AsyncBufReadExt as _, AsyncReadExt as _, AsyncWriteExt as _, BufReader},
    net::{TcpListener, TcpStream},
    sync::mpsc,
};

use crate::app::soon;

/// What came over HTTP.
#[derive(Debug)]
pub(super) struct Call {
    pub(super) headers: Vec<(String, String)>,
    pub(super) body: Vec<u8>,
}

impl Call {
    pub(super) fn header(&self, name: &str) -> &str {
        let found = self.headers.iter().find(|(known, _)| known == name);
        found.map(|(_, value)| value.as_str()).unwrap_or_default()
    }

    pub(super) fn json(&self) -> Value {
        serde_json::from_slice(&self.body).unwrap()
    }
}

/// An address that takes whatever comes.
pub(super) struct Hook {
    pub(super) url: String,
    calls: mpsc::UnboundedReceiver<Call>,
    statuses: Arc<Mutex<VecDeque<u16>>>,
}

impl Hook {
    pub(super) async fn open() -> Self {
        let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
        let url = format!("http://{}/hook", listener.local_addr().unwrap());
        let (sender, calls) = mpsc::unbounded_channel();
        let statuses = Arc::new(Mutex::new(VecDeque::new()));
        let script = Arc::clone(&statuses);
        tokio::spawn(async move {
            while let Ok((line, _)) = listener.accept().await {
                let (sender, script) = (sender.clone(), Arc::clone(&script));
                tokio::spawn(async move {
                    let call = read(line, &script).await;
                    drop(call.map(|call| sender.send(call)));
                });
            }
        });
        Self { url, calls, statuses }
    }

    /// How the next ones are answered; afterwards everything is fine.
    pub(super) fn answer(&self, statuses: &[u16]) {
        self.statuses.lock().unwrap().extend(statuses);
    }

    pub(super) async fn next(&mut self) -> Call {
        soon(self.calls.recv()).await.unwrap()
    }
}

async fn read(line: TcpStream, script: &Mutex<VecDeque<u16>>) -> Option<Call> {
    let mut line = BufReader::new(line);
    let mut headers = Vec::new();
    loop {
        let mut text = String::new();
        line.read_line(&mut text).await.ok()?;
        if text.trim().is_empty() {
            break;
        }
        if let Some((name, value)) = text.trim().split_once(": ") {
            headers.push((name.to_lowercase(), value.to_owned()));
        }
    }
    let call = Call { headers, body: Vec::new() };
    let length = call.header("content-length").parse().unwrap_or(0);
    let mut body = vec![0; length];
    line.read_exact(&mut body).await.ok()?;
    let status = script.lock().unwrap().pop_front().unwrap_or(204);
    let answer = format!("HTTP/1.1 {status} X\r\nContent-Length: 0\r\n\r\n");
    line.get_mut().write_all(answer.as_bytes()).await.ok()?;
    Some(Call { body, ..call })
}

/// A mail server.
pub(super) struct MailServer {
    pub(super) url: String,
    mails: mpsc::UnboundedReceiver<String>,
    refusals: Arc<Mutex<VecDeque<&'static str>>>,
}

impl MailServer {
    pub(super) async fn open() -> Self {
        let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
        let url = format!("smtp://{}", listener.local_addr().unwrap());
        let (sender, mails) = mpsc::unbounded_channel();
        let refusals = Arc::new(Mutex::new(VecDeque::new()));
        let script = Arc::clone(&refusals);
        tokio::spawn(async move {
            while let Ok((line, _)) = listener.accept().await {
                let (sender, script) = (sender.clone(), Arc::clone(&script));
                tokio::spawn(async move { converse(line, &sender, &script).await });
            }
        });
        Self { url, mails, refusals }
    }

    /// Says this to the next recipient instead of yes.
    pub(super) fn refuse(&self, reply: &'static str) {
        self.refusals.lock().unwrap().push_back(reply);
    }

    /// The next mail, with its envelope.
    pub(super) async fn next(&mut self) -> String {
        soon(self.mails.recv()).await.unwrap()
    }
}

async fn converse(
    line: TcpStream,
    mails: &mpsc::UnboundedSender<String>,
    refusals: &Mutex<VecDeque<&'static str>>,
) -> Option<()> {
    let mut line = BufReader::new(line);
    line.get_mut().write_all(b"220 here\r\n").await.ok()?;
    let mut mail = String::new();
    loop {
        let mut said = String::new();
        if line.read_line(&mut said).await.ok()? == 0 {
            return None;
        }
        let word = said.get(..4).unwrap_or_default().to_uppercase();
        let reply = match word.as_str() {
            "RCPT" => {
                mail.push_str(&said);
                refusals.lock().unwrap().pop_front().unwrap_or("250 fine")
            }
            "DATA" => {
                line.get_mut().write_all(b"354 go on\r\n").await.ok()?;
                loop {
                    let mut text = String::new();
                    line.read_line(&mut text).await.ok()?;
                    if text == ".\r\n" {
                        break;
                    }
                    mail.push_str(&text);
                }
                mails.send(std::mem::take(&mut mail)).ok()?;
                "250 taken"
            }
            "QUIT" => "221 bye",
            _ => "250 fine",
        };
        line.get_mut().write_all(format!("{reply}\r\n").as_bytes()).await.ok()?;
    }
}

/// The text of a mail as a person reads it: lines of quoted-printable are joined again.
pub(super) fn readable(mail: &str) -> String {
    mail.replace("=\r\n", "").replace("=3D", "=").replace("\r\n ", " ")
}
