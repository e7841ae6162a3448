// The tree of clicks, without any drawing: which steps can come next, and what they amount to.
//
// Every legal action is a path of ids and named choices; no path is the beginning of another. A half-made
// action is the list of steps chosen so far.
import type { Choice, Move, Step } from "../api/types";

/** A step as one word, so that steps compare. */
export function word(step: Step): string {
  return "id" in step ? `id:${step.id}` : `choice:${step.choice.name}`;
}

/** Where a half-made action stands. */
export type Walk = {
  /** The ids one can point at next. */
  targets: ReadonlySet<string>;
  /** The buttons one can press next, each once, in the order of the moves. */
  choices: readonly Choice[];
  /** The action, once the steps name one. */
  done: Move | null;
};

const NOWHERE: Walk = { targets: new Set(), choices: [], done: null };

function continues(move: Move, chosen: readonly Step[]): boolean {
  return chosen.every((step, i) => {
    const other = move.path[i];
    return other !== undefined && word(other) === word(step);
  });
}

/** What can follow these steps. Steps that no move begins with lead nowhere. */
export function walk(moves: readonly Move[], chosen: readonly Step[]): Walk {
  const targets = new Set<string>();
  const choices = new Map<string, Choice>();
  let done: Move | null = null;
  for (const move of moves) {
    if (!continues(move, chosen)) continue;
    const next = move.path[chosen.length];
    if (next === undefined) done = move;
    else if ("id" in next) targets.add(next.id);
    else if (!choices.has(next.choice.name)) choices.set(next.choice.name, next.choice);
  }
  return done === null && targets.size === 0 && choices.size === 0
    ? NOWHERE
    : { targets, choices: [...choices.values()], done };
}

/**
 * The steps after pointing at something: `id` is what was hit, `on` what it stands on. In this order: the
 * next target itself, the place it stands on, letting go of the last step, another beginning. Null when
 * pointing there means nothing.
 */
export function point(
  moves: readonly Move[],
  chosen: readonly Step[],
  id: string,
  on: string | null,
): Step[] | null {
  const here = walk(moves, chosen).targets;
  const hit = [id, on].find((one) => one !== null && here.has(one));
  if (hit) return [...chosen, { id: hit }];
  const last = chosen.at(-1);
  if (last && "id" in last && (last.id === id || last.id === on)) return chosen.slice(0, -1);
  if (chosen.length === 0) return null;
  const start = walk(moves, []).targets;
  const anew = [id, on].find((one) => one !== null && start.has(one));
  return anew ? [{ id: anew }] : null;
}

/** The steps after pressing a button. */
export function press(chosen: readonly Step[], choice: Choice): Step[] {
  return [...chosen, { choice }];
}

/** The steps without the last one. */
export function undo(chosen: readonly Step[]): Step[] {
  return chosen.slice(0, -1);
}

/** As many of these steps as still lead somewhere: what remains of a half-made action when moves change. */
export function keep(moves: readonly Move[], chosen: readonly Step[]): Step[] {
  let kept = [...chosen];
  while (kept.length > 0 && walk(moves, kept) === NOWHERE) kept = undo(kept);
  return kept;
}

/** The move written like this, however it is spaced and capitalised. */
export function written(moves: readonly Move[], text: string): Move | null {
  const plain = (word: string) => word.toLowerCase().replace(/\s+/g, "");
  return (
    moves.find((move) => move.action === text.trim()) ??
    moves.find((move) => plain(move.action) === plain(text)) ??
    null
  );
}

/** The ids that some complete action through these steps would touch next or later: for a look ahead. */
export function ahead(moves: readonly Move[], chosen: readonly Step[], id: string): ReadonlySet<string> {
  return walk(moves, [...chosen, { id }]).targets;
}
