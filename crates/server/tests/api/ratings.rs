//! `/api/ratings`, `/api/players`, and which tables count.

use std::time::Duration;

use serde_json::{Value, json};
use server::{
    Settings,
    client::{Client, Live},
};
use sqlx::{Connection as _, Executor as _, SqliteConnection};

use crate::app::{
    Guest as _, TestApp, bot, hot_seat, me, new_table, open, play_on, refused, settings, soon,
};

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

/// The dice game is short.
fn dice(seats: &[Value]) -> Value {
    json!({
        "game": "dice",
        "options": {"players": seats.len()},
        "seats": seats,
        "begin": true, "seating": "as_seated",
        "public": true,
    })
}

async fn opened(guest: &Client, new: &Value) -> Value {
    let reply = guest.post("/api/tables", new).await.unwrap();
    assert_eq!(reply.status, 201, "{}", reply.body);
    reply.json()
}

/// A table of two people that has begun.
async fn table_of_two(host: &Client, friend: &Client) -> String {
    let table = opened(host, &dice(&[me(), open()])).await["id"].as_str().unwrap().to_owned();
    friend.post(&format!("/api/tables/{table}/join"), &json!({})).await.unwrap();
    let begun = host.post(&format!("/api/tables/{table}/begin"), &json!({})).await.unwrap();
    assert_eq!(begun.json()["phase"], "running", "{}", begun.body);
    table
}

/// Lets one person play to the end, and waits until the table was counted.
async fn to_the_end(live: &mut Live) {
    assert!(play_on(live, 3000).await, "the game ends");
    soon(async {
        while live.table["results"].as_array().is_none_or(Vec::is_empty) {
            live.hear("table").await.unwrap();
        }
    })
    .await;
}

/// Two people play to the end.
async fn play_together(mut one: Live, mut two: Live) {
    for step in 0_usize.. {
        let first = tokio::select! {
            asked = soon(one.wait_until_asked()) => asked.map(|asked| asked.then_some(true)),
            asked = soon(two.wait_until_asked()) => asked.map(|asked| asked.then_some(false)),
        };
        let Some(first) = first.unwrap() else { return };
        let live = if first { &mut one } else { &mut two };
        let done = soon(live.choose(|count| step * 7 % count)).await.unwrap();
        assert_eq!(done["type"], "done", "{done}");
    }
}

async fn profile(guest: &Client, id: &str) -> Value {
    let reply = guest.get(&format!("/api/players/{id}")).await.unwrap();
    assert_eq!(reply.status, 200, "{}", reply.body);
    reply.json()
}

async fn results(guest: &Client, id: &str) -> Vec<Value> {
    let reply = guest.get(&format!("/api/players/{id}/results")).await.unwrap();
    assert_eq!(reply.status, 200, "{}", reply.body);
    reply.json()["games"].as_array().unwrap().clone()
}

async fn database(app: &TestApp) -> SqliteConnection {
    let url = format!("sqlite://{}", app.database().display());
    SqliteConnection::connect(&url).await.unwrap()
}

#[tokio::test]
async fn a_game_against_bots_is_counted_for_both_and_can_be_looked_up() {
    let app = TestApp::new().await;
    let ada = person(&app, "Ada").await;
    let id = id_of(&ada).await;
    let nobody = profile(&ada, &id).await;
    assert_eq!(
        nobody,
        json!({"who": {"player": "person", "id": id, "name": "Ada"}, "ratings": []})
    );
    let table = opened(&ada, &dice(&[me(), bot(), bot()])).await;
    assert_eq!((&table["rated"], &table["results"]), (&json!(true), &json!([])));
    let table = table["id"].as_str().unwrap();
    let mut live = ada.at(table).await;
    to_the_end(&mut live).await;

    let seats = live.table["results"].as_array().unwrap().clone();
    assert_eq!(seats.len(), 3);
    assert_eq!(seats[0]["before"], json!({"rating": 1500, "uncertainty": 500}));
    assert_ne!(seats[0]["after"], seats[0]["before"]);
    assert_eq!(seats[1]["after"], seats[2]["after"], "the same bot on two seats");
    let mine = profile(&app.stranger(), &id).await;
    assert_eq!(mine["ratings"][0]["rating"], seats[0]["after"]);
    assert_eq!(mine["ratings"][0]["ruleset"], "dice");
    assert_eq!(
        (&mine["ratings"][0]["players"], &mine["ratings"][0]["games"]),
        (&json!(3), &json!(1))
    );
    let bot = profile(&ada, "bot:easy").await;
    assert_eq!(bot["who"], json!({"player": "bot", "level": "easy"}));
    assert_eq!(bot["ratings"][0]["games"], 1);
    let games = results(&ada, &id).await;
    assert_eq!((games.len(), &games[0]["table"]), (1, &json!(table)));
    assert_eq!(games[0]["place"], seats[0]["place"]);
    assert_eq!(games[0]["others"][1]["who"], json!({"player": "bot", "level": "easy"}));
    let shown = ada.get(&format!("/api/tables/{table}")).await.unwrap().json();
    assert_eq!(shown["results"], json!(seats), "without the socket as well");
    let export = ada.get("/api/me/export").await.unwrap().json();
    assert_eq!(export["ratings"], mine["ratings"]);
    assert_eq!(export["results"], json!(games));
}

