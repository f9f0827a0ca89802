//! Boards that are counted, or looked for, for those who ask the server.
//!
//! One game is played after the other, and half of the time of one core at most, except for the first look that
//! everybody gets; bots who think for a table come first. What nobody asks about stops and goes on when somebody
//! asks for it again, as long as there is room to remember it. Whoever wants the same gets the same, so that a
//! board many people look at is counted once. Nothing is written down: it can be counted again.

use std::{
    sync::{Arc, Mutex, MutexGuard, PoisonError},
    time::{Duration, Instant},
};

use protocol::web::{Code, study::StudyState};
use serde_json::Value;
use study::layouts::{Experiment, LayoutReport};

use super::studying::Asker;
use crate::{
    app::App,
    failure::{Answer, Failure},
    settings::LaboratoryLimits,
};

/// So long a piece takes, about; the game that is played then is played to its end.
const PIECE: Duration = Duration::from_millis(100);

/// So many games are played without a pause: a first look.
const FIRST_LOOK: u32 = 50;

/// While bots think for people, boards wait so long before they look again.
const BOTS_FIRST: Duration = Duration::from_millis(200);

type Work = Arc<Mutex<Experiment>>;

#[derive(Debug, Default)]
pub(crate) struct Laboratory(Mutex<State>);

#[derive(Debug, Default)]
struct State {
    /// In the order in which they were asked for.
    jobs: Vec<Job>,
    /// Whether somebody works at them.
    working: bool,
}

#[derive(Debug)]
struct Job {
    id: String,
    asker: Asker,
    /// When somebody last asked about it.
    asked: Instant,
    stopped: bool,
    done: bool,
    played: u32,
    /// What is known by now: nobody waits for the game that is being played.
    report: Value,
    work: Work,
}

impl Job {
    fn is_wanted(&self, limits: &LaboratoryLimits) -> bool {
        !self.done && !self.stopped && self.asked.elapsed() < limits.patience
    }

    fn state(&self, limits: &LaboratoryLimits) -> StudyState {
        if self.done {
            StudyState::Finished
        } else if self.is_wanted(limits) {
            StudyState::Running
        } else {
            StudyState::Stopped
        }
    }
}

/// What is known of a board.
#[derive(Debug)]
pub(crate) struct Known {
    pub(crate) state: StudyState,
    pub(crate) ahead: usize,
    pub(crate) report: Value,
}

impl Laboratory {
    fn state(&self) -> MutexGuard<'_, State> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Whether there is one already; if so it goes on, for this asker if it had stopped.
    pub(crate) fn resume(&self, app: &Arc<App>, id: &str, asker: &Asker) -> Answer<bool> {
        let limits = &app.settings.limits.laboratory;
        {
            let mut state = self.state();
            let Some(place) = state.jobs.iter().position(|job| job.id == id) else {
                return Ok(false);
            };
            if state.jobs[place].state(limits) == StudyState::Stopped {
                admit(&state.jobs, limits, asker)?;
                state.jobs[place].asker = asker.clone();
            }
            let job = &mut state.jobs[place];
            (job.asked, job.stopped) = (Instant::now(), false);
        }
        self.wake(app);
        Ok(true)
    }

    /// One more is to be counted, if this asker may have one more.
    pub(crate) fn add(
        &self,
        app: &Arc<App>,
        id: String,
        asker: Asker,
        experiment: Experiment,
    ) -> Answer<()> {
        let limits = &app.settings.limits.laboratory;
        let report = written(&experiment.report());
        {
            let mut state = self.state();
            admit(&state.jobs, limits, &asker)?;
            if state.jobs.iter().all(|job| job.id != id) {
                let (asked, work) = (Instant::now(), Arc::new(Mutex::new(experiment)));
                let (stopped, done, played) = (false, false, 0);
                state.jobs.push(Job { id, asker, asked, stopped, done, played, report, work });
            }
            // Those that nobody has asked about for longest make room.
            while state.jobs.len() > limits.waiting {
                let idle = state.jobs.iter().enumerate().filter(|(_, job)| !job.is_wanted(limits));
                let Some((place, _)) = idle.min_by_key(|(_, job)| job.asked) else { break };
                state.jobs.remove(place);
            }
        }
        self.wake(app);
        Ok(())
    }

