// Where the things of a scene are, by their ids: pieces, regions, slots of trays.
import { createMemo } from "solid-js";
import type { Board, Piece, Point, Region, Scene } from "../api/types";
import { corner, middle, placed, slotArea, slots } from "./layout";
import type { Spot } from "./steer";

export type Places = {
  pieces: () => ReadonlyMap<string, Piece>;
  regions: () => ReadonlyMap<string, Region>;
  /** The middle of a thing: for arrow keys and broad fingers. */
  middleOf: (id: string) => Point | null;
  /** Where the sign for a closer look goes. Panels show their own. */
  cornerOf: (id: string) => Point | null;
  /** What it is drawn with, if it can be taken in hand. */
  symbolOf: (id: string) => string | null;
  /** The middles of all these that are there. */
  spots: (ids: Iterable<string>) => Spot[];
};

export function createPlaces(seen: { board: Board; scene: Scene }): Places {
  const pieces = createMemo(() => new Map(seen.scene.pieces.map((piece) => [piece.id, piece])));
  const regions = createMemo(() => new Map(seen.board.regions.map((region) => [region.id, region])));
  const slotOf = (id: string) => {
    for (const panel of placed(seen.scene.panels)) {
      const row = slots(panel).findIndex((slot) => slot.id === id);
      if (row >= 0) return { rect: { area: slotArea(panel, row), radius: 0 } };
    }
    return null;
  };
  /** The outline of what lies still: a region or a slot. */
  const outlineOf = (id: string) => regions().get(id)?.outline ?? slotOf(id);
  const middleOf = (id: string): Point | null => {
    const piece = pieces().get(id);
    if (piece) return piece.at;
    const outline = outlineOf(id);
    return outline && middle(outline);
  };
  const cornerOf = (id: string): Point | null => {
    const piece = pieces().get(id);
    const symbol = piece && seen.board.symbols.find((one) => one.name === piece.symbol);
    if (piece && symbol) {
      const { x, y } = corner(symbol.outline);
      return { x: piece.at.x + x, y: piece.at.y + y };
    }
    const outline = outlineOf(id);
    return outline && corner(outline);
  };
  const symbolOf = (id: string): string | null =>
    pieces().get(id)?.symbol ?? seen.scene.panels.flatMap(slots).find((slot) => slot.id === id)?.symbol ?? null;
  const spots = (ids: Iterable<string>): Spot[] => [...ids].flatMap((id) => {
    const at = middleOf(id);
    return at ? [{ id, at }] : [];
  });
  return { pieces, regions, middleOf, cornerOf, symbolOf, spots };
}
