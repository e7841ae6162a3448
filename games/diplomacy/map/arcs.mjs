// Arcs: what two faces have in common, as one line between places where three or more meet. Every arc stands once; who
// lies on both sides of it has it, in two directions, so that neighbourhood can be read from the drawing.

import { isSea, isWater } from "./faces.mjs";
import { STATES } from "./seeds.mjs";

/** The province that a face belongs to; nothing for what is nobody's. */
export const province = (owner) => (owner && !owner.startsWith("#") ? owner.slice(0, 3) : null);

const state = (owner) => Object.keys(STATES).find((name) => STATES[name].includes(province(owner))) ?? province(owner);

/** From the directed edge `a b` to the owner of the face on its side. */
function sides(faces) {
  const owners = new Map();
  for (const face of faces) {
    for (const { cycle } of [face, ...face.holes]) {
      cycle.forEach((at, i) => owners.set(`${at} ${cycle[(i + 1) % cycle.length]}`, face.owner));
    }
  }
  return owners;
}

/** All arcs: points, the owner on either side, and what kind of line it is. */
export function arcs(graph, faces) {
  const owners = sides(faces);
  const done = new Set();
  const found = [];
  const walk = (from, to) => {
    const keys = [from, to];
    while (graph.points.get(keys.at(-1)).ends.size === 2 && keys.at(-1) !== from) {
      const [one, other] = graph.points.get(keys.at(-1)).ends.keys();
      keys.push(one === keys.at(-2) ? other : one);
    }
    for (let i = 0; i + 1 < keys.length; i++) done.add(`${keys[i]} ${keys[i + 1]}`).add(`${keys[i + 1]} ${keys[i]}`);
    const [left, right] = [owners.get(`${from} ${to}`) ?? null, owners.get(`${to} ${from}`) ?? null];
    found.push({ keys, points: keys.map((at) => graph.points.get(at).point), left, right, kind: kind(left, right) });
  };
  const nodes = [...graph.points].filter(([, { ends }]) => ends.size !== 2);
  for (const [at, { ends }] of [...nodes, ...graph.points]) {
    for (const to of ends.keys()) if (!done.has(`${at} ${to}`)) walk(at, to);
  }
  return found;
}

/** What is drawn along an arc. */
function kind(left, right) {
  if (left === null || right === null) return "frame";
  if (isWater(left) && isWater(right)) return isSea(left) && isSea(right) ? "sea" : "narrow";
  if (isWater(left) || isWater(right)) return "coast";
  if (province(left) === province(right)) return "strip";
  return state(left) === state(right) ? "border" : "state";
}

/** The rings around all faces whose owner is accepted, as lists of arc numbers; `~n` is arc n backwards. */
export function rings(graph, arcs, isOurs) {
  const out = new Map();
  const add = (number, arc, isBack) => {
    const keys = isBack ? arc.keys.slice().reverse() : arc.keys;
    const from = out.get(keys[0]) ?? [];
    from.push({ number: isBack ? ~number : number, keys });
    out.set(keys[0], from);
  };
  arcs.forEach((arc, number) => {
    const [left, right] = [arc.left, arc.right].map((owner) => owner !== null && isOurs(owner));
    if (left && !right) add(number, arc, false);
    if (right && !left) add(number, arc, true);
  });
  const found = [];
  for (const [start, open] of out) {
    while (open.length) {
      const ring = [];
      let at = start;
      let back = null;
      do {
        const next = sharpest(graph, out.get(at), at, back);
        ring.push(next.number);
        [back, at] = [next.keys.at(-2), next.keys.at(-1)];
      } while (at !== start);
      found.push(ring);
    }
  }
  return found;
}

/** Takes the way on that keeps the face on its side, where a ring meets itself. */
function sharpest(graph, open, at, back) {
  if (open.length === 1 || back === null) return open.shift();
  const angle = (to) => {
    const [[x, y], [a, b]] = [graph.points.get(at).point, graph.points.get(to).point];
    return Math.atan2(b - y, a - x);
  };
  const turn = (way) => (angle(back) - angle(way.keys[1]) + 4 * Math.PI) % (2 * Math.PI);
  open.sort((one, other) => turn(one) - turn(other));
  return open.shift();
}
