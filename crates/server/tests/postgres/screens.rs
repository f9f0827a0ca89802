//! A screen at one server, telephones at another.

use serde_json::json;
use server::client::Client;

use super::{Neighbour, database, open, soon, until};

#[tokio::test]
async fn a_seat_that_is_asked_for_at_one_server_is_confirmed_at_the_other() {
    let database = database().await;
    let (here, there) = (Neighbour::on(&database).await, Neighbour::on(&database).await);
    let tv = Client::guest(here.address).await.unwrap();
    let (leyla, other) =
        (Client::guest(there.address).await.unwrap(), Client::guest(there.address).await.unwrap());
    let table =
        open(&tv, json!([{"chair": "open"}, {"chair": "bot", "level": "easy"}]), false).await;
    let path = format!("/api/tables/{table}");
    let mut screen = tv.live(&table).await.unwrap();
    let hello = json!({"type": "hello", "protocol": 1, "client": "screen", "screen": true});
    screen.say(&hello).await.unwrap();
    soon(screen.hear("welcome")).await.unwrap();
    leyla.post(&format!("{path}/join"), &json!({"name": "Leyla"})).await.unwrap();
    until(&mut screen, |live| live.table["seats"][0]["name"] == "Leyla").await;
    let phone = leyla.get(&path).await.unwrap().json();
    assert!(phone["host_in"].is_null(), "the screen looks from the other server: {phone}");

    let asked = other.post(&format!("{path}/seats/0/claim"), &json!({})).await.unwrap();
    assert_eq!(asked.status, 200, "{}", asked.body);
    until(&mut screen, |live| live.table["claims"][0]["seat"] == 0).await;
    let claimer = screen.table["claims"][0]["guest"].as_str().unwrap().to_owned();
    let given =
        tv.put(&format!("{path}/claims/{claimer}"), &json!({"theirs": true})).await.unwrap();
    assert_eq!(given.status, 200, "{}", given.body);
    soon(async {
        while other.get(&path).await.unwrap().json()["mine"] != json!([0]) {
            tokio::task::yield_now().await;
        }
    })
    .await;
    assert_eq!(leyla.get(&path).await.unwrap().json()["mine"], json!([]));
}
