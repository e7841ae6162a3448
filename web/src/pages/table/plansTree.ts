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
  const grown = { action: first.action, own: first.isOwn, next: addLine(known?.next ?? [], rest) };
  if (first.isOwn) return [grown];
  return known ? steps.map((step) => (step === known ? grown : step)) : [...steps, grown];
}

/** As much of a line as is worth keeping: nothing after one's last answer. */
export function answered(line: readonly Tried[]): readonly Tried[] {
  return line.slice(0, line.findLastIndex((one) => one.isOwn) + 1);
}

/** The tree without this line, and without what led to nothing else. */
export function removeLine(steps: Steps, [first, ...rest]: readonly Tried[]): PlanStep[] {
  return steps.flatMap((step) => {
    if (step.action !== first?.action) return [step];
    const next = removeLine(step.next ?? [], rest);
    return next.length > 0 ? [{ ...step, next }] : [];
  });
}

/** Every line of the tree, from its root to its leaves. */
export function linesOf(steps: Steps): Tried[][] {
  return steps.flatMap(({ action, own = false, next = [] }) => {
    const here = { action, isOwn: own };
    return next.length > 0 ? linesOf(next).map((line) => [here, ...line]) : [[here]];
  });
}

/** What the sides do in turn, each time one action or several. */
export function turnsOf(line: readonly Tried[]): { isOwn: boolean; actions: string[] }[] {
  const turns: { isOwn: boolean; actions: string[] }[] = [];
  for (const { action, isOwn } of line) {
    if (turns.at(-1)?.isOwn === isOwn) turns.at(-1)!.actions.push(action);
    else turns.push({ isOwn, actions: [action] });
  }
  return turns;
}

/** A line in words: `first` says what comes of the other side's first turn, `further` what comes of each that follows, with a sign between. */
export function lineText(line: readonly Tried[], first: (move: string, answer: string) => string, further: (move: string, answer: string) => string): string {
  const turns = turnsOf(line).map(({ actions }) => actions.join(", "));
  const pairs = turns.flatMap((move, i) => (i % 2 === 0 ? [[move, turns[i + 1] ?? "…"] as const] : []));
  return pairs.map(([move, answer], i) => (i === 0 ? first : further)(move, answer)).join("");
}

/** Whether two trees say the same. */
export function isAlike(some: Steps, others: Steps): boolean {
  const written = (steps: Steps) => linesOf(steps).map((line) => line.map(({ action }) => action).join("\n")).sort().join("\n\n");
  return written(some) === written(others);
}
