import { describe, expect, it } from "vitest";
import type { Board, Rect, Scene } from "../api/types";
import { arrange } from "./arrange";
import { need } from "./need";
import { plan } from "./plan";
import { boxOf, moveOutline, around } from "./turning";

const rect = (x: number, y: number, width: number, height: number): Rect => ({ x, y, width, height });
const label = { key: "x" };
const region = (id: string, area: Rect) => ({ id, label, outline: { rect: { area, radius: 0 } } });
const shape = (outline: Board["regions"][number]["outline"]) => ({ shape: { outline, fill: null, stroke: null, opacity: 100 } });

/** Two squares above each other, a panel above them: a long board of 100 by 220. */
const board: Board = {
  width: 100, height: 240, overprint: [], gradients: [], colours: [], symbols: [], previews: [],
  backdrop: [
    shape({ rect: { area: rect(0, 40, 100, 200), radius: 0 } }), shape({ path: "M10 60 l10 0 v5 H12 z" }),
    { lettering: { at: { x: 10, y: 130 }, text: "1", size: 20, ink: "text" } },
  ],
  regions: [region("far", rect(0, 40, 100, 100)), region("near", rect(0, 140, 100, 100))],
  stage: { field: rect(0, 40, 100, 200), wings: [rect(0, 0, 100, 40)], turns: ["quarter", "half", "three-quarters"] },
};
const scene = {
  caption: label, labels: [], marks: [], sheets: [], lines: [], overlays: [], captions: [], decor: [{ symbol: "s", at: { x: 60, y: 20 }, z: 0 }],
  pieces: [{ id: "p", symbol: "s", at: { x: 80, y: 150 }, z: 0, on: "near", label }],
  arrows: [{ from: { x: 50, y: 190 }, bend: { x: 50, y: 140 }, to: { x: 50, y: 110 }, why: "last" }],
  panels: [{ id: "panel", label, place: rect(0, 0, 100, 40), is_active: false, note: null, content: { text: [] } }],
} as unknown as Scene;
const panels = [rect(0, 0, 100, 40)];
const upright = (width: number, height: number, wish: 0 | 1 | 2 | 3 | null = 0) => plan(board, { width, height }, 0.1, wish, panels);

describe("a plan", () => {
  it("is the game's own where that is nearly the best", () => {
    expect(upright(200, 480)).toEqual({ quarters: 0, box: rect(0, 0, 100, 240), wings: [] });
  });
  it("lays wings beside the field where the room is wide", () => {
    const { box, wings } = upright(600, 200);
    expect(box).toEqual(rect(0, 40, 212, 200));
    expect(wings).toEqual([{ from: rect(0, 0, 100, 40), to: rect(112, 40, 100, 40) }]);
  });
  it("turns a long board by itself only where much is gained", () => {
    expect(upright(600, 200, null).quarters).toBe(1);
    expect(upright(240, 240, null).quarters).toBe(0);
  });
  it("turns where upright would be too small to be hit", () => {
    const room = { width: 230, height: 200 };
    expect(plan(board, room, 0.1, null, panels).quarters).toBe(0);
    expect(plan(board, room, 3, null, panels).quarters).toBe(1);
  });
  it("turns no board whose game does not say so", () => {
    const still = { ...board, stage: { ...board.stage, turns: [] } };
    expect(plan(still, { width: 600, height: 100 }, 9, 1, panels).quarters).toBe(0);
  });
});

describe("a turned board", () => {
  const by = upright(600, 200, 1);
  const { board: turned, scene: lay } = arrange(board, by);
  it("has its near side on the left and its places turned", () => {
    // The field is turned around its middle, (50, 140).
    expect(turned.regions.map(({ outline }) => boxOf(outline))).toEqual([rect(50, 90, 100, 100), rect(-50, 90, 100, 100)]);
  });
  it("keeps upright what lies in a place", () => {
    expect(turned.backdrop.slice(1)).toEqual([shape({ path: "M60 110 l10 0 v5 H62 z" }), { lettering: { at: { x: 60, y: 180 }, text: "1", size: 20, ink: "text" } }]);
    expect(lay(scene).pieces[0]!.at).toEqual({ x: 30, y: 100 });
  });
  it("turns arrows, and moves wings as they are", () => {
    expect(lay(scene).arrows[0]).toMatchObject({ from: { x: 0, y: 140 }, to: { x: 80, y: 140 } });
    const [wing] = by.wings;
    expect(lay(scene).panels[0]!.place).toEqual(wing!.to);
    expect(lay(scene).decor[0]!.at).toEqual({ x: wing!.to.x + 60, y: wing!.to.y + 20 });
  });
  it("does not draw anew what stayed the same", () => {
    expect(lay({ ...scene, marks: [] }).pieces[0]).toBe(lay(scene).pieces[0]);
  });
});

it("paths of every sort are turned", () => {
  const quarter = around({ x: 0, y: 0 }, 1);
  const turned = (path: string) => moveOutline({ path }, quarter);
  expect(turned("M1 2 L3 4 H5 V6 Z")).toEqual({ path: "M-2 1 L-4 3 V5 H-6 Z" });
  expect(turned("M1 2 h3 v4 q1 2 3 4 t5 6")).toEqual({ path: "M-2 1 v3 h-4 q-2 1 -4 3 t-6 5" });
  expect(turned("m1,2 3,4a5 6 0 0 1 7-8")).toEqual({ path: "m-2 1 l-4 3 a5 6 90 0 1 8 7" });
});

it("the least size follows from the smallest target and the smallest letters", () => {
  expect(need(board, scene, false)).toBeCloseTo(1.005 * 11 / 20);
  const large = { ...board, backdrop: [] };
  expect(need(large, scene, false)).toBeCloseTo(1.005 * 0.24);
  expect(need(large, scene, true)).toBeCloseTo(1.005 * 0.28);
});
