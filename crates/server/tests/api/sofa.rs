//! One screen for everybody, telephones for hands.

use qrcode::{QrCode, render::svg};
use serde_json::{Value, json};
use server::{
    Settings,
    client::{Client, Live},
};

use crate::app::{Guest as _, TestApp, bot, me, new_table, open, refused, settings, soon};

/// A page that shows the board to everybody in the room.
async fn screen(client: &Client, table: &str) -> Live {
    let mut live = client.live(table).await.unwrap();
    let hello = json!({"type": "hello", "protocol": 1, "client": "screen", "screen": true});
    live.say(&hello).await.unwrap();
    soon(live.hear("welcome")).await.unwrap();
    live
}

/// A table of a screen at which two telephones play.
async fn two_hands(app: &TestApp) -> (Client, String, Client, Client) {
    let (host, leyla, bora) = (app.guest().await, app.guest().await, app.guest().await);
    let table = host.open_table(&[open(), open()]).await;
    for (guest, name) in [(&leyla, "Leyla"), (&bora, "Bora")] {
        let join = json!({"name": name});
        let reply = guest.post(&format!("/api/tables/{table}/join"), &join).await.unwrap();
        assert_eq!(reply.status, 200, "{}", reply.body);
    }
    let begun = host.post(&format!("/api/tables/{table}/begin"), &json!({})).await.unwrap();
    assert_eq!(begun.json()["phase"], "running", "{}", begun.body);
    (host, table, leyla, bora)
}

#[tokio::test]
async fn a_screen_sees_no_hand_and_answers_for_nobody_whoever_opened_it() {
    let app = TestApp::new().await;
    let host = app.guest().await;
    let table = host.open_table(&[me(), bot()]).await;
    let mut phone = host.at(&table).await;
    assert!(soon(phone.wait_until_asked()).await.unwrap());
    let mut shown = screen(&host, &table).await;
    assert_eq!(shown.position["view"]["viewer"], json!("spectator"), "{}", shown.position);
    assert_eq!(shown.position["asked"], Value::Null);
    assert_eq!(shown.table["mine"], json!([]));
    assert_eq!(shown.table["spectators"], 0, "a screen is nobody who watches");
    let own = phone.position["view"]["seats"][0]["hand"].to_string();
    let public = shown.position["view"]["seats"][0]["hand"].to_string();
    assert_ne!(own, public, "the hand itself stays on the telephone");

    let answer = phone.position["asked"]["answers"][0]["action"].clone();
    let version = phone.position["version"].clone();
    let said =
        json!({"type": "answer", "number": 1, "version": version, "seat": 0, "action": answer});
    shown.say(&said).await.unwrap();
    let refusal = soon(shown.hear("refused")).await.unwrap();
    assert_eq!(refusal["problem"]["code"], "not_yours", "{refusal}");
}

#[tokio::test]
async fn a_screen_opens_a_table_without_a_seat_of_its_own() {
    let app = TestApp::new().await;
    let (host, table, leyla, _) = two_hands(&app).await;
    let info = host.get(&format!("/api/tables/{table}")).await.unwrap().json();
    assert_eq!((&info["host"], &info["mine"]), (&json!(true), &json!([])));
    let mut phone = leyla.at(&table).await;
    assert!(soon(phone.wait_until_asked()).await.unwrap() || phone.is_over());

    // Strangers would wait for somebody who is not there; nobody plays for bots alone.
    let mut public = new_table(&[open(), open()]);
    public["public"] = json!(true);
    refused(&host.post("/api/tables", &public).await.unwrap(), 400, "malformed");
    let bots = new_table(&[bot(), bot()]);
    refused(&host.post("/api/tables", &bots).await.unwrap(), 400, "malformed");
    let table = host.open_table(&[open(), bot()]).await;
    let chair = json!({"chair": bot()});
    host.put(&format!("/api/tables/{table}/seats/0"), &chair).await.unwrap();
    let begun = host.post(&format!("/api/tables/{table}/begin"), &json!({})).await.unwrap();
    refused(&begun, 409, "not_now");
}

#[tokio::test]
async fn whoever_has_lost_the_screen_finds_its_table_in_the_list() {
    let app = TestApp::new().await;
    let (host, table, leyla, _) = two_hands(&app).await;
    let mine =
        async |guest: &Client| guest.get("/api/tables").await.unwrap().json()["mine"].clone();
    let listed = mine(&host).await;
    assert_eq!((&listed[0]["table"]["id"], &listed[0]["screen"]), (&json!(table), &json!(true)));
    assert_eq!(mine(&leyla).await[0]["screen"], false, "a telephone is no screen");

    // Who left a seat has no screen either.
    let (ada, bora) = (app.guest().await, app.guest().await);
    let played = ada.open_table(&[me(), open()]).await;
    for (guest, what) in [(&bora, "join"), (&ada, "begin"), (&bora, "leave"), (&ada, "leave")] {
        let done = guest.post(&format!("/api/tables/{played}/{what}"), &json!({})).await.unwrap();
        assert_eq!(done.status, 200, "{}", done.body);
    }
    assert_eq!((mine(&ada).await, mine(&bora).await), (json!([]), json!([])));
}

