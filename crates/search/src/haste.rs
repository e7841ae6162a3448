//! Thoughts that end as soon as nothing more of them could change their answer.
//!
//! Only where nobody can learn anything from it, as in the arena: at a table the time a bot takes would tell how clear its
//! choice was, and with that something of what it holds. The answer is that of the whole budget.

use std::cell::Cell;

thread_local! {
    static HASTY: Cell<bool> = const { Cell::new(false) };
}

/// Thinks without caring who sees how long it takes.
pub fn in_haste<T>(think: impl FnOnce() -> T) -> T {
    // Whatever becomes of the thought, the next one on this thread is as patient as it was.
    let _back = Back(HASTY.replace(true));
    think()
}

struct Back(bool);

impl Drop for Back {
    fn drop(&mut self) {
        HASTY.set(self.0);
    }
}

/// Whether the thought on this thread may end early.
pub(crate) fn is_hasty() -> bool {
    HASTY.get()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn haste_is_for_one_thought() {
        assert!(!is_hasty());
        assert!(in_haste(is_hasty));
        let thrown = std::panic::catch_unwind(|| in_haste(|| panic!("a bot's fault")));
        assert!(thrown.is_err() && !is_hasty(), "after a panic too");
    }
}
