// Seats that change hands: doing what can be done about a seat, and what is asked before.
import { createSignal } from "solid-js";
import { api } from "../../api/client";
import type { Answer, Leaving } from "../../api/types";
import { ensureName } from "../../ui/name";
import { complain } from "../../ui/notices";
import { handAt, type Seat } from "./handsRights";
import { sitDown } from "./joining";
import type { Looking } from "./moment";
import { speaker } from "./rights";
import type { Screen } from "./screen";

/** What is asked in a dialog before it is done. */
export type Question = { hand: "leave" | "bot" | "propose"; seat: number };

export function createHands({ id, link, whole, own, hasSecrets, isBranch }: Screen, { look }: Pick<Looking, "look">) {
  const [question, setQuestion] = createSignal<Question | null>(null);
  const [isHandling, setHandling] = createSignal(false);
  /** One thing at a time: whoever presses twice means it once. */
  const once = async (work: () => Promise<unknown>) => {
    if (isHandling()) return;
    setHandling(true);
    await work().catch(complain);
    setHandling(false);
  };
  /** The table as somebody sees it who has other seats now. */
  const take = (answer: Answer) => {
    link.take(answer);
    link.rejoin();
    look(null);
  };
  const hand = (seat: Seat) => handAt(whole()!, link.own(), seat, isBranch() || (hasSecrets() && own().length > 1));
  return {
    question, hand, isHandling,
    forget: () => setQuestion(null),
    /** Does what can be done about a seat, or asks how. */
    handle: (seat: Seat) => {
      const what = hand(seat);
      if (what === "take" || what === "back") void once(async () => (await ensureName()) && sitDown({ id, link, look }, seat.seat, null));
      else if (what !== null) setQuestion({ hand: what, seat: seat.seat });
    },
    leave: (seat: number, to: Leaving) => once(async () => take(await api.leave(id, seat, to))),
    putBot: (seat: number, level: number) => once(async () => take(await api.putBot(id, seat, level))),
    proposeBot: (seat: number, level: number) => once(async () => {
      await api.propose(id, speaker(whole()!, own()), { what: "bot", seat, level }, link.window());
      if (link.link() !== "live") await link.refresh();
    }),
  };
}
