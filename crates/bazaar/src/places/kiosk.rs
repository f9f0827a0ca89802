//! Kiosk 22: a letter, then a draft. One tile more than there are players is revealed; everybody in
//! turn order takes one and may use it, and the last one is for the player whose turn it is (L-55).
//!
//! Who is asked is the seat of the game until the draft is over, so that a tile works for whoever
//! took it.

use tabletop::{Answers, Sink};

use super::wainwright;
use crate::{
    Action, Draw, Event, Game, KioskEffect, KioskTile, KioskTiles, LetterDraw, Place, Reason,
    Refusal, Ware,
    game::Acting,
    letters::{Companion, companion},
    movement,
    player::EXTENSIONS,
    step::Step,
};

/// What the exchange tiles cost and pay.
const PRICE: u32 = 2;
const PAYOUT: u32 = 3;

pub(super) fn answers(answers: &mut Answers<Action>) {
    answers.push(Action::Act {});
}

/// Ruling L-47: without a letter the draft takes place all the same.
pub(super) fn act<S: Sink<Event>>(game: &mut Game, sink: &mut S) {
    if game.can_draw_letter() {
        game.draw_letter_next(LetterDraw::Kiosk, sink);
    } else {
        begin_draft(game, sink);
    }
}

pub(crate) fn begin_draft<S: Sink<Event>>(game: &mut Game, sink: &mut S) {
    game.letters.on_turn = Some(game.seat);
    shuffle_if_empty(game, sink);
    game.steps.push(Step::Reveal { left: game.seats + 1 });
}

/// Ruling L-56: what is left is revealed, then the discarded tiles are shuffled.
fn shuffle_if_empty<S: Sink<Event>>(game: &mut Game, sink: &mut S) {
    if game.letters.kiosk_pile.is_empty() {
        let tiles = std::mem::replace(&mut game.letters.kiosk_discard, KioskTiles::NONE);
        game.letters.kiosk_pile = tiles;
        sink.tell(Event::KioskShuffled { tiles: tiles.len() });
    }
}

pub(crate) fn revealed<S: Sink<Event>>(game: &mut Game, left: u8, tile: KioskTile, sink: &mut S) {
    game.letters.kiosk_pile.remove(tile);
    game.letters.kiosk_open.insert(tile);
    sink.tell(Event::KioskRevealed { tile });
    if left > 1 {
        shuffle_if_empty(game, sink);
        game.steps.replace(Step::Reveal { left: left - 1 });
    } else {
        game.steps.replace(Step::KioskChoose { chosen: 0 });
    }
}

pub(crate) fn choose_answers(game: &Game, answers: &mut Answers<Action>) {
    answers.extend(game.letters.kiosk_open.iter().map(|tile| Action::Kiosk { tile }));
}

pub(crate) fn check_choose(game: &Game, tile: KioskTile) -> Result<(), Refusal> {
    if game.letters.kiosk_open.contains(tile) {
        Ok(())
    } else {
        Err(Refusal::letters(Reason::NoneLeft, 55))
    }
}

pub(crate) fn choose<S: Sink<Event>>(game: &mut Game, chosen: u8, tile: KioskTile, sink: &mut S) {
    sink.tell(Event::KioskTaken { seat: game.seat, tile });
    game.steps.replace(Step::KioskUse { tile, chosen });
}

/// The ways to use a tile, and not to use it (L-57, L-58).
pub(crate) fn use_answers(game: &Game, tile: KioskTile, answers: &mut Answers<Action>) {
    let mut offer = |action: Action| {
        if check_use(game, tile, action).is_ok() {
            answers.push(action);
        }
    };
    offer(Action::Act {});
    offer(Action::PayLira {});
    for ware in Ware::ALL {
        offer(Action::Give { ware });
    }
    offer(Action::Receive { ware: Ware::Coffee });
    if matches!(tile.effect(), KioskEffect::CardForLetter | KioskEffect::LiraForCard) {
        for card in game.me().hand.kinds() {
            offer(Action::Discard { card });
        }
    }
    if matches!(
        tile.effect(),
        KioskEffect::GoodForLetter | KioskEffect::CardForLetter | KioskEffect::LiraForLetter
    ) {
        for letter in game.my_letters().kinds() {
            offer(Action::DiscardLetter { letter });
        }
    }
    answers.push(Action::Skip {});
}

