//! Looking back.

use protocol::web::{
    Code, Problem,
    dice::Added,
    live::Told,
    replays::{Fair, Moment, Story, Turn},
};
use serde_json::Value;
use tabletop::{Mismatch, Player, Record, Viewer};

use crate::{HostedGame, Past, Proved, falls, family::json};

/// A record that was read and replayed.
pub(crate) struct Uploaded<G: HostedGame>(pub(crate) Record<G>);

impl<G: HostedGame> Past for Uploaded<G> {
    fn options(&self) -> Value {
        json(&G::options_of(&self.0.setup)).unwrap_or_default()
    }

    fn players(&self) -> &[Player] {
        &self.0.players
    }

    fn lacks(&self) -> Option<&'static str> {
        self.0.start().ok().and_then(|replay| replay.game.lacks())
    }

    fn is_over_at(&self, ply: usize) -> Result<bool, Problem> {
        let replay = self.0.replay_to(ply, &mut tabletop::Ignore).map_err(no_moment)?;
        Ok(replay.game.is_terminal())
    }

    fn record_for(&self, viewer: Viewer, over: bool) -> Result<String, Problem> {
        let internal = |error: String| Problem::new(Code::Internal, error);
        let seen = (!over).then(|| self.0.seen_by(viewer)).transpose();
        let seen = seen.map_err(|error| internal(error.to_string()))?;
        serde_json::to_string_pretty(seen.as_ref().unwrap_or(&self.0))
            .map_err(|error| internal(error.to_string()))
    }

    fn story(&self, id: &str, viewer: Viewer) -> Result<Story<Value, Value>, Problem> {
        story(&self.0, id, viewer)
    }

    fn moment(&self, ply: usize, viewer: Viewer) -> Result<Moment<Value>, Problem> {
        moment(&self.0, ply, viewer)
    }

    fn proved(&self) -> Result<Proved, Problem> {
        let from = self.0.fairness.as_ref().and_then(|fairness| fairness.joint.as_ref()?.from);
        let falls = falls::since(&self.0, from.unwrap_or(0)).map_err(no_moment)?;
        Ok(Proved { fair: fair(&self.0), falls })
    }
}

/// A whole game in events, as these eyes see it.
fn story<G: HostedGame>(
    record: &Record<G>,
    id: &str,
    viewer: Viewer,
) -> Result<Story<Value, Value>, Problem> {
    let mut replay = record.start().map_err(no_moment)?;
    let mut log = Vec::new();
    // Where nothing is dealt before it, the first turn begins with the game and is not announced.
    let mut turns: Vec<_> = match replay.game.turn() {
        tabletop::Turn::Decide(seat, _) => vec![Turn { ply: 0, seat }],
        tabletop::Turn::Chance(_) | tabletop::Turn::Over => Vec::new(),
    };
    let mut events = Vec::new();
    for (ply, entry) in record.actions.iter().enumerate() {
        replay.step(*entry, &mut events).map_err(no_moment)?;
        for event in &events {
            // The turn begins once this has happened.
            let begun = G::turn_begun(event);
            turns.extend(begun.map(|seat| Turn { ply: ply + 1, seat }));
        }
        let seen: Result<Vec<_>, _> =
            events.drain(..).map(|event| json(&G::event_for(&event, viewer))).collect();
        let seen = seen?;
        if !seen.is_empty() {
            log.push(Told { ply, events: seen });
        }
    }
    Ok(Story {
        id: id.to_owned(),
        game: record.game.clone(),
        options: Some(json(&match &record.options {
            Some(options) => options.clone(),
            None => G::options_of(&record.setup),
        })?),
        players: record.players.clone(),
        plies: record.actions.len(),
        turns,
        log,
        result: replay.game.ranking(),
        fair: fair(record),
    })
}

/// What the seed proves, once it is known.
fn fair<G: HostedGame>(record: &Record<G>) -> Option<Fair> {
    let fairness = record.fairness.as_ref()?;
    let (commitment, seed) = (fairness.commitment.to_string(), fairness.seed?.to_string());
    match record.verify() {
        Ok(proof) => {
            let outcomes = proof.outcomes;
            let added = proof.added.map(|added| Added { parts: added.parts, people: added.people });
            Some(Fair { proved: true, outcomes, mismatch: None, added, commitment, seed })
        }
        Err(Mismatch::NoCommitment | Mismatch::NoSeed | Mismatch::NoOptions) => None,
        Err(
            mismatch @ (Mismatch::Record(_)
            | Mismatch::Commitment
            | Mismatch::Server
            | Mismatch::Parts(_)
            | Mismatch::Part(_)
            | Mismatch::Seed
            | Mismatch::Lot
            | Mismatch::Aborted(_)
            | Mismatch::Day(..)
            | Mismatch::Setup
            | Mismatch::Outcome { .. }),
        ) => {
            let mismatch = Some(mismatch.to_string());
            Some(Fair { proved: false, outcomes: 0, mismatch, added: None, commitment, seed })
        }
    }
}

fn moment<G: HostedGame>(
    record: &Record<G>,
    ply: usize,
    viewer: Viewer,
) -> Result<Moment<Value>, Problem> {
    let replay = record.replay_to(ply, &mut tabletop::Ignore).map_err(no_moment)?;
    Ok(Moment { ply, view: json(&replay.game.view(viewer))? })
}

#[expect(clippy::needless_pass_by_value, reason = "it is called with what map_err gives")]
fn no_moment(error: tabletop::RecordError) -> Problem {
    Problem::new(Code::Record, error.to_string())
}
