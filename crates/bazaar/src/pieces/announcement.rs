use serde::{Deserialize, Serialize};

/// A number that can be announced at the Tea House: 3 to 12 (B-30).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export, type = "number"))]
#[serde(try_from = "u8", into = "u8")]
pub struct Announcement(u8);

/// This number cannot be announced.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{0} cannot be announced; 3 to 12 can (B-30)")]
pub struct NotAnnounceable(pub u8);

impl Announcement {
    /// Every roll reaches 2, so nobody announces it.
    pub const LOWEST: u8 = 3;
    /// Two sixes.
    pub const HIGHEST: u8 = 12;

    /// This number, if it can be announced.
    #[inline]
    pub const fn new(number: u8) -> Option<Self> {
        if number >= Self::LOWEST && number <= Self::HIGHEST { Some(Self(number)) } else { None }
    }

    /// Every number that can be announced.
    pub fn all() -> impl Iterator<Item = Self> {
        (Self::LOWEST..=Self::HIGHEST).map(Self)
    }

    /// What was announced.
    #[inline]
    pub const fn number(self) -> u8 {
        self.0
    }
}

impl TryFrom<u8> for Announcement {
    type Error = NotAnnounceable;
    fn try_from(number: u8) -> Result<Self, NotAnnounceable> {
        Self::new(number).ok_or(NotAnnounceable(number))
    }
}

impl From<Announcement> for u8 {
    fn from(announcement: Announcement) -> Self {
        announcement.0
    }
}
