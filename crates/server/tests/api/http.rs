//! Everything about requests that does not belong to one address.

use std::time::Duration;

use serde_json::json;
use server::{Limits, Rate, Settings};

use crate::app::{Guest as _, TestApp, bot, me, new_table, open, refused, settings};

#[tokio::test]
async fn unknown_addresses_and_methods_are_problems() {
    let app = TestApp::new().await;
    let guest = app.guest().await;
    for path in ["/api/nothing", "/api/tables/x/y/z", "/api/"] {
        refused(&guest.get(path).await.unwrap(), 404, "no_such_page");
    }
    let reply = guest.request("DELETE", "/api/tables", None).await.unwrap();
    refused(&reply, 404, "no_such_page");
    for path in ["/api/tables/abc", "/api/tables/0123456789", "/api/tables/..%2f..%2fetc"] {
        refused(&guest.get(path).await.unwrap(), 404, "no_such_table");
    }
    refused(&guest.get("/api/replays/0123456789/story").await.unwrap(), 404, "no_such_replay");
}

#[tokio::test]
async fn other_addresses_are_pages_of_the_client() {
    let app = TestApp::new().await;
    for path in ["/", "/t/0123456789", "/rules"] {
        let reply = app.stranger().get(path).await.unwrap();
        assert_eq!(reply.status, 200, "{path}");
        assert!(reply.header("content-type").unwrap().starts_with("text/html"));
        assert_eq!(reply.header("cache-control"), Some("no-cache"));
        let policy = reply.header("content-security-policy").unwrap();
        assert!(policy.contains("script-src 'self'") && !policy.contains("script-src 'self' '"));
        assert_eq!(reply.header("x-content-type-options"), Some("nosniff"));
    }
}

#[tokio::test]
async fn garbage_is_malformed_and_does_no_harm() {
    let app = TestApp::new().await;
    let guest = app.guest().await;
    let bodies = ["", "{", "null", "[]", "{\"game\":1}", "\u{0}\u{1}", "{\"name\":\"a\",\"x\":1}"];
    for body in bodies {
        for (method, path) in [("POST", "/api/tables"), ("PUT", "/api/me"), ("POST", "/api/layout")]
        {
            let reply = guest.request(method, path, Some(body)).await.unwrap();
            refused(&reply, 400, "malformed");
        }
    }
    let mut form = guest.clone();
    form.headers.push(("Content-Type".to_owned(), "text/plain".to_owned()));
    let reply = form.request("PUT", "/api/me", Some("{\"name\":\"a\"}")).await.unwrap();
    refused(&reply, 400, "malformed");
    assert_eq!(guest.get("/api/health").await.unwrap().json()["healthy"], true);
}

#[tokio::test]
async fn large_bodies_are_refused() {
    let app = TestApp::new().await;
    let guest = app.guest().await;
    let body = json!({"name": "x".repeat(70_000)}).to_string();
    let reply = guest.request("PUT", "/api/me", Some(&body)).await.unwrap();
    refused(&reply, 413, "too_large");
    let body = json!({"game": "bazaar", "about": "x".repeat(1_100_000)}).to_string();
    let reply = guest.request("POST", "/api/replays", Some(&body)).await.unwrap();
    refused(&reply, 413, "too_large");
}

#[tokio::test]
async fn pages_of_others_may_not_ask() {
    let app = TestApp::new().await;
    let guest = app.guest().await;
    let table = guest.open_table(&[me(), bot()]).await;
    let mut foreign = guest.clone();
    foreign.headers.push(("Origin".to_owned(), "http://evil.example".to_owned()));
    let reply = foreign.put("/api/me", &json!({"name": "evil"})).await.unwrap();
    refused(&reply, 403, "foreign");
    let error = foreign.live(&table).await.unwrap_err().to_string();
    assert!(error.contains("403"), "{error}");
    let mut own = guest.clone();
    own.headers.push(("Origin".to_owned(), format!("http://{}", app.address)));
    assert_eq!(own.put("/api/me", &json!({"name": "own"})).await.unwrap().status, 200);
    own.at(&table).await;
}

#[tokio::test]
async fn too_many_requests_are_refused_for_a_while() {
    let limits = Limits { requests: Rate { burst: 5, per_second: 0.0 }, ..Limits::default() };
    let app = TestApp::with(Settings { limits, ..settings() }).await;
    let (busy, calm) = (app.guest().await, app.guest().await);
    let mut statuses = Vec::new();
    for _ in 0..7 {
        statuses.push(busy.get("/api/me").await.unwrap().status);
    }
    assert_eq!(statuses, [200, 200, 200, 200, 200, 429, 429]);
    assert_eq!(calm.get("/api/me").await.unwrap().status, 200, "others are not punished");
}

#[tokio::test]
async fn one_host_has_only_so_many_tables() {
    let limits = Limits { tables: 2, ..Limits::default() };
    let app = TestApp::with(Settings { limits, ..settings() }).await;
    let guest = app.guest().await;
    for _ in 0..2 {
        guest.open_table(&[me(), open()]).await;
    }
    let reply = guest.post("/api/tables", &new_table(&[me(), open()])).await.unwrap();
    refused(&reply, 429, "too_many");
}

#[tokio::test]
async fn one_address_has_only_so_many_new_guests() {
    let limits = Limits { guests: Rate { burst: 2, per_second: 0.0 }, ..Limits::default() };
    let app = TestApp::with(Settings { limits, ..settings() }).await;
    app.guest().await;
    app.guest().await;
    refused(&app.stranger().get("/api/me").await.unwrap(), 429, "too_many");
}

#[tokio::test]
async fn sockets_are_counted_and_messages_too() {
    let limits = Limits {
        connections: 2,
        messages: Rate { burst: 5, per_second: 0.0 },
        ..Limits::default()
    };
    let app = TestApp::with(Settings { limits, ..settings() }).await;
    let guest = app.guest().await;
    let table = guest.open_table(&[me(), bot()]).await;
    let mut first = guest.at(&table).await;
    let second = guest.at(&table).await;
    assert!(guest.live(&table).await.unwrap_err().to_string().contains("429"));
    second.close().await;
    // The place of somebody who left is free again.
    let mut free = false;
    for _ in 0..100 {
        free = free || guest.live(&table).await.is_ok();
        if !free {
            tokio::time::sleep(Duration::from_millis(20)).await;
        }
    }
    assert!(free);
    for _ in 0..6 {
        first.say(&json!({"type": "look", "seat": null})).await.unwrap();
    }
    let error = crate::app::soon(first.hear("done")).await.unwrap_err().to_string();
    assert!(error.contains("too_many"), "{error}");
}
