// The table's words: its game's texts, and the names of those who sit there.
import { createEffect, createMemo, on } from "solid-js";
import { Trouble } from "../../api/client";
import type { Message } from "../../api/types";
import { explain } from "../../ui/notices";
import { learn, say, spelled, t, textOr } from "../../words/words";
import { distinctName, isolated, spoken } from "../names";
import type { Screen } from "./screen";

/** Why something was not done, and which paragraph of the rules says so. */
export type Refusal = { text: string; paragraph: string | null };
export type Speech = ReturnType<typeof createSpeech>;

export function createSpeech({ whole, own }: Screen) {
  createEffect(on(() => whole()?.table.game, (game) => game && void learn(game)));
  // Names change with the seats, not with every move: what was said need not be said anew.
  const seats = createMemo(() => whole()?.table.seats ?? []);
  /** Somebody who may not be known is called after what they play, where that has a name. */
  const unknown = (seat: number): string => textOr(`${whole()?.table.game}-seat-${seat}`, t("seat-hidden"));
  const name = (seat: number): string => {
    if (own().length === 1 && own()[0] === seat) return t("you-name");
    return seats()[seat]?.kind === "hidden" ? unknown(seat) : isolated(distinctName(seats(), seat));
  };
  const tell = ({ key, args }: Message): string => say({ key, args: typeof args?.name === "string" ? { ...args, name: spoken(args.name) } : args }, name);
  const refused = (error: unknown): Refusal => {
    const said = error instanceof Trouble ? error.said : null;
    return { text: said ? tell(said) : explain(error), paragraph: error instanceof Trouble ? error.paragraph : null };
  };
  /** An action as it is shown: what is sent and kept is the game's own writing. */
  const spell = (action: string): string => spelled(whole()?.table.game ?? "", action);
  return { name, tell, refused, spell };
}
