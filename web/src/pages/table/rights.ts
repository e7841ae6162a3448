// What one may do at a table beside playing, without any drawing: it follows from who sits there and how it stands.
import type { Own, SeatCard, Whole } from "../../api/types";
import { LEVELS } from "../company";

export type Rights = { resign: boolean; draw: boolean; takeBack: boolean; rematch: boolean };

export function rights(whole: Pick<Whole, "table" | "waiting" | "draw" | "takeback">, own: Own["seats"]): Rights {
  const isSeated = own.length > 0;
  const isOver = whole.table.status === "over" || "over" in whole.waiting;
  const isPlaying = isSeated && whole.table.status === "running" && !isOver;
  return { resign: isPlaying, draw: isPlaying && whole.draw.can, takeBack: isPlaying && whole.takeback, rematch: isSeated && isOver && whole.table.branch_of === undefined };
}

/** The seats whose offer of a draw this guest has not answered yet. */
export function offers(whole: Pick<Whole, "draw">, own: Own["seats"], seat: number): number[] {
  return whole.draw.offered.includes(seat) ? [] : whole.draw.offered.filter((one) => !own.includes(one));
}

/** The seat one speaks for. */
export function speaker(whole: Pick<Whole, "as">, own: Own["seats"]): number {
  return typeof whole.as === "number" ? whole.as : (own[0] ?? 0);
}

/** How it ended for whoever sits here: nobody in particular where one watches or plays several seats. */
export type Verdict = "victory" | "lost" | "drawn" | "over";

export function verdict(end: { standings: readonly { seat: number; place: number }[]; is_shared?: boolean } | null, own: Own["seats"]): Verdict {
  const [seat, ...others] = own;
  const mine = end?.standings.find((one) => one.seat === seat);
  if (!end || !mine || others.length > 0) return "over";
  if (end.standings.every((one) => one.place === 1)) return "drawn";
  if (mine.place > 1) return "lost";
  return end.is_shared ? "drawn" : "victory";
}

/** The levels at which the same game could be played again: none unless all others are bots. */
export function otherLevels(seats: readonly Pick<SeatCard, "seat" | "kind" | "level">[], own: Own["seats"]): number[] {
  const bots = seats.filter((seat) => seat.kind === "bot");
  if (own.length === 0 || bots.length === 0 || bots.length + own.length < seats.length) return [];
  return LEVELS.filter((level) => bots.some((bot) => bot.level !== level));
}
