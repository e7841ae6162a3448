// The curve of a review without any drawing: where its lines run, and what came of luck and what of decisions.
import type { ReviewPoint } from "../../api/types";

export const [WIDE, HIGH] = [360, 170];
/** The room for numbers on the left, and around the rest. */
const [LEFT, RIGHT, ABOVE, BELOW] = [34, 8, 8, 8];
/** Worths that are counted and no chances reach up to the most that anybody has, and this much further. */
const ROOM = 1.1;

export type Points = readonly (ReviewPoint | null)[];
export type Account = { first: number; last: number; luck: number; own: number; others: number };

const round = (n: number) => Math.round(n * 10) / 10;

/** How far up the scale goes: to a sure win, or to the most that anybody has. */
export function topOf(points: Points, isCounted: boolean): number {
  if (!isCounted) return 1;
  return Math.min(1, ROOM * Math.max(0.1, ...points.flatMap((point) => point?.worths ?? []).map((worth) => worth ?? 0)));
}

export const xOf = (at: number, count: number): number => round(LEFT + ((WIDE - LEFT - RIGHT) * at) / Math.max(count - 1, 1));
export const yOf = (worth: number, top: number): number => round(HIGH - BELOW - ((HIGH - ABOVE - BELOW) * Math.min(worth, top)) / top);

/** The position nearest to a place of the picture, from 0 on the left to 1 on the right. */
export function nearest(place: number, count: number): number {
  const at = ((place * WIDE - LEFT) / (WIDE - LEFT - RIGHT)) * (count - 1);
  return Math.max(0, Math.min(count - 1, Math.round(at)));
}

/** The line of a side: its known worths, one after another, and the end if it is told apart. */
export function lineOf(points: Points, side: number, top: number, end: number | null): string {
  const count = points.length + (end === null ? 0 : 1);
  const known = points.flatMap((point, at) => (typeof point?.worths[side] === "number" ? [`${xOf(at, count)},${yOf(point.worths[side]!, top)}`] : []));
  if (end !== null && known.length > 0 && points.every((point) => point !== null)) known.push(`${xOf(count - 1, count)},${yOf(end, top)}`);
  return known.join(" ");
}

/** What changed a side's worth, as far as it is judged: what follows upon chance is luck, all else is somebody's decision. Together they are the whole change. */
export function accountOf(points: Points, side: number, seats: readonly number[]): Account | null {
  let sum: Account | null = null;
  for (const [at, point] of points.entries()) {
    const worth = point?.worths[side];
    if (typeof worth !== "number") continue;
    if (!sum) {
      sum = { first: worth, last: worth, luck: 0, own: 0, others: 0 };
      continue;
    }
    const acting = points[at - 1]?.acting ?? null;
    sum[acting === null ? "luck" : seats.includes(acting) ? "own" : "others"] += worth - sum.last;
    sum.last = worth;
  }
  return sum;
}
