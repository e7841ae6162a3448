import { describe, expect, it } from "vitest";
import { advance, begin, list, patience, reuse, scene, turns } from "./merge";
import { beside, letter, line, panel, piece, scene as sample, sheet, slot, talk, whole } from "./sample";

describe("a change of a list", () => {
  const [a, b, c, d] = ["a", "b", "c", "d"].map((id) => ({ id }));
  const all = [a, b, c, d] as { id: string }[];
  const ids = (items: { id: string }[]) => items.map((item) => item.id).join("");
  it("takes out by old places", () => expect(ids(list(all, { cut: [0, 2] }))).toBe("bd"));
  it("puts in by new places", () => expect(ids(list(all, { put: [[0, { id: "x" }], [3, { id: "y" }]] }))).toBe("xabycd"));
  it("does both, in this order", () => {
    const after = list(all, { cut: [1, 3], put: [[1, { id: "x" }], [3, { id: "y" }]] });
    expect(ids(after)).toBe("axcy");
    expect([after[0], after[2]]).toEqual([a, c]);
    expect(after[0]).toBe(a);
    expect(after[2]).toBe(c);
  });
  it("appends, empties and begins", () => {
    expect(ids(list(all, { put: [[4, { id: "x" }], [5, { id: "y" }]] }))).toBe("abcdxy");
    expect(list(all, { cut: [0, 1, 2, 3] })).toEqual([]);
    expect(ids(list([], { put: [[0, { id: "x" }]] }))).toBe("x");
    expect(list(all, {})).toEqual(all);
  });
  it("leaves the old list alone", () => {
    list(all, { cut: [0], put: [[0, { id: "x" }]] });
    expect(ids(all)).toBe("abcd");
  });
  it("must fit", () => {
    expect(() => list(all, { cut: [4] })).toThrow();
    expect(() => list(all, { put: [[9, { id: "x" }]] })).toThrow();
  });
});

