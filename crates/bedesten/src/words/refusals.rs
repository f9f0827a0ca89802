//! Why something cannot be done, as a person would say it.

use bazaar::{Blocked, Good, Missing, Reason, Refusal};

use crate::words;

/// The reason and the ruling that says so: “Missing: 3 Lira (B-66)”.
pub(crate) fn refusal(refusal: &Refusal) -> String {
    format!("{} ({})", reason(&refusal.reason), refusal.ruling)
}

fn reason(reason: &Reason) -> String {
    let text = match reason {
        Reason::GameOver => "The game is over",
        Reason::WaitingForChance => "Dice, a card or a tile are waited for",
        Reason::NotChance => "You are asked, not the dice",
        Reason::ImpossibleOutcome => "This cannot come up now",
        Reason::NotAnAnswer => "This is no answer to the open question",
        Reason::TooFar { steps, nearest, farthest } => {
            let steps = words::plural(usize::from(*steps), "step", "steps");
            return format!("{steps} away; you may go {nearest}–{farthest}");
        }
        Reason::MustMove => "You have to leave this place",
        Reason::NoAssistant => "No assistant for this",
        Reason::AssistantHere => "Your assistant lies here already",
        Reason::Short { missing } => return format!("Missing: {}", things(missing)),
        Reason::Complete => "Your wheelbarrow is complete",
        Reason::Owned => "You already have one",
        Reason::NoneLeft => "None left",
        Reason::FamilyOut => "Your family member is elsewhere",
        Reason::FamilyIn => "Your family member is at the Police Station already",
        Reason::MidAction => "Not during an action",
        Reason::Owed => "You could not pay what you owe any more",
        Reason::Once => "Once per turn, already used",
        Reason::OnlyAt { place } => return format!("Only at: {}", words::place(*place)),
        Reason::NotNow => "Not in this phase of the turn",
        Reason::CardNotHeld => "The card is not in your hand",
        Reason::TileNotOwned => "You do not own the mosque tile",
        Reason::NobodyHere => "Nobody to meet here",
        Reason::MustCatch => "A family member has to be caught first",
        Reason::NoEffect => "This would change nothing",
        Reason::NotDemanded => "The demand tile does not ask for it",
        Reason::TavernTileNotOwned => "You do not own the tavern tile",
        Reason::NotNeighbours => "These places do not lie side by side",
        Reason::BehindBarrier { steps } => {
            return format!("Behind the barrier: {steps} steps away");
        }
        Reason::NoCompanion => "Your companion is not there",
        Reason::NoLetter => "You do not have this letter",
        Reason::BidTooLow { lira } => return format!("Bid more than {lira} Lira"),
        Reason::OncePerRound => "Once per round, already used",
    };
    text.to_owned()
}

fn things(missing: &Missing) -> String {
    let mut parts = Vec::new();
    if missing.lira > 0 {
        parts.push(format!("{} Lira", missing.lira));
    }
    if !missing.goods.is_empty() {
        parts.push(words::goods(missing.goods));
    }
    if missing.any_goods > 0 {
        // At a market any of the demanded goods will do, at the palace any at all.
        let of = if Good::ALL.into_iter().all(|good| missing.goods[good] == 0) {
            "more of the goods asked for"
        } else {
            "of any goods"
        };
        parts.push(format!("{} {of}", missing.any_goods));
    }
    if missing.cards > 0 {
        parts.push(words::plural(missing.cards as usize, "bonus card", "bonus cards"));
    }
    parts.extend(words::boxes::each(|one| one.missing(missing)));
    parts.join(", ")
}

/// A blocked answer, with the card or tile that would lift it.
pub(crate) fn blocked(blocked: &Blocked) -> String {
    let text = refusal(&blocked.refusal);
    match blocked.lifted_by {
        Some(help) => format!("{text}; {help} would help"),
        None => text,
    }
}
