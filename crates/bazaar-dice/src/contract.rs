//! How this game keeps the promise of [`tabletop::Game`]; the work is done elsewhere.

use tabletop::{Answers, Outcomes, Picker, Ranking, Rng, Seat, Sink, Turn, Viewer};

use crate::{
    Action, Blocked, Chance, Event, Game, Options, Preview, Question, Refusal, Setup, SetupError,
    View, setup, step::Step, turns,
};

impl tabletop::Game for Game {
    const NAME: &'static str = "dice";
    const RULES_VERSION: u32 = 1;

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
        setup::start(setup)
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

    /// Dice, cards and tiles are turned up for all to see.
    fn hides_outcome(&self, _: Viewer) -> bool {
        false
    }

    fn event_for(event: &Event, _: Viewer) -> Event {
        *event
    }

    fn setup_for(setup: &Setup, _: Viewer) -> Setup {
        setup.clone()
    }

    /// Nobody knows more than the others: deck and stack are sets that all can count.
    fn resample<R: Rng>(&self, _: Viewer, _: &mut R) -> Self {
        self.clone()
    }

    fn ranking(&self) -> Option<Ranking> {
        turns::ranking(self)
    }

    fn preview(&self, action: Action) -> Preview {
        Self::preview(self, action)
    }

    /// Everything lies open, so the answers themselves are what everybody knows.
    fn goes_without_saying(&self) -> Option<Action> {
        let mut answers = Answers::new();
        Self::legal_actions(self, &mut answers);
        let [only] = answers[..] else { return None };
        let effects = Self::preview(self, only).effects;
        let free = effects.pay == crate::Amounts::default()
            && effects.returned == crate::Amounts::default();
        let unsaid = free && effects.reveals == crate::Reveals::None && !effects.ends_turn;
        unsaid.then_some(only)
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
        self.steps.top() == Step::Over
    }
}
