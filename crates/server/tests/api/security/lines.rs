//! Connections on which nothing is said, or half of something.

use std::{
    net::SocketAddr,
    time::{Duration, Instant},
};

use serde_json::json;
use server::{Limits, Settings, TimeLimits};
use tokio::{
    io::{AsyncReadExt as _, AsyncWriteExt as _},
    net::{TcpSocket, TcpStream},
};

use crate::app::{SOON, TestApp, settings, soon};

/// Nothing here is waited for, unless a test says so.
const NEVER: Duration = Duration::from_hours(1);
const SHORT: Duration = Duration::from_millis(100);

const PATIENT: TimeLimits = TimeLimits { head: NEVER, body: NEVER, idle: NEVER, drain: NEVER };

async fn app(times: TimeLimits) -> TestApp {
    TestApp::with(Settings { times, ..settings() }).await
}

/// A line that comes from another address of this machine.
async fn line_from(from: &str, to: SocketAddr) -> TcpStream {
    let socket = TcpSocket::new_v4().unwrap();
    socket.bind(format!("{from}:0").parse().unwrap()).unwrap();
    socket.connect(to).await.unwrap()
}

async fn asks(line: &mut TcpStream) -> String {
    let request = "GET /api/offer HTTP/1.1\r\nHost: 127.0.0.1\r\nConnection: close\r\n\r\n";
    // A line that was closed is found by what comes back.
    let _ = line.write_all(request.as_bytes()).await;
    let mut answer = String::new();
    let _ = soon(line.read_to_string(&mut answer)).await;
    answer.lines().next().unwrap_or_default().to_owned()
}

#[tokio::test]
async fn whoever_opens_lines_and_says_nothing_keeps_nobody_else_out() {
    let limits = Limits { tcp_connections: 8, ..Limits::default() };
    let app = TestApp::with(Settings { limits, ..settings() }).await;
    let mut held = Vec::new();
    for _ in 0..8 {
        let mut line = line_from("127.0.0.2", app.address).await;
        line.write_all(b"POST /api/tables HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Le")
            .await
            .unwrap();
        held.push(line);
    }
    let mut one_more = line_from("127.0.0.2", app.address).await;
    assert_eq!(asks(&mut one_more).await, "", "the ninth line is closed at once");
    let mut neighbour = line_from("127.0.0.3", app.address).await;
    assert_eq!(asks(&mut neighbour).await, "HTTP/1.1 200 OK");
    held.pop();
    // Whoever lets go of one may have another, as soon as the server has noticed.
    let mut free = String::new();
    for _ in 0..100 {
        if free.is_empty() {
            free = asks(&mut line_from("127.0.0.2", app.address).await).await;
        }
    }
    assert_eq!(free, "HTTP/1.1 200 OK");
}

/// What comes until the server closes the line.
async fn rest(line: &mut TcpStream) -> String {
    let mut answer = String::new();
    let _ = soon(line.read_to_string(&mut answer)).await;
    answer
}

#[tokio::test]
async fn half_a_head_is_not_waited_for() {
    let app = app(TimeLimits { head: SHORT, ..PATIENT }).await;
    for half in ["", "G", "GET /api/offer HTTP/1.1\r\n", "GET /api/offer HTTP/1.1\r\nHost: 127."] {
        let mut line = TcpStream::connect(app.address).await.unwrap();
        line.write_all(half.as_bytes()).await.unwrap();
        assert_eq!(rest(&mut line).await, "", "{half:?}");
    }
    // A drop now and then does not help.
    let mut line = TcpStream::connect(app.address).await.unwrap();
    let begun = Instant::now();
    let mut open = line.write_all(b"GET /api/offer HTTP/1.1\r\n").await.is_ok();
    while open && begun.elapsed() < SOON {
        tokio::time::sleep(SHORT / 10).await;
        open = line.write_all(b"X: y\r\n").await.is_ok();
    }
    assert!(!open, "the line is closed although something comes all the time");
}

#[tokio::test]
async fn half_a_body_is_not_waited_for() {
    let app = app(TimeLimits { body: SHORT, ..PATIENT }).await;
    let guest = app.guest().await;
    let mut line = TcpStream::connect(app.address).await.unwrap();
    let request = format!(
        "PUT /api/me HTTP/1.1\r\nHost: 127.0.0.1\r\nCookie: {}\r\nContent-Type: application/json\r\n\
         Content-Length: 100\r\n\r\n{{\"name\":",
        guest.cookie.as_deref().unwrap()
    );
    line.write_all(request.as_bytes()).await.unwrap();
    let answer = rest(&mut line).await;
    assert!(answer.starts_with("HTTP/1.1 408 "), "{answer}");
    assert!(answer.contains("\"too_slow\""), "{answer}");
    assert_eq!(guest.get("/api/me").await.unwrap().json()["name"], "", "nothing has changed");
}

#[tokio::test]
async fn a_line_on_which_nothing_more_is_asked_is_closed() {
    let app = app(TimeLimits { idle: SHORT, ..PATIENT }).await;
    let mut line = TcpStream::connect(app.address).await.unwrap();
    line.write_all(b"GET /api/offer HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n").await.unwrap();
    let answer = rest(&mut line).await;
    assert!(answer.starts_with("HTTP/1.1 200 OK"), "{answer}");
}

#[tokio::test]
async fn silent_lines_from_many_addresses_keep_nobody_out() {
    let limits = Limits { all_tcp_connections: 40, ..Limits::default() };
    let app = TestApp::with(Settings { times: PATIENT, limits, ..settings() }).await;
    let guest = app.guest().await;
    let mut held = Vec::new();
    for neighbour in 2..=9 {
        for number in 0..12 {
            let mut line = line_from(&format!("127.0.0.{neighbour}"), app.address).await;
            let half = ["", "GET /api/offer HTTP/1.1\r\nHost: 127.0.0.1\r\n"][number % 2];
            // Those that had to make room are closed already.
            let _ = line.write_all(half.as_bytes()).await;
            held.push(line);
        }
    }
    let reply = soon(guest.put("/api/me", &json!({"name": "Leyla"}))).await.unwrap();
    assert_eq!(reply.status, 200, "{}", reply.body);
    let mut neighbour = line_from("127.0.0.10", app.address).await;
    assert_eq!(asks(&mut neighbour).await, "HTTP/1.1 200 OK");
}

#[tokio::test]
async fn half_a_request_does_not_hold_up_the_closing() {
    let app = app(TimeLimits { drain: SHORT, ..PATIENT }).await;
    let guest = app.guest().await;
    let mut head = TcpStream::connect(app.address).await.unwrap();
    head.write_all(b"GET /api/offer HTTP/1.1\r\nHo").await.unwrap();
    let mut body = TcpStream::connect(app.address).await.unwrap();
    let request = format!(
        "PUT /api/me HTTP/1.1\r\nHost: 127.0.0.1\r\nCookie: {}\r\nContent-Type: application/json\r\n\
         Content-Length: 100\r\n\r\n{{",
        guest.cookie.as_deref().unwrap()
    );
    body.write_all(request.as_bytes()).await.unwrap();
    // Both have arrived once somebody who came later is answered.
    assert_eq!(guest.get("/api/offer").await.unwrap().status, 200);
    app.stop().await;
    assert_eq!((rest(&mut head).await, rest(&mut body).await), (String::new(), String::new()));
}
