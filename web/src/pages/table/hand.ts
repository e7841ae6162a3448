// The half-made action: the steps chosen so far, and what they amount to.
import { batch, createEffect, createMemo, createSignal, on } from "solid-js";
import type { Step } from "../../api/types";
import { recall, remember } from "../../app/memory";
import { keep, type Tree, undo, walk, written } from "../../path/path";
import { isSlow } from "../../time/clock";
import { createGrowing } from "./growing";
import type { Looking } from "./moment";
import type { Screen } from "./screen";
import { createSending } from "./sending";
import type { Speech } from "./speech";
import type { Turning } from "./turn";

/** Whether every move waits for one more tap, as this guest has it; null where they have not said. */
const [confirmed, setConfirmed] = createSignal(recall("confirm"));
const NO_MOVES: Tree = [];

const confirm = (yes: boolean) => {
  const word = yes ? "yes" : "no";
  remember("confirm", word);
  setConfirmed(word);
};

export function createHand(screen: Screen, speech: Speech, { at }: Looking, { isMyTurn }: Turning) {
  const { id, whole } = screen;
  /** Where a move takes days, nobody minds another tap, and everybody minds a slip. */
  const isConfirming = () => (confirmed() === null ? isSlow(whole()?.table.time) : confirmed() === "yes");
  const [chosen, setChosen] = createSignal<Step[]>([]);
  /** The choice that somebody thinks about, to be shown before it is made. */
  const [considered, consider] = createSignal<string | null>(null);
  const drop = () => setChosen([]);
  const { act, isBusy, isUnheard, refusal, setRefusal } = createSending(screen, speech, drop);
  const given = createMemo<Tree>(() => (at() === null && isMyTurn() && !isBusy() ? whole()!.moves : NO_MOVES));
  const { moves, grow, isAsking } = createGrowing(id, () => whole()?.as ?? null, given);
  createEffect(on(moves, (moves) => setChosen((steps) => (isBusy() ? steps : keep(moves, steps))), { defer: true }));
  const here = createMemo(() => walk(moves(), chosen()));
  createEffect(on(here, () => consider(null)));
  /** Whether what these steps give waits for one more tap: always, as one wishes, or because it would only harm oneself. */
  const isHeld = (steps: Step[]) => isConfirming() || walk(moves(), steps).ask !== null;
  /** While an action is on its way nothing else is chosen. The last step and its sending are one change: nobody sees a hand in between. */
  const choose = (steps: Step[]) => batch(() => {
    if (isBusy()) return;
    setRefusal(null);
    setChosen(steps);
    const { done, isMore } = walk(moves(), steps);
    if (done !== null && !isHeld(steps)) void act(done);
    if (isMore) void grow(steps).catch((error) => lose(steps, error));
  });
  /** What can follow could not be learnt: the step is taken back, if it is still the last. */
  const lose = (steps: Step[], error: unknown) => {
    if (chosen() !== steps) return;
    setChosen(undo);
    setRefusal(speech.refused(error));
  };
  /** Somebody may be about to choose these steps: what follows is asked for, and nobody minds if that fails. */
  const foresee = (steps: Step[]) => void grow(steps).catch(() => {});
  const back = () => {
    if (isBusy()) return;
    setRefusal(null);
    setChosen(undo);
  };
  /** A notation typed in: one of the moves that are known, or whatever the house says to it. */
  const type = (text: string) => {
    const move = written(moves(), text, speech.spell);
    if (move && isHeld(move.path)) setChosen(move.path);
    else void act(move?.action ?? text.trim());
  };
  return {
    moves, chosen, choose, foresee, here, considered, consider, act, type, back, isBusy, isUnheard, isAsking: () => isAsking(chosen()), refusal, setRefusal, isConfirming, confirm,
  };
}
