// How large a unit of a board must be on the screen, in pixels: nothing that can be pointed at is too small for what points, no
// letter too small to be read.
import type { Board, Outline, Scene } from "../api/types";
import { placed, slotArea, slots } from "./layout";
import { boxOf, holds, middleOf } from "./turning";

/** The least height of letters, in pixels. */
export const LETTERS = 11;
/** The least size of a target: for a mouse; for a finger that is offered what is crowded a second time, larger; for a finger. */
export const [MOUSE, CROWD, FINGER] = [24, 28, 40];

const least = (outline: Outline) => {
  const { width, height } = boxOf(outline);
  return Math.min(width, height);
};

/** The smallest thing one can point at, in units: places of the field and slots of trays. What is only looked at more closely has room around it. */
function smallestTarget(board: Board, scene: Scene): number {
  const wells = placed(scene.panels).flatMap((panel) => slots(panel).map((_, row) => ({ rect: { area: slotArea(panel, row), radius: 0 } })));
  const isWing = (outline: Outline) => board.stage.wings.some((wing) => holds(wing, middleOf(boxOf(outline))));
  const places = board.regions.map((region) => region.outline).filter((outline) => !isWing(outline));
  return Math.min(Infinity, ...[...places, ...wells].map(least));
}

/** The smallest letters printed on the board, in units. Words written by the page can always be read. */
function smallestLetters(board: Board): number {
  const art = [...board.backdrop, ...board.overprint, ...board.symbols.flatMap((symbol) => symbol.art)];
  return Math.min(Infinity, ...art.map((one) => ("lettering" in one ? one.lettering.size : Infinity)));
}

export function need(board: Board, scene: Scene, isTouch: boolean): number {
  // A little more, since pictures end on whole pixels.
  return 1.005 * Math.max((isTouch ? CROWD : MOUSE) / smallestTarget(board, scene), LETTERS / smallestLetters(board));
}
