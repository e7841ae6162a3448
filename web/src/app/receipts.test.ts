import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { keepReceipt, keptAt } from "./receipts";

const kept = new Map<string, string>();
const receipt = (window: number, hash: string) => ({ window, hash, salt: "5a17" });

beforeEach(() => {
  kept.clear();
  vi.stubGlobal("localStorage", { getItem: (key: string) => kept.get(key) ?? null, setItem: (key: string, value: string) => kept.set(key, value) });
});
afterEach(() => void vi.unstubAllGlobals());

it("keeps the last receipt of each seat and decision, table by table", () => {
  keepReceipt("k3", 1, receipt(4, "a"));
  keepReceipt("k3", 0, receipt(4, "b"));
  keepReceipt("k3", 0, receipt(2, "c"));
  keepReceipt("k3", 1, receipt(4, "d"));
  keepReceipt("other", 1, receipt(4, "e"));
  expect(keptAt("k3").map(({ window, seat, hash }) => [window, seat, hash])).toEqual([[2, 0, "c"], [4, 0, "b"], [4, 1, "d"]]);
  expect(keptAt("other")).toEqual([{ window: 4, seat: 1, hash: "e", salt: "5a17" }]);
});

it("what it cannot read is nothing", () => {
  kept.set("tabletier-receipts-k3", "{");
  expect([keptAt("k3"), keptAt("nowhere")]).toEqual([[], []]);
});
