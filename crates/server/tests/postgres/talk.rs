//! What is said at one server is heard at every other.

use super::*;

fn said(live: &Live) -> Vec<Value> {
    live.said().iter().map(|said| said["words"].clone()).collect()
}

async fn ask(live: &mut Live, mut message: Value) {
    live.number += 1;
    let number = live.number;
    message["number"] = json!(number);
    live.say(&message).await.unwrap();
    let done = soon(live.outcome(number)).await.unwrap();
    assert_eq!(done["type"], "done", "{done}");
}

#[tokio::test]
async fn two_guests_at_two_servers_talk_mute_and_take_their_words_along() {
    let database = database().await;
    let (here, there) = (Neighbour::on(&database).await, Neighbour::on(&database).await);
    let (table, mut one, mut two) = sit_apart(&here, &there).await;
    let thanks = json!({"words": "phrase", "phrase": "thanks"});
    let ouch = json!({"words": "phrase", "phrase": "ouch"});
    ask(&mut one, json!({"type": "talk", "words": thanks})).await;
    until(&mut two, |live| said(live) == [thanks.clone()]).await;
    ask(&mut two, json!({"type": "talk", "words": ouch})).await;
    until(&mut one, |live| said(live) == [thanks.clone(), ouch.clone()]).await;

    // Whoever is muted at one server is muted at the other.
    let friend = two.said()[1]["by"]["id"].clone();
    let host = Client::guest(here.address).await.unwrap();
    let mut eyes = look(&host, &table).await;
    until(&mut eyes, |live| live.said().len() == 2).await;
    ask(&mut one, json!({"type": "mute", "whom": friend, "muted": true})).await;
    until(&mut one, |live| said(live) == [thanks.clone()]).await;
    ask(&mut two, json!({"type": "talk", "words": ouch})).await;
    until(&mut eyes, |live| live.said().len() == 3).await;
    assert_eq!(said(&one), std::slice::from_ref(&thanks));

    // A table at another server forgets with the house.
    ask(&mut eyes, json!({"type": "talk", "words": ouch})).await;
    until(&mut two, |live| live.said().len() == 4).await;
    let gone = there.of(&host).delete("/api/me", Some(&json!({}))).await.unwrap();
    assert_eq!(gone.status, 204, "{}", gone.body);
    until(&mut two, |live| live.said().len() == 3).await;
}
