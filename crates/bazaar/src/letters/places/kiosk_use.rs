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
    match (tile.effect(), action) {
        (_, Action::Skip {}) => Ok(()),
        (effect, Action::Act {}) => check_act(game, effect),
        // Ruling L-69: only where there is such a ware.
        (KioskEffect::CoffeeOrLira(_), Action::Receive { ware: ware @ Ware::Coffee }) => {
            check_ware(game, ware, L(68))
        }
        (effect, action) => check_exchange(game, effect, action),
    }
}

/// Whether a tile that gives something can be used.
fn check_act(game: &Game, effect: KioskEffect) -> Result<(), Refusal> {
    use KioskEffect as Tile;
    let me = game.me();
    let no_effect = Err(Refusal::new(Reason::NoEffect, L(58)));
    match effect {
        Tile::Take { .. } | Tile::CoffeeOrLira(_) | Tile::Die => Ok(()),
        Tile::Card => check_card(game),
        Tile::Companion if game.my_companion() == Companion::Ready => no_effect,
        Tile::ToTheFountain if me.merchant == Place::Fountain => no_effect,
        Tile::Companion | Tile::ToTheFountain => Ok(()),
        Tile::ExtensionForLira(_) | Tile::ExtensionForGoods(_) if me.extensions == EXTENSIONS => {
            Err(Refusal::new(Reason::Complete, L(63)))
        }
        Tile::ExtensionForLira(price) => check_lira(game, price),
        Tile::ExtensionForGoods(price) => {
            let missing = me.goods.missing(price);
            if missing.is_empty() {
                Ok(())
            } else {
                Err(Refusal::short_of_goods(missing, 0, L(58)))
            }
        }
        Tile::GoodForLetter
        | Tile::CardForLetter
        | Tile::LiraForLetter
        | Tile::LiraForGood
        | Tile::LiraForCard => Err(Refusal::new(Reason::NotAnAnswer, L(68))),
    }
}

/// Whether this can be given for what the tile offers, and whether there is any of it.
fn check_exchange(game: &Game, effect: KioskEffect, given: Action) -> Result<(), Refusal> {
    use KioskEffect as Tile;
    match (effect, given) {
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
            check_lira(game, PRICE)?;
            game.check_can_draw_letter()
        }
        (Tile::LiraForGood, Action::PayLira {}) => check_lira(game, PRICE),
        (Tile::LiraForGood, Action::Give { ware }) => game.check_ware(ware, L(58)),
        (Tile::LiraForCard, Action::PayLira {}) => {
            check_lira(game, PRICE)?;
            check_card(game)
        }
        (Tile::LiraForCard, Action::Discard { card }) => game.check_card(card, L(58)),
        _ => Err(Refusal::new(Reason::NotAnAnswer, L(68))),
    }
}

fn check_lira(game: &Game, price: u32) -> Result<(), Refusal> {
    let have = game.me().lira;
    if have < price { Err(Refusal::short_of_lira(have, price, L(58))) } else { Ok(()) }
}

fn check_card(game: &Game) -> Result<(), Refusal> {
    game.check_can_draw().map_err(|refusal| Refusal::new(refusal.reason, L(66)))
}

/// The tile is turned over and takes effect before anybody else chooses (L-68).
fn use_tile<S: Sink<Event>>(
    game: &mut Game,
    tile: KioskTile,
    chosen: u8,
    action: Action,
    sink: &mut S,
) {
    game.letters.kiosk_open.remove(tile);
    game.letters.kiosk_discard.insert(tile);
    game.steps.replace(Step::KioskNext { chosen: chosen + 1 });
    let seat = game.seat;
    if matches!(action, Action::Skip {}) {
        sink.tell(Event::KioskLeft { seat, tile });
        return;
    }
    sink.tell(Event::KioskUsed { seat, tile });
    if let Action::Receive { ware } = action {
        game.gain_ware(ware, sink);
    } else if matches!(action, Action::Act {}) {
        act(game, tile.effect(), sink);
    } else {
        exchange(game, tile.effect(), action, sink);
    }
}

