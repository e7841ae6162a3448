// What happens at the table, for those who like to hear it.
import { createEffect, on } from "solid-js";
import type { Board, Scene } from "../../api/types";
import { cues, type Heard } from "../../motion/cues";
import { play } from "../../motion/sound";
import type { Screen } from "./screen";
import type { Turning } from "./turn";

export function hearWhatHappens({ log, isHidden }: Screen, { isMyTurn, over }: Turning, drawn: () => { board: Board; scene: Scene } | null): void {
  const now = (): Heard | null => {
    const seen = drawn();
    return seen && !isHidden() ? { ...seen, log: log(), isMine: isMyTurn(), isOver: over() !== null } : null;
  };
  // Whoever comes to a table hears what happens from then on.
  createEffect(on(now, (after, before) => void (before && after && play(cues(before, after)))));
}
