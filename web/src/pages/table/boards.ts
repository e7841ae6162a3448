// Boards by their tags, fetched once each: whoever plays both sides turns the board every move.
import { createEffect, createSignal } from "solid-js";
import { api } from "../../api/client";
import type { Board, Viewer, Whole } from "../../api/types";

export function createBoards(id: string, whole: () => Pick<Whole, "as" | "board"> | null) {
  const [known, setKnown] = createSignal<ReadonlyMap<string, Board>>(new Map());
  const [trouble, setTrouble] = createSignal<unknown>(null);
  const asked = new Set<string>();
  const fetch = async (who: Viewer, tag: string) => {
    if (asked.has(tag)) return;
    asked.add(tag);
    try {
      const board = await api.board(id, who, tag);
      setKnown((all) => new Map(all).set(tag, board));
      setTrouble(null);
    } catch (error) {
      asked.delete(tag);
      const now = whole();
      if (tag !== now?.board) return;
      // Whoever looks has another seat by now, for instance by lot: the same board is asked for from there.
      if (now.as !== who) void fetch(now.as, tag);
      else setTrouble(error);
    }
  };
  const again = () => {
    setTrouble(null);
    const now = whole();
    if (now) void fetch(now.as, now.board);
  };
  createEffect(again);
  /** The board before whoever looks now. */
  const board = (): Board | undefined => known().get(whole()?.board ?? "");
  return { board, trouble, again };
}
