//! What a store promises about ratings.

use std::sync::Arc;

use super::{done, people::account, table, update};
use crate::{
    Count, Counted, Phase, Rating, Results, Skill, Store, TableRow, TableUpdate, testing::change,
};

const NEWCOMER: Skill = Skill { rating: 25.0, uncertainty: 8.0 };

pub(super) async fn are_kept(store: &dyn Store) {
    a_table_is_counted_once(store).await;
    only_what_is_over_or_waits_too_long_is_counted(store).await;
    leaders_come_by_what_is_almost_certain(store).await;
    results_come_table_by_table_the_last_first(store).await;
    results_go_with_their_table(store).await;
    of_a_forgotten_player_no_rating_is_left(store).await;
    ratings_of_a_guest_become_those_of_the_account(store).await;
}

/// Everybody gains one; what is certain is the rating.
fn gain(before: &[Skill]) -> Vec<Option<(Skill, f64)>> {
    let gained = |skill: &Skill| Skill { rating: skill.rating + 1.0, ..*skill };
    before.iter().map(|skill| Some((gained(skill), skill.rating + 1.0))).collect()
}

fn count(table: &str, players: &[Option<&str>]) -> Count {
    let seat = |(place, player): (u8, Option<&str>)| Counted {
        player: player.map(str::to_owned),
        place,
        has_left: false,
        newcomer: NEWCOMER,
    };
    Count {
        table: table.to_owned(),
        ruleset: "rules".to_owned(),
        seats: (1..).zip(players.iter().copied()).map(seat).collect(),
        ended: 30,
    }
}

async fn rated(store: &dyn Store, id: &str, phase: Phase) -> TableRow {
    let mut table = table(store, id, phase).await;
    table.rated = true;
    done(store.save_table(&table, None).await);
    table.revision += 1;
    table
}

async fn rating(store: &dyn Store, player: &str) -> Option<Rating> {
    done(store.ratings_of(player).await).into_iter().next()
}

async fn a_table_is_counted_once(store: &dyn Store) {
    let over = rated(store, "once", Phase::Over).await;
    let once = count("once", &[Some(&over.host), Some("bot:a"), Some("bot:a")]);
    assert!(done(store.count_table(&once, &gain).await));
    assert!(!done(store.count_table(&once, &gain).await), "a second time");
    let kept = done(store.table("once").await);
    assert_eq!(
        kept,
        Some(TableRow { counted: true, ..over.clone() }),
        "and nothing else has changed"
    );
    let after = rating(store, &over.host).await.map(|rating| (rating.skill.rating, rating.games));
    assert_eq!(after, Some((26.0, 1)));
    let bot = rating(store, "bot:a").await.map(|rating| (rating.skill.rating, rating.games));
    assert_eq!(bot, Some((26.0, 1)), "on two seats, and one player");
    let results = done(store.results_of_table("once").await);
    let seats: Vec<_> = results.iter().map(|result| (result.seat, result.place)).collect();
    assert_eq!(seats, [(0, 1), (1, 2), (2, 3)]);
    assert!(!results[0].public, "its table is not");
    assert_eq!((results[0].before, results[0].after.rating), (NEWCOMER, 26.0));
    assert!(!done(store.tables_to_count(0, 100).await).iter().any(|table| table.id == "once"));

    let plain = table(store, "unrated", Phase::Over).await;
    assert!(!done(store.count_table(&count("unrated", &[Some(&plain.host)]), &gain).await));
    assert!(!done(store.count_table(&count("nowhere", &[Some("bot:a")]), &gain).await));
    assert_eq!(rating(store, &plain.host).await, None);

    rated(store, "nothing-said", Phase::Over).await;
    let nothing = count("nothing-said", &[Some("bot:a"), Some("bot:b")]);
    assert!(done(store.count_table(&nothing, &|_| vec![None, None]).await));
    assert_eq!(rating(store, "bot:a").await.map(|rating| rating.games), Some(1), "as it was");
    assert_eq!(rating(store, "bot:b").await, None, "there is no rating without a game");
    let results = done(store.results_of_table("nothing-said").await);
    assert!(results.iter().all(|result| result.before == result.after));
}

async fn only_what_is_over_or_waits_too_long_is_counted(store: &dyn Store) {
    let waiting = async |since| {
        let tables = done(store.tables_to_count(since, 100).await);
        tables.into_iter().map(|table| table.id).collect::<Vec<_>>()
    };
    rated(store, "running", Phase::Running).await;
    rated(store, "gathering", Phase::Gathering).await;
    assert!(waiting(10).await.is_empty(), "both changed then");
    assert_eq!(waiting(11).await, ["running"]);
    let over = TableUpdate { revision: 1, phase: Phase::Over, ..update() };
    done(store.append("running", &change(1, None), &over).await);
    assert_eq!(waiting(10).await, ["running"]);
    assert!(done(store.count_table(&count("running", &[None]), &gain).await));
    assert!(waiting(100).await.is_empty());
}

/// Servers that count at the same time. Panics with a sentence like the whole suite.
///
/// # Panics
///
/// If a table is counted twice, or a change of a rating is lost.
pub async fn of_many_servers_one_counts(servers: &[Arc<dyn Store>]) {
    const TABLES: u32 = 6;
    for number in 0..TABLES {
        rated(&*servers[0], &format!("counted-{number}"), Phase::Over).await;
    }
    let writers: Vec<_> = (0..TABLES * 3)
        .map(|writer| {
            let store = Arc::clone(&servers[writer as usize % servers.len()]);
            tokio::spawn(async move {
                let number = writer % TABLES;
                // Those who meet often, in any order.
                let players =
                    if number.is_multiple_of(2) { ["bot:x", "bot:y"] } else { ["bot:y", "bot:x"] };
                let count = count(&format!("counted-{number}"), &players.map(Some));
                store.count_table(&count, &gain).await
            })
        })
        .collect();
    let mut counted = 0;
    for writer in writers {
        let done = writer.await.unwrap_or_else(|error| panic!("a writer failed: {error}"));
        counted += u32::from(self::done(done));
    }
    assert_eq!(counted, TABLES, "each table once");
    for player in ["bot:x", "bot:y"] {
        let rating = rating(&*servers[0], player).await;
        let rating = rating.map(|rating| (rating.skill.rating, rating.games));
        assert_eq!(rating, Some((25.0 + f64::from(TABLES), TABLES)), "nothing of it is lost");
    }
}

