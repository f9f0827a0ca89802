//! `/api/players/{id}/games`, `/api/me/past` and `/api/tables/{id}/again`: games that are over.

use std::time::Duration;

use serde_json::{Value, json};
use server::{Settings, client::Client};

use crate::app::{Guest as _, TestApp, bot, me, new_table, open, refused, settings, soon};

/// Bots that do nothing while the test looks.
fn slow() -> Settings {
    Settings { bot_pause: Duration::from_hours(1), ..settings() }
}

async fn person(app: &TestApp, name: &str) -> Client {
    let mut guest = app.guest().await;
    let reply = guest.post("/api/me/account", &json!({"name": name})).await.unwrap();
    assert_eq!(reply.status, 201, "{}", reply.body);
    guest.keep_cookie(&reply);
    guest
}

async fn id_of(guest: &Client) -> String {
    guest.get("/api/me").await.unwrap().json()["id"].as_str().unwrap().to_owned()
}

/// An unrated game that is over: all agreed to end it.
async fn ended(host: &Client, others: &[&Client], bots: usize, more: Value) -> String {
    let mut seats = vec![me()];
    seats.extend(others.iter().map(|_| open()));
    seats.extend((0..bots).map(|_| bot()));
    let mut new = new_table(&seats);
    new["rated"] = json!(false);
    for (key, value) in more.as_object().unwrap() {
        new[key] = value.clone();
    }
    let table = host.post("/api/tables", &new).await.unwrap();
    assert_eq!(table.status, 201, "{}", table.body);
    let table = table.json()["id"].as_str().unwrap().to_owned();
    for other in others {
        other.post(&format!("/api/tables/{table}/join"), &json!({})).await.unwrap();
    }
    if !others.is_empty() {
        host.post(&format!("/api/tables/{table}/begin"), &json!({})).await.unwrap();
    }
    for guest in [&[host], others].concat() {
        let wish = json!({"agree": true});
        let end = guest.put(&format!("/api/tables/{table}/end"), &wish).await.unwrap();
        assert_eq!(end.status, 200, "{}", end.body);
    }
    table
}

async fn games(eyes: &Client, id: &str, query: &str) -> Value {
    let reply = eyes.get(&format!("/api/players/{id}/games?{query}")).await.unwrap();
    assert_eq!(reply.status, 200, "{}", reply.body);
    reply.json()
}

async fn show(guest: &Client, shown: bool) {
    let reply = guest.put("/api/me/past", &json!({"shown": shown})).await.unwrap();
    assert_eq!(reply.json(), json!({"shown": shown}), "{}", reply.body);
}

fn tables(page: &Value) -> Vec<&str> {
    let games = page["games"].as_array().unwrap();
    games.iter().filter_map(|game| game["table"].as_str()).collect()
}

fn names(game: &Value) -> Vec<&str> {
    let seats = game["seats"].as_array().unwrap();
    seats.iter().map(|seat| seat["name"].as_str().unwrap()).collect()
}

