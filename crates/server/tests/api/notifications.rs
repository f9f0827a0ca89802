//! Notifications: they come once, to those who are away.

mod browsers;
mod channels;
mod mails;
mod post_office;

use std::time::Duration;

use serde_json::{Value, json};
use server::{
    NotificationSettings, Reach, Settings,
    client::{Client, Live},
};
use sqlx::{Connection as _, SqliteConnection};

use self::post_office::{Call, Hook};
use crate::{
    app::{Guest as _, TestApp, bot, me, open, play_on, refused, settings, soon},
    clocks::{days, timed, wait_longer},
    plans::{four, give, plan, play_to, up_to},
};

/// A house that calls at once, also on this machine.
fn eager() -> Settings {
    let notifications = NotificationSettings {
        grace: Duration::ZERO,
        every: Duration::from_millis(10),
        retry: Duration::ZERO,
        reach: Reach::Anywhere,
        ..NotificationSettings::default()
    };
    Settings { notifications, public_url: Some("https://house.example".to_owned()), ..settings() }
}

fn wishes() -> Value {
    json!({"language": "en", "notifications": ["turn", "asked", "time", "nudge", "over"]})
}

async fn add(guest: &Client, to: Value) -> Value {
    let wish = json!({"to": to, "wishes": wishes()});
    let reply = soon(guest.post("/api/me/notifications/channels", &wish)).await.unwrap();
    assert_eq!(reply.status, 201, "{}", reply.body);
    reply.json()
}

async fn hook(guest: &Client, hook: &Hook) -> Value {
    add(guest, json!({"kind": "json", "url": hook.url})).await
}

/// A table of these two, at which the first one is asked.
async fn table_of(host: &Client, friend: &Client) -> String {
    let table = host.open_table(&[me(), open()]).await;
    friend.post(&format!("/api/tables/{table}/join"), &json!({})).await.unwrap();
    let begun = host.post(&format!("/api/tables/{table}/begin"), &json!({})).await.unwrap();
    assert_eq!(begun.status, 200, "{}", begun.body);
    table
}

async fn test_channel(guest: &Client, channel: &Value) -> u16 {
    let id = channel["channel"]["id"].as_str().unwrap();
    let path = format!("/api/me/notifications/channels/{id}/test");
    soon(guest.post(&path, &json!({}))).await.unwrap().status
}

/// Plays until it is no longer this one's turn.
async fn play_turn(live: &mut Live, seat: u8) {
    soon(live.wait_until_asked()).await.unwrap();
    while live.position["waiting_for"] == seat {
        let done = soon(live.choose(|_| 0)).await.unwrap();
        assert_eq!(done["type"], "done", "{done}");
    }
}

/// The states of all notifications, with how long they still have to wait.
async fn kept(app: &TestApp) -> Vec<(String, i64)> {
    let url = format!("sqlite:{}", app.database().display());
    let mut database = SqliteConnection::connect(&url).await.unwrap();
    sqlx::query_as("SELECT state, due - CAST(strftime('%s') AS INTEGER) FROM notices ORDER BY due")
        .fetch_all(&mut database)
        .await
        .unwrap()
}

/// Waits until the notifications are like this.
async fn kept_like(app: &TestApp, wanted: impl Fn(&[(String, i64)]) -> bool) {
    soon(async {
        while !wanted(&kept(app).await) {
            tokio::time::sleep(Duration::from_millis(10)).await;
        }
    })
    .await;
}

/// What comes next is a test that was asked for just now: nothing else was on its way.
async fn nothing_but_a_test(guest: &Client, channel: &Value, hook: &mut Hook) {
    assert_eq!(test_channel(guest, channel).await, 204);
    let call = hook.next().await;
    assert_eq!(call.json()["notification"], Value::Null, "{}", call.json());
}

fn is_signed(call: &Call, secret: &str) -> bool {
    let key = ring::hmac::Key::new(ring::hmac::HMAC_SHA256, secret.as_bytes());
    let message = [call.header("bedesten-time").as_bytes(), b".", &call.body].concat();
    let tag = data_encoding::HEXLOWER.encode(ring::hmac::sign(&key, &message).as_ref());
    call.header("bedesten-signature") == format!("sha256={tag}")
}

