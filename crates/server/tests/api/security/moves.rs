//! Moves that come twice, late, mixed up, or from somebody else.

use serde_json::{Value, json};

use crate::app::{Guest as _, TestApp, bot, me, soon};

#[tokio::test]
async fn moves_that_come_again_and_mixed_up_are_written_once() {
    let app = TestApp::new().await;
    let guest = app.guest().await;
    let table = guest.open_table(&[me(), bot()]).await;
    let mut live = guest.at(&table).await;
    let mut said: Vec<Value> = Vec::new();
    for number in 1..=8 {
        assert!(soon(live.wait_until_asked()).await.unwrap());
        let action = live.position["asked"]["answers"][0]["action"].clone();
        let answer = json!({
            "type": "answer", "number": number, "version": live.version(), "seat": 0, "action": action,
        });
        live.say(&answer).await.unwrap();
        assert_eq!(soon(live.outcome(number)).await.unwrap()["type"], "done");
        said.push(answer);
    }
    soon(live.wait_until_asked()).await.unwrap();
    let (version, log) = (live.version(), live.log.clone());

    // The same page again, from the last to the first: everything was carried out already.
    let mut again = guest.at(&table).await;
    for answer in said.iter().rev() {
        again.say(answer).await.unwrap();
        let number = answer["number"].as_u64().unwrap() as u32;
        assert_eq!(soon(again.outcome(number)).await.unwrap()["type"], "done");
    }
    // Another page, which names its requests anew: all of it is of yesterday.
    let mut other = guest.live(&table).await.unwrap();
    soon(other.hello("another page", None)).await.unwrap();
    for answer in &said {
        other.say(answer).await.unwrap();
        let number = answer["number"].as_u64().unwrap() as u32;
        let outcome = soon(other.outcome(number)).await.unwrap();
        assert_eq!(outcome["problem"]["code"], "stale", "{outcome}");
    }
    let fresh = guest.at(&table).await;
    assert_eq!((fresh.version(), fresh.log), (version, log));
}

#[tokio::test]
async fn moves_overheard_from_somebody_else_are_nobodys() {
    let app = TestApp::new().await;
    let (guest, thief) = (app.guest().await, app.guest().await);
    let table = guest.open_table(&[me(), bot()]).await;
    let mut live = guest.at(&table).await;
    assert!(soon(live.wait_until_asked()).await.unwrap());
    let action = live.position["asked"]["answers"][0]["action"].clone();
    let answer = json!({
        "type": "answer", "number": 1, "version": live.version(), "seat": 0, "action": action,
    });
    for client in [&thief, &app.stranger()] {
        // Under the very name of the page that sits there.
        let mut stolen = client.at(&table).await;
        stolen.say(&answer).await.unwrap();
        let outcome = soon(stolen.outcome(1)).await.unwrap();
        assert_eq!(outcome["problem"]["code"], "not_yours", "{outcome}");
    }
    // And the name of the request is still free for whoever sits there.
    live.say(&answer).await.unwrap();
    assert_eq!(soon(live.outcome(1)).await.unwrap()["type"], "done");
}
