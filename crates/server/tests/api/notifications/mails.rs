//! Mail, against a small server of our own.

use serde_json::{Value, json};
use server::{Mail, Settings, client::Client};

use super::{
    add, eager, kept, kept_like,
    post_office::{MailServer, readable},
    table_of, test_channel, wishes,
};
use crate::{
    accounts,
    app::{TestApp, refused, soon},
};

fn with_mail(server: &MailServer) -> Settings {
    let mut settings = eager();
    settings.notifications.mail =
        Some(Mail::new(&server.url, "Bedesten <games@house.example>").unwrap());
    settings
}

/// What stands in a mail after this.
fn after(mail: &str, mark: &str) -> String {
    let (_, rest) = mail.split_once(mark).unwrap_or_else(|| panic!("no {mark} in {mail}"));
    rest.split(['\r', '\n', '>', ' ']).next().unwrap().to_owned()
}

async fn state(guest: &Client) -> Value {
    guest.get("/api/me/notifications").await.unwrap().json()["channels"][0]["state"].clone()
}

/// A guest with a mailbox that was confirmed.
async fn reachable(app: &TestApp, server: &mut MailServer) -> Client {
    let guest = app.guest().await;
    add(&guest, json!({"kind": "mail", "address": "player@mail.example"})).await;
    let mail = readable(&server.next().await);
    let code = after(&mail, "https://house.example/notifications#confirm=");
    let confirmed =
        app.stranger().post("/api/notifications/confirm", &json!({"code": code})).await.unwrap();
    assert_eq!(confirmed.status, 204, "{}", confirmed.body);
    guest
}

#[tokio::test]
async fn a_mailbox_is_confirmed_before_anything_else_comes() {
    let mut server = MailServer::open().await;
    let app = TestApp::with(with_mail(&server)).await;
    let (guest, friend) = (app.guest().await, app.guest().await);
    let channel = add(&guest, json!({"kind": "mail", "address": "player@mail.example"})).await;
    assert_eq!(channel["channel"]["state"], "unconfirmed");
    let mail = readable(&server.next().await);
    assert!(mail.contains("RCPT TO:<player@mail.example>"), "{mail}");
    assert_eq!(test_channel(&guest, &channel).await, 409, "nor a test");
    table_of(&guest, &friend).await;
    assert!(kept(&app).await.is_empty());

    // Neither switching it on nor a wrong link will do.
    let id = channel["channel"]["id"].as_str().unwrap();
    let path = format!("/api/me/notifications/channels/{id}");
    let on = guest.put(&path, &json!({"on": true, "wishes": wishes()})).await.unwrap();
    assert_eq!(on.json()["state"], "unconfirmed");
    let code = after(&mail, "https://house.example/notifications#confirm=");
    for wrong in [format!("{id}-00"), code.replace('-', ""), format!("{code}0"), String::new()] {
        let reply =
            app.stranger().post("/api/notifications/confirm", &json!({"code": wrong})).await;
        refused(&reply.unwrap(), 404, "no_such_page");
    }
    let right =
        app.stranger().post("/api/notifications/confirm", &json!({"code": code})).await.unwrap();
    assert_eq!(right.status, 204);
    assert_eq!(state(&guest).await, "on");
    table_of(&guest, &friend).await;
    let mail = readable(&server.next().await);
    assert!(mail.contains("Subject: Your turn: Guest 2"), "{mail}");
}

#[tokio::test]
async fn a_letter_that_fails_is_sent_again_and_arrives_once() {
    let mut server = MailServer::open().await;
    let app = TestApp::with(with_mail(&server)).await;
    let guest = reachable(&app, &mut server).await;
    let friend = app.guest().await;
    server.refuse("451 not now");
    server.refuse("451 not now");
    let table = table_of(&guest, &friend).await;
    let mail = readable(&server.next().await);
    assert!(mail.contains(&format!("https://house.example/t/{table}")), "{mail}");
    kept_like(&app, |kept| kept[0].0 == "sent").await;
    friend.post(&format!("/api/tables/{table}/nudge"), &json!({})).await.unwrap();
    let next = readable(&server.next().await);
    assert!(next.contains("is waiting"), "not the same again: {next}");

    // A mailbox that never takes anything is given up, and its owner can see it.
    for _ in 0..3 {
        server.refuse("550 nobody here");
        table_of(&guest, &friend).await;
    }
    soon(async {
        while state(&guest).await != "failed" {
            tokio::time::sleep(std::time::Duration::from_millis(10)).await;
        }
    })
    .await;
    let channels = guest.get("/api/me/notifications").await.unwrap().json();
    assert_eq!(channels["channels"][0]["problem"], "refused");
}

