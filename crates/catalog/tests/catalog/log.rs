//! What a match tells of its actions.

use serde_json::json;
use tabletop::{Pending, Seat, Viewer};

#[test]
fn an_action_waits_for_what_comes_of_it() {
    let mut table = catalog::game("toybattle").and_then(|title| title.start(&json!({})));
    let table = table.as_mut().expect("the default can be played");
    let roll = |table: &mut Box<dyn catalog::Table>| {
        while table.pending() == Pending::Chance {
            table.roll_at(None, &mut search::Luck::from_seed(3)).expect("chance is awaited");
        }
    };
    roll(table);
    table.act(Seat::new(0), "draw").expect("one may draw");
    roll(table);
    for who in Viewer::all(2) {
        let log = table.log(who, 0);
        let told: Vec<_> = log.iter().filter_map(|told| told.action.clone()).collect();
        assert_eq!(told, [(Seat::new(0), "draw".to_owned())], "{who:?}: drawing is told by what came");
    }
}
