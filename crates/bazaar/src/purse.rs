//! Gaining and paying: money, goods, rubies. Everything passes through here, so that nothing
//! appears or disappears untold.

use tabletop::{Seat, Sink};

use crate::{Event, Game, Good, Goods, Place, Refusal, Ware};

impl Game {
    /// From the supply, which never runs out.
    #[inline]
    pub(crate) fn gain_lira<S: Sink<Event>>(&mut self, seat: Seat, lira: u32, sink: &mut S) {
        let player = &mut self.players[seat.index()];
        player.lira = player.lira.saturating_add(lira);
        sink.tell(Event::LiraGained { seat, lira });
    }

    /// To the supply, from the player whose turn it is.
    #[inline]
    pub(crate) fn pay_lira<S: Sink<Event>>(&mut self, lira: u32, sink: &mut S) {
        let me = self.me_mut();
        me.lira = me.lira.saturating_sub(lira);
        sink.tell(Event::LiraPaid { seat: self.seat, lira });
    }

    /// Goods of one kind. What does not fit on the wheelbarrow is lost (B-22).
    #[inline]
    pub(crate) fn gain_good<S: Sink<Event>>(&mut self, good: Good, count: u8, sink: &mut S) {
        let me = self.me_mut();
        let fits = count.min(me.capacity().saturating_sub(me.goods[good]));
        me.goods[good] += fits;
        sink.tell(Event::GoodGained { seat: self.seat, good, count: fits, lost: count - fits });
    }

    #[inline]
    pub(crate) fn pay_goods<S: Sink<Event>>(&mut self, goods: Goods, sink: &mut S) {
        let me = self.me_mut();
        me.goods = me.goods.without(goods);
        sink.tell(Event::GoodsPaid { seat: self.seat, goods });
    }

    #[inline]
    pub(crate) fn pay_good<S: Sink<Event>>(&mut self, good: Good, sink: &mut S) {
        let mut goods = Goods::NONE;
        goods[good] = 1;
        self.pay_goods(goods, sink);
    }

    /// From the supply, which never runs out.
    pub(crate) fn gain_coffee<S: Sink<Event>>(&mut self, coffee: u32, sink: &mut S) {
        let seat = self.seat;
        let me = self.me_mut();
        me.coffee = me.coffee.saturating_add(coffee);
        sink.tell(Event::CoffeeGained { seat, coffee });
    }

    pub(crate) fn pay_coffee<S: Sink<Event>>(&mut self, coffee: u32, sink: &mut S) {
        let seat = self.seat;
        let me = self.me_mut();
        me.coffee = me.coffee.saturating_sub(coffee);
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
    pub(crate) fn check_ware(&self, ware: Ware, ruling: u8) -> Result<(), Refusal> {
        let me = self.me();
        match ware.good() {
            Some(good) if me.goods[good] == 0 => {
                let mut missing = Goods::NONE;
                missing[good] = 1;
                Err(Refusal::letters_short_of_goods(missing, ruling))
            }
            None if me.coffee == 0 => {
                Err(Refusal::letters(Refusal::short_of_coffee(0, 1, 0).reason, ruling))
            }
            Some(_) | None => Ok(()),
        }
    }

    /// A ruby that was taken from a place. Enough of them bring about the last round (B-53).
    pub(crate) fn gain_ruby<S: Sink<Event>>(&mut self, from: Place, sink: &mut S) {
        let enough = self.rules.rubies_to_end(self.seat_count());
        let seat = self.seat;
        let me = self.me_mut();
        me.rubies += 1;
        let rubies = me.rubies;
        sink.tell(Event::RubyGained { seat, rubies, from });
        if rubies >= enough && !self.last_round {
            self.last_round = true;
            sink.tell(Event::LastRound { seat, rubies });
        }
    }
}
