//! A table to play at: what people write is read from their own view and done, time runs out, and what each viewer sees and hears
//! can be asked for. `NOBODY` is a spectator.

use diplomacy::Power;
use tabletop::{Game, Input, Match, Notice, Pending, Refused, Seat, SeatSet, Viewer, Waiting};

use crate::{Action, Config, Divine, Divinity, Refusal, Seen, View};

/// Everybody who can look at a table, by name.
pub(super) const VIEWERS: [&str; 10] =
    ["AUSTRIA", "ENGLAND", "FRANCE", "GERMANY", "ITALY", "RUSSIA", "TURKEY", "DEVIL", "LORD", "NOBODY"];
/// The seven powers and nobody: those who know no secret.
pub(super) const LAITY: [&str; 8] =
    ["AUSTRIA", "ENGLAND", "FRANCE", "GERMANY", "ITALY", "RUSSIA", "TURKEY", "NOBODY"];

/// Four powers in the spring of 1905, with as many units as centres; a German army stands before Paris.
pub(super) const FOUR: &str = "S1905M; FRANCE A PAR, A MAR, F BRE; GERMANY A BUR, A MUN; ITALY A ROM, F NAP; RUSSIA A WAR; \
    FRANCE = BRE MAR PAR; GERMANY = KIE MUN; ITALY = ROM NAP; RUSSIA = WAR";
/// The same in the spring of 1904, whose winter has no gift.
pub(super) const QUIET: &str = "S1904M; FRANCE A PAR, A MAR, F BRE; GERMANY A BUR, A MUN; ITALY A ROM, F NAP; RUSSIA A WAR; \
    FRANCE = BRE MAR PAR; GERMANY = KIE MUN; ITALY = ROM NAP; RUSSIA = WAR";

/// A seat by its name.
pub(super) fn seat(name: &str) -> Seat {
    match name {
        "DEVIL" => Divinity::Devil.seat(),
        "LORD" => Divinity::Lord.seat(),
        name => power(name).seat(),
    }
}

/// A power by its name.
pub(super) fn power(name: &str) -> Power {
    Power::from_name(name).unwrap_or_else(|| panic!("{name} is no power"))
}

/// A viewer by name.
pub(super) fn viewer(name: &str) -> Viewer {
    if name == "NOBODY" { Viewer::Public } else { seat(name).into() }
}

/// The names of seats.
pub(super) fn names(seats: SeatSet) -> String {
    seats.iter().map(|seat| VIEWERS[seat.index()]).collect::<Vec<_>>().join(" ")
}

/// A match, and people at it.
pub(super) struct Table(pub(super) Match<Divine>);

/// A match from a position, with all options as they are.
pub(super) fn begun(position: &str, protected: &str) -> Table {
    Table::of(Config { position: position.to_owned(), ..Config::default() }, protected)
}

impl Table {
    /// A match after the draw, written as `FRANCE ITALY`: the Devil's country, then the Good Lord's.
    pub(super) fn of(config: Config, protected: &str) -> Self {
        let mut table = Table::before_the_draw(config);
        let (devil, lord) = protected.split_once(' ').expect("two countries");
        let drawn = format!("devil {devil} lord {lord}").parse().expect("two countries");
        table.0.input(Input::Chance(drawn)).expect("it can be drawn");
        table
    }

    /// A match that waits for the draw.
    pub(super) fn before_the_draw(config: Config) -> Self {
        Table(Match::start(config).expect("it can be played"))
    }

    /// Does what somebody writes.
    pub(super) fn try_say(&mut self, name: &str, text: &str) -> Result<(), Refused<Refusal>> {
        let action = Divine::read(&self.view(name), text).unwrap_or_else(|error| panic!("{text}: {error}"));
        self.0.input(Input::Act(seat(name), action)).map(drop)
    }

    /// Plays lines as `FRANCE: A PAR-BUR; ready`, all of which are taken, and `expired` where time runs out.
    pub(super) fn play(&mut self, script: &str) {
        for line in script.lines().map(str::trim).filter(|line| !line.is_empty()) {
            let Some((name, texts)) = line.split_once(": ") else {
                assert_eq!(line, "expired", "a line is somebody's or time's");
                self.expire();
                continue;
            };
            for text in texts.split(';').map(str::trim) {
                self.try_say(name, text).unwrap_or_else(|refused| panic!("{name} {text}: {refused}"));
            }
        }
    }

