use protocol::web::live::{ServerMessage, Types};
use serde_json::Value;

use crate::Written;

/// What a table says, whatever the game.
pub type Message = ServerMessage<AnyGame>;

/// The types of no game in particular: at a table nobody looks into what is seen and told.
#[derive(Clone, Copy, Debug)]
pub enum AnyGame {}

impl Types for AnyGame {
    type Options = Value;
    type View = Written;
    type Question = Written;
    type Action = Value;
    type Preview = Written;
    type Blocked = Written;
    type Event = Written;
    type Chance = Value;
    type Patch = Written;
}
