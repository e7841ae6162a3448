//! Studies: positions with their variations, which belong to whoever made them.
//!
//! The house keeps a study's text and nothing beside it: every question replays the way to one node. What is made from a match that is
//! being played is made from what its maker may know, is its maker's alone and gets no help from bots until that match is over; to
//! everybody else there is no such study.

use std::sync::Arc;

use catalog::{Fault, Remarks, Study, Title};
use serde_json::Value;
use store::{Guest, MatchId, Status, StudyHead, StudyRow};
use tabletop::Viewer;

use crate::House;
use crate::error::ApiError;
use crate::guarded::played;
use crate::live_table::LiveTable;

/// How many studies somebody may have.
pub const MOST_STUDIES: u32 = 100;

/// A study that somebody asked for.
pub(crate) struct Opened {
    pub(crate) head: StudyHead,
    pub(crate) study: Study,
    /// Its game.
    pub(crate) title: &'static dyn Title,
    /// Whether whoever asked made it.
    pub(crate) is_own: bool,
    /// Whether the match it was made from is still played.
    pub(crate) is_tied: bool,
}

/// From what a study is made.
pub(crate) enum Source {
    /// Options of a game.
    Options { game: String, config: Value },
    /// The text of a record or of a study.
    Text(String),
    /// Another study that one may read.
    Study(String),
    /// A table, as one sees it, after an event of one's own.
    Table { id: String, viewer: Option<Viewer>, at: Option<usize> },
}

/// A study that is not kept yet, with the node to look at first.
struct Begun {
    study: Study,
    node: usize,
    of_match: Option<MatchId>,
}

impl Begun {
    fn new(study: Study, node: usize) -> Self {
        Begun { study, node, of_match: None }
    }
}

fn too_long() -> ApiError {
    let message = format!("a study has {} inputs at most, and 64 KiB of text", catalog::study::MOST_NODES);
    ApiError::unprocessable("study-too-long", message)
}

/// What is said of what bots and others may not see yet.
pub(crate) fn tied() -> ApiError {
    let message =
        "the match is still being played: until its end the study is yours alone, and bots do not look at it";
    ApiError::conflict("study-tied", message)
}

/// A game of the house, for texts that name one.
fn offered(house: &House, key: &str) -> Result<&'static dyn Title, Fault> {
    let found = house.games().iter().find(|title| title.info().key == key);
    found.copied().ok_or_else(|| Fault::protocol("unknown-game", format!("there is no game {key:?} here")))
}

/// Reads what somebody pasted: a study, or a record.
fn pasted(house: &House, text: &str) -> Result<Begun, ApiError> {
    // Who pastes may have lost the last line break, or brought others from elsewhere.
    let text = text.replace("\r\n", "\n").trim().to_owned() + "\n";
    if text.starts_with("tabletier study ") {
        let study = Study::load(&text, |key| offered(house, key)).map_err(Fault::from)?;
        return Ok(Begun::new(study, 0));
    }
    let key = tabletop::record::game_key(&text).map_err(Fault::from_record)?;
    let (study, nodes) = Study::of_match(offered(house, key)?.load(&text)?.as_ref());
    Ok(Begun::new(study, nodes.last().copied().unwrap_or(0)))
}

impl House {
    /// Makes a study of somebody's. Gives its id and the node to look at first.
    pub(crate) async fn make_study(
        self: &Arc<Self>,
        guest: &Guest,
        source: Source,
    ) -> Result<(String, usize), ApiError> {
        let Begun { study, node, of_match } = match source {
            Source::Options { game, config } => {
                let title = self.game(&game)?;
                played(move || Ok(Begun::new(Study::of(title.start(&config)?.as_ref()), 0))).await?
            }
            Source::Text(text) => {
                let house = Arc::clone(self);
                played(move || pasted(&house, &text)).await?
            }
            Source::Study(id) => {
                let opened = self.open_study(&id, Some(guest)).await?;
                Begun { study: opened.study, node: 0, of_match: opened.head.of_match }
            }
            Source::Table { id, viewer, at } => {
                let table = self.table_for(&id, Some(guest)).await?;
                self.study_of(&table, guest, viewer, at).await?
            }
        };
        if !study.fits() {
            return Err(too_long());
        }
        let (id, now) = (self.ambient.word::<26>(), self.now());
        let head = StudyHead {
            id: id.clone(),
            owner: guest.id.clone(),
            game: study.game().to_owned(),
            name: study.nodes()[0].remarks.name.clone(),
            version: 1,
            of_match,
            is_shared: false,
            created: now,
            changed: now,
        };
        if !self.store.add_study(StudyRow { head, text: study.text() }, MOST_STUDIES).await? {
            let message = format!("somebody has {MOST_STUDIES} studies at most; throw one away first");
            return Err(ApiError::conflict("too-many-studies", message));
        }
        Ok((id, node))
    }