#[tokio::test]
async fn a_leaderboard_shows_who_played_enough_and_where_i_stand() {
    let app = TestApp::new().await;
    let ada = person(&app, "Ada").await;
    let board = "/api/ratings/dice/2";
    let empty = ada.get(board).await.unwrap().json();
    assert_eq!((&empty["lines"], &empty["mine"]), (&json!([]), &Value::Null));
    for game in 0..3 {
        let board = ada.get(board).await.unwrap().json();
        assert_eq!(board["count"], 0, "not yet");
        assert_eq!(board["mine"]["place"], Value::Null);
        assert_eq!(board["mine"]["games"].as_u64(), (game > 0).then_some(game));
        let table = opened(&ada, &dice(&[me(), bot()])).await;
        to_the_end(&mut ada.at(table["id"].as_str().unwrap()).await).await;
    }
    let board = ada.get(board).await.unwrap().json();
    assert_eq!((&board["count"], &board["fewest_games"]), (&json!(2), &json!(3)));
    let lines = board["lines"].as_array().unwrap();
    assert_eq!((&lines[0]["place"], &lines[1]["place"]), (&json!(1), &json!(2)));
    let floor = |line: &Value| {
        line["rating"]["rating"].as_i64().unwrap() - line["rating"]["uncertainty"].as_i64().unwrap()
    };
    assert!(floor(&lines[0]) >= floor(&lines[1]), "{lines:?}");
    let mine = lines.iter().find(|line| line["who"]["name"] == "Ada").unwrap();
    assert_eq!(&board["mine"], mine);
    let stranger = app.stranger().get("/api/ratings/dice/2?skip=1").await.unwrap().json();
    assert_eq!((&stranger["mine"], &stranger["lines"]), (&Value::Null, &json!([lines[1]])));
    for wrong in ["/api/ratings/chess/2", "/api/ratings/dice/5", "/api/ratings/dice/many"] {
        refused(&ada.get(wrong).await.unwrap(), 404, "no_such_page");
    }
    refused(&ada.get("/api/ratings/dice/2?skip=all").await.unwrap(), 400, "malformed");
}

#[tokio::test]
async fn only_tables_of_people_with_accounts_and_seats_of_their_own_count() {
    let app = TestApp::new().await;
    let (ada, guest) = (person(&app, "Ada").await, app.guest().await);
    let is_rated = async |who: &Client, new: &Value| opened(who, new).await["rated"] == true;
    assert!(is_rated(&ada, &new_table(&[me(), bot()])).await);
    assert!(!is_rated(&guest, &new_table(&[me(), bot()])).await, "no account");
    assert!(!is_rated(&ada, &new_table(&[me(), hot_seat("Bo")])).await, "a hot seat");
    assert!(!is_rated(&ada, &new_table(&[me(), hot_seat("Bo"), bot()])).await);
    let mut unrated = new_table(&[me(), bot()]);
    unrated["rated"] = json!(false);
    assert!(!is_rated(&ada, &unrated).await, "nobody wants it");

    let table = ada.open_table(&[me(), open()]).await;
    assert_eq!(ada.get(&format!("/api/tables/{table}")).await.unwrap().json()["rated"], true);
    guest.post(&format!("/api/tables/{table}/join"), &json!({})).await.unwrap();
    let begun = ada.post(&format!("/api/tables/{table}/begin"), &json!({})).await.unwrap().json();
    assert_eq!((&begun["phase"], &begun["rated"]), (&json!("running"), &json!(false)));

    let record = crate::hints::dealt(["five_lira", "stay"]);
    let uploaded = ada.post("/api/replays", &record).await.unwrap();
    assert_eq!(uploaded.status, 201, "{}", uploaded.body);
    let path = format!("/api/replays/{}/table", uploaded.json()["id"].as_str().unwrap());
    let made = ada.post(&path, &json!({"ply": 0, "seats": [me(), bot(), bot()]})).await.unwrap();
    assert_eq!((made.status, &made.json()["rated"]), (201, &json!(false)), "{}", made.body);
}

