// Looking at something larger than the room for it: how large it is drawn, and which part is seen. Sums only, without a drawing;
// `zoom` does it to anything that has a size.
import type { Point } from "../api/types";
import type { Size } from "./plan";

/** The size of a unit in pixels, and how far the picture is scrolled. */
export type View = { scale: number; left: number; top: number };

export type Bounds = {
  /** All of it is seen. */
  least: number;
  /** As it is shown at first: all of it, or as much as there is room for where that would be too small. */
  open: number;
  most: number;
};

/** One press of a button, or one notch of a wheel. */
export const STEP = 1.25;
/** So much larger than at first, or than what is needed, it can be shown. */
const MOST = 4;
/** What is looked for is not put to the very edge. */
const MARGIN = 16;
/** A little less than all the room: rounding must not call for scrollbars. */
const SNUG = 0.999;

export function bounds(room: Size, content: Size, need: number): Bounds {
  const least = SNUG * Math.min(room.width / content.width, room.height / content.height);
  const open = Math.max(least, need);
  return { least, open, most: MOST * open };
}

export const within = (least: number, value: number, most: number): number => Math.min(Math.max(value, least), most);

/** What is smaller than the room lies in its middle. */
const pad = (room: number, content: number) => Math.max((room - content) / 2, 0);

function scrolled(view: View, room: Size, content: Size): View {
  return {
    scale: view.scale,
    left: within(0, view.left, Math.max(content.width * view.scale - room.width, 0)),
    top: within(0, view.top, Math.max(content.height * view.scale - room.height, 0)),
  };
}

/** The view at another size, with what is at a point of the room staying there as far as that goes. */
export function zoomed(view: View, room: Size, content: Size, scale: number, at: Point): View {
  const along = (start: number, point: number, length: number, size: number) => {
    const unit = (start + point - pad(length, size * view.scale)) / view.scale;
    return unit * scale + pad(length, size * scale) - point;
  };
  const left = along(view.left, at.x, room.width, content.width);
  const top = along(view.top, at.y, room.height, content.height);
  return scrolled({ scale, left, top }, room, content);
}

/** The view moved just so far that an area, in pixels of the scrolled picture, is seen. */
export function revealed(view: View, room: Size, content: Size, area: { x: number; y: number; width: number; height: number }): View {
  const along = (start: number, length: number, from: number, size: number) => {
    if (size + 2 * MARGIN > length) return from + size / 2 - length / 2;
    return within(from + size + MARGIN - length, start, from - MARGIN);
  };
  const left = along(view.left, room.width, area.x, area.width);
  const top = along(view.top, room.height, area.y, area.height);
  return scrolled({ scale: view.scale, left, top }, room, content);
}
