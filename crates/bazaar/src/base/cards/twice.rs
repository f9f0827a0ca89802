//! The cards that carry out an action once more: Sultan's Palace, Post Office, Gemstone Dealer.
//!
//! They are played when the action is complete, so prices and indicators have moved on, and only
//! if it can be carried out once more (B-23, B-60). Two copies may follow one another. How, is in
//! `turn/finish.rs`.

/// Cards that carry out the action of their place once more.
macro_rules! twice {
    ($( $card:ident ),*) => { $(
        impl crate::turn::play::Play for crate::pieces::card::kind::$card {
            fn check(game: &crate::Game, _: crate::Action) -> Result<(), crate::Refusal> {
                game.check_again()
            }

            fn wanted(_: &crate::Game) -> crate::Action {
                crate::Action::Again {}
            }
        }
    )* };
}
pub(crate) use twice;

twice! { TwicePalace, TwicePostOffice, TwiceDealer }
