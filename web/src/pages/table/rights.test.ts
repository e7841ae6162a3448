import { expect, it } from "vitest";
import type { TableCard, Waiting } from "../../api/types";
import { offers, otherLevels, rights, speaker, verdict } from "./rights";

const waits: Waiting = { must: [0], may: [], window: 1 };
const whole = (status: TableCard["status"], can = true, waiting: Waiting = waits) =>
  ({ table: { status } as TableCard, waiting, draw: { offered: [1], can }, takeback: can });

it("whoever sits at a running table may resign, and agree on a draw where the table can", () => {
  expect(rights(whole("running"), [0])).toEqual({ resign: true, draw: true, takeBack: true, rematch: false });
  expect(rights(whole("running", false), [0])).toEqual({ resign: true, draw: false, takeBack: false, rematch: false });
  expect(rights(whole("open"), [0])).toEqual({ resign: false, draw: false, takeBack: false, rematch: false });
  expect(rights(whole("running"), [])).toEqual({ resign: false, draw: false, takeBack: false, rematch: false });
});

it("whoever sat there may play again", () => {
  expect(rights(whole("over", false, { over: { standings: [], how: "x" } }), [1])).toEqual({ resign: false, draw: false, takeBack: false, rematch: true });
  expect(rights(whole("over", false, { over: { standings: [], how: "x" } }), []).rematch).toBe(false);
});

it("an offer is the others', until one says yes too", () => {
  expect(offers({ draw: { offered: [1, 2], can: true } }, [0, 2], 0)).toEqual([1]);
  expect(offers({ draw: { offered: [0, 1], can: true } }, [0], 0)).toEqual([]);
  expect(speaker({ as: "public" }, [2])).toBe(2);
});

it("the end is somebody's where one sits at one seat, and nobody's in particular else", () => {
  const end = { standings: [{ seat: 0, place: 1 }, { seat: 1, place: 2 }] };
  expect([verdict(end, [0]), verdict(end, [1]), verdict(end, []), verdict(end, [0, 1]), verdict(null, [0])]).toEqual(["victory", "lost", "over", "over", "over"]);
  expect(verdict({ standings: end.standings.map((one) => ({ ...one, place: 1 })) }, [1])).toBe("drawn");
});

it("another level is offered where all others are bots", () => {
  const guest = (seat: number) => ({ seat, kind: "guest" as const, level: null });
  const bot = (seat: number, level: number) => ({ seat, kind: "bot" as const, level });
  expect(otherLevels([guest(0), bot(1, 2)], [0])).toEqual([1, 3, 4, 5, 6]);
  expect(otherLevels([guest(0), bot(1, 2), bot(2, 4)], [0])).toEqual([1, 2, 3, 4, 5, 6]);
  expect(otherLevels([guest(0), guest(1), bot(2, 2)], [0])).toEqual([]);
  expect(otherLevels([guest(0), bot(1, 2)], [])).toEqual([]);
  expect(otherLevels([guest(0), guest(1)], [0, 1])).toEqual([]);
});
