// One record being proved: what kind of text it is, how far the check has come, and the first fault. Another record puts an end
// to the one before.
import { batch, createSignal, onCleanup } from "solid-js";
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
  /** How many steps are proved: the seed first, then the outcomes, then the receipts. */
  const [proved, setProved] = createSignal(0);
  let run = 0;
  onCleanup(() => run++);

  const forget = () => {
    run++;
    batch(() => {
      setKind(null);
      setRecord(null);
      setFault(null);
      setProved(0);
    });
  };

  /** Goes through a record, and tells now and then how far it has come. */
  const walk = async (opened: Opened, isOver: () => boolean) => {
    let [count, told] = [0, performance.now()];
    for await (const step of check(opened)) {
      if (isOver()) return;
      if (!step.fault) count++;
      if (step.fault || count === stepsOf(opened) || performance.now() - told > PAUSE) {
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
      setRecord(opened);
      await walk(opened, () => run !== mine);
    } catch (error) {
      if (!(error instanceof Faulty)) throw error;
      if (run === mine) setFault(error.fault);
    }
  };

  const steps = () => (record() ? stepsOf(record()!) : 0);
  const isProved = () => record() !== null && fault() === null && proved() === steps();
  const markOf = (step: number): Mark => (proved() > step ? "proved" : fault() !== null && proved() === step ? "wrong" : "open");
  return {
    prove, forget, kind, record, fault, proved, steps, isProved,
    seedMark: () => markOf(0),
    outcomeMark: (at: number) => markOf(1 + at),
    receiptMark: (at: number) => markOf(1 + (record()?.outcomes.length ?? 0) + at),
  };
}
