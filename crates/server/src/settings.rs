mod laboratory;

use std::{net::IpAddr, ops::RangeInclusive, time::Duration};

pub use self::laboratory::LaboratoryLimits;
use crate::{notifications::Mail, operations::mishaps::Mishaps};

/// How a server behaves. The defaults are for a table at home and for a small public server.
#[derive(Clone, Debug)]
pub struct Settings {
    /// The address people use, if it is not the one this server sees: `https://play.example`.
    pub public_url: Option<String>,
    /// Where others in the same network reach this server, if it listens for them: <http://192.168.1.7:7878>.
    pub network_url: Option<String>,
    /// Other names of this server. Its addresses, `localhost` and the name in `public_url` need not be told.
    pub host_names: Vec<String>,
    /// How long people have to see what a bot did.
    pub bot_pause: Duration,
    /// A game is put away when nobody looked for so long.
    pub idle: Duration,
    /// Bots do not think where nobody has looked for so long, unless time is kept there or several
    /// people play.
    pub unwatched: Duration,
    /// So many bots think at a time, besides quick ones. If it is not given: one for each core but one.
    pub thinkers: Option<usize>,
    /// Proxies that say truly where a request comes from.
    pub trusted_proxies: Vec<IpAddr>,
    /// What whoever looks after the house has to know. Without it nobody does.
    pub admin_token: Option<String>,
    /// Whoever is asked has so long before anybody may ask them to come.
    pub before_nudge: Duration,
    /// Nobody at a table is asked to come more often than this.
    pub nudge_pause: Duration,
    /// At a table without a clock a bot may be let play for whoever has not looked for so long.
    pub absence: Duration,
    /// Where seats are still being taken and nobody has come for so long, the table is closed.
    pub lobby: Duration,
    /// After somebody declined to end a game it is not proposed again for so long.
    pub end_pause: Duration,
    /// Games that are over and were not counted for the ratings are looked for so often.
    pub count_every: Duration,
    /// How often we look for players whose time is over.
    pub time_check: Duration,
    /// How long everybody has to show what they add to the dice, once the host has begun.
    pub reveal: Duration,
    pub paces: Paces,
    pub times: TimeLimits,
    /// What went wrong, as whoever writes the log notes it.
    pub mishaps: Mishaps,
    pub notifications: NotificationSettings,
    /// So many bytes of the disk are kept for running games: below that nothing new is begun. Nothing is
    /// kept if it is 0.
    pub reserve: u64,
    /// A small disk keeps this part of itself at most: 8 is an eighth.
    pub reserve_part: u64,
    /// How long a table of a quick match waits for people before bots take the free seats.
    pub match_patience: Duration,
    pub limits: Limits,
}

impl Default for Settings {
    fn default() -> Self {
        Self {
            public_url: None,
            network_url: None,
            host_names: Vec::new(),
            bot_pause: Duration::from_millis(300),
            idle: Duration::from_mins(2),
            unwatched: Duration::from_mins(2),
            thinkers: None,
            trusted_proxies: Vec::new(),
            admin_token: None,
            before_nudge: Duration::from_mins(1),
            nudge_pause: Duration::from_hours(24),
            absence: Duration::from_mins(3),
            lobby: Duration::from_hours(14 * 24),
            end_pause: Duration::from_mins(1),
            count_every: Duration::from_secs(5),
            time_check: Duration::from_secs(1),
            reveal: Duration::from_secs(15),
            paces: Paces::default(),
            times: TimeLimits::default(),
            mishaps: Mishaps::default(),
            notifications: NotificationSettings::default(),
            reserve: 64 * 1024 * 1024,
            reserve_part: 8,
            match_patience: Duration::from_secs(45),
            limits: Limits::default(),
        }
    }
}

/// How people hear that others wait.
#[derive(Clone, Debug)]
pub struct NotificationSettings {
    /// How long somebody has to come before they are called.
    pub grace: Duration,
    /// How often the sender looks.
    pub every: Duration,
    /// How long it waits after the first failure; later it waits longer.
    pub retry: Duration,
    /// How often it tries altogether.
    pub attempts: u32,
    /// Nobody is sent more than so many in an hour.
    pub an_hour: u32,
    /// Without it, no mail is sent.
    pub mail: Option<Mail>,
    pub reach: Reach,
}

impl Default for NotificationSettings {
    fn default() -> Self {
        Self {
            grace: Duration::from_mins(1),
            every: Duration::from_secs(5),
            retry: Duration::from_mins(1),
            attempts: 5,
            an_hour: 30,
            mail: None,
            reach: Reach::Public,
        }
    }
}

/// What addresses that guests gave may be called.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Reach {
    /// Those of the public internet, over encrypted lines.
    Public,
    /// Also this machine, over any line. For tests.
    Anywhere,
}

