//! What the camp whose turn it is has to decide, and how a game ends.

/// How a game ended.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum End {
    /// This alliance took or huffed every crowned piece of the other (§10.1).
    Taken(u8),
    /// What is left of the other alliance's crowned pieces is lost (§10.3, §10.4).
    Immobile(u8),
    /// This alliance's time ran out (§3.6).
    Time(u8),
    /// The third time (§11.1).
    Repetition,
    /// Forty rounds without progress (§11.2).
    Quiet,
    /// Three hundred rounds (§11.3).
    Long,
}

impl End {
    /// Its code.
    pub(crate) fn how(self) -> &'static str {
        match self {
            End::Taken(_) => "taken",
            End::Immobile(_) => "immobile",
            End::Time(_) => "time",
            End::Repetition => "repetition",
            End::Quiet => "quiet",
            End::Long => "long",
        }
    }

    /// The alliance that won, if one did.
    pub(crate) fn winner(self) -> Option<u8> {
        match self {
            End::Taken(winner) | End::Immobile(winner) => Some(winner),
            End::Time(loser) => Some(1 - loser),
            End::Repetition | End::Quiet | End::Long => None,
        }
    }
}

/// What the camp whose turn it is has to decide.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Phase {
    /// Whether to huff, its fighters being blocked (§9.8).
    Huff,
    /// Its move (§3.2); before it, a huff (§9.2) or units (§8.7).
    Move,
    /// How many units the ally gets (§8.6).
    Split,
    /// What to do with the units left, the move being made (§8.1).
    Units,
}
