use bots::BotGame;
use tabletop::Seat;

/// What a tournament has to know about a game besides its rules.
pub trait ArenaGame: BotGame {
    /// What wins the game, in the plural: rubies, points.
    const POINTS: &'static str;

    /// How many sit at a table with these options.
    fn players(options: &Self::Options) -> usize;

    /// The table in a few words, without the number of players: “base, layout short”.
    fn in_words(options: &Self::Options) -> String;

    /// Whether a turn ends with this answer, and no other answer ends it as well.
    fn ends_turn(action: Self::Action) -> bool;

    /// Whether chance deals this before the first turn: the cards that everybody begins with.
    fn is_dealt(action: Self::Action) -> bool {
        let _ = action;
        false
    }

    /// How many points this seat has.
    fn points(&self, seat: Seat) -> u32;

    /// The point that was won with this event, if one was.
    fn gain(event: &Self::Event) -> Option<Gain>;

    /// The source with this number, as people call it.
    fn source_name(source: u8) -> String;
}

/// One point, and where it came from.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Gain {
    pub seat: Seat,
    pub source: u8,
}
