//! Advice for whoever plays against bots. Against other people, and where it counts, everybody thinks for
//! themselves.

use std::sync::{Arc, atomic::AtomicBool};

use games::Advice;
use protocol::web::{Code, Problem, tables::Hint};
use serde_json::Value;
use study::Reason;

use super::{Reply, state::Room};
use crate::{
    rooms::thinking::{Errand, Payer},
    tables::seats,
};

impl Room {
    /// Lets an adviser think on another thread. The table goes on meanwhile.
    pub(super) fn hint(&self, guest: &str, reply: Reply<Hint<Value, Reason>>) {
        let advice = match self.advice_for(guest) {
            Ok(advice) => advice,
            Err(problem) => return drop(reply.send(Err(problem))),
        };
        let app = Arc::clone(&self.app);
        let errand = Errand {
            origin: app.origins.of(guest),
            payer: Payer::Hints,
            quick: false,
            // Whoever asks is there.
            watched: Arc::new(AtomicBool::new(true)),
        };
        tokio::spawn(async move {
            let Some(turn) = app.thinkers.turn(errand).await else { return };
            app.metrics.waited_to_think(turn.waited);
            let thought = tokio::task::spawn_blocking(move || {
                let hint = advice();
                drop(turn);
                hint
            });
            let failed = || Problem::new(Code::Internal, "the adviser has nothing to say");
            // Whoever does not wait any more need not get it.
            let _ = reply.send(thought.await.ok().flatten().ok_or_else(failed));
        });
    }

    fn advice_for(&self, guest: &str) -> Result<Advice, Problem> {
        let not_now = |why: &str| Problem::new(Code::NotNow, why);
        let play = self.play.as_ref().ok_or_else(|| not_now("the game has not begun"))?;
        let mine = seats::of_guest(&self.seats, Some(guest));
        if mine.is_empty() {
            return Err(Problem::new(Code::NotYours, "only those who play get hints"));
        }
        if self.table.rated {
            let why = "there are no hints in a game that counts for the ratings";
            return Err(Problem::new(Code::Rated, why));
        }
        if play.day().is_some() {
            let why = "there are no hints in the daily bazaar: everybody plays the same game";
            return Err(Problem::new(Code::Rated, why));
        }
        if seats::guests(&self.seats).len() > 1 {
            return Err(not_now("there are no hints in a game with other people"));
        }
        if !play.asked().is_some_and(|seat| mine.contains(&seat)) {
            return Err(Problem::new(Code::NotAsked, "you are not asked"));
        }
        play.advice().ok_or_else(|| not_now("there are no hints in this game"))
    }
}
