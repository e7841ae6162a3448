// What the house tells of things on a board that it keeps nothing of (a lesson, a puzzle, a study), and why they cannot be moved. Nothing is
// remembered: whatever changes where it stands makes every card old. A table's own cards are in cards.ts.
import { createEffect, createSignal, on } from "solid-js";
import { Trouble } from "../../api/client";
import type { Card, Message } from "../../api/types";
import { announce, complain } from "../../ui/notices";
import type { Peek, Rest } from "./cards";
import type { Refusal } from "./speech";

type Given = {
  /** Where it stands: something else after every change. */
  stand: () => unknown;
  /** Whether the house can be asked now. */
  hasCards: () => boolean;
  card: (of: string, after: string | null) => Promise<Card>;
  setRefusal: (refusal: Refusal | null) => void;
  tell: (message: Message) => string;
};

export function createWondering({ stand, hasCards, card, setRefusal, tell }: Given) {
  const [peek, setPeek] = createSignal<Peek | null>(null);
  let resting: Rest | null = null;
  const ask = async (of: string, after: string | null): Promise<Card | null> => {
    if (!hasCards()) return null;
    return card(of, after).catch((error) => {
      if (error instanceof Trouble && error.status === 404) return null;
      throw error;
    });
  };
  const find = (of: string): Promise<Card | null> =>
    ask(of, null).catch((error) => {
      complain(error);
      return null;
    });
  const rest = (where: Rest | null) => {
    resting = where;
    setPeek(null);
    // Nobody asked for anything yet: nobody hears that it cannot be had.
    if (where) void ask(where.id, null).catch(() => null).then((card) => card && resting === where && setPeek({ ...where, card }));
  };
  createEffect(on(stand, () => rest(null)));
  const wonder = async (of: string, after: string | null) => {
    const from = stand();
    const why = (await ask(of, after).catch(complain))?.why;
    if (!why || stand() !== from) return;
    const said = { text: tell(why.said), paragraph: why.paragraph };
    setRefusal(said);
    announce(said.text);
  };
  return { hasCards, peek, rest, find, wonder };
}
