//! What a person is shown and told besides the game itself: the list of answers, help, and why not.

use std::io::{BufRead, Write};

use bazaar::Question;
use tabletop::{Game as _, Seat, Viewer};

use super::{
    Session,
    menu::{self, Choice},
};
use crate::{
    drawing,
    paint::{Ink, Line},
    texts::{self, Topic},
    words::{self, asking, refusing},
};

const HELP: [(&str, &str); 12] = [
    ("7", "the answer with this number; a destination has the number of its place"),
    ("7.", "only go there, and be asked step by step what comes next"),
    ("0", "no, stop, keep, or end the turn"),
    ("Enter", "the answer, if there is only one; otherwise shows the list again"),
    ("move-7 leave", "answers in notation, one or several"),
    ("n", "the notation of the answers"),
    ("why", "what cannot be done now, and why"),
    ("? 13, ? stay", "explains a place, a card, a tile (? red tile), a ruling (? B-28),"),
    ("", "or: ? turn, goal, assistants, family, governor, smuggler"),
    ("u, U", "take back the last answer, or all up to the last dice or card"),
    ("log, b", "what happened since your last turn; the board"),
    ("s, q", "save; save and quit. The game is saved after every answer anyway"),
];

impl<R: BufRead, W: Write> Session<R, W> {
    pub(super) fn show_menu(
        &mut self,
        seat: Seat,
        question: Question,
        choices: &[Choice],
    ) -> anyhow::Result<()> {
        let view = self.table.game().view(Viewer::Seat(seat));
        let answers: Vec<_> = choices.iter().map(|choice| choice.action).collect();
        self.write("")?;
        if question != Question::Move {
            self.write_lines(&drawing::status(&view, seat))?;
        }
        let prompt = asking::question(question, &view, &answers);
        self.write(&self.paint.text(Ink::Strong, &words::wrapped(&prompt, drawing::WIDTH, 2)))?;
        // Long texts push their own effects aside, not those of all others.
        let texts = choices.iter().filter(|choice| !choice.effects.is_empty());
        let widths = texts.map(|choice| choice.text.chars().count());
        let widest = widths.filter(|width| *width <= 32).max().unwrap_or_default();
        for choice in choices {
            let number = self.paint.text(Ink::Strong, &format!("{:>4}", choice.number));
            let text = format!("  {:<widest$}  {}", choice.text, choice.effects);
            let wrapped = words::wrapped(text.trim_end(), drawing::WIDTH - 4, 12);
            self.write(&format!("{number}{wrapped}"))?;
        }
        if let [_] = choices {
            self.write("      (Enter will do)")?;
        }
        Ok(())
    }

    pub(super) fn show_notation(&mut self, choices: &[Choice]) -> anyhow::Result<()> {
        for choice in choices {
            let all: Vec<_> =
                [choice.action].iter().chain(&choice.then).map(ToString::to_string).collect();
            self.write(&format!("{:>4}  {}", choice.number, all.join(" ")))?;
        }
        Ok(())
    }

    pub(super) fn help(&mut self) -> anyhow::Result<()> {
        for (what, text) in HELP {
            self.write(&format!("  {what:<14}{text}"))?;
        }
        Ok(())
    }

    pub(super) fn explain(&mut self, asked: &str) -> anyhow::Result<()> {
        let Some(topic) = texts::topic(asked) else {
            let asked = words::one_line(asked);
            return self
                .note(&format!("Nothing is known about “{asked}”. Try ? turn, ? 13, ? stay."));
        };
        let (heading, text) = topic.explained();
        self.write(&self.paint.text(Ink::Strong, &heading))?;
        self.write(&words::wrapped(&format!("  {text}"), drawing::WIDTH, 2))?;
        if let Topic::Place(place) = topic {
            let view = self.table.game().view(Viewer::Spectator);
            let now = drawing::offer(place, &view);
            let line = Line::of(Ink::Plain, "  Now: ").followed_by(now);
            self.write_lines(&[line])?;
        }
        Ok(())
    }

    pub(super) fn why(&mut self, seat: Seat, question: Question) -> anyhow::Result<()> {
        let game = self.table.game();
        let view = game.view(Viewer::Seat(seat));
        let names = self.names(seat);
        let blocked = game.blocked();
        if blocked.is_empty() {
            return self.note("Nothing that one might look for is missing from the list.");
        }
        let rows: Vec<_> = blocked
            .iter()
            .map(|blocked| {
                let number = menu::number_of_its_own(blocked.action, &view, seat);
                let number = number.map(|number| number.to_string()).unwrap_or_default();
                let text = asking::answer(blocked.action, question, &view, &names);
                (number, text, refusing::blocked(blocked))
            })
            .collect();
        let widest = rows.iter().map(|(_, text, _)| text.chars().count()).max();
        let widest = widest.unwrap_or_default().min(44);
        self.write("Not now:")?;
        for (number, text, why) in rows {
            let line = format!("{number:>4}  {text:<widest$}  {why}");
            self.write(&words::wrapped(&line, drawing::WIDTH, 12))?;
        }
        self.note("Type ? B-1 to read a ruling.")
    }
}
