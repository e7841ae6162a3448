// What can be done about a seat follows from who one is and how it stands.
import { expect, it } from "vitest";
import type { Own, SeatCard, Whole } from "../../api/types";
import { whole } from "../../live/sample";
import { handAt } from "./handsRights";

const own = (change: Partial<Own> = {}): Own => ({ seats: [0], invites: [], owes: [], kept: [], host: false, hints: false, plans: [], ...change });
const nobody = own({ seats: [] });
const seat = (number: number, change: Partial<SeatCard> = {}): SeatCard => ({ seat: number, kind: "guest", name: "Ana", level: null, ...change });
const now = (status: Whole["table"]["status"], change: Partial<Whole> = {}): Whole => whole({ table: { ...whole().table, status }, ...change });
const running = now("running");

it("one's own seat can be given up, unless the game is over or the screen is passed on", () => {
  expect(handAt(running, own(), seat(0), false)).toBe("leave");
  expect(handAt(now("open"), own(), seat(0), false)).toBe("leave");
  expect(handAt(running, own({ seats: [0, 1] }), seat(0), true)).toBe(null);
  expect(handAt(now("over"), own(), seat(0), false)).toBe(null);
});

it("whoever watches takes over what is free or offered, once it has begun", () => {
  expect(handAt(running, nobody, seat(1), false)).toBe(null);
  expect(handAt(running, nobody, seat(1, { offered: true }), false)).toBe("take");
  expect(handAt(running, nobody, seat(1, { kind: "open" }), false)).toBe("take");
  expect(handAt(now("open"), nobody, seat(1, { kind: "open" }), false)).toBe(null);
});

it("a seat comes back from the bot that keeps it", () => {
  expect(handAt(running, own({ seats: [], kept: [1] }), seat(1, { kind: "bot" }), false)).toBe("back");
  expect(handAt(running, nobody, seat(1, { kind: "bot" }), false)).toBe(null);
});

it("whoever made the table puts bots into free seats before it begins; later one proposes them where somebody is missing", () => {
  const free = seat(1, { kind: "open" });
  expect(handAt(now("open"), own({ host: true }), free, false)).toBe("bot");
  expect(handAt(now("open"), own({ host: true }), seat(1, { kind: "invite" }), false)).toBe("bot");
  expect(handAt(now("open"), own(), free, false)).toBe(null);
  expect(handAt(running, own({ host: true }), free, false)).toBe("propose");
  expect(handAt(running, own(), seat(1, { away: true }), false)).toBe("propose");
  expect(handAt(running, own(), seat(1), false)).toBe(null);
  expect(handAt(now("running", { asking: [{ what: "pause", by: 0, asked: [1] }] as unknown as Whole["asking"] }), own(), free, false)).toBe(null);
});
