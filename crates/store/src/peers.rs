//! What servers that share a database tell each other.
//!
//! The database tells of every write by itself (see the migrations); servers add who looks at which
//! table. News is a hint where to look and never what to believe: whoever hears it reads the table.

use std::time::Duration;

use sqlx::postgres::{PgConnectOptions, PgListener, PgPoolOptions};
use tokio::time::sleep;

use crate::{StoreError, archive::hex};

pub(crate) const CHANNEL: &str = "bedesten";

/// How long to wait before a line that broke is tried again.
const PAUSE: Duration = Duration::from_millis(250);

/// Something another server did.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum PeerNews {
    /// A table has this version and this revision now.
    Table { table: String, version: u64, revision: u64 },
    /// Plans or consents at a table are others.
    Around { table: String },
    /// Something was said at a table, hidden or deleted.
    Talk { table: String },
    /// A guest listens otherwise, or may speak or not.
    Ears { guest: String },
    /// A table was deleted.
    Gone { table: String },
    /// A device or a token of a guest was taken away.
    Revoked { guest: String },
    /// Who looks at a table there.
    Presence { server: String, table: String, spectators: u32, guests: Vec<String> },
    /// Whoever has this table open, say who looks.
    Who { table: String },
    /// The line broke: anything may have happened.
    Missed,
}

impl PeerNews {
    pub(crate) fn words(&self, from: &str) -> String {
        match self {
            Self::Table { table, version, revision } => {
                format!("table {from} {table} {version} {revision}")
            }
            Self::Around { table } => format!("around {from} {table}"),
            Self::Talk { table } => format!("talk {from} {table}"),
            Self::Ears { guest } => format!("ears {from} {guest}"),
            Self::Gone { table } => format!("gone {from} {table}"),
            Self::Revoked { guest } => format!("revoked {from} {guest}"),
            Self::Presence { table, spectators, guests, .. } => {
                format!("presence {from} {table} {spectators} {}", guests.join(" "))
            }
            Self::Who { table } => format!("who {from} {table}"),
            Self::Missed => format!("missed {from}"),
        }
    }

    /// What was said, and who said it. Newer servers may say what this one does not understand.
    fn from_words(text: &str) -> Option<(&str, Self)> {
        let mut words = text.split_ascii_whitespace();
        let (kind, from) = (words.next()?, words.next()?);
        let mut name = || words.next().map(str::to_owned);
        let news = match kind {
            "table" => Self::Table {
                table: name()?,
                version: words.next()?.parse().ok()?,
                revision: words.next()?.parse().ok()?,
            },
            "around" => Self::Around { table: name()? },
            "talk" => Self::Talk { table: name()? },
            "ears" => Self::Ears { guest: name()? },
            "gone" => Self::Gone { table: name()? },
            "revoked" => Self::Revoked { guest: name()? },
            "presence" => Self::Presence {
                server: from.to_owned(),
                table: name()?,
                spectators: words.next()?.parse().ok()?,
                guests: words.map(str::to_owned).collect(),
            },
            "who" => Self::Who { table: name()? },
            "missed" => Self::Missed,
            _ => return None,
        };
        Some((from, news))
    }
}

/// A line to the other servers.
#[derive(Debug)]
pub struct PeerLine {
    listener: PgListener,
    options: PgConnectOptions,
    server: String,
}

impl PeerLine {
    pub(crate) async fn open(options: &PgConnectOptions, server: &str) -> Result<Self, StoreError> {
        let listener = listen(options).await?;
        Ok(Self { listener, options: options.clone(), server: server.to_owned() })
    }

    /// The next thing that another server did. A line that broke is mended first.
    pub async fn next(&mut self) -> PeerNews {
        loop {
            match self.listener.try_recv().await {
                Ok(Some(told)) => match PeerNews::from_words(told.payload()) {
                    Some((from, news)) if from != self.server => return news,
                    Some(_) | None => {}
                },
                Ok(None) => return PeerNews::Missed,
                Err(_) => {
                    sleep(PAUSE).await;
                    if let Ok(listener) = listen(&self.options).await {
                        self.listener = listener;
                        return PeerNews::Missed;
                    }
                }
            }
        }
    }
}

async fn listen(options: &PgConnectOptions) -> Result<PgListener, sqlx::Error> {
    // The line is open all the time, so it takes no connection from those who read and write.
    let pool = PgPoolOptions::new().max_connections(1).connect_with(options.clone()).await?;
    let mut listener = PgListener::connect_with(&pool).await?;
    listener.listen(CHANNEL).await?;
    Ok(listener)
}

/// A name that no other server has.
pub(crate) fn server_name() -> String {
    let mut name = [0; 8];
    // Without randomness there would be no seeds either: nothing here goes on then.
    getrandom::fill(&mut name).unwrap_or_default();
    hex(&name)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_told_is_what_is_heard() {
        let (table, guest) = ("a1".to_owned(), "g".to_owned());
        let all = [
            PeerNews::Table { table: table.clone(), version: 3, revision: 1 },
            PeerNews::Around { table: table.clone() },
            PeerNews::Talk { table: table.clone() },
            PeerNews::Ears { guest: guest.clone() },
            PeerNews::Gone { table: table.clone() },
            PeerNews::Revoked { guest: guest.clone() },
            PeerNews::Presence {
                server: "one".to_owned(),
                table: table.clone(),
                spectators: 2,
                guests: vec![guest, "h".to_owned()],
            },
            PeerNews::Presence {
                server: "one".to_owned(),
                table: table.clone(),
                spectators: 0,
                guests: vec![],
            },
            PeerNews::Who { table },
            PeerNews::Missed,
        ];
        for news in all {
            assert_eq!(PeerNews::from_words(&news.words("one")), Some(("one", news)));
        }
    }

    #[test]
    fn nonsense_is_not_heard() {
        for words in
            ["", "table", "table x", "table x t", "table x t one 2", "weather x fine", "\u{0}"]
        {
            assert_eq!(PeerNews::from_words(words), None, "{words}");
        }
    }
}
