// Which lessons of a game are done, as this browser remembers it.
import { recall, remember } from "../../app/memory";

/** The lessons of a game that are done. */
export function done(game: string): ReadonlySet<string> {
  return new Set((recall(`learned-${game}`) ?? "").split(" ").filter(Boolean));
}

/** Another one is done. */
export function finish(game: string, lesson: string): void {
  remember(`learned-${game}`, [...new Set([...done(game), lesson])].join(" "));
}

/** Forgets all of them, and the small game at the end: the course begins anew. */
export function forget(game: string): void {
  remember(`learned-${game}`, null);
  remember(`small-game-${game}`, null);
}

/** The lesson that comes next: the first one after `after` that is not done, else the first of all that is not. */
export function next(lessons: readonly string[], isDone: ReadonlySet<string>, after: string | null): string | null {
  const from = after === null ? 0 : lessons.indexOf(after) + 1;
  const isOpen = (name: string) => name !== after && !isDone.has(name);
  return lessons.slice(from).find(isOpen) ?? lessons.find(isOpen) ?? null;
}

/** What the small game that ends a course is remembered as, among its lessons: no lesson has a name like it. */
export const SMALL_GAME = "small-game!";