/// Whether a tile can be used in this way.
pub(crate) fn check_use(game: &Game, tile: KioskTile, action: Action) -> Result<(), Refusal> {
    use KioskEffect as Tile;
    let me = game.me();
    let lira = |price: u32| {
        if me.lira < price {
            Err(Refusal::letters_short_of_lira(me.lira, price, 58))
        } else {
            Ok(())
        }
    };
    let no_effect = Err(Refusal::letters(Reason::NoEffect, 58));
    match (tile.effect(), action) {
        (_, Action::Skip {}) => Ok(()),
        (Tile::Take { .. } | Tile::CoffeeOrLira(_) | Tile::Die, Action::Act {}) => Ok(()),
        // Ruling L-69: coffee only where there is coffee.
        (Tile::CoffeeOrLira(_), Action::Receive { ware: Ware::Coffee })
            if game.rules.has_coffee() =>
        {
            Ok(())
        }
        (Tile::Card, Action::Act {}) => check_card(game),
        (Tile::Companion, Action::Act {}) if game.my_companion() == Companion::Ready => no_effect,
        (Tile::Companion, Action::Act {}) => Ok(()),
        (Tile::ToTheFountain, Action::Act {}) if me.merchant == Place::Fountain => no_effect,
        (Tile::ToTheFountain, Action::Act {}) => Ok(()),
        (Tile::ExtensionForLira(_) | Tile::ExtensionForGoods(_), Action::Act {})
            if me.extensions == EXTENSIONS =>
        {
            Err(Refusal::letters(Reason::Complete, 63))
        }
        (Tile::ExtensionForLira(price), Action::Act {}) => lira(price),
        (Tile::ExtensionForGoods(price), Action::Act {}) => {
            let missing = me.goods.missing(price);
            if missing.is_empty() {
                Ok(())
            } else {
                Err(Refusal::letters_short_of_goods(missing, 58))
            }
        }
        (Tile::GoodForLetter, Action::Give { ware }) => {
            game.check_ware(ware, 58)?;
            game.check_can_draw_letter()
        }
        (Tile::GoodForLetter | Tile::LiraForLetter, Action::DiscardLetter { letter }) => {
            game.check_letter(letter, 58)
        }
        (Tile::CardForLetter, Action::Discard { card }) => {
            game.check_letters_card(card, 58)?;
            game.check_can_draw_letter()
        }
        (Tile::CardForLetter, Action::DiscardLetter { letter }) => {
            game.check_letter(letter, 58)?;
            check_card(game)
        }
        (Tile::LiraForLetter, Action::PayLira {}) => {
            lira(PRICE)?;
            game.check_can_draw_letter()
        }
        (Tile::LiraForGood, Action::PayLira {}) => lira(PRICE),
        (Tile::LiraForGood, Action::Give { ware }) => game.check_ware(ware, 58),
        (Tile::LiraForCard, Action::PayLira {}) => {
            lira(PRICE)?;
            check_card(game)
        }
        (Tile::LiraForCard, Action::Discard { card }) => game.check_letters_card(card, 58),
        _ => Err(Refusal::letters(Reason::NotAnAnswer, 68)),
    }
}

fn check_card(game: &Game) -> Result<(), Refusal> {
    game.check_can_draw().map_err(|refusal| Refusal::letters(refusal.reason, 66))
}

