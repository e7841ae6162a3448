// Setting up without any drawing: what can be put where, what is left, and what stands after it. The tree of clicks is the same as at a table.
import type { Arrangement, Setup } from "../../api/types";
import type { Tree } from "../../path/path";

export type Placement = Arrangement["pieces"][number];
export type Sort = Setup["palette"][number];

/** In place of a sort: whatever is pointed at is taken off. */
export const OFF = "";

/** By which id of the board somebody points at a piece. */
export const idOf = (put: Placement): string => put.shown ?? put.place;
export const sortOf = (setup: Setup, name: string): Sort | undefined => setup.palette.find((sort) => sort.name === name);
const isAside = (setup: Setup, place: string) => setup.asides.some(({ id }) => id === place);

/** How many of a sort can still be put; null where nobody counts them. */
export function left(setup: Setup, pieces: readonly Placement[], sort: Sort): number | null {
  const most = setup.stocks[sort.stock] ?? null;
  const used = pieces.filter((put) => sortOf(setup, put.sort)?.stock === sort.stock).length;
  return most === null ? null : Math.max(0, most - used);
}

/** What stands once a piece is put somewhere: where there is no room it takes the place of another. Null where it cannot be put. */
export function put(setup: Setup, before: Arrangement, name: string, place: string): Arrangement | null {
  const sort = sortOf(setup, name);
  if (!sort || !setup.grounds[sort.ground]?.includes(place)) return null;
  const isThere = (one: Placement) => one.place === place && sortOf(setup, one.sort)?.layer === sort.layer;
  const here = before.pieces.filter(isThere);
  const isFull = !isAside(setup, place) && here.length >= setup.room;
  const pieces = isFull ? before.pieces.filter((one) => one !== here.at(-1)) : before.pieces;
  if (left(setup, pieces, sort) === 0) return null;
  return { ...before, pieces: [...pieces, { sort: name, place, shown: null }] };
}

export const take = (before: Arrangement, at: number): Arrangement => ({ ...before, pieces: before.pieces.filter((_, one) => one !== at) });

/** What stands once a piece is put somewhere else. */
export function move(setup: Setup, before: Arrangement, at: number, place: string): Arrangement | null {
  const piece = before.pieces[at];
  return piece ? put(setup, take(before, at), piece.sort, place) : null;
}

/** Which piece somebody points at: the uppermost one. */
export const found = (pieces: readonly Placement[], id: string): number => pieces.findLastIndex((put) => idOf(put) === id);

/** Where a sort can be put: one step. */
export const placing = (setup: Setup, name: string): Tree => (setup.grounds[sortOf(setup, name)?.ground ?? -1] ?? []).filter((id) => !isAside(setup, id)).map((id) => ({ id, action: id }));

/** What can be taken off: one step. */
export const taking = (setup: Setup, pieces: readonly Placement[]): Tree => onBoard(setup, pieces).map((id) => ({ id, action: id }));

/** What can be moved, and where to: two steps. */
export function moving(setup: Setup, pieces: readonly Placement[]): Tree {
  const ways = new Map<number, Tree>();
  return onBoard(setup, pieces).map((id) => {
    const { sort: name, place } = pieces[found(pieces, id)]!;
    const ground = sortOf(setup, name)?.ground ?? -1;
    const all = ways.get(ground) ?? placing(setup, name);
    ways.set(ground, all);
    return { id, next: all.filter((one) => "id" in one && one.id !== place) };
  });
}

/** The ids of what stands on the board, each once. */
const onBoard = (setup: Setup, pieces: readonly Placement[]): string[] => [...new Set(pieces.filter((put) => !isAside(setup, put.place)).map(idOf))];
