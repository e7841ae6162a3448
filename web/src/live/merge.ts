// How one snapshot follows another, without any network.
import type { LogEntry, Snapshot } from "../api/types";

/** The log with what a snapshot adds. It brings the events after its `since`. */
export function mergeLog(log: readonly LogEntry[], snapshot: Pick<Snapshot, "since" | "log">): LogEntry[] {
  const kept = log.filter((entry) => entry.number <= snapshot.since);
  return [...kept, ...snapshot.log.filter((entry) => entry.number > snapshot.since)];
}

/** Whether the log lacks events between what was known and what a snapshot brings. */
export function hasGap(log: readonly LogEntry[], snapshot: Pick<Snapshot, "since">): boolean {
  return snapshot.since > 0 && (log.at(-1)?.number ?? 0) < snapshot.since;
}

/** Seconds to wait before the next attempt: doubled each time, never in step with everybody else. */
export function patience(attempt: number, chance: number): number {
  return Math.min(0.5 * 2 ** attempt, 20) * (0.75 + chance / 2);
}

/** One action in the list of moves, with everything that came of it. */
export type Turn = { first: number; last: number; action: { seat: number; text: string } | null; entries: LogEntry[] };

/** The log as turns: each begins with an action; what came before the first one stands alone. */
export function turns(log: readonly LogEntry[]): Turn[] {
  const all: Turn[] = [];
  for (const entry of log) {
    const last = all.at(-1);
    if (entry.action !== null || last === undefined) {
      all.push({ first: entry.number, last: entry.number, action: entry.action, entries: [entry] });
    } else {
      last.last = entry.number;
      last.entries.push(entry);
    }
  }
  return all;
}
