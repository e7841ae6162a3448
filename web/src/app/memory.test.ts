import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { keep, kept } from "./memory";

const memory = new Map<string, string>();

beforeEach(() => {
  memory.clear();
  vi.stubGlobal("sessionStorage", {
    getItem: (key: string) => memory.get(key) ?? null,
    setItem: (key: string, value: string) => memory.set(key, value),
    removeItem: (key: string) => memory.delete(key),
  });
});
afterEach(() => void vi.unstubAllGlobals());

it("keeps what is half-written by table, seat and thread, and nothing of an empty text", () => {
  keep("letter-k3-2-1,2", "You take Norway");
  keep("letter-k3-1-1,2", "I do not");
  expect([kept("letter-k3-2-1,2"), kept("letter-k3-1-1,2"), kept("letter-k4-2-1,2")]).toEqual(["You take Norway", "I do not", ""]);
  keep("letter-k3-2-1,2", "");
  expect(kept("letter-k3-2-1,2")).toBe("");
  expect(memory.size).toBe(1);
});

it("where nothing may be kept, nothing is", () => {
  vi.stubGlobal("sessionStorage", undefined);
  keep("letter-k3-2-", "lost");
  expect(kept("letter-k3-2-")).toBe("");
});
