//! `/api/admin`.

use serde_json::Value;
use server::{Limits, Mishaps, Rate, Settings, client::Client};
use sqlx::{Connection as _, SqliteConnection};

use crate::app::{Guest as _, TestApp, bot, me, open, play_on, refused, settings, soon};

const TOKEN: &str = "a-token-that-nobody-guesses";

async fn house(settings: Settings) -> TestApp {
    TestApp::with(Settings { admin_token: Some(TOKEN.to_owned()), ..settings }).await
}

fn admin(app: &TestApp) -> Client {
    bearing(app, TOKEN)
}

fn bearing(app: &TestApp, token: &str) -> Client {
    let mut client = app.stranger();
    client.headers.push(("Authorization".to_owned(), format!("Bearer {token}")));
    client
}

/// Every address below /api/admin with its methods, also those that are yet to come.
fn addresses(table: &str) -> Vec<(String, String)> {
    let document: Value = serde_json::from_str(&server::openapi()).unwrap();
    let paths = document["paths"].as_object().unwrap();
    let admin = paths.iter().filter(|(path, _)| path.starts_with("/api/admin"));
    let pairs = admin.flat_map(|(path, methods)| {
        let methods = methods.as_object().unwrap().keys();
        methods.map(|method| (method.to_uppercase(), path.replace("{id}", table)))
    });
    pairs.collect()
}

#[tokio::test]
async fn nothing_is_reachable_without_the_token() {
    let limits =
        Limits { wrong_tokens: Rate { burst: 1000, per_second: 0.0 }, ..Limits::default() };
    let app = house(Settings { limits, ..settings() }).await;
    let guest = app.guest().await;
    let table = guest.open_table(&[me(), bot()]).await;
    let addresses = addresses(&table);
    assert!(addresses.len() >= 3, "{addresses:?}");
    let mut basic = app.stranger();
    basic.headers.push(("Authorization".to_owned(), format!("Basic {TOKEN}")));
    let mut cookie = app.stranger();
    cookie.cookie = Some(format!("token={TOKEN}; admin_token={TOKEN}"));
    let wrong = [app.stranger(), guest, bearing(&app, ""), bearing(&app, "wrong"), basic, cookie];
    for (method, path) in &addresses {
        for client in &wrong {
            refused(&client.request(method, path, None).await.unwrap(), 403, "not_yours");
            // Nor does it help in an address, where logs would hold it.
            let asked = format!("{path}?token={TOKEN}&access_token={TOKEN}");
            refused(&client.request(method, &asked, None).await.unwrap(), 403, "not_yours");
        }
    }
    assert_eq!(admin(&app).get("/api/admin/house").await.unwrap().status, 200);
}

#[tokio::test]
async fn a_house_without_a_token_has_no_admin() {
    let app = TestApp::new().await;
    for token in ["", TOKEN] {
        let reply = bearing(&app, token).get("/api/admin/house").await.unwrap();
        refused(&reply, 403, "not_yours");
    }
}

#[tokio::test]
async fn a_token_cannot_be_guessed() {
    let limits = Limits { wrong_tokens: Rate { burst: 3, per_second: 0.0 }, ..Limits::default() };
    let app = house(Settings { limits, ..settings() }).await;
    let mut statuses = Vec::new();
    for number in 0..5 {
        let guess = bearing(&app, &format!("guess {number}"));
        statuses.push(guess.get("/api/admin/house").await.unwrap().status);
    }
    assert_eq!(statuses, [403, 403, 403, 429, 429]);
    let known = admin(&app).get("/api/admin/house").await.unwrap().status;
    assert_eq!(known, 200, "whoever knows the token is not locked out by others");
}

#[tokio::test]
async fn a_page_of_somebody_else_changes_nothing() {
    let app = house(settings()).await;
    let table = app.guest().await.open_table(&[me(), bot()]).await;
    let mut foreign = admin(&app);
    foreign.headers.push(("Origin".to_owned(), "http://evil.example".to_owned()));
    for (method, path) in addresses(&table).iter().filter(|(method, _)| method != "GET") {
        refused(&foreign.request(method, path, None).await.unwrap(), 403, "foreign");
    }
}

