// How much time is wished for, as it travels.
import { createRoot } from "solid-js";
import { expect, it } from "vitest";
import { createTime, type Time } from "./limit";

const time = (seats: number[], change: (time: Time) => void = () => {}) => createRoot((dispose) => {
  const one = createTime(() => seats);
  change(one);
  const found = { limit: one.limit(), sorts: one.sorts() };
  dispose();
  return found;
});
const zone = Intl.DateTimeFormat().resolvedOptions().timeZone;

it("is no limit at first", () => {
  expect(time([2]).limit).toEqual({ kind: "unlimited" });
});

it("is a clock that gains, or one that waits", () => {
  expect(time([2], (one) => one.setSort("live")).limit).toEqual({ kind: "fischer", minutes: 10, increment: 5 });
  const waiting = (one: Time) => {
    one.setSort("live");
    one.setDelay(true);
  };
  expect(time([2], waiting).limit).toEqual({ kind: "delay", minutes: 10, delay: 5 });
  // A delay of nothing is none.
  expect(time([2], (one) => [waiting(one), one.setSeconds(0)]).limit).toEqual({ kind: "fischer", minutes: 10, increment: 0 });
});

it("is days, with nights and weekends left out in one's own zone", () => {
  expect(time([2], (one) => one.setSort("days")).limit).toEqual({ kind: "days", days: 3 });
  expect(time([2], (one) => [one.setSort("days"), one.setNights(true)]).limit).toEqual({ kind: "days", days: 3, rest: { zone, nights: { from: 23, to: 8 }, weekends: false } });
  expect(time([2], (one) => [one.setSort("days"), one.setWeekends(true)]).limit).toEqual({ kind: "days", days: 3, rest: { zone, weekends: true } });
});

it("is phases only where more than two sit down", () => {
  expect(time([2]).sorts).not.toContain("phases");
  expect(time([2], (one) => one.setSort("phases")).limit).toEqual({ kind: "unlimited" });
  expect(time([2, 3], (one) => [one.setSort("phases"), one.setHour("19:30")]).limit).toEqual({ kind: "phases", zone, hour: 19, minute: 30, days: { orders: 2 } });
});
