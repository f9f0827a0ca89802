//! Whoever looks after the house: complaints, hiding, bans.

use serde_json::json;
use server::{Settings, client::Client};

use super::*;

const TOKEN: &str = "a-token-that-nobody-guesses";

async fn house() -> (TestApp, Client) {
    let app = TestApp::with(Settings { admin_token: Some(TOKEN.to_owned()), ..settings() }).await;
    let mut admin = app.stranger();
    admin.headers.push(("Authorization".to_owned(), format!("Bearer {TOKEN}")));
    (app, admin)
}

async fn report(live: &mut Live, said: &Value) -> Value {
    request(live, json!({"type": "report", "said": said})).await
}

#[tokio::test]
async fn what_somebody_complains_about_is_read_hidden_and_its_speaker_silenced() {
    let (app, admin) = house().await;
    let (host, friend, table) = two(&app, &private()).await;
    let (mut one, mut two) = (host.at(&table).await, friend.at(&table).await);
    say(&mut two, &text("something vile")).await;
    say(&mut two, &phrase("thanks")).await;
    hear(&mut one, 2).await;
    let said = one.said()[0]["id"].clone();
    for _ in 0..2 {
        assert_eq!(report(&mut one, &said).await["type"], "done", "twice is once");
    }
    assert_eq!(report(&mut one, &json!("nothing")).await["problem"]["code"], "malformed");

    let desk = admin.get("/api/admin/talk").await.unwrap().json();
    let first = &desk["reports"][0];
    assert_eq!((&first["words"], &first["reports"]), (&text("something vile"), &json!(1)));
    assert_eq!((&first["name"], &first["table"]), (&json!("Jürgen"), &json!(table)));
    assert!(!desk.to_string().contains(&id_of(&host).await), "not who complained");

    let path = format!("/api/admin/talk/said/{}", said.as_str().unwrap());
    let hide = json!({"hidden": true, "settled": true});
    let desk = admin.put(&path, &hide).await.unwrap().json();
    assert_eq!(desk["reports"], json!([]));
    hear(&mut one, 1).await;
    hear(&mut two, 1).await;
    assert_eq!(words(&one), [phrase("thanks")]);
    admin.put(&path, &json!({"hidden": false})).await.unwrap();
    hear(&mut one, 2).await;

    let speaker = id_of(&friend).await;
    let path = format!("/api/admin/talk/bans/{speaker}");
    let desk = admin.put(&path, &json!({"banned": true})).await.unwrap().json();
    assert_eq!(desk["banned"][0]["id"], speaker.as_str());
    for words in [phrase("ouch"), reaction(None), text("still here")] {
        assert_eq!(say(&mut two, &words).await["problem"]["code"], "no_talk");
    }
    assert_eq!((&two.talk["banned"], &two.talk["may"]), (&json!(true), &json!("nothing")));
    let mut fresh = friend.at(&table).await;
    assert_eq!(say(&mut fresh, &phrase("ouch")).await["problem"]["code"], "no_talk");
    // The game goes on.
    assert!(friend.get("/api/me/export").await.unwrap().json()["banned_from_talk"].is_i64());
    admin.put(&path, &json!({"banned": false})).await.unwrap();
    assert_eq!(say(&mut fresh, &phrase("thanks")).await["type"], "done");
}

#[tokio::test]
async fn nobody_complains_about_what_they_do_not_hear() {
    let (app, _) = house().await;
    let (host, friend, watcher) =
        (member(&app, "Leyla").await, member(&app, "Bora").await, app.guest().await);
    let mut table = private();
    table["rated"] = json!(true);
    let table = begin(&host, &friend, &table).await;
    let (mut one, mut eyes) = (host.at(&table).await, watcher.at(&table).await);
    say(&mut eyes, &phrase("ouch")).await;
    let said = eyes.said()[0]["id"].clone();
    assert_eq!(report(&mut one, &said).await["problem"]["code"], "malformed");
}

#[tokio::test]
async fn what_is_not_there_is_neither_hidden_nor_banned() {
    let (_app, admin) = house().await;
    for (path, body) in
        [("said/nothing", json!({"hidden": true})), ("bans/nobody", json!({"banned": true}))]
    {
        let reply = admin.put(&format!("/api/admin/talk/{path}"), &body).await.unwrap();
        refused(&reply, 404, "no_such_page");
    }
}
