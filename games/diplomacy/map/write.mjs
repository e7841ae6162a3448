// Writes what was drawn as a text: see the head of data/europe.txt for what its lines say.

import { simplified, withoutTwins } from "./coast.mjs";
import { LAKES } from "./lines.mjs";
import { HEIGHT, WIDTH } from "./project.mjs";
import { province, rings } from "./arcs.mjs";
import { places } from "./places.mjs";
import { SEEDS } from "./seeds.mjs";
import { traced } from "./trace.mjs";

const HEAD = `# Europe in 1901: Natural Earth's coasts (public domain) and our own borders. Made by map/make.mjs: do not edit.
# frame WIDTH HEIGHT
# arc KIND X Y DX DY ...: a line from a point onwards. Arcs are counted from 0.
# lake X Y DX DY ...: a closed line, only to be looked at.
# area NAME ARC ... / ARC ...: rings of arcs; ~N is arc N backwards. Provinces, then coasts, waters and nobody's land.
# at NAME UNIT OUT CODE [CENTRE]: where a unit stands, where one that was driven out, the middle of the code, the centre.
`;

export function written(graph, arcs) {
  const lines = [HEAD.trimEnd(), `frame ${WIDTH} ${HEIGHT}`];
  for (const arc of arcs) lines.push(`arc ${arc.kind} ${steps(arc.points)}`);
  for (const lake of LAKES) lines.push(`lake ${steps(shore(lake))}`);
  const list = areas();
  for (const { name, isOurs } of list) {
    const text = rings(graph, arcs, isOurs).map((ring) => ring.map((n) => (n < 0 ? `~${~n}` : n)).join(" "));
    lines.push(`area ${name} ${text.join(" / ")}`);
  }
  for (const { name, isOurs, hasUnits } of list) {
    if (!hasUnits) continue;
    const around = (which) => rings(graph, arcs, which).map((ring) => outline(arcs, ring));
    const { unit, out, code, centre } = places(name, around(COASTED.includes(name) ? isPlain(name) : isOurs), around(isOurs));
    lines.push(`at ${name} ${[unit, out, code, centre].filter(Boolean).map((at) => at.join(" ")).join(" ")}`);
  }
  return `${lines.join("\n")}\n`;
}

const COASTED = ["BUL", "SPA", "STP"];

/** In a province with two coasts, armies stand between them. */
const isPlain = (name) => (owner) => owner === name;

/** What is written, in its order. */
function areas() {
  const owners = Object.keys(SEEDS);
  const whole = owners.filter((owner) => /^[A-Z]{3}$/.test(owner)).sort();
  const coasts = owners.filter((owner) => owner.includes("/")).sort();
  const waters = owners.filter((owner) => owner.endsWith("~")).sort();
  const others = owners.filter((owner) => owner.startsWith("#")).sort();
  return [
    ...whole.map((name) => ({ name, isOurs: (owner) => province(owner) === name, hasUnits: true })),
    ...coasts.map((name) => ({ name, isOurs: (owner) => owner === name, hasUnits: true })),
    ...waters.map((name) => ({ name, isOurs: (owner) => owner === name })),
    ...others.map((name) => ({ name: name.replace(" ", ":"), isOurs: (owner) => owner === name })),
  ];
}

function steps(points) {
  const [[x, y], ...rest] = points;
  const onwards = rest.map(([a, b], i) => `${a - points[i][0]} ${b - points[i][1]}`);
  return [x, y, ...onwards].join(" ");
}

/** The shore of a lake, closed. */
function shore(text) {
  const { points } = traced(`${text} ${text.split(" ")[0]}`, true);
  return withoutTwins(simplified(points, 2).map((point) => point.map(Math.round)));
}

/** The points of a ring of arcs. */
export function outline(arcs, ring) {
  return ring.flatMap((n) => (n < 0 ? arcs[~n].points.slice().reverse() : arcs[n].points));
}
