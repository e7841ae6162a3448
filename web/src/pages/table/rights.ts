// What one may do at a table beside playing, without any drawing: it follows from who sits there and how it stands.
import type { Own, Whole } from "../../api/types";

export type Rights = { resign: boolean; draw: boolean; takeBack: boolean; rematch: boolean };

export function rights(whole: Pick<Whole, "table" | "waiting" | "draw" | "takeback">, own: Own["seats"]): Rights {
  const isSeated = own.length > 0;
  const isOver = whole.table.status === "over" || "over" in whole.waiting;
  const isPlaying = isSeated && whole.table.status === "running" && !isOver;
  return { resign: isPlaying, draw: isPlaying && whole.draw.can, takeBack: isPlaying && whole.takeback, rematch: isSeated && isOver };
}

/** The seats whose offer of a draw this guest has not answered yet. */
export function offers(whole: Pick<Whole, "draw">, own: Own["seats"], seat: number): number[] {
  return whole.draw.offered.includes(seat) ? [] : whole.draw.offered.filter((one) => !own.includes(one));
}

/** The seat one speaks for. */
export function speaker(whole: Pick<Whole, "as">, own: Own["seats"]): number {
  return typeof whole.as === "number" ? whole.as : (own[0] ?? 0);
}
