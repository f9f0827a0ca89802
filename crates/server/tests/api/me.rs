//! `/api/me`

use serde_json::json;

use crate::app::{Guest as _, TestApp, me, open, refused};

#[tokio::test]
async fn the_first_visit_makes_a_guest_whose_secret_is_only_in_the_cookie() {
    let app = TestApp::new().await;
    let reply = app.stranger().get("/api/me").await.unwrap();
    let cookie = reply.header("set-cookie").unwrap();
    for part in ["HttpOnly", "SameSite=Lax", "Path=/", "Max-Age="] {
        assert!(cookie.contains(part), "{cookie}");
    }
    let secret = cookie.split(['=', ';']).nth(1).unwrap();
    assert_eq!(secret.len(), 64);
    assert!(!reply.body.contains(secret));
    let file = std::fs::read(app.database()).unwrap();
    let wal = std::fs::read(app.folder.path().join("games.db-wal")).unwrap();
    for bytes in [file, wal] {
        let found = bytes.windows(64).any(|window| window == secret.as_bytes());
        assert!(!found, "the secret itself is not kept");
    }
}

#[tokio::test]
async fn a_guest_comes_back_with_the_cookie_and_has_a_name() {
    let app = TestApp::new().await;
    let guest = app.guest().await;
    let id = guest.get("/api/me").await.unwrap().json()["id"].clone();
    let reply = guest.put("/api/me", &json!({"name": "  Leyla  "})).await.unwrap();
    let leyla = json!({"id": id, "name": "Leyla", "account": null, "password": false});
    assert_eq!(reply.json(), leyla);
    let again = guest.get("/api/me").await.unwrap();
    assert_eq!(again.json(), leyla);
    assert!(again.header("set-cookie").is_none());
}

#[tokio::test]
async fn a_name_is_bounded() {
    let app = TestApp::new().await;
    let guest = app.guest().await;
    for name in ["a\u{0}b".to_owned(), "x".repeat(31)] {
        let reply = guest.put("/api/me", &json!({"name": name})).await.unwrap();
        refused(&reply, 400, "bad_name");
    }
}

#[tokio::test]
async fn a_made_up_cookie_is_nobody() {
    let app = TestApp::new().await;
    let guest = app.guest().await;
    let id = guest.get("/api/me").await.unwrap().json()["id"].as_str().unwrap().to_owned();
    let wrong = ["0".repeat(64), id, "'; DROP TABLE guests".to_owned(), String::new()];
    for secret in wrong {
        let mut thief = app.stranger();
        thief.cookie = Some(format!("bedesten={secret}"));
        let reply = thief.put("/api/me", &json!({"name": "thief"})).await.unwrap();
        refused(&reply, 401, "no_guest");
    }
}

#[tokio::test]
async fn the_public_id_of_a_guest_opens_nothing() {
    let app = TestApp::new().await;
    let (host, other) = (app.guest().await, app.guest().await);
    let table = host.open_table(&[me(), open()]).await;
    let shown = other.get(&format!("/api/tables/{table}")).await.unwrap().json();
    let id = shown["seats"][0]["sitter"]["id"].as_str().unwrap().to_owned();
    let mut thief = app.stranger();
    thief.cookie = Some(format!("bedesten={id}"));
    let reply = thief.post(&format!("/api/tables/{table}/begin"), &json!({})).await.unwrap();
    refused(&reply, 401, "no_guest");
}
