//! Letters by SMTP. Whom they go to and what stands in them never reaches the log.

use std::{net::IpAddr, str::FromStr as _, time::Duration};

use lettre::{
    Address, AsyncSmtpTransport, AsyncTransport as _, Message, Tokio1Executor,
    message::{
        Mailbox,
        header::{ContentType, HeaderName, HeaderValue},
    },
};
use url::Url;

use super::Unsent;

/// No mailbox has a longer name.
const LONGEST: usize = 254;

const PATIENCE: Duration = Duration::from_secs(15);

/// How a house sends mail.
#[derive(Clone)]
pub struct Mail {
    transport: AsyncSmtpTransport<Tokio1Executor>,
    from: Mailbox,
}

impl std::fmt::Debug for Mail {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        // There is a password inside.
        f.write_str("Mail")
    }
}

/// A mail that is to be sent.
pub(crate) struct NewMail<'a> {
    pub(crate) to: &'a str,
    pub(crate) subject: &'a str,
    pub(crate) text: String,
    /// The same mail sent twice has the same name, so that a mailbox can tell.
    pub(crate) id: String,
    /// Where one says that no more should come, with one press.
    pub(crate) leave: Option<String>,
}

impl Mail {
    /// `smtps://user:password@host` or `smtp://user:password@host:587`, which is encrypted as well
    /// unless the server is this machine; and from whom mails come, `Bedesten <games@example.org>`.
    pub fn new(smtp: &str, from: &str) -> Result<Self, String> {
        let mut url =
            Url::parse(smtp).map_err(|_| "the address of the mail server cannot be read")?;
        let host = url.host_str().ok_or("the address of the mail server names no server")?;
        let address = host.trim_start_matches('[').trim_end_matches(']').parse::<IpAddr>();
        let here = host == "localhost" || address.is_ok_and(|address| address.is_loopback());
        if url.scheme() == "smtp" && url.query().is_none() && !here {
            url.set_query(Some("tls=required"));
        }
        // What is wrong is said without the address: there may be a password in it.
        let builder = AsyncSmtpTransport::<Tokio1Executor>::from_url(url.as_str())
            .map_err(|_| "the address of the mail server cannot be used")?;
        let from =
            Mailbox::from_str(from).map_err(|_| "the address mails come from cannot be read")?;
        Ok(Self { transport: builder.timeout(Some(PATIENCE)).build(), from })
    }

    /// Whom services may ask about mails and messages of this house.
    pub(crate) fn contact(&self) -> String {
        format!("mailto:{}", self.from.email)
    }

    pub(crate) async fn send(&self, mail: NewMail<'_>) -> Result<(), Unsent> {
        let message = self.written(mail).ok_or(Unsent::Refused)?;
        self.transport
            .send(message)
            .await
            .map(drop)
            .map_err(|error| if error.is_permanent() { Unsent::Refused } else { Unsent::Later })
    }

    fn written(&self, mail: NewMail<'_>) -> Option<Message> {
        let to = Mailbox::new(None, address(mail.to)?);
        let id = format!("<{}@{}>", mail.id, self.from.email.domain());
        let mut message = Message::builder()
            .from(self.from.clone())
            .to(to)
            .subject(mail.subject)
            .message_id(Some(id))
            .header(ContentType::TEXT_PLAIN)
            .body(mail.text)
            .ok()?;
        let mut add = |name: &'static str, value: String| {
            let name = HeaderName::new_from_ascii_str(name);
            message.headers_mut().insert_raw(HeaderValue::new(name, value));
        };
        add("Auto-Submitted", "auto-generated".to_owned());
        if let Some(leave) = mail.leave {
            add("List-Unsubscribe", format!("<{leave}>"));
            add("List-Unsubscribe-Post", "List-Unsubscribe=One-Click".to_owned());
        }
        Some(message)
    }
}

/// An address of a mailbox, and nothing else.
pub(crate) fn address(text: &str) -> Option<Address> {
    let plain = text.len() <= LONGEST && !text.chars().any(|c| c.is_control() || c.is_whitespace());
    let address = plain.then(|| Address::from_str(text).ok())??;
    let domain = address.domain();
    (domain.contains('.') && !domain.starts_with('[')).then_some(address)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn nothing_but_an_address_is_an_address() {
        for right in ["a@b.example", "first.last+tag@sub.domain.org"] {
            assert!(address(right).is_some(), "{right}");
        }
        let wrong = [
            "",
            "a",
            "@b.example",
            "a@",
            "a@b",
            "a@b.example\r\nBcc: c@d.example",
            "a b@c.example",
            "Name <a@b.example>",
            "a@b.example,c@d.example",
            "a@b.example\n",
            "a@b.example\0",
            "a@[127.0.0.1]",
        ];
        for wrong in wrong {
            assert!(address(wrong).is_none(), "{wrong}");
        }
    }

    #[test]
    fn no_name_can_write_a_header() {
        let mail = Mail::new("smtp://localhost:25", "Bedesten <games@house.example>").unwrap();
        let new = NewMail {
            to: "a@b.example",
            subject: "Your turn: Bora\r\nBcc: everybody@c.example",
            text: "text".to_owned(),
            id: "one".to_owned(),
            leave: Some("https://house.example/leave".to_owned()),
        };
        let written = String::from_utf8(mail.written(new).unwrap().formatted()).unwrap();
        assert!(!written.to_lowercase().contains("\nbcc:"), "{written}");
        assert!(written.contains("List-Unsubscribe: <https://house.example/leave>"), "{written}");
    }

    #[test]
    fn what_is_wrong_with_the_mail_server_is_said_without_its_password() {
        for wrong in ["nonsense", "http://u:hidden@host", "smtp:", "smtp://u:hidden@host?tls=maybe"]
        {
            let error = Mail::new(wrong, "a@b.example").unwrap_err();
            assert!(!error.contains("hidden"), "{error}");
        }
        assert!(Mail::new("smtps://u:hidden@mail.example", "nobody").is_err());
        let mail = Mail::new("smtp://u:hidden@mail.example:587", "a@b.example").unwrap();
        assert!(!format!("{mail:?}").contains("hidden"));
    }
}
