//! Who played the bazaar of which day.

use super::{done, guest, table};
use crate::{DailyGame, DailyResult, DailyState, Phase, Store};

const DAY: &str = "2026-11-18";

fn result(rubies: u32, turns: u32, lira: u32) -> DailyResult {
    DailyResult { rubies, turns, lira, won: rubies == 5, marks: "01".to_owned() }
}

async fn begun(store: &dyn Store, id: &str, ended: Option<DailyResult>) -> String {
    let host = table(store, id, Phase::Running).await.host;
    assert!(done(store.begin_daily(&host, DAY, id, 7).await), "{id} begins");
    if let Some(result) = ended {
        done(store.end_daily(id, Some(&result)).await);
    }
    host
}

pub(super) async fn is_kept(store: &dyn Store) {
    let best = begun(store, "daily-best", Some(result(5, 11, 3))).await;
    let slower = begun(store, "daily-slower", Some(result(5, 12, 9))).await;
    let richer = begun(store, "daily-richer", Some(result(5, 12, 10))).await;
    let running = begun(store, "daily-running", None).await;
    assert!(!done(store.begin_daily(&running, DAY, "daily-best", 8).await), "there is one try");
    let ids = |games: Vec<DailyGame>| games.into_iter().map(|game| game.guest).collect::<Vec<_>>();
    let ranking = ids(done(store.daily_ranking(DAY, 10).await));
    assert_eq!(ranking, [best.clone(), richer.clone(), slower.clone()]);
    assert_eq!(done(store.daily_ranking(DAY, 1).await).len(), 1);
    assert_eq!(done(store.daily_place(DAY, &result(5, 12, 9)).await), (3, 2));
    done(store.end_daily("daily-best", Some(&result(1, 1, 1))).await);
    let kept = done(store.daily_game(&best, DAY).await).map(|game| (game.state, game.result));
    assert_eq!(kept, Some((DailyState::Finished, result(5, 11, 3))), "what is over stays so");
    done(store.end_daily("daily-running", None).await);
    let given_up = done(store.daily_game_at("daily-running").await).map(|game| game.state);
    assert_eq!(given_up, Some(DailyState::GivenUp));
    assert!(done(store.begin_daily(&best, "2026-11-19", "daily-best", 9).await));
    let mine = done(store.daily_games_of(&best, "2026-11-01", "2026-11-30", 40).await);
    let days: Vec<_> = mine.into_iter().map(|game| game.day).collect();
    assert_eq!(days, ["2026-11-19", DAY], "the latest first");
    assert!(done(store.daily_games_of(&best, "2026-11-20", "2026-11-30", 40).await).is_empty());

    assert!(done(store.delete_table("daily-slower").await));
    let left = done(store.daily_game(&slower, DAY).await);
    let left = left.map(|game| (game.table, game.state));
    assert_eq!(left, Some((None, DailyState::Finished)), "the try was had");
    let account = guest(store, "daily-account").await.id;
    done(store.merge_guest(&richer, &account).await);
    assert_eq!(done(store.daily_game(&account, DAY).await).map(|game| game.result.lira), Some(10));
    done(store.merge_guest(&slower, &account).await);
    assert_eq!(ids(done(store.daily_ranking(DAY, 10).await)), [best.clone(), account.clone()]);
    done(store.forget_guest(&best).await);
    done(store.forget_guest(&account).await);
    assert!(done(store.daily_ranking(DAY, 10).await).is_empty(), "the forgotten are in no ranking");
}
