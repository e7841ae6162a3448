// A table over a socket that the test holds in its hand.
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import type { Frame, Own, Viewer, Whole } from "../api/types";
import { live } from "./live";
import { BEAT } from "./pace";
import { line, whole } from "./sample";

class Socket {
  static all: Socket[] = [];
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: ((event: { code: number }) => void) | null = null;
  isClosed = false;
  constructor(readonly url: string, readonly protocol: string) {
    Socket.all.push(this);
  }
  close() {
    this.isClosed = true;
  }
  say(message: { whole: Whole } | { own: Own } | { frame: Frame }) {
    this.onmessage?.({ data: JSON.stringify(message) });
  }
  end(code = 1006) {
    this.onclose?.({ code });
  }
}

const own: Own = { seats: [0], invites: [], owes: [], kept: [], host: false, hints: false, plans: [] };
const reload = vi.fn();
const fetch = vi.fn();
const kept = new Map<string, string>();
const heard = new Map<string, () => void>();
const latest = () => Socket.all.at(-1)!;
const answer = (status: number, body: object) => ({ ok: status === 200, status, statusText: "", json: async () => body });
const join = (who: Viewer | null = null) => {
  const table = live("k3", () => who);
  latest().say({ whole: whole() });
  latest().say({ own });
  return table;
};

