// Whom one meets at a table that is set at once, without any drawing.
import type { GameInfo, SeatWish } from "../api/types";
import { recall, remember } from "../app/memory";
import { seatCount } from "./newTable/schema";

/** Bots have levels from 1 to 5: whoever has not chosen yet meets one in the middle. */
const [LOWEST, MIDDLE, HIGHEST] = [1, 3, 5];
export const LEVELS: readonly number[] = Array.from({ length: HIGHEST }, (_, i) => i + LOWEST);

/** The level somebody last chose for a game. */
export function levelOf(game: string): number {
  const kept = Number(recall(`level-${game}`));
  return LEVELS.includes(kept) ? kept : MIDDLE;
}
export const keepLevel = (game: string, level: number): void => remember(`level-${game}`, String(level));

/** Who sits at a table that is set at once: me, and beside me one kind of company. */
export function company(game: Pick<GameInfo, "key" | "seats">, isForFriend: boolean): SeatWish[] {
  const bot = { kind: "bot", level: levelOf(game.key) } as const;
  const others = Array.from({ length: seatCount(game, {}) - 1 }, (_, i): SeatWish => (isForFriend && i === 0 ? { kind: "invite" } : bot));
  return [{ kind: "me" }, ...others];
}
