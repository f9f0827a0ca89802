//! `/api/me/account`, `/api/sign-in` and what belongs to them.

mod forgotten;
mod guesses;
mod names;
mod sessions;

use serde_json::{Value, json};
use server::{
    Limits, Rate, Settings,
    client::{Client, Reply},
};

use crate::app::{Guest as _, TestApp, bot, me, open, play_on, refused, settings, soon};

pub(crate) const PASSWORD: &str = "seven goats at the ferry";

/// A new guest with an account.
pub(crate) async fn member(app: &TestApp, name: &str) -> Client {
    let mut client = app.guest().await;
    let reply = register(&client, name, Some(PASSWORD)).await;
    assert_eq!(reply.status, 201, "{}", reply.body);
    client.keep_cookie(&reply);
    client
}

pub(crate) async fn register(client: &Client, name: &str, password: Option<&str>) -> Reply {
    let wish = json!({"name": name, "password": password});
    client.post("/api/me/account", &wish).await.unwrap()
}

pub(crate) async fn sign_in(client: &mut Client, name: &str, password: &str) -> Reply {
    let wish = json!({"name": name, "password": password});
    let reply = client.post("/api/sign-in", &wish).await.unwrap();
    client.keep_cookie(&reply);
    reply
}

async fn id(client: &Client) -> Value {
    client.get("/api/me").await.unwrap().json()["id"].clone()
}

async fn my_tables(client: &Client) -> Vec<String> {
    let tables = client.get("/api/tables").await.unwrap().json();
    let ids = tables["mine"].as_array().unwrap().iter();
    ids.map(|line| line["table"]["id"].as_str().unwrap().to_owned()).collect()
}

/// What nobody may find in the file.
fn kept(app: &TestApp, text: &str) -> bool {
    ["games.db", "games.db-wal"].iter().any(|name| {
        let bytes = std::fs::read(app.folder.path().join(name)).unwrap_or_default();
        bytes.windows(text.len()).any(|window| window == text.as_bytes())
    })
}

#[tokio::test]
async fn a_guest_with_an_account_comes_back_from_anywhere() {
    let app = TestApp::new().await;
    let home = member(&app, "Leyla").await;
    let mut phone = app.stranger();
    let reply = sign_in(&mut phone, "  leyla ", PASSWORD).await;
    assert_eq!(reply.status, 200, "{}", reply.body);
    assert_eq!(reply.json()["id"], id(&home).await);
    assert_eq!(reply.json()["account"], "Leyla");
    assert_eq!(reply.json()["name"], "Leyla", "the account names whoever had no name");
    assert!(!kept(&app, PASSWORD), "the password itself is not kept");
    assert!(kept(&app, "$argon2id$"));
}

#[tokio::test]
async fn the_games_of_a_guest_move_into_the_account() {
    let app = TestApp::new().await;
    let home = member(&app, "Leyla").await;
    let mut guest = app.guest().await;
    let running = guest.open_table(&[me(), bot()]).await;
    let gathering = guest.open_table(&[me(), open()]).await;
    let before = id(&guest).await;
    assert_eq!(sign_in(&mut guest, "Leyla", PASSWORD).await.status, 200);
    for client in [&guest, &home] {
        let mut mine = my_tables(client).await;
        mine.sort();
        let mut both = vec![running.clone(), gathering.clone()];
        both.sort();
        assert_eq!(mine, both);
    }
    let shown = home.get(&format!("/api/tables/{gathering}")).await.unwrap().json();
    assert_eq!(shown["host"], true, "the host is the same person");
    assert_ne!(id(&home).await, before);
    let mut live = home.at(&running).await;
    play_on(&mut live, 3).await;
}

#[tokio::test]
async fn a_cookie_from_before_is_worth_nothing_after_signing_in() {
    let app = TestApp::new().await;
    let planted = app.guest().await;
    let mut victim = planted.clone();
    let reply = register(&victim, "Leyla", Some(PASSWORD)).await;
    victim.keep_cookie(&reply);
    assert_ne!(victim.cookie, planted.cookie);
    refused(&planted.put("/api/me", &json!({"name": "thief"})).await.unwrap(), 401, "no_guest");

    let planted = app.guest().await;
    let mut victim = planted.clone();
    assert_eq!(sign_in(&mut victim, "Leyla", PASSWORD).await.status, 200);
    refused(&planted.put("/api/me", &json!({"name": "thief"})).await.unwrap(), 401, "no_guest");
}