describe("a change of the scene", () => {
  const before = sample();
  it("keeps every item that did not change", () => {
    const after = scene(before, { pieces: { cut: [1], put: [[1, piece("b", 9)]] }, caption: { key: "next" } });
    expect(after.pieces.map((one) => one.at.x)).toEqual([1, 9, 3]);
    expect(after.pieces[0]).toBe(before.pieces[0]);
    expect(after.pieces[2]).toBe(before.pieces[2]);
    expect(after.panels).toBe(before.panels);
    expect(after.marks).toBe(before.marks);
    expect(after.caption).toEqual({ key: "next" });
  });
  it("changes words of regions", () => {
    const after = scene(before, { labels: { put: [[0, { of: "s1", text: { key: "full" } }]] } });
    expect(after.labels).toEqual([{ of: "s1", text: { key: "full" } }]);
  });
  it("changes slots within a panel", () => {
    const after = scene(before, { panel: [[0, { is_active: true, slots: { cut: [0], put: [[0, slot("reds", 3)]] } }]] });
    const [tray, other] = after.panels;
    expect(tray).toMatchObject({ id: "tray", is_active: true });
    const slots = "tray" in tray!.content ? tray!.content.tray.slots : [];
    expect(slots.map((one) => one.count)).toEqual([3, 4]);
    const old = before.panels[0]!.content;
    expect(slots[1]).toBe("tray" in old && old.tray.slots[1]);
    expect(other).toBe(before.panels[1]);
  });
  it("changes the panel that now stands at the place", () => {
    const after = scene(before, {
      panels: { cut: [0], put: [[1, panel("new", [])]] },
      panel: [[0, { note: { key: "wins" } }], [1, { label: { key: "renamed" } }]],
    });
    expect(after.panels.map(({ id, label, note }) => [id, label.key, note?.key])).toEqual([["other", "other", "wins"], ["new", "renamed", undefined]]);
    expect(scene(after, { panel: [[0, { note: null }]] }).panels[0]!.note).toBeNull();
  });
  it("replaces what a panel holds", () => {
    const after = scene(before, { panel: [[1, { content: { queue: [{ label: { key: "q" }, is_current: true }] } }]] });
    expect(after.panels[1]!.content).toEqual({ queue: [{ label: { key: "q" }, is_current: true }] });
    expect(() => scene(after, { panel: [[1, { slots: { cut: [0] } }]] })).toThrow();
    expect(() => scene(before, { panel: [[5, { is_active: true }]] })).toThrow();
  });
  it("changes lines and rows within a panel", () => {
    const row = (is_faint: boolean) => ({ symbol: null, cells: [{ key: "ana" }, 7], is_faint });
    const start = scene(before, { panels: { put: [[2, beside("news", { text: [{ key: "a" }] })], [3, beside("scores", { table: { heads: [], rows: [row(false), row(true)] } })]] } });
    const after = scene(start, {
      panel: [[2, { text: { put: [[1, { key: "b" }]] } }], [3, { rows: { cut: [0], put: [[1, row(false)]] } }]],
      tints: { put: [[0, { of: "s1", colour: "red" }]] },
    });
    expect(after.panels[2]!.content).toEqual({ text: [{ key: "a" }, { key: "b" }] });
    expect(after.panels[3]!.content).toEqual({ table: { heads: [], rows: [row(true), row(false)] } });
    expect(after.panels[0]).toBe(before.panels[0]);
    expect(after.tints).toEqual([{ of: "s1", colour: "red" }]);
    expect(() => scene(start, { panel: [[3, { text: { cut: [0] } }]] })).toThrow();
    expect(() => scene(start, { panel: [[2, { rows: { cut: [0] } }]] })).toThrow();
  });
  it("lays a panel beside the drawing and back", () => {
    const away = scene(before, { panel: [[1, { place: null }]] });
    expect(away.panels[1]!.place).toBeNull();
    expect(scene(away, { panel: [[1, { place: { x: 1, y: 2, width: 3, height: 4 } }]] }).panels[1]!.place).toEqual({ x: 1, y: 2, width: 3, height: 4 });
  });
  it("changes rows within a sheet", () => {
    const row = { symbol: null, label: { key: "more" }, count: 2, is_faint: false };
    const after = scene(before, { sheets: { put: [[0, sheet("first", 9)]] }, sheet: [[1, { title: { key: "T" }, rows: { put: [[1, row]] } }]] });
    expect(after.sheets.map((one) => [one.id, one.title.key, one.rows.length])).toEqual([["first", "first", 1], ["s", "T", 2]]);
    expect(after.sheets[1]!.rows[0]).toBe(before.sheets[0]!.rows[0]);
  });
});

describe("a frame", () => {
  const before = whole();
  it("replaces what it brings, and nothing else", () => {
    const after = advance(before, { number: 8, waiting: { must: [1], may: [], window: 4 }, moves: [], rematch: "z" })!;
    expect(after).toMatchObject({ number: 8, waiting: { must: [1] }, moves: [], rematch: "z", told: 2 });
    for (const part of ["scene", "log", "talk", "letters", "table", "draw"] as const) expect(after[part]).toBe(before[part]);
  });
  it("adds lines to the log and to the talk", () => {
    const after = advance(before, { number: 8, log: [line(3, "n1"), line(4)], talk: [talk(2)] })!;
    expect(after.log.map((one) => one.number)).toEqual([1, 2, 3, 4]);
    expect(after.told).toBe(4);
    expect(after.talk.map((one) => one.n)).toEqual([1, 2]);
    expect(after.log[0]).toBe(before.log[0]);
  });
  it("adds letters, or replaces all of them", () => {
    const added = advance(before, { number: 8, letters: [letter(2, [1])] })!;
    expect(added.letters.map((one) => one.to)).toEqual([null, [1]]);
    const opened = advance(before, { number: 8, all_letters: [letter(1, [2]), letter(2), letter(3, [1])] })!;
    expect(opened.letters.map((one) => one.n)).toEqual([1, 2, 3]);
  });
  it("may replace all talk", () => {
    const after = advance(before, { number: 8, all_talk: [talk(1), talk(2, "watchers")] })!;
    expect(after.talk.map((one) => one.channel)).toEqual(["table", "watchers"]);
  });
  it("is taken in its order only", () => {
    for (const number of [6, 7, 9]) expect(advance(before, { number })).toBeNull();
  });
  it("that does not fit the scene helps nobody", () => expect(advance(before, { number: 8, scene: { pieces: { cut: [7] } } })).toBeNull());
});

