// An opened record (docs/fair-chance.md) as data: commitment, seed and nonces, every outcome with what it was picked from,
// every receipt with its actions. What is not in its form is a fault that names the line. Nothing is calculated here, and no
// rule of a game is known.
import { Faulty } from "./fault";
import { ALL, type Odds } from "./numbers";

export type Draws = readonly (readonly [sides: number, drawn: number])[];
/** A die or a lot: which entry of the journal, which outcome of the match, what the journal says, what that was made of. */
export type Outcome = { entry: number; number: number; word: "chance" | "lot"; said: string } & ({ odds: Odds } | { draws: Draws });
export type Receipt = { window: number; seat: number; hash: string; entries: readonly number[]; actions: readonly string[] };
export type Nonce = { place: number; nonce: string };
export type Opened = {
  game: string;
  match: string;
  commitment: string;
  seed: string;
  nonces: readonly Nonce[];
  outcomes: readonly Outcome[];
  receipts: readonly Receipt[];
};

/** What somebody may hand in beside an opened record: nothing of these can be proved. */
export type Kind = "opened" | "unopened" | "unprovable" | "running" | "none";

/** The lines, whatever clipboards and mail programs have done to their ends. */
const split = (text: string): string[] => text.replace(/^\uFEFF/, "").replace(/\r\n?/g, "\n").trim().split("\n");

/** What kind of text this is. */
export function kindOf(text: string): Kind {
  const lines = split(text);
  if (/^tabletier running record \d+$/.test(lines[0]!)) return "running";
  if (!/^tabletier record \d+$/.test(lines[0]!)) return "none";
  if (lines.includes("fair 1")) return "opened";
  return lines.some((line) => /^1 (@\d+ )?committed /.test(line)) ? "unopened" : "unprovable";
}

class Lines {
  #next = 0;
  constructor(readonly all: readonly string[]) {}

