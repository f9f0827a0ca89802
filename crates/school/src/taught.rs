//! What a game says for itself in the school.

use std::collections::BTreeMap;

use bazaar::Reason;
use tabletop::{Answers, Game, Seat};

/// Numbers that a line may name.
pub(crate) type Values = BTreeMap<String, u32>;

/// A game that is taught.
pub trait Taught: Game {
    /// What every line about this table may name.
    fn values(&self, pupil: Seat) -> BTreeMap<String, u32>;

    /// The line about a refusal, if there is one for all chapters, and what it names.
    fn refused(refusal: &Self::Refusal) -> Option<(&'static str, BTreeMap<String, u32>)>;

    /// The places on the way of a merchant who wants to go too far, the first one included.
    fn way(&self, _action: Self::Action) -> Vec<u8> {
        Vec::new()
    }

    /// Whose turn it is while this player is asked; others may be asked in it, too.
    fn on_turn(&self, asked: Seat) -> Seat {
        asked
    }

    /// What somebody else answers where nothing is prepared: as little as possible.
    fn quiet(&self) -> Option<Self::Action> {
        let mut answers = Answers::new();
        self.legal_actions(&mut answers);
        let quiet = ["end", "stop", "skip", "done", "keep", "pass"];
        let found =
            quiet.iter().find_map(|word| answers.iter().find(|answer| answer.to_string() == *word));
        found.or(answers.last()).copied()
    }
}

fn value(name: &str, number: u32) -> (String, u32) {
    (name.to_owned(), number)
}

impl Taught for bazaar::Game {
    fn values(&self, pupil: Seat) -> Values {
        let view = self.view(tabletop::Viewer::Seat(pupil));
        let Some(me) = view.seats.get(pupil.index()) else { return Values::new() };
        let mut values = Values::from([
            value("lira", me.lira),
            value("rubies", me.rubies.into()),
            value("assistants", me.assistants_in_stack.into()),
            value("out", me.assistants_out.len() as u32),
            value("cards", me.cards.into()),
        ]);
        if let Some(price) = view.gem_price {
            values.insert("price".to_owned(), price);
        }
        values.extend(me.mocha.as_ref().map(|mocha| value("coffee", mocha.coffee)));
        values.extend(me.letters.as_ref().map(|letters| value("seals", letters.seals.into())));
        values
    }

    fn refused(refusal: &Self::Refusal) -> Option<(&'static str, Values)> {
        if let Reason::TooFar { steps, .. } = refusal.reason {
            return Some(("any_too_far", Values::from([value("steps", steps.into())])));
        }
        if let Reason::Short { missing } = refusal.reason {
            return Some(match missing.lira {
                0 => ("any_missing", Values::new()),
                lira => ("any_missing_lira", Values::from([value("missing", lira)])),
            });
        }
        let line = [
            (Reason::MustMove, "any_must_move"),
            (Reason::NotDemanded, "any_not_demanded"),
            (Reason::NoneLeft, "any_none_left"),
            (Reason::NoAssistant, "any_no_assistant"),
        ];
        let found = line.iter().find(|(reason, _)| *reason == refusal.reason);
        found.map(|(_, line)| (*line, Values::new()))
    }

    fn on_turn(&self, _: Seat) -> Seat {
        self.on_turn()
    }

    fn way(&self, action: Self::Action) -> Vec<u8> {
        let bazaar::Action::Move { to } = action else { return Vec::new() };
        let view = self.view(tabletop::Viewer::Spectator);
        let Some(me) = view.seats.get(view.seat.index()) else { return Vec::new() };
        let places = &view.layout.0;
        let wide = if places.len() == 16 { 4 } else { 5 };
        let cell = |place| places.iter().position(|other| *other == place);
        let (Some(from), Some(to)) = (cell(me.place), cell(to)) else { return Vec::new() };
        let (mut row, mut column) = (from / wide, from % wide);
        let mut way = vec![from];
        while row != to / wide {
            row = if row < to / wide { row + 1 } else { row - 1 };
            way.push(row * wide + column);
        }
        while column != to % wide {
            column = if column < to % wide { column + 1 } else { column - 1 };
            way.push(row * wide + column);
        }
        // Where a barrier makes the way longer, nothing is drawn rather than a way across it.
        let straight = way.len() - 1;
        let refused = self.check(action).err().map(|refusal| refusal.reason);
        if let Some(Reason::TooFar { steps, .. }) = refused
            && usize::from(steps) != straight
        {
            return Vec::new();
        }
        way.iter().filter_map(|cell| places.get(*cell)).map(|place| place.number()).collect()
    }
}

impl Taught for bazaar_dice::Game {
    fn values(&self, pupil: Seat) -> Values {
        let view = self.view(tabletop::Viewer::Seat(pupil));
        let mut values = Values::from([value("actions", view.actions_left.into())]);
        if let Some(me) = view.seats.get(pupil.index()) {
            values.insert("rubies".to_owned(), me.rubies.into());
        }
        values
    }

    fn refused(_: &Self::Refusal) -> Option<(&'static str, Values)> {
        None
    }
}
