//! One of the figures is used wherever he is, at his price, and then rolled for (L-101 to L-103).
//! It is no encounter: nothing is waived, and he may still be met in this turn.

use tabletop::{Answers, Sink};

use crate::{
    Action, Afar, Card, Draw, Event, Game, LetterDraw, Reason, Refusal,
    Ruling::L,
    mocha::coffee_trader,
    pieces::{card::kind, draw::draws},
    turn::{
        draw::Drawn,
        play::{AtTheEnd, Play},
        step::Step,
    },
};

impl Play for kind::FromAfar {
    /// Ruling L-108: not after the last round.
    const AT_THE_END: AtTheEnd = AtTheEnd::Useless(L(108));

    fn answers(game: &Game, answers: &mut Answers<Action>) {
        for figure in Afar::ALL {
            if check(game, figure).is_ok() {
                answers.push(Action::FromAfar { figure });
            }
        }
    }

    fn check(game: &Game, action: Action) -> Result<(), Refusal> {
        let Action::FromAfar { figure } = action else { return Ok(()) };
        check(game, figure)
    }

    /// The same steps as in an encounter. For the Governor the card is laid down after the draw.
    fn play<S: Sink<Event>>(game: &mut Game, action: Action, sink: &mut S) {
        let Action::FromAfar { figure } = action else { return };
        if figure == Afar::Governor {
            game.play_card_before_draw(Card::FromAfar, sink);
            game.steps.push(Step::GovernorPay);
            game.draw_next(Draw::FromAfar, sink);
            return;
        }
        game.play_card(Card::FromAfar, sink);
        if let Some(good) = figure.smuggled() {
            game.gain_good(good, 1, sink);
            game.steps.push(Step::SmugglerPay);
        } else if let Some(payment) = figure.payment() {
            coffee_trader::trade(game, payment, sink);
        } else {
            game.steps.push(Step::CourierPay);
            game.draw_letter_next(LetterDraw::Courier, sink);
        }
    }

    fn wanted(_: &Game) -> Action {
        Action::FromAfar { figure: Afar::Governor }
    }
}

impl Drawn for draws::FromAfar {
    const WAITING: Option<Card> = Some(Card::FromAfar);
}

fn check(game: &Game, figure: Afar) -> Result<(), Refusal> {
    game.check_card(Card::FromAfar, L(101))?;
    game.check_outside()?;
    // Ruling L-103: not while another figure waits for his payment.
    if matches!(game.steps.top(), Step::GovernorPay | Step::SmugglerPay | Step::CourierPay) {
        return Err(Refusal::new(Reason::Owed, L(103)));
    }
    match figure.payment() {
        Some(payment) => coffee_trader::check_price(game, payment),
        None if figure == Afar::Governor => game.check_can_draw(),
        None if figure == Afar::Courier => game.check_can_draw_letter(),
        None => Ok(()),
    }
}
