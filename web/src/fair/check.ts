// Goes through an opened record and calculates everything anew, one thing after the other: whoever shows it can show how far
// it has come. It ends with the first fault.
import type { Fault } from "./fault";
import { below, commitment, numbers, openSource, pick, receipt, type Source } from "./numbers";
import type { Opened, Outcome, Receipt } from "./read";

/** What was looked at, with its place in its list; `fault` says that it is wrong. */
export type Step = { of: "seed" | "outcome" | "receipt" | "kept"; at: number; fault: Fault | null };

/** A receipt as it was given to somebody who kept it. */
export type Given = Pick<Receipt, "window" | "seat" | "hash">;

/** How many steps a record takes, for somebody who kept some receipts. */
export const stepsOf = (record: Opened, kept: readonly Given[]): number => 1 + record.outcomes.length + record.receipts.length + kept.length;

export async function* check(record: Opened, kept: readonly Given[]): AsyncGenerator<Step, void> {
  const fits = (await commitment(record.seed, record.match)) === record.commitment;
  yield { of: "seed", at: 0, fault: fits ? null : { kind: "seed" } };
  if (!fits) return;
  const source = await openSource(record.seed, record.match, record.nonces.map(({ nonce }) => nonce));
  for (const [at, outcome] of record.outcomes.entries()) {
    const fault = await checkOutcome(source, outcome);
    yield { of: "outcome", at, fault };
    if (fault) return;
  }
  for (const [at, one] of record.receipts.entries()) {
    const fault = await checkReceipt(source, one);
    yield { of: "receipt", at, fault };
    if (fault) return;
  }
  for (const [at, one] of kept.entries()) {
    const fault = (await isConfirmed(source, record.receipts, one)) ? null : ({ kind: "kept", window: one.window, seat: one.seat } as const);
    yield { of: "kept", at, fault };
    if (fault) return;
  }
}

async function checkOutcome(source: Source, outcome: Outcome): Promise<Fault | null> {
  const { entry, number, said } = outcome;
  const dice = numbers(source, number);
  if ("odds" in outcome) {
    const given = await pick(outcome.odds, dice);
    return given === said ? null : { kind: "picked", entry, said, given };
  }
  for (const [i, [sides, drawn]] of outcome.draws.entries()) {
    const given = await below(sides, dice);
    if (given !== drawn) return { kind: "drawn", entry, draw: i + 1, said: drawn, given };
  }
  return null;
}

async function checkReceipt(source: Source, { window, seat, hash, actions }: Receipt): Promise<Fault | null> {
  const given = await receipt(source, window, seat, actions);
  return given === hash ? null : { kind: "receipt", window, seat, said: hash, given };
}

/** Whether a receipt was given for what the record says, or for the first part of it: more may have been saved later. */
async function isConfirmed(source: Source, receipts: readonly Receipt[], { window, seat, hash }: Given): Promise<boolean> {
  const actions = receipts.find((one) => one.window === window && one.seat === seat)?.actions ?? [];
  for (let count = actions.length; count > 0; count--) {
    if ((await receipt(source, window, seat, actions.slice(0, count))) === hash) return true;
  }
  return false;
}
