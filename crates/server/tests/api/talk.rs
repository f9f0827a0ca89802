//! What people say to each other at a table.

mod abuse;
mod house;

use serde_json::{Value, json};
use server::client::{Client, Live};

use crate::{
    accounts::member,
    app::{Guest as _, TestApp, bot, me, new_table, open, play_on, refused, settings, soon},
};

pub(crate) fn phrase(phrase: &str) -> Value {
    json!({"words": "phrase", "phrase": phrase})
}

pub(crate) fn reaction(ply: Option<u32>) -> Value {
    json!({"words": "reaction", "reaction": "ruby", "ply": ply})
}

pub(crate) fn text(text: &str) -> Value {
    json!({"words": "text", "text": text})
}

/// Says something and gives what the server answers.
pub(crate) async fn say(live: &mut Live, words: &Value) -> Value {
    request(live, json!({"type": "talk", "words": words})).await
}

pub(crate) async fn mute(live: &mut Live, whom: Option<&str>, muted: bool) -> Value {
    request(live, json!({"type": "mute", "whom": whom, "muted": muted})).await
}

pub(crate) async fn request(live: &mut Live, mut message: Value) -> Value {
    live.number += 1;
    message["number"] = json!(live.number);
    live.say(&message).await.unwrap();
    let number = live.number;
    soon(live.outcome(number)).await.unwrap()
}

/// Listens until so much is known to have been said.
pub(crate) async fn hear(live: &mut Live, count: usize) {
    soon(async {
        while live.said().len() != count {
            live.next().await.unwrap();
        }
    })
    .await;
}

pub(crate) fn words(live: &Live) -> Vec<Value> {
    live.said().iter().map(|said| said["words"].clone()).collect()
}

pub(crate) async fn id_of(guest: &Client) -> String {
    guest.get("/api/me").await.unwrap().json()["id"].as_str().unwrap().to_owned()
}

/// Two people at a table that has begun.
pub(crate) async fn two(app: &TestApp, table: &Value) -> (Client, Client, String) {
    let (host, friend) = (app.guest().await, app.guest().await);
    host.put("/api/me", &json!({"name": "Leyla"})).await.unwrap();
    friend.put("/api/me", &json!({"name": "Jürgen"})).await.unwrap();
    let table = begin(&host, &friend, table).await;
    (host, friend, table)
}

pub(crate) async fn begin(host: &Client, friend: &Client, table: &Value) -> String {
    let reply = host.post("/api/tables", table).await.unwrap();
    assert_eq!(reply.status, 201, "{}", reply.body);
    let table = reply.json()["id"].as_str().unwrap().to_owned();
    friend.post(&format!("/api/tables/{table}/join"), &json!({})).await.unwrap();
    let begun = host.post(&format!("/api/tables/{table}/begin"), &json!({})).await.unwrap();
    assert_eq!(begun.json()["phase"], "running", "{}", begun.body);
    table
}

pub(crate) fn private() -> Value {
    new_table(&[me(), open()])
}

pub(crate) fn public() -> Value {
    let mut table = private();
    table["public"] = json!(true);
    table
}

#[tokio::test]
async fn what_is_said_reaches_everybody_and_stays_with_the_table() {
    let app = TestApp::new().await;
    let (host, friend, table) = two(&app, &private()).await;
    let (mut one, mut two) = (host.at(&table).await, friend.at(&table).await);
    play_on(&mut one, 1).await;
    let all = [phrase("well_played"), reaction(Some(0)), text("Den Rubin brauche ich.")];
    for words in &all {
        assert_eq!(say(&mut one, words).await["type"], "done");
    }
    hear(&mut two, 3).await;
    assert_eq!(words(&two), all);
    let by = &two.said()[0]["by"];
    assert_eq!((&by["seat"], &by["watches"]), (&json!(0), &json!(false)), "{by}");
    assert_eq!(say(&mut two, &phrase("thanks")).await["type"], "done");
    hear(&mut one, 4).await;

    let folder = app.stop().await;
    let app = TestApp::on(folder, settings()).await;
    let host = Client { address: app.address, ..host };
    let mut again = host.at(&table).await;
    hear(&mut again, 4).await;
    let record = host.get(&format!("/api/tables/{table}/record")).await.unwrap().body;
    let story = host.get(&format!("/api/tables/{table}/story")).await.unwrap().body;
    for trace in ["Rubin", "well_played", "reaction"] {
        assert!(!record.contains(trace) && !story.contains(trace), "{trace} is in the record");
    }
    assert!(again.position.to_string().find("well_played").is_none());
}

#[tokio::test]
async fn a_request_is_said_once_however_often_it_comes() {
    let app = TestApp::new().await;
    let (host, _, table) = two(&app, &private()).await;
    let mut live = host.at(&table).await;
    assert_eq!(say(&mut live, &phrase("ouch")).await["type"], "done");
    live.number -= 1;
    assert_eq!(say(&mut live, &phrase("ouch")).await["type"], "done");
    let mut again = host.at(&table).await;
    again.number = 0;
    assert_eq!(say(&mut again, &phrase("ouch")).await["type"], "done");
    assert_eq!(again.said().len(), 1);
}

