//! Browsers that were signed in to an account before. They are remembered by a cookie that opens
//! nothing: guesses of strangers do not keep them out, that is all (OWASP calls it a device cookie).
//!
//! It holds a number of the browser and, for each account, a sign that only this house can make.

use axum::http::HeaderMap;

use super::cookie;
use crate::{app::App, http::guest::is_https, operations::ids};

const NAME: &str = "bedesten-known";
/// Where TLS is in front: see the cookie of a device.
const PREFIXED: &str = "__Host-bedesten-known";

/// So many accounts of one browser are remembered.
const MOST: usize = 5;

/// The number of the browser, if it was signed in to this account before.
pub(crate) fn browser(app: &App, headers: &HeaderMap, account: &str) -> Option<String> {
    let (browser, signs) = read(app, headers)?;
    signs.contains(&sign(app, &browser, account)).then_some(browser)
}

/// The header that lets a browser be known for this account, if it is not yet.
pub(crate) fn cookie(app: &App, headers: &HeaderMap, account: &str) -> Option<String> {
    if browser(app, headers, account).is_some() {
        return None;
    }
    let (browser, mut signs) = read(app, headers).unwrap_or_else(|| (ids::secret(), Vec::new()));
    signs.truncate(MOST - 1);
    signs.insert(0, sign(app, &browser, account));
    Some(header(app, &format!("{browser}.{}", signs.join(".")), cookie::SECONDS))
}

/// The header that takes it back.
pub(crate) fn no_cookie(app: &App) -> String {
    header(app, "", 0)
}

fn header(app: &App, value: &str, seconds: u32) -> String {
    let secure = if is_https(app) { "; Secure" } else { "" };
    let name = name(app);
    format!("{name}={value}; Path=/; Max-Age={seconds}; HttpOnly; SameSite=Lax{secure}")
}

fn name(app: &App) -> &'static str {
    if is_https(app) { PREFIXED } else { NAME }
}

fn sign(app: &App, browser: &str, account: &str) -> String {
    app.guard.tag(&["known", browser, account])
}

/// What the cookie holds, if it could be one of ours.
fn read(app: &App, headers: &HeaderMap) -> Option<(String, Vec<String>)> {
    let value = cookie::value(headers, name(app))?;
    let mut parts = value.split('.').map(str::to_owned);
    let browser = parts.next().filter(|browser| browser.len() == cookie::SECRET_LENGTH)?;
    Some((browser, parts.take(MOST).collect()))
}
