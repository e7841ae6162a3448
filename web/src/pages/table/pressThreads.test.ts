import { describe, expect, it } from "vitest";
import type { Letter, PressLines } from "../../api/types";
import { allUnread, canAnswer, circleOf, isOwn, keyOf, type Marks, marksOf, PUBLIC, reach, search, threads, unread } from "./pressThreads";

const letter = (n: number, from: number, to: number[] | null, text = `t${n}`): Letter => ({ n, from, to, text, at: n });
const press: PressLines = { speakers: [0, 1, 2], writers: [0, 1, 2], receivers: [0, 1, 2], opened: true };
const none: Marks = new Map();

describe("threads", () => {
  it("are sets of seats, whoever wrote", () => {
    expect(circleOf(letter(1, 2, [0, 1]))).toEqual([0, 1, 2]);
    expect(keyOf(circleOf(letter(1, 0, [1])))).toBe(keyOf(circleOf(letter(2, 1, [0]))));
    expect(keyOf(circleOf(letter(1, 0, null)))).toBe(PUBLIC);
    // Seats are numbers, not words.
    expect(circleOf(letter(1, 10, [2]))).toEqual([2, 10]);
  });
  it("stand in the order of their last letters, what is public first", () => {
    const letters = [letter(1, 0, null), letter(2, 0, [1]), letter(3, 0, [2]), letter(4, 1, [0])];
    expect(threads(letters, true).map(({ key }) => key)).toEqual([PUBLIC, "0,1", "0,2"]);
    expect(threads(letters, true)[1]!.letters.map(({ n }) => n)).toEqual([2, 4]);
    expect(threads([], true).map(({ key }) => key)).toEqual([PUBLIC]);
    expect(threads([], false)).toEqual([]);
  });
});

describe("what is unread", () => {
  const letters = [letter(1, 1, [0]), letter(2, 0, [1]), letter(3, 1, [0]), letter(4, 2, null)];
  const [open, private_] = threads(letters, true);
  it("is what others wrote after what was read", () => {
    expect(unread(private_!, none, 0)).toBe(2);
    expect(unread(private_!, new Map([["0,1", { read: 1, muted: false }]]), 0)).toBe(1);
    expect(unread(private_!, new Map([["0,1", { read: 3, muted: false }]]), 0)).toBe(0);
    expect(unread(private_!, none, 1)).toBe(1);
  });
  it("is not what is others' own, though it may be read", () => {
    expect(isOwn(private_!, 2)).toBe(false);
    expect([unread(private_!, none, 2), unread(private_!, none, "public"), unread(open!, none, "public")]).toEqual([0, 0, 1]);
  });
  it("is counted where one wants to hear of it", () => {
    expect(allUnread([open!, private_!], none, 0)).toBe(3);
    expect(allUnread([open!, private_!], new Map([["0,1", { read: 0, muted: true }]]), 0)).toBe(1);
  });
  it("is each seat's own", () => {
    const marks = [{ seat: 0, thread: [0, 1], read: 2, muted: false }, { seat: 1, thread: [0, 1], read: 3, muted: true }];
    expect([...marksOf(marks, 0)]).toEqual([["0,1", { read: 2, muted: false }]]);
  });
});

describe("what is looked for", () => {
  const letters = [letter(1, 0, null, "Élan vers la Bourgogne"), letter(2, 1, [0], "the elan is gone"), letter(3, 2, [0], "nothing")];
  const name = (seat: number) => ["Ana", "Bérénice", "Cleo"][seat]!;
  const found = (words: string) => search(letters, words, name).map(({ n }) => n);
  it("is found without its accents, the newest first", () => {
    expect(found("elan")).toEqual([2, 1]);
    expect(found("ÉLAN bourg")).toEqual([1]);
    expect(found("berenice")).toEqual([2]);
  });
  it("is nothing where nothing is asked, or there", () => {
    expect([found("  "), found("zz"), found(".*")]).toEqual([[], [], []]);
  });
});

describe("who may write", () => {
  it("goes by the lines of the game", () => {
    expect(reach(press, 0, true)).toEqual({ everybody: true, seats: [1, 2] });
    expect(reach({ ...press, writers: [] }, 0, true)).toEqual({ everybody: true, seats: [] });
    expect(reach(press, 3, true)).toEqual({ everybody: false, seats: [] });
    expect(reach(press, "public", true)).toEqual({ everybody: false, seats: [] });
    expect(reach(press, 0, false)).toEqual({ everybody: false, seats: [] });
  });
  it("answers where all of a thread can be reached", () => {
    const to = reach(press, 0, true);
    expect(canAnswer({ circle: [] }, to, 0)).toBe(true);
    expect(canAnswer({ circle: [0, 2] }, to, 0)).toBe(true);
    expect(canAnswer({ circle: [0, 3] }, to, 0)).toBe(false);
    expect(canAnswer({ circle: [1, 2] }, to, 0)).toBe(false);
    expect(canAnswer({ circle: [1, 2] }, reach(press, "public", true), "public")).toBe(false);
  });
});
