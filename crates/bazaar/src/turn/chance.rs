//! What chance can bring: two dice, a card of the pile, a demand tile nobody has seen.

use tabletop::{Outcomes, Rng, Seat, Sink, Viewer, below};

use super::{
    action::Action,
    question::Chance,
    step::{Step, steps},
};
use crate::{
    lists::every_box,
    pieces::{card::Card, dice::Dice, draw::Draw},
    seen::event::Event,
    table::game::Game,
};

/// A step that chance decides.
pub(crate) trait Fall: Copy {
    fn chance(self) -> Chance;

    /// Everything that can come, with its weight.
    fn outcomes(self, game: &Game, outcomes: &mut Outcomes<Action>);

    /// The same chances without writing them down.
    fn sample<R: Rng>(self, game: &Game, rng: &mut R) -> Option<Action>;

    fn apply<S: Sink<Event>>(self, game: &mut Game, action: Action, sink: &mut S);

    /// Whom the outcome is for, if nobody else sees it.
    fn owner(self, _game: &Game) -> Option<Seat> {
        None
    }

    /// The card that was played and is laid down afterwards (B-61).
    fn waiting_card(self, _game: &Game) -> Option<Card> {
        None
    }
}

macro_rules! fall {
    (steps [] { $( $asks:tt )* }
        { $( $(#[$doc:meta])* $chance:ident $( { $( $field:ident : $type:ty ),* } )? ; )* }
        { $( $automatic:tt )* }
    ) => {
        impl Step {
            fn outcomes(self, game: &Game, outcomes: &mut Outcomes<Action>) {
                match self {
                    $( Self::$chance $( { $( $field ),* } )? => {
                        steps::$chance { $( $( $field ),* )? }.outcomes(game, outcomes);
                    } )*
                    _ => {}
                }
            }

            #[inline]
            fn sample<R: Rng>(self, game: &Game, rng: &mut R) -> Option<Action> {
                match self {
                    $( Self::$chance $( { $( $field ),* } )? => {
                        steps::$chance { $( $( $field ),* )? }.sample(game, rng)
                    } )*
                    _ => None,
                }
            }

            fn owner(self, game: &Game) -> Option<Seat> {
                match self {
                    $( Self::$chance $( { $( $field ),* } )? => steps::$chance { $( $( $field ),* )? }.owner(game), )*
                    _ => None,
                }
            }
        }
    };
}
every_box! { steps => fall; {} {} {} }

impl Game {
    #[inline]
    pub(crate) const fn is_chance_node(&self) -> bool {
        self.steps.top().is_chance()
    }

    pub(crate) fn chance_outcomes(&self, outcomes: &mut Outcomes<Action>) {
        outcomes.clear();
        self.steps.top().outcomes(self, outcomes);
    }

    #[inline]
    pub(crate) fn sample_chance<R: Rng>(&self, rng: &mut R) -> Option<Action> {
        self.steps.top().sample(self, rng)
    }

    /// Cards drawn are seen by their owner alone; dice and tiles by all.
    pub(crate) fn hides_outcome(&self, viewer: Viewer) -> bool {
        self.steps.top().owner(self).is_some_and(|owner| !viewer.is(owner))
    }
}

/// Every roll with its weight, written down once.
const ROLLS: [(Action, u32); Dice::COUNT as usize] = {
    let mut rolls = [(Action::Dice { dice: Dice::of_36(0) }, 0); Dice::COUNT as usize];
    let mut pair = 0;
    while pair < 36 {
        let dice = Dice::of_36(pair);
        rolls[dice.index() as usize] = (Action::Dice { dice }, dice.weight());
        pair += 1;
    }
    rolls
};

impl Fall for steps::RollDice {
    fn chance(self) -> Chance {
        Chance::Dice { roll: self.roll }
    }

    fn outcomes(self, _: &Game, outcomes: &mut Outcomes<Action>) {
        outcomes.extend(ROLLS);
    }

    #[inline]
    fn sample<R: Rng>(self, _: &Game, rng: &mut R) -> Option<Action> {
        Some(Action::Dice { dice: Dice::of_36(below(rng, 36) as u8) })
    }

    fn apply<S: Sink<Event>>(self, game: &mut Game, action: Action, sink: &mut S) {
        if let Action::Dice { dice } = action {
            game.steps.pop();
            sink.tell(Event::Rolled { seat: game.seat, roll: self.roll, dice });
            game.dice_lie(self.roll, dice, sink);
        }
    }
}

fn cards_of_the_pile(game: &Game, outcomes: &mut Outcomes<Action>) {
    let weight = |card| u32::from(game.pile.count(card));
    outcomes.extend(game.pile.kinds().map(|card| (Action::Draw { card }, weight(card))));
}

#[inline]
fn card_of_the_pile<R: Rng>(game: &Game, rng: &mut R) -> Option<Action> {
    let card = game.pile.nth(below(rng, game.pile.len().into()))?;
    Some(Action::Draw { card })
}

impl Fall for steps::Deal {
    fn chance(self) -> Chance {
        Chance::Card { draw: Draw::Deal }
    }

    fn outcomes(self, game: &Game, outcomes: &mut Outcomes<Action>) {
        cards_of_the_pile(game, outcomes);
    }

    fn sample<R: Rng>(self, game: &Game, rng: &mut R) -> Option<Action> {
        card_of_the_pile(game, rng)
    }

    /// After the last one the game begins.
    fn apply<S: Sink<Event>>(self, game: &mut Game, action: Action, sink: &mut S) {
        let Action::Draw { card } = action else { return };
        game.steps.pop();
        game.draw(self.seat, card, sink);
        if self.seat.index() + 1 == game.seats() {
            game.begin_turn(sink);
        } else {
            game.steps.push(Step::Deal { seat: self.seat.next(game.seats()) });
        }
    }

    fn owner(self, _: &Game) -> Option<Seat> {
        Some(self.seat)
    }
}

impl Fall for steps::DrawCard {
    fn chance(self) -> Chance {
        Chance::Card { draw: self.draw }
    }

    fn outcomes(self, game: &Game, outcomes: &mut Outcomes<Action>) {
        cards_of_the_pile(game, outcomes);
    }

    #[inline]
    fn sample<R: Rng>(self, game: &Game, rng: &mut R) -> Option<Action> {
        card_of_the_pile(game, rng)
    }

    /// The card goes where it was drawn for.
    fn apply<S: Sink<Event>>(self, game: &mut Game, action: Action, sink: &mut S) {
        let Action::Draw { card } = action else { return };
        let waiting = game.waiting_card();
        game.steps.pop();
        game.draw(game.seat, card, sink);
        if let Some(waiting) = waiting {
            game.discard.lay(waiting);
            game.copy_is_done();
        }
        self.draw.drawn(game, sink);
    }

    fn owner(self, game: &Game) -> Option<Seat> {
        Some(game.seat)
    }

    fn waiting_card(self, game: &Game) -> Option<Card> {
        self.draw.waiting_card().map(|card| game.card_laid_down(card))
    }
}
