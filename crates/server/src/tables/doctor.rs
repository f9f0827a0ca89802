//! Whether what is kept of a game is still a game: everything is replayed, nothing is believed.

use std::collections::BTreeSet;

use games::Play;
use store::{Phase, Replay, archive::Dossier};
use tabletop::{Seed, Viewer};

use crate::tables::{
    info,
    seats::{self, Seated},
};

/// What is wrong with a table, in sentences; nothing, if it is sound.
pub fn faults_of_table(dossier: &Dossier) -> Vec<String> {
    let mut faults = Vec::new();
    faults.extend(wrong_numbers(dossier));
    faults.extend(wrong_seats(dossier));
    faults.extend(wrong_game(dossier));
    faults
}

/// What is wrong with an uploaded record.
pub fn faults_of_replay(replay: &Replay) -> Vec<String> {
    let Some(rules) = games::by_name(&replay.game) else {
        return vec![format!("there is no game “{}”", replay.game)];
    };
    let past = match rules.read(&replay.record) {
        Ok(past) => past,
        Err(problem) => return vec![format!("the record does not replay: {}", problem.message)],
    };
    let story = past.story(&replay.id, Viewer::Spectator).err();
    story.map(|problem| problem.message).into_iter().collect()
}

fn wrong_numbers(Dossier { table, changes, .. }: &Dossier) -> Option<String> {
    let gap = (1..).zip(changes).find(|(version, change)| *version != change.version);
    if let Some((version, change)) = gap {
        return Some(format!("change {version} is missing: change {} follows", change.version));
    }
    let count = changes.len() as u64;
    (count != table.version)
        .then(|| format!("{count} changes are kept, but the table counts {}", table.version))
}

fn wrong_seats(Dossier { table, .. }: &Dossier) -> Option<String> {
    let seated: Vec<Seated> = match serde_json::from_str(&table.seats) {
        Ok(seated) => seated,
        Err(error) => return Some(format!("the seats cannot be read: {error}")),
    };
    let sitting: BTreeSet<String> = seats::concerned(&seated).into_iter().collect();
    let listed: BTreeSet<String> = table.sitters.iter().cloned().collect();
    (sitting != listed)
        .then(|| "those who sit there are not those who find it in their list".into())
}

fn wrong_game(dossier: &Dossier) -> Option<String> {
    let Dossier { table, seed, changes } = dossier;
    let Some(rules) = games::by_name(&table.game) else {
        return Some(format!("there is no game “{}”", table.game));
    };
    let Some(record) = &table.record else {
        // A table that everybody left before the game is over as well.
        let begun = table.phase == Phase::Running || !changes.is_empty();
        return begun.then(|| "the game has begun, but nothing was dealt".into());
    };
    let Some(seed) = seed.as_ref().filter(|seed| seed.parse::<Seed>().is_ok()) else {
        return Some("its seed is missing".into());
    };
    let changes: Vec<String> = changes.iter().map(|change| change.change.clone()).collect();
    match rules.set_up(record, seed, &changes) {
        Ok(mut play) => {
            if info::summary(table).affairs.ended {
                play.stop();
            }
            wrong_end(dossier, &*play)
        }
        Err(problem) => Some(format!("the game does not replay: {}", problem.message)),
    }
}

/// The game as a whole, once it stands again.
fn wrong_end(Dossier { table, .. }: &Dossier, play: &dyn Play) -> Option<String> {
    let over = play.is_over();
    if over != (table.phase == Phase::Over) {
        let (game, list) = if over { ("over", "goes on") } else { ("not over", "is over") };
        return Some(format!("the game is {game}, but lists say that it {list}"));
    }
    // Once more, as a record that anybody may read, with its dice proved after the end.
    match play.past().story(&table.id, Viewer::Spectator) {
        Err(problem) => Some(format!("the record does not replay: {}", problem.message)),
        Ok(story) => {
            let fair = story.fair.filter(|fair| !fair.proved)?;
            Some(format!("the dice are not those of the seed: {}", fair.mismatch?))
        }
    }
}
