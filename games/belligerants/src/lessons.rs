//! The lessons: positions on a ground of their own, as yellow sees them, each with one thing to try. However the boards of the
//! house are drawn, these stay what their texts say.

use scene::{Lesson, Taught, Wrong};

use crate::Belligerants;

impl Taught for Belligerants {
    fn lessons() -> &'static [Lesson] {
        LESSONS
    }

    const BASICS: &'static [&'static str] = &["3", "4", "5", "6"];

    /// Six pieces a side on the small board, each in its camp.
    const SMALL_GAME: &'static str = r#"{"board": "quick-2", "position": "y yEM=i3 yMI=h2 yTK=h3 yOF=g2 yPA=f1 ySO=i4 pEM=b10 pMI=c11 pTK=c10 pOF=d11 pPA=e12 pSO=b9"}"#;

    const LESSON_TEXTS: [&'static str; 2] =
        [include_str!("../text/lessons/en.ftl"), include_str!("../text/lessons/fr.ftl")];
}

/// A position on the lessons' ground.
macro_rules! position {
    ($position:literal) => {
        concat!(
            r#"{"board": "title: Lessons\nboard:\n"#,
            "P P P P P . . ^ ^ . . . ~\\n",
            "P P P P . . . @ . .* . ~ .\\n",
            "P P P . ^ .* . + + . ~ . .\\n",
            "P P . ^ . . . .* . ~ . ^ .\\n",
            "P . .* . . = . . ~ .* . ^ ^\\n",
            ". ^ ^ . .* = . ~ . . . .* .\\n",
            ". . . @ . . . ~ . = = . +\\n",
            "+ . .* . . .* ~ .* . . .* . +\\n",
            "+ . = = . ~ . . . @ . . .\\n",
            ". .* . . . ~ . = .* . ^ ^ .\\n",
            "^ ^ . .* ~ . . = . . .* . Y\\n",
            ". ^ . ~ . .* . . . ^ . Y Y\\n",
            ". . ~ . + + . .* ^ . Y Y Y\\n",
            ". ~ . .* . @ . . . Y Y Y Y\\n",
            "~ . . . ^ ^ . . Y Y Y Y Y\\n",
            "bridges: b3-c2 d5-e4 f8-g7 g9-h8 i12-j11 k14-l13",
            r#"", "position": ""#,
            $position,
            r#""}"#
        )
    };
}

const LESSONS: &[Lesson] = &[
    Lesson::new(
        "first-move",
        position!("y2 yTK=k8 ySO=l8 pMI=l9 pSO=b9"),
        &["4.2", "3.1", "3.2", "3.3", "3.4", "4.1", "4.3"],
    )
    .right(&[&["act 0 k8-*"]])
    .wrong(&[Wrong::new(&["l8-*"], "soldier", "3.1"), Wrong::new(&["ask"], "armistice", "11.1")])
    .refuses(&[("k8-m8", "4.2"), ("k8-k11", "4.2")]),
    Lesson::new("star", position!("y3 ySO=l12 pSO=b9"), &["4.5", "4.6", "4.7", "4.8"])
        .right(&[&["act 0 l12-k10"], &["act 0 l12-m10"]])
        .wrong(&[Wrong::new(&["l12-l9"], "straight", "4.5"), Wrong::new(&["l12-i9"], "diagonal", "4.1")])
        .refuses(&[("l12-k12", "4.2")]),
    Lesson::new("flying", position!("y2 yAV=g4 ySO=h4 pSO=b9"), &["4.4", "4.9"])
        .right(&[&["act 0 g4-i4"]])
        .wrong(&[Wrong::new(&["g4-*"], "elsewhere", "4.4"), Wrong::new(&["h4-*"], "soldier", "4.3")])
        .refuses(&[("h4-f4", "4.2")]),
    Lesson::new("bridge", position!("y2 yTK=b3 yES=d4 pSO=b9"), &["5.3", "5.2", "5.4", "5.5", "5.6"])
        .right(&[&["act 0 b3-d1"]])
        .wrong(&[Wrong::new(&["b3-*"], "dry", "5.2"), Wrong::new(&["d4-*"], "spy", "5.4")])
        .refuses(&[("b3-d3", "4.2")]),
    Lesson::new("cover", position!("y1 ySO=j6 pOF=i8 pSO=b9"), &["5.7", "5.1"])
        .right(&[&["act 0 j6-k6"]])
        .wrong(&[Wrong::new(&["j6-j7"], "black", "5.11"), Wrong::new(&["j6-*"], "open", "5.1")]),
    Lesson::new("dangers", position!("y1 yTK=k8 pSO=b9"), &["5.13", "5.8", "5.9", "5.10", "5.11", "5.12"])
        .right(&[&["act 0 k8-k7"], &["act 0 k8-l7"], &["act 0 k8-j8"], &["act 0 k8-l8"], &["act 0 k8-l9"]])
        .wrong(&[Wrong::new(&["k8-j7"], "black", "5.11"), Wrong::new(&["k8-j9", "k8-k9"], "grey", "5.8")]),
    Lesson::new(
        "taking",
        position!("y1 yMI=l10 yES=j7 pOF=l11 pSO=k9 pPA=m9 pTK=b9"),
        &["6.5", "6.1", "6.2", "6.6", "6.7"],
    )
    .right(&[&["act 0 l10-k9"]])
    .refuses(&[("l10-l11", "5.7"), ("l10-m9", "5.10")]),
    Lesson::new("guard", position!("y1 yPA=g3 pSE=h2 pSO=h3 pSO=g2 pDC=f4 pTK=b9"), &["6.3", "6.4"])
        .right(&[&["act 0 g3-h2"]])
        .wrong(&[Wrong::new(&["g3-f4"], "gun", "6.3")])
        .refuses(&[("g3-g2", "6.3"), ("g3-h3", "6.3")]),
    Lesson::new(
        "rescue",
        position!("y1 yAM=l7 ySO=m8 yEM=m1 yBO=l2 yCA=m3 yMI=k2 pTK=b9"),
        &["7.2", "7.1", "7.3", "7.4", "7.5"],
    )
    .right(&[&["act 0 l7-m8*"]])
    .wrong(&[Wrong::new(&["l7-*"], "past", "7.2")]),
    Lesson::new("devil", position!("yd yOF=e12 pTK=g12 pSO=b9"), &["8.6", "8.1", "8.7"])
        .right(&[&["act 0 2:e12-g12+"], &["act 0 4:e12-g12+"]])
        .wrong(&[
            Wrong::new(&["*:e12-g12"], "prisoner", "8.7"),
            Wrong::new(&["*:e12-b9"], "other-prey", "8.6"),
        ]),
    Lesson::new("entering", position!("y2 yOF=c11 yTK=b14 pSO=c14 pCA=k8"), &["9.1", "9.4"])
        .right(&[&["act 0 c11-a11"], &["act 0 c11-a13"], &["act 0 c11-c13"]])
        .wrong(&[Wrong::new(&["c11-*"], "outside", "9.1"), Wrong::new(&["b14-*"], "inside", "9.5")]),
    Lesson::new("victory", position!("y1 yOF=d12 pSO=y pCA=k8"), &["10.1", "10.2", "10.3"])
        .right(&[&["act 0 d12-c13"]]),
];
