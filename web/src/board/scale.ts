// How large a unit of the board is on the screen, for those parts of the drawing that must not get too small with it.
import { createContext, useContext } from "solid-js";
import { isTouch } from "../app/screen";
import { CROWD, LETTERS, MOUSE } from "./need";

export const Scale = createContext<() => number>(() => 1);

/** So many units high are the smallest letters that can be read. A little more, since browsers round. */
export function useLeastLetters(): () => number {
  const scale = useContext(Scale);
  return () => (LETTERS + 0.1) / scale();
}

/** So many units large is the smallest thing that can be hit. */
export function useLeastTarget(): () => number {
  const scale = useContext(Scale);
  return () => ((isTouch() ? CROWD : MOUSE) + 0.2) / scale();
}
