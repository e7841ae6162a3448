// The numbers are those of docs/fair-chance-vectors.json, which Rust and Python are held to as well.
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { below, block, commitment, type Dice, numbers, type Odds, openSource, pick, receipt, salt } from "./numbers";

type Block = { outcome: number; block: number; bytes: string };
type Vectors = {
  match: string; seed: string; commitment: string; nonces: string[];
  blocks: Block[]; without_nonces: Block;
  numbers: { outcome: number; numbers: number[] }[];
  draws: { outcome: number; sides: number[]; drawn: number[]; passed_over: number }[];
  edges: { numbers: number[]; sides: number; below: number; used: number }[];
  picks: { outcome: number; odds: Odds; picked: string; passed_over: number }[];
  receipts: { window: number; seat: number; salt: string; actions: string[]; receipt: string }[];
};

const vectors = JSON.parse(readFileSync(join(import.meta.dirname, "../../../docs/fair-chance-vectors.json"), "utf8")) as Vectors;
const { match, seed, nonces } = vectors;
const source = openSource(seed, match, nonces);
const hex = (bytes: Uint8Array) => Buffer.from(bytes).toString("hex");

/** Dice that count how many numbers they gave. */
function counted(dice: Dice): { dice: Dice; used: () => number } {
  let used = 0;
  return { dice: { next: () => { used++; return dice.next(); } }, used: () => used };
}
async function* given(list: number[]): AsyncGenerator<number, never> {
  yield* list;
  throw new Error("no more numbers");
}

it("the commitment", async () => expect(await commitment(seed, match)).toBe(vectors.commitment));

it("blocks, with nonces and without", async () => {
  for (const one of vectors.blocks) expect(hex(await block(await source, one.outcome, one.block))).toBe(one.bytes);
  const { outcome, block: number, bytes } = vectors.without_nonces;
  expect(hex(await block(await openSource(seed, match, []), outcome, number))).toBe(bytes);
});

it("numbers go on from block to block", async () => {
  for (const one of vectors.numbers) {
    const dice = numbers(await source, one.outcome);
    for (const number of one.numbers) expect((await dice.next()).value).toBe(number);
  }
});

it("draws pass over what would not be fair, and nothing else", async () => {
  for (const { outcome, sides, drawn, passed_over } of vectors.draws) {
    const { dice, used } = counted(numbers(await source, outcome));
    const found = [];
    for (const n of sides) found.push(await below(n, dice));
    expect([found, used()]).toEqual([drawn, sides.length + passed_over]);
  }
  expect(vectors.draws.some((one) => one.passed_over > 0)).toBe(true);
  for (const edge of vectors.edges) {
    const { dice, used } = counted(given(edge.numbers));
    expect([await below(edge.sides, dice), used()]).toEqual([edge.below, edge.used]);
  }
});

it("picks by weight", async () => {
  for (const { outcome, odds, picked, passed_over } of vectors.picks) {
    const { dice, used } = counted(numbers(await source, outcome));
    expect([await pick(odds, dice), used()]).toEqual([picked, 1 + passed_over]);
  }
  expect(await pick([["a", 1], ["b", 2 ** 32 - 2]], given([0]))).toBe("a");
  expect(await pick([["a", 1], ["b", 2 ** 32 - 2]], given([2 ** 32 - 1, 1]))).toBe("b");
});

it("salts and receipts", async () => {
  for (const one of vectors.receipts) {
    expect(await salt(await source, one.window, one.seat)).toBe(one.salt);
    expect(await receipt(await source, one.window, one.seat, one.actions)).toBe(one.receipt);
  }
});
