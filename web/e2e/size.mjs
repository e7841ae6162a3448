// Weighs the built page as it travels, gzipped: what a newcomer fetches for the first table, and everything there is.
import { readdirSync, readFileSync } from "node:fs";
import { basename, extname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { gzipSync } from "node:zlib";

/** Bytes at most: 100 kB up to the first table, 170 kB with all that is fetched only by those who want it. */
const [FIRST, ALL] = [100_000, 170_000];
/** What is fetched for a table beside what the page itself names. */
const TABLE = /^table-.*\.js$/;

const dist = fileURLToPath(new URL("../dist/", import.meta.url));
const names = readdirSync(dist, { recursive: true }).filter((name) => [".html", ".js", ".css"].includes(extname(name))).sort();
const files = new Map(names.map((name) => [basename(name), readFileSync(join(dist, name))]));

/** The files that a file names and that are fetched with it: scripts and styles of the page, static imports of a script. */
function fetchedWith(name) {
  const text = String(files.get(name));
  const pattern = name.endsWith(".html") ? /(?:src|href)="[^"]*\/([^"/]+\.(?:js|css))"/g : /(?:from|import)\s*"\.\/([^"]+\.js)"/g;
  return name.endsWith(".css") ? [] : [...text.matchAll(pattern)].map(([, other]) => other);
}

/** These files, and all that is fetched with them. */
function reach(start) {
  const found = new Set();
  const visit = (name) => {
    if (found.has(name) || !files.has(name)) return;
    found.add(name);
    fetchedWith(name).forEach(visit);
  };
  start.forEach(visit);
  return found;
}

const sizes = new Map([...files].map(([name, bytes]) => [name, gzipSync(bytes, { level: 9 }).length]));
const table = [...files.keys()].filter((name) => TABLE.test(name));
const first = reach(["index.html", ...table]);
for (const [name, size] of sizes) console.log(`${String(size).padStart(7)}  ${first.has(name) ? "first" : "later"}  ${name}`);
const sum = (some) => some.reduce((total, name) => total + sizes.get(name), 0);
const [now, all] = [sum([...first]), sum([...sizes.keys()])];
console.log(`${String(now).padStart(7)}  of ${FIRST} bytes for the first table, gzipped`);
console.log(`${String(all).padStart(7)}  of ${ALL} bytes for everything`);
const faults = [
  (!files.has("index.html") || table.length !== 1) && "the page is not built",
  now >= FIRST && "the page is too heavy for a first visit",
  all >= ALL && "the page is too heavy",
].filter(Boolean);
for (const fault of faults) console.error(fault);
if (faults.length > 0) process.exitCode = 1;
