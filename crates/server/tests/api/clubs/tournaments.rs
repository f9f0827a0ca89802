//! Clubs that play tournaments to their ends.

use serde_json::{Value, json};
use server::client::{Client, Live};
use tokio::task::JoinSet;

use super::{club_of, people};
use crate::app::{Guest as _, TestApp, play_on, refused};

const NAMES: [&str; 9] =
    ["Ada", "Bora", "Cem", "Defne", "Emre", "Filiz", "Gül", "Hakan", "Late Ilke"];

/// The dice game is short.
fn plan(size: u8, rounds: u8, automatic: bool) -> Value {
    json!({
        "title": "Autumn cup", "format": "swiss", "size": size, "rounds": rounds,
        "game": "dice", "options": {}, "automatic": automatic, "rated": true,
    })
}

async fn opened(owner: &Client, club: &str, plan: &Value) -> String {
    let reply = owner.post(&format!("/api/clubs/{club}/tournaments"), plan).await.unwrap();
    assert_eq!(reply.status, 201, "{}", reply.body);
    reply.json()["line"]["id"].as_str().unwrap().to_owned()
}

async fn enter(guest: &Client, cup: &str) -> Value {
    let reply = guest.post(&format!("/api/tournaments/{cup}/entries"), &json!({})).await.unwrap();
    assert_eq!(reply.status, 200, "{}", reply.body);
    reply.json()
}

async fn begin(owner: &Client, cup: &str) -> Value {
    let reply = owner.post(&format!("/api/tournaments/{cup}/rounds"), &json!({})).await.unwrap();
    assert_eq!(reply.status, 200, "{}", reply.body);
    reply.json()
}

async fn page(guest: &Client, cup: &str) -> Value {
    let reply = guest.get(&format!("/api/tournaments/{cup}")).await.unwrap();
    assert_eq!(reply.status, 200, "{}", reply.body);
    reply.json()
}

fn list(value: &Value) -> &[Value] {
    value.as_array().map(Vec::as_slice).unwrap_or_default()
}

fn numbers(value: &Value) -> Vec<usize> {
    list(value).iter().map(|number| usize::try_from(number.as_u64().unwrap()).unwrap()).collect()
}

/// Everybody who is paired in the last round plays it to its end, but those who are not there.
async fn play_round(people: &[(Client, String)], cup: &Value, absent: &[usize]) {
    let mut playing = JoinSet::new();
    for table in list(&list(&cup["rounds"]).last().unwrap()["tables"]) {
        let id = table["table"].as_str().unwrap();
        for player in numbers(&table["seats"]) {
            if !absent.contains(&player) {
                let mut live: Live = people[player].0.at(id).await;
                playing.spawn(async move { play_on(&mut live, 3_000).await });
            }
        }
    }
    for over in playing.join_all().await {
        assert!(over, "the game ends");
    }
}

/// Points and opposition of everybody, calculated once more in another way: in wins.
fn by_hand(cup: &Value) -> Vec<(f64, f64)> {
    let rounds = list(&cup["rounds"]);
    let count = list(&cup["players"]).len();
    let mut points = vec![0.0; count];
    for round in rounds {
        for player in numbers(&round["free"]) {
            points[player] += 1.0;
        }
        for table in list(&round["tables"]) {
            let (seats, places) = (numbers(&table["seats"]), numbers(&table["places"]));
            for (mine, player) in seats.iter().enumerate() {
                for theirs in (0..seats.len()).filter(|theirs| *theirs != mine) {
                    let beaten = match places[mine].cmp(&places[theirs]) {
                        std::cmp::Ordering::Less => 1.0,
                        std::cmp::Ordering::Equal => 0.5,
                        std::cmp::Ordering::Greater => 0.0,
                    };
                    points[*player] += beaten / (seats.len() - 1) as f64;
                }
            }
        }
    }
    let opposition = |player: usize| -> f64 {
        let of_round = |round: &Value| {
            let tables = list(&round["tables"]).iter().map(|table| numbers(&table["seats"]));
            let mine = tables.clone().find(|seats| seats.contains(&player));
            mine.map_or(points[player], |seats| {
                let others = seats.iter().filter(|other| **other != player);
                others.map(|other| points[*other]).sum::<f64>() / (seats.len() - 1) as f64
            })
        };
        rounds.iter().map(of_round).sum()
    };
    (0..count).map(|player| (points[player], opposition(player))).collect()
}