/// How much time a table may give.
#[derive(Clone, Debug)]
pub struct Paces {
    /// Seconds for a whole live game.
    pub reserve: RangeInclusive<u32>,
    /// Seconds that come back.
    pub increment: RangeInclusive<u32>,
    pub days: RangeInclusive<u32>,
}

impl Default for Paces {
    fn default() -> Self {
        Self { reserve: 60..=2 * 60 * 60, increment: 0..=120, days: 1..=14 }
    }
}

/// How long the other side of a line is waited for.
#[derive(Clone, Debug)]
pub struct TimeLimits {
    /// For the head of a request, from the first byte of it; for the first one, from the start.
    pub head: Duration,
    /// For a whole body.
    pub body: Duration,
    /// For the next request, and for somebody who reads nothing of an answer. Longer than usual proxies
    /// keep their lines, so that none of them asks on a line that we are just closing.
    pub idle: Duration,
    /// For everything that was asked when the server is told to close.
    pub drain: Duration,
}

impl Default for TimeLimits {
    fn default() -> Self {
        Self {
            head: Duration::from_secs(10),
            body: Duration::from_secs(30),
            idle: Duration::from_secs(130),
            drain: Duration::from_secs(20),
        }
    }
}

/// What is enough for people, and not enough to do harm.
#[derive(Clone, Debug)]
pub struct Limits {
    /// Tables of one host that are not over.
    pub tables: u32,
    /// Uploaded records of one guest.
    pub replays: u32,
    /// Bytes of all records that one guest uploaded.
    pub replay_bytes: u64,
    /// Bytes of all records that were ever uploaded.
    pub all_replay_bytes: u64,
    /// Thousands of bytes that are uploaded from one address.
    pub uploads_from: Rate,
    /// Pictures of tables that are drawn for one address; those that were drawn before are not counted.
    pub pictures_from: Rate,
    /// Work to replay games for one address, in thousandths of a second, about.
    pub replaying: Rate,
    /// Games that are replayed, or wait for it, for one address.
    pub replaying_at_once: u32,
    /// Bytes of looks back that are kept for the next who asks.
    pub replay_cache: usize,
    /// Games that are studied here.
    pub studies: StudyLimits,
    /// Boards that are counted here.
    pub laboratory: LaboratoryLimits,
    /// Tables of one host that stand in the list for everybody.
    pub listed: usize,
    /// The same for one address.
    pub listed_from: usize,
    /// Sockets of one guest, or of one address without a guest.
    pub connections: u32,
    /// Sockets from one address.
    pub sockets: u32,
    /// TCP connections from one address, with and without a socket.
    pub tcp_connections: u32,
    /// TCP connections altogether; fewer if this process may not have so many open files.
    pub all_tcp_connections: u32,
    /// Bytes of a request.
    pub body: usize,
    /// Bytes of an uploaded record.
    pub upload: usize,
    /// Bytes of a message over a socket.
    pub message: usize,
    /// Messages over one socket.
    pub messages: Rate,
    /// Requests of one guest.
    pub requests: Rate,
    /// Hints for one guest.
    pub hints: Rate,
    /// Tables from one address whose bots wait for their turn to think. No more games with bots that
    /// think are begun from there meanwhile.
    pub thoughts_from: usize,
    /// The same in all.
    pub thoughts: usize,
    /// Requests from one address.
    pub address: Rate,
    /// New guests from one address.
    pub guests: Rate,
    /// Wrong tokens for the admin page from one address.
    pub wrong_tokens: Rate,
    /// Wrong passwords for one name from one address; for an account from a device that is known there.
    pub sign_ins: Rate,
    /// Attempts to sign in from one address.
    pub sign_ins_from: Rate,
    /// Wrong passwords for one name from all addresses together; devices that are known are spared.
    pub sign_ins_to: Rate,
    /// What one guest says, at all tables together.
    pub talk: Rate,
    /// What is said at one table.
    pub talk_at: Rate,
    /// How often one guest mutes somebody, or hears them again.
    pub mutes: Rate,
    /// Complaints of one guest about what others say.
    pub reports: Rate,
    /// Tokens of one account.
    pub tokens: usize,
    /// Friends of one guest, with those who are asked and those who are blocked.
    pub friends: usize,
    /// How often one guest asks somebody to be friends.
    pub friend_requests: Rate,
    /// How often one guest asks friends to a table.
    pub invitations: Rate,
    /// Clubs that one guest is in.
    pub clubs: usize,
    /// Members of one club.
    pub members: usize,
    /// Channels of one guest.
    pub channels: usize,
    /// Tests and first mails that one guest asks for.
    pub mails: Rate,
    /// The same from one address.
    pub mails_from: Rate,
    /// First mails to one mailbox, whoever asks for them.
    pub mails_to: Rate,
}

