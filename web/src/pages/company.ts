// Whom one meets at a table that is set at once, without any drawing.
import type { GameInfo, SeatWish, Wish } from "../api/types";
import { recall, remember } from "../app/memory";
import { t } from "../words/words";
import { seatCount } from "./newTable/schema";

/** Bots have levels from 1 to 6, the master's: whoever has not chosen yet meets one in the middle. */
export const LOWEST = 1;
const [MIDDLE, HIGHEST] = [3, 6];
export const LEVELS: readonly number[] = Array.from({ length: HIGHEST }, (_, i) => i + LOWEST);

/** The levels to choose from, the highest by its name. */
export const levelChoices = (): { value: number; label: string }[] =>
  LEVELS.map((level) => ({ value: level, label: level === HIGHEST ? t("level-master") : String(level) }));

/** The level somebody last chose for a game. */
export function levelOf(game: string): number {
  const kept = Number(recall(`level-${game}`));
  return LEVELS.includes(kept) ? kept : MIDDLE;
}
export const keepLevel = (game: string, level: number): void => remember(`level-${game}`, String(level));

/** Who comes to a table that is set at once: where nobody chooses a place, one person among bots, or whoever puts themselves down. */
export function gathered(game: Pick<GameInfo, "key" | "seats" | "drawn">, isForFriend: boolean, config: Record<string, unknown> = {}, level = levelOf(game.key)): Pick<Wish, "seats" | "bots" | "alone"> {
  if (game.drawn === undefined) return { seats: company(game, isForFriend, config, level) };
  return { bots: level, alone: !isForFriend };
}

/** Who sits at a table that is set at once: me, and beside me one kind of company. */
export function company(game: Pick<GameInfo, "key" | "seats">, isForFriend: boolean, config: Record<string, unknown> = {}, level = levelOf(game.key)): SeatWish[] {
  const bot = { kind: "bot", level } as const;
  const others = Array.from({ length: seatCount(game, config) - 1 }, (_, i): SeatWish => (isForFriend && i === 0 ? { kind: "invite" } : bot));
  return [{ kind: "me" }, ...others];
}
