//! Pictures that were drawn before: a link in a group is asked for by everybody's messenger at once.

use std::{
    collections::VecDeque,
    hash::{DefaultHasher, Hash as _, Hasher as _},
    sync::{Arc, Mutex, PoisonError},
};

use axum::body::Bytes;
use tokio::sync::Semaphore;

use super::picture::{self, Card};

/// Each has about 300 KB.
const MOST: usize = 64;

pub(crate) struct Pictures {
    kept: Mutex<VecDeque<(Card, Bytes)>>,
    /// One at a time: games come first.
    drawing: Semaphore,
}

impl Default for Pictures {
    fn default() -> Self {
        Self { kept: Mutex::default(), drawing: Semaphore::new(1) }
    }
}

impl Pictures {
    /// The picture, if it was drawn before.
    pub(crate) fn kept(&self, card: &Card) -> Option<Bytes> {
        let kept = self.kept.lock().unwrap_or_else(PoisonError::into_inner);
        kept.iter().find(|(known, _)| known == card).map(|(_, picture)| picture.clone())
    }

    /// Draws it, after those that are being drawn; nothing if it cannot be drawn here.
    pub(crate) async fn draw(&self, card: Card) -> Option<Bytes> {
        let turn = self.drawing.acquire().await.ok()?;
        if let Some(picture) = self.kept(&card) {
            return Some(picture);
        }
        let card = Arc::new(card);
        let drawn = Arc::clone(&card);
        let picture = tokio::task::spawn_blocking(move || picture::draw(&drawn)).await.ok()??;
        let picture = Bytes::from(picture);
        let mut kept = self.kept.lock().unwrap_or_else(PoisonError::into_inner);
        kept.push_front((Arc::unwrap_or_clone(card), picture.clone()));
        kept.truncate(MOST);
        drop(kept);
        drop(turn);
        Some(picture)
    }
}

/// Changes whenever the picture does: messengers keep what they know by its address.
pub(crate) fn version(card: &Card) -> String {
    let mut hasher = DefaultHasher::new();
    card.hash(&mut hasher);
    format!("{:08x}", hasher.finish() as u32)
}
