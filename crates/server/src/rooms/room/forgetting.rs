//! Somebody wants to be forgotten: nothing at the table names them any more.

use protocol::web::Problem;
use serde_json::Value;
use store::Guest;
use tabletop::{Player, Seat};

use super::state::Room;
use crate::{
    failure::store_problem,
    notifications::Facts,
    tables::seats::{self, Seated},
};

impl Room {
    /// Leaves, and takes the name along: also from seats that were left before, out of the record of a
    /// game that is over, and out of what others are about to be told.
    pub(super) async fn forget(&mut self, guest: &Guest) -> Result<(), Problem> {
        // Before the seats are saved: if this fails, the table is still found as one of this guest.
        self.forget_requests(&guest.id).await?;
        let is_theirs = |seat: &Seated| {
            seat.guest() == Some(&guest.id) || seat.left_by.as_deref() == Some(&guest.id)
        };
        let seats = Seat::all(self.seats.len()).zip(&self.seats);
        let theirs: Vec<Seat> =
            seats.filter(|(_, seat)| is_theirs(seat)).map(|(seat, _)| seat).collect();
        let before = seats::players(&self.seats);
        self.stand_up(guest);
        for seat in &theirs {
            let place = &mut self.seats[seat.index()];
            // That somebody has left is not forgotten, only who it was.
            let left_by = place.left_by.take().map(|_| String::new());
            let bot_since = place.bot_since;
            let bot = |level| Seated { left_by, bot_since, ..Seated::bot(level, seat.index()) };
            *place = place.level().map_or_else(Seated::nobody, bot);
            seats::set_apart(&mut self.seats, seat.index());
        }
        if self.table.host == guest.id {
            // Whoever sits there, or did; if nobody is left, the store knows what to do.
            let others = seats::guests(&self.seats).into_iter();
            if let Some(other) = others.chain(seats::concerned(&self.seats)).next() {
                self.table.host = other;
            }
        }
        self.affairs.claims.retain(|claim| claim.claimer != guest.id);
        self.consents.retain(|consent| *consent != guest.id);
        self.rename_in_record(&theirs);
        self.rename_in_notifications(&before).await
    }

    /// What a guest asked for here cannot be asked for again: nobody has to know who it was.
    pub(super) async fn forget_requests(&self, guest: &str) -> Result<(), Problem> {
        let client = format!("{guest}/");
        let forgotten = self.app.store.forget_client(&self.table.id, &client).await;
        forgotten.map_err(|error| store_problem(&error))
    }

    fn rename_in_record(&mut self, theirs: &[Seat]) {
        let record = self.table.record.as_deref().map(serde_json::from_str::<Value>);
        let Some(Ok(mut record)) = record else { return };
        for (seat, player) in Seat::all(self.seats.len()).zip(seats::players(&self.seats)) {
            let name = record.pointer_mut(&format!("/players/{}/name", seat.index()));
            if let Some(name) = name.filter(|_| theirs.contains(&seat)) {
                *name = player.name.into();
            }
        }
        self.table.record = Some(record.to_string());
    }

    async fn rename_in_notifications(&self, before: &[Player]) -> Result<(), Problem> {
        let failed = |error| store_problem(&error);
        let names = before.iter().zip(seats::players(&self.seats));
        let names: Vec<_> = names.filter(|(before, now)| before.name != now.name).collect();
        for mut notification in
            self.app.store.open_notifications(&self.table.id).await.map_err(failed)?
        {
            let Ok(mut facts) = serde_json::from_str::<Facts>(&notification.facts) else {
                continue;
            };
            for (before, now) in &names {
                facts.rename(&before.name, &now.name);
            }
            notification.facts = serde_json::to_string(&facts).unwrap_or_default();
            self.app.store.rewrite_notification(&notification).await.map_err(failed)?;
        }
        Ok(())
    }
}
