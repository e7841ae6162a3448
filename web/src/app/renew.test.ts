import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { dequeue, queue, renew, settled, unqueue } from "./renew";

const kept = new Map<string, string>();
const reload = vi.fn();
const move = { table: "k3", seat: 1, action: "r2", window: 4, key: "once" };

beforeEach(() => {
  kept.clear();
  reload.mockReset();
  vi.stubGlobal("location", { reload });
  vi.stubGlobal("sessionStorage", {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
    removeItem: (key: string) => kept.delete(key),
  });
});
afterEach(() => {
  dequeue(move);
  vi.unstubAllGlobals();
});

it("a move on its way is taken along, and given once, at its table", () => {
  queue(move);
  expect(unqueue("k3")).toBeNull();
  expect(renew()).toBe(true);
  expect(unqueue("other")).toBeNull();
  expect(unqueue("k3")).toEqual(move);
  expect(unqueue("k3")).toBeNull();
});

it("nothing is taken along when nothing is on its way", () => {
  queue(move);
  dequeue(move);
  renew();
  expect(unqueue("k3")).toBeNull();
});

it("a move that has its answer takes no other one's place", () => {
  queue({ ...move, table: "other" });
  queue(move);
  dequeue({ ...move, table: "other" });
  renew();
  expect(unqueue("k3")).toEqual(move);
});

it("a page is fetched anew once, and again only after it worked", () => {
  expect([renew(), renew()]).toEqual([true, false]);
  settled();
  expect(renew()).toBe(true);
  expect(reload).toHaveBeenCalledTimes(2);
});

it("where nothing can be kept, nothing is fetched anew", () => {
  vi.stubGlobal("sessionStorage", undefined);
  expect([renew(), unqueue("k3")]).toEqual([false, null]);
  expect(reload).not.toHaveBeenCalled();
});