#[tokio::test]
async fn at_a_rated_table_nobody_gets_a_hint() {
    let app = TestApp::new().await;
    let ada = person(&app, "Ada").await;
    let table = ada.open_table(&[me(), bot()]).await;
    refused(&ada.get(&format!("/api/tables/{table}/hint")).await.unwrap(), 409, "rated");
}

#[tokio::test]
async fn whoever_leaves_loses_and_nobody_gains() {
    let app = TestApp::new().await;
    let (ada, bora) = (person(&app, "Ada").await, person(&app, "Bora").await);
    let table = table_of_two(&ada, &bora).await;
    let left = bora.post(&format!("/api/tables/{table}/leave"), &json!({})).await.unwrap();
    assert_eq!(left.status, 200, "{}", left.body);
    let mut live = ada.at(&table).await;
    to_the_end(&mut live).await;
    let seats = &live.table["results"];
    assert_eq!(seats[0]["after"], seats[0]["before"], "Ada played against a bot: {seats}");
    assert_eq!((&seats[1]["has_left"], &seats[1]["place"]), (&json!(true), &json!(2)));
    assert!(seats[1]["after"]["rating"].as_i64() < Some(1500), "{seats}");
    let (ada_id, bora_id) = (id_of(&ada).await, id_of(&bora).await);
    assert_eq!(profile(&ada, &ada_id).await["ratings"], json!([]), "no game was counted for Ada");
    assert_eq!(profile(&ada, &bora_id).await["ratings"][0]["games"], 1);
    assert_eq!(profile(&ada, "bot:medium").await["ratings"], json!([]), "the bot only filled in");
    let games = results(&ada, &bora_id).await;
    assert_eq!(
        (&games[0]["has_left"], &games[0]["others"][0]["who"]["name"]),
        (&json!(true), &json!("Ada"))
    );
}

#[tokio::test]
async fn whoever_wants_to_be_forgotten_leaves_a_game_that_counts_for_nobody() {
    let app = TestApp::new().await;
    let (ada, bora) = (person(&app, "Ada").await, person(&app, "Bora").await);
    let first = table_of_two(&ada, &bora).await;
    let bora_id = id_of(&bora).await;
    play_together(ada.at(&first).await, bora.at(&first).await).await;
    let second = table_of_two(&ada, &bora).await;
    assert_eq!(bora.delete("/api/me", Some(&json!({}))).await.unwrap().status, 204);
    to_the_end(&mut ada.at(&second).await).await;
    refused(&ada.get(&format!("/api/players/{bora_id}")).await.unwrap(), 404, "no_such_page");
    refused(
        &ada.get(&format!("/api/players/{bora_id}/results")).await.unwrap(),
        404,
        "no_such_page",
    );
    let id = id_of(&ada).await;
    assert_eq!(profile(&ada, &id).await["ratings"][0]["games"], 1, "the first one counts");
    let games = ada.get(&format!("/api/players/{id}/results")).await.unwrap();
    assert!(!games.body.contains(&bora_id) && !games.body.contains("Bora"), "{}", games.body);
    for game in games.json()["games"].as_array().unwrap() {
        assert_eq!(game["others"][0]["who"], json!({"player": "gone"}));
    }
}

async fn until_rated(guest: &Client, id: &str) {
    soon(async {
        while profile(guest, id).await["ratings"] == json!([]) {
            tokio::time::sleep(Duration::from_millis(20)).await;
        }
    })
    .await;
}

