//! The cookie that holds the secret of a device.
//!
//! Where TLS is in front its name begins with `__Host-`: browsers then take it from this very host
//! alone, over an encrypted line, so that neither another subdomain nor an open line can plant one
//! (RFC 6265bis, 4.1.3.2).

use axum::http::{
    HeaderMap, HeaderName,
    header::{COOKIE, SET_COOKIE},
};
use axum::response::AppendHeaders;

const NAME: &str = "bedesten";
const PREFIXED: &str = "__Host-bedesten";

/// As long as browsers keep cookies at all.
pub(super) const SECONDS: u32 = 400 * 24 * 60 * 60;

/// Where TLS is in front, cookies without the prefix are read until the last of them has run out: those
/// that were given before there was one. 2028-01-01.
const PLAIN_UNTIL: i64 = 1_830_297_600;

pub(crate) type Cookies = AppendHeaders<Vec<(HeaderName, String)>>;

/// What the cookie holds, if it could be a secret of ours.
pub(crate) fn secret(headers: &HeaderMap, https: bool, now: i64) -> Option<&str> {
    if let Some(secret) = value(headers, PREFIXED) {
        // Whatever else there is may be planted.
        return is_secret(secret).then_some(secret);
    }
    let plain = !https || now < PLAIN_UNTIL;
    value(headers, NAME).filter(|secret| plain && is_secret(secret))
}

/// What a cookie holds.
pub(super) fn value<'a>(headers: &'a HeaderMap, name: &str) -> Option<&'a str> {
    let cookies = headers.get_all(COOKIE).iter().filter_map(|value| value.to_str().ok());
    let mut cookies = cookies.flat_map(|value| value.split(';')).map(str::trim);
    cookies.find_map(|cookie| cookie.strip_prefix(name)?.strip_prefix('='))
}

/// Hexadecimal digits of a secret, and of the names of browsers.
pub(super) const SECRET_LENGTH: usize = 64;

fn is_secret(text: &str) -> bool {
    text.len() == SECRET_LENGTH && text.bytes().all(|byte| byte.is_ascii_hexdigit())
}

/// The header that leaves the secret with the guest.
pub(crate) fn set(https: bool, secret: &str) -> String {
    written(https, secret, SECONDS)
}

/// The headers that take it back.
pub(crate) fn forget(https: bool) -> Cookies {
    let mut headers = vec![(SET_COOKIE, written(https, "", 0))];
    if https {
        headers.push((SET_COOKIE, written(false, "", 0)));
    }
    AppendHeaders(headers)
}

/// Whoever still comes with a cookie without the prefix gets one with it instead.
pub(crate) fn renew(headers: &HeaderMap, https: bool) -> Cookies {
    let plain = value(headers, NAME).filter(|secret| is_secret(secret));
    match plain {
        Some(secret) if https && value(headers, PREFIXED).is_none() => AppendHeaders(vec![
            (SET_COOKIE, set(https, secret)),
            (SET_COOKIE, written(false, "", 0)),
        ]),
        Some(_) | None => AppendHeaders(Vec::new()),
    }
}

fn written(https: bool, secret: &str, seconds: u32) -> String {
    let (name, secure) = if https { (PREFIXED, "; Secure") } else { (NAME, "") };
    format!("{name}={secret}; Path=/; Max-Age={seconds}; HttpOnly; SameSite=Lax{secure}")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_planted_cookie_never_wins_over_one_with_the_prefix() {
        let [mine, planted] = ["a".repeat(64), "b".repeat(64)];
        let prefixed = format!("__Host-bedesten={mine}");
        let plain = format!("bedesten={planted}");
        // (cookies, https, after the change is long over, whose)
        let cases = [
            (format!("{prefixed}; {plain}"), true, false, Some(&mine)),
            (format!("{plain}; {prefixed}"), true, false, Some(&mine)),
            (format!("{plain}; __Host-bedesten=gone"), true, false, None),
            (plain.clone(), true, false, Some(&planted)),
            (plain.clone(), true, true, None),
            (plain.clone(), false, true, Some(&planted)),
            (prefixed, true, true, Some(&mine)),
            (format!("x__Host-bedesten={mine}"), true, true, None),
        ];
        for (cookies, https, late, whose) in cases {
            let mut headers = HeaderMap::new();
            headers.insert(COOKIE, cookies.parse().unwrap());
            let now = PLAIN_UNTIL - i64::from(!late);
            assert_eq!(secret(&headers, https, now), whose.map(String::as_str), "{cookies}");
        }
    }
}
