//! Setting a position up by hand: what can be put where, and what else there is to say of a position.
//!
//! A [`Setup`] is made from the options alone, like a board; an [`Arrangement`] is one position as a list of pieces and fields. A game turns
//! arrangements into the texts of its positions and back, and draws what stands by its own scene, whether or not anybody could play it: what
//! is wrong with a position is said by whoever reads its text, and never here.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};
use tabletop::Message;
use utoipa::ToSchema;

use crate::Pictured;

/// The most pieces that an arrangement may list, and the longest field of text, in characters.
const MOST: usize = 1000;
const LONGEST: usize = 2000;

/// What positions are made of, with some options.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, ToSchema)]
pub struct Setup {
    /// The sorts of pieces that can be put, in the order in which they are offered.
    pub palette: Vec<SetupSort>,
    /// How many pieces there are of each stock; nothing where nobody counts them. Sorts may share one.
    #[schema(value_type = Vec<Option<u8>>)]
    pub stocks: Vec<Option<u8>>,
    /// Lists of places, which sorts name by their number. Places are ids of the board's regions, or of what lies aside.
    pub grounds: Vec<Vec<String>>,
    /// How many pieces of one layer a place of the board has room for. They stand in their order.
    pub room: u8,
    /// The places beside the board, which have room for everything.
    pub asides: Vec<SetupAside>,
    /// What else there is to say.
    pub fields: Vec<SetupField>,
}

/// Pieces of one sort.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, ToSchema)]
pub struct SetupSort {
    /// Its name, the same in every language.
    pub name: String,
    /// What it is, in words.
    pub label: Message,
    /// The name of its drawing.
    pub symbol: &'static str,
    /// The number of the stock that it is taken from.
    pub stock: usize,
    /// The number of the list of places where it may be put.
    pub ground: usize,
    /// Pieces of different layers do not mind each other on one place: a unit, and the flag of a province.
    pub layer: u8,
}

/// A place beside the board, such as a prison.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, ToSchema)]
pub struct SetupAside {
    /// Its id.
    pub id: String,
    /// What it is, in words.
    pub label: Message,
}

/// Something else that a position says: whose turn it is, what was rolled.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, ToSchema)]
pub struct SetupField {
    /// Its name, the same in every language.
    pub name: String,
    /// What it is, in words.
    pub label: Message,
    /// What it takes.
    pub takes: FieldTakes,
}

/// What a field takes. Every value travels as text.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, ToSchema)]
#[serde(rename_all = "snake_case")]
pub enum FieldTakes {
    /// One of these.
    Choice(Vec<FieldValue>),
    /// A number, usually between these two.
    Number(i64, i64),
    /// `yes` or `no`.
    Flag,
    /// A line in the game's own notation.
    Text,
}

/// One value of several.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, ToSchema)]
pub struct FieldValue {
    /// It.
    pub value: String,
    /// What it means, in words.
    pub label: Message,
}

/// A piece that was put somewhere.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct Placement {
    /// The name of its sort.
    pub sort: String,
    /// The id of its place.
    pub place: String,
    /// The id of the scene's piece that shows it; nothing where it is told by its place alone. Whoever sets a position up says nothing.
    #[serde(default)]
    #[schema(required = true)]
    pub shown: Option<String>,
}

/// A position as it was set up.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct Arrangement {
    /// The pieces. Those of one place stand in this order, from bottom to top.
    pub pieces: Vec<Placement>,
    /// What else there is to say, by the names of fields. What is missing is usual.
    pub fields: BTreeMap<String, String>,
}

impl SetupSort {
    /// A sort with a stock of its own number, for the first ground and the first layer.
    pub fn new(name: impl Into<String>, label: Message, symbol: &'static str, stock: usize) -> Self {
        SetupSort { name: name.into(), label, symbol, stock, ground: 0, layer: 0 }
    }

    /// The same, put on another list of places.
    #[must_use]
    pub const fn on(mut self, ground: usize) -> Self {
        self.ground = ground;
        self
    }

    /// The same in another layer.
    #[must_use]
    pub const fn in_layer(mut self, layer: u8) -> Self {
        self.layer = layer;
        self
    }
}

