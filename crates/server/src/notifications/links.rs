//! Links in mails that do one thing without signing in. Each is signed for its channel and purpose,
//! so nothing has to be kept for them.

use data_encoding::HEXLOWER;
use ring::hmac;

/// What a link is for.
#[derive(Clone, Copy, Debug)]
pub(crate) enum Purpose {
    /// The mailbox is mine.
    Confirm,
    /// No more mail.
    Leave,
}

impl Purpose {
    const fn name(self) -> &'static str {
        match self {
            Self::Confirm => "confirm",
            Self::Leave => "leave",
        }
    }
}

pub(crate) struct Links(hmac::Key);

impl std::fmt::Debug for Links {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str("Links")
    }
}

impl Links {
    pub(crate) fn new(secret: &str) -> Self {
        Self(hmac::Key::new(hmac::HMAC_SHA256, secret.as_bytes()))
    }

    pub(crate) fn code(&self, purpose: Purpose, channel: &str) -> String {
        let tag = hmac::sign(&self.0, format!("{} {channel}", purpose.name()).as_bytes());
        format!("{channel}-{}", HEXLOWER.encode(tag.as_ref()))
    }

    /// The channel a code is for, if we made it.
    pub(crate) fn channel<'a>(&self, purpose: Purpose, code: &'a str) -> Option<&'a str> {
        let (channel, tag) = code.split_once('-')?;
        let tag = HEXLOWER.decode(tag.as_bytes()).ok()?;
        let message = format!("{} {channel}", purpose.name());
        hmac::verify(&self.0, message.as_bytes(), &tag).ok()?;
        Some(channel)
    }
}

/// A signature over a message and the time it was made, for whoever knows the secret.
pub(crate) fn signature(secret: &str, time: i64, body: &[u8]) -> String {
    let key = hmac::Key::new(hmac::HMAC_SHA256, secret.as_bytes());
    let message = [format!("{time}.").as_bytes(), body].concat();
    format!("sha256={}", HEXLOWER.encode(hmac::sign(&key, &message).as_ref()))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_link_is_good_for_its_channel_and_its_purpose_alone() {
        let links = Links::new("secret");
        let code = links.code(Purpose::Leave, "abc");
        assert_eq!(links.channel(Purpose::Leave, &code), Some("abc"));
        assert_eq!(links.channel(Purpose::Confirm, &code), None);
        assert_eq!(Links::new("other").channel(Purpose::Leave, &code), None);
        assert_eq!(links.channel(Purpose::Leave, &code.replace("abc", "abd")), None);
        for wrong in ["", "-", "abc-", "abc-00", "ä-ö", &code[..code.len() - 2]] {
            assert_eq!(links.channel(Purpose::Leave, wrong), None, "{wrong}");
        }
    }
}
