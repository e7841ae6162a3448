// What every page shares: who I am, which games there are.
import { createRoot, createSignal } from "solid-js";
import { api } from "../api/client";
import type { GameInfo, Me } from "../api/types";

const shared = createRoot(() => {
  const [me, setMe] = createSignal<Me | null>(null);
  const [games, setGames] = createSignal<GameInfo[]>([]);
  const [version, setVersion] = createSignal("");
  return { me, setMe, games, setGames, version, setVersion };
});

export const { me, games, version } = shared;
export const game = (key: string): GameInfo | undefined => shared.games().find((one) => one.key === key);
export const gameName = (key: string): string => game(key)?.name ?? key;

/** Asks the house what it has. */
export async function arrive(): Promise<void> {
  const [house, games] = await Promise.all([api.house(), api.games()]);
  shared.setMe(house.me);
  shared.setVersion(house.version);
  shared.setGames(games);
}

/** Asks again who I am: sitting down may have made a guest of me. */
export async function whoAmI(): Promise<void> {
  shared.setMe((await api.house()).me);
}

/** Takes a name. */
export async function takeName(name: string): Promise<void> {
  shared.setMe(await api.name(name));
}
