// Between the answer to a move and the position after it, nothing is offered; and receipts are kept.
import { createRoot, createSignal } from "solid-js";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import type { Entered, Whole } from "../../api/types";
import { keptAt } from "../../app/receipts";
import { whole } from "../../live/sample";
import type { Screen } from "./screen";
import { createSending } from "./sending";
import type { Speech } from "./speech";

const answers: ((entered: Entered) => void)[] = [];
vi.mock("../../api/client", async (actual) => ({
  ...(await actual<object>()),
  api: { act: () => new Promise<Entered>((answer) => answers.push(answer)) },
}));
vi.mock("../../ui/notices", () => ({ announce: () => {} }));

const kept = new Map<string, string>();
const storage = { getItem: (key: string) => kept.get(key) ?? null, setItem: (key: string, value: string) => kept.set(key, value), removeItem: (key: string) => kept.delete(key) };
const soon = () => vi.advanceTimersByTimeAsync(0);

beforeEach(() => {
  vi.useFakeTimers();
  answers.length = 0;
  kept.clear();
  vi.stubGlobal("localStorage", storage);
  vi.stubGlobal("sessionStorage", storage);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** A table that a socket tells of, and somebody's first move there. */
async function sending() {
  const [now, tell] = createSignal<Whole | null>(whole({ told: 2 }));
  const refresh = vi.fn(async () => {});
  const link = { link: () => "live", refresh, doubt: () => {} };
  const screen = { id: "k3", link, whole: now, log: () => [] } as unknown as Screen;
  const hand = createRoot(() => createSending(screen, {} as Speech, () => {}));
  void hand.act("r1");
  await soon();
  return { hand, tell, refresh };
}

it("a hand is free again when its move is seen, not when it is answered", async () => {
  const { hand, tell } = await sending();
  expect(hand.isBusy()).toBe(true);
  answers[0]!({ number: 4 });
  await soon();
  expect(hand.isBusy()).toBe(true);
  tell(whole({ told: 3 }));
  expect(hand.isBusy()).toBe(true);
  tell(whole({ told: 4 }));
  expect(hand.isBusy()).toBe(false);
});

it("a move that was seen before its answer came keeps nobody", async () => {
  const { hand, tell } = await sending();
  tell(whole({ told: 4 }));
  expect(hand.isBusy()).toBe(true);
  answers[0]!({ number: 4 });
  await soon();
  expect(hand.isBusy()).toBe(false);
});

it("what never comes is asked for, and then nobody waits any more", async () => {
  const { hand, refresh } = await sending();
  answers[0]!({ number: 4 });
  await vi.advanceTimersByTimeAsync(1000);
  expect([hand.isBusy(), refresh.mock.calls.length]).toEqual([true, 0]);
  await vi.advanceTimersByTimeAsync(1000);
  expect([hand.isBusy(), refresh.mock.calls.length]).toEqual([false, 1]);
});

it("another seat of the same screen is not kept by it", async () => {
  const { hand, tell } = await sending();
  answers[0]!({ number: 4 });
  await soon();
  tell(whole({ as: 1, told: 3 }));
  expect(hand.isBusy()).toBe(false);
});

it("a receipt is kept", async () => {
  await sending();
  answers[0]!({ number: 2, receipt: { window: 3, salt: "5a17", hash: "6a59" } });
  await soon();
  expect(keptAt("k3")).toEqual([{ window: 3, seat: 0, salt: "5a17", hash: "6a59" }]);
});
