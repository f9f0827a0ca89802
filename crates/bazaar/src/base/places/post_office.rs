//! Post Office 5: the goods and Lira that the four mail indicators leave open.

use tabletop::{Answers, Sink};

use crate::{Action, Event, Game, Good, Stops, pieces::place::at, turn::visit::Visit};

/// A square of the post office.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Mail {
    Good(Good),
    Lira(u32),
}

/// The four columns: what is open while the indicator is up (lower square), and down (upper one).
const COLUMNS: [(Mail, Mail); 4] = [
    (Mail::Good(Good::Green), Mail::Good(Good::Red)),
    (Mail::Lira(1), Mail::Lira(2)),
    (Mail::Good(Good::Yellow), Mail::Good(Good::Blue)),
    (Mail::Lira(1), Mail::Lira(2)),
];

impl Visit for at::PostOffice {
    const ON_THE_WAY: Result<Action, Stops> = Ok(Action::Act {});

    #[inline]
    fn answers(_: &Game, answers: &mut Answers<Action>) {
        answers.push(Action::Act {});
    }

    /// Receives the open squares; then the leftmost indicator that is up goes down, or all go up.
    fn act<S: Sink<Event>>(game: &mut Game, _: Action, sink: &mut S) {
        let (goods, lira) = income(game.mail_down);
        for good in goods {
            game.gain_good(good, 1, sink);
        }
        game.gain_lira(game.seat, lira, sink);
        game.mail_down = if game.mail_down == 4 { 0 } else { game.mail_down + 1 };
        sink.tell(Event::MailMoved { down: game.mail_down });
    }
}

/// What the post office pays with so many indicators down.
pub(crate) fn income(down: u8) -> ([Good; 2], u32) {
    let open = |column: usize| {
        let (lower, upper) = COLUMNS[column];
        if column < usize::from(down) { upper } else { lower }
    };
    let good = |column| match open(column) {
        Mail::Good(good) => good,
        Mail::Lira(_) => Good::Red,
    };
    let lira = |column| match open(column) {
        Mail::Lira(lira) => lira,
        Mail::Good(_) => 0,
    };
    ([good(0), good(2)], lira(1) + lira(3))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn n_2_the_post_office_runs_through_five_states() {
        let cycle = [
            ([Good::Green, Good::Yellow], 2),
            ([Good::Red, Good::Yellow], 2),
            ([Good::Red, Good::Yellow], 3),
            ([Good::Red, Good::Blue], 3),
            ([Good::Red, Good::Blue], 4),
        ];
        for (down, expected) in cycle.into_iter().enumerate() {
            assert_eq!(income(down as u8), expected, "{down} indicators down");
        }
    }
}
