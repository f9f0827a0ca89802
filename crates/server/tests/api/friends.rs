//! `/api/friends`: both agree, nobody is seen who hides, whoever is blocked does not notice.

use serde_json::{Value, json};
use server::{Limits, Rate, Settings, client::Client};

use crate::app::{Guest as _, TestApp, bot, me, open, refused, settings};

pub(crate) async fn person(app: &TestApp, name: &str) -> (Client, String) {
    let mut guest = app.guest().await;
    let reply = guest.post("/api/me/account", &json!({"name": name})).await.unwrap();
    assert_eq!(reply.status, 201, "{}", reply.body);
    guest.keep_cookie(&reply);
    let id = reply.json()["id"].as_str().unwrap().to_owned();
    (guest, id)
}

async fn friends(guest: &Client) -> Value {
    let reply = guest.get("/api/friends").await.unwrap();
    assert_eq!(reply.status, 200, "{}", reply.body);
    reply.json()
}

async fn answer(guest: &Client, id: &str, answer: &str) -> Value {
    let path = format!("/api/friends/{id}");
    let reply = guest.put(&path, &json!({"answer": answer})).await.unwrap();
    assert_eq!(reply.status, 200, "{}", reply.body);
    reply.json()
}

async fn ask(guest: &Client, wish: Value) -> server::client::Reply {
    guest.post("/api/friends", &wish).await.unwrap()
}

#[tokio::test]
async fn friends_by_name_are_friends_when_both_have_agreed() {
    let app = TestApp::new().await;
    let ((ada, ada_id), (bora, bora_id)) = (person(&app, "Ada").await, person(&app, "Bora").await);
    refused(&ask(&ada, json!({"name": "Nobody"})).await, 404, "no_such_page");
    refused(&ask(&ada, json!({"name": "ADA"})).await, 400, "malformed");
    refused(&ask(&ada, json!({})).await, 400, "malformed");
    let asked = ask(&ada, json!({"name": "bora"})).await.json();
    assert_eq!(asked["asked"], json!([{"id": bora_id, "name": "Bora"}]));
    assert_eq!(asked["friends"], json!([]));
    assert_eq!(
        answer(&ada, &bora_id, "accept").await["friends"],
        json!([]),
        "it is not hers to say"
    );
    let asks = friends(&bora).await;
    assert_eq!(asks["ask_me"], json!([{"id": ada_id, "name": "Ada"}]));
    let agreed = answer(&bora, &ada_id, "accept").await;
    assert_eq!(agreed["friends"], json!([{"id": ada_id, "name": "Ada", "here": true}]));
    assert_eq!(friends(&ada).await["friends"][0]["here"], true, "she has just looked");

    let hidden = bora.put("/api/friends", &json!({"hidden": true})).await.unwrap().json();
    assert_eq!(hidden["hidden"], true);
    assert_eq!(friends(&ada).await["friends"][0]["here"], false, "who hides is not seen");
    answer(&ada, &bora_id, "remove").await;
    assert_eq!(friends(&bora).await["friends"], json!([]));
}

#[tokio::test]
async fn a_link_is_the_consent_of_its_owner_until_it_is_renewed() {
    let app = TestApp::new().await;
    let ((ada, _), (bora, bora_id)) = (person(&app, "Ada").await, person(&app, "Bora").await);
    let link = friends(&ada).await["link"].as_str().unwrap().to_owned();
    let door = bora.get(&format!("/api/friends/link/{link}")).await.unwrap().json();
    assert_eq!((&door["who"]["name"], &door["friends"]), (&json!("Ada"), &json!(false)));
    let mine = ada.get(&format!("/api/friends/link/{link}")).await.unwrap().json();
    assert_eq!(mine["mine"], true);
    let agreed = ask(&bora, json!({"link": link})).await.json();
    assert_eq!(agreed["friends"][0]["name"], "Ada");
    assert_eq!(friends(&ada).await["friends"][0]["id"], json!(bora_id));

    let renewed = ada.put("/api/friends", &json!({"new_link": true})).await.unwrap().json();
    assert_ne!(renewed["link"], json!(link));
    refused(&ask(&bora, json!({"link": link})).await, 404, "no_such_page");
    refused(&bora.get(&format!("/api/friends/link/{link}")).await.unwrap(), 404, "no_such_page");
}

