//! Where notifications go: addresses that may be kept, and how many.

use super::*;

#[tokio::test]
async fn channels_are_their_owners_few_and_show_no_secrets() {
    let app = TestApp::with(eager()).await;
    let (owner, thief) = (app.guest().await, app.guest().await);
    let bell = Hook::open().await;
    let added = hook(&owner, &bell).await;
    let id = added["channel"]["id"].as_str().unwrap();
    let listed = owner.get("/api/me/notifications").await.unwrap();
    assert!(!listed.body.contains("/hook"), "the address itself is a secret: {}", listed.body);
    assert!(!listed.body.contains(added["secret"].as_str().unwrap()));
    let export = owner.get("/api/me/export").await.unwrap().json();
    assert_eq!(export["channels"][0]["address"], bell.url, "what is kept is exported");
    let path = format!("/api/me/notifications/channels/{id}");
    let change = json!({"on": false, "wishes": wishes()});
    refused(&thief.put(&path, &change).await.unwrap(), 404, "no_such_page");
    refused(&thief.delete(&path, None).await.unwrap(), 404, "no_such_page");
    refused(&thief.post(&format!("{path}/test"), &json!({})).await.unwrap(), 404, "no_such_page");
    refused(&app.stranger().get("/api/me/notifications").await.unwrap(), 401, "no_guest");
    let off = owner.put(&path, &change).await.unwrap();
    assert_eq!(off.json()["state"], "off", "{}", off.body);
    for number in 0..9 {
        add(&owner, json!({"kind": "slack", "url": format!("{}/{number}", bell.url)})).await;
    }
    let wish = json!({"to": {"kind": "slack", "url": bell.url}, "wishes": wishes()});
    let many = owner.post("/api/me/notifications/channels", &wish).await.unwrap();
    refused(&many, 429, "too_many");
    assert_eq!(owner.delete(&path, None).await.unwrap().status, 204);
    let gone = owner.delete("/api/me", Some(&json!({}))).await.unwrap();
    assert_eq!(gone.status, 204, "{}", gone.body);
    let url = format!("sqlite:{}", app.database().display());
    let mut database = SqliteConnection::connect(&url).await.unwrap();
    let left: i64 =
        sqlx::query_scalar("SELECT count(*) FROM channels").fetch_one(&mut database).await.unwrap();
    assert_eq!(left, 0, "whoever is forgotten is called nowhere");
}

#[tokio::test]
async fn tests_are_few() {
    let app = TestApp::with(eager()).await;
    let owner = app.guest().await;
    let bell = Hook::open().await;
    let channel = hook(&owner, &bell).await;
    let mut statuses = Vec::new();
    for _ in 0..8 {
        statuses.push(test_channel(&owner, &channel).await);
    }
    assert_eq!(statuses, [204, 204, 204, 204, 204, 204, 429, 429]);
    bell.answer(&[500]);
}

#[tokio::test]
async fn no_address_inside_is_ever_kept() {
    let mut public = eager();
    public.notifications.reach = Reach::Public;
    let app = TestApp::with(public).await;
    let guest = app.guest().await;
    let addresses = [
        "http://hooks.example/x",
        "https://localhost/x",
        "https://127.0.0.1/x",
        "https://10.0.0.1/x",
        "https://169.254.169.254/latest/meta-data",
        "https://[::1]/x",
        "https://[fd00::1]/x",
        "https://user:word@hooks.example/x",
        "file:///etc/passwd",
        "nonsense",
    ];
    for url in addresses {
        for kind in ["discord", "slack", "json"] {
            let wish = json!({"to": {"kind": kind, "url": url}, "wishes": wishes()});
            let reply = guest.post("/api/me/notifications/channels", &wish).await.unwrap();
            refused(&reply, 400, "malformed");
        }
        let keys = json!({"kind": "push", "endpoint": url, "p256dh": "", "auth": ""});
        let wish = json!({"to": keys, "wishes": wishes()});
        refused(
            &guest.post("/api/me/notifications/channels", &wish).await.unwrap(),
            400,
            "malformed",
        );
    }
    assert_eq!(guest.get("/api/me/notifications").await.unwrap().json()["channels"], json!([]));
}
