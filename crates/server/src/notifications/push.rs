//! Messages to browsers: encrypted for one of them (RFC 8291), and signed so that the service that
//! carries them knows which house sends them (RFC 8292).

use data_encoding::BASE64URL_NOPAD;
use protocol::web::notifications::NewAddress;
use ring::{
    aead, agreement,
    error::Unspecified,
    hkdf, hmac,
    rand::SystemRandom,
    signature::{ECDSA_P256_SHA256_FIXED_SIGNING, EcdsaKeyPair, KeyPair as _},
};
use serde::{Deserialize, Serialize};
use url::Url;

use super::{Unsent, reach};
use crate::{
    operations::{clock, ids},
    settings::Reach,
};

/// How long the service keeps a message for a browser that is not there, in seconds.
const KEPT: u32 = 24 * 60 * 60;

/// How long a signature holds, in seconds: less than a day.
const SIGNED: i64 = 12 * 60 * 60;

/// As much as every service carries in one message.
const LONGEST: usize = 3_000;

const RECORD: u32 = 4_096;
const POINT: usize = 65;

/// A browser that wants to be told, as it is kept.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct Subscription {
    pub(crate) endpoint: String,
    p256dh: String,
    auth: String,
}

impl Subscription {
    pub(crate) fn parse(wish: &NewAddress, reach: Reach) -> Result<Self, &'static str> {
        let NewAddress::Push { endpoint, p256dh, auth } = wish else {
            return Err("this is no subscription");
        };
        let endpoint = reach::parse(endpoint, reach)?.to_string();
        let subscription = Self {
            endpoint,
            p256dh: p256dh.trim_end_matches('=').to_owned(),
            auth: auth.trim_end_matches('=').to_owned(),
        };
        subscription.keys().ok_or("the keys of the subscription cannot be read")?;
        Ok(subscription)
    }

    fn keys(&self) -> Option<(Vec<u8>, Vec<u8>)> {
        let public = BASE64URL_NOPAD.decode(self.p256dh.as_bytes()).ok()?;
        let auth = BASE64URL_NOPAD.decode(self.auth.as_bytes()).ok()?;
        (public.len() == POINT && public[0] == 4 && auth.len() == 16).then_some((public, auth))
    }
}

/// The key of this house.
pub(crate) struct House {
    pair: EcdsaKeyPair,
    /// Where its host can be reached, for the services.
    contact: String,
}

impl std::fmt::Debug for House {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str("House")
    }
}

/// A new key, as text to be kept.
pub(crate) fn new_key() -> Option<String> {
    let made = EcdsaKeyPair::generate_pkcs8(&ECDSA_P256_SHA256_FIXED_SIGNING, &SystemRandom::new());
    made.ok().map(|key| BASE64URL_NOPAD.encode(key.as_ref()))
}

impl House {
    pub(crate) fn new(key: &str, contact: String) -> Option<Self> {
        let key = BASE64URL_NOPAD.decode(key.as_bytes()).ok()?;
        let random = SystemRandom::new();
        let pair = EcdsaKeyPair::from_pkcs8(&ECDSA_P256_SHA256_FIXED_SIGNING, &key, &random);
        Some(Self { pair: pair.ok()?, contact })
    }

    /// What browsers have to know to subscribe.
    pub(crate) fn public(&self) -> String {
        BASE64URL_NOPAD.encode(self.pair.public_key().as_ref())
    }

    /// Sends a message; of those about one topic a service keeps the last.
    pub(crate) async fn send(
        &self,
        reach: Reach,
        to: &Subscription,
        topic: &str,
        message: &str,
    ) -> Result<(), Unsent> {
        let url = reach::parse(&to.endpoint, reach).map_err(|_| Unsent::Refused)?;
        let body = encrypt(to, message).ok_or(Unsent::Refused)?;
        let headers = [
            ("content-type", "application/octet-stream".to_owned()),
            ("content-encoding", "aes128gcm".to_owned()),
            ("ttl", KEPT.to_string()),
            ("urgency", "high".to_owned()),
            ("topic", topic.chars().take(32).collect()),
            ("authorization", self.signed(&url).ok_or(Unsent::Later)?),
        ];
        reach::post(reach, &url, &headers, body).await
    }

    fn signed(&self, url: &Url) -> Option<String> {
        let encode =
            |value: &serde_json::Value| BASE64URL_NOPAD.encode(value.to_string().as_bytes());
        let head = encode(&serde_json::json!({"typ": "JWT", "alg": "ES256"}));
        let claims = encode(&serde_json::json!({
            "aud": url.origin().ascii_serialization(),
            "exp": clock::now() + SIGNED,
            "sub": self.contact,
        }));
        let text = format!("{head}.{claims}");
        let signature = self.pair.sign(&SystemRandom::new(), text.as_bytes()).ok()?;
        let signature = BASE64URL_NOPAD.encode(signature.as_ref());
        Some(format!("vapid t={text}.{signature}, k={}", self.public()))
    }
}

