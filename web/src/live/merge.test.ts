import { describe, expect, it } from "vitest";
import type { LogEntry } from "../api/types";
import { hasGap, mergeLog, patience, turns } from "./merge";

const entry = (number: number, action: string | null = null): LogEntry => ({
  number, text: { key: `e${number}` }, action: action === null ? null : { seat: 0, text: action },
});

describe("the log", () => {
  it("takes what is new", () =>
    expect(mergeLog([entry(1)], { since: 1, log: [entry(2), entry(3)] }).map((e) => e.number)).toEqual([1, 2, 3]));
  it("is replaced by a whole one", () =>
    expect(mergeLog([entry(1), entry(2)], { since: 0, log: [entry(1)] }).map((e) => e.number)).toEqual([1]));
  it("never counts an event twice", () =>
    expect(mergeLog([entry(1), entry(2)], { since: 1, log: [entry(1), entry(2)] }).map((e) => e.number)).toEqual([1, 2]));
  it("notices what is missing", () => {
    expect(hasGap([entry(1)], { since: 3 })).toBe(true);
    expect(hasGap([entry(1)], { since: 1 })).toBe(false);
    expect(hasGap([], { since: 0 })).toBe(false);
  });
});

it("turns gather what came of an action", () => {
  const list = turns([entry(1), entry(2, "r1"), entry(3), entry(4, "n1")]);
  expect(list.map((turn) => [turn.first, turn.last, turn.action?.text])).toEqual([[1, 1, undefined], [2, 3, "r1"], [4, 4, "n1"]]);
});

it("patience grows and has an end", () => {
  expect(patience(0, 0.5)).toBeCloseTo(0.5);
  expect(patience(30, 1)).toBeLessThanOrEqual(25);
});
