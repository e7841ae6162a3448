// A word in time where a decision takes days: how near the end is for somebody who has not finished. It is found from what one's own
// view tells already, until when there is time and whether one is awaited; pure.
import type { Standstill } from "./clock";

const HOUR = 3_600_000;

/** How near: not yet, today, any moment now. */
export type Nearness = 0 | 1 | 2;
const NEAR: readonly [Nearness, number][] = [[2, 2 * HOUR], [1, 12 * HOUR]];

/** What is known of a decision of days. */
export type Owed = {
  /** Whether a seat of one's own is awaited. */
  isMine: boolean;
  /** Until when, by the house's clock; nothing where there is no limit. */
  deadline: number | undefined;
  /** Why no clock runs, if none does. */
  stands?: Standstill | null;
};

/** How near the end is for whoever still owes something. Whoever has finished, or cannot be late, is not reminded. */
export function nearness({ isMine, deadline, stands = null }: Owed, now: number): Nearness {
  if (!isMine || deadline === undefined || stands !== null || deadline <= now) return 0;
  return NEAR.find(([, most]) => deadline - now <= most)?.[0] ?? 0;
}

/** Whether it has come nearer, so that one is told: once for each step, and never when one comes to the table. */
export const isNewlyNear = (before: Nearness | undefined, now: Nearness): boolean => before !== undefined && now > before;
