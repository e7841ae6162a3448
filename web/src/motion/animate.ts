// Motions played on the drawing. Nothing is played for those who asked for less motion.
import type { Motion } from "./motion";

const calm = matchMedia("(prefers-reduced-motion: reduce)");
const EASE = "cubic-bezier(.3,.1,.2,1)";
const px = (n: number) => `${n}px`;
const move = (x: number, y: number, scale = 1) => `translate(${px(x)}, ${px(y)}) scale(${scale})`;

/** Plays what moved. Ghosts of pieces that leave are drawn into `layer` and removed afterwards. */
export function play(found: Motion, svg: SVGSVGElement, layer: SVGGElement, symbolId: (name: string) => string): void {
  layer.replaceChildren();
  if (calm.matches || document.visibilityState !== "visible") return;
  for (const { id, from, to, scale } of found.glides) {
    const element = svg.querySelector(`[data-id="${CSS.escape(id)}"]`);
    const far = Math.hypot(to.x - from.x, to.y - from.y);
    const lift = Math.min(30 + far / 8, 90);
    element?.animate(
      [
        { transform: move(from.x, from.y, scale), pointerEvents: "none" },
        { transform: move((from.x + to.x) / 2, (from.y + to.y) / 2 - lift, (scale + 1) / 2 + 0.04), offset: 0.5 },
        { transform: move(to.x, to.y), pointerEvents: "none" },
      ],
      { duration: Math.min(320 + far / 2.5, 620), easing: EASE },
    );
  }
  for (const id of found.arrivals) {
    svg.querySelector(`[data-id="${CSS.escape(id)}"]`)?.animate([{ opacity: 0 }, { opacity: 1 }], { duration: 260 });
  }
  for (const { symbol, from, to, scale } of found.leavings) {
    const ghost = document.createElementNS("http://www.w3.org/2000/svg", "use");
    ghost.setAttribute("href", `#${symbolId(symbol)}`);
    layer.append(ghost);
    const end = to ?? from;
    ghost
      .animate(
        [{ transform: move(from.x, from.y), opacity: 1 }, { transform: move(end.x, end.y, scale), opacity: to ? 1 : 0 }],
        { duration: 420, easing: EASE, fill: "forwards" },
      )
      .finished.finally(() => ghost.remove());
  }
}
