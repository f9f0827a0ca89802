//! Examines every chapter: it is played as it wants to be played, and at every step everything else is
//! tried.

use tabletop::{Answers, Coded};

use crate::{
    Chapter, SchoolError, Task, Taught, chapters,
    course::{follow, show},
    pupil::Pupil,
};

/// Plays a chapter with all right answers; before each of them with all wrong ones.
pub(crate) fn examine<G: Taught>(chapter: &'static Chapter<G>) -> Result<(), String> {
    let mut pupil = Pupil::new(chapter).map_err(|error| error.to_string())?;
    let mut answers = 0;
    while let Some(step) = pupil.step() {
        let at = format!("{} {:?} {}", chapter.id, pupil.at, step.line);
        let said = |error: SchoolError| format!("{at}: {error}");
        if let Task::Listen = step.task {
            pupil.go_on().map_err(said)?;
            continue;
        }
        every_way_goes_on(&pupil).map_err(|error| format!("{at}: {error}"))?;
        everything_else_is_answered(&pupil).map_err(|error| format!("{at}: {error}"))?;
        let Some(action) = pupil.shown().map_err(said)? else {
            return Err(format!("{at}: nothing is shown; asked: {:?}", pupil.game.turn()));
        };
        let before = pupil.at;
        if let Some(wrong) = pupil.answer(action).map_err(said)? {
            let legal = legal(&pupil);
            return Err(format!("{at}: {action} is wrong ({}); legal: {legal:?}", wrong.line));
        }
        let free = matches!(step.task, Task::Exercise(_));
        if pupil.at != before && !free && !pupil.left_over.is_empty() {
            let told = &pupil.told[pupil.told.len().saturating_sub(9)..];
            return Err(format!("{at}: not used of the script: {}; {told:?}", pupil.left_over));
        }
        answers += 1;
        if answers > crate::MOST_ANSWERS {
            return Err(format!("{at}: it never ends"));
        }
    }
    let again = follow(chapter, &pupil.answers).map_err(|error| error.to_string())?;
    if again.game != pupil.game || again.step().is_some() {
        return Err(format!("{}: the answers do not lead there again", chapter.id));
    }
    Ok(())
}

fn legal<G: Taught>(pupil: &Pupil<G>) -> Vec<String> {
    let mut legal = Answers::new();
    pupil.game.legal_actions(&mut legal);
    legal.iter().map(ToString::to_string).collect()
}

/// Whoever wants to be shown is shown.
fn every_way_goes_on<G: Taught>(pupil: &Pupil<G>) -> Result<(), String> {
    let mut shown = pupil.clone();
    let before = shown.at;
    show(&mut shown).map_err(|error| format!("{error}; legal: {:?}", legal(&shown)))?;
    if shown.at == before {
        return Err("showing does not go on".to_owned());
    }
    Ok(())
}

/// Whatever else is tried, legal or not, has a line, and nothing has changed.
fn everything_else_is_answered<G: Taught>(pupil: &Pupil<G>) -> Result<(), String> {
    let wanted = pupil.shown().map_err(|error| error.to_string())?;
    for action in (0..G::Action::COUNT).filter_map(G::Action::from_id) {
        let mut tried = pupil.clone();
        let Some(wrong) = tried.answer(action).map_err(|error| error.to_string())? else {
            continue;
        };
        if Some(action) == wanted {
            continue;
        }
        if wrong.line.is_empty() {
            return Err(format!("nothing is said to {action}"));
        }
        let same = tried.at == pupil.at && (wrong.again || tried.game == pupil.game);
        if !same {
            return Err(format!("{action} has changed something"));
        }
    }
    Ok(())
}

#[test]
fn every_chapter_can_be_played_in_all_right_and_wrong_ways() {
    let wrong: Vec<_> = chapters().iter().filter_map(|chapter| chapter.examine().err()).collect();
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

#[test]
fn no_two_chapters_have_the_same_name() {
    let names: std::collections::BTreeSet<_> =
        chapters().iter().map(|chapter| chapter.id()).collect();
    assert_eq!(names.len(), chapters().len());
}