#[tokio::test]
async fn whoever_is_away_is_told_once_with_a_link_and_a_signature() {
    let app = TestApp::with(eager()).await;
    let (host, friend) = (app.guest().await, app.guest().await);
    let mut bell = Hook::open().await;
    let channel = hook(&host, &bell).await;
    let table = table_of(&host, &friend).await;
    let call = bell.next().await;
    let told = call.json();
    assert_eq!(told["notification"], "turn");
    assert_eq!(told["text"], "Your turn: Guest 2");
    assert_eq!(told["link"], format!("https://house.example/t/{table}"));
    assert!(is_signed(&call, channel["secret"].as_str().unwrap()), "{call:?}");

    // Whatever else comes now, it is not the same again.
    friend.post(&format!("/api/tables/{table}/nudge"), &json!({})).await.unwrap();
    let told = bell.next().await.json();
    assert_eq!(told["notification"], "nudge");
    assert_eq!(told["text"], "Guest 2 is waiting: Guest 2");
    nothing_but_a_test(&host, &channel, &mut bell).await;
}

#[tokio::test]
async fn whoever_has_a_quarter_of_the_days_left_is_told_once_also_by_two_servers() {
    let eager = Settings { time_check: Duration::from_millis(20), ..eager() };
    let app = TestApp::with(eager.clone()).await;
    let (mut host, friend) = (app.guest().await, app.guest().await);
    let mut bell = Hook::open().await;
    let channel = hook(&host, &bell).await;
    let opened = host.post("/api/tables", &timed(&[me(), open()], &days(4), "stand_in")).await;
    let table = opened.unwrap().json()["id"].as_str().unwrap().to_owned();
    friend.post(&format!("/api/tables/{table}/join"), &json!({})).await.unwrap();
    host.post(&format!("/api/tables/{table}/begin"), &json!({})).await.unwrap();
    assert_eq!(bell.next().await.json()["notification"], "turn");

    let folder = app.stop().await;
    wait_longer(&folder.path().join("games.db"), &table, (73 * 60 + 30) * 60 * 1_000).await;
    let app = TestApp::on(folder, eager.clone()).await;
    let beside = app.beside(eager).await;
    host.address = beside.address;
    let told = bell.next().await.json();
    assert_eq!(told["notification"], "time", "{told}");
    assert_eq!(told["text"], "22 h left: Guest 2");
    // Both look many times more.
    tokio::time::sleep(Duration::from_millis(300)).await;
    nothing_but_a_test(&host, &channel, &mut bell).await;
}

#[tokio::test]
async fn the_recap_tells_what_others_did_and_none_of_their_secrets() {
    let app = TestApp::with(eager()).await;
    let (host, friend) = (app.guest().await, app.guest().await);
    host.put("/api/me", &json!({"name": "Aylin"})).await.unwrap();
    let mut bell = Hook::open().await;
    hook(&friend, &bell).await;
    let table = table_of(&host, &friend).await;
    let mut live = host.at(&table).await;
    play_turn(&mut live, 0).await;
    let told = bell.next().await.json();
    assert_eq!(told["text"], "Your turn: Aylin");
    let recap = told["recap"][0].as_str().unwrap();
    assert!(recap.starts_with("Aylin: 1 turn"), "{recap}");
    let cards = told.to_string().contains("card");
    assert!(!cards, "{told}");
}

#[tokio::test]
async fn two_servers_on_one_store_tell_everything_once() {
    let app = TestApp::with(eager()).await;
    let beside = app.beside(eager()).await;
    let (host, friend) = (app.guest().await, app.guest().await);
    let mut bell = Hook::open().await;
    let channel = hook(&host, &bell).await;
    let mut told = Vec::new();
    for _ in 0..12 {
        table_of(&host, &friend).await;
    }
    for _ in 0..12 {
        told.push(bell.next().await.json()["id"].as_str().unwrap().to_owned());
    }
    nothing_but_a_test(&host, &channel, &mut bell).await;
    told.sort();
    told.dedup();
    assert_eq!(told.len(), 12, "each once");
    beside.stop().await;
}

