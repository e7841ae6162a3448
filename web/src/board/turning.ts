// Outlines moved about and turned by quarters, as data: whatever is drawn afterwards is drawn as usual.
import type { Outline, Point, Rect } from "../api/types";

/** Quarter turns, clockwise. */
export type Quarters = 0 | 1 | 2 | 3;

/** A move of points that keeps shapes: quarter turns, then a shift. */
export type Motion = { quarters: Quarters; dx: number; dy: number };

export const middleOf = ({ x, y, width, height }: Rect): Point => ({ x: x + width / 2, y: y + height / 2 });

export const holds = ({ x, y, width, height }: Rect, at: Point): boolean => x <= at.x && at.x <= x + width && y <= at.y && at.y <= y + height;

/** The turn around a point. */
export function around({ x, y }: Point, quarters: Quarters): Motion {
  const turned = spin({ x, y }, quarters);
  return { quarters, dx: x - turned.x, dy: y - turned.y };
}

export const shift = (dx: number, dy: number): Motion => ({ quarters: 0, dx, dy });

function spin({ x, y }: Point, quarters: Quarters): Point {
  // Without a sign before nothing: -0 is another number to those who compare.
  if (quarters === 1) return { x: 0 - y, y: x };
  if (quarters === 2) return { x: 0 - x, y: 0 - y };
  return quarters === 3 ? { x: y, y: 0 - x } : { x, y };
}

export function movePoint(point: Point, { quarters, dx, dy }: Motion): Point {
  const { x, y } = spin(point, quarters);
  return { x: x + dx, y: y + dy };
}

export function moveRect({ x, y, width, height }: Rect, motion: Motion): Rect {
  const [a, b] = [movePoint({ x, y }, motion), movePoint({ x: x + width, y: y + height }, motion)];
  return { x: Math.min(a.x, b.x), y: Math.min(a.y, b.y), width: Math.abs(a.x - b.x), height: Math.abs(a.y - b.y) };
}

export function moveOutline(outline: Outline, motion: Motion): Outline {
  if ("rect" in outline) return { rect: { ...outline.rect, area: moveRect(outline.rect.area, motion) } };
  if ("ellipse" in outline) {
    const { centre, rx, ry } = outline.ellipse;
    const isAcross = motion.quarters % 2 === 1;
    return { ellipse: { centre: movePoint(centre, motion), rx: isAcross ? ry : rx, ry: isAcross ? rx : ry } };
  }
  if ("polygon" in outline) return { polygon: outline.polygon.map((point) => movePoint(point, motion)) };
  return { path: movePath(outline.path, motion) };
}

/** The box around an outline; around the points that lead it, where it is bent. */
export function boxOf(outline: Outline): Rect {
  if ("rect" in outline) return outline.rect.area;
  if ("ellipse" in outline) {
    const { centre, rx, ry } = outline.ellipse;
    return { x: centre.x - rx, y: centre.y - ry, width: 2 * rx, height: 2 * ry };
  }
  const points = "polygon" in outline ? outline.polygon : pathPoints(outline.path);
  const [xs, ys] = [points.map(({ x }) => x), points.map(({ y }) => y)];
  const [x, y] = [Math.min(...xs), Math.min(...ys)];
  return { x, y, width: Math.max(...xs) - x, height: Math.max(...ys) - y };
}

/** One command of path data with one set of its numbers. */
type Command = { letter: string; numbers: number[] };
const ARITY: Record<string, number> = { m: 2, l: 2, h: 1, v: 1, c: 6, s: 4, q: 4, t: 2, a: 7, z: 0 };

function* commands(data: string): Generator<Command> {
  for (const [, letter, rest] of data.matchAll(/([a-zA-Z])([^a-zA-Z]*)/g)) {
    const numbers = (rest!.match(/-?(?:\d+\.?\d*|\.\d+)/g) ?? []).map(Number);
    const arity = ARITY[letter!.toLowerCase()] ?? 0;
    yield { letter: letter!, numbers: numbers.slice(0, arity) };
    // What follows the first pair of a move are lines.
    const next = letter === "M" ? "L" : letter === "m" ? "l" : letter!;
    for (let at = arity; arity > 0 && at < numbers.length; at += arity) yield { letter: next, numbers: numbers.slice(at, at + arity) };
  }
}

function movePath(data: string, motion: Motion): string {
  return [...commands(data)].map(({ letter, numbers }, i) => {
    const kind = letter.toLowerCase();
    // The first move of a path is from nowhere: even a relative one names a place.
    const isPlace = kind !== letter || (i === 0 && kind === "m");
    const by: Motion = isPlace ? motion : { ...motion, dx: 0, dy: 0 };
    const pairs = (from: number[]) => from.flatMap((_, at) => (at % 2 === 0 ? (({ x, y }) => [x, y])(movePoint({ x: from[at]!, y: from[at + 1]! }, by)) : []));
    const isAcross = motion.quarters % 2 === 1;
    if (kind === "h" || kind === "v") {
      const isLevel = (kind === "h") !== isAcross;
      const moved = movePoint(kind === "h" ? { x: numbers[0]!, y: 0 } : { x: 0, y: numbers[0]! }, by);
      const name = isLevel ? "h" : "v";
      return `${letter === kind ? name : name.toUpperCase()}${isLevel ? moved.x : moved.y}`;
    }
    if (kind === "a") {
      const [rx, ry, lean, large, sweep] = numbers as [number, number, number, number, number];
      return `${letter}${[rx, ry, lean + 90 * motion.quarters, large, sweep, ...pairs(numbers.slice(5))].join(" ")}`;
    }
    return letter + pairs(numbers).join(" ");
  }).join(" ");
}

function pathPoints(data: string): Point[] {
  const points: Point[] = [];
  let [at, start]: [Point, Point] = [{ x: 0, y: 0 }, { x: 0, y: 0 }];
  for (const { letter, numbers } of commands(data)) {
    const kind = letter.toLowerCase();
    const from = kind === letter ? at : { x: 0, y: 0 };
    if (kind === "z") at = start;
    else if (kind === "h") at = { x: from.x + numbers[0]!, y: at.y };
    else if (kind === "v") at = { x: at.x, y: from.y + numbers[0]! };
    else {
      const own = kind === "a" ? numbers.slice(5) : numbers;
      const pairs = own.flatMap((_, i) => (i % 2 === 0 ? [{ x: from.x + own[i]!, y: from.y + own[i + 1]! }] : []));
      points.push(...pairs);
      at = pairs.at(-1) ?? at;
      if (kind === "m") start = at;
    }
    points.push(at);
  }
  return points.length > 0 ? points : [{ x: 0, y: 0 }];
}
