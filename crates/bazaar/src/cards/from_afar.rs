//! One of the figures is used wherever he is, at his price, and then rolled for (L-101 to L-103).
//! It is no encounter: nothing is waived, and he may still be met in this turn.

use serde::{Deserialize, Serialize};
use tabletop::{Answers, Sink};

use super::dice_yield::check_outside;
use crate::{
    Action, Card, Draw, Event, Game, Good, LetterDraw, Payment, Reason, Refusal, Roll,
    encounters::coffee_trader, step::Step,
};

/// Which figure, and what is chosen with him.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export))]
#[serde(rename_all = "kebab-case")]
pub enum Afar {
    Governor,
    SmugglerRed,
    SmugglerGreen,
    SmugglerYellow,
    SmugglerBlue,
    Courier,
    TraderLira,
    TraderRed,
    TraderGreen,
    TraderYellow,
    TraderBlue,
}

impl Afar {
    pub const ALL: [Self; 11] = [
        Self::Governor,
        Self::SmugglerRed,
        Self::SmugglerGreen,
        Self::SmugglerYellow,
        Self::SmugglerBlue,
        Self::Courier,
        Self::TraderLira,
        Self::TraderRed,
        Self::TraderGreen,
        Self::TraderYellow,
        Self::TraderBlue,
    ];

    pub const fn name(self) -> &'static str {
        match self {
            Self::Governor => "governor",
            Self::SmugglerRed => "smuggler-red",
            Self::SmugglerGreen => "smuggler-green",
            Self::SmugglerYellow => "smuggler-yellow",
            Self::SmugglerBlue => "smuggler-blue",
            Self::Courier => "courier",
            Self::TraderLira => "trader-lira",
            Self::TraderRed => "trader-red",
            Self::TraderGreen => "trader-green",
            Self::TraderYellow => "trader-yellow",
            Self::TraderBlue => "trader-blue",
        }
    }

    /// The good the Smuggler gives.
    pub const fn smuggled(self) -> Option<Good> {
        match self {
            Self::SmugglerRed => Some(Good::Red),
            Self::SmugglerGreen => Some(Good::Green),
            Self::SmugglerYellow => Some(Good::Yellow),
            Self::SmugglerBlue => Some(Good::Blue),
            Self::Governor
            | Self::Courier
            | Self::TraderLira
            | Self::TraderRed
            | Self::TraderGreen
            | Self::TraderYellow
            | Self::TraderBlue => None,
        }
    }

    /// What the coffee trader is paid with.
    pub const fn payment(self) -> Option<Payment> {
        match self {
            Self::TraderLira => Some(Payment::Lira),
            Self::TraderRed => Some(Payment::Red),
            Self::TraderGreen => Some(Payment::Green),
            Self::TraderYellow => Some(Payment::Yellow),
            Self::TraderBlue => Some(Payment::Blue),
            Self::Governor
            | Self::Courier
            | Self::SmugglerRed
            | Self::SmugglerGreen
            | Self::SmugglerYellow
            | Self::SmugglerBlue => None,
        }
    }
}

pub(crate) fn answers(game: &Game, answers: &mut Answers<Action>) {
    for figure in Afar::ALL {
        if check(game, figure).is_ok() {
            answers.push(Action::FromAfar { figure });
        }
    }
}

pub(crate) fn check(game: &Game, figure: Afar) -> Result<(), Refusal> {
    game.check_letters_card(Card::FromAfar, 101)?;
    // Ruling L-108: not after the last round.
    if matches!(game.steps.top(), Step::FinalCards(_)) {
        return Err(Refusal::letters(Reason::NotNow, 108));
    }
    check_outside(game)?;
    // Ruling L-103: not while another figure waits for his payment.
    if matches!(game.steps.top(), Step::GovernorPay | Step::SmugglerPay | Step::CourierPay) {
        return Err(Refusal::letters(Reason::Owed, 103));
    }
    match figure.payment() {
        Some(payment) => coffee_trader::check_price(game, payment),
        None if figure == Afar::Governor => game.check_can_draw(),
        None if figure == Afar::Courier => game.check_can_draw_letter(),
        None => Ok(()),
    }
}

/// The same steps as in an encounter. For the Governor the card is laid down after the draw.
pub(crate) fn play<S: Sink<Event>>(game: &mut Game, figure: Afar, sink: &mut S) {
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
        game.steps.push(Step::Roll(Roll::CoffeeTrader));
    } else {
        game.steps.push(Step::CourierPay);
        game.draw_letter_next(LetterDraw::Courier, sink);
    }
}
