//! Positions that are set up by hand: texts become pieces and the same texts again, everything of the palette can be put somewhere, and what is
//! wrong is told in both languages.

use std::collections::BTreeSet;

use catalog::{Edit, Edited, Table, Title};
use proptest::prelude::*;
use scene::{Arrangement, FieldTakes, Placement};
use serde_json::{Value, json};
use tabletop::Pending;
use words::Lang;

/// Options under which every game with an editor is tried.
fn tried() -> Vec<(&'static str, Value)> {
    vec![
        ("diam", json!({})),
        ("diam", json!({ "edition": "1998" })),
        ("diam", json!({ "players": 3 })),
        ("diam", json!({ "players": 4 })),
        ("belligerants", json!({})),
        ("belligerants", json!({ "board": "quick-2", "capture": "huff" })),
        ("bartasso", json!({})),
        ("bartasso", json!({ "camps": 2 })),
        ("bartasso", json!({ "players": 4, "exchange": true })),
        ("bartasso", json!({ "capture": "must" })),
        ("diplomacy", json!({})),
        ("divine", json!({})),
    ]
}

fn title(game: &str) -> &'static dyn Title {
    catalog::game(game).expect("there")
}

fn edited(game: &str, config: &Value, edit: Edit) -> Edited {
    title(game).edit(config, edit).expect("the options can be played")
}

/// Lets something happen: mostly an action, sometimes a window that runs out.
fn go_on(table: &mut dyn Table, pick: usize) -> bool {
    let done = match table.pending() {
        Pending::Chance => {
            let outcome = table.outcome_from(pick as u64).expect("chance has outcomes");
            table.roll(&outcome)
        }
        Pending::Seats { window, .. } if pick.is_multiple_of(7) => table.expire(window),
        Pending::Seats { must, may, .. } => {
            let seats: Vec<_> = must.iter().chain(may.iter()).collect();
            let seat = seats[pick % seats.len()];
            let moves = table.moves(seat);
            match moves.get(pick / 7 % moves.len().max(1)) {
                Some(action) => table.act_at(None, seat, action).map(drop),
                None => return false,
            }
        }
        Pending::Over(_) => return false,
    };
    done.is_ok()
}

fn written(placements: &[Placement]) -> Vec<(String, String)> {
    placements.iter().map(|put| (put.sort.clone(), put.place.clone())).collect()
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(60))]

    #[test]
    fn any_position_becomes_pieces_and_the_same_text_again(
        (game, config) in prop::sample::select(tried()),
        picks in prop::collection::vec(0_usize..100_000, 0..120),
    ) {
        let mut table = title(game).start(&config).expect("playable");
        for pick in picks {
            if !go_on(table.as_mut(), pick) {
                break;
            }
        }
        if let Some(text) = table.position() {
            let read = edited(game, &config, Edit::Text(text.clone()));
            prop_assert_eq!(&read.text, &text);
            let again = edited(game, &config, Edit::Pieces(read.arrangement.clone()));
            prop_assert_eq!(&again.text, &text);
            prop_assert_eq!(&again.arrangement, &read.arrangement);
            prop_assert_eq!(&again.scene, &read.scene);
            must_be_shown(&read);
        }
    }

    #[test]
    fn no_text_is_too_odd(
        (game, config) in prop::sample::select(tried()),
        text in "[a-zA-Z0-9 /:=,;>!*-]{0,60}|[0-9SFWMRA]{6}(; (FRANCE|AUTRICHE) [AF] [A-Z/]{3,6}(, A PAR)?){0,3}|[yp][1-6d]?( [0-9]+/[0-9]+)?( [yp](EM|SO|TK)=[yp:a-m0-9]{1,4}){0,9}|[1-4] [0-9]{1,3} 1:P[0-9,]{1,9}K[0-9]{2}X[0-9]{1,2}",
    ) {
        let read = edited(game, &config, Edit::Text(text));
        edited(game, &config, Edit::Pieces(read.arrangement));
    }

    #[test]
    fn whatever_is_put_stands(
        (game, config) in prop::sample::select(tried()),
        picks in prop::collection::vec((any::<prop::sample::Index>(), any::<prop::sample::Index>()), 0..60),
    ) {
        let setup = edited(game, &config, Edit::Empty).setup;
        let put = |(sort, place): (prop::sample::Index, prop::sample::Index)| {
            let sort = sort.get(&setup.palette);
            Placement::new(&sort.name, place.get(&setup.grounds[sort.ground]))
        };
        let wanted = Arrangement { pieces: picks.into_iter().map(put).collect(), ..Arrangement::default() };
        let kept = written(&setup.kept(wanted.clone()).pieces).into_iter().collect::<BTreeSet<_>>();
        let stands = edited(game, &config, Edit::Pieces(wanted));
        must_be_shown(&stands);
        let stands: BTreeSet<_> = written(&stands.arrangement.pieces).into_iter().collect();
        prop_assert!(stands.is_subset(&kept), "{:?} {:?}", stands, kept);
    }
}

