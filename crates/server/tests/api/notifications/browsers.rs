//! Messages to browsers, against a service of our own that reads them as a browser would.

use data_encoding::BASE64URL_NOPAD as BASE64;
use ring::{
    aead, agreement, hkdf,
    rand::SystemRandom,
    signature::{ECDSA_P256_SHA256_FIXED, UnparsedPublicKey},
};
use serde_json::{Value, json};
use server::client::Client;

use super::{
    add, eager, kept_like,
    post_office::{Call, Hook},
    table_of, wishes,
};
use crate::{
    accounts,
    app::{TestApp, refused},
};

/// A browser that has subscribed. Its key is used up with the first message.
struct Browser {
    key: agreement::EphemeralPrivateKey,
    public: Vec<u8>,
    auth: [u8; 16],
}

impl Browser {
    fn new() -> Self {
        let random = SystemRandom::new();
        let key = agreement::EphemeralPrivateKey::generate(&agreement::ECDH_P256, &random).unwrap();
        let public = key.compute_public_key().unwrap().as_ref().to_vec();
        Self { key, public, auth: *b"sixteen bytes ok" }
    }

    fn subscription(&self, endpoint: &str) -> Value {
        let (p256dh, auth) = (BASE64.encode(&self.public), BASE64.encode(&self.auth));
        json!({"kind": "push", "endpoint": endpoint, "p256dh": p256dh, "auth": auth})
    }

    /// RFC 8291 from the other side.
    fn read(self, body: &[u8]) -> Value {
        let (salt, rest) = body.split_at(16);
        let length = usize::from(rest[4]);
        let (theirs, sealed) = rest[5..].split_at(length);
        let peer = agreement::UnparsedPublicKey::new(&agreement::ECDH_P256, theirs);
        let input = agreement::agree_ephemeral(self.key, &peer, |shared| {
            derive(&self.auth, shared, &[b"WebPush: info\0", &self.public, theirs], 32)
        });
        let input = input.unwrap();
        let key = derive(salt, &input, &[b"Content-Encoding: aes128gcm\0"], 16);
        let nonce = derive(salt, &input, &[b"Content-Encoding: nonce\0"], 12);
        let key = aead::LessSafeKey::new(aead::UnboundKey::new(&aead::AES_128_GCM, &key).unwrap());
        let nonce = aead::Nonce::try_assume_unique_for_key(&nonce).unwrap();
        let mut sealed = sealed.to_vec();
        let plain = key.open_in_place(nonce, aead::Aad::empty(), &mut sealed).unwrap();
        let (end, text) = plain.split_last().unwrap();
        assert_eq!(*end, 2, "the last record");
        serde_json::from_slice(text).unwrap()
    }
}

fn derive(salt: &[u8], input: &[u8], info: &[&[u8]], length: usize) -> Vec<u8> {
    struct Length(usize);
    impl hkdf::KeyType for Length {
        fn len(&self) -> usize {
            self.0
        }
    }
    let mut out = vec![0; length];
    let key = hkdf::Salt::new(hkdf::HKDF_SHA256, salt).extract(input);
    key.expand(info, Length(length)).unwrap().fill(&mut out).unwrap();
    out
}

/// Looks at the signature as the service does (RFC 8292), and gives what was signed.
fn claims(call: &Call, key: &str) -> Value {
    let header = call.header("authorization").strip_prefix("vapid t=").unwrap();
    let (token, used) = header.split_once(", k=").unwrap();
    assert_eq!(used, key);
    let (text, signature) = token.rsplit_once('.').unwrap();
    let public =
        UnparsedPublicKey::new(&ECDSA_P256_SHA256_FIXED, BASE64.decode(key.as_bytes()).unwrap());
    public.verify(text.as_bytes(), &BASE64.decode(signature.as_bytes()).unwrap()).unwrap();
    let (_, claims) = text.split_once('.').unwrap();
    serde_json::from_slice(&BASE64.decode(claims.as_bytes()).unwrap()).unwrap()
}

