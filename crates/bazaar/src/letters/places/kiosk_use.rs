//! What the tiles of the Kiosk do, for whoever took one (L-57, L-58).

use tabletop::{Answers, Outcomes, Rng, Sink, below};

use crate::{
    Action, Chance, Dice, Draw, Event, Game, KioskEffect, KioskTile, LetterDraw, OneDie, Place,
    Question, Reason, Refusal, Roll,
    Ruling::{self, L},
    Ware,
    base::places::wainwright,
    letters::{companion, pieces::Companion},
    pieces::{card::Card, draw::draws, roll::rolls},
    table::{game::Acting, player::EXTENSIONS},
    turn::{
        ask::{Ask, Window},
        chance::Fall,
        draw::Drawn,
        movement,
        roll::Settle,
        step::{Step, steps},
    },
};

/// What the exchange tiles cost and pay.
const PRICE: u32 = 2;
const PAYOUT: u32 = 3;

impl Ask for steps::KioskUse {
    fn question(self, game: &Game) -> Question {
        Question::KioskUse { tile: self.tile, last: self.chosen == game.seats }
    }

    fn ruling(self) -> Ruling {
        L(68)
    }

    /// The ways to use a tile, and not to use it.
    #[inline(never)]
    fn answers(self, game: &Game, answers: &mut Answers<Action>) {
        let effect = self.tile.effect();
        let mut offer = |action: Action| {
            if check_use(game, self.tile, action).is_ok() {
                answers.push(action);
            }
        };
        offer(Action::Act {});
        offer(Action::PayLira {});
        for ware in Ware::ALL {
            offer(Action::Give { ware });
        }
        offer(Action::Receive { ware: Ware::Coffee });
        if matches!(effect, KioskEffect::CardForLetter | KioskEffect::LiraForCard) {
            for card in game.me().hand.kinds() {
                offer(Action::Discard { card });
            }
        }
        if matches!(
            effect,
            KioskEffect::GoodForLetter | KioskEffect::CardForLetter | KioskEffect::LiraForLetter
        ) {
            for letter in game.my_letters().kinds() {
                offer(Action::DiscardLetter { letter });
            }
        }
        answers.push(Action::Skip {});
    }

    #[inline(never)]
    fn apply<S: Sink<Event>>(self, game: &mut Game, action: Action, sink: &mut S) {
        use_tile(game, self.tile, self.chosen, action, sink);
    }

    #[expect(clippy::wildcard_enum_match_arm, reason = "all others say by themselves why not")]
    fn refuse(self, game: &Game, action: Action) -> Option<Result<(), Refusal>> {
        match action {
            Action::Act {}
            | Action::PayLira {}
            | Action::Give { .. }
            | Action::Receive { .. }
            | Action::Discard { .. }
            | Action::DiscardLetter { .. }
            | Action::TakePile {}
            | Action::TakeDiscard {}
            | Action::Recall { .. }
            | Action::Sell { .. }
            | Action::Again {}
            | Action::OneGood { .. }
            | Action::Guild { .. }
            | Action::Six { .. } => Some(check_use(game, self.tile, action)),
            _ => {
                // What may come in, but is not there, is no way to use a tile.
                let beside = Card::played_by(action).is_some_and(Card::is_beside)
                    || matches!(action, Action::CallBack { .. });
                let open = self.window(game) != Window::Closed;
                (beside && open).then(|| check_use(game, self.tile, action))
            }
        }
    }

    fn window(self, game: &Game) -> Window {
        game.if_on_turn(self.chosen == game.seats)
    }

    fn is_in_action(self) -> bool {
        true
    }

    fn wanted(self, _: &Game) -> Vec<Action> {
        match self.tile.effect() {
            KioskEffect::LiraForLetter | KioskEffect::LiraForGood | KioskEffect::LiraForCard => {
                vec![Action::PayLira {}]
            }
            KioskEffect::GoodForLetter => vec![Action::Give { ware: Ware::Red }],
            KioskEffect::CardForLetter => Vec::new(),
            KioskEffect::Take { .. }
            | KioskEffect::Card
            | KioskEffect::CoffeeOrLira(_)
            | KioskEffect::Companion
            | KioskEffect::Die
            | KioskEffect::ExtensionForLira(_)
            | KioskEffect::ExtensionForGoods(_)
            | KioskEffect::ToTheFountain => vec![Action::Act {}],
        }
    }
}

