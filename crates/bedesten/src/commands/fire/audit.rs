//! What was acknowledged, compared with what is kept.

use std::collections::{HashMap, HashSet};

use server::doctor::faults_of_table;
use store::archive::{Archive, Dossier};

use super::{pair::Played, watcher::Seen};

/// So many faults are worth reading.
const MOST_FAULTS: usize = 20;

#[derive(Debug, Default)]
pub(super) struct Audit {
    played: Vec<Played>,
    watched: HashMap<String, Vec<u64>>,
    checked: Checked,
}

#[derive(Debug, Default)]
pub(super) struct Checked {
    pub(super) games: u64,
    pub(super) changes: u64,
    pub(super) faults: Vec<String>,
}

impl Audit {
    pub(super) fn note(&mut self, played: Vec<Played>) {
        self.played.extend(played);
    }

    pub(super) fn note_watcher(&mut self, watched: Option<Seen>) {
        let Some(seen) = watched else { return };
        if seen.wrong {
            self.fault(format!("{}: what was told differs from a fresh look", seen.table));
        }
        self.watched.entry(seen.table).or_default().push(seen.version);
    }

    pub(super) fn fault(&mut self, fault: String) {
        if self.checked.faults.len() < MOST_FAULTS {
            self.checked.faults.push(fault);
        }
    }

    pub(super) async fn compare(mut self, archive: &Archive) -> anyhow::Result<Checked> {
        for played in std::mem::take(&mut self.played) {
            match archive.dossier(&played.table).await? {
                Some(dossier) => self.compare_game(&played, &dossier),
                None => self.fault(format!("the table {} is lost", played.table)),
            }
        }
        Ok(self.checked)
    }

    fn compare_game(&mut self, played: &Played, dossier: &Dossier) {
        let table = &played.table;
        self.checked.games += 1;
        self.checked.changes += dossier.changes.len() as u64;
        for fault in faults_of_table(dossier) {
            self.fault(format!("{table}: {fault}"));
        }
        let acknowledged: HashSet<(&str, u32)> = played
            .acknowledged
            .iter()
            .map(|(player, number)| (played.clients[*player].as_str(), *number))
            .collect();
        let requests = dossier.changes.iter().filter_map(|change| change.request.as_ref());
        let mut kept = HashSet::new();
        for request in requests {
            if !kept.insert((request.client.as_str(), request.number)) {
                self.fault(format!("{table}: a move is kept twice"));
            }
        }
        for lost in acknowledged.difference(&kept) {
            self.fault(format!("{table}: move {} of {} is lost", lost.1, lost.0));
        }
        for extra in kept.difference(&acknowledged) {
            self.fault(format!("{table}: move {} of {} was refused and is kept", extra.1, extra.0));
        }
        let last = dossier.table.version;
        let watched = self.watched.remove(table).unwrap_or_default();
        for seen in played.versions.iter().chain(&watched) {
            if *seen != last {
                self.fault(format!("{table}: somebody saw version {seen}, and {last} is the last"));
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use store::{Change, Phase, Request, TableRow};

    use super::*;

    fn dossier(requests: &[u32]) -> Dossier {
        let change = |(version, number): (u64, &u32)| Change {
            version,
            change: String::new(),
            request: Some(Request { client: "one/page".to_owned(), number: *number }),
        };
        let table = TableRow {
            id: "t".to_owned(),
            game: "bazaar".to_owned(),
            options: "{}".to_owned(),
            host: "one".to_owned(),
            seats: "[]".to_owned(),
            sitters: Vec::new(),
            public: false,
            phase: Phase::Running,
            record: None,
            summary: None,
            bot_asked: false,
            served_by: None,
            version: requests.len() as u64,
            revision: 0,
            rematch: None,
            nudges: None,
            rated: false,
            counted: false,
            clock: None,
            deadline: None,
            dice: None,
            talk: None,
            created: 0,
            changed: 0,
        };
        Dossier { table, seed: None, changes: (1..).zip(requests).map(change).collect() }
    }

    /// What is said about the moves, when these were acknowledged and those are kept.
    fn faults(acknowledged: &[u32], kept: &[u32], versions: [u64; 2], watched: u64) -> Vec<String> {
        let played = Played {
            table: "t".to_owned(),
            acknowledged: acknowledged.iter().map(|number| (0, *number)).collect(),
            clients: ["one/page".to_owned(), "two/page".to_owned()],
            versions,
        };
        let mut audit = Audit::default();
        audit.note_watcher(Some(Seen { table: "t".to_owned(), version: watched, wrong: false }));
        audit.compare_game(&played, &dossier(kept));
        let of_moves = |fault: &String| fault.contains("move") || fault.contains("version");
        audit.checked.faults.into_iter().filter(of_moves).collect()
    }

    #[test]
    fn what_is_kept_as_it_was_acknowledged_is_sound() {
        assert_eq!(faults(&[1, 2], &[1, 2], [2, 2], 2), Vec::<String>::new());
    }

    #[test]
    fn a_lost_a_doubled_and_a_refused_move_are_found() {
        assert!(faults(&[1, 2], &[1], [1, 1], 1)[0].contains("move 2 of one/page is lost"));
        assert!(faults(&[1], &[1, 1], [2, 2], 2)[0].contains("a move is kept twice"));
        assert!(faults(&[1], &[1, 2], [2, 2], 2)[0].contains("was refused and is kept"));
    }

    #[test]
    fn whoever_was_told_something_wrong_is_found() {
        let mut audit = Audit::default();
        audit.note_watcher(Some(Seen { table: "t".to_owned(), version: 3, wrong: true }));
        assert_eq!(audit.checked.faults, ["t: what was told differs from a fresh look"]);
    }

    #[test]
    fn whoever_stopped_too_early_is_found() {
        assert_eq!(faults(&[1, 2], &[1, 2], [1, 2], 2).len(), 1);
        assert_eq!(faults(&[1, 2], &[1, 2], [2, 2], 1).len(), 1);
    }
}
