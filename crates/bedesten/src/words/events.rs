//! What happened, told from events: present tense, names first.

use bazaar::{Colour, Event, Figure, Good, Goods, Market, Place, Roll};
use tabletop::Seat;

use super::{Names, boxes::say, card, goods, place, plural};

/// One event as “Bora takes 2 red”.
pub(crate) fn line(names: &Names, event: Event) -> String {
    match tell(names, event) {
        (Some(seat), predicate) => format!("{} {predicate}", names.name(seat)),
        (None, sentence) => sentence,
    }
}

/// Everything of a turn, or of a part of one, as “Bora: goes to 2 Fabric Warehouse, takes 2 red”.
/// One such line for each player in a row.
pub(crate) fn lines(names: &Names, events: &[Event]) -> Vec<String> {
    let mut lines: Vec<(Option<Seat>, Vec<String>)> = Vec::new();
    for (seat, text) in gathered(events).into_iter().map(|event| tell(names, event)) {
        match lines.last_mut() {
            // What nobody does belongs to the turn it happens in.
            Some((who, texts)) if seat.is_none() || *who == seat => texts.push(text),
            Some(_) | None => lines.push((seat, vec![text])),
        }
    }
    lines
        .into_iter()
        .map(|(seat, texts)| match seat {
            Some(seat) => format!("{}: {}", names.name(seat), texts.join(", ")),
            None => texts.join(", "),
        })
        .collect()
}

/// Without what goes without saying, and with what was paid piece by piece as one payment.
fn gathered(events: &[Event]) -> Vec<Event> {
    let mut kept: Vec<Event> = Vec::new();
    for event in events {
        match (*event, kept.last_mut()) {
            (Event::TurnBegan { .. } | Event::TurnEnded { .. } | Event::MailMoved { .. }, _) => {}
            // A sale has told its revenue already.
            (Event::LiraGained { lira, .. }, Some(Event::Sold { lira: sold, .. }))
                if lira == *sold => {}
            (Event::GoodsPaid { goods, .. }, Some(Event::GoodsPaid { goods: before, .. })) => {
                for good in Good::ALL {
                    before[good] += goods[good];
                }
            }
            (event, _) => kept.push(event),
        }
    }
    kept
}

/// Who did it, if somebody did, and what.
pub(super) type Told = (Option<Seat>, String);

/// One event. Those of a box are told by its own file.
fn tell(names: &Names, event: Event) -> Told {
    let tellers = [ways, trade, cards_and_dice, family_and_end];
    let told = tellers.iter().find_map(|teller| teller(names, event));
    told.or_else(|| say(|one| one.tell(names, event)))
        .unwrap_or_else(|| (None, format!("{event:?}")))
}

/// Somebody does something.
pub(super) fn by(names: &Names, seat: Seat, verb: &str, rest: impl AsRef<str>) -> Told {
    let (verb, rest) = (conjugated(verb, names.is_you(seat)), rest.as_ref());
    (Some(seat), if rest.is_empty() { verb } else { format!("{verb} {rest}") })
}

/// Moves and assistants.
#[expect(clippy::wildcard_enum_match_arm, reason = "every other event is none of these")]
fn ways(names: &Names, event: Event) -> Option<Told> {
    let by = |seat, verb, rest: String| by(names, seat, verb, rest);
    Some(match event {
        Event::TurnBegan { seat } => by(seat, "is", "to move".to_owned()),
        Event::Moved { seat, to, .. } => by(seat, "goes", format!("to {}", place(to))),
        Event::Stayed { seat, place: at } => by(seat, "stays", format!("at {}", place(at))),
        Event::AssistantLeft { seat, neutral, .. } => {
            by(seat, "leaves", format!("{} assistant", if neutral { "the neutral" } else { "an" }))
        }
        Event::AssistantPickedUp { seat, neutral, .. } => {
            by(seat, "picks", format!("up {} assistant", if neutral { "a neutral" } else { "the" }))
        }
        Event::AssistantReturned { seat, from } => {
            by(seat, "calls", format!("back the assistant from {from}"))
        }
        Event::AssistantGained { seat } => by(seat, "gains", "the fifth assistant".to_owned()),
        Event::Stopped { seat, .. } => by(seat, "stops", "without action".to_owned()),
        Event::ActionSkipped { seat, .. } => by(seat, "does", "without the action".to_owned()),
        _ => return None,
    })
}

