//! Every ending of every game as the page and the terminal tell it, in both languages: to somebody who won, about
//! somebody, about two, and of a draw. The tables are there to be read.

use std::collections::BTreeSet;
use std::fmt::Write as _;

use expect_test::{Expect, expect};
use tabletop::{Message, Seat};
use words::{Lang, Words};

/// What the page and the terminal say around the games.
const AROUND: [[&str; 2]; 2] = [
    [include_str!("../../../server/text/en.ftl"), include_str!("../../../tabletier/text/en.ftl")],
    [include_str!("../../../server/text/fr.ftl"), include_str!("../../../tabletier/text/fr.ftl")],
];
/// Games that are not on the shelf have endings too.
const OFF_THE_SHELF: [(&str, [&str; 2]); 2] = [
    (
        "blindbid",
        [
            include_str!("../../../../games/blindbid/text/en.ftl"),
            include_str!("../../../../games/blindbid/text/fr.ftl"),
        ],
    ),
    (
        "heap",
        [
            include_str!("../../../../games/heap/text/en.ftl"),
            include_str!("../../../../games/heap/text/fr.ftl"),
        ],
    ),
];

/// Who can be told to have won by an ending.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Who {
    /// One seat.
    One,
    /// One seat, or several together.
    Some,
    /// Nobody: a draw.
    Nobody,
    /// One seat or nobody.
    OneOrNobody,
    /// Some of those who played each for themselves, or all: a draw.
    Sharers,
}

/// Every ending there is: of the table (`-`), then game by game.
const ENDINGS: [(&str, &str, Who); 39] = [
    ("-", "resigned", Who::Some),
    ("-", "agreed", Who::Nobody),
    ("-", "abandoned", Who::Nobody),
    ("diam", "diam", Who::Some),
    ("diam", "time", Who::Some),
    ("diam", "repetition", Who::Nobody),
    ("diam", "blocked", Who::Nobody),
    ("diam", "quiet", Who::Nobody),
    ("belligerants", "battle", Who::OneOrNobody),
    ("belligerants", "rolls", Who::OneOrNobody),
    ("belligerants", "quiet", Who::OneOrNobody),
    ("belligerants", "time", Who::One),
    ("belligerants", "armistice", Who::One),
    ("bartasso", "taken", Who::Some),
    ("bartasso", "immobile", Who::Some),
    ("bartasso", "time", Who::Some),
    ("bartasso", "repetition", Who::Nobody),
    ("bartasso", "quiet", Who::Nobody),
    ("bartasso", "long", Who::Nobody),
    ("toybattle", "headquarters", Who::One),
    ("toybattle", "medals", Who::One),
    ("toybattle", "stuck", Who::One),
    ("toybattle", "quiet", Who::OneOrNobody),
    ("toybattle", "time", Who::One),
    ("diplomacy", "solo", Who::One),
    ("diplomacy", "vote", Who::Sharers),
    ("diplomacy", "limit", Who::Sharers),
    ("diplomacy", "standstill", Who::Sharers),
    ("diplomacy", "disorder", Who::Sharers),
    ("divine", "solo", Who::Some),
    ("divine", "vote", Who::Sharers),
    ("divine", "limit", Who::Sharers),
    ("divine", "standstill", Who::Sharers),
    ("divine", "disorder", Who::Sharers),
    ("blindbid", "rounds", Who::Some),
    ("blindbid", "vote", Who::Nobody),
    ("blindbid", "offer", Who::Some),
    ("heap", "last", Who::One),
    ("heap", "time", Who::One),
];

/// What a game says itself: a variant says after it what the game says that it varies.
fn own_text(key: &str, lang: Lang) -> &'static str {
    let text = |key: &str| catalog::game(key).expect("it is listed").texts(lang);
    let others = catalog::games().iter().map(|game| game.info().key).filter(|other| *other != key);
    others.fold(text(key), |own, other| own.strip_suffix(text(other)).unwrap_or(own))
}

/// The texts of every game, those off the shelf included.
fn texts(lang: Lang) -> Vec<(&'static str, &'static str)> {
    let shelf = catalog::games().iter().map(|game| (game.info().key, own_text(game.info().key, lang)));
    shelf.chain(OFF_THE_SHELF.iter().map(|(key, texts)| (*key, texts[lang as usize]))).collect()
}