#[tokio::test]
async fn a_browser_can_read_what_the_service_in_between_cannot() {
    let app = TestApp::with(eager()).await;
    let (guest, friend) = (app.guest().await, app.guest().await);
    let key = guest.get("/api/me/notifications").await.unwrap().json()["push"]
        .as_str()
        .unwrap()
        .to_owned();
    let (mut service, browser) = (Hook::open().await, Browser::new());
    add(&guest, browser.subscription(&service.url)).await;
    let table = table_of(&guest, &friend).await;
    let call = service.next().await;
    assert_eq!(call.header("content-encoding"), "aes128gcm");
    assert!(!call.header("ttl").is_empty());
    assert!(!format!("{:?}", call.headers).contains(&table), "the service learns no table");
    let claims = claims(&call, &key);
    let origin = service.url.strip_suffix("/hook").unwrap();
    assert_eq!(claims["aud"], origin);
    assert_eq!(claims["sub"], "https://house.example");
    let told = browser.read(&call.body);
    assert_eq!(told["title"], "Your turn: Guest 2");
    assert_eq!(told["link"], format!("https://house.example/t/{table}"));
}

#[tokio::test]
async fn the_key_of_the_house_stays_the_same_and_a_browser_subscribes_once() {
    let app = TestApp::with(eager()).await;
    let mut guest = app.guest().await;
    let browser = Browser::new();
    for _ in 0..2 {
        add(&guest, browser.subscription("http://127.0.0.1:9/x")).await;
    }
    let before = guest.get("/api/me/notifications").await.unwrap().json();
    assert_eq!(before["channels"].as_array().unwrap().len(), 1);
    assert_eq!(before["channels"][0]["label"], "127.0.0.1");
    let app = TestApp::on(app.stop().await, eager()).await;
    guest.address = app.address;
    assert_eq!(guest.get("/api/me/notifications").await.unwrap().json()["push"], before["push"]);
}

#[tokio::test]
async fn a_subscription_that_ended_is_not_used_again() {
    let app = TestApp::with(eager()).await;
    let (guest, friend) = (app.guest().await, app.guest().await);
    let (mut service, browser) = (Hook::open().await, Browser::new());
    add(&guest, browser.subscription(&service.url)).await;
    service.answer(&[410]);
    table_of(&guest, &friend).await;
    service.next().await;
    kept_like(&app, |kept| kept[0].0 == "dropped").await;
    let channel = &guest.get("/api/me/notifications").await.unwrap().json()["channels"][0];
    assert_eq!((&channel["state"], &channel["problem"]), (&json!("failed"), &json!("gone")));
}

#[tokio::test]
async fn what_is_no_subscription_is_refused() {
    let app = TestApp::with(eager()).await;
    let guest = app.guest().await;
    let right = Browser::new().subscription("http://127.0.0.1:9/x");
    let wrong = [("p256dh", "AAAA"), ("p256dh", "?"), ("auth", "AAAA"), ("endpoint", "ftp://x.y/")];
    for (field, value) in wrong {
        let mut to = right.clone();
        to[field] = json!(value);
        let wish = json!({"to": to, "wishes": wishes()});
        refused(
            &guest.post("/api/me/notifications/channels", &wish).await.unwrap(),
            400,
            "malformed",
        );
    }
}

/// How many channels somebody has.
async fn channels(guest: &Client) -> usize {
    guest.get("/api/me/notifications").await.unwrap().json()["channels"].as_array().unwrap().len()
}

#[tokio::test]
async fn a_browser_is_told_for_whoever_is_signed_in_there_and_nobody_else() {
    let app = TestApp::with(eager()).await;
    let leyla = accounts::member(&app, "Leyla").await;
    let subscription = Browser::new().subscription("http://127.0.0.1:9/x");
    // A guest subscribes, makes an account, and signs in once more: it is the same person.
    let mut browser = app.guest().await;
    add(&browser, subscription.clone()).await;
    let reply = accounts::register(&browser, "Cem", Some(accounts::PASSWORD)).await;
    browser.keep_cookie(&reply);
    assert_eq!(channels(&browser).await, 1);
    accounts::sign_in(&mut browser, "Cem", accounts::PASSWORD).await;
    assert_eq!(channels(&browser).await, 1);
    // Somebody else signs in there: neither of them is told there any more.
    accounts::sign_in(&mut browser, "Leyla", accounts::PASSWORD).await;
    assert_eq!(channels(&leyla).await, 0);
    let mut cem = app.stranger();
    accounts::sign_in(&mut cem, "Cem", accounts::PASSWORD).await;
    assert_eq!(channels(&cem).await, 0);
    // A guest was told there, and somebody signs in.
    let mut browser = app.guest().await;
    add(&browser, subscription).await;
    accounts::sign_in(&mut browser, "Leyla", accounts::PASSWORD).await;
    assert_eq!(channels(&leyla).await, 0);
}
