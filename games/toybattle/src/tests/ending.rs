//! §9: how a match ends.

use super::*;

/// The base that a half turn of the jungle brings here.
fn turned(inputs: &str) -> String {
    let base = |word: &str| word.strip_prefix('b').and_then(|digits| digits.parse::<u8>().ok());
    let turn = |word: &str| match base(word.trim_end_matches(',')) {
        Some(number) => word.replace(&format!("b{number:02}"), &format!("b{:02}", 14 - number)),
        None => word.to_owned(),
    };
    inputs.split(' ').map(turn).collect::<Vec<_>>().join(" ")
}

#[test]
fn p9_1_whoever_enters_an_enemy_headquarters_wins() {
    let near = Setup::on(Castles)
        .lay(B, "kwak b14, kwak b12, star b08, star b03, roxy b01")
        .rack(B, "skully")
        .turn(B);
    let won = near.after("skully HB1");
    assert_eq!(won.ended(), "B headquarters");
    assert_eq!(won.stack("HB1"), "B:skully");
    assert_eq!(won.refused("draw"), Refused::Over);
    // One of several is enough, whichever.
    let line = "kwak b10, star b11, star b02, xb42 b05, xb42 b01";
    for headquarters in ["HB1", "HB2"] {
        let play = Setup::on(Caribbean).lay(B, line).rack(B, "skully").turn(B);
        assert_eq!(play.after(&format!("skully {headquarters}")).ended(), "B headquarters");
    }
    // However many medals the enemy has.
    let poor = near.medals([6, 0]);
    assert_eq!(poor.after("skully HB1").ended(), "B headquarters");
}

#[test]
fn p9_2_the_objective_wins_in_anybodys_turn() {
    let setup = Setup::on(Castles).lay(A, "roxy b03, star b05, kwak b01").rack(A, "hook").rack(B, "kwak");
    assert_eq!(setup.clone().medals([6, 5]).after("hook b07").ended(), "A medals");
    assert_eq!(setup.clone().medals([5, 6]).after("hook b07").ended(), "open");
    // More than the objective does as well: three for r01.
    let more =
        Setup::on(Castles).lay(A, "roxy b01, roxy b02, star b03, star b08").rack(A, "hook").medals([5, 0]);
    let more = more.after("hook b04");
    assert_eq!((more.ended().as_str(), more.medals()), ("A medals", [8, 0]));
    // Blue takes its own troop back, and red has its seventh medal in blue's turn.
    let over = Setup::on(Castles).lay(B, "star b10, star b12, skully b07").lay(A, "roxy b07").rack(A, "hook");
    assert_eq!(over.medals([6, 6]).after("hook b05, recall b07").ended(), "B medals");
}

#[test]
fn p9_3_if_both_reach_the_objective_the_player_on_turn_wins() {
    let mine = "roxy b01, roxy b02, star b04, star b07";
    let theirs = "kwak b04, star b06, star b09, hook b10";
    let inputs = "roxy b05, push b04 b07";
    let setup = |seat: Seat, mine: &str, theirs: &str| {
        let enemy = if seat == A { B } else { A };
        Setup::on(Jungle).lay(seat, mine).lay(enemy, theirs).rack(seat, "roxy").rack(enemy, "kwak").turn(seat)
    };
    let blue = setup(A, mine, theirs).medals([5, 5]).after(inputs);
    assert_eq!((blue.ended().as_str(), blue.medals()), ("A medals", [7, 7]));
    let red = setup(B, &turned(mine), &turned(theirs)).medals([5, 5]).after(&turned(inputs));
    assert_eq!((red.ended().as_str(), red.medals()), ("B medals", [7, 7]));
    // Also if the other has more of them, and not if the other alone is there.
    assert_eq!(setup(A, mine, theirs).medals([5, 6]).after(inputs).ended(), "A medals");
    assert_eq!(setup(A, mine, theirs).medals([4, 5]).after(inputs).ended(), "B medals");
    assert_eq!(setup(A, mine, theirs).medals([4, 4]).after(inputs).ended(), "open");
}

#[test]
fn p9_4_a_stuck_player_needs_more_medals_to_win() {
    let walled =
        Setup::on(Castles).lay(A, "roxy b14, roxy b15").rack(A, "roxy").rack(B, "skully").reserve(B, 0);
    for (medals, ended) in
        [([1, 2], "B stuck"), ([2, 1], "A stuck"), ([2, 2], "A stuck"), ([0, 0], "A stuck")]
    {
        assert_eq!(walled.clone().medals(medals).after("roxy b01").ended(), ended, "{medals:?}");
    }
    let blue = Setup::on(Castles)
        .lay(B, "roxy b01, roxy b02")
        .rack(B, "roxy")
        .rack(A, "skully")
        .reserve(A, 0)
        .turn(B);
    for (medals, ended) in [([1, 2], "B stuck"), ([2, 1], "A stuck"), ([2, 2], "B stuck")] {
        assert_eq!(blue.clone().medals(medals).after("roxy b14").ended(), ended, "{medals:?}");
    }
}

#[test]
fn p9_5_pinned_troops_do_not_save_a_stuck_player() {
    let setup = Setup::on(Battlefield)
        .lay(A, "kwak b01, star b03")
        .rack(A, "roxy")
        .rack(B, "star")
        .reserve(B, 0)
        .medals([1, 0]);
    let pinned = setup.after("roxy b04, yes, pins star");
    assert_eq!(pinned.ended(), "A stuck");
    assert_eq!(setup.after("roxy b04, pass").ended(), "open");
    // One of two is pinned: the other can be placed.
    let two = setup.clone().rack(B, "star hook").after("roxy b04, yes, pins star");
    assert_eq!(two.ended(), "open");
    assert_eq!(two.barred("star b13"), "19.3");
    assert!(two.can("hook b13"));
    // Somebody who can draw is not stuck.
    let setup =
        Setup::on(Battlefield).lay(A, "kwak b01, star b03").rack(A, "roxy").rack(B, "star").reserve(B, 1);
    let drawing = setup.after("roxy b04, yes, pins star");
    assert_eq!(drawing.moves(), ["draw"]);
}

