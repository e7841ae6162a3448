// Where things lie inside panels, in units of the board: the same sums as crates/scene/src/svg/panel.rs.
import type { Board, BoardSymbol, Outline, Panel, Point, Rect, Slot } from "../api/types";

export const HEADING = 40;
export const WORD = 23;
export const TEXT_LINE = 32;

/** The slots of a tray; none in any other panel. */
export function slots(panel: Panel): Slot[] {
  return "tray" in panel.content ? panel.content.tray.slots : [];
}

/** The row of a tray's slot. */
export function slotArea(panel: Panel, row: number): Rect {
  const body = { ...panel.place, y: panel.place.y + HEADING, height: panel.place.height - HEADING };
  const height = Math.trunc((body.height - 8) / Math.max(slots(panel).length, 1));
  return { x: body.x + 8, y: body.y + height * row, width: body.width - 16, height };
}

/** Where one piece of a slot is drawn, and how small. */
export function well(area: Rect, slot: Slot, symbol: BoardSymbol, place: number): { at: Point; scale: number } {
  const places = Math.max(slot.capacity, slot.count, 1);
  const cell = {
    x: area.x + Math.trunc((area.width * place) / places),
    y: area.y,
    width: Math.trunc(area.width / places),
    height: area.height,
  };
  const { x, y, width, height } = symbol.bounds;
  const scale = Math.min((cell.width - 4) / Math.max(width, 1), (cell.height - 6) / Math.max(height, 1));
  return {
    at: {
      x: cell.x + cell.width / 2 - scale * (x + width / 2),
      y: cell.y + cell.height / 2 - scale * (y + height / 2),
    },
    scale,
  };
}

/** Where the piece at a place of a slot is, looked up by the slot's id. */
export function wellOf(board: Board, panels: Panel[], id: string, place: number): { at: Point; scale: number } | null {
  for (const panel of panels) {
    const row = slots(panel).findIndex((slot) => slot.id === id);
    const slot = slots(panel)[row];
    const symbol = slot && board.symbols.find((one) => one.name === slot.symbol);
    if (slot && symbol) return well(slotArea(panel, row), slot, symbol, place);
  }
  return null;
}

/** Words made to fit a width: smaller letters first, then fewer. */
export function fit(words: string, width: number): { words: string; size: number } {
  const count = Math.max([...words].length, 1);
  const size = Math.min(Math.max(Math.trunc((width * 100) / 62 / count), 17), WORD);
  const room = Math.trunc((width * 100) / 62 / size);
  return count <= room ? { words, size } : { words: [...words].slice(0, Math.max(room - 1, 0)).join("").trimEnd() + "…", size };
}

/** The middle of an outline, roughly: for moving about by arrow keys. */
export function middle(outline: Outline): Point {
  if ("rect" in outline) {
    const { x, y, width, height } = outline.rect.area;
    return { x: x + width / 2, y: y + height / 2 };
  }
  if ("ellipse" in outline) return outline.ellipse.centre;
  const points = "polygon" in outline ? outline.polygon : numbers(outline.path);
  const sum = points.reduce((a, b) => ({ x: a.x + b.x, y: a.y + b.y }), { x: 0, y: 0 });
  return { x: sum.x / Math.max(points.length, 1), y: sum.y / Math.max(points.length, 1) };
}

function numbers(path: string): Point[] {
  const all = (path.match(/-?\d+(\.\d+)?/g) ?? []).map(Number);
  return all.length >= 2 ? [{ x: all[0]!, y: all[1]! }] : [];
}
