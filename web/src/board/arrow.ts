// The parts of an arrow as path data: the same sums as crates/scene/src/svg/arrow.rs.
import type { Arrow, Point } from "../api/types";

/** Its line, the lengths of its dashes, and what it ends in: filled, or lines as wide as its own; a cross where it failed. */
export type DrawnArrow = { shaft: string; dashes: string | undefined; end: string; kind: "face" | "lines" | "cross" };

const tidy = (n: number) => Math.round(n * 100) / 100;
/** To one digit, without a sign before nothing. */
const tenth = (n: number) => Math.round(n * 10) / 10 + 0;
const at = ({ x, y }: Point) => `${tenth(x)} ${tenth(y)}`;
const line = (a: Point, b: Point) => `M${at(a)} L${at(b)}`;

export function drawnArrow(arrow: Arrow): DrawnArrow {
  const { from, bend, to, shaft } = arrow;
  const width = arrow.tenths / 10;
  const length = Math.max(Math.hypot(to.x - bend.x, to.y - bend.y), 1);
  const [dx, dy] = [(to.x - bend.x) / length, (to.y - bend.y) / length];
  /** So far along the arrow and so far to its right, in units of a ninth of its width. */
  const off = ({ x, y }: Point, along: number, aside: number): Point => ({
    x: x + (width / 9) * (along * dx - aside * dy), y: y + (width / 9) * (along * dy + aside * dx),
  });
  const [stop, end, kind] = ending(arrow, off, width);
  const dashes = { solid: undefined, wavy: undefined, dashed: `${tidy(width * 1.6)} ${tidy(width * 2.2)}`, dotted: `0.01 ${tidy(width * 2.1)}` }[shaft];
  return { shaft: shaft === "wavy" ? waves(from, bend, stop, width) : `M${at(from)} Q${at(bend)} ${at(stop)}`, dashes, end, kind };
}

type Off = (from: Point, along: number, aside: number) => Point;

/** Where the line stops, and what comes there. */
function ending({ to, tip, is_stopped }: Arrow, off: Off, width: number): [Point, string, DrawnArrow["kind"]] {
  const foot = off(to, -24, 0);
  if (is_stopped) {
    const arm = (along: number, aside: number) => line(off(foot, -along, -aside), off(foot, along, aside));
    return [foot, `${arm(11, 11)} ${arm(11, -11)}`, "cross"];
  }
  if (tip === "head") return [foot, `M${[to, off(foot, 0, 17), off(foot, 0, -17)].map(at).join(" L")} Z`, "face"];
  if (tip === "bar") return [to, line(off(to, 0, -16), off(to, 0, 16)), "lines"];
  const [left, right, radius] = [off(to, 0, -11), off(to, 0, 11), tidy((width * 11) / 9)];
  const half = (end: Point) => `A${radius} ${radius} 0 0 1 ${at(end)}`;
  return [to, `M${at(left)} ${half(right)} ${half(left)} Z`, "face"];
}

/** A curve in waves, as many as are about six widths long. */
function waves(from: Point, bend: Point, to: Point, width: number): string {
  const blend = (a: number, b: number, c: number, t: number) => (1 - t) ** 2 * a + 2 * t * (1 - t) * b + t * t * c;
  const lean = (a: number, b: number, c: number, t: number) => (1 - t) * (b - a) + t * (c - b);
  const along = (t: number): Point => ({ x: blend(from.x, bend.x, to.x, t), y: blend(from.y, bend.y, to.y, t) });
  const leg = (a: Point, b: Point) => Math.hypot(b.x - a.x, b.y - a.y);
  const length = (leg(from, bend) + leg(bend, to) + leg(from, to)) / 2;
  const count = Math.max(Math.round(length / width / 6), 1) * 2;
  let data = `M${at(from)}`;
  for (let i = 0; i < count; i++) {
    const t = (i + 0.5) / count;
    const [dx, dy] = [lean(from.x, bend.x, to.x, t), lean(from.y, bend.y, to.y, t)];
    const rise = ((i % 2 === 0 ? 1.9 : -1.9) * width) / Math.max(Math.hypot(dx, dy), 0.001);
    const { x, y } = along(t);
    data += ` Q${at({ x: x - rise * dy, y: y + rise * dx })} ${at(along((i + 1) / count))}`;
  }
  return data;
}
