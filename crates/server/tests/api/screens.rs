//! A screen without a seat looks after its table from the first game to the next.

use std::time::Duration;

use serde_json::{Value, json};
use server::{
    Settings,
    client::{Client, Live, Reply},
};

use crate::app::{Guest as _, TestApp, bot, me, new_table, open, refused, settings, soon};

/// Somebody may be replaced at once, and bots do nothing while the test looks.
fn impatient() -> Settings {
    Settings { absence: Duration::ZERO, bot_pause: Duration::from_hours(1), ..settings() }
}

/// A page that shows the board to everybody in the room.
async fn screen(client: &Client, table: &str) -> Live {
    let mut live = client.live(table).await.unwrap();
    let hello = json!({"type": "hello", "protocol": 1, "client": "screen", "screen": true});
    live.say(&hello).await.unwrap();
    soon(live.hear("welcome")).await.unwrap();
    live
}

async fn post(guest: &Client, table: &str, what: &str) -> Reply {
    guest.post(&format!("/api/tables/{table}/{what}"), &json!({})).await.unwrap()
}

async fn shown(guest: &Client, table: &str) -> Value {
    guest.get(&format!("/api/tables/{table}")).await.unwrap().json()
}

/// A running table of a screen: Leyla is asked, then Bora, then perhaps a bot.
async fn around(app: &TestApp, bots: usize) -> (Client, String, [Client; 2]) {
    let host = app.guest().await;
    let phones = [app.guest().await, app.guest().await];
    let mut seats = vec![open(), open()];
    seats.extend((0..bots).map(|_| bot()));
    let table = host.open_table(&seats).await;
    for (guest, name) in phones.iter().zip(["Leyla", "Bora"]) {
        guest.post(&format!("/api/tables/{table}/join"), &json!({"name": name})).await.unwrap();
    }
    let begun = post(&host, &table, "begin").await;
    assert_eq!(begun.json()["phase"], "running", "{}", begun.body);
    (host, table, phones)
}

async fn end(table: &str, phones: &[Client]) {
    for phone in phones {
        let wish = json!({"agree": true});
        let ended = phone.put(&format!("/api/tables/{table}/end"), &wish).await.unwrap();
        assert_eq!(ended.status, 200, "{}", ended.body);
    }
}

#[tokio::test]
async fn a_telephone_that_takes_its_seat_back_leaves_the_table_to_the_screen() {
    let app = TestApp::with(impatient()).await;
    let (host, table, [leyla, bora]) = around(&app, 0).await;
    post(&leyla, &table, "leave").await;
    let back = post(&leyla, &table, "back").await.json();
    assert_eq!((&back["mine"], &back["host"]), (&json!([0]), &json!(false)), "{back}");
    assert_eq!(shown(&host, &table).await["host"], true);

    let other = app.guest().await;
    let asked = post(&other, &table, "seats/1/claim").await.json();
    let claimer = asked["claims"][0]["guest"].as_str().unwrap();
    let path = format!("/api/tables/{table}/claims/{claimer}");
    let given = host.put(&path, &json!({"theirs": true})).await.unwrap();
    assert_eq!(given.status, 200, "the screen still confirms: {}", given.body);
    assert_eq!(shown(&bora, &table).await["mine"], json!([]));

    // A host who sat there and left hands the table over, as before.
    let (ada, cem) = (app.guest().await, app.guest().await);
    let table = ada.open_table(&[me(), open()]).await;
    post(&cem, &table, "join").await;
    post(&ada, &table, "begin").await;
    post(&ada, &table, "leave").await;
    assert_eq!(shown(&cem, &table).await["host"], true);
}

