// The house's clock, as far as the page knows it: what it showed when the house last said so, counted on by a clock of the
// machine that only runs on. Whatever day the machine thinks it is, clocks are right.

export type HouseClock = {
  /** The house has said what time it is. */
  set: (now: number) => void;
  /** What time it is there now. */
  now: () => number;
};

export function createHouseClock(steady: () => number = () => performance.now()): HouseClock {
  let offset = 0;
  return {
    set: (now) => {
      offset = now - steady();
    },
    now: () => offset + steady(),
  };
}
