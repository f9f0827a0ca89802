//! The conversation: shows the table, asks, listens, explains. Lines in, lines out; works in a pipe.

use std::{
    collections::VecDeque,
    io::{BufRead, Write},
    path::PathBuf,
};

use tabletop::{Seat, TableRefusal, Viewer};

use super::{
    Choice, Forced, Replaced, TerminalTable,
    input::{self, Command},
};
use crate::{
    drawing,
    games::ProgramGame,
    paint::{Ink, Line, Paint},
    record_file,
    words::{self, Names},
};

#[derive(Debug)]
pub(crate) struct Session<G: ProgramGame, R, W> {
    pub(super) table: TerminalTable<G>,
    path: PathBuf,
    input: R,
    output: W,
    pub(super) paint: Paint,
    /// Who was asked last, and after which event that turn began.
    turn: Option<(Seat, Option<usize>)>,
    /// Events that were told already.
    told: usize,
    /// Answers that were typed in one line and wait for their question.
    waiting: VecDeque<String>,
}

/// How a question was left.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Left {
    Answered,
    Undone,
    Quit,
}

impl<G: ProgramGame, R: BufRead, W: Write> Session<G, R, W> {
    pub(crate) fn new(
        table: TerminalTable<G>,
        path: PathBuf,
        input: R,
        output: W,
        paint: Paint,
    ) -> Self {
        let told = table.events().len();
        Self { table, path, input, output, paint, turn: None, told, waiting: VecDeque::new() }
    }

    /// Plays until the game is over, the input ends or the player leaves. The game is saved then.
    pub(crate) fn run(&mut self) -> anyhow::Result<()> {
        // If nothing can be written there, it is better to know before the game than after it.
        self.save()?;
        self.note("Bedesten. Type ? for help at any time, q to save and quit.")?;
        loop {
            let forced = self.table.go_on()?;
            if let Err(error) = self.save() {
                self.note(&format!("The game could not be saved: {error:#}"))?;
            }
            self.tell_replaced()?;
            let Some((seat, question)) = self.table.person_asked() else {
                return self.finish();
            };
            let ended = |event: &G::Event| G::turn_ended(event).is_some();
            let turn = Some((seat, self.table.events().iter().rposition(ended)));
            if self.turn == turn {
                self.tell_news(seat, &forced)?;
            } else if !self.begin_turn(seat)? {
                return self.leave();
            }
            self.turn = turn;
            if self.ask(seat, question)? == Left::Quit {
                return self.leave();
            }
        }
    }

    pub(super) fn note(&mut self, text: &str) -> anyhow::Result<()> {
        self.write(&words::wrapped(text, drawing::WIDTH, 2))
    }

    pub(crate) fn write(&mut self, text: &str) -> anyhow::Result<()> {
        writeln!(self.output, "{}", text.trim_end())?;
        Ok(())
    }

    pub(super) fn write_lines(&mut self, lines: &[Line]) -> anyhow::Result<()> {
        for line in lines {
            let painted = line.painted(self.paint);
            self.write(&painted)?;
        }
        Ok(())
    }

    fn save(&self) -> anyhow::Result<()> {
        record_file::write(&self.path, &self.table.record())
    }

    pub(super) fn names(&self, seat: Seat) -> Names {
        Names::of(self.table.players()).speaking_to(seat)
    }

    fn leave(&mut self) -> anyhow::Result<()> {
        self.save()?;
        let path = self.path.display().to_string();
        let trust = if self.table.programs().next().is_some() { " --trust-programs" } else { "" };
        self.write(&format!("\nSaved. Go on with: bedesten play --resume {path}{trust}"))
    }

    fn finish(&mut self) -> anyhow::Result<()> {
        self.save()?;
        let mut names = Names::of(self.table.players());
        // A single person is spoken to; several read the result together.
        let mut people = self.table.people();
        let (first, second) = (people.next(), people.next());
        drop(people);
        if let (Some(seat), None) = (first, second) {
            names = names.speaking_to(seat);
            self.recap(seat)?;
        }
        self.write("")?;
        self.write_lines(&G::table(self.table.game(), None, &names))?;
        self.write("")?;
        self.write_lines(&G::result(self.table.game(), &names))?;
        let path = self.path.display().to_string();
        self.write(&format!("\nSaved. Prove the dice with: bedesten verify {path}"))
    }

