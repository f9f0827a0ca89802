//! Examines every chapter: it is played as it wants to be played, by every way that is right, and at every
//! step everything else is tried.

use std::{
    collections::{BTreeMap, BTreeSet},
    sync::LazyLock,
};

use tabletop::{Answers, Coded};

use crate::{
    Chapter, Step, Task, Taught,
    chapter::fits,
    chapters,
    course::{follow, key, show},
    pupil::Pupil,
    taught::Values,
};

/// Plays a chapter with all right answers, by each of several ways to its end; before each answer with all
/// wrong ones.
pub(crate) fn examine<G: Taught>(chapter: &'static Chapter<G>) -> Result<(), String> {
    let steps = chapter.turns.iter().copied().flatten();
    let asked = steps.rev().find(|step| !matches!(step.task, Task::Listen));
    if !asked.is_some_and(|step| matches!(step.task, Task::Exercise(_))) {
        return Err(format!("{} does not end with an exercise", chapter.id));
    }
    let mut open = vec![Pupil::new(chapter).map_err(|error| error.to_string())?];
    while let Some(pupil) = open.pop() {
        let at = format!("{} {:?}", chapter.id, pupil.at);
        match pupil.step() {
            Some(step) => {
                let after = after(&pupil, step);
                open.extend(after.map_err(|error| format!("{at} {}: {error}", step.line))?);
            }
            None => ended(&pupil).map_err(|error| format!("{at}: {error}"))?,
        }
    }
    Ok(())
}

/// The pupils after this step: one for each way that is right.
fn after<G: Taught>(pupil: &Pupil<G>, step: &Step<G>) -> Result<Vec<Pupil<G>>, String> {
    knows_what_it_names(pupil, step.line, &Values::new())?;
    match &step.task {
        Task::Listen => {
            let mut after = pupil.clone();
            after.go_on().map_err(|error| error.to_string())?;
            Ok(vec![after])
        }
        Task::Answer(right) => right.ways.iter().map(|way| by_way(pupil, way)).collect(),
        Task::Exercise(exercise) => Ok(vec![by_way(pupil, exercise.solution)?]),
    }
}

/// The pupil after these answers, which have to do the step.
fn by_way<G: Taught>(pupil: &Pupil<G>, way: &str) -> Result<Pupil<G>, String> {
    let (at, mut pupil) = (pupil.at, pupil.clone());
    let free = pupil.step().is_some_and(|step| matches!(step.task, Task::Exercise(_)));
    for word in way.split_whitespace() {
        if pupil.at != at {
            return Err(format!("the step is done before {word} of {way}"));
        }
        every_way_goes_on(&pupil)?;
        everything_else_is_answered(&pupil)?;
        if free {
            no_detour_is_a_dead_end(&pupil)?;
        }
        let action = word.parse().map_err(|_| format!("{word} is no action"))?;
        if let Some(wrong) = pupil.answer(action).map_err(|error| error.to_string())? {
            let legal = legal(&pupil);
            return Err(format!("{word} is wrong ({}); legal: {legal:?}", wrong.line));
        }
    }
    if pupil.at == at {
        return Err(format!("{way} does not do the step; asked: {:?}", pupil.game.turn()));
    }
    if !free && !pupil.left_over.is_empty() {
        let told = &pupil.told[pupil.told.len().saturating_sub(9)..];
        return Err(format!("{way}: not used of the script: {}; {told:?}", pupil.left_over));
    }
    Ok(pupil)
}

/// The answers of a pupil who has done all lead there again.
fn ended<G: Taught>(pupil: &Pupil<G>) -> Result<(), String> {
    knows_what_it_names(pupil, "done", &Values::new())?;
    let again = follow(pupil.chapter, &pupil.answers).map_err(|error| error.to_string())?;
    if again.game != pupil.game || again.step().is_some() {
        return Err(format!("{:?} do not lead there again", pupil.answers));
    }
    Ok(())
}

/// What a line names is known at the table where it is said, in every language.
fn knows_what_it_names<G: Taught>(
    pupil: &Pupil<G>,
    line: &str,
    more: &Values,
) -> Result<(), String> {
    static NAMED: LazyLock<BTreeMap<String, BTreeSet<String>>> = LazyLock::new(named);
    let key = key(pupil.chapter.id, line);
    let values = pupil.game.values(pupil.chapter.pupil);
    let names = NAMED.get(&key).into_iter().flatten();
    let mut unknown = names.filter(|name| !values.contains_key(*name) && !more.contains_key(*name));
    unknown.next().map_or(Ok(()), |name| Err(format!("nobody knows the {{{name}}} of {key}")))
}

