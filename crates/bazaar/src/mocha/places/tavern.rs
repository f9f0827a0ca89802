//! Tavern 19: exactly one of three.
//!
//! The barrier is put somewhere for 2 coffee, and the action of one of the two places beside it may
//! be carried out, without encounters (M-37, M-48). Or the top tile of a stack is taken for the
//! coffee it shows. Or a ruby of the Sultan's Palace, the Gemstone Dealer or the Coffee House is
//! taken for 4 coffee and the goods on the baksheesh tile, which is then turned over.

use tabletop::{Answers, Sink};

use crate::{
    Action, Edge, Event, Game, Goods, Place, Question, Reason, Refusal,
    Ruling::{self, B, M},
    TavernOption, TavernTile,
    base::places::track,
    mocha::{barrier, pieces::Barrier},
    pieces::place::at,
    turn::{
        ask::{Ask, Window},
        step::{Actor, Step, steps},
        visit::Visit,
    },
};

/// Coffee for moving the barrier.
pub(crate) const BARRIER_COFFEE: u32 = 2;
/// Coffee for a ruby, besides the goods.
pub(crate) const RUBY_COFFEE: u32 = 4;
/// Where a ruby may come from.
pub(crate) const JEWELLERS: [Place; 3] =
    [Place::SultansPalace, Place::GemstoneDealer, Place::CoffeeHouse];

/// The goods on the two sides of the baksheesh tile. Sureness: the first side is certain, the
/// second one reconstructed (docs/rules/provenance.md).
pub(crate) const BAKSHEESH: [Goods; 2] = [Goods::new(0, 0, 3, 0), Goods::new(0, 3, 0, 0)];

/// The goods asked for now, and those on the other side.
pub(crate) const fn baksheesh(game: &Game) -> [Goods; 2] {
    if game.mocha.baksheesh_turned { [BAKSHEESH[1], BAKSHEESH[0]] } else { BAKSHEESH }
}

impl Visit for at::Tavern {
    #[inline(never)]
    fn answers(game: &Game, answers: &mut Answers<Action>) {
        if check_coffee(game, BARRIER_COFFEE).is_ok() {
            if game.must_act() {
                answers.extend(
                    game.board
                        .edges()
                        .filter_map(|(one, other)| Edge::between(one, other))
                        .filter(|between| check_barrier(game, *between).is_ok())
                        .map(|between| Action::Barrier { between }),
                );
            } else {
                barrier::answers(game, answers);
            }
        }
        for kind in TavernTile::ALL {
            if check_tile(game, kind).is_ok() {
                answers.push(Action::Tavern { kind });
            }
        }
        if check_ruby(game).is_ok() {
            ruby_answers(game, answers);
        }
    }

    /// Ruling M-61: whether there is an option that can be paid.
    fn check(game: &Game) -> Result<(), Refusal> {
        let barrier = check_coffee(game, BARRIER_COFFEE);
        let tiles = TavernTile::ALL.into_iter().any(|kind| check_tile(game, kind).is_ok());
        if barrier.is_ok() || tiles || check_ruby(game).is_ok() {
            return Ok(());
        }
        barrier
    }

    #[inline(never)]
    fn act<S: Sink<Event>>(game: &mut Game, action: Action, sink: &mut S) {
        if let Action::Barrier { between } = action {
            game.pay_coffee(BARRIER_COFFEE, sink);
            put_barrier(game, between, sink);
        } else if let Action::Tavern { kind } = action {
            let cost = game.next_tavern_tile(kind).unwrap_or_default();
            game.pay_coffee(cost.into(), sink);
            take_tile(game, kind, sink);
        } else if let Action::Baksheesh { from } = action {
            game.pay_coffee(RUBY_COFFEE, sink);
            game.pay_goods(baksheesh(game)[0], sink);
            take_ruby(game, from, sink);
        }
    }

