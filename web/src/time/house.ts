// The house's clock, as far as the page knows it: what it showed when the house last said so, counted on by a clock of the
// machine that only runs on. Whatever day the machine thinks it is, clocks are right. That clock may stand still while the
// machine sleeps; then the machine's day has gone on without it, and the house must be asked.

/** So far, in milliseconds, the two clocks of a machine may part before one of them has slept or was set. */
const LEAP = 1500;

export type HouseClock = {
  /** The house has said what time it is. */
  set: (now: number) => void;
  /** What time it is there now. */
  now: () => number;
  /** Whether that cannot be relied on any more. */
  isAstray: () => boolean;
};

export function createHouseClock(steady: () => number = () => performance.now(), wall: () => number = () => Date.now()): HouseClock {
  let offset = 0;
  let apart = wall() - steady();
  return {
    set: (now) => {
      offset = now - steady();
      apart = wall() - steady();
    },
    now: () => offset + steady(),
    isAstray: () => Math.abs(wall() - steady() - apart) > LEAP,
  };
}
