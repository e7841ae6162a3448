//! What changed between two scenes of one viewer, so that only that needs to travel.
//!
//! A change is computed from the two scenes alone and borrows from the newer one. It must never depend on anything
//! else: whoever gets it learns nothing that the two pictures do not tell. It is written as docs/protocol.md says.

use serde::Serialize;
use tabletop::Message;
use utoipa::ToSchema;

use crate::schema::placed;
use crate::{
    Arrow, Caption, Content, DataRow, Decor, Emblem, Label, Line, Mark, Overlay, Panel, Piece, Rect, Row,
    Scene, Sheet, Slot, Tint,
};

/// How one list becomes another: the items at the old places `cut` are taken out, then each of `put` is put in at
/// its new place. Both ascend.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, ToSchema)]
pub struct ListChange<'a, T> {
    /// The old places of what is no longer there.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub cut: Vec<usize>,
    /// The new places of what was not there, with the items.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    #[schema(schema_with = placed::<T>)]
    pub put: Vec<(usize, &'a T)>,
}

impl<'a, T> ListChange<'a, T> {
    /// What changed from one list to the other; nothing if they are equal.
    pub fn between(old: &[T], new: &'a [T]) -> Option<Self>
    where
        T: PartialEq,
    {
        Self::by(old, new, T::eq)
    }

    /// The same, where `same` says which items stay. Whatever else differs in them is left to the caller.
    fn by(old: &[T], new: &'a [T], same: impl Fn(&T, &T) -> bool) -> Option<Self> {
        let (mut cut, mut put) = (Vec::new(), Vec::new());
        let end = old.iter().rev().zip(new.iter().rev()).take_while(|(a, b)| same(a, b)).count();
        let (old_end, new_end) = (old.len() - end, new.len() - end);
        let (mut i, mut j) = (0, 0);
        while i < old_end || j < new_end {
            let (skipped, added) = next_match(&old[i..old_end], &new[j..new_end], &same);
            cut.extend(i..i + skipped);
            put.extend((j..j + added).map(|place| (place, &new[place])));
            // Past the match as well, if there was one.
            (i, j) = ((i + skipped + 1).min(old_end), (j + added + 1).min(new_end));
        }
        (!cut.is_empty() || !put.is_empty()).then_some(ListChange { cut, put })
    }
}

/// How many items to skip on either side until two are the same, as few as possible together. Everything if none
/// ever are. Lists that mostly agree take a few comparisons; only what differs is compared with each other.
fn next_match<T>(old: &[T], new: &[T], same: impl Fn(&T, &T) -> bool) -> (usize, usize) {
    for together in 0..(old.len() + new.len()).saturating_sub(1) {
        let first = (together + 1).saturating_sub(new.len());
        let mut within = (first..=together).take_while(|skipped| *skipped < old.len());
        if let Some(skipped) = within.find(|skipped| same(&old[*skipped], &new[together - skipped])) {
            return (skipped, together - skipped);
        }
    }
    (old.len(), new.len())
}

/// How one scene becomes another. What is missing did not change.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, ToSchema)]
pub struct SceneChange<'a> {
    /// The new caption.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(nullable = false)]
    pub caption: Option<&'a Message>,
    /// What changed among the labels of regions.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(nullable = false)]
    pub labels: Option<ListChange<'a, Label>>,
    /// What changed among the pieces.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(nullable = false)]
    pub pieces: Option<ListChange<'a, Piece>>,
    /// What changed among the tints.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(nullable = false)]
    pub tints: Option<ListChange<'a, Tint>>,
    /// What changed among that which is only looked at.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(nullable = false)]
    pub decor: Option<ListChange<'a, Decor>>,
    /// What changed among the marks.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(nullable = false)]
    pub marks: Option<ListChange<'a, Mark>>,
    /// What changed among the arrows.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(nullable = false)]
    pub arrows: Option<ListChange<'a, Arrow>>,
    /// What changed among the lines.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(nullable = false)]
    pub lines: Option<ListChange<'a, Line>>,
    /// What changed among the overlays.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(nullable = false)]
    pub overlays: Option<ListChange<'a, Overlay>>,
    /// What changed among the words on the board.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(nullable = false)]
    pub captions: Option<ListChange<'a, Caption>>,
    /// Panels that came or went.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(nullable = false)]
    pub panels: Option<ListChange<'a, Panel>>,
    /// Sheets that came or went.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(nullable = false)]
    pub sheets: Option<ListChange<'a, Sheet>>,
    /// What changed among the emblems of the seats.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(nullable = false)]
    pub emblems: Option<ListChange<'a, Emblem>>,
    /// What changed in panels that stayed, by their new places.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    #[schema(schema_with = placed::<PanelChange<'_>>)]
    pub panel: Vec<(usize, PanelChange<'a>)>,
    /// What changed in sheets that stayed, by their new places.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    #[schema(schema_with = placed::<SheetChange<'_>>)]
    pub sheet: Vec<(usize, SheetChange<'a>)>,
}

impl<'a> SceneChange<'a> {
    /// What changed from one scene to the other; nothing if they are equal.
    pub fn between(old: &Scene, new: &'a Scene) -> Option<Self> {
        let (panels, panel) = nested(&old.panels, &new.panels, |a, b| a.id == b.id, PanelChange::between);
        let is_same_sheet = |a: &Sheet, b: &Sheet| a.id == b.id && a.of == b.of;
        let (sheets, sheet) = nested(&old.sheets, &new.sheets, is_same_sheet, SheetChange::between);
        let change = SceneChange {
            caption: changed(&old.caption, &new.caption),
            labels: ListChange::between(&old.labels, &new.labels),
            pieces: ListChange::between(&old.pieces, &new.pieces),
            tints: ListChange::between(&old.tints, &new.tints),
            decor: ListChange::between(&old.decor, &new.decor),
            marks: ListChange::between(&old.marks, &new.marks),
            arrows: ListChange::between(&old.arrows, &new.arrows),
            lines: ListChange::between(&old.lines, &new.lines),
            overlays: ListChange::between(&old.overlays, &new.overlays),
            captions: ListChange::between(&old.captions, &new.captions),
            panels,
            sheets,
            emblems: ListChange::between(&old.emblems, &new.emblems),
            panel,
            sheet,
        };
        (change != SceneChange::default()).then_some(change)
    }
}

/// What changed in a panel that stayed. What is missing did not change.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, ToSchema)]
pub struct PanelChange<'a> {
    /// The new heading.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(nullable = false)]
    pub label: Option<&'a Message>,
    /// Where it lies now, or that it stands beside the drawing.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(value_type = Option<Rect>)]
    pub place: Option<&'a Option<Rect>>,
    /// Whether the match waits now for whom it belongs to.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(nullable = false)]
    pub is_active: Option<bool>,
    /// The new note, or that there is none any more.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(value_type = Option<Message>)]
    pub note: Option<&'a Option<Message>>,
    /// What it holds now, where that is another kind of thing, or no list says what changed.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(nullable = false)]
    pub content: Option<&'a Content>,
    /// What changed among the slots of its tray.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(nullable = false)]
    pub slots: Option<ListChange<'a, Slot>>,
    /// What changed among the lines of its text.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(nullable = false)]
    pub text: Option<ListChange<'a, Message>>,
    /// What changed among the rows of its table.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(nullable = false)]
    pub rows: Option<ListChange<'a, DataRow>>,
}

impl<'a> PanelChange<'a> {
    /// What changed in this panel; nothing if it is as before.
    fn between(old: &Panel, new: &'a Panel) -> Option<Self> {
        let mut change = PanelChange {
            label: changed(&old.label, &new.label),
            place: changed(&old.place, &new.place),
            is_active: changed(&old.is_active, &new.is_active).copied(),
            note: changed(&old.note, &new.note),
            ..PanelChange::default()
        };
        match (&old.content, &new.content) {
            (Content::Tray(old), Content::Tray(new)) => {
                change.slots = ListChange::between(&old.slots, &new.slots);
            }
            (Content::Text(old), Content::Text(new)) => change.text = ListChange::between(old, new),
            (Content::Table(old), Content::Table(new)) if old.heads == new.heads => {
                change.rows = ListChange::between(&old.rows, &new.rows);
            }
            (old, new) => change.content = changed(old, new),
        }
        (change != PanelChange::default()).then_some(change)
    }
}

/// What changed in a sheet that stayed. What is missing did not change.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, ToSchema)]
pub struct SheetChange<'a> {
    /// The new heading.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(nullable = false)]
    pub title: Option<&'a Message>,
    /// The new note, or that there is none any more.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(value_type = Option<Message>)]
    pub note: Option<&'a Option<Message>>,
    /// What changed among its rows.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(nullable = false)]
    pub rows: Option<ListChange<'a, Row>>,
}

