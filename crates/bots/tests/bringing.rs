//! Networks as an engine for browsers gets them: as bytes that say themselves what they are for.

use bots::{bring, trunk::Unread};

const WEIGHTS: [(&str, &[u8]); 4] = [
    ("base", include_bytes!("../src/bazaar/base.weights")),
    ("mocha", include_bytes!("../src/bazaar/mocha/mocha.weights")),
    ("letters", include_bytes!("../src/bazaar/letters/letters.weights")),
    ("dice", include_bytes!("../src/dice/dice.weights")),
];

#[test]
fn every_network_knows_its_place_and_what_is_none_is_refused() {
    for (name, bytes) in WEIGHTS {
        assert_eq!(bring(bytes), Ok(name));
        assert_eq!(bring(&bytes[..bytes.len() - 1]), Err(Unread::Damaged), "{name}");
    }
    assert_eq!(bring(b""), Err(Unread::Foreign));
    assert_eq!(bring(&[0; 5000]), Err(Unread::Foreign));
}