/// Whether a tile can be used in this way.
fn check_use(game: &Game, tile: KioskTile, action: Action) -> Result<(), Refusal> {
    use KioskEffect as Tile;
    let me = game.me();
    let lira = |price: u32| {
        if me.lira < price { Err(Refusal::short_of_lira(me.lira, price, L(58))) } else { Ok(()) }
    };
    let no_effect = Err(Refusal::new(Reason::NoEffect, L(58)));
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
            Err(Refusal::new(Reason::Complete, L(63)))
        }
        (Tile::ExtensionForLira(price), Action::Act {}) => lira(price),
        (Tile::ExtensionForGoods(price), Action::Act {}) => {
            let missing = me.goods.missing(price);
            if missing.is_empty() {
                Ok(())
            } else {
                Err(Refusal::short_of_goods(missing, 0, L(58)))
            }
        }
        (Tile::GoodForLetter, Action::Give { ware }) => {
            game.check_ware(ware, L(58))?;
            game.check_can_draw_letter()
        }
        (Tile::GoodForLetter | Tile::LiraForLetter, Action::DiscardLetter { letter }) => {
            game.check_letter(letter, L(58))
        }
        (Tile::CardForLetter, Action::Discard { card }) => {
            game.check_card(card, L(58))?;
            game.check_can_draw_letter()
        }
        (Tile::CardForLetter, Action::DiscardLetter { letter }) => {
            game.check_letter(letter, L(58))?;
            check_card(game)
        }
        (Tile::LiraForLetter, Action::PayLira {}) => {
            lira(PRICE)?;
            game.check_can_draw_letter()
        }
        (Tile::LiraForGood, Action::PayLira {}) => lira(PRICE),
        (Tile::LiraForGood, Action::Give { ware }) => game.check_ware(ware, L(58)),
        (Tile::LiraForCard, Action::PayLira {}) => {
            lira(PRICE)?;
            check_card(game)
        }
        (Tile::LiraForCard, Action::Discard { card }) => game.check_card(card, L(58)),
        _ => Err(Refusal::new(Reason::NotAnAnswer, L(68))),
    }
}

fn check_card(game: &Game) -> Result<(), Refusal> {
    game.check_can_draw().map_err(|refusal| Refusal::new(refusal.reason, L(66)))
}

/// The tile is turned over and takes effect before anybody else chooses (L-68).
#[expect(
    clippy::wildcard_enum_match_arm,
    reason = "a way that does not go with the tile was refused before it comes here"
)]
fn use_tile<S: Sink<Event>>(
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
    if matches!(action, Action::Skip {}) {
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
impl Ask for steps::KioskTake {
    fn question(self, _: &Game) -> Question {
        Question::KioskTake
    }

    fn ruling(self) -> Ruling {
        L(68)
    }

    #[inline(never)]
    fn answers(self, game: &Game, answers: &mut Answers<Action>) {
        let wares = Ware::ALL.into_iter().filter(|ware| check_take(game, *ware).is_ok());
        answers.extend(wares.map(|ware| Action::Receive { ware }));
    }

    #[inline(never)]
    fn apply<S: Sink<Event>>(self, game: &mut Game, action: Action, sink: &mut S) {
        if let Action::Receive { ware } = action {
            game.steps.pop();
            game.gain_ware(ware, sink);
        }
    }

    fn refuse(self, game: &Game, action: Action) -> Option<Result<(), Refusal>> {
        let Action::Receive { ware } = action else { return None };
        Some(check_take(game, ware))
    }

    fn is_in_action(self) -> bool {
        true
    }
}

const fn check_take(game: &Game, ware: Ware) -> Result<(), Refusal> {
    if matches!(ware, Ware::Coffee) && !game.rules.has_coffee() {
        return Err(Refusal::new(Reason::NotAnAnswer, L(69)));
    }
    Ok(())
}

impl Drawn for draws::Kiosk {}

/// One die, for a tile.
impl Fall for steps::RollOne {
    fn chance(self) -> Chance {
        Chance::Die
    }

    fn outcomes(self, _: &Game, outcomes: &mut Outcomes<Action>) {
        let numbers = (1..=6).filter_map(OneDie::new);
        outcomes.extend(numbers.map(|number| (Action::OneDie { number }, 1)));
    }

    fn sample<R: Rng>(self, _: &Game, rng: &mut R) -> Option<Action> {
        Some(Action::OneDie { number: OneDie::new(below(rng, 6) as u8 + 1)? })
    }

    #[inline(never)]
    fn apply<S: Sink<Event>>(self, game: &mut Game, action: Action, sink: &mut S) {
        let Action::OneDie { number } = action else { return };
        game.steps.pop();
        sink.tell(Event::DieRolled { seat: game.seat, number: number.number() });
        if let Some(dice) = Dice::new(number.number(), number.number()) {
            game.dice_lie(Roll::Kiosk, dice, sink);
        }
    }
}

impl Settle for rolls::Kiosk {
    const MAY_BE_CHANGED: bool = true;

    fn settle<S: Sink<Event>>(self, game: &mut Game, dice: Dice, sink: &mut S) {
        game.gain_lira(game.seat, dice.high().into(), sink);
    }

    fn window(self, game: &Game) -> Window {
        game.if_on_turn(true)
    }
}
