import { expect, test } from "vitest";
import { boundsOf } from "./bounds";

const symbol = (name: string, half: number) => ({
  name, art: [], outline: { rect: { area: { x: 0, y: 0, width: 0, height: 0 }, radius: 0 } }, bounds: { x: -half, y: -half, width: 2 * half, height: 2 * half },
});
const piece = (name: string, x: number, y: number) => ({ symbol: name, at: { x, y }, z: 0 });

test("the box holds every piece whole, and nothing more", () => {
  const symbols = [symbol("pawn", 5), symbol("tower", 8)];
  const preview = { choice: "line", pieces: [piece("pawn", 10, 10), piece("tower", 30, 12), piece("unknown", 900, 900)] };
  expect(boundsOf({ symbols }, preview)).toEqual({ x: 5, y: 4, width: 33, height: 16 });
  expect(boundsOf({ symbols }, { choice: "none", pieces: [] }).width).toBe(1);
});
