//! `/api/school`.

use serde_json::{Value, json};

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