fn encrypt(to: &Subscription, message: &str) -> Option<Vec<u8>> {
    let (theirs, auth) = to.keys()?;
    let random = SystemRandom::new();
    let key = agreement::EphemeralPrivateKey::generate(&agreement::ECDH_P256, &random).ok()?;
    let ours = key.compute_public_key().ok()?;
    let peer = agreement::UnparsedPublicKey::new(&agreement::ECDH_P256, &theirs);
    let sealed = agreement::agree_ephemeral(key, &peer, |shared| {
        seal(shared, ours.as_ref(), &theirs, &auth, &ids::random::<16>(), message.as_bytes())
    });
    sealed.ok()?.ok()
}

/// One record of RFC 8188, with the keys of RFC 8291.
fn seal(
    shared: &[u8],
    ours: &[u8],
    theirs: &[u8],
    auth: &[u8],
    salt: &[u8; 16],
    message: &[u8],
) -> Result<Vec<u8>, Unspecified> {
    if message.len() > LONGEST {
        return Err(Unspecified);
    }
    let input = derive(auth, shared, &[b"WebPush: info\0", theirs, ours], 32)?;
    let key = derive(salt, &input, &[b"Content-Encoding: aes128gcm\0"], 16)?;
    let nonce = derive(salt, &input, &[b"Content-Encoding: nonce\0"], 12)?;
    // The last record ends with a two; no more padding follows.
    let mut text = [message, &[2]].concat();
    let key = aead::LessSafeKey::new(aead::UnboundKey::new(&aead::AES_128_GCM, &key)?);
    let nonce = aead::Nonce::try_assume_unique_for_key(&nonce)?;
    key.seal_in_place_append_tag(nonce, aead::Aad::empty(), &mut text)?;
    let length = u8::try_from(ours.len()).map_err(|_| Unspecified)?;
    Ok([&salt[..], &RECORD.to_be_bytes(), &[length], ours, &text].concat())
}

fn derive(
    salt: &[u8],
    input: &[u8],
    info: &[&[u8]],
    length: usize,
) -> Result<Vec<u8>, Unspecified> {
    struct Length(usize);
    impl hkdf::KeyType for Length {
        fn len(&self) -> usize {
            self.0
        }
    }
    let key = hkdf::Salt::new(hkdf::HKDF_SHA256, salt).extract(input);
    let mut out = vec![0; length];
    key.expand(info, Length(length))?.fill(&mut out)?;
    Ok(out)
}

/// A topic that says nothing about the table.
pub(crate) fn topic(table: &str, secret: &str) -> String {
    let key = hmac::Key::new(hmac::HMAC_SHA256, secret.as_bytes());
    BASE64URL_NOPAD.encode(&hmac::sign(&key, table.as_bytes()).as_ref()[..18])
}

#[cfg(test)]
mod tests {
    use super::*;

    fn bytes(text: &str) -> Vec<u8> {
        BASE64URL_NOPAD.decode(text.as_bytes()).unwrap()
    }

    /// The example of RFC 8291, appendix A.
    #[test]
    fn a_message_is_sealed_as_the_standard_shows() {
        let shared = bytes("kyrL1jIIOHEzg3sM2ZWRHDRB62YACZhhSlknJ672kSs");
        let ours = bytes(
            "BP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A8",
        );
        let theirs = bytes(
            "BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4",
        );
        let auth = bytes("BTBZMqHH6r4Tts7J_aSIgg");
        let salt: [u8; 16] = bytes("DGv6ra1nlYgDCS1FRnbzlw").try_into().unwrap();
        let message = b"When I grow up, I want to be a watermelon";
        let sealed = seal(&shared, &ours, &theirs, &auth, &salt, message).unwrap();
        let expected = "DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27ml\
            mlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A_yl95bQpu6cVPT\
            pK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN";
        assert_eq!(BASE64URL_NOPAD.encode(&sealed), expected);
        assert!(seal(&shared, &ours, &theirs, &auth, &salt, &[0; 4_000]).is_err(), "too long");
    }

    #[test]
    fn a_point_that_is_on_no_curve_is_no_key() {
        let auth = BASE64URL_NOPAD.encode(&[1; 16]);
        let off = BASE64URL_NOPAD.encode(&[[4].as_slice(), &[7; 64]].concat());
        let endpoint = "https://push.example/".to_owned();
        let to = Subscription { endpoint, p256dh: off, auth };
        assert!(encrypt(&to, "x").is_none());
    }
}
