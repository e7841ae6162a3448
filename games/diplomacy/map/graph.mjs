// A plane graph of whole points: coasts, borders and the frame go in as lines, faces come out.
//
// A line that runs on ends at the first edge it meets, which is cut there. Edges never cross: `crossings` tells where the
// lines as written would, and `loose` where a line ends in nothing, so that whoever draws the lines can mend them.

const key = ([x, y]) => `${x},${y}`;

export class Graph {
  // From the key of a point to the point and the keys of those it has an edge to, with the kind of the edge.
  points = new Map();

  at(point) {
    const found = this.points.get(key(point));
    if (found) return found;
    const made = { point, ends: new Map() };
    this.points.set(key(point), made);
    return made;
  }

  edge(a, b, kind) {
    if (key(a) === key(b) || this.at(a).ends.has(key(b))) return;
    this.at(a).ends.set(key(b), kind);
    this.at(b).ends.set(key(a), kind);
  }

  /** Adds a line of whole points. */
  add(points, kind) {
    for (let i = 0; i + 1 < points.length; i++) this.edge(points[i], points[i + 1], kind);
  }

  /** Puts a point into an edge. */
  cut(a, b, point) {
    if (key(a) === key(point) || key(b) === key(point)) return;
    const kind = this.at(a).ends.get(key(b));
    this.at(a).ends.delete(key(b));
    this.at(b).ends.delete(key(a));
    this.edge(a, point, kind);
    this.edge(point, b, kind);
  }

  /** Every edge once, as two points and a kind. */
  *edges() {
    for (const [from, { point, ends }] of this.points) {
      for (const [to, kind] of ends) if (from < to) yield [point, this.points.get(to).point, kind];
    }
  }

  /** Where the way from a to b first meets an edge, and that edge. */
  meets(a, b) {
    let first = null;
    for (const [c, d] of this.edges()) {
      if (Math.max(a[0], b[0]) < Math.min(c[0], d[0]) || Math.max(c[0], d[0]) < Math.min(a[0], b[0])) continue;
      const t = crossing(a, b, c, d);
      if (t !== null && (first === null || t < first.t)) first = { t, c, d };
    }
    if (first === null) return null;
    const at = [a[0] + first.t * (b[0] - a[0]), a[1] + first.t * (b[1] - a[1])];
    return { ...first, at: at.map(Math.round) };
  }

  /** Pairs of edges that cross. */
  crossings() {
    const edges = [...this.edges()];
    const found = [];
    for (let i = 0; i < edges.length; i++) {
      const [a, b] = edges[i];
      for (let j = 0; j < i; j++) {
        const [c, d] = edges[j];
        if (Math.max(a[0], b[0]) < Math.min(c[0], d[0]) || Math.max(c[0], d[0]) < Math.min(a[0], b[0])) continue;
        if (Math.max(a[1], b[1]) < Math.min(c[1], d[1]) || Math.max(c[1], d[1]) < Math.min(a[1], b[1])) continue;
        if ([c, d].some((p) => key(p) === key(a) || key(p) === key(b))) continue;
        if (crossing(a, b, c, d) !== null) found.push([edges[i], edges[j]]);
      }
    }
    return found;
  }

  /** Points at which a line ends in nothing. */
  loose() {
    return [...this.points.values()].filter(({ ends }) => ends.size === 1).map(({ point }) => point);
  }

  /** All closed ways with a face on their left (y down: clockwise around a face), as lists of keys, not repeated. */
  cycles() {
    const next = new Map();
    for (const [at, { point, ends }] of this.points) {
      const around = [...ends.keys()].map((to) => {
        const [x, y] = this.points.get(to).point;
        return { to, angle: Math.atan2(y - point[1], x - point[0]) };
      });
      around.sort((one, other) => one.angle - other.angle);
      around.forEach(({ to }, i) => next.set(`${to} ${at}`, around[(i || around.length) - 1].to));
    }
    const seen = new Set();
    const found = [];
    for (const start of next.keys()) {
      if (seen.has(start)) continue;
      const cycle = [];
      let [from, to] = start.split(" ");
      while (!seen.has(`${from} ${to}`)) {
        seen.add(`${from} ${to}`);
        cycle.push(from);
        [from, to] = [to, next.get(`${from} ${to}`)];
      }
      found.push(cycle);
    }
    return found;
  }
}

/** How far along a-b it meets c-d, from 0 to 1; nothing if it does not. Touching counts. */
export function crossing(a, b, c, d) {
  const [rx, ry, sx, sy] = [b[0] - a[0], b[1] - a[1], d[0] - c[0], d[1] - c[1]];
  const cross = rx * sy - ry * sx;
  if (cross === 0) return null;
  const [qx, qy] = [c[0] - a[0], c[1] - a[1]];
  const t = (qx * sy - qy * sx) / cross;
  const u = (qx * ry - qy * rx) / cross;
  return t >= 0 && t <= 1 && u >= 0 && u <= 1 ? t : null;
}
