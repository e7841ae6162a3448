// For the tests: the sample record of docs/, and ways to change it.
import { readFileSync } from "node:fs";
import { join } from "node:path";

export const DOCS = join(import.meta.dirname, "../../../docs");
export const SAMPLE = readFileSync(join(DOCS, "fair-chance-sample.record"), "utf8");

/** One of a match that drew four seats among six people. */
export const DRAWN = readFileSync(join(DOCS, "fair-chance-drawn.record"), "utf8");

/** A text with its one place like this written otherwise. */
export function changed(text: string, from: string | RegExp, to: string): string {
  const other = text.replace(from, to);
  if (other === text) throw new Error(`nothing is like ${from}`);
  return other;
}

/** A text without the line that begins so. */
export const without = (text: string, start: string): string => changed(text, new RegExp(`^${start}.*\n`, "m"), "");

/** A text with the lines that begin so in each other's place. */
export function exchanged(text: string, one: string, other: string): string {
  const lines = text.split("\n");
  const [i, j] = [one, other].map((start) => lines.findIndex((line) => line.startsWith(start))) as [number, number];
  if (i < 0 || j < 0) throw new Error(`there is no ${one} or no ${other}`);
  [lines[i], lines[j]] = [lines[j]!, lines[i]!];
  return lines.join("\n");
}
