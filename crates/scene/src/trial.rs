//! What every drawing must be, tried on whole matches. It asserts: only tests of games may use it.

use std::collections::BTreeSet;

use tabletop::game::InputOf;
use tabletop::{Dice, Input, Message, Pending, Printed, Refusal, Seat, Viewer};

use crate::card::way;
use crate::{
    Board, Card, Content, Datum, Explained, Node, Path, Pictured, Scene, Step, Then, Tree, begins, flaws,
};

/// One moment of a match as somebody sees it.
#[derive(Debug)]
pub struct Moment<'a, G: Pictured> {
    /// The options of the match.
    pub config: &'a G::Config,
    /// Who looks.
    pub who: Viewer,
    /// The board before them.
    pub board: &'a Board,
    /// What they know.
    pub view: G::View,
    /// What they can do.
    pub moves: Vec<G::Action>,
    /// Whether the match waits for them.
    pub is_awaited: bool,
    /// What they were told since they looked before.
    pub told: Vec<Message>,
}

impl<'a, G: Pictured> Moment<'a, G> {
    /// This moment of a match, for somebody before this board.
    pub fn new(state: &G, config: &'a G::Config, who: Viewer, board: &'a Board) -> Self {
        let mut moves = Vec::new();
        if let Some(seat) = who.seat().filter(|seat| state.pending().admits(*seat)) {
            state.moves(seat, &mut moves);
        }
        let is_awaited = who
            .seat()
            .is_some_and(|seat| matches!(state.pending(), Pending::Seats { must, .. } if must.has(seat)));
        Moment { config, who, board, view: state.view(who), moves, is_awaited, told: Vec::new() }
    }

    /// The drawing.
    pub fn scene(&self) -> Scene {
        G::scene(&self.view)
    }

    /// How each action is given.
    pub fn paths(&self) -> Vec<Path> {
        self.moves.iter().map(|action| G::path(&self.view, action)).collect()
    }

    /// Everything that is said: in the drawing, on the buttons, and of what happened.
    pub fn said(&self) -> Vec<Message> {
        let (scene, paths) = (self.scene(), self.paths());
        messages(self.board, &scene, &paths).into_iter().chain(&self.told).cloned().collect()
    }

    /// Asserts that the drawing has no flaw and that the paths lead to exactly the actions: different ones to
    /// different actions, and none is the beginning of another.
    pub fn must_be_sound(&self) {
        let paths = self.paths();
        assert_eq!(G::paths(&self.view, &self.moves), paths, "all at once as one by one");
        assert_eq!(flaws(self.board, &self.scene(), &paths), [], "{} sees {:?}", self.who, self.view);
        let mut moves: Vec<String> = self.moves.iter().map(ToString::to_string).collect();
        let tree = Tree::of(moves.iter().cloned().zip(paths));
        let mut led_to = Vec::new();
        leaves(&tree.nodes, &mut led_to);
        moves.sort_unstable();
        led_to.sort_unstable();
        assert_eq!(led_to, moves, "one path begins another, or two are alike: {:?}", self.view);
    }
}

