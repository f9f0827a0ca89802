//! DNS rebinding: the name of somebody else leads to this server.

use server::{Settings, client::Client};

use crate::app::{Guest as _, TestApp, bot, me, refused, settings};

fn asking_for(client: &Client, host: &str) -> Client {
    let mut asking = client.clone();
    asking.headers.push(("Host".to_owned(), host.to_owned()));
    asking
}

#[tokio::test]
async fn a_name_that_is_not_ours_is_refused_everywhere() {
    let app = TestApp::new().await;
    let guest = app.guest().await;
    let table = guest.open_table(&[me(), bot()]).await;
    let rebound = asking_for(&guest, &format!("evil.example:{}", app.address.port()));
    let paths = ["/api/me", "/api/tables", "/api/health", "/metrics", "/", "/t/x", "/api/nothing"];
    for path in paths {
        let reply = rebound.get(path).await.unwrap();
        refused(&reply, 421, "wrong_host");
        let message = reply.json()["message"].as_str().unwrap().to_owned();
        assert!(message.contains("--host-name evil.example"), "{path}: {message}");
    }
    // Of the same origin, as the browser sees it.
    let mut page = rebound.clone();
    page.headers.push(("Origin".to_owned(), format!("http://evil.example:{}", app.address.port())));
    refused(&page.post("/api/tables", &serde_json::json!({})).await.unwrap(), 421, "wrong_host");
    let error = page.live(&table).await.unwrap_err().to_string();
    assert!(error.contains("421"), "{error}");
}

#[tokio::test]
async fn a_server_is_known_by_its_addresses_and_the_names_it_was_given() {
    let app = TestApp::with(Settings {
        public_url: Some("https://play.example".to_owned()),
        host_names: vec!["pi.local".to_owned()],
        ..settings()
    })
    .await;
    let guest = app.guest().await;
    for host in ["localhost:7878", "192.168.1.7:7878", "[::1]", "play.example", "pi.local:7878"] {
        assert_eq!(asking_for(&guest, host).get("/api/me").await.unwrap().status, 200, "{host}");
    }
    for host in ["other.example", "play.example.evil.example"] {
        refused(&asking_for(&guest, host).get("/api/me").await.unwrap(), 421, "wrong_host");
    }
}