    /// Why the rules do not take what somebody writes; it changes nothing.
    pub(super) fn refused(&mut self, name: &str, text: &str) -> Refusal {
        let before = self.0.state().clone();
        let why = self.try_say(name, text).expect_err("it is refused");
        assert_eq!(*self.0.state(), before, "a refusal changes nothing");
        why.rule().unwrap_or_else(|| panic!("{name} {text} is refused by a rule"))
    }

    /// The same where the game does not wait for that seat at all.
    pub(super) fn is_unheard(&mut self, name: &str, text: &str) -> bool {
        self.try_say(name, text) == Err(Refused::NotYourMove)
    }

    /// Lets the open window run out.
    pub(super) fn expire(&mut self) {
        let window = self.0.pending().window().expect("a window is open");
        self.0.input(Input::Expired(window)).expect("an open window can run out");
    }

    /// Lets windows run out until this phase is open.
    pub(super) fn expire_until(&mut self, date: &str) {
        while self.date() != date || self.is_giving() {
            self.expire();
        }
    }

    /// The phase.
    pub(super) fn date(&self) -> String {
        self.0.state().campaign().date.to_string()
    }

    /// Whether a gift is chosen.
    pub(super) fn is_giving(&self) -> bool {
        self.0.state().heaven().giving.is_some()
    }

    /// What somebody sees.
    pub(super) fn view(&self, name: &str) -> View {
        self.0.state().view(viewer(name))
    }

    /// The same as it is sent, with whom the table seems to wait for.
    pub(super) fn sent(&self, name: &str) -> String {
        let view = serde_json::to_string(&self.view(name)).expect("views can be written");
        format!("{view} {:?} {:?}", self.0.waiting(viewer(name)), self.told(name))
    }

    /// What somebody was told so far.
    pub(super) fn told(&self, name: &str) -> Vec<Seen> {
        let seen = |notice: Notice<Seen>| match notice {
            Notice::Seen(seen) => Some(seen),
            _ => None,
        };
        self.0.stream(viewer(name)).into_iter().filter_map(seen).collect()
    }

    /// The same, as the first word of each fact.
    pub(super) fn words(&self, name: &str) -> Vec<String> {
        let word = |seen: &Seen| {
            let json = serde_json::to_string(seen).expect("facts can be written");
            json.split('"').nth(1).unwrap_or_default().to_owned()
        };
        self.told(name).iter().map(word).collect()
    }

    /// Whom the host waits for.
    pub(super) fn awaited(&self) -> String {
        must(&self.0.pending())
    }

    /// Whom the table waits for, as somebody sees it.
    pub(super) fn awaited_by(&self, name: &str) -> String {
        must(&self.0.waiting(viewer(name)))
    }

    /// Who may do something although nobody waits for them, as somebody sees it.
    pub(super) fn idle_by(&self, name: &str) -> String {
        match self.0.waiting(viewer(name)) {
            Pending::Seats { may, .. } => names(may),
            other => panic!("{other:?}"),
        }
    }

    /// The units of a power.
    pub(super) fn units(&self, name: &str) -> String {
        let units = self.0.state().campaign().position.of(power(name));
        units.map(|unit| unit.piece().to_string()).collect::<Vec<_>>().join(", ")
    }

    /// What somebody can do.
    pub(super) fn moves(&self, name: &str) -> Vec<String> {
        self.0.moves(seat(name)).iter().map(Action::to_string).collect()
    }

    /// How it ended, and who is first.
    pub(super) fn ended(&self) -> String {
        let pending = self.0.pending();
        let Some(outcome) = pending.outcome() else { return "not yet".to_owned() };
        let first = outcome.standings.iter().filter(|standing| standing.place == 1);
        assert!(outcome.standings.iter().all(|standing| [1, 2].contains(&standing.place)));
        format!("{}: {}", outcome.how, names(first.map(|standing| standing.seat).collect()))
    }
}

fn must(pending: &Waiting) -> String {
    match pending {
        Pending::Seats { must, .. } => names(*must),
        other => panic!("{other:?}"),
    }
}
