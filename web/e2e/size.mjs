// Weighs the built page as it travels: everything that can be part of a first visit, gzipped.
import { readdirSync, readFileSync } from "node:fs";
import { extname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { gzipSync } from "node:zlib";

/** Bytes at most: 100 kB. */
const BUDGET = 100_000;

const dist = fileURLToPath(new URL("../dist/", import.meta.url));
const files = readdirSync(dist, { recursive: true }).filter((name) => [".html", ".js", ".css"].includes(extname(name)));
let sum = 0;
for (const name of files.sort()) {
  const size = gzipSync(readFileSync(join(dist, name)), { level: 9 }).length;
  sum += size;
  console.log(`${String(size).padStart(7)}  ${name}`);
}
console.log(`${String(sum).padStart(7)}  of ${BUDGET} bytes, gzipped`);
if (files.length === 0 || sum >= BUDGET) {
  console.error(files.length === 0 ? "the page is not built" : "the page is too heavy for a first visit");
  process.exitCode = 1;
}
