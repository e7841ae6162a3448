import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { company, gathered, keepLevel, levelOf } from "./company";

const kept = new Map<string, string>();
beforeEach(() => {
  kept.clear();
  vi.stubGlobal("localStorage", { getItem: (key: string) => kept.get(key) ?? null, setItem: (key: string, value: string) => kept.set(key, value) });
});
afterEach(() => vi.unstubAllGlobals());

it("bots play at the level last chosen for their game, else in the middle", () => {
  expect(levelOf("diam")).toBe(3);
  keepLevel("diam", 5);
  expect([levelOf("diam"), levelOf("other")]).toEqual([5, 3]);
  kept.set("tabletier-level-diam", "99");
  expect(levelOf("diam")).toBe(3);
});

it("one sits down against bots, or keeps the next seat for a friend", () => {
  expect(company({ key: "diam", seats: [2, 3, 4] }, false)).toEqual([{ kind: "me" }, { kind: "bot", level: 3 }]);
  expect(company({ key: "other", seats: [3] }, true)).toEqual([{ kind: "me" }, { kind: "invite" }, { kind: "bot", level: 3 }]);
});

it("the small game of a course is against the weakest, as many as its options say", () => {
  keepLevel("diam", 5);
  expect(company({ key: "diam", seats: [2, 3, 4] }, false, { players: 3 }, 1)).toEqual([{ kind: "me" }, { kind: "bot", level: 1 }, { kind: "bot", level: 1 }]);
  expect(gathered({ key: "divine", seats: [9], drawn: 18 }, false, {}, 1)).toEqual({ bots: 1, alone: true });
});
