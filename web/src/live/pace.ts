// Frames at a human pace: what others do is seen as turns of their own, one flight after another. The beat is the page's:
// the house never waits. One's own moves are never kept back, and nothing is kept back that nobody could follow.
import { isPaced } from "../motion/settings";

/** So long, in milliseconds, a turn is looked at before the next is shown: a flight takes less. */
export const BEAT = 650;
/** With more turns than this waiting, all of them are shown at once. */
export const MOST = 6;

/** What a frame is: a move of one's own, something that others did, or anything else, which waits only behind those. */
export type Kind = "own" | "turn" | "rest";

export type Pace<T> = {
  /** Something new: shown now, or when its time has come. Each is complete: it stands for all that waited before it. */
  push: (item: T, kind: Kind) => void;
  /** Something to be shown now, whatever waits. */
  jump: (item: T) => void;
  /** Shows the last of what waits, and what comes next without a beat: nobody looks, or nobody wants to wait. */
  rush: () => void;
  close: () => void;
};

/** Whether nobody would see a beat: it is turned off, the page is not looked at, or less motion is asked for. */
function isHurried(): boolean {
  return !isPaced() || document.visibilityState !== "visible" || (globalThis.matchMedia?.("(prefers-reduced-motion: reduce)").matches ?? false);
}

export function createPace<T>(show: (item: T) => void, hurried: () => boolean = isHurried): Pace<T> {
  let waiting: { item: T; kind: Kind }[] = [];
  let timer: ReturnType<typeof setTimeout> | undefined;
  /** When the next turn may be shown. */
  let free = 0;

  const present = (item: T, kind: Kind) => {
    if (kind !== "rest") free = Date.now() + BEAT;
    show(item);
  };
  const schedule = () => {
    clearTimeout(timer);
    if (waiting.length > 0) timer = setTimeout(next, Math.max(free - Date.now(), 0));
  };
  /** The next turn, and whatever came after it that need not wait. */
  const next = () => {
    if (hurried()) return rush();
    do {
      const first = waiting.shift();
      if (first) present(first.item, first.kind);
    } while (waiting[0]?.kind === "rest");
    schedule();
  };
  const rush = () => {
    const last = waiting.at(-1);
    if (last) jump(last.item);
    free = 0;
  };
  const jump = (item: T) => {
    waiting = [];
    clearTimeout(timer);
    present(item, "turn");
  };
  const push = (item: T, kind: Kind) => {
    if (kind === "own" || waiting.length >= MOST || hurried()) return jump(item);
    if (waiting.length === 0 && (kind === "rest" || Date.now() >= free)) return present(item, kind);
    waiting.push({ item, kind });
    schedule();
  };
  return { push, jump, rush, close: () => clearTimeout(timer) };
}