    fn refuse(game: &Game, action: Action) -> Option<Result<(), Refusal>> {
        let at = game.check_at(Place::Tavern, B(61));
        if let Action::Barrier { between } = action {
            Some(at.and_then(|()| check_barrier(game, between)))
        } else if let Action::Tavern { kind } = action {
            Some(at.and_then(|()| check_tile(game, kind)))
        } else if let Action::Baksheesh { from } = action {
            let ruby = at.and_then(|()| check_ruby(game));
            Some(ruby.and_then(|()| check_ruby_at(game, from)))
        } else {
            None
        }
    }

    /// One edge stands for all: what is in the way of one is in the way of the others.
    fn wanted(game: &Game) -> Vec<Action> {
        let here = game.mocha.barrier.map(|barrier| barrier.between);
        let mut edges = game.board.edges().filter_map(|(one, other)| Edge::between(one, other));
        let edge = edges.find(|edge| Some(*edge) != here);
        let mut wanted: Vec<_> =
            edge.into_iter().map(|between| Action::Barrier { between }).collect();
        wanted.extend(TavernTile::ALL.map(|kind| Action::Tavern { kind }));
        wanted.extend(JEWELLERS.map(|from| Action::Baksheesh { from }));
        wanted
    }
}

/// The places where there is a ruby to take (M-58).
#[inline(never)]
pub(crate) fn ruby_answers(game: &Game, answers: &mut Answers<Action>) {
    answers.extend(
        JEWELLERS
            .into_iter()
            .filter(|place| game.rubies_at(*place) > 0)
            .map(|from| Action::Baksheesh { from }),
    );
}

fn check_coffee(game: &Game, price: u32) -> Result<(), Refusal> {
    let coffee = game.me().mocha.coffee;
    if coffee < price { Err(Refusal::short_of_coffee(coffee, price, M(61))) } else { Ok(()) }
}

/// Whether the barrier can be put here for its price.
fn check_barrier(game: &Game, between: Edge) -> Result<(), Refusal> {
    check_coffee(game, BARRIER_COFFEE)?;
    barrier::check_edge(game, between)?;
    if !game.must_act() {
        return Ok(());
    }
    let mut paid = game.clone();
    paid.me_mut().mocha.coffee -= BARRIER_COFFEE;
    check_some_action(&paid, between)
}

/// Ruling M-24: under a guild card the action of one of the places must be possible.
#[inline(never)]
pub(crate) fn check_some_action(game: &Game, between: Edge) -> Result<(), Refusal> {
    let mut after = game.clone();
    after.mocha.barrier = Some(Barrier { between, holder: game.seat });
    let [one, other] = between.places();
    one.check(&after)
        .or_else(|refusal| other.check(&after).map_err(|_| refusal))
        .map_err(|refusal| Refusal::new(refusal.reason, M(24)))
}

/// Whether a tile of this kind is there for the taking, whatever it costs.
pub(crate) fn check_tile_there(game: &Game, kind: TavernTile) -> Result<u32, Refusal> {
    if game.me().mocha.tavern.contains(kind) {
        return Err(Refusal::new(Reason::Owned, M(61)));
    }
    // Ruling M-19: a kind that is paid for already is closed to an action that comes before it.
    if game.steps.contains(Step::TavernNext { option: TavernOption::of(kind) }) {
        return Err(Refusal::new(Reason::Owned, M(19)));
    }
    match game.next_tavern_tile(kind) {
        Some(cost) => Ok(cost.into()),
        None => Err(Refusal::new(Reason::NoneLeft, M(61))),
    }
}

fn check_tile(game: &Game, kind: TavernTile) -> Result<(), Refusal> {
    check_coffee(game, check_tile_there(game, kind)?)
}

