//! Whether what is written can be believed.
//!
//! A disk that was full or failed for a moment may leave a connection in a state that nobody foresaw.
//! After such a failure nothing is written over that connection any more, and nothing is acknowledged
//! until something was written and read back by somebody else.

use std::sync::atomic::{AtomicBool, Ordering};

use sqlx::error::ErrorKind;

use crate::StoreError;

#[derive(Debug, Default)]
pub(crate) struct Doubt {
    /// Nothing was read back since the last failure.
    unproved: AtomicBool,
    /// The connection that failed may still be in the pool.
    suspect: AtomicBool,
}

impl Doubt {
    pub(crate) fn is_there(&self) -> bool {
        self.unproved.load(Ordering::Acquire)
    }

    pub(crate) fn raise(&self) {
        self.suspect.store(true, Ordering::Release);
        self.unproved.store(true, Ordering::Release);
    }

    pub(crate) fn settle(&self) {
        self.unproved.store(false, Ordering::Release);
    }

    /// Whether a connection that rested meanwhile is to be closed; asked once for each failure.
    pub(crate) fn takes_away_connection(&self) -> bool {
        self.suspect.swap(false, Ordering::AcqRel)
    }
}

impl StoreError {
    /// Whether the database itself failed, and did not just refuse what was wanted.
    pub(crate) fn is_grave(&self) -> bool {
        let error = match self {
            Self::Conflict | Self::Repeated => return false,
            Self::Unproved | Self::Migration(_) => return true,
            Self::Database(error) => error,
        };
        if let sqlx::Error::Database(said) = error {
            return matches!(said.kind(), ErrorKind::Other);
        }
        !matches!(
            error,
            sqlx::Error::RowNotFound
                | sqlx::Error::ColumnNotFound(_)
                | sqlx::Error::ColumnDecode { .. }
                | sqlx::Error::Decode(_)
        )
    }

    /// Whether nobody knows if it was written: the line broke before the answer came.
    pub fn is_uncertain(&self) -> bool {
        let error = match self {
            Self::Conflict | Self::Repeated => return false,
            Self::Unproved | Self::Migration(_) => return true,
            Self::Database(error) => error,
        };
        // A database that answers says what it did, unless it says that it is going away. SQLSTATEs have
        // five characters: class 08 is the connection, 57P what an operator does to it.
        if let sqlx::Error::Database(said) = error {
            return said.code().is_some_and(|code| {
                code.len() == 5 && (code.starts_with("08") || code.starts_with("57P"))
            });
        }
        // Here nothing was sent.
        !matches!(
            error,
            sqlx::Error::PoolTimedOut | sqlx::Error::PoolClosed | sqlx::Error::Configuration(_)
        )
    }

    /// Whether there is no room left where the database is.
    pub fn is_full(&self) -> bool {
        // SQLITE_FULL, and “disk full” of PostgreSQL.
        let Self::Database(sqlx::Error::Database(said)) = self else { return false };
        said.code().is_some_and(|code| code == "13" || code == "53100")
    }
}
