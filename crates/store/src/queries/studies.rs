//! What was found in games that are over.

use super::{Keeper, Pool, unsigned};
use crate::{Later, StoreError, StudiedGame, Studies};

impl Studies for Keeper {
    fn keep_study<'a>(
        &'a self,
        game: &'a StudiedGame,
        report: &'a str,
        created: i64,
    ) -> Later<'a, ()> {
        Box::pin(self.write(keep(&self.writer, game, report, created)))
    }

    fn study<'a>(&'a self, game: &'a StudiedGame) -> Later<'a, Option<String>> {
        Box::pin(of_game(&self.reader, game))
    }

    fn study_bytes(&self) -> Later<'_, u64> {
        Box::pin(bytes(&self.reader))
    }
}

async fn keep(
    pool: &Pool,
    game: &StudiedGame,
    report: &str,
    created: i64,
) -> Result<(), StoreError> {
    // A game may be deleted while it is studied.
    let insert = match game {
        StudiedGame::Table(_) => {
            "INSERT INTO studies (game_id, table_id, report, created) \
             SELECT id, id, $2, $3 FROM tables WHERE id = $1 \
             ON CONFLICT (game_id) DO UPDATE SET report = excluded.report, created = excluded.created"
        }
        StudiedGame::Replay(_) => {
            "INSERT INTO studies (game_id, replay_id, report, created) \
             SELECT id, id, $2, $3 FROM replays WHERE id = $1 \
             ON CONFLICT (game_id) DO UPDATE SET report = excluded.report, created = excluded.created"
        }
    };
    sqlx::query(insert).bind(game.id()).bind(report).bind(created).execute(pool).await?;
    Ok(())
}

async fn of_game(pool: &Pool, game: &StudiedGame) -> Result<Option<String>, StoreError> {
    let select = match game {
        StudiedGame::Table(_) => "SELECT report FROM studies WHERE table_id = $1",
        StudiedGame::Replay(_) => "SELECT report FROM studies WHERE replay_id = $1",
    };
    Ok(sqlx::query_scalar(select).bind(game.id()).fetch_optional(pool).await?)
}

async fn bytes(pool: &Pool) -> Result<u64, StoreError> {
    let all = "SELECT CAST(coalesce(sum(octet_length(report)), 0) AS BIGINT) FROM studies";
    Ok(unsigned(sqlx::query_scalar(all).fetch_one(pool).await?))
}
