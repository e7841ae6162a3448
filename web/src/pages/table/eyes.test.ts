import { expect, it } from "vitest";
import type { Waiting } from "../../api/types";
import { curtain, isShared, next } from "./eyes";

const waits = (must: number[]): Waiting => ({ must, may: [], window: 1 });
const seen = (waiting: Waiting, status: "open" | "running" | "over" = "running") => ({ as: 0, waiting, table: { status } });

it("a screen is shared by several seats of a running game with secrets", () => {
  expect(isShared(seen(waits([0])), [0, 1], true)).toBe(true);
  expect(isShared(seen(waits([0])), [0, 1], false)).toBe(false);
  expect(isShared(seen(waits([0])), [0], true)).toBe(false);
  expect(isShared(seen(waits([0]), "open"), [0, 1], true)).toBe(false);
  expect(isShared(seen({ over: { standings: [], how: "x" } }), [0, 1], true)).toBe(false);
  expect(isShared(null, [0, 1], true)).toBe(false);
  const branch = { ...seen(waits([0])), table: { status: "running" as const, branch_of: "k3" } };
  expect(isShared(branch, [0, 1], true), "nobody hides from oneself").toBe(false);
});

it("the screen goes to whoever is awaited", () => {
  expect(next(seen(waits([1])), [0, 1], 0)).toBe(1);
  expect(next(seen(waits([0, 1])), [0, 1], 0)).toBeNull();
  expect(next(seen(waits([2])), [0, 1], 0)).toBeNull();
  expect(next(seen({ chance: true }), [0, 1], 0)).toBeNull();
});

it("the curtain is drawn at first, and between two players", () => {
  const now = seen(waits([1]));
  expect(curtain(now, null, null)).toBe(0);
  expect(curtain(now, 0, null)).toBeNull();
  expect(curtain(now, 0, 1)).toBe(1);
  expect(curtain({ ...now, as: "public" }, null, null)).toBeNull();
});