fn standings_are_right(cup: &Value) {
    let by_hand = by_hand(cup);
    let standings = list(&cup["standings"]);
    assert_eq!(standings.len(), by_hand.len());
    let mut before = (f64::MAX, f64::MAX);
    for (place, line) in (1..).zip(standings) {
        let player = usize::try_from(line["player"].as_u64().unwrap()).unwrap();
        let shown =
            (line["points"].as_f64().unwrap() / 24.0, line["opposition"].as_f64().unwrap() / 288.0);
        let right = by_hand[player];
        assert!((shown.0 - right.0).abs() < 1e-9, "{line} {right:?}");
        assert!((shown.1 - right.1).abs() < 1e-9, "{line} {right:?}");
        assert!(shown <= before, "{standings:?}");
        assert_eq!(line["place"], place);
        before = shown;
    }
}

#[tokio::test]
async fn a_club_of_eight_plays_a_tournament_to_its_end() {
    let app = TestApp::new().await;
    let people = people(&app, &NAMES).await;
    let club = club_of(&people).await;
    let owner = &people[0].0;
    let cup = opened(owner, &club, &plan(2, 3, false)).await;
    for (guest, _) in &people[..8] {
        enter(guest, &cup).await;
    }
    let first = begin(owner, &cup).await;
    assert_eq!(
        (list(&first["rounds"][0]["tables"]).len(), first["line"]["round"].clone()),
        (4, json!(1))
    );
    let early = owner.post(&format!("/api/tournaments/{cup}/rounds"), &json!({})).await.unwrap();
    refused(&early, 409, "not_now");
    let table = page(&people[3].0, &cup).await["my_table"].as_str().unwrap().to_owned();
    let shown = people[3].0.get(&format!("/api/tables/{table}")).await.unwrap().json();
    assert_eq!((&shown["phase"], &shown["rated"]), (&json!("running"), &json!(true)));
    let join = people[8].0.post(&format!("/api/tables/{table}/join"), &json!({})).await.unwrap();
    refused(&join, 409, "not_now");
    play_round(&people, &first, &[]).await;

    // Somebody comes late and has nothing yet; somebody leaves in the middle of a game.
    let entered = enter(&people[8].0, &cup).await;
    assert_eq!((&entered["me"], &entered["between_rounds"]), (&json!(8), &json!(true)));
    let second = begin(owner, &cup).await;
    assert_eq!(list(&second["rounds"][1]["free"]).len(), 1, "nine are odd");
    let left = numbers(&second["rounds"][1]["tables"][0]["seats"])[1];
    let (leaver, id) = &people[left];
    let gone = leaver.delete(&format!("/api/tournaments/{cup}/entries/{id}"), None).await.unwrap();
    assert_eq!(gone.status, 200, "{}", gone.body);
    play_round(&people, &second, &[left]).await;

    let third = begin(owner, &cup).await;
    assert_eq!(third["rounds"][1]["tables"][0]["places"], json!([1, 2]), "who leaves is last");
    let tables = list(&third["rounds"][2]["tables"]);
    assert_eq!((tables.len(), list(&third["rounds"][2]["free"]).len()), (4, 0));
    assert!(tables.iter().all(|table| !numbers(&table["seats"]).contains(&left)));
    play_round(&people, &third, &[]).await;
    let over = page(&people[8].0, &cup).await;
    assert_eq!((&over["line"]["phase"], &over["my_table"]), (&json!("over"), &Value::Null));
    standings_are_right(&over);
    let again = people[8].0.post(&format!("/api/tournaments/{cup}/entries"), &json!({})).await;
    refused(&again.unwrap(), 409, "not_now");
    let club = owner.get(&format!("/api/clubs/{club}")).await.unwrap().json();
    assert_eq!(club["tournaments"][0]["phase"], "over");
    assert_eq!(club["ratings"][0]["ruleset"], "dice", "the tables were rated: {}", club["ratings"]);
}

