//! Setting a position up by hand (§13.3): pieces on squares, whose turn it is, and what each camp has beside its pieces.

use scene::{Arranged, Arrangement, FieldTakes, FieldValue, Placement, Setup, SetupField, SetupSort};
use tabletop::Message;

use super::{men, piece_id, square_id};
use crate::board::{ROWS, Square, bit};
use crate::history::History;
use crate::piece::{Camp, Kind, Piece};
use crate::position::{self, blank};
use crate::rules::{JUDGING_APART, Rules};
use crate::state::LAST_ROUND;
use crate::{Bartasso, Config};

/// The names of what is counted of a camp, with their letters and the most there can be.
const COUNTS: [(&str, char, u8); 3] = [("destroyed", 'X', 10), ("returned", 'E', 5), ("units", 'U', 3)];
/// The stocks of a camp: pawns, crowned pieces, sauteurs and diplomats (§1.4).
const STOCKS: [u8; 4] = [10, 3, 1, 1];

impl Arranged for Bartasso {
    fn setup(config: &Config) -> Setup {
        let rules = Rules::of(config, JUDGING_APART);
        let squares = (1..=rules.size().width() * ROWS).filter_map(Square::new);
        let sorts = rules.camps().iter().enumerate().flat_map(|(place, camp)| {
            let sort = |kind: Kind| {
                let label = Message::new("bartasso-setup-piece").with("colour", camp.colour());
                let piece = Piece { camp: *camp, kind };
                let stock = STOCKS.len() * place + [0, 1, 1, 2, 3][kind.index()];
                SetupSort::new(name(piece), label.with("kind", kind.word()), men::name(piece), stock)
            };
            Kind::ALL.map(sort)
        });
        Setup {
            palette: sorts.collect(),
            stocks: rules.camps().iter().flat_map(|_| STOCKS.map(Some)).collect(),
            grounds: vec![squares.map(square_id).collect()],
            room: 1,
            asides: Vec::new(),
            fields: fields(rules),
        }
    }

    fn positioned(config: &Config, text: &str) -> Config {
        Config { position: text.to_owned(), ..config.clone() }
    }

    fn usual(config: &Config) -> String {
        position::text(&position::usual(Rules::of(config, JUDGING_APART)))
    }

    fn position(&self) -> Option<String> {
        Some(position::text(self))
    }

    fn understood(config: &Config, text: &str) -> Arrangement {
        let rules = Rules::of(config, JUDGING_APART);
        let mut words = text.split_whitespace();
        let mut arrangement = Arrangement::default();
        let first = camp_of(rules, words.next().unwrap_or_default()).unwrap_or(Camp::ONE);
        arrangement.say("camp", first.number());
        let round = words.next().and_then(|word| word.parse::<u16>().ok());
        arrangement.say("round", round.unwrap_or(1));
        if !rules.must_take() {
            arrangement.say("huff", "");
        }
        for camp in rules.camps() {
            let own = |what: &str| format!("{what}-{}", camp.number());
            arrangement.raise(own("waits"), false);
            arrangement.raise(own("blocked"), false);
            counts(rules).for_each(|(what, ..)| arrangement.say(own(what), 0));
        }
        for word in words {
            match word.split_once(':') {
                Some(("huff", squares)) if !rules.must_take() => arrangement.say("huff", squares),
                Some(("blocked", camps)) => {
                    for camp in camps.split(',').filter_map(|number| camp_of(rules, number)) {
                        arrangement.raise(format!("blocked-{}", camp.number()), true);
                    }
                }
                Some((number, groups)) => {
                    if let Some(camp) = camp_of(rules, number) {
                        understand_camp(rules, camp, groups, &mut arrangement);
                    }
                }
                None => {}
            }
        }
        arrangement
    }

    fn written(config: &Config, arrangement: &Arrangement) -> String {
        let rules = Rules::of(config, JUDGING_APART);
        let said = |name: &str| arrangement.field(name).unwrap_or("1").to_owned();
        let mut words = vec![said("camp"), said("round")];
        words.extend(rules.camps().iter().map(|camp| camp_written(rules, *camp, arrangement)));
        words.extend(arrangement.field("huff").map(|squares| format!("huff:{}", squares.replace(' ', ""))));
        let is_blocked = |camp: &&Camp| arrangement.flag(&format!("blocked-{}", camp.number()));
        let blocked: Vec<String> =
            rules.camps().iter().filter(is_blocked).map(|camp| camp.number().to_string()).collect();
        if !blocked.is_empty() {
            words.push(format!("blocked:{}", blocked.join(",")));
        }
        words.join(" ")
    }

    fn stood(config: &Config, arrangement: &Arrangement) -> Self {
        let rules = Rules::of(config, JUDGING_APART);
        let mut now = blank(rules);
        for (piece, square) in arrangement.pieces.iter().filter_map(placed) {
            if let Some(spot) = now.size().spot(square).filter(|spot| now.empty() & bit(*spot) != 0) {
                now.toggle(piece.camp, piece.kind, spot);
            }
        }
        now.camp = arrangement.field("camp").and_then(|word| camp_of(rules, word)).unwrap_or(Camp::ONE);
        let number = |name: &str| arrangement.field(name).and_then(|word| word.parse::<u16>().ok());
        let before = rules.camps().iter().position(|camp| *camp == now.camp).unwrap_or(0) as u16;
        let round = number("round").unwrap_or(1).clamp(1, LAST_ROUND);
        now.turns = (round - 1) * rules.camp_count() + before;
        now.fresh = now.turns;
        for camp in rules.camps() {
            let at = camp.index();
            let own = |what: &str| format!("{what}-{}", camp.number());
            let count = |what: &str, most: u8| number(&own(what)).unwrap_or(0).min(u16::from(most)) as u8;
            now.destroyed[at] = count("destroyed", 10 - now.of(*camp, Kind::Pawn).count_ones() as u8);
            now.returned[at] = count("returned", 5);
            now.units[at] = count("units", 3);
            now.waiting |= u8::from(arrangement.flag(&own("waits"))) << at;
            now.blocked |= u8::from(arrangement.flag(&own("blocked"))) << at;
        }
        for number in arrangement.field("huff").unwrap_or_default().split(',') {
            let square = number.trim().parse().ok().and_then(Square::new);
            let spot = square.and_then(|square| now.size().spot(square));
            if let Some((spot, piece)) = spot.and_then(|spot| Some((spot, now.piece(spot)?))) {
                now.omitted[piece.camp.alliance()] |= bit(spot);
            }
        }
        Bartasso { now, past: History::new() }
    }
}

