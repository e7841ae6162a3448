// Who sits before this screen: where several seats of a game with secrets share it, one after the other.
import { createEffect, createMemo, createSignal } from "solid-js";
import { game } from "../../app/state";
import { live } from "../../live/live";
import { curtain, isShared, next } from "./eyes";

export type Screen = ReturnType<typeof createScreen>;

export function createScreen(id: string) {
  // Who has said that they sit before the screen, and to whom it is being handed, where that matters.
  const [held, setHeld] = createSignal<number | null>(null);
  const [handing, setHanding] = createSignal<number | null>(null);
  const link = live(id, held);
  const whole = createMemo(link.whole);
  const log = createMemo(link.log);
  const own = createMemo(() => link.own().seats);
  const invites = createMemo(() => link.own().invites);
  const hasSecrets = () => game(whole()?.table.game ?? "")?.has_secrets ?? false;
  const shared = createMemo(() => isShared(whole(), own(), hasSecrets()));
  const covered = createMemo(() => (shared() ? curtain(whole()!, held(), handing()) : null));
  /** Whether what is known of the table is for other eyes. */
  const isHidden = createMemo(() => covered() !== null || (shared() && whole()!.as !== held()));
  const following = createMemo(() => (shared() && !isHidden() ? next(whole()!, own(), held()) : null));
  const handOver = () => setHanding(following());
  const arrive = () => {
    setHeld(covered());
    setHanding(null);
    link.rejoin();
  };
  const isBranch = createMemo(() => whole()?.table.branch_of !== undefined);
  /** In a branch one plays whom one likes; without a wish, or once that seat has nothing more to decide, whoever is to act. */
  const playAs = (seat: number | null) => {
    setHeld(seat);
    link.rejoin();
  };
  createEffect(() => {
    const [now, seat] = [whole(), held()];
    if (isBranch() && seat !== null && now?.as === seat && "must" in now.waiting && !now.waiting.must.includes(seat)) playAs(null);
  });
  return { isBranch, playAs, id, link, whole, log, own, invites, hasSecrets, covered, isHidden, following, handOver, arrive };
}
