// Going from target to target by arrow keys, as the eye would.
import type { Point } from "../api/types";

export type Arrow = "ArrowLeft" | "ArrowRight" | "ArrowUp" | "ArrowDown";
export type Spot = { id: string; at: Point };

/** The nearest spot in that direction; what lies aslant counts as farther away. */
export function steer(spots: readonly Spot[], from: Spot, arrow: Arrow): Spot | null {
  let best: Spot | null = null;
  let least = Infinity;
  for (const spot of spots) {
    if (spot.id === from.id) continue;
    const [dx, dy] = [spot.at.x - from.at.x, spot.at.y - from.at.y];
    const [along, aside] = {
      ArrowRight: [dx, dy], ArrowLeft: [-dx, dy], ArrowDown: [dy, dx], ArrowUp: [-dy, dx],
    }[arrow] as [number, number];
    if (along <= 0) continue;
    const distance = along + 2 * Math.abs(aside);
    if (distance < least) [best, least] = [spot, distance];
  }
  return best;
}
