use crate::Later;

/// What somebody thinks of somebody else.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum FriendState {
    /// Would like to be friends; the other has not said anything yet.
    Asked,
    Friend,
    /// Wants to hear nothing from the other.
    Blocked,
}

impl FriendState {
    pub(crate) const fn name(self) -> &'static str {
        match self {
            Self::Asked => "asked",
            Self::Friend => "friend",
            Self::Blocked => "blocked",
        }
    }

    pub(crate) fn from_name(name: &str) -> Option<Self> {
        [Self::Asked, Self::Friend, Self::Blocked].into_iter().find(|state| state.name() == name)
    }
}

/// Somebody whom a guest knows, or wants to, or not.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Friend {
    pub id: String,
    /// Of the account.
    pub name: String,
    pub state: FriendState,
    /// It is the other one who asked. Whoever blocks is never told.
    pub from_other: bool,
    /// When the other was seen last, on any device; nothing, if they do not want that to be known.
    pub seen: Option<i64>,
}

/// How somebody wants to be found and seen.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct FriendCard {
    pub link: String,
    pub hidden: bool,
}

/// A friend asks somebody to come to a table.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Invitation {
    pub table: String,
    pub by: String,
    /// Of the account.
    pub name: String,
    pub created: i64,
}

/// Keeps who is friends with whom. Both have accounts; both have agreed.
pub trait Friends: Send + Sync + 'static {
    /// Everybody a guest knows, by name.
    fn friends<'a>(&'a self, guest: &'a str) -> Later<'a, Vec<Friend>>;
    /// Asks somebody to be friends. Whoever was asked by the other already agrees with it; whoever is
    /// blocked by the other asks in vain and does not notice. Says whether they are friends now.
    fn ask_friend<'a>(&'a self, guest: &'a str, other: &'a str, now: i64) -> Later<'a, bool>;
    /// Both have agreed. A conflict, if one blocks the other.
    fn befriend<'a>(&'a self, guest: &'a str, other: &'a str, now: i64) -> Later<'a, ()>;
    /// They are no friends any more, and nobody asks. What is blocked by the other stays so.
    fn part_friends<'a>(&'a self, guest: &'a str, other: &'a str) -> Later<'a, ()>;
    fn block_friend<'a>(&'a self, guest: &'a str, other: &'a str, now: i64) -> Later<'a, ()>;

    fn friend_card<'a>(&'a self, guest: &'a str) -> Later<'a, Option<FriendCard>>;
    fn set_friend_card<'a>(&'a self, guest: &'a str, card: &'a FriendCard) -> Later<'a, ()>;
    /// Whose link it is.
    fn guest_by_friend_link<'a>(&'a self, link: &'a str) -> Later<'a, Option<String>>;

    fn invite<'a>(&'a self, guest: &'a str, by: &'a str, table: &'a str, now: i64)
    -> Later<'a, ()>;
    /// To tables that have not begun, the newest first.
    fn invitations<'a>(&'a self, guest: &'a str) -> Later<'a, Vec<Invitation>>;
    fn remove_invitation<'a>(&'a self, guest: &'a str, table: &'a str) -> Later<'a, ()>;
}
