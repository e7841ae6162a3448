// What a change sounds like, without any sound: it follows from the pictures alone, the same for every game.
import type { Board, LogLine, Scene } from "../api/types";
import { motion } from "./motion";

/** The last, a clock's tick, belongs to no picture. */
export type Cue = "place" | "take" | "die" | "turn" | "end" | "tick";

/** What can be heard of a table. */
export type Heard = { board: Board; scene: Scene; log: readonly LogLine[]; isMine: boolean; isOver: boolean };

/** The sounds of a change, each once, in the order in which they are heard. */
export function cues(before: Heard, after: Heard): Cue[] {
  const all: Cue[] = [];
  // From one player's side of the board to the other's nothing moves.
  if (before.board === after.board && before.scene !== after.scene) {
    const { glides, arrivals, leavings } = motion(after.board, before.scene, after.scene);
    if (isRolled(before, after)) all.push("die");
    if (leavings.length > 0) all.push("take");
    else if (glides.length + arrivals.length > 0) all.push("place");
  }
  if (after.isOver) return before.isOver ? all : [...all, "end"];
  if (after.isMine && !before.isMine) all.push("turn");
  return all;
}

/** Whether chance has spoken: something was told that nobody played, and what is only looked at shows another face. */
function isRolled(before: Heard, after: Heard): boolean {
  const last = before.log.at(-1)?.number ?? 0;
  if (!after.log.some((line) => line.number > last && line.action === null)) return false;
  const faces = new Map(before.scene.decor.map(({ at, symbol }) => [`${at.x} ${at.y}`, symbol]));
  return after.scene.decor.some(({ at, symbol }) => (faces.get(`${at.x} ${at.y}`) ?? symbol) !== symbol);
}
