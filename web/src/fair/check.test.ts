import { describe, expect, it } from "vitest";
import { check, type Given, type Step, stepsOf } from "./check";
import { type Fault, Faulty } from "./fault";
import { openSource, receipt } from "./numbers";
import { kindOf, type Receipt, read } from "./read";
import { changed, DRAWN, exchanged, SAMPLE, without } from "./sample";

async function walk(text: string, kept: readonly Given[] = []): Promise<Step[]> {
  const steps: Step[] = [];
  for await (const step of check(read(text), kept)) steps.push(step);
  return steps;
}

/** The first fault of a record, wherever it is found. */
async function faultOf(text: string, kept: readonly Given[] = []): Promise<Fault | null> {
  try {
    return (await walk(text, kept)).at(-1)!.fault;
  } catch (error) {
    if (error instanceof Faulty) return error.fault;
    throw error;
  }
}

it("a good record is proved step by step", async () => {
  const record = read(SAMPLE);
  expect(record).toMatchObject({ game: "belligerants", match: "k3mq7tz2", nonces: [{ place: 0 }, { place: 1 }] });
  expect(record.outcomes.map((one) => [one.entry, one.number, one.said])).toEqual([
    [4, 0, "1 0"], [7, 1, "5"], [9, 2, "devil"], [11, 3, "storm"], [17, 4, "4"], [19, 5, "3"], [20, 6, "hands 6,7,8,9,11,12 1,2,3,4,5,10"],
    [21, 7, "heads"], [22, 8, "2"],
  ]);
  expect(record.receipts[1]).toMatchObject({ window: 4, seat: 1, entries: [13, 14, 16], actions: ["bid 5 « tout »", "bid 2", "ready"] });
  const steps = await walk(SAMPLE);
  expect(steps.length).toBe(stepsOf(record, []));
  expect(steps.map(({ of, at }) => `${of} ${at}`).slice(0, 3)).toEqual(["seed 0", "outcome 0", "outcome 1"]);
  expect(steps.every((step) => step.fault === null)).toBe(true);
});

it("a lot among more people than seats is proved as well", async () => {
  const { nonces, outcomes } = read(DRAWN);
  expect(nonces.map(({ place }) => place)).toEqual([0, 1, 2, 3, 4, 5]);
  const places = outcomes[0]!.said.split(" ");
  expect(places.toSorted()).toEqual(["-", "-", "0", "1", "2", "3"]);
  expect((await walk(DRAWN)).every((step) => step.fault === null)).toBe(true);
  expect(await faultOf(changed(DRAWN, "nonce 5 00", "nonce 5 01"))).not.toBeNull();
});

describe("receipts that somebody kept", () => {
  const [first, second] = read(SAMPLE).receipts as [Receipt, Receipt];
  /** What the second seat was given after so many of its three actions. */
  const given = async (count: number): Promise<Given> => {
    const { seed, match, nonces } = read(SAMPLE);
    const source = await openSource(seed, match, nonces.map(({ nonce }) => nonce));
    return { ...second, hash: await receipt(source, second.window, second.seat, second.actions.slice(0, count)) };
  };
  it("are confirmed, those too after which more was saved", async () => {
    for (const kept of [[first], [first, second], [await given(1), await given(2)]]) {
      const steps = await walk(SAMPLE, kept);
      expect(steps.length).toBe(stepsOf(read(SAMPLE), kept));
      expect(steps.slice(-kept.length).map(({ of, fault }) => [of, fault])).toEqual(kept.map(() => ["kept", null]));
    }
  });
  it("are missed, if they are for something else", async () => {
    const fault = { kind: "kept", window: 4, seat: 1 };
    expect(await faultOf(SAMPLE, [first, { ...second, hash: first.hash }])).toEqual(fault);
    expect(await faultOf(SAMPLE, [await given(0)])).toEqual(fault);
    expect(await faultOf(SAMPLE, [{ ...first, window: 5 }])).toEqual({ kind: "kept", window: 5, seat: 0 });
    // The house leaves the seat's actions out of the record altogether, and counts right.
    const less = changed(without(SAMPLE, "receipt 4 1"), "opened 11", "opened 10");
    expect(await faultOf(less)).toBeNull();
    expect(await faultOf(less, [second])).toEqual(fault);
  });
});

it("what clipboards and mail programs do to line ends changes nothing", async () => {
  for (const text of [SAMPLE.trim(), `\uFEFF${SAMPLE.replaceAll("\n", "\r\n")}`, `\n${SAMPLE}\n\n`]) expect(await faultOf(text)).toBeNull();
});

