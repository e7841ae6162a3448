// Writes what was drawn as a text: see the head of data/europe.txt for what its lines say.

import { province, rings } from "./arcs.mjs";
import { atFrame, simplified, withoutTwins } from "./coast.mjs";
import { isWater } from "./faces.mjs";
import { CANALS, LAKES } from "./lines.mjs";
import { HEIGHT, WIDTH, inFrame, project } from "./project.mjs";
import { places } from "./places.mjs";
import { SEEDS } from "./seeds.mjs";
import { traced } from "./trace.mjs";

const HEAD = `# Europe in 1901: Natural Earth's coasts (public domain) and our own borders. Made by map/make.mjs: do not edit.
# frame WIDTH HEIGHT
# arc KIND X Y DX DY ...: a line from a point onwards. Arcs are counted from 0.
# lake, canal, grid X Y DX DY ...: lines only to be looked at. Lakes are closed.
# area NAME ARC ... / ARC ...: rings of arcs; ~N is arc N backwards. All land, provinces, coasts, waters, nobody's land.
# at NAME WHAT X Y ...: where a unit stands, where one that was driven out, the middle of the code, the centre, and the
# middle of the name, where there is room for it in every language.
`;

export function written(graph, arcs) {
  const list = areas();
  return [
    HEAD.trimEnd(),
    `frame ${WIDTH} ${HEIGHT}`,
    ...arcs.map((arc) => `arc ${arc.kind} ${steps(arc.points)}`),
    ...LAKES.map((lake) => `lake ${steps(shore(lake))}`),
    ...CANALS.map((canal) => `canal ${steps(whole(traced(canal, true).points))}`),
    ...grid().map((line) => `grid ${steps(whole(simplified(line, 120)))}`),
    ...list.map(({ name, isOurs }) => `area ${name} ${ringed(graph, arcs, isOurs)}`),
    ...list.filter(({ hasUnits }) => hasUnits).map((area) => `at ${area.name} ${standing(graph, arcs, area)}`),
    "",
  ].join("\n");
}

const ringed = (graph, arcs, isOurs) =>
  rings(graph, arcs, isOurs).map((ring) => ring.map((n) => (n < 0 ? `~${~n}` : n)).join(" ")).join(" / ");

function standing(graph, arcs, { name, isOurs }) {
  const around = (which) => rings(graph, arcs, which).map((ring) => outline(arcs, ring));
  const found = places(name, around(COASTED.includes(name) ? isPlain(name) : isOurs), around(isOurs));
  return Object.entries(found).map(([what, numbers]) => `${what} ${numbers.join(" ")}`).join(" ");
}

const whole = (points) => withoutTwins(points.map((point) => point.map(Math.round)));

/** Meridians and parallels, every ten degrees, as far as they lie in the frame. */
function grid() {
  const range = (from, to, step) => Array.from({ length: Math.floor((to - from) / step) + 1 }, (_, i) => from + i * step);
  const meridians = range(-40, 80, 10).map((lon) => range(28, 80, 2).map((lat) => [lon, lat]));
  const parallels = range(30, 70, 10).map((lat) => range(-44, 84, 4).map((lon) => [lon, lat]));
  const within = (line) => {
    const points = line.map((place) => project(place));
    const first = points.findIndex((point) => point && inFrame(point));
    const last = points.findLastIndex((point) => point && inFrame(point));
    if (first < 1 || !points[first - 1] || !points[last + 1]) return [];
    return [atFrame(points[first], points[first - 1]), ...points.slice(first, last + 1), atFrame(points[last], points[last + 1])];
  };
  return [...meridians, ...parallels].map(within).filter((line) => line.length > 2);
}

const COASTED = ["BUL", "SPA", "STP"];

/** In a province with two coasts, armies stand between them. */
const isPlain = (name) => (owner) => owner === name;

/** What is written, in its order. */
function areas() {
  const owners = Object.keys(SEEDS);
  const all = owners.filter((owner) => /^[A-Z]{3}$/.test(owner)).sort();
  const coasts = owners.filter((owner) => owner.includes("/")).sort();
  const waters = owners.filter((owner) => owner.endsWith("~")).sort();
  const others = owners.filter((owner) => owner.startsWith("#")).sort();
  return [
    { name: "land", isOurs: (owner) => !isWater(owner) },
    ...all.map((name) => ({ name, isOurs: (owner) => province(owner) === name, hasUnits: true })),
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
  return whole(simplified(points, 2));
}

/** The points of a ring of arcs. */
export function outline(arcs, ring) {
  return ring.flatMap((n) => (n < 0 ? arcs[~n].points.slice().reverse() : arcs[n].points));
}
