// What the time of a table comes to at a moment, without any drawing. Moments are those of the house's clock, lengths are in
// milliseconds.
import type { TimeCard, TimeLimit } from "../api/types";

const [SECOND, MINUTE, HOUR, DAY] = [1000, 60_000, 3_600_000, 86_400_000];
/** From so little on, a clock counts tenths. */
const TENTHS = 10 * SECOND;

/** Whether each seat has a clock, and everybody sits there while it is played. */
export const isLive = (limit: TimeLimit | undefined): boolean => limit?.kind === "fischer" || limit?.kind === "delay";
/** Whether it is played over days. */
export const isSlow = (limit: TimeLimit | undefined): boolean => limit?.kind === "days" || limit?.kind === "phases";

/** Why no clock runs, and until when. */
export type Standstill = { why: "paused" | "holiday"; until: number };

export function standstill({ paused = 0, holiday = 0 }: Pick<TimeCard, "paused" | "holiday">, now: number): Standstill | null {
  if (paused > now) return { why: "paused", until: paused };
  return holiday > now ? { why: "holiday", until: holiday } : null;
}

/** What the live clock of a seat shows. The one that runs shows the time until the deadline, and never more than it began with: a
 * delay goes by before it moves. */
export function shownOn({ left, runs, deadline }: Pick<TimeCard, "left" | "runs" | "deadline">, seat: number, now: number): number {
  const most = left[seat] ?? 0;
  return runs === seat && deadline !== undefined ? Math.min(Math.max(deadline - now, 0), most) : most;
}

/** A live clock in digits: 4:59, 1:04:59, and with tenths towards the end. */
export function digits(left: number, lang: string): string {
  if (left < TENTHS) return `0:0${Math.floor(left / SECOND)}${lang === "fr" ? "," : "."}${Math.floor((left % SECOND) / 100)}`;
  const two = (n: number) => String(Math.floor(n)).padStart(2, "0");
  const [hours, minutes, seconds] = [Math.floor(left / HOUR), (left % HOUR) / MINUTE, two((left % MINUTE) / SECOND)];
  return hours > 0 ? `${hours}:${two(minutes)}:${seconds}` : `${Math.floor(minutes)}:${seconds}`;
}

/** How long until those digits are others, while the clock runs. */
export const nextDigits = (left: number): number => (left % (left < TENTHS ? 100 : SECOND)) + 1;

/** How urgent it is: the last minute, the last ten seconds. */
export type Urgency = 0 | 1 | 2;
const URGENT: readonly [Urgency, number][] = [[2, 10 * SECOND], [1, MINUTE]];
export const urgency = (left: number): Urgency => URGENT.find(([, most]) => left <= most)?.[0] ?? 0;

/** The same for whoever is told of it: a clock that gains a little after each move is not urgent anew each time. */
export const told = (before: Urgency, left: number): Urgency => Math.max(urgency(left), Math.min(before, urgency(left / 2))) as Urgency;

/** A length in its two largest units. */
export type Span = { days: number; hours: number; minutes: number };

export function span(length: number): Span {
  const minutes = Math.max(Math.floor(length / MINUTE), 0);
  const days = Math.floor(length / DAY);
  return days > 0 ? { days, hours: Math.floor((length % DAY) / HOUR), minutes: 0 } : { days: 0, hours: Math.floor(minutes / 60), minutes: minutes % 60 };
}