#[tokio::test]
async fn a_lost_telephone_gets_its_seat_back_when_the_screen_confirms_it() {
    let app = TestApp::new().await;
    let (host, table, leyla, bora) = two_hands(&app).await;
    let path = format!("/api/tables/{table}");
    let other = app.guest().await;
    let id = other.get("/api/me").await.unwrap().json()["id"].as_str().unwrap().to_owned();
    let mut shown = screen(&host, &table).await;

    let asked = other.post(&format!("{path}/seats/0/claim"), &json!({})).await.unwrap();
    assert_eq!(asked.json()["claims"], json!([{"seat": 0, "guest": id}]), "{}", asked.body);
    let told = soon(shown.hear("table")).await.unwrap();
    assert_eq!(told["table"]["claims"][0]["seat"], 0, "the screen is told");
    assert_eq!(asked.json()["mine"], json!([]), "asking alone gives nothing");

    let settle = |theirs: bool| json!({"theirs": theirs});
    let claim = format!("{path}/claims/{id}");
    refused(&other.put(&claim, &settle(true)).await.unwrap(), 403, "not_yours");
    refused(&bora.put(&claim, &settle(true)).await.unwrap(), 403, "not_yours");
    let denied = host.put(&claim, &settle(false)).await.unwrap();
    assert_eq!(denied.json()["claims"], json!([]));
    refused(&host.put(&claim, &settle(true)).await.unwrap(), 409, "not_now");

    other.post(&format!("{path}/seats/0/claim"), &json!({})).await.unwrap();
    let given = host.put(&claim, &settle(true)).await.unwrap();
    assert_eq!(given.status, 200, "{}", given.body);
    let mine = other.get(&path).await.unwrap().json();
    assert_eq!((&mine["mine"], &mine["seats"][0]["name"]), (&json!([0]), &json!("Leyla")));
    let before = leyla.get(&path).await.unwrap().json();
    assert_eq!(before["mine"], json!([]), "the lost device has no seat any more");
    let mut phone = other.at(&table).await;
    assert!(soon(phone.wait_until_asked()).await.unwrap(), "the game goes on from the new one");
}

#[tokio::test]
async fn nobody_takes_a_seat_from_somebody_who_plays_or_from_a_host_who_plays_too() {
    let app = TestApp::new().await;
    let (_, table, leyla, _) = two_hands(&app).await;
    let other = app.guest().await;
    let phone = leyla.at(&table).await;
    let claim = |table: &str, seat: u8| format!("/api/tables/{table}/seats/{seat}/claim");
    refused(&other.post(&claim(&table, 0), &json!({})).await.unwrap(), 409, "seat_taken");
    drop(phone);
    refused(&leyla.post(&claim(&table, 1), &json!({})).await.unwrap(), 409, "not_now");
    refused(&other.post(&claim(&table, 7), &json!({})).await.unwrap(), 404, "no_such_page");
    refused(&other.post(&claim(&table, 3), &json!({})).await.unwrap(), 409, "not_now");

    // Whoever plays could read the hand of a friend from a second browser.
    let (host, friend) = (app.guest().await, app.guest().await);
    let table = host.open_table(&[me(), open()]).await;
    friend.post(&format!("/api/tables/{table}/join"), &json!({})).await.unwrap();
    refused(&other.post(&claim(&table, 1), &json!({})).await.unwrap(), 403, "not_yours");
}

#[tokio::test]
async fn the_square_leads_telephones_to_an_address_they_reach() {
    let app = TestApp::new().await;
    let host = app.guest().await;
    let table = host.open_table(&[open(), open()]).await;
    let qr = |to: &str| format!("/api/tables/{table}/qr.svg{to}");
    let here = format!("http://{}/t/{table}", app.address);
    assert_eq!(host.get(&qr("")).await.unwrap().body, square(&here));
    let hand = host.get(&qr("?to=hand")).await.unwrap();
    assert_eq!(hand.body, square(&format!("{here}/hand")), "a telephone gets its own page");
    refused(&host.get(&qr("?to=nowhere")).await.unwrap(), 400, "malformed");
    let offer = host.get("/api/offer").await.unwrap().json();
    assert_eq!(offer["address"], Value::Null, "this machine alone knows 127.0.0.1");

    let url = "http://192.168.1.7:7878";
    let network = Settings { network_url: Some(url.to_owned()), ..settings() };
    let app = TestApp::with(network).await;
    let host = app.guest().await;
    let offer = host.get("/api/offer").await.unwrap().json();
    assert_eq!(offer["address"], json!(url));
    let table = host.open_table(&[open(), open()]).await;
    let hand = host.get(&format!("/api/tables/{table}/qr.svg?to=hand")).await.unwrap();
    assert_eq!(hand.body, square(&format!("{url}/t/{table}/hand")), "not to 127.0.0.1");
}

/// The picture in which a camera reads this link.
fn square(link: &str) -> String {
    QrCode::new(link).unwrap().render::<svg::Color<'_>>().min_dimensions(240, 240).build()
}

#[tokio::test]
async fn the_mark_a_telephone_chose_is_the_one_it_plays_with() {
    let app = TestApp::new().await;
    let (host, leyla, bora) = (app.guest().await, app.guest().await, app.guest().await);
    // Many seats: a lot would hardly leave everybody where they sat down.
    let mut new = new_table(&[open(), open(), bot(), bot(), bot()]);
    new.as_object_mut().unwrap().remove("seating");
    let opened = host.post("/api/tables", &new).await.unwrap().json();
    assert_eq!(opened["dice"]["seating"], "as_seated", "{opened}");
    let table = opened["id"].as_str().unwrap();
    for (guest, seat) in [(&leyla, 1), (&bora, 0)] {
        let join = json!({"name": format!("Player {seat}"), "seat": seat});
        let reply = guest.post(&format!("/api/tables/{table}/join"), &join).await.unwrap();
        assert_eq!(reply.status, 200, "{}", reply.body);
    }
    let begun = host.post(&format!("/api/tables/{table}/begin"), &json!({})).await.unwrap().json();
    assert_eq!(begun["phase"], "running", "{begun}");
    for (guest, seat) in [(&leyla, 1), (&bora, 0)] {
        let shown = guest.get(&format!("/api/tables/{table}")).await.unwrap().json();
        assert_eq!(shown["mine"], json!([seat]), "{shown}");
    }
}