impl Limits {
    /// For an address behind which there are so many times more people than usual.
    #[must_use]
    pub fn for_crowded_addresses(self, times: u32) -> Self {
        Self {
            sockets: self.sockets.saturating_mul(times),
            thoughts_from: self.thoughts_from.saturating_mul(times as usize),
            tcp_connections: self.tcp_connections.saturating_mul(times),
            address: self.address.times(times),
            guests: self.guests.times(times),
            sign_ins_from: self.sign_ins_from.times(times),
            uploads_from: self.uploads_from.times(times),
            pictures_from: self.pictures_from.times(times),
            replaying: self.replaying.times(times),
            replaying_at_once: self.replaying_at_once.saturating_mul(times),
            listed_from: self.listed_from.saturating_mul(times as usize),
            studies: StudyLimits {
                from: self.studies.from.saturating_mul(times as usize),
                ..self.studies
            },
            laboratory: LaboratoryLimits {
                from: self.laboratory.from.saturating_mul(times as usize),
                ..self.laboratory
            },
            mails_from: self.mails_from.times(times),
            ..self
        }
    }
}

impl Default for Limits {
    fn default() -> Self {
        Self {
            tables: 50,
            replays: 100,
            replay_bytes: 8 * 1024 * 1024,
            all_replay_bytes: 1024 * 1024 * 1024,
            uploads_from: Rate { burst: 20_000, per_second: 2.0 },
            pictures_from: Rate { burst: 20, per_second: 0.5 },
            replaying: Rate { burst: 3_000, per_second: 150.0 },
            replaying_at_once: 16,
            replay_cache: 32 * 1024 * 1024,
            studies: StudyLimits::default(),
            laboratory: LaboratoryLimits::default(),
            listed: 3,
            listed_from: 6,
            connections: 24,
            sockets: 500,
            tcp_connections: 1_000,
            all_tcp_connections: 20_000,
            body: 64 * 1024,
            upload: 1024 * 1024,
            message: 16 * 1024,
            messages: Rate { burst: 60, per_second: 20.0 },
            requests: Rate { burst: 240, per_second: 40.0 },
            hints: Rate { burst: 12, per_second: 0.5 },
            thoughts_from: 32,
            thoughts: 500,
            address: Rate { burst: 2_000, per_second: 400.0 },
            guests: Rate { burst: 300, per_second: 1.0 },
            wrong_tokens: Rate { burst: 10, per_second: 0.1 },
            sign_ins: Rate { burst: 10, per_second: 1.0 / 60.0 },
            sign_ins_from: Rate { burst: 30, per_second: 0.2 },
            sign_ins_to: Rate { burst: 100, per_second: 1.0 / 60.0 },
            talk: Rate { burst: 8, per_second: 0.5 },
            talk_at: Rate { burst: 30, per_second: 3.0 },
            mutes: Rate { burst: 20, per_second: 0.5 },
            reports: Rate { burst: 10, per_second: 1.0 / 60.0 },
            tokens: 20,
            friends: 200,
            friend_requests: Rate { burst: 20, per_second: 20.0 / 86_400.0 },
            invitations: Rate { burst: 20, per_second: 1.0 / 180.0 },
            clubs: 20,
            members: 200,
            channels: 10,
            mails: Rate { burst: 6, per_second: 1.0 / 120.0 },
            mails_from: Rate { burst: 20, per_second: 1.0 / 60.0 },
            mails_to: Rate { burst: 2, per_second: 1.0 / 43_200.0 },
        }
    }
}

/// How much a server does for those who want a game studied.
#[derive(Clone, Copy, Debug)]
pub struct StudyLimits {
    /// For each decision.
    pub simulations: u32,
    /// Games that wait or are worked at, and those that are remembered.
    pub waiting: usize,
    /// Of those that wait, for one guest.
    pub of_guest: usize,
    /// The same for one address.
    pub from: usize,
    /// A study that nobody asks about for so long stops.
    pub patience: Duration,
    /// Bytes of all studies that are kept.
    pub bytes: u64,
}

impl Default for StudyLimits {
    fn default() -> Self {
        Self {
            simulations: study::Settings::USUAL,
            waiting: 16,
            of_guest: 1,
            from: 3,
            patience: Duration::from_mins(1),
            bytes: 1024 * 1024 * 1024,
        }
    }
}

/// So many at once, and then so many a second.
#[derive(Clone, Copy, Debug)]
pub struct Rate {
    pub burst: u32,
    pub per_second: f64,
}

impl Rate {
    fn times(self, times: u32) -> Self {
        Self {
            burst: self.burst.saturating_mul(times),
            per_second: self.per_second * f64::from(times),
        }
    }
}
