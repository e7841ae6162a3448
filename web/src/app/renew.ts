// The house has become another version while this page was open: the page is fetched anew, once, and a move that was on its
// way is taken along, with its key, so that it is played once whatever became of it.
import { createRoot, createSignal } from "solid-js";

const [isStale, setStale] = createRoot(() => createSignal(false));
/** Whether this page is of another version than the house, and fetching it anew did not help. */
export { isStale };

/** A move on its way to the house. */
export type Queued = { table: string; seat: number; action: string; window: number; key: string };

const [MOVE, ONCE] = ["tabletier-queued", "tabletier-renewed"];
let queued: Queued | null = null;

function store<T>(use: (storage: Storage) => T): T | null {
  try {
    return use(sessionStorage);
  } catch {
    return null; // where storage is forbidden, nothing is kept
  }
}

/** A move is on its way. */
export function queue(move: Queued): void {
  queued = move;
}

/** It no longer is. Another one, made since at another table, still may be. */
export function dequeue(move: Queued): void {
  if (queued === move) queued = null;
}

/** Fetches the page anew. False if that was done already and did not help. */
export function renew(): boolean {
  const isFirst = store((storage) => {
    if (storage.getItem(ONCE) !== null) return false;
    storage.setItem(ONCE, "yes");
    if (queued) storage.setItem(MOVE, JSON.stringify(queued));
    return true;
  });
  // Without storage nobody would know that it was done already.
  if (!isFirst) {
    setStale(true);
    return false;
  }
  location.reload();
  return true;
}

/** The house and this page understand each other. */
export function settled(): void {
  setStale(false);
  store((storage) => storage.removeItem(ONCE));
}

/** The move that was on its way at this table before the page was fetched anew. It is given once. */
export function unqueue(table: string): Queued | null {
  return store((storage) => {
    const move = JSON.parse(storage.getItem(MOVE) ?? "null") as Queued | null;
    if (move?.table !== table) return null;
    storage.removeItem(MOVE);
    return move;
  });
}
