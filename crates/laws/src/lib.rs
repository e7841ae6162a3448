//! The laws every game obeys, as one suite of property tests that a game calls in one line:
//!
//! ```ignore
//! laws::suite!(crate::Diam, laws::Plan::new(configs).strangers(actions));
//! ```
//!
//! Random matches are played, deals and votes included, and every law is tried at every step. A game
//! says through [`Secrets`] what a viewer may not know, independently of its views: that is how a view
//! that tells too much is found out. Reading order: [`plan`], [`walk`], [`step_laws`], [`match_laws`],
//! [`secrecy`].

pub mod match_laws;
pub mod plan;
pub mod secrecy;
pub mod step_laws;
pub mod walk;

pub use plan::{Plan, Secrets};
pub use walk::Coin;

/// Makes one test for each law of a game.
#[macro_export]
macro_rules! suite {
    ($game:ty, $plan:expr) => {
        mod laws_hold {
            use super::*;

            $crate::open_laws!($game, $plan);

            #[test]
            fn nobody_learns_what_their_seat_may_not_know() {
                $crate::secrecy::twins::<$game>(&$plan);
            }

            #[test]
            fn imagined_worlds_look_like_the_true_one() {
                $crate::secrecy::imagined::<$game>(&$plan);
            }
        }
    };
}

/// The same for a game in which nothing is hidden: there is nothing to be told too much, or to be imagined.
#[macro_export]
macro_rules! open_suite {
    ($game:ty, $plan:expr) => {
        mod laws_hold {
            use super::*;

            $crate::open_laws!($game, $plan);
        }
    };
}

/// The laws of every game, for the two suites.
#[doc(hidden)]
#[macro_export]
macro_rules! open_laws {
    ($game:ty, $plan:expr) => {
        #[test]
        fn replaying_the_journal_gives_the_match() {
            $crate::match_laws::replay::<$game>(&$plan);
        }

        #[test]
        fn what_is_dropped_never_happened_and_the_past_is_as_it_was() {
            $crate::match_laws::rewinding::<$game>(&$plan);
        }

        #[test]
        fn moves_are_exactly_what_is_accepted_and_refusals_change_nothing() {
            $crate::step_laws::legality::<$game>(&$plan);
        }

        #[test]
        fn whoever_is_awaited_can_act_and_expiry_makes_progress() {
            $crate::step_laws::progress::<$game>(&$plan);
        }

        #[test]
        fn texts_round_trip() {
            $crate::step_laws::notation::<$game>(&$plan);
        }

        #[test]
        fn chance_lies_within_the_odds() {
            $crate::step_laws::chance::<$game>(&$plan);
        }

        #[test]
        fn letters_go_between_seats_of_the_match() {
            $crate::match_laws::press::<$game>(&$plan);
        }

        #[test]
        fn play_along_plies_ends_within_the_bound_with_full_standings() {
            $crate::match_laws::termination::<$game>(&$plan);
        }
    };
}
