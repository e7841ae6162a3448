//! What would have been understood, where a text was not. Each has an English wording for logs and a code for
//! messages in the reader's language.

/// Something that was expected in a text.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Expected {
    /// A unit.
    Unit,
    /// What a unit does.
    Tail,
    /// A province.
    Province,
    /// A coast.
    Coast,
    /// A coast that this province has.
    OtherCoast,
    /// An arrow and a province.
    Arrow,
    /// A province with a unit in it.
    Occupied,
    /// Nothing more.
    End,
    /// Other signs.
    Letters,
    /// Fewer of them.
    Shorter,
    /// More of a name.
    More,
}

impl Expected {
    const ALL: [Expected; 11] = [
        Expected::Unit,
        Expected::Tail,
        Expected::Province,
        Expected::Coast,
        Expected::OtherCoast,
        Expected::Arrow,
        Expected::Occupied,
        Expected::End,
        Expected::Letters,
        Expected::Shorter,
        Expected::More,
    ];

    /// In English.
    pub const fn wording(self) -> &'static str {
        match self {
            Expected::Unit => "A or F and a province, as in A PAR",
            Expected::Tail => "what the unit does: - and a province, H, S, C, R or D",
            Expected::Province => "a province, by its code or name",
            Expected::Coast => "a coast: NC, SC or EC",
            Expected::OtherCoast => "a coast that this province has",
            Expected::Arrow => "- and a province",
            Expected::Occupied => "a province with a unit",
            Expected::End => "nothing more",
            Expected::Letters => "letters, spaces, - and /",
            Expected::Shorter => "a shorter text",
            Expected::More => "more of the name: it can be several",
        }
    }

    /// For messages.
    pub const fn code(self) -> &'static str {
        match self {
            Expected::Unit => "unit",
            Expected::Tail => "tail",
            Expected::Province => "province",
            Expected::Coast => "coast",
            Expected::OtherCoast => "other-coast",
            Expected::Arrow => "arrow",
            Expected::Occupied => "occupied",
            Expected::End => "end",
            Expected::Letters => "letters",
            Expected::Shorter => "shorter",
            Expected::More => "more",
        }
    }

    /// The one with this wording.
    pub(crate) fn of(wording: &str) -> Self {
        let found = Expected::ALL.into_iter().find(|expected| expected.wording() == wording);
        found.unwrap_or(Expected::Letters)
    }
}
