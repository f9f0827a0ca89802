//! What a beginner thinks of Mocha & Baksheesh: coffee, guild cards, the Tavern.

#![expect(
    clippy::wildcard_enum_match_arm,
    reason = "an answer that is none of these is worth a thought"
)]

mod features;

use bazaar::{Action, Game, Place, Question, Roll, Ruleset, TavernOption, TavernTile};
use tabletop::{Answers, Seat};

pub use self::features::MochaFeatures;
use super::{
    boxes::Expansion,
    judge::{Generation, Learnt, Weights},
};
use crate::shelf::{Shelf, inside};

/// What was learnt with Mocha & Baksheesh.
static SHELF: Shelf<Weights> =
    Shelf::new("mocha", inside!("mocha/mocha.weights"), Weights::read::<MochaFeatures>);

pub(super) const LEARNT: Learnt = Learnt { shelf: &SHELF, weights };

fn weights(generation: Generation<'_>) -> Weights {
    match generation {
        Generation::First => Weights::first::<MochaFeatures>(inside!("mocha/gen1.weights")),
        Generation::Newest => Weights::or_blank::<MochaFeatures>(SHELF.get()),
        Generation::Own(bytes) => Weights::newest::<MochaFeatures>(bytes),
    }
}

fn is_served(game: &Game) -> bool {
    matches!(game.ruleset(), Ruleset::Mocha | Ruleset::GreatBazaar)
}

/// What the box adds to the rules of thumb.
pub(super) struct Mocha;

impl Expansion for Mocha {
    #[inline]
    fn with_possessions(game: &Game, seat: Seat, worth: f32) -> f32 {
        worth + possessions(game, seat)
    }

    #[inline]
    fn moves_a_figure(roll: Roll) -> bool {
        matches!(roll, Roll::CoffeeTrader)
    }

    fn is_a_way(answer: Action) -> bool {
        matches!(answer, Action::Corner { .. } | Action::Guild { .. })
    }

    fn is_extra(answer: Action) -> bool {
        is_extra(answer)
    }

    fn is_untimely(answer: Action) -> bool {
        matches!(answer, Action::TwoCoffee {} | Action::CoffeeGuild {} | Action::CoffeeLira {})
    }

    fn strike_out(game: &Game, place: Place, answers: &mut Answers<Action>) {
        if is_served(game) {
            strike_out(place, answers);
        }
    }

    /// The cards that cost nothing but themselves keep.
    fn strike_out_at_the_end(answers: &mut Answers<Action>) {
        answers.retain(|answer| {
            !matches!(answer, Action::TwoCoffee {} | Action::CoffeeLira {} | Action::Swap {})
        });
    }

    fn answer_sensibly(question: Question, answers: &mut Answers<Action>) -> bool {
        let asks = asks(question);
        if asks {
            only_the_question(question, answers);
        }
        asks
    }
}

/// Coffee is worth most until it buys a ruby or a tile; guild cards that cannot be played soon lie
/// idle like other cards.
fn possessions(game: &Game, seat: Seat) -> f32 {
    if !is_served(game) {
        return 0.0;
    }
    let coffee = game.coffee(seat) as f32;
    let price = game.coffee_house_price().map_or(4.0, |price| price as f32);
    let mut worth = 2.2 * coffee.min(price) + 0.5 * (coffee - price).clamp(0.0, 10.0);
    let cards = f32::from(game.guild_hand(seat).len());
    worth += 2.5 * cards.min(2.0) + 0.6 * (cards - 2.0).clamp(0.0, 4.0);
    for (kind, value) in [(TavernTile::Movement, 9.0), (TavernTile::Encounter, 6.0)] {
        if game.has_tavern_tile(seat, kind) {
            worth += value;
        }
    }
    if game.barrier().is_some_and(|barrier| barrier.holder == seat) {
        worth += 0.5;
    }
    worth
}

/// What visits to the Roasting Plant, the Guild Hall, the Tavern and the Coffee House would bring.
pub(super) fn visits(game: &Game, seat: Seat) -> [f32; 4] {
    if !is_served(game) {
        return [0.0; 4];
    }
    let coffee = game.coffee(seat);
    let goods = game.goods(seat);
    let things = u8::from(game.lira(seat) >= 2)
        + u8::from(goods.total() > 0)
        + u8::from(!game.hand(seat).is_empty() || !game.guild_hand(seat).is_empty());
    let coffee_house = match game.coffee_house_price() {
        Some(price) if coffee >= price => 25.0,
        Some(price) if coffee + 2 >= price => 6.0,
        Some(_) | None => 0.0,
    };
    let tile = TavernTile::ALL.into_iter().any(|kind| {
        let affordable = |cost: u8| coffee >= u32::from(cost);
        !game.has_tavern_tile(seat, kind) && game.next_tavern_tile(kind).is_some_and(affordable)
    });
    let ruby = coffee >= 4 && goods.missing(game.baksheesh()).is_empty();
    let tavern = if ruby {
        24.0
    } else if tile {
        5.0
    } else {
        0.0
    };
    [2.4 * f32::from(things), 4.0, tavern, coffee_house]
}

