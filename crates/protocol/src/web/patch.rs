//! The difference between two JSON values, as RFC 7396 writes it.
//!
//! It is found in the text: positions are written by the same code every time, so what has not
//! changed reads the same, and no tree has to be grown for it.

use std::fmt;

use serde::{
    Deserialize,
    de::{Deserializer, MapAccess, Visitor},
};
use serde_json::{Map, Value, value::RawValue};

/// A patch that turns `from` into `to`, where a field that is null and one that is absent mean the
/// same. Without a `from` it is all of `to`.
pub fn between(from: Option<&str>, to: &str) -> Box<RawValue> {
    let mut patch = String::with_capacity(to.len() / 4);
    write(from.unwrap_or("null"), to, &mut patch);
    RawValue::from_string(patch).unwrap_or_else(|_| RawValue::NULL.to_owned())
}

fn write(from: &str, to: &str, patch: &mut String) {
    match (fields(from), fields(to)) {
        (Some(from), Some(to)) => write_fields(&from, &to, patch),
        (Some(_) | None, Some(_) | None) => patch.push_str(to),
    }
}

fn write_fields(from: &Fields<'_>, to: &Fields<'_>, patch: &mut String) {
    patch.push('{');
    let begun = patch.len();
    let name_field = |name: &str, patch: &mut String| {
        if patch.len() > begun {
            patch.push(',');
        }
        patch.push_str(name);
        patch.push(':');
    };
    for (name, old) in &from.0 {
        if !is_null(old) && to.get(name).is_none() {
            name_field(name, patch);
            patch.push_str("null");
        }
    }
    for (name, new) in &to.0 {
        match from.get(name) {
            Some(old) if old == *new => {}
            None if is_null(new) => {}
            // An object that is merged into another one; an empty object would change nothing.
            Some(old) => {
                name_field(name, patch);
                write(old, new, patch);
            }
            None => {
                name_field(name, patch);
                patch.push_str(new);
            }
        }
    }
    patch.push('}');
}

fn is_null(value: &str) -> bool {
    value == "null"
}

/// The fields of an object with their values, all as they are written.
struct Fields<'a>(Vec<(&'a str, &'a str)>);

impl<'a> Fields<'a> {
    fn get(&self, name: &str) -> Option<&'a str> {
        self.0.iter().find(|(other, _)| *other == name).map(|(_, value)| *value)
    }
}

fn fields(text: &str) -> Option<Fields<'_>> {
    text.starts_with('{').then(|| serde_json::from_str(text).ok()).flatten()
}

impl<'de> Deserialize<'de> for Fields<'de> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        struct Reader;

        impl<'de> Visitor<'de> for Reader {
            type Value = Fields<'de>;

            fn expecting(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
                formatter.write_str("an object")
            }

            fn visit_map<A: MapAccess<'de>>(self, mut map: A) -> Result<Self::Value, A::Error> {
                let mut fields = Vec::with_capacity(16);
                while let Some((name, value)) = map.next_entry::<&RawValue, &RawValue>()? {
                    fields.push((name.get(), value.get()));
                }
                Ok(Fields(fields))
            }
        }

        deserializer.deserialize_map(Reader)
    }
}

/// Carries a patch out, as a client does.
pub fn apply(target: &mut Value, patch: &Value) {
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

/// Without the fields that are null: to a patch they are absent.
pub fn without_nulls(value: &Value) -> Value {
    let Value::Object(fields) = value else { return value.clone() };
    fields
        .iter()
        .filter(|(_, value)| !value.is_null())
        .map(|(name, value)| (name.clone(), without_nulls(value)))
        .collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use serde_json::json;

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
                let patch = between(Some(&from.to_string()), &to.to_string());
                apply(&mut patched, &serde_json::from_str(patch.get()).unwrap());
                assert_eq!(without_nulls(&patched), without_nulls(to), "{from} to {to}");
            }
        }
    }

    #[test]
    fn what_is_the_same_is_not_sent() {
        let from = r#"{"a":1,"b":{"c":2,"d":3},"e":[{"f":null}],"gone":1,"never":null}"#;
        let to = r#"{"a":1,"b":{"c":2,"d":4},"e":[{"f":null}],"empty":null}"#;
        assert_eq!(between(Some(from), to).get(), r#"{"gone":null,"b":{"d":4}}"#);
        assert_eq!(between(Some(to), to).get(), "{}");
        assert_eq!(between(None, to).get(), to);
    }
}
