//! `/api/tables/{id}/seats`, join and leave.

use serde_json::json;

use crate::app::{Guest as _, TestApp, bot, hot_seat, me, open, refused};

#[tokio::test]
async fn the_host_gives_free_seats_away_and_nobody_else_does() {
    let app = TestApp::new().await;
    let (host, friend) = (app.guest().await, app.guest().await);
    let table = host.open_table(&[me(), open(), open()]).await;
    let seat = |seat: u8| format!("/api/tables/{table}/seats/{seat}");
    let given = host.put(&seat(2), &json!({"chair": bot()})).await.unwrap().json();
    assert_eq!(given["seats"][2]["sitter"]["sitter"], "bot");
    let freed = host.put(&seat(2), &json!({"chair": open()})).await.unwrap().json();
    assert_eq!(freed["seats"][2]["sitter"]["sitter"], "nobody");
    let give = json!({"chair": hot_seat("Bo")});
    assert_eq!(host.put(&seat(2), &give).await.unwrap().json()["mine"], json!([0, 2]));

    refused(&friend.put(&seat(1), &json!({"chair": bot()})).await.unwrap(), 403, "not_yours");
    friend.post(&format!("/api/tables/{table}/join"), &json!({})).await.unwrap();
    refused(&host.put(&seat(1), &json!({"chair": bot()})).await.unwrap(), 409, "seat_taken");
    refused(&host.put(&seat(4), &json!({"chair": bot()})).await.unwrap(), 400, "malformed");
    refused(&host.put(&seat(9), &json!({"chair": bot()})).await.unwrap(), 404, "no_such_page");
}

#[tokio::test]
async fn seats_are_taken_changed_and_left() {
    let app = TestApp::new().await;
    let (host, friend, third) = (app.guest().await, app.guest().await, app.guest().await);
    let table = host.open_table(&[me(), open(), open()]).await;
    let join = format!("/api/tables/{table}/join");
    let leave = format!("/api/tables/{table}/leave");
    let seat = |seat: u8| json!({"seat": seat});
    assert_eq!(friend.post(&join, &seat(2)).await.unwrap().json()["mine"], json!([2]));
    refused(&third.post(&join, &seat(2)).await.unwrap(), 409, "seat_taken");
    assert_eq!(friend.post(&join, &seat(1)).await.unwrap().json()["mine"], json!([1]));
    assert_eq!(friend.post(&join, &json!({})).await.unwrap().json()["mine"], json!([1]));
    assert_eq!(third.post(&join, &json!({})).await.unwrap().json()["mine"], json!([2]));
    let late = app.guest().await.post(&join, &json!({})).await.unwrap();
    refused(&late, 409, "table_full");

    // The host leaves: somebody else may begin now.
    host.post(&leave, &json!({})).await.unwrap();
    let shown = host.get(&format!("/api/tables/{table}")).await.unwrap().json();
    assert_eq!(shown["host"], false);
    for guest in [&friend, &third] {
        guest.post(&leave, &json!({})).await.unwrap();
    }
    let shown = host.get(&format!("/api/tables/{table}")).await.unwrap().json();
    assert_eq!(shown["phase"], "over", "a table that everybody left is closed");
}