/// Money, goods, tiles and rubies.
#[expect(clippy::wildcard_enum_match_arm, reason = "every other event is none of these")]
fn trade(names: &Names, event: Event) -> Option<Told> {
    let by = |seat, verb, rest: String| by(names, seat, verb, rest);
    Some(match event {
        Event::LiraGained { seat, lira } => by(seat, "takes", format!("{lira} Lira")),
        Event::LiraPaid { seat, lira } => by(seat, "pays", format!("{lira} Lira")),
        Event::MerchantPaid { seat, to, lira } => {
            by(seat, "pays", format!("{lira} Lira to {}", names.object(to)))
        }
        Event::GoodGained { seat, good, count, lost } => {
            by(seat, "takes", good_gained(good, count, lost))
        }
        Event::GoodsPaid { seat, goods: paid } => by(seat, "gives", given(paid)),
        Event::Sold { seat, market, sold, lira } => {
            let sold = plural(usize::from(sold), "good", "goods");
            by(seat, "sells", format!("{sold} at the {} for {lira} Lira", market_name(market)))
        }
        Event::DemandTurned { market, tile } => {
            (None, format!("the {} now asks for {}", market_name(market), goods(tile.icons())))
        }
        Event::MailMoved { down } => (
            None,
            format!(
                "{} at the Post Office",
                plural(down.into(), "indicator is down", "indicators are down")
            ),
        ),
        Event::WheelbarrowExtended { seat, capacity } => {
            by(seat, "extends", format!("the wheelbarrow to {capacity}"))
        }
        Event::MosqueTileTaken { seat, good } => {
            by(seat, "takes", format!("the {good} mosque tile"))
        }
        Event::RubyGained { seat, rubies, from } => {
            by(seat, "gains", format!("ruby {rubies} at {}", place(from)))
        }
        _ => return None,
    })
}

/// Cards and dice.
#[expect(clippy::wildcard_enum_match_arm, reason = "every other event is none of these")]
fn cards_and_dice(names: &Names, event: Event) -> Option<Told> {
    let by = |seat, verb, rest: String| by(names, seat, verb, rest);
    Some(match event {
        Event::CardDrawn { seat, card: Some(drawn) } => {
            by(seat, "draws", format!("“{}”", card(drawn)))
        }
        Event::CardDrawn { seat, card: None } => by(seat, "draws", "a card".to_owned()),
        Event::CardTaken { seat, card: taken } => {
            by(seat, "takes", format!("“{}” from the discard pile", card(taken)))
        }
        Event::CardPlayed { seat, card: played } => {
            by(seat, "plays", format!("“{}”", card(played)))
        }
        Event::CardDiscarded { seat, card: gone } => {
            by(seat, "discards", format!("“{}”", card(gone)))
        }
        Event::PileShuffled { cards } => (
            None,
            format!(
                "the discard pile is shuffled: {} face down",
                plural(cards.into(), "card", "cards")
            ),
        ),
        Event::Announced { seat, number } => by(seat, "names", number.to_string()),
        Event::Rolled { seat, roll, dice } => {
            let what_for = match roll {
                Roll::Governor => " for the Governor",
                Roll::Smuggler => " for the Smuggler",
                Roll::Neutral { .. } => " for a neutral merchant",
                _ => say(|one| one.roll(roll)).unwrap_or_default(),
            };
            let (low, high) = (dice.low(), dice.high());
            by(seat, "rolls", format!("{low} + {high} = {}{what_for}", dice.sum()))
        }
        Event::DiceTurned { seat, dice } => {
            let (low, high) = (dice.low(), dice.high());
            by(seat, "turns", format!("a die: {low} + {high} = {}", dice.sum()))
        }
        _ => return None,
    })
}

/// Family members, figures, and how turns and games end.
#[expect(clippy::wildcard_enum_match_arm, reason = "every other event is none of these")]
fn family_and_end(names: &Names, event: Event) -> Option<Told> {
    let by = |seat, verb, rest: String| by(names, seat, verb, rest);
    Some(match event {
        Event::FamilySent { seat, to } => {
            by(seat, "sends", format!("the family member to {}", place(to)))
        }
        Event::FamilyCalledHome { seat, from } => {
            by(seat, "calls", format!("the family member home from {from}"))
        }
        Event::FamilyCaught { seat, of, place: at } => {
            by(seat, "catches", format!("{} family member at {at}", names.possessive(of)))
        }
        Event::FigureMoved { figure, from, to } => (None, moved(figure, from, to)),
        Event::CaravanLeader { seat } => by(seat, "leads", "the caravan".to_owned()),
        Event::TurnEnded { seat } => by(seat, "ends", "the turn".to_owned()),
        Event::LastRound { seat, rubies } => {
            by(seat, "has", format!("{rubies} rubies: this is the last round"))
        }
        Event::GameOver => (None, "the game is over".to_owned()),
        _ => return None,
    })
}

