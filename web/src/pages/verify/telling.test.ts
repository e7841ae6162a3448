import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import type { Fault } from "../../fair/fault";
import { LANGS, Texts } from "../../words/bundle";
import { faultWords } from "./telling";

const FAULTS: Fault[] = [
  { kind: "line", line: 1034, expected: "end 23", found: "end 24" },
  { kind: "line", line: 43, expected: "opened 11", found: "" },
  { kind: "more", line: 44 },
  { kind: "pledge", entry: 3 },
  { kind: "match", said: "k3mq7tz2", asked: "k3mq7tz3" },
  { kind: "seed" },
  { kind: "picked", entry: 9, said: "3", given: "devil" },
  { kind: "drawn", entry: 20, draw: 1, said: 4, given: 3 },
  { kind: "actions", window: 4, seat: 0 },
  { kind: "twice", window: 4, seat: 0 },
  { kind: "receipt", window: 4, seat: 0, said: "6a", given: "7a" },
  { kind: "kept", window: 4, seat: 0 },
];

it.each(LANGS)("every fault has its words (%s)", (lang) => {
  const texts = new Texts(lang, [readFileSync(join(import.meta.dirname, `../../../../crates/server/text/${lang}.ftl`), "utf8")]);
  for (const fault of FAULTS) {
    const { key, args } = faultWords(fault);
    expect(texts.has(`page-${key}`), key).toBe(true);
    expect(texts.text(`page-${key}`, args)).not.toMatch(/[{}$]/);
  }
  expect(texts.text("page-fault-line", faultWords(FAULTS[0]!).args)).toContain("1034");
  expect(texts.text("page-fault-twice", faultWords(FAULTS[9]!).args)).toMatch(/1.*4|4.*1/);
});
