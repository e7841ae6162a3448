import { expect, it } from "vitest";
import type { Board } from "../../api/types";
import { same } from "./boards";

const board = (width: number): Board => ({ width, height: 9, backdrop: [], symbols: [], gradients: [], colours: [] });

it("a board that looks the same from both sides is one board", () => {
  const [first, turned] = [board(10), board(11)];
  expect(same([first], board(10))).toBe(first);
  expect(same([first], turned)).toBe(turned);
  expect(same([], turned)).toBe(turned);
});
