//! `/api/replays`: records from elsewhere.

use std::{fs, path::PathBuf};

use futures_util::{StreamExt as _, stream::FuturesUnordered};
use serde_json::{Value, json};
use server::{Limits, Rate, Settings};

use crate::app::{Guest as _, TestApp, bot, hot_seat, me, open, play_on, refused, settings, soon};

/// A golden game.
fn record() -> Value {
    let folder = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("../../fixtures/games/base");
    let mut files: Vec<_> =
        fs::read_dir(folder).unwrap().map(|file| file.unwrap().path()).collect();
    files.sort();
    let read = |path: &PathBuf| serde_json::from_str(&fs::read_to_string(path).unwrap()).unwrap();
    let whole = |record: &Value| record["fairness"]["seed"].is_string();
    files.iter().map(read).find(whole).expect("a game with a seed")
}

#[tokio::test]
async fn a_record_is_uploaded_watched_and_given_back() {
    let app = TestApp::new().await;
    let guest = app.guest().await;
    let record = record();
    let reply = guest.post("/api/replays", &record).await.unwrap();
    assert_eq!(reply.status, 201, "{}", reply.body);
    let path = format!("/api/replays/{}", reply.json()["id"].as_str().unwrap());
    let anybody = app.stranger();
    let story = anybody.get(&format!("{path}/story")).await.unwrap().json();
    assert_eq!(story["fair"]["proved"], true);
    assert_eq!(
        story["plies"].as_u64().unwrap() as usize,
        record["actions"].as_array().unwrap().len()
    );
    let moment = anybody.get(&format!("{path}/moments/40?seat=0")).await.unwrap().json();
    assert_eq!(moment["ply"], 40);
    assert!(moment["view"]["seats"][0]["hand"].is_array());
    assert_eq!(anybody.get(&format!("{path}/record")).await.unwrap().json(), record);
    refused(&anybody.get(&format!("{path}/moments/40?seat=5")).await.unwrap(), 400, "malformed");
    refused(&anybody.get(&format!("{path}/moments/x")).await.unwrap(), 404, "no_such_page");
}

#[tokio::test]
async fn wrong_records_are_refused() {
    let app = TestApp::new().await;
    let guest = app.guest().await;
    let with = |field: &str, value: Value| {
        let mut record = record();
        record[field] = value;
        record
    };
    let wrong = [
        with("game", json!("chess")),
        with("format", json!("other")),
        with("rules_version", json!(99)),
        with("actions", json!(["fly"])),
        with("actions", json!(["end"])),
        with("actions", json!(["?"])),
        with("actions", json!(vec!["end"; 10_001])),
        with("players", json!([])),
        with("result", json!([4, 4, 4])),
        json!({}),
        json!([1, 2]),
    ];
    for record in wrong {
        let reply = guest.post("/api/replays", &record).await.unwrap();
        refused(&reply, 400, "record");
    }
    refused(&app.stranger().post("/api/replays", &record()).await.unwrap(), 401, "no_guest");
}

#[tokio::test]
async fn a_game_goes_on_from_a_moment() {
    let app = TestApp::new().await;
    let guest = app.guest().await;
    let record = record();
    let players = record["players"].as_array().unwrap().len();
    let plies = record["actions"].as_array().unwrap().len();
    let id = guest.post("/api/replays", &record).await.unwrap().json()["id"].clone();
    let path = format!("/api/replays/{}/table", id.as_str().unwrap());
    let mut seats = vec![bot(); players];
    seats[0] = me();
    let go_on = |ply: usize, seats: &[Value]| json!({"ply": ply, "seats": seats});

    refused(&guest.post(&path, &go_on(plies, &seats)).await.unwrap(), 409, "not_now");
    refused(&guest.post(&path, &go_on(plies + 1, &seats)).await.unwrap(), 400, "record");
    refused(&guest.post(&path, &go_on(10, &seats[1..])).await.unwrap(), 400, "options");
    seats[1] = hot_seat("Bo");
    let reply = guest.post(&path, &go_on(plies / 2, &seats)).await.unwrap();
    assert_eq!(reply.status, 201, "{}", reply.body);
    let table = reply.json();
    assert_eq!((&table["phase"], &table["mine"]), (&json!("running"), &json!([0, 1])));
    let mut live = guest.at(table["id"].as_str().unwrap()).await;
    assert!(live.position["ply"].as_u64().unwrap() as usize >= plies / 2);
    while live.position["waiting_for"].as_u64().unwrap() > 1 {
        soon(live.next()).await.unwrap();
    }
    let seat = live.position["waiting_for"].clone();
    live.say(&json!({"type": "look", "seat": seat})).await.unwrap();
    soon(live.hear("changed")).await.unwrap();
    assert_eq!(soon(live.choose(|_| 0)).await.unwrap()["type"], "done");
}

