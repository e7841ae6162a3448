// Who sits before this screen: where several seats of a game with secrets share it, one after the other.
import { createMemo, createSignal } from "solid-js";
import { game } from "../../app/state";
import { live } from "../../live/live";
import { curtain, isShared, next } from "./eyes";

export type Screen = ReturnType<typeof createScreen>;

export function createScreen(id: string) {
  // Who has said that they sit before the screen, and to whom it is being handed, where that matters.
  const [held, setHeld] = createSignal<number | null>(null);
  const [handing, setHanding] = createSignal<number | null>(null);
  const link = live(id, held);
  const snapshot = link.snapshot;
  const hasSecrets = () => game(snapshot()?.table.game ?? "")?.has_secrets ?? false;
  const covered = createMemo(() => curtain(snapshot(), hasSecrets(), held(), handing()));
  /** Whether what the snapshot tells is for other eyes. */
  const isHidden = createMemo(() => covered() !== null || (isShared(snapshot(), hasSecrets()) && snapshot()!.as !== held()));
  const following = createMemo(() => (isShared(snapshot(), hasSecrets()) && !isHidden() ? next(snapshot()!, held()) : null));
  const handOver = () => setHanding(following());
  const arrive = () => {
    setHeld(covered());
    setHanding(null);
    link.rejoin();
  };
  return { id, link, snapshot, hasSecrets, covered, isHidden, following, handOver, arrive };
}
