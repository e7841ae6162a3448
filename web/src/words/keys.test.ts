// Every text the page asks for exists, in both languages.
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";

const root = join(import.meta.dirname, "..");
const source = (lang: string) => readFileSync(join(root, `../../crates/server/text/${lang}.ftl`), "utf8");
const keys = (text: string) => [...text.matchAll(/^([a-z][\w-]*) =/gm)].map((match) => match[1]!);

it("French and English have the same keys, each once, all of the page's own", () => {
  const [en, fr] = [keys(source("en")), keys(source("fr"))];
  expect([...en].sort()).toEqual([...fr].sort());
  expect(new Set(en).size).toBe(en.length);
  expect(en.filter((key) => !key.startsWith("page-"))).toEqual([]);
});

it("every key in the code has a text", () => {
  const known = new Set(keys(source("en")));
  const files = readdirSync(root, { recursive: true, encoding: "utf8" }).filter((file) => /\.tsx?$/.test(file) && !file.includes(".test."));
  const used = files.flatMap((file) => [...readFileSync(join(root, file), "utf8").matchAll(/\bt\(\s*(?:[\w.()= "]+\? )?"([a-z0-9-]+)"(?: : "([a-z0-9-]+)")?/g)].flatMap((match) => [match[1], match[2]]));
  const missing = used.filter((key): key is string => key !== undefined && !known.has(`page-${key}`));
  expect(missing).toEqual([]);
});