  get number(): number {
    return this.#next;
  }
  is(pattern: RegExp): boolean {
    return pattern.test(this.all[this.#next] ?? "");
  }
  /** The parts of the next line, which must look like this. */
  take(pattern: RegExp, expected: string): string[] {
    const line = this.all[this.#next++];
    const found = line === undefined ? null : pattern.exec(line);
    return found?.slice(1) ?? this.fail(expected);
  }
  /** The next line must be this one. */
  must(line: string): void {
    if (this.all[this.#next++] !== line) this.fail(line);
  }
  /** The line that was taken last should have been another. */
  fail(expected: string): never {
    throw new Faulty({ kind: "line", line: this.#next, expected, found: this.all[this.#next - 1] ?? "" });
  }
}

/** Reads an opened record. */
export function read(text: string): Opened {
  const lines = new Lines(split(text));
  lines.take(/^tabletier record 2$/, "tabletier record 2");
  const [game] = lines.take(/^game (\S+) \d+$/, "game …");
  lines.take(/^config \{.*\}$/s, "config …");
  const entries = readEntries(lines);
  lines.must("fair 1");
  const [match] = lines.take(/^match (\S+)$/, "match …");
  const [seed] = lines.take(/^seed ([0-9a-f]{64})$/, "seed …");
  const outcomes = readOutcomes(lines, entries);
  const receipts = readReceipts(lines, entries);
  lines.must(`opened ${outcomes.length + receipts.length}`);
  if (lines.number < lines.all.length) throw new Faulty({ kind: "more", line: lines.number + 1 });
  return { game: game!, match: match!, seed: seed!, ...readPledges(entries), outcomes, receipts };
}

/** Every entry of the journal, without its number and time. */
function readEntries(lines: Lines): string[] {
  const entries: string[] = [];
  while (lines.is(/^\d/)) {
    const number = entries.length + 1;
    const [what] = lines.take(new RegExp(`^${number} (?:@\\d+ )?([a-z].*)$`, "s"), `${number} …`);
    entries.push(what!);
  }
  if (lines.is(/^result /)) lines.take(/^result (.+)$/s, "result …");
  lines.must(`end ${entries.length}`);
  return entries;
}

/** The commitment, and right after it the nonces in the order of places; nowhere else are there any. */
function readPledges(entries: readonly string[]): Pick<Opened, "commitment" | "nonces"> {
  const commitment = /^committed ([0-9a-f]{64})$/.exec(entries[0] ?? "")?.[1];
  if (commitment === undefined) throw new Faulty({ kind: "pledge", entry: 1 });
  const nonces: Nonce[] = [];
  for (const [i, what] of entries.entries()) {
    if (i === 0 || !/^(committed|nonce) /.test(what)) continue;
    const [, place, nonce] = /^nonce (\d+) ([0-9a-f]{32})$/.exec(what) ?? [];
    const last = nonces.at(-1)?.place ?? -1;
    if (nonce === undefined || i !== nonces.length + 1 || Number(place) <= last) throw new Faulty({ kind: "pledge", entry: i + 1 });
    nonces.push({ place: Number(place), nonce });
  }
  return { commitment, nonces };
}

function readOutcomes(lines: Lines, entries: readonly string[]): Outcome[] {
  const outcomes: Outcome[] = [];
  for (const [i, what] of entries.entries()) {
    const [, word, said] = /^(chance|lot) (.+)$/s.exec(what) ?? [];
    if (said === undefined) continue;
    const [entry, number] = [i + 1, outcomes.length];
    const [how, list] = lines.take(new RegExp(`^chance ${entry} ${number} (odds|drawn) (\\[.*\\])$`, "s"), `chance ${entry} ${number} …`);
    const from = how === "odds" ? readOdds(list!) : readDraws(list!);
    outcomes.push({ entry, number, word: word as Outcome["word"], said, ...(from ?? lines.fail(`chance ${entry} ${number} ${how} [[…,…],…]`)) });
  }
  return outcomes;
}

/** A list of pairs, or nothing. */
function pairsOf(list: string): unknown[][] | null {
  try {
    const pairs = JSON.parse(list) as unknown[];
    return pairs.every((pair): pair is unknown[] => Array.isArray(pair) && pair.length === 2) ? pairs : null;
  } catch {
    return null;
  }
}

/** Whether this is a whole number from `least` to the largest of 32 bits. */
const isWhole = (value: unknown, least: number): value is number => Number.isInteger(value) && (value as number) >= least && (value as number) < ALL;

function readOdds(list: string): { odds: Odds } | null {
  const pairs = pairsOf(list);
  if (!pairs?.every((pair): pair is [string, number] => typeof pair[0] === "string" && isWhole(pair[1], 1))) return null;
  return isWhole(pairs.reduce((sum, [, weight]) => sum + weight, 0), 1) ? { odds: pairs } : null;
}

function readDraws(list: string): { draws: Draws } | null {
  const pairs = pairsOf(list);
  return pairs?.every((pair): pair is [number, number] => isWhole(pair[0], 1) && isWhole(pair[1], 0)) ? { draws: pairs } : null;
}

function readReceipts(lines: Lines, entries: readonly string[]): Receipt[] {
  const receipts: Receipt[] = [];
  while (lines.is(/^receipt /)) {
    const [first, second, hash, named] = lines.take(/^receipt (\d+) (\d+) ([0-9a-f]{64})((?: \d+)+)$/, "receipt …");
    const [window, seat, numbers] = [Number(first), Number(second), named!.trim().split(" ").map(Number)];
    if (receipts.some((one) => one.window === window && one.seat === seat)) throw new Faulty({ kind: "twice", window, seat });
    const start = `act ${seat} `;
    const acts = numbers.map((entry) => entries[entry - 1] ?? "");
    if (!acts.every((act) => act.startsWith(start))) throw new Faulty({ kind: "actions", window, seat });
    receipts.push({ window, seat, hash: hash!, entries: numbers, actions: acts.map((act) => act.slice(start.length)) });
  }
  return receipts;
}
