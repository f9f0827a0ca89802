//! What players would answer once they are asked: written down, followed, and told to nobody else.

use games::Message;
use protocol::web::{Code, Problem};
use serde_json::Value;
use tabletop::{Seat, Viewer};

use super::state::Room;
use crate::failure::store_problem;

impl Room {
    pub(super) async fn read_plans(&mut self) -> Result<(), Problem> {
        let plans = self.app.store.plans(&self.table.id).await;
        let plans = plans.map_err(|error| store_problem(&error))?.into_iter();
        let read = |(seat, plan): (u8, String)| {
            Some((Seat::try_from(seat).ok()?, serde_json::from_str(&plan).ok()?))
        };
        self.plans = plans.filter_map(read).collect();
        Ok(())
    }

    pub(super) async fn plan(
        &mut self,
        connection: u64,
        seat: Seat,
        wishes: Vec<Value>,
    ) -> Result<(), Problem> {
        self.speaker(connection, seat)?;
        let not_now = || Problem::new(Code::NotNow, "nothing is played here");
        let play = self.play.as_ref().filter(|play| !play.is_over()).ok_or_else(not_now)?;
        play.check_wishes(&wishes)?;
        self.keep_plan(seat, wishes).await?;
        // Whoever hears a plan for right now follows it.
        if self.planned().is_some() {
            self.serve_here();
        }
        self.ask_bot();
        Ok(())
    }

    /// What whoever is asked has planned, if it can be done.
    pub(super) fn planned(&self) -> Option<Value> {
        let play = self.play.as_ref()?;
        play.first_wish(self.plans.get(&play.asked()?)?)
    }

    /// Another turn is another story.
    pub(super) async fn forget_plans(&mut self) {
        let seats: Vec<Seat> = self.plans.keys().copied().collect();
        for seat in seats {
            if let Err(problem) = self.keep_plan(seat, Vec::new()).await {
                tracing::error!(table = self.table.id, problem = problem.message, "a plan stays");
            }
        }
    }

    /// Writes a plan down, and only then believes it.
    async fn keep_plan(&mut self, seat: Seat, wishes: Vec<Value>) -> Result<(), Problem> {
        let plan = (!wishes.is_empty()).then(|| Value::from(wishes.clone()).to_string());
        let index = seat.index() as u8;
        let kept = self.app.store.set_plan(&self.table.id, index, plan.as_deref()).await;
        kept.map_err(|error| store_problem(&error))?;
        if wishes.is_empty() {
            self.plans.remove(&seat);
        } else {
            self.plans.insert(seat, wishes);
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
        let wishes = self.plans.get(&seat).cloned().unwrap_or_default();
        connection.say(&Message::Plan { wishes });
    }
}