describe("another whole", () => {
  it("is taken as it is, made of what was there", () => {
    const before = whole();
    const after = begin(before, whole({ number: 12, waiting: { must: [1], may: [], window: 5 } }))!;
    expect(after).toEqual(whole({ number: 12, waiting: { must: [1], may: [], window: 5 } }));
    for (const part of ["scene", "log", "talk", "moves"] as const) expect(after[part]).toBe(before[part]);
  });
  it("goes on where the log ended", () => {
    const before = whole();
    const after = begin(before, whole({ since: 2, told: 3, log: [line(3)] }))!;
    expect(after.log.map((one) => one.number)).toEqual([1, 2, 3]);
    expect(after.since).toBe(0);
    expect(begin(before, whole({ since: 1, told: 2, log: [line(2, "other")] }))!.log[1]!.action?.text).toBe("other");
  });
  it("is of no use with a gap in the log, or for other eyes", () => {
    expect(begin(whole(), whole({ since: 4, log: [line(5)] }))).toBeNull();
    expect(begin(whole(), whole({ since: 2, as: 1, log: [] }))).toBeNull();
    expect(begin(null, whole({ since: 2, log: [] }))).toBeNull();
    expect(begin(whole(), whole({ as: 1 }))?.as).toBe(1);
  });
});

it("equal parts stay themselves", () => {
  const old = { a: [{ x: 1 }, { x: 2 }], b: { c: null as null | number } };
  expect(reuse(old, { a: [{ x: 1 }, { x: 2 }], b: { c: null } })).toBe(old);
  const changed = reuse(old, { a: [{ x: 1 }, { x: 3 }], b: { c: null } });
  expect(changed).toEqual({ a: [{ x: 1 }, { x: 3 }], b: { c: null } });
  expect(changed.a[0]).toBe(old.a[0]);
  expect(changed.b).toBe(old.b);
  expect(reuse([1, 2, 3], [1, 2])).toEqual([1, 2]);
  expect(reuse({ a: undefined, b: 1 }, { b: 1, c: undefined })).toEqual({ b: 1, c: undefined });
});

it("turns gather what came of an action", () => {
  const all = turns([line(1), line(2, "r1"), line(3), line(4, "n1")]);
  expect(all.map((turn) => [turn.first, turn.last, turn.action?.text])).toEqual([[1, 1, undefined], [2, 3, "r1"], [4, 4, "n1"]]);
});

it("patience grows and has an end", () => {
  expect(patience(0, 0.5)).toBeCloseTo(0.5);
  expect(patience(30, 1)).toBeLessThanOrEqual(25);
});

it("where a game has chapters, each is a turn, and actions begin none", () => {
  const told = (number: number, key: string, action: string | null = null) => ({ number, text: { key }, action: action === null ? null : { seat: 0, text: action } });
  const log = [told(1, "notice-seated"), told(2, "noted", "A PAR-BUR"), told(3, "done"), told(4, "opened"), told(5, "noted", "ready"), told(6, "opened")];
  expect(turns(log, ["opened"]).map(({ first, last }) => [first, last])).toEqual([[1, 3], [4, 5], [6, 6]]);
});
