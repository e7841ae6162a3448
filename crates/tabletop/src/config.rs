//! Reading a game's config from JSON, with every reason at once when it cannot be played.
//!
//! Every field of every config has a default, so each field can be read by itself: one wrong field
//! never hides another. What cannot be read is a reason of our own, with a key and arguments like any
//! other: `unread` keeps what was expected.

mod unread;

use serde::de::DeserializeOwned;
use serde_json::{Map, Value};

use crate::{BadConfig, Game, Message};
use unread::{Reading, Unread};

/// Reads a config and starts a match from it.
pub fn start<G: Game>(json: &Value) -> Result<(G::Config, G), BadConfig> {
    let config = read::<G>(json)?;
    let state = G::start(&config)?;
    Ok((config, state))
}

/// Reads a config. Fields that cannot be read are all named; of the rest, so are the combinations the
/// game refuses.
pub fn read<G: Game>(json: &Value) -> Result<G::Config, BadConfig> {
    let mut bad = BadConfig::default();
    let Value::Object(fields) = json else {
        bad.because(Message::new("config-not-an-object"), &[], None);
        return Err(bad);
    };
    let mut good = Map::new();
    for (name, value) in fields {
        let alone = Map::from_iter([(name.clone(), value.clone())]);
        match from_map::<G::Config>(alone) {
            Ok(_) => drop(good.insert(name.clone(), value.clone())),
            Err(unread) => bad.because(unread.message(name, value), &[name], None),
        }
    }
    let Ok(config) = from_map::<G::Config>(good) else {
        bad.because(Message::new("config-not-together"), &[], None);
        return Err(bad);
    };
    if bad.reasons.is_empty() {
        return Ok(config);
    }
    if let Err(combined) = G::start(&config) {
        let unread: Vec<String> = bad.reasons.iter().flat_map(|reason| reason.fields.clone()).collect();
        let independent = |fields: &[String]| !fields.iter().any(|field| unread.contains(field));
        bad.reasons.extend(combined.reasons.into_iter().filter(|reason| independent(&reason.fields)));
    }
    Err(bad)
}

fn from_map<C: DeserializeOwned>(fields: Map<String, Value>) -> Result<C, Unread> {
    C::deserialize(Reading(&Value::Object(fields)))
}
