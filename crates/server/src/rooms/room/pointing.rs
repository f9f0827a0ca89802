//! Around one screen: a place that was pressed on a telephone and not confirmed yet is ringed on the screen.
//!
//! Whoever presses says it themselves, it is the number of a place and nothing else, and it is forgotten
//! once it was passed on.

use games::Message;

use super::state::Room;

/// The highest number that is printed on a place.
const LAST_PLACE: u8 = 25;

impl Room {
    /// Passed on only to the screen that looks after the table, and only of whoever is asked. What does not
    /// fit is not worth an answer.
    pub(super) fn point(&self, number: u64, version: u64, place: Option<u8>) {
        let known = place.is_none_or(|place| (1..=LAST_PLACE).contains(&place));
        let now = self.play.as_ref().is_some_and(|play| play.version() == version);
        let pointer = self.connections.get(&number).and_then(|connection| connection.guest_id());
        let asked = self.asked_person().map(|(_, guest)| guest);
        if !known || !now || pointer.is_none() || pointer != asked || !self.is_around_a_screen() {
            return;
        }
        let host = &self.table.host;
        for screen in self.connections.values().filter(|it| it.screen && it.is_of(host)) {
            screen.say(&Message::Pointed { version, place });
        }
    }
}
