// Pointing with a mouse or a finger: clicks, drags, long presses.
import { createSignal, onCleanup } from "solid-js";
import type { Board, Point, Step } from "../api/types";
import { point } from "../path/path";
import type { Places } from "./places";
import { type Hit, type Played, type Reach, under } from "./reach";

type Held = Hit & { x: number; y: number; pointer: number; isBadge: boolean };
/** A piece in the hand. */
export type InHand = { symbol: string | null; at: Point };
/** A piece that was let go: it need not travel from where it stood. */
export type Dropped = { symbol: string; at: Point; time: number };

/** So long is a long press, in milliseconds. */
const LONG = 500;
/** So far goes a pointer, in pixels, before it drags. */
const FAR = 8;
/** So long rests a mouse, in milliseconds, on what somebody wonders about. */
const PAUSE = 700;

type Ground = {
  svg: () => SVGSVGElement;
  props: Played & {
    board: Board;
    /** A mouse rests on something, or does not any more. */
    onRest: (rest: { id: string; x: number; y: number } | null) => void;
  };
  reach: Reach;
  places: Places;
  onDropped: (dropped: Dropped) => void;
  /** A finger touched the board: whether that is dealt with, since it meant something else than what lies under it. */
  onTouch: (event: PointerEvent) => boolean;
};

export function createPointing({ svg, props, reach, places, onDropped, onTouch }: Ground) {
  const [drag, setDrag] = createSignal<InHand | null>(null);
  let held: Held | null = null;
  let press = 0;
  let pause = 0;
  onCleanup(() => {
    clearTimeout(press);
    clearTimeout(pause);
  });
  let resting: string | null = null;
  /** A mouse that rests on something is shown what it is; whatever else happens ends that. */
  const rest = (event: PointerEvent | null) => {
    const hit = event?.pointerType === "mouse" && !held ? under(event.target) : null;
    if (hit && hit.id === resting) return;
    if (resting !== null) props.onRest(null);
    resting = hit?.id ?? null;
    clearTimeout(pause);
    if (hit && event && props.hasCards) pause = window.setTimeout(() => props.onRest({ id: hit.id, x: event.clientX, y: event.clientY }), PAUSE);
  };
  let before: Step[] = [];

  const onto = (event: PointerEvent): Point => {
    const matrix = svg().getScreenCTM();
    if (!matrix) return { x: 0, y: 0 };
    const { x, y } = new DOMPoint(event.clientX, event.clientY).matrixTransform(matrix.inverse());
    return { x, y };
  };
  const release = () => {
    held = null;
    clearTimeout(press);
    setDrag(null);
  };
  /** The target next to where a drag ended: fingers are broad. */
  const near = (at: Point): string | undefined => {
    const close = places.spots(reach.now().targets)
      .map((spot) => ({ id: spot.id, far: Math.hypot(spot.at.x - at.x, spot.at.y - at.y) }))
      .sort((a, b) => a.far - b.far)[0];
    return close && close.far < props.board.width / 10 ? close.id : undefined;
  };

  const down = (event: PointerEvent) => {
    rest(null);
    if (event.button !== 0 || held) return;
    const hit = reach.hit(event.target);
    if (!hit) return;
    const isBadge = (event.target as Element).closest("[data-sheet]") !== null;
    held = { ...hit, x: event.clientX, y: event.clientY, pointer: event.pointerId, isBadge };
    clearTimeout(press);
    if (event.pointerType === "mouse") return;
    press = window.setTimeout(() => {
      if (held && drag() === null && reach.look(held)) held = null;
    }, LONG);
  };
  /** A right click, or what a touch screen makes of a long press. */
  const menu = (event: MouseEvent) => {
    rest(null);
    const hit = under(event.target);
    if (!hit || !reach.look(hit)) return;
    event.preventDefault();
    held = null;
  };
  /** Takes in hand what was pressed, if it can be moved. */
  const grab = (from: Held, event: PointerEvent) => {
    clearTimeout(press);
    before = [...props.chosen];
    const isChosen = reach.chosenIds().has(from.id);
    const steps = isChosen ? before : point(props.moves, before, from.id, from.on);
    const last = steps?.at(-1);
    const grabbed = isChosen ? from.id : last && "id" in last ? last.id : null;
    if (!steps || !grabbed || (!isChosen && steps.length < 1)) {
      held = null;
      return;
    }
    svg().setPointerCapture(event.pointerId);
    props.onChosen(steps);
    setDrag({ symbol: places.symbolOf(grabbed), at: onto(event) });
  };
  const over = (event: PointerEvent) => {
    const inHand = drag();
    rest(event);
    if (inHand) setDrag({ symbol: inHand.symbol, at: onto(event) });
    else if (!held) reach.hover(event.pointerType === "mouse" ? (reach.target(reach.hit(event.target)) ?? null) : null);
    else if (held.pointer === event.pointerId && Math.hypot(event.clientX - held.x, event.clientY - held.y) >= FAR) grab(held, event);
  };
  const up = (event: PointerEvent) => {
    const dragging = drag();
    const was = held;
    release();
    if (!was || was.pointer !== event.pointerId) return;
    if (dragging) return drop(dragging, event);
    // With a piece in hand even its sign is part of the place where the piece may go.
    const isTarget = props.chosen.length > 0 && reach.now().targets.has(was.id);
    if (was.isBadge && !isTarget) reach.look(was);
    else if (event.pointerType !== "touch" || !onTouch(event)) reach.aim(was);
  };
  const drop = (dragging: InHand, event: PointerEvent) => {
    const hit = under(document.elementFromPoint(event.clientX, event.clientY));
    const found = reach.target(hit) ?? near(dragging.at);
    if (!found) {
      if (hit) reach.wonder(hit);
      return props.onChosen(before.length < props.chosen.length ? before : [...props.chosen]);
    }
    if (dragging.symbol) onDropped({ symbol: dragging.symbol, at: dragging.at, time: performance.now() });
    props.onChosen([...props.chosen, { id: found }]);
  };
  const cancel = () => {
    if (drag()) props.onChosen(before);
    release();
  };
  /** Screen readers click without a pointer. */
  const click = (event: MouseEvent) => {
    const hit = event.detail === 0 ? under(event.target) : null;
    if (hit) reach.aim(hit);
  };
  const leave = () => {
    rest(null);
    reach.hover(null);
  };
  return { drag, down, over, up, cancel, click, menu, leave };
}
