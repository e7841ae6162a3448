import { expect, it } from "vitest";
import type { Sketch } from "../../api/types";
import { between, link, paint, read, squareName, write } from "./sketch";

const colour = { name: "", light: "#ffffff", dark: "#000000" };
const sketch: Sketch = {
  legend: "legend:", rows: "board:",
  signs: [{ sign: "A", word: "ours", colour }, { sign: "B", word: "theirs", colour }, { sign: ".", word: "plain", colour }, { sign: "~", word: "wet", colour }],
  mark: { sign: "*", word: "star" }, link: { sign: "bridges:", word: "bridge" }, turned: [["ours", "theirs"]], from: [],
};
const TEXT = "legend: A ours, B theirs, . plain, ~ wet\nboard:\nB  .* ~\n.  .  .\n~  .  A\nbridges: b1-c2 a2-b3\n";

it("what is read and written again is the same", () => {
  const painting = read(sketch, TEXT)!;
  expect(painting.rows.map((row) => row.map((cell) => cell.word[0] + (cell.isMarked ? "*" : "")))).toEqual([["t", "p*", "w"], ["p", "p", "p"], ["w", "p", "o"]]);
  expect(write(sketch, painting)).toBe(TEXT);
  expect(squareName(painting, { row: 2, column: 0 })).toBe("a1");
});

it("a text may bring its own signs, remarks, and all of it in one line", () => {
  const painting = read(sketch, "title: Mine / legend: x ours, o theirs / board: / x o / o x")!;
  expect(write(sketch, painting)).toBe("title: Mine\nlegend: A ours, B theirs, . plain, ~ wet\nboard:\nA  B\nB  A\n");
});

it("what is no picture is not painted on", () => {
  for (const text of ["", "board:", "board:\nA A\nA", "board:\nA ?", "legend: A nothing\nboard:\nA A", "board:\nA A\nbridges: a1", "standard"]) {
    expect(read(sketch, text), text).toBeNull();
  }
});

it("both sides stay alike, turned half around, if that is wished", () => {
  const painting = read(sketch, TEXT)!;
  const one = paint(sketch, painting, { row: 1, column: 0 }, { word: "ours" }, true);
  expect(one.rows[1]!.map((cell) => cell.word)).toEqual(["ours", "plain", "theirs"]);
  expect(paint(sketch, painting, { row: 1, column: 0 }, { word: "ours" }, false).rows[1]![2]!.word).toBe("plain");
  // The middle is its own opposite, and keeps what it was painted with.
  expect(paint(sketch, painting, { row: 1, column: 1 }, { word: "ours" }, true).rows[1]![1]!.word).toBe("ours");
  const marked = paint(sketch, painting, { row: 0, column: 0 }, { isMarked: true }, true);
  expect([marked.rows[0]![0], marked.rows[2]![2]]).toEqual([{ word: "theirs", isMarked: true }, { word: "ours", isMarked: true }]);
});

it("a fast stroke leaves no gaps", () => {
  const at = (row: number, column: number) => ({ row, column });
  expect(between(at(0, 0), at(0, 3))).toEqual([at(0, 1), at(0, 2), at(0, 3)]);
  expect(between(at(4, 2), at(2, 1))).toEqual([at(3, 2), at(2, 1)]);
  expect(between(at(1, 1), at(1, 1))).toEqual([]);
});

it("squares are linked and parted, in pairs if that is wished", () => {
  const painting = { ...read(sketch, TEXT)!, links: [] };
  const [a3, b2] = [{ row: 0, column: 0 }, { row: 1, column: 1 }];
  const linked = link(painting, a3, b2, true);
  expect(write(sketch, linked)).toContain("bridges: a3-b2 c1-b2");
  expect(link(linked, b2, a3, true).links).toEqual([]);
  expect(link(painting, a3, b2, false).links).toHaveLength(1);
});