/// The tile is turned over and takes effect before anybody else chooses (L-68).
#[expect(
    clippy::wildcard_enum_match_arm,
    reason = "a way that does not go with the tile was refused before it comes here"
)]
pub(crate) fn use_tile<S: Sink<Event>>(
    game: &mut Game,
    tile: KioskTile,
    chosen: u8,
    action: Action,
    sink: &mut S,
) {
    use KioskEffect as Tile;
    game.letters.kiosk_open.remove(tile);
    game.letters.kiosk_discard.insert(tile);
    game.steps.replace(Step::KioskNext { chosen: chosen + 1 });
    let seat = game.seat;
    if action == (Action::Skip {}) {
        sink.tell(Event::KioskLeft { seat, tile });
        return;
    }
    sink.tell(Event::KioskUsed { seat, tile });
    match (tile.effect(), action) {
        (Tile::Take { goods, lira }, _) => {
            for good in crate::Good::ALL {
                if goods[good] > 0 {
                    game.gain_good(good, goods[good], sink);
                }
            }
            if lira > 0 {
                game.gain_lira(seat, lira, sink);
            }
        }
        (Tile::CoffeeOrLira(_), Action::Receive { ware }) => game.gain_ware(ware, sink),
        (Tile::CoffeeOrLira(lira), _) => game.gain_lira(seat, lira, sink),
        (Tile::Card, _) => game.draw_next(Draw::Kiosk, sink),
        (Tile::Companion, _) => companion::come_home(game, seat, sink),
        (Tile::Die, _) => game.steps.push(Step::RollOne),
        (Tile::ExtensionForLira(price), _) => wainwright::extend(game, price, sink),
        (Tile::ExtensionForGoods(price), _) => {
            game.pay_goods(price, sink);
            wainwright::extend_for_nothing(game, sink);
        }
        (Tile::ToTheFountain, _) => {
            movement::set_down(game, Place::Fountain, sink);
            // Ruling L-64: the figure of the turn is not where it acted any more.
            if game.on_turn() == seat && game.this_turn.acting == Acting::Merchant {
                game.this_turn.acting = Acting::Nobody;
            }
        }
        (Tile::GoodForLetter | Tile::LiraForGood, Action::Give { ware }) => {
            game.pay_ware(ware, sink);
            if tile.effect() == Tile::LiraForGood {
                game.gain_lira(seat, PAYOUT, sink);
            } else {
                game.draw_letter_next(LetterDraw::KioskTile, sink);
            }
        }
        (Tile::CardForLetter | Tile::LiraForCard, Action::Discard { card }) => {
            game.discard_card(card, sink);
            if tile.effect() == Tile::LiraForCard {
                game.gain_lira(seat, PAYOUT, sink);
            } else {
                game.draw_letter_next(LetterDraw::KioskTile, sink);
            }
        }
        (effect, Action::DiscardLetter { letter }) => {
            game.give_letter(letter, sink);
            match effect {
                Tile::GoodForLetter => game.steps.push(Step::KioskTake),
                Tile::CardForLetter => game.draw_next(Draw::Kiosk, sink),
                _ => game.gain_lira(seat, PAYOUT, sink),
            }
        }
        (effect, Action::PayLira {}) => {
            game.pay_lira(PRICE, sink);
            match effect {
                Tile::LiraForLetter => game.draw_letter_next(LetterDraw::KioskTile, sink),
                Tile::LiraForCard => game.draw_next(Draw::Kiosk, sink),
                _ => game.steps.push(Step::KioskTake),
            }
        }
        _ => {}
    }
}

/// Which good, or coffee, for what was paid?
pub(crate) fn take_answers(game: &Game, answers: &mut Answers<Action>) {
    let wares = Ware::ALL.into_iter().filter(|ware| check_take(game, *ware).is_ok());
    answers.extend(wares.map(|ware| Action::Receive { ware }));
}

pub(crate) const fn check_take(game: &Game, ware: Ware) -> Result<(), Refusal> {
    if matches!(ware, Ware::Coffee) && !game.rules.has_coffee() {
        return Err(Refusal::letters(Reason::NotAnAnswer, 69));
    }
    Ok(())
}

/// The next player in turn order is asked; after the last one comes the last tile.
pub(crate) fn next(game: &mut Game, chosen: u8) {
    let active = game.on_turn();
    if chosen < game.seats {
        game.seat = game.seat.next(game.seat_count());
        game.steps.replace(Step::KioskChoose { chosen });
        return;
    }
    game.seat = active;
    if let Some(tile) = game.letters.kiosk_open.iter().next() {
        game.steps.replace(Step::KioskUse { tile, chosen });
    } else {
        game.letters.on_turn = None;
        game.steps.pop();
    }
}
