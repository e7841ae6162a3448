import { describe, expect, it } from "vitest";
import type { Scene, Slot } from "../api/types";
import { corner, fitWords, headed, type PlacedPanel, slotArea } from "./layout";
import { order } from "./order";

const label = { key: "x" };
const slot = (id: string, capacity: number): Slot => ({ id, label, symbol: "s", count: 1, capacity, is_active: false });
const panel = (slots: Slot[], width: number, height: number): PlacedPanel => ({
  id: "p", label, place: { x: 0, y: 0, width, height }, is_active: false, note: null, content: { tray: { slots } },
});

// The same numbers as in crates/scene/src/tests/svg.rs: both draw the same picture.
describe("slots of a tray", () => {
  it("stand below each other", () => {
    const many = panel([slot("a", 3), slot("b", 3)], 216, 108);
    expect([slotArea(many, 0), slotArea(many, 1)]).toEqual([{ x: 8, y: 40, width: 200, height: 30 }, { x: 8, y: 70, width: 200, height: 30 }]);
  });
  it("stand side by side where each holds one piece and the tray is wide", () => {
    const wide = panel([slot("a", 1), slot("b", 1)], 216, 108);
    expect([slotArea(wide, 0), slotArea(wide, 1)]).toEqual([{ x: 8, y: 40, width: 100, height: 60 }, { x: 108, y: 40, width: 100, height: 60 }]);
    const high = panel([slot("a", 1), slot("b", 1)], 68, 256);
    expect(slotArea(high, 1)).toEqual({ x: 8, y: 144, width: 52, height: 104 });
  });
});

it("the sign for a closer look stands at the top right", () => {
  expect(corner({ rect: { area: { x: 10, y: 20, width: 30, height: 40 }, radius: 0 } })).toEqual({ x: 30, y: 30 });
  expect(corner({ polygon: [{ x: 0, y: 5 }, { x: 9, y: 7 }, { x: 4, y: 1 }] })).toEqual({ x: 9, y: 1 });
  expect(corner({ ellipse: { centre: { x: 100, y: 100 }, rx: 40, ry: 20 } })).toEqual({ x: 130, y: 85 });
  expect(corner({ path: "Z" })).toEqual({ x: 0, y: 0 });
});

it("long words are written smaller, then cut off", () => {
  expect(fitWords("short", 300)).toEqual({ words: "short", size: 23 });
  expect(fitWords("a heading of some length", 300).size).toBeLessThan(23);
  expect(fitWords("a heading that is much too long for its place", 300).words).toMatch(/…$/);
  // Wide letters are given the room they take.
  const [wide, usual] = [fitWords("W".repeat(24), 300), fitWords("a".repeat(24), 300)];
  expect(wide.words.length).toBeLessThan(usual.words.length);
  expect(wide.words.length * 0.9 * wide.size).toBeLessThan(300);
});

it("a note has room of its own beside a heading, or below it where the heading would be cut off", () => {
  expect(headed("Ana", null, 300, true, 0)).toEqual({ words: "Ana", size: 23, isBelow: false });
  expect(headed("Ana", "Ready", 300, true, 0)).toEqual({ words: "Ana", size: 23, isBelow: false });
  expect(headed("Ana, yellow army", "Army ready", 300, true, 0)).toEqual({ words: "Ana, yellow army", size: 23, isBelow: true });
  expect(headed("Ana, yellow army", "Army ready", 300, false, 0)).toMatchObject({ words: expect.stringMatching(/^Ana.*…$/), isBelow: false });
});

it("things lie over each other by z, words above what shares their height", () => {
  const at = { x: 0, y: 0 };
  const shape = { outline: { path: "Z" }, fill: null, stroke: null, opacity: 100 };
  const scene = {
    decor: [{ symbol: "s", at, z: 1 }], pieces: [{ id: "p", symbol: "s", at, z: 1, on: null, label }], lines: [],
    overlays: [{ z: 1, shape }, { z: 9, shape }], captions: [{ at, text: label, size: 9, width: null, ink: "text", anchor: "start", z: 1 }],
  } as unknown as Scene;
  expect(order(scene)).toEqual(["overlay 0", "decor 0", "piece p", "caption 0", "overlay 1"]);
});