#[tokio::test]
async fn the_host_sees_the_house_and_no_hands() {
    let mishaps = Mishaps::default();
    mishaps.note("a lamp fell");
    let app = house(Settings { mishaps, ..settings() }).await;
    let guest = app.guest().await;
    let quiet = guest.open_table(&[me(), open()]).await;
    let table = guest.open_table(&[me(), bot()]).await;
    let mut live = guest.at(&table).await;
    play_on(&mut live, 2).await;
    let reply = admin(&app).get("/api/admin/house").await.unwrap();
    let house = reply.json();
    assert_eq!(
        (&house["sockets"], &house["errors"][0]["message"]),
        (&1.into(), &"a lamp fell".into())
    );
    assert!(house["memory"].as_u64().unwrap() > 1_000_000, "{house}");
    assert!(house["load"][2].is_number(), "{house}");
    let first = &house["tables"][0];
    assert_eq!(
        (&first["id"], &first["live"], &first["present"]),
        (&table.into(), &true.into(), &1.into())
    );
    assert!(house["tables"].as_array().unwrap().iter().any(|table| table["id"] == quiet));
    for secret in ["seed", "record", "hand", "options", "host"] {
        assert!(!reply.body.contains(secret), "{secret} in {}", reply.body);
    }
}

#[tokio::test]
async fn a_table_that_is_put_away_goes_on_when_somebody_comes() {
    let app = house(settings()).await;
    let guest = app.guest().await;
    let table = guest.open_table(&[me(), bot()]).await;
    let mut live = guest.at(&table).await;
    play_on(&mut live, 3).await;
    soon(live.wait_until_asked()).await.unwrap();
    let version = live.version();
    let path = format!("/api/admin/tables/{table}/close");
    let closed = admin(&app).request("POST", &path, None).await.unwrap();
    assert_eq!((closed.status, &closed.json()["closed"]), (200, &true.into()));
    let error = soon(live.hear("done")).await.unwrap_err().to_string();
    assert!(error.contains("closing_down"), "{error}");
    let mut live = guest.at(&table).await;
    assert_eq!(live.version(), version);
    live.number = 100;
    assert!(soon(live.wait_until_asked()).await.unwrap());
    assert_eq!(soon(live.choose(|_| 0)).await.unwrap()["type"], "done");
    let other = admin(&app).request("POST", "/api/admin/tables/0123456789/close", None).await;
    assert_eq!(other.unwrap().json()["closed"], false);
}

#[tokio::test]
async fn only_an_old_table_is_deleted_and_then_it_is_gone() {
    let app = house(settings()).await;
    let guest = app.guest().await;
    let table = guest.open_table(&[me(), bot()]).await;
    let live = guest.at(&table).await;
    let path = format!("/api/admin/tables/{table}");
    refused(&admin(&app).request("DELETE", &path, None).await.unwrap(), 409, "not_now");
    let url = format!("sqlite:{}", app.database().display());
    let mut connection = SqliteConnection::connect(&url).await.unwrap();
    sqlx::query("UPDATE tables SET changed = 1").execute(&mut connection).await.unwrap();
    let deleted = admin(&app).request("DELETE", &path, None).await.unwrap();
    assert_eq!((deleted.status, &deleted.json()["deleted"]), (200, &true.into()));
    drop(live);
    refused(&guest.get(&format!("/api/tables/{table}")).await.unwrap(), 404, "no_such_table");
    refused(&admin(&app).request("DELETE", &path, None).await.unwrap(), 404, "no_such_table");
    assert!(guest.live(&table).await.unwrap_err().to_string().contains("404"));
    assert_eq!(guest.get("/api/tables").await.unwrap().json()["mine"], serde_json::json!([]));
    // What was promised about its dice is published nevertheless.
    let dice = guest.get(&format!("/api/tables/{table}/dice")).await.unwrap().json();
    assert_eq!(dice["fairness"]["joint"]["server"].as_str().map(str::len), Some(64), "{dice}");
    assert_eq!(dice["fairness"]["seed"].as_str().map(str::len), Some(64), "{dice}");
}

#[tokio::test]
async fn a_table_that_gathers_can_be_deleted_at_once() {
    let app = house(settings()).await;
    let guest = app.guest().await;
    let table = guest.open_table(&[me(), open()]).await;
    let _looks = guest.at(&table).await;
    let path = format!("/api/admin/tables/{table}");
    let deleted = admin(&app).request("DELETE", &path, None).await.unwrap();
    assert_eq!((deleted.status, &deleted.json()["deleted"]), (200, &true.into()));
    refused(&guest.get(&format!("/api/tables/{table}")).await.unwrap(), 404, "no_such_table");
    let mine = guest.get("/api/tables").await.unwrap().json();
    assert!(mine["mine"].as_array().unwrap().is_empty(), "{mine}");
}
