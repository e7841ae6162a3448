// The half-made action: the steps chosen so far, what they amount to, and its way to the house.
import { createEffect, createMemo, createSignal, on } from "solid-js";
import { api, onceKey, Trouble } from "../../api/client";
import type { Move, Step } from "../../api/types";
import { recall, remember } from "../../app/memory";
import { keep, undo, walk, written } from "../../path/path";
import { announce, explain } from "../../ui/notices";
import { t } from "../../words/words";
import type { Looking } from "./moment";
import type { Screen } from "./screen";
import type { Speech } from "./speech";
import type { Turning } from "./turn";

export type Refusal = { text: string; paragraph: string | null };

const [isConfirming, setConfirming] = createSignal(recall("confirm") === "yes");

const confirm = (yes: boolean) => {
  remember("confirm", yes ? "yes" : null);
  setConfirming(yes);
};

export function createHand({ id, link, snapshot }: Screen, { tell }: Speech, { at }: Looking, { isMyTurn }: Turning) {
  const [chosen, setChosen] = createSignal<Step[]>([]);
  const [isBusy, setBusy] = createSignal(false);
  const [refusal, setRefusal] = createSignal<Refusal | null>(null);
  const moves = createMemo<readonly Move[]>(() => (at() === null && isMyTurn() && !isBusy() ? snapshot()!.moves : []));
  createEffect(on(moves, (moves) => setChosen((steps) => (isBusy() ? steps : keep(moves, steps))), { defer: true }));
  const here = createMemo(() => walk(moves(), chosen()));
  const choose = (steps: Step[]) => {
    setRefusal(null);
    setChosen(steps);
    const { done } = walk(moves(), steps);
    if (done && !isConfirming()) void act(done.action);
  };
  const back = () => {
    setRefusal(null);
    setChosen(undo);
  };
  /** A notation typed in: one of the moves, or whatever the house says to it. */
  const type = (text: string) => {
    const move = written(moves(), text);
    if (move && isConfirming()) setChosen(move.path);
    else void act(move?.action ?? text.trim());
  };

  const act = async (action: string) => {
    const now = snapshot();
    if (!now || isBusy() || now.as === "public" || !("must" in now.waiting)) return;
    setBusy(true);
    setRefusal(null);
    const { window } = now.waiting;
    const key = onceKey();
    for (let attempt = 0; ; attempt++) {
      try {
        const { number } = await api.act(id, now.as, action, window, key);
        setChosen([]);
        // The socket brings the new position; without one, ask.
        if (link.link() !== "live") await link.refresh();
        else setTimeout(() => (snapshot()?.number ?? 0) < number && void link.refresh(), 1500);
        break;
      } catch (error) {
        if (error instanceof Trouble && error.isOffline && attempt < 4) {
          await new Promise((wake) => setTimeout(wake, 800 * 2 ** attempt));
          continue;
        }
        setChosen([]);
        const said = refused(error, action);
        setRefusal({ text: said, paragraph: error instanceof Trouble ? error.paragraph : null });
        announce(said);
        void link.refresh();
        break;
      }
    }
    setBusy(false);
  };
  const refused = (error: unknown, action: string): string => {
    if (error instanceof Trouble && error.said) return tell(error.said);
    if (error instanceof Trouble && error.kind === "notation") return t("error-notation", { text: action, example: example() });
    return explain(error);
  };
  const example = () => snapshot()?.moves[0]?.action ?? "";
  return { moves, chosen, choose, here, act, type, back, isBusy, refusal, setRefusal, isConfirming, confirm };
}