    /// What somebody may study of a table: everything where nothing is hidden or the match is over, else what they know there.
    async fn study_of(
        &self,
        table: &LiveTable,
        guest: &Guest,
        asked: Option<Viewer>,
        at: Option<usize>,
    ) -> Result<Begun, ApiError> {
        let state = table.hold().await;
        let who = state.kind(Some(guest), asked)?.viewer;
        let made = &state.row.made;
        let of_match = Some(made.branch_of.clone().unwrap_or_else(|| made.id.clone()));
        let has_secrets = self.game(&made.game)?.info().has_secrets;
        if has_secrets && !state.is_over() {
            let title = self.game(&made.game)?;
            let twig = state.twig(who, at)?;
            let study = crate::guarded::guarded(|| {
                let table = title.start_under(&twig.config, made.rules)?;
                let mut study = Study::of(table.as_ref());
                let node = twig
                    .repeated
                    .iter()
                    .fold(0, |node, (seat, action)| study.grow(node, &format!("act {seat} {action}")));
                Ok::<_, ApiError>(Begun { study, node, of_match })
            });
            return study?;
        }
        let (study, nodes) = state.game.read(|table| Study::of_match(table))?;
        let entry = match at {
            None => nodes.len() - 1,
            Some(number) => state
                .game
                .read(|table| table.entry_of(who, number))?
                .ok_or_else(|| ApiError::not_found("moment"))?,
        };
        Ok(Begun { study, node: nodes.get(entry).copied().unwrap_or(0), of_match })
    }

    /// A study, if whoever asks may read it. Of another's nobody learns that it is there.
    pub(crate) async fn open_study(&self, id: &str, guest: Option<&Guest>) -> Result<Opened, ApiError> {
        let StudyRow { head, text } =
            self.store.study(id).await?.ok_or_else(|| ApiError::not_found("study"))?;
        let is_own = guest.is_some_and(|guest| guest.id == head.owner);
        if !is_own && !head.is_shared {
            return Err(ApiError::not_found("study"));
        }
        let is_tied = self.is_played(head.of_match.as_deref()).await?;
        if !is_own && is_tied {
            return Err(ApiError::not_found("study"));
        }
        let study = Study::read(&text).map_err(|error| {
            tracing::error!(%id, %error, "a study cannot be read");
            ApiError::fault()
        })?;
        let title = self.game(&head.game)?;
        Ok(Opened { head, study, title, is_own, is_tied })
    }

    /// Whether a match is not over yet.
    async fn is_played(&self, of_match: Option<&str>) -> Result<bool, ApiError> {
        let Some(id) = of_match else { return Ok(false) };
        let row = self.store.find_match(id).await?;
        Ok(row.is_some_and(|row| row.summary.status != Status::Over))
    }

    /// The same for whoever made it alone.
    pub(crate) async fn own_study(&self, id: &str, guest: Option<&Guest>) -> Result<Opened, ApiError> {
        let opened = self.open_study(id, guest).await?;
        if opened.is_own {
            return Ok(opened);
        }
        Err(ApiError::forbidden("not-your-study", "somebody else made this study; make a copy of your own"))
    }

    /// Changes a study that is still at a version. Gives it as it is now.
    pub(crate) async fn change_study(
        &self,
        opened: Opened,
        version: u32,
        change: impl FnOnce(&mut Study) -> Result<(), ApiError>,
    ) -> Result<Opened, ApiError> {
        let moved_on =
            || ApiError::conflict("study-changed", "this study was changed elsewhere; look at it again");
        let Opened { head, mut study, title, is_own, is_tied } = opened;
        if head.version != version {
            return Err(moved_on());
        }
        let before = study.clone();
        change(&mut study)?;
        if study == before {
            return Ok(Opened { head, study, title, is_own, is_tied });
        }
        if !study.fits() {
            return Err(too_long());
        }
        let name = study.nodes()[0].remarks.name.clone();
        let head = StudyHead { version: version + 1, name, changed: self.now(), ..head };
        let is_saved = self.store.save_study(StudyRow { head: head.clone(), text: study.text() }).await?;
        if is_saved { Ok(Opened { head, study, title, is_own, is_tied }) } else { Err(moved_on()) }
    }
}

/// Says something else of a node.
pub(crate) fn remark(study: &mut Study, node: usize, remarks: Remarks) -> Result<(), ApiError> {
    if let Some(flaw) = remarks.flaw() {
        return Err(ApiError::unprocessable("bad-remarks", format!("expected {flaw}")));
    }
    if study.remark(node, remarks) { Ok(()) } else { Err(ApiError::not_found("node")) }
}
