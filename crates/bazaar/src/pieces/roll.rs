use crate::{base::lists::base_rolls, letters::lists::letters_rolls, mocha::lists::mocha_rolls};

macro_rules! rolls {
    ([] $( $(#[$doc:meta])* $name:ident $( { $( $field:ident : $type:ty ),* } )? ; )*) => {
        /// What two dice are rolled for.
        #[derive(Clone, Copy, Debug, PartialEq, Eq, serde::Serialize, serde::Deserialize)]
        #[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export))]
        #[serde(rename_all = "snake_case")]
        pub enum Roll {
            $( $(#[$doc])* $name $( { $( $field: $type ),* } )?, )*
        }

        /// Each roll as a type, so that its file says what follows from it (`turn/roll.rs`).
        pub(crate) mod rolls {
            $( $(#[$doc])* #[derive(Clone, Copy, Debug)]
            pub(crate) struct $name { $( $( pub(crate) $field: $type ),* )? } )*
        }
    };
}
base_rolls! { [mocha_rolls letters_rolls rolls] }