#[tokio::test]
async fn nobody_learns_whether_the_name_or_the_password_was_wrong() {
    let app = TestApp::new().await;
    member(&app, "Leyla").await;
    let linked = app.guest().await;
    assert_eq!(register(&linked, "Links only", None).await.status, 201);
    let attempts = [
        ("Leyla", "seven goats at the pier"),
        ("Nobody", PASSWORD),
        ("Links only", ""),
        ("Links only", PASSWORD),
        ("Leyla", ""),
    ];
    let mut answers = Vec::new();
    for (name, password) in attempts {
        let reply = sign_in(&mut app.stranger(), name, password).await;
        refused(&reply, 401, "wrong_sign_in");
        assert!(reply.header("set-cookie").is_none());
        answers.push(reply.body);
    }
    answers.dedup();
    assert_eq!(answers.len(), 1, "{answers:?}");
}

#[tokio::test]
async fn passwords_cannot_be_guessed_for_long() {
    let limits = Limits {
        sign_ins: Rate { burst: 3, per_second: 0.0 },
        sign_ins_from: Rate { burst: 8, per_second: 0.0 },
        ..Limits::default()
    };
    let app = TestApp::with(Settings { limits, ..settings() }).await;
    member(&app, "Leyla").await;
    for _ in 0..3 {
        let reply = sign_in(&mut app.stranger(), "LEYLA", "a guess at the goats").await;
        refused(&reply, 401, "wrong_sign_in");
    }
    let reply = sign_in(&mut app.stranger(), "leyla", PASSWORD).await;
    refused(&reply, 429, "too_many_guesses");
    // Others can still sign in, until it is too much for the address.
    for attempt in 0..3 {
        let name = format!("somebody {attempt}");
        let reply = sign_in(&mut app.stranger(), &name, "a guess at the goats").await;
        refused(&reply, 401, "wrong_sign_in");
    }
    let reply = sign_in(&mut app.stranger(), "nobody", "a guess at the goats").await;
    refused(&reply, 429, "too_many");
}

#[tokio::test]
async fn a_name_is_given_once_and_bad_wishes_change_nothing() {
    let app = TestApp::new().await;
    member(&app, "Leyla").await;
    let guest = app.guest().await;
    refused(&register(&guest, "LEYLA ", Some(PASSWORD)).await, 409, "name_taken");
    for name in ["", "a\u{7}b", "🎲", "..."] {
        refused(&register(&guest, name, Some(PASSWORD)).await, 400, "bad_name");
    }
    for password in ["short", &"x".repeat(201)] {
        refused(&register(&guest, "Cem", Some(password)).await, 400, "malformed");
    }
    assert_eq!(guest.get("/api/me").await.unwrap().json()["account"], Value::Null);
    let wish = json!({"name": "Cem", "admin": true});
    refused(&guest.post("/api/me/account", &wish).await.unwrap(), 400, "malformed");
    refused(&app.stranger().post("/api/me/link", &json!({})).await.unwrap(), 401, "no_guest");
    refused(&guest.post("/api/me/link", &json!({})).await.unwrap(), 409, "not_now");
}

#[tokio::test]
async fn a_link_signs_another_device_in_once() {
    let app = TestApp::new().await;
    let home = member(&app, "Leyla").await;
    let link = home.post("/api/me/link", &json!({})).await.unwrap().json();
    let code = link["code"].as_str().unwrap();
    assert!(!kept(&app, code), "the code itself is not kept");
    let mut phone = app.guest().await;
    let reply = phone.post("/api/sign-in", &json!({"code": code})).await.unwrap();
    phone.keep_cookie(&reply);
    assert_eq!(id(&phone).await, id(&home).await);
    let again = app.stranger().post("/api/sign-in", &json!({"code": code})).await.unwrap();
    refused(&again, 401, "wrong_sign_in");
}

#[tokio::test]
async fn a_device_that_was_taken_away_is_nobody_and_its_sockets_close() {
    let app = TestApp::new().await;
    let home = member(&app, "Leyla").await;
    let mut phone = app.stranger();
    phone.headers.push(("User-Agent".to_owned(), "Fennec on a phone".to_owned()));
    sign_in(&mut phone, "Leyla", PASSWORD).await;
    let table = home.open_table(&[me(), bot()]).await;
    let (mut lost, mut own) = (phone.at(&table).await, home.at(&table).await);
    let devices = home.get("/api/me/devices").await.unwrap().json();
    let devices = devices.as_array().unwrap();
    assert_eq!(devices.len(), 2);
    let other = devices.iter().find(|device| device["here"] == false).unwrap();
    assert_eq!(other["label"], "Fennec on a phone");

    let path = format!("/api/me/devices/{}", other["id"].as_str().unwrap());
    let stranger = member(&app, "Cem").await;
    refused(&stranger.delete(&path, None).await.unwrap(), 404, "no_such_page");
    assert_eq!(home.delete(&path, None).await.unwrap().status, 204);
    refused(&phone.put("/api/me", &json!({"name": "x"})).await.unwrap(), 401, "no_guest");
    let end = soon(lost.hear("closing of nobody")).await.unwrap_err().to_string();
    assert!(end.contains("no_guest"), "{end}");
    play_on(&mut own, 2).await;
}

