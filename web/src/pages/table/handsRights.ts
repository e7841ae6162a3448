// What can be done about a seat beside playing it, without any drawing: it follows from who one is and how the table stands.
import type { Own, SeatCard, Whole } from "../../api/types";

/** What can be done about a seat: give up one's own, take it back from a bot, take over another's, put a bot there, propose one. */
export type Hand = "leave" | "back" | "take" | "bot" | "propose";
export type Seat = Pick<SeatCard, "seat" | "kind" | "away" | "offered">;

/** What whoever has these seats can do about one of the table's: one thing at most. `isPassed` says that people pass the screen on
 * and may not see each other's side: no seat is given up there. */
export function handAt(now: Pick<Whole, "table" | "waiting" | "asking">, own: Own, seat: Seat, isPassed: boolean): Hand | null {
  if (now.table.status === "over" || "over" in now.waiting) return null;
  if (own.kept.includes(seat.seat)) return own.seats.length === 0 ? "back" : null;
  if (own.seats.includes(seat.seat)) return isPassed ? null : "leave";
  if (now.table.status === "open") return own.host && (seat.kind === "open" || seat.kind === "invite") ? "bot" : null;
  const isOpen = seat.kind === "open";
  if (own.seats.length === 0) return isOpen || seat.offered ? "take" : null;
  return (isOpen || seat.away) && now.asking.length === 0 ? "propose" : null;
}
