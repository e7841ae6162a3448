// What kind of screen this is, as it changes: a tablet gets a mouse, a window gets narrow.
import { createSignal } from "solid-js";

function media(query: string): () => boolean {
  const list = matchMedia(query);
  const [is, set] = createSignal(list.matches);
  list.addEventListener("change", () => set(list.matches));
  return is;
}

/** Whether fingers point here. */
export const isTouch = media("(pointer: coarse)");