/// “takes” for others, “take” for you.
pub(crate) fn conjugated(verb: &str, you: bool) -> String {
    if !you {
        return verb.to_owned();
    }
    match verb {
        "is" => "are",
        "has" => "have",
        "goes" => "go",
        "does" => "do",
        "catches" => "catch",
        "passes" => "pass",
        "copies" => "copy",
        "carries" => "carry",
        regular => regular.strip_suffix('s').unwrap_or(regular),
    }
    .to_owned()
}

fn good_gained(good: Good, count: u8, lost: u8) -> String {
    match (count, lost) {
        (0, 0) => format!("no {good}: it is full"),
        (0, _) => format!("no {good}: it is full, {lost} lost"),
        (_, 0) => format!("{count} {good}"),
        (_, _) => format!("{count} {good}, {lost} lost for want of room"),
    }
}

fn given(paid: Goods) -> String {
    if paid.is_empty() { "nothing".to_owned() } else { goods(paid) }
}

const fn market_name(market: Market) -> &'static str {
    match market {
        Market::Small => Place::SmallMarket.name(),
        Market::Large => Place::LargeMarket.name(),
    }
}

#[expect(clippy::wildcard_enum_match_arm, reason = "a box has words for what is its own")]
fn moved(figure: Figure, from: Place, to: Place) -> String {
    let who = match figure {
        Figure::Governor => "the Governor",
        Figure::Smuggler => "the Smuggler",
        Figure::NeutralMerchant(Colour::White) => "the white merchant",
        Figure::NeutralMerchant(Colour::Yellow) => "the yellow merchant",
        Figure::NeutralMerchant(Colour::Red) => "the red merchant",
        Figure::NeutralMerchant(Colour::Green) => "the green merchant",
        Figure::NeutralMerchant(Colour::Blue) => "the blue merchant",
        _ => say(|one| one.figure(figure)).unwrap_or("somebody"),
    };
    if from == to {
        format!("{who} stays at {}", place(to))
    } else {
        format!("{who} goes to {}", place(to))
    }
}

#[cfg(test)]
mod tests {
    use tabletop::Player;

    use super::*;

    fn names() -> Names {
        let player = |name: &str| Player { name: name.to_owned(), bot: None };
        Names::of(&[player("Ada"), player("Bora")])
    }

    fn seat(number: usize) -> Seat {
        Seat::new(number).unwrap()
    }

    #[test]
    fn a_turn_is_told_in_one_line_and_you_are_spoken_to() {
        let events = [
            Event::TurnBegan { seat: seat(0) },
            Event::Moved { seat: seat(0), from: Place::Fountain, to: Place::SmallMarket },
            Event::MerchantPaid { seat: seat(0), to: seat(1), lira: 2 },
            Event::GoodsPaid { seat: seat(0), goods: Goods::new(1, 0, 0, 0) },
            Event::GoodsPaid { seat: seat(0), goods: Goods::new(0, 1, 0, 0) },
            Event::Sold { seat: seat(0), market: Market::Small, sold: 2, lira: 5 },
            Event::LiraGained { seat: seat(0), lira: 5 },
            Event::TurnEnded { seat: seat(0) },
        ];
        assert_eq!(
            lines(&names(), &events),
            ["Ada: goes to 11 Small Market, pays 2 Lira to Bora, gives 1 red, 1 green, \
              sells 2 goods at the Small Market for 5 Lira"]
        );
        assert_eq!(
            lines(&names().speaking_to(seat(0)), &events),
            ["You: go to 11 Small Market, pay 2 Lira to Bora, give 1 red, 1 green, \
              sell 2 goods at the Small Market for 5 Lira"]
        );
    }

    #[test]
    fn every_player_has_a_line_and_figures_belong_to_the_turn() {
        let events = [
            Event::LiraPaid { seat: seat(0), lira: 2 },
            Event::FigureMoved {
                figure: Figure::Governor,
                from: Place::Fountain,
                to: Place::Fountain,
            },
            Event::Stopped { seat: seat(1), place: Place::Fountain },
        ];
        let told = lines(&names().speaking_to(seat(1)), &events);
        assert_eq!(
            told,
            ["Ada: pays 2 Lira, the Governor stays at 7 Fountain", "You: stop without action"]
        );
    }
}
