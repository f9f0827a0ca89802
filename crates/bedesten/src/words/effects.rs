//! What an answer costs and brings, in words.

use bazaar::{Action, Amounts, Effects, Good, Movement, Reveals};

use super::{Names, boxes, card, goods, goods_in_short, plural, questions::NOBODY_BACK};

/// What an answer costs and brings, short enough to stand beside it; without what its own text
/// says already.
pub(crate) fn effects(action: Action, text: &str, effects: &Effects, names: &Names) -> String {
    let mut parts = Vec::new();
    let leads_on = matches!(
        action,
        Action::Move { .. }
            | Action::LongWay { .. }
            | Action::Corner { .. }
            | Action::Stay {}
            | Action::Send { .. }
    );
    if leads_on || action == (Action::RecallAll {}) || text == NOBODY_BACK {
        parts.extend(effects.moves.iter().filter_map(|movement| movement_words(*movement)));
        parts.extend(returned(&effects.moves));
    }
    let to_others: u32 = effects.paid_to.iter().map(|paid| paid.lira).sum();
    for paid in &effects.paid_to {
        parts.push(format!("−{} Lira to {}", paid.lira, names.object(paid.seat)));
    }
    let to_supply = effects.pay.lira.saturating_sub(to_others);
    let mut pay = Amounts { lira: to_supply, ..effects.pay.clone() };
    pay.cards.retain(|used| !text.contains(card(*used)));
    parts.extend(amounts(&pay, '−'));
    let mut gain = effects.gain.clone();
    gain.mosque_tiles.retain(|tile| !text.contains(&format!("{tile} tile")));
    parts.extend(amounts(&gain, '+'));
    if !effects.lost.is_empty() {
        parts.push(format!("lost: {}", goods(effects.lost)));
    }
    parts.extend(revealed(effects.reveals).map(str::to_owned));
    if effects.ends_turn && action != (Action::End {}) {
        parts.push("turn ends".to_owned());
    }
    parts.join(", ")
}

#[expect(clippy::wildcard_enum_match_arm, reason = "a box has words for what is its own")]
fn revealed(reveals: Reveals) -> Option<&'static str> {
    match reveals {
        Reveals::None => None,
        Reveals::Dice => Some("dice"),
        Reveals::Card => Some("draws"),
        Reveals::Tile => Some("new tile"),
        _ => boxes::say(|one| one.reveals(reveals)),
    }
}

fn movement_words(movement: Movement) -> Option<String> {
    Some(match movement {
        // That is the answer itself.
        Movement::Merchant { .. }
        | Movement::Family { .. }
        | Movement::Barrier { .. }
        | Movement::Companion { .. } => return None,
        // These are told together.
        Movement::AssistantReturned { .. } => return None,
        Movement::AssistantLeft { .. } => "leave assistant".to_owned(),
        Movement::AssistantPickedUp { .. } => "pick up assistant".to_owned(),
        Movement::AssistantGained => "5th assistant".to_owned(),
    })
}

/// “assistants back from 2, 5, 8”.
fn returned(moves: &[Movement]) -> Option<String> {
    let from = |movement: &Movement| {
        if let Movement::AssistantReturned { from } = movement {
            Some(from.to_string())
        } else {
            None
        }
    };
    let places: Vec<_> = moves.iter().filter_map(from).collect();
    match &places[..] {
        [] => None,
        [place] => Some(format!("assistant back from {place}")),
        _ => Some(format!("assistants back from {}", places.join(", "))),
    }
}

fn amounts(amounts: &Amounts, sign: char) -> Vec<String> {
    let mut parts = Vec::new();
    if amounts.rubies > 0 {
        parts.push(format!("{sign}{}", plural(amounts.rubies.into(), "ruby", "rubies")));
    }
    if amounts.lira > 0 {
        parts.push(format!("{sign}{} Lira", amounts.lira));
    }
    let kinds = Good::ALL.into_iter().filter(|good| amounts.goods[*good] > 0);
    if kinds.clone().count() > 2 {
        parts.push(format!("{sign}{}", goods_in_short(amounts.goods)));
    } else {
        parts.extend(kinds.map(|good| format!("{sign}{} {good}", amounts.goods[good])));
    }
    for used in &amounts.cards {
        parts.push(format!("{sign}“{}”", card(*used)));
    }
    for tile in &amounts.mosque_tiles {
        parts.push(format!("{sign}{tile} tile"));
    }
    if amounts.extensions > 0 {
        parts.push(format!("{sign}{} room", amounts.extensions));
    }
    parts.extend(boxes::each(|one| one.amount(amounts)).map(|amount| format!("{sign}{amount}")));
    parts
}
