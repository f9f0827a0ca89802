//! What players would answer once they are asked, and what they mean to do in their next turn: written
//! down, followed, and told to nobody else.

use games::{Message, Planned, Play};
use protocol::web::{Code, Problem, plans::PlannedTurn};
use serde::{Deserialize, Serialize};
use serde_json::Value;
use tabletop::{Seat, Viewer};

use super::state::Room;
use crate::failure::store_problem;

/// What one seat has planned.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub(super) struct Plan {
    /// Answers to what is asked before another turn begins, the best first.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    wishes: Vec<Value>,
    /// The next turn of the seat; the first whose conditions hold.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    turns: Vec<PlannedTurn<Value>>,
}

impl Plan {
    pub(super) const fn is_empty(&self) -> bool {
        self.wishes.is_empty() && self.turns.is_empty()
    }

    /// As it is kept. Before turns could be planned it was a list of wishes.
    fn read(text: &str) -> Option<Self> {
        let wishes = serde_json::from_str(text).map(|wishes| Self { wishes, turns: Vec::new() });
        wishes.or_else(|_| serde_json::from_str(text)).ok()
    }
}

impl Room {
    pub(super) async fn read_plans(&mut self) -> Result<(), Problem> {
        let plans = self.app.store.plans(&self.table.id).await;
        let plans = plans.map_err(|error| store_problem(&error))?.into_iter();
        let read =
            |(seat, plan): (u8, String)| Some((Seat::try_from(seat).ok()?, Plan::read(&plan)?));
        self.plans = plans.filter_map(read).collect();
        Ok(())
    }

    pub(super) async fn plan(
        &mut self,
        connection: u64,
        seat: Seat,
        wishes: Vec<Value>,
    ) -> Result<(), Problem> {
        self.planning(connection, seat)?.check_wishes(&wishes)?;
        let plan = Plan { wishes, ..self.plan_of(seat) };
        self.keep_plan(seat, plan).await?;
        self.follow_plans();
        Ok(())
    }

    pub(super) async fn plan_turn(
        &mut self,
        connection: u64,
        seat: Seat,
        turns: Vec<PlannedTurn<Value>>,
    ) -> Result<(), Problem> {
        self.planning(connection, seat)?.check_turns(seat, &turns)?;
        let plan = Plan { turns, ..self.plan_of(seat) };
        self.keep_plan(seat, plan).await?;
        self.follow_plans();
        Ok(())
    }

    /// The game, if this connection may plan for the seat.
    fn planning(&self, connection: u64, seat: Seat) -> Result<&dyn Play, Problem> {
        self.speaker(connection, seat)?;
        let not_now = || Problem::new(Code::NotNow, "nothing is played here");
        self.play.as_deref().filter(|play| !play.is_over()).ok_or_else(not_now)
    }

    fn plan_of(&self, seat: Seat) -> Plan {
        self.plans.get(&seat).cloned().unwrap_or_default()
    }

    /// Whoever hears a plan for right now follows it.
    fn follow_plans(&mut self) {
        if self.planned().is_some() {
            self.serve_here();
        }
        self.ask_bot();
    }

    /// What whoever is asked has planned, if it can be done.
    pub(super) fn planned(&self) -> Option<Planned> {
        let play = self.play.as_ref()?;
        let plan = self.plans.get(&play.asked()?)?;
        self.planned_turn().or_else(|| play.first_wish(&plan.wishes))
    }

    /// The turn that has just begun, if it was planned like this.
    pub(super) fn planned_turn(&self) -> Option<Planned> {
        let play = self.play.as_ref()?;
        let seat = play.asked()?;
        let turns = &self.plans.get(&seat)?.turns;
        if turns.is_empty() || play.turn_begun_at(play.ply()) != Some(seat) {
            return None;
        }
        play.next_turn(seat, turns)
    }

    /// A change that began with this action of the record was written. Another turn is another story, and
    /// a turn that was begun was planned for long enough.
    pub(super) async fn forget_plans(&mut self, from: usize, new_turn: bool) {
        let begun = || self.play.as_ref().and_then(|play| play.turn_begun_at(from));
        let planned = self.plans.values().any(|plan| !plan.turns.is_empty());
        let begun = planned.then(begun).flatten();
        let seats: Vec<Seat> = self.plans.keys().copied().collect();
        for seat in seats {
            let mut plan = self.plan_of(seat);
            if new_turn {
                plan.wishes.clear();
            }
            if begun == Some(seat) {
                plan.turns.clear();
            }
            if self.plans.get(&seat) == Some(&plan) {
                continue;
            }
            if let Err(problem) = self.keep_plan(seat, plan).await {
                tracing::error!(table = self.table.id, problem = problem.message, "a plan stays");
            }
        }
    }

    /// Writes a plan down, and only then believes it.
    async fn keep_plan(&mut self, seat: Seat, plan: Plan) -> Result<(), Problem> {
        let text = if plan.is_empty() { None } else { serde_json::to_string(&plan).ok() };
        let index = seat.index() as u8;
        let kept = self.app.store.set_plan(&self.table.id, index, text.as_deref()).await;
        kept.map_err(|error| store_problem(&error))?;
        if plan.is_empty() {
            self.plans.remove(&seat);
        } else {
            self.plans.insert(seat, plan);
        }
        let looking = self
            .connections
            .iter()
            .filter(|(_, connection)| self.viewer(connection) == Viewer::Seat(seat));
        for (number, _) in looking {
            self.tell_plan(*number);
        }
        Ok(())
    }

    pub(super) fn tell_plans(&self) {
        for number in self.connections.keys() {
            self.tell_plan(*number);
        }
    }

    /// Tells whoever looks for a seat what that seat has planned.
    pub(super) fn tell_plan(&self, number: u64) {
        let Some(connection) = self.connections.get(&number) else { return };
        let Viewer::Seat(seat) = self.viewer(connection) else { return };
        let Plan { wishes, turns } = self.plan_of(seat);
        connection.say(&Message::Plan { wishes, turns });
    }
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;

    #[test]
    fn plans_of_before_are_read_as_wishes() {
        let old = Plan::read(r#"[{"do":"pass"}]"#).unwrap();
        assert_eq!(old.wishes, [json!({"do": "pass"})]);
        let text = serde_json::to_string(&old).unwrap();
        assert_eq!(Plan::read(&text), Some(old));
        assert_eq!(Plan::read("nonsense"), None);
    }
}
