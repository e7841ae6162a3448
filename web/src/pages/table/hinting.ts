// Hints, as far as everybody needs them: whether one may ask for one, and what was told, which lies over the board until something is played. What asks and
// draws is fetched by those who do.
import { type Component, createEffect, createMemo, createSignal, on } from "solid-js";
import type { Board, Scene } from "../../api/types";
import { complain } from "../../ui/notices";
import type { Looking } from "./moment";
import type { Screen } from "./screen";
import type { Speech } from "./speech";
import type { Turning } from "./turn";

export type Drawn = { board: Board; scene: Scene };

/** A hint about one decision of a seat. */
export type Told = {
  seat: number;
  window: number;
  /** The board with its marks. */
  lay: (drawn: Drawn) => Drawn;
  /** What is said in the bar. */
  Panel: Component<{ onAgain: () => void; onClose: () => void }>;
};

export function createHinting({ id, link, whole }: Screen, { spell }: Speech, { at }: Looking, { isMyTurn }: Turning, isBusy: () => boolean, drawn: () => Drawn | null) {
  const [told, setTold] = createSignal<Told | null>(null);
  const [isSeeking, setSeeking] = createSignal(false);
  const canHint = () => link.own().hints && isMyTurn() && at() === null;
  /** The decision that is before one. */
  const open = createMemo(() => {
    const now = whole();
    return now && canHint() && typeof now.as === "number" && "must" in now.waiting ? { seat: now.as, window: now.waiting.window } : null;
  }, null, { equals: (a, b) => a?.seat === b?.seat && a?.window === b?.window });
  const forget = () => setTold(null);
  // Whatever is played or looked back at, what was told is over.
  createEffect(on(() => isBusy() || at() !== null, (isOver) => isOver && forget(), { defer: true }));
  /** What was told of the decision that is before one. While the table comes anew nothing is shown, and nothing is lost. */
  const current = () => {
    const [hint, now] = [told(), open()];
    return hint && now && hint.seat === now.seat && hint.window === now.window ? hint : null;
  };
  const seekHint = async () => {
    const decision = open();
    if (decision === null || isSeeking()) return;
    setSeeking(true);
    try {
      const hint = await (await import("./hintTold")).seek(id, decision, spell);
      if (!isBusy() && at() === null) setTold(hint);
    } catch (error) {
      // What comes too late is nobody's business any more.
      if (open()?.window === decision.window) complain(error);
    }
    setSeeking(false);
  };
  const shown = createMemo(() => {
    const [now, hint] = [drawn(), current()];
    return now && hint ? hint.lay(now) : now;
  });
  return { canHint, hint: current, isSeeking, seekHint: () => void seekHint(), forgetHint: forget, drawn: shown };
}
