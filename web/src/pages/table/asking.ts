// What is proposed at a table, and what one may propose about time, without any drawing.
import type { Asking, Own, TimeCard, Whole } from "../../api/types";
import { isSlow, standstill } from "../../time/clock";

/** What a proposal is to whoever holds these seats: something to answer, one's own, or something others think about. */
export type Part = { is: "asked" | "mine"; seat: number } | { is: "others" };

export function partIn({ asked, by }: Pick<Asking, "asked" | "by">, own: Own["seats"]): Part {
  const seat = asked.find((one) => own.includes(one));
  if (seat !== undefined) return { is: "asked", seat };
  return own.includes(by) ? { is: "mine", seat: by } : { is: "others" };
}

export type TimeRights = { extend: boolean; pause: boolean; resume: boolean };

/** What may be done about time by whoever plays this seat: nothing under live clocks. One thing is proposed at a time. */
export function timeRights({ table, asking }: Pick<Whole, "table" | "asking">, clock: TimeCard | null, seat: number, now: number): TimeRights {
  if (clock === null || !isSlow(table.time)) return { extend: false, pause: false, resume: false };
  const isPaused = standstill(clock, now)?.why === "paused";
  const isFree = asking.length === 0;
  const isOpen = clock.window !== undefined && (clock.deadline ?? 0) > now;
  return { extend: isOpen && !clock.extended.includes(seat), pause: isFree && !isPaused, resume: isFree && isPaused };
}

/** Whether anybody else would have to agree that a move is taken back. */
export const mustAsk = (seats: readonly { seat: number; kind: string }[], own: Own["seats"]): boolean =>
  seats.some(({ seat, kind }) => kind !== "bot" && !own.includes(seat));
