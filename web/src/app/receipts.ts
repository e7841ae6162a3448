// The receipts that this browser was given for what somebody saved in secret (docs/fair-chance.md): of each seat and decision the
// last one, which stands for all that was saved there before. They are shown to whoever plays that seat, and compared with the
// record when the match is over. They are sent nowhere.
import { createRoot, createSignal } from "solid-js";
import type { Receipt } from "../api/types";
import { recall, remember } from "./memory";

export type Kept = Receipt & { seat: number };

/** How many were given: whoever shows some follows it. */
const [given, setGiven] = createRoot(() => createSignal(0));

/** What was given at a table, in the order of decisions. What cannot be read is nothing. */
export function keptAt(table: string): readonly Kept[] {
  given();
  try {
    return JSON.parse(recall(`receipts-${table}`) ?? "[]") as Kept[];
  } catch {
    return [];
  }
}

/** Keeps a receipt that a seat was given at a table. */
export function keepReceipt(table: string, seat: number, receipt: Receipt): void {
  const others = keptAt(table).filter((one) => one.seat !== seat || one.window !== receipt.window);
  const all = [...others, { ...receipt, seat }].sort((a, b) => a.window - b.window || a.seat - b.seat);
  remember(`receipts-${table}`, JSON.stringify(all));
  setGiven((count) => count + 1);
}
