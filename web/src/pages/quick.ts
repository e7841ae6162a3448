// Sitting down at once: a table against the house or for a friend, with nothing asked that could be asked later.
import { createSignal } from "solid-js";
import { api } from "../api/client";
import type { GameInfo } from "../api/types";
import { recall, remember } from "../app/memory";
import { go } from "../app/route";
import { game, games } from "../app/state";
import { becomeGuest } from "../ui/name";
import { complain } from "../ui/notices";
import { gathered, levelOf, LOWEST } from "./company";

/** The game somebody last sat down to, else the first on the shelf. */
export const favourite = (): GameInfo | undefined => game(recall("game") ?? "") ?? games()[0];
export const keepFavourite = (game: string): void => remember("game", game);

/** Under what is remembered which table the small game is played at that ends a course. */
export const smallGame = (game: string) => `small-game-${game}` as const;

/** All sit down under the suggested name where somebody has none: it can be changed at the table. */
export function createQuick() {
  const [isBusy, setBusy] = createSignal(false);
  const set = async (game: GameInfo, isForFriend: boolean, isSmall = false) => {
    if (isBusy()) return;
    setBusy(true);
    try {
      await becomeGuest();
      const config = isSmall ? (game.small_game ?? {}) : {};
      const { id } = await api.create({ game: game.key, config, listed: false, ...gathered(game, isForFriend, config, isSmall ? LOWEST : levelOf(game.key)) });
      keepFavourite(game.key);
      if (isSmall) remember(smallGame(game.key), id);
      // Whoever calls friends to a table without places is among them.
      if (isForFriend && game.drawn !== undefined) await api.putDown(id);
      go(`/table/${id}`);
    } catch (error) {
      complain(error);
    }
    setBusy(false);
  };
  return { isBusy, play: (game: GameInfo) => void set(game, false), invite: (game: GameInfo) => void set(game, true), playSmall: (game: GameInfo) => void set(game, false, true) };
}
export type Quick = ReturnType<typeof createQuick>;
