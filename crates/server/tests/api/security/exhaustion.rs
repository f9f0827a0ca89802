//! One client who wants everything.

use std::net::SocketAddr;

use server::{Limits, Settings};
use tokio::{
    io::{AsyncReadExt as _, AsyncWriteExt as _},
    net::{TcpSocket, TcpStream},
};

use crate::app::{Guest as _, TestApp, bot, me, settings, soon};

/// A line that comes from another address of this machine.
async fn line_from(from: &str, to: SocketAddr) -> TcpStream {
    let socket = TcpSocket::new_v4().unwrap();
    socket.bind(format!("{from}:0").parse().unwrap()).unwrap();
    socket.connect(to).await.unwrap()
}

async fn asks(line: &mut TcpStream) -> String {
    let request = "GET /api/offer HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n";
    // A line that was closed is found by what comes back.
    let _ = line.write_all(request.as_bytes()).await;
    let mut answer = String::new();
    let _ = soon(line.read_to_string(&mut answer)).await;
    answer.lines().next().unwrap_or_default().to_owned()
}

#[tokio::test]
async fn whoever_opens_lines_and_says_nothing_keeps_nobody_else_out() {
    let limits = Limits { lines: 8, ..Limits::default() };
    let app = TestApp::with(Settings { limits, ..settings() }).await;
    let mut held = Vec::new();
    for _ in 0..8 {
        let mut line = line_from("127.0.0.2", app.address).await;
        line.write_all(b"POST /api/tables HTTP/1.1\r\nHost: x\r\nContent-Le").await.unwrap();
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

#[tokio::test]
async fn whoever_does_not_read_is_let_go_and_the_table_goes_on() {
    let app = TestApp::new().await;
    let guest = app.guest().await;
    let table = guest.open_table(&[me(), bot()]).await;
    let mut deaf = Vec::new();
    for _ in 0..10 {
        // Never read again.
        deaf.push(app.guest().await.at(&table).await);
    }
    let mut live = guest.at(&table).await;
    assert!(crate::app::play_on(&mut live, 3000).await, "the game is played to its end");
    drop(deaf);
}
