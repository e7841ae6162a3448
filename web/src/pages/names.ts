// What people and options are called.
import type { SeatCard, TableCard } from "../api/types";
import { game } from "../app/state";
import { limitText } from "../time/words";
import { t, textOr } from "../words/words";
import { unusual } from "./newTable/schema";

/** Letters that are written from right to left, and signs that turn what follows around. */
const TURNING = /[\u0590-\u08ff\u200e\u200f\u202a-\u202e\u2066-\u2069\ufb1d-\ufdff\ufe70-\ufefc\u{10800}-\u{10fff}\u{1e800}-\u{1efff}]/u;

/** A name inside a sentence: whatever it is written in, the sentence around it stays as it is. */
export const isolated = (name: string): string => (TURNING.test(name) ? `\u2068${name}\u2069` : name);

/** The plain name in a seat. */
export function seatName(seat: SeatCard): string {
  if (seat.kind === "hidden") return t("seat-hidden");
  if (seat.name) return seat.name;
  if (seat.kind === "bot") return t("bot", { level: seat.level ?? 1 });
  return t("seat-number", { n: seat.seat + 1 });
}

/** Journals write bots down by their levels, which is a name for records: those who look read what it means. */
export const spoken = (name: string): string => {
  const level = /^Bot ([1-6])$/.exec(name)?.[1];
  return level === undefined ? isolated(name) : t("bot", { level: Number(level) });
};

/** The name in a seat where several have the same. */
export function distinctName(seats: readonly SeatCard[], number: number): string {
  const seat = seats.find((one) => one.seat === number);
  if (!seat) return t("seat-number", { n: number + 1 });
  const name = seatName(seat);
  return seats.some((other) => other.seat !== number && seatName(other) === name) ? `${name} (${number + 1})` : name;
}

export const fieldLabel = (game: string, field: string): string =>
  textOr(`${game}-config-${field}`, field.charAt(0).toUpperCase() + field.slice(1).replace(/_/g, " "));
export const valueLabel = (game: string, field: string, value: unknown): string =>
  textOr(`${game}-config-${field}-${String(value)}`, String(value));

/** How much time a table gives, in a few words. */
export const timeLine = ({ time }: Pick<TableCard, "time">): string => t(...limitText(time));

/** The options of a table that are not the usual ones, in a few words. */
export function optionsLine(table: Pick<TableCard, "game" | "config">): string {
  const info = game(table.game);
  if (!info) return "";
  return Object.entries(unusual(info, table.config))
    .filter(([field]) => field !== "players") // the seats show it
    .map(([field, value]) => (value === true ? fieldLabel(table.game, field)
      : typeof value === "string" && value.length > 20 ? fieldLabel(table.game, field)
      : `${fieldLabel(table.game, field)} ${valueLabel(table.game, field, value)}`))
    .join(" · ");
}
