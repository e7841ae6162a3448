// Which puzzles of a game are solved and for how many days in a row today's was, as this browser remembers it.
import { recall, remember } from "../../app/memory";

/** The puzzles of a game that are solved. */
export function solved(game: string): ReadonlySet<string> {
  return new Set((recall(`solved-${game}`) ?? "").split(" ").filter(Boolean));
}

/** Another one is solved. */
export function solve(game: string, puzzle: string): void {
  remember(`solved-${game}`, [...new Set([...solved(game), puzzle])].join(" "));
}

type Streak = { last: number; days: number };

function kept(game: string): Streak {
  const [last, days] = (recall(`streak-${game}`) ?? "").split(" ").map(Number);
  return Number.isInteger(last) && Number.isInteger(days) ? { last: last!, days: days! } : { last: -2, days: 0 };
}

/** For how many days in a row the puzzle of the day was solved, up to today or yesterday. */
export function streak(game: string, today: number): number {
  const { last, days } = kept(game);
  return last >= today - 1 ? days : 0;
}

/** Today's is solved. */
export function prolong(game: string, today: number): void {
  const { last } = kept(game);
  if (last !== today) remember(`streak-${game}`, `${today} ${last === today - 1 ? streak(game, today) + 1 : 1}`);
}

/** The puzzle that comes next: the first one after `after` that is not solved, else the first of all that is not. */
export function next(puzzles: readonly string[], isSolved: ReadonlySet<string>, after: string): string | null {
  const isOpen = (name: string) => name !== after && !isSolved.has(name);
  return puzzles.slice(puzzles.indexOf(after) + 1).find(isOpen) ?? puzzles.find(isOpen) ?? null;
}
