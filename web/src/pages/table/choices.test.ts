import { expect, it } from "vitest";
import { foldedWidth, inBar, roomOf } from "./choices";

const button = (sort: string, width = 100) => ({ sort, width });

it("a bar is narrow below a width of its own, and tall above one height", () => {
  expect(roomOf({ width: 620, height: 100 })).toEqual({ width: 620, isNarrow: false, isTall: false });
  expect(roomOf({ width: 619, height: 101 })).toEqual({ width: 619, isNarrow: true, isTall: true });
  expect(roomOf({ width: 520, height: 64 }, 520).isNarrow).toBe(false);
});

it("all stand in the bar where there is room", () => {
  expect(inBar([button("a"), button("b")], 208, 50)).toEqual([0, 1]);
});

it("lists go into the menu first: what stands alone stays at hand", () => {
  const forms = Array.from({ length: 6 }, () => button("form"));
  expect(inBar([...forms, button("ready")], 400, 50)).toEqual([6]);
});

it("of a list alone as many stand in the bar as there is room for", () => {
  expect(inBar(Array.from({ length: 5 }, () => button("number")), 300, 50)).toEqual([0, 1]);
});

it("where nothing fits, everything is in the menu", () => {
  expect(inBar([button("a", 300), button("b", 300)], 200, 50)).toEqual([]);
});

it("words in two lines are as wide as the longer one at best", () => {
  expect(foldedWidth("Mon armée est prête")).toBe(30 + 8.2 * 9);
  expect(foldedWidth("Pass")).toBe(30 + 8.2 * 4);
});