#[tokio::test]
async fn a_game_goes_on_with_friends_who_join_by_its_link() {
    let app = TestApp::new().await;
    let (guest, friend) = (app.guest().await, app.guest().await);
    let record = record();
    let players = record["players"].as_array().unwrap().len();
    let plies = record["actions"].as_array().unwrap().len();
    let id = guest.post("/api/replays", &record).await.unwrap().json()["id"].clone();
    let path = format!("/api/replays/{}/table", id.as_str().unwrap());
    let mut seats = vec![bot(); players];
    (seats[0], seats[1]) = (me(), open());
    let reply = guest.post(&path, &json!({"ply": plies / 2, "seats": seats})).await.unwrap();
    assert_eq!(reply.status, 201, "{}", reply.body);
    assert_eq!(reply.json()["phase"], "gathering");
    let table = format!("/api/tables/{}", reply.json()["id"].as_str().unwrap());
    refused(&guest.post(&format!("{table}/begin"), &json!({})).await.unwrap(), 409, "not_now");
    let joined = friend.post(&format!("{table}/join"), &json!({"name": "Bora"})).await.unwrap();
    assert_eq!(joined.json()["mine"], json!([1]), "{}", joined.body);
    let begun = guest.post(&format!("{table}/begin"), &json!({})).await.unwrap();
    assert_eq!(begun.json()["phase"], "running", "{}", begun.body);
    assert_eq!(begun.json()["rated"], false);
    let live = friend.at(reply.json()["id"].as_str().unwrap()).await;
    assert!(live.position["ply"].as_u64().unwrap() as usize >= plies / 2);
}

async fn with(limits: Limits) -> TestApp {
    TestApp::with(Settings { limits, ..settings() }).await
}

#[tokio::test]
async fn texts_in_uploaded_records_are_short() {
    let app = TestApp::new().await;
    let guest = app.guest().await;
    let changed = |change: &dyn Fn(&mut Value)| {
        let mut record = record();
        change(&mut record);
        record
    };
    let long = [
        changed(&|record| record["about"] = json!("x".repeat(501))),
        changed(&|record| record["players"][0]["name"] = json!("x".repeat(61))),
        changed(&|record| record["players"][0]["name"] = json!("a\nb")),
        changed(&|record| record["players"][0]["bot"] = json!("x".repeat(301))),
        changed(&|record| record["fairness"]["seed"] = json!("0".repeat(301))),
    ];
    for record in long {
        refused(&guest.post("/api/replays", &record).await.unwrap(), 400, "record");
    }
    let fine = changed(&|record| {
        record["about"] = json!("ż".repeat(500));
        record["players"][0]["name"] = json!("ż".repeat(60));
    });
    assert_eq!(guest.post("/api/replays", &fine).await.unwrap().status, 201);
}

#[tokio::test]
async fn uploads_are_bounded_in_bytes_for_guest_address_and_house() {
    let bytes = record().to_string().len();
    let room = (bytes * 3 / 2) as u64;
    let cases = [
        // (limits, whether another guest from the same address may still upload)
        (Limits { replay_bytes: room, ..Limits::default() }, true),
        (Limits { all_replay_bytes: room, ..Limits::default() }, false),
        (
            Limits {
                uploads_from: Rate { burst: (room / 1_000) as u32, per_second: 0.0 },
                ..Limits::default()
            },
            false,
        ),
    ];
    for (limits, others) in cases {
        let app = with(limits.clone()).await;
        let (guest, other) = (app.guest().await, app.guest().await);
        assert_eq!(guest.post("/api/replays", &record()).await.unwrap().status, 201);
        refused(&guest.post("/api/replays", &record()).await.unwrap(), 429, "too_many");
        let reply = other.post("/api/replays", &record()).await.unwrap();
        assert_eq!(reply.status == 201, others, "{limits:?}: {}", reply.body);
    }
}

#[tokio::test]
async fn looking_back_costs_and_what_was_looked_at_is_kept() {
    // Enough to upload a record, and for one look at it.
    let app =
        with(Limits { replaying: Rate { burst: 2, per_second: 0.0 }, ..Limits::default() }).await;
    let guest = app.guest().await;
    let id = guest.post("/api/replays", &record()).await.unwrap().json()["id"].clone();
    let path = format!("/api/replays/{}", id.as_str().unwrap());
    let anybody = app.stranger();
    let story = anybody.get(&format!("{path}/story")).await.unwrap();
    assert_eq!(story.status, 200, "{}", story.body);
    for _ in 0..3 {
        let again = anybody.get(&format!("{path}/story")).await.unwrap();
        assert_eq!((again.status, &again.body), (200, &story.body), "it was kept");
    }
    for other in ["story?seat=0", "moments/3"] {
        refused(&anybody.get(&format!("{path}/{other}")).await.unwrap(), 429, "too_many");
    }
    assert_eq!(anybody.get(&format!("{path}/record")).await.unwrap().status, 200, "as it was sent");
    assert_eq!(anybody.get("/api/offer").await.unwrap().status, 200, "the rest goes on");
}

