//! The rooms that are open right now.

use std::{
    collections::{HashMap, HashSet},
    sync::{Arc, Mutex, MutexGuard, PoisonError},
};

use protocol::web::{Code, Problem};
use tokio::sync::{
    mpsc::{self, error::TrySendError},
    oneshot,
};

use crate::{
    app::App,
    operations::ids,
    rooms::room::{self, Command, Heard},
    tables::info::Presence,
};

/// How many commands may wait for a room.
const QUEUE: usize = 256;

#[derive(Debug, Default)]
pub(crate) struct Hub {
    rooms: Mutex<HashMap<String, Door>>,
    /// Tables that were put away although a bot is asked there: nobody looks, so it does not think.
    resting: Mutex<HashSet<String>>,
}

/// The way into a room.
#[derive(Clone, Debug)]
pub(crate) struct Door {
    pub(crate) commands: mpsc::Sender<Command>,
    pub(crate) presence: Arc<Mutex<Presence>>,
}

impl Hub {
    fn rooms(&self) -> MutexGuard<'_, HashMap<String, Door>> {
        self.rooms.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// The door of a room; it is opened if it was not.
    pub(crate) fn door(&self, app: &Arc<App>, id: &str) -> Door {
        let mut rooms = self.rooms();
        if let Some(door) = rooms.get(id)
            && !door.commands.is_closed()
        {
            return door.clone();
        }
        let (commands, receiver) = mpsc::channel(QUEUE);
        let door = Door { commands, presence: Arc::default() };
        rooms.insert(id.to_owned(), door.clone());
        self.resting().remove(id);
        tokio::spawn(room::run(Arc::clone(app), id.to_owned(), door.clone(), receiver));
        door
    }

    /// The rooms that are open, and how many people look at each.
    pub(crate) fn open_rooms(&self) -> Vec<(String, u32)> {
        let rooms = self.rooms();
        let heads = |door: &Door| {
            let presence = door.presence.lock().unwrap_or_else(PoisonError::into_inner);
            presence.guests.len() as u32 + presence.spectators
        };
        rooms.iter().map(|(id, door)| (id.clone(), heads(door))).collect()
    }

    /// Everybody who looks at a table here.
    pub(crate) fn guests(&self) -> HashSet<String> {
        let rooms = self.rooms();
        let here = |door: &Door| {
            door.presence.lock().unwrap_or_else(PoisonError::into_inner).guests.clone()
        };
        rooms.values().flat_map(here).collect()
    }

    /// Closes a room; everybody in it is sent away. Says whether it was open.
    pub(crate) async fn shut(&self, id: &str) -> bool {
        let door = self.rooms().remove(id);
        let Some(door) = door else { return false };
        if door.commands.send(Command::Close).await.is_ok() {
            door.commands.closed().await;
        }
        true
    }

    /// How many rooms are open.
    pub(crate) fn count(&self) -> usize {
        self.rooms().len()
    }

    /// Opens a room because a bot has something to do in it.
    pub(crate) fn wake(&self, app: &Arc<App>, id: &str) {
        self.door(app, id);
    }

    /// Sees to it that the bots of a table are answered for by this server.
    pub(crate) fn serve(&self, app: &Arc<App>, id: &str) {
        let rests = self.resting().contains(id);
        if !rests && !self.send(id, Command::Serve) {
            self.wake(app, id);
        }
    }

    fn resting(&self) -> MutexGuard<'_, HashSet<String>> {
        self.resting.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Tells a room of what another server did; says whether there is one.
    pub(crate) fn send(&self, id: &str, command: Command) -> bool {
        let Some(door) = self.rooms().get(id).cloned() else { return false };
        match door.commands.try_send(command) {
            Ok(()) => true,
            Err(TrySendError::Closed(_)) => false,
            Err(TrySendError::Full(command)) => {
                tokio::spawn(async move { door.commands.send(command).await });
                true
            }
        }
    }

    /// Where somebody sits and looks: they listen otherwise from now on. The room that knows need not be
    /// told.
    pub(crate) fn tell_ears(&self, guest: &str, except: Option<&str>) {
        let looks = |door: &Door| {
            let presence = door.presence.lock().unwrap_or_else(PoisonError::into_inner);
            presence.guests.contains(guest)
        };
        let rooms = self.rooms();
        let open = rooms.iter().filter(|(id, door)| Some(id.as_str()) != except && looks(door));
        let ids: Vec<String> = open.map(|(id, _)| id.clone()).collect();
        drop(rooms);
        for id in ids {
            self.send(&id, Command::Hear(Heard::Ears(guest.to_owned())));
        }
    }

    /// Tables at which something that was said is gone, or somebody else's.
    pub(crate) fn tell_talk(&self, tables: impl IntoIterator<Item = String>) {
        for table in tables.into_iter().collect::<HashSet<_>>() {
            self.send(&table, Command::Hear(Heard::Talk));
        }
    }

    /// The rooms that are open.
    pub(crate) fn ids(&self) -> Vec<String> {
        self.rooms().keys().cloned().collect()
    }

    /// Who looks at a table on this server, without opening its room.
    pub(crate) fn presence(&self, id: &str) -> Option<Presence> {
        let door = self.rooms().get(id).cloned()?;
        Some(door.presence.lock().unwrap_or_else(PoisonError::into_inner).clone())
    }

    /// Asks a room something. One that was closed just now is opened again.
    pub(crate) async fn ask<T>(
        &self,
        app: &Arc<App>,
        id: &str,
        command: impl Fn(oneshot::Sender<Result<T, Problem>>) -> Command,
    ) -> Result<T, Problem> {
        if !ids::is_id(id) {
            return Err(no_such_table());
        }
        for _ in 0..3 {
            let (answer, answered) = oneshot::channel();
            let door = self.door(app, id);
            if door.commands.send(command(answer)).await.is_ok()
                && let Ok(answer) = answered.await
            {
                return answer;
            }
        }
        Err(Problem::new(Code::Internal, "the table does not answer"))
    }

    /// Closes a room that has nothing more to do. Not if somebody is just coming in. If its bots rest,
    /// it is not opened for them until somebody looks.
    pub(crate) fn retire(
        &self,
        id: &str,
        rests: bool,
        receiver: &mut mpsc::Receiver<Command>,
    ) -> bool {
        let mut rooms = self.rooms();
        if !receiver.is_empty() {
            return false;
        }
        receiver.close();
        rooms.remove(id);
        if rests {
            self.resting().insert(id.to_owned());
        }
        true
    }

    /// Closes a room that cannot go on. Whoever waits for it asks again, and opens it anew.
    pub(crate) fn give_up(&self, id: &str, receiver: &mut mpsc::Receiver<Command>) {
        tracing::error!(table = id, "a room is given up");
        let mut rooms = self.rooms();
        receiver.close();
        rooms.remove(id);
    }

    /// Lets every room finish what it is doing.
    pub(crate) async fn close(&self) {
        let doors: Vec<Door> = self.rooms().drain().map(|(_, door)| door).collect();
        for door in doors {
            if door.commands.send(Command::Close).await.is_ok() {
                door.commands.closed().await;
            }
        }
    }
}

pub(crate) fn no_such_table() -> Problem {
    Problem::new(Code::NoSuchTable, "there is no such table")
}
