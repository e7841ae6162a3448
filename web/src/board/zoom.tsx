// A frame for anything larger than the room there is: it scrolls, is pinched, wheeled with a key held, and has a button for each of
// these. The browser's own zoom is left alone everywhere else. Knows nothing of boards.
import { createMemo, createSignal, type JSX, onCleanup, onMount, Show } from "solid-js";
import type { Point } from "../api/types";
import { Icon } from "../ui/icons";
import { Menu } from "../ui/menu";
import { t } from "../words/words";
import type { Size } from "./plan";
import { bounds, revealed, STEP, type View, within, zoomed } from "./viewport";

export type Zoom = ReturnType<typeof createZoom>;

/** The room there is: nothing before it was measured. */
export const createRoom = () =>
  createSignal<Size>({ width: 0, height: 0 }, { equals: (a, b) => a.width === b.width && a.height === b.height });

/** `content` is what is shown, in units of its own; `need` the least pixels for each of them. */
export function createZoom([room, setRoom]: ReturnType<typeof createRoom>, content: () => Size, need: () => number) {
  const [wish, setWish] = createSignal<number | null>(null);
  const limits = createMemo(() => bounds(room(), content(), need()));
  const scale = createMemo(() => (wish() === null ? limits().open : within(limits().least, wish()!, limits().most)));
  let frame: HTMLElement | null = null;
  const view = (): View => ({ scale: scale(), left: frame?.scrollLeft ?? 0, top: frame?.scrollTop ?? 0 });
  /** The room that is left beside scrollbars. */
  const seen = (): Size => (frame ? { width: frame.clientWidth, height: frame.clientHeight } : room());
  const show = ({ left, top }: View) => frame?.scrollTo({ left, top, behavior: "instant" });
  const zoomTo = (to: number, at?: Point) => {
    const [before, { width, height }] = [view(), seen()];
    const next = within(limits().least, to, limits().most);
    setWish(next);
    show(zoomed(before, { width, height }, content(), next, at ?? { x: width / 2, y: height / 2 }));
  };
  return {
    room, setRoom, limits, scale, view, seen, show, zoomTo,
    hold: (element: HTMLElement) => { frame = element; },
    /** Larger or smaller, around a point of the frame. */
    by: (factor: number, at?: Point) => zoomTo(scale() * factor, at),
    /** All of it; from there back to the size at first. */
    whole: () => {
      setWish(scale() > limits().least * 1.001 ? limits().least : null);
      show({ ...view(), left: 0, top: 0 });
    },
    pans: () => content().width * scale() > room().width + 1 || content().height * scale() > room().height + 1,
    /** The view moved until something on the screen is seen. */
    reveal: (box: DOMRect) => {
      if (!frame) return;
      const edge = frame.getBoundingClientRect();
      const area = { x: box.x - edge.x + frame.scrollLeft, y: box.y - edge.y + frame.scrollTop, width: box.width, height: box.height };
      show(revealed(view(), seen(), content(), area));
    },
  };
}

/** Two fingers, as far as they tell a size and a place. */
function pinch(touches: TouchList, frame: Element): { far: number; at: Point } {
  const [a, b] = [touches[0]!, touches[1]!];
  const { x, y } = frame.getBoundingClientRect();
  return {
    far: Math.max(Math.hypot(a.clientX - b.clientX, a.clientY - b.clientY), 1),
    at: { x: (a.clientX + b.clientX) / 2 - x, y: (a.clientY + b.clientY) / 2 - y },
  };
}

