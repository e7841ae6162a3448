// Playing by keys: arrows from target to target, Enter to choose, I for a closer look.
import { createEffect, on } from "solid-js";
import type { Places } from "./places";
import { type Played, type Reach, under } from "./reach";
import { type Arrow, steer } from "./steer";

const ARROWS = new Set(["ArrowLeft", "ArrowRight", "ArrowUp", "ArrowDown"]);

type Ground = {
  svg: () => SVGSVGElement;
  props: Pick<Played, "moves"> & {
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

  // Whoever plays by keys finds the focus on the board again when it is their turn.
  createEffect(
    on(
      () => props.moves,
      (moves) => {
        const held = document.activeElement;
        if (!isByKeys || moves.length === 0 || (held && held !== document.body && !svg().contains(held))) return;
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
  const go = (id: string, arrow: Arrow) => {
    const at = places.middleOf(id);
    const ways = reach.now().targets.size > 0 ? reach.now().targets : reach.sheeted();
    const next = at && steer(places.spots(ways), { id, at }, arrow);
    if (next) focus(next.id);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const hit = under(event.target);
    if (!hit || event.altKey || event.ctrlKey || event.metaKey) return;
    if (event.key === "Enter" || event.key === " ") {
      event.preventDefault();
      choose(hit.id);
    } else if (event.key === "i" || event.key === "I") {
      if (reach.look(hit)) event.preventDefault();
    } else if (ARROWS.has(event.key)) {
      event.preventDefault();
      event.stopPropagation();
      go(hit.id, event.key as Arrow);
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
