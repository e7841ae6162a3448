// Clocks and spans, at the edges where they change.
import { expect, it } from "vitest";
import { digits, isLive, isSlow, nextDigits, shownOn, span, standstill, told, type Urgency, urgency } from "./clock";
import { createHouseClock } from "./house";

const MINUTE = 60_000;
const [HOUR, DAY] = [60 * MINUTE, 24 * 60 * MINUTE];

it("counts the house's time on by a steady clock, whatever the machine's says", () => {
  let steady = 5_000;
  const house = createHouseClock(() => steady);
  house.set(1_700_000_000_000);
  steady += 1_234;
  expect(house.now()).toBe(1_700_000_001_234);
  house.set(1_700_000_002_000);
  expect(house.now()).toBe(1_700_000_002_000);
});

it("knows when the machine has slept, or was told another time, until the house speaks again", () => {
  let [steady, wall] = [100, 5_000_000];
  const house = createHouseClock(() => steady, () => wall);
  house.set(1_000_000);
  [steady, wall] = [steady + 60_000, wall + 60_900];
  expect(house.isAstray()).toBe(false);
  wall += 3_600_000;
  expect(house.isAstray()).toBe(true);
  house.set(4_700_000);
  expect([house.isAstray(), house.now()]).toEqual([false, 4_700_000]);
  wall -= 10_000;
  expect(house.isAstray()).toBe(true);
});

it("shows what is left until the deadline on the clock that runs, and what was left on the others", () => {
  const clock = { runs: 1, deadline: 100_000, left: [50_000, 30_000] };
  expect(shownOn(clock, 0, 80_000)).toBe(50_000);
  expect(shownOn(clock, 1, 80_000)).toBe(20_000);
  // A delay, or a pause, goes by first.
  expect(shownOn(clock, 1, 60_000)).toBe(30_000);
  // And never less than nothing.
  expect(shownOn(clock, 1, 100_001)).toBe(0);
  expect(shownOn({ left: [50_000] }, 0, 0)).toBe(50_000);
});

it("stands still as long as a pause or a holiday lasts", () => {
  expect(standstill({}, 5)).toBeNull();
  expect(standstill({ paused: 5 }, 5)).toBeNull();
  expect(standstill({ paused: 6, holiday: 9 }, 5)).toEqual({ why: "paused", until: 6 });
  expect(standstill({ paused: 6, holiday: 9 }, 7)).toEqual({ why: "holiday", until: 9 });
});

it("writes minutes and seconds, hours where there are any, and tenths at the end", () => {
  const written = [2 * HOUR + 3 * MINUTE + 4_999, HOUR, 5 * MINUTE, 59_999, 10_000, 9_999, 9_400, 50, 0].map((left) => digits(left, "en"));
  expect(written).toEqual(["2:03:04", "1:00:00", "5:00", "0:59", "0:10", "0:09.9", "0:09.4", "0:00.0", "0:00.0"]);
  expect(digits(9_400, "fr")).toBe("0:09,4");
});

it("is looked at again when its digits change, and not before", () => {
  for (const left of [4 * MINUTE, 61_234, 10_500, 9_999, 100, 1]) {
    const wait = nextDigits(left);
    expect(digits(left - wait + 1, "en"), `${left}`).toBe(digits(left, "en"));
    if (left > wait) expect(digits(left - wait, "en"), `${left}`).not.toBe(digits(left, "en"));
  }
});

it("is urgent in the last minute and in the last ten seconds, and says so once though it gains a little", () => {
  expect([60_001, 60_000, 10_001, 10_000, 0].map(urgency)).toEqual([0, 1, 1, 2, 2]);
  const heard: Urgency[] = [];
  let before: Urgency = 0;
  for (const left of [61_000, 59_000, 64_000, 58_000, 9_000, 14_000, 8_000, 25_000, 9_000, 130_000, 59_000]) {
    const now = told(before, left);
    if (now > before) heard.push(now);
    before = now;
  }
  expect(heard).toEqual([1, 2, 2, 1]);
});

it("says a length in its two largest units", () => {
  expect(span(2 * DAY + 3 * HOUR + 59 * MINUTE)).toEqual({ days: 2, hours: 3, minutes: 0 });
  expect(span(3 * HOUR + 59 * MINUTE + 59_000)).toEqual({ days: 0, hours: 3, minutes: 59 });
  expect(span(59_999)).toEqual({ days: 0, hours: 0, minutes: 0 });
  expect(span(-1)).toEqual({ days: 0, hours: 0, minutes: 0 });
});

it("knows clocks from days", () => {
  expect([isLive({ kind: "delay", minutes: 1, delay: 2 }), isSlow({ kind: "delay", minutes: 1, delay: 2 })]).toEqual([true, false]);
  expect([isLive({ kind: "days", days: 1 }), isSlow({ kind: "days", days: 1 })]).toEqual([false, true]);
  expect([isLive(undefined), isSlow({ kind: "unlimited" })]).toEqual([false, false]);
});
