// What a fingertip means that touches several things at once.
import type { Point, Rect } from "../api/types";
import { FINGER } from "./need";
import { holds, middleOf } from "./turning";

export type Candidate = { id: string; box: Rect };

/** So near to its middle, in pixels, or so much nearer to it than to any other, a touch means one thing. */
const [SURE, NEARER] = [6, 10];

/** A box as a finger has it: at least as large as a fingertip. */
function padded({ x, y, width, height }: Rect): Rect {
  const [dx, dy] = [Math.max(FINGER - width, 0) / 2, Math.max(FINGER - height, 0) / 2];
  return { x: x - dx, y: y - dy, width: width + 2 * dx, height: height + 2 * dy };
}

const isSmall = ({ box }: Candidate) => Math.min(box.width, box.height) < FINGER;

/** The one thing meant, or all that may be; nothing where no thing is near, or where things are large and what lies on top is meant. */
export function meant(all: readonly Candidate[], at: Point): string[] {
  const near = all.filter(({ box }) => holds(padded(box), at));
  if (near.length > 1 && !near.some(isSmall)) return [];
  const far = ({ box }: Candidate) => {
    const { x, y } = middleOf(box);
    return Math.hypot(at.x - x, at.y - y);
  };
  const sorted = near.map((one) => ({ id: one.id, far: far(one) })).sort((a, b) => a.far - b.far);
  const [first, second] = sorted;
  if (!first) return [];
  if (!second || first.far <= SURE || second.far - first.far >= NEARER) return [first.id];
  return sorted.map(({ id }) => id);
}
