// Who plays at a table where nobody chooses a seat, without any drawing.
import { createSignal } from "solid-js";
import type { Wish } from "../../api/types";
import { keepLevel, levelOf } from "../company";

export type Drawing = ReturnType<typeof createDrawing>;

/** The part of a phase that is kept for those who may not be noticed, in hours; 0 leaves it to the house: half of the phase. */
const SHARES: readonly number[] = [0, 1, 2, 4, 8, 12, 24, 36, 48, 72];

export function createDrawing(game: () => string) {
  const [isAlone, setAlone] = createSignal(true);
  const [role, setRole] = createSignal<number | null>(null);
  const [chosen, choose] = createSignal<number | null>(null);
  const [share, setShare] = createSignal(0);
  const level = () => chosen() ?? levelOf(game());
  const setLevel = (level: number) => {
    keepLevel(game(), level);
    choose(level);
  };
  const wish = (isTimed: boolean): Pick<Wish, "bots" | "alone" | "role" | "share_minutes"> => ({
    bots: level(),
    alone: isAlone(),
    ...(isAlone() && role() !== null ? { role: role()! } : {}),
    ...(!isAlone() && isTimed && share() > 0 ? { share_minutes: share() * 60 } : {}),
  });
  return { isAlone, setAlone, role, setRole, level, setLevel, share, setShare, shares: SHARES, wish };
}
