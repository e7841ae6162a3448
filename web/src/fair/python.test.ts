// docs/fair-chance.py, which anybody can run without this page, comes to the same verdicts.
import { spawnSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, it } from "vitest";
import { changed, DOCS, exchanged, SAMPLE, without } from "./sample";

const folder = mkdtempSync(join(tmpdir(), "tabletier-fair-"));
afterAll(() => rmSync(folder, { recursive: true }));

/** How it ends, and the last thing it says. */
function verdict(text: string): [code: number | null, last: string, all: string] {
  const file = join(folder, "sample.record");
  writeFileSync(file, text);
  const { status, stdout, stderr, error } = spawnSync("python3", [join(DOCS, "fair-chance.py"), file], { encoding: "utf8" });
  if (error) throw error;
  expect(stderr).toBe("");
  return [status, stdout.trim().split("\n").at(-1)!, stdout];
}

it("proves the sample", () => {
  const [code, last, all] = verdict(SAMPLE);
  expect([code, last]).toEqual([0, "All 9 outcomes and 2 receipts of match k3mq7tz2 are proved."]);
  expect(all).toContain("entry 7, outcome 1: 5 ✓ picked from 6\n");
});

it.each([
  ["a roll", changed(SAMPLE, "chance devil", "chance 3"), "entry 9: the record says 3, the seed gives devil"],
  ["a weight", changed(SAMPLE, '["sun",3]', '["sun",4]'), "entry 11: the record says storm, the seed gives rain"],
  ["a draw", changed(SAMPLE, "[12,3]", "[12,4]"), "entry 20, draw 1: the record says 4, the seed gives 3"],
  ["the seed", changed(SAMPLE, "seed 00", "seed 01"), "the seed does not fit the commitment of entry 1"],
  ["the commitment", changed(SAMPLE, "committed 3", "committed 4"), "the seed does not fit the commitment of entry 1"],
  ["a nonce", changed(SAMPLE, "nonce 0 00", "nonce 0 01"), "entry 7: the record says 5, the seed gives 2"],
  ["a nonce after the start", changed(SAMPLE, "seated 1 Ana", "nonce 2 00112233445566778899aabbccddeeff"), "entry 6: expected"],
  ["an action", changed(SAMPLE, "act 1 bid 2", "act 1 bid 4"), "window 4, seat 1: the record has the receipt d9fb"],
  ["a receipt", changed(SAMPLE, "receipt 4 0 6a", "receipt 4 0 7a"), "window 4, seat 0: the record has the receipt 7a59"],
  ["a missing line", without(SAMPLE, "chance 9 2"), 'line 34: expected "chance 9 2"'],
  ["a missing entry", without(SAMPLE, "10 @"), "line 13: expected entry 10"],
  ["two lines exchanged", exchanged(SAMPLE, "chance 7 1", "chance 9 2"), 'line 33: expected "chance 7 1"'],
  ["a count", changed(SAMPLE, "opened 11", "opened 12"), 'line 43: expected "opened 11"'],
  ["weights beyond all numbers", changed(SAMPLE, '["sun",3]', '["sun",4294967296]'), "nothing can be drawn below"],
])("finds %s", (_, text, said) => {
  const [code, last] = verdict(text);
  expect(code).toBe(1);
  expect(last).toContain(said);
});

it("says what cannot be proved", () => {
  const closed = SAMPLE.slice(0, SAMPLE.indexOf("fair 1\n"));
  expect(verdict(closed).slice(0, 2)).toEqual([2, "not opened: the seed is given out when the match is over"]);
  expect(verdict("tabletier record 1\ngame diam 1\nconfig {}\n1 act 0 r1\nend 1\n").slice(0, 2)).toEqual([2, "unprovable: nothing was committed to"]);
  expect(verdict("hello")[0]).toBe(1);
});
