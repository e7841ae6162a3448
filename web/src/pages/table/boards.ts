// The board as it lies before each viewer, fetched once for each: whoever plays both sides turns it every move.
import { createEffect, createSignal } from "solid-js";
import { api } from "../../api/client";
import type { Board, Viewer } from "../../api/types";

/** The board that is there already, if it is this one: where nothing is turned, nothing is drawn anew. */
export function same(known: readonly Board[], board: Board): Board {
  const text = JSON.stringify(board);
  return known.find((one) => JSON.stringify(one) === text) ?? board;
}

export function createBoards(id: string, viewer: () => Viewer | null, own: () => readonly number[]) {
  const [known, setKnown] = createSignal<ReadonlyMap<Viewer, Board>>(new Map());
  const [trouble, setTrouble] = createSignal<unknown>(null);
  const asked = new Set<Viewer>();
  const fetch = async (who: Viewer) => {
    if (asked.has(who)) return;
    asked.add(who);
    try {
      const board = await api.board(id, who);
      setKnown((all) => new Map(all).set(who, same([...all.values()], board)));
      setTrouble(null);
    } catch (error) {
      asked.delete(who);
      if (who === viewer()) setTrouble(error);
    }
  };
  const again = () => {
    setTrouble(null);
    const who = viewer();
    if (who !== null) void fetch(who);
  };
  createEffect(() => {
    const who = viewer();
    if (who === null) return;
    // The other seats at this screen come after the one that is looked at.
    void fetch(who).then(() => Promise.all(own().filter((seat) => seat !== who).map(fetch)));
  });
  /** The board before whoever looks now. */
  const board = (): Board | undefined => {
    const who = viewer();
    return who === null ? undefined : known().get(who);
  };
  return { board, trouble, again };
}