/// What each line names between braces, in any language.
fn named() -> BTreeMap<String, BTreeSet<String>> {
    let mut named: BTreeMap<_, BTreeSet<_>> = BTreeMap::new();
    for locale in ["en", "de", "pl"] {
        let folder = concat!(env!("CARGO_MANIFEST_DIR"), "/../../web/messages/school");
        let written = std::fs::read_to_string(format!("{folder}/{locale}.json")).unwrap();
        let lines: BTreeMap<String, String> = serde_json::from_str(&written).unwrap();
        for (key, text) in lines {
            let names = text.split('{').skip(1).filter_map(|rest| rest.split('}').next());
            named.entry(key).or_default().extend(names.map(str::to_owned));
        }
    }
    named
}

fn legal_actions<G: Taught>(game: &G) -> Vec<G::Action> {
    let mut legal = Answers::new();
    game.legal_actions(&mut legal);
    legal.iter().copied().collect()
}

fn legal<G: Taught>(pupil: &Pupil<G>) -> Vec<String> {
    legal_actions(&pupil.game).iter().map(ToString::to_string).collect()
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
        knows_what_it_names(pupil, wrong.line, &wrong.values)?;
        if pupil.game.check(action).is_ok() && !is_told_to_who_came(pupil, &action.to_string()) {
            return Err(format!("{action} is answered as if one stood elsewhere"));
        }
        let same = tried.at == pupil.at && (wrong.again || tried.game == pupil.game);
        if !same {
            return Err(format!("{action} has changed something"));
        }
    }
    Ok(())
}

/// Whoever has come where he was sent and would do nothing there has a line of his own: that for other places
/// would send him where he stands.
fn is_told_to_who_came<G: Taught>(pupil: &Pupil<G>, notation: &str) -> bool {
    let Some(Step { task: Task::Answer(right), wrong, .. }) = pupil.step() else { return true };
    let came = !pupil.given.is_empty() && right.ways.iter().all(|way| way.starts_with("move-"));
    let nothing_done = ["stop", "skip"].contains(&notation);
    !came || !nothing_done || wrong.iter().any(|(pattern, _)| fits(pattern, notation))
}

/// Whoever takes another way than the one that is shown gets to the goal, or begins anew: after any two
/// answers that the rules allow, going on as quietly as possible is enough.
fn no_detour_is_a_dead_end<G: Taught>(pupil: &Pupil<G>) -> Result<(), String> {
    let mut ways = vec![(pupil.clone(), String::new())];
    for _ in 0..2 {
        let mut longer = Vec::new();
        for (pupil, way) in &ways {
            for action in legal_actions(&pupil.game) {
                let mut after = pupil.clone();
                let said = after.answer(action).map_err(|error| error.to_string())?;
                if said.is_none() && after.at == pupil.at {
                    longer.push((after, format!("{way} {action}")));
                }
            }
        }
        for (pupil, way) in &longer {
            ends(pupil.clone()).map_err(|stuck| format!("after{way} {stuck}"))?;
        }
        ways = longer;
    }
    Ok(())
}

/// Goes on with the quietest answers that are taken.
fn ends<G: Taught>(mut pupil: Pupil<G>) -> Result<(), String> {
    let at = pupil.at;
    for _ in 0..crate::MOST_ANSWERS {
        let quietest = pupil.game.quiet().into_iter();
        let mut taken = None;
        for action in quietest.chain(legal_actions(&pupil.game)) {
            let mut after = pupil.clone();
            let said = after.answer(action).map_err(|error| error.to_string())?;
            let again = said.as_ref().is_some_and(|said| said.again);
            if said.is_none() || again {
                taken = Some((again, after));
                break;
            }
        }
        let Some((again, after)) = taken else {
            let legal = legal(&pupil);
            return Err(format!(
                "nothing is right any more: {:?}; legal: {legal:?}",
                pupil.answers
            ));
        };
        if again || after.at != at {
            return Ok(());
        }
        pupil = after;
    }
    Err("it never ends".to_owned())
}

#[test]
fn every_chapter_can_be_played_in_all_right_and_wrong_ways() {
    let wrong: Vec<_> = chapters().iter().filter_map(|chapter| chapter.examine().err()).collect();
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

#[test]
fn no_two_chapters_have_the_same_name() {
    let names: BTreeSet<_> = chapters().iter().map(|chapter| chapter.id()).collect();
    assert_eq!(names.len(), chapters().len());
}