#[tokio::test]
async fn what_is_over_is_kept_for_the_next_who_looks_back() {
    let app =
        with(Limits { replaying: Rate { burst: 40, per_second: 0.0 }, ..settings().limits }).await;
    let guest = app.guest().await;
    let table = guest.open_table(&[me(), bot()]).await;
    let mut live = guest.at(&table).await;
    assert!(play_on(&mut live, 3000).await);
    let path = format!("/api/tables/{table}/story");
    let story = guest.get(&path).await.unwrap();
    for _ in 0..100 {
        let again = guest.get(&path).await.unwrap();
        assert_eq!((again.status, &again.body), (200, &story.body));
    }
    let mut looks = 0;
    while guest.get(&format!("/api/tables/{table}/moments/{looks}")).await.unwrap().status == 200 {
        looks += 1;
    }
    assert!(looks < 40, "{looks} looks at other moments");
}

/// The threads that serve requests are never the ones that replay: this test has only one of them.
#[tokio::test]
async fn a_hundred_looks_back_hold_nobody_up() {
    let app = with(Limits { replaying_at_once: 1_000, ..Limits::default() }).await;
    let guest = app.guest().await;
    let record = record();
    let plies = record["actions"].as_array().unwrap().len();
    let id = guest.post("/api/replays", &record).await.unwrap().json()["id"].clone();
    let path = format!("/api/replays/{}/moments", id.as_str().unwrap());
    let look = async |ply: usize| {
        let reply = app.stranger().get(&format!("{path}/{}", plies - ply)).await.unwrap();
        assert_eq!(reply.status, 200, "{}", reply.body);
        true
    };
    let offer = async || {
        assert_eq!(app.stranger().get("/api/health").await.unwrap().status, 200);
        false
    };
    let mut all = FuturesUnordered::new();
    for ply in 0..100 {
        all.push(futures_util::future::Either::Left(look(ply)));
    }
    all.push(futures_util::future::Either::Right(offer()));
    let mut looked_first = 0;
    while soon(all.next()).await.unwrap() {
        looked_first += 1;
    }
    assert!(looked_first < 50, "{looked_first} looks back were answered before");
}

/// The longest of the golden games.
fn long_record() -> Value {
    let path = "../../fixtures/games/mocha/5-first-game-random.json";
    let path = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join(path);
    serde_json::from_str(&fs::read_to_string(path).unwrap()).unwrap()
}

#[tokio::test]
async fn a_record_that_is_too_long_to_go_on_from_is_refused_with_a_sentence() {
    let app = TestApp::new().await;
    let guest = app.guest().await;
    let id = guest.post("/api/replays", &long_record()).await.unwrap().json()["id"].clone();
    let path = format!("/api/replays/{}/table", id.as_str().unwrap());
    let seats = vec![hot_seat("Bo"); 5];
    let reply = guest.post(&path, &json!({"ply": 4_001, "seats": seats})).await.unwrap();
    refused(&reply, 400, "record");
    assert!(reply.body.contains("first 4000 actions"), "{}", reply.body);
    assert_eq!(guest.get("/api/tables").await.unwrap().json()["mine"], json!([]));
}

#[tokio::test]
async fn a_long_story_comes_in_pages_and_nothing_of_it_is_lost() {
    let app = TestApp::new().await;
    let guest = app.guest().await;
    let id = guest.post("/api/replays", &long_record()).await.unwrap().json()["id"].clone();
    let path = format!("/api/replays/{}/table", id.as_str().unwrap());
    let mut seats = vec![hot_seat("Bo"); 5];
    seats[0] = me();
    let table = guest.post(&path, &json!({"ply": 2_000, "seats": seats})).await.unwrap().json();
    let table = table["id"].as_str().unwrap();
    let mut live = guest.live(table).await.unwrap();
    let welcome = soon(live.hello("page", None)).await.unwrap();
    assert!(live.left_out > 1_500, "only the end is told at first: {}", live.left_out);
    assert!(welcome.to_string().len() < 100_000, "{} bytes", welcome.to_string().len());
    soon(live.read_back()).await.unwrap();
    let story = guest.get(&format!("/api/tables/{table}/story")).await.unwrap().json();
    // At a hot seat nobody's eyes are used unless somebody says so, over the socket and otherwise.
    let whole: Vec<Value> = story["log"].as_array().unwrap().clone();
    assert_eq!(live.log, whole);
    // Whoever looks from a seat is told what that seat saw, and can read back as well.
    let seat = live.position["waiting_for"].clone();
    live.say(&json!({"type": "look", "seat": seat})).await.unwrap();
    soon(live.hear("changed")).await.unwrap();
    soon(live.read_back()).await.unwrap();
    assert_eq!(live.log.len(), whole.len());
    assert_ne!(live.log, whole, "a hand is seen");
    // Whoever comes back gets what was missed, and the rest stays.
    let version = live.version();
    assert_eq!(soon(live.choose(|_| 0)).await.unwrap()["type"], "done");
    let mut again = app.guest().await.live(table).await.unwrap();
    let missed = soon(again.hello("page", Some(version))).await.unwrap();
    assert!(missed["from"].as_u64().unwrap() >= 2_000, "{}", missed["from"]);
    assert_eq!(missed["left_out"], 0);
}
