//! A position that is being set up by hand: from a text, or from pieces that were put somewhere, to what stands, what its text is and what is
//! wrong with it. Nothing is kept, and nothing is judged here: what is wrong is what the game says to its text.

use scene::{Arrangement, Board, Scene, Setup};
use serde_json::Value;
use tabletop::{Reason, Viewer};

use crate::Fault;
use crate::abilities::Arranging;
use crate::shelf::Listed;

/// The longest text of a position that is looked at, in bytes.
const LONGEST: usize = 16 * 1024;

/// What somebody set up.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Edit {
    /// Nothing yet.
    Empty,
    /// The position with which a match usually begins.
    Usual,
    /// What a text says.
    Text(String),
    /// These pieces and fields.
    Pieces(Arrangement),
}

/// A position that is being set up.
#[derive(Clone, Debug)]
pub struct Edited {
    /// The options, with the position in them.
    pub config: Value,
    /// Its text: as it was written while something is wrong with it, else as the game writes it.
    pub text: String,
    /// What stands, as far as it was understood.
    pub arrangement: Arrangement,
    /// What else can be put.
    pub setup: Setup,
    /// The drawing that no position changes, as spectators have it before them.
    pub board: Board,
    /// The drawing of what stands.
    pub scene: Scene,
    /// Everything that is wrong with it, in the game's own words; nothing where it can be played.
    pub reasons: Vec<Reason>,
}

/// Sets a position up with options that can be played without one.
pub(crate) fn edit<G: Listed>(
    arranging: &Arranging<G>,
    config: &G::Config,
    edit: Edit,
) -> Result<Edited, Fault> {
    let config = &(arranging.positioned)(config, "");
    let setup = (arranging.setup)(config);
    let typed = match &edit {
        Edit::Text(text) if text.len() > LONGEST => {
            return Err(Fault::protocol(
                "position-too-long",
                format!("a position has {LONGEST} bytes at most"),
            ));
        }
        Edit::Text(text) => Some(text.trim().to_owned()).filter(|text| !text.is_empty()),
        Edit::Empty | Edit::Usual | Edit::Pieces(_) => None,
    };
    let wanted = match (edit, &typed) {
        (Edit::Empty, _) => Arrangement::default(),
        (_, Some(text)) => (arranging.understood)(config, text),
        // A match without a position begins as usual.
        (Edit::Usual | Edit::Text(_), None) => (arranging.understood)(config, &(arranging.usual)(config)),
        (Edit::Pieces(arrangement), None) => {
            if let Some(word) = setup.strange(&arrangement) {
                return Err(Fault::protocol("bad-arrangement", format!("{word:?} means nothing here")));
            }
            arrangement
        }
    };
    let written = (arranging.written)(config, &setup.kept(wanted));
    let arrangement = setup.kept((arranging.understood)(config, &written));
    let text = typed.as_deref().unwrap_or(&written);
    let positioned = (arranging.positioned)(config, text);
    let reasons = G::start(&positioned).err().map(|bad| bad.reasons).unwrap_or_default();
    let text = if reasons.is_empty() { written } else { text.to_owned() };
    let stood = (arranging.stood)(config, &arrangement);
    Ok(Edited {
        config: crate::show::json((arranging.positioned)(config, &text)),
        text,
        scene: G::scene(&stood.view(Viewer::Public)),
        board: G::board(config, Viewer::Public),
        arrangement,
        setup,
        reasons,
    })
}
