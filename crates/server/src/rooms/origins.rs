//! From where guests came last.

use std::{
    collections::HashMap,
    net::IpAddr,
    sync::{Mutex, PoisonError},
};

use crate::{operations::limits::neighbourhood, rooms::thinking::Origin};

/// More than come in a while. Whoever is forgotten is known again with the next request.
const MOST: usize = 50_000;

#[derive(Debug, Default)]
pub(crate) struct Origins(Mutex<HashMap<String, IpAddr>>);

impl Origins {
    pub(crate) fn note(&self, guest: &str, address: IpAddr) {
        let mut known = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        if known.len() >= MOST {
            known.clear();
        }
        known.insert(guest.to_owned(), neighbourhood(address));
    }

    pub(crate) fn of(&self, guest: &str) -> Origin {
        let known = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        let unknown = || Origin::Unknown(guest.to_owned());
        known.get(guest).map_or_else(unknown, |address| Origin::Address(*address))
    }
}
