//! Counts the pieces. What got lost or appeared from nowhere is a bug in the rules.

use crate::{Cards, Game, Sort, Tiles, Track, data, data::TileKind, step::Step};

impl Game {
    pub(crate) fn audit(&self) -> Result<(), String> {
        for sort in Sort::ALL {
            let owned: u32 = self.everybody().map(|(_, player)| u32::from(player.has(sort))).sum();
            let all = owned + u32::from(self.supply[sort.index()]);
            if all != u32::from(data::PIECES[sort.index()]) {
                return Err(format!("there are {all} {sort}"));
            }
        }
        self.audit_tiles()?;
        self.audit_cards()?;
        self.audit_rubies()?;
        self.audit_dice()
    }

    fn audit_tiles(&self) -> Result<(), String> {
        let bottom: Tiles = self.bottom.as_slice().iter().copied().collect();
        let sets = self.everybody().map(|(_, player)| player.tiles);
        let mut all = Tiles::NONE;
        let mut count = 0;
        for tiles in sets.chain([self.stack, self.display, bottom]) {
            count += tiles.len();
            tiles.iter().for_each(|tile| all.insert(tile));
        }
        if all != Tiles::ALL || count != Tiles::ALL.len() {
            return Err(format!("{count} mosque tiles, {} different ones", all.len()));
        }
        if usize::from(self.display.len()) > data::OPEN_TILES {
            return Err(format!("{} mosque tiles lie open", self.display.len()));
        }
        Ok(())
    }

    fn audit_cards(&self) -> Result<(), String> {
        let count = self.deck.len() + self.discard.len() + self.open_cards.len();
        if self.deck.with(self.discard).with(self.open_cards) != Cards::ALL
            || count != Cards::ALL.len()
        {
            return Err(format!("there are {count} bazaar cards"));
        }
        Ok(())
    }

    fn audit_rubies(&self) -> Result<(), String> {
        let side = self.side();
        for track in Track::ALL {
            if usize::from(self.taken[track.index()]) > track.numbers(side).len() {
                return Err(format!("too many rubies were taken from the track {track}"));
            }
        }
        let mosque = self.everybody().filter(|(_, player)| player.has_mosque_ruby).count() as u8;
        if mosque != self.mosque_taken || mosque > side.mosque_rubies {
            return Err(format!("{mosque} players have a ruby of the mosque"));
        }
        let owned: u8 = self.everybody().map(|(_, player)| player.rubies).sum();
        let taken = self.taken.iter().sum::<u8>() + self.mosque_taken;
        if owned != taken {
            return Err(format!("{taken} rubies were taken, {owned} are owned"));
        }
        Ok(())
    }

    fn audit_dice(&self) -> Result<(), String> {
        let held: u8 = self.everybody().map(|(_, player)| player.extra_dice).sum();
        if held > data::SPARE_DICE {
            return Err(format!("{held} spare dice were taken"));
        }
        for (seat, player) in self.everybody() {
            // Ruling D-76: after every turn one extra die for each tile.
            if seat != self.seat && player.extra_dice != player.tiles.of(TileKind::Die) {
                return Err(format!("seat {seat} holds {} extra dice", player.extra_dice));
            }
        }
        let dice = self.this_turn.dice.total() + self.this_turn.used.total();
        let rolled = match self.steps.top() {
            Step::Rolling { left, fallen } => dice + left + fallen.total(),
            Step::Reveal { .. }
            | Step::Roll
            | Step::Act { .. }
            | Step::Give { .. }
            | Step::Pay { .. }
            | Step::Take { .. }
            | Step::Choose { .. }
            | Step::Card { .. }
            | Step::Offer { .. }
            | Step::Ruby
            | Step::Tile
            | Step::Close
            | Step::Draw { .. }
            | Step::Refill
            | Step::Over => dice,
        };
        if rolled != 0 && rolled != self.this_turn.dice_to_roll {
            return Err(format!("{rolled} dice of {}", self.this_turn.dice_to_roll));
        }
        Ok(())
    }
}
