//! Wrong passwords: strangers are stopped, the owner is not.

use serde_json::{Value, json};
use server::{
    Limits, Rate, Settings,
    client::{Client, Reply},
};
use sqlx::{Connection as _, SqliteConnection};

use super::{PASSWORD, register, sign_in};
use crate::app::{TestApp, refused, settings};

/// Three wrong passwords are enough, and time forgives none. Addresses are what a proxy says.
fn strict() -> Settings {
    let few = |burst| Rate { burst, per_second: 0.0 };
    let limits = Limits {
        sign_ins: few(3),
        sign_ins_to: few(6),
        sign_ins_from: few(1_000),
        ..settings().limits
    };
    Settings { limits, trusted_proxies: vec!["127.0.0.1".parse().unwrap()], ..settings() }
}

/// A browser at this address.
fn at(app: &TestApp, address: u8) -> Client {
    let mut client = app.stranger();
    client.headers.push(("X-Forwarded-For".to_owned(), format!("192.0.2.{address}")));
    client
}

/// Keeps all cookies, as browsers do.
fn keep(client: &mut Client, reply: &Reply) {
    let given = reply.headers.iter().filter(|(name, _)| name.eq_ignore_ascii_case("set-cookie"));
    let mut all: Vec<String> =
        client.cookie.iter().flat_map(|all| all.split("; ")).map(str::to_owned).collect();
    for (_, cookie) in given {
        let cookie = cookie.split(';').next().unwrap_or_default();
        let name = cookie.split('=').next().unwrap_or_default();
        all.retain(|kept| kept.split('=').next() != Some(name));
        if !cookie.ends_with('=') {
            all.push(cookie.to_owned());
        }
    }
    client.cookie = (!all.is_empty()).then(|| all.join("; "));
}

/// Somebody with an account, at this address.
async fn owner(app: &TestApp, address: u8) -> Client {
    let mut home = at(app, address);
    let reply = home.get("/api/me").await.unwrap();
    keep(&mut home, &reply);
    let reply = register(&home, "Leyla", Some(PASSWORD)).await;
    assert_eq!(reply.status, 201, "{}", reply.body);
    keep(&mut home, &reply);
    home
}

async fn sign_out(home: &mut Client) {
    let devices = home.get("/api/me/devices").await.unwrap().json();
    let here = devices.as_array().unwrap().iter().find(|device| device["here"] == true).unwrap();
    let path = format!("/api/me/devices/{}", here["id"].as_str().unwrap());
    let reply = home.delete(&path, None).await.unwrap();
    assert_eq!(reply.status, 204);
    keep(home, &reply);
}

/// Guesses from this address until it is enough.
async fn guess(app: &TestApp, address: u8) {
    for _ in 0..3 {
        let reply = sign_in(&mut at(app, address), "leyla", "a guess at the goats").await;
        refused(&reply, 401, "wrong_sign_in");
    }
    let reply = sign_in(&mut at(app, address), "Leyla", PASSWORD).await;
    refused(&reply, 429, "too_many_guesses");
}

#[tokio::test]
async fn guesses_of_strangers_keep_the_owner_out_of_nothing() {
    let app = TestApp::with(strict()).await;
    let mut home = owner(&app, 1).await;
    guess(&app, 7).await;
    // From another address, in a new browser.
    assert_eq!(sign_in(&mut at(&app, 2), "Leyla", PASSWORD).await.status, 200);
    // In a browser that was there before, also from the address of the stranger.
    home.headers = at(&app, 7).headers;
    sign_out(&mut home).await;
    let reply =
        home.post("/api/sign-in", &json!({"name": "Leyla", "password": PASSWORD})).await.unwrap();
    assert_eq!(reply.status, 200, "{}", reply.body);
    keep(&mut home, &reply);
    // Whoever is signed in changes the password and goes.
    let new = "eight goats at the ferry";
    let wish = json!({"old": PASSWORD, "password": new});
    let reply = home.put("/api/me/account", &wish).await.unwrap();
    assert_eq!(reply.status, 200, "{}", reply.body);
    let reply = home.delete("/api/me", Some(&json!({"password": new}))).await.unwrap();
    assert_eq!(reply.status, 204, "{}", reply.body);
}

