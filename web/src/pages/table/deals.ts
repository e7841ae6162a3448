// What players settle beside playing: draws, moves taken back, time, giving up.
import { createSignal } from "solid-js";
import { api } from "../../api/client";
import { complain } from "../../ui/notices";
import { offers, rights, speaker } from "./rights";
import type { Table } from "./state";

/** The seats whose offer of a draw waits for an answer from here. */
export function offering(table: Table): number[] {
  const now = table.whole()!;
  return rights(now, table.own()).draw ? offers(now, table.own(), speaker(now, table.own())) : [];
}

export function createDeals(table: Table) {
  const [isPending, setPending] = createSignal(false);
  const seat = () => speaker(table.whole()!, table.own());
  /** One thing at a time: whoever presses twice means it once. */
  const settle = async (ask: () => Promise<unknown>) => {
    if (isPending()) return;
    setPending(true);
    // One's own word does not wait behind what others did: that is shown now.
    table.link.rush();
    try {
      await ask();
      // The socket brings what came of it; without one, ask.
      if (table.link.link() !== "live") await table.link.refresh();
    } catch (error) {
      complain(error);
    }
    setPending(false);
  };
  return {
    isPending, seat,
    draw: (isYes: boolean) => void settle(() => api.draw(table.id, seat(), isYes, table.link.window())),
    takeBack: () => void settle(() => api.takeBack(table.id, seat(), table.link.window())),
    extend: () => void settle(() => api.extend(table.id, seat(), table.link.window())),
    propose: (what: "pause" | "resume") => void settle(() => api.propose(table.id, seat(), { what }, table.link.window())),
    answer: (seat: number, isYes: boolean) => void settle(() => api.answer(table.id, seat, isYes, table.link.window())),
    resign: () => void settle(() => api.resign(table.id, seat())),
  };
}
