//! Setting a position up by hand (§11.4): discs on squares, whose turn it is, and what was announced.

use scene::{Arranged, Arrangement, FieldTakes, FieldValue, Placement, Setup, SetupField, SetupSort};
use tabletop::Message;

use super::{piece_id, square_id};
use crate::board::Board;
use crate::piece::{Colour, Side, Square};
use crate::position::{self, EMPTY};
use crate::rules::Rules;
use crate::{Config, Diam, Edition};

/// What may have been announced, as a position writes it.
const ANNOUNCED: [&str; 4] = ["", "!0", "!1", "!01"];

impl Arranged for Diam {
    fn setup(config: &Config) -> Setup {
        let label = |colour: Colour| Message::new("diam-setup-piece").with("colour", colour.word());
        let colours = Colour::of(config.edition).into_iter().enumerate();
        Setup {
            palette: colours
                .map(|(slot, colour)| SetupSort::new(colour.word(), label(colour), colour.word(), slot))
                .collect(),
            stocks: vec![Some(4); 4],
            grounds: vec![Square::all().map(square_id).collect()],
            room: 4,
            asides: Vec::new(),
            fields: fields(config),
        }
    }

    fn positioned(config: &Config, text: &str) -> Config {
        Config { position: text.to_owned(), ..config.clone() }
    }

    fn usual(_config: &Config) -> String {
        EMPTY.to_owned()
    }

    fn position(&self) -> Option<String> {
        Some(position::text(self))
    }

    fn understood(config: &Config, text: &str) -> Arrangement {
        let mut words = text.split_whitespace();
        let mut arrangement = Arrangement::default();
        for (square, pile) in Square::all().zip(words.next().unwrap_or_default().split('/')) {
            let colours = pile.chars().filter_map(Colour::from_letter);
            for (level, colour) in (0..).zip(colours.filter(|colour| colour.is_in(config.edition)).take(4)) {
                let put = Placement::new(colour.word(), square_id(square)).shown(piece_id(square, level));
                arrangement.pieces.push(put);
            }
        }
        let turns = Rules::of(config).turns();
        let turn = words.next().and_then(|word| word.parse().ok()).filter(|turn: &u8| *turn < turns);
        arrangement.say("turn", turn.unwrap_or(0));
        if config.edition == Edition::V1998 {
            let said = words.next().filter(|word| ANNOUNCED.contains(word));
            arrangement.say("announced", said.unwrap_or_default());
        }
        arrangement
    }

    fn written(_config: &Config, arrangement: &Arrangement) -> String {
        let letters = |square: Square| {
            let pile: String = on(arrangement, square).map(Colour::letter).collect();
            if pile.is_empty() { "-".to_owned() } else { pile }
        };
        let squares: Vec<String> = Square::all().map(letters).collect();
        let mut words = vec![squares.join("/"), arrangement.field("turn").unwrap_or("0").to_owned()];
        words.extend(arrangement.field("announced").map(str::to_owned));
        words.join(" ")
    }

    fn stood(config: &Config, arrangement: &Arrangement) -> Self {
        let mut board = Board::default();
        for square in Square::all() {
            on(arrangement, square).for_each(|colour| board.place(colour.slot(), square));
        }
        let turn = arrangement.field("turn").and_then(|turn| turn.parse().ok()).unwrap_or(0);
        let said = arrangement.field("announced").unwrap_or_default();
        let announced = ANNOUNCED.iter().position(|words| *words == said).unwrap_or(0);
        position::standing(Rules::of(config), board, turn, announced as u8)
    }
}

/// The colours on a square, from bottom to top.
fn on(arrangement: &Arrangement, square: Square) -> impl Iterator<Item = Colour> {
    let place = square_id(square);
    let here = arrangement.pieces.iter().filter(move |put| put.place == place);
    here.filter_map(|put| Colour::ALL.into_iter().find(|colour| colour.word() == put.sort))
}

fn fields(config: &Config) -> Vec<SetupField> {
    let rules = Rules::of(config);
    let turn = |turn: u8| {
        let slots = (0..4).filter(|slot| rules.slots_of(turn) & (1 << slot) != 0);
        let colours: Vec<&str> = slots.map(|slot| Colour::of(config.edition)[slot].word()).collect();
        let label = match colours[..] {
            [colour, other] => Message::new("diam-setup-both").with("colour", colour).with("other", other),
            _ => Message::new("diam-setup-one").with("colour", colours.first().copied().unwrap_or_default()),
        };
        FieldValue::new(turn.to_string(), label.with("turn", turn + 1))
    };
    let turns = FieldTakes::Choice((0..rules.turns()).map(turn).collect());
    let mut fields = vec![SetupField::new("turn", Message::new("diam-setup-turn"), turns)];
    if config.edition == Edition::V1998 {
        let said = |(number, value): (usize, &str)| {
            FieldValue::new(value, Message::new("diam-setup-said").with("who", number as i64))
        };
        let choices = FieldTakes::Choice(ANNOUNCED.into_iter().enumerate().map(said).collect());
        debug_assert!(Side::BOTH.map(Side::bit) == [1, 2], "what was announced is numbered by its bits");
        fields.push(SetupField::new("announced", Message::new("diam-setup-announced"), choices));
    }
    fields
}
