//! Phase 4 and the end of the turn: encounters in any order (B-48, B-68), the action once more while
//! the action phase is open (B-77).

use tabletop::{Answers, Sink};

use super::{
    action::Action,
    ask::{Ask, Window},
    expansion,
    meet::{self, Encounter},
    question::Question,
    step::{Step, steps},
};
use crate::{
    pieces::{card::Card, place::Place},
    seen::{
        event::Event,
        kind::Stops,
        refusal::{
            Reason, Refusal,
            Ruling::{self, B},
        },
    },
    table::game::Game,
};

impl Ask for steps::Finish {
    fn question(self, _: &Game) -> Question {
        Question::Finish { again: self.again }
    }

    fn ruling(self) -> Ruling {
        B(68)
    }

    #[inline]
    fn answers(self, game: &Game, answers: &mut Answers<Action>) {
        if self.again.is_some_and(|place| game.holds_card_repeating(place))
            && game.check_again().is_ok()
        {
            answers.push(Action::Again {});
        }
        let met = answers.len();
        meet::answers(game, answers);
        // Whoever is to be caught is the first to be met (B-68).
        if !matches!(answers.get(met), Some(Action::Catch { .. })) {
            expansion::last_answers(game, answers);
            answers.push(Action::End {});
        }
    }

    fn apply<S: Sink<Event>>(self, game: &mut Game, action: Action, sink: &mut S) {
        if matches!(action, Action::End {}) {
            game.end_turn(sink);
        } else if let Some(met) = Encounter::met_by(action) {
            met.meet(game, action, sink);
        } else if matches!(action, Action::Again {}) {
            self.do_again(game, sink);
        } else {
            expansion::last(game, action, sink);
        }
    }

    fn window(self, _: &Game) -> Window {
        Window::Outside
    }

    fn wanted(self, game: &Game) -> Vec<Action> {
        let mut wanted = vec![Action::End {}];
        if game.meeting_place().is_some() {
            wanted.extend(Encounter::ALL.iter().filter_map(|met| met.wanted(game)));
            wanted.extend(expansion::wanted_last(game));
        }
        wanted
    }

    fn on_the_way(self, _: &Game, answers: &[Action]) -> Result<Action, Stops> {
        let meets = answers.iter().any(|answer| Encounter::met_by(*answer).is_some());
        Err(if meets { Stops::Encounter } else { Stops::EndOfTurn })
    }
}

impl steps::Finish {
    /// The card is laid down, and the action begins anew.
    fn do_again<S: Sink<Event>>(self, game: &mut Game, sink: &mut S) {
        let Some(place) = self.again else { return };
        let Some(card) = game.rules.card_repeating(place) else { return };
        game.play_card(card, sink);
        place.again(game, sink);
    }
}

/// Ruling B-68: the turn cannot end while somebody is to be caught.
pub(super) fn refuse(game: &Game, action: Action) -> Option<Result<(), Refusal>> {
    let asked = matches!(action, Action::End {}) && matches!(game.steps.top(), Step::Finish { .. });
    asked.then(|| game.check_end())
}

impl Game {
    /// Ruling B-68: the turn cannot end while somebody is to be caught.
    pub(crate) fn check_end(&self) -> Result<(), Refusal> {
        if self.somebody_to_catch() { Err(Refusal::new(Reason::MustCatch, B(68))) } else { Ok(()) }
    }

    /// Ruling B-43: nobody is caught at the Police Station.
    #[inline]
    pub(crate) fn somebody_to_catch(&self) -> bool {
        let Some(place) = self.meeting_place() else { return false };
        place != Place::PoliceStation && self.others().any(|(_, other)| other.family == place)
    }

    #[inline]
    pub(crate) fn holds_card_repeating(&self, place: Place) -> bool {
        Card::repeating(place).is_some_and(|card| self.me().hand.has(card))
    }

    /// Whether the action can be carried out once more: if not, the card may not be played (B-23).
    pub(crate) fn check_again(&self) -> Result<(), Refusal> {
        let again = if let Step::Finish { again } = self.steps.top() { again } else { None };
        let Some(place) = again.filter(|place| self.holds_card_repeating(*place)) else {
            return Err(self.no_card_to_repeat());
        };
        place.check(self).map_err(|refusal| Refusal::new(refusal.reason, B(23)))
    }

    /// A card that is held belongs to its place, and there after the action (B-24, B-77).
    fn no_card_to_repeat(&self) -> Refusal {
        let me = self.me();
        if self.holds_card_repeating(me.merchant) || self.holds_card_repeating(me.family) {
            let acted = matches!(self.steps.top(), Step::Finish { .. });
            return Refusal::new(Reason::NotNow, if acted { B(77) } else { B(24) });
        }
        match Place::ALL.into_iter().find(|place| self.holds_card_repeating(*place)) {
            Some(place) => Refusal::new(Reason::OnlyAt { place }, B(23)),
            None => Refusal::new(Reason::CardNotHeld, B(23)),
        }
    }
}