    /// Nobody needs to go on for whoever asked for it. Those of others go on.
    pub(crate) fn stop(&self, id: &str, guest: &str) {
        let mut state = self.state();
        let mine = |job: &&mut Job| job.id == id && job.asker.guest == guest;
        if let Some(job) = state.jobs.iter_mut().find(mine) {
            job.stopped = true;
        }
    }

    fn wake(&self, app: &Arc<App>) {
        if !std::mem::replace(&mut self.state().working, true) {
            tokio::spawn(work(Arc::clone(app)));
        }
    }

    /// What is known; somebody asks about it now.
    pub(crate) fn known(&self, limits: &LaboratoryLimits, id: &str) -> Option<Known> {
        let mut all = self.state();
        let place = all.jobs.iter().position(|job| job.id == id)?;
        let ahead = all.jobs[..place].iter().filter(|job| job.is_wanted(limits)).count();
        let job = &mut all.jobs[place];
        let state = job.state(limits);
        // What has stopped goes on only if somebody asks for it.
        if state == StudyState::Running || state == StudyState::Finished {
            job.asked = Instant::now();
        }
        Some(Known { state, ahead, report: job.report.clone() })
    }

    /// The next one that somebody waits for: the one of which least is known. If there is none, nobody works any
    /// more.
    fn next(&self, limits: &LaboratoryLimits) -> Option<(String, Work)> {
        let mut state = self.state();
        let wanted = state.jobs.iter().filter(|job| job.is_wanted(limits));
        let next = wanted.min_by_key(|job| job.played);
        let next = next.map(|job| (job.id.clone(), Arc::clone(&job.work)));
        state.working = next.is_some();
        next
    }

    /// Nobody works any more; whoever asks next lets it go on.
    fn rest(&self) {
        self.state().working = false;
    }

    fn has_come_to(&self, id: &str, done: bool, report: &LayoutReport) {
        if let Some(job) = self.state().jobs.iter_mut().find(|job| job.id == id) {
            (job.done, job.played, job.report) = (done, report.played, written(report));
        }
    }

    fn forget(&self, id: &str) {
        self.state().jobs.retain(|job| job.id != id);
    }
}

/// Whether somebody may have one more board counted.
fn admit(jobs: &[Job], limits: &LaboratoryLimits, asker: &Asker) -> Answer<()> {
    let wanted = || jobs.iter().filter(|job| job.is_wanted(limits));
    let too_many = |message: &str| Err(Failure::new(Code::TooMany, message));
    if wanted().filter(|job| job.asker.guest == asker.guest).count() >= limits.of_guest {
        return too_many("wait until your other boards have been counted");
    }
    if wanted().filter(|job| job.asker.from == asker.from).count() >= limits.from {
        return too_many("wait until the other boards from there have been counted");
    }
    if wanted().count() >= limits.waiting {
        return too_many("too many boards wait to be counted");
    }
    Ok(())
}

fn written(report: &LayoutReport) -> Value {
    // Plain numbers and texts: there is nothing in it that could not be written.
    serde_json::to_value(report).unwrap_or_default()
}

/// Works as long as somebody waits.
async fn work(app: Arc<App>) {
    let limits = &app.settings.limits.laboratory;
    while let Some((id, work)) = app.laboratory.next(limits) {
        if *app.closing.borrow() {
            app.laboratory.rest();
            break;
        }
        if app.thinkers.waiting() > 0 {
            tokio::time::sleep(BOTS_FIRST).await;
            continue;
        }
        let begin = Instant::now();
        let Ok((done, report)) = tokio::task::spawn_blocking(move || piece(&work)).await else {
            tracing::error!("the count of a board failed");
            app.laboratory.forget(&id);
            continue;
        };
        app.laboratory.has_come_to(&id, done, &report);
        if report.played > FIRST_LOOK {
            tokio::time::sleep(begin.elapsed()).await;
        }
    }
}

fn piece(work: &Work) -> (bool, LayoutReport) {
    let begin = Instant::now();
    let mut experiment = work.lock().unwrap_or_else(PoisonError::into_inner);
    loop {
        let done = experiment.advance(1);
        if done || begin.elapsed() >= PIECE {
            return (done, experiment.report());
        }
    }
}
