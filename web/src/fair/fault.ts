// What can be wrong with an opened record, as data: the page puts it into words (`page-fault-…`), tests compare it.

export type Fault =
  /** Another line was expected; `…` stands for what may follow. */
  | { kind: "line"; line: number; expected: string; found: string }
  /** There are lines after the last one. */
  | { kind: "more"; line: number }
  /** A commitment or a nonce that is not where it belongs. */
  | { kind: "pledge"; entry: number }
  /** It is the record of another match than the one that was asked for. */
  | { kind: "match"; said: string; asked: string }
  | { kind: "seed" }
  | { kind: "picked"; entry: number; said: string; given: string }
  | { kind: "drawn"; entry: number; draw: number; said: number; given: number }
  /** A receipt that names something else than actions of its seat. */
  | { kind: "actions"; window: number; seat: number }
  /** A second receipt for the same seat and window. */
  | { kind: "twice"; window: number; seat: number }
  | { kind: "receipt"; window: number; seat: number; said: string; given: string }
  /** A receipt that was given out, and that the record knows nothing of. */
  | { kind: "kept"; window: number; seat: number };

/** A fault that ends the reading. */
export class Faulty extends Error {
  constructor(readonly fault: Fault) {
    super(fault.kind);
  }
}
