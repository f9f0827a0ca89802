//! The own family member goes to the Police Station and brings the reward for a catch (B-46).

use tabletop::{Answers, Sink};

use crate::{
    Action, Card, Draw, Event, Game, Place, Reason, Refusal, Reward,
    Ruling::B,
    base::encounters::catch::LIRA,
    pieces::{card::kind, draw::draws},
    turn::{draw::Drawn, play::Play},
};

impl Play for kind::FamilyHome {
    fn answers(game: &Game, answers: &mut Answers<Action>) {
        for reward in Reward::ALL {
            if check(game, reward).is_ok() {
                answers.push(Action::FamilyHome { reward });
            }
        }
    }

    fn check(game: &Game, action: Action) -> Result<(), Refusal> {
        let Action::FamilyHome { reward } = action else { return Ok(()) };
        check(game, reward)
    }

    fn play<S: Sink<Event>>(game: &mut Game, action: Action, sink: &mut S) {
        let Action::FamilyHome { reward } = action else { return };
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

    fn wanted(_: &Game) -> Action {
        Action::FamilyHome { reward: Reward::Lira }
    }
}

impl Drawn for draws::FamilyHome {
    const WAITING: Option<Card> = Some(Card::FamilyHome);
}

fn check(game: &Game, reward: Reward) -> Result<(), Refusal> {
    game.check_card(Card::FamilyHome, B(57))?;
    if game.me().family == Place::PoliceStation {
        return Err(Refusal::new(Reason::FamilyIn, B(46)));
    }
    match reward {
        Reward::Lira => game.check_spare_card(LIRA),
        // The drawn card takes the place of the played one, so what is owed stays payable. It
        // must come from the piles: the played card is laid down only afterwards (B-61).
        Reward::Card => game.check_can_draw(),
    }
}
