//! Whether a value is what a schema of the document says. Keywords that are not known here fail, and so do fields that
//! no schema names: what travels is in the document, all of it.

use std::collections::BTreeSet;

use serde_json::Value;

/// The fields that a schema names.
type Named = BTreeSet<String>;

/// The document.
pub(crate) struct Document(pub(crate) Value);

impl Document {
    /// What a `$ref` leads to.
    pub(crate) fn resolve(&self, reference: &str) -> Option<&Value> {
        self.0.pointer(reference.strip_prefix('#')?)
    }

    /// Says where the value is not what the schema says, if it is not.
    pub(crate) fn judge(&self, schema: &Value, value: &Value) -> Result<(), String> {
        let named = self.fits(schema, value)?;
        match value.as_object().into_iter().flatten().find(|(name, _)| !named.contains(*name)) {
            Some((name, _)) => Err(format!(".{name} stands in no schema")),
            None => Ok(()),
        }
    }

    fn fits(&self, schema: &Value, value: &Value) -> Result<Named, String> {
        let schema = schema.as_object().ok_or_else(|| format!("no schema: {schema}"))?;
        let mut named = Named::new();
        for (keyword, rule) in schema {
            match keyword.as_str() {
                "description" | "format" => {}
                "$ref" => {
                    let reference = rule.as_str().unwrap_or_default();
                    let target = self.resolve(reference).ok_or_else(|| format!("no {reference}"))?;
                    named.extend(self.fits(target, value)?);
                }
                "allOf" => {
                    for part in list(rule) {
                        named.extend(self.fits(part, value)?);
                    }
                }
                "oneOf" => named.extend(self.one_of(list(rule), value)?),
                "properties" => named.extend(self.properties(rule, value)?),
                "additionalProperties" => named.extend(self.others(schema.get("properties"), rule, value)?),
                "propertyNames" => {
                    for name in value.as_object().into_iter().flat_map(|fields| fields.keys()) {
                        self.judge(rule, &Value::from(name.as_str()))?;
                    }
                }
                "prefixItems" => self.items(list(rule).iter().zip(list(value)), 0)?,
                "items" => {
                    let before = schema.get("prefixItems").map_or(0, |first| list(first).len());
                    let rest = list(value).iter().skip(before);
                    if *rule == Value::Bool(false) && rest.len() > 0 {
                        return Err(" has too many items".to_owned());
                    }
                    self.items(rest.map(|item| (rule, item)), before)?;
                }
                _ => {
                    if !is_kept(keyword, rule, value).ok_or_else(|| format!(" unknown keyword {keyword}"))? {
                        return Err(format!(" is not {keyword} {rule}: {value}"));
                    }
                }
            }
        }
        Ok(named)
    }

    fn one_of(&self, choices: &[Value], value: &Value) -> Result<Named, String> {
        let judged: Vec<Result<Named, String>> = choices
            .iter()
            .map(|choice| self.judge(choice, value).and_then(|()| self.fits(choice, value)))
            .collect();
        let (mut fitting, why): (Vec<_>, Vec<_>) = judged.into_iter().partition(Result::is_ok);
        match (fitting.pop(), fitting.is_empty()) {
            (Some(one), true) => one,
            (Some(_), false) => Err(format!(" is more than one of its choices: {value}")),
            (None, _) => {
                let why: Vec<String> = why.into_iter().filter_map(Result::err).collect();
                Err(format!(" is none of its choices: [{}]", why.join("; ")))
            }
        }
    }

    fn properties(&self, properties: &Value, value: &Value) -> Result<Named, String> {
        let mut named = Named::new();
        for (name, schema) in properties.as_object().into_iter().flatten() {
            if let Some(field) = value.get(name) {
                self.judge(schema, field).map_err(|why| format!(".{name}{why}"))?;
            }
            named.insert(name.clone());
        }
        Ok(named)
    }

    fn others(&self, properties: Option<&Value>, rule: &Value, value: &Value) -> Result<Named, String> {
        let is_listed = |name: &str| properties.is_some_and(|listed| listed.get(name).is_some());
        let mut named = Named::new();
        for (name, field) in value.as_object().into_iter().flatten().filter(|(name, _)| !is_listed(name)) {
            match rule {
                Value::Bool(true) => {}
                Value::Bool(false) => return Err(format!(".{name} may not be there")),
                schema => self.judge(schema, field).map_err(|why| format!(".{name}{why}"))?,
            }
            named.insert(name.clone());
        }
        Ok(named)
    }

    fn items<'a>(
        &self,
        mut items: impl Iterator<Item = (&'a Value, &'a Value)>,
        first: usize,
    ) -> Result<(), String> {
        let mut place = first;
        items.try_for_each(|(schema, item)| {
            place += 1;
            self.judge(schema, item).map_err(|why| format!("[{}]{why}", place - 1))
        })
    }
}

fn list(value: &Value) -> &[Value] {
    value.as_array().map_or(&[], Vec::as_slice)
}

fn is_type(name: &str, value: &Value) -> bool {
    match name {
        "null" => value.is_null(),
        "boolean" => value.is_boolean(),
        "integer" => value.is_i64() || value.is_u64(),
        "number" => value.is_number(),
        "string" => value.is_string(),
        "array" => value.is_array(),
        "object" => value.is_object(),
        _ => false,
    }
}

/// Whether a value keeps to what a keyword says by itself; nothing for keywords that are not known.
fn is_kept(keyword: &str, rule: &Value, value: &Value) -> Option<bool> {
    let most = rule.as_f64().unwrap_or(f64::NAN);
    let at_least = |count: Option<f64>| count.is_none_or(|count| count >= most);
    let at_most = |count: Option<f64>| count.is_none_or(|count| count <= most);
    let letters = || value.as_str().map(|text| text.chars().count() as f64);
    let items = || value.as_array().map(|items| items.len() as f64);
    let fields = || value.as_object().map(|fields| fields.len() as f64);
    Some(match keyword {
        "type" => match rule {
            Value::String(name) => is_type(name, value),
            names => list(names).iter().any(|name| is_type(name.as_str().unwrap_or_default(), value)),
        },
        "enum" => list(rule).contains(value),
        "required" => list(rule).iter().all(|name| value.get(name.as_str().unwrap_or_default()).is_some()),
        "minimum" => at_least(value.as_f64()),
        "maximum" => at_most(value.as_f64()),
        "minLength" => at_least(letters()),
        "maxLength" => at_most(letters()),
        "minItems" => at_least(items()),
        "maxItems" => at_most(items()),
        "minProperties" => at_least(fields()),
        "maxProperties" => at_most(fields()),
        "uniqueItems" => list(value).iter().enumerate().all(|(i, item)| !list(value)[..i].contains(item)),
        // The only one there is: a colour.
        "pattern" if *rule == "^#[0-9a-f]{6}$" => value.as_str().is_some_and(|text| {
            let is_hex = |byte: u8| byte.is_ascii_digit() || (b'a'..=b'f').contains(&byte);
            text.len() == 7 && text.starts_with('#') && text.bytes().skip(1).all(is_hex)
        }),
        _ => return None,
    })
}
