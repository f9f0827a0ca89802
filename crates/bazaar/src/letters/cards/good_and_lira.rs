//! A good of the colour of the card and 3 Lira; outside of actions (L-91), and after the last round.

use tabletop::{Answers, Sink};

use crate::{
    Action, Card, Event, Game, Good, Reason, Refusal,
    Ruling::{B, L},
    pieces::card::kind,
    turn::play::{AtTheEnd, Play},
};

const LIRA: u32 = 3;

/// The card of a colour.
macro_rules! good_and_lira {
    ($( $card:ident, $good:expr; )*) => { $(
        impl Play for kind::$card {
            const AT_THE_END: AtTheEnd = AtTheEnd::Cashed;
            const HELPS: bool = true;

            fn answers(game: &Game, answers: &mut Answers<Action>) {
                if check(game, Card::$card).is_ok() {
                    answers.push(Action::GoodAndLira { good: $good });
                }
            }

            fn check(game: &Game, _: Action) -> Result<(), Refusal> {
                check(game, Card::$card)
            }

            fn play<S: Sink<Event>>(game: &mut Game, _: Action, sink: &mut S) {
                game.play_card(Card::$card, sink);
                game.gain_good($good, 1, sink);
                game.gain_lira(game.seat, LIRA, sink);
            }

            fn wanted(_: &Game) -> Action {
                Action::GoodAndLira { good: $good }
            }
        }
    )* };
}
good_and_lira! {
    RedAndLira, Good::Red;
    GreenAndLira, Good::Green;
    YellowAndLira, Good::Yellow;
}

fn check(game: &Game, card: Card) -> Result<(), Refusal> {
    game.check_card(card, L(91))?;
    game.check_outside()?;
    let me = game.me();
    if game.could_settle(me.lira + LIRA, me.hand.len() - 1, 1) {
        Ok(())
    } else {
        Err(Refusal::new(Reason::Owed, B(59)))
    }
}