/// The name of a sort: `pawn-1`.
fn name(piece: Piece) -> String {
    format!("{}-{}", piece.kind.word(), piece.camp.number())
}

/// The piece and the square of a placement.
fn placed(put: &Placement) -> Option<(Piece, Square)> {
    let (kind, camp) = put.sort.split_once('-')?;
    let kind = Kind::ALL.into_iter().find(|one| one.word() == kind)?;
    let camp = Camp::ALL.into_iter().find(|one| one.number().to_string() == camp)?;
    let square = put.place.strip_prefix("square-")?.parse().ok().and_then(Square::new)?;
    Some((Piece { camp, kind }, square))
}

fn camp_of(rules: Rules, number: &str) -> Option<Camp> {
    rules.camps().iter().find(|camp| camp.number().to_string() == number).copied()
}

/// What is counted of a camp: prisoners only where they are exchanged.
fn counts(rules: Rules) -> impl Iterator<Item = (&'static str, char, u8)> {
    COUNTS.into_iter().filter(move |(what, ..)| rules.has_exchange() || *what == "units")
}

fn understand_camp(rules: Rules, camp: Camp, groups: &str, arrangement: &mut Arrangement) {
    let mut rest = groups;
    while let Some(letter) = rest.chars().next() {
        let tail = &rest[letter.len_utf8()..];
        let end = tail.find(|sign: char| sign.is_ascii_alphabetic()).unwrap_or(tail.len());
        let group = &tail[..end];
        rest = &tail[end..];
        if let Some(kind) = Kind::ALL.into_iter().find(|kind| kind.letter() == letter) {
            if kind == Kind::Diplomat && group == "*" {
                arrangement.raise(format!("waits-{}", camp.number()), true);
                continue;
            }
            let squares = group.split(',').filter_map(|number| number.parse().ok().and_then(Square::new));
            let put = |square: Square| {
                Placement::new(name(Piece { camp, kind }), square_id(square)).shown(piece_id(square))
            };
            arrangement.pieces.extend(squares.map(put));
        } else if let Some((what, ..)) = counts(rules).find(|(_, sign, _)| *sign == letter) {
            let count = group.parse::<u8>().unwrap_or(0);
            arrangement.say(format!("{what}-{}", camp.number()), count);
        }
    }
}

fn camp_written(rules: Rules, camp: Camp, arrangement: &Arrangement) -> String {
    let own = |what: &str| format!("{what}-{}", camp.number());
    let mut text = format!("{}:", camp.number());
    for kind in Kind::ALL {
        let pieces = arrangement.pieces.iter().filter_map(placed);
        let of_kind = pieces.filter(|(piece, _)| *piece == Piece { camp, kind });
        let mut squares: Vec<u8> = of_kind.map(|(_, square)| square.number()).collect();
        squares.sort_unstable();
        if !squares.is_empty() {
            let numbers: Vec<String> = squares.iter().map(u8::to_string).collect();
            text += &format!("{}{}", kind.letter(), numbers.join(","));
        }
    }
    if arrangement.flag(&own("waits")) {
        text += "D*";
    }
    for (what, letter, _) in counts(rules) {
        if let Some(count) = arrangement.field(&own(what)).filter(|count| *count != "0") {
            text += &format!("{letter}{count}");
        }
    }
    text
}

fn fields(rules: Rules) -> Vec<SetupField> {
    let of = |key, camp: &Camp| Message::new(key).with("colour", camp.colour());
    let value = |camp: &Camp| FieldValue::new(camp.number().to_string(), of("bartasso-setup-camp", camp));
    let camps = FieldTakes::Choice(rules.camps().iter().map(value).collect());
    let mut fields = vec![
        SetupField::new("camp", Message::new("bartasso-setup-turn"), camps),
        SetupField::new(
            "round",
            Message::new("bartasso-setup-round"),
            FieldTakes::Number(1, LAST_ROUND.into()),
        ),
    ];
    for camp in rules.camps() {
        let own = |what: &str| format!("{what}-{}", camp.number());
        for (what, _, most) in counts(rules) {
            let label = of("bartasso-setup-count", camp).with("what", what);
            fields.push(SetupField::new(own(what), label, FieldTakes::Number(0, most.into())));
        }
        fields.push(SetupField::new(own("waits"), of("bartasso-setup-waits", camp), FieldTakes::Flag));
        fields.push(SetupField::new(own("blocked"), of("bartasso-setup-blocked", camp), FieldTakes::Flag));
    }
    if !rules.must_take() {
        fields.push(SetupField::new("huff", Message::new("bartasso-setup-huff"), FieldTakes::Text));
    }
    fields
}
