import { expect, it } from "vitest";
import { bounds, revealed, zoomed } from "./viewport";

const room = { width: 400, height: 300 };
const content = { width: 1000, height: 500 };

it("opens whole where that is large enough, else as large as is needed", () => {
  expect(bounds(room, content, 0.1).open).toBeCloseTo(0.4, 2);
  expect(bounds(room, content, 0.7).open).toBe(0.7);
  expect(bounds(room, content, 0.7).least).toBeCloseTo(0.4, 2);
});

it("keeps what is under the fingers where it is", () => {
  const before = { scale: 1, left: 200, top: 50 };
  const at = { x: 100, y: 120 };
  const after = zoomed(before, room, content, 2, at);
  expect((after.left + at.x) / 2).toBeCloseTo(300);
  expect((after.top + at.y) / 2).toBeCloseTo(170);
});

it("begins in the middle where the picture is smaller than the room, and never scrolls beyond its edge", () => {
  // 200 high in a room of 300: there are 50 above it.
  const after = zoomed({ scale: 0.4, left: 0, top: 0 }, room, content, 0.8, { x: 200, y: 150 });
  expect(after).toEqual({ scale: 0.8, left: 200, top: 50 });
  expect(zoomed({ scale: 1, left: 600, top: 200 }, room, content, 0.4, { x: 0, y: 0 })).toEqual({ scale: 0.4, left: 0, top: 0 });
});

it("moves no farther than needed to show something", () => {
  const view = { scale: 1, left: 0, top: 0 };
  expect(revealed(view, room, content, { x: 50, y: 50, width: 30, height: 30 })).toEqual(view);
  expect(revealed(view, room, content, { x: 500, y: 50, width: 30, height: 30 }).left).toBe(500 + 30 + 16 - 400);
  expect(revealed({ ...view, left: 300 }, room, content, { x: 100, y: 50, width: 30, height: 30 }).left).toBe(84);
  // What is larger than the room is shown by its middle.
  expect(revealed(view, room, content, { x: 300, y: 0, width: 500, height: 30 }).left).toBe(350);
});