#[tokio::test]
async fn at_tables_of_four_rounds_follow_by_themselves_and_an_organiser_decides() {
    let app = TestApp::new().await;
    let people = people(&app, &NAMES[..8]).await;
    let club = club_of(&people).await;
    let owner = &people[0].0;
    let cup = opened(owner, &club, &plan(4, 2, true)).await;
    for (guest, _) in &people {
        enter(guest, &cup).await;
    }
    let first = begin(owner, &cup).await;
    let table = format!("/api/tournaments/{cup}/rounds/1/tables/2");
    let places = json!({"places": [2, 1, 2, 4]});
    refused(&people[1].0.put(&table, &places).await.unwrap(), 403, "not_yours");
    for wrong in [json!([1, 2, 3]), json!([1, 1, 1, 2]), json!([0, 1, 2, 3])] {
        refused(&owner.put(&table, &json!({"places": wrong})).await.unwrap(), 400, "malformed");
    }
    for nowhere in ["0", "7", "x"] {
        let path = format!("/api/tournaments/{cup}/rounds/1/tables/{nowhere}");
        assert!(owner.put(&path, &places).await.unwrap().status >= 400);
    }
    assert_eq!(owner.put(&table, &places).await.unwrap().status, 200);
    refused(&owner.put(&table, &places).await.unwrap(), 409, "not_now");
    // The other table is played.
    let mut played = first.clone();
    played["rounds"][0]["tables"].as_array_mut().unwrap().truncate(1);
    play_round(&people, &played, &[]).await;
    let second = page(owner, &cup).await;
    assert_eq!(list(&second["rounds"]).len(), 2, "the next round has begun by itself");
    for number in 1..=2 {
        let path = format!("/api/tournaments/{cup}/rounds/2/tables/{number}");
        let decided = owner.put(&path, &json!({"places": [1, 2, 3, 4]})).await.unwrap();
        assert_eq!(decided.status, 200, "{}", decided.body);
    }
    let over = page(owner, &cup).await;
    assert_eq!(over["line"]["phase"], "over");
    standings_are_right(&over);
}

#[tokio::test]
async fn a_tournament_is_for_members_and_its_rules_are_checked() {
    let app = TestApp::new().await;
    let people = people(&app, &NAMES[..3]).await;
    let club = club_of(&people[..2]).await;
    let (owner, member, stranger) = (&people[0].0, &people[1].0, &people[2].0);
    let path = format!("/api/clubs/{club}/tournaments");
    refused(&member.post(&path, &plan(2, 3, false)).await.unwrap(), 403, "not_yours");
    for (wrong, code) in [
        (plan(6, 3, false), "malformed"),
        (plan(5, 3, false), "malformed"),
        (plan(2, 0, false), "malformed"),
        (plan(2, 200, false), "malformed"),
    ] {
        refused(&owner.post(&path, &wrong).await.unwrap(), 400, code);
    }
    let mut wrong = plan(2, 3, false);
    wrong["options"] = json!({"dragons": true});
    assert_eq!(owner.post(&path, &wrong).await.unwrap().status, 400);
    wrong["options"] = json!([]);
    refused(&owner.post(&path, &wrong).await.unwrap(), 400, "malformed");
    let cup = opened(owner, &club, &plan(2, 3, false)).await;
    let address = format!("/api/tournaments/{cup}");
    refused(&stranger.get(&address).await.unwrap(), 404, "no_such_page");
    refused(&owner.get("/api/tournaments/nowhere").await.unwrap(), 404, "no_such_page");
    let refusal = member.post(&format!("{address}/rounds"), &json!({})).await.unwrap();
    refused(&refusal, 403, "not_yours");
    refused(&owner.post(&format!("{address}/rounds"), &json!({})).await.unwrap(), 409, "not_now");
    // Whoever wants to be forgotten is nobody there.
    enter(member, &cup).await;
    enter(owner, &cup).await;
    let begun = begin(owner, &cup).await;
    assert_eq!(list(&begun["rounds"][0]["tables"]).len(), 1);
    assert_eq!(member.delete("/api/me", Some(&json!({}))).await.unwrap().status, 204);
    let players = page(owner, &cup).await["players"].clone();
    assert_eq!(players[0], json!({"id": null, "name": null, "left": true}));
    let mut live = owner.at(begun["my_table"].as_str().unwrap()).await;
    assert!(play_on(&mut live, 3_000).await);
    let ended = owner.post(&format!("{address}/end"), &json!({})).await.unwrap().json();
    assert_eq!(ended["line"]["phase"], "over");
    assert_eq!(ended["standings"][0]["player"], 1);
}
