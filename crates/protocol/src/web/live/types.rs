use std::fmt::Debug;

use serde::{Serialize, de::DeserializeOwned};

/// What stands in a message that is different in every game.
pub trait Types {
    type Options: Json;
    type View: Json;
    type Question: Json;
    type Action: Json;
    type Preview: Json;
    type Blocked: Json;
    type Event: Json;
    type Chance: Json;
    /// The difference between two positions: any JSON, or the text of it.
    type Patch: Json;
}

/// What can be written as JSON and read again.
pub trait Json: Clone + Debug + Serialize + DeserializeOwned {}

impl<T: Clone + Debug + Serialize + DeserializeOwned> Json for T {}

/// TypeScript has no associated types: there a message has a parameter for each of them, by its name.
#[cfg(feature = "ts")]
mod names {
    use serde::{Deserialize, Serialize};
    use ts_rs::{Config, TS};

    use super::Types;

    /// Types that have a form in TypeScript.
    pub trait Named:
        Types<
            Options: TS,
            View: TS,
            Question: TS,
            Action: TS,
            Preview: TS,
            Blocked: TS,
            Event: TS,
            Chance: TS,
        >
    {
    }

    impl Named for Names {}

    /// Nobody makes one of these.
    #[derive(Clone, Debug, Serialize, Deserialize)]
    pub enum Names {}

    macro_rules! names {
        ($($name:ident)*) => {$(
            #[derive(Clone, Debug, Serialize, Deserialize)]
            pub enum $name {}

            impl TS for $name {
                type WithoutGenerics = Self;
                type OptionInnerType = Self;

                fn name(_: &Config) -> String {
                    stringify!($name).to_owned()
                }

                fn inline(config: &Config) -> String {
                    Self::name(config)
                }
            }
        )*};
    }

    names! { Options View Question Action Preview Blocked Event Chance }

    impl Types for Names {
        type Options = Options;
        type View = View;
        type Question = Question;
        type Action = Action;
        type Preview = Preview;
        type Blocked = Blocked;
        type Event = Event;
        type Chance = Chance;
        type Patch = serde_json::Value;
    }
}

#[cfg(feature = "ts")]
pub(super) use self::names::{Named, Names};
