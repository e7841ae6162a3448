// What this browser's guest wants of motion and sound. Remembered.
import { createRoot, createSignal } from "solid-js";
import { recall, remember } from "../app/memory";

const kept = createRoot(() => {
  const [isPaced, setPaced] = createSignal(recall("pace") !== "no");
  const [isLoud, setLoud] = createSignal(recall("sound") !== "no");
  return { isPaced, setPaced, isLoud, setLoud };
});

/** Whether others' turns are shown one by one, with a beat between them. */
export const isPaced = kept.isPaced;
/** Whether the table may be heard. */
export const isLoud = kept.isLoud;

export function pace(yes: boolean): void {
  remember("pace", yes ? null : "no");
  kept.setPaced(yes);
}

export function sound(yes: boolean): void {
  remember("sound", yes ? null : "no");
  kept.setLoud(yes);
}