impl<G: Explained + Printed> Moment<'_, G> {
    /// The cards of everything there is to point at.
    pub fn cards(&self) -> Vec<Card> {
        let scene = self.scene();
        let card =
            |id| G::card(&self.view, id).unwrap_or_else(|| panic!("{id} has no card: {:?}", self.view));
        scene.ids(self.board).map(card).collect()
    }

    /// Asserts that everything has a card that names what is there, that whatever is the viewer's and begins no action
    /// while one is awaited has a reason for it, and that all of it stands in the rules. Gives all that is said.
    pub fn must_be_explained(&self) -> Vec<Message> {
        let (scene, paths, cards) = (self.scene(), self.paths(), self.cards());
        let mut said = Vec::new();
        for (card, id) in cards.iter().zip(scene.ids(self.board)) {
            assert_eq!((card.of.as_str(), &card.why), (id, &None), "the host adds the reason");
            assert!(!card.does.is_empty() && !card.paragraphs.is_empty(), "{id} says nothing: {card:?}");
            card.paragraphs.iter().for_each(|number| must_be_a_rule::<G>(number));
            let is_drawn = |name| self.board.symbol(name).is_some();
            let mut symbols = card.symbol.iter().chain(card.state.iter().flat_map(|row| &row.symbol));
            assert!(symbols.all(|name| is_drawn(name)), "{id}: {card:?}");
            let mut names = G::figures().iter().map(|figure| figure.name);
            assert!(card.figure.is_none_or(|figure| names.any(|name| name == figure)), "{id}: {card:?}");
            said.extend(card.messages().cloned());
        }
        assert_eq!(G::card(&self.view, "nothing-at-all"), None, "what is not there has no card");
        let Some(seat) = self.who.seat().filter(|_| !paths.is_empty()) else { return said };
        for (card, id) in cards.iter().zip(scene.ids(self.board)) {
            let on = scene.pieces.iter().find(|piece| piece.id == id).and_then(|piece| piece.on.as_deref());
            if begins(&paths, id) || on.is_some_and(|on| begins(&paths, on)) {
                continue;
            }
            let why = G::why(&self.view, seat, id);
            let is_region = self.board.regions.iter().any(|region| region.id == id);
            let must_be_told = self.is_awaited && card.owner == Some(seat) && !is_region;
            assert!(why.is_some() || !must_be_told, "why can {id} not move? {:?}", self.view);
            if let Some(why) = why {
                must_be_a_rule::<G>(why.paragraph());
                said.push(why.message());
            }
        }
        if self.is_awaited {
            said.extend(self.wrong_ways(seat, &scene, &paths));
        }
        said
    }

    /// Asserts that whoever has something in hand that goes somewhere is told why it does not go elsewhere, and that the
    /// reasons stand in the rules. Another thing is tried in every moment. Gives all that is said.
    fn wrong_ways(&self, seat: Seat, scene: &Scene, paths: &[Path]) -> Vec<Message> {
        let regions = || self.board.regions.iter().map(|region| region.id.as_str());
        let ways: BTreeSet<(&str, &str)> = paths.iter().filter_map(way).collect();
        let is_moving = |from: &&str| regions().any(|to| ways.contains(&(*from, to)));
        let moving: Vec<&str> = scene.ids(self.board).filter(is_moving).collect();
        let Some(from) = moving.get(paths.len() % moving.len().max(1)) else { return Vec::new() };
        let place = |id: &str| scene.pieces.iter().find(|piece| piece.id == id)?.on.as_deref();
        let is_wrong = |to: &&str| {
            let mut there = scene.pieces.iter().filter(|piece| piece.on.as_deref() == Some(to));
            let is_possible =
                ways.contains(&(*from, *to)) || there.any(|piece| ways.contains(&(*from, &*piece.id)));
            to != from && Some(*to) != place(from) && !is_possible
        };
        let wrong: Vec<&str> = regions().filter(is_wrong).collect();
        let whys: Vec<_> = wrong.iter().filter_map(|to| G::why_not(&self.view, seat, from, to)).collect();
        assert!(!whys.is_empty() || wrong.is_empty(), "why does {from} not go to {wrong:?}? {:?}", self.view);
        whys.iter().for_each(|why| must_be_a_rule::<G>(why.paragraph()));
        whys.iter().map(Refusal::message).collect()
    }
}

/// Asserts that both rules texts have a paragraph of this number.
fn must_be_a_rule<G: Printed>(number: &str) {
    for rules in G::RULES {
        assert!(rules.contains(&format!("\n**{number}** ")), "{number} is no paragraph");
    }
}

/// Plays such a match and asserts at each of these moments that everything is explained. Gives all that was said.
pub fn must_be_explained<G: Explained + Printed>(
    config: &G::Config,
    every: usize,
    dice: &mut impl Dice,
) -> Vec<Message> {
    let mut said = Vec::new();
    look_on(config, every, dice, |moment: &Moment<'_, G>| said.extend(moment.must_be_explained()));
    said.sort_unstable();
    said.dedup();
    said
}

/// Asserts that two worlds which look the same to somebody are explained to them in the same way.
pub fn must_be_explained_alike<G: Explained>(config: &G::Config, one: &G, twin: &G, who: Viewer) {
    let (view, other, board) = (one.view(who), twin.view(who), G::board(config, who));
    assert_eq!(view, other, "the views of {who}");
    for id in G::scene(&view).ids(&board) {
        assert_eq!(G::card(&view, id), G::card(&other, id), "the card of {id} for {who}");
        if let Some(seat) = who.seat() {
            assert_eq!(G::why(&view, seat, id), G::why(&other, seat, id), "why {who} cannot move {id}");
        }
    }
}

/// The actions of a tree.
fn leaves<'a>(nodes: &'a [Node], found: &mut Vec<&'a str>) {
    for node in nodes {
        match &node.then {
            Then::Action(action) => found.push(action),
            Then::Next(next) => leaves(next, found),
            Then::More => {}
        }
    }
}

