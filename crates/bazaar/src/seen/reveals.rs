use serde::Serialize;

use crate::lists::every_box;

macro_rules! reveals {
    (reveals [] $( $rows:tt )*) => {
        /// What is seen right after an answer that nobody could know before.
        #[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize)]
        #[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export))]
        #[serde(rename_all = "snake_case")]
        pub enum Reveals { $( $rows )* }
    };
}
every_box! { reveals => reveals }
