// How a drawing is laid in the room there is: as the game drew it, with its wings beside or around the field, the field
// upright or turned. Sums only; `arrange` does it.
import type { Board, Rect, Turn } from "../api/types";
import { around, middleOf, moveRect, type Quarters } from "./turning";

export type Size = { width: number; height: number };

/** A wing and where it goes. */
type Moved = { from: Rect; to: Rect };

export type Plan = {
  quarters: Quarters;
  /** What is shown, in units of the board. */
  box: Rect;
  wings: Moved[];
};

const QUARTERS: Record<Turn, Quarters> = { quarter: 1, half: 2, "three-quarters": 3 };
/** Between the field and its wings. */
const GAP = 12;
/** A turned board must be so much larger before it is laid so by itself; one as the game drew it may be so much smaller. */
const [TURNED, OWN] = [1.25, 0.93];
/** Wings that can be any width are no wider than this beside the field; above and below it two of them share a row that is wide enough. */
const [ASIDE, PAIR] = [400, 300];

/** The turns a board can have, upright first. */
export const turnsOf = (board: Board): Quarters[] => [0, ...board.stage.turns.map((turn) => QUARTERS[turn])];

/** How large a unit is where all of it is shown. */
export const scaleIn = (room: Size, box: Size): number => Math.min(room.width / box.width, room.height / box.height);

/**
 * The best plan for a room. `need` is the least size of a unit at which everything can be hit and read; `wish` is a turn somebody
 * asked for; `panels` are the places of panels, which can be drawn in any width.
 */
export function plan(board: Board, room: Size, need: number, wish: Quarters | null, panels: readonly Rect[]): Plan {
  const turns = turnsOf(board);
  const best = (quarters: Quarters) => bestTurned(board, room, quarters, panels);
  if (wish !== null && turns.includes(wish)) return best(wish);
  const upright = best(0);
  if (!turns.includes(1)) return upright;
  const [lying, size] = [best(1), scaleIn(room, upright.box)];
  const gain = scaleIn(room, lying.box) / size;
  return gain > (size < need ? 1.04 : TURNED) ? lying : upright;
}

function bestTurned(board: Board, room: Size, quarters: Quarters, panels: readonly Rect[]): Plan {
  const field = moveRect(board.stage.field, around(middleOf(board.stage.field), quarters));
  const own: Plan = { quarters, box: { x: 0, y: 0, width: board.width, height: board.height }, wings: [] };
  if (board.stage.wings.length === 0) return { ...own, box: quarters % 2 === 0 ? own.box : field };
  const all = [aside(board, field, quarters, panels), stacked(board, field, quarters, panels)];
  const found = all.reduce((a, b) => (scaleIn(room, b.box) > scaleIn(room, a.box) ? b : a));
  return quarters === 0 && scaleIn(room, own.box) >= OWN * scaleIn(room, found.box) ? own : found;
}

/** Whether a wing is nothing but a panel. */
const isPanel = (wing: Rect, panels: readonly Rect[]) =>
  panels.some((place) => place.x === wing.x && place.y === wing.y && place.width === wing.width && place.height === wing.height);

/** Where it stands: a panel is as narrow as it has to be. */
const narrowed = (wing: Rect, panels: readonly Rect[], most: number): Size => ({
  width: isPanel(wing, panels) ? Math.min(wing.width, most) : wing.width, height: wing.height,
});

const isAbove = (wing: Rect, field: Rect) => middleOf(wing).y < middleOf(field).y;

/** All wings in a column to the right: what was above the field hangs at the top, what was below stands at the foot. */
function aside(board: Board, field: Rect, quarters: Quarters, panels: readonly Rect[]): Plan {
  const { wings, field: before } = board.stage;
  const x = field.x + field.width + GAP;
  const column = (some: readonly Rect[]) => {
    let y = 0;
    return some.map((from): Moved => {
      const size = narrowed(from, panels, ASIDE);
      const to = { x, y, ...size };
      y += size.height + GAP;
      return { from, to };
    });
  };
  const [above, below] = [column(wings.filter((wing) => isAbove(wing, before))), column(wings.filter((wing) => !isAbove(wing, before)))];
  const high = (moved: Moved[]) => moved.reduce((sum, { to }) => sum + to.height + GAP, -GAP);
  const both = high(above) + high(below) + GAP;
  const height = Math.max(field.height, both);
  const top = field.y - (height - field.height) / 2;
  for (const { to } of above) to.y += top;
  for (const { to } of below) to.y += top + height - high(below);
  const width = Math.max(...[...above, ...below].map(({ to }) => to.width));
  for (const { to } of [...above, ...below]) to.x += (width - to.width) / 2;
  return { quarters, box: { x: field.x, y: top, width: field.width + GAP + width, height }, wings: [...above, ...below] };
}

/** Wings in rows as wide as the field, above it and below it. */
function stacked(board: Board, field: Rect, quarters: Quarters, panels: readonly Rect[]): Plan {
  const { wings, field: before } = board.stage;
  const rows = (some: readonly Rect[]) => {
    const list: { wings: Moved[]; width: number; height: number }[] = [];
    for (const from of some) {
      const size = narrowed(from, panels, field.width >= 2 * PAIR + GAP ? (field.width - GAP) / 2 : field.width);
      const last = list.at(-1);
      const hasRoom = last && last.width + GAP + size.width <= field.width + 1;
      const row = hasRoom ? last : { wings: [], width: -GAP, height: 0 };
      if (!hasRoom) list.push(row);
      row.wings.push({ from, to: { x: row.width + GAP, y: 0, ...size } });
      row.width += GAP + size.width;
      row.height = Math.max(row.height, size.height);
    }
    return list;
  };
  const [above, below] = [rows(wings.filter((wing) => isAbove(wing, before))), rows(wings.filter((wing) => !isAbove(wing, before)))];
  const width = Math.max(field.width, ...[...above, ...below].map((row) => row.width));
  const top = field.y - above.reduce((sum, row) => sum + row.height + GAP, 0);
  let y = top;
  const lay = (row: (typeof above)[number]) => {
    const left = middleOf(field).x - row.width / 2;
    for (const { to } of row.wings) Object.assign(to, { x: to.x + left, y });
    y += row.height + GAP;
  };
  above.forEach(lay);
  y = field.y + field.height + GAP;
  below.forEach(lay);
  const foot = below.length > 0 ? y - GAP : field.y + field.height;
  return {
    quarters, box: { x: middleOf(field).x - width / 2, y: top, width, height: foot - top },
    wings: [...above, ...below].flatMap((row) => row.wings),
  };
}
