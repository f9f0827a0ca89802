//! Names, as everybody else sees them.

use std::fs;

use serde_json::{Value, json};
use sqlx::{Connection as _, SqliteConnection};

use super::{PASSWORD, member, register, sign_in};
use crate::app::{Guest as _, TestApp, bot, hot_seat, me, new_table, open, refused};

const BAD: [&str; 5] = [
    "evil\u{202e}eman",
    "Ley\u{200b}la",
    "\u{feff}Leyla",
    "Leyl\u{430}",
    "Z\u{300}\u{301}\u{302}\u{303}\u{304}",
];

#[tokio::test]
async fn a_name_that_hides_or_turns_something_is_refused_wherever_one_is_given() {
    let app = TestApp::new().await;
    let (guest, host) = (app.guest().await, app.guest().await);
    let table = host.open_table(&[me(), open()]).await;
    for name in BAD {
        refused(&guest.put("/api/me", &json!({"name": name})).await.unwrap(), 400, "bad_name");
        refused(&register(&guest, name, Some(PASSWORD)).await, 400, "bad_name");
        let join = guest.post(&format!("/api/tables/{table}/join"), &json!({"name": name})).await;
        refused(&join.unwrap(), 400, "bad_name");
        let new = new_table(&[me(), hot_seat(name)]);
        refused(&guest.post("/api/tables", &new).await.unwrap(), 400, "bad_name");
    }
    for name in
        ["Łukasz Żółć", "Jürgen", "İpek", "Γιώργος", "Иван", "محمد", "משה", "李小龍", "김철수"]
    {
        let reply = guest.put("/api/me", &json!({"name": name})).await.unwrap();
        assert_eq!(reply.json()["name"], name, "{}", reply.body);
    }
}

#[tokio::test]
async fn no_two_accounts_look_alike_and_each_is_opened_by_its_own_name() {
    let app = TestApp::new().await;
    member(&app, "Jürgen Paul").await;
    let guest = app.guest().await;
    for name in ["JÜRGEN PAUL", "Ju\u{308}rgen Paul", "Jürgen PauI", "Jürgen Pau1", "Jürgen  Раul"]
    {
        let reply = register(&guest, name, Some(PASSWORD)).await;
        assert!([409, 400].contains(&reply.status), "{name}: {}", reply.body);
    }
    refused(&register(&guest, "Jürgen PauI", Some(PASSWORD)).await, 409, "name_taken");
    assert_eq!(register(&guest, "Jurgen Paul", Some(PASSWORD)).await.status, 201);
    let mut phone = app.stranger();
    assert_eq!(sign_in(&mut phone, "JU\u{308}RGEN\u{a0}PAUL", PASSWORD).await.status, 200);
    assert_eq!(phone.get("/api/me").await.unwrap().json()["account"], "Jürgen Paul");
}

#[tokio::test]
async fn accounts_from_before_keep_their_names_and_new_ones_may_not_look_like_them() {
    let app = TestApp::new().await;
    for name in ["Paul", "Other"] {
        member(&app, name).await;
    }
    let url = format!("sqlite:{}", app.database().display());
    let folder = app.stop().await;
    let mut database = SqliteConnection::connect(&url).await.unwrap();
    // As an older version kept them.
    let old = "UPDATE accounts SET skeleton = NULL; \
               UPDATE accounts SET name = 'Pau\u{200b}1', folded = 'pau\u{200b}1' WHERE name = 'Other'";
    sqlx::raw_sql(old).execute(&mut database).await.unwrap();
    database.close().await.unwrap();
    let app = TestApp::on(folder, crate::app::settings()).await;
    for name in ["Paul", "Pau\u{200b}1"] {
        assert_eq!(sign_in(&mut app.stranger(), name, PASSWORD).await.status, 200, "{name}");
    }
    refused(&register(&app.guest().await, "PauI", Some(PASSWORD)).await, 409, "name_taken");
}

fn names(table: &Value) -> Vec<String> {
    let seats = table["seats"].as_array().unwrap().iter();
    seats.map(|seat| seat["name"].as_str().unwrap().to_owned()).collect()
}

#[tokio::test]
async fn at_one_table_nobody_looks_like_somebody_else() {
    let app = TestApp::new().await;
    let (host, friend, third) = (app.guest().await, app.guest().await, app.guest().await);
    for (guest, name) in [(&host, "Paul"), (&friend, "PauI")] {
        guest.put("/api/me", &json!({"name": name})).await.unwrap();
    }
    let table = host.open_table(&[me(), open(), open(), bot()]).await;
    let join = format!("/api/tables/{table}/join");
    let joined = friend.post(&join, &json!({})).await.unwrap().json();
    assert_eq!(names(&joined)[..2], ["Paul", "PauI 2"]);
    let joined = third.post(&join, &json!({"name": "Guest 1"})).await.unwrap().json();
    assert_eq!(names(&joined)[2], "Guest 1 2", "nor like somebody without a name");
    assert_eq!(
        friend.get("/api/me").await.unwrap().json()["name"],
        "PauI",
        "elsewhere it is theirs"
    );
    let hot = new_table(&[bot(), me(), hot_seat("PAUL"), hot_seat("Aylin")]);
    let opened = host.post("/api/tables", &hot).await.unwrap().json();
    assert_eq!(names(&opened), ["Aylin 2", "Paul", "PAUL 2", "Aylin"], "people come before bots");
}

#[tokio::test]
async fn names_in_an_uploaded_record_hide_and_turn_nothing() {
    let app = TestApp::new().await;
    let guest = app.guest().await;
    let folder = concat!(env!("CARGO_MANIFEST_DIR"), "/../../fixtures/games/base");
    let file = fs::read_dir(folder).unwrap().next().unwrap().unwrap().path();
    let mut record: Value = serde_json::from_str(&fs::read_to_string(file).unwrap()).unwrap();
    record["players"][0]["name"] = "evil\u{202e}eman\u{200b}".into();
    let reply = guest.post("/api/replays", &record).await.unwrap();
    assert_eq!(reply.status, 201, "{}", reply.body);
    let path = format!("/api/replays/{}/story", reply.json()["id"].as_str().unwrap());
    let story = guest.get(&path).await.unwrap().json();
    assert_eq!(story["players"][0]["name"], "evileman");
}
