//! Who comes: the questions of the files `guests`, `devices`, `accounts`, `guesses`, `vacations` and `tokens`.

use super::{Keeper, accounts, devices, guesses, guests, tokens, vacations};
use crate::{Account, Device, Ended, Guesses, Guest, Later, People, Practice, Token, Vacation};

impl People for Keeper {
    fn add_guest<'a>(
        &'a self,
        guest: &'a Guest,
        device: &'a Device,
        secret_hash: &'a str,
    ) -> Later<'a, ()> {
        Box::pin(self.write(guests::add(&self.writer, guest, device, secret_hash)))
    }

    fn guest<'a>(&'a self, id: &'a str) -> Later<'a, Option<Guest>> {
        Box::pin(guests::by_id(&self.reader, id))
    }

    fn shows_past<'a>(&'a self, guest: &'a str) -> Later<'a, bool> {
        Box::pin(guests::shows_past(&self.reader, guest))
    }

    fn set_shows_past<'a>(&'a self, guest: &'a str, shows: bool) -> Later<'a, ()> {
        Box::pin(self.write(guests::set_shows_past(&self.writer, guest, shows)))
    }

    fn practice<'a>(&'a self, guest: &'a str, what: Practice) -> Later<'a, String> {
        Box::pin(guests::practice(&self.reader, guest, what))
    }

    fn replace_practice<'a>(
        &'a self,
        guest: &'a str,
        what: Practice,
        before: &'a str,
        now: &'a str,
    ) -> Later<'a, bool> {
        Box::pin(self.write(guests::replace_practice(&self.writer, guest, what, before, now)))
    }

    fn rename_guest<'a>(&'a self, id: &'a str, name: &'a str) -> Later<'a, ()> {
        Box::pin(self.write(guests::rename(&self.writer, id, name)))
    }

    fn merge_guest<'a>(&'a self, guest: &'a str, into: &'a str) -> Later<'a, ()> {
        Box::pin(self.write(guests::merge(&self.writer, guest, into)))
    }

    fn forget_guest<'a>(&'a self, id: &'a str) -> Later<'a, ()> {
        Box::pin(self.write(guests::forget(&self.writer, id)))
    }

    fn guest_by_device<'a>(&'a self, secret_hash: &'a str) -> Later<'a, Option<(Guest, String)>> {
        Box::pin(devices::guest(&self.reader, secret_hash))
    }

    fn add_device<'a>(&'a self, device: &'a Device, secret_hash: &'a str) -> Later<'a, ()> {
        Box::pin(self.write(devices::add(&self.writer, device, secret_hash)))
    }

    fn devices<'a>(&'a self, guest: &'a str) -> Later<'a, Vec<Device>> {
        Box::pin(devices::of_guest(&self.reader, guest))
    }

    fn device_seen<'a>(&'a self, id: &'a str, now: i64) -> Later<'a, ()> {
        Box::pin(self.write(devices::seen(&self.writer, id, now)))
    }

    fn move_channels<'a>(&'a self, from: &'a str, to: &'a str) -> Later<'a, ()> {
        Box::pin(self.write(devices::move_channels(&self.writer, from, to)))
    }

    fn remove_device<'a>(&'a self, guest: &'a str, id: &'a str) -> Later<'a, bool> {
        Box::pin(self.write(devices::remove(&self.writer, guest, id)))
    }

    fn add_account<'a>(&'a self, account: &'a Account) -> Later<'a, ()> {
        Box::pin(self.write(accounts::add(&self.writer, account)))
    }

    fn account<'a>(&'a self, guest: &'a str) -> Later<'a, Option<Account>> {
        Box::pin(accounts::of_guest(&self.reader, guest))
    }

    fn accounts_without_skeleton(&self) -> Later<'_, Vec<Account>> {
        Box::pin(accounts::without_skeleton(&self.reader))
    }

    fn set_skeleton<'a>(&'a self, guest: &'a str, skeleton: &'a str) -> Later<'a, ()> {
        Box::pin(self.write(accounts::set_skeleton(&self.writer, guest, skeleton)))
    }

    fn account_by_name<'a>(&'a self, folded: &'a str) -> Later<'a, Option<Account>> {
        Box::pin(accounts::by_name(&self.reader, folded))
    }

    fn set_password<'a>(
        &'a self,
        guest: &'a str,
        password: &'a str,
        device: &'a str,
    ) -> Later<'a, Ended> {
        Box::pin(self.write(accounts::set_password(&self.writer, guest, password, device)))
    }

    fn guesses<'a>(&'a self, ids: &'a [String]) -> Later<'a, Vec<Option<Guesses>>> {
        Box::pin(guesses::of(&self.reader, ids))
    }

    fn add_guess<'a>(&'a self, guesses: &'a [(String, f64)], now: i64) -> Later<'a, ()> {
        Box::pin(self.write(guesses::add(&self.writer, guesses, now)))
    }

    fn set_sign_in_link<'a>(
        &'a self,
        guest: &'a str,
        secret_hash: &'a str,
        expires: i64,
    ) -> Later<'a, ()> {
        Box::pin(self.write(accounts::set_link(&self.writer, guest, secret_hash, expires)))
    }

    fn take_sign_in_link<'a>(
        &'a self,
        secret_hash: &'a str,
        now: i64,
    ) -> Later<'a, Option<String>> {
        Box::pin(self.write(accounts::take_link(&self.writer, secret_hash, now)))
    }

    fn set_vacation<'a>(&'a self, guest: &'a str, vacation: Vacation) -> Later<'a, ()> {
        Box::pin(self.write(vacations::set(&self.writer, guest, vacation)))
    }

    fn vacations<'a>(&'a self, guest: &'a str, since: i64) -> Later<'a, Vec<Vacation>> {
        Box::pin(vacations::of_guest(&self.reader, guest, since))
    }

    fn add_token<'a>(&'a self, token: &'a Token, secret_hash: &'a str) -> Later<'a, ()> {
        Box::pin(self.write(tokens::add(&self.writer, token, secret_hash)))
    }

    fn tokens<'a>(&'a self, guest: &'a str) -> Later<'a, Vec<Token>> {
        Box::pin(tokens::of_guest(&self.reader, guest))
    }

    fn guest_by_token<'a>(&'a self, secret_hash: &'a str) -> Later<'a, Option<(Guest, Token)>> {
        Box::pin(tokens::guest(&self.reader, secret_hash))
    }

    fn token_seen<'a>(&'a self, id: &'a str, now: i64) -> Later<'a, ()> {
        Box::pin(self.write(tokens::seen(&self.writer, id, now)))
    }

    fn remove_token<'a>(&'a self, guest: &'a str, id: &'a str) -> Later<'a, bool> {
        Box::pin(self.write(tokens::remove(&self.writer, guest, id)))
    }
}
