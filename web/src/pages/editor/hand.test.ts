import { expect, it } from "vitest";
import type { Arrangement, Setup } from "../../api/types";
import { walk } from "../../path/path";
import { found, left, move, moving, placing, put, sortOf, take, taking } from "./hand";

const label = { key: "it" };
const sort = (name: string, stock: number, layer = 0) => ({ name, label, symbol: "disc", stock, ground: layer, layer });

/** Two discs of one stock for two squares and a box, and flags without number beneath them. */
const setup: Setup = {
  palette: [sort("red", 0), sort("flat", 0), sort("flag", 1, 1)],
  stocks: [2, null],
  grounds: [["a", "b", "box"], ["a"]],
  room: 1,
  asides: [{ id: "box", label }],
  fields: [],
};
const none: Arrangement = { pieces: [], fields: { turn: "0" } };
const words = (now: Arrangement | null) => now?.pieces.map((piece) => `${piece.sort}@${piece.place}`).join(" ");
const all = (...put: [string, string][]): Arrangement => ({ ...none, pieces: put.map(([sort, place]) => ({ sort, place, shown: place === "box" ? null : `${sort}-${place}` })) });

it("puts pieces as long as there are any, and in place of others where there is no room", () => {
  const one = put(setup, none, "red", "a")!;
  expect(words(one)).toBe("red@a");
  expect(one.fields).toEqual({ turn: "0" });
  expect(words(put(setup, one, "flag", "a"))).toBe("red@a flag@a");
  expect(words(put(setup, one, "flat", "a"))).toBe("flat@a");
  expect(put(setup, one, "flag", "b")).toBe(null);
  expect(put(setup, one, "blue", "a")).toBe(null);
  const two = put(setup, one, "red", "box")!;
  expect(left(setup, two.pieces, sortOf(setup, "flat")!)).toBe(0);
  expect(left(setup, two.pieces, sortOf(setup, "flag")!)).toBe(null);
  expect(put(setup, two, "red", "b")).toBe(null);
  expect(words(put(setup, two, "flat", "a"))).toBe("red@box flat@a");
});

it("moves pieces and takes them off", () => {
  const now = all(["red", "a"], ["flat", "b"]);
  expect(words(move(setup, now, 0, "b"))).toBe("red@b");
  expect(words(move(setup, now, 0, "box"))).toBe("flat@b red@box");
  expect(move(setup, now, 7, "b")).toBe(null);
  expect(words(take(now, 0))).toBe("flat@b");
  expect(found(now.pieces, "flat-b")).toBe(1);
});

it("gives the clicks that lead there", () => {
  const { pieces } = all(["red", "a"], ["flat", "box"]);
  expect([...walk(placing(setup, "red"), []).targets]).toEqual(["a", "b"]);
  expect(walk(placing(setup, "red"), [{ id: "b" }]).done).toBe("b");
  expect([...walk(taking(setup, pieces), []).targets]).toEqual(["red-a"]);
  expect([...walk(moving(setup, pieces), []).targets]).toEqual(["red-a"]);
  expect([...walk(moving(setup, pieces), [{ id: "red-a" }]).targets]).toEqual(["b"]);
  expect(walk(moving(setup, pieces), [{ id: "red-a" }, { id: "b" }]).done).toBe("b");
});
