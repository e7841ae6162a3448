//! What one viewer gets of a table: all of it, and nothing else.

use catalog::Table;
use scene::{Path, Scene};
use serde::Serialize;
use serde_json::Value;
use store::{Chair, Channel, Guest, Status};
use tabletop::{Message, Pending, Seat, Viewer, Waiting};

use crate::desk::{Desk, Seating};
use crate::error::ApiError;

/// A table as a line in a list.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct TableCard {
    /// Its id.
    pub id: String,
    /// Its game.
    pub game: String,
    /// Its options.
    pub config: Value,
    /// Where it stands.
    pub status: Status,
    /// Whether it stands in the lobby.
    pub listed: bool,
    /// Who sits where.
    pub seats: Vec<SeatCard>,
    /// Whether it waits for the viewer.
    pub your_turn: bool,
    /// How many actions everybody has seen.
    pub actions: usize,
    /// When it was made, in milliseconds since 1970.
    pub created: u64,
}

/// A seat in it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct SeatCard {
    /// Its number.
    pub seat: Seat,
    /// `"open"`, `"invite"`, `"guest"` or `"bot"`.
    pub kind: &'static str,
    /// The guest's name.
    pub name: Option<String>,
    /// The bot's level.
    pub level: Option<u8>,
    /// Whether the viewer sits there.
    pub you: bool,
}

/// An invitation, for the one who made the table.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Invitation {
    /// The seat.
    pub seat: Seat,
    /// The address that leads to it.
    pub link: String,
}

/// An action and the steps that give it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Move {
    /// In notation.
    pub action: String,
    /// The steps.
    pub path: Path,
}

/// An action as it stands in the move list.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Played {
    /// By whom.
    pub seat: Seat,
    /// In notation.
    pub text: String,
}

/// One thing the viewer was told.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct LogLine {
    /// The viewer's own number of it.
    pub number: usize,
    /// In words.
    pub text: Message,
    /// The action behind it, where the viewer may read it.
    pub action: Option<Played>,
}

/// What the viewer can do beside playing.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Can {
    /// Give up.
    pub resign: bool,
    /// Say yes to a draw, or take that back.
    pub draw: bool,
    /// Play again.
    pub rematch: bool,
}

/// A line of talk.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Talk {
    /// Its number.
    pub n: u32,
    /// Who may read it.
    pub channel: Channel,
    /// Who said it.
    pub name: String,
    /// What.
    pub text: String,
    /// When, in milliseconds since 1970.
    pub at: u64,
}

/// A table as one viewer sees it.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Snapshot {
    /// The table.
    pub table: TableCard,
    /// Its invitations, for the one who made it.
    pub invites: Vec<Invitation>,
    /// As whom this is seen.
    #[serde(rename = "as")]
    pub viewer: Viewer,
    /// The viewer's seats.
    pub own: Vec<Seat>,
    /// The number of the last thing the viewer was told.
    pub number: usize,
    /// The log begins after this number.
    pub since: usize,
    /// Whom the match waits for, as far as the viewer may know.
    pub waiting: Waiting,
    /// The drawing.
    pub scene: Scene,
    /// What the viewer's seat can do.
    pub moves: Vec<Move>,
    /// What the viewer was told since.
    pub log: Vec<LogLine>,
    /// The seats that say yes to a draw.
    pub draw: Vec<Seat>,
    /// What the viewer can do beside playing.
    pub can: Can,
    /// The match that follows.
    pub rematch: Option<String>,
    /// Whether a fault stopped the table.
    pub frozen: bool,
    /// What was said where the viewer may hear it.
    pub chat: Vec<Talk>,
}

impl Seating {
    /// As whom a guest sees the table: as asked, if that seat is theirs; else from the seat of theirs that is to act;
    /// else from their first seat; else as the public.
    pub fn viewer(&self, guest: Option<&Guest>, asked: Option<Viewer>) -> Result<Viewer, ApiError> {
        let own = guest.map(|guest| self.seats_of(&guest.id)).unwrap_or_default();
        match asked {
            Some(Viewer::Seat(seat)) if !own.contains(&seat) => {
                Err(ApiError::forbidden("not-your-seat", "somebody else sits there"))
            }
            Some(viewer) => Ok(viewer),
            None => {
                let awaited = match self.table.pending() {
                    Pending::Seats { must, .. } => own.iter().copied().find(|seat| must.has(*seat)),
                    Pending::Chance | Pending::Over(_) => None,
                };
                Ok(awaited.or(own.first().copied()).map_or(Viewer::Public, Viewer::Seat))
            }
        }
    }