#[tokio::test]
async fn one_press_without_signing_in_ends_the_mails() {
    let mut server = MailServer::open().await;
    let app = TestApp::with(with_mail(&server)).await;
    let guest = reachable(&app, &mut server).await;
    let friend = app.guest().await;
    table_of(&guest, &friend).await;
    let mail = readable(&server.next().await);
    assert!(mail.contains("List-Unsubscribe-Post: List-Unsubscribe=One-Click"), "{mail}");
    let code = after(&mail, "https://house.example/api/notifications/leave/");
    assert_eq!(code, after(&mail, "https://house.example/notifications#leave="));
    let path = format!("/api/notifications/leave/{code}");
    let look = app.stranger().get(&path).await.unwrap();
    assert_eq!(look.status, 303);
    assert_eq!(look.header("location"), Some(format!("/notifications#leave={code}").as_str()));
    assert_eq!(state(&guest).await, "on", "looking changes nothing");
    let mut program = app.stranger();
    let form = ("Content-Type".to_owned(), "application/x-www-form-urlencoded".to_owned());
    program.headers.push(form);
    let left = program.request("POST", &path, Some("List-Unsubscribe=One-Click")).await.unwrap();
    assert_eq!(left.status, 204, "{}", left.body);
    assert_eq!(state(&guest).await, "off");
    table_of(&guest, &friend).await;
    kept_like(&app, |kept| kept.len() == 1).await;
    let wrong = app.stranger().request("POST", "/api/notifications/leave/abc-00", Some("")).await;
    refused(&wrong.unwrap(), 404, "no_such_page");
}

#[tokio::test]
async fn nobody_can_be_buried_in_mail() {
    let server = MailServer::open().await;
    let app = TestApp::with(with_mail(&server)).await;
    let mut statuses = Vec::new();
    for _ in 0..4 {
        let wish = json!({
            "to": {"kind": "mail", "address": "Victim@mail.example"}, "wishes": wishes(),
        });
        let guest = app.guest().await;
        let reply = guest.post("/api/me/notifications/channels", &wish).await.unwrap();
        statuses.push(reply.status);
    }
    assert_eq!(statuses, [201, 201, 429, 429], "whoever asks");
    let guest = app.guest().await;
    for address in ["", "nobody", "a@b.example\r\nBcc: c@d.example", "a@b.example, c@d.example"] {
        let wish = json!({"to": {"kind": "mail", "address": address}, "wishes": wishes()});
        refused(
            &guest.post("/api/me/notifications/channels", &wish).await.unwrap(),
            400,
            "malformed",
        );
    }
}

#[tokio::test]
async fn a_mail_server_that_is_not_there_is_said_so() {
    let server = MailServer::open().await;
    server.refuse("550 no");
    let app = TestApp::with(with_mail(&server)).await;
    let guest = app.guest().await;
    let wish = json!({"to": {"kind": "mail", "address": "a@b.example"}, "wishes": wishes()});
    refused(
        &guest.post("/api/me/notifications/channels", &wish).await.unwrap(),
        502,
        "unreachable",
    );
    assert_eq!(guest.get("/api/me/notifications").await.unwrap().json()["channels"], json!([]));
}

#[tokio::test]
async fn whoever_signs_in_does_not_get_the_mailbox_of_whoever_was_here_before() {
    let mut server = MailServer::open().await;
    let app = TestApp::with(with_mail(&server)).await;
    let owner = accounts::member(&app, "Leyla").await;
    let (mut browser, friend) = (reachable(&app, &mut server).await, app.guest().await);
    let reply = accounts::sign_in(&mut browser, "Leyla", accounts::PASSWORD).await;
    assert_eq!(reply.status, 200, "{}", reply.body);
    let channels = owner.get("/api/me/notifications").await.unwrap().json()["channels"].clone();
    assert_eq!(channels, json!([]), "it may be the mailbox of somebody else");
    table_of(&owner, &friend).await;
    assert!(kept(&app).await.is_empty());
    // A guest who makes an account is the same person, and keeps the mailbox.
    let mut guest = reachable(&app, &mut server).await;
    let reply = accounts::register(&guest, "Cem", Some(accounts::PASSWORD)).await;
    guest.keep_cookie(&reply);
    assert_eq!(state(&guest).await, "on");
}
