//! What was found in games that are over.

use super::{done, guest, table};
use crate::{Phase, Replay, Store, StudiedGame};

pub(super) async fn are_kept(store: &dyn Store) {
    table(store, "studied", Phase::Over).await;
    let owner = guest(store, "studious").await.id;
    let record = Replay {
        id: "studied-replay".to_owned(),
        guest: owner.clone(),
        game: "game".to_owned(),
        record: "{}".to_owned(),
        created: 3,
    };
    done(store.add_replay(&record).await);
    let before = done(store.study_bytes().await);
    let games = [
        StudiedGame::Table("studied".to_owned()),
        StudiedGame::Replay("studied-replay".to_owned()),
    ];
    for game in &games {
        assert_eq!(done(store.study(game).await), None);
        done(store.keep_study(game, "rough", 3).await);
        done(store.keep_study(game, "deeper", 4).await);
        assert_eq!(done(store.study(game).await).as_deref(), Some("deeper"));
    }
    assert_eq!(done(store.study_bytes().await), before + 12);
    let gone = StudiedGame::Table("never-opened".to_owned());
    done(store.keep_study(&gone, "late", 5).await);
    assert_eq!(done(store.study(&gone).await), None, "what is gone is not studied");
    assert!(done(store.delete_table("studied").await));
    done(store.forget_guest(&owner).await);
    for game in &games {
        assert_eq!(done(store.study(game).await), None, "it goes with the game");
    }
}