#[tokio::test]
async fn a_new_password_needs_the_old_one_and_ends_other_devices_and_tokens() {
    let app = TestApp::new().await;
    let home = member(&app, "Leyla").await;
    let mut phone = app.stranger();
    sign_in(&mut phone, "Leyla", PASSWORD).await;
    let new = "eight goats at the ferry";
    for old in [Value::Null, json!("nine goats")] {
        let wish = json!({"old": old, "password": new});
        refused(&phone.put("/api/me/account", &wish).await.unwrap(), 401, "wrong_sign_in");
    }
    let (program, _) = with_token(&app, &home, "play").await;
    let table = home.open_table(&[me(), bot()]).await;
    let mut live = program.at(&table).await;
    let wish = json!({"old": PASSWORD, "password": new});
    let saved = home.put("/api/me/account", &wish).await.unwrap();
    assert_eq!(saved.status, 200, "{}", saved.body);
    assert_eq!(saved.json()["devices"].as_array().unwrap().len(), 1, "{}", saved.body);
    assert_eq!(saved.json()["tokens"][0]["label"], "notebook", "it is said what ended");
    refused(&program.get("/api/me").await.unwrap(), 401, "no_guest");
    assert!(
        soon(live.hear("closing of nobody")).await.is_err(),
        "a program may have been a thief's"
    );
    refused(&phone.put("/api/me", &json!({"name": "x"})).await.unwrap(), 401, "no_guest");
    refused(&sign_in(&mut phone, "Leyla", PASSWORD).await, 401, "wrong_sign_in");
    assert_eq!(sign_in(&mut phone, "Leyla", new).await.status, 200);
}

#[tokio::test]
async fn signing_out_leaves_nothing_behind() {
    let app = TestApp::new().await;
    let mut home = member(&app, "Leyla").await;
    let old = home.clone();
    let devices = home.get("/api/me/devices").await.unwrap().json();
    let path = format!("/api/me/devices/{}", devices[0]["id"].as_str().unwrap());
    let reply = home.delete(&path, None).await.unwrap();
    assert_eq!(reply.status, 204);
    home.keep_cookie(&reply);
    assert_eq!(home.cookie, None);
    refused(&old.put("/api/me", &json!({"name": "x"})).await.unwrap(), 401, "no_guest");

    let guest = app.guest().await;
    let devices = guest.get("/api/me/devices").await.unwrap().json();
    let path = format!("/api/me/devices/{}", devices[0]["id"].as_str().unwrap());
    refused(&guest.delete(&path, None).await.unwrap(), 409, "not_now");
}

async fn with_token(app: &TestApp, owner: &Client, scope: &str) -> (Client, String) {
    let wish = json!({"label": "notebook", "scope": scope});
    let reply = owner.post("/api/me/tokens", &wish).await.unwrap();
    assert_eq!(reply.status, 201, "{}", reply.body);
    let issued = reply.json();
    let secret = issued["secret"].as_str().unwrap();
    assert!(!kept(app, secret), "the secret itself is not kept");
    let mut program = app.stranger();
    program.headers.push(("Authorization".to_owned(), format!("Bearer {secret}")));
    (program, format!("/api/me/tokens/{}", issued["token"]["id"].as_str().unwrap()))
}

#[tokio::test]
async fn a_program_does_what_its_token_allows() {
    let app = TestApp::new().await;
    let owner = member(&app, "Leyla").await;
    let table = owner.open_table(&[me(), bot()]).await;
    let (reader, _) = with_token(&app, &owner, "read").await;
    let (player, _) = with_token(&app, &owner, "play").await;
    for program in [&reader, &player] {
        assert_eq!(id(program).await, id(&owner).await);
        assert_eq!(my_tables(program).await, std::slice::from_ref(&table));
    }
    let leave = format!("/api/tables/{table}/leave");
    refused(&reader.post(&leave, &json!({})).await.unwrap(), 403, "not_yours");
    assert!(reader.live(&table).await.unwrap_err().to_string().contains("403"));
    let mut live = player.at(&table).await;
    play_on(&mut live, 2).await;
}

