//! Calling addresses that guests gave us, and nothing they must not reach.
//!
//! The name is resolved here, every address it leads to is looked at, and the line is opened to that
//! address and no other: whoever answers a name differently the second time is never asked twice.
//! Nothing is followed to another place, and what comes back is not read.

use std::{
    net::{IpAddr, Ipv4Addr, Ipv6Addr, SocketAddr},
    sync::Arc,
    time::Duration,
};

use http_body_util::Full;
use hyper::{Method, Request, body::Bytes};
use hyper_util::rt::TokioIo;
use rustls::{ClientConfig, RootCertStore, pki_types::ServerName};
use tokio::{
    io::{AsyncRead, AsyncWrite},
    net::{TcpStream, lookup_host},
    time::timeout,
};
use tokio_rustls::TlsConnector;
use url::{Host, Url};

use super::Unsent;
use crate::settings::Reach;

/// Nobody is waited for longer.
const PATIENCE: Duration = Duration::from_secs(10);

/// Longer addresses are no addresses.
const LONGEST: usize = 2_000;

/// An address that may be kept: encrypted, without a password in it, and not plainly inside.
pub(crate) fn parse(text: &str, reach: Reach) -> Result<Url, &'static str> {
    if text.len() > LONGEST {
        return Err("the address is too long");
    }
    let url = Url::parse(text).map_err(|_| "this is no address")?;
    let open = match reach {
        Reach::Public => false,
        Reach::Anywhere => url.scheme() == "http",
    };
    if url.scheme() != "https" && !open {
        return Err("the address must begin with https://");
    }
    if !url.username().is_empty() || url.password().is_some() {
        return Err("there must be no name and no password in the address");
    }
    let inside = match url.host() {
        None => return Err("this is no address"),
        Some(Host::Domain(name)) => {
            let name = name.trim_end_matches('.');
            name == "localhost" || name.ends_with(".localhost") || !name.contains('.')
        }
        Some(Host::Ipv4(ip)) => !is_public(ip.into()),
        Some(Host::Ipv6(ip)) => !is_public(ip.into()),
    };
    match reach {
        Reach::Public if inside => Err("the address is not on the public internet"),
        Reach::Public | Reach::Anywhere => Ok(url),
    }
}

/// Sends something there. What is answered is only looked at for its status.
pub(crate) async fn post(
    reach: Reach,
    url: &Url,
    headers: &[(&str, String)],
    body: Vec<u8>,
) -> Result<(), Unsent> {
    let sent = timeout(PATIENCE, exchange(reach, url, headers, body)).await;
    let status = sent.map_err(|_| Unsent::Later)??;
    match status {
        200..=299 => Ok(()),
        404 | 410 => Err(Unsent::Gone),
        408 | 425 | 429 | 500..=599 => Err(Unsent::Later),
        _ => Err(Unsent::Refused),
    }
}

async fn exchange(
    reach: Reach,
    url: &Url,
    headers: &[(&str, String)],
    body: Vec<u8>,
) -> Result<u16, Unsent> {
    let (host, port) = (url.host_str(), url.port_or_known_default());
    let (host, port) = host.zip(port).ok_or(Unsent::Refused)?;
    let path = &url[url::Position::BeforePath..url::Position::AfterQuery];
    let authority = &url[url::Position::BeforeHost..url::Position::AfterPort];
    let mut request = Request::builder()
        .method(Method::POST)
        .uri(path)
        .header("host", authority)
        .header("user-agent", "bedesten");
    for (name, value) in headers {
        request = request.header(*name, value);
    }
    let request = request.body(Full::new(Bytes::from(body))).map_err(|_| Unsent::Refused)?;
    let line = connect(reach, host, port).await?;
    if url.scheme() == "http" {
        return ask(line, request).await;
    }
    let name = host.trim_start_matches('[').trim_end_matches(']').to_owned();
    let name = ServerName::try_from(name).map_err(|_| Unsent::Refused)?;
    let connector = TlsConnector::from(Arc::new(encryption()?));
    let line = connector.connect(name, line).await.map_err(|_| Unsent::Later)?;
    ask(line, request).await
}

