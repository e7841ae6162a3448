import { describe, expect, it } from "vitest";
import { isNewlyNear, nearness } from "./reminder";

const HOUR = 3_600_000;
const NOW = 1_750_000_000_000;
const owed = (hours: number) => ({ isMine: true, deadline: NOW + hours * HOUR });

describe("how near the end is", () => {
  it("is said from twelve hours on, and again from two", () => {
    const at = (hours: number) => nearness(owed(hours), NOW);
    expect([48, 12.01, 12, 2.01, 2, 0.01].map(at)).toEqual([0, 0, 1, 1, 2, 2]);
  });

  it("is nobody's concern who has finished, who has no limit, or whose time stands still", () => {
    expect(nearness({ ...owed(1), isMine: false }, NOW)).toBe(0);
    expect(nearness({ isMine: true, deadline: undefined }, NOW)).toBe(0);
    for (const why of ["paused", "holiday"] as const) expect(nearness({ ...owed(1), stands: { why, until: NOW + 9 * HOUR } }, NOW)).toBe(0);
  });

  it("is over once time has run out", () => {
    expect([0, -1].map((hours) => nearness(owed(hours), NOW))).toEqual([0, 0]);
  });

  it("is told once for each step, and not to whoever only comes", () => {
    expect(isNewlyNear(undefined, 2)).toBe(false);
    expect(isNewlyNear(0, 1)).toBe(true);
    expect(isNewlyNear(1, 1)).toBe(false);
    expect(isNewlyNear(1, 2)).toBe(true);
    expect(isNewlyNear(2, 0)).toBe(false);
  });
});
