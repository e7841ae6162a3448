// What one adds to the dice of a match before it begins (docs/fair-chance.md): random bytes of this browser's own, made only
// after it has seen the commitment. The match begins when everybody has added theirs.
import { createEffect, createSignal, onCleanup } from "solid-js";
import { api } from "../../api/client";
import { recall, remember } from "../../app/memory";
import { complain } from "../../ui/notices";
import type { Screen } from "./screen";

/** 16 random bytes as hexadecimal digits. */
export function nonce(): string {
  return [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}

/** Whoever has put themselves down has no seat yet. */
const DOWN = "down";

/** A seat's nonce is made once: a page that is loaded anew says the same. */
function kept(id: string, seat: number | typeof DOWN): string {
  const name = `nonce-${id}-${seat}` as const;
  const known = recall(name) ?? nonce();
  remember(name, known);
  return known;
}

/** So long, in milliseconds, until one tries again: the match waits for it. */
const PATIENCE = 3000;

export function followSealing({ id, link, whole }: Pick<Screen, "id" | "link" | "whole">): void {
  const asked = new Set<number | typeof DOWN>();
  const [failures, setFailures] = createSignal(0);
  let again: ReturnType<typeof setTimeout> | undefined;
  onCleanup(() => clearTimeout(again));
  createEffect(() => {
    failures();
    if (!whole()?.table.commitment) return;
    // Whoever took their name off and puts themselves down again owes anew.
    if (!link.own().down) asked.delete(DOWN);
    const owed = link.own().down?.owes ? [...link.own().owes, DOWN] as const : link.own().owes;
    for (const seat of owed.filter((one) => !asked.has(one))) {
      asked.add(seat);
      const added = seat === DOWN ? api.addDownNonce(id, kept(id, seat)) : api.addNonce(id, seat, kept(id, seat));
      added.then(async () => void (link.link() !== "live" && (await link.refresh()))).catch((error) => {
        asked.delete(seat);
        complain(error);
        again = setTimeout(() => setFailures((count) => count + 1), PATIENCE);
      });
    }
  });
}