#[tokio::test]
async fn whoever_is_blocked_asks_in_vain_and_does_not_notice() {
    let app = TestApp::new().await;
    let ((ada, ada_id), (bora, bora_id)) = (person(&app, "Ada").await, person(&app, "Bora").await);
    let link = friends(&bora).await["link"].as_str().unwrap().to_owned();
    ask(&ada, json!({"link": link})).await;
    let blocked = answer(&bora, &ada_id, "block").await;
    assert_eq!((&blocked["friends"], &blocked["blocked"][0]["name"]), (&json!([]), &json!("Ada")));
    let quiet = ask(&ada, json!({"name": "Bora"})).await;
    assert_eq!(quiet.status, 200, "it looks as always: {}", quiet.body);
    refused(&ask(&ada, json!({"link": link})).await, 404, "no_such_page");
    assert_eq!(friends(&bora).await["ask_me"], json!([]));
    answer(&ada, &bora_id, "unblock").await;
    assert_eq!(friends(&bora).await["blocked"][0]["name"], "Ada", "nobody unblocks themselves");
    answer(&bora, &ada_id, "unblock").await;
    ask(&ada, json!({"name": "Bora"})).await;
    assert_eq!(friends(&bora).await["ask_me"][0]["name"], "Ada");
}

#[tokio::test]
async fn a_friend_is_asked_to_a_table_and_nobody_else() {
    let app = TestApp::new().await;
    let ((ada, ada_id), (bora, bora_id)) = (person(&app, "Ada").await, person(&app, "Bora").await);
    let (cem, _) = person(&app, "Cem").await;
    let table = ada.open_table(&[me(), open()]).await;
    let path = format!("/api/tables/{table}/invite");
    let invite = json!({"friend": bora_id});
    refused(&ada.post(&path, &invite).await.unwrap(), 403, "not_yours");
    let link = friends(&bora).await["link"].as_str().unwrap().to_owned();
    ask(&ada, json!({"link": link})).await;
    assert_eq!(ada.post(&path, &invite).await.unwrap().status, 204);
    refused(&cem.post(&path, &invite).await.unwrap(), 403, "not_yours");
    let invitation = friends(&bora).await["invitations"][0].clone();
    assert_eq!((&invitation["table"], &invitation["by"]["id"]), (&json!(table), &json!(ada_id)));
    let gone = bora.delete(&format!("/api/friends/invitations/{table}"), None).await.unwrap();
    assert_eq!(gone.status, 204);
    assert_eq!(friends(&bora).await["invitations"], json!([]));

    ada.post(&path, &invite).await.unwrap();
    bora.post(&format!("/api/tables/{table}/join"), &json!({})).await.unwrap();
    assert_eq!(friends(&bora).await["invitations"], json!([]), "whoever sits there has come");
    refused(&ada.post(&path, &invite).await.unwrap(), 409, "table_full");
    let alone = ada.open_table(&[me(), bot()]).await;
    refused(
        &ada.post(&format!("/api/tables/{alone}/invite"), &invite).await.unwrap(),
        409,
        "not_now",
    );
}

#[tokio::test]
async fn friends_need_an_account_and_patience() {
    let requests = Rate { burst: 2, per_second: 0.0 };
    let limits = Limits { friend_requests: requests, ..settings().limits };
    let app = TestApp::with(Settings { limits, ..settings() }).await;
    let guest = app.guest().await;
    refused(&guest.get("/api/friends").await.unwrap(), 409, "not_now");
    refused(&app.stranger().get("/api/friends").await.unwrap(), 401, "no_guest");
    let (ada, _) = person(&app, "Ada").await;
    for name in ["Bora", "Cem", "Defne"] {
        person(&app, name).await;
    }
    assert_eq!(ask(&ada, json!({"name": "Bora"})).await.status, 200);
    assert_eq!(ask(&ada, json!({"name": "Cem"})).await.status, 200);
    refused(&ask(&ada, json!({"name": "Defne"})).await, 429, "too_many");
}

#[tokio::test]
async fn whoever_is_forgotten_is_nobodys_friend() {
    let app = TestApp::new().await;
    let ((ada, _), (bora, _)) = (person(&app, "Ada").await, person(&app, "Bora").await);
    let link = friends(&bora).await["link"].as_str().unwrap().to_owned();
    ask(&ada, json!({"link": link})).await;
    let export = bora.get("/api/me/export").await.unwrap().json();
    assert_eq!(export["friends"]["friends"][0]["name"], "Ada");
    assert_eq!(bora.delete("/api/me", Some(&json!({}))).await.unwrap().status, 204);
    assert_eq!(friends(&ada).await["friends"], json!([]));
    refused(&ask(&ada, json!({"link": link})).await, 404, "no_such_page");
}
