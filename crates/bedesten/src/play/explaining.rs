//! What a person is shown and told besides the game itself: the list of answers, help, and why not.

use std::io::{BufRead, Write};

use tabletop::Seat;

use super::{Choice, Session};
use crate::{drawing, games::ProgramGame, paint::Ink, words};

impl<G: ProgramGame, R: BufRead, W: Write> Session<G, R, W> {
    pub(super) fn show_menu(
        &mut self,
        seat: Seat,
        question: G::Question,
        choices: &[Choice<G>],
    ) -> anyhow::Result<()> {
        self.write("")?;
        self.write_lines(&G::status(self.table.game(), seat, question))?;
        let prompt = G::question(self.table.game(), seat, question);
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
        if let Some(besides) = G::besides(self.table.game()) {
            self.write(&words::wrapped(&format!("      {besides}"), drawing::WIDTH, 6))?;
        }
        Ok(())
    }

    pub(super) fn show_notation(&mut self, choices: &[Choice<G>]) -> anyhow::Result<()> {
        for choice in choices {
            let all: Vec<_> =
                [choice.action].iter().chain(&choice.then).map(ToString::to_string).collect();
            self.write(&format!("{:>4}  {}", choice.number, all.join(" ")))?;
        }
        Ok(())
    }

    pub(super) fn help(&mut self) -> anyhow::Result<()> {
        for (what, text) in G::HELP {
            self.write(&format!("  {what:<14}{text}"))?;
        }
        Ok(())
    }

    pub(super) fn explain(&mut self, asked: &str) -> anyhow::Result<()> {
        let Some((heading, text, now)) = G::explained(self.table.game(), asked) else {
            let asked = words::one_line(asked);
            return self.note(&format!("Nothing is known about “{asked}”. Try {}.", G::TOPICS));
        };
        self.write(&self.paint.text(Ink::Strong, &heading))?;
        self.write(&words::wrapped(&format!("  {text}"), drawing::WIDTH, 2))?;
        if let Some(now) = now {
            self.write_lines(&[now])?;
        }
        Ok(())
    }

    pub(super) fn why(&mut self, seat: Seat, question: G::Question) -> anyhow::Result<()> {
        let rows = G::not_now(self.table.game(), seat, question, &self.names(seat));
        if rows.is_empty() {
            return self.note("Nothing that one might look for is missing from the list.");
        }
        let widest = rows.iter().map(|(_, text, _)| text.chars().count()).max();
        let widest = widest.unwrap_or_default().min(44);
        self.write("Not now:")?;
        for (number, text, why) in rows {
            let line = format!("{number:>4}  {text:<widest$}  {why}");
            self.write(&words::wrapped(&line, drawing::WIDTH, 12))?;
        }
        self.note("A ruling is read with ? and its number, as it stands in brackets.")
    }
}