fn strike_out(place: Place, answers: &mut Answers<Action>) {
    let can_pay = answers.iter().any(|answer| {
        matches!(answer, Action::Act {} | Action::Tavern { .. } | Action::Baksheesh { .. })
    });
    let wants_coffee = matches!(place, Place::CoffeeHouse | Place::Tavern) && !can_pay;
    let wants_lira = matches!(place, Place::Wainwright | Place::GemstoneDealer) && !can_pay;
    answers.retain(|answer| !is_extra(*answer) || wanted(*answer, wants_coffee, wants_lira));
    if matches!(place, Place::Tavern | Place::RoastingPlant) {
        straighten(answers);
    }
}

fn wanted(answer: Action, wants_coffee: bool, wants_lira: bool) -> bool {
    (wants_coffee && answer == (Action::TwoCoffee {}))
        || (wants_lira && answer == (Action::CoffeeLira {}))
}

const fn is_extra(answer: Action) -> bool {
    matches!(
        answer,
        Action::TwoCoffee {}
            | Action::CoffeeGuild {}
            | Action::CoffeeLira {}
            | Action::DiceYield {}
            | Action::Swap {}
    )
}

/// Places whose action is worth a barrier, and not a labyrinth of further actions.
const BESIDE_THE_BARRIER: [Place; 6] = [
    Place::SultansPalace,
    Place::GemstoneDealer,
    Place::CoffeeHouse,
    Place::LargeMarket,
    Place::SmallMarket,
    Place::PostOffice,
];

/// Strikes out most of the hundreds of ways through Tavern and Roasting Plant. At least one answer
/// stays.
fn straighten(answers: &mut Answers<Action>) {
    keep_if_any(answers, |answer| match answer {
        Action::Barrier { between } => {
            let places = between.places();
            places.into_iter().any(|place| BESIDE_THE_BARRIER.contains(&place))
                && !places.into_iter().any(is_a_labyrinth)
        }
        Action::Use { place } => !is_a_labyrinth(place),
        Action::TavernPair { first, second } => ![first, second].contains(&TavernOption::Barrier),
        _ => true,
    });
    // The options of the Roasting Plant come in one order: first Lira, then a good, then a card.
    let roasting = answers.iter().any(|answer| matches!(answer, Action::DiscardGuild { .. }))
        || answers.contains(&Action::PayLira {})
        || answers.iter().any(|answer| matches!(answer, Action::PayGood { .. }));
    if roasting && answers.contains(&Action::PayLira {}) {
        answers.retain(|answer| !is_given(*answer) || *answer == (Action::PayLira {}));
    } else if roasting && answers.iter().any(|answer| matches!(answer, Action::PayGood { .. })) {
        answers.retain(|answer| !is_given(*answer) || matches!(answer, Action::PayGood { .. }));
    }
}

/// Whether this box asks so. The guild card that is put away is like any other card.
const fn asks(question: Question) -> bool {
    matches!(
        question,
        Question::Roast
            | Question::AtBarrier { .. }
            | Question::GuildChoice { .. }
            | Question::TavernEdge
            | Question::TavernRuby
            | Question::Swap { .. }
    )
}

/// Inside an action nothing is played beside the question.
fn only_the_question(question: Question, answers: &mut Answers<Action>) {
    if matches!(question, Question::Swap { .. }) {
        return;
    }
    answers.retain(|answer| {
        !is_extra(*answer)
            && !matches!(
                answer,
                Action::FiveLira {} | Action::FamilyHome { .. } | Action::CallBack { .. }
            )
    });
    straighten(answers);
}

const fn is_given(answer: Action) -> bool {
    matches!(
        answer,
        Action::PayLira {}
            | Action::PayGood { .. }
            | Action::Discard { .. }
            | Action::DiscardGuild { .. }
    )
}

const fn is_a_labyrinth(place: Place) -> bool {
    matches!(place, Place::Tavern | Place::PoliceStation)
}

fn keep_if_any(answers: &mut Answers<Action>, worth: impl Fn(Action) -> bool) {
    if answers.iter().any(|answer| worth(*answer)) {
        answers.retain(|answer| worth(*answer));
    } else {
        answers.truncate(1);
    }
}