#[tokio::test]
async fn the_screen_lets_a_bot_play_for_a_telephone_that_has_vanished() {
    let app = TestApp::with(impatient()).await;
    let (host, table, [leyla, bora]) = around(&app, 0).await;
    let _shown = screen(&host, &table).await;
    let path = format!("/api/tables/{table}/stand-in");
    let wish = |seat: u8, agree: bool| json!({"seat": seat, "agree": agree});
    refused(&app.guest().await.put(&path, &wish(0, true)).await.unwrap(), 403, "not_yours");
    let phone = leyla.at(&table).await;
    refused(&host.put(&path, &wish(0, true)).await.unwrap(), 409, "not_now");
    phone.close().await;
    refused(&host.put(&path, &wish(1, true)).await.unwrap(), 409, "not_now");
    let against = host.put(&path, &wish(0, false)).await.unwrap().json();
    assert_eq!(against["seats"][0]["stand_in"], false);
    let there = bora.at(&table).await;
    let replaced = soon(async {
        loop {
            // The server may not have noticed yet that the telephone is gone.
            let reply = host.put(&path, &wish(0, true)).await.unwrap();
            if reply.status == 200 {
                return reply.json();
            }
            tokio::task::yield_now().await;
        }
    })
    .await;
    assert_eq!(replaced["seats"][0]["stand_in"], true, "{replaced}");
    drop(there);
    let back = post(&leyla, &table, "back").await.json();
    assert_eq!((&back["seats"][0]["stand_in"], &back["host"]), (&json!(false), &json!(false)));
}

#[tokio::test]
async fn a_return_match_around_a_screen_is_looked_after_by_the_screen() {
    let app = TestApp::with(impatient()).await;
    let (host, table, phones) = around(&app, 0).await;
    let mut shows = screen(&host, &table).await;
    let mut lives = [phones[0].at(&table).await, phones[1].at(&table).await];
    end(&table, &phones).await;
    for live in &mut lives {
        live.say(&json!({"type": "again", "number": 1, "again": true})).await.unwrap();
    }
    soon(async {
        while shows.table["rematch"].is_null() {
            shows.hear("table").await.unwrap();
        }
    })
    .await;
    let next = shows.table["rematch"].as_str().unwrap();
    let info = shown(&host, next).await;
    assert_eq!((&info["host"], &info["mine"]), (&json!(true), &json!([])), "{info}");
    assert_eq!(shown(&phones[1], next).await["host"], false);
}

#[tokio::test]
async fn the_same_table_again_has_the_same_screen_whoever_presses() {
    let app = TestApp::with(impatient()).await;
    for phone_first in [false, true] {
        let (host, table, phones) = around(&app, 1).await;
        end(&table, &phones).await;
        let first = if phone_first { &phones[1] } else { &host };
        let opened = post(first, &table, "again").await;
        assert_eq!(opened.status, 201, "{}", opened.body);
        let new = opened.json()["id"].as_str().unwrap().to_owned();
        let again = &shown(&phones[0], &table).await["again"];
        let by = if phone_first { json!(1) } else { Value::Null };
        assert_eq!(*again, json!({"table": new, "by": by}));
        for (who, mine) in [(&host, json!([])), (&phones[0], json!([0])), (&phones[1], json!([1]))]
        {
            let along = post(who, &table, "again").await;
            assert_eq!((along.status, &along.json()["id"]), (200, &json!(new)), "{}", along.body);
            assert_eq!(along.json()["mine"], mine, "{}", along.body);
        }
        let info = shown(&host, &new).await;
        assert_eq!(info["host"], true);
        assert_eq!(info["seats"][2]["sitter"]["sitter"], "bot");
        assert_eq!(post(&host, &new, "begin").await.json()["phase"], "running");
    }
    // Whoever looked on opens one for themselves.
    let (_, table, phones) = around(&app, 0).await;
    end(&table, &phones).await;
    let eve = app.guest().await;
    let own = post(&eve, &table, "again").await.json();
    assert_eq!((&own["host"], &own["mine"]), (&json!(true), &json!([0])));
}

