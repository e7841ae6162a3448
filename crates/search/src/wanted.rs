//! Thoughts that nobody waits for any more.
//!
//! Whoever lets a bot think may lend a flag to the thread it thinks on. Once that is raised, every search there ends as if its
//! budget were spent: what it answers then is legal and worth nothing. Without a flag nothing ends early, so that the same
//! question keeps having the same answer.

use std::cell::RefCell;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};

/// Raised when a thought is no longer wanted.
#[derive(Clone, Debug, Default)]
pub struct Unwanted(Arc<AtomicBool>);

impl Unwanted {
    /// From now on it is not wanted.
    pub fn raise(&self) {
        self.0.store(true, Ordering::Relaxed);
    }

    /// Whether it was raised.
    pub fn is_raised(&self) -> bool {
        self.0.load(Ordering::Relaxed)
    }
}

thread_local! {
    static FLAG: RefCell<Option<Unwanted>> = const { RefCell::new(None) };
}

/// Thinks on this thread until the thought is done or unwanted.
pub fn while_wanted<T>(unwanted: &Unwanted, think: impl FnOnce() -> T) -> T {
    let before = FLAG.replace(Some(unwanted.clone()));
    // Whatever becomes of the thought, the next one on this thread has a flag of its own.
    let _back = Back(before);
    think()
}

struct Back(Option<Unwanted>);

impl Drop for Back {
    fn drop(&mut self) {
        FLAG.set(self.0.take());
    }
}

/// The flag of the thought on this thread, for others that help with it.
pub(crate) fn flag() -> Option<Unwanted> {
    FLAG.with_borrow(Clone::clone)
}

/// Whether the thought on this thread is unwanted.
pub(crate) fn is_unwanted() -> bool {
    FLAG.with_borrow(|flag| flag.as_ref().is_some_and(Unwanted::is_raised))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_flag_holds_for_one_thought() {
        let flag = Unwanted::default();
        flag.raise();
        assert!(!is_unwanted());
        assert!(while_wanted(&flag, is_unwanted));
        assert!(!is_unwanted());
        let thrown = std::panic::catch_unwind(|| while_wanted(&flag, || panic!("a bot's fault")));
        assert!(thrown.is_err() && !is_unwanted(), "after a panic too");
    }
}
