//! How much holiday somebody has: so much in each calendar year of universal time.

use jiff::civil::date;

use crate::DAY;
use crate::calendar::Zone;

/// Holiday of a year, in milliseconds.
pub const HOLIDAY_OF_YEAR: u64 = 21 * DAY;

/// When a year begins, and when the next one does.
fn year_of(at: u64) -> Option<(u64, u64)> {
    let utc = Zone::named("UTC")?;
    let year = utc.shown(at)?.year();
    let begins = |year: i16| utc.moment(date(year, 1, 1).at(0, 0, 0, 0));
    Some((begins(year)?, begins(year.checked_add(1)?)?))
}

/// The latest end of a holiday that begins at a moment, by somebody who has taken these (from, until).
pub fn latest_end(taken: &[(u64, u64)], from: u64) -> u64 {
    let mut end = from;
    while let Some((begins, ends)) = year_of(end) {
        let within = |(from, until): &(u64, u64)| (*until).min(ends).saturating_sub((*from).max(begins));
        let used: u64 = taken.iter().map(within).sum();
        // What this holiday itself has used of the year lies between `from` and `end`.
        let own = end - from.max(begins).min(end);
        let left = HOLIDAY_OF_YEAR.saturating_sub(used + own);
        if end.saturating_add(left) < ends || left == 0 {
            return end.saturating_add(left);
        }
        end = ends;
    }
    end
}

#[cfg(test)]
mod tests {
    use super::*;

    /// 1 January 2026.
    const NEW_YEAR: u64 = 1_767_225_600_000;
    /// 1 January 2027.
    const NEXT: u64 = NEW_YEAR + 365 * DAY;

    #[test]
    fn a_year_has_21_days() {
        let june = NEW_YEAR + 160 * DAY;
        assert_eq!(latest_end(&[], june), june + 21 * DAY);
        let taken = [(NEW_YEAR + 10 * DAY, NEW_YEAR + 15 * DAY), (NEW_YEAR + 40 * DAY, NEW_YEAR + 50 * DAY)];
        assert_eq!(latest_end(&taken, june), june + 6 * DAY);
        let all = [(NEW_YEAR, NEW_YEAR + 21 * DAY)];
        assert_eq!(latest_end(&all, june), june);
        assert_eq!(latest_end(&all, NEXT), NEXT + 21 * DAY, "another year");
    }

    #[test]
    fn one_that_crosses_the_new_year_uses_both() {
        let christmas = NEXT - 7 * DAY;
        assert_eq!(latest_end(&[], christmas), NEXT + 21 * DAY, "7 of the old year, 21 of the new");
        let taken = [(NEW_YEAR, NEW_YEAR + 16 * DAY)];
        assert_eq!(latest_end(&taken, christmas), christmas + 5 * DAY);
        let over = [(christmas - DAY, NEXT + 3 * DAY)];
        assert_eq!(latest_end(&over, NEXT + 100 * DAY), NEXT + 118 * DAY);
    }
}
