//! `/api/tables`: opening, finding, looking back.

use serde_json::{Value, json};
use server::{Settings, client::Client};

use crate::app::{
    Guest as _, TestApp, bot, hot_seat, me, new_table, open, play_on, refused, settings, soon,
};

#[tokio::test]
async fn a_table_is_opened_joined_and_begun() {
    let app = TestApp::new().await;
    let (host, friend) = (app.guest().await, app.guest().await);
    host.put("/api/me", &json!({"name": "Leyla"})).await.unwrap();
    let table = host.open_table(&[me(), open(), bot()]).await;
    let path = format!("/api/tables/{table}");
    let shown = host.get(&path).await.unwrap().json();
    assert_eq!((&shown["phase"], &shown["host"]), (&json!("gathering"), &json!(true)));
    assert_eq!(shown["seats"][0]["name"], "Leyla");
    assert_eq!(shown["seats"][2]["sitter"], json!({"sitter": "bot", "level": "easy"}));

    refused(&host.post(&format!("{path}/begin"), &json!({})).await.unwrap(), 409, "not_now");
    let joined = friend.post(&format!("{path}/join"), &json!({"name": "Bo"})).await.unwrap().json();
    assert_eq!((&joined["mine"], &joined["host"]), (&json!([1]), &json!(false)));
    refused(&friend.post(&format!("{path}/begin"), &json!({})).await.unwrap(), 403, "not_yours");
    let begun = host.post(&format!("{path}/begin"), &json!({})).await.unwrap().json();
    assert_eq!(begun["phase"], "running");
    assert_eq!(begun["commitment"].as_str().map(str::len), Some(64));
    let late = app.guest().await.post(&format!("{path}/join"), &json!({})).await.unwrap();
    refused(&late, 409, "not_now");
}

#[tokio::test]
async fn wrong_tables_are_refused_with_a_reason() {
    let app = TestApp::new().await;
    let guest = app.guest().await;
    let with = |field: &str, value: Value| {
        let mut table = new_table(&[me(), bot()]);
        table[field] = value;
        table
    };
    let cases = [
        (with("game", json!("chess")), "options"),
        (with("options", json!({"players": 3})), "options"),
        (with("options", json!({"players": 9})), "options"),
        (with("options", json!({"players": 2, "layout": [1, 2]})), "options"),
        (with("options", json!({"players": 2, "cheat": true})), "options"),
        (with("seats", json!([bot(), bot()])), "malformed"),
        (with("seats", json!([me(), {"chair": "bot", "level": "run:sh -c id"}])), "malformed"),
        (with("seats", json!([me(), {"chair": "bot", "level": "search:ms=60000"}])), "malformed"),
        (with("seats", json!(vec![me(); 2000])), "options"),
        (with("seats", json!([])), "options"),
    ];
    for (table, code) in cases {
        refused(&guest.post("/api/tables", &table).await.unwrap(), 400, code);
    }
    let stranger = app.stranger().post("/api/tables", &new_table(&[me(), bot()])).await.unwrap();
    refused(&stranger, 401, "no_guest");
}

#[tokio::test]
async fn lists_show_mine_and_the_open_ones() {
    let app = TestApp::new().await;
    let (host, other) = (app.guest().await, app.guest().await);
    let mut public = new_table(&[me(), open()]);
    public["public"] = json!(true);
    let shown = host.post("/api/tables", &public).await.unwrap().json()["id"].clone();
    let private = host.open_table(&[me(), open()]).await;
    let running = host.open_table(&[me(), bot()]).await;

    let mine = host.get("/api/tables").await.unwrap().json();
    let ids: Vec<_> = mine["mine"].as_array().unwrap().iter().map(|l| &l["table"]["id"]).collect();
    assert_eq!(ids.len(), 3);
    assert_eq!(ids[0], &json!(running), "the one that waits for me comes first");
    assert_eq!(mine["mine"][0]["asked"], 0);
    assert!(!mine["mine"][0]["question"].is_null());
    assert!(mine["open"].as_array().unwrap().is_empty());

    let others = other.get("/api/tables").await.unwrap().json();
    assert!(others["mine"].as_array().unwrap().is_empty());
    assert_eq!(others["open"][0]["table"]["id"], shown);
    assert!(!others.to_string().contains(&private), "only public tables are listed");
}

/// A guest who comes from this address, as the proxy says.
async fn guest_from(app: &TestApp, address: &str) -> Client {
    let mut client = app.stranger();
    client.headers.push(("X-Forwarded-For".to_owned(), address.to_owned()));
    let reply = client.get("/api/me").await.unwrap();
    client.keep_cookie(&reply);
    client
}

fn public() -> Value {
    let mut table = new_table(&[me(), open()]);
    table["public"] = json!(true);
    table
}

async fn opens(guest: &Client, many: usize) -> Vec<Value> {
    let mut ids = Vec::new();
    for _ in 0..many {
        let reply = guest.post("/api/tables", &public()).await.unwrap();
        assert_eq!(reply.status, 201, "{}", reply.body);
        ids.push(reply.json()["id"].clone());
    }
    ids
}

async fn listed(app: &TestApp) -> Vec<Value> {
    let tables = app.guest().await.get("/api/tables").await.unwrap().json();
    tables["open"].as_array().unwrap().iter().map(|line| line["table"]["id"].clone()).collect()
}