    /// Shows the table to the person whose turn begins. False if the input has ended.
    fn begin_turn(&mut self, seat: Seat) -> anyhow::Result<bool> {
        self.drop_waiting()?;
        let several = self.table.people().count() > 1;
        let another = self.turn.is_none_or(|(person, _)| person != seat);
        if G::HAS_SECRETS && several && another && !self.draw_curtain(seat)? {
            return Ok(false);
        }
        self.write("")?;
        self.recap(seat)?;
        self.write("")?;
        self.draw(seat)?;
        Ok(true)
    }

    /// Hides the hand of the last player until the next one is there.
    fn draw_curtain(&mut self, seat: Seat) -> anyhow::Result<bool> {
        let names = Names::of(self.table.players());
        let cleared = self.paint.cleared();
        let name = names.name(seat).to_owned();
        self.write(&format!("{cleared}\n{name}, it is your turn. Press Enter to see your hand."))?;
        Ok(input::read_line(&mut self.input)?.is_some())
    }

    fn draw(&mut self, seat: Seat) -> anyhow::Result<()> {
        let lines = G::table(self.table.game(), Some(seat), &self.names(seat));
        self.write_lines(&lines)
    }

    /// What happened since this person's last turn, a line for each turn.
    fn recap(&mut self, seat: Seat) -> anyhow::Result<()> {
        let events = self.table.events();
        let ended = |event: &G::Event| G::turn_ended(event) == Some(seat);
        let since = events.iter().rposition(ended).map_or(0, |index| index + 1);
        self.told = events.len();
        let lines = self.told_to(seat, since);
        self.write(if since == 0 { "So far:" } else { "Since your turn:" })?;
        if lines.is_empty() {
            self.write("  nothing")?;
        }
        for line in lines {
            self.write(&words::wrapped(&format!("  {line}"), drawing::WIDTH, 4))?;
        }
        Ok(())
    }

    /// The events from this one on, as this person sees them.
    fn told_to(&self, seat: Seat, since: usize) -> Vec<String> {
        let events = self.table.events().get(since..).unwrap_or_default();
        let seen: Vec<_> =
            events.iter().map(|event| G::event_for(event, Viewer::Seat(seat))).collect();
        G::event_lines(&self.names(seat), &seen)
    }

    /// What came of the last answer.
    fn tell_news(&mut self, seat: Seat, forced: &[Forced<G>]) -> anyhow::Result<()> {
        let lines = self.told_to(seat, self.told);
        self.told = self.table.events().len();
        for line in lines {
            let text = words::wrapped(&format!("→ {line}"), drawing::WIDTH, 4);
            self.write(&self.paint.text(Ink::Strong, &text))?;
        }
        for answer in forced {
            let text = G::by_itself(self.table.game(), seat, answer, &self.names(seat));
            self.note(&format!("  (Answered by itself: {text})"))?;
        }
        Ok(())
    }

    /// Says which programs play no longer, and who plays on in their place.
    fn tell_replaced(&mut self) -> anyhow::Result<()> {
        for Replaced { seat, failure, substitute } in self.table.take_replaced() {
            let names = Names::of(self.table.players());
            let name = names.name(seat);
            let failure = words::one_line(&failure.to_string());
            self.note(&format!("{name} has failed: {failure}. From now on, {substitute} plays."))?;
        }
        Ok(())
    }

