//! How this game keeps the promise of [`tabletop::Game`]; the work is done elsewhere.

use tabletop::{Answers, Outcomes, Picker, Ranking, Rng, Seat, Sink, Turn, Viewer};

use crate::{
    Action, Blocked, Chance, Event, Game, Hand, Options, Preview, Question, Refusal, Setup,
    SetupError, View,
    table::{deal, start, versions::RulesVersion},
    turn::end,
};

impl tabletop::Game for Game {
    const NAME: &'static str = "bazaar";
    const RULES_VERSION: u32 = RulesVersion::NEWEST.number();
    const OLDEST_RULES_VERSION: u32 = RulesVersion::OLDEST.number();

    type Options = Options;
    type Setup = Setup;
    type SetupError = SetupError;
    type Action = Action;
    type Question = Question;
    type Chance = Chance;
    type Event = Event;
    type View = View;
    type Refusal = Refusal;
    type Preview = Preview;
    type Blocked = Blocked;

    fn deal(options: &Options, picker: &mut dyn Picker) -> Result<Setup, SetupError> {
        deal::deal(options, picker)
    }

    fn start(setup: &Setup) -> Result<Self, SetupError> {
        start::start(setup, RulesVersion::NEWEST)
    }

    fn start_by(version: u32, setup: &Setup) -> Result<Self, SetupError> {
        let version = RulesVersion::new(version).ok_or(SetupError::RulesVersion(version))?;
        start::start(setup, version)
    }

    fn seats(&self) -> usize {
        Self::seats(self)
    }

    #[inline]
    fn turn(&self) -> Turn<Question, Chance> {
        Self::turn(self)
    }

    #[inline]
    fn legal_actions(&self, answers: &mut Answers<Action>) {
        Self::legal_actions(self, answers);
    }

    fn chance_outcomes(&self, outcomes: &mut Outcomes<Action>) {
        Self::chance_outcomes(self, outcomes);
    }

    fn check(&self, action: Action) -> Result<(), Refusal> {
        Self::check(self, action)
    }

    #[inline]
    fn apply_action<S: Sink<Event>>(&mut self, action: Action, sink: &mut S) {
        Self::apply_action(self, action, sink);
    }

    fn view(&self, viewer: Viewer) -> View {
        Self::view(self, viewer)
    }

    /// Cards drawn are seen by their owner alone; dice and demand tiles by all.
    fn hides_outcome(&self, viewer: Viewer) -> bool {
        Self::hides_outcome(self, viewer)
    }

    fn event_for(event: &Event, viewer: Viewer) -> Event {
        event.seen_by(viewer)
    }

    fn setup_for(setup: &Setup, viewer: Viewer) -> Setup {
        let mut setup = setup.clone();
        for (seat, player) in Seat::all(setup.players.len()).zip(&mut setup.players) {
            if !viewer.is(seat) && player.hand.is_some() {
                player.hand = Some(Hand::Hidden);
            }
        }
        setup
    }

    fn resample<R: Rng>(&self, viewer: Viewer, rng: &mut R) -> Self {
        Self::resample(self, viewer, rng)
    }

    fn ranking(&self) -> Option<Ranking> {
        end::ranking(self)
    }

    fn preview(&self, action: Action) -> Preview {
        Self::preview(self, action)
    }

    fn goes_without_saying(&self) -> Option<Action> {
        Self::goes_without_saying(self)
    }

    fn blocked(&self) -> Vec<Blocked> {
        Self::blocked(self)
    }

    fn audit(&self) -> Result<(), String> {
        Self::audit(self)
    }

    #[inline]
    fn sample_chance<R: Rng>(&self, rng: &mut R) -> Option<Action> {
        Self::sample_chance(self, rng)
    }

    #[inline]
    fn current_player(&self) -> Option<Seat> {
        Self::current_player(self)
    }

    #[inline]
    fn is_chance_node(&self) -> bool {
        Self::is_chance_node(self)
    }

    #[inline]
    fn is_terminal(&self) -> bool {
        self.steps.top().is_over()
    }
}
