//! What a notification tells, before it is known in which language. Made with the eyes of the seat it is
//! for, so that nobody is mailed what others hold.

use games::{Deed, Play};
use serde::{Deserialize, Serialize};
use tabletop::{Ranking, Seat};

use crate::tables::seats::{self, Seated};

#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct Facts {
    /// The others at the table: that is what it is called.
    pub(crate) with: Vec<String>,
    /// The name of the question.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub(crate) question: Option<String>,
    /// Who nudges.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub(crate) by: Option<String>,
    /// When the time is over, in seconds since 1970: a notification may wait before it is told.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub(crate) over: Option<i64>,
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub(crate) winners: Vec<String>,
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub(crate) recap: Vec<RecapLine>,
}

/// What one of the others did since the last turn of the seat.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct RecapLine {
    pub(crate) name: String,
    pub(crate) turns: u32,
    pub(crate) rubies: u32,
    /// Lira for me.
    pub(crate) paid: u32,
    /// My family member.
    pub(crate) caught: bool,
}

impl Facts {
    pub(crate) fn of(play: &dyn Play, sitting: &[Seated], seat: Seat) -> Self {
        let names: Vec<String> =
            seats::players(sitting).into_iter().map(|player| player.name).collect();
        let others = Seat::all(names.len()).zip(&names).filter(|(other, _)| *other != seat);
        let question = play.question();
        let ask = question.as_ref().and_then(|question| question["ask"].as_str());
        Self {
            with: others.map(|(_, name)| name.clone()).collect(),
            question: ask.map(str::to_owned),
            winners: play.ranking().map(|ranking| winners(&ranking, &names)).unwrap_or_default(),
            recap: recap(&play.since_last_turn(seat), &names, seat),
            ..Self::default()
        }
    }

    /// Somebody is called something else by now.
    pub(crate) fn rename(&mut self, before: &str, now: &str) {
        let told = self.recap.iter_mut().map(|line| &mut line.name);
        let names = self.with.iter_mut().chain(&mut self.by).chain(&mut self.winners).chain(told);
        for name in names.filter(|name| *name == before) {
            now.clone_into(name);
        }
    }

    #[must_use]
    pub(crate) fn with_nudge(self, by: &str) -> Self {
        Self { by: Some(by.to_owned()), ..self }
    }

    #[must_use]
    pub(crate) fn with_deadline(self, over: i64) -> Self {
        Self { over: Some(over), ..self }
    }
}

fn winners(ranking: &Ranking, names: &[String]) -> Vec<String> {
    ranking.winners().filter_map(|seat| names.get(seat.index()).cloned()).collect()
}

fn recap(deeds: &[Deed], names: &[String], mine: Seat) -> Vec<RecapLine> {
    let line = |name: &String| RecapLine { name: name.clone(), ..RecapLine::default() };
    let mut lines: Vec<RecapLine> = names.iter().map(line).collect();
    for deed in deeds {
        let Some(line) = lines.get_mut(deed.by().index()) else { continue };
        match *deed {
            Deed::Turn { .. } => line.turns += 1,
            Deed::Ruby { .. } => line.rubies += 1,
            Deed::Paid { to, lira, .. } if to == mine => line.paid += lira,
            Deed::Caught { of, .. } if of == mine => line.caught = true,
            Deed::Paid { .. } | Deed::Caught { .. } => {}
        }
    }
    let told = Seat::all(lines.len()).zip(lines).filter(|(seat, line)| {
        *seat != mine && (line.turns > 0 || line.rubies > 0 || line.paid > 0 || line.caught)
    });
    told.map(|(_, line)| line).collect()
}
