//! What each pair of eyes sees, written once for all who see the same; and long stories in pages.

use std::{ops::Range, sync::Arc};

use axum::extract::ws::Utf8Bytes;
use games::{Play, Written};
use protocol::web::live::{Told, Undone};
use serde::Serialize;
use tabletop::{Seat, Viewer};

use super::state::Room;
use crate::tables::{info, seats};

/// So many actions are told at once. A game has a few hundred of them.
const PAGE: usize = 256;
/// So many times that something was taken back are told again.
const MOST_UNDONE: usize = 128;

/// A version of the game for one pair of eyes.
#[derive(Debug)]
pub(super) struct SeenPosition {
    version: u64,
    viewer: Viewer,
    may_answer: bool,
    position: Arc<str>,
    /// The last page of the story, for those who come anew.
    story: Option<Utf8Bytes>,
}

/// The part of a welcome that is long.
#[derive(Serialize)]
struct Story<'a> {
    from: usize,
    left_out: usize,
    log: Vec<Told<Written>>,
    undone: &'a [Undone],
}

/// What is told to somebody who has the first `kept` actions right.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Page {
    pub(super) from: usize,
    pub(super) left_out: usize,
    pub(super) plies: Range<usize>,
}

impl Page {
    pub(super) fn after(kept: usize, ply: usize) -> Self {
        if ply.saturating_sub(kept) <= PAGE {
            return Self { from: kept, left_out: 0, plies: kept..ply };
        }
        // What lies between is not told, so what was kept would not fit: the story begins anew.
        let begin = ply - PAGE;
        Self { from: 0, left_out: begin, plies: begin..ply }
    }

    /// The page that ends before this action.
    pub(super) fn before(ply: usize) -> Range<usize> {
        ply.saturating_sub(PAGE)..ply
    }
}

/// The part of a welcome that tells the story.
fn story(play: &dyn Play, viewer: Viewer, page: Page) -> Option<Utf8Bytes> {
    let undone = play.undone();
    let story = Story {
        from: page.from,
        left_out: page.left_out,
        log: play.log(viewer, page.plies),
        undone: &undone[undone.len().saturating_sub(MOST_UNDONE)..],
    };
    serde_json::to_string(&story).ok().map(Utf8Bytes::from)
}

impl Room {
    /// What these eyes see. Whoever is replaced for the moment looks on: the bot is asked.
    fn sight(&mut self, viewer: Viewer) -> Option<usize> {
        let play = self.play.as_deref()?;
        let may_answer = match viewer {
            Viewer::Seat(seat) => !self.seats.get(seat.index()).is_some_and(|seat| seat.stand_in),
            Viewer::Spectator => true,
        };
        let version = play.version();
        self.sights.retain(|sight| sight.version == version);
        let same = |sight: &SeenPosition| sight.viewer == viewer && sight.may_answer == may_answer;
        if let Some(known) = self.sights.iter().position(same) {
            return Some(known);
        }
        let position = play.position(viewer, may_answer).into();
        self.sights.push(SeenPosition { version, viewer, may_answer, position, story: None });
        Some(self.sights.len() - 1)
    }

    /// The position for these eyes.
    pub(super) fn seen(&mut self, viewer: Viewer) -> Option<Arc<str>> {
        let index = self.sight(viewer)?;
        self.sights.get(index).map(|sight| Arc::clone(&sight.position))
    }

    /// The story for these eyes, as far as it is not right already.
    pub(super) fn told(&mut self, viewer: Viewer, kept: usize) -> Option<Utf8Bytes> {
        let index = self.sight(viewer)?;
        let play = self.play.as_deref()?;
        let page = Page::after(kept, play.ply());
        if page.from > 0 {
            return story(play, viewer, page);
        }
        let sight = self.sights.get_mut(index)?;
        if sight.story.is_none() {
            sight.story = story(play, viewer, page);
        }
        sight.story.clone()
    }

    /// The table as text, made once for all for whom it is the same.
    pub(super) fn table_text(&self, guest: Option<&str>, made: &mut Tables) -> Option<Utf8Bytes> {
        let host = guest == Some(self.table.host.as_str());
        let may_return = info::may_return(&self.table, &self.seats, guest);
        let whose = Whose { host, may_return, seats: seats::of_guest(&self.seats, guest) };
        if let Some((_, text)) = made.0.iter().find(|(known, _)| *known == whose) {
            return Some(text.clone());
        }
        let text = serde_json::to_string(&self.info(guest)).ok().map(Utf8Bytes::from)?;
        made.0.push((whose, text.clone()));
        Some(text)
    }
}

/// The table as it was written for some.
#[derive(Debug, Default)]
pub(super) struct Tables(Vec<(Whose, Utf8Bytes)>);

/// For whom a table looks the same.
#[derive(Debug, PartialEq, Eq)]
struct Whose {
    host: bool,
    may_return: bool,
    seats: Vec<Seat>,
}

/// What a story says if no game has begun.
pub(super) fn no_story() -> Utf8Bytes {
    Utf8Bytes::from_static(r#"{"from":0,"left_out":0,"log":[],"undone":[]}"#)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_page_tells_what_is_missing_or_begins_anew() {
        // (kept, ply, from, left out, told)
        let cases = [
            (0, 0, 0, 0, 0..0),
            (0, PAGE, 0, 0, 0..PAGE),
            (0, PAGE + 1, 0, 1, 1..PAGE + 1),
            (990, 1_000, 990, 0, 990..1_000),
            (10, 1_000, 0, 1_000 - PAGE, 1_000 - PAGE..1_000),
            (1_000, 1_000, 1_000, 0, 1_000..1_000),
        ];
        for (kept, ply, from, left_out, plies) in cases {
            let page = Page { from, left_out, plies };
            assert_eq!(Page::after(kept, ply), page, "{kept} of {ply} are known");
        }
    }

    #[test]
    fn pages_before_lead_to_the_beginning() {
        let (mut before, mut seen) = (3 * PAGE + 5, 0);
        while before > 0 {
            let page = Page::before(before);
            assert_eq!(page.end, before);
            seen += page.len();
            before = page.start;
        }
        assert_eq!(seen, 3 * PAGE + 5);
    }
}