#[tokio::test]
async fn among_strangers_nobody_writes_freely_unless_the_host_lets_them() {
    let app = TestApp::new().await;
    let (host, friend, table) = two(&app, &public()).await;
    let mut live = friend.at(&table).await;
    assert_eq!(live.table["talk"], json!({"allowed": "phrases", "guests": true}));
    let refusal = say(&mut live, &text("hello")).await;
    assert_eq!(refusal["problem"]["code"], "no_talk", "{refusal}");
    assert_eq!(say(&mut live, &phrase("good_luck")).await["type"], "done");
    assert_eq!(say(&mut live, &reaction(None)).await["type"], "done");

    let path = format!("/api/tables/{table}/talk");
    let all = json!({"allowed": "everything", "guests": true});
    refused(&friend.put(&path, &all).await.unwrap(), 403, "not_yours");
    assert_eq!(host.put(&path, &all).await.unwrap().json()["talk"], all);
    assert_eq!(say(&mut live, &text("hello")).await["type"], "done");
    assert_eq!(live.talk["may"], "everything");
    let nothing = json!({"allowed": "nothing", "guests": true});
    host.put(&path, &nothing).await.unwrap();
    assert_eq!(say(&mut live, &phrase("thanks")).await["problem"]["code"], "no_talk");
    refused(&host.put(&path, &json!({"allowed": "shouting"})).await.unwrap(), 400, "malformed");
}

#[tokio::test]
async fn a_host_may_let_only_those_with_an_account_speak() {
    let app = TestApp::new().await;
    let (host, guest) = (member(&app, "Leyla").await, app.guest().await);
    let mut table = private();
    table["talk"] = json!({"allowed": "everything", "guests": false});
    let table = begin(&host, &guest, &table).await;
    let (mut one, mut two) = (host.at(&table).await, guest.at(&table).await);
    assert_eq!(say(&mut one, &text("hello")).await["type"], "done");
    assert_eq!(say(&mut two, &phrase("thanks")).await["problem"]["code"], "no_talk");
    assert_eq!(two.talk["may"], "nothing");
    hear(&mut two, 1).await;
}

#[tokio::test]
async fn those_who_watch_a_rated_game_are_not_heard_by_its_players_before_the_end() {
    let app = TestApp::new().await;
    let (host, friend, watcher) =
        (member(&app, "Leyla").await, member(&app, "Bora").await, app.guest().await);
    let table = json!({
        "game": "dice", "options": {"players": 2}, "seats": [me(), open()], "begin": true,
        "seating": "as_seated",
    });
    let table = begin(&host, &friend, &table).await;
    let (mut one, mut two) = (host.at(&table).await, friend.at(&table).await);
    assert_eq!(one.table["rated"], true);
    let (mut eyes, mut others) = (watcher.at(&table).await, app.guest().await.at(&table).await);
    assert_eq!(say(&mut eyes, &text("take the ruby")).await["type"], "done");
    hear(&mut others, 1).await;
    assert_eq!(others.said()[0]["by"]["watches"], true);
    assert_eq!(say(&mut two, &phrase("one_moment")).await["type"], "done");
    hear(&mut eyes, 2).await;
    hear(&mut one, 1).await;
    assert_eq!(words(&one), [phrase("one_moment")]);
    let fresh = host.at(&table).await;
    drop(fresh);
    for step in 0_usize.. {
        let first = tokio::select! {
            asked = soon(one.wait_until_asked()) => asked.map(|asked| asked.then_some(true)),
            asked = soon(two.wait_until_asked()) => asked.map(|asked| asked.then_some(false)),
        };
        let Some(first) = first.unwrap() else { break };
        assert_eq!((one.said().len(), two.said().len()), (1, 1), "not while the game runs");
        let live = if first { &mut one } else { &mut two };
        let done = soon(live.choose(|count| step * 7 % count)).await.unwrap();
        assert_eq!(done["type"], "done", "{done}");
    }
    hear(&mut one, 2).await;
    assert!(words(&one).contains(&text("take the ruby")), "now everybody may know");
}

#[tokio::test]
async fn at_a_table_that_is_not_rated_those_who_watch_are_heard() {
    let app = TestApp::new().await;
    let (host, _, table) = two(&app, &private()).await;
    let mut one = host.at(&table).await;
    let mut eyes = app.guest().await.at(&table).await;
    assert_eq!(say(&mut eyes, &phrase("good_luck")).await["type"], "done");
    hear(&mut one, 1).await;
    assert_eq!(one.said()[0]["by"]["seat"], Value::Null);
    // Whoever has no cookie is nobody.
    let mut nobody = app.stranger().at(&table).await;
    hear(&mut nobody, 1).await;
    assert_eq!(say(&mut nobody, &phrase("thanks")).await["problem"]["code"], "no_guest");
}

