//! `/api/school`.

use serde_json::{Value, json};
use server::client::Client;

use crate::app::{TestApp, refused};

const FIRST: &str = "/api/school/first";

#[tokio::test]
async fn everybody_may_see_which_chapters_there_are() {
    let app = TestApp::new().await;
    let guest = app.guest().await;
    let chapters = guest.get("/api/school").await.unwrap().json();
    assert_eq!(chapters[0]["id"], "first");
    assert_eq!(chapters[0]["game"], "bazaar");
}

#[tokio::test]
async fn a_chapter_is_played_by_sending_everything_again() {
    let app = TestApp::new().await;
    let guest = app.guest().await;
    let mut scene = guest.post(FIRST, &json!({})).await.unwrap().json();
    assert!(scene["position"]["asked"]["answers"].is_array(), "it is the pupil who is asked");
    while scene["done"] == false {
        let attempt = if scene["listen"] == true { "go_on" } else { "show" };
        let lesson = json!({ "answers": scene["answers"], "attempt": { "try": attempt } });
        let reply = guest.post(FIRST, &lesson).await.unwrap();
        assert_eq!(reply.status, 200, "{}", reply.body);
        scene = reply.json();
    }
    assert_eq!(scene["position"]["view"]["seats"][0]["rubies"], 1);
    let again = guest.post(FIRST, &json!({ "answers": scene["answers"] })).await.unwrap().json();
    assert_eq!(again, scene, "whoever comes back is where they were");
}

#[tokio::test]
async fn a_wrong_try_is_answered_and_changes_nothing() {
    let app = TestApp::new().await;
    let guest = app.guest().await;
    let actions = json!([{ "do": "move", "to": 12 }]);
    let lesson = json!({ "answers": [], "attempt": { "try": "answer", "actions": actions } });
    let scene = guest.post(FIRST, &lesson).await.unwrap().json();
    assert_eq!(scene["wrong"]["line"]["key"], "school_first_rings_other");
    assert_eq!(scene["answers"], json!([]));
}

#[tokio::test]
async fn what_is_no_lesson_is_refused() {
    let app = TestApp::new().await;
    let guest = app.guest().await;
    let cases: [(Value, u16, &str); 5] = [
        (json!({ "answers": ["move-12"] }), 409, "stale"),
        (json!({ "answers": ["x"] }), 409, "stale"),
        (json!({ "answers": 7 }), 400, "malformed"),
        (json!({ "attempt": { "try": "go_on" } }), 409, "not_now"),
        (json!({ "answers": vec!["next"; 500] }), 413, "too_large"),
    ];
    for (lesson, status, code) in cases {
        refused(&guest.post(FIRST, &lesson).await.unwrap(), status, code);
    }
    refused(&guest.post("/api/school/nowhere", &json!({})).await.unwrap(), 404, "no_such_page");
}

async fn person(app: &TestApp, name: &str) -> Client {
    let mut guest = app.guest().await;
    let account = json!({ "name": name, "password": "fıstık ve ceviz 9" });
    let reply = guest.post("/api/me/account", &account).await.unwrap();
    assert_eq!(reply.status, 201, "{}", reply.body);
    guest.keep_cookie(&reply);
    guest
}

#[tokio::test]
async fn progress_in_the_school_is_found_on_another_device_and_joined_with_what_is_there() {
    let app = TestApp::new().await;
    let one = person(&app, "Ada").await;
    let here = json!({ "chapters": {
        "first": { "answers": [], "done": true },
        "dice": { "answers": ["next"], "done": false },
        "no_such_chapter": { "answers": [], "done": true },
    } });
    let joined = one.post("/api/me/school", &here).await.unwrap();
    assert_eq!(joined.status, 200, "{}", joined.body);
    assert!(joined.json()["chapters"].get("no_such_chapter").is_none());

    let mut other = app.guest().await;
    let sign_in = json!({ "name": "Ada", "password": "fıstık ve ceviz 9" });
    let reply = other.post("/api/sign-in", &sign_in).await.unwrap();
    assert_eq!(reply.status, 200, "{}", reply.body);
    other.keep_cookie(&reply);
    let there = json!({ "chapters": {
        "first": { "answers": ["move-2", "leave"], "done": false },
        "dice": { "answers": ["next", "move-9", "leave"], "done": false },
        "police": { "answers": [], "done": true },
    } });
    let union = json!({ "chapters": {
        "first": { "answers": [], "done": true },
        "dice": { "answers": ["next", "move-9", "leave"], "done": false },
        "police": { "answers": [], "done": true },
    } });
    assert_eq!(other.post("/api/me/school", &there).await.unwrap().json(), union);
    assert_eq!(one.post("/api/me/school", &json!({})).await.unwrap().json(), union);

    let step = json!({ "answers": ["next"], "done": false });
    let again = one.put("/api/me/school/first", &step).await.unwrap();
    assert_eq!(again.json(), json!({ "answers": ["next"], "done": true }), "done stays done");
    let export = one.get("/api/me/export").await.unwrap().json();
    assert_eq!(export["school"]["chapters"]["first"]["answers"], json!(["next"]));
}

#[tokio::test]
async fn devices_that_save_their_progress_in_the_same_instant_lose_no_step() {
    let app = TestApp::new().await;
    let ada = person(&app, "Ada").await;
    let all = ada.get("/api/school").await.unwrap().json();
    let chapters = [0, 1, 2, 3, 4, 5, 6, 7].map(|n| all[n]["id"].as_str().unwrap().to_owned());
    let step = json!({ "answers": ["next"], "done": false });
    let paths = chapters.clone().map(|chapter| format!("/api/me/school/{chapter}"));
    let saved = futures_util::future::join_all(paths.iter().map(|path| ada.put(path, &step))).await;
    for reply in saved {
        assert_eq!(reply.unwrap().status, 200);
    }
    let kept = ada.post("/api/me/school", &json!({})).await.unwrap().json();
    for chapter in chapters {
        assert_eq!(kept["chapters"][&chapter], step, "{chapter}");
    }
}

#[tokio::test]
async fn progress_in_the_school_needs_an_account_and_is_bounded() {
    let app = TestApp::new().await;
    let guest = app.guest().await;
    let nothing = json!({});
    assert_ne!(guest.post("/api/me/school", &nothing).await.unwrap().status, 200);
    let ada = person(&app, "Ada").await;
    let many = json!({ "answers": vec!["next"; 401], "done": false });
    let long = json!({ "answers": ["x".repeat(41)], "done": false });
    for wrong in [&many, &long] {
        refused(&ada.put("/api/me/school/first", wrong).await.unwrap(), 413, "too_large");
        let all = json!({ "chapters": { "first": wrong } });
        refused(&ada.post("/api/me/school", &all).await.unwrap(), 413, "too_large");
    }
    let step = json!({ "answers": ["next"], "done": false });
    refused(&ada.put("/api/me/school/dance", &step).await.unwrap(), 404, "no_such_page");
    refused(
        &ada.put("/api/me/school/first", &json!({ "done": 7 })).await.unwrap(),
        400,
        "malformed",
    );
    let full: Vec<String> = vec!["x".repeat(40); 400];
    for chapter in ["first", "dice"] {
        let step = json!({ "answers": full, "done": false });
        ada.put(&format!("/api/me/school/{chapter}"), &step).await.unwrap();
    }
    let kept = ada.post("/api/me/school", &nothing).await.unwrap();
    assert!(kept.body.len() < 40_000, "{} bytes are kept", kept.body.len());
}