#[tokio::test]
async fn no_token_manages_an_account_and_a_removed_one_is_refused() {
    let app = TestApp::new().await;
    let owner = member(&app, "Leyla").await;
    let (program, path) = with_token(&app, &owner, "play").await;
    let tries = [
        ("GET", "/api/me/devices", None),
        ("GET", "/api/me/tokens", None),
        ("GET", "/api/me/export", None),
        ("POST", "/api/me/link", Some("{}")),
        ("POST", "/api/me/tokens", Some("{\"label\":\"x\",\"scope\":\"play\"}")),
        ("PUT", "/api/me/account", Some("{\"password\":\"seven goats\"}")),
        ("DELETE", "/api/me", Some("{}")),
        ("DELETE", &path, None),
    ];
    for (method, path, body) in tries {
        refused(&program.request(method, path, body).await.unwrap(), 403, "not_yours");
    }
    let table = owner.open_table(&[me(), bot()]).await;
    let mut live = program.at(&table).await;
    assert_eq!(owner.delete(&path, None).await.unwrap().status, 204);
    refused(&program.get("/api/me").await.unwrap(), 401, "no_guest");
    assert!(soon(live.hear("closing of nobody")).await.is_err(), "its socket is closed");
}

#[tokio::test]
async fn an_export_holds_what_one_may_see_and_no_secrets() {
    let app = TestApp::new().await;
    let (owner, friend) = (member(&app, "Leyla").await, app.guest().await);
    let table = owner.open_table(&[me(), open()]).await;
    friend.post(&format!("/api/tables/{table}/join"), &json!({})).await.unwrap();
    owner.post(&format!("/api/tables/{table}/begin"), &json!({})).await.unwrap();
    with_token(&app, &owner, "read").await;
    let reply = owner.get("/api/me/export").await.unwrap();
    assert!(reply.header("content-disposition").unwrap().contains("attachment"));
    let export = reply.json();
    assert_eq!(export["me"]["account"], "Leyla", "{}", reply.body);
    assert_eq!(export["devices"].as_array().unwrap().len(), 1);
    assert_eq!(export["tokens"].as_array().unwrap().len(), 1);
    assert_eq!(export["games"][0]["table"], table);
    let record = owner.get(&format!("/api/tables/{table}/record")).await.unwrap().json();
    assert_eq!(export["games"][0]["record"], record, "as far as the owner may see it");
    for secret in ["argon2", "hash", "seed\":\""] {
        assert!(!reply.body.contains(secret), "{secret}");
    }
}

#[tokio::test]
async fn somebody_who_wants_to_be_forgotten_is() {
    let app = TestApp::new().await;
    let (mut leyla, friend) = (member(&app, "Leyla").await, app.guest().await);
    let running = leyla.open_table(&[me(), open()]).await;
    friend.post(&format!("/api/tables/{running}/join"), &json!({})).await.unwrap();
    leyla.post(&format!("/api/tables/{running}/begin"), &json!({})).await.unwrap();
    let alone = leyla.open_table(&[me(), open()]).await;

    refused(&leyla.delete("/api/me", Some(&json!({}))).await.unwrap(), 401, "wrong_sign_in");
    let reply = leyla.delete("/api/me", Some(&json!({"password": PASSWORD}))).await.unwrap();
    assert_eq!(reply.status, 204, "{}", reply.body);
    leyla.keep_cookie(&reply);
    assert_eq!(leyla.cookie, None);
    refused(&sign_in(&mut leyla, "Leyla", PASSWORD).await, 401, "wrong_sign_in");
    for path in [format!("/api/tables/{running}"), format!("/api/tables/{running}/record")] {
        let reply = friend.get(&path).await.unwrap();
        assert_eq!(reply.status, 200);
        assert!(!reply.body.contains("Leyla"), "{}", reply.body);
    }
    let shown = friend.get(&format!("/api/tables/{running}")).await.unwrap().json();
    assert_eq!(shown["seats"][0]["sitter"]["sitter"], "bot", "a bot plays on: {shown}");
    assert_eq!(
        app.guest().await.get(&format!("/api/tables/{alone}")).await.unwrap().json()["phase"],
        "over"
    );
    play_on(&mut friend.at(&running).await, 2).await;
}