/// Every piece that says that the scene shows it is shown there, once.
fn must_be_shown(edited: &Edited) {
    let shown: Vec<&String> = edited.arrangement.pieces.iter().filter_map(|put| put.shown.as_ref()).collect();
    let ids: BTreeSet<&str> = edited.scene.pieces.iter().map(|piece| piece.id.as_str()).collect();
    assert!(shown.iter().all(|id| ids.contains(id.as_str())), "{shown:?} {ids:?}");
    assert_eq!(shown.iter().collect::<BTreeSet<_>>().len(), shown.len());
}

#[test]
fn every_game_whose_positions_have_texts_has_an_editor_and_no_other() {
    for title in catalog::games() {
        let has_positions = title.schema()["properties"].get("position").is_some();
        assert_eq!(title.has_editor(), has_positions, "{}", title.info().key);
        assert_eq!(tried().iter().any(|(game, _)| *game == title.info().key), has_positions);
        if !has_positions {
            let refused = title.edit(&json!({}), Edit::Empty).expect_err("it has none");
            assert_eq!(refused.code, "no-editor");
        }
    }
}

#[test]
fn everything_of_the_palette_can_be_put_on_every_place_it_names_and_nowhere_else() {
    for (game, config) in tried() {
        let empty = edited(game, &config, Edit::Empty);
        assert!(empty.arrangement.pieces.is_empty(), "{game}: {:?}", empty.arrangement.pieces);
        let regions: BTreeSet<&str> = empty.board.regions.iter().map(|region| region.id.as_str()).collect();
        let asides: BTreeSet<&str> = empty.setup.asides.iter().map(|aside| aside.id.as_str()).collect();
        let symbols: BTreeSet<&str> = empty.board.symbols.iter().map(|symbol| symbol.name).collect();
        for sort in &empty.setup.palette {
            assert!(symbols.contains(sort.symbol), "{game}: {}", sort.symbol);
            let places = &empty.setup.grounds[sort.ground];
            assert!(!places.is_empty(), "{game}: {}", sort.name);
            assert!(
                places
                    .iter()
                    .all(|place| regions.contains(place.as_str()) || asides.contains(place.as_str()))
            );
            // The first, the last and some between: every place of large boards would take a minute.
            for place in places.iter().step_by(places.len() / 7 + 1).chain(places.last()) {
                let mut put = empty.arrangement.clone();
                put.pieces.push(Placement::new(&sort.name, place));
                let stands = edited(game, &config, Edit::Pieces(put)).arrangement.pieces;
                assert_eq!(written(&stands), [(sort.name.clone(), place.clone())], "{game}");
            }
        }
        let mut odd = empty.arrangement.clone();
        odd.pieces.push(Placement::new(&empty.setup.palette[0].name, "nowhere"));
        let refused = title(game).edit(&config, Edit::Pieces(odd)).expect_err("there is no such place");
        assert_eq!(refused.code, "bad-arrangement");
    }
}

