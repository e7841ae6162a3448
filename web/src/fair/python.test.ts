// docs/fair-chance.py, which anybody can run without this page, comes to the same verdicts.
import { spawnSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, it } from "vitest";
import { changed, DOCS, DRAWN, exchanged, SAMPLE, without } from "./sample";

const folder = mkdtempSync(join(tmpdir(), "tabletier-fair-"));
afterAll(() => rmSync(folder, { recursive: true }));

/** How it ends, and what it says. */
function verdict(text: string): [code: number | null, said: string] {
  const file = join(folder, "sample.record");
  writeFileSync(file, text);
  const { status, stdout, stderr, error } = spawnSync("python3", [join(DOCS, "fair-chance.py"), file], { encoding: "utf8" });
  if (error) throw error;
  return [status, (stdout + stderr).trim()];
}

it("proves the sample", () => {
  expect(verdict(SAMPLE)).toEqual([0, "All 9 outcomes and 2 receipts of match k3mq7tz2 are proved."]);
});

it("proves a lot among more people than seats", () => {
  const [code, said] = verdict(DRAWN);
  expect([code, said.startsWith("All ")]).toEqual([0, true]);
});

const instead = (line: number, found: string, expected: string) => new RegExp(`^line ${line}: the record has "${found}.*", expected is "${expected}`);

it.each([
  ["a roll", changed(SAMPLE, "chance devil", "chance 3"), instead(12, "9 @\\d+ chance 3", "9 @\\d+ chance devil")],
  ["a weight", changed(SAMPLE, '["sun",3]', '["sun",4]'), instead(14, "11 @\\d+ chance storm", "11 @\\d+ chance rain")],
  ["a draw", changed(SAMPLE, "[12,3]", "[12,4]"), instead(38, "chance 20 6 drawn \\[\\[12,4", "chance 20 6 drawn \\[\\[12,3")],
  ["the seed", changed(SAMPLE, "seed 00", "seed 01"), instead(4, "1 @\\d+ committed 3", "1 @\\d+ committed ")],
  ["the commitment", changed(SAMPLE, "committed 3", "committed 4"), instead(4, "1 @\\d+ committed 4", "1 @\\d+ committed 3")],
  ["a nonce", changed(SAMPLE, "nonce 0 00", "nonce 0 01"), instead(10, "7 @\\d+ chance 5", "7 @\\d+ chance 2")],
  ["a nonce after the start", changed(SAMPLE, "seated 1 Ana", "nonce 2 00112233445566778899aabbccddeeff"), instead(7, "4 @\\d+ lot", "4 @\\d+ nonce 2")],
  ["nonces in another order", exchanged(SAMPLE.replace("\n2 @", "\n3 @").replace(/\n3 (@\d+ nonce 1)/, "\n2 $1"), "3 @", "2 @"), instead(5, "2 @\\d+ nonce 1", "2 @\\d+ nonce 0")],
  ["two commitments", changed(SAMPLE, "seated 1 Ana", `committed ${"0".repeat(64)}`), instead(9, "6 @\\d+ committed 0", "6 @\\d+ ")],
  ["an action", changed(SAMPLE, "act 1 bid 2", "act 1 bid 4"), instead(42, "receipt 4 1 d9fb", "receipt 4 1 ")],
  ["a receipt", changed(SAMPLE, "receipt 4 0 6a", "receipt 4 0 7a"), instead(41, "receipt 4 0 7a59", "receipt 4 0 6a59")],
  ["whose actions a receipt is for", changed(SAMPLE, " 13 14 16\n", " 13 14 15\n"), instead(42, "receipt 4 1 d9fb", "receipt 4 1 for its own actions")],
  ["a receipt given twice", changed(SAMPLE, /^(receipt 4 0 .*\n)/m, "$1$1"), instead(42, "receipt 4 0", "receipt 4 1")],
  ["a missing line", without(SAMPLE, "chance 9 2"), instead(34, "chance 11 3", "chance 9 2")],
  ["a missing entry", without(SAMPLE, "10 @"), instead(13, "11 @", "10 @")],
  ["two lines exchanged", exchanged(SAMPLE, "chance 7 1", "chance 9 2"), instead(33, "chance 9 2", "chance 7 1")],
  ["a count", changed(SAMPLE, "opened 11", "opened 12"), instead(43, "opened 12", "opened 11")],
  ["the count of entries", changed(SAMPLE, "end 23", "end 24"), instead(28, "end 24", "end 23")],
  ["more than there is", `${SAMPLE}more\n`, instead(44, "more", "")],
  ["a list that is none", changed(SAMPLE, '["sun",3]', '["sun"]'), instead(35, "chance 11 3 odds", "chance 11 3 …")],
  ["an empty list", changed(SAMPLE, /odds \[\["sun".*/, "odds []"), /^nothing can be drawn below 0$/],
  ["weights beyond all numbers", changed(SAMPLE, '["sun",3]', '["sun",4294967296]'), /^nothing can be drawn below \d+$/],
])("finds %s", (_, text, said) => {
  const [code, words] = verdict(text);
  expect(code).toBe(1);
  expect(words).toMatch(said);
});

it("says what cannot be proved", () => {
  const closed = SAMPLE.slice(0, SAMPLE.indexOf("fair 1\n"));
  expect(verdict(closed)).toEqual([2, "not opened: the match is not over"]);
  expect(verdict("tabletier record 1\ngame diam 1\nconfig {}\n1 act 0 r1\nend 1\n")).toEqual([2, "unprovable: nothing was committed to"]);
  expect(verdict("hello")).toEqual([1, "this is no opened record"]);
});
