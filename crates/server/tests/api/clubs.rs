//! `/api/clubs` and `/api/tournaments`.

mod tournaments;

use serde_json::{Value, json};
use server::client::Client;

use crate::{
    app::{Guest as _, TestApp, me, open, refused},
    friends::person,
};

/// A club of these people, the first of whom owns it.
async fn club_of(people: &[(Client, String)]) -> String {
    let (owner, _) = &people[0];
    let club = json!({"name": "Grand Bazaar", "about": "Thursdays, with tea"});
    let founded = owner.post("/api/clubs", &club).await.unwrap();
    assert_eq!(founded.status, 201, "{}", founded.body);
    let founded = founded.json();
    let link = founded["link"].as_str().unwrap();
    for (other, _) in &people[1..] {
        let joined = other.post(&format!("/api/clubs/link/{link}"), &json!({})).await.unwrap();
        assert_eq!(joined.status, 200, "{}", joined.body);
    }
    founded["id"].as_str().unwrap().to_owned()
}

async fn page(guest: &Client, club: &str) -> Value {
    let reply = guest.get(&format!("/api/clubs/{club}")).await.unwrap();
    assert_eq!(reply.status, 200, "{}", reply.body);
    reply.json()
}

async fn people(app: &TestApp, names: &[&str]) -> Vec<(Client, String)> {
    let mut people = Vec::new();
    for name in names {
        people.push(person(app, name).await);
    }
    people
}

#[tokio::test]
async fn a_club_is_joined_by_its_link_and_hidden_from_others() {
    let app = TestApp::new().await;
    let people = people(&app, &["Ada", "Bora", "Cem"]).await;
    let club = club_of(&people[..2]).await;
    let [(ada, ada_id), (bora, bora_id), (cem, _)] = &people[..] else { unreachable!() };
    let shown = page(ada, &club).await;
    assert_eq!((&shown["name"], &shown["role"]), (&json!("Grand Bazaar"), &json!("owner")));
    let members: Vec<&Value> =
        shown["members"].as_array().unwrap().iter().map(|member| &member["name"]).collect();
    assert_eq!(members, ["Ada", "Bora"]);
    assert_eq!(page(bora, &club).await["link"], Value::Null, "members do not let others in");
    refused(&cem.get(&format!("/api/clubs/{club}")).await.unwrap(), 404, "no_such_page");
    refused(&app.guest().await.get("/api/clubs/nowhere").await.unwrap(), 404, "no_such_page");
    let link = shown["link"].as_str().unwrap();
    let door = cem.get(&format!("/api/clubs/link/{link}")).await.unwrap().json();
    assert_eq!((&door["members"], &door["member"]), (&json!(2), &json!(false)));
    let guest = app.guest().await;
    let refusal = guest.post(&format!("/api/clubs/link/{link}"), &json!({})).await.unwrap();
    refused(&refusal, 409, "not_now");
    let change = json!({"new_link": true, "about": ""});
    let renewed = ada.put(&format!("/api/clubs/{club}"), &change).await.unwrap();
    assert_eq!(renewed.json()["about"], "");
    refused(&cem.get(&format!("/api/clubs/link/{link}")).await.unwrap(), 404, "no_such_page");
    for wrong in
        [json!({"name": "\u{202e}"}), json!({"name": "—"}), json!({"name": "a".repeat(31)})]
    {
        refused(&ada.post("/api/clubs", &wrong).await.unwrap(), 400, "bad_name");
    }

    // Nobody sends away whoever stands as high; the longest there looks after what is left.
    let member = |id: &str| format!("/api/clubs/{club}/members/{id}");
    refused(&bora.delete(&member(ada_id), None).await.unwrap(), 403, "not_yours");
    refused(
        &bora.put(&member(ada_id), &json!({"role": "member"})).await.unwrap(),
        403,
        "not_yours",
    );
    assert_eq!(ada.delete(&member(ada_id), None).await.unwrap().status, 204);
    assert_eq!(page(bora, &club).await["role"], "owner");
    assert_eq!(bora.delete(&member(bora_id), None).await.unwrap().status, 204);
    assert_eq!(bora.get("/api/clubs").await.unwrap().json()["clubs"], json!([]));
}

#[tokio::test]
async fn a_club_has_a_calendar_tables_and_ratings_of_its_own() {
    let app = TestApp::new().await;
    let people = people(&app, &["Ada", "Bora"]).await;
    let club = club_of(&people).await;
    let [(ada, _), (bora, _)] = &people[..] else { unreachable!() };
    let dates = format!("/api/clubs/{club}/dates");
    let date = json!({"title": "Evening – at Leyla’s", "begins": 4_000_000_000_i64});
    refused(&ada.post(&dates, &date).await.unwrap(), 400, "malformed");
    let soon = i64::try_from(std::time::UNIX_EPOCH.elapsed().unwrap().as_secs()).unwrap() + 60;
    let date = json!({"title": "Evening – at Leyla’s", "begins": soon});
    refused(&bora.post(&dates, &date).await.unwrap(), 403, "not_yours");
    let shown = ada.post(&dates, &date).await.unwrap().json();
    assert_eq!(shown["calendar"][0]["title"], "Evening – at Leyla’s");
    let id = shown["calendar"][0]["id"].as_str().unwrap();
    let without = ada.delete(&format!("{dates}/{id}"), None).await.unwrap().json();
    assert_eq!(without["calendar"], json!([]));

    let table = bora.open_table(&[me(), open()]).await;
    let tables = format!("/api/clubs/{club}/tables");
    refused(&ada.post(&tables, &json!({"table": table})).await.unwrap(), 403, "not_yours");
    bora.post(&tables, &json!({"table": table})).await.unwrap();
    let shown = page(ada, &club).await;
    assert_eq!(shown["tables"][0]["table"]["id"], json!(table));
    assert_eq!(shown["ratings"], json!([]));
}
