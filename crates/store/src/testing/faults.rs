//! Writes that fail: whatever was acknowledged is kept, and the store goes on by itself.

#![allow(clippy::missing_panics_doc, reason = "a suite of tests panics where a promise is broken")]

use std::{collections::BTreeMap, sync::Arc};

use super::{Change, Phase, Store, StoreError, TableUpdate, done, table, update};

/// A table at which changes are written one after the other, and what was acknowledged of them.
#[derive(Debug)]
pub struct Ledger {
    table: String,
    acknowledged: BTreeMap<u64, String>,
    attempts: u32,
    revision: u64,
}

impl Ledger {
    pub async fn open(store: &dyn Store, name: &str) -> Self {
        let table = table(store, name, Phase::Running).await.id;
        Self { table, acknowledged: BTreeMap::new(), attempts: 0, revision: 0 }
    }

    /// Writes the next change, of so many bytes at least, as a room does: after what is written.
    pub async fn write(&mut self, store: &dyn Store, bytes: usize) -> Result<(), StoreError> {
        let version = store.table(&self.table).await?.map_or(0, |table| table.version) + 1;
        self.attempts += 1;
        let text = format!("attempt {} {}", self.attempts, "x".repeat(bytes));
        let change = Change { version, change: text.clone(), request: None };
        let update = TableUpdate { revision: self.revision, ..update() };
        store.append(&self.table, &change, &update).await?;
        self.acknowledged.insert(version, text);
        Ok(())
    }

    /// From now on the table has this revision.
    pub const fn is_of_revision(&mut self, revision: u64) {
        self.revision = revision;
    }

    /// Panics with a sentence if anything that was acknowledged is missing.
    pub async fn is_kept_by(&self, store: &dyn Store) {
        let kept = done(store.changes(&self.table, 0).await);
        let kept: BTreeMap<u64, String> =
            kept.into_iter().map(|change| (change.version, change.change)).collect();
        let lost: Vec<_> = self
            .acknowledged
            .iter()
            .filter(|(version, text)| kept.get(version) != Some(text))
            .map(|(version, _)| version)
            .collect();
        assert!(
            lost.is_empty(),
            "{} of {} acknowledged changes are lost: {lost:?}",
            lost.len(),
            self.acknowledged.len()
        );
        let version = done(store.table(&self.table).await).map(|table| table.version);
        assert_eq!(version, Some(kept.len() as u64), "the table counts what is kept");
    }

    /// Somebody else writes over it at the same moment: refused, as always, and harmless.
    pub async fn write_too_late(&self, store: &dyn Store) {
        let late = Change { version: 1, change: "late".to_owned(), request: None };
        let refused = store.append(&self.table, &late, &update()).await;
        assert!(matches!(refused, Err(StoreError::Conflict)), "{refused:?}");
    }
}

/// There is room again: writes are acknowledged, and every reader sees each of them at once.
pub async fn goes_on_after(store: &Arc<dyn Store>, ledger: &mut Ledger) {
    for _ in 0..20 {
        done(ledger.write(&**store, 100).await);
        ledger.is_kept_by(&**store).await;
    }
    ledger.write_too_late(&**store).await;
    for _ in 0..5 {
        done(ledger.write(&**store, 100).await);
    }
    ledger.is_kept_by(&**store).await;
}
