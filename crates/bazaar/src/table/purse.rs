//! Gaining and paying: money, goods, rubies. Everything passes through here, so that nothing
//! appears or disappears untold.

use tabletop::{Seat, Sink};

use super::game::Game;
use crate::{
    pieces::{
        goods::{Good, Goods},
        place::Place,
    },
    seen::{
        event::Event,
        refusal::{Refusal, Ruling::B},
    },
};

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

    /// Whether the player who is asked can pay a figure.
    pub(crate) fn check_toll(&self) -> Result<(), Refusal> {
        let lira = self.me().lira;
        if lira < Self::TOLL {
            Err(Refusal::short_of_lira(lira, Self::TOLL, B(51)))
        } else {
            Ok(())
        }
    }

    /// A ruby that was taken from a place. Enough of them bring about the last round (B-53).
    pub(crate) fn gain_ruby<S: Sink<Event>>(&mut self, from: Place, sink: &mut S) {
        let enough = self.rules.rubies_to_end(self.seats());
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
