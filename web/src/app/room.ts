// What goes on in the house beside the table one sits at: how many tables wait for me, and when the lists have changed.
import { createEffect, createMemo, createRoot, createSignal, on, onCleanup } from "solid-js";
import { api } from "../api/client";
import type { Awaited, RoomMessage } from "../api/types";
import { createWire } from "../live/socket";
import { route } from "./route";
import { me } from "./state";

const room = createRoot(() => {
  const [awaited, setAwaited] = createSignal<Awaited>({ count: 0, tables: [] });
  const [changes, setChanges] = createSignal(0);
  return { awaited, setAwaited, changes, setChanges };
});

/** How many tables wait for me, but for the one before me: that one says so itself. */
export const turns = (): number => {
  const [{ count, tables }, here] = [room.awaited(), route()];
  return here.page === "table" && tables.includes(here.id) ? count - 1 : count;
};
/** At how many tables letters are unread, but for the one before me. */
export const mail = (): number => {
  const here = route();
  return (room.awaited().letters ?? []).filter(({ table }) => here.page !== "table" || table !== here.id).length;
};
/** Counts how often the lists of tables have changed. */
export const changes = room.changes;

function hear(message: unknown): boolean {
  const news = message as RoomMessage;
  if ("waiting" in news) room.setAwaited(news.waiting);
  room.setChanges((n) => n + 1);
  return true;
}

/** Listens as long as the page is open. */
export function listenToRoom(): void {
  const wire = createWire({
    address: api.roomSocket,
    hear,
    down: () => {},
    // What somebody has written on a form would be gone; they are asked again when they have left it.
    canRenew: () => route().page !== "play" && route().page !== "verify",
    meanwhile: async () => {
      const now = await api.waiting().catch(() => null);
      if (now) room.setAwaited(now);
      return true;
    },
  });
  // The house knows who listens from the moment the socket is opened: whoever has just taken a name comes anew.
  const isKnown = createMemo(() => me() !== null);
  createEffect(on(isKnown, () => wire.open()));
  const wake = () => document.visibilityState === "visible" && wire.wake();
  addEventListener("online", wake);
  document.addEventListener("visibilitychange", wake);
  onCleanup(() => {
    wire.close();
    removeEventListener("online", wake);
    document.removeEventListener("visibilitychange", wake);
  });
}
