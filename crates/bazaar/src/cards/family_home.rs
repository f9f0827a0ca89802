//! The own family member goes to the Police Station and brings the reward for a catch (B-46).

use tabletop::{Answers, Sink};

use crate::{
    Action, Card, Draw, Event, Game, Place, Reason, Refusal, Reward, encounters::catch::LIRA,
};

pub(crate) fn answers(game: &Game, answers: &mut Answers<Action>) {
    for reward in [Reward::Lira, Reward::Card] {
        if check(game, reward).is_ok() {
            answers.push(Action::FamilyHome { reward });
        }
    }
}

pub(crate) fn check(game: &Game, reward: Reward) -> Result<(), Refusal> {
    game.check_card(Card::FamilyHome, 57)?;
    if game.me().family == Place::PoliceStation {
        return Err(Refusal::new(Reason::FamilyIn, 46));
    }
    match reward {
        Reward::Lira => game.check_spare_card(LIRA),
        // The drawn card takes the place of the played one, so what is owed stays payable. It
        // must come from the piles: the played card is laid down only afterwards (B-61).
        Reward::Card => game.check_can_draw(),
    }
}

pub(crate) fn play<S: Sink<Event>>(game: &mut Game, reward: Reward, sink: &mut S) {
    let seat = game.seat;
    match reward {
        Reward::Lira => game.play_card(Card::FamilyHome, sink),
        Reward::Card => game.play_card_before_draw(Card::FamilyHome, sink),
    }
    let me = game.me_mut();
    let from = me.family;
    me.family = Place::PoliceStation;
    sink.tell(Event::FamilyCalledHome { seat, from });
    match reward {
        Reward::Lira => game.gain_lira(seat, LIRA, sink),
        Reward::Card => game.draw_next(Draw::FamilyHome, sink),
    }
}
