//! Counts the pieces. What got lost or appeared from nowhere is a bug in the rules.

use super::{game::Game, player::EXTENSIONS};
use crate::{
    base::places::mosque,
    pieces::{card::Card, goods::Good, place::Place},
    turn::expansion,
};

impl Game {
    pub(crate) fn audit(&self) -> Result<(), String> {
        self.audit_cards()?;
        self.audit_rubies()?;
        self.audit_tiles()?;
        self.audit_assistants()?;
        expansion::audit(self)?;
        for (seat, player) in self.everybody() {
            let capacity = player.capacity();
            let overfull = Good::ALL.into_iter().any(|good| player.goods[good] > capacity);
            if overfull || player.extensions > EXTENSIONS {
                return Err(format!("the wheelbarrow of seat {seat} holds more than it can"));
            }
        }
        for (name, figure) in [("governor", self.governor), ("smuggler", self.smuggler)] {
            if !(2..=12).contains(&figure.number()) {
                return Err(format!("the {name} stands at {figure}, where no roll sends him"));
            }
        }
        if !self.small_demand.is_sound() || !self.large_demand.is_sound() {
            return Err("a demand tile lies in two places".to_owned());
        }
        Ok(())
    }

    fn audit_cards(&self) -> Result<(), String> {
        for card in Card::ALL {
            let hands: u8 = self.everybody().map(|(_, player)| player.hand.count(card)).sum();
            let open = self.discard.as_slice().iter().filter(|open| **open == card).count() as u8;
            let waiting = u8::from(self.waiting_card() == Some(card));
            let all = self.pile.count(card) + hands + open + waiting;
            if all != self.rules.deck().count(card) {
                return Err(format!("there are {all} cards {card}"));
            }
        }
        let mut shuffled = self.pile;
        for (seat, player) in self.everybody() {
            let seen = if self.mixed { player.known } else { player.known.with(player.fresh) };
            if !player.hand.contains_all(seen) {
                return Err(format!("seat {seat} is known to hold a card it does not hold"));
            }
            if !self.shuffled.contains_all(self.pile.with(player.fresh)) {
                return Err(format!("seat {seat} has drawn what was never shuffled"));
            }
            shuffled = shuffled.with(player.fresh);
        }
        if !self.mixed && shuffled != self.shuffled {
            return Err("the pile and the fresh cards are not those of the last shuffle".to_owned());
        }
        Ok(())
    }

    fn audit_rubies(&self) -> Result<(), String> {
        let owned: u8 = self.everybody().map(|(_, player)| player.rubies).sum();
        let rubies = self.rubies;
        let all = owned
            + rubies.wainwright
            + rubies.small_mosque
            + rubies.great_mosque
            + Place::ALL.into_iter().map(|place| self.rubies_at(place)).sum::<u8>()
            + rubies.supply;
        let expected = self.version.rubies(self.rules.ruleset);
        if all == expected { Ok(()) } else { Err(format!("there are {all} rubies")) }
    }

    fn audit_tiles(&self) -> Result<(), String> {
        for good in Good::ALL {
            let owners = self.everybody().filter(|(_, player)| player.tiles.contains(good)).count();
            let taken = usize::from(self.tiles_taken[good.index()]);
            if owners != taken || taken > mosque::tiles(self.seats()).len() {
                return Err(format!("{taken} {good} tiles were taken, {owners} are owned"));
            }
        }
        Ok(())
    }

    fn audit_assistants(&self) -> Result<(), String> {
        let with_neutrals = self.rules.stacks_begin_with_a_neutral();
        let first = if with_neutrals { 3 } else { 4 };
        let mut neutrals: u8 =
            Place::ALL.into_iter().map(|p| self.neutral_assistants[p.index()]).sum();
        for (seat, player) in self.everybody() {
            neutrals += player.stack.neutrals();
            let own =
                player.stack.len() - player.stack.neutrals() + player.assistants_out.len() as u8;
            if own != player.assistants(first) {
                return Err(format!("seat {seat} has {own} assistants"));
            }
        }
        let expected = if with_neutrals { self.seats } else { 0 };
        if neutrals == expected {
            Ok(())
        } else {
            Err(format!("there are {neutrals} neutral assistants"))
        }
    }
}
