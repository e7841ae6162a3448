// The tree of moves, without any drawing: which steps can come next, and what they amount to.
//
// Every action is a way from the root to a leaf. A half-made action is the list of steps chosen so far. Large trees come
// level by level: a node may say that there is more, which is grafted on when it is known.
import type { Choice, Message, Node, Step } from "../api/types";

export type Tree = readonly Node[];

/** A step as the house writes it. */
export function word(step: Step): string {
  return "id" in step ? step.id : step.choice;
}

/** Steps as the house reads them when it is asked what can follow. */
export const words = (steps: readonly Step[]): string => steps.map(word).join(" ");

const isSame = (a: Step, b: Step): boolean => "id" in a === "id" in b && word(a) === word(b);

/** Where a half-made action stands. */
export type Walk = {
  /** The ids one can point at next. */
  targets: ReadonlySet<string>;
  /** The buttons one can press next, in the order of the tree. */
  choices: readonly Choice[];
  /** The action, once the steps name one. */
  done: string | null;
  /** What is asked before that action is done, where it only harms whoever does it. */
  ask: Message | null;
  /** Whether what can follow is yet to be asked for. */
  isMore: boolean;
};

const NOWHERE: Walk = { targets: new Set(), choices: [], done: null, ask: null, isMore: false };

/** The node these steps lead to. */
function find(moves: Tree, [first, ...rest]: readonly Step[]): Node | null {
  const node = first && moves.find((one) => isSame(one, first));
  if (!node) return null;
  return rest.length > 0 ? find(node.next ?? [], rest) : node;
}

/** What can follow these steps. Steps that no move begins with lead nowhere. */
export function walk(moves: Tree, chosen: readonly Step[]): Walk {
  const node = chosen.length > 0 ? find(moves, chosen) : null;
  const next = chosen.length > 0 ? node?.next : moves;
  if (!node && !next?.length) return NOWHERE;
  return {
    targets: new Set(next?.flatMap((one) => ("id" in one ? [one.id] : []))),
    choices: next?.filter((one) => "choice" in one) ?? [],
    done: node?.action ?? null,
    ask: node?.ask ?? null,
    isMore: node?.more === true && !next,
  };
}

/** The tree with what can follow these steps, now that it is known. All else stays as it was. */
export function graft(moves: Tree, [first, ...rest]: readonly Step[], level: Node[]): Tree {
  if (!first) return moves;
  return moves.map((one) => {
    if (!isSame(one, first)) return one;
    return { ...one, next: rest.length > 0 ? [...graft(one.next ?? [], rest, level)] : level };
  });
}

/**
 * The steps after pointing at something: `id` is what was hit, `on` what it stands on. In this order: the
 * next target itself, the place it stands on, letting go of the last step, another beginning. Null when
 * pointing there means nothing.
 */
export function point(moves: Tree, chosen: readonly Step[], id: string, on: string | null): Step[] | null {
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
export function press(chosen: readonly Step[], { choice, label }: Choice): Step[] {
  return [...chosen, { choice, label }];
}

/** The steps without the last one. */
export function undo(chosen: readonly Step[]): Step[] {
  return chosen.slice(0, -1);
}

/** As many of these steps as still lead somewhere: what remains of a half-made action when moves change. */
export function keep(moves: Tree, chosen: readonly Step[]): Step[] {
  let kept = [...chosen];
  while (kept.length > 0 && find(moves, kept) === null) kept = undo(kept);
  return kept;
}

/** An action and the steps that give it. */
export type Move = { action: string; path: Step[] };

/** Every action that is known, one after the other. */
export function* actions(moves: Tree, path: readonly Step[] = []): Generator<Move> {
  for (const node of moves) {
    const here = [...path, "id" in node ? { id: node.id } : { choice: node.choice, label: node.label }];
    if (node.action !== undefined) yield { action: node.action, path: here };
    if (node.next) yield* actions(node.next, here);
  }
}

/** Any action that is known, as an example of how they are written. */
export function example(moves: Tree): string | null {
  for (const { action } of actions(moves)) return action;
  return null;
}

/** The known move written like this, by the game or as the reader's language spells it, however it is spaced and capitalised. */
export function written(moves: Tree, text: string, spell: (action: string) => string = (action) => action): Move | null {
  const plain = (word: string) => word.toLowerCase().replace(/\s+/g, "");
  let alike: Move | null = null;
  let spelled: Move | null = null;
  for (const move of actions(moves)) {
    if (move.action === text.trim()) return move;
    if (plain(move.action) === plain(text)) alike ??= move;
    if (plain(spell(move.action)) === plain(text)) spelled ??= move;
  }
  return alike ?? spelled;
}

/** The ids one could point at after this one: for a look ahead. */
export function ahead(moves: Tree, chosen: readonly Step[], id: string): ReadonlySet<string> {
  return walk(moves, [...chosen, { id }]).targets;
}
