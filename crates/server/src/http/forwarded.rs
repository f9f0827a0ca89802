//! Where a request really comes from, if a proxy stands before the server.

use std::{
    net::{IpAddr, SocketAddr},
    sync::Arc,
};

use axum::{
    extract::{ConnectInfo, Request, State},
    http::HeaderMap,
    middleware::Next,
    response::Response,
};

use crate::{app::App, http::listener::Peer};

const FORWARDED_FOR: &str = "x-forwarded-for";

/// What proxies add on the way. A request with any of these did not come straight to us.
const TRACES: [&str; 4] = [FORWARDED_FOR, "forwarded", "x-real-ip", "via"];

/// From here on the address of a request is that of the guest, not that of the proxy.
pub(crate) async fn look_behind(
    State(app): State<Arc<App>>,
    mut request: Request,
    next: Next,
) -> Response {
    let peer = request.extensions().get::<ConnectInfo<Peer>>().copied();
    if let Some(ConnectInfo(Peer(peer))) = peer {
        let ip = behind(peer.ip(), request.headers(), &app.settings.trusted_proxies);
        let address = SocketAddr::new(ip.unwrap_or(peer.ip()), peer.port());
        request.extensions_mut().insert(ConnectInfo(address));
    }
    next.run(request).await
}

/// The last address that was added by somebody we trust. What stands before it anybody can write.
fn behind(peer: IpAddr, headers: &HeaderMap, trusted: &[IpAddr]) -> Option<IpAddr> {
    if !trusted.contains(&peer.to_canonical()) {
        return None;
    }
    let lines = headers.get_all(FORWARDED_FOR).iter();
    let names: Vec<&str> =
        lines.filter_map(|line| line.to_str().ok()).flat_map(|line| line.split(',')).collect();
    for name in names.iter().rev() {
        let ip = name.trim().parse::<IpAddr>().ok()?.to_canonical();
        if !trusted.contains(&ip) {
            return Some(ip);
        }
    }
    None
}

/// Whether a request was made on this machine, and not handed on by a proxy on it.
pub(crate) fn is_local(address: SocketAddr, headers: &HeaderMap, app: &App) -> bool {
    // Who has a public address has a proxy, and not every proxy leaves traces.
    address.ip().to_canonical().is_loopback()
        && app.settings.public_url.is_none()
        && !TRACES.iter().any(|trace| headers.contains_key(*trace))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_what_a_trusted_proxy_says_counts() {
        // (who speaks to us, what the header says, who it is)
        let cases = [
            ("127.0.0.1", "192.0.2.7", Some("192.0.2.7")),
            ("127.0.0.1", "10.9.9.9, 192.0.2.7", Some("192.0.2.7")),
            ("127.0.0.1", "192.0.2.7, 10.0.0.1", Some("192.0.2.7")),
            ("127.0.0.1", "192.0.2.7,garbage", None),
            ("127.0.0.1", "", None),
            ("::ffff:127.0.0.1", "2001:db8::1", Some("2001:db8::1")),
            ("192.0.2.99", "192.0.2.7", None),
        ];
        let trusted = ["127.0.0.1", "10.0.0.1"].map(|ip| ip.parse().unwrap());
        for (peer, header, expected) in cases {
            let mut headers = HeaderMap::new();
            headers.insert(FORWARDED_FOR, header.parse().unwrap());
            let found = behind(peer.parse().unwrap(), &headers, &trusted);
            assert_eq!(found, expected.map(|ip| ip.parse().unwrap()), "{peer}: {header}");
        }
    }
}
