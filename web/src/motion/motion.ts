// What moved between two scenes, without any drawing.
//
// A piece that keeps its id and its drawing stays itself. What vanished and what appeared is matched by
// drawing and nearest distance; what is left over came out of, or went into, a tray that holds its sort.
import type { Board, Piece, Point, Scene } from "../api/types";
import { slots, wellOf } from "../board/layout";

/** A piece that comes from elsewhere: another place (scale 1) or a well of a tray. */
export type Glide = { id: string; from: Point; to: Point; scale: number };
/** A piece that is no more: it fades where it stood, or goes into a tray. */
export type Leaving = { symbol: string; from: Point; to: Point | null; scale: number };
export type Motion = { glides: Glide[]; arrivals: string[]; leavings: Leaving[] };

const distance = (a: Point, b: Point) => Math.hypot(a.x - b.x, a.y - b.y);
const same = (a: Point, b: Point) => a.x === b.x && a.y === b.y;

/** Everything that moved from one scene to the next. */
export function motion(board: Board, before: Scene, after: Scene): Motion {
  const old = new Map(before.pieces.map((piece) => [piece.id, piece]));
  const glides: Glide[] = [];
  const appeared: Piece[] = [];
  for (const piece of after.pieces) {
    const was = old.get(piece.id);
    if (was === undefined || was.symbol !== piece.symbol) {
      appeared.push(piece);
      continue;
    }
    old.delete(piece.id);
    if (!same(was.at, piece.at)) glides.push({ id: piece.id, from: was.at, to: piece.at, scale: 1 });
  }
  const vanished = [...old.values()];
  const pairs = pair(vanished, appeared);
  glides.push(...pairs.map(([was, is]) => ({ id: is.id, from: was.at, to: is.at, scale: 1 })));
  const [gone, come] = [new Set(pairs.map(([was]) => was)), new Set(pairs.map(([, is]) => is))];
  const taken = changes(before, after);
  const arrivals: string[] = [];
  for (const piece of appeared.filter((one) => !come.has(one))) {
    const slot = taken.find((one) => one.symbol === piece.symbol && one.by < 0);
    const well = slot && wellOf(board, before.panels, slot.id, slot.before + slot.by++);
    // `by` counts up to nothing: the last full well gives its piece first.
    if (well) glides.push({ id: piece.id, from: well.at, to: piece.at, scale: well.scale });
    else arrivals.push(piece.id);
  }
  const leavings = vanished
    .filter((one) => !gone.has(one))
    .map((piece): Leaving => {
      const slot = taken.find((one) => one.symbol === piece.symbol && one.by > 0);
      const well = slot && wellOf(board, after.panels, slot.id, slot.before + --slot.by);
      return { symbol: piece.symbol, from: piece.at, to: well?.at ?? null, scale: well?.scale ?? 1 };
    });
  return { glides, arrivals, leavings };
}

/**
 * Pairs of the same drawing. Piles that travel keep their order: pairs are taken from the nearest ones on,
 * ties by their order in the scene.
 */
function pair(vanished: readonly Piece[], appeared: readonly Piece[]): [Piece, Piece][] {
  const candidates = vanished.flatMap((was) =>
    appeared
      .filter((is) => is.symbol === was.symbol)
      .map((is) => ({ was, is, far: distance(was.at, is.at) })),
  );
  candidates.sort((a, b) => a.far - b.far);
  const used = new Set<Piece>();
  const pairs: [Piece, Piece][] = [];
  for (const { was, is } of candidates) {
    if (used.has(was) || used.has(is)) continue;
    used.add(was).add(is);
    pairs.push([was, is]);
  }
  return pairs;
}

function changes(before: Scene, after: Scene): { id: string; symbol: string; before: number; by: number }[] {
  const counts = new Map(after.panels.flatMap(slots).map((slot) => [slot.id, slot.count]));
  return before.panels
    .flatMap(slots)
    .map((slot) => ({
      id: slot.id,
      symbol: slot.symbol,
      before: slot.count,
      by: (counts.get(slot.id) ?? slot.count) - slot.count,
    }))
    .filter((change) => change.by !== 0);
}

/** Whether there is anything to show. */
export function isStill({ glides, arrivals, leavings }: Motion): boolean {
  return glides.length === 0 && arrivals.length === 0 && leavings.length === 0;
}
