//! Records as files: read with care, written so that a person likes to look at them.

use std::{
    ffi::OsString,
    fs,
    io::{self, Read as _, Write as _},
    path::Path,
};

use anyhow::{Context as _, bail};
use arena::ArenaGame;
use serde::Deserialize;
use tabletop::{Entry, Game, Record};

use crate::games::{self, ForAnyName, ForAnyRecord, ProgramGame};

/// A thousand times as much as a long game needs.
const MOST_BYTES: u64 = 16 * 1024 * 1024;

/// Reads a record of whichever game and hands it to what is to be done with it; `-` is the standard
/// input. Whether it can be replayed is another question.
pub(crate) fn hand_to<W: ForAnyRecord>(path: &Path, work: W) -> anyhow::Result<W::Done> {
    #[derive(Deserialize)]
    struct Named {
        game: String,
    }
    struct Read<'a, W> {
        bytes: &'a [u8],
        path: &'a Path,
        work: W,
    }
    impl<W: ForAnyRecord> ForAnyName for Read<'_, W> {
        type Done = W::Done;
        fn with<G: ProgramGame>(self) -> anyhow::Result<W::Done> {
            self.work.with::<G>(record_in(self.bytes, self.path)?)
        }
    }
    let bytes = bytes_of(path)?;
    let named: Named = serde_json::from_slice(&bytes)
        .with_context(|| format!("{} is not a whole record", path.display()))?;
    games::for_name(&named.game, Read { bytes: &bytes, path, work })
}

fn record_in<G: Game>(bytes: &[u8], path: &Path) -> anyhow::Result<Record<G>> {
    serde_json::from_slice(bytes)
        .with_context(|| format!("{} is not a whole record", path.display()))
}

fn bytes_of(path: &Path) -> anyhow::Result<Vec<u8>> {
    let name = path.display();
    let mut bytes = Vec::new();
    if path == Path::new("-") {
        io::stdin().take(MOST_BYTES + 1).read_to_end(&mut bytes)
    } else {
        fs::File::open(path).and_then(|file| file.take(MOST_BYTES + 1).read_to_end(&mut bytes))
    }
    .with_context(|| format!("cannot read {name}"))?;
    if bytes.len() as u64 > MOST_BYTES {
        bail!("{name} is larger than 16 MiB, so it is no record");
    }
    Ok(bytes)
}

/// Replaces the file in one step, so that it is whole whatever happens meanwhile.
pub(crate) fn write<G: ArenaGame>(path: &Path, record: &Record<G>) -> anyhow::Result<()> {
    let text = to_text(record)?;
    let mut beside = path.file_name().map_or_else(OsString::new, ToOwned::to_owned);
    beside.push(format!(".{}.tmp", std::process::id()));
    let beside = path.with_file_name(beside);
    let written = fs::File::create(&beside)
        .and_then(|mut file| {
            file.write_all(text.as_bytes())?;
            file.sync_all()
        })
        .and_then(|()| fs::rename(&beside, path));
    if written.is_err() {
        // The half-written file is of no use; the error below is what matters.
        let _ = fs::remove_file(&beside);
    }
    written.with_context(|| format!("cannot write {}", path.display()))
}

/// The record as JSON: small things on one line, and one line for each turn.
pub(crate) fn to_text<G: ArenaGame>(record: &Record<G>) -> anyhow::Result<String> {
    let frame = Record::<G> { actions: Vec::new(), ..record.clone() };
    let pretty = serde_json::to_string_pretty(&frame)?;
    let folded = folded(&pretty);
    // A raw line break cannot be inside a string, so this is the field and nothing else.
    let Some((before, after)) = folded.split_once("\n  \"actions\": []") else {
        bail!("a record has no field for its actions");
    };
    let actions = lines_of_turns::<G>(&record.actions)?;
    Ok(format!("{before}\n  \"actions\": {actions}{after}\n"))
}