impl SetupField {
    /// A field of this name.
    pub fn new(name: impl Into<String>, label: Message, takes: FieldTakes) -> Self {
        SetupField { name: name.into(), label, takes }
    }

    fn can_be(&self, value: &str) -> bool {
        match &self.takes {
            FieldTakes::Choice(choices) => choices.iter().any(|choice| choice.value == value),
            // Numbers out of their bounds are for the game to speak of.
            FieldTakes::Number(..) => {
                (1..=9).contains(&value.len()) && value.bytes().all(|byte| byte.is_ascii_digit())
            }
            FieldTakes::Flag => matches!(value, "yes" | "no"),
            FieldTakes::Text => value.chars().count() <= LONGEST && !value.contains(char::is_control),
        }
    }
}

impl FieldValue {
    /// A value with its words.
    pub fn new(value: impl Into<String>, label: Message) -> Self {
        FieldValue { value: value.into(), label }
    }
}

impl Placement {
    /// A piece of this sort on this place.
    pub fn new(sort: impl Into<String>, place: impl Into<String>) -> Self {
        Placement { sort: sort.into(), place: place.into(), shown: None }
    }

    /// The same, shown by this piece of the scene.
    #[must_use]
    pub fn shown(mut self, id: impl Into<String>) -> Self {
        self.shown = Some(id.into());
        self
    }
}

impl Arrangement {
    /// What a field says; nothing where it is missing or says nothing.
    pub fn field(&self, name: &str) -> Option<&str> {
        self.fields.get(name).map(String::as_str).filter(|value| !value.is_empty())
    }

    /// Whether a flag is up.
    pub fn flag(&self, name: &str) -> bool {
        self.field(name) == Some("yes")
    }

    /// Says something in a field.
    pub fn say(&mut self, name: impl Into<String>, value: impl ToString) {
        self.fields.insert(name.into(), value.to_string());
    }

    /// Raises or lowers a flag.
    pub fn raise(&mut self, name: impl Into<String>, is_up: bool) {
        self.say(name, if is_up { "yes" } else { "no" });
    }
}

impl Setup {
    /// The number of a list of places, which is added unless it is there.
    pub fn ground(&mut self, places: Vec<String>) -> usize {
        let known = self.grounds.iter().position(|ground| *ground == places);
        known.unwrap_or_else(|| {
            self.grounds.push(places);
            self.grounds.len() - 1
        })
    }

    fn sort(&self, name: &str) -> Option<&SetupSort> {
        self.palette.iter().find(|sort| sort.name == name)
    }

    /// The first word of an arrangement that means nothing here: a sort, a place where that sort is not put, a field or its value.
    pub fn strange(&self, arrangement: &Arrangement) -> Option<String> {
        if arrangement.pieces.len() > MOST {
            return Some(arrangement.pieces.len().to_string());
        }
        let is_known = |put: &Placement| {
            let places = self.sort(&put.sort).and_then(|sort| self.grounds.get(sort.ground));
            places.is_some_and(|places| places.contains(&put.place))
        };
        let odd = arrangement.pieces.iter().find(|put| !is_known(put));
        let can_say = |name: &str, value: &str| {
            self.fields.iter().any(|field| field.name == name && field.can_be(value))
        };
        let unsaid = || arrangement.fields.iter().find(|(name, value)| !can_say(name, value));
        odd.map(|put| format!("{} {}", put.sort, put.place))
            .or_else(|| unsaid().map(|(name, value)| format!("{name} {value}")))
    }

    /// What of an arrangement there are pieces and room for. Whoever is put where there is no room takes the place of the one before.
    #[must_use]
    pub fn kept(&self, arrangement: Arrangement) -> Arrangement {
        let Arrangement { pieces, fields } = arrangement;
        let mut kept: Vec<(&SetupSort, Placement)> = Vec::new();
        for put in pieces {
            let Some(sort) = self.sort(&put.sort) else { continue };
            if !self.grounds.get(sort.ground).is_some_and(|places| places.contains(&put.place)) {
                continue;
            }
            if !self.asides.iter().any(|aside| aside.id == put.place) {
                let is_there = |(other, before): &(&SetupSort, Placement)| {
                    other.layer == sort.layer && before.place == put.place
                };
                if kept.iter().filter(|one| is_there(one)).count() >= usize::from(self.room)
                    && let Some(last) = kept.iter().rposition(is_there)
                {
                    kept.remove(last);
                }
            }
            let used = kept.iter().filter(|(other, _)| other.stock == sort.stock).count();
            let most = self.stocks.get(sort.stock).copied().flatten();
            if most.is_none_or(|most| used < usize::from(most)) {
                kept.push((sort, put));
            }
        }
        Arrangement { pieces: kept.into_iter().map(|(_, put)| put).collect(), fields }
    }
}

