//! What an answer costs and brings for sure, said before it is given.
//!
//! A preview is made by taking the action on a copy and listening to the events, so it cannot
//! differ from what happens. It stops where chance begins.

use tabletop::{Answers, Seat, Turn};

use super::{
    effects::{Effects, Express, Movement, PaidTo, Preview},
    kind::Stops,
    reveals::Reveals,
};
use crate::{Action, Event, Game, Place, turn::expansion};

impl Game {
    pub(crate) fn preview(&self, action: Action) -> Preview {
        let mut game = self.clone();
        let effects = game.effects_of(&[action]);
        let express = if action.is_destination() {
            Some(self.express(action))
        } else {
            // It stops before anybody else is asked.
            expansion::goes_without_saying(self, action)
                .map(|then| self.all_together(action, then, Stops::Choice))
        };
        Preview { kind: action.kind(), effects, express }
    }

    /// Takes the actions and adds up what happens to the player who takes them.
    fn effects_of(&mut self, actions: &[Action]) -> Effects {
        let seat = self.seat;
        let mut events = Vec::new();
        for action in actions {
            self.apply_action(*action, &mut events);
        }
        let mut effects = Effects::default();
        for event in events {
            effects.add(seat, event);
        }
        effects.reveals = match self.turn() {
            Turn::Chance(chance) => chance.reveals(),
            Turn::Decide(..) | Turn::Over => Reveals::None,
        };
        effects
    }

    /// The answers a person gives without thinking once the destination is chosen.
    fn express(&self, action: Action) -> Express {
        let mut game = self.clone();
        game.apply_action(action, &mut tabletop::Ignore);
        let mut then = Vec::new();
        let stops = loop {
            match game.next_on_the_way() {
                Ok(next) => {
                    game.apply_action(next, &mut tabletop::Ignore);
                    then.push(next);
                }
                Err(stops) => break stops,
            }
        };
        self.all_together(action, then, stops)
    }

    fn all_together(&self, action: Action, then: Vec<Action>, stops: Stops) -> Express {
        let mut all = vec![action];
        all.extend_from_slice(&then);
        let effects = self.clone().effects_of(&all);
        Express { then, stops, effects }
    }

    fn next_on_the_way(&self) -> Result<Action, Stops> {
        let mut answers = Answers::new();
        self.legal_actions(&mut answers);
        self.steps.top().on_the_way(self, &answers)
    }
}

impl Effects {
    #[expect(clippy::wildcard_enum_match_arm, reason = "the other events cost and bring nothing")]
    fn add(&mut self, me: Seat, event: Event) {
        match event {
            Event::LiraGained { seat, lira } if seat == me => self.gain.lira += lira,
            Event::LiraPaid { seat, lira } if seat == me => self.pay.lira += lira,
            Event::MerchantPaid { seat, to, lira } if seat == me => {
                self.pay.lira += lira;
                self.paid_to.push(PaidTo { seat: to, lira });
            }
            Event::GoodGained { good, count, lost, .. } => {
                self.gain.goods[good] += count;
                self.lost[good] += lost;
            }
            Event::GoodsPaid { goods, .. } => {
                for good in crate::Good::ALL {
                    self.pay.goods[good] += goods[good];
                }
            }
            Event::RubyGained { .. } => self.gain.rubies += 1,
            Event::CardTaken { card, .. } => self.gain.cards.push(card),
            Event::CardPlayed { card, .. } | Event::CardDiscarded { card, .. } => {
                self.pay.cards.push(card);
            }
            Event::MosqueTileTaken { good, .. } => self.gain.mosque_tiles.push(good),
            Event::WheelbarrowExtended { .. } => self.gain.extensions += 1,
            Event::Moved { from, to, .. } => self.moves.push(Movement::Merchant { from, to }),
            Event::AssistantLeft { place, .. } => {
                self.moves.push(Movement::AssistantLeft { place });
            }
            Event::AssistantPickedUp { place, .. } => {
                self.moves.push(Movement::AssistantPickedUp { place });
            }
            Event::AssistantReturned { from, .. } => {
                self.moves.push(Movement::AssistantReturned { from });
            }
            Event::AssistantGained { .. } => self.moves.push(Movement::AssistantGained),
            Event::FamilySent { seat, to } => self.moves.push(Movement::Family { seat, to }),
            Event::FamilyCalledHome { seat, .. } | Event::FamilyCaught { of: seat, .. } => {
                self.moves.push(Movement::Family { seat, to: Place::PoliceStation });
            }
            Event::TurnEnded { .. } => self.ends_turn = true,
            _ => expansion::preview(self, me, event),
        }
    }
}