fn words_of(lang: Lang) -> Words {
    let mut all: Vec<&str> = texts(lang).into_iter().map(|(_, text)| text).collect();
    all.extend(AROUND[lang as usize]);
    Words::new(lang, &all)
}

fn say(words: &Words, message: &Message) -> String {
    words.say(message, &|seat: Seat| seat.to_string())
}

/// The words for an ending, by themselves.
fn how(words: &Words, game: &str, code: &str) -> String {
    let key = if game == "-" { format!("how-{code}") } else { format!("{game}-how-{code}") };
    words.plain(key.leak())
}

/// Somebody, or two of whom one may be you, as `who` has it.
fn won(words: &Words, key: &'static str, who: &[String], is_you: bool, how: &str) -> String {
    let and = format!(" {} ", words.plain("terminal-and"));
    let message = Message::new(key)
        .with(if key.starts_with("page") { "names" } else { "winners" }, who.join(&and))
        .with("count", who.len())
        .with("you", if is_you { "yes" } else { "no" })
        .with("how", how);
    say(words, &message)
}

/// One line for each way in which an ending can be told.
fn lines(words: &Words, game: &str, code: &str, who: Who) -> Vec<String> {
    let how = how(words, game, code);
    let (you, bea, bot) = (words.plain("page-you-name"), "Béa".to_owned(), say(words, &bot()));
    let mut lines = Vec::new();
    let keys = match who {
        Who::Sharers => ["page-result-shared-how", "terminal-shared"],
        _ => ["page-result-won-how", "terminal-won"],
    };
    let mut tell = |names: &[String], is_you: bool| {
        let page = won(words, keys[0], names, is_you, &how);
        assert_eq!(won(words, keys[1], names, is_you, &how), format!("{page}."), "both say the same");
        lines.push(page);
    };
    if !matches!(who, Who::Nobody | Who::Sharers) {
        tell(std::slice::from_ref(&you), true);
        tell(std::slice::from_ref(&bot), false);
    }
    if matches!(who, Who::Some | Who::Sharers) {
        tell(&[you, bea.clone()], true);
        tell(&[bea, bot], false);
    }
    if matches!(who, Who::Nobody | Who::OneOrNobody | Who::Sharers) {
        lines.push(say(words, &Message::new("page-result-draw-how").with("how", how.as_str())));
        lines.push(say(words, &Message::new("terminal-drawn").with("how", how.as_str())));
    }
    lines
}

fn bot() -> Message {
    Message::new("page-bot").with("level", 3_u8)
}

fn check(lang: Lang, expected: &Expect) {
    let words = words_of(lang);
    let mut table = String::new();
    for (game, code, who) in ENDINGS {
        writeln!(table, "{game} {code}").expect("it fits");
        for line in lines(&words, game, code, who) {
            writeln!(table, "  {line}").expect("it fits");
        }
    }
    expected.assert_eq(&table);
}

