import { describe, expect, it } from "vitest";
import type { Board, Piece, Scene } from "../api/types";
import { isStill, motion } from "./motion";

const label = { key: "x" };
const piece = (id: string, symbol: string, x: number, y: number): Piece => ({
  id, symbol, at: { x, y }, z: 0, on: null, label,
});
const scene = (pieces: Piece[], left = 4): Scene => ({
  caption: label, labels: [], pieces, tints: [], decor: [], marks: [], arrows: [], lines: [], overlays: [], captions: [], sheets: [], emblems: [],
  panels: [{
    id: "tray", label, place: { x: 0, y: 0, width: 216, height: 148 }, is_active: false, note: null,
    content: { tray: { slots: [{ id: "reds", label, symbol: "red", count: left, capacity: 4, is_active: false }] } },
  }],
});
const outline = { ellipse: { centre: { x: 0, y: 0 }, rx: 50, ry: 50 } };
const board: Board = {
  width: 1000, height: 1000, backdrop: [], overprint: [], gradients: [], colours: [], regions: [], previews: [],
  stage: { field: { x: 0, y: 0, width: 1000, height: 1000 }, wings: [], turns: [] },
  symbols: [{ name: "red", art: [], outline, bounds: { x: -50, y: -50, width: 100, height: 100 } }],
};

describe("what moved", () => {
  it("is nothing between equal scenes", () => {
    const one = scene([piece("a", "red", 1, 1)]);
    expect(isStill(motion(board, one, one))).toBe(true);
  });
  it("follows an id", () => {
    const moved = motion(board, scene([piece("a", "red", 1, 1)]), scene([piece("a", "red", 9, 9)]));
    expect(moved.glides).toEqual([{ id: "a", from: { x: 1, y: 1 }, to: { x: 9, y: 9 }, scale: 1 }]);
  });
  it("matches vanished and appeared pieces by drawing and distance", () => {
    const before = scene([piece("1-1", "red", 0, 0), piece("1-2", "blue", 0, -30), piece("8-1", "red", 500, 500)]);
    const after = scene([piece("2-1", "red", 100, 0), piece("2-2", "blue", 100, -30), piece("8-1", "red", 500, 500)]);
    const { glides, arrivals, leavings } = motion(board, before, after);
    expect(glides.map(({ id, from }) => [id, from.x, from.y])).toEqual([["2-1", 0, 0], ["2-2", 0, -30]]);
    expect([arrivals, leavings]).toEqual([[], []]);
  });
  it("keeps the order of a pile of one colour", () => {
    const before = scene([piece("1-1", "red", 0, 0), piece("1-2", "red", 0, -30)]);
    const after = scene([piece("2-1", "red", 100, 0), piece("2-2", "red", 100, -30)]);
    expect(motion(board, before, after).glides.map(({ id, from }) => [id, from.y])).toEqual([["2-1", 0], ["2-2", -30]]);
  });
  it("does not take another sort for the same piece", () => {
    const { glides, arrivals, leavings } = motion(board, scene([piece("a", "red", 0, 0)]), scene([piece("a", "blue", 0, 0)]));
    expect(glides).toEqual([]);
    expect(arrivals).toEqual(["a"]);
    expect(leavings.map((one) => one.symbol)).toEqual(["red"]);
  });
  it("brings a placed piece from the last full well of its tray", () => {
    const { glides } = motion(board, scene([], 4), scene([piece("a", "red", 500, 500)], 3));
    expect(glides).toHaveLength(1);
    expect(glides[0]!.scale).toBeLessThan(1);
    expect(glides[0]!.from.x).toBeGreaterThan(150);
  });
  it("sends a taken piece into a tray that gains one", () => {
    const { leavings } = motion(board, scene([piece("a", "red", 500, 500)], 1), scene([], 2));
    expect(leavings[0]!.to).not.toBeNull();
    expect(leavings[0]!.to!.x).toBeLessThan(120);
  });
  it("lets a piece fade that goes nowhere", () => {
    expect(motion(board, scene([piece("a", "red", 5, 5)]), scene([])).leavings[0]!.to).toBeNull();
  });
});
