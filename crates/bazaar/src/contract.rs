//! How this game keeps the promise of [`tabletop::Game`]; the work is done elsewhere.

use tabletop::{Answers, Outcomes, Picker, Ranking, Rng, Seat, Sink, Turn, Viewer};

use crate::{
    Action, Blocked, Chance, Event, Game, Hand, Options, Preview, Question, Refusal, Setup,
    SetupError, View, end, setup, step::Step, versions::RulesVersion,
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
        setup::deal(options, picker)
    }

    fn start(setup: &Setup) -> Result<Self, SetupError> {
        setup::start(setup, RulesVersion::NEWEST)
    }

    fn start_by(version: u32, setup: &Setup) -> Result<Self, SetupError> {
        let version = RulesVersion::new(version).ok_or(SetupError::RulesVersion(version))?;
        setup::start(setup, version)
    }

    fn seats(&self) -> usize {
        self.seat_count()
    }

    #[inline]
    fn turn(&self) -> Turn<Question, Chance> {
        self.turn_now()
    }

    #[inline]
    fn legal_actions(&self, answers: &mut Answers<Action>) {
        self.answers(answers);
    }

    fn chance_outcomes(&self, outcomes: &mut Outcomes<Action>) {
        self.outcomes(outcomes);
    }

    fn check(&self, action: Action) -> Result<(), Refusal> {
        self.check_action(action)
    }

    #[inline]
    fn apply_action<S: Sink<Event>>(&mut self, action: Action, sink: &mut S) {
        self.apply(action, sink);
    }

    fn view(&self, viewer: Viewer) -> View {
        self.view_for(viewer)
    }

    /// Cards drawn are seen by their owner alone; dice and demand tiles by all.
    fn hides_outcome(&self, viewer: Viewer) -> bool {
        if let Step::Deal(seat) = self.steps.top() {
            !viewer.is(seat)
        } else {
            matches!(self.steps.top(), Step::Draw(_) | Step::DrawGuild(_)) && !viewer.is(self.seat)
        }
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
        self.deal_unseen(viewer, rng)
    }

    fn ranking(&self) -> Option<Ranking> {
        end::ranking(self)
    }

    fn preview(&self, action: Action) -> Preview {
        self.preview_of(action)
    }

    fn goes_without_saying(&self) -> Option<Action> {
        self.unsaid_answer()
    }

    fn blocked(&self) -> Vec<Blocked> {
        self.blocked_answers()
    }

    fn audit(&self) -> Result<(), String> {
        self.audit_pieces()
    }

    #[inline]
    fn sample_chance<R: Rng>(&self, rng: &mut R) -> Option<Action> {
        self.sample(rng)
    }

    #[inline]
    fn current_player(&self) -> Option<Seat> {
        self.seat_asked()
    }

    #[inline]
    fn is_chance_node(&self) -> bool {
        self.is_chance()
    }

    #[inline]
    fn is_terminal(&self) -> bool {
        self.steps.top() == Step::Over
    }
}