#[tokio::test]
async fn a_table_is_counted_once_however_often_it_is_looked_for() {
    let often = Settings { count_every: Duration::from_millis(10), ..settings() };
    let app = TestApp::with(often.clone()).await;
    let mut ada = person(&app, "Ada").await;
    let id = id_of(&ada).await;
    let table = opened(&ada, &dice(&[me(), bot()])).await["id"].as_str().unwrap().to_owned();
    let mut live = ada.at(&table).await;
    to_the_end(&mut live).await;
    until_rated(&ada, &id).await;
    let counted = profile(&ada, &id).await;
    assert_eq!(counted["ratings"][0]["games"], 1);
    drop(live);

    // As if the server had been killed between the last move and the counting.
    let folder = app.stop().await;
    let path = folder.path().join("games.db");
    let mut file =
        SqliteConnection::connect(&format!("sqlite://{}", path.display())).await.unwrap();
    file.execute("DELETE FROM results; DELETE FROM ratings; UPDATE tables SET counted = 0")
        .await
        .unwrap();
    file.close().await.unwrap();
    // Two servers on one file begin at the same time.
    let one = TestApp::on(folder, often.clone()).await;
    let store = store::Sqlite::open(&one.database()).await.unwrap();
    let listener = tokio::net::TcpListener::bind("127.0.0.1:0").await.unwrap();
    let two = server::Server::new(std::sync::Arc::new(store), listener, often).await.unwrap();
    let two = tokio::spawn(two.run(std::future::pending()));
    ada.address = one.address;
    until_rated(&ada, &id).await;
    // Long enough for the other server to look several times: it must not count it once more.
    tokio::time::sleep(Duration::from_millis(100)).await;
    assert_eq!(profile(&ada, &id).await, counted, "the same, and once");
    assert_eq!(results(&ada, &id).await.len(), 1);
    two.abort();
}

#[tokio::test]
async fn a_rated_table_that_waits_for_months_was_left_by_whoever_is_asked() {
    let often = Settings { count_every: Duration::from_millis(10), ..settings() };
    let app = TestApp::with(often).await;
    let (ada, bora) = (person(&app, "Ada").await, person(&app, "Bora").await);
    let table = table_of_two(&ada, &bora).await;
    let live = ada.at(&table).await;
    tokio::time::sleep(Duration::from_millis(50)).await;
    assert_eq!(live.table["results"], json!([]));
    let mut file = database(&app).await;
    file.execute("UPDATE tables SET changed = changed - 61 * 24 * 60 * 60").await.unwrap();
    let mut live = live;
    soon(live.hear("table")).await.unwrap();
    let seats = &live.table["results"];
    assert_eq!((&seats[0]["has_left"], &seats[1]["has_left"]), (&json!(true), &json!(false)));
    assert!(seats[0]["after"]["rating"].as_i64() < Some(1500), "{seats}");
    assert_eq!(seats[1]["after"], seats[1]["before"]);
}

#[tokio::test]
async fn a_profile_says_no_more_than_everybody_may_know() {
    let app = TestApp::new().await;
    let (ada, eve) = (person(&app, "Ada").await, app.guest().await);
    let id = id_of(&ada).await;
    let mut private = dice(&[me(), bot()]);
    private["public"] = json!(false);
    let table = opened(&ada, &private).await["id"].as_str().unwrap().to_owned();
    to_the_end(&mut ada.at(&table).await).await;
    assert_eq!(results(&ada, &id).await[0]["table"], json!(table), "whoever sat there may look");
    for eyes in [&eve, &app.stranger()] {
        let games = eyes.get(&format!("/api/players/{id}/results")).await.unwrap();
        assert!(!games.body.contains(&table), "nobody else gets the way in: {}", games.body);
        assert_eq!(games.json()["games"][0]["table"], Value::Null);
        let profile = eyes.get(&format!("/api/players/{id}")).await.unwrap();
        let profile = profile.json();
        let mut fields: Vec<_> = profile.as_object().unwrap().keys().cloned().collect();
        fields.sort_unstable();
        assert_eq!(fields, ["ratings", "who"]);
        assert_eq!(profile["who"], json!({"player": "person", "id": id, "name": "Ada"}));
        let as_somebody = Client { cookie: Some(format!("bedesten={id}")), ..app.stranger() };
        refused(&as_somebody.get("/api/me/export").await.unwrap(), 401, "no_guest");
    }
    let eve_id = id_of(&eve).await;
    for nobody in [eve_id.as_str(), "bot:random", "bot:", "nobody", "%00", "bot:hard'--"] {
        refused(&ada.get(&format!("/api/players/{nobody}")).await.unwrap(), 404, "no_such_page");
    }
    for wrong in ["ruleset=dice", "players=2", "players=x&ruleset=dice", "skip=-1"] {
        let path = format!("/api/players/{id}/results?{wrong}");
        refused(&ada.get(&path).await.unwrap(), 400, "malformed");
    }
    let path = format!("/api/players/{id}/results?ruleset=dice&players=2");
    assert_eq!(ada.get(&path).await.unwrap().json()["games"].as_array().unwrap().len(), 1);
    let path = format!("/api/players/{id}/results?ruleset=base&players=2");
    assert_eq!(ada.get(&path).await.unwrap().json()["games"], json!([]));
}
