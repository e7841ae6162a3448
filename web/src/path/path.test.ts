import { describe, expect, it } from "vitest";
import type { Move, Step } from "../api/types";
import { ahead, keep, point, press, undo, walk, written } from "./path";

const id = (name: string): Step => ({ id: name });
const say = (name: string): Step => ({ choice: { name, label: { key: name } } });
const moves: Move[] = [
  { action: "r1", path: [id("red"), id("s1")] },
  { action: "r2", path: [id("red"), id("s2")] },
  { action: "1.1-2", path: [id("p1"), id("s2"), say("silent")] },
  { action: "1.1-2!", path: [id("p1"), id("s2"), say("announce")] },
  { action: "swap", path: [say("swap")] },
];

describe("walking the tree of clicks", () => {
  it("shows the first targets and buttons", () => {
    const start = walk(moves, []);
    expect([...start.targets]).toEqual(["red", "p1"]);
    expect(start.choices.map((choice) => choice.name)).toEqual(["swap"]);
    expect(start.done).toBeNull();
  });
  it("completes an action", () => {
    expect(walk(moves, [id("red"), id("s2")]).done?.action).toBe("r2");
  });
  it("asks for a choice at the end of a path", () => {
    const half = walk(moves, [id("p1"), id("s2")]);
    expect(half.choices.map((choice) => choice.name)).toEqual(["silent", "announce"]);
    const [silent] = half.choices;
    expect(walk(moves, press([id("p1"), id("s2")], silent!)).done?.action).toBe("1.1-2");
  });
  it("leads nowhere from steps no move has", () => {
    expect(walk(moves, [id("s1")]).targets.size).toBe(0);
    expect(walk([], []).done).toBeNull();
  });
});

describe("pointing", () => {
  it("takes a target", () => expect(point(moves, [], "red", null)).toEqual([id("red")]));
  it("falls back to the place a piece stands on", () =>
    expect(point(moves, [id("red")], "p9", "s1")).toEqual([id("red"), id("s1")]));
  it("prefers going on over beginning anew", () =>
    expect(point(moves, [id("red")], "p1", "s1")).toEqual([id("red"), id("s1")]));
  it("lets go of what is pointed at again", () => expect(point(moves, [id("red")], "red", null)).toEqual([]));
  it("begins anew with another piece", () => expect(point(moves, [id("red")], "p1", null)).toEqual([id("p1")]));
  it("means nothing elsewhere", () => {
    expect(point(moves, [], "s1", null)).toBeNull();
    expect(point(moves, [id("red")], "s7", null)).toBeNull();
  });
});

describe("half-made actions", () => {
  it("are undone step by step", () => expect(undo([id("p1"), id("s2")])).toEqual([id("p1")]));
  it("survive new moves as far as they still lead", () => {
    expect(keep(moves, [id("p1"), id("s2")])).toEqual([id("p1"), id("s2")]);
    expect(keep(moves.slice(0, 2), [id("p1"), id("s2")])).toEqual([]);
  });
  it("can be looked ahead of", () => expect([...ahead(moves, [], "red")]).toEqual(["s1", "s2"]));
});

describe("notation", () => {
  it("is read leniently, exact first", () => {
    expect(written(moves, " R1 ")?.action).toBe("r1");
    expect(written(moves, "1.1 - 2!")?.action).toBe("1.1-2!");
    expect(written(moves, "x9")).toBeNull();
  });
});