#[test]
fn every_ending_in_english() {
    check(
        Lang::En,
        &expect![[r#"
            - resigned
              You win by resignation
              Bot 3 wins by resignation
              You and Béa win by resignation
              Béa and Bot 3 win by resignation
            - agreed
              A draw by agreement
              The game is drawn by agreement.
            - abandoned
              A draw because the game was abandoned
              The game is drawn because the game was abandoned.
            diam diam
              You win with a diam
              Bot 3 wins with a diam
              You and Béa win with a diam
              Béa and Bot 3 win with a diam
            diam time
              You win on time
              Bot 3 wins on time
              You and Béa win on time
              Béa and Bot 3 win on time
            diam repetition
              A draw because the same position came up for the third time
              The game is drawn because the same position came up for the third time.
            diam blocked
              A draw because nobody can play
              The game is drawn because nobody can play.
            diam quiet
              A draw after a hundred turns without a piece being placed
              The game is drawn after a hundred turns without a piece being placed.
            belligerants battle
              You win on points
              Bot 3 wins on points
              A draw on points
              The game is drawn on points.
            belligerants rolls
              You win on points, after six hundred rolls
              Bot 3 wins on points, after six hundred rolls
              A draw on points, after six hundred rolls
              The game is drawn on points, after six hundred rolls.
            belligerants quiet
              You win on points, after a hundred quiet rolls
              Bot 3 wins on points, after a hundred quiet rolls
              A draw on points, after a hundred quiet rolls
              The game is drawn on points, after a hundred quiet rolls.
            belligerants time
              You win on time
              Bot 3 wins on time
            belligerants armistice
              You win by armistice
              Bot 3 wins by armistice
            bartasso taken
              You win by taking all the enemy's crowned pieces
              Bot 3 wins by taking all the enemy's crowned pieces
              You and Béa win by taking all the enemy's crowned pieces
              Béa and Bot 3 win by taking all the enemy's crowned pieces
            bartasso immobile
              You win because the enemy's last crowned pieces cannot move
              Bot 3 wins because the enemy's last crowned pieces cannot move
              You and Béa win because the enemy's last crowned pieces cannot move
              Béa and Bot 3 win because the enemy's last crowned pieces cannot move
            bartasso time
              You win on time
              Bot 3 wins on time
              You and Béa win on time
              Béa and Bot 3 win on time
            bartasso repetition
              A draw because the same position came up for the third time
              The game is drawn because the same position came up for the third time.
            bartasso quiet
              A draw after forty rounds without a capture, a huff or a pawn move
              The game is drawn after forty rounds without a capture, a huff or a pawn move.
            bartasso long
              A draw after three hundred rounds
              The game is drawn after three hundred rounds.
            toybattle headquarters
              You win by taking an enemy headquarters
              Bot 3 wins by taking an enemy headquarters
            toybattle medals
              You win on medals
              Bot 3 wins on medals
            toybattle stuck
              You win because one player can neither draw nor place
              Bot 3 wins because one player can neither draw nor place
            toybattle quiet
              You win on medals, after sixty turns without a troop drawn or a medal won
              Bot 3 wins on medals, after sixty turns without a troop drawn or a medal won
              A draw on medals, after sixty turns without a troop drawn or a medal won
              The game is drawn on medals, after sixty turns without a troop drawn or a medal won.
            toybattle time
              You win on time
              Bot 3 wins on time
            diplomacy solo
              You win with eighteen supply centres
              Bot 3 wins with eighteen supply centres
            diplomacy vote
              You and Béa share the draw by a vote of the survivors
              Béa and Bot 3 share the draw by a vote of the survivors
              A draw by a vote of the survivors
              The game is drawn by a vote of the survivors.
            diplomacy limit
              You and Béa share the draw because the last year is over
              Béa and Bot 3 share the draw because the last year is over
              A draw because the last year is over
              The game is drawn because the last year is over.
            diplomacy standstill
              You and Béa share the draw after ten years without a centre changing hands
              Béa and Bot 3 share the draw after ten years without a centre changing hands
              A draw after ten years without a centre changing hands
              The game is drawn after ten years without a centre changing hands.
            diplomacy disorder
              You and Béa share the draw because nobody was left to play
              Béa and Bot 3 share the draw because nobody was left to play
              A draw because nobody was left to play
              The game is drawn because nobody was left to play.
            divine solo
              You win with eighteen supply centres
              Bot 3 wins with eighteen supply centres
              You and Béa win with eighteen supply centres
              Béa and Bot 3 win with eighteen supply centres
            divine vote
              You and Béa share the draw by a vote of the survivors
              Béa and Bot 3 share the draw by a vote of the survivors
              A draw by a vote of the survivors
              The game is drawn by a vote of the survivors.
            divine limit
              You and Béa share the draw because the last year is over
              Béa and Bot 3 share the draw because the last year is over
              A draw because the last year is over
              The game is drawn because the last year is over.
            divine standstill
              You and Béa share the draw after ten years without a centre changing hands
              Béa and Bot 3 share the draw after ten years without a centre changing hands
              A draw after ten years without a centre changing hands
              The game is drawn after ten years without a centre changing hands.
            divine disorder
              You and Béa share the draw because nobody was left to play
              Béa and Bot 3 share the draw because nobody was left to play
              A draw because nobody was left to play
              The game is drawn because nobody was left to play.
            blindbid rounds
              You win after three rounds
              Bot 3 wins after three rounds
              You and Béa win after three rounds
              Béa and Bot 3 win after three rounds
            blindbid vote
              A draw by a vote
              The game is drawn by a vote.
            blindbid offer
              You win by a deal
              Bot 3 wins by a deal
              You and Béa win by a deal
              Béa and Bot 3 win by a deal
            heap last
              You win with the last stone
              Bot 3 wins with the last stone
            heap time
              You win on time
              Bot 3 wins on time
        "#]],
    );
}

#[test]
fn every_ending_in_french() {
    check(
        Lang::Fr,
        &expect![[r#"
            - resigned
              Vous gagnez par abandon d’un joueur
              Robot 3 gagne par abandon d’un joueur
              Vous et Béa gagnez par abandon d’un joueur
              Béa et Robot 3 gagnent par abandon d’un joueur
            - agreed
              Partie nulle d’un commun accord
              La partie est nulle d’un commun accord.
            - abandoned
              Partie nulle parce qu’elle a été interrompue
              La partie est nulle parce qu’elle a été interrompue.
            diam diam
              Vous gagnez par un diam
              Robot 3 gagne par un diam
              Vous et Béa gagnez par un diam
              Béa et Robot 3 gagnent par un diam
            diam time
              Vous gagnez au temps
              Robot 3 gagne au temps
              Vous et Béa gagnez au temps
              Béa et Robot 3 gagnent au temps
            diam repetition
              Partie nulle parce que la même position est revenue pour la troisième fois
              La partie est nulle parce que la même position est revenue pour la troisième fois.
            diam blocked
              Partie nulle parce que plus personne ne peut jouer
              La partie est nulle parce que plus personne ne peut jouer.
            diam quiet
              Partie nulle après cent tours sans pion posé
              La partie est nulle après cent tours sans pion posé.
            belligerants battle
              Vous gagnez au terme de la bataille
              Robot 3 gagne au terme de la bataille
              Partie nulle au terme de la bataille
              La partie est nulle au terme de la bataille.
            belligerants rolls
              Vous gagnez après six cents jets
              Robot 3 gagne après six cents jets
              Partie nulle après six cents jets
              La partie est nulle après six cents jets.
            belligerants quiet
              Vous gagnez après cent jets sans événement
              Robot 3 gagne après cent jets sans événement
              Partie nulle après cent jets sans événement
              La partie est nulle après cent jets sans événement.
            belligerants time
              Vous gagnez au temps
              Robot 3 gagne au temps
            belligerants armistice
              Vous gagnez par armistice
              Robot 3 gagne par armistice
            bartasso taken
              Vous gagnez en prenant toutes les pièces couronnées ennemies
              Robot 3 gagne en prenant toutes les pièces couronnées ennemies
              Vous et Béa gagnez en prenant toutes les pièces couronnées ennemies
              Béa et Robot 3 gagnent en prenant toutes les pièces couronnées ennemies
            bartasso immobile
              Vous gagnez parce que les dernières pièces couronnées ennemies ne peuvent plus jouer
              Robot 3 gagne parce que les dernières pièces couronnées ennemies ne peuvent plus jouer
              Vous et Béa gagnez parce que les dernières pièces couronnées ennemies ne peuvent plus jouer
              Béa et Robot 3 gagnent parce que les dernières pièces couronnées ennemies ne peuvent plus jouer
            bartasso time
              Vous gagnez au temps
              Robot 3 gagne au temps
              Vous et Béa gagnez au temps
              Béa et Robot 3 gagnent au temps
            bartasso repetition
              Partie nulle parce que la même position est revenue pour la troisième fois
              La partie est nulle parce que la même position est revenue pour la troisième fois.
            bartasso quiet
              Partie nulle après quarante tours de table sans prise, soufflage ni pas d’un pion
              La partie est nulle après quarante tours de table sans prise, soufflage ni pas d’un pion.
            bartasso long
              Partie nulle après trois cents tours de table
              La partie est nulle après trois cents tours de table.
            toybattle headquarters
              Vous gagnez par la capture d’un QG
              Robot 3 gagne par la capture d’un QG
            toybattle medals
              Vous gagnez aux médailles
              Robot 3 gagne aux médailles
            toybattle stuck
              Vous gagnez par blocage d’un joueur
              Robot 3 gagne par blocage d’un joueur
            toybattle quiet
              Vous gagnez après soixante tours sans pioche ni médaille
              Robot 3 gagne après soixante tours sans pioche ni médaille
              Partie nulle après soixante tours sans pioche ni médaille
              La partie est nulle après soixante tours sans pioche ni médaille.
            toybattle time
              Vous gagnez au temps
              Robot 3 gagne au temps
            diplomacy solo
              Vous gagnez avec dix-huit centres
              Robot 3 gagne avec dix-huit centres
            diplomacy vote
              Vous et Béa partagez la partie nulle par un vote des survivants
              Béa et Robot 3 partagent la partie nulle par un vote des survivants
              Partie nulle par un vote des survivants
              La partie est nulle par un vote des survivants.
            diplomacy limit
              Vous et Béa partagez la partie nulle parce que la dernière année est passée
              Béa et Robot 3 partagent la partie nulle parce que la dernière année est passée
              Partie nulle parce que la dernière année est passée
              La partie est nulle parce que la dernière année est passée.
            diplomacy standstill
              Vous et Béa partagez la partie nulle après dix ans sans qu’un centre change de mains
              Béa et Robot 3 partagent la partie nulle après dix ans sans qu’un centre change de mains
              Partie nulle après dix ans sans qu’un centre change de mains
              La partie est nulle après dix ans sans qu’un centre change de mains.
            diplomacy disorder
              Vous et Béa partagez la partie nulle parce que plus personne ne jouait
              Béa et Robot 3 partagent la partie nulle parce que plus personne ne jouait
              Partie nulle parce que plus personne ne jouait
              La partie est nulle parce que plus personne ne jouait.
            divine solo
              Vous gagnez avec dix-huit centres
              Robot 3 gagne avec dix-huit centres
              Vous et Béa gagnez avec dix-huit centres
              Béa et Robot 3 gagnent avec dix-huit centres
            divine vote
              Vous et Béa partagez la partie nulle par un vote des survivants
              Béa et Robot 3 partagent la partie nulle par un vote des survivants
              Partie nulle par un vote des survivants
              La partie est nulle par un vote des survivants.
            divine limit
              Vous et Béa partagez la partie nulle parce que la dernière année est passée
              Béa et Robot 3 partagent la partie nulle parce que la dernière année est passée
              Partie nulle parce que la dernière année est passée
              La partie est nulle parce que la dernière année est passée.
            divine standstill
              Vous et Béa partagez la partie nulle après dix ans sans qu’un centre change de mains
              Béa et Robot 3 partagent la partie nulle après dix ans sans qu’un centre change de mains
              Partie nulle après dix ans sans qu’un centre change de mains
              La partie est nulle après dix ans sans qu’un centre change de mains.
            divine disorder
              Vous et Béa partagez la partie nulle parce que plus personne ne jouait
              Béa et Robot 3 partagent la partie nulle parce que plus personne ne jouait
              Partie nulle parce que plus personne ne jouait
              La partie est nulle parce que plus personne ne jouait.
            blindbid rounds
              Vous gagnez après trois manches
              Robot 3 gagne après trois manches
              Vous et Béa gagnez après trois manches
              Béa et Robot 3 gagnent après trois manches
            blindbid vote
              Partie nulle par un vote
              La partie est nulle par un vote.
            blindbid offer
              Vous gagnez par un marché
              Robot 3 gagne par un marché
              Vous et Béa gagnez par un marché
              Béa et Robot 3 gagnent par un marché
            heap last
              Vous gagnez avec la dernière pierre
              Robot 3 gagne avec la dernière pierre
            heap time
              Vous gagnez au temps
              Robot 3 gagne au temps
        "#]],
    );
}

/// No ending is missing above, and none is there that no game has.
#[test]
fn the_tables_are_complete() {
    for lang in Lang::ALL {
        let house = [("-", if lang == Lang::En { words::HOUSE_EN } else { words::HOUSE_FR })];
        let mut found = BTreeSet::new();
        for (game, text) in texts(lang).into_iter().chain(house) {
            let start = if game == "-" { "how-".to_owned() } else { format!("{game}-how-") };
            let keys = text.lines().filter_map(|line| line.strip_prefix(start.as_str())?.split_once(" ="));
            found.extend(keys.map(|(code, _)| (game.to_owned(), code.to_owned())));
        }
        let listed: BTreeSet<_> =
            ENDINGS.iter().map(|(game, code, _)| ((*game).to_owned(), (*code).to_owned())).collect();
        assert_eq!(found, listed, "{lang}");
    }
}
