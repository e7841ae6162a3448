// Where things lie inside panels, in units of the board: the same sums as crates/scene/src/svg/panel.rs.
import type { Board, BoardSymbol, Outline, Panel, Point, Rect, Slot } from "../api/types";

export const HEADING = 40;
export const WORD = 23;
export const TEXT_LINE = 32;
/** Between a heading and the note beside it. */
const NOTE_GAP = 12;

/** The slots of a tray; none in any other panel. */
export function slots(panel: Panel): Slot[] {
  return "tray" in panel.content ? panel.content.tray.slots : [];
}

/** A panel that is drawn with the board. The others stand beside the drawing. */
export type PlacedPanel = Panel & { place: Rect };
export const placed = (panels: readonly Panel[]): PlacedPanel[] => panels.filter((panel): panel is PlacedPanel => panel.place !== null);

/** Where a tray's slot lies: below the one before it, or beside it where single pieces stand in a wide tray. */
export function slotArea(panel: PlacedPanel, place: number): Rect {
  const [x, y] = [panel.place.x + 8, panel.place.y + HEADING];
  const [width, height] = [panel.place.width - 16, panel.place.height - HEADING - 8];
  const count = Math.max(slots(panel).length, 1);
  const isRack = slots(panel).every((slot) => Math.max(slot.capacity, slot.count) <= 1);
  if (isRack && width > height) {
    return { x: x + Math.trunc((width * place) / count), y, width: Math.trunc(width / count), height };
  }
  const row = Math.trunc(height / count);
  return { x, y: y + row * place, width, height: row };
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
export function wellOf(board: Board, panels: readonly Panel[], id: string, place: number): { at: Point; scale: number } | null {
  for (const panel of placed(panels)) {
    const row = slots(panel).findIndex((slot) => slot.id === id);
    const slot = slots(panel)[row];
    const symbol = slot && board.symbols.find((one) => one.name === slot.symbol);
    if (slot && symbol) return well(slotArea(panel, row), slot, symbol, place);
  }
  return null;
}

/** How wide most letters are at most, in hundredths of their height, and how wide one is. */
const LETTER = 62;
function wide(letter: string): number {
  if (letter >= "\u1100") return 105;
  if ("MWmw@%".includes(letter)) return 95;
  return letter >= "A" && letter <= "Z" ? 74 : LETTER;
}

/** Words made to fit a width: smaller letters first, then fewer. None is smaller than `least`. */
export function fitWords(words: string, width: number, largest = WORD, least = 0): { words: string; size: number } {
  const letters = [...words];
  const total = Math.max(letters.reduce((sum, one) => sum + wide(one), 0), LETTER);
  const size = Math.max(Math.min(Math.max(Math.trunc((width * 100) / total), Math.trunc((largest * 3) / 4)), largest), least);
  const room = Math.trunc((width * 100) / size);
  if (total <= room) return { words, size };
  let kept = 0;
  // One more for the dots.
  for (let taken = LETTER; taken <= room; kept++) taken += wide(letters[kept]!);
  return { words: `${letters.slice(0, Math.max(kept - 1, 0)).join("").trimEnd()}…`, size };
}

/** How wide a note is, whose letters are this large. */
export const noteWidth = (words: string, size: number): number => 24 + 0.66 * size * [...words].length;

/** The heading of a panel, which shares a row of this width with its note. Where it would have to be cut off for that and the first line
 * below is free, the note stands there. */
export function headed(heading: string, note: string | null, width: number, isFree: boolean, least: number): { words: string; size: number; isBelow: boolean } {
  const alone = { ...fitWords(heading, width, WORD, least), isBelow: note !== null };
  if (note === null) return alone;
  const beside = fitWords(heading, width - noteWidth(note, Math.max(WORD, least)) - NOTE_GAP, WORD, least);
  return beside.words !== heading && isFree ? alone : { ...beside, isBelow: false };
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

/** The top right corner of an outline, roughly: of a rectangle somewhat inside, since another may lie next to it. */
export function corner(outline: Outline): Point {
  if ("rect" in outline) return { x: outline.rect.area.x + outline.rect.area.width - 10, y: outline.rect.area.y + 10 };
  if ("ellipse" in outline) {
    const { centre, rx, ry } = outline.ellipse;
    return { x: centre.x + rx * 0.75, y: centre.y - ry * 0.75 };
  }
  const points = "polygon" in outline ? outline.polygon : numbers(outline.path);
  return { x: Math.max(...points.map((point) => point.x)), y: Math.min(...points.map((point) => point.y)) };
}

function numbers(path: string): Point[] {
  const all = (path.match(/-?\d+(\.\d+)?/g) ?? []).map(Number);
  return all.length >= 2 ? [{ x: all[0]!, y: all[1]! }] : [{ x: 0, y: 0 }];
}