/// A game whose positions have texts and can be set up by hand.
pub trait Arranged: Pictured {
    /// What positions with these options are made of, whatever position they name. The options can be played.
    fn setup(config: &Self::Config) -> Setup;

    /// The options with another position.
    fn positioned(config: &Self::Config, text: &str) -> Self::Config;

    /// The text of the position that a match usually begins with.
    fn usual(config: &Self::Config) -> String;

    /// The text of where a match stands; nothing while there is none.
    fn position(&self) -> Option<String>;

    /// What a text says, as far as it can be understood. Nothing is too odd for it.
    fn understood(config: &Self::Config, text: &str) -> Arrangement;

    /// The text of an arrangement that has been [`Setup::kept`].
    fn written(config: &Self::Config, arrangement: &Arrangement) -> String;

    /// A match that stands like this, to be drawn: nobody need be able to play it.
    fn stood(config: &Self::Config, arrangement: &Arrangement) -> Self;
}

#[cfg(test)]
mod tests {
    use super::*;

    fn setup() -> Setup {
        let sort = |name, stock| SetupSort::new(name, Message::new(name), "disc", stock);
        Setup {
            palette: vec![sort("red", 0), sort("flat", 0), sort("flag", 1).in_layer(1)],
            stocks: vec![Some(2), None],
            grounds: vec![vec!["a".to_owned(), "b".to_owned(), "box".to_owned()]],
            room: 1,
            asides: vec![SetupAside { id: "box".to_owned(), label: Message::new("box") }],
            fields: vec![
                SetupField::new("round", Message::new("round"), FieldTakes::Number(1, 9)),
                SetupField::new("late", Message::new("late"), FieldTakes::Flag),
            ],
        }
    }

    fn put(pieces: &[(&str, &str)]) -> Arrangement {
        let pieces = pieces.iter().map(|(sort, place)| Placement::new(*sort, *place)).collect();
        Arrangement { pieces, fields: BTreeMap::new() }
    }

    fn kept(pieces: &[(&str, &str)]) -> String {
        let pieces = setup().kept(put(pieces)).pieces.into_iter();
        pieces.map(|put| format!("{}@{}", put.sort, put.place)).collect::<Vec<_>>().join(" ")
    }

    #[test]
    fn what_has_no_room_takes_the_place_of_the_one_before() {
        assert_eq!(kept(&[("red", "a"), ("flag", "a"), ("flat", "a")]), "flag@a flat@a");
        assert_eq!(
            kept(&[("red", "box"), ("flat", "box"), ("flag", "b"), ("flag", "b")]),
            "red@box flat@box flag@b"
        );
    }

    #[test]
    fn there_are_no_more_pieces_than_there_are() {
        assert_eq!(kept(&[("red", "a"), ("flat", "b"), ("red", "box")]), "red@a flat@b");
        assert_eq!(kept(&[("blue", "a"), ("red", "c")]), "");
    }

    #[test]
    fn words_that_mean_nothing_are_found() {
        let with = |name: &str, value: &str| {
            let mut arrangement = put(&[("red", "a")]);
            arrangement.say(name, value);
            setup().strange(&arrangement)
        };
        assert_eq!(setup().strange(&put(&[("red", "a"), ("red", "c")])).as_deref(), Some("red c"));
        assert_eq!(setup().strange(&put(&[("blue", "a")])).as_deref(), Some("blue a"));
        assert_eq!(with("round", "70"), None);
        assert_eq!(with("round", "-1").as_deref(), Some("round -1"));
        assert_eq!(with("late", "maybe").as_deref(), Some("late maybe"));
        assert_eq!(with("weather", "rain").as_deref(), Some("weather rain"));
    }
}
