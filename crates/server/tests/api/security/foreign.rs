//! Things of others, by their names.

use serde_json::json;

use crate::app::{Guest as _, TestApp, bot, me, new_table, open, refused};

#[tokio::test]
async fn nobody_begins_seats_or_leaves_for_others() {
    let app = TestApp::new().await;
    let (host, other) = (app.guest().await, app.guest().await);
    let table = host.open_table(&[me(), open()]).await;
    let before = host.get(&format!("/api/tables/{table}")).await.unwrap().json();
    let path = |what: &str| format!("/api/tables/{table}/{what}");
    refused(&other.post(&path("begin"), &json!({})).await.unwrap(), 403, "not_yours");
    refused(
        &other.put(&path("seats/1"), &json!({"chair": bot()})).await.unwrap(),
        403,
        "not_yours",
    );
    refused(
        &other.put(&path("seats/0"), &json!({"chair": bot()})).await.unwrap(),
        403,
        "not_yours",
    );
    // Whoever does not sit there leaves nothing.
    other.post(&path("leave"), &json!({})).await.unwrap();
    let nobody = app.stranger();
    for what in ["begin", "leave", "join"] {
        refused(&nobody.post(&path(what), &json!({})).await.unwrap(), 401, "no_guest");
    }
    let after = host.get(&format!("/api/tables/{table}")).await.unwrap().json();
    assert_eq!(after["seats"], before["seats"]);
}

#[tokio::test]
async fn a_table_that_is_not_public_is_in_no_list_of_others() {
    let app = TestApp::new().await;
    let (host, other) = (app.guest().await, app.guest().await);
    let table = host.open_table(&[me(), open()]).await;
    for guest in [&other, &app.stranger()] {
        let lists = guest.get("/api/tables").await.unwrap();
        assert!(!lists.body.contains(&table), "{}", lists.body);
    }
    let name = format!("{:?}", host.cookie);
    let shown = other.get(&format!("/api/tables/{table}")).await.unwrap();
    assert!(!shown.body.contains(&name[10..40]), "a secret is nowhere but in its cookie");
}

#[tokio::test]
async fn names_of_tables_and_records_cannot_be_counted_through() {
    let app = TestApp::new().await;
    let guest = app.guest().await;
    let mut names = Vec::new();
    for _ in 0..20 {
        let table = guest.post("/api/tables", &new_table(&[me(), bot()])).await.unwrap().json();
        names.push(table["id"].as_str().unwrap().to_owned());
    }
    // Ten letters out of 32 each: two of them have hardly more in common than chance gives.
    for (index, name) in names.iter().enumerate() {
        assert_eq!(name.len(), 10);
        for other in &names[..index] {
            let same = name.chars().zip(other.chars()).filter(|(one, two)| one == two).count();
            assert!(same <= 5, "{name} and {other}");
        }
    }
}
