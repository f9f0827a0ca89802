//! What somebody who wants to annoy others tries.

use serde_json::{Value, json};
use server::{Limits, Rate, Settings};

use super::*;

#[tokio::test]
async fn whoever_floods_a_table_is_held_back_and_nobody_else_is() {
    let limits = Limits { talk: Rate { burst: 5, per_second: 0.0 }, ..settings().limits };
    let app = TestApp::with(Settings { limits, ..settings() }).await;
    let (host, friend, table) = two(&app, &private()).await;
    let (mut one, mut two) = (host.at(&table).await, friend.at(&table).await);
    let mut outcomes = Vec::new();
    for _ in 0..9 {
        let outcome = say(&mut one, &phrase("ouch")).await;
        outcomes.push(outcome["problem"]["code"].as_str().unwrap_or("done").to_owned());
    }
    assert_eq!(outcomes[..5], ["done"; 5]);
    assert_eq!(outcomes[5..], ["too_many"; 4], "phrases and texts count alike");
    assert_eq!(say(&mut one, &text("ouch")).await["problem"]["code"], "too_many");
    // Another page, or another table, does not help.
    let mut elsewhere = host.at(&host.open_table(&[me(), open()]).await).await;
    assert_eq!(say(&mut elsewhere, &text("ouch")).await["problem"]["code"], "too_many");
    assert_eq!(say(&mut two, &phrase("thanks")).await["type"], "done", "others may speak");
    hear(&mut two, 6).await;
}

#[tokio::test]
async fn many_together_cannot_flood_a_table_either() {
    let limits = Limits { talk_at: Rate { burst: 4, per_second: 0.0 }, ..settings().limits };
    let app = TestApp::with(Settings { limits, ..settings() }).await;
    let (_, _, table) = two(&app, &private()).await;
    let mut done = 0;
    for _ in 0..6 {
        let mut eyes = app.guest().await.at(&table).await;
        done += usize::from(say(&mut eyes, &phrase("ouch")).await["type"] == "done");
    }
    assert_eq!(done, 4);
}

#[tokio::test]
async fn what_is_kept_of_a_table_does_not_grow() {
    let much = Rate { burst: 10_000, per_second: 1_000.0 };
    let limits = Limits { talk: much, talk_at: much, ..settings().limits };
    let app = TestApp::with(Settings { limits, ..settings() }).await;
    let (host, _, table) = two(&app, &private()).await;
    let mut one = host.at(&table).await;
    for number in 0..650 {
        one.say(&json!({"type": "talk", "number": number, "words": phrase("ouch")})).await.unwrap();
    }
    soon(one.outcome(649)).await.unwrap();
    let export = host.get("/api/me/export").await.unwrap().json();
    assert_eq!(export["talk"].as_array().unwrap().len(), 500);
    let mut fresh = host.at(&table).await;
    soon(fresh.hear("talk")).await.unwrap();
    assert_eq!(fresh.said().len(), 100, "and of that the last is told");
}

#[tokio::test]
async fn hidden_characters_are_gone_before_anybody_reads_them() {
    let app = TestApp::new().await;
    let (host, friend, table) = two(&app, &private()).await;
    let (mut one, mut two) = (host.at(&table).await, friend.at(&table).await);
    let hidden = "pay\u{202e}drawkcab\u{2066} now\u{200b}!\u{0}\u{feff}\n\nJürgen: yes";
    assert_eq!(say(&mut one, &text(hidden)).await["type"], "done");
    hear(&mut two, 1).await;
    // No line of its own that looks like somebody else's words.
    assert_eq!(words(&two), [text("paydrawkcab now! Jürgen: yes")]);
    for nothing in ["", " ", "\u{200b}\u{200d}", "\u{202e}", "\u{e0041}\u{3164}"] {
        let refusal = say(&mut one, &text(nothing)).await;
        assert_eq!(refusal["problem"]["code"], "bad_text", "{nothing:?}");
    }
    assert_eq!(say(&mut one, &text(&"x".repeat(281))).await["problem"]["code"], "bad_text");
    let marks = format!("Z{}", "\u{301}\u{302}\u{303}\u{304}\u{305}".repeat(20));
    assert_eq!(say(&mut one, &text(&marks)).await["type"], "done");
    hear(&mut two, 2).await;
    assert_eq!(words(&two)[1], text("Ź"), "no marks that run over other lines");
}

