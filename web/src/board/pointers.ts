// Arrows from id to id, as the board draws them: those of a study, and those of a hint.
import type { Board, Scene } from "../api/types";
import { createPlaces } from "./places";

/** How wide an arrow is drawn, in tenths of a unit. */
const ARROW = 70;

/** What is not there is left out. Whoever gives them a colour of their own gives them an edge too. */
export function drawnArrows(board: Board, scene: Scene, all: readonly { from: string; to: string }[], ink: string | null = null): Scene["arrows"] {
  const { middleOf } = createPlaces({ board, scene });
  return all.flatMap(({ from, to }) => {
    const [start, end] = [middleOf(from), middleOf(to)];
    if (!start || !end) return [];
    const bend = { x: (start.x + end.x) / 2, y: (start.y + end.y) / 2 };
    return [{ from: start, bend, to: end, why: "target" as const, ink, shaft: "solid" as const, tip: "head" as const, is_stopped: false, tenths: ARROW }];
  });
}
