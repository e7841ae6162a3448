// Letters as threads, without any drawing: who writes to whom, what is unread, what is found.
import type { Letter, PressLines, ThreadMark, Viewer } from "../../api/types";

/** The seats that write to each other, ascending; nobody for what is written to everybody. */
export type Circle = readonly number[];
export type Thread = { key: string; circle: Circle; letters: readonly Letter[] };
/** How far somebody has read, and what they do not want to hear of, by the keys of threads. */
export type Marks = ReadonlyMap<string, Pick<ThreadMark, "read" | "muted">>;

export const PUBLIC = "";
export const keyOf = (circle: Circle): string => circle.join(",");

/** Those between whom a letter went. */
export function circleOf({ from, to }: Pick<Letter, "from" | "to">): Circle {
  return to === null ? [] : [...to, from].sort((a, b) => a - b);
}

/** The threads of what somebody may read: what is for everybody first, if there can be such a thing, then the last one written to. */
export function threads(letters: readonly Letter[], hasPublic: boolean): Thread[] {
  const found = new Map<string, { key: string; circle: Circle; letters: Letter[] }>();
  if (hasPublic) found.set(PUBLIC, { key: PUBLIC, circle: [], letters: [] });
  for (const letter of letters) {
    const circle = circleOf(letter);
    const key = keyOf(circle);
    const thread = found.get(key) ?? { key, circle, letters: [] };
    found.set(key, thread);
    thread.letters.push(letter);
  }
  const last = ({ key, letters }: Thread) => (key === PUBLIC ? Number.POSITIVE_INFINITY : (letters.at(-1)?.n ?? 0));
  return [...found.values()].sort((a, b) => last(b) - last(a));
}

/** The marks of one seat. */
export function marksOf(marks: readonly ThreadMark[], seat: number): Marks {
  return new Map(marks.filter((mark) => mark.seat === seat).map(({ thread, read, muted }) => [keyOf(thread), { read, muted }]));
}

/** Whether a thread is one's own: of others' one reads without being told, once they are open to all. */
export const isOwn = ({ circle }: Pick<Thread, "circle">, as: Viewer): boolean => circle.length === 0 || (typeof as === "number" && circle.includes(as));

/** How many letters of others stand in a thread after those that were read. */
export function unread(thread: Thread, marks: Marks, as: Viewer): number {
  if (!isOwn(thread, as)) return 0;
  return thread.letters.slice(marks.get(thread.key)?.read ?? 0).filter(({ from }) => from !== as).length;
}

/** The same of all threads that one wants to hear of. */
export function allUnread(all: readonly Thread[], marks: Marks, as: Viewer): number {
  return all.filter(({ key }) => !marks.get(key)?.muted).reduce((sum, thread) => sum + unread(thread, marks, as), 0);
}

/** Words without what people leave out when they look for them. */
const plain = (text: string): string => text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();

/** The letters in which all of these words stand, or which somebody of such a name wrote; the newest first. */
export function search(letters: readonly Letter[], words: string, name: (seat: number) => string): Letter[] {
  const wanted = plain(words).split(/\s+/).filter(Boolean);
  if (wanted.length === 0) return [];
  const has = (letter: Letter) => {
    const text = plain(`${name(letter.from)} ${letter.text}`);
    return wanted.every((word) => text.includes(word));
  };
  return letters.filter(has).reverse();
}

/** To whom somebody may write. */
export type Reach = { everybody: boolean; seats: readonly number[] };

/** Nobody writes before a match begins, or when it is over. */
export function reach(press: PressLines, as: Viewer, isRunning: boolean): Reach {
  if (typeof as !== "number" || !isRunning) return { everybody: false, seats: [] };
  return { everybody: press.speakers.includes(as), seats: press.writers.includes(as) ? press.receivers.filter((seat) => seat !== as) : [] };
}

/** Whether somebody may write in a thread. */
export function canAnswer({ circle }: Pick<Thread, "circle">, { everybody, seats }: Reach, as: Viewer): boolean {
  if (circle.length === 0) return everybody;
  return typeof as === "number" && circle.includes(as) && circle.every((seat) => seat === as || seats.includes(seat));
}
