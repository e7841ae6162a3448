import { expect, it } from "vitest";
import type { ReviewPoint } from "../../api/types";
import { accountOf, HIGH, lineOf, nearest, topOf, WIDE, xOf, yOf } from "./lines";

const point = (at: number, worth: number | null, acting: number | null): ReviewPoint => ({ at, worths: [worth, worth === null ? null : 1 - worth], errors: [null, null], acting, decision: null });

it("luck and decisions add up to the whole change", () => {
  const points = [point(0, null, 0), point(1, 0.5, null), point(2, 0.6, 0), point(3, 0.4, 1), point(4, 0.75, null), point(5, 0.7, 1)];
  const first = accountOf(points, 0, [0])!;
  expect(first.luck).toBeCloseTo(0.05);
  expect(first.own).toBeCloseTo(-0.2);
  expect(first.others).toBeCloseTo(0.35);
  const second = accountOf(points, 1, [1])!;
  for (const one of [first, second]) expect(one.luck + one.own + one.others).toBeCloseTo(one.last - one.first);
  expect(accountOf([null, point(1, null, 0)], 0, [0])).toBeNull();
});

it("a line leaves out what nobody can tell, and ends at the end", () => {
  const points = [point(0, null, 0), point(1, 0.5, 0), point(2, 1, 1)];
  expect(lineOf(points, 0, 1, null)).toBe(`${xOf(1, 3)},${yOf(0.5, 1)} ${xOf(2, 3)},${yOf(1, 1)}`);
  expect(lineOf(points, 0, 1, 0).split(" ")).toHaveLength(3);
  expect(lineOf([...points, null], 0, 1, 0).split(" "), "not before all is judged").toHaveLength(2);
  expect(yOf(0, 1)).toBeGreaterThan(yOf(1, 1));
  expect(yOf(0, 1)).toBeLessThanOrEqual(HIGH);
});

it("pointing finds the nearest position", () => {
  for (const at of [0, 3, 9]) expect(nearest(xOf(at, 10) / WIDE, 10)).toBe(at);
  expect([nearest(-1, 10), nearest(2, 10), nearest(0.5, 1)]).toEqual([0, 9, 0]);
});

it("what is counted reaches up to the most that anybody has", () => {
  expect(topOf([point(0, 0.5, 0)], false)).toBe(1);
  expect(topOf([point(0, 0.5, 0), null], true)).toBeCloseTo(0.55);
});
