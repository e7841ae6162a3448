// How much time the table shall give, without any drawing.
import { createSignal } from "solid-js";
import type { TimeLimit } from "../../api/types";
import { hourOf, type Text } from "../../time/words";

/** No limit, a clock for each, days for a move, phases that end at an hour. */
export type Sort = "unlimited" | "live" | "days" | "phases";
export type Time = ReturnType<typeof createTime>;

/** What can be chosen from, one step after the other. */
export const MINUTES = [1, 2, 3, 5, 10, 15, 20, 30, 45, 60, 90, 120, 180, 300];
export const SECONDS = [0, 1, 2, 3, 5, 10, 15, 20, 30, 60];
export const DAYS = [1, 2, 3, 5, 7, 14];
/** Nights that are left out, in hours of the day. */
export const NIGHT = { from: 23, to: 8 };
/** With more seats than this, several may decide at once, and phases make sense. */
const TWO = 2;

/** The zone of this machine. */
const zone = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone ?? "UTC";

export function createTime(seats: () => readonly number[]) {
  const [wished, setSort] = createSignal<Sort>("unlimited");
  const [minutes, setMinutes] = createSignal(10);
  const [seconds, setSeconds] = createSignal(5);
  const [isDelay, setDelay] = createSignal(false);
  const [days, setDays] = createSignal(3);
  const [hasNights, setNights] = createSignal(false);
  const [hasWeekends, setWeekends] = createSignal(false);
  const [hour, setHour] = createSignal("20:00");
  const [phaseDays, setPhaseDays] = createSignal(2);
  const sorts = (): Sort[] => ["unlimited", "live", "days", ...(seats().some((count) => count > TWO) ? (["phases"] as const) : [])];
  const sort = (): Sort => (sorts().includes(wished()) ? wished() : "unlimited");
  const rest = () => (hasNights() || hasWeekends() ? { zone: zone(), weekends: hasWeekends(), ...(hasNights() ? { nights: NIGHT } : {}) } : undefined);
  const live = (): TimeLimit =>
    isDelay() && seconds() > 0 ? { kind: "delay", minutes: minutes(), delay: seconds() } : { kind: "fischer", minutes: minutes(), increment: seconds() };
  /** What is wished for, as it travels. */
  const limit = (): TimeLimit => {
    if (sort() === "live") return live();
    if (sort() === "days") return { kind: "days", days: days(), ...(rest() ? { rest: rest()! } : {}) };
    if (sort() === "unlimited") return { kind: "unlimited" };
    const [at = 20, minute = 0] = hour().split(":").map(Number);
    return { kind: "phases", zone: zone(), hour: at, minute, days: { orders: phaseDays() } };
  };
  return {
    sorts, sort, setSort, minutes, setMinutes, seconds, setSeconds, isDelay, setDelay, days, setDays, hasNights, setNights, hasWeekends, setWeekends,
    hour, setHour, phaseDays, setPhaseDays, zone, limit,
  };
}

/** What such a limit means, and what happens when time runs out. */
export function meaning(limit: TimeLimit): Text {
  if (limit.kind === "fischer") return [limit.increment > 0 ? "limit-fischer" : "limit-sudden", { minutes: limit.minutes, seconds: limit.increment }];
  if (limit.kind === "delay") return ["limit-delay", { minutes: limit.minutes, seconds: limit.delay }];
  if (limit.kind === "days") return ["limit-days", { days: limit.days }];
  if (limit.kind === "phases") return ["limit-phases", { days: limit.days.orders, hour: hourOf(limit.hour, limit.minute), zone: limit.zone }];
  return ["time-unlimited", {}];
}
