//! What a server says about itself, on the standard error.

use std::{
    fmt::{self, Write as _},
    io::{self, IsTerminal as _},
};

use server::Mishaps;
use tracing::{Event, Level, Subscriber, field::Field};
use tracing_subscriber::{
    EnvFilter, Layer,
    layer::{Context, SubscriberExt as _},
    util::SubscriberInitExt as _,
};

/// Starts the log. What goes wrong is also remembered for the admin page.
pub(crate) fn start(json: bool, mishaps: Mishaps) {
    let filter = EnvFilter::try_from_env("BEDESTEN_LOG")
        .unwrap_or_else(|_| EnvFilter::new("warn,server=info"));
    let text = tracing_subscriber::fmt::layer().with_writer(io::stderr);
    let text = text.with_ansi(io::stderr().is_terminal());
    let text = if json { text.json().boxed() } else { text.with_target(false).boxed() };
    let log = tracing_subscriber::registry().with(filter).with(text).with(Remembering(mishaps));
    // A second log would be refused; there is only this one.
    let _ = log.try_init();
}

struct Remembering(Mishaps);

impl<S: Subscriber> Layer<S> for Remembering {
    fn on_event(&self, event: &Event<'_>, _: Context<'_, S>) {
        if *event.metadata().level() <= Level::WARN {
            let mut line = LogLine(String::new());
            event.record(&mut line);
            self.0.note(line.0.trim());
        }
    }
}

/// The message first, then what belongs to it.
struct LogLine(String);

impl tracing::field::Visit for LogLine {
    fn record_debug(&mut self, field: &Field, value: &dyn fmt::Debug) {
        if field.name() == "message" {
            self.0.insert_str(0, &format!("{value:?}"));
        } else {
            // Writing into a string cannot fail.
            let _ = write!(self.0, " {}={value:?}", field.name());
        }
    }
}
