//! Who somebody is.

use serde_json::json;
use server::Settings;

use crate::app::{Guest as _, TestApp, bot, me, refused, settings};

#[tokio::test]
async fn a_cookie_that_somebody_planted_never_becomes_a_guest() {
    let app = TestApp::new().await;
    let planted = format!("bedesten={}", "5".repeat(64));
    let mut victim = app.stranger();
    victim.cookie = Some(planted.clone());
    let reply = victim.get("/api/me").await.unwrap();
    let given = reply.header("set-cookie").unwrap().to_owned();
    assert!(!given.starts_with(&planted), "{given}");
    victim.cookie = given.split(';').next().map(str::to_owned);
    victim.put("/api/me", &json!({"name": "Victim"})).await.unwrap();
    // Whoever planted it is still nobody.
    let mut attacker = app.stranger();
    attacker.cookie = Some(planted);
    let reply = attacker.put("/api/me", &json!({"name": "evil"})).await.unwrap();
    refused(&reply, 401, "no_guest");
}

#[tokio::test]
async fn a_cookie_is_for_no_script_no_other_page_and_no_open_line() {
    let https = Settings { public_url: Some("https://play.example".to_owned()), ..settings() };
    for (settings, secure) in [(settings(), false), (https, true)] {
        let app = TestApp::with(settings).await;
        let reply = app.stranger().get("/api/me").await.unwrap();
        let cookie = reply.header("set-cookie").unwrap();
        assert!(cookie.contains("; HttpOnly") && cookie.contains("; SameSite="), "{cookie}");
        assert!(!cookie.contains("SameSite=None") && !cookie.contains("Domain="), "{cookie}");
        assert_eq!(cookie.contains("; Secure"), secure, "{cookie}");
        // Browsers take it from nobody else, and over no open line.
        assert_eq!(cookie.starts_with("__Host-bedesten="), secure, "{cookie}");
        assert!(cookie.contains("; Path=/;"), "{cookie}");
    }
}

#[tokio::test]
async fn whoever_came_before_the_prefix_stays_who_they_are() {
    let app = TestApp::new().await;
    let mut guest = app.guest().await;
    let me = guest.get("/api/me").await.unwrap().json();
    let https = Settings { public_url: Some("https://play.example".to_owned()), ..settings() };
    let app = TestApp::on(app.stop().await, https).await;
    guest.address = app.address;
    let old = guest.cookie.clone().unwrap();
    assert_eq!(guest.put("/api/me", &json!({"name": "Leyla"})).await.unwrap().status, 200);
    let reply = guest.get("/api/me").await.unwrap();
    assert_eq!(reply.json()["id"], me["id"]);
    guest.keep_cookie(&reply);
    let new = guest.cookie.clone().unwrap();
    assert!(new.starts_with("__Host-bedesten="), "{new}");
    let taken_back =
        reply.headers.iter().any(|(_, value)| value.starts_with("bedesten=; Path=/; Max-Age=0"));
    assert!(taken_back, "{:?}", reply.headers);

    // Somebody plants a cookie of their own beside it.
    let mut attacker = app.guest().await;
    attacker.keep_cookie(&attacker.get("/api/me").await.unwrap());
    let theirs = attacker.cookie.clone().unwrap().replace("__Host-", "");
    for cookies in [format!("{theirs}; {new}"), format!("{new}; {theirs}"), new.clone()] {
        guest.cookie = Some(cookies);
        let reply = guest.get("/api/me").await.unwrap();
        assert_eq!(reply.json()["id"], me["id"], "{theirs}");
        assert_eq!(reply.header("set-cookie"), None);
    }
    guest.cookie = Some(old);
    assert_eq!(guest.get("/api/me").await.unwrap().json()["id"], me["id"]);
}

#[tokio::test]
async fn no_address_lets_a_page_of_somebody_else_change_anything() {
    let app = TestApp::new().await;
    let guest = app.guest().await;
    let table = guest.open_table(&[me(), bot()]).await;
    let signs = [
        ("Origin", "http://evil.example"),
        ("Origin", "null"),
        ("Origin", "http://127.0.0.1:1"),
        ("Sec-Fetch-Site", "cross-site"),
        ("Sec-Fetch-Site", "same-site"),
    ];
    let mut tried = 0;
    for (method, path) in super::addresses(&table).iter().filter(|(method, _)| method != "GET") {
        for (name, value) in signs {
            let mut foreign = guest.clone();
            foreign.headers.push((name.to_owned(), value.to_owned()));
            let reply = foreign.request(method, path, Some("{}")).await.unwrap();
            refused(&reply, 403, "foreign");
            tried += 1;
        }
    }
    assert!(tried >= 40, "{tried}");
}

#[tokio::test]
async fn a_form_of_somebody_else_is_no_request() {
    let app = TestApp::new().await;
    let guest = app.guest().await;
    // All that a form can send without asking, from a browser that says nothing of where it is.
    for kind in ["text/plain", "application/x-www-form-urlencoded", "multipart/form-data"] {
        let mut form = guest.clone();
        form.headers.push(("Content-Type".to_owned(), kind.to_owned()));
        let reply = form.request("PUT", "/api/me", Some("{\"name\":\"evil\"}")).await.unwrap();
        refused(&reply, 400, "malformed");
    }
    assert_eq!(guest.get("/api/me").await.unwrap().json()["name"], "");
}

#[tokio::test]
async fn a_page_of_somebody_else_gets_no_socket() {
    let app = TestApp::new().await;
    let guest = app.guest().await;
    let table = guest.open_table(&[me(), bot()]).await;
    for origin in ["http://evil.example", "null", "https://127.0.0.1:1", "file://"] {
        let mut foreign = guest.clone();
        foreign.headers.push(("Origin".to_owned(), origin.to_owned()));
        let error = foreign.live(&table).await.unwrap_err().to_string();
        assert!(error.contains("403"), "{origin}: {error}");
    }
}
