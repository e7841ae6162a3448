// Makes data/europe.txt: `npm ci && npm run make`. With the name of a file, `node make.mjs sketch.svg`, it also draws a
// picture for whoever moves the lines.

import { writeFileSync } from "node:fs";
import { arcs } from "./arcs.mjs";
import { compare } from "./check.mjs";
import { coasts } from "./coast.mjs";
import { faces } from "./faces.mjs";
import { fault } from "./faults.mjs";
import { Graph } from "./graph.mjs";
import { LAND, SEA, STRIPS } from "./lines.mjs";
import { HEIGHT, WIDTH } from "./project.mjs";
import { sketch } from "./sketch.mjs";
import { lay } from "./trace.mjs";
import { written } from "./write.mjs";

const graph = new Graph();
frame(graph);
coasts().forEach((coast) => graph.add(coast, "coast"));
LAND.forEach((line) => lay(graph, line, "land", true));
SEA.forEach((line) => lay(graph, line, "sea", false));
STRIPS.forEach((line) => lay(graph, line, "strip", false));
for (const [one, other] of graph.crossings()) fault(`${JSON.stringify(one)} crosses ${JSON.stringify(other)}`);
for (const point of graph.loose()) fault(`a line ends in nothing at ${point}`);
const found = faces(graph);
for (const face of found) if (face.isGuessed) console.log(`an island at ${face.points[0]} goes to ${face.owner}`);
const lines = arcs(graph, found);
compare(lines);
if (process.exitCode) process.exit();
const text = written(graph, lines);
writeFileSync(new URL("../data/europe.txt", import.meta.url), text);
if (process.argv[2]) writeFileSync(process.argv[2], sketch(text));

/** The frame, cut wherever a coast ends on it. */
function frame(graph) {
  const corners = [[0, 0], [WIDTH, 0], [WIDTH, HEIGHT], [0, HEIGHT], [0, 0]];
  const ends = coasts().flatMap((coast) => [coast[0], coast.at(-1)]);
  for (let i = 0; i < 4; i++) {
    const [a, b] = [corners[i], corners[i + 1]];
    const on = ends.filter(([x, y]) => (a[0] === b[0] ? x === a[0] : y === a[1]));
    const far = ([x, y]) => Math.abs(x - a[0]) + Math.abs(y - a[1]);
    graph.add([a, ...on.sort((one, other) => far(one) - far(other)), b], "frame");
  }
}
