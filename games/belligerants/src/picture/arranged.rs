//! Setting a position up by hand (§13.4): pieces on squares and in the prison camps, whose turn it is, what was rolled.

use std::sync::Arc;

use scene::{
    Arranged, Arrangement, FieldTakes, FieldValue, Placement, Setup, SetupAside, SetupField, SetupSort,
};
use tabletop::Message;

use super::paths::{piece_id, square_id};
use super::unit;
use crate::board::Board;
use crate::chance::Roll;
use crate::field::Field;
use crate::piece::{KINDS, Kind, Piece, Side};
use crate::position::{self, side_of};
use crate::rules::turn::{MOST_QUIET, MOST_ROLLS};
use crate::square::Square;
use crate::state::Phase;
use crate::{Belligerants, Config};

/// A sort of pieces: of an army, and for whom they fight.
#[derive(Clone, Copy, PartialEq, Eq)]
struct Sort {
    first: Side,
    kind: Kind,
    owner: Side,
}

impl Sort {
    /// Every sort: each kind of each army, and what can be taken in good condition once more for the other side (§8.6).
    fn all() -> impl Iterator<Item = Sort> {
        let of = |first: Side, owner: Side| Kind::ALL.map(|kind| Sort { first, kind, owner });
        let own = Side::BOTH.into_iter().flat_map(move |side| of(side, side));
        let taken = Side::BOTH.into_iter().flat_map(move |side| of(side.other(), side));
        own.chain(taken.filter(|sort| sort.kind.is_material()))
    }

    /// Its name: `yTK`, or `p:yTK` for one that fights for the other side.
    fn name(self) -> String {
        let plain = format!("{}{}", self.first.letter(), self.kind.code());
        if self.is_flat() { format!("{}:{plain}", self.owner.letter()) } else { plain }
    }

    fn named(name: &str) -> Option<Sort> {
        Sort::all().find(|sort| sort.name() == name)
    }

    fn is_flat(self) -> bool {
        self.owner != self.first
    }

    fn stock(self) -> usize {
        KINDS * self.first.index() + self.kind as usize
    }

    fn symbol(self) -> &'static str {
        let name = if self.is_flat() { unit::flat_name } else { unit::name };
        name(self.owner, self.kind)
    }

    fn label(self) -> Message {
        Message::new("belligerants-setup-piece")
            .with("side", self.owner.word())
            .with("kind", self.kind.word())
            .with("flat", if self.is_flat() { "yes" } else { "no" })
    }

    /// Where it may be: on squares that do not destroy it, and as a prisoner of the other army, or of its own if it is material.
    fn places(self, board: &Board) -> Vec<String> {
        let is_safe = |square: &Square| !board.ground(*square).destroys() || self.kind.roams();
        let squares = board.squares().filter(is_safe).map(square_id);
        let holds = |side: &Side| !self.is_flat() && (*side != self.first || self.kind.is_material());
        squares.chain(Side::BOTH.into_iter().filter(holds).map(prison_id)).collect()
    }
}

/// Where a piece was put.
enum Place {
    Square(Square),
    Prison(Side),
}

impl Arranged for Belligerants {
    fn setup(config: &Config) -> Setup {
        let board = board_of(config);
        let mut setup = Setup {
            stocks: Side::BOTH.into_iter().flat_map(|_| Kind::ALL.map(|kind| Some(kind.number()))).collect(),
            room: 1,
            asides: Side::BOTH.map(|side| SetupAside { id: prison_id(side), label: held_by(side) }).to_vec(),
            fields: fields(),
            ..Setup::default()
        };
        for sort in Sort::all() {
            let ground = setup.ground(sort.places(&board));
            setup
                .palette
                .push(SetupSort::new(sort.name(), sort.label(), sort.symbol(), sort.stock()).on(ground));
        }
        setup
    }

    fn positioned(config: &Config, text: &str) -> Config {
        Config { position: text.to_owned(), ..config.clone() }
    }

    /// The armies as the house sets them up, before the first roll.
    fn usual(config: &Config) -> String {
        let mut state = Belligerants::fresh(board_of(config), config.capture);
        state.now.phase = Phase::Roll;
        position::text(&state).unwrap_or_default()
    }

    fn position(&self) -> Option<String> {
        position::text(self)
    }

    fn understood(_config: &Config, text: &str) -> Arrangement {
        let mut words = text.split_whitespace();
        let turn = words.next().unwrap_or_default();
        let mut signs = turn.chars();
        let side = signs.next().and_then(side_of).unwrap_or(Side::Yellow);
        let roll = signs.as_str().parse().ok();
        let in_hand = i32::from(roll.is_some());
        let mut arrangement = Arrangement::default();
        arrangement.say("turn", side.letter());
        arrangement.say("roll", roll.map(letter).unwrap_or_default());
        arrangement.say("rolls", in_hand);
        arrangement.say("quiet", in_hand);
        let mut used = [0; 2 * KINDS];
        for word in words {
            if let Some((rolls, quiet)) = word.split_once('/') {
                let number = |text: &str| text.parse::<u16>().unwrap_or(0);
                arrangement.say("rolls", number(rolls));
                arrangement.say("quiet", number(quiet));
            } else if let Some((sort, place)) = understood_piece(word) {
                let put = Placement::new(sort.name(), place_id(&place));
                let before = used[sort.stock()];
                used[sort.stock()] += 1;
                arrangement.pieces.push(match place {
                    Place::Square(_) if before < sort.kind.number() => {
                        put.shown(piece_id(Piece(Piece::first_of(sort.first, sort.kind).0 + before)))
                    }
                    _ => put,
                });
            }
        }
        arrangement
    }