/** Fingers and wheels on the frame. They must be listened to by hand: what they would do otherwise is prevented. */
function gestures(frame: HTMLElement, zoom: Zoom): void {
  let last: ReturnType<typeof pinch> | null = null;
  const touch = (event: TouchEvent) => {
    if (event.touches.length !== 2) {
      last = null;
      return;
    }
    event.preventDefault();
    const now = pinch(event.touches, frame);
    if (last) {
      zoom.by(now.far / last.far, now.at);
      const { left, top } = zoom.view();
      zoom.show({ ...zoom.view(), left: left - now.at.x + last.at.x, top: top - now.at.y + last.at.y });
    }
    last = now;
  };
  const wheel = (event: WheelEvent) => {
    if (!event.ctrlKey && !event.metaKey) return;
    event.preventDefault();
    const { x, y } = frame.getBoundingClientRect();
    const lines = event.deltaMode === WheelEvent.DOM_DELTA_PIXEL ? 1 : 16;
    zoom.by(within(1 / STEP, Math.exp((-event.deltaY * lines) / 300), STEP), { x: event.clientX - x, y: event.clientY - y });
  };
  const focus = (event: FocusEvent) => {
    const on = event.target as Element;
    if (on !== frame && on.matches(":focus-visible")) zoom.reveal(on.getBoundingClientRect());
  };
  for (const name of ["touchstart", "touchmove", "touchend", "touchcancel"] as const) frame.addEventListener(name, touch, { passive: false });
  frame.addEventListener("wheel", wheel, { passive: false });
  frame.addEventListener("focusin", focus);
}

/** The frame. `ref` of the room is as large as the frame may become; the frame itself may be smaller. */
export function ZoomFrame(props: { zoom: Zoom; label: string; children: JSX.Element }) {
  let room!: HTMLDivElement;
  let frame!: HTMLDivElement;
  onMount(() => {
    props.zoom.hold(frame);
    gestures(frame, props.zoom);
    const measure = () => props.zoom.setRoom({ width: room.clientWidth, height: room.clientHeight });
    const observer = new ResizeObserver(measure);
    observer.observe(room);
    measure();
    onCleanup(() => observer.disconnect());
  });
  return (
    <>
      <div class="zoom-room" ref={room} aria-hidden="true" />
      <div
        class="zoom-frame" ref={frame} classList={{ pans: props.zoom.pans() }} role={props.zoom.pans() ? "region" : undefined}
        aria-label={props.zoom.pans() ? props.label : undefined} tabindex={props.zoom.pans() ? 0 : undefined}
      >
        {props.children}
      </div>
    </>
  );
}

type Tools = { zoom: Zoom; onTurn: (() => void) | null };

/** A button for every gesture; where there is no room for them they stand in a menu, with whatever else is said to stand there. */
export function ZoomTools(props: Tools & { children?: JSX.Element }) {
  return (
    <>
      <ToolRow {...props} />
      <Menu label={t("zoom")} class="quiet round zoom-menu" face={<Icon name="zoom" />}>{() => <><ToolRow {...props} />{props.children}</>}</Menu>
    </>
  );
}

function ToolRow(props: Tools) {
  const isWhole = () => props.zoom.scale() <= props.zoom.limits().least * 1.001;
  return (
    <div class="zoom-tools" role="group" aria-label={t("zoom")}>
      <button type="button" class="quiet round" aria-label={t("zoom-out")} title={t("zoom-out")} disabled={isWhole()} onClick={() => props.zoom.by(1 / STEP)}><Icon name="minus" /></button>
      <button type="button" class="quiet round" aria-label={t("zoom-in")} title={t("zoom-in")} disabled={props.zoom.scale() >= props.zoom.limits().most} onClick={() => props.zoom.by(STEP)}><Icon name="plus" /></button>
      <button type="button" class="quiet round" aria-label={t("zoom-whole")} title={t("zoom-whole")} disabled={isWhole() && props.zoom.limits().open <= props.zoom.limits().least} onClick={props.zoom.whole}><Icon name="whole" /></button>
      <Show when={props.onTurn}>
        {(turn) => <button type="button" class="quiet round" aria-label={t("zoom-turn")} title={t("zoom-turn")} onClick={() => turn()()}><Icon name="quarter" /></button>}
      </Show>
    </div>
  );
}