/// The list of actions with a line for the first deal and one for each turn.
fn lines_of_turns<G: ArenaGame>(actions: &[Entry<G::Action>]) -> anyhow::Result<String> {
    if actions.is_empty() {
        return Ok("[]".to_owned());
    }
    let mut text = "[\n    ".to_owned();
    // What chance deals before anybody is asked.
    let mut dealing = true;
    for (index, entry) in actions.iter().enumerate() {
        let deals = match entry {
            Entry::Known(action) => G::is_dealt(*action),
            Entry::Hidden => true,
        };
        let turn_ended = index
            .checked_sub(1)
            .and_then(|last| actions.get(last))
            .is_some_and(|last| matches!(last, Entry::Known(action) if G::ends_turn(*action)));
        let new_line = turn_ended || (dealing && !deals);
        dealing &= deals;
        if index > 0 {
            text.push_str(if new_line { ",\n    " } else { ", " });
        }
        text.push_str(&serde_json::to_string(entry)?);
    }
    text.push_str("\n  ]");
    Ok(text)
}

/// The widest line that things are folded into.
const WIDTH: usize = 100;

/// Lists and objects that fit on a line are put on one. Works on the lines that `serde_json` writes:
/// one value on each, and an opening bracket only at the end of a line.
fn folded(pretty: &str) -> String {
    let mut lines: Vec<String> = Vec::new();
    // For each list or object that is still open: where it begins.
    let mut open: Vec<usize> = Vec::new();
    for line in pretty.lines() {
        let closes = matches!(line.trim_start().as_bytes().first(), Some(b']' | b'}'));
        lines.push(line.to_owned());
        if closes
            && let Some(start) = open.pop()
            // The record itself stays open.
            && !open.is_empty()
            && let Some(one) = on_one_line(&lines[start..])
        {
            lines.truncate(start);
            lines.push(one);
        }
        if line.ends_with(['[', '{']) {
            open.push(lines.len() - 1);
        }
    }
    lines.join("\n")
}

fn on_one_line(block: &[String]) -> Option<String> {
    let [first, inner @ .., last] = block else { return None };
    let blank = if first.ends_with('{') { " " } else { "" };
    // What did not fit before does not fit now.
    if inner.iter().any(|line| line.ends_with(['[', '{'])) {
        return None;
    }
    let inner: Vec<_> = inner.iter().map(|line| line.trim_start()).collect();
    let one = format!("{first}{blank}{}{blank}{}", inner.join(" "), last.trim_start());
    (one.chars().count() <= WIDTH).then_some(one)
}

#[cfg(test)]
mod tests {
    use tabletop::Seed;

    use bazaar::Game;
    use bots::Spec;

    use super::*;

    use crate::{commands::record::play_fairly, options::bot_player};

    fn record(players: usize) -> Record<Game> {
        let names = (0..players).map(|seat| bot_player(&Spec::Random, seat)).collect();
        let options = bazaar::Options::base(players);
        play_fairly(options, names, &vec![Spec::Random; players], Seed::from_number(4), 4).unwrap()
    }

    #[test]
    fn what_is_written_is_read_again_and_the_same() {
        for players in 2..=5 {
            let record = record(players);
            let text = to_text(&record).unwrap();
            assert_eq!(serde_json::from_str::<Record<Game>>(&text).unwrap(), record);
        }
    }

    #[test]
    fn every_turn_has_a_line() {
        let record = record(3);
        let turns = record
            .actions
            .iter()
            .filter(|entry| matches!(entry, Entry::Known(action) if Game::ends_turn(*action)))
            .count();
        let text = to_text(&record).unwrap();
        let (_, list) = text.split_once("\"actions\": [\n").unwrap();
        let lines = list.lines().take_while(|line| line.starts_with("    ")).count();
        // One for the deal; perhaps one more for the cards after the last round.
        assert!((turns + 1..=turns + 2).contains(&lines), "{turns} turns, {lines} lines");
    }

    #[test]
    fn short_things_stand_on_one_line() {
        let text = to_text(&record(3)).unwrap();
        assert!(text.contains("\n    \"layout\": [15, 5, 2, 14, "), "{text}");
        assert!(
            text.contains("\n    { \"name\": \"random 1\", \"bot\": \"random\" },\n"),
            "{text}"
        );
        let frame = text.lines().filter(|line| !line.starts_with("    \"draw"));
        let wide = frame.take(40).find(|line| !line.contains("move-") && line.len() > 110);
        assert_eq!(wide, None);
    }

    #[test]
    fn names_that_look_like_structure_stay_names() {
        let mut record = record(2);
        record.players[0].name = "[ \n  \"actions\": [] {".to_owned();
        record.about = Some("{".to_owned());
        let text = to_text(&record).unwrap();
        assert_eq!(serde_json::from_str::<Record<Game>>(&text).unwrap(), record);
    }
}
