// Playing by keys: arrows from target to target, with Shift from thing to thing, Enter to choose, I for a closer look.
import { createEffect, on } from "solid-js";
import type { Places } from "./places";
import { type Played, type Reach, under } from "./reach";
import { type Arrow, steer } from "./steer";

const ARROWS = new Set(["ArrowLeft", "ArrowRight", "ArrowUp", "ArrowDown"]);

type Ground = {
  svg: () => SVGSVGElement;
  props: Pick<Played, "moves" | "hasCards"> & {
    /** Whoever plays by keys has nothing to point at on the board. */
    onNoTarget: () => void;
  };
  reach: Reach;
  places: Places;
};

export function createKeys({ svg, props, reach, places }: Ground) {
  let isByKeys = false;
  const focus = (id: string) => svg().querySelector<SVGGElement>(`[data-id="${CSS.escape(id)}"]`)?.focus();
  const focusFirst = () => {
    const [first] = reach.now().targets;
    if (first !== undefined) focus(first);
    return first !== undefined;
  };

  /** Whether somebody is about something else. What only a script gives the focus to is nowhere in particular. */
  const isElsewhere = (held: Element | null) =>
    held !== null && held !== document.body && held.getAttribute("tabindex") !== "-1" && !svg().contains(held);
  // Whoever plays by keys finds the focus on the board again when it is their turn.
  createEffect(
    on(
      () => props.moves,
      (moves) => {
        if (!isByKeys || moves.length === 0 || isElsewhere(document.activeElement)) return;
        if (!focusFirst()) props.onNoTarget();
      },
      { defer: true },
    ),
  );

  const choose = (id: string) => {
    isByKeys = true;
    const isForward = reach.now().targets.has(id);
    reach.aim({ id, on: null });
    if (isForward && reach.now().targets.size > 0) queueMicrotask(focusFirst);
  };
  /** Everything there is, pieces before what they stand on. */
  const everything = () => {
    const pieces = [...places.pieces().values()];
    const covered = new Set(pieces.map((piece) => piece.on));
    return new Set([...pieces.map((piece) => piece.id), ...[...places.regions().keys()].filter((id) => !covered.has(id))]);
  };
  const ways = (isAll: boolean): ReadonlySet<string> => {
    const few = reach.now().targets.size > 0 ? reach.now().targets : reach.sheeted();
    return props.hasCards && (isAll || few.size === 0) ? everything() : few;
  };
  const go = (id: string, arrow: Arrow, isAll: boolean) => {
    const at = places.middleOf(id);
    const next = at && steer(places.spots(ways(isAll)), { id, at }, arrow);
    if (next) focus(next.id);
  };
  /** From the board as a whole to the first thing on it. */
  const enter = (event: KeyboardEvent) => {
    const [first] = ways(false);
    if (event.target !== svg() || first === undefined || !ARROWS.has(event.key)) return;
    event.preventDefault();
    event.stopPropagation();
    focus(first);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const hit = under(event.target);
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    if (!hit) return enter(event);
    if (event.key === "Enter" || event.key === " ") {
      event.preventDefault();
      choose(hit.id);
    } else if (event.key === "i" || event.key === "I") {
      if (reach.look(hit)) event.preventDefault();
    } else if (ARROWS.has(event.key)) {
      event.preventDefault();
      event.stopPropagation();
      go(hit.id, event.key as Arrow, event.shiftKey);
    }
  };
  return {
    onKeyDown,
    /** From now on somebody points. */
    rest: () => {
      isByKeys = false;
    },
  };
}
