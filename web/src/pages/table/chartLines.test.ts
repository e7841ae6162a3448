import { describe, expect, it } from "vitest";
import type { Chart } from "../../api/types";
import { HIGH, lines, scaleOf, WIDE } from "./chartLines";

const chart = (moments: number, ...values: number[][]): Chart => ({
  moments: Array.from({ length: moments }, (_, i) => 1900 + i),
  series: values.map((values) => ({ label: { key: "x" }, symbol: null, colour: "text", dash: "solid", values })),
});
const points = (line: string) => line.split(" ").map((point) => point.split(",").map(Number) as [number, number]);

describe("the lines of a chart", () => {
  it("lie within its picture, however long it is", () => {
    const long = chart(60, Array.from({ length: 60 }, (_, i) => i % 19), [3]);
    for (const [x, y] of lines(long).flatMap(points)) {
      expect(x).toBeGreaterThan(0);
      expect(x).toBeLessThan(WIDE);
      expect(y).toBeGreaterThan(0);
      expect(y).toBeLessThan(HIGH);
    }
  });
  it("run side by side where their numbers are the same", () => {
    const [a, b] = lines(chart(2, [3, 4], [3, 4])).map(points);
    expect(a![0]![0]).toBe(b![0]![0]);
    expect(Math.abs(a![0]![1] - b![0]![1])).toBeGreaterThan(1);
  });
  it("are seen even at their first moment, and end with their numbers", () => {
    expect(points(lines(chart(1, [3]))[0]!)).toHaveLength(2);
    expect(points(lines(chart(5, [3, 2]))[0]!)).toHaveLength(2);
    expect(lines(chart(3, []))).toEqual([""]);
  });
  it("have a few levels and moments written beside them", () => {
    const { levels, moments } = scaleOf(chart(60, [0, 18]));
    expect(levels.map(({ value }) => value)).toEqual([0, 5, 10, 15]);
    expect(moments.length).toBeLessThan(8);
    expect(scaleOf(chart(2, [-1, 2])).levels.map(({ value }) => value)).toEqual([-1, 0, 1, 2]);
    expect(scaleOf(chart(0)).levels.map(({ value }) => value)).toEqual([0, 1]);
  });
});