#[tokio::test]
async fn whoever_looks_is_not_called_and_a_hidden_page_does_not_look() {
    let app = TestApp::with(eager()).await;
    let (host, friend) = (app.guest().await, app.guest().await);
    let mut bell = Hook::open().await;
    let channel = hook(&friend, &bell).await;
    let table = table_of(&host, &friend).await;
    let mut live = host.at(&table).await;
    let mut page = friend.at(&table).await;
    play_turn(&mut live, 0).await;
    nothing_but_a_test(&friend, &channel, &mut bell).await;
    assert!(kept(&app).await.is_empty(), "nothing was even written");

    // Hidden soon after the question came: perhaps nobody has seen it.
    page.say(&json!({"type": "away", "away": true})).await.unwrap();
    assert_eq!(bell.next().await.json()["notification"], "turn");
    page.say(&json!({"type": "away", "away": false})).await.unwrap();
    kept_like(&app, |kept| kept.iter().all(|(state, _)| state == "seen")).await;
    play_turn(&mut page, 1).await;
    page.say(&json!({"type": "away", "away": true})).await.unwrap();
    play_turn(&mut live, 0).await;
    assert_eq!(bell.next().await.json()["notification"], "turn", "a hidden page is nobody");
    nothing_but_a_test(&friend, &channel, &mut bell).await;
}

#[tokio::test]
async fn whoever_comes_in_time_is_not_called() {
    let mut patient = eager();
    patient.notifications.grace = Duration::from_hours(1);
    let app = TestApp::with(patient).await;
    let (host, friend) = (app.guest().await, app.guest().await);
    let bell = Hook::open().await;
    hook(&host, &bell).await;
    let table = table_of(&host, &friend).await;
    kept_like(&app, |kept| kept.len() == 1 && kept[0].0 == "waiting" && kept[0].1 > 3_500).await;
    let live = host.at(&table).await;
    kept_like(&app, |kept| kept[0].0 == "seen").await;
    live.close().await;
    // The question was seen: leaving is no reason to call.
    friend.get(&format!("/api/tables/{table}")).await.unwrap();
    assert_eq!(kept(&app).await.len(), 1);
}

#[tokio::test]
async fn a_notification_that_is_no_longer_true_is_dropped() {
    let mut patient = eager();
    patient.notifications.grace = Duration::from_secs(1);
    let app = TestApp::with(patient).await;
    let (host, friend) = (app.guest().await, app.guest().await);
    let mut bell = Hook::open().await;
    let channel = hook(&host, &bell).await;
    let table = table_of(&host, &friend).await;
    host.post(&format!("/api/tables/{table}/leave"), &json!({})).await.unwrap();
    kept_like(&app, |kept| kept.iter().all(|(state, _)| state == "dropped")).await;
    nothing_but_a_test(&host, &channel, &mut bell).await;
}

#[tokio::test]
async fn whoever_has_planned_is_not_called_and_whoever_has_not_is_asked() {
    let app = TestApp::with(eager()).await;
    let (guests, table) = four(&app).await;
    let (mut planned, mut other) = (Hook::open().await, Hook::open().await);
    let channel = hook(&guests[2], &planned).await;
    hook(&guests[3], &other).await;
    let mut host = guests[0].at(&table).await;
    let mut visitor = guests[1].at(&table).await;
    let mut away = guests[2].at(&table).await;
    assert_eq!(plan(&mut away, 2, &up_to(3)).await["type"], "done");
    away.close().await;
    play_to(&mut host, 0, "auction").await;
    give(&mut host, 0, &json!({"do": "bid", "lira": 1})).await;
    play_to(&mut visitor, 1, "auction").await;
    give(&mut visitor, 1, &json!({"do": "bid", "lira": 2})).await;
    let asked = other.next().await.json();
    assert_eq!(asked["notification"], "asked");
    assert!(asked["text"].as_str().unwrap().starts_with("Your bid? ("), "{asked}");
    nothing_but_a_test(&guests[2], &channel, &mut planned).await;
}

#[tokio::test]
async fn quiet_hours_are_waited_for() {
    let app = TestApp::with(eager()).await;
    let (host, friend) = (app.guest().await, app.guest().await);
    let mut bell = Hook::open().await;
    let channel = hook(&host, &bell).await;
    let path =
        format!("/api/me/notifications/channels/{}", channel["channel"]["id"].as_str().unwrap());
    let minute = sqlx_minute(&app).await;
    let quiet = json!({"from": (minute + 1_380) % 1_440, "to": (minute + 60) % 1_440, "offset": 0});
    let mut wishes = wishes();
    wishes["quiet"] = quiet;
    let changed = host.put(&path, &json!({"on": true, "wishes": wishes})).await.unwrap();
    assert_eq!(changed.status, 200, "{}", changed.body);
    table_of(&host, &friend).await;
    kept_like(&app, |kept| kept.len() == 1 && kept[0].0 == "waiting" && kept[0].1 > 3_000).await;
    nothing_but_a_test(&host, &channel, &mut bell).await;

    let wrong = json!({"from": 1_440, "to": 0, "offset": 0});
    wishes["quiet"] = wrong;
    let refusal = host.put(&path, &json!({"on": true, "wishes": wishes})).await.unwrap();
    refused(&refusal, 400, "malformed");
}