#[tokio::test]
async fn unrated_games_are_seen_by_those_who_sat_there_and_by_others_with_consent() {
    let app = TestApp::with(slow()).await;
    let (ada, bora) = (person(&app, "Ada").await, person(&app, "Bora").await);
    let eve = app.guest().await;
    let (id, bora_id) = (id_of(&ada).await, id_of(&bora).await);
    let table = ended(&ada, &[&bora], 0, json!({})).await;
    assert_eq!(ada.get("/api/me/past").await.unwrap().json(), json!({"shown": false}));
    for sat_there in [&ada, &bora] {
        let page = games(sat_there, &id, "").await;
        assert_eq!(tables(&page), [&table]);
        assert_eq!(names(&page["games"][0]), ["Ada", "Bora"]);
        let game = &page["games"][0];
        assert_eq!((&game["agreed"], &game["rated"]), (&json!(true), &json!(false)));
        assert_eq!(
            (&game["seats"][0]["own"], &game["seats"][1]["own"]),
            (&json!(true), &json!(false))
        );
    }
    for stranger in [&eve, &app.stranger()] {
        assert_eq!(games(stranger, &id, "").await, json!({"games": [], "next": null}));
    }

    // One of the two shows it: the other one stays a guest, and nobody gets the way in.
    show(&ada, true).await;
    for stranger in [&eve, &app.stranger()] {
        let page = games(stranger, &id, "").await;
        assert_eq!(page["games"][0]["table"], Value::Null);
        assert_eq!(names(&page["games"][0]), ["Ada", ""]);
        assert!(!page.to_string().contains(&table), "{page}");
        assert!(!page.to_string().contains(&bora_id), "{page}");
        assert_eq!(games(stranger, &id, "opponent=bor").await["games"], json!([]), "no guessing");
    }
    assert_eq!(games(&eve, &bora_id, "").await["games"], json!([]), "it is Bora who decides there");

    show(&bora, true).await;
    let page = games(&eve, &id, "").await;
    assert_eq!(tables(&page), [&table]);
    assert_eq!(names(&page["games"][0]), ["Ada", "Bora"]);
    show(&ada, false).await;
    assert_eq!(games(&eve, &id, "").await["games"], json!([]), "consent is taken back");
}

#[tokio::test]
async fn a_guest_without_an_account_sees_the_own_games_and_nobody_else_does() {
    let app = TestApp::with(slow()).await;
    let (guest, eve) = (app.guest().await, person(&app, "Eve").await);
    let id = id_of(&guest).await;
    let table = ended(&guest, &[], 1, json!({})).await;
    assert_eq!(tables(&games(&guest, &id, "").await), [&table]);
    show(&guest, true).await;
    let path = format!("/api/players/{id}/games");
    refused(&eve.get(&path).await.unwrap(), 404, "no_such_page");
    refused(&app.stranger().get("/api/me/past").await.unwrap(), 401, "no_guest");
    let running = guest.open_table(&[me(), bot()]).await;
    assert!(!games(&guest, &id, "").await.to_string().contains(&running), "it is not over");
    let export = guest.get("/api/me/export").await.unwrap().json();
    assert_eq!(export["shows_past"], true);
}

#[tokio::test]
async fn games_are_found_by_rules_players_and_opponent_page_by_page() {
    let app = TestApp::with(slow()).await;
    let (ada, bora) = (person(&app, "Ada").await, person(&app, "Bora").await);
    let id = id_of(&ada).await;
    let two = ended(&ada, &[&bora], 0, json!({})).await;
    let three = ended(&ada, &[&bora], 1, json!({})).await;
    let dice = ended(&ada, &[], 1, json!({"game": "dice"})).await;
    assert_eq!(tables(&games(&ada, &id, "ruleset=dice").await), [&dice]);
    assert_eq!(tables(&games(&ada, &id, "players=3").await), [&three]);
    let mut with_bora = tables(&games(&ada, &id, "opponent=BOR").await).join(" ");
    assert!(with_bora.contains(&two) && with_bora.contains(&three), "{with_bora}");
    with_bora = tables(&games(&ada, &id, "opponent=ada").await).join(" ");
    assert_eq!(with_bora, "", "nobody is their own opponent");

    for _ in 0..20 {
        ended(&ada, &[], 1, json!({"game": "dice"})).await;
    }
    let first = games(&ada, &id, "").await;
    assert_eq!(first["games"].as_array().unwrap().len(), 20);
    let next = first["next"].as_str().unwrap();
    let second = games(&ada, &id, &format!("after={next}")).await;
    assert_eq!((second["games"].as_array().unwrap().len(), &second["next"]), (3, &Value::Null));
    let mut all = [tables(&first), tables(&second)].concat();
    all.sort_unstable();
    all.dedup();
    assert_eq!(all.len(), 23, "every game once");
    for wrong in ["players=x", "players=-1", "after=1", "after=x.y", "after=.", "players=300"] {
        let reply = ada.get(&format!("/api/players/{id}/games?{wrong}")).await.unwrap();
        refused(&reply, 400, "malformed");
    }
    let long = "o".repeat(41);
    let reply = ada.get(&format!("/api/players/{id}/games?opponent={long}")).await.unwrap();
    refused(&reply, 400, "malformed");
    refused(&ada.get("/api/players/nobody/games").await.unwrap(), 404, "no_such_page");
    assert_eq!(games(&ada, "bot:hard", "").await["games"], json!([]));
}

