// The coasts: Natural Earth's land at 1:50m, projected, cut at the frame and simplified. Small islands are left out.

import { readFileSync } from "node:fs";
import { feature } from "topojson-client";
import { HEIGHT, WIDTH, inFrame, project } from "./project.mjs";

// A corner of a coast goes when the triangle it makes is smaller than this, in square units.
const TRIANGLE = 5;
// The cosine of the angle from which a corner counts as sharp.
const SHARP = 0.5;
// An island stays when it is at least this large, in square units.
const ISLAND = 110;
// Islands that would be in the way of borders, or of fleets; by a point on them. Then such as stay though they are small.
const DROPPED = [[10.35, 42.77], [28.0, 36.2], [-3.0, 59.0], [11.1, 54.45], [27.0, 36.8], [14.45, 35.9]];
const KEPT = [];
// Lagoons, deltas and estuaries that only scratch the coast at this size: longitude, latitude, and how far around, in degrees.
const SMOOTHED = [
  [14.3, 53.8, 0.35], [3.9, 51.55, 0.4], [-0.7, 45.3, 0.3], [21.1, 55.2, 0.25], [19.6, 54.4, 0.3],
  [9.2, 53.8, 0.35], [16.5, 43.1, 0.4], [-1.1, 44.7, 0.15], [29.0, 44.8, 0.25], [31.9, 46.75, 0.35], [33.6, 46.1, 0.25], [8.2, 53.5, 0.2],
];

/** The coasts within the frame as lists of whole points; islands are closed, their first point is their last. */
export function coasts() {
  const file = new URL("node_modules/world-atlas/land-50m.json", import.meta.url);
  const atlas = JSON.parse(readFileSync(file, "utf8"));
  const land = feature(atlas, atlas.objects.land);
  const polygons = land.features.flatMap(({ geometry }) =>
    geometry.type === "Polygon" ? [geometry.coordinates] : geometry.coordinates,
  );
  return polygons
    .flat()
    .filter((ring) => ring.some(isNear) && !isGreenland(ring))
    .map((ring) => ring.filter((place) => !isSmoothed(place)))
    .filter((ring) => ring.length > 3)
    .map(closed)
    .flatMap(pieces)
    .map((piece) => simplified(piece).map((point) => point.map(Math.round)))
    .map(withoutTwins)
    .filter((piece) => piece.length > 2);
}

const isNear = ([lon, lat]) => lon > -35 && lon < 75 && lat > 20 && lat < 82;

const isSmoothed = ([lon, lat]) => SMOOTHED.some(([x, y, r]) => Math.hypot((lon - x) * 0.65, lat - y) < r);

const closed = (ring) => (String(ring[0]) === String(ring.at(-1)) ? ring : [...ring, ring[0]]);

const isGreenland = (ring) => ring.every(([lon, lat]) => lon < -11 && lat > 59) && ring.some(([lon]) => lon < -30);

/** The parts of a ring that lie in the frame. Where the ring crosses it, they end on it. */
function pieces(ring) {
  const points = ring.map((place) => (isNear(place) ? project(place) : null));
  const is = points.map((point) => point !== null && inFrame(point));
  if (is.every(Boolean)) return isLarge(points, ring) ? [points] : [];
  const found = [];
  let piece = null;
  for (let i = 0; i + 1 < points.length; i++) {
    const [a, b] = [points[i], points[i + 1]];
    if (!is[i] && is[i + 1]) piece = a ? [atFrame(b, a)] : [];
    if (is[i] && piece === null) piece = [];
    if (is[i]) piece.push(a);
    if (is[i] && !is[i + 1]) {
      if (b) piece.push(atFrame(a, b));
      found.push(piece);
      piece = null;
    }
  }
  if (piece !== null) {
    // The ring began within the frame: its end goes before its beginning.
    if (found.length > 0) found[0] = [...piece, ...found[0]];
  }
  return found.filter((piece) => spread(piece) > 60);
}

/** How wide or high something is. */
const spread = (points) =>
  Math.max(...[0, 1].map((i) => Math.max(...points.map((point) => point[i])) - Math.min(...points.map((point) => point[i]))));

/** Where the way from a point within the frame to one outside meets it. */
export function atFrame(a, b) {
  const share = ([from, to, low, high]) => (to < low ? (low - from) / (to - from) : to > high ? (high - from) / (to - from) : 1);
  const t = Math.min(share([a[0], b[0], 0, WIDTH]), share([a[1], b[1], 0, HEIGHT]));
  return [a[0] + t * (b[0] - a[0]), a[1] + t * (b[1] - a[1])];
}

function isLarge(points, ring) {
  const within = (place) => holds(points, project(place));
  if (DROPPED.some(within)) return false;
  return KEPT.some(within) || Math.abs(area(points)) >= ISLAND;
}

/** Twice-signed area of a closed ring, halved. */
export function area(points) {
  let sum = 0;
  for (let i = 0; i + 1 < points.length; i++) {
    sum += points[i][0] * points[i + 1][1] - points[i + 1][0] * points[i][1];
  }
  return sum / 2;
}

/** Whether a point lies within a closed ring. */
export function holds(ring, [x, y]) {
  let inside = false;
  for (let i = 0; i + 1 < ring.length; i++) {
    const [[ax, ay], [bx, by]] = [ring[i], ring[i + 1]];
    if (ay > y !== by > y && x < ((bx - ax) * (y - ay)) / (by - ay) + ax) inside = !inside;
  }
  return inside;
}

/** Without the corners that matter least, one after another (Visvalingam). The ends stay. */
export function simplified(points, least = TRIANGLE) {
  const left = points.slice();
  const size = (i) => {
    const [[ax, ay], [bx, by], [cx, cy]] = [left[i - 1], left[i], left[i + 1]];
    const flat = Math.abs((bx - ax) * (cy - ay) - (cx - ax) * (by - ay)) / 2;
    // Narrow inlets and spits look like scratches: the sharper a corner, the less it counts.
    const along = ((ax - bx) * (cx - bx) + (ay - by) * (cy - by)) / (Math.hypot(ax - bx, ay - by) * Math.hypot(cx - bx, cy - by) || 1);
    return along > SHARP ? (flat * (1.15 - along)) / (1.15 - SHARP) : flat;
  };
  const sizes = left.map((_, i) => (i === 0 || i === left.length - 1 ? Infinity : size(i)));
  while (left.length > 4) {
    let smallest = 0;
    for (let i = 1; i < sizes.length; i++) if (sizes[i] < sizes[smallest]) smallest = i;
    if (!(sizes[smallest] < least)) break;
    const floor = sizes[smallest];
    left.splice(smallest, 1);
    sizes.splice(smallest, 1);
    for (const i of [smallest - 1, smallest]) {
      if (i > 0 && i < left.length - 1) sizes[i] = Math.max(floor, size(i));
    }
  }
  return left;
}

/** Without points that fell together when they were rounded. */
export const withoutTwins = (points) =>
  points.filter(([x, y], i) => i === 0 || x !== points[i - 1][0] || y !== points[i - 1][1]);
