// From a line as it is written to whole points that fit into the graph.

import { withoutTwins, simplified } from "./coast.mjs";
import { fault } from "./faults.mjs";
import { NODES } from "./lines.mjs";
import { project } from "./project.mjs";

/** The line with all its bends, and whether it runs on at its beginning and at its end. */
export function traced(text, isRestless) {
  const words = text.split(" ");
  const runs = { before: words[0] === "~", after: words.at(-1) === "~" };
  const places = words.filter((word) => word !== "~").map((word) => place(word, text));
  const points = places.map((place) => project(place));
  const bent = isRestless ? restless(points, seed(text)) : smooth(points);
  return { points: bent, ...runs };
}

function place(word, text) {
  const found = word.startsWith("@") ? NODES[word.slice(1)] : word.split(",").map(Number);
  if (!found || found.length !== 2 || found.some(Number.isNaN)) throw new Error(`${word} in "${text}"`);
  return found;
}

/** Adds a line to the graph; where it runs on, up to the first edge on its way. */
export function lay(graph, text, kind, isRestless) {
  const { points, before, after } = traced(text, isRestless);
  const middle = before && after ? longest(points) : 0;
  let way = points.map((point) => point.map(Math.round));
  if (after) way = cutShort(graph, way, before ? middle : 0, text);
  if (before) way = cutShort(graph, way.slice().reverse(), after ? way.length - 1 - middle : 0, text).reverse();
  graph.add(withoutTwins(way), kind);
}

/** For lines with two open ends: the point from which both are sought, in the middle of the longest step. */
function longest(points) {
  const middle = Math.floor(points.length / 2);
  return points.length % 2 ? middle : middle - 1;
}

function cutShort(graph, points, from, text) {
  for (let i = Math.max(from, 0); i + 1 < points.length; i++) {
    // Not at the very point where the line begins.
    const start = i === 0 ? nudged(points[0], points[1]) : points[i];
    let met = graph.meets(start, points[i + 1]);
    if (!met) continue;
    // A cut moves the edge by less than one unit, perhaps across the line: then the line ends a little earlier.
    for (let again = met; again; again = graph.meets(start, met.at)) {
      if (again !== met && String(again.at) === String(met.at)) break;
      met = again;
      graph.cut(met.c, met.d, met.at);
    }
    return [...points.slice(0, i + 1), met.at];
  }
  fault(`runs into nothing: ${text}`);
  return points;
}

const nudged = ([ax, ay], [bx, by]) => {
  const length = Math.hypot(bx - ax, by - ay) || 1;
  return [ax + (1.5 * (bx - ax)) / length, ay + (1.5 * (by - ay)) / length];
};

/** A small generator of numbers between -1 and 1, the same for the same line every time. */
function seed(text) {
  let state = 2166136261;
  for (const char of text) state = Math.imul(state ^ char.charCodeAt(0), 16777619);
  return () => {
    state = Math.imul(state ^ (state >>> 15), 2246822519) + 0x9e3779b9;
    return ((state >>> 8) / 8388608) - 1;
  };
}

/** The line with a small bend in the middle of every long step, and so on. */
function restless(points, random) {
  let line = points;
  for (let round = 0; round < 3; round++) {
    const bent = [line[0]];
    for (let i = 0; i + 1 < line.length; i++) {
      const [[ax, ay], [bx, by]] = [line[i], line[i + 1]];
      const aside = 0.17 * random();
      const length = Math.hypot(bx - ax, by - ay);
      if (length > 9) bent.push([(ax + bx) / 2 - aside * (by - ay), (ay + by) / 2 + aside * (bx - ax)]);
      bent.push(line[i + 1]);
    }
    line = bent;
  }
  return simplified(line, 1.5);
}

/** A smooth curve through the points (Catmull-Rom), in short steps. */
function smooth(points) {
  if (points.length < 3) return points;
  const out = [];
  for (let i = 0; i + 1 < points.length; i++) {
    const [p, a, b, n] = [points[i - 1] ?? points[i], points[i], points[i + 1], points[i + 2] ?? points[i + 1]];
    const steps = Math.min(6, Math.max(1, Math.round(Math.hypot(b[0] - a[0], b[1] - a[1]) / 16)));
    for (let s = 0; s < steps; s++) out.push(spline(p, a, b, n, s / steps));
  }
  out.push(points.at(-1));
  return simplified(out, 1);
}

const spline = (p, a, b, n, t) =>
  [0, 1].map(
    (i) =>
      0.5 *
      (2 * a[i] + (b[i] - p[i]) * t + (2 * p[i] - 5 * a[i] + 4 * b[i] - n[i]) * t * t + (3 * a[i] - p[i] - 3 * b[i] + n[i]) * t * t * t),
  );
