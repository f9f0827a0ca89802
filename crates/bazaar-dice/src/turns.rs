//! The turn: income, the roll, the end; and the end of the game.

use tabletop::{Ranking, Seat, Sink};

use crate::{
    Dice, Event, Game, Sort, Tiles,
    data::{self, TileKind},
    game::{Player, ThisTurn},
    step::Step,
};

/// Income: Lira, crystals, then the cards one by one (D-54).
pub(crate) fn begin<S: Sink<Event>>(game: &mut Game, seat: Seat, sink: &mut S) {
    game.seat = seat;
    let tiles = game.me().tiles;
    game.this_turn = ThisTurn {
        dice_to_roll: data::DICE_PASSED_ON + tiles.of(TileKind::Die),
        dice: Dice::NONE,
        used: Dice::NONE,
        actions: data::ACTIONS + tiles.of(TileKind::Action),
        acted: false,
        goods_with_coins: tiles.and(Tiles::of_kind(TileKind::Good)),
    };
    sink.tell(Event::TurnBegan { seat });
    // Ruling D-68: the Lira of all tiles are one gain, and so are the crystals.
    game.gain(seat, Sort::Lira, data::INCOME_LIRA * tiles.of(TileKind::Lira), sink);
    game.gain(seat, Sort::Crystal, tiles.of(TileKind::Crystal), sink);
    let cards = tiles.of(TileKind::Card);
    game.steps.restart(if cards > 0 { Step::Reveal { cards } } else { Step::Roll });
}

/// The next card of the income is turned up.
pub(crate) fn reveal(game: &mut Game, cards: u8) {
    game.steps.replace(if cards > 1 { Step::Reveal { cards: cards - 1 } } else { Step::Roll });
    game.steps.push(Step::Close);
    game.steps.push(Step::Draw { left: 1, dice: 0 });
}

pub(crate) fn roll(game: &mut Game) {
    game.steps.replace(Step::Act { by_hand: false });
    game.steps.push(Step::Rolling { left: game.this_turn.dice_to_roll, fallen: Dice::NONE });
}

pub(crate) fn reroll<S: Sink<Event>>(game: &mut Game, dice: Dice, sink: &mut S) {
    game.pay(game.seat, Sort::Crystal, 1, sink);
    game.this_turn.dice = game.this_turn.dice.without(dice);
    sink.tell(Event::Rerolled { seat: game.seat, dice });
    game.steps.push(Step::Rolling { left: dice.total(), fallen: Dice::NONE });
}

/// Some dice have fallen.
#[inline]
pub(crate) fn fell<S: Sink<Event>>(
    game: &mut Game,
    left: u8,
    fallen: Dice,
    dice: Dice,
    sink: &mut S,
) {
    let fallen = fallen.with(dice);
    let left = left - dice.total();
    if left > 0 {
        game.steps.replace(Step::Rolling { left, fallen });
        return;
    }
    game.steps.pop();
    game.this_turn.dice = game.this_turn.dice.with(fallen);
    sink.tell(Event::Rolled { seat: game.seat, dice: fallen });
}

/// Five dice go on to the next player. The round is finished before the game is (D-5).
pub(crate) fn end<S: Sink<Event>>(game: &mut Game, sink: &mut S) {
    let seat = game.seat;
    let player = &mut game.players[seat.index()];
    // Rulings D-50, D-76: one extra die for each tile that is still owned.
    let kept = player.tiles.of(TileKind::Die);
    if player.extra_dice > kept {
        sink.tell(Event::DiceReturned { seat, dice: player.extra_dice - kept });
    }
    player.extra_dice = kept;
    sink.tell(Event::TurnEnded { seat });
    let next = seat.next(game.seats());
    if game.last_round && next == Seat::default() {
        game.this_turn = ThisTurn::default();
        game.steps.restart(Step::Over);
        sink.tell(Event::GameOver);
    } else {
        begin(game, next, sink);
    }
}

/// Lira after the sale that breaks a tie: goods tiles for 3, crystals for 2 (D-6, D-7, D-8).
pub(crate) fn worth(player: &Player) -> u16 {
    let [red, yellow, green, blue, brown, crystals, lira] = player.stock.map(u16::from);
    let tiles = red + yellow + green + blue + brown;
    lira + data::TILE_WORTH * tiles + data::CRYSTAL_WORTH * crystals
}

/// Most rubies, then most Lira after the sale.
pub(crate) fn ranking(game: &Game) -> Option<Ranking> {
    if game.steps.top() != Step::Over {
        return None;
    }
    let scores: [(u8, u16); crate::game::MOST_PLAYERS] =
        game.players.map(|player| (player.rubies, worth(&player)));
    Some(Ranking::by_score(&scores[..game.seats()]))
}