/// A line to an address that was looked at just now.
async fn connect(reach: Reach, host: &str, port: u16) -> Result<TcpStream, Unsent> {
    let host = host.trim_start_matches('[').trim_end_matches(']');
    let found: Vec<SocketAddr> =
        lookup_host((host, port)).await.map_err(|_| Unsent::Later)?.collect();
    let allowed = |address: &&SocketAddr| match reach {
        Reach::Public => is_public(address.ip()),
        Reach::Anywhere => true,
    };
    // A name that leads inside as well is not trusted at all.
    if found.iter().filter(allowed).count() < found.len() {
        return Err(Unsent::Refused);
    }
    for address in found {
        if let Ok(line) = TcpStream::connect(address).await {
            return Ok(line);
        }
    }
    Err(Unsent::Later)
}

async fn ask<S>(line: S, request: Request<Full<Bytes>>) -> Result<u16, Unsent>
where
    S: AsyncRead + AsyncWrite + Unpin + Send + 'static,
{
    let handshake = hyper::client::conn::http1::handshake(TokioIo::new(line)).await;
    let (mut sender, connection) = handshake.map_err(|_| Unsent::Later)?;
    let carrying = tokio::spawn(connection);
    let answer = sender.send_request(request).await.map_err(|_| Unsent::Later);
    carrying.abort();
    Ok(answer?.status().as_u16())
}

fn encryption() -> Result<ClientConfig, Unsent> {
    let roots = RootCertStore { roots: webpki_roots::TLS_SERVER_ROOTS.to_vec() };
    let provider = Arc::new(rustls::crypto::ring::default_provider());
    let builder = ClientConfig::builder_with_provider(provider);
    let builder = builder.with_safe_default_protocol_versions().map_err(|_| Unsent::Later)?;
    Ok(builder.with_root_certificates(roots).with_no_client_auth())
}

/// Whether an address is one of the public internet, and not of a house, a provider or a machine.
pub(crate) fn is_public(address: IpAddr) -> bool {
    match address {
        IpAddr::V4(address) => is_public_v4(address),
        IpAddr::V6(address) => is_public_v6(address),
    }
}

fn is_public_v4(address: Ipv4Addr) -> bool {
    let [a, b, c, _] = address.octets();
    let reserved = address.is_private()
        || address.is_loopback()
        || address.is_link_local()
        || address.is_broadcast()
        || address.is_documentation()
        || address.is_multicast()
        // "This network" (RFC 791) and class E (RFC 1112).
        || a == 0
        || a >= 240
        // 100.64.0.0/10, shared address space behind carrier-grade NAT (RFC 6598).
        || (a == 100 && (b & 0xc0) == 64)
        // 198.18.0.0/15, benchmarking (RFC 2544).
        || (a == 198 && (b & 0xfe) == 18)
        // 192.0.0.0/24, protocol assignments (RFC 6890).
        || (a == 192 && b == 0 && c == 0)
        // 192.88.99.0/24, relays of 6to4 (RFC 7526).
        || (a == 192 && b == 88 && c == 99);
    !reserved
}