#[test]
fn the_start_of_a_game_can_be_played_and_an_empty_text_means_it() {
    for (game, config) in tried() {
        let usual = edited(game, &config, Edit::Usual);
        assert_eq!(usual.reasons, [], "{game}");
        assert_eq!(edited(game, &config, Edit::Text("  ".to_owned())).text, usual.text);
        title(game).start(&usual.config).expect("it can be played");
        assert_eq!(usual.config["position"], json!(usual.text));
    }
}

#[test]
fn every_word_of_a_setup_and_every_fault_is_said_in_both_languages() {
    let seat = |seat: tabletop::Seat| seat.to_string();
    let mut faults = 0;
    for (game, config) in tried() {
        let empty = edited(game, &config, Edit::Empty);
        let mut said: Vec<_> = empty.setup.palette.iter().map(|sort| sort.label.clone()).collect();
        said.extend(empty.setup.asides.iter().map(|aside| aside.label.clone()));
        for field in &empty.setup.fields {
            said.push(field.label.clone());
            if let FieldTakes::Choice(values) = &field.takes {
                said.extend(values.iter().map(|value| value.label.clone()));
            }
        }
        for text in ["nonsense", "x/y z", "S1850M; FRANCE A MOR", "y pEM=zz", "1 999 1:P"] {
            let odd = edited(game, &config, Edit::Text(text.to_owned()));
            assert!(!odd.reasons.is_empty(), "{game}: {text}");
            assert_eq!(odd.text, text, "what is wrong stays as it was written");
            faults += odd.reasons.len();
            assert!(odd.reasons.iter().all(|reason| reason.paragraph.is_some()));
            said.extend(odd.reasons.into_iter().map(|reason| reason.said));
        }
        for message in said {
            let [english, french] =
                [Lang::En, Lang::Fr].map(|lang| title(game).words(lang).say(&message, &seat));
            for sentence in [&english, &french] {
                assert!(
                    !sentence.is_empty() && !sentence.contains("{") && !sentence.contains(message.key),
                    "{game}: {sentence}"
                );
            }
        }
    }
    assert!(faults > 60);
}

#[test]
fn what_is_wrong_is_told_and_what_was_understood_stands() {
    // Two discs of one colour face to face on the second level: nobody plays on, and it is drawn all the same.
    let diam = edited("diam", &json!({}), Edit::Text("rr/-/-/-/mr/-/-/- 0".to_owned()));
    assert_eq!(
        diam.reasons.iter().map(tabletop::Reason::code).collect::<Vec<_>>(),
        ["diam-bad-position-diam"]
    );
    assert_eq!(diam.arrangement.pieces.len(), 4);
    assert_eq!(diam.scene.pieces.len(), 4);
    let five = edited("diam", &json!({}), Edit::Text("rrrr/r/-/-/-/-/-/- 7".to_owned()));
    assert_eq!(five.arrangement.pieces.len(), 4, "there are four of a colour");
    assert_eq!(five.reasons.len(), 2, "{:?}", five.reasons);
    let year = edited("diplomacy", &json!({}), Edit::Text("S0000M; FRANCE A PAR".to_owned()));
    assert_eq!(year.arrangement.pieces.len(), 1);
    assert!(!year.reasons.is_empty());
}

#[test]
fn options_that_cannot_be_played_have_no_positions() {
    for (game, config) in [
        ("diam", json!({ "players": 9 })),
        ("bartasso", json!({ "camps": 3 })),
        ("belligerants", json!({ "board": "?" })),
        ("diplomacy", json!({ "year_limit": 1700 })),
        ("divine", json!({ "year_limit": 1700 })),
        ("diam", json!({ "colour": "red" })),
    ] {
        let refused = title(game).edit(&config, Edit::Empty).expect_err("nobody plays that");
        assert!(!refused.reasons.is_empty(), "{game}: {refused}");
    }
    let long = title("diam").edit(&json!({}), Edit::Text("r".repeat(20_000))).expect_err("too much");
    assert_eq!(long.code, "position-too-long");
}
