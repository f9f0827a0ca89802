//! The difference between two JSON values, as RFC 7396 writes it.

use serde_json::{Map, Value};

/// A patch that turns `from` into `to`, where a field that is null and one that is absent mean the
/// same.
pub(crate) fn between(from: &Value, to: &Value) -> Value {
    match (from, to) {
        (Value::Object(from), Value::Object(to)) => Value::Object(fields(from, to)),
        _ => to.clone(),
    }
}

fn fields(from: &Map<String, Value>, to: &Map<String, Value>) -> Map<String, Value> {
    let gone = from.iter().filter(|(name, old)| !old.is_null() && !to.contains_key(*name));
    let mut patch: Map<_, _> = gone.map(|(name, _)| (name.clone(), Value::Null)).collect();
    for (name, new) in to {
        match from.get(name) {
            Some(old) if old == new => {}
            None if new.is_null() => {}
            // An object that is merged into another one; an empty object would change nothing.
            Some(old @ Value::Object(_)) if new.is_object() => {
                patch.insert(name.clone(), between(old, new));
            }
            Some(_) | None => {
                patch.insert(name.clone(), new.clone());
            }
        }
    }
    patch
}

/// Carries a patch out, as a client does.
pub(crate) fn apply(target: &mut Value, patch: &Value) {
    let Value::Object(fields) = patch else {
        *target = patch.clone();
        return;
    };
    if !target.is_object() {
        *target = Value::Object(Map::new());
    }
    let Value::Object(target) = target else { return };
    for (name, value) in fields {
        if value.is_null() {
            target.remove(name);
        } else {
            apply(target.entry(name.clone()).or_insert(Value::Null), value);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use serde_json::json;

    /// Without the fields that are null: to a patch they are absent.
    fn without_nulls(value: &Value) -> Value {
        let Value::Object(fields) = value else { return value.clone() };
        fields
            .iter()
            .filter(|(_, value)| !value.is_null())
            .map(|(name, value)| (name.clone(), without_nulls(value)))
            .collect()
    }

    #[test]
    fn a_patch_leads_from_one_value_to_the_other() {
        let values = [
            json!({}),
            json!({"a": 1, "b": {"c": [1, 2], "d": null}}),
            json!({"a": null, "b": {"c": [1, null], "e": {"f": 1}}}),
            json!({"b": {"c": [], "e": {}}}),
            json!({"b": 3, "a": {"x": {"y": {"z": null}}}}),
            json!({"a": [{"n": null}], "b": {"e": {"f": {"g": 1}}}}),
        ];
        for from in &values {
            for to in &values {
                let mut patched = from.clone();
                apply(&mut patched, &between(from, to));
                assert_eq!(without_nulls(&patched), without_nulls(to), "{from} to {to}");
            }
        }
    }

    #[test]
    fn what_is_the_same_is_not_sent() {
        let from = json!({"a": 1, "b": {"c": 2, "d": 3}});
        let to = json!({"a": 1, "b": {"c": 2, "d": 4}});
        assert_eq!(between(&from, &to), json!({"b": {"d": 4}}));
    }
}