    /// Asks until there is an answer.
    fn ask(&mut self, seat: Seat, question: G::Question) -> anyhow::Result<Left> {
        let names = self.names(seat);
        let choices = G::menu(self.table.game(), seat, question, &names);
        let mut show = true;
        loop {
            let command = if let Some(answer) = self.waiting.pop_front() {
                Command::Answers(vec![answer])
            } else {
                if show {
                    self.show_menu(seat, question, &choices)?;
                }
                show = false;
                write!(self.output, "> ")?;
                self.output.flush()?;
                match input::read_line(&mut self.input)? {
                    Some(line) => input::parse(&line),
                    None => return Ok(Left::Quit),
                }
            };
            match command {
                Command::Nothing => match &choices[..] {
                    [only] if self.give(only.action, &only.then)? => return Ok(Left::Answered),
                    _ => show = true,
                },
                Command::Help => self.help()?,
                Command::Explain(asked) => self.explain(&asked)?,
                Command::Notation => self.show_notation(&choices)?,
                Command::Why => self.why(seat, question)?,
                Command::Undo | Command::UndoAll => {
                    if self.undo(command == Command::UndoAll)? {
                        return Ok(Left::Undone);
                    }
                }
                Command::Log => self.recap(seat)?,
                Command::Board => {
                    self.draw(seat)?;
                    show = true;
                }
                Command::Save => {
                    self.save()?;
                    let path = self.path.display().to_string();
                    self.note(&format!("Saved in {path}."))?;
                }
                Command::Quit => return Ok(Left::Quit),
                Command::Answers(answers) => {
                    // What was typed ahead before comes after this.
                    for answer in answers.into_iter().rev() {
                        self.waiting.push_front(answer);
                    }
                    let Some(answer) = self.waiting.pop_front() else { continue };
                    if self.understand(&answer, &choices)? {
                        return Ok(Left::Answered);
                    }
                    self.drop_waiting()?;
                }
            }
        }
    }

    /// Gives the answer that was meant, or says why not.
    fn understand(&mut self, answer: &str, choices: &[Choice<G>]) -> anyhow::Result<bool> {
        let step_by_step = answer.ends_with('.');
        let digits = answer.trim_end_matches('.');
        if let Ok(number) = digits.parse::<u8>() {
            let choice = choices.iter().find(|choice| choice.number == number);
            if let Some(choice) = choice {
                let then = if step_by_step { &[] } else { &choice.then[..] };
                return self.give(choice.action, then);
            }
        }
        let meant = G::meant(self.table.game(), choices, answer);
        if let Some(action) = meant.or_else(|| answer.parse().ok()) {
            return self.give(action, &[]);
        }
        let answer = words::one_line(answer);
        self.note(&format!("“{answer}” is not on the list and is no notation. Type ? for help."))?;
        Ok(false)
    }

    fn give(&mut self, action: G::Action, then: &[G::Action]) -> anyhow::Result<bool> {
        match self.table.answer(action, then) {
            Ok(()) => Ok(true),
            Err(refusal) => {
                let why = if let TableRefusal::Refused(refusal) = &refusal {
                    G::refused(refusal)
                } else {
                    refusal.to_string()
                };
                self.note(&format!("Not possible: {why}"))?;
                Ok(false)
            }
        }
    }

    /// What was typed ahead is not carried over into something that was not foreseen.
    fn drop_waiting(&mut self) -> anyhow::Result<()> {
        if self.waiting.is_empty() {
            return Ok(());
        }
        let rest = std::mem::take(&mut self.waiting);
        let rest: Vec<_> = rest.iter().map(|answer| words::one_line(answer)).collect();
        self.note(&format!("Not used: {}", rest.join(" ")))
    }

    /// Takes back; true if the question has changed.
    fn undo(&mut self, all: bool) -> anyhow::Result<bool> {
        let mut undone = 0;
        let lock = loop {
            if all || undone == 0 {
                match self.table.undo() {
                    Ok(()) => undone += 1,
                    Err(lock) => break Some(lock),
                }
            } else {
                break None;
            }
        };
        self.told = self.told.min(self.table.events().len());
        match lock {
            Some(lock) if undone == 0 => {
                self.note(&format!("Cannot be taken back: {lock}."))?;
            }
            Some(_) | None => {
                let answers = words::plural(undone, "answer", "answers");
                self.note(&format!("Taken back: {answers}."))?;
            }
        }
        Ok(undone > 0)
    }
}