impl<'a> SheetChange<'a> {
    /// What changed in this sheet; nothing if it is as before.
    fn between(old: &Sheet, new: &'a Sheet) -> Option<Self> {
        let change = SheetChange {
            title: changed(&old.title, &new.title),
            note: changed(&old.note, &new.note),
            rows: ListChange::between(&old.rows, &new.rows),
        };
        (change != SheetChange::default()).then_some(change)
    }
}

/// The new one, if it is another.
fn changed<'a, T: PartialEq>(old: &T, new: &'a T) -> Option<&'a T> {
    (old != new).then_some(new)
}

/// What came and went, and what changed within those that stayed.
fn nested<'a, T, C>(
    old: &[T],
    new: &'a [T],
    same: impl Fn(&T, &T) -> bool,
    between: impl Fn(&T, &'a T) -> Option<C>,
) -> (Option<ListChange<'a, T>>, Vec<(usize, C)>) {
    let list = ListChange::by(old, new, same);
    let (cut, put) = list.as_ref().map_or((&[][..], &[][..]), |list| (&list.cut[..], &list.put[..]));
    let kept = old.iter().enumerate().filter(|(place, _)| cut.binary_search(place).is_err());
    let now =
        new.iter().enumerate().filter(|(place, _)| put.binary_search_by_key(place, |put| put.0).is_err());
    let changes = kept.zip(now).filter_map(|((_, old), (place, new))| Some((place, between(old, new)?)));
    let changes = changes.collect();
    (list, changes)
}