beforeEach(() => {
  vi.useFakeTimers();
  Socket.all = [];
  kept.clear();
  fetch.mockReset().mockRejectedValue(new Error("offline"));
  reload.mockReset();
  vi.stubGlobal("WebSocket", Socket);
  vi.stubGlobal("fetch", fetch);
  vi.stubGlobal("location", { protocol: "http:", host: "house", reload });
  vi.stubGlobal("addEventListener", (name: string, hear: () => void) => heard.set(name, hear));
  vi.stubGlobal("document", { addEventListener: () => {}, visibilityState: "visible" });
  vi.stubGlobal("sessionStorage", {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
    removeItem: (key: string) => kept.delete(key),
  });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it("opens the socket at once, and shows the table when it knows whose it is", () => {
  const table = live("k3", () => null);
  expect([latest().url, latest().protocol]).toEqual(["ws://house/api/tables/k3/live?since=0", "tabletier.2"]);
  expect(fetch).not.toHaveBeenCalled();
  latest().say({ whole: whole() });
  expect(table.whole()).toBeNull();
  latest().say({ own });
  expect(table.whole()?.number).toBe(7);
  expect([table.link(), table.own().seats]).toEqual(["live", [0]]);
});

it("follows frames, and does not mind what it has already", () => {
  const table = join();
  latest().say({ frame: { number: 8, log: [line(3, "n1")] } });
  latest().say({ frame: { number: 8, log: [line(3, "n1")] } });
  expect(table.log().map((one) => one.number)).toEqual([1, 2, 3]);
  expect(Socket.all).toHaveLength(1);
});

it("reconnects when a frame is missing, from the last line it has", async () => {
  const table = join();
  const first = latest();
  latest().say({ frame: { number: 9 } });
  expect(first.isClosed).toBe(true);
  await vi.advanceTimersByTimeAsync(1000);
  expect(latest().url).toBe("ws://house/api/tables/k3/live?since=2");
  latest().say({ whole: whole({ number: 9, since: 2, told: 3, log: [line(3)] }) });
  expect(table.log().map((one) => one.number)).toEqual([1, 2, 3]);
  expect(table.link()).toBe("live");
  // What the old socket still has to say is not heard.
  first.say({ frame: { number: 10, frozen: true } });
  expect(table.whole()?.frozen).toBe(false);
});

it("asks for everything when what it kept does not fit", async () => {
  join();
  latest().say({ whole: whole({ as: 1, since: 2, log: [] }) });
  await vi.advanceTimersByTimeAsync(1000);
  expect(latest().url).toBe("ws://house/api/tables/k3/live?since=0");
});

it("numbers of another viewer's lines are not used", async () => {
  const table = live("k3", () => 1);
  latest().say({ whole: whole({ as: 0 }) });
  latest().say({ own: { ...own, seats: [0, 1] } });
  table.rejoin();
  expect(latest().url).toBe("ws://house/api/tables/k3/live?as=1&since=0");
});

it("asks by HTTP while there is no socket", async () => {
  fetch.mockResolvedValue(answer(200, { ...whole(), own }));
  const table = live("k3", () => null);
  latest().end();
  await vi.advanceTimersByTimeAsync(0);
  expect(fetch.mock.calls[0]![0]).toBe("/api/tables/k3?since=0");
  expect([table.whole()?.number, table.link()]).toEqual([7, "asking"]);
  await vi.advanceTimersByTimeAsync(1000);
  expect(Socket.all).toHaveLength(2);
  // The socket is there again: an answer that is no newer changes nothing.
  latest().say({ whole: whole({ number: 9 }) });
  await table.refresh();
  expect([table.whole()?.number, table.link()]).toEqual([9, "live"]);
});

it("asks by HTTP when the socket stays silent", async () => {
  fetch.mockResolvedValue(answer(200, { ...whole(), own }));
  const table = live("k3", () => null);
  await vi.advanceTimersByTimeAsync(3100);
  expect(table.whole()?.number).toBe(7);
  expect(Socket.all).toHaveLength(1);
});

it("stops knocking where there is no table", async () => {
  fetch.mockResolvedValue(answer(404, { error: { code: "not-found" } }));
  const table = live("k3", () => null);
  latest().end();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(table.trouble()?.status).toBe(404);
  expect(Socket.all).toHaveLength(1);
});

it("is lost while nothing answers, and comes back", async () => {
  const table = join();
  latest().end();
  await vi.advanceTimersByTimeAsync(0);
  expect(table.link()).toBe("lost");
  await vi.advanceTimersByTimeAsync(700);
  latest().end();
  await vi.advanceTimersByTimeAsync(2000);
  expect(Socket.all.length).toBeGreaterThan(2);
  expect([table.link(), table.whole()?.number]).toEqual(["lost", 7]);
  latest().say({ whole: whole() });
  expect(table.link()).toBe("live");
});

it("is lost as long as an outage lasts, and not a moment less", async () => {
  const table = join();
  latest().end();
  for (let moment = 0; moment < 240; moment++) {
    await vi.advanceTimersByTimeAsync(250);
    expect(table.link()).toBe("lost");
    // Every socket that is tried breaks again.
    if (!latest().isClosed) latest().end();
  }
  expect(Socket.all.length).toBeGreaterThan(5);
});

it("a socket that only looks open is given up when the house does not answer", async () => {
  const table = join();
  const first = latest();
  heard.get("offline")!();
  await vi.advanceTimersByTimeAsync(0);
  expect([table.link(), first.isClosed]).toEqual(["lost", true]);
  await vi.advanceTimersByTimeAsync(1000);
  expect(latest()).not.toBe(first);
  latest().say({ whole: whole() });
  expect(table.link()).toBe("live");
});

it("one question without an answer is no outage while the socket speaks", async () => {
  const table = join();
  fetch.mockImplementation(async (address: string) => {
    if (address !== "/healthz") throw new Error("offline");
    return { ok: true, status: 200 };
  });
  await table.refresh();
  await vi.advanceTimersByTimeAsync(0);
  expect([table.link(), latest().isClosed]).toEqual(["live", false]);
  // If nothing answers at all, it is one.
  fetch.mockRejectedValue(new Error("offline"));
  await table.refresh();
  await vi.advanceTimersByTimeAsync(0);
  expect(table.link()).toBe("lost");
});

it("without any sign of trouble, silence is asked about", async () => {
  fetch.mockResolvedValue({ ok: true, status: 200 });
  const table = join();
  await vi.advanceTimersByTimeAsync(65_000);
  expect(fetch.mock.calls.map(([address]) => address)).toContain("/healthz");
  expect([table.link(), latest().isClosed]).toEqual(["live", false]);
  fetch.mockRejectedValue(new Error("offline"));
  await vi.advanceTimersByTimeAsync(31_000);
  expect(table.link()).toBe("lost");
});

it("reloads once when the house speaks another version", async () => {
  live("k3", () => null);
  latest().end(4001);
  expect(reload).toHaveBeenCalledTimes(1);
  // The page is the same after the reload: no second one.
  live("k3", () => null);
  latest().end(4001);
  expect(reload).toHaveBeenCalledTimes(1);
  // Once they understand each other, another version is another reload.
  join();
  latest().end(4001);
  expect(reload).toHaveBeenCalledTimes(2);
});

it("shows what others do as turns of their own, and one's own moves at once", () => {
  const table = join();
  const numbers = () => table.log().map((one) => one.number);
  const by = (seat: number, number: number) => ({ ...line(number, "n1"), action: { seat, text: "n1" } });
  latest().say({ frame: { number: 8, log: [by(0, 3)] } });
  latest().say({ frame: { number: 9, log: [by(1, 4)], frozen: true } });
  expect([numbers(), table.whole()?.frozen]).toEqual([[1, 2, 3], false]);
  // What was heard counts for what follows, not what is shown.
  latest().say({ frame: { number: 10, log: [by(1, 5)] } });
  vi.advanceTimersByTime(BEAT);
  expect([numbers(), table.whole()?.frozen]).toEqual([[1, 2, 3, 4], true]);
  vi.advanceTimersByTime(BEAT);
  expect(numbers()).toEqual([1, 2, 3, 4, 5]);
  expect(Socket.all).toHaveLength(1);
});

it("knows the time of a table at once, though a turn is shown a beat later", () => {
  const clock = (deadline: number) => ({ window: 3, runs: 1, deadline, left: [60_000, 60_000], extended: [], expiry: { key: "expiry-lost" } });
  const table = live("k3", () => null);
  latest().say({ whole: whole({ now: 500_000, clock: clock(560_000) }) });
  latest().say({ own });
  expect(table.clock()?.deadline).toBe(560_000);
  latest().say({ frame: { number: 8, log: [{ ...line(3, "n1"), action: { seat: 0, text: "n1" } }] } });
  latest().say({ frame: { number: 9, log: [{ ...line(4, "n1"), action: { seat: 1, text: "n1" } }], clock: clock(580_000) } });
  expect([table.clock()?.deadline, table.whole()?.clock?.deadline]).toEqual([580_000, 560_000]);
  // The house's time goes on from what it said, and is set anew by every whole.
  vi.advanceTimersByTime(2_000);
  expect(Math.round(table.now())).toBe(502_000);
  latest().say({ whole: whole({ now: 600_000 }) });
  expect([Math.round(table.now()), table.clock()]).toEqual([600_000, null]);
});

it("a machine that slept while its socket lived asks what time it is, once", async () => {
  const clock = { window: 3, runs: 1, deadline: 560_000, left: [60_000, 60_000], extended: [], expiry: { key: "expiry-lost" } };
  const table = live("k3", () => null);
  const now = whole({ now: 500_000, clock });
  latest().say({ whole: now });
  latest().say({ own });
  await vi.advanceTimersByTimeAsync(5000);
  expect(fetch).not.toHaveBeenCalled();
  // Nothing has happened meanwhile: what comes is not newer than what is known, but for the time.
  fetch.mockResolvedValue(answer(200, { ...now, now: 540_000, own }));
  vi.setSystemTime(Date.now() + 35_000);
  await vi.advanceTimersByTimeAsync(1000);
  expect([fetch.mock.calls.length, Math.round(table.now()), table.link()]).toEqual([1, 540_000, "live"]);
  await vi.advanceTimersByTimeAsync(5000);
  expect([fetch.mock.calls.length, Math.round(table.now())]).toEqual([1, 545_000]);
});

it("where nobody looks at a clock, sleep does not matter", async () => {
  join();
  vi.setSystemTime(Date.now() + 35_000);
  await vi.advanceTimersByTimeAsync(5000);
  expect(fetch).not.toHaveBeenCalled();
});
