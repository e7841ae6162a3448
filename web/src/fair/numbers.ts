// The numbers behind dice and lots, made as docs/fair-chance.md says, by what every browser has (WebCrypto) and nothing else.

/** Whether this browser lets the page calculate: it does on https and on one's own machine. */
export const canCalculate = (): boolean => globalThis.crypto?.subtle !== undefined;

/** What every number of a match is made of. */
export type Source = { key: CryptoKey; match: string; nonces: readonly string[] };
/** Numbers of 32 bits, one after the other, without end. */
export type Dice = AsyncIterator<number, never>;
/** Outcomes with their weights. */
export type Odds = readonly (readonly [outcome: string, weight: number])[];

/** There are so many numbers of 32 bits. */
export const ALL = 2 ** 32;

const utf8 = new TextEncoder();
const hex = (bytes: Uint8Array): string => Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
const bytesOf = (digits: string): Uint8Array<ArrayBuffer> => Uint8Array.from(digits.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16));

async function hashed(text: string): Promise<string> {
  return hex(new Uint8Array(await crypto.subtle.digest("SHA-256", utf8.encode(text))));
}

async function keyed(key: CryptoKey, text: string): Promise<Uint8Array<ArrayBuffer>> {
  return new Uint8Array(await crypto.subtle.sign("HMAC", key, utf8.encode(text)));
}

/** What the house shows of a seed before anybody plays. */
export const commitment = (seed: string, match: string): Promise<string> => hashed(`tabletier commitment 1\n${match}\n${seed}\n`);

export async function openSource(seed: string, match: string, nonces: readonly string[]): Promise<Source> {
  const key = await crypto.subtle.importKey("raw", bytesOf(seed), { name: "HMAC", hash: "SHA-256" }, false, ["sign"]);
  return { key, match, nonces };
}

/** The bytes of one block of an outcome. */
export function block({ key, match, nonces }: Source, outcome: number, block: number): Promise<Uint8Array<ArrayBuffer>> {
  return keyed(key, `tabletier chance 1\n${match}\n${nonces.join(" ")}\n${outcome} ${block}\n`);
}

/** The numbers of one outcome. */
export async function* numbers(source: Source, outcome: number): AsyncGenerator<number, never> {
  for (let n = 0; ; n++) {
    const view = new DataView((await block(source, outcome, n)).buffer);
    for (let at = 0; at < view.byteLength; at += 4) yield view.getUint32(at);
  }
}

/** A number from 0 to `sides - 1`, each as likely as the others: numbers beyond the last full round are passed over. */
export async function below(sides: number, dice: Dice): Promise<number> {
  const rounds = ALL - (ALL % sides);
  for (;;) {
    const { value } = await dice.next();
    if (value < rounds) return value % sides;
  }
}

/** One of some outcomes, by weight. */
export async function pick(odds: Odds, dice: Dice): Promise<string> {
  let rest = await below(odds.reduce((sum, [, weight]) => sum + weight, 0), dice);
  for (const [outcome, weight] of odds) {
    if (rest < weight) return outcome;
    rest -= weight;
  }
  throw new RangeError("the weights add up to the sum");
}

/** What makes the receipts of a seat in a window unguessable. */
export async function salt({ key, match }: Source, window: number, seat: number): Promise<string> {
  return hex((await keyed(key, `tabletier salt 1\n${match}\n${window} ${seat}\n`)).subarray(0, 16));
}

/** The receipt for what a seat has entered in a window. */
export async function receipt(source: Source, window: number, seat: number, actions: readonly string[]): Promise<string> {
  const head = `tabletier receipt 1\n${source.match}\n${window} ${seat}\n${await salt(source, window, seat)}\n`;
  return hashed(head + actions.map((action) => `${action}\n`).join(""));
}