fn is_public_v6(address: Ipv6Addr) -> bool {
    let parts = address.segments();
    let inner = |high: u16, low: u16| {
        let [one, two] = high.to_be_bytes();
        let [three, four] = low.to_be_bytes();
        is_public_v4(Ipv4Addr::new(one, two, three, four))
    };
    match parts {
        // An IPv6 address that carries an IPv4 address leads where that one leads: IPv4-mapped
        // (RFC 4291) and NAT64 with the well-known prefix (RFC 6052).
        [0, 0, 0, 0, 0, 0xffff, high, low] | [0x64, 0xff9b, 0, 0, 0, 0, high, low] => {
            inner(high, low)
        }
        // 6to4 (RFC 3056).
        [0x2002, high, low, ..] => inner(high, low),
        // Documentation (RFC 9637, RFC 3849) and protocol assignments such as Teredo (RFC 2928).
        [0x3fff, ..] | [0x2001, 0xdb8 | ..0x200, ..] => false,
        // Global unicast is 2000::/3 (RFC 4291); all else is local, multicast or not assigned.
        [first, ..] => (first & 0xe000) == 0x2000,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_addresses_of_the_public_internet_are_called() {
        let inside = [
            "0.0.0.0",
            "10.1.2.3",
            "100.64.0.1",
            "100.127.255.255",
            "127.0.0.1",
            "127.9.9.9",
            "169.254.169.254",
            "172.16.0.1",
            "172.31.255.255",
            "192.0.0.8",
            "192.0.2.1",
            "192.168.1.1",
            "198.18.0.1",
            "198.51.100.1",
            "203.0.113.9",
            "224.0.0.1",
            "240.0.0.1",
            "255.255.255.255",
            "::",
            "::1",
            "::ffff:127.0.0.1",
            "::ffff:10.0.0.1",
            "::ffff:169.254.169.254",
            "::127.0.0.1",
            "64:ff9b::10.0.0.1",
            "64:ff9b:1::1",
            "2002:7f00:1::",
            "2001::1",
            "2001:db8::1",
            "100::1",
            "fc00::1",
            "fd12:3456::1",
            "fe80::1",
            "fec0::1",
            "ff02::1",
            "3fff::1",
            "5f00::1",
        ];
        for address in inside {
            assert!(!is_public(address.parse().unwrap()), "{address}");
        }
        let outside = [
            "1.1.1.1",
            "100.63.255.255",
            "100.128.0.1",
            "172.15.0.1",
            "172.32.0.1",
            "198.20.0.1",
            "2606:4700::1111",
            "2a00:1450::1",
            "::ffff:1.1.1.1",
            "64:ff9b::1.1.1.1",
            "2002:0101:0101::",
        ];
        for address in outside {
            assert!(is_public(address.parse().unwrap()), "{address}");
        }
    }

    #[test]
    fn an_address_that_is_kept_is_encrypted_and_outside() {
        let wrong = [
            "",
            "nonsense",
            "http://a.example/",
            "ftp://a.example/",
            "file:///etc/passwd",
            "https://user:word@a.example/",
            "https://user@a.example/",
            "https://localhost/",
            "https://LOCALHOST./",
            "https://a.localhost/",
            "https://intranet/",
            "https://127.0.0.1/",
            "https://2130706433/",
            "https://0x7f.1/",
            "https://[::1]/",
            "https://[::ffff:10.0.0.1]/",
            "https://169.254.169.254/latest/",
            "gopher://a.example",
        ];
        for address in wrong {
            assert!(parse(address, Reach::Public).is_err(), "{address}");
        }
        let long = format!("https://a.example/{}", "a".repeat(LONGEST));
        assert!(parse(&long, Reach::Public).is_err());
        for address in ["https://a.example/hook?x=1", "https://1.1.1.1:8443/", "HTTPS://A.example"]
        {
            assert!(parse(address, Reach::Public).is_ok(), "{address}");
        }
        assert!(parse("http://127.0.0.1:9/", Reach::Anywhere).is_ok());
    }

    #[tokio::test]
    async fn a_name_that_leads_inside_is_refused_when_it_is_called() {
        // The name was fine when it was kept; what it leads to is looked at when it is called.
        let listener = tokio::net::TcpListener::bind("127.0.0.1:0").await.unwrap();
        let port = listener.local_addr().unwrap().port();
        for host in ["localhost", "127.0.0.1", "[::ffff:127.0.0.1]"] {
            let url = Url::parse(&format!("https://{host}:{port}/")).unwrap();
            let sent = post(Reach::Public, &url, &[], Vec::new()).await;
            assert_eq!(sent, Err(Unsent::Refused), "{host}");
        }
        let knocked = timeout(Duration::from_millis(1), listener.accept()).await;
        assert!(knocked.is_err(), "nobody was called");
    }
}