/// Two rounds that change nothing: blue and red cover their own troops.
#[test]
fn p9_6_sixty_quiet_turns_end_the_match() {
    let setup =
        Setup::on(Castles).rack(A, "roxy star hook").rack(B, "roxy star hook").lay(A, "kwak b03, kwak b05");
    let late = setup.clone().quiet(59);
    assert_eq!(late.clone().medals([1, 2]).after("roxy b01").ended(), "B quiet");
    assert_eq!(late.clone().medals([2, 1]).after("roxy b01").ended(), "A quiet");
    assert_eq!(late.clone().medals([2, 2]).after("roxy b01").ended(), "draw quiet");
    // Both sides' turns count; one earlier nothing happens.
    let earlier = setup.clone().quiet(58).after("roxy b01");
    assert_eq!((earlier.ended().as_str(), earlier.state.view(Viewer::Public).quiet), ("open", 59));
    assert_eq!(earlier.after("roxy b15").ended(), "draw quiet");
    // A draw, a troop's draw or a medal starts the count anew; an effect declined does not.
    let quiet = |inputs: &str| late.after(inputs).state.view(Viewer::Public).quiet;
    assert_eq!(quiet("draw, draws jumbo jumbo"), 0);
    assert_eq!(quiet("star b01, yes, draws jumbo"), 0);
    assert_eq!(quiet("hook b07"), 0);
    assert_eq!(late.after("star b01, pass").ended(), "draw quiet");
    assert_eq!(late.after("hook b10, recall b03").ended(), "draw quiet");
    // A medal won by the enemy counts as well.
    let given = Setup::on(Castles)
        .lay(B, "star b10, star b12, skully b07")
        .lay(A, "roxy b07")
        .rack(A, "hook")
        .rack(B, "kwak");
    assert_eq!(given.quiet(59).after("hook b05, recall b07").ended(), "open");
    // It ends before the next player is found stuck: equal medals are a draw, not a loss.
    let stuck =
        Setup::on(Castles).lay(A, "roxy b14, roxy b15").rack(A, "roxy").rack(B, "skully").reserve(B, 0);
    assert_eq!(stuck.clone().quiet(59).after("roxy b01").ended(), "draw quiet");
    assert_eq!(stuck.quiet(58).after("roxy b01").ended(), "A stuck");
    // What ends the match otherwise does so in the sixtieth turn, too.
    let near =
        Setup::on(Castles).lay(A, "kwak b01, kwak b03, star b08, star b12, roxy b14").rack(A, "skully");
    assert_eq!(near.quiet(59).medals([0, 3]).after("skully HR1").ended(), "A headquarters");
}

#[test]
fn p9_7_a_turn_that_runs_out_loses_and_a_question_is_declined() {
    let setup = Setup::on(Castles).rack(A, "captain star roxy").rack(B, "kwak").medals([6, 0]);
    assert_eq!(setup.after("expired").ended(), "B time");
    assert_eq!(setup.clone().turn(B).after("expired").ended(), "A time");
    let play = setup.after("captain b01, expired");
    assert_eq!((play.turn(), play.rack(A).as_str()), (B, "star roxy"));
    assert_eq!(play.seen(Viewer::Public), setup.after("captain b01, pass").seen(Viewer::Public));
    // Every effect that waits is still asked for.
    let clouds =
        Setup::on(Clouds).lay(A, "kwak b01").rack(A, "star roxy").rack(B, "kwak").after("star b03, expired");
    assert_eq!(clouds.question(), "cloud");
    assert_eq!(clouds.after("expired").turn(), B);
    // A window that has closed cannot run out.
    let mut late = setup.after("captain b01");
    let old = setup.start().state.pending().window().expect("a turn");
    assert_eq!(late.state.step(Input::Expired(old), &mut late.events), Err(Refused::WindowClosed));
}

#[test]
fn p9_8_the_score_is_the_medals() {
    let scores =
        |outcome: &Outcome| outcome.standings.iter().map(|standing| standing.score).collect::<Vec<_>>();
    let near = Setup::on(Castles)
        .lay(A, "kwak b01, kwak b03, star b08, star b12, roxy b14")
        .rack(A, "skully")
        .medals([2, 5]);
    let outcome = near.after("skully HR1").outcome().expect("over");
    assert_eq!((outcome.place(A), outcome.place(B), scores(&outcome)), (1, 2, vec![2, 5]));
    let outcome = near.start().state.resign(A).outcome().expect("one may resign");
    assert_eq!(
        (outcome.place(A), outcome.place(B), scores(&outcome), outcome.how),
        (2, 1, vec![2, 5], "resigned")
    );
    let outcome = near.after("expired").outcome().expect("over");
    assert_eq!((outcome.place(A), scores(&outcome)), (2, vec![2, 5]));
}

/// The codes of all endings are told apart.
#[test]
fn every_ending_has_a_code_of_its_own() {
    let all = [How::Headquarters, How::Medals, How::Stuck, How::Quiet, How::Time].map(How::code);
    assert_eq!(all, ["headquarters", "medals", "stuck", "quiet", "time"]);
}
