// A board and its scenes laid as a plan says: the same things at other places. Everything else works on what comes out of here
// and knows nothing of plans.
import type { Art, Board, Outline, Point, Rect, Scene } from "../api/types";
import type { Plan } from "./plan";
import { around, boxOf, holds, type Motion, middleOf, moveOutline, movePoint, moveRect, shift } from "./turning";

const contains = (area: Rect, other: Rect) =>
  holds(area, other) && holds(area, { x: other.x + other.width, y: other.y + other.height });
const isStill = ({ quarters, wings }: Plan) => quarters === 0 && wings.length === 0;

export type Arranged = { board: Board; scene: (scene: Scene) => Scene };

export function arrange(board: Board, plan: Plan): Arranged {
  if (isStill(plan)) return { board, scene: (scene) => scene };
  const turn = around(middleOf(board.stage.field), plan.quarters);
  const wings = plan.wings.map(({ from, to }) => ({ from, to, motion: shift(to.x - from.x, to.y - from.y) }));
  const regions = board.regions.map(({ outline }) => boxOf(outline));
  const wingOf = (point: Point) => wings.find(({ from }) => holds(from, point));
  /** How places move: with their wing, or with the field. */
  const ofPlace = (point: Point): Motion => wingOf(point)?.motion ?? turn;
  /** How what stands somewhere moves: upright, with the region it stands in. */
  const ofThing = (box: Rect): Motion => {
    const wing = wingOf(middleOf(box));
    if (wing || plan.quarters === 0) return wing?.motion ?? turn;
    const region = regions.find((area) => contains(area, box));
    if (!region) return turn;
    const [before, after] = [middleOf(region), movePoint(middleOf(region), turn)];
    return shift(after.x - before.x, after.y - before.y);
  };
  const point = (at: Point) => movePoint(at, ofPlace(at));
  const thing = (at: Point) => movePoint(at, ofThing({ ...at, width: 0, height: 0 }));
  const outline = (it: Outline) => moveOutline(it, ofThing(boxOf(it)));
  const art = (it: Art): Art =>
    "lettering" in it ? { lettering: { ...it.lettering, at: thing(it.lettering.at) } } : { shape: { ...it.shape, outline: outline(it.shape.outline) } };
  /** A panel that is a whole wing gets the size of its new place. */
  const place = (area: Rect): Rect => {
    const wing = wingOf(middleOf(area));
    const isWhole = wing && area.width === wing.from.width && area.height === wing.from.height;
    return isWhole ? wing.to : moveRect(area, wing?.motion ?? shift(0, 0));
  };
  // What did not change from scene to scene stays the same object: it is not drawn anew.
  const known = new WeakMap<object, object>();
  const once = <T extends object>(list: readonly T[], move: (one: T) => T): T[] => list.map((one) => {
    const found = known.get(one) as T | undefined;
    if (found) return found;
    const moved = move(one);
    known.set(one, moved);
    return moved;
  });
  return {
    board: {
      ...board, backdrop: board.backdrop.map(art), overprint: board.overprint.map(art),
      previews: board.previews.map((preview) => ({ ...preview, pieces: preview.pieces.map((one) => ({ ...one, at: thing(one.at) })) })),
      regions: board.regions.map((region) => ({ ...region, outline: moveOutline(region.outline, ofPlace(middleOf(boxOf(region.outline)))) })),
    },
    scene: (scene) => ({
      ...scene,
      pieces: once(scene.pieces, (one) => ({ ...one, at: thing(one.at) })),
      decor: once(scene.decor, (one) => ({ ...one, at: thing(one.at) })),
      captions: once(scene.captions, (one) => ({ ...one, at: thing(one.at) })),
      overlays: once(scene.overlays, (one) => ({ ...one, shape: { ...one.shape, outline: outline(one.shape.outline) } })),
      arrows: once(scene.arrows, (one) => ({ ...one, from: point(one.from), bend: point(one.bend), to: point(one.to) })),
      lines: once(scene.lines, (one) => ({ ...one, from: point(one.from), to: point(one.to) })),
      panels: once(scene.panels, (one) => ({ ...one, place: one.place && place(one.place) })),
    }),
  };
}