#[tokio::test]
async fn whoever_asks_for_a_seat_is_kept_for_a_restart_and_not_after_a_farewell() {
    let app = TestApp::with(impatient()).await;
    let (mut host, table, _phones) = around(&app, 0).await;
    let (mut other, gone) = (app.guest().await, app.guest().await);
    post(&other, &table, "seats/0/claim").await;
    post(&gone, &table, "seats/1/claim").await;
    let app = TestApp::on(app.stop().await, impatient()).await;
    for guest in [&mut host, &mut other] {
        guest.address = app.address;
    }
    let gone = Client { address: app.address, ..gone };
    assert_eq!(shown(&host, &table).await["claims"].as_array().unwrap().len(), 2);
    let farewell = gone.delete("/api/me", Some(&json!({}))).await.unwrap();
    assert_eq!(farewell.status, 204, "{}", farewell.body);
    let left = shown(&host, &table).await;
    assert_eq!(left["claims"].as_array().unwrap().len(), 1, "{left}");
    let claimer = left["claims"][0]["guest"].as_str().unwrap();
    let path = format!("/api/tables/{table}/claims/{claimer}");
    let given = host.put(&path, &json!({"theirs": true})).await.unwrap();
    assert_eq!(given.json()["claims"], json!([]), "{}", given.body);
    assert_eq!(shown(&other, &table).await["mine"], json!([0]));

    // Before the game as well.
    let table = host.open_table(&[open(), open()]).await;
    let phone = app.guest().await;
    post(&phone, &table, "join").await;
    post(&other, &table, "seats/0/claim").await;
    let app = TestApp::on(app.stop().await, impatient()).await;
    host.address = app.address;
    assert_eq!(shown(&host, &table).await["claims"][0]["seat"], 0);
}

#[tokio::test]
async fn what_is_pressed_on_a_telephone_is_ringed_on_the_screen_and_nowhere_else() {
    let app = TestApp::with(impatient()).await;
    let (host, table, phones) = around(&app, 0).await;
    let mut shows = screen(&host, &table).await;
    let mut foreign = screen(&app.guest().await, &table).await;
    let (mut asked, mut waits) = (phones[0].at(&table).await, phones[1].at(&table).await);
    assert!(soon(asked.wait_until_asked()).await.unwrap());
    let version = asked.position["version"].clone();
    let point = |version: &Value, place: Value| json!({"type": "point", "version": version, "place": place});
    // Whoever is not asked, an old version, no place of the board: nobody is told.
    waits.say(&point(&version, json!(3))).await.unwrap();
    waits.say(&json!({"type": "look", "seat": 0})).await.unwrap();
    soon(waits.hear("refused")).await.unwrap();
    for (version, place) in
        [(json!(999), json!(4)), (version.clone(), json!(26)), (version.clone(), json!(0))]
    {
        asked.say(&point(&version, place)).await.unwrap();
    }
    asked.say(&point(&version, json!(7))).await.unwrap();
    let pointed = soon(shows.hear("pointed")).await.unwrap();
    assert_eq!(pointed, json!({"type": "pointed", "version": version, "place": 7}));
    asked.say(&point(&version, Value::Null)).await.unwrap();
    assert_eq!(soon(shows.hear("pointed")).await.unwrap()["place"], Value::Null);

    // The others hear the answer next, and had heard nothing of it.
    assert_eq!(soon(asked.choose(|_| 0)).await.unwrap()["type"], "done");
    for other in [&mut waits, &mut foreign] {
        loop {
            let said = soon(other.next()).await.unwrap();
            assert_ne!(said["type"], "pointed", "{said}");
            if said["type"] == "changed" {
                break;
            }
        }
    }
    // More than fits a person ends the conversation, as with every message.
    let none = asked.say(&point(&version, json!("a hand of cards"))).await;
    none.unwrap();
    assert_eq!(soon(asked.hear("closing")).await.unwrap()["problem"]["code"], "malformed");
}

#[tokio::test]
async fn nothing_is_ringed_where_no_screen_looks_after_the_table() {
    let app = TestApp::with(impatient()).await;
    let ada = app.guest().await;
    let reply = ada.post("/api/tables", &new_table(&[me(), bot()])).await.unwrap().json();
    let table = reply["id"].as_str().unwrap();
    let (mut own, mut shows) = (ada.at(table).await, screen(&ada, table).await);
    assert!(soon(own.wait_until_asked()).await.unwrap());
    let version = own.position["version"].clone();
    own.say(&json!({"type": "point", "version": version, "place": 3})).await.unwrap();
    assert_eq!(soon(own.choose(|_| 0)).await.unwrap()["type"], "done");
    loop {
        let said = soon(shows.next()).await.unwrap();
        assert_ne!(said["type"], "pointed", "{said}");
        if said["type"] == "changed" {
            break;
        }
    }
}
