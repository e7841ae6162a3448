//! A token in burrows dug at random: full of circles, and small enough to be settled by hand from its ends backwards.

use tabletop::{Seat, SeatSet, Team};

use super::{Next, Rules, Toy};

/// How many burrows there are.
pub(crate) const BURROWS: u8 = 40;

/// Where the token is, in the warren with this number.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(crate) struct Warren {
    pub(crate) number: u32,
    pub(crate) at: u8,
}

impl Warren {
    pub(crate) fn at(number: u32, at: u8) -> Toy<Warren> {
        Toy { rules: Warren { number, at }, log: Vec::new() }
    }

    /// Something at random, always the same for the same burrow and question.
    fn luck(self, question: u64) -> u64 {
        let seed = u64::from(self.number) << 32 | u64::from(self.at) << 16 | question;
        let mut mixed = seed.wrapping_add(0x9e37_79b9_7f4a_7c15);
        for by in [0xbf58_476d_1ce4_e5b9_u64, 0x94d0_49bb_1331_11eb] {
            mixed = (mixed ^ (mixed >> 29)).wrapping_mul(by);
        }
        mixed ^ (mixed >> 31)
    }

    /// From its ends backwards: the burrows from which a team wins, whatever the other does.
    pub(crate) fn won_by(number: u32, team: Team) -> Vec<bool> {
        let place = |at| Warren { number, at };
        let mut won = vec![false; BURROWS.into()];
        loop {
            let before = won.clone();
            for at in 0..BURROWS {
                let is_won = |to: &u8| won[usize::from(*to)];
                won[usize::from(at)] = match place(at).next() {
                    Next::Won(seat, _) => Warren::team(seat) == team,
                    Next::Seats(must) if must.has(Seat::new(team.0)) => place(at).plies().iter().any(is_won),
                    Next::Seats(_) => place(at).plies().iter().all(is_won),
                    _ => false,
                };
            }
            if won == before {
                return won;
            }
        }
    }
}

impl Rules for Warren {
    fn next(&self) -> Next {
        match self.luck(0) % 16 {
            0 => Next::Won(Seat::new(0), "out"),
            1 => Next::Won(Seat::new(1), "out"),
            2 => Next::Drawn,
            other => Next::Seats(SeatSet::one(Seat::new((other % 2) as u8))),
        }
    }

    fn plies(&self) -> Vec<u8> {
        let mut ways: Vec<u8> =
            (1..=2 + self.luck(1) % 2).map(|way| (self.luck(1 + way) % u64::from(BURROWS)) as u8).collect();
        ways.sort_unstable();
        ways.dedup();
        ways
    }

    fn play(&mut self, _: Seat, to: u8) {
        self.at = to;
    }

    fn key(&self) -> u64 {
        u64::from(self.number) << 8 | u64::from(self.at)
    }
}
