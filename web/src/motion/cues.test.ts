import { describe, expect, it } from "vitest";
import type { Board, Scene } from "../api/types";
import { line, piece, scene as sample } from "../live/sample";
import { cues, type Heard } from "./cues";

const outline = { ellipse: { centre: { x: 0, y: 0 }, rx: 5, ry: 5 } };
const board: Board = {
  width: 100, height: 100, backdrop: [], overprint: [], gradients: [], colours: [], regions: [], previews: [],
  stage: { field: { x: 0, y: 0, width: 100, height: 100 }, wings: [], turns: [] },
  symbols: [{ name: "red", art: [], outline, bounds: { x: -5, y: -5, width: 10, height: 10 } }],
};
const heard = (change: Partial<Heard> & { pieces?: Scene["pieces"]; decor?: Scene["decor"] } = {}): Heard => {
  const { pieces = [piece("a", 1), piece("b", 2)], decor = [], ...rest } = change;
  return { board, scene: { ...sample(), panels: [], pieces, decor }, log: [line(1)], isMine: false, isOver: false, ...rest };
};
const die = (symbol: string) => [{ symbol, at: { x: 9, y: 9 }, z: 0 }];

describe("what a change sounds like", () => {
  it("nothing, where nothing changed", () => {
    const one = heard();
    expect(cues(one, one)).toEqual([]);
    expect(cues(heard(), heard())).toEqual([]);
  });
  it("a piece is put down, or moved", () => {
    expect(cues(heard(), heard({ pieces: [piece("a", 1), piece("b", 2), piece("c", 3)] }))).toEqual(["place"]);
    expect(cues(heard(), heard({ pieces: [piece("a", 7), piece("b", 2)] }))).toEqual(["place"]);
  });
  it("a piece is taken, with whatever moved", () => {
    expect(cues(heard(), heard({ pieces: [piece("a", 2)] }))).toEqual(["take"]);
  });
  it("a die shows another face, where chance and nobody else has spoken", () => {
    const log = [line(1), line(2)];
    expect(cues(heard({ decor: die("one") }), heard({ decor: die("six"), log }))).toEqual(["die"]);
    expect(cues(heard({ decor: die("one") }), heard({ decor: die("six"), log: [line(1), line(2, "a1")] }))).toEqual([]);
    expect(cues(heard({ decor: die("one") }), heard({ decor: die("one"), log }))).toEqual([]);
  });
  it("it is my turn, once", () => {
    expect(cues(heard(), heard({ pieces: [piece("a", 7), piece("b", 2)], isMine: true }))).toEqual(["place", "turn"]);
    expect(cues(heard({ isMine: true }), heard({ isMine: true }))).toEqual([]);
  });
  it("it is over, once, and nobody's turn", () => {
    expect(cues(heard(), heard({ isOver: true, isMine: true }))).toEqual(["end"]);
    expect(cues(heard({ isOver: true }), heard({ isOver: true }))).toEqual([]);
  });
  it("a board that is turned round makes no sound", () => {
    expect(cues(heard(), heard({ board: { ...board }, pieces: [] }))).toEqual([]);
  });
});
