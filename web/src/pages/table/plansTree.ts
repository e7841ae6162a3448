// A plan as a tree of steps, without any drawing: lines go in and out, and can be read.
//
// A line is a way from the root to a leaf: what the other side may do, what one would answer, and so on. The other side may have
// several ways at any place, oneself has one answer.
import type { PlanStep } from "../../api/types";

export type Steps = readonly PlanStep[];
/** An action of a line as it was played on the planning board. */
export type Tried = { action: string; isOwn: boolean };

/** The tree with this line in it. Another answer at the same place goes, with all that followed it. */
export function addLine(steps: Steps, [first, ...rest]: readonly Tried[]): PlanStep[] {
  if (!first) return [...steps];
  const known = steps.find((step) => step.action === first.action);
  const grown = { action: first.action, next: addLine(known?.next ?? [], rest) };
  if (first.isOwn) return [grown];
  return known ? steps.map((step) => (step === known ? grown : step)) : [...steps, grown];
}

/** As much of a line as is worth keeping: nothing after one's last answer. */
export function answered(line: readonly Tried[]): readonly Tried[] {
  return line.slice(0, line.findLastIndex((one) => one.isOwn) + 1);
}

/** The tree without this line, and without what led to nothing else. */
export function removeLine(steps: Steps, [first, ...rest]: readonly string[]): PlanStep[] {
  return steps.flatMap((step) => {
    if (step.action !== first) return [step];
    const next = removeLine(step.next ?? [], rest);
    return next.length > 0 ? [{ ...step, next }] : [];
  });
}

/** Every line of the tree, from its root to its leaves. */
export function linesOf(steps: Steps): string[][] {
  return steps.flatMap(({ action, next = [] }) => (next.length > 0 ? linesOf(next).map((line) => [action, ...line]) : [[action]]));
}

/** A line in words: `first` says what comes of the first action of the other side, `further` what comes of each that follows, with a sign between. */
export function lineText(line: readonly string[], first: (move: string, answer: string) => string, further: (move: string, answer: string) => string): string {
  const pairs = line.flatMap((move, i) => (i % 2 === 0 ? [[move, line[i + 1] ?? "…"] as const] : []));
  return pairs.map(([move, answer], i) => (i === 0 ? first : further)(move, answer)).join("");
}

/** Whether two trees say the same. */
export function isAlike(some: Steps, others: Steps): boolean {
  const written = (steps: Steps) => linesOf(steps).map((line) => line.join("\n")).sort().join("\n\n");
  return written(some) === written(others);
}
