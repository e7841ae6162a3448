import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { done, finish, forget, next } from "./progress";

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

it("remembers what is done game by game, each lesson once", () => {
  finish("diam", "moving");
  finish("diam", "diam");
  finish("diam", "moving");
  finish("heap", "first");
  expect([...done("diam")]).toEqual(["moving", "diam"]);
  expect([...done("heap")]).toEqual(["first"]);
  forget("diam");
  expect([...done("diam")]).toEqual([]);
  expect(memory.size).toBe(1);
});

it("goes on behind the last lesson, and back to what was left out", () => {
  const all = ["a", "b", "c", "d"];
  expect(next(all, new Set(), null)).toBe("a");
  expect(next(all, new Set(["a", "b"]), "b")).toBe("c");
  expect(next(all, new Set(["b", "c"]), "c")).toBe("d");
  expect(next(all, new Set(["b", "c", "d"]), "d")).toBe("a");
  expect(next(all, new Set(all), "d")).toBe(null);
  // What was just done is not asked again, even where nothing can be remembered.
  expect(next(["a"], new Set(), "a")).toBe(null);
});
