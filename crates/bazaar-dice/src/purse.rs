//! Gaining and paying. Everything passes through here, so that nothing appears or disappears untold,
//! and so that a short supply is filled up (D-17).

use tabletop::{Seat, Sink};

use crate::{Dice, Event, Game, MosqueTile, Sort, Source, Track, data, price::Payment, step::Step};

impl Game {
    /// From the supply. If it is short, everybody who owns the sort returns one, and again until
    /// there is enough (D-17, D-22).
    #[inline]
    pub(crate) fn gain<S: Sink<Event>>(&mut self, seat: Seat, sort: Sort, count: u8, sink: &mut S) {
        if count == 0 {
            return;
        }
        if self.supply[sort.index()] < count {
            self.fill_up(sort, count, sink);
        }
        self.supply[sort.index()] -= count;
        self.players[seat.index()].stock[sort.index()] += count;
        sink.tell(Event::Gained { seat, sort, count });
    }

    /// No single gain needs more than there is of a sort, so this ends (D-25).
    #[cold]
    fn fill_up<S: Sink<Event>>(&mut self, sort: Sort, count: u8, sink: &mut S) {
        while self.supply[sort.index()] < count {
            for seat in Seat::all(self.seats()) {
                let stock = &mut self.players[seat.index()].stock[sort.index()];
                if *stock > 0 {
                    *stock -= 1;
                    self.supply[sort.index()] += 1;
                    sink.tell(Event::Returned { seat, sort });
                }
            }
        }
    }

    /// To the supply (D-69).
    #[inline]
    pub(crate) fn pay<S: Sink<Event>>(&mut self, seat: Seat, sort: Sort, count: u8, sink: &mut S) {
        if count == 0 {
            return;
        }
        self.players[seat.index()].stock[sort.index()] -= count;
        self.supply[sort.index()] += count;
        sink.tell(Event::Paid { seat, sort, count });
    }

    #[inline]
    pub(crate) fn use_dice<S: Sink<Event>>(&mut self, dice: Dice, sink: &mut S) {
        self.this_turn.dice = self.this_turn.dice.without(dice);
        self.this_turn.used = self.this_turn.used.with(dice);
        sink.tell(Event::DiceUsed { seat: self.seat, dice });
    }

    pub(crate) fn pay_goods<S: Sink<Event>>(&mut self, payment: Payment, sink: &mut S) {
        if payment.dice.total() > 0 {
            let [red, yellow, green, blue] = payment.dice.0;
            self.use_dice(Dice([red, yellow, green, blue, 0, 0]), sink);
        }
        for (sort, count) in Sort::ALL.into_iter().zip(payment.tiles.0) {
            self.pay(self.seat, sort, count, sink);
        }
        self.pay(self.seat, Sort::Brown, payment.brown, sink);
    }

    /// The next ruby of a track.
    pub(crate) fn gain_ruby_of<S: Sink<Event>>(&mut self, track: Track, sink: &mut S) {
        self.taken[track.index()] += 1;
        self.gain_ruby(track.into(), sink);
    }

    /// Enough rubies bring about the last round, whenever they are won (D-5).
    fn gain_ruby<S: Sink<Event>>(&mut self, from: Source, sink: &mut S) {
        let seat = self.seat;
        let player = &mut self.players[seat.index()];
        player.rubies += 1;
        let rubies = player.rubies;
        sink.tell(Event::RubyGained { seat, rubies, from });
        if rubies >= self.side().rubies_to_end && !self.last_round {
            self.last_round = true;
            sink.tell(Event::LastRound { seat, rubies });
        }
    }

    /// An open tile, with its die, the ruby of the mosque, and a new tile in its place.
    pub(crate) fn gain_tile<S: Sink<Event>>(&mut self, tile: MosqueTile, sink: &mut S) {
        let seat = self.seat;
        let spare = self.spare_dice();
        self.display.remove(tile);
        let player = &mut self.players[seat.index()];
        player.tiles.insert(tile);
        sink.tell(Event::TileGained { seat, tile });
        // Ruling D-76: without a die in the reserve, the one that is still held serves the tile.
        if tile.kind() == data::TileKind::Die && spare > 0 {
            player.extra_dice += 1;
            sink.tell(Event::DieTaken { seat });
        }
        // Rulings D-48, D-49: exactly so many, once, and by whichever way they came.
        let enough =
            player.tiles.len() == data::BOARD[self.seats as usize - 2].tiles_for_mosque_ruby;
        if enough && !player.has_mosque_ruby {
            player.has_mosque_ruby = true;
            self.mosque_taken += 1;
            self.gain_ruby(Source::Mosque, sink);
        }
        self.steps.push(Step::Refill);
    }

    /// Face down under the stack (D-51); it may come up again at once (D-52).
    pub(crate) fn give_up_tile<S: Sink<Event>>(&mut self, tile: MosqueTile, sink: &mut S) {
        self.players[self.seat.index()].tiles.remove(tile);
        self.bottom.lay(tile);
        sink.tell(Event::TileGivenUp { seat: self.seat, tile });
    }

    /// Dice that lie in the reserve.
    pub(crate) fn spare_dice(&self) -> u8 {
        let held: u8 = self.everybody().map(|(_, player)| player.extra_dice).sum();
        data::SPARE_DICE - held
    }
}
