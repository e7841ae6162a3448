// Time in words: what a table gives, how long it is until something, when that is.
import type { TimeLimit } from "../api/types";
import type { Lang } from "../words/bundle";
import { span } from "./clock";

/** A text of the page and what stands in it. */
export type Text = [key: string, args: Record<string, string | number>];

/** An hour of the day as clocks write it. */
export const hourOf = (hour: number, minute = 0): string => `${hour}:${String(minute).padStart(2, "0")}`;

/** How much time a table gives, in a few words. */
export function limitText(limit: TimeLimit): Text {
  switch (limit.kind) {
    case "unlimited":
      return ["time-unlimited", {}];
    case "fischer":
      return [limit.increment > 0 ? "time-fischer" : "time-sudden", { minutes: limit.minutes, seconds: limit.increment }];
    case "delay":
      return ["time-delay", { minutes: limit.minutes, seconds: limit.delay }];
    case "days":
      return [limit.rest ? "time-days-rest" : "time-days", { days: limit.days }];
    case "phases":
      return ["time-phases", { hour: hourOf(limit.hour, limit.minute), zone: limit.zone }];
  }
}

/** How long it is until something: its two largest units. */
export function inText(length: number): Text {
  const { days, hours, minutes } = span(length);
  if (days > 0) return [hours > 0 ? "in-days-hours" : "in-days", { days, hours }];
  if (hours > 0) return [minutes > 0 ? "in-hours-minutes" : "in-hours", { hours, minutes }];
  return [minutes > 0 ? "in-minutes" : "in-moment", { minutes }];
}

/** A moment as day and hour, in the reader's own zone. */
export function dayAndHour(moment: number, lang: Lang, zone?: string): string {
  const form = { weekday: "short", day: "numeric", month: "short", hour: "2-digit", minute: "2-digit" } as const;
  return new Intl.DateTimeFormat(lang === "en" ? "en-GB" : lang, zone === undefined ? form : { ...form, timeZone: zone }).format(moment);
}
