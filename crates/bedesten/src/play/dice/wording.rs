//! The things of the dice game in words: cards, tiles, amounts.

use bazaar_dice::{
    Amounts, Card, Dice, Effects, Face, Good, Goods, Price, Reveals, Sort, TileKind,
    data::{self, CardEffect, Condition, Gain},
};

use crate::words::plural;

/// “2 red, 1 blue”; nothing for no goods.
pub(super) fn goods(goods: Goods) -> String {
    let there = Good::ALL.into_iter().filter(|good| goods[*good] > 0);
    joined(there.map(|good| format!("{} {good}", goods[good])))
}

/// “2 red, 1 coin”.
pub(super) fn dice(dice: Dice) -> String {
    let there = Face::ALL.into_iter().filter(|face| dice[*face] > 0);
    joined(there.map(|face| format!("{} {}", dice[face], face.name())))
}

fn joined(parts: impl Iterator<Item = String>) -> String {
    parts.collect::<Vec<_>>().join(", ")
}

/// “1 crystal”, “3 Lira”, “2 red”.
pub(super) fn pieces(sort: Sort, count: u8) -> String {
    match sort {
        Sort::Red | Sort::Yellow | Sort::Green | Sort::Blue | Sort::Brown => {
            format!("{count} {sort}")
        }
        Sort::Crystal => plural(count.into(), "crystal", "crystals"),
        Sort::Lira => format!("{count} Lira"),
    }
}

/// “3 red”, “1 of each and 2 of any colour”.
pub(super) fn price(price: Price) -> String {
    let fixed = if Good::ALL.into_iter().all(|good| price.goods[good] == 1) {
        "1 of each".to_owned()
    } else {
        goods(price.goods)
    };
    let any = match (price.any, price.different) {
        (0, _) => String::new(),
        (any, true) => format!("{any} different"),
        (any, false) => format!("{any} of any colour"),
    };
    let parts: Vec<_> = [fixed, any].into_iter().filter(|part| !part.is_empty()).collect();
    parts.join(" and ")
}

/// What a mosque tile is good for.
pub(super) const fn power(kind: TileKind) -> &'static str {
    match kind {
        TileKind::Lira => "3 Lira each turn",
        TileKind::Crystal => "1 crystal each turn",
        TileKind::Card => "1 bazaar card each turn",
        TileKind::Action => "1 more action",
        TileKind::Good => "1 good of its colour with the coins",
        TileKind::Die => "1 more die",
    }
}

/// What a bazaar card does.
pub(super) fn card(card: Card) -> String {
    match card.effect() {
        CardEffect::Sell { sort, lira } => {
            let what = pieces(sort, 1);
            format!("{} Lira; the others may give {what} for {lira} Lira", data::SELL_LIRA)
        }
        CardEffect::Crate { good } => format!("1 brown; 1 {good} for each of the others"),
        CardEffect::Goods { good } => {
            format!("1 {good}; the others may pay {} Lira for 1", data::GOODS_PRICE)
        }
        CardEffect::Resource { sort } => {
            let (what, lira) = (pieces(sort, 1), data::RESOURCE_LIRA);
            format!("{what} and {lira} Lira; {what} or {lira} Lira for each of the others")
        }
        CardEffect::Own { condition, gain } => {
            format!("{}: {}; otherwise 1 Lira", asks(condition), brings(gain))
        }
    }
}

fn asks(condition: Condition) -> String {
    match condition {
        Condition::Give { sort, count } => format!("for {}", pieces(sort, count)),
        Condition::GiveDifferent { count } => format!("for {count} tiles of different colours"),
        Condition::GiveTile => "for a mosque tile of your own".to_owned(),
        Condition::CardDice { count } => format!("with {count} card dice"),
        Condition::OwnBrown { count } => format!("if you own {count} brown"),
    }
}

fn brings(gain: Gain) -> String {
    match gain {
        Gain::Ruby => "the next ruby of any track".to_owned(),
        Gain::Tile => "an open mosque tile".to_owned(),
        Gain::Goods { count } => format!("{count} tiles of your choice"),
        Gain::Some { sort, count } => pieces(sort, count),
    }
}

/// What an answer costs and brings, short enough to stand beside it.
pub(super) fn effects(effects: &Effects) -> String {
    let mut parts = Vec::new();
    if effects.dice.total() > 0 {
        parts.push(format!("dice {}", dice(effects.dice)));
    }
    parts.extend(amounts(&effects.pay, '−'));
    parts.extend(amounts(&effects.returned, '−').into_iter().map(|part| part + " (shortage)"));
    parts.extend(amounts(&effects.gain, '+'));
    match effects.reveals {
        // That dice are rolled is what such an answer says.
        Reveals::None | Reveals::Dice => {}
        Reveals::Card => parts.push("turns up a card".to_owned()),
        Reveals::Tile => parts.push("new tile".to_owned()),
    }
    parts.join(", ")
}

fn amounts(amounts: &Amounts, sign: char) -> Vec<String> {
    let mut parts = Vec::new();
    if amounts.rubies > 0 {
        parts.push(plural(amounts.rubies.into(), "ruby", "rubies"));
    }
    if amounts.lira > 0 {
        parts.push(pieces(Sort::Lira, amounts.lira));
    }
    if amounts.crystals > 0 {
        parts.push(pieces(Sort::Crystal, amounts.crystals));
    }
    let goods = Good::ALL.into_iter().filter(|good| amounts.goods[*good] > 0);
    parts.extend(goods.map(|good| format!("{} {good}", amounts.goods[good])));
    if amounts.brown > 0 {
        parts.push(pieces(Sort::Brown, amounts.brown));
    }
    // A tile that is bought stands in the answer itself.
    parts.iter().map(|part| format!("{sign}{part}")).collect()
}
