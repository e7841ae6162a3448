// Lines go into a plan, come out of it, and can be read.
import { expect, it } from "vitest";
import { addLine, answered, isAlike, lineText, linesOf, removeLine, type Tried } from "./plansTree";

/** A line in which the sides take turns, the other one first. */
const line = (...actions: string[]): Tried[] => actions.map((action, i) => ({ action, isOwn: i % 2 === 1 }));
const text = (actions: string[]) => lineText(actions, (move, answer) => `if ${move} → ${answer}`, (move, answer) => `; then if ${move} → ${answer}`);

it("keeps several ways of the other side, and what follows each", () => {
  const plan = addLine(addLine(addLine([], line("b2", "r3")), line("b2", "r3", "k4", "r5")), line("k1", "r2"));
  expect(plan).toEqual([
    { action: "b2", next: [{ action: "r3", next: [{ action: "k4", next: [{ action: "r5", next: [] }] }] }] },
    { action: "k1", next: [{ action: "r2", next: [] }] },
  ]);
  expect(linesOf(plan)).toEqual([["b2", "r3", "k4", "r5"], ["k1", "r2"]]);
});

it("does not grow by what it holds already", () => {
  const plan = addLine([], line("b2", "r3", "k4", "r5"));
  expect(addLine(plan, line("b2", "r3"))).toEqual(plan);
  expect(addLine(plan, [])).toEqual(plan);
});

it("has one answer at each place: another one takes its place, and what followed goes", () => {
  const plan = addLine(addLine([], line("b2", "r3", "k4", "r5")), line("k1", "r2"));
  expect(linesOf(addLine(plan, line("b2", "r4")))).toEqual([["b2", "r4"], ["k1", "r2"]]);
});

it("knows whose action it is by more than its place: a side may act twice", () => {
  const twice = (last: string): Tried[] => [{ action: "b2", isOwn: false }, { action: "b3", isOwn: false }, { action: last, isOwn: true }];
  expect(linesOf(addLine(addLine([], twice("r1")), twice("r2")))).toEqual([["b2", "b3", "r2"]]);
});

it("keeps nothing that has no answer", () => {
  expect(answered(line("b2", "r3", "k4"))).toEqual(line("b2", "r3"));
  expect(answered(line("b2"))).toEqual([]);
});

it("loses one line, and what led there only", () => {
  const plan = addLine(addLine(addLine([], line("b2", "r3", "k4", "r5")), line("b2", "r3", "k5", "r6")), line("k1", "r2"));
  const less = removeLine(plan, ["b2", "r3", "k4", "r5"]);
  expect(linesOf(less)).toEqual([["b2", "r3", "k5", "r6"], ["k1", "r2"]]);
  expect(linesOf(removeLine(less, ["b2", "r3", "k5", "r6"]))).toEqual([["k1", "r2"]]);
  expect(removeLine(plan, ["nothing"])).toEqual(plan);
});

it("reads as conditions", () => {
  expect(text(["b2", "r3"])).toBe("if b2 → r3");
  expect(text(["b2", "r3", "k4", "r5"])).toBe("if b2 → r3; then if k4 → r5");
  expect(text(["b2"])).toBe("if b2 → …");
});

it("is the same plan in whatever order its lines were made, and however its ends are written", () => {
  const [one, other] = [line("b2", "r3"), line("k1", "r2")];
  expect(isAlike(addLine(addLine([], one), other), addLine(addLine([], other), one))).toBe(true);
  expect(isAlike([{ action: "b2", next: [{ action: "r3" }] }], addLine([], one))).toBe(true);
  expect(isAlike(addLine([], one), [])).toBe(false);
});