#[tokio::test]
async fn whoever_opens_many_tables_pushes_nobody_off_the_list() {
    let proxies = vec!["127.0.0.1".parse().unwrap()];
    let app = TestApp::with(Settings { trusted_proxies: proxies, ..settings() }).await;
    let calm = [guest_from(&app, "192.0.2.1").await, guest_from(&app, "192.0.2.2").await];
    let [one, other] = [opens(&calm[0], 2).await, opens(&calm[1], 1).await];
    // 120 tables of three guests, and as many guests as an address can make.
    let mut flood = Vec::new();
    for _ in 0..3 {
        flood.extend(opens(&guest_from(&app, "192.0.2.66").await, 40).await);
    }
    for _ in 0..30 {
        flood.extend(opens(&guest_from(&app, "192.0.2.66").await, 1).await);
    }
    let list = listed(&app).await;
    for table in one.iter().chain(&other) {
        assert!(list.contains(table), "{table} is still in the list");
    }
    let many = list.iter().filter(|id| flood.contains(id)).count();
    assert_eq!(many, 6, "of one address");
    // Everybody's first table comes before anybody's second.
    let first = &list[..3];
    assert!(first.contains(&other[0]), "{list:?}");
    assert_eq!(first.iter().filter(|id| one.contains(id)).count(), 1, "{list:?}");
    assert_eq!(first.iter().filter(|id| flood.contains(id)).count(), 1, "{list:?}");
}

#[tokio::test]
async fn three_tables_of_one_guest_are_listed_also_after_a_restart() {
    let app = TestApp::new().await;
    let (busy, calm) = (app.guest().await, app.guest().await);
    let calm = opens(&calm, 1).await;
    opens(&busy, 40).await;
    assert_eq!(listed(&app).await.len(), 4);
    let app = TestApp::on(app.stop().await, settings()).await;
    let list = listed(&app).await;
    assert_eq!(list.len(), 4);
    assert!(list[..2].contains(&calm[0]), "{list:?}");
}

#[tokio::test]
async fn a_drawn_layout_is_the_one_that_is_dealt() {
    let app = TestApp::new().await;
    let guest = app.guest().await;
    let draw = json!({"game": "bazaar", "options": {"players": 2, "layout": "random"}});
    let drawn = guest.post("/api/layout", &draw).await.unwrap().json();
    assert_eq!(drawn["layout"].as_array().map(Vec::len), Some(16));
    let mut table = new_table(&[me(), bot()]);
    table["options"] = drawn.clone();
    let opened = guest.post("/api/tables", &table).await.unwrap().json();
    assert_eq!(opened["options"], drawn);
    let path = format!("/api/tables/{}/record", opened["id"].as_str().unwrap());
    assert_eq!(guest.get(&path).await.unwrap().json()["setup"]["layout"], drawn["layout"]);
}

#[tokio::test]
async fn a_whole_game_is_played_and_looked_back_at() {
    let app = TestApp::new().await;
    let guest = app.guest().await;
    let table = guest.open_table(&[me(), bot()]).await;
    let mut live = guest.at(&table).await;
    assert!(play_on(&mut live, 3000).await, "the game ends");

    let story = guest.get(&format!("/api/tables/{table}/story")).await.unwrap().json();
    assert_eq!(story["fair"]["proved"], true, "{}", story["fair"]);
    assert!(story["result"].is_array());
    let plies = story["plies"].as_u64().unwrap();
    assert!(story["turns"].as_array().unwrap().len() > 10);
    for seat in [0, 1] {
        let path = format!("/api/tables/{table}/moments/{}?seat={seat}", plies / 2);
        assert_eq!(guest.get(&path).await.unwrap().status, 200, "after the end all eyes are open");
    }
    let path = format!("/api/tables/{table}/moments/{}", plies + 1);
    refused(&guest.get(&path).await.unwrap(), 400, "record");
    let reply = app.stranger().get(&format!("/api/tables/{table}/record")).await.unwrap();
    assert!(reply.header("content-disposition").unwrap().contains("attachment"));
    assert!(reply.json()["fairness"]["seed"].is_string(), "the seed is published at the end");
    let line = guest.get("/api/tables").await.unwrap().json()["mine"][0].clone();
    assert_eq!((&line["table"]["phase"], &line["ranking"]), (&json!("over"), &story["result"]));
}

#[tokio::test]
async fn people_who_leave_are_replaced_and_the_bots_finish() {
    let app = TestApp::new().await;
    let (host, friend) = (app.guest().await, app.guest().await);
    let table = host.open_table(&[me(), open(), bot()]).await;
    let path = format!("/api/tables/{table}");
    friend.post(&format!("{path}/join"), &json!({})).await.unwrap();
    host.post(&format!("{path}/begin"), &json!({})).await.unwrap();
    let mut watcher = app.guest().await.at(&table).await;
    for guest in [&host, &friend] {
        let left = guest.post(&format!("{path}/leave"), &json!({})).await.unwrap().json();
        assert_eq!(left["mine"], json!([]));
    }
    assert!(!soon(watcher.wait_until_asked()).await.unwrap(), "the game ends without people");
}

#[tokio::test]
async fn the_link_is_a_picture() {
    let app = TestApp::new().await;
    let guest = app.guest().await;
    let table = guest.open_table(&[me(), hot_seat("Bo")]).await;
    let reply = guest.get(&format!("/api/tables/{table}/qr.svg")).await.unwrap();
    assert_eq!(reply.header("content-type"), Some("image/svg+xml"));
    assert!(reply.body.contains("<svg"));
}