/// Plays a random match to its end, deals included, and looks at every so many of its moments and at the last, with
/// the eyes of everybody.
pub fn look_on<G: Pictured>(
    config: &G::Config,
    every: usize,
    dice: &mut impl Dice,
    mut look: impl FnMut(&Moment<'_, G>),
) {
    let mut state = G::start(config).expect("a config that can be played");
    let boards: Vec<(Viewer, Board)> =
        Viewer::all(state.seats()).map(|who| (who, G::board(config, who))).collect();
    let (mut count, mut events) = (0, Vec::new());
    loop {
        let input = next_input(&state, dice);
        if count % every == 0 || input.is_none() {
            for (who, board) in &boards {
                let seen = events.iter().filter_map(|event| G::seen(event, *who));
                let told = seen.map(|seen| G::tell(&seen)).collect();
                look(&Moment { told, ..Moment::new(&state, config, *who, board) });
            }
            events.clear();
        }
        let Some(input) = input else { return };
        state.apply(input, &mut events);
        count += 1;
    }
}

/// Plays such a match and asserts at each of these moments that its drawing and its paths are sound.
pub fn must_be_sound<G: Pictured>(config: &G::Config, every: usize, dice: &mut impl Dice) {
    look_on(config, every, dice, |moment: &Moment<'_, G>| moment.must_be_sound());
}

/// Something that can happen now; nothing when the match is over.
fn next_input<G: Pictured>(state: &G, dice: &mut impl Dice) -> Option<InputOf<G>> {
    match state.pending() {
        Pending::Over(_) => None,
        Pending::Chance => Some(Input::Chance(state.roll(dice))),
        Pending::Seats { must, may, window } => {
            let seats: Vec<Seat> = must.union(may).iter().collect();
            let seat = seats.get(dice.below(4 * seats.len().max(1) as u32) as usize);
            let mut moves = Vec::new();
            seat.into_iter().for_each(|seat| state.moves(*seat, &mut moves));
            Some(match (seat, must.first()) {
                // One in four does whatever can be done, deals and secret edits included.
                (Some(seat), _) if !moves.is_empty() => {
                    Input::Act(*seat, moves.swap_remove(dice.below(moves.len() as u32) as usize))
                }
                (_, Some(seat)) => Input::Act(seat, state.sample(seat, dice)),
                (_, None) => Input::Expired(window),
            })
        }
    }
}

fn words(datum: &Datum) -> Option<&Message> {
    match datum {
        Datum::Words(words) => Some(words),
        Datum::Number(_) => None,
    }
}

/// Everything that is said in a scene on its board, and on the buttons of these paths.
pub fn messages<'a>(board: &'a Board, scene: &'a Scene, paths: &'a [Path]) -> Vec<&'a Message> {
    let mut all = vec![&scene.caption];
    all.extend(scene.regions(board).map(|(_, label)| label));
    all.extend(scene.pieces.iter().map(|piece| &piece.label));
    all.extend(scene.captions.iter().map(|caption| &caption.text));
    for panel in &scene.panels {
        all.extend([&panel.label].into_iter().chain(&panel.note));
        all.extend(panel.slots().iter().map(|slot| &slot.label));
        match &panel.content {
            Content::Text(lines) => all.extend(lines),
            Content::Queue(items) => all.extend(items.iter().map(|item| &item.label)),
            Content::Tray(_) => {}
            Content::Table(table) => {
                all.extend(&table.heads);
                all.extend(table.rows.iter().flat_map(|row| &row.cells).filter_map(words));
            }
            Content::Chart(chart) => {
                all.extend(chart.moments.iter().filter_map(words));
                all.extend(chart.series.iter().map(|series| &series.label));
            }
        }
    }
    for sheet in &scene.sheets {
        all.extend([&sheet.title].into_iter().chain(&sheet.note));
        all.extend(sheet.rows.iter().map(|row| &row.label));
    }
    all.extend(paths.iter().flat_map(|path| &path.steps).filter_map(|step| match step {
        Step::Choice { label, .. } => Some(label),
        Step::Id(_) => None,
    }));
    all
}
