use crate::lists::every_box;

macro_rules! rolls {
    (rolls [] $( $(#[$doc:meta])* $name:ident $( { $( $field:ident : $type:ty ),* } )? ; )*) => {
        /// What two dice are rolled for.
        #[derive(Clone, Copy, Debug, PartialEq, Eq, serde::Serialize, serde::Deserialize)]
        #[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export))]
        #[serde(rename_all = "snake_case")]
        pub enum Roll {
            $( $(#[$doc])* $name $( { $(
                #[allow(missing_docs, reason = "the row says it, and a field is named like what it holds")]
                $field: $type
            ),* } )?, )*
        }

        /// Each roll as a type, so that its file says what follows from it (`turn/roll.rs`).
        pub(crate) mod rolls {
            $( $(#[$doc])* #[derive(Clone, Copy, Debug)]
            pub(crate) struct $name { $( $( pub(crate) $field: $type ),* )? } )*
        }
    };
}
every_box! { rolls => rolls }
