use super::pieces::{KioskTiles, Letters};
use crate::Game;

impl Game {
    /// Counts the pieces of the expansion.
    pub(crate) fn audit_letters(&self) -> Result<(), String> {
        let letters = &self.letters;
        if letters.courier.is_some() != self.rules.has_letters() {
            return Err("the courier is on the wrong table".to_owned());
        }
        if !self.rules.has_letters() {
            return Ok(());
        }
        let mut all = letters.pile.with(letters.discard);
        for (seat, player) in self.everybody() {
            let held = player.letters.held;
            all = all.with(held.open).with(held.delivered);
            let companion = player.letters.companion.place();
            let stand = [Some(player.merchant), Some(player.family), companion];
            if stand.into_iter().flatten().any(|place| held.open.count(place) > 0) {
                return Err(format!("seat {seat} stands where a letter is not delivered"));
            }
            if companion.is_some_and(|place| !self.board.places().contains(&place)) {
                return Err(format!("the companion of seat {seat} is not on the board"));
            }
        }
        if all != Letters::ALL {
            return Err(format!("there are {} letters", all.len()));
        }
        let piles = [letters.kiosk_pile, letters.kiosk_open, letters.kiosk_discard];
        let tiles = piles.into_iter().fold(KioskTiles::NONE, KioskTiles::with);
        if tiles != KioskTiles::ALL || piles.iter().map(|pile| pile.len()).sum::<u8>() != 24 {
            return Err(format!("there are kiosk tiles {tiles:?}"));
        }
        if letters.courier.is_some_and(|place| !(2..=12).contains(&place.number())) {
            return Err("the courier stands where no roll sends him".to_owned());
        }
        Ok(())
    }
}
