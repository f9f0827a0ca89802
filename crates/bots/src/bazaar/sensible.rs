//! Which answers of the board game are worth a thought.

use bazaar::{Action, Game, Good, Place, Question};
use tabletop::{Answers, Game as _, Seat, Turn};

use super::boxes::{Boxes, Expansion as _};

/// Strikes out what only wastes time: cards played long before they help, half of the assistants
/// left at the Fountain, long shots at the Tea House.
#[expect(clippy::wildcard_enum_match_arm, reason = "a new answer is worth a thought")]
pub(super) fn sensible(game: &Game, answers: &mut Answers<Action>) {
    let Turn::Decide(seat, question) = game.turn() else { return };
    if answers.len() < 2 {
        return;
    }
    match question {
        Question::Move => answers.retain(|answer| is_a_way(*answer)),
        Question::Assistant { place } => with_assistant(place, answers),
        Question::PayMerchants { .. } => to_merchants(answers),
        Question::Act { place, family } => action(game, seat, place, family, answers),
        Question::Finish { .. } => {
            answers
                .retain(|answer| !matches!(answer, Action::OneGood { .. } | Action::FiveLira {}));
            Boxes::strike_out_at_the_end(answers);
        }
        Question::Sell { .. } | Question::FinalCards => {}
        question if Boxes::answer_sensibly(question, answers) => {}
        _ => answers.retain(|answer| {
            !matches!(
                answer,
                Action::OneGood { .. }
                    | Action::FiveLira {}
                    | Action::FamilyHome { .. }
                    | Action::CallBack { .. }
            ) && !Boxes::is_untimely(*answer)
        }),
    }
}

/// Whether an answer is a way to go.
fn is_a_way(answer: Action) -> bool {
    matches!(answer, Action::Move { .. } | Action::LongWay { .. } | Action::Stay {})
        || Boxes::is_a_way(answer)
}

/// Whether an answer is a card or tile that may be used beside a question.
pub(super) const fn is_extra(answer: Action) -> bool {
    matches!(
        answer,
        Action::FiveLira {}
            | Action::OneGood { .. }
            | Action::FamilyHome { .. }
            | Action::CallBack { .. }
            | Action::AssistantBack { .. }
    )
}

/// Which assistant, before an action.
fn with_assistant(place: Place, answers: &mut Answers<Action>) {
    let can_act = answers.iter().any(|answer| {
        matches!(answer, Action::Leave {} | Action::PickUp {} | Action::PickUpNeutral {})
    });
    if place == Place::Fountain {
        // Whoever lies here comes back with the action anyway.
        answers.retain(|answer| matches!(answer, Action::Skip {}));
    } else if can_act {
        answers.retain(|answer| {
            matches!(answer, Action::Leave {} | Action::PickUp {} | Action::PickUpNeutral {})
        });
    } else {
        answers.retain(|answer| {
            matches!(
                answer,
                Action::Stop {} | Action::AssistantBack { .. } | Action::CallBack { .. }
            )
        });
    }
}

/// Whether other merchants are paid.
fn to_merchants(answers: &mut Answers<Action>) {
    if answers.contains(&Action::Pay {}) {
        answers.retain(|answer| matches!(answer, Action::Pay {} | Action::Stop {}));
    } else {
        answers.retain(|answer| {
            matches!(answer, Action::Stop {} | Action::FiveLira {} | Action::FamilyHome { .. })
        });
    }
}

/// What to do at a place.
#[expect(clippy::wildcard_enum_match_arm, reason = "a new answer is worth a thought")]
fn action(game: &Game, seat: Seat, place: Place, family: bool, answers: &mut Answers<Action>) {
    let red_tile = game.has_tile(seat, Good::Red);
    answers.retain(|answer| match answer {
        Action::Announce { number } => {
            (if red_tile { 7..=11 } else { 5..=8 }).contains(&number.number())
        }
        Action::Take { .. } => place != Place::BlackMarket,
        Action::Recall { .. } => false,
        Action::FiveLira {} => {
            matches!(place, Place::Wainwright | Place::GemstoneDealer) && game.lira(seat) < 23
        }
        Action::OneGood { .. } => matches!(
            place,
            Place::SultansPalace
                | Place::SmallMosque
                | Place::GreatMosque
                | Place::SmallMarket
                | Place::LargeMarket
        ),
        Action::FamilyHome { .. } => place == Place::PoliceStation && !family,
        Action::AssistantBack { .. } | Action::CallBack { .. } => false,
        Action::Skip {} => !matches!(
            place,
            Place::FabricWarehouse
                | Place::SpiceWarehouse
                | Place::FruitWarehouse
                | Place::PostOffice
                | Place::Fountain
                | Place::TeaHouse
                | Place::BlackMarket
        ),
        _ => true,
    });
    Boxes::strike_out(game, place, answers);
}

#[cfg(test)]
mod tests {
    use bazaar::{CARDS, Card, Timing};
    use tabletop::Coded as _;

    use super::*;

    #[test]
    fn every_card_is_known_to_the_rules_of_thumb() {
        let actions = (0..Action::COUNT).filter_map(Action::from_id);
        let mut seen = 0;
        for (action, card) in actions.filter_map(|it| Some((it, Card::played_by(it)?))) {
            let is_known = match CARDS[card as usize].timing {
                Timing::Free | Timing::Outside | Timing::Movement | Timing::Copied => {
                    is_extra(action) || Boxes::is_extra(action)
                }
                Timing::Move => is_a_way(action),
                // These are answers to a question of their own, with nothing to strike out.
                Timing::After(_) | Timing::AfterMosque | Timing::With(_) | Timing::Roll => true,
            };
            assert!(
                is_known,
                "{card:?}, played as {action}: say in `is_extra` or `is_a_way` of its box what it is"
            );
            seen += 1;
        }
        assert!(seen > 20, "only {seen} answers play a card");
    }
}
