import { expect, it } from "vitest";
import type { Waiting } from "../../api/types";
import { curtain, isShared, next } from "./eyes";

const waits = (must: number[]): Waiting => ({ must, may: [], window: 1 });
const seen = (own: number[], waiting: Waiting, status: "open" | "running" | "over" = "running") =>
  ({ as: own[0] ?? ("public" as const), own, waiting, table: { status } });

it("a screen is shared by several seats of a running game with secrets", () => {
  expect(isShared(seen([0, 1], waits([0])), true)).toBe(true);
  expect(isShared(seen([0, 1], waits([0])), false)).toBe(false);
  expect(isShared(seen([0], waits([0])), true)).toBe(false);
  expect(isShared(seen([0, 1], waits([0]), "open"), true)).toBe(false);
  expect(isShared(seen([0, 1], { over: { standings: [], how: "x" } }), true)).toBe(false);
  expect(isShared(null, true)).toBe(false);
});

it("the screen goes to whoever is awaited", () => {
  expect(next(seen([0, 1], waits([1])), 0)).toBe(1);
  expect(next(seen([0, 1], waits([0, 1])), 0)).toBeNull();
  expect(next(seen([0, 1], waits([2])), 0)).toBeNull();
  expect(next(seen([0, 1], { chance: true }), 0)).toBeNull();
});

it("the curtain is drawn at first, and between two players", () => {
  const now = seen([0, 1], waits([1]));
  expect(curtain(now, true, null, null)).toBe(0);
  expect(curtain(now, true, 0, null)).toBeNull();
  expect(curtain(now, true, 0, 1)).toBe(1);
  expect(curtain(now, false, null, null)).toBeNull();
  expect(curtain(seen([0], waits([0])), true, null, null)).toBeNull();
});