#[tokio::test]
async fn guesses_from_many_addresses_are_stopped_and_known_browsers_and_links_are_not() {
    let app = TestApp::with(strict()).await;
    let mut home = owner(&app, 1).await;
    for address in 10..16 {
        let reply = sign_in(&mut at(&app, address), "Leyla", "a guess at the goats").await;
        refused(&reply, 401, "wrong_sign_in");
    }
    refused(&sign_in(&mut at(&app, 20), "Leyla", PASSWORD).await, 429, "too_many_guesses");
    let code = home.post("/api/me/link", &json!({})).await.unwrap().json()["code"].clone();
    let link = at(&app, 21).post("/api/sign-in", &json!({"code": code})).await.unwrap();
    assert_eq!(link.status, 200, "{}", link.body);
    sign_out(&mut home).await;
    let known = home.cookie.clone().expect("the browser is known");
    assert!(!known.contains("bedesten="), "and is nobody: {known}");
    assert_eq!(sign_in(&mut home, "Leyla", PASSWORD).await.status, 200);
    // It is known for this account alone, and a made-up one is not known at all.
    let forged = [known.replace('a', "b"), format!("bedesten-known={0}.{0}", "5".repeat(64))];
    for cookie in forged {
        let mut thief = at(&app, 22);
        thief.cookie = Some(cookie);
        refused(&sign_in(&mut thief, "Leyla", PASSWORD).await, 429, "too_many_guesses");
    }
}

#[tokio::test]
async fn a_known_browser_guesses_no_longer_than_anybody() {
    let app = TestApp::with(strict()).await;
    let mut home = owner(&app, 1).await;
    for _ in 0..3 {
        let wish = json!({"old": "a guess at the goats", "password": "nine goats at the ferry"});
        refused(&home.put("/api/me/account", &wish).await.unwrap(), 401, "wrong_sign_in");
    }
    let wish = json!({"password": PASSWORD});
    refused(&home.delete("/api/me", Some(&wish)).await.unwrap(), 429, "too_many_guesses");
    sign_out(&mut home).await;
    let guess = json!({"name": "Leyla", "password": "a guess at the goats"});
    for _ in 0..3 {
        refused(&home.post("/api/sign-in", &guess).await.unwrap(), 401, "wrong_sign_in");
    }
    refused(&home.post("/api/sign-in", &guess).await.unwrap(), 429, "too_many_guesses");
}

#[tokio::test]
async fn servers_on_one_database_count_together_and_over_a_restart() {
    let app = TestApp::with(strict()).await;
    let beside = app.beside(strict()).await;
    owner(&app, 1).await;
    for server in [&app, &beside, &app] {
        let reply = sign_in(&mut at(server, 7), "Leyla", "a guess at the goats").await;
        refused(&reply, 401, "wrong_sign_in");
    }
    for server in [&app, &beside] {
        refused(&sign_in(&mut at(server, 7), "Leyla", PASSWORD).await, 429, "too_many_guesses");
    }
    beside.stop().await;
    let app = TestApp::on(app.stop().await, strict()).await;
    refused(&sign_in(&mut at(&app, 7), "Leyla", PASSWORD).await, 429, "too_many_guesses");
    assert_eq!(sign_in(&mut at(&app, 8), "Leyla", PASSWORD).await.status, 200);
}

#[tokio::test]
async fn whoever_knows_the_password_is_not_written_down_and_nobody_is_by_name_or_address() {
    let app = TestApp::with(strict()).await;
    owner(&app, 1).await;
    let url = format!("sqlite:{}", app.database().display());
    let mut database = SqliteConnection::connect(&url).await.unwrap();
    let mut kept = async || -> Vec<(String,)> {
        sqlx::query_as("SELECT id FROM guesses").fetch_all(&mut database).await.unwrap()
    };
    assert_eq!(sign_in(&mut at(&app, 2), "Leyla", PASSWORD).await.status, 200);
    assert!(kept().await.is_empty());
    sign_in(&mut at(&app, 2), "Leyla", "a guess at the goats").await;
    let rows = kept().await;
    assert_eq!(rows.len(), 3, "{rows:?}");
    assert!(rows.iter().all(|(id,)| id.len() == 32 && !id.contains("192.0")), "{rows:?}");
}

#[tokio::test]
async fn many_guesses_at_once_are_not_more_than_one_after_the_other() {
    let app = TestApp::with(strict()).await;
    owner(&app, 1).await;
    let tries = (0..12).map(|_| {
        let client = at(&app, 7);
        tokio::spawn(async move {
            let wish = json!({"name": "Leyla", "password": "a guess at the goats"});
            client.post("/api/sign-in", &wish).await.unwrap().json()["code"].clone()
        })
    });
    let mut codes: Vec<Value> = Vec::new();
    for attempt in tries.collect::<Vec<_>>() {
        codes.push(attempt.await.unwrap());
    }
    assert_eq!(codes.iter().filter(|code| **code == "wrong_sign_in").count(), 3, "{codes:?}");
}
