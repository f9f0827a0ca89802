//! One table, owned by one task.
//!
//! Everything that is done at a table is a command in the queue of its room, so no two things ever
//! happen at once. A change is written to the store first; then everybody who looks is told.

mod absence;
mod claims;
mod connection;
mod connections;
mod counting;
mod daily;
mod dice;
mod ending;
mod forgetting;
mod hints;
mod hosting;
mod moves;
mod notifications;
mod nudges;
mod outbox;
mod peers;
mod plans;
mod pointing;
mod reading;
mod rematch;
mod seating;
mod sights;
mod state;
mod talk;
mod thoughts;
mod time;

use std::{sync::Arc, time::Instant};

use games::Planned;
use protocol::web::{
    Problem,
    live::ClientMessage,
    tables::{Chair, Hint, Join, TableInfo},
    talk::TalkRules,
};
use serde_json::Value;
use store::Guest;
use study::Reason;
use tabletop::{Commitment, Part, Seat};
use tokio::{
    sync::{mpsc, oneshot},
    time::timeout,
};

use self::state::Room;
pub(crate) use self::{
    outbox::{Inbox, Outbox, outbox},
    peers::Heard,
    reading::Look,
};
use crate::{app::App, rooms::hub::Door};

type Reply<T> = oneshot::Sender<Result<T, Problem>>;

/// What can be done at a table.
#[derive(Debug)]
pub(crate) enum Command {
    Seat {
        guest: Guest,
        seating: Seating,
        reply: Reply<TableInfo<Value>>,
    },
    Read {
        guest: Option<String>,
        seat: Option<Seat>,
        reply: Reply<Look>,
    },
    /// What is published of the dice; all of it, if nobody will play here any more.
    Dice {
        disclosed: bool,
        reply: Reply<String>,
    },
    /// What would be good to answer?
    Hint {
        guest: String,
        reply: Reply<Hint<Value, Reason>>,
    },
    /// Whoever is asked should come.
    Nudge {
        guest: String,
        reply: Reply<TableInfo<Value>>,
    },
    /// A socket has said hello.
    Enter {
        connection: u64,
        guest: Option<Guest>,
        hello: Hello,
        outbox: Outbox,
        reply: Reply<()>,
    },
    Leave {
        connection: u64,
    },
    Say {
        connection: u64,
        message: ClientMessage<Value>,
        received: Instant,
    },
    /// A bot has thought about the position of this version.
    Thought {
        version: u64,
        answer: Option<Planned>,
    },
    /// Seats have been taken here for very long.
    CloseLobby {
        reply: Reply<()>,
    },
    /// Another server did something.
    Hear(Heard),
    /// This server answers for whoever is asked from now on.
    Serve,
    /// Somebody else has counted the table.
    Counted,
    /// The store says that somebody's time is over.
    Time {
        reply: Reply<()>,
    },
    /// One of those who sit there is away from now on, or back.
    Away {
        reply: Reply<()>,
    },
    /// The server is about to stop.
    Close,
}

/// Who sits where, and when it begins.
#[derive(Clone, Debug)]
pub(crate) enum Seating {
    Join(Join),
    Leave,
    Give(Seat, Chair),
    Begin,
    /// What the guest will add to the dice, and what it was.
    Commit(Commitment),
    Show(Part),
    /// The guest signed in: the seats are those of this other guest from now on.
    BecomeOneOf(String),
    /// The guest wants to be forgotten.
    Forget,
    /// The guest is back: the bot gives the seat back.
    Return,
    /// The table begins by itself, with bots on free seats if they are wanted.
    Start {
        bots: bool,
    },
    /// The guest asks for a seat of theirs from another device.
    Claim(Seat),
    /// The guest looks after the table, since whoever did has gone.
    TakeOver,
    /// The host says whether it is theirs.
    SettleClaim {
        guest: String,
        theirs: bool,
    },
    /// Whether a bot should play for whoever is asked there and does not come.
    StandIn(Seat, bool),
    /// Whether the game should end without a result.
    End(bool),
    /// The guest has opened the same table once more, under this name.
    Invite(String),
    /// What may be said at the table.
    Talk(TalkRules),
}

#[derive(Clone, Debug)]
pub(crate) struct Hello {
    pub(crate) client: String,
    pub(crate) version: Option<u64>,
    pub(crate) away: bool,
    /// A screen for everybody in the room.
    pub(crate) screen: bool,
}

