//! Where everything that is written begins.

use sqlx::{AssertSqlSafe, Transaction};

use super::{
    super::engine::{self, NOW},
    Database, Keeper, Pool,
};
use crate::StoreError;

/// What is written in one step, or not at all.
pub(super) type Writing = Transaction<'static, Database>;

/// The only way to begin one. It fails if the connection is inside a transaction already, instead of
/// beginning a part of that one: a database that rolled back by itself is noticed here.
pub(super) async fn begin(pool: &Pool) -> Result<Writing, StoreError> {
    Ok(pool.begin_with(engine::WRITE).await?)
}

impl Keeper {
    /// Does something that writes. After a failure of the database nothing is begun until a write was
    /// read back.
    pub(super) async fn write<T>(
        &self,
        work: impl Future<Output = Result<T, StoreError>> + Send,
    ) -> Result<T, StoreError> {
        if self.doubt.is_there() {
            self.prove_writing().await?;
        }
        let done = work.await;
        if done.as_ref().is_err_and(StoreError::is_grave) {
            self.doubt.raise();
        }
        done
    }

    /// Writes something and reads it back over another connection, as everybody who reads does.
    pub(super) async fn prove_writing(&self) -> Result<(), StoreError> {
        // One at a time: it needs two connections.
        let _alone = self.proving.lock().await;
        let proved = prove(&self.writer, &self.reader, &self.server).await;
        match &proved {
            Ok(()) => self.doubt.settle(),
            Err(_) => self.doubt.raise(),
        }
        proved
    }
}

async fn prove(writer: &Pool, reader: &Pool, server: &str) -> Result<(), StoreError> {
    // This server says that it is alive, which is true. Times may not be different: it goes up by one.
    let write = format!(
        "INSERT INTO servers (id, seen) VALUES ($1, {NOW}) \
         ON CONFLICT (id) DO UPDATE SET seen = CASE WHEN servers.seen < excluded.seen \
         THEN excluded.seen ELSE servers.seen + 1 END RETURNING seen"
    );
    let mut writing = writer.acquire().await?;
    let written: i64 =
        sqlx::query_scalar(AssertSqlSafe(write)).bind(server).fetch_one(&mut *writing).await?;
    let read: Option<i64> = sqlx::query_scalar("SELECT seen FROM servers WHERE id = $1")
        .bind(server)
        .fetch_optional(reader)
        .await?;
    // Somebody may have said it once more meanwhile.
    if read.is_some_and(|read| read >= written) { Ok(()) } else { Err(StoreError::Unproved) }
}

#[cfg(test)]
mod tests {
    #[test]
    fn nothing_else_begins_a_transaction() {
        let folder = concat!(env!("CARGO_MANIFEST_DIR"), "/src/queries");
        for file in std::fs::read_dir(folder).unwrap() {
            let path = file.unwrap().path();
            let text = std::fs::read_to_string(&path).unwrap();
            let begins = text.matches(concat!(".be", "gin()")).count();
            assert_eq!(begins, 0, "{} begins by itself", path.display());
        }
    }
}
