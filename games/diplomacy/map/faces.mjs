// The faces of the graph and whose they are.

import { area, holds } from "./coast.mjs";
import { fault } from "./faults.mjs";
import { MORE, SEEDS } from "./seeds.mjs";
import { project } from "./project.mjs";

const ring = (graph, cycle) => [...cycle, cycle[0]].map((at) => graph.points.get(at).point);

/** Every face: its outer cycle, the cycles of what lies within it, and whose it is. */
export function faces(graph) {
  const found = graph.cycles().map((cycle) => ({ cycle, points: ring(graph, cycle) }));
  for (const one of found) one.area = area(one.points);
  const outer = found.filter((one) => one.area > 0);
  for (const face of outer) face.holes = [];
  for (const hole of found.filter((one) => one.area < 0)) {
    const around = outer.filter((face) => face.area > -hole.area && holds(face.points, hole.points[0]) && !shares(face, hole));
    around.sort((one, other) => one.area - other.area);
    if (around.length) around[0].holes.push(hole);
  }
  give(outer);
  return outer;
}

const shares = (face, hole) => {
  const own = new Set(face.cycle);
  return hole.cycle.some((at) => own.has(at));
};

function give(outer) {
  for (const [owner, place] of [...Object.entries(SEEDS), ...MORE]) {
    const point = project(place);
    const around = outer.filter((face) => holds(face.points, point));
    around.sort((one, other) => one.area - other.area);
    const face = around[0];
    if (!face) fault(`${owner} is outside`);
    else if (face.owner && face.owner !== owner) fault(`${owner} and ${face.owner} are the same face`);
    else face.owner = owner;
  }
  const known = outer.filter((face) => face.owner && isLand(face.owner));
  for (const face of outer.filter((face) => !face.owner)) {
    const near = known.map((other) => [distance(face, other), other.owner]).sort((one, other) => one[0] - other[0]);
    face.owner = near[0][1];
    face.isGuessed = true;
  }
}

const SEAS = new Set("ADR AEG BAL BAR BLA BOT EAS ENG HEL ION IRI LYO MAO NAO NTH NWG SKA TYS WES".split(" "));

/** Whether something is one of the seas of the game. */
export const isSea = (owner) => SEAS.has(owner);
/** Whether something is drawn as water. */
export const isWater = (owner) => isSea(owner) || owner.startsWith("#lake") || owner.endsWith("~");
/** Whether something is land of the game. */
const isLand = (owner) => !isWater(owner) && !owner.startsWith("#");

function distance(face, other) {
  let least = Infinity;
  for (const [x, y] of face.points) for (const [a, b] of other.points) least = Math.min(least, (x - a) ** 2 + (y - b) ** 2);
  return least;
}
