// Proposals, and what one may propose about time.
import { expect, it } from "vitest";
import type { TimeCard, TimeLimit, Whole } from "../../api/types";
import { whole } from "../../live/sample";
import { mustAsk, partIn, timeRights } from "./asking";

const timed = (time: TimeLimit, asking: Whole["asking"] = []) => ({ table: { ...whole().table, time }, asking });
const card = (change: Partial<TimeCard> = {}): TimeCard => ({ window: 3, kind: "turn", deadline: 100, extended: [], left: [], expiry: { key: "expiry-lost" }, ...change });
const DAYS: TimeLimit = { kind: "days", days: 3 };
const PAUSE: Whole["asking"] = [{ by: 1, what: "pause", asked: [0], agreed: [] }];

it("knows whom a proposal waits for", () => {
  expect(partIn({ by: 1, asked: [0, 2] }, [0])).toEqual({ is: "asked", seat: 0 });
  expect(partIn({ by: 1, asked: [0, 2] }, [1])).toEqual({ is: "mine", seat: 1 });
  expect(partIn({ by: 1, asked: [0] }, [2])).toEqual({ is: "others" });
});

it("offers more time and pauses where a game takes days, and nothing under live clocks", () => {
  expect(timeRights(timed(DAYS), card(), 0, 50)).toEqual({ extend: true, pause: true, resume: false });
  expect(timeRights(timed(DAYS), card({ extended: [0] }), 0, 50).extend).toBe(false);
  expect(timeRights(timed(DAYS), card({ extended: [1] }), 0, 50).extend).toBe(true);
  expect(timeRights(timed(DAYS), card(), 0, 100).extend).toBe(false);
  expect(timeRights(timed({ kind: "fischer", minutes: 5, increment: 0 }), card({ left: [1, 1], runs: 0 }), 0, 50)).toEqual({ extend: false, pause: false, resume: false });
  expect(timeRights(timed({ kind: "unlimited" }), null, 0, 50)).toEqual({ extend: false, pause: false, resume: false });
});

it("offers to go on while a game is paused, and one thing at a time", () => {
  expect(timeRights(timed(DAYS), card({ paused: 60 }), 0, 50)).toEqual({ extend: true, pause: false, resume: true });
  expect(timeRights(timed(DAYS), card({ paused: 40 }), 0, 50)).toEqual({ extend: true, pause: true, resume: false });
  expect(timeRights(timed(DAYS, PAUSE), card(), 0, 50)).toEqual({ extend: true, pause: false, resume: false });
});

it("asks people, not bots, before a move is taken back", () => {
  expect(mustAsk([{ seat: 0, kind: "guest" }, { seat: 1, kind: "bot" }], [0])).toBe(false);
  expect(mustAsk([{ seat: 0, kind: "guest" }, { seat: 1, kind: "guest" }], [0, 1])).toBe(false);
  expect(mustAsk([{ seat: 0, kind: "guest" }, { seat: 1, kind: "guest" }], [0])).toBe(true);
});
