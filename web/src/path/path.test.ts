import { describe, expect, it } from "vitest";
import type { Choice, Node, Step } from "../api/types";
import { ahead, actions, example, graft, keep, point, press, type Tree, undo, walk, words, written } from "./path";

const id = (name: string): Step => ({ id: name });
const say = (name: string): Choice => ({ choice: name, label: { key: name } });
const moves: Tree = [
  { id: "red", next: [{ id: "s1", action: "r1" }, { id: "s2", action: "r2" }] },
  { id: "p1", next: [{ id: "s2", next: [{ ...say("silent"), action: "1.1-2" }, { ...say("announce"), action: "1.1-2!" }] }] },
  { id: "p2", more: true },
  { ...say("swap"), action: "swap" },
];

describe("walking the tree of moves", () => {
  it("shows the first targets and buttons", () => {
    const start = walk(moves, []);
    expect([...start.targets]).toEqual(["red", "p1", "p2"]);
    expect(start.choices.map((one) => one.choice)).toEqual(["swap"]);
    expect(start.done).toBeNull();
  });
  it("completes an action", () => {
    expect(walk(moves, [id("red"), id("s2")])).toMatchObject({ done: "r2", isMore: false });
    expect(walk(moves, [say("swap")]).done).toBe("swap");
  });
  it("says what is asked before one harms oneself", () => {
    const ask = { key: "sure" };
    const harmful: Tree = [{ id: "p1", next: [{ id: "pit", action: "1-pit", ask }, { id: "s1", action: "1-1" }] }];
    expect(walk(harmful, [id("p1"), id("pit")])).toMatchObject({ done: "1-pit", ask });
    expect(walk(harmful, [id("p1"), id("s1")])).toMatchObject({ done: "1-1", ask: null });
  });
  it("asks for a choice at the end of a path", () => {
    const half = walk(moves, [id("p1"), id("s2")]);
    expect(half.choices.map((one) => one.choice)).toEqual(["silent", "announce"]);
    const [silent] = half.choices;
    expect(walk(moves, press([id("p1"), id("s2")], silent!)).done).toBe("1.1-2");
  });
  it("leads nowhere from steps no move has", () => {
    expect(walk(moves, [id("s1")]).targets.size).toBe(0);
    expect(walk(moves, [id("red"), id("s1"), id("s2")]).done).toBeNull();
    expect(walk([], []).done).toBeNull();
  });
  it("does not take a button for a place of the same name", () => expect(walk(moves, [id("swap")]).done).toBeNull());
});

describe("a level that is yet to come", () => {
  const level: Node[] = [{ id: "s3", action: "2.1-3" }, { id: "s4", more: true }];
  it("is noticed, and asked for in words", () => {
    expect(walk(moves, [id("p2")])).toMatchObject({ isMore: true, done: null });
    expect(words([id("p2"), say("far")])).toBe("p2 far");
    expect(keep(moves, [id("p2")])).toEqual([id("p2")]);
  });
  it("is grafted on, level below level, and nothing else changes", () => {
    const grown = graft(moves, [id("p2")], level);
    expect(walk(grown, [id("p2")])).toMatchObject({ isMore: false, targets: new Set(["s3", "s4"]) });
    expect(walk(grown, [id("p2"), id("s3")]).done).toBe("2.1-3");
    expect(grown[0]).toBe(moves[0]);
    const deeper = graft(grown, [id("p2"), id("s4")], [{ ...say("hop"), action: "2.1-4^" }]);
    expect(walk(deeper, [id("p2"), id("s4"), say("hop")]).done).toBe("2.1-4^");
    expect(walk(moves, [id("p2")]).isMore).toBe(true);
  });
  it("may be empty", () => expect(walk(graft(moves, [id("p2")], []), [id("p2")])).toMatchObject({ isMore: false, done: null }));
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
    expect(keep(moves.slice(0, 1), [id("p1"), id("s2")])).toEqual([]);
  });
  it("can be looked ahead of", () => expect([...ahead(moves, [], "red")]).toEqual(["s1", "s2"]));
});

describe("notation", () => {
  it("is read leniently, exact first", () => {
    expect(written(moves, " R1 ")).toEqual({ action: "r1", path: [id("red"), id("s1")] });
    expect(written(moves, "1.1 - 2!")?.path).toEqual([id("p1"), id("s2"), say("announce")]);
    expect(written(moves, "x9")).toBeNull();
  });
  it("is read as a language spells it too, the game's own writing first", () => {
    const spell = (action: string) => action.replace("r1", "k1").replace("r2", "r1");
    expect(written(moves, "K1", spell)?.action).toBe("r1");
    expect(written(moves, "r1", spell)?.action).toBe("r1");
  });
  it("has an example as soon as one action is known", () => {
    expect(example(moves)).toBe("r1");
    expect(example([{ id: "p2", more: true }])).toBeNull();
    expect([...actions(moves)].map((move) => move.action)).toEqual(["r1", "r2", "1.1-2", "1.1-2!", "swap"]);
  });
});
