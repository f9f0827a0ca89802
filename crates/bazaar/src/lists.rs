//! The lists of the rules: places, cards, steps, actions and whatever else there is one row of for
//! each thing. A box has its rows in its own `lists.rs`; here the boxes stand in their order.
//!
//! A list is put together by a chain: each box adds its rows and hands them on to the next one, and
//! the last link, which whoever needs the list writes, makes something of all of them.

/// Makes something of all rows of a list: `every_box! { places => visit }`.
macro_rules! every_box {
    ($list:ident => $make:path $( ; $($first:tt)* )?) => {
        $crate::base::lists::base! {
            $list [$crate::mocha::lists::mocha, $crate::letters::lists::letters, $make] $( $($first)* )?
        }
    };
}
pub(crate) use every_box;