describe("every kind of change is found and named:", () => {
  const seed = "000102030405060708090a0b0c0d0e0f101112131415161718191a1b1c1d1e1f";
  const cases: [name: string, text: string, fault: Fault | Partial<Fault>][] = [
    ["a roll", changed(SAMPLE, "chance devil", "chance 3"), { kind: "picked", entry: 9, said: "3", given: "devil" }],
    ["a roll that was taken back", changed(SAMPLE, "chance 4\n", "chance 1\n"), { kind: "picked", entry: 17, said: "1", given: "4" }],
    ["a weight", changed(SAMPLE, '["sun",3]', '["sun",4]'), { kind: "picked", entry: 11, said: "storm", given: "rain" }],
    ["a list", changed(SAMPLE, '["rain",1],["storm",2]', '["storm",2],["rain",1]'), { kind: "picked", entry: 11, said: "storm", given: "rain" }],
    ["a draw", changed(SAMPLE, "[12,3]", "[12,4]"), { kind: "drawn", entry: 20, draw: 1, said: 4, given: 3 }],
    ["how many sides a draw had", changed(SAMPLE, "[9,4]", "[8,4]"), { kind: "drawn", entry: 20, draw: 4, said: 4 }],
    ["the seed", changed(SAMPLE, `seed ${seed}`, `seed ${seed.replace("1f", "2f")}`), { kind: "seed" }],
    ["the match", changed(SAMPLE, "match k3mq7tz2", "match k3mq7tz3"), { kind: "seed" }],
    ["the commitment", changed(SAMPLE, "committed 3", "committed 4"), { kind: "seed" }],
    ["a nonce", changed(SAMPLE, "nonce 0 00", "nonce 0 01"), { kind: "picked", entry: 7, said: "5", given: "2" }],
    ["a nonce that is missing", without(SAMPLE, "3 @"), { kind: "line", line: 6, expected: "3 …" }],
    ["nonces in another order", exchangedNonces(), { kind: "pledge", entry: 3 }],
    ["a nonce after the start", changed(SAMPLE, "seated 1 Ana", "nonce 2 00112233445566778899aabbccddeeff"), { kind: "pledge", entry: 6 }],
    ["no commitment", changed(SAMPLE, /committed \w+/, "seated 0 Ana"), { kind: "pledge", entry: 1 }],
    ["a receipt", changed(SAMPLE, "receipt 4 0 6a", "receipt 4 0 7a"), { kind: "receipt", window: 4, seat: 0 }],
    ["an action with a receipt", changed(SAMPLE, "act 1 bid 2", "act 1 bid 4"), { kind: "receipt", window: 4, seat: 1 }],
    ["which actions a receipt is for", changed(SAMPLE, " 13 14 16\n", " 13 16\n"), { kind: "receipt", window: 4, seat: 1 }],
    ["whose actions a receipt is for", changed(SAMPLE, " 13 14 16\n", " 13 14 15\n"), { kind: "actions", window: 4, seat: 1 }],
    ["a receipt given twice", changed(SAMPLE, /^(receipt 4 0 .*\n)/m, "$1$1"), { kind: "twice", window: 4, seat: 0 }],
    ["an entry that is missing", without(SAMPLE, "10 @"), { kind: "line", line: 13, expected: "10 …", found: "11 @1731722897233 chance storm" }],
    ["an outcome's line that is missing", without(SAMPLE, "chance 9 2"), { kind: "line", line: 34, expected: "chance 9 2 …" }],
    ["the last outcome's line that is missing", without(SAMPLE, "chance 22 8"), { kind: "line", line: 40, expected: "chance 22 8 …" }],
    ["a receipt's line that is missing", without(SAMPLE, "receipt 4 1"), { kind: "line", line: 42, expected: "opened 10", found: "opened 11" }],
    ["two lines in each other's place", exchanged(SAMPLE, "chance 7 1", "chance 9 2"), { kind: "line", line: 33, expected: "chance 7 1 …" }],
    ["two entries in each other's place", exchanged(SAMPLE, "8 @", "9 @"), { kind: "line", line: 11, expected: "8 …" }],
    ["the count of entries", changed(SAMPLE, "end 23", "end 24"), { kind: "line", line: 28, expected: "end 23", found: "end 24" }],
    ["the count of lines", changed(SAMPLE, "opened 11", "opened 12"), { kind: "line", line: 43, expected: "opened 11" }],
    ["an end that is missing", without(SAMPLE, "opened"), { kind: "line", line: 43, expected: "opened 11", found: "" }],
    ["more than there is", `${SAMPLE}more\n`, { kind: "more", line: 44 }],
    ["an outcome's number", changed(SAMPLE, "chance 9 2", "chance 9 3"), { kind: "line", line: 34, expected: "chance 9 2 …" }],
    ["a list that is none", changed(SAMPLE, '["sun",3]', '["sun"]'), { kind: "line", line: 35, expected: "chance 11 3 odds [[…,…],…]" }],
    ["an empty list", changed(SAMPLE, /odds \[\["sun".*/, "odds []"), { kind: "line", line: 35 }],
    ["weights beyond all numbers", changed(SAMPLE, '["sun",3]', '["sun",4294967296]'), { kind: "line", line: 35 }],
    ["draws below nothing", changed(SAMPLE, "[12,3]", "[0,3]"), { kind: "line", line: 38 }],
  ];
  it.each(cases)("%s", async (_, text, fault) => expect(await faultOf(text)).toMatchObject(fault));

  function exchangedNonces(): string {
    return changed(changed(SAMPLE, "nonce 0 ", "nonce 1 "), /3 @(\d+) nonce 1 /, "3 @$1 nonce 0 ");
  }
});

it("tells what can be proved from what cannot", () => {
  const closed = SAMPLE.slice(0, SAMPLE.indexOf("fair 1\n"));
  expect(kindOf(SAMPLE)).toBe("opened");
  expect(kindOf(closed)).toBe("unopened");
  expect(kindOf(without(closed, "1 @"))).toBe("unprovable");
  expect(kindOf("tabletier record 1\ngame diam 1\nconfig {}\n1 act 0 r1\nend 1\n")).toBe("unprovable");
  expect(kindOf("tabletier running record 1\ngame toybattle 1\n")).toBe("running");
  for (const text of ["", "hello", "tabletier", "<html>"]) expect(kindOf(text)).toBe("none");
});