#[tokio::test]
async fn a_muted_person_is_not_heard_on_any_device_and_neither_are_their_reactions() {
    let app = TestApp::new().await;
    let (host, friend, table) = two(&app, &private()).await;
    let (mut one, mut other) = (host.at(&table).await, host.at(&table).await);
    let mut two = friend.at(&table).await;
    say(&mut two, &text("before")).await;
    hear(&mut one, 1).await;
    let whom = id_of(&friend).await;
    assert_eq!(mute(&mut one, Some(&whom), true).await["type"], "done");
    assert!(one.said().is_empty(), "what they said before is gone as well");
    for words in [phrase("ouch"), reaction(None), text("can you hear me?")] {
        assert_eq!(say(&mut two, &words).await["type"], "done", "nobody is told who mutes them");
    }
    // They hear us, and we hear ourselves.
    say(&mut one, &phrase("thanks")).await;
    hear(&mut two, 5).await;
    assert_eq!(words(&one), [phrase("thanks")]);
    soon(async {
        while words(&other) != [phrase("thanks")] {
            let heard = other.next().await.unwrap().to_string();
            assert!(!heard.contains("can you hear me?"), "{heard}");
        }
    })
    .await;
    assert_eq!(one.talk["muted"], json!([{"id": whom, "name": "Jürgen"}]));
    let fresh = host.at(&table).await;
    drop(fresh);
    assert_eq!(mute(&mut one, Some(&whom), false).await["type"], "done");
    assert_eq!(one.said().len(), 5, "everything is there again");

    assert_eq!(mute(&mut one, None, true).await["type"], "done");
    assert_eq!((one.said().len(), &one.talk["all_muted"]), (1, &json!(true)));
    assert_eq!(mute(&mut one, None, false).await["type"], "done");
    assert_eq!(one.said().len(), 5);
}

#[tokio::test]
async fn only_somebody_else_at_the_table_can_be_muted() {
    let app = TestApp::new().await;
    let (host, _, table) = two(&app, &private()).await;
    let stranger = id_of(&app.guest().await).await;
    let mut one = host.at(&table).await;
    for whom in [id_of(&host).await.as_str(), stranger.as_str(), "nobody", ""] {
        assert_eq!(
            mute(&mut one, Some(whom), true).await["problem"]["code"],
            "malformed",
            "{whom}"
        );
    }
}

#[tokio::test]
async fn whoever_goes_takes_along_what_they_said() {
    let app = TestApp::new().await;
    let (host, friend, table) = two(&app, &private()).await;
    let watcher = app.guest().await;
    let (mut one, mut two) = (host.at(&table).await, friend.at(&table).await);
    let mut eyes = watcher.at(&table).await;
    say(&mut two, &text("a word of Jürgen")).await;
    say(&mut eyes, &text("a word of nobody")).await;
    say(&mut one, &text("a word of Leyla")).await;
    hear(&mut one, 3).await;
    let export = friend.get("/api/me/export").await.unwrap();
    let said = export.json()["talk"].clone();
    assert_eq!((&said[0]["table"], &said[0]["words"]), (&json!(table), &text("a word of Jürgen")));
    assert!(!export.body.contains("a word of Leyla"), "only one's own words are exported");

    assert_eq!(friend.delete("/api/me", Some(&json!({}))).await.unwrap().status, 204);
    hear(&mut one, 2).await;
    assert_eq!(watcher.delete("/api/me", Some(&json!({}))).await.unwrap().status, 204);
    hear(&mut one, 1).await;
    assert_eq!(words(&one), [text("a word of Leyla")]);
    for name in ["games.db", "games.db-wal"] {
        let bytes = std::fs::read(app.folder.path().join(name)).unwrap_or_default();
        let kept = bytes.windows(17).any(|window| window == "a word of Jürgen".as_bytes());
        assert!(!kept || name.ends_with("wal"), "it is still in the file");
    }
}

#[tokio::test]
async fn a_guest_who_signs_in_keeps_their_words_and_their_seat() {
    let app = TestApp::new().await;
    let account = member(&app, "Anka").await;
    let (host, mut friend, table) = two(&app, &private()).await;
    let mut one = host.at(&table).await;
    say(&mut friend.at(&table).await, &phrase("good_luck")).await;
    hear(&mut one, 1).await;
    let signed = crate::accounts::sign_in(&mut friend, "Anka", crate::accounts::PASSWORD).await;
    assert_eq!(signed.status, 200, "{}", signed.body);
    let id = id_of(&account).await;
    soon(async {
        while one.said()[0]["by"]["id"] != id.as_str() {
            one.next().await.unwrap();
        }
    })
    .await;
    assert_eq!(one.said()[0]["by"]["seat"], 1);
}

#[tokio::test]
async fn a_table_with_a_bot_alone_is_as_quiet_as_it_was() {
    let app = TestApp::new().await;
    let host = app.guest().await;
    let table = host.open_table(&[me(), bot()]).await;
    let mut live = host.at(&table).await;
    soon(live.hear("talk")).await.unwrap();
    assert_eq!(
        live.talk,
        json!({"said": [], "may": "everything", "banned": false, "muted": [], "all_muted": false})
    );
}
