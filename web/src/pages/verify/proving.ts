// One record being proved: what kind of text it is, how far the check has come, and the first fault. Another record puts an end
// to the one before.
import { batch, createSignal, onCleanup } from "solid-js";
import { type Kept, keptAt } from "../../app/receipts";
import { check, stepsOf } from "../../fair/check";
import { type Fault, Faulty } from "../../fair/fault";
import { type Kind, kindOf, type Opened, read } from "../../fair/read";

/** How it stands with something of a record. */
export type Mark = "open" | "proved" | "wrong";

/** So long, in milliseconds, the check goes on before the page shows how far it has come: about a frame. */
const PAUSE = 16;

export type Proving = ReturnType<typeof createProving>;

export function createProving() {
  const [kind, setKind] = createSignal<Kind | null>(null);
  const [record, setRecord] = createSignal<Opened | null>(null);
  const [fault, setFault] = createSignal<Fault | null>(null);
  /** The receipts of this match that this browser was given. */
  const [kept, setKept] = createSignal<readonly Kept[]>([]);
  /** How many steps are proved: the seed first, then the outcomes, then the receipts, then those that were kept. */
  const [proved, setProved] = createSignal(0);
  let run = 0;
  onCleanup(() => run++);

  const forget = () => {
    run++;
    batch(() => {
      setKind(null);
      setRecord(null);
      setKept([]);
      setFault(null);
      setProved(0);
    });
  };

  /** Goes through a record, and tells now and then how far it has come. */
  const walk = async (opened: Opened, isOver: () => boolean) => {
    let [count, told] = [0, performance.now()];
    for await (const step of check(opened, kept())) {
      if (isOver()) return;
      if (!step.fault) count++;
      if (step.fault || count === steps() || performance.now() - told > PAUSE) {
        setProved(count);
        told = performance.now();
      }
      if (step.fault) throw new Faulty(step.fault);
    }
  };

  /** Proves a text; where a match was asked for, it must be the record of that one. */
  const prove = async (text: string, asked: string | null) => {
    forget();
    const mine = run;
    setKind(kindOf(text));
    if (kind() !== "opened") return;
    try {
      const opened = read(text);
      if (asked !== null && opened.match !== asked) throw new Faulty({ kind: "match", said: opened.match, asked });
      batch(() => {
        setKept(keptAt(opened.match));
        setRecord(opened);
      });
      await walk(opened, () => run !== mine);
    } catch (error) {
      if (!(error instanceof Faulty)) throw error;
      if (run === mine) setFault(error.fault);
    }
  };

  const steps = () => (record() ? stepsOf(record()!, kept()) : 0);
  const isProved = () => record() !== null && fault() === null && proved() === steps();
  const markOf = (step: number): Mark => (proved() > step ? "proved" : fault() !== null && proved() === step ? "wrong" : "open");
  const outcomes = () => record()?.outcomes.length ?? 0;
  /** Whether a receipt of the record, by its window and seat, was given to this browser, and is the one that was. */
  const isKept = (window: number, seat: number): boolean => {
    const at = kept().findIndex((one) => one.window === window && one.seat === seat);
    return at >= 0 && markOf(1 + outcomes() + (record()?.receipts.length ?? 0) + at) === "proved";
  };
  return {
    prove, forget, kept, isKept, kind, record, fault, proved, steps, isProved,
    seedMark: () => markOf(0),
    outcomeMark: (at: number) => markOf(1 + at),
    receiptMark: (at: number) => markOf(1 + outcomes() + at),
  };
}
