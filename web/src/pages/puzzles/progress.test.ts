import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { next, prolong, solve, solved, streak } from "./progress";

const memory = new Map<string, string>();

beforeEach(() => {
  memory.clear();
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => memory.get(key) ?? null,
    setItem: (key: string, value: string) => memory.set(key, value),
    removeItem: (key: string) => memory.delete(key),
  });
});
afterEach(() => void vi.unstubAllGlobals());

it("remembers what is solved game by game, each puzzle once", () => {
  for (const name of ["a", "b", "a"]) solve("diam", name);
  solve("heap", "c");
  expect([...solved("diam")]).toEqual(["a", "b"]);
  expect([...solved("heap")]).toEqual(["c"]);
});

it("counts days in a row, each once, and begins anew after a day without", () => {
  expect(streak("diam", 100)).toBe(0);
  for (const day of [100, 100, 101]) prolong("diam", day);
  expect(streak("diam", 101)).toBe(2);
  // Today's may still be solved.
  expect(streak("diam", 102)).toBe(2);
  expect(streak("diam", 103)).toBe(0);
  prolong("diam", 103);
  expect(streak("diam", 103)).toBe(1);
});

it("begins anew where what is remembered makes no sense", () => {
  memory.set("tabletier-streak-diam", "yesterday");
  expect(streak("diam", 7)).toBe(0);
  prolong("diam", 7);
  expect(streak("diam", 7)).toBe(1);
});

it("goes on behind the last puzzle, and back to what was left out", () => {
  const all = ["a", "b", "c"];
  expect(next(all, new Set(["a"]), "a")).toBe("b");
  expect(next(all, new Set(["b", "c"]), "c")).toBe("a");
  expect(next(all, new Set(all), "b")).toBe(null);
});
