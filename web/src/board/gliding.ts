// What moved from one scene to the next glides there; what was dropped comes from where it was let go.
import { createEffect, on } from "solid-js";
import type { Board, Scene } from "../api/types";
import { play } from "../motion/animate";
import { isStill, type Motion, motion } from "../motion/motion";
import type { Dropped } from "./pointing";
import { symbolId } from "./shapes";

/** So long, in milliseconds, a dropped piece is waited for, and so near to the hand it lands. */
const [SOON, NEAR] = [4000, 160];

function fromHand(found: Motion, next: Scene, { symbol, at }: Dropped): void {
  for (const glide of found.glides) {
    const isThat = next.pieces.some((piece) => piece.id === glide.id && piece.symbol === symbol);
    if (isThat && Math.hypot(glide.to.x - at.x, glide.to.y - at.y) < NEAR) Object.assign(glide, { from: at, scale: 1 });
  }
}

/** Plays what moves. Gives the function that is told what was dropped. */
export function createGliding(seen: { board: Board; scene: Scene }, svg: () => SVGSVGElement, ghosts: () => SVGGElement) {
  let dropped: Dropped | null = null;
  createEffect(
    on(
      () => [seen.scene, seen.board] as const,
      ([next, board], before) => {
        // From one player's side of the board to the other's nothing glides.
        if (!before || before[0] === next || before[1] !== board) return;
        const found = motion(board, before[0], next);
        if (isStill(found)) return;
        if (dropped && performance.now() - dropped.time < SOON) fromHand(found, next, dropped);
        dropped = null;
        play(found, svg(), ghosts(), symbolId);
      },
    ),
  );
  return (piece: Dropped) => {
    dropped = piece;
  };
}