/// Whether there is a ruby, and coffee and goods for it.
fn check_ruby(game: &Game) -> Result<(), Refusal> {
    if JEWELLERS.into_iter().all(|place| game.rubies_at(place) == 0) {
        return Err(Refusal::new(Reason::NoneLeft, M(58)));
    }
    let me = game.me();
    let missing = me.goods.missing(baksheesh(game)[0]);
    let coffee = RUBY_COFFEE.saturating_sub(me.mocha.coffee);
    if coffee > 0 || !missing.is_empty() {
        return Err(Refusal::short_of_coffee_and_goods(coffee, missing, M(61)));
    }
    Ok(())
}

pub(crate) fn check_ruby_at(game: &Game, from: Place) -> Result<(), Refusal> {
    if !JEWELLERS.contains(&from) {
        return Err(Refusal::new(Reason::NotAnAnswer, M(83)));
    }
    if game.rubies_at(from) == 0 { Err(Refusal::new(Reason::NoneLeft, M(58))) } else { Ok(()) }
}

/// Ruling M-44: the barrier is put down and its tile taken, then comes the action.
pub(crate) fn put_barrier<S: Sink<Event>>(game: &mut Game, between: Edge, sink: &mut S) {
    let seat = game.seat;
    game.mocha.barrier = Some(Barrier { between, holder: seat });
    sink.tell(Event::BarrierPut { seat, between });
    game.steps.push(Step::AtBarrier { between });
}

pub(crate) fn take_tile<S: Sink<Event>>(game: &mut Game, kind: TavernTile, sink: &mut S) {
    let seat = game.seat;
    game.mocha.tavern_taken[kind as usize] += 1;
    game.me_mut().mocha.tavern.insert(kind);
    sink.tell(Event::TavernTileTaken { seat, kind });
}

/// A ruby that is paid for. The price of its place rises, and the last one is replaced.
pub(crate) fn take_ruby<S: Sink<Event>>(game: &mut Game, from: Place, sink: &mut S) {
    track::take_from(game, from, sink);
    game.mocha.baksheesh_turned = !game.mocha.baksheesh_turned;
    sink.tell(Event::BaksheeshTurned { goods: baksheesh(game)[0] });
}

/// The action of which of the two places? Or of none (M-42), unless it must be carried out.
impl Ask for steps::AtBarrier {
    fn question(self, _: &Game) -> Question {
        Question::AtBarrier { between: self.between }
    }

    fn ruling(self) -> Ruling {
        M(48)
    }

    #[inline(never)]
    fn answers(self, game: &Game, answers: &mut Answers<Action>) {
        for place in self.between.places() {
            if check_use(game, self.between, place).is_ok() {
                answers.push(Action::Use { place });
            }
        }
        if !game.must_act() {
            answers.push(Action::Skip {});
        }
    }

    /// Whoever uses the Tavern acts there (M-49).
    #[inline(never)]
    fn apply<S: Sink<Event>>(self, game: &mut Game, action: Action, sink: &mut S) {
        if let Action::Use { place } = action {
            sink.tell(Event::BarrierUsed { seat: game.seat, place });
            game.steps.replace(Step::Act { place, actor: Actor::Within });
        } else {
            game.steps.pop();
        }
    }

    fn refuse(self, game: &Game, action: Action) -> Option<Result<(), Refusal>> {
        let Action::Use { place } = action else { return None };
        Some(check_use(game, self.between, place))
    }

    fn window(self, game: &Game) -> Window {
        game.inside()
    }

    fn is_in_action(self) -> bool {
        true
    }

    fn wanted(self, _: &Game) -> Vec<Action> {
        self.between.places().into_iter().map(|place| Action::Use { place }).collect()
    }
}

fn check_use(game: &Game, between: Edge, place: Place) -> Result<(), Refusal> {
    if !between.touches(place) {
        return Err(Refusal::new(Reason::NotAnAnswer, M(37)));
    }
    if game.must_act() {
        return place.check(game).map_err(|refusal| Refusal::new(refusal.reason, M(24)));
    }
    Ok(())
}
