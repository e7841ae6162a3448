// Touches on the drawing: what is meant among the things under a fingertip, and the crowd where that cannot be said.
import type { Point, Rect } from "../api/types";
import { meant } from "./crowd";
import type { Crowd } from "./lens";
import type { Reach } from "./reach";

type Ground = { svg: () => SVGSVGElement; reach: Reach; onCrowd: (crowd: Crowd) => void };

/** The box of something as it is seen: without its rings, which come and go. */
const boxOf = (element: Element): DOMRect => (element.querySelector(":scope > .focus-ring") ?? element).getBoundingClientRect();

export function createCrowds({ svg, reach, onCrowd }: Ground) {
  const onto = ({ x, y }: Point): Point => {
    const { x: left, y: top } = new DOMPoint(x, y).matrixTransform(svg().getScreenCTM()!.inverse());
    return { x: left, y: top };
  };
  const onBoard = ({ x, y, width, height }: Rect): Rect => {
    const [a, b] = [onto({ x, y }), onto({ x: x + width, y: y + height })];
    return { x: a.x, y: a.y, width: b.x - a.x, height: b.y - a.y };
  };
  return (event: PointerEvent): boolean => {
    const all = [...svg().querySelectorAll<SVGGElement>(".element.can")].map((element) => ({ id: element.dataset.id!, box: boxOf(element), element }));
    const at = { x: event.clientX, y: event.clientY };
    const found = meant(all, at).map((id) => all.find((one) => one.id === id)!);
    const [first, second] = found;
    if (!first) return false;
    if (second) onCrowd({ at, on: onto(at), choices: found.map(({ id, box, element }) => ({ id, box: onBoard(box), label: element.getAttribute("aria-label") ?? "" })) });
    else reach.aim({ id: first.id, on: first.element.dataset.on ?? null });
    return true;
  };
}
