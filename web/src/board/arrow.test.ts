import { expect, it } from "vitest";
import type { Arrow } from "../api/types";
import { drawnArrow } from "./arrow";

// The same arrows and the same numbers as in crates/scene/src/tests/arrow.rs: both draw the same picture.
const arrow = (from: number[], bend: number[], to: number[], change: Partial<Arrow> = {}): Arrow => {
  const [a, b, c] = [from, bend, to].map(([x, y]) => ({ x: x!, y: y! }));
  return { from: a!, bend: b!, to: c!, why: "last", ink: null, shaft: "solid", tip: "head", is_stopped: false, tenths: 90, ...change };
};
const level = (change: Partial<Arrow> = {}) => drawnArrow(arrow([0, 0], [45, 0], [90, 0], change));
const bent = (change: Partial<Arrow> = {}) => drawnArrow(arrow([10, 10], [60, -20], [100, 40], change));

it("has a head unless it says otherwise", () => {
  expect(level()).toEqual({ shaft: "M0 0 Q45 0 66 0", dashes: undefined, end: "M90 0 L66 17 L66 -17 Z", kind: "face" });
  expect(bent()).toEqual({ shaft: "M10 10 Q60 -20 86.7 20", dashes: undefined, end: "M100 40 L72.5 29.5 L100.8 10.6 Z", kind: "face" });
});

it("differs in more than colour", () => {
  const own = { ink: "red", tenths: 60 } as const;
  expect(level({ ...own, shaft: "dashed", tip: "bar" })).toEqual({ shaft: "M0 0 Q45 0 90 0", dashes: "9.6 13.2", end: "M90 -10.7 L90 10.7", kind: "lines" });
  expect(level({ ...own, shaft: "dotted" })).toEqual({ shaft: "M0 0 Q45 0 74 0", dashes: "0.01 12.6", end: "M90 0 L74 11.3 L74 -11.3 Z", kind: "face" });
  expect(level({ ...own, tip: "knob" }).end).toBe("M90 -7.3 A7.33 7.33 0 0 1 90 7.3 A7.33 7.33 0 0 1 90 -7.3 Z");
  expect(bent({ ...own, shaft: "wavy" })).toEqual({
    shaft: "M10 10 Q23.2 15.8 26.1 2.1 Q31.2 -11.3 41.2 -1.5 Q47.9 9.7 55.3 -0.8 Q65.9 -9.6 68.3 4.1 Q67.4 17.2 80.2 13.3 Q94.7 12.3 91.1 26.7",
    dashes: undefined, end: "M100 40 L81.7 33 L100.6 20.4 Z", kind: "face",
  });
});

it("ends in a cross before its goal where it failed", () => {
  expect(level({ is_stopped: true })).toMatchObject({ shaft: "M0 0 Q45 0 66 0", end: "M55 -11 L77 11 M55 11 L77 -11", kind: "cross" });
  expect(level({ tenths: 60, shaft: "dashed", tip: "knob", is_stopped: true })).toMatchObject({
    shaft: "M0 0 Q45 0 74 0", end: "M66.7 -7.3 L81.3 7.3 M66.7 7.3 L81.3 -7.3", kind: "cross",
  });
});
