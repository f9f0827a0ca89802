//! What an answer costs and brings for sure, said before it is given.
//!
//! A preview is made by taking the action on a copy and listening to the events, so it cannot
//! differ from what happens. It stops where chance begins.

use serde::Serialize;
use tabletop::{Seat, Turn};

use crate::{Action, Chance, Dice, Event, Game, MosqueTile, Sort, Source};

/// What one answer does.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export, export_to = "dice/"))]
pub struct Preview {
    /// Whether chance has a say in it.
    pub kind: Kind,
    /// What it costs and brings.
    #[serde(flatten)]
    pub effects: Effects,
}

/// What an answer is for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export, export_to = "dice/"))]
#[serde(rename_all = "snake_case")]
pub enum Kind {
    /// What the turn is for.
    Go,
    /// One of several real alternatives.
    Choice,
    /// Something that may be done besides.
    Extra,
    /// No, or no more.
    Decline,
}

/// What happens for sure to the player who is asked.
#[derive(Clone, Debug, Default, PartialEq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export, export_to = "dice/"))]
pub struct Effects {
    /// What is paid.
    pub pay: Amounts,
    /// What is gained.
    pub gain: Amounts,
    /// Returned to the supply because it runs short, the own pieces.
    pub returned: Amounts,
    /// Dice that are used.
    pub dice: Dice,
    /// Where a ruby comes from.
    pub rubies_from: Vec<Source>,
    /// Whether the turn ends with it.
    pub ends_turn: bool,
    /// What chance decides afterwards.
    pub reveals: Reveals,
}

/// A sum of everything that can be paid or gained.
#[derive(Clone, Debug, Default, PartialEq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export, export_to = "dice/"))]
pub struct Amounts {
    /// Goods by colour.
    pub goods: crate::Goods,
    /// Brown goods, which stand for any colour.
    pub brown: u8,
    /// Crystals.
    pub crystals: u8,
    /// Money.
    pub lira: u8,
    /// Rubies.
    pub rubies: u8,
    /// Mosque tiles.
    pub tiles: Vec<MosqueTile>,
}

/// What is seen right afterwards that nobody could know before.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export, export_to = "dice/"))]
#[serde(rename_all = "snake_case")]
pub enum Reveals {
    /// Nothing.
    #[default]
    None,
    /// A roll.
    Dice,
    /// A bazaar card.
    Card,
    /// A mosque tile.
    Tile,
}

impl Game {
    pub(crate) fn preview(&self, action: Action) -> Preview {
        let me = self.current_player().unwrap_or(self.seat);
        let mut game = self.clone();
        let mut events = Vec::new();
        game.apply_action(action, &mut events);
        let mut effects = Effects::default();
        for event in events {
            effects.add(me, event);
        }
        effects.reveals = match game.turn() {
            Turn::Chance(Chance::Dice { .. }) => Reveals::Dice,
            Turn::Chance(Chance::Card) => Reveals::Card,
            Turn::Chance(Chance::Tile) => Reveals::Tile,
            Turn::Decide(..) | Turn::Over => Reveals::None,
        };
        Preview { kind: kind(action), effects }
    }
}

impl Effects {
    #[expect(clippy::wildcard_enum_match_arm, reason = "the other events cost and bring nothing")]
    fn add(&mut self, me: Seat, event: Event) {
        match event {
            Event::Paid { seat, sort, count } if seat == me => self.pay.add(sort, count),
            Event::Gained { seat, sort, count } if seat == me => self.gain.add(sort, count),
            Event::Returned { seat, sort } if seat == me => self.returned.add(sort, 1),
            Event::DiceUsed { dice, .. } => self.dice = self.dice.with(dice),
            Event::TileGained { tile, .. } => self.gain.tiles.push(tile),
            Event::TileGivenUp { tile, .. } => self.pay.tiles.push(tile),
            Event::RubyGained { from, .. } => {
                self.gain.rubies += 1;
                self.rubies_from.push(from);
            }
            Event::TurnEnded { .. } => self.ends_turn = true,
            // What the next player gets at the start of the turn is no effect of this answer.
            _ => {}
        }
    }
}

impl Amounts {
    fn add(&mut self, sort: Sort, count: u8) {
        match (sort, sort.good()) {
            (_, Some(good)) => self.goods[good] += count,
            (Sort::Brown, _) => self.brown += count,
            (Sort::Crystal, _) => self.crystals += count,
            (Sort::Lira, _) => self.lira += count,
            (Sort::Red | Sort::Yellow | Sort::Green | Sort::Blue, None) => {}
        }
    }
}

const fn kind(action: Action) -> Kind {
    match action {
        Action::Reveal {}
        | Action::Roll {}
        | Action::Pair { .. }
        | Action::TwoDifferent {}
        | Action::ThreeDifferent {}
        | Action::FourDifferent {}
        | Action::Coins {}
        | Action::Cards { .. }
        | Action::Tile { .. }
        | Action::Ruby { .. }
        | Action::Accept {}
        | Action::Dice { .. }
        | Action::Draw { .. }
        | Action::Open { .. } => Kind::Go,
        Action::Give { .. }
        | Action::Pay { .. }
        | Action::Take { .. }
        | Action::Choose { .. }
        | Action::GiveUp { .. }
        | Action::Sell { .. }
        | Action::Pick { .. } => Kind::Choice,
        Action::Reroll { .. } | Action::ByHand {} => Kind::Extra,
        Action::Decline {} | Action::End {} => Kind::Decline,
    }
}
