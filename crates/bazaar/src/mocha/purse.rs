//! Gaining and paying coffee, and what may be either a good or coffee.

use tabletop::Sink;

use super::pieces::Ware;
use crate::{Event, Game, Goods, Refusal, Ruling};

impl Game {
    /// From the supply, which never runs out.
    pub(crate) fn gain_coffee<S: Sink<Event>>(&mut self, coffee: u32, sink: &mut S) {
        let seat = self.seat;
        let me = self.me_mut();
        me.mocha.coffee = me.mocha.coffee.saturating_add(coffee);
        sink.tell(Event::CoffeeGained { seat, coffee });
    }

    pub(crate) fn pay_coffee<S: Sink<Event>>(&mut self, coffee: u32, sink: &mut S) {
        let seat = self.seat;
        let me = self.me_mut();
        me.mocha.coffee = me.mocha.coffee.saturating_sub(coffee);
        sink.tell(Event::CoffeePaid { seat, coffee });
    }

    /// A good or a coffee.
    pub(crate) fn gain_ware<S: Sink<Event>>(&mut self, ware: Ware, sink: &mut S) {
        match ware.good() {
            Some(good) => self.gain_good(good, 1, sink),
            None => self.gain_coffee(1, sink),
        }
    }

    pub(crate) fn pay_ware<S: Sink<Event>>(&mut self, ware: Ware, sink: &mut S) {
        match ware.good() {
            Some(good) => self.pay_good(good, sink),
            None => self.pay_coffee(1, sink),
        }
    }

    /// Whether the player who is asked has this to give.
    pub(crate) fn check_ware(&self, ware: Ware, ruling: Ruling) -> Result<(), Refusal> {
        let me = self.me();
        match ware.good() {
            Some(good) if me.goods[good] == 0 => {
                let mut missing = Goods::NONE;
                missing[good] = 1;
                Err(Refusal::short_of_goods(missing, 0, ruling))
            }
            None if me.mocha.coffee == 0 => Err(Refusal::short_of_coffee(0, 1, ruling)),
            Some(_) | None => Ok(()),
        }
    }
}