/// The minute of the day in UTC.
async fn sqlx_minute(app: &TestApp) -> i64 {
    let url = format!("sqlite:{}", app.database().display());
    let mut database = SqliteConnection::connect(&url).await.unwrap();
    let query = "SELECT CAST(strftime('%s') AS INTEGER) / 60 % 1440";
    sqlx::query_scalar(query).fetch_one(&mut database).await.unwrap()
}

#[tokio::test]
async fn nobody_is_called_more_often_in_an_hour_than_is_good() {
    let mut calm = eager();
    calm.notifications.an_hour = 2;
    let app = TestApp::with(calm).await;
    let (host, friend) = (app.guest().await, app.guest().await);
    let mut bell = Hook::open().await;
    let channel = hook(&host, &bell).await;
    for _ in 0..2 {
        table_of(&host, &friend).await;
        assert_eq!(bell.next().await.json()["notification"], "turn");
    }
    kept_like(&app, |kept| kept.iter().all(|(state, _)| state == "sent")).await;
    table_of(&host, &friend).await;
    kept_like(&app, |kept| {
        kept.len() == 3 && kept.iter().any(|(state, wait)| state == "waiting" && *wait > 300)
    })
    .await;
    nothing_but_a_test(&host, &channel, &mut bell).await;
}

#[tokio::test]
async fn what_fails_is_tried_again_and_what_is_gone_is_not() {
    let app = TestApp::with(eager()).await;
    let (host, friend) = (app.guest().await, app.guest().await);
    let mut bell = Hook::open().await;
    let channel = hook(&host, &bell).await;
    bell.answer(&[500, 429]);
    table_of(&host, &friend).await;
    for attempt in 0..3 {
        assert_eq!(bell.next().await.json()["notification"], "turn", "attempt {attempt}");
    }
    kept_like(&app, |kept| kept[0].0 == "sent").await;
    bell.answer(&[410]);
    table_of(&host, &friend).await;
    bell.next().await;
    kept_like(&app, |kept| kept.iter().any(|(state, _)| state == "dropped")).await;
    let listed = host.get("/api/me/notifications").await.unwrap().json();
    assert_eq!(listed["channels"][0]["state"], "failed");
    assert_eq!(listed["channels"][0]["problem"], "gone");
    table_of(&host, &friend).await;
    nothing_but_a_test(&host, &channel, &mut bell).await;
}

#[tokio::test]
async fn the_end_is_told_to_those_who_are_away() {
    let app = TestApp::with(eager()).await;
    let guest = app.guest().await;
    let mut bell = Hook::open().await;
    hook(&guest, &bell).await;
    let table = guest.open_table(&[me(), bot()]).await;
    // Plays in a page that nobody looks at, as a program might.
    let mut page = guest.at(&table).await;
    page.say(&json!({"type": "away", "away": true})).await.unwrap();
    assert!(play_on(&mut page, 3_000).await, "the game is over");
    loop {
        let told = bell.next().await.json();
        if told["notification"] == "over" {
            assert!(told["text"].as_str().unwrap().starts_with("Game over: "), "{told}");
            break;
        }
    }
}

#[tokio::test]
async fn a_house_that_does_not_know_its_address_sends_no_links() {
    let mut nameless = eager();
    nameless.public_url = None;
    let app = TestApp::with(nameless).await;
    let guest = app.guest().await;
    let says = guest.get("/api/me/notifications").await.unwrap().json();
    assert_eq!((&says["mail"], &says["hooks"]), (&json!(false), &json!(false)));
    assert!(says["push"].is_string(), "browsers know where they are");
    let wish = json!({"to": {"kind": "json", "url": "https://a.example/"}, "wishes": wishes()});
    refused(&guest.post("/api/me/notifications/channels", &wish).await.unwrap(), 409, "not_now");
}
