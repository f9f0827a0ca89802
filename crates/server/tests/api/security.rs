//! The threats of docs/security.md that belong to no single address.

mod exhaustion;
mod foreign;
mod hosts;
mod lines;
mod moves;
mod random;
mod sessions;

use serde_json::Value;

/// Every address of the description with its method, also those that are yet to come. Ids are those
/// of this table.
fn addresses(table: &str) -> Vec<(String, String)> {
    let document: Value = serde_json::from_str(&server::openapi()).unwrap();
    let paths = document["paths"].as_object().unwrap();
    let pairs = paths.iter().flat_map(|(path, methods)| {
        let path = path.replace("{id}", table).replace("{seat}", "0").replace("{ply}", "0");
        let methods = methods.as_object().unwrap().keys();
        methods.map(move |method| (method.to_uppercase(), path.clone()))
    });
    pairs.collect()
}
