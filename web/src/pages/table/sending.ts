// An action on its way to the house: sent until there is an answer, under one key, so that it is played once.
import { batch, createEffect, createMemo, createSignal, onCleanup } from "solid-js";
import { api, onceKey, Trouble } from "../../api/client";
import type { Entered } from "../../api/types";
import { keepReceipt } from "../../app/receipts";
import { dequeue, type Queued, queue, unqueue } from "../../app/renew";
import { example } from "../../path/path";
import { announce } from "../../ui/notices";
import { quoted } from "../../words/bundle";
import { t } from "../../words/words";
import type { Screen } from "./screen";
import type { Refusal, Speech } from "./speech";

/** So often an action is sent to a house that says that it cannot, and so long one waits at first and at most, in milliseconds. */
const [TRIES, PAUSE, LONGEST] = [5, 800, 5000];
/** So long after its answer an action has come back by the socket. */
const SOON = 1500;

/** Sends until there is an answer. Whoever hears nothing goes on as long as that lasts: the key makes it one move, the window a
 * move of its time. `onSilence` is told of every try without any answer. */
async function send(move: Queued, onSilence: () => void): Promise<Entered> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await api.act(move.table, move.seat, move.action, move.window, move.key);
    } catch (error) {
      if (!(error instanceof Trouble && error.isOffline) || (attempt >= TRIES && !error.isUnheard)) throw error;
      if (error.isUnheard) onSilence();
      await new Promise((wake) => setTimeout(wake, Math.min(PAUSE * 2 ** (attempt - 1), LONGEST)));
    }
  }
}

/** `onDone` is told when an action has its answer, whatever that is. An action goes on its way though somebody leaves the table:
 * it was made. What becomes of it is nobody's business there any more. */
export function createSending({ id, link, whole, log }: Screen, { refused, spell }: Speech, onDone: () => void) {
  const [isSending, setSending] = createSignal(false);
  /** What the house has answered with: until it is there too, what is shown are moves of the time before. */
  const [owed, setOwed] = createSignal<{ seat: number; number: number } | null>(null);
  const isOwed = () => {
    const [now, what] = [whole(), owed()];
    return now !== null && what !== null && now.as === what.seat && now.told < what.number;
  };
  const isBusy = () => isSending() || isOwed();
  const [isUnheard, setUnheard] = createSignal(false);
  let isGone = false;
  onCleanup(() => {
    isGone = true;
  });
  const silence = () => {
    setUnheard(true);
    link.doubt();
  };
  const [refusal, setRefusal] = createSignal<Refusal | null>(null);
  const sendOff = async (move: Queued) => {
    setSending(true);
    setRefusal(null);
    queue(move);
    try {
      const { number, receipt } = await send(move, silence).finally(() => dequeue(move));
      if (receipt) keepReceipt(id, move.seat, receipt);
      if (isGone) return;
      onDone();
      // The socket brings the new position; without one, ask. Nobody is kept from playing by what does not come.
      const what = { seat: move.seat, number };
      const ask = () => link.refresh().finally(() => setOwed((last) => (last === what ? null : last)));
      setOwed(what);
      if (link.link() !== "live") await ask();
      else setTimeout(() => owed() === what && isOwed() && void ask(), SOON);
    } catch (error) {
      if (isGone) return;
      onDone();
      const said = isNotation(error) ? { text: noMove(move.action), paragraph: null } : refused(error);
      setRefusal(said);
      announce(said.text);
      void link.refresh();
    }
    batch(() => {
      setUnheard(false);
      setSending(false);
    });
  };
  const isNotation = (error: unknown) => error instanceof Trouble && error.kind === "notation" && error.said === null;
  /** With any action that is known as an example: one that is possible, else one that was played. */
  const noMove = (written: string): string => {
    const text = quoted(written);
    const known = example(whole()?.moves ?? []) ?? log().findLast((line) => line.action)?.action?.text;
    return known === undefined ? t("error-notation-short", { text }) : t("error-notation", { text, example: spell(known) });
  };
  const act = async (action: string) => {
    const now = whole();
    if (!now || isBusy() || now.as === "public" || !("must" in now.waiting)) return;
    await sendOff({ table: id, seat: now.as, action, window: now.waiting.window, key: onceKey() });
  };
  // A move that was on its way when the page was fetched anew.
  const isThere = createMemo(() => whole() !== null);
  createEffect(() => {
    const move = isThere() ? unqueue(id) : null;
    if (move) void sendOff(move);
  });
  return { act, isBusy, isUnheard, refusal, setRefusal };
}
