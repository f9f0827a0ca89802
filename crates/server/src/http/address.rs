//! Under which address others open this server.

use axum::http::{HeaderMap, header::HOST};
use url::Url;

use crate::settings::Settings;

/// The address for links that are opened on another device; nothing if only this machine is reached by
/// what is known. Whoever asks under the name of this machine itself gets its address in the network.
pub(crate) fn for_others(settings: &Settings, headers: &HeaderMap) -> Option<String> {
    if let Some(public) = &settings.public_url {
        return Some(public.trim_end_matches('/').to_owned());
    }
    let here = here(headers)?;
    if is_this_machine(&here) { settings.network_url.clone() } else { Some(here) }
}

/// The address somebody asks under.
pub(crate) fn here(headers: &HeaderMap) -> Option<String> {
    let host = headers.get(HOST).and_then(|host| host.to_str().ok())?;
    Some(format!("http://{host}"))
}

/// A name or an address that means another machine on every machine: RFC 6761, 6.3, and RFC 6890.
fn is_this_machine(url: &str) -> bool {
    let url = Url::parse(url).ok();
    match url.as_ref().and_then(Url::host) {
        Some(url::Host::Domain(name)) => name == "localhost" || name.ends_with(".localhost"),
        Some(url::Host::Ipv4(address)) => address.is_loopback() || address.is_unspecified(),
        Some(url::Host::Ipv6(address)) => address.is_loopback() || address.is_unspecified(),
        None => false,
    }
}

#[cfg(test)]
mod tests {
    use axum::http::HeaderValue;

    use super::*;

    fn asked_as(host: &'static str, settings: &Settings) -> Option<String> {
        let mut headers = HeaderMap::new();
        headers.insert(HOST, HeaderValue::from_static(host));
        for_others(settings, &headers)
    }

    #[test]
    fn a_telephone_is_never_sent_to_itself() {
        let alone = Settings::default();
        let network = Settings {
            network_url: Some("http://192.168.1.7:7878".to_owned()),
            ..Settings::default()
        };
        for host in ["localhost:7878", "127.0.0.1:7878", "[::1]:7878", "table.localhost"] {
            assert_eq!(asked_as(host, &alone), None, "{host}");
            let address = asked_as(host, &network);
            assert_eq!(address.as_deref(), Some("http://192.168.1.7:7878"), "{host}");
        }
        let address = asked_as("192.168.1.9:7878", &network);
        assert_eq!(address.as_deref(), Some("http://192.168.1.9:7878"), "it is reached as it is");
        let public = Settings {
            public_url: Some("https://play.example/".to_owned()),
            ..Settings::default()
        };
        assert_eq!(asked_as("localhost", &public).as_deref(), Some("https://play.example"));
    }
}
