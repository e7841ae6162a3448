// Whether the end of the game lies on the table or was put aside.
import { createEffect, createSignal, on } from "solid-js";
import type { Looking } from "./moment";
import type { Screen } from "./screen";
import type { Turning } from "./turn";

export function createEnding({ isHidden }: Screen, { at }: Looking, { over }: Turning) {
  const [isAside, setAside] = createSignal(false);
  // A game that ends anew is another end.
  createEffect(on(() => over() !== null, (isOver) => !isOver && setAside(false)));
  return {
    /** Whether it is shown: not while somebody looks back. */
    isEndShown: () => over() !== null && at() === null && !isAside() && !isHidden(),
    isEndAside: isAside,
    putEndAside: setAside,
  };
}
