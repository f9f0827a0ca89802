use crate::lists::every_box;

macro_rules! draws {
    (draws [] $( $(#[$doc:meta])* $name:ident; )*) => {
        /// What a card is drawn for.
        #[derive(Clone, Copy, Debug, PartialEq, Eq, serde::Serialize, serde::Deserialize)]
        #[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export))]
        #[serde(rename_all = "snake_case")]
        pub enum Draw {
            $( $(#[$doc])* $name, )*
        }

        /// Each draw as a type, so that its file says what follows from it (`turn/draw.rs`).
        pub(crate) mod draws {
            $( $(#[$doc])* #[derive(Clone, Copy, Debug)] pub(crate) struct $name; )*
        }
    };
}
every_box! { draws => draws }
