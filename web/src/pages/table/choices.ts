// Which buttons stand in the bar and which in its menu, without drawing them: the bar has one height, whatever can be done.

/** A button: its sort (buttons of one sort differ in a number or so), and how wide it is, in pixels. */
export type Button = { sort: string; width: number };

/** The bar as it is measured: how wide, in pixels; whether its words are small; whether its buttons stand below them. */
export type Room = { width: number; isNarrow: boolean; isTall: boolean };

/** Narrower bars have no room for typing; their words and buttons are smaller. */
export const NARROW = 620;
/** Higher ones have their buttons below their words. */
const TALL = 100;

/** What there is room for in a bar of this size. */
export const roomOf = ({ width, height }: { width: number; height: number }, narrow = NARROW): Room => ({ width, isNarrow: width < narrow, isTall: height > TALL });

/** From so many of one sort on, they are a list to choose from. */
const LIST = 3;
export const GAP = 8;

/** About how wide a button is with these words on it; in a narrow bar long ones have two lines. */
export function widthOf(words: string, isNarrow: boolean): number {
  const count = [...words].length;
  if (!isNarrow) return 42 + 8.8 * count;
  return 30 + 8.2 * (count > 12 ? Math.max(Math.ceil(count * 0.62), 9) : count);
}

/** About how narrow a button can be with these words on two lines, where buttons have a row of their own and share it. */
export function foldedWidth(words: string): number {
  const parts = words.split(" ");
  const lines = parts.map((_, i) => Math.max(parts.slice(0, i).join(" ").length, parts.slice(i).join(" ").length));
  return 30 + 8.2 * Math.min(...lines);
}

/** The places of the buttons that stand in the bar, in their order; all others are in the menu, which takes some room itself. */
export function inBar(buttons: readonly Button[], room: number, menu: number): number[] {
  const all = buttons.map((_, place) => place);
  const wide = (places: readonly number[]) => places.reduce((sum, place) => sum + buttons[place]!.width + GAP, -GAP);
  if (wide(all) <= room) return all;
  const left = room - menu - GAP;
  const count = (sort: string) => buttons.filter((button) => button.sort === sort).length;
  const single = all.filter((place) => count(buttons[place]!.sort) < LIST);
  const kept = single.length > 0 ? single : all;
  while (kept.length > 0 && wide(kept) > left) kept.pop();
  return kept;
}
