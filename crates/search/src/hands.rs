//! Several hands for one thought: what the master has and no other level.
//!
//! The work is dealt out to a fixed number of hands, each with a counted budget and luck of its own, and what they
//! found is put together in their order. How many threads do it changes how long it takes and nothing else: whoever
//! lets a bot think says how many there are ([`with_threads`]), and without a word it is one, so that bots that play
//! side by side do not get in each other's way.

use std::cell::Cell;
use std::sync::Mutex;
use std::thread;

use crate::wanted::{flag, while_wanted};

/// How many hands the master has: as many as the cores it is meant for.
pub(crate) const HANDS: usize = 2;

thread_local! {
    static THREADS: Cell<usize> = const { Cell::new(1) };
}

/// Thinks with up to so many threads.
pub fn with_threads<T>(threads: usize, think: impl FnOnce() -> T) -> T {
    // Whatever becomes of the thought, the next one on this thread has as many as it says.
    let _back = Back(THREADS.replace(threads.max(1)));
    think()
}

struct Back(usize);

impl Drop for Back {
    fn drop(&mut self) {
        THREADS.set(self.0);
    }
}

/// Does all of this work, and gives what came of it in the same order. Work that is no longer wanted ends early on
/// every thread.
pub(crate) fn each<T: Send, R: Send>(work: Vec<T>, job: impl Fn(T) -> R + Sync) -> Vec<R> {
    let threads = THREADS.get().min(work.len());
    if threads <= 1 {
        return work.into_iter().map(job).collect();
    }
    let mut done: Vec<Option<R>> = work.iter().map(|_| None).collect();
    let queue = Mutex::new(work.into_iter().zip(&mut done));
    let next = || queue.lock().expect("nobody panics with the queue in hand").next();
    let run = || {
        while let Some((task, place)) = next() {
            *place = Some(job(task));
        }
    };
    let unwanted = flag();
    thread::scope(|scope| {
        for _ in 1..threads {
            scope.spawn(|| match &unwanted {
                Some(unwanted) => while_wanted(unwanted, run),
                None => run(),
            });
        }
        run();
    });
    done.into_iter().map(|result| result.expect("all work was done")).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::wanted::{Unwanted, is_unwanted};

    #[test]
    fn work_comes_back_in_its_order() {
        for threads in 1..=5 {
            let squares = with_threads(threads, || each((0..40).collect(), |n: u32| n * n));
            assert_eq!(squares, (0..40).map(|n| n * n).collect::<Vec<_>>(), "{threads} threads");
        }
        assert!(with_threads(3, || each(Vec::new(), |n: u32| n)).is_empty());
    }

    #[test]
    fn one_thread_unless_more_are_lent() {
        let here = || {
            let threads = each(vec![(); 30], |()| thread::current().id());
            threads.iter().all(|id| *id == thread::current().id())
        };
        assert!(here() && with_threads(0, here));
        let thrown = std::panic::catch_unwind(|| with_threads(4, || panic!("a bot's fault")));
        assert!(thrown.is_err() && here(), "after a panic too");
    }

    #[test]
    fn what_is_unwanted_is_unwanted_on_every_thread() {
        let flag = Unwanted::default();
        flag.raise();
        let known = while_wanted(&flag, || with_threads(3, || each(vec![(); 30], |()| is_unwanted())));
        assert_eq!(known, [true; 30]);
    }
}
