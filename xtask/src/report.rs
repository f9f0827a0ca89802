//! What the stages came to: the table and the closing line.

use std::fmt::Write as _;
use std::time::Duration;

#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Outcome {
    Passed,
    Failed(String),
    Skipped(String),
}

impl Outcome {
    /// On the machine that decides about a change, a check that did not run proves nothing.
    pub(crate) fn in_continuous_integration(self) -> Self {
        match self {
            Outcome::Skipped(why) => Outcome::Failed(format!("may not be skipped here: {why}")),
            Outcome::Passed | Outcome::Failed(_) => self,
        }
    }

    /// As one program tells it another.
    pub(crate) fn to_line(&self) -> String {
        match self {
            Outcome::Passed => self.word().to_owned(),
            Outcome::Failed(why) | Outcome::Skipped(why) => format!("{} {why}", self.word()),
        }
    }

    /// What another program told, if it did.
    pub(crate) fn from_line(line: &str) -> Self {
        match line.split_once(' ') {
            None if line == "passed" => Outcome::Passed,
            Some(("FAILED", why)) => Outcome::Failed(why.to_owned()),
            Some(("skipped", why)) => Outcome::Skipped(why.to_owned()),
            None | Some(_) => Outcome::Failed("it ended without a word".to_owned()),
        }
    }

    fn word(&self) -> &'static str {
        match self {
            Outcome::Passed => "passed",
            Outcome::Failed(_) => "FAILED",
            Outcome::Skipped(_) => "skipped",
        }
    }

    fn why(&self) -> Option<&str> {
        match self {
            Outcome::Passed => None,
            Outcome::Failed(why) | Outcome::Skipped(why) => why.lines().next(),
        }
    }
}

#[derive(Debug)]
pub(crate) struct Finished {
    pub(crate) stage: &'static str,
    pub(crate) outcome: Outcome,
    pub(crate) time: Duration,
}

#[derive(Debug, Default)]
pub(crate) struct Report {
    finished: Vec<Finished>,
}

impl Report {
    pub(crate) fn add(&mut self, finished: Finished) {
        self.finished.push(finished);
    }

    pub(crate) fn is_clean(&self) -> bool {
        self.count(|outcome| matches!(outcome, Outcome::Failed(_))) == 0
    }

    /// In the order of the table of stages, however they ran.
    pub(crate) fn sort_by_key<K: Ord>(&mut self, key: impl Fn(&str) -> K) {
        self.finished.sort_by_key(|finished| key(finished.stage));
    }

    /// The table, an empty line, and the counts alone on the last line. Stages that run side by
    /// side take less together than their sum.
    pub(crate) fn summary(&self, all: Duration) -> String {
        let mut text = format!("{:10} {:7} {:>8}\n", "stage", "result", "seconds");
        for Finished { stage, outcome, time } in &self.finished {
            let word = outcome.word();
            let seconds = time.as_secs_f64();
            // Writing to a string cannot fail.
            let _ = write!(text, "{stage:10} {word:7} {seconds:8.1}");
            if let Some(why) = outcome.why() {
                let _ = write!(text, "  {why}");
            }
            text.push('\n');
        }
        let _ = writeln!(text, "{:10} {:7} {:8.1}", "all", "", all.as_secs_f64());
        let passed = self.count(|outcome| matches!(outcome, Outcome::Passed));
        let failed = self.count(|outcome| matches!(outcome, Outcome::Failed(_)));
        let skipped = self.count(|outcome| matches!(outcome, Outcome::Skipped(_)));
        let _ = write!(text, "\n{passed} passed, {failed} failed, {skipped} skipped");
        text
    }

    fn count(&self, is_counted: impl Fn(&Outcome) -> bool) -> usize {
        let outcomes = self.finished.iter().map(|finished| &finished.outcome);
        outcomes.filter(|outcome| is_counted(outcome)).count()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn report(outcomes: impl IntoIterator<Item = (&'static str, Outcome)>) -> Report {
        let mut report = Report::default();
        for (stage, outcome) in outcomes {
            let time = Duration::from_millis(1250);
            report.add(Finished { stage, outcome, time });
        }
        report
    }

    #[test]
    fn the_summary_has_a_row_for_each_stage_and_closes_with_the_counts() {
        let report = report([
            ("format", Outcome::Passed),
            ("lints", Outcome::Skipped("clippy is missing".to_owned())),
            ("tests", Outcome::Failed("two rules broke\nin many lines".to_owned())),
        ]);
        let lines: Vec<String> =
            report.summary(Duration::from_secs(2)).lines().map(str::to_owned).collect();
        assert_eq!(
            lines,
            [
                "stage      result   seconds",
                "format     passed       1.2",
                "lints      skipped      1.2  clippy is missing",
                "tests      FAILED       1.2  two rules broke",
                "all                     2.0",
                "",
                "1 passed, 1 failed, 1 skipped",
            ]
        );
        assert!(!report.is_clean());
    }

    #[test]
    fn an_outcome_is_told_from_one_program_to_another() {
        let outcomes = [
            Outcome::Passed,
            Outcome::Failed("two rules broke\nin many lines".to_owned()),
            Outcome::Skipped("git is missing".to_owned()),
        ];
        for outcome in outcomes {
            assert_eq!(Outcome::from_line(&outcome.to_line()), outcome);
        }
        assert!(matches!(Outcome::from_line(""), Outcome::Failed(_)), "it was killed");
    }

    #[test]
    fn a_skipped_stage_leaves_the_report_clean_except_in_continuous_integration() {
        let skipped = Outcome::Skipped("git is missing".to_owned());
        assert!(report([("house", skipped.clone())]).is_clean());

        let strict = report([("house", skipped.in_continuous_integration())]);
        assert!(!strict.is_clean());
        assert!(strict.summary(Duration::ZERO).ends_with("0 passed, 1 failed, 0 skipped"));
    }
}
