/// Where the events of a game go.
///
/// The rules tell everything that happens to a sink. A table listens with a `Vec`; a search
/// passes [`Ignore`], and the compiler removes the telling.
pub trait Sink<Event> {
    /// Hears one event.
    fn tell(&mut self, event: Event);
}

/// Listens to nothing.
#[derive(Clone, Copy, Debug, Default)]
pub struct Ignore;

impl<Event> Sink<Event> for Ignore {
    #[inline(always)]
    fn tell(&mut self, _: Event) {}
}

impl<Event> Sink<Event> for Vec<Event> {
    fn tell(&mut self, event: Event) {
        self.push(event);
    }
}
