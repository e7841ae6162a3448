// The tree of moves as far as it is known: large ones come level by level, as the player goes on.
import { createMemo, createSignal } from "solid-js";
import { api } from "../../api/client";
import type { Step, Viewer } from "../../api/types";
import { graft, type Tree, walk, words } from "../../path/path";

/** A question on its way to the house. */
type Asked = { from: Tree; under: string; answer: Promise<void> };

/** `given` is the tree as the house sent it. What was asked for is forgotten when another comes. */
export function createGrowing(id: string, viewer: () => Viewer | null, given: () => Tree) {
  const [grown, setGrown] = createSignal<{ from: Tree; moves: Tree } | null>(null);
  const [asked, setAsked] = createSignal<readonly Asked[]>([]);
  const moves = createMemo<Tree>(() => {
    const now = grown();
    return now && now.from === given() ? now.moves : given();
  });
  const fetch = async (from: Tree, steps: readonly Step[]) => {
    const who = viewer();
    if (who === null) return;
    const level = await api.moves(id, who, words(steps));
    if (given() === from) setGrown({ from, moves: graft(moves(), steps, level.moves) });
  };
  /** Asks for what can follow these steps, if it is not known yet. Twice at once is asked once. */
  const grow = async (steps: readonly Step[]): Promise<void> => {
    if (!walk(moves(), steps).isMore) return;
    const known = find(steps);
    if (known) return known.answer;
    const mine: Asked = { from: given(), under: words(steps), answer: fetch(given(), steps) };
    setAsked((all) => [...all, mine]);
    try {
      await mine.answer;
    } finally {
      setAsked((all) => all.filter((one) => one !== mine));
    }
  };
  const find = (steps: readonly Step[]) => asked().find((one) => one.from === given() && one.under === words(steps));
  /** Whether the answer for these steps is on its way. */
  const isAsking = (steps: readonly Step[]): boolean => find(steps) !== undefined;
  return { moves, grow, isAsking };
}