/// What a tile gives.
fn act<S: Sink<Event>>(game: &mut Game, effect: KioskEffect, sink: &mut S) {
    use KioskEffect as Tile;
    let seat = game.seat;
    match effect {
        Tile::Take { goods, lira } => {
            for good in crate::Good::ALL {
                if goods[good] > 0 {
                    game.gain_good(good, goods[good], sink);
                }
            }
            if lira > 0 {
                game.gain_lira(seat, lira, sink);
            }
        }
        Tile::CoffeeOrLira(lira) => game.gain_lira(seat, lira, sink),
        Tile::Card => game.draw_next(Draw::Kiosk, sink),
        Tile::Companion => companion::come_home(game, seat, sink),
        Tile::Die => game.steps.push(Step::RollOne),
        Tile::ExtensionForLira(price) => wainwright::extend(game, price, sink),
        Tile::ExtensionForGoods(price) => {
            game.pay_goods(price, sink);
            wainwright::extend_for_nothing(game, sink);
        }
        Tile::ToTheFountain => {
            movement::set_down(game, Place::Fountain, sink);
            // Ruling L-64: the figure of the turn is not where it acted any more.
            if game.on_turn() == seat && game.this_turn.acting == Acting::Merchant {
                game.this_turn.acting = Acting::Nobody;
            }
        }
        // These want something first.
        Tile::GoodForLetter
        | Tile::CardForLetter
        | Tile::LiraForLetter
        | Tile::LiraForGood
        | Tile::LiraForCard => {}
    }
}

/// What comes for what is given: a tile names two things, each of which is given for the other.
#[expect(clippy::wildcard_enum_match_arm, reason = "no other tile takes this")]
fn exchange<S: Sink<Event>>(game: &mut Game, effect: KioskEffect, given: Action, sink: &mut S) {
    use KioskEffect as Tile;
    let seat = game.seat;
    if let Action::Give { ware } = given {
        game.pay_ware(ware, sink);
        if effect == Tile::LiraForGood {
            game.gain_lira(seat, PAYOUT, sink);
        } else {
            game.draw_letter_next(LetterDraw::KioskTile, sink);
        }
    } else if let Action::Discard { card } = given {
        game.discard_card(card, sink);
        if effect == Tile::LiraForCard {
            game.gain_lira(seat, PAYOUT, sink);
        } else {
            game.draw_letter_next(LetterDraw::KioskTile, sink);
        }
    } else if let Action::DiscardLetter { letter } = given {
        game.give_letter(letter, sink);
        match effect {
            Tile::GoodForLetter => game.steps.push(Step::KioskTake),
            Tile::CardForLetter => game.draw_next(Draw::Kiosk, sink),
            _ => game.gain_lira(seat, PAYOUT, sink),
        }
    } else {
        game.pay_lira(PRICE, sink);
        match effect {
            Tile::LiraForLetter => game.draw_letter_next(LetterDraw::KioskTile, sink),
            Tile::LiraForCard => game.draw_next(Draw::Kiosk, sink),
            _ => game.steps.push(Step::KioskTake),
        }
    }
}

/// Which ware for what was paid?
impl Ask for steps::KioskTake {
    fn question(self, _: &Game) -> Question {
        Question::KioskTake
    }

    fn ruling(self) -> Ruling {
        L(68)
    }

    #[inline(never)]
    fn answers(self, game: &Game, answers: &mut Answers<Action>) {
        let wares = Ware::ALL.into_iter().filter(|ware| check_ware(game, *ware, L(69)).is_ok());
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
        Some(check_ware(game, ware, L(69)))
    }

    fn is_in_action(self) -> bool {
        true
    }
}

/// Ruling L-69: only what there is at this table.
const fn check_ware(game: &Game, ware: Ware, ruling: Ruling) -> Result<(), Refusal> {
    if game.rules.has_ware(ware) { Ok(()) } else { Err(Refusal::new(Reason::NotAnAnswer, ruling)) }
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
