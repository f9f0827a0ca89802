use crate::{Account, Device, Ended, Guesses, Guest, Later, Token, Vacation};

/// Where somebody gets better at the game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Practice {
    School,
    Puzzles,
}

/// Keeps who comes: guests, the devices they come with, and the accounts of some of them.
///
/// Secrets are never kept, only their hashes; whoever asks has hashed them.
pub trait People: Send + Sync + 'static {
    /// A new guest with the first device.
    fn add_guest<'a>(
        &'a self,
        guest: &'a Guest,
        device: &'a Device,
        secret_hash: &'a str,
    ) -> Later<'a, ()>;
    fn guest<'a>(&'a self, id: &'a str) -> Later<'a, Option<Guest>>;
    /// Whether others see the unrated games of this guest.
    fn shows_past<'a>(&'a self, guest: &'a str) -> Later<'a, bool>;
    fn set_shows_past<'a>(&'a self, guest: &'a str, shows: bool) -> Later<'a, ()>;
    /// How far this guest is in something, as it was written; nothing if nothing was.
    fn practice<'a>(&'a self, guest: &'a str, what: Practice) -> Later<'a, String>;
    /// Writes it anew, if it still is what it was `before`: another device may have written meanwhile.
    fn replace_practice<'a>(
        &'a self,
        guest: &'a str,
        what: Practice,
        before: &'a str,
        now: &'a str,
    ) -> Later<'a, bool>;
    fn rename_guest<'a>(&'a self, id: &'a str, name: &'a str) -> Later<'a, ()>;
    /// What a guest had becomes that of another one, who has an account; the guest is gone. Where the
    /// guest wanted to be told goes with them: it may be the mailbox of somebody else. Seats are not
    /// touched: the tables have to be saved before.
    fn merge_guest<'a>(&'a self, guest: &'a str, into: &'a str) -> Later<'a, ()>;
    /// Takes a guest away with everything that is kept about them: the account, the devices, the tokens,
    /// the uploads. Tables that nobody else looks after are nobody's then.
    fn forget_guest<'a>(&'a self, id: &'a str) -> Later<'a, ()>;

    /// Whose device has this secret, and which one it is.
    fn guest_by_device<'a>(&'a self, secret_hash: &'a str) -> Later<'a, Option<(Guest, String)>>;
    fn add_device<'a>(&'a self, device: &'a Device, secret_hash: &'a str) -> Later<'a, ()>;
    /// The devices of a guest, the last seen first.
    fn devices<'a>(&'a self, guest: &'a str) -> Later<'a, Vec<Device>>;
    fn device_seen<'a>(&'a self, id: &'a str, now: i64) -> Later<'a, ()>;
    /// The channels of a browser go over from one device to another, which replaces it.
    fn move_channels<'a>(&'a self, from: &'a str, to: &'a str) -> Later<'a, ()>;
    /// Says whether there was one. Its channels go with it.
    fn remove_device<'a>(&'a self, guest: &'a str, id: &'a str) -> Later<'a, bool>;

    /// A conflict if the name is taken, or if the guest has an account.
    fn add_account<'a>(&'a self, account: &'a Account) -> Later<'a, ()>;
    fn account<'a>(&'a self, guest: &'a str) -> Later<'a, Option<Account>>;
    /// Those whose look is not known yet.
    fn accounts_without_skeleton(&self) -> Later<'_, Vec<Account>>;
    /// Keeps how the name of an account looks, unless an older account looks the same.
    fn set_skeleton<'a>(&'a self, guest: &'a str, skeleton: &'a str) -> Later<'a, ()>;
    fn account_by_name<'a>(&'a self, folded: &'a str) -> Later<'a, Option<Account>>;
    /// Changes the password. All links, all tokens and all devices but one end with the old one; says
    /// which.
    fn set_password<'a>(
        &'a self,
        guest: &'a str,
        password: &'a str,
        device: &'a str,
    ) -> Later<'a, Ended>;

    /// The wrong passwords that were tried for these, in their order.
    fn guesses<'a>(&'a self, ids: &'a [String]) -> Later<'a, Vec<Option<Guesses>>>;
    /// One more for each of these; every second takes so many away as is said beside it. Very old ones are
    /// forgotten.
    fn add_guess<'a>(&'a self, guesses: &'a [(String, f64)], now: i64) -> Later<'a, ()>;

    /// A link that signs this guest in; an older one is forgotten.
    fn set_sign_in_link<'a>(
        &'a self,
        guest: &'a str,
        secret_hash: &'a str,
        expires: i64,
    ) -> Later<'a, ()>;
    /// Uses a link up; says whose it was, if it was still good.
    fn take_sign_in_link<'a>(&'a self, secret_hash: &'a str, now: i64)
    -> Later<'a, Option<String>>;

    /// Keeps when somebody is away. One that begins at the same time is replaced.
    fn set_vacation<'a>(&'a self, guest: &'a str, vacation: Vacation) -> Later<'a, ()>;
    /// The vacations of a guest that end after `since`, in their order.
    fn vacations<'a>(&'a self, guest: &'a str, since: i64) -> Later<'a, Vec<Vacation>>;

    fn add_token<'a>(&'a self, token: &'a Token, secret_hash: &'a str) -> Later<'a, ()>;
    /// The tokens of a guest, the newest first.
    fn tokens<'a>(&'a self, guest: &'a str) -> Later<'a, Vec<Token>>;
    fn guest_by_token<'a>(&'a self, secret_hash: &'a str) -> Later<'a, Option<(Guest, Token)>>;
    fn token_seen<'a>(&'a self, id: &'a str, now: i64) -> Later<'a, ()>;
    /// Says whether there was one.
    fn remove_token<'a>(&'a self, guest: &'a str, id: &'a str) -> Later<'a, bool>;
}
