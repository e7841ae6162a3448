// Compares the drawing with data/map.json while one draws. The test in Rust does it for good.

import { readFileSync } from "node:fs";
import { province } from "./arcs.mjs";
import { fault } from "./faults.mjs";

/** Pairs that should share an arc and do not, or share one and should not; and how short the shortest ones are. */
export function compare(arcs) {
  const { provinces } = JSON.parse(readFileSync(new URL("../data/map.json", import.meta.url), "utf8"));
  const wanted = new Set();
  for (const [code, row] of Object.entries(provinces)) {
    const fleets = Array.isArray(row.fleet) ? row.fleet : Object.values(row.fleet).flat();
    for (const other of [...row.army, ...fleets]) wanted.add([code, other.slice(0, 3)].sort().join(" "));
  }
  const drawn = new Map();
  for (const arc of arcs) {
    const pair = [province(arc.left), province(arc.right)];
    if (pair.includes(null) || pair[0] === pair[1]) continue;
    const name = pair.sort().join(" ");
    drawn.set(name, (drawn.get(name) ?? 0) + length(arc.points));
  }
  for (const pair of wanted) if (!drawn.has(pair)) fault(`not drawn: ${pair}`);
  for (const pair of drawn.keys()) if (!wanted.has(pair)) fault(`drawn, but not in the rules: ${pair}`);
  for (const [pair, long] of drawn) if (long < 16) console.error(`short: ${pair} ${Math.round(long)}`);
}

const length = (points) =>
  points.slice(1).reduce((sum, [x, y], i) => sum + Math.hypot(x - points[i][0], y - points[i][1]), 0);
