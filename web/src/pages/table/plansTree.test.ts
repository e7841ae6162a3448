// Lines go into a plan, come out of it, and can be read.
import { expect, it } from "vitest";
import { addLine, answered, isAlike, lineText, linesOf, removeLine, type Steps, type Tried, turnsOf } from "./plansTree";

/** The lines of a plan, by their actions. */
const lines = (steps: Steps) => linesOf(steps).map((one) => one.map(({ action }) => action));
/** A line in which the sides take turns, the other one first. */
const line = (...actions: string[]): Tried[] => actions.map((action, i) => ({ action, isOwn: i % 2 === 1 }));
const text = (tried: Tried[]) => lineText(tried, (move, answer) => `if ${move} → ${answer}`, (move, answer) => `; then if ${move} → ${answer}`);

it("keeps several ways of the other side, and what follows each", () => {
  const plan = addLine(addLine(addLine([], line("b2", "r3")), line("b2", "r3", "k4", "r5")), line("k1", "r2"));
  expect(plan).toEqual([
    { action: "b2", own: false, next: [{ action: "r3", own: true, next: [{ action: "k4", own: false, next: [{ action: "r5", own: true, next: [] }] }] }] },
    { action: "k1", own: false, next: [{ action: "r2", own: true, next: [] }] },
  ]);
  expect(lines(plan)).toEqual([["b2", "r3", "k4", "r5"], ["k1", "r2"]]);
});

it("does not grow by what it holds already", () => {
  const plan = addLine([], line("b2", "r3", "k4", "r5"));
  expect(addLine(plan, line("b2", "r3"))).toEqual(plan);
  expect(addLine(plan, [])).toEqual(plan);
});

it("has one answer at each place: another one takes its place, and what followed goes", () => {
  const plan = addLine(addLine([], line("b2", "r3", "k4", "r5")), line("k1", "r2"));
  expect(lines(addLine(plan, line("b2", "r4")))).toEqual([["b2", "r4"], ["k1", "r2"]]);
});

it("knows whose action it is by more than its place: a side may act twice", () => {
  const twice = (last: string): Tried[] => [{ action: "b2", isOwn: false }, { action: "b3", isOwn: false }, { action: last, isOwn: true }];
  expect(lines(addLine(addLine([], twice("r1")), twice("r2")))).toEqual([["b2", "b3", "r2"]]);
});

it("keeps nothing that has no answer", () => {
  expect(answered(line("b2", "r3", "k4"))).toEqual(line("b2", "r3"));
  expect(answered(line("b2"))).toEqual([]);
});

it("loses one line, and what led there only", () => {
  const plan = addLine(addLine(addLine([], line("b2", "r3", "k4", "r5")), line("b2", "r3", "k5", "r6")), line("k1", "r2"));
  const less = removeLine(plan, line("b2", "r3", "k4", "r5"));
  expect(lines(less)).toEqual([["b2", "r3", "k5", "r6"], ["k1", "r2"]]);
  expect(lines(removeLine(less, line("b2", "r3", "k5", "r6")))).toEqual([["k1", "r2"]]);
  expect(removeLine(plan, line("nothing"))).toEqual(plan);
});

it("reads as conditions", () => {
  expect(text(line("b2", "r3"))).toBe("if b2 → r3");
  expect(text(line("b2", "r3", "k4", "r5"))).toBe("if b2 → r3; then if k4 → r5");
  expect(text(line("b2"))).toBe("if b2 → …");
});

it("reads as conditions where a side acts several times in a turn", () => {
  const whose = (word: string): Tried[] => word.split(" ").map((action) => ({ action, isOwn: action.startsWith("o") }));
  expect(text(whose("a1 a2 o1 o2 a3 o3"))).toBe("if a1, a2 → o1, o2; then if a3 → o3");
  expect(text(whose("a1 o1 o2"))).toBe("if a1 → o1, o2");
  expect(turnsOf(whose("a1 a2 o1"))).toEqual([{ isOwn: false, actions: ["a1", "a2"] }, { isOwn: true, actions: ["o1"] }]);
  // What is kept says whose each action is.
  expect(linesOf(addLine([], whose("a1 a2 o1")))).toEqual([whose("a1 a2 o1")]);
});

it("is the same plan in whatever order its lines were made, and however its ends are written", () => {
  const [one, other] = [line("b2", "r3"), line("k1", "r2")];
  expect(isAlike(addLine(addLine([], one), other), addLine(addLine([], other), one))).toBe(true);
  expect(isAlike([{ action: "b2", next: [{ action: "r3" }] }], addLine([], one))).toBe(true);
  expect(isAlike(addLine([], one), [])).toBe(false);
});
