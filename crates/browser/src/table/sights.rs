//! What the page is told: everything, or what has changed.

use games::{Message, Written};
use protocol::web::{
    Code, Problem,
    clocks::{Late, Pace},
    live::{Told, Undone},
    patch,
    tables::{Phase, SeatInfo, Sitter, TableInfo, TableLine},
    talk::{TalkKinds, TalkRules},
};
use serde::Serialize;
use serde_json::{Value, value::RawValue};
use tabletop::{Seat, Viewer};

use super::{LocalTable, Said, say};
use crate::KeptSeat;

/// So many actions are told at once, as at a server.
const PAGE: usize = 256;

/// Everything, with the position as it was written.
#[derive(Serialize)]
#[serde(tag = "type", rename = "welcome")]
struct Welcome<'a> {
    table: TableInfo<Value>,
    position: &'a RawValue,
    from: usize,
    left_out: usize,
    log: Vec<Told<Written>>,
    undone: &'a [Undone],
}

impl LocalTable {
    pub(super) fn viewer(&self) -> Viewer {
        let mine = self.kept.mine();
        let looks = match mine[..] {
            [only] => Some(only),
            _ => self.looks.filter(|seat| mine.contains(seat)),
        };
        looks.map_or(Viewer::Spectator, Viewer::Seat)
    }

    pub(super) fn welcome(&mut self, version: Option<u64>, said: &mut Said) -> Result<(), Problem> {
        let viewer = self.viewer();
        // At a hot seat the page may hold what somebody else saw: it starts afresh.
        let version = version.filter(|_| self.kept.mine().len() == 1);
        let kept = version.map_or(0, |version| self.play.kept_since(version));
        let ply = self.play.ply();
        let begin = if ply - kept.min(ply) > PAGE { ply - PAGE } else { kept.min(ply) };
        let (from, left_out) = if begin > kept { (0, begin) } else { (begin, 0) };
        let position = self.play.position(viewer, true);
        let text = RawValue::from_string(position.clone())
            .map_err(|error| Problem::new(Code::Internal, error.to_string()))?;
        let welcome = Welcome {
            table: self.info(),
            position: &text,
            from,
            left_out,
            log: self.play.log(viewer, begin..ply),
            undone: self.play.undone(),
        };
        say(&welcome, said)?;
        self.last = Some(position);
        if self.plans.is_empty() { Ok(()) } else { self.tell_plan(said) }
    }

    pub(super) fn tell_change(
        &mut self,
        from: usize,
        undone: Option<Undone>,
        said: &mut Said,
    ) -> Result<(), Problem> {
        let viewer = self.viewer();
        let position = self.play.position(viewer, true);
        let message = Message::Changed {
            patch: patch::between(self.last.as_deref(), &position),
            from,
            left_out: 0,
            log: self.play.log(viewer, from..self.play.ply()),
            undone,
            clock: None,
        };
        say(&message, said)?;
        self.last = Some(position);
        Ok(())
    }

    /// Somebody else looks at this screen from now on, or nobody.
    pub(super) fn look(&mut self, seat: Option<Seat>, said: &mut Said) -> Result<(), Problem> {
        if seat.is_some_and(|seat| !self.kept.mine().contains(&seat)) {
            let problem = Problem::new(Code::NotYours, "somebody else sits there");
            return say(&Message::Refused { number: 0, problem }, said);
        }
        let before = self.viewer();
        self.looks = seat;
        // What the one saw and the other may not is told again, as the other saw it.
        let from = self.play.parting(before, self.viewer());
        self.tell_change(from, None, said)?;
        self.tell_plan(said)
    }

    pub(super) fn earlier(&self, before: usize, said: &mut Said) -> Result<(), Problem> {
        let before = before.min(self.play.ply());
        let from = before.saturating_sub(PAGE);
        let log = self.play.log(self.viewer(), from..before);
        say(&Message::Earlier { from, before, log }, said)
    }

    pub(super) fn tell_plan(&self, said: &mut Said) -> Result<(), Problem> {
        let Viewer::Seat(seat) = self.viewer() else { return Ok(()) };
        let wishes = self.plans.get(&seat).cloned().unwrap_or_default();
        say(&Message::Plan { wishes, turns: Vec::new() }, said)
    }

    pub(super) fn tell_table(&self, said: &mut Said) -> Result<(), Problem> {
        say(&Message::Table { table: self.info() }, said)
    }

    /// How the table stands in a list.
    pub(crate) fn line(&self) -> TableLine<Value, Value> {
        TableLine {
            table: self.info(),
            asked: self.play.asked(),
            question: self.play.question(),
            ranking: self.play.ranking(),
            screen: false,
        }
    }

    fn info(&self) -> TableInfo<Value> {
        let over = self.play.is_over();
        let seat = |seat: &KeptSeat| SeatInfo {
            sitter: seat.sitter.clone(),
            name: seat.name.clone(),
            present: true,
            again: self.again || matches!(seat.sitter, Sitter::Bot { .. }),
            stand_in: false,
            left_by: None,
            bot_since: None,
            away: None,
            free_in: None,
        };
        let fairness = self.play.fairness(false);
        TableInfo {
            id: self.kept.id.clone(),
            game: self.kept.game.clone(),
            options: self.kept.options.clone(),
            phase: if over { Phase::Over } else { Phase::Running },
            seats: self.kept.seats.iter().map(seat).collect(),
            public: false,
            talk: TalkRules { allowed: TalkKinds::Nothing, guests: false },
            host: true,
            host_in: None,
            mine: self.kept.mine(),
            spectators: 0,
            commitment: fairness.map(|fairness| fairness.commitment.to_string()),
            dice: None,
            rematch: None,
            claims: Vec::new(),
            nudge: None,
            rated: false,
            results: Vec::new(),
            pace: Pace::default(),
            late: Late::default(),
            clock: None,
            waiting: None,
            may_return: false,
            ending: None,
            ended: false,
            again: None,
            notes: Vec::new(),
            created: self.kept.created,
            changed: self.changed,
        }
    }
}