    /// The table as a line in a list.
    pub fn card(&self, guest: Option<&Guest>) -> TableCard {
        let made = &self.row.made;
        let own = guest.map(|guest| self.seats_of(&guest.id)).unwrap_or_default();
        let seats = made.chairs.iter().zip(Seat::all(self.table.seats())).map(|(chair, seat)| {
            let (kind, name, level) = match chair {
                Chair::Open => ("open", None, None),
                Chair::Invite { .. } => ("invite", None, None),
                Chair::Guest { name, .. } => ("guest", Some(name.clone()), None),
                Chair::Bot { level } => ("bot", None, Some(*level)),
            };
            SeatCard { seat, kind, name, level, you: own.contains(&seat) }
        });
        let awaits = |seat: &Seat| match self.table.waiting(Viewer::Seat(*seat)) {
            Pending::Seats { must, .. } => must.has(*seat),
            Pending::Chance | Pending::Over(_) => false,
        };
        TableCard {
            id: made.id.clone(),
            game: made.game.clone(),
            config: self.table.config(),
            status: made.status,
            listed: made.listed,
            seats: seats.collect(),
            your_turn: made.status == Status::Running && own.iter().any(awaits),
            actions: self.table.log(Viewer::Public).iter().filter(|told| told.action.is_some()).count(),
            created: made.created,
        }
    }

    /// The invitations, for the one who made the table.
    pub(crate) fn invitations(&self, guest: Option<&Guest>) -> Vec<Invitation> {
        let made = &self.row.made;
        if guest.is_none_or(|guest| guest.id != made.host) {
            return Vec::new();
        }
        let link = |(chair, seat): (&Chair, Seat)| match chair {
            Chair::Invite { token, .. } => {
                Some(Invitation { seat, link: format!("/table/{}?invite={token}", made.id) })
            }
            Chair::Open | Chair::Guest { .. } | Chair::Bot { .. } => None,
        };
        made.chairs.iter().zip(Seat::all(self.table.seats())).filter_map(link).collect()
    }

    fn moves_of(&self, viewer: Viewer) -> Vec<Move> {
        let Some(seat) = viewer.seat().filter(|_| self.row.made.status == Status::Running) else {
            return Vec::new();
        };
        let actions = self.table.moves(seat).into_iter();
        actions.zip(self.table.paths(seat)).map(|(action, path)| Move { action, path }).collect()
    }

    /// Whether a seat may say yes to a draw or take that back: some games have votes of their own.
    fn may_speak_of_a_draw(&self, seat: Seat) -> bool {
        ["draw", "no-draw"].iter().any(|word| self.table.check_line(&format!("{word} {seat}")).is_ok())
    }

    /// Talk the viewer may hear: at the table for those seated, the watchers' for the others, both once it is over.
    fn talk_for(&self, is_seated: bool) -> Vec<Talk> {
        let is_over = self.row.made.status == Status::Over;
        let may_hear = |channel| is_over || (channel == Channel::Table) == is_seated;
        let heard = self.chat.iter().filter(|line| may_hear(line.channel)).zip(1..);
        let talk = |(line, n): (&store::ChatLine, u32)| Talk {
            n,
            channel: line.channel,
            name: line.name.clone(),
            text: line.text.clone(),
            at: line.at,
        };
        heard.map(talk).collect()
    }

    /// The table as a viewer saw it after an event of their own; 0 is the start.
    pub fn past(&self, viewer: Viewer, number: usize) -> Option<Box<dyn Table>> {
        let log = self.table.log(viewer);
        let entries = match number {
            0 => 0,
            number => log.get(number - 1)?.entry,
        };
        self.table.at(entries)
    }

    /// The table as a guest sees it, with what they were told after a number of theirs.
    pub fn snapshot(&self, desk: &Desk, guest: Option<&Guest>, viewer: Viewer, since: usize) -> Snapshot {
        let own = guest.map(|guest| self.seats_of(&guest.id)).unwrap_or_default();
        let log = self.table.log(viewer);
        let number = log.len();
        let since = since.min(number);
        let told = log.into_iter().enumerate().skip(since).map(|(i, told)| LogLine {
            number: i + 1,
            text: told.text,
            action: told.action.map(|(seat, text)| Played { seat, text }),
        });
        let status = self.row.made.status;
        let is_playing = status == Status::Running && !own.is_empty() && !desk.is_frozen();
        let has_bots = self.row.made.chairs.iter().any(|chair| matches!(chair, Chair::Bot { .. }));
        Snapshot {
            table: self.card(guest),
            invites: self.invitations(guest),
            viewer,
            number,
            since,
            waiting: self.table.waiting(viewer),
            scene: self.table.scene(viewer),
            moves: self.moves_of(viewer),
            log: told.collect(),
            draw: self.table.draw_voices(),
            can: Can {
                resign: is_playing,
                draw: is_playing && !has_bots && own.iter().any(|seat| self.may_speak_of_a_draw(*seat)),
                rematch: status == Status::Over && !own.is_empty(),
            },
            rematch: self.row.rematch.clone(),
            frozen: desk.is_frozen(),
            chat: self.talk_for(!own.is_empty()),
            own,
        }
    }
}
