import { expect, it } from "vitest";
import { after, beside, last, type Node, number, stretches, way } from "./variations";

const node = (after: number, text: string): Node => ({ after, kind: text ? "act" : "start", seat: 0, text, name: "", comment: "", arrows: [] });

/** r1, then n1 r5 r2 or m3 r7 or o4; and another beginning, s8. */
const nodes = [node(0, ""), node(0, "r1"), node(1, "n1"), node(1, "m3"), node(2, "r5"), node(3, "r7"), node(1, "o4"), node(4, "r2"), node(0, "s8")];

it("knows what comes after what", () => {
  expect(after(nodes, 0)).toEqual([1, 8]);
  expect(after(nodes, 1)).toEqual([2, 3, 6]);
  expect(after(nodes, 7)).toEqual([]);
  expect(way(nodes, 7)).toEqual([0, 1, 2, 4, 7]);
  expect(way(nodes, 0)).toEqual([0]);
  expect(last(nodes, 0)).toBe(7);
  expect(last(nodes, 3)).toBe(5);
  expect(number(nodes, 5)).toBe(3);
});

it("goes from a variation to its neighbours and no further", () => {
  expect(beside(nodes, 3, -1)).toBe(2);
  expect(beside(nodes, 3, 1)).toBe(6);
  expect(beside(nodes, 6, 1)).toBe(null);
  expect(beside(nodes, 0, 1)).toBe(null);
});

it("writes every node once, variations where they leave the line", () => {
  expect(stretches(nodes)).toEqual([
    { depth: 0, nodes: [0, 1] },
    { depth: 1, nodes: [8] },
    { depth: 0, nodes: [2] },
    { depth: 1, nodes: [3, 5] },
    { depth: 1, nodes: [6] },
    { depth: 0, nodes: [4, 7] },
  ]);
  expect(stretches([node(0, "")])).toEqual([{ depth: 0, nodes: [0] }]);
});