    fn written(_config: &Config, arrangement: &Arrangement) -> String {
        let said = |name: &str, usual: &'static str| arrangement.field(name).unwrap_or(usual).to_owned();
        let mut text = said("turn", "y") + &said("roll", "");
        text += &format!(" {}/{}", said("rolls", "0"), said("quiet", "0"));
        for (sort, place) in in_order(arrangement) {
            let plain = format!("{}{}", sort.first.letter(), sort.kind.code());
            let place = match place {
                Place::Prison(side) => side.letter().to_string(),
                Place::Square(square) if sort.is_flat() => format!("{}:{square}", sort.owner.letter()),
                Place::Square(square) => square.to_string(),
            };
            text += &format!(" {plain}={place}");
        }
        text
    }

    fn stood(config: &Config, arrangement: &Arrangement) -> Self {
        let board = board_of(config);
        let mut state = Belligerants::fresh(Arc::clone(&board), config.capture);
        let now = &mut state.now;
        now.field = Field::EMPTY;
        let mut used = [0; 2 * KINDS];
        for (sort, place) in in_order(arrangement) {
            let piece = Piece(Piece::first_of(sort.first, sort.kind).0 + used[sort.stock()]);
            used[sort.stock()] += 1;
            match place {
                Place::Prison(side) => now.field.hold(piece, side),
                Place::Square(square) => now.field.put(&board, piece, square, sort.owner),
            }
        }
        now.side = if arrangement.field("turn") == Some("p") { Side::Pink } else { Side::Yellow };
        now.roll = arrangement.field("roll").and_then(|roll| roll.parse().ok());
        let number =
            |name: &str| arrangement.field(name).and_then(|word| word.parse::<u16>().ok()).unwrap_or(0);
        now.rolls = number("rolls").min(MOST_ROLLS);
        now.quiet = number("quiet").min(u16::from(MOST_QUIET)) as u8;
        now.phase = if now.roll.is_some() { Phase::Move } else { Phase::Roll };
        now.ready = [true; 2];
        now.is_formed = [true; 2];
        state
    }
}

fn board_of(config: &Config) -> Arc<Board> {
    Board::named_or_read(&config.board).expect("options that can be played have a board")
}

fn prison_id(side: Side) -> String {
    format!("prison-{}", side.word())
}

fn place_id(place: &Place) -> String {
    match place {
        Place::Square(square) => square_id(*square),
        Place::Prison(side) => prison_id(*side),
    }
}

fn held_by(side: Side) -> Message {
    Message::new("belligerants-setup-prison").with("side", side.word())
}

fn letter(roll: Roll) -> String {
    match roll {
        Roll::Devil => "d".to_owned(),
        Roll::Number(number) => number.to_string(),
    }
}

/// The pieces that were put, in the order in which a position writes them.
fn in_order(arrangement: &Arrangement) -> Vec<(Sort, Place)> {
    let place = |id: &str| match id.strip_prefix("square-") {
        Some(square) => square.parse().ok().map(Place::Square),
        None => Side::BOTH.into_iter().find(|side| prison_id(*side) == id).map(Place::Prison),
    };
    let put = |put: &Placement| Some((Sort::named(&put.sort)?, place(&put.place)?));
    let mut pieces: Vec<(Sort, Place)> = arrangement.pieces.iter().filter_map(put).collect();
    pieces.sort_by_key(|(sort, _)| sort.stock());
    pieces
}

/// A word of a position: what is where.
fn understood_piece(word: &str) -> Option<(Sort, Place)> {
    let (piece, place) = word.split_once('=')?;
    let mut signs = piece.chars();
    let first = signs.next().and_then(side_of)?;
    let kind = Kind::from_code(signs.as_str())?;
    let side = |text: &str| {
        Side::BOTH.into_iter().find(|side| text.eq_ignore_ascii_case(&side.letter().to_string()))
    };
    if let Some(holder) = side(place) {
        return Some((Sort { first, kind, owner: first }, Place::Prison(holder)));
    }
    let (owner, square) = match place.split_once(':') {
        Some((owner, square)) => (side(owner)?, square),
        None => (first, place),
    };
    Some((Sort { first, kind, owner }, Place::Square(square.parse().ok()?)))
}

fn fields() -> Vec<SetupField> {
    let side = |side: Side| {
        let label = Message::new("belligerants-setup-side").with("side", side.word());
        FieldValue::new(side.letter().to_string(), label)
    };
    let rolled = |roll: Option<Roll>| {
        let value = roll.map(letter).unwrap_or_default();
        let label = Message::new("belligerants-setup-rolled");
        FieldValue::new(
            value.clone(),
            label.with("roll", if value.is_empty() { "none".to_owned() } else { value }),
        )
    };
    let rolls = [None].into_iter().chain(Roll::ALL.map(Some)).map(rolled).collect();
    let label = |key| Message::new(key);
    vec![
        SetupField::new(
            "turn",
            label("belligerants-setup-turn"),
            FieldTakes::Choice(Side::BOTH.map(side).to_vec()),
        ),
        SetupField::new("roll", label("belligerants-setup-roll"), FieldTakes::Choice(rolls)),
        SetupField::new("rolls", label("belligerants-setup-rolls"), FieldTakes::Number(0, MOST_ROLLS.into())),
        SetupField::new("quiet", label("belligerants-setup-quiet"), FieldTakes::Number(0, MOST_QUIET.into())),
    ]
}
