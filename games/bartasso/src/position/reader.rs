//! Reading a position to start from (§13.3), with everything that is wrong with it. Whether the game is over in it
//! is not looked at here.

use tabletop::Message;

use crate::board::{DIPLOMAT_STARTS, Spot, Square, bit, each};
use crate::piece::{Camp, Kind};
use crate::rules::found::{MOST_TAKES, Takes};
use crate::rules::moving::promotion_squares;
use crate::rules::takes::Hunt;
use crate::state::{LAST_ROUND, Position};
use crate::{Capture, Config};

/// Reads the fields one after the other and notes what is wrong with any.
pub(super) struct Reader<'a> {
    config: &'a Config,
    /// What was read so far.
    pub(super) now: Position,
    /// What is wrong, each with the fields of the config it depends on.
    pub(super) reasons: Vec<(Vec<&'static str>, Message)>,
    /// Camps that had their field.
    seen: [bool; 4],
}

impl<'a> Reader<'a> {
    /// A reader with an empty board before it.
    pub(super) fn new(config: &'a Config, blank: Position) -> Self {
        Reader { config, now: blank, reasons: Vec::new(), seen: [false; 4] }
    }

    fn wrong(&mut self, fields: &[&'static str], said: Message) {
        self.reasons.push(([&["position"], fields].concat(), said));
    }

    /// Reads the position of the config.
    pub(super) fn read(&mut self) {
        let mut fields = self.config.position.split(' ');
        let camp = fields.next().unwrap_or_default();
        let camp = self.camp(camp, "bartasso-bad-position-first");
        let round = fields.next().unwrap_or_default();
        match round.parse::<u16>() {
            Ok(number) if (1..=LAST_ROUND).contains(&number) && number.to_string() == round => {
                self.now.camp = camp.unwrap_or(Camp::ONE);
                let before = self.now.rules.camps().iter().position(|camp| *camp == self.now.camp);
                self.now.turns = (number - 1) * self.now.rules.camp_count() + before.unwrap_or(0) as u16;
            }
            _ => {
                let said = Message::new("bartasso-bad-position-round").with("most", i64::from(LAST_ROUND));
                self.wrong(&[], said.with("word", round));
            }
        }
        let mut blocked = None;
        for field in fields {
            match field.split_once(':') {
                Some(("huff", squares)) => self.huffs(squares),
                // Once all pieces stand.
                Some(("blocked", camps)) if !self.now.rules.judges_allies() => blocked = Some(camps),
                Some((camp, pieces)) => {
                    if let Some(camp) = self.camp(camp, "bartasso-bad-position-camp") {
                        self.pieces(camp, pieces);
                    }
                }
                None => self.wrong(&[], Message::new("bartasso-bad-position-field").with("word", field)),
            }
        }
        for camp in Camp::ALL {
            self.check_camp(camp);
            self.check_diplomat(camp);
        }
        // Only of what a game can have: in a mob the ways to take would be past counting.
        if self.reasons.is_empty() {
            self.check_sauteurs();
        }
        if let Some(camps) = blocked.filter(|_| self.reasons.is_empty()) {
            self.blocked(camps);
        }
    }

    /// Camps whose crowned pieces are lost: they have some, and no fighter that can move (§10.5).
    fn blocked(&mut self, camps: &str) {
        for number in camps.split(',') {
            let Some(camp) = self.camp(number, "bartasso-bad-position-blocked-camp") else { continue };
            let can_be = !self.now.is_first_round() && self.now.crowned_of(camp) != 0;
            if !can_be || self.now.can_fight(camp) {
                self.wrong(&[], of("bartasso-bad-position-blocked", camp));
            }
            self.now.blocked |= 1 << camp.index();
        }
    }

    /// The camp of this number; unless it plays, that is wrong for the reason of this key.
    fn camp(&mut self, text: &str, key: &'static str) -> Option<Camp> {
        let camps = self.now.rules.camps();
        let camp = camps.iter().find(|camp| camp.number().to_string() == text).copied();
        if camp.is_none() {
            let numbers: Vec<String> = camps.iter().map(|camp| camp.number().to_string()).collect();
            self.wrong(&["camps"], Message::new(key).with("camps", numbers.join(", ")).with("word", text));
        }
        camp
    }

    /// The groups of a camp: a letter with squares or a number.
    fn pieces(&mut self, camp: Camp, text: &str) {
        if std::mem::replace(&mut self.seen[camp.index()], true) {
            self.wrong(&[], of("bartasso-bad-position-twice", camp));
        }
        let mut rest = text;
        while let Some(letter) = rest.chars().next() {
            let tail = &rest[letter.len_utf8()..];
            let end = tail.find(|sign: char| sign.is_ascii_alphabetic()).unwrap_or(tail.len());
            let group = &tail[..end];
            rest = &tail[end..];
            match (letter, Kind::ALL.into_iter().find(|kind| kind.letter() == letter)) {
                (_, Some(Kind::Diplomat)) if group == "*" => self.now.waiting |= 1 << camp.index(),
                (_, Some(kind)) => self.put(camp, kind, group),
                ('X' | 'E' | 'U', None) => self.count(camp, letter, group),
                _ => {
                    let said = of("bartasso-bad-position-letter", camp);
                    self.wrong(&[], said.with("letter", letter.to_string()));
                }
            }
        }
    }

    fn put(&mut self, camp: Camp, kind: Kind, group: &str) {
        for number in group.split(',') {
            let Some(spot) = self.square(number) else { continue };
            if self.now.empty() & bit(spot) == 0 {
                self.wrong(&[], Message::new("bartasso-bad-position-taken").with("square", number));
                continue;
            }
            if kind == Kind::Crowned && promotion_squares(&self.now, camp) & bit(spot) != 0 {
                let said = Message::new("bartasso-bad-position-couronne").with("square", number);
                self.wrong(&["camps"], said);
            }
            self.now.toggle(camp, kind, spot);
        }
    }

    fn square(&mut self, number: &str) -> Option<Spot> {
        let square = number.parse().ok().and_then(Square::new).filter(|square| square.to_string() == number);
        let spot = square.and_then(|square| self.now.size().spot(square));
        if spot.is_none() {
            let most = self.now.size().width() * crate::board::ROWS;
            let said = Message::new("bartasso-bad-position-square").with("most", most).with("word", number);
            self.wrong(&["camps"], said);
        }
        spot
    }

    fn count(&mut self, camp: Camp, letter: char, group: &str) {
        let most = match letter {
            'X' => 10,
            'E' => 5,
            _ => 3,
        };
        let Some(count) = (1..=most).find(|count| count.to_string() == group) else {
            let said = Message::new("bartasso-bad-position-count").with("letter", letter.to_string());
            return self.wrong(&[], said.with("most", most).with("word", group));
        };
        let counts = match letter {
            'X' => &mut self.now.destroyed,
            'E' => &mut self.now.returned,
            _ => &mut self.now.units,
        };
        counts[camp.index()] = count;
        if letter != 'U' && !self.config.exchange {
            let said = Message::new("bartasso-bad-position-exchange").with("letter", letter.to_string());
            self.wrong(&["exchange"], said);
        }
    }

    /// What may be huffed: pieces of the other alliance. And those of the ally, if the camp between has nothing
    /// left in the game: they are the next enemy's to huff (§9.6).
    fn huffs(&mut self, squares: &str) {
        if self.config.capture == Capture::Must {
            self.wrong(&["capture"], Message::new("bartasso-bad-position-must"));
        }
        let (now, camp) = (&self.now, self.now.camp);
        let ally = now.rules.ally(camp).filter(|ally| now.is_out(now.rules.next(*ally)));
        let fighters = |camp: Camp| now.camps[camp.index()] & !now.kinds[Kind::Diplomat.index()];
        let open = now.foes(camp) | ally.map_or(0, fighters);
        for number in squares.split(',') {
            let Some(spot) = self.square(number) else { continue };
            if open & bit(spot) == 0 || self.now.is_first_round() {
                self.wrong(&[], Message::new("bartasso-bad-position-huff").with("square", number));
            } else if let Some(piece) = self.now.piece(spot) {
                self.now.omitted[piece.camp.alliance()] |= bit(spot);
            }
        }
    }

    /// What a camp can have at most (§1.4).
    fn check_camp(&mut self, camp: Camp) {
        let many = |now: &Position, kind| now.of(camp, kind).count_ones();
        let pawns = many(&self.now, Kind::Pawn) + u32::from(self.now.destroyed[camp.index()]);
        if pawns > 10 {
            self.wrong(&[], of("bartasso-bad-position-pawns", camp));
        }
        if many(&self.now, Kind::Crowned) + many(&self.now, Kind::Couronne) > 3 {
            self.wrong(&[], of("bartasso-bad-position-crowned", camp));
        }
        if many(&self.now, Kind::Sauteur) > 1 {
            self.wrong(&[], of("bartasso-bad-position-sauteurs", camp));
        }
        let waiting = u32::from(self.now.waiting >> camp.index() & 1);
        if many(&self.now, Kind::Diplomat) + waiting > 1 {
            self.wrong(&[], of("bartasso-bad-position-diplomats", camp));
        }
    }

    /// A diplomat is on the marked square from its arrival until its ally's next turn, and only while the ally
    /// has units of it (§8.7, §8.10).
    fn check_diplomat(&mut self, camp: Camp) {
        let now = &self.now;
        let arrived = now.of(camp, Kind::Diplomat) & bit(DIPLOMAT_STARTS[camp.facing().index()]) != 0;
        let is_before = |ally: Camp| now.camp == ally || now.rules.next(now.camp) == ally;
        let has_units = |camp: Camp| now.units[camp.index()] > 0;
        let is_right = match now.rules.ally(camp) {
            Some(ally) if has_units(ally) => arrived && is_before(ally),
            Some(_) => !arrived,
            None => !arrived && !has_units(camp),
        };
        if !is_right {
            self.wrong(&["camps"], Message::new("bartasso-bad-position-units"));
        }
    }

    /// Nobody could list everything a sauteur takes in a crowd set up for it (§6.6).
    fn check_sauteurs(&mut self) {
        for camp in Camp::ALL {
            for from in each(self.now.of(camp, Kind::Sauteur)) {
                let mut takes = Takes::default();
                Hunt::new(&self.now, camp, Kind::Sauteur, from).run(from, &mut takes);
                if takes.is_full() {
                    let said = of("bartasso-bad-position-takes", camp).with("count", MOST_TAKES);
                    self.wrong(&["camps", "sauteur"], said);
                }
            }
        }
    }
}

/// What is wrong with a camp.
fn of(key: &'static str, camp: Camp) -> Message {
    Message::new(key).with("camp", camp.number())
}