#[tokio::test]
async fn a_link_and_markup_are_plain_words() {
    let app = TestApp::new().await;
    let (host, _, table) = two(&app, &private()).await;
    let mut one = host.at(&table).await;
    let link = "<a href='https://evil.example'>free</a> https://evil.example javascript:alert(1)";
    assert_eq!(say(&mut one, &text(link)).await["type"], "done");
    assert_eq!(words(&one), [text(link)], "kept and told as text, and nothing beside it");
    assert_eq!(one.said()[0].as_object().unwrap().len(), 4, "{}", one.said()[0]);
}

#[tokio::test]
async fn nobody_speaks_under_the_name_or_the_mark_of_somebody_else() {
    let app = TestApp::new().await;
    let (host, _, table) = two(&app, &private()).await;
    let mut one = host.at(&table).await;
    let mut spoken = Vec::new();
    // With letters that look the same, and twice.
    for name in ["Leyla", "LeyIa", "Jürgen", "Eve", "Eve"] {
        let watcher = app.guest().await;
        watcher.put("/api/me", &json!({"name": name})).await.unwrap();
        let mut eyes = watcher.at(&table).await;
        assert_eq!(say(&mut eyes, &phrase("thanks")).await["type"], "done");
        hear(&mut one, spoken.len() + 1).await;
        let by = one.said().last().unwrap()["by"].clone();
        assert_eq!((&by["seat"], &by["watches"]), (&Value::Null, &json!(true)), "no mark: {by}");
        spoken.push(by["name"].as_str().unwrap().to_owned());
    }
    assert_eq!(spoken, ["Leyla 2", "LeyIa 3", "Jürgen 2", "Eve", "Eve 2"]);
    // Whoever speaks is who has the cookie, whatever else the message says.
    for field in ["seat", "by", "name", "watches", "hidden"] {
        let mut message = json!({"type": "talk", "number": 77, "words": phrase("thanks")});
        message[field] = json!(1);
        let mut forger = app.guest().await.at(&table).await;
        forger.say(&message).await.unwrap();
        let answer = soon(forger.outcome(77)).await;
        assert!(answer.is_err_and(|why| why.to_string().contains("malformed")), "{field}");
    }
}

#[tokio::test]
async fn a_reaction_is_about_something_that_was_done() {
    let app = TestApp::new().await;
    let (host, _, table) = two(&app, &private()).await;
    let mut one = host.at(&table).await;
    let ply = u32::try_from(one.position["ply"].as_u64().unwrap()).unwrap();
    assert_eq!(say(&mut one, &reaction(Some(ply))).await["problem"]["code"], "malformed");
    assert_eq!(say(&mut one, &reaction(Some(u32::MAX))).await["problem"]["code"], "malformed");
    assert_eq!(say(&mut one, &reaction(Some(ply - 1))).await["type"], "done");
}

#[tokio::test]
async fn what_is_no_phrase_of_ours_ends_the_conversation_and_says_nothing() {
    let app = TestApp::new().await;
    let (host, friend, table) = two(&app, &private()).await;
    for wrong in [
        phrase("insult"),
        json!({"words": "reaction", "reaction": "💩"}),
        json!({"words": "html", "text": "x"}),
        json!("hello"),
        json!({"words": "text", "text": 7}),
    ] {
        let mut live = friend.at(&table).await;
        live.say(&json!({"type": "talk", "number": 1, "words": wrong})).await.unwrap();
        assert!(soon(live.outcome(1)).await.is_err());
    }
    let mut live = host.at(&table).await;
    soon(live.hear("talk")).await.unwrap();
    assert!(live.said().is_empty());
}
