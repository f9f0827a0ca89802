//! How turns, rounds and the game begin and end.

use tabletop::{Answers, Ranking, Seat, Sink};

use super::{
    action::Action,
    ask::Ask,
    expansion, play,
    question::Question,
    step::{Step, steps},
};
use crate::{
    pieces::card::Card,
    seen::{
        event::Event,
        refusal::Ruling::{self, B},
    },
    table::game::{Game, ThisTurn},
};

impl Game {
    /// Nothing has happened in this turn yet.
    pub(crate) fn begin_turn<S: Sink<Event>>(&mut self, sink: &mut S) {
        self.this_turn = ThisTurn::default();
        self.steps.restart(Step::Move);
        sink.tell(Event::TurnBegan { seat: self.seat });
    }

    /// The turn is over; whose turn comes next is not said yet.
    pub(crate) fn leave_turn<S: Sink<Event>>(&mut self, sink: &mut S) {
        let seat = self.seat;
        if self.this_turn.caravansary_used && self.rules.caravansary_has_a_leader() {
            self.caravan_leader = Some(seat);
            sink.tell(Event::CaravanLeader { seat });
        }
        sink.tell(Event::TurnEnded { seat });
    }

    pub(crate) fn end_turn<S: Sink<Event>>(&mut self, sink: &mut S) {
        self.leave_turn(sink);
        self.seat = self.seat.next(self.seats());
        // Everybody had the same number of turns once it is the start player's turn again.
        if self.last_round && self.seat.index() == 0 {
            self.this_turn = ThisTurn::default();
            ask_final_cards(self, 0, sink);
        } else {
            self.begin_turn(sink);
        }
    }

    /// The turn ends at once; everything that might still have been played is too late (B-57).
    pub(crate) fn stop<S: Sink<Event>>(&mut self, sink: &mut S) {
        sink.tell(Event::Stopped { seat: self.seat, place: self.figure_place() });
        if !expansion::follows_a_stop(self) {
            self.end_turn(sink);
        }
    }

    /// A card that took several steps is done. If it was the last one after the last round, nobody
    /// is asked about an empty hand (B-90).
    pub(crate) fn after_final_card<S: Sink<Event>>(&mut self, sink: &mut S) {
        if matches!(self.steps.top(), Step::FinalCards) && self.me().hand.is_empty() {
            ask_final_cards(self, self.seat.index() + 1, sink);
        }
    }
}

/// Asks the next player with cards, in turn order (B-56). Hand sizes are public, so nothing is
/// learnt from a question that does not come (B-90).
fn ask_final_cards<S: Sink<Event>>(game: &mut Game, from: usize, sink: &mut S) {
    let next =
        Seat::all(game.seats()).skip(from).find(|seat| !game.players[seat.index()].hand.is_empty());
    if let Some(seat) = next {
        game.seat = seat;
        game.steps.restart(Step::FinalCards);
    } else {
        game.steps.restart(Step::Over);
        sink.tell(Event::GameOver);
    }
}

/// The last step: cards that bring goods or money are cashed (B-54).
impl Ask for steps::FinalCards {
    fn question(self, _: &Game) -> Question {
        Question::FinalCards
    }

    fn ruling(self) -> Ruling {
        B(56)
    }

    fn answers(self, game: &Game, answers: &mut Answers<Action>) {
        play::cash_answers(game, answers);
        answers.push(Action::Done {});
    }

    fn apply<S: Sink<Event>>(self, game: &mut Game, action: Action, sink: &mut S) {
        if let Some(card) = Card::played_by(action) {
            card.play(game, action, sink);
            game.after_final_card(sink);
        } else {
            ask_final_cards(game, game.seat.index() + 1, sink);
        }
    }
}

/// Rubies, then Lira, then goods, then cards; equal in all of them is a shared place.
pub(crate) fn ranking(game: &Game) -> Option<Ranking> {
    if !game.steps.top().is_over() {
        return None;
    }
    let scores: Vec<_> = game
        .everybody()
        .map(|(_, player)| (player.rubies, player.lira, player.goods.total(), player.hand.len()))
        .collect();
    Some(Ranking::by_score(&scores))
}
