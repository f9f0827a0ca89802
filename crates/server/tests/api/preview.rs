//! What a messenger shows of a link.

use serde_json::json;
use server::{Limits, Rate, Settings, client::Reply};

use crate::app::{Guest as _, TestApp, bot, me, open, settings};

/// What stands in a line of the head of the page.
fn told(reply: &Reply, property: &str) -> String {
    let name = format!("property=\"{property}\" content=\"");
    let (_, rest) =
        reply.body.split_once(&name).unwrap_or_else(|| panic!("no {property}: {}", reply.body));
    rest.split_once('"').unwrap().0.to_owned()
}

fn is_picture(reply: &Reply) -> bool {
    reply.status == 200
        && reply.header("content-type") == Some("image/png")
        && reply.body.contains("PNG")
        && reply.header("content-length").unwrap().parse::<usize>().unwrap() > 20_000
}

#[tokio::test]
async fn a_link_says_what_somebody_is_invited_to() {
    let app = TestApp::new().await;
    let mut host = app.guest().await;
    host.put("/api/me", &json!({"name": "Ada <&\"> Łucja"})).await.unwrap();
    let table = json!({
        "game": "bazaar",
        "options": {"ruleset": "base", "players": 3, "layout": "long", "variants": {"caravan_leader": true}},
        "seats": [me(), open(), bot()],
        "pace": {"pace": "days", "days": 2},
        "rated": false,
    });
    let table = host.post("/api/tables", &table).await.unwrap().json();
    let id = table["id"].as_str().unwrap();
    let name = table["seats"][0]["name"].as_str().unwrap();

    let page = app.stranger().get(&format!("/t/{id}")).await.unwrap();
    assert_eq!(page.status, 200);
    assert_eq!(told(&page, "og:title"), "Base game · Bedesten");
    let text = told(&page, "og:description");
    let written =
        name.replace('&', "&amp;").replace('<', "&lt;").replace('>', "&gt;").replace('"', "&quot;");
    for fact in [
        "3 players",
        "Long paths",
        "Caravan leader",
        "2 days for each question",
        "not rated",
        "free seat",
        "(bot)",
        &written,
    ] {
        assert!(text.contains(fact), "{fact}: {text}");
    }
    assert!(!page.body.contains("Ada <"), "what people write says nothing to a browser");

    // The picture lies where the page says, and is a picture.
    let picture = told(&page, "og:image").replace("&amp;", "&");
    let path = picture.split_once(&app.address.to_string()).unwrap().1;
    assert!(path.starts_with(&format!("/api/tables/{id}/picture.png?lang=en&v=")), "{path}");
    let first = app.stranger().get(path).await.unwrap();
    assert!(is_picture(&first), "{:?}", first.headers);
    assert_eq!(first.header("cross-origin-resource-policy"), Some("cross-origin"));

    // Somebody sits down: another picture, at another address.
    let friend = app.guest().await;
    friend.post(&format!("/api/tables/{id}/join"), &json!({})).await.unwrap();
    let page = app.stranger().get(&format!("/t/{id}/hand")).await.unwrap();
    assert_ne!(told(&page, "og:image").replace("&amp;", "&"), picture);

    // In the language that is asked for.
    host.headers.push(("Accept-Language".to_owned(), "de-DE,de;q=0.9".to_owned()));
    let page = host.get(&format!("/t/{id}")).await.unwrap();
    assert_eq!(told(&page, "og:title"), "Grundspiel · Bedesten");
    assert!(told(&page, "og:image").contains("lang=de"));
}

#[tokio::test]
async fn a_preview_holds_nothing_of_the_game() {
    let app = TestApp::new().await;
    let host = app.guest().await;
    let table = host.open_table(&[me(), bot()]).await;
    let before = app.stranger().get(&format!("/t/{table}")).await.unwrap();
    let mut live = host.at(&table).await;
    for _ in 0..4 {
        live.wait_until_asked().await.unwrap();
        live.choose(|_| 0).await.unwrap();
    }
    let after = app.stranger().get(&format!("/t/{table}")).await.unwrap();
    assert_eq!(after.body, before.body, "moves change nothing in it");
    let own = host.get(&format!("/t/{table}")).await.unwrap();
    assert_eq!(own.body, before.body, "who asks changes nothing in it");
}

#[tokio::test]
async fn a_link_to_nothing_has_the_preview_of_the_house() {
    let app = TestApp::new().await;
    let stranger = app.stranger();
    for path in ["/", "/t/0000000000", "/t/no-table", "/t/", "/t/%00", "/t/../../etc"] {
        let page = stranger.get(path).await.unwrap();
        assert_eq!(told(&page, "og:title"), "Bedesten", "{path}");
        assert!(told(&page, "og:image").contains("/api/picture.png?lang=en"), "{path}");
    }
    assert!(is_picture(&stranger.get("/api/picture.png").await.unwrap()));
    assert!(is_picture(&stranger.get("/api/tables/0000000000/picture.png").await.unwrap()));
    let wrong = stranger.get("/api/tables/no-table/picture.png").await.unwrap();
    assert_eq!((wrong.status, wrong.json()["code"].as_str()), (404, Some("no_such_table")));
    let wrong = stranger.get("/api/picture.png?lang=tlh").await.unwrap();
    assert_eq!((wrong.status, wrong.json()["code"].as_str()), (400, Some("malformed")));
}

#[tokio::test]
async fn every_box_has_a_picture_and_so_many_are_drawn_for_one_address() {
    let limits = Limits { pictures_from: Rate { burst: 5, per_second: 0.0 }, ..settings().limits };
    let app = TestApp::with(Settings { limits, ..settings() }).await;
    let host = app.guest().await;
    let boxes = [
        ("bazaar", Some("base")),
        ("bazaar", Some("mocha")),
        ("bazaar", Some("letters")),
        ("bazaar", Some("great-bazaar")),
        ("dice", None),
    ];
    let mut drawn = Vec::new();
    for (game, ruleset) in boxes {
        let mut options = json!({"players": 2});
        if let Some(ruleset) = ruleset {
            options["ruleset"] = json!(ruleset);
        }
        let table = json!({"game": game, "options": options, "seats": [me(), open()]});
        let table = host.post("/api/tables", &table).await.unwrap();
        assert_eq!(table.status, 201, "{}", table.body);
        let path = format!("/api/tables/{}/picture.png", table.json()["id"].as_str().unwrap());
        let picture = host.get(&path).await.unwrap();
        assert!(is_picture(&picture), "{game} {ruleset:?}: {:?}", picture.headers);
        drawn.push((path, picture.body));
    }
    assert!((1..drawn.len()).all(|i| drawn[i].1 != drawn[i - 1].1), "each box has its own");
    // What was drawn is kept; what was not waits.
    let more = host.get("/api/picture.png").await.unwrap();
    assert_eq!((more.status, more.json()["code"].as_str()), (429, Some("too_many")));
    assert!(is_picture(&host.get(&drawn[0].0).await.unwrap()));
}
