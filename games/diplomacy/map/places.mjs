// Where things stand in a province: its code, its unit, a unit that was driven out of it, and its supply centre.
//
// They are sought where there is most room, then looked at, and where an eye finds better, `HAND` says so.

import { readFileSync } from "node:fs";
import { CITIES } from "./cities.mjs";
import { area, holds } from "./coast.mjs";
import { HAND } from "./hand.mjs";
import { project } from "./project.mjs";

/** How large things are, in units: half width and half height. */
const UNIT = [18, 13];
const CODE = [23, 9];
const DOT = 8;
/** How wide a letter of a name is. */
const LETTER = 12;

/** The places of what lies within these rings, in a whole province: `unit`, `out`, `code`, and what else there is. */
export function places(name, rings, whole) {
  const hand = HAND[name] ?? {};
  const room = roomOf(rings);
  const centre = hand.centre ?? (CITIES[name] ? inland(project(CITIES[name]), roomOf(whole)) : null);
  const mainland = rings.reduce((one, other) => (Math.abs(area(other)) > Math.abs(area(one)) ? other : one));
  const spots = lattice(rings, room).filter((spot) => holds(mainland, spot.at));
  const clear = remembered((at, half) => clearance(at, half, room));
  const dot = centre ? [[...centre, DOT, DOT]] : [];
  const { unit, code } = together(hand, spots, clear, dot);
  const out = hand.out ?? aside(unit, code, spots, clear, dot);
  const taken = [...dot, [...unit, ...UNIT], [...out, ...UNIT], [...code, ...CODE]];
  const found = { unit, out, code, centre, name: "name" in hand ? hand.name : nameSpot(name, code, room, taken) };
  const kept = Object.entries(found).filter(([, numbers]) => numbers);
  return Object.fromEntries(kept.map(([what, numbers]) => [what, numbers.map(Math.round)]));
}

/** Where a unit and the code have most room beside each other and the centre, and are not far apart. */
function together(hand, spots, clear, dot) {
  const pole = spots.reduce((best, spot) => (spot.room > best.room ? spot : best));
  const units = hand.unit ? [hand.unit] : spots.filter((spot) => spot.room > 0).map((spot) => spot.at);
  const codes = hand.code ? [hand.code] : spots.map((spot) => spot.at);
  let best = { score: -Infinity };
  for (const unit of units) {
    const own = 3 * Math.min(clear(unit, UNIT), 9) - 0.04 * far(unit, pole.at) - (isFree(unit, UNIT, dot) ? 0 : 25);
    if (own + 20 < best.score) continue;
    for (const code of codes) {
      const cost = isFree(code, CODE, [...dot, [...unit, ...UNIT]]) ? 0 : 40;
      const score = own + 2 * Math.min(clear(code, CODE), 6) - cost - 0.12 * far(unit, code);
      if (score > best.score) best = { score, unit, code };
    }
  }
  return best;
}

/** Where a unit stands that was driven out: beside the one that came, and rather on the code than on either. */
function aside(unit, code, spots, clear, dot) {
  const value = (at) => {
    const cost = (isFree(at, UNIT, [...dot, [...unit, ...UNIT]]) ? 0 : 60) + (isFree(at, UNIT, [[...code, ...CODE]]) ? 0 : 12);
    return 2 * Math.min(clear(at, UNIT), 5) - cost - 0.12 * far(at, unit);
  };
  const around = [...spots.map((spot) => spot.at), ...ringAround(unit)];
  return around.reduce((one, other) => (value(other) > value(one) ? other : one));
}

/** A function of a point and a size that is asked for the same again and again. */
function remembered(work) {
  const known = new Map();
  return (at, half) => {
    const key = `${at} ${half}`;
    if (!known.has(key)) known.set(key, work(at, half));
    return known.get(key);
  };
}

/** What provinces are called, in both languages, as the game has it. */
const NAMES = new Map(
  readFileSync(new URL("../data/names.txt", import.meta.url), "utf8")
    .split("\n")
    .map((line) => line.split("|").map((word) => word.trim()))
    .map(([code, ...names]) => [code, names.slice(0, 2)]),
);

/** The middle of the name where there is room for it above or below the code. */
function nameSpot(code, text, room, taken) {
  if (!NAMES.has(code)) return null;
  const half = [(Math.max(...NAMES.get(code).map((name) => name.length)) * LETTER) / 2, 10];
  const near = [0, -15, 15, -30, 30, -45, 45].flatMap((aside) => [-22, 22].map((up) => [text[0] + aside, text[1] + up]));
  const fits = (at) => isFree(at, half, taken) && clearance(at, half, room) > 3;
  return near.find(fits) ?? null;
}

const far = (a, b) => Math.hypot(a[0] - b[0], a[1] - b[1]);

const isFree = (at, half, others) => others.every(([x, y, w, h]) => apart(at, half, x, y, w, h));

const apart = (at, half, x, y, w, h) => Math.abs(at[0] - x) >= half[0] + w + 1 || Math.abs(at[1] - y) >= half[1] + h + 1;

const ringAround = ([x, y]) =>
  [[-1, 0], [1, 0], [0, -1], [0, 1], [-0.8, -0.8], [0.8, 0.8], [-0.8, 0.8], [0.8, -0.8]].map(([a, b]) => [x + 44 * a, y + 34 * b]);

/** How far a point is from the edge: positive within. */
function roomOf(rings) {
  const segments = rings.flatMap((ring) => ring.slice(1).map((point, i) => [ring[i], point]));
  return (at) => {
    let least = Infinity;
    for (const [a, b] of segments) least = Math.min(least, toSegment(at, a, b));
    const inside = rings.reduce((is, ring) => is !== holds(ring, at), false);
    return inside ? Math.sqrt(least) : -Math.sqrt(least);
  };
}

function toSegment([x, y], [ax, ay], [bx, by]) {
  const [dx, dy] = [bx - ax, by - ay];
  const t = Math.max(0, Math.min(1, ((x - ax) * dx + (y - ay) * dy) / (dx * dx + dy * dy || 1)));
  return (x - ax - t * dx) ** 2 + (y - ay - t * dy) ** 2;
}

function clearance([x, y], [w, h], room) {
  const around = [[-1, -1], [0, -1], [1, -1], [1, 0], [1, 1], [0, 1], [-1, 1], [-1, 0]];
  return Math.min(...around.map(([a, b]) => room([x + a * w, y + b * h])));
}

/** Points within, close enough to each other for the size of what they lie in. */
function lattice(rings, room) {
  const [xs, ys] = [0, 1].map((i) => rings.flat().map((point) => point[i]));
  const [left, right, top, bottom] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)];
  const step = Math.max(3, Math.sqrt(((right - left) * (bottom - top)) / 700));
  const found = [];
  for (let x = left + step / 2; x < right; x += step) {
    for (let y = top + step / 2; y < bottom; y += step) {
      const at = [x, y];
      const own = room(at);
      if (own > -2) found.push({ at, room: own });
    }
  }
  return found;
}

/** The nearest point that lies a little within. */
function inland(point, room) {
  for (let away = 0; away < 60; away += 1) {
    for (let turn = 0; turn < 16; turn++) {
      const angle = (turn * Math.PI) / 8;
      const at = [point[0] + away * Math.cos(angle), point[1] + away * Math.sin(angle)];
      if (room(at) > DOT) return at;
    }
  }
  return point;
}
