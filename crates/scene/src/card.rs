//! Cards: what something of the scene is, does and suffers, and why it cannot act now.
//!
//! A card is made when somebody asks for it, from what that viewer knows and nothing else: it is never part of a
//! scene or a frame. Games that can explain themselves implement [`Explained`]; nothing else asks for it.

use serde::Serialize;
use tabletop::{Message, Refusal, Seat};
use utoipa::ToSchema;

use crate::{Path, Pictured, Row, Step};

/// What there is to know of a region, a piece or a slot.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, ToSchema)]
pub struct Card {
    /// The id of what it tells of.
    pub of: String,
    /// Its name.
    pub title: Message,
    /// The name of its drawing on the board.
    #[schema(required = true)]
    pub symbol: Option<&'static str>,
    /// Whose it is.
    #[schema(required = true, value_type = Option<Seat>)]
    pub owner: Option<Seat>,
    /// What it is and does, a sentence or two each.
    pub does: Vec<Message>,
    /// How it stands now: each badge it wears, with its drawing and its meaning.
    pub state: Vec<Row>,
    /// The paragraphs of the rules that say so, the most telling first.
    pub paragraphs: Vec<&'static str>,
    /// The figure of the rules that shows it.
    #[schema(required = true)]
    pub figure: Option<&'static str>,
    /// Why no action of the viewer's begins here, or goes on here from where they began, while one is awaited from them.
    #[schema(required = true)]
    pub why: Option<Why>,
}

impl Card {
    /// A card with nothing but a name.
    pub fn new(of: impl Into<String>, title: Message) -> Self {
        Card {
            of: of.into(),
            title,
            symbol: None,
            owner: None,
            does: Vec::new(),
            state: Vec::new(),
            paragraphs: Vec::new(),
            figure: None,
            why: None,
        }
    }

    /// The same with a drawing.
    #[must_use]
    pub fn drawn(mut self, symbol: &'static str) -> Self {
        self.symbol = Some(symbol);
        self
    }

    /// The same, belonging to a seat.
    #[must_use]
    pub fn owned_by(mut self, seat: Option<Seat>) -> Self {
        self.owner = seat;
        self
    }

    /// The same with one thing more that it is or does.
    #[must_use]
    pub fn does(mut self, what: Message) -> Self {
        self.does.push(what);
        self
    }

    /// The same with one line more on how it stands now.
    #[must_use]
    pub fn stands(mut self, row: Row) -> Self {
        self.state.push(row);
        self
    }

    /// The same with these paragraphs.
    #[must_use]
    pub fn by(mut self, paragraphs: &[&'static str]) -> Self {
        self.paragraphs.extend(paragraphs);
        self
    }

    /// The same with a figure of the rules.
    #[must_use]
    pub fn shown(mut self, figure: &'static str) -> Self {
        self.figure = Some(figure);
        self
    }

    /// Everything it says.
    pub fn messages(&self) -> impl Iterator<Item = &Message> {
        let rows = self.state.iter().map(|row| &row.label);
        [&self.title].into_iter().chain(&self.does).chain(rows).chain(self.why.iter().map(|why| &why.said))
    }
}

/// Why nothing can be done with something: a refusal that an action of it would meet.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, ToSchema)]
pub struct Why {
    /// The sentence. Its key is the refusal's code.
    pub said: Message,
    /// The paragraph of the game's rules.
    pub paragraph: &'static str,
}

impl Why {
    /// What a refusal says.
    pub fn of(refusal: &impl Refusal) -> Self {
        Why { said: refusal.message(), paragraph: refusal.paragraph() }
    }
}

/// A game that explains what it shows.
pub trait Explained: Pictured {
    /// What the region, piece or slot with this id is, for whoever has this view; nothing if there is no such thing.
    fn card(view: &Self::View, id: &str) -> Option<Card>;

    /// Why no action of the seat with this view, which is awaited, begins with this id. It is asked of ids no action
    /// begins with, and gives what the rules would say to one that did; nothing where one could not think of any.
    fn why(view: &Self::View, seat: Seat, id: &str) -> Option<Self::Refusal>;

    /// Why no action of the seat with this view, which is awaited, goes on from one id to another. An action begins with
    /// the first, and none leads to the second from there.
    fn why_not(view: &Self::View, seat: Seat, from: &str, to: &str) -> Option<Self::Refusal>;
}

/// What is pointed at on a way, in its order.
fn pointed(path: &Path) -> impl Iterator<Item = &str> {
    path.steps.iter().filter_map(|step| match step {
        Step::Id(id) => Some(id.as_str()),
        Step::Choice { .. } => None,
    })
}

/// Whether an action begins by pointing at this: some path's first thing to point at is it.
pub fn begins(paths: &[Path], id: &str) -> bool {
    paths.iter().any(|path| pointed(path).next() == Some(id))
}

/// The first two things that are pointed at on a way.
pub(crate) fn way(path: &Path) -> Option<(&str, &str)> {
    let mut ids = pointed(path);
    Some((ids.next()?, ids.next()?))
}

/// Whether an action begins by pointing at the one and goes on by pointing at the other.
pub fn leads(paths: &[Path], from: &str, to: &str) -> bool {
    paths.iter().any(|path| way(path) == Some((from, to)))
}