#[tokio::test]
async fn the_same_table_is_opened_once_and_those_who_sat_there_come_along() {
    let app = TestApp::with(slow()).await;
    let (ada, bora) = (person(&app, "Ada").await, person(&app, "Bora").await);
    let more = json!({"pace": {"pace": "days", "days": 3}, "late": "resign"});
    let old = ended(&ada, &[&bora], 1, more).await;
    let mut live = bora.at(&old).await;
    let again = format!("/api/tables/{old}/again");
    let opened = ada.post(&again, &json!({})).await.unwrap();
    assert_eq!(opened.status, 201, "{}", opened.body);
    let new = opened.json();
    assert_ne!(new["id"], json!(old));
    assert_eq!((&new["phase"], &new["mine"]), (&json!("gathering"), &json!([0])));
    assert_eq!(new["seats"][1]["sitter"]["sitter"], "nobody");
    assert_eq!(new["seats"][2]["sitter"], json!({"sitter": "bot", "level": "easy"}));
    assert_eq!(
        (&new["pace"], &new["late"]),
        (&json!({"pace": "days", "days": 3}), &json!("resign"))
    );
    assert_eq!(new["rated"], false);
    let before = ada.get(&format!("/api/tables/{old}")).await.unwrap().json();
    assert_eq!(new["options"], before["options"]);
    soon(async {
        while live.table["again"].is_null() {
            live.hear("table").await.unwrap();
        }
    })
    .await;
    assert_eq!(live.table["again"], json!({"table": new["id"], "by": 0}));

    // Pressed again, it is the same one; the other one sits down there.
    let twice = ada.post(&again, &json!({})).await.unwrap();
    assert_eq!((twice.status, &twice.json()["id"]), (200, &new["id"]));
    let along = bora.post(&again, &json!({})).await.unwrap();
    assert_eq!((along.status, &along.json()["mine"]), (200, &json!([1])), "{}", along.body);
    let app = TestApp::on(app.stop().await, slow()).await;
    let ada = Client { address: app.address, ..ada };
    let kept = ada.get(&format!("/api/tables/{old}")).await.unwrap().json();
    assert_eq!(kept["again"]["table"], new["id"], "also after a restart");
}

#[tokio::test]
async fn somebody_who_was_not_there_opens_the_same_table_for_themselves() {
    let app = TestApp::with(slow()).await;
    let (ada, eve) = (app.guest().await, app.guest().await);
    let old = ended(&ada, &[], 2, json!({})).await;
    let again = format!("/api/tables/{old}/again");
    let new = eve.post(&again, &json!({})).await.unwrap().json();
    assert_eq!(new["mine"], json!([0]), "{new}");
    assert_eq!(new["seats"][2]["sitter"]["level"], "easy");
    let kept = ada.get(&format!("/api/tables/{old}")).await.unwrap().json();
    assert_eq!(kept["again"], Value::Null, "nobody is led to a stranger's table");
    refused(&app.stranger().post(&again, &json!({})).await.unwrap(), 401, "no_guest");
    let running = ada.open_table(&[me(), bot()]).await;
    let reply = ada.post(&format!("/api/tables/{running}/again"), &json!({})).await.unwrap();
    refused(&reply, 409, "not_now");
    let reply = ada.post("/api/tables/nowhere/again", &json!({})).await.unwrap();
    refused(&reply, 404, "no_such_table");
}