async fn leaders_come_by_what_is_almost_certain(store: &dyn Store) {
    let leaders = rated(store, "leaders", Phase::Over).await;
    done(store.add_account(&account(&leaders.host, "Leader")).await);
    let board = ("leaders", 3);
    let mut counted = count("leaders", &[Some("bot:1"), Some(&leaders.host), Some("bot:2")]);
    "leaders".clone_into(&mut counted.ruleset);
    let floors = |before: &[Skill]| {
        before.iter().zip([5.0, 9.0, 5.0]).map(|(skill, floor)| Some((*skill, floor))).collect()
    };
    assert!(done(store.count_table(&counted, &floors).await));
    let found = done(store.leaders(board, 1, 0, 10).await);
    let names: Vec<_> = found.iter().map(|leader| leader.player.as_str()).collect();
    assert_eq!(names, [&leaders.host, "bot:1", "bot:2"]);
    assert_eq!(found[0].name.as_deref(), Some("Leader"));
    assert_eq!(found[1].name, None);
    let page = done(store.leaders(board, 1, 1, 1).await);
    assert_eq!(page, found[1..2]);
    assert!(done(store.leaders(board, 2, 0, 10).await).is_empty(), "too few games");
    assert!(done(store.leaders(("leaders", 4), 1, 0, 10).await).is_empty(), "another board");
    for (before, leader) in (0..).zip(&found) {
        let counted = done(store.count_leaders(board, 1, Some(leader)).await);
        assert_eq!(counted, (3, before), "{}", leader.player);
    }
    assert_eq!(done(store.count_leaders(board, 1, None).await), (3, 0));
}

async fn results_come_table_by_table_the_last_first(store: &dyn Store) {
    for (id, ended) in [("first-result", 40), ("last-result", 60), ("other-result", 50)] {
        rated(store, id, Phase::Over).await;
        let mut count = count(id, &[Some("bot:r"), Some("bot:s"), Some("bot:r")]);
        count.ended = ended;
        if id == "other-result" {
            "other".clone_into(&mut count.ruleset);
        }
        assert!(done(store.count_table(&count, &gain).await));
    }
    let found = async |wanted: Results<'static>| {
        let results = done(store.results_of("bot:s", wanted).await);
        results.into_iter().map(|result| (result.table, result.seat)).collect::<Vec<_>>()
    };
    let all = |id: &str| (0..3).map(|seat| (id.to_owned(), seat)).collect::<Vec<_>>();
    let wanted = Results { most: 2, ..Results::default() };
    assert_eq!(found(wanted).await, [all("last-result"), all("other-result")].concat());
    assert_eq!(found(Results { skip: 2, ..wanted }).await, all("first-result"));
    let of = Results { of: Some(("rules", 3)), ..wanted };
    assert_eq!(found(of).await, [all("last-result"), all("first-result")].concat());
    assert!(found(Results { of: Some(("rules", 2)), ..wanted }).await.is_empty());
    assert!(done(store.results_of("nobody", wanted).await).is_empty());
}

async fn results_go_with_their_table(store: &dyn Store) {
    let over = rated(store, "deleted-result", Phase::Over).await;
    assert!(done(store.count_table(&count(&over.id, &[Some(&over.host)]), &gain).await));
    assert!(done(store.delete_table(&over.id).await));
    assert!(done(store.results_of_table(&over.id).await).is_empty());
    assert!(rating(store, &over.host).await.is_some(), "what is known of the player stays");
}

async fn of_a_forgotten_player_no_rating_is_left(store: &dyn Store) {
    let over = rated(store, "forgotten-result", Phase::Over).await;
    done(store.add_account(&account(&over.host, "Forgotten player")).await);
    let both = count(&over.id, &[Some(&over.host), Some("bot:a")]);
    assert!(done(store.count_table(&both, &gain).await));
    let named = done(store.results_of_table(&over.id).await);
    assert_eq!(named[0].name.as_deref(), Some("Forgotten player"));
    done(store.forget_guest(&over.host).await);
    assert_eq!(rating(store, &over.host).await, None);
    let left = done(store.results_of_table(&over.id).await);
    assert_eq!((left.len(), &left[0].player, &left[0].name), (2, &None, &None));
    let results = store.results_of(&over.host, Results { most: 9, ..Results::default() }).await;
    assert!(done(results).is_empty());
}

async fn ratings_of_a_guest_become_those_of_the_account(store: &dyn Store) {
    let (from, into) = (
        rated(store, "from-guest", Phase::Over).await,
        rated(store, "into-account", Phase::Over).await,
    );
    for table in [&from, &into] {
        let count = count(&table.id, &[Some(&table.host), Some("bot:a")]);
        assert!(done(store.count_table(&count, &gain).await));
    }
    done(store.merge_guest(&from.host, &into.host).await);
    assert_eq!(rating(store, &from.host).await, None);
    assert_eq!(rating(store, &into.host).await.map(|rating| rating.games), Some(1));
    let results = store.results_of(&into.host, Results { most: 9, ..Results::default() }).await;
    assert_eq!(done(results).len(), 4, "both tables with two seats each");
}
