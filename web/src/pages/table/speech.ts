// The table's words: its game's texts, and the names of those who sit there.
import { createEffect, on } from "solid-js";
import type { Message } from "../../api/types";
import { learn, say, t } from "../../words/words";
import { distinctName } from "../names";
import type { Screen } from "./screen";

export type Speech = ReturnType<typeof createSpeech>;

export function createSpeech({ snapshot }: Screen) {
  createEffect(on(() => snapshot()?.table.game, (game) => game && void learn(game)));
  const name = (seat: number): string => {
    const now = snapshot();
    if (!now) return "";
    return now.own.length === 1 && now.own[0] === seat ? t("you-name") : distinctName(now.table.seats, seat);
  };
  const tell = (message: Message): string => say(message, name);
  return { name, tell };
}
