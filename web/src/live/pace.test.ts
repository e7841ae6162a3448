import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { BEAT, createPace, MOST } from "./pace";

describe("turns of others", () => {
  let shown: number[];
  let isHurried: boolean;
  const start = () => createPace<number>((item) => shown.push(item), () => isHurried);
  beforeEach(() => {
    vi.useFakeTimers();
    [shown, isHurried] = [[], false];
  });
  afterEach(() => void vi.useRealTimers());

  it("wait a beat after one's own, then follow each other", () => {
    const pace = start();
    pace.push(1, "own");
    pace.push(2, "turn");
    pace.push(3, "turn");
    expect(shown).toEqual([1]);
    vi.advanceTimersByTime(BEAT - 1);
    expect(shown).toEqual([1]);
    vi.advanceTimersByTime(1);
    expect(shown).toEqual([1, 2]);
    vi.advanceTimersByTime(BEAT);
    expect(shown).toEqual([1, 2, 3]);
  });
  it("are shown at once when nothing was shown lately", () => {
    const pace = start();
    pace.jump(1);
    vi.advanceTimersByTime(BEAT);
    pace.push(2, "turn");
    expect(shown).toEqual([1, 2]);
  });
  it("never keep back a move of one's own", () => {
    const pace = start();
    pace.push(1, "own");
    pace.push(2, "turn");
    pace.push(3, "own");
    expect(shown).toEqual([1, 3]);
    vi.advanceTimersByTime(10 * BEAT);
    expect(shown).toEqual([1, 3]);
  });
  it("keep their order with talk and the like, which takes no time of its own", () => {
    const pace = start();
    pace.push(1, "rest");
    pace.push(2, "own");
    pace.push(3, "rest");
    expect(shown).toEqual([1, 2, 3]);
    pace.push(4, "turn");
    pace.push(5, "rest");
    pace.push(6, "turn");
    vi.advanceTimersByTime(BEAT);
    expect(shown).toEqual([1, 2, 3, 4, 5]);
    vi.advanceTimersByTime(BEAT);
    expect(shown).toEqual([1, 2, 3, 4, 5, 6]);
  });
  it("are caught up with when too many wait", () => {
    const pace = start();
    pace.push(0, "own");
    for (let n = 1; n <= MOST; n++) pace.push(n, "turn");
    expect(shown).toEqual([0]);
    pace.push(MOST + 1, "turn");
    expect(shown).toEqual([0, MOST + 1]);
    vi.advanceTimersByTime(10 * BEAT);
    expect(shown).toEqual([0, MOST + 1]);
  });
  it("are caught up with when nobody looks", () => {
    const pace = start();
    pace.push(1, "own");
    pace.push(2, "turn");
    pace.push(3, "turn");
    isHurried = true;
    pace.rush();
    expect(shown).toEqual([1, 3]);
    pace.push(4, "turn");
    expect(shown).toEqual([1, 3, 4]);
  });
  it("are caught up with when somebody says something themselves, and that is shown at once", () => {
    const pace = start();
    pace.push(1, "own");
    pace.push(2, "turn");
    pace.push(3, "turn");
    pace.rush();
    expect(shown).toEqual([1, 3]);
    pace.push(4, "turn");
    expect(shown).toEqual([1, 3, 4]);
    pace.push(5, "turn");
    expect(shown).toEqual([1, 3, 4]);
  });
  it("are not shown any more when one has left", () => {
    const pace = start();
    pace.push(1, "own");
    pace.push(2, "turn");
    pace.close();
    vi.advanceTimersByTime(10 * BEAT);
    expect(shown).toEqual([1]);
  });
});
