// Whose eyes are on the screen, without any drawing. Several seats of a game with secrets at one screen are looked
// at one after the other: nobody sees another's scene before that one says that they are there.
import type { TableCard, Viewer, Whole } from "../../api/types";

type Seen = Pick<Whole, "as" | "waiting"> & { table: Pick<TableCard, "status" | "branch_of"> };

/** Whether people pass this screen on and must not see each other's side. Whoever tries things out alone hides nothing from oneself. */
export function isShared(now: Seen | null, own: readonly number[], hasSecrets: boolean): boolean {
  return now !== null && hasSecrets && now.table.branch_of === undefined && now.table.status === "running" && own.length > 1 && !("over" in now.waiting);
}

/** Whom the match waits for at this screen, if it is not whoever sits before it. */
export function next(now: Seen, own: readonly number[], held: Viewer | null): number | null {
  const must = "must" in now.waiting ? now.waiting.must : [];
  if (typeof held === "number" && must.includes(held)) return null;
  return own.find((seat) => must.includes(seat)) ?? null;
}

/** At a shared screen, the seat whose player must say that they are there before anything is drawn. */
export function curtain(now: Seen, held: number | null, handing: number | null): number | null {
  if (held === null) return typeof now.as === "number" ? now.as : null;
  return handing;
}
