// What one owes the dice is added once for each time that one owes it.
import { beforeEach, afterEach, expect, it, vi } from "vitest";
import type { Own } from "../../api/types";
import { whole } from "../../live/sample";
import type { Screen } from "./screen";

// Without a browser Solid runs no effects; its build for browsers does.
vi.mock("solid-js", async () => await vi.importActual("../../../node_modules/solid-js/dist/solid.js"));
const added: string[] = [];
vi.mock("../../api/client", () => ({
  api: {
    addDownNonce: async (_id: string, nonce: string) => void added.push(`down ${nonce}`),
    addNonce: async (_id: string, seat: number, nonce: string) => void added.push(`${seat} ${nonce}`),
  },
}));
vi.mock("../../ui/notices", () => ({ complain: () => {} }));

const kept = new Map<string, string>();
beforeEach(() => {
  added.length = 0;
  kept.clear();
  vi.stubGlobal("localStorage", { getItem: (key: string) => kept.get(key) ?? null, setItem: (key: string, value: string) => kept.set(key, value) });
});
afterEach(() => vi.unstubAllGlobals());

/** A table whose dice are sealed, and what is personal there as it changes. */
async function table(first: Partial<Own>) {
  const { createRoot, createSignal } = await import("solid-js");
  const { followSealing } = await import("./sealing");
  const [own, setOwn] = createSignal({ owes: [], ...first } as unknown as Own);
  const sealed = whole({});
  sealed.table.commitment = "c0";
  const screen = { id: "k3", link: { own, link: () => "live" }, whole: () => sealed } as unknown as Screen;
  const close = createRoot((dispose) => {
    followSealing(screen);
    return dispose;
  });
  return { tell: (next: Partial<Own>) => setOwn({ owes: [], ...next } as unknown as Own), close };
}

it("whoever takes their name off and puts themselves down again adds to the dice again", async () => {
  const { tell, close } = await table({});
  expect(added).toHaveLength(0);
  tell({ down: { owes: true } });
  expect(added).toHaveLength(1);
  tell({ down: { owes: false } });
  tell({});
  tell({ down: { owes: true } });
  expect(added).toHaveLength(2);
  expect(added[1], "the same as before: a page that is loaded anew says the same").toBe(added[0]);
  close();
});

it("what is owed is added once, however often the house says so", async () => {
  const { tell, close } = await table({ down: { owes: true } });
  tell({ down: { owes: true } });
  expect(added).toHaveLength(1);
  tell({ owes: [2] });
  tell({ owes: [2] });
  expect(added.map((line) => line.split(" ")[0])).toEqual(["down", "2"]);
  close();
});
