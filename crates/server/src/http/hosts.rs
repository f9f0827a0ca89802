//! Under which names this server may be asked.
//!
//! DNS rebinding: a page of somebody else gives its own name the address of this machine, and is then
//! of the same origin as the server. Browsers say under which name they ask, so a name that is not ours
//! is refused. An address in numbers is nobody's name: it cannot be rebound.

use std::{net::IpAddr, sync::Arc};

use axum::{
    extract::{Request, State},
    http::{header::HOST, uri::Authority},
    middleware::Next,
    response::{IntoResponse as _, Response},
};
use protocol::web::Code;
use url::Url;

use crate::{app::App, failure::Failure, settings::Settings};

/// As long as names can be.
const LONGEST: usize = 253;

#[derive(Debug)]
pub(crate) struct Hosts(Vec<String>);

impl Hosts {
    pub(crate) fn new(settings: &Settings) -> Self {
        let public = settings.public_url.as_deref().and_then(|url| Url::parse(url).ok());
        let public = public.as_ref().and_then(Url::host_str).map(str::to_owned);
        let names = settings.host_names.iter().cloned().chain(public);
        Self(names.map(|name| folded(&name)).collect())
    }

    /// Whether the server is known as this: a name or an address, with or without a port.
    fn know(&self, host: &str) -> bool {
        let Some(name) = without_port(host) else { return false };
        if name.parse::<IpAddr>().is_ok() {
            return true;
        }
        let name = folded(name);
        // Always this machine: RFC 6761, 6.3.
        name == "localhost" || name.ends_with(".localhost") || self.0.contains(&name)
    }
}

/// Names are the same in small letters, and with the dot of the root.
fn folded(name: &str) -> String {
    let name = name.to_ascii_lowercase();
    name.strip_suffix('.').unwrap_or(&name).to_owned()
}

fn without_port(host: &str) -> Option<&str> {
    if let Some(rest) = host.strip_prefix('[') {
        let (address, port) = rest.split_once(']')?;
        return is_port(port).then_some(address);
    }
    let (name, port) = host.find(':').map_or((host, ""), |colon| host.split_at(colon));
    is_port(port).then_some(name)
}

/// Nothing, or a colon and digits.
fn is_port(text: &str) -> bool {
    text.is_empty()
        || text.strip_prefix(':').is_some_and(|port| port.bytes().all(|byte| byte.is_ascii_digit()))
}

/// Whether this can be the name of a server.
pub fn is_host_name(name: &str) -> bool {
    let letter = |letter: char| letter.is_ascii_alphanumeric() || "-_.".contains(letter);
    !name.is_empty() && name.len() <= LONGEST && name.chars().all(letter)
}

/// Refuses what is asked under a name that is not ours.
pub(crate) async fn guard(State(app): State<Arc<App>>, request: Request, next: Next) -> Response {
    // Programs of the old days name nobody; browsers always do.
    let named = request.headers().get_all(HOST).iter().map(|host| host.to_str().unwrap_or("?"));
    let asked = request.uri().authority().map(Authority::as_str);
    let strange = named.chain(asked).find(|host| !app.hosts.know(host));
    if let Some(host) = strange {
        let name = without_port(host).filter(|name| is_host_name(name));
        let message = match name {
            Some(name) => format!(
                "this server is not known as {name}; whoever runs it can allow the name with \
                 --host-name {name}"
            ),
            None => "this server is not known by this name".to_owned(),
        };
        return Failure::new(Code::WrongHost, message).into_response();
    }
    next.run(request).await
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_names_that_cannot_be_rebound_are_known() {
        let hosts = Hosts::new(&Settings {
            public_url: Some("https://play.example:8443/".to_owned()),
            host_names: vec!["Pi.local".to_owned()],
            ..Settings::default()
        });
        let known = [
            "127.0.0.1",
            "127.0.0.1:7878",
            "192.168.1.7:7878",
            "[::1]:7878",
            "[2001:db8::1]",
            "localhost",
            "LOCALHOST:7878",
            "a.localhost:1",
            "play.example",
            "play.example:443",
            "play.example.",
            "pi.local:7878",
        ];
        for host in known {
            assert!(hosts.know(host), "{host}");
        }
        let strange = [
            "",
            "evil.example",
            "evil.example:7878",
            "play.example.evil.example",
            "xplay.example",
            "127.0.0.1.evil.example",
            "localhost.evil.example",
            "play.example:evil",
            "[::1",
            "[evil.example]",
            "play.example@evil.example",
            "::1:7878:x",
            "?",
        ];
        for host in strange {
            assert!(!hosts.know(host), "{host}");
        }
    }
}