impl Command {
    /// The table cannot be opened: whoever asked is told why.
    fn refuse(self, problem: &Problem) {
        // Whoever does not wait for the answer any more need not get it.
        match self {
            Self::Seat { reply, .. } | Self::Nudge { reply, .. } => {
                drop(reply.send(Err(problem.clone())));
            }
            Self::Read { reply, .. } => drop(reply.send(Err(problem.clone()))),
            Self::Dice { reply, .. } => drop(reply.send(Err(problem.clone()))),
            Self::Hint { reply, .. } => drop(reply.send(Err(problem.clone()))),
            Self::Enter { reply, .. }
            | Self::Time { reply }
            | Self::Away { reply }
            | Self::CloseLobby { reply } => {
                drop(reply.send(Err(problem.clone())));
            }
            Self::Leave { .. }
            | Self::Say { .. }
            | Self::Thought { .. }
            | Self::Hear(_)
            | Self::Serve
            | Self::Counted
            | Self::Close => {}
        }
    }

    /// Whether somebody wants something, so that the room is not put away.
    const fn is_a_visit(&self) -> bool {
        !matches!(self, Self::Hear(_) | Self::Serve)
    }
}

/// Opens the room, serves it, and closes it when nobody has looked for a while.
pub(crate) async fn run(
    app: Arc<App>,
    id: String,
    door: Door,
    mut commands: mpsc::Receiver<Command>,
) {
    let mut room = match Room::open(&app, &id, door).await {
        Ok(room) => room,
        Err(problem) => {
            while !app.hub.retire(&id, false, &mut commands) {
                if let Some(command) = commands.recv().await {
                    command.refuse(&problem);
                }
            }
            return;
        }
    };
    room.promise().await;
    room.forgive_reveal().await;
    room.forgive().await;
    if room.is_untouched() {
        room.call_first().await;
    }
    room.ask_bot();
    let mut quiet_since = Instant::now();
    loop {
        match timeout(app.settings.idle, commands.recv()).await {
            Ok(Some(Command::Close) | None) => {
                room.say_farewell();
                break;
            }
            Ok(Some(command)) => {
                let visit = command.is_a_visit();
                room.note_who_looks();
                room.handle(command).await;
                room.mind_company();
                room.drop_lost();
                room.mind_watchers();
                if room.broken {
                    room.say_broken();
                    app.hub.give_up(&id, &mut commands);
                    break;
                }
                if visit {
                    quiet_since = Instant::now();
                }
            }
            Err(_) => room.mind_watchers(),
        }
        let quiet = quiet_since.elapsed() >= app.settings.idle;
        if quiet && room.is_idle() && app.hub.retire(&id, room.rests, &mut commands) {
            tracing::debug!(table = id, "put away");
            break;
        }
    }
    room.send_all_away();
}

impl Room {
    async fn handle(&mut self, command: Command) {
        match command {
            Command::Seat { guest, seating, reply } => {
                let done = self.seat(&guest, seating).await;
                let _ = reply.send(done.map(|()| self.info(Some(&guest.id))));
            }
            Command::Read { guest, seat, reply } => {
                let _ = reply.send(self.read(guest.as_deref(), seat));
            }
            Command::Dice { disclosed, reply } => {
                let _ = reply.send(self.published_dice(disclosed).await);
            }
            Command::Hint { guest, reply } => self.hint(&guest, reply),
            Command::Nudge { guest, reply } => {
                let done = self.nudge(&guest).await;
                let _ = reply.send(done.map(|()| self.info(Some(&guest))));
            }
            Command::Enter { connection, guest, hello, outbox, reply } => {
                let _ = reply.send(Ok(()));
                let ears = self.read_ears(guest.as_ref().map(|guest| guest.id.as_str())).await;
                self.enter(connection, guest, hello, outbox, ears);
                self.came(connection).await;
            }
            Command::Leave { connection } => self.leave(connection).await,
            Command::Say { connection, message, received } => {
                let answer =
                    matches!(message, ClientMessage::Answer { .. } | ClientMessage::Undo { .. });
                self.hear(connection, message).await;
                if answer {
                    self.app.metrics.answered(received.elapsed());
                }
            }
            Command::Thought { version, answer } => self.take_thought(version, answer).await,
            Command::Hear(heard) => self.hear_news(heard).await,
            Command::Serve => {
                if !self.is_served_here() {
                    self.serve_here();
                    self.ask_bot();
                }
            }
            Command::Counted => self.tell_results().await,
            Command::Time { reply } => {
                let _ = reply.send(self.mind_time().await);
            }
            Command::CloseLobby { reply } => {
                let _ = reply.send(self.close_lobby().await);
            }
            Command::Away { reply } => {
                let _ = reply.send(self.mind_vacations().await);
            }
            Command::Close => {}
        }
    }
}
