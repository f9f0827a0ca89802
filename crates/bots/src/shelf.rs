//! Where the networks of the house are.
//!
//! The program has them inside. An engine for browsers has none: each is a file beside it, and is brought
//! before a bot has to look with it.

use std::sync::OnceLock;

use crate::trunk::Unread;

/// What is inside this build.
#[cfg(not(target_family = "wasm"))]
macro_rules! inside {
    ($file:literal) => {
        Some(include_bytes!($file).as_slice())
    };
}
#[cfg(target_family = "wasm")]
macro_rules! inside {
    ($file:literal) => {
        None
    };
}
pub(crate) use inside;

/// The place of one network, read when it is wanted for the first time.
pub(crate) struct Shelf<W> {
    name: &'static str,
    inside: Option<&'static [u8]>,
    read: fn(&[u8]) -> Result<W, Unread>,
    kept: OnceLock<Result<W, Unread>>,
}

impl<W: Clone> Shelf<W> {
    pub(crate) const fn new(
        name: &'static str,
        inside: Option<&'static [u8]>,
        read: fn(&[u8]) -> Result<W, Unread>,
    ) -> Self {
        Self { name, inside, read, kept: OnceLock::new() }
    }

    pub(crate) fn get(&self) -> Result<W, Unread> {
        match self.inside {
            Some(bytes) => self.kept.get_or_init(|| (self.read)(bytes)).clone(),
            None => self.kept.get().cloned().unwrap_or(Err(Unread::Elsewhere)),
        }
    }

    /// The name of the network, if it has to be brought.
    pub(crate) fn lacks(&self) -> Option<&'static str> {
        (self.inside.is_none() && self.kept.get().is_none()).then_some(self.name)
    }

    /// Puts a network here, if it is the one. What is inside stays what is played with.
    pub(crate) fn bring(&self, bytes: &[u8]) -> Result<&'static str, Unread> {
        let network = (self.read)(bytes)?;
        if self.inside.is_none() {
            self.kept.get_or_init(|| Ok(network));
        }
        Ok(self.name)
    }
}

/// Puts a network where it belongs and says its name.
pub fn bring(bytes: &[u8]) -> Result<&'static str, Unread> {
    let refused = match crate::bazaar::bring(bytes) {
        Ok(name) => return Ok(name),
        Err(unread) => unread,
    };
    crate::dice::bring(bytes).map_err(|unread| refused.or_worse(unread))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_network_that_is_not_inside_is_lacked_until_it_is_brought() {
        let shelf: Shelf<u8> =
            Shelf::new("one", None, |bytes| bytes.first().copied().ok_or(Unread::Damaged));
        assert_eq!((shelf.get(), shelf.lacks()), (Err(Unread::Elsewhere), Some("one")));
        assert_eq!(shelf.bring(&[]), Err(Unread::Damaged));
        assert_eq!(shelf.lacks(), Some("one"), "what cannot be read is not kept");
        assert_eq!(shelf.bring(&[7]), Ok("one"));
        assert_eq!((shelf.get(), shelf.lacks()), (Ok(7), None));
    }

    #[test]
    fn what_is_inside_is_not_replaced() {
        let shelf: Shelf<u8> =
            Shelf::new("one", Some(&[1]), |bytes| bytes.first().copied().ok_or(Unread::Damaged));
        assert_eq!(shelf.lacks(), None);
        assert_eq!(shelf.bring(&[7]), Ok("one"));
        assert_eq!(shelf.get(), Ok(1));
    }
}
