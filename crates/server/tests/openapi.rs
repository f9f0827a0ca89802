//! The description of the requests: a reviewer reads the difference.

use serde_json::{Map, Value, json};

#[test]
fn the_description_says_what_can_be_asked() {
    let mut description: Value = serde_json::from_str(&server::openapi()).unwrap();
    assert_eq!(description["paths"].as_object().map(Map::len), Some(97));
    // Every release has another one.
    description["info"]["version"] = json!("version");
    insta::assert_json_snapshot!(description);
}
