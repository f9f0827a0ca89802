//! Somebody leaves traces wherever they can, and is forgotten.

use serde_json::{Value, json};
use server::client::{Client, Live};
use std::{net::SocketAddr, time::Duration};
use tokio::time::timeout;

/// Nobody else is called so, nor anything else.
pub(crate) const NAME: &str = "Zümrüdüanka";
const PASSWORD: &str = "seven goats at the ferry";

/// What must not be found any more.
pub(crate) struct Traces {
    pub(crate) words: Vec<String>,
    forgotten: Client,
}

async fn soon<T>(work: impl Future<Output = T>) -> T {
    timeout(Duration::from_mins(1), work).await.expect("this takes too long")
}

async fn id(client: &Client) -> String {
    client.get("/api/me").await.unwrap().json()["id"].as_str().unwrap().to_owned()
}

async fn post(client: &Client, path: &str, body: Value) -> Value {
    let reply = client.post(path, &body).await.unwrap();
    assert!(reply.status < 300, "{path}: {}", reply.body);
    reply.json()
}

async fn open(host: &Client, game: &str, seats: Value, begin: bool) -> String {
    let players = seats.as_array().unwrap().len();
    let table = json!({"game": game, "options": {"players": players}, "seats": seats, "begin": begin, "seating": "as_seated"});
    post(host, "/api/tables", table).await["id"].as_str().unwrap().to_owned()
}

/// A table of two that has begun.
async fn together(host: &Client, friend: &Client, game: &str) -> String {
    let table = open(host, game, json!([{"chair": "me"}, {"chair": "open"}]), false).await;
    post(friend, &format!("/api/tables/{table}/join"), json!({})).await;
    post(host, &format!("/api/tables/{table}/begin"), json!({})).await;
    table
}

async fn look(guest: &Client, table: &str) -> Live {
    let mut live = guest.live(table).await.unwrap();
    soon(live.hello("page", None)).await.unwrap();
    live
}

/// Both answer until the game is over, or so often.
async fn play(one: &mut Live, two: &mut Live, most: usize) {
    for step in 0..most {
        let first = tokio::select! {
            asked = soon(one.wait_until_asked()) => asked.map(|asked| asked.then_some(true)),
            asked = soon(two.wait_until_asked()) => asked.map(|asked| asked.then_some(false)),
        };
        let Some(first) = first.unwrap() else { return };
        let live = if first { &mut *one } else { &mut *two };
        let done = soon(live.choose(|count| step * 7 % count)).await.unwrap();
        assert_eq!(done["type"], "done", "{done}");
    }
}

/// Plays, hosts, leaves, agrees to a return match, uploads and waits to be told of, as a guest and with
/// an account.
pub(crate) async fn leave_traces(address: SocketAddr, record: &Value) -> Traces {
    let (mut anka, friend) =
        (Client::guest(address).await.unwrap(), Client::guest(address).await.unwrap());
    let made = anka.post("/api/me/account", &json!({"name": NAME, "password": PASSWORD})).await;
    anka.keep_cookie(&made.unwrap());
    // A guest who becomes the same person later.
    let mut before = Client::guest(address).await.unwrap();
    before.put("/api/me", &json!({"name": NAME})).await.unwrap();
    let first = id(&before).await;
    let table = together(&before, &friend, "bazaar").await;
    play(&mut look(&before, &table).await, &mut look(&friend, &table).await, 12).await;
    let signed = before.post("/api/sign-in", &json!({"name": NAME, "password": PASSWORD})).await;
    before.keep_cookie(&signed.unwrap());

    // Somebody else waits to be told with whom they play.
    let hook = json!({"kind": "json", "url": "https://hook.example/x"});
    let wishes =
        json!({"language": "en", "notifications": ["turn", "asked", "time", "nudge", "over"]});
    for guest in [&anka, &friend] {
        post(guest, "/api/me/notifications/channels", json!({"to": hook, "wishes": wishes})).await;
    }
    let running = together(&anka, &friend, "bazaar").await;
    let mut live = look(&anka, &running).await;
    soon(live.wait_until_asked()).await.unwrap();
    while live.position["waiting_for"] == 0 {
        soon(live.choose(|_| 0)).await.unwrap();
    }
    // One that ended, with a wish to play again.
    let over = together(&anka, &friend, "dice").await;
    let (mut one, mut two) = (look(&anka, &over).await, look(&friend, &over).await);
    play(&mut one, &mut two, usize::MAX).await;
    one.say(&json!({"type": "again", "number": 9_000, "again": true})).await.unwrap();
    assert_eq!(soon(one.outcome(9_000)).await.unwrap()["type"], "done");
    // One that was left in the middle, one alone with a bot, and one that nobody came to.
    let left = together(&anka, &friend, "bazaar").await;
    post(&anka, &format!("/api/tables/{left}/leave"), json!({})).await;
    let seats = json!([{"chair": "me"}, {"chair": "hot_seat", "name": format!("{NAME} II")},
        {"chair": "bot", "level": "easy"}]);
    let alone = open(&anka, "bazaar", seats, true).await;
    post(&anka, &format!("/api/tables/{alone}/leave"), json!({})).await;
    open(&anka, "bazaar", json!([{"chair": "me"}, {"chair": "open"}]), false).await;
    post(&anka, "/api/me/tokens", json!({"label": "notebook", "scope": "read"})).await;
    post(&anka, "/api/me/link", json!({})).await;
    post(&anka, "/api/replays", record.clone()).await;
    let words = vec![id(&anka).await, first, NAME.to_owned(), NAME.to_lowercase()];
    Traces { words, forgotten: anka }
}

impl Traces {
    pub(crate) async fn forget(&self) {
        let farewell = json!({"password": PASSWORD});
        let reply = soon(self.forgotten.delete("/api/me", Some(&farewell))).await.unwrap();
        assert_eq!(reply.status, 204, "{}", reply.body);
    }

    /// The words that are still somewhere in a copy of the whole database.
    pub(crate) fn found_in<'a>(&'a self, copy: &'a str) -> Vec<(&'a str, &'a str)> {
        let lines = copy.lines();
        lines
            .flat_map(|line| self.words.iter().map(move |word| (word.as_str(), line)))
            .filter(|(word, line)| line.contains(word))
            .collect()
    }
}
