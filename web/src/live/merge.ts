// How what the house sends becomes the table as it is now, without any network (docs/protocol.md).
//
// Nothing is changed in place, and whatever did not change stays the same object: the page draws anew only what is new.
import type { Content, Frame, ListChange, LogLine, Panel, PanelChange, Scene, SceneChange, SceneLists, Sheet, SheetChange, Whole } from "../api/types";

/** A change that does not fit what is there: only the whole helps. */
class Misfit extends Error {}

/** A list after a change. */
export function list<T>(before: readonly T[], { cut = [], put = [] }: ListChange<T>): T[] {
  const out = new Set(cut);
  if (cut.some((place) => !(place in before))) throw new Misfit();
  const after = before.filter((_, place) => !out.has(place));
  for (const [place, item] of put) {
    if (place > after.length) throw new Misfit();
    after.splice(place, 0, item);
  }
  return after;
}

function panel(before: Panel, { slots, text, rows, ...rest }: PanelChange): Panel {
  return { ...before, ...rest, content: content(rest.content ?? before.content, { slots, text, rows }) };
}

/** What a panel holds after changes of its list. */
function content(before: Content, { slots, text, rows }: Pick<PanelChange, "slots" | "text" | "rows">): Content {
  if (slots && "tray" in before) return { tray: { ...before.tray, slots: list(before.tray.slots, slots) } };
  if (text && "text" in before) return { text: list(before.text, text) };
  if (rows && "table" in before) return { table: { ...before.table, rows: list(before.table.rows, rows) } };
  if (slots ?? text ?? rows) throw new Misfit();
  return before;
}

function sheet(before: Sheet, { rows, ...rest }: SheetChange): Sheet {
  return { ...before, ...rest, ...(rows ? { rows: list(before.rows, rows) } : {}) };
}

/** A list in which the items at some places changed within. */
function within<T, C>(items: readonly T[], changes: readonly [number, C][], change: (item: T, by: C) => T): T[] {
  const after = [...items];
  for (const [place, by] of changes) {
    if (!(place in after)) throw new Misfit();
    after[place] = change(after[place]!, by);
  }
  return after;
}

/** A scene after a change. */
export function scene(before: Scene, { caption, panel: panels, sheet: sheets, ...lists }: SceneChange): Scene {
  const after = { ...before };
  if (caption) after.caption = caption;
  for (const [name, change] of Object.entries(lists) as [keyof SceneLists, ListChange<never>][]) {
    if (!Array.isArray(before[name])) continue; // something that a later house draws
    Object.assign(after, { [name]: list(before[name] as never[], change) });
  }
  if (panels) after.panels = within(after.panels, panels, panel);
  if (sheets) after.sheets = within(after.sheets, sheets, sheet);
  return after;
}

/** The table after a frame; null when the frame does not follow. */
export function advance(before: Whole, frame: Frame): Whole | null {
  if (frame.number !== before.number + 1) return null;
  const { log, talk, all_talk, letters, all_letters, scene: changed, ...replaced } = frame;
  const after: Whole = { ...before, ...replaced };
  try {
    if (changed) after.scene = scene(before.scene, changed);
  } catch (error) {
    if (error instanceof Misfit) return null;
    throw error;
  }
  if (log?.length) {
    after.log = [...before.log, ...log];
    after.told = log.at(-1)!.number;
  }
  if (all_talk) after.talk = all_talk;
  if (talk?.length) after.talk = [...after.talk, ...talk];
  if (all_letters) after.letters = all_letters;
  if (letters?.length) after.letters = [...after.letters, ...letters];
  return after;
}

/**
 * The table after another whole, with its log from the beginning; null when lines between what was known and what came
 * are missing.
 */
export function begin(before: Whole | null, next: Whole): Whole | null {
  if (next.since === 0) return reuse(before, next);
  if (before === null || before.as !== next.as) return null;
  const kept = before.log.filter((line) => line.number <= next.since);
  if ((kept.at(-1)?.number ?? 0) < next.since) return null;
  return reuse(before, { ...next, since: 0, log: [...kept, ...next.log] });
}

/** The new value made of the old one's parts wherever they are equal. */
export function reuse<T>(old: unknown, fresh: T): T {
  if (old === fresh || typeof old !== "object" || typeof fresh !== "object" || old === null || fresh === null) return fresh;
  if (Array.isArray(old) !== Array.isArray(fresh)) return fresh;
  const [known, given] = [old as Record<string, unknown>, fresh as Record<string, unknown>];
  const keys = Object.keys(given);
  let isSame = keys.length === Object.keys(known).length;
  const made: Record<string, unknown> = Array.isArray(fresh) ? ([] as unknown as Record<string, unknown>) : {};
  for (const key of keys) {
    made[key] = reuse(known[key], given[key]);
    isSame &&= key in known && made[key] === known[key];
  }
  return (isSame ? old : made) as T;
}

/** Seconds to wait before the next attempt: doubled each time, never in step with everybody else. */
export function patience(attempt: number, chance: number): number {
  return Math.min(0.5 * 2 ** attempt, 20) * (0.75 + chance / 2);
}

/** One action in the list of moves, with everything that came of it. */
export type Turn = { first: number; last: number; action: { seat: number; text: string } | null; entries: LogLine[] };

/** The log as turns: each begins with an action; what came before the first one stands alone. Where a game has chapters, by the
 * keys of what begins them, each is a turn, and actions begin none. */
export function turns(log: readonly LogLine[], chapters: readonly string[] = []): Turn[] {
  const all: Turn[] = [];
  const begins = (entry: LogLine) => (chapters.length > 0 ? chapters.includes(entry.text.key) : entry.action !== null);
  for (const entry of log) {
    const last = all.at(-1);
    if (begins(entry) || last === undefined) {
      all.push({ first: entry.number, last: entry.number, action: entry.action, entries: [entry] });
    } else {
      last.last = entry.number;
      last.entries.push(entry);
    }
  }
  return all;
}
