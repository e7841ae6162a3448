// Lists of tables, page by page, looked at again when the house says that something has changed.
import { createEffect, createSignal, on, onCleanup } from "solid-js";
import { api } from "../api/client";
import type { ListedTable, ListName, TableList } from "../api/types";
import { changes } from "../app/room";
import { reuse } from "../live/merge";

/** So often at most, in milliseconds, a list is looked at again. */
const CALM = 1500;

/** The pages of a list as one, as many as there were; cards that did not change stay the same objects. */
export async function gather(fetch: (after: string | null) => Promise<TableList>, pages: number, known: readonly ListedTable[]): Promise<TableList> {
  const before = new Map(known.map((table) => [table.id, table]));
  const found = new Map<string, ListedTable>();
  let next: string | null = null;
  for (let page = 0; page < pages; page++) {
    const list: TableList = await fetch(next);
    // A table that moved from one page to the next in the meantime stands there once.
    for (const table of list.tables) if (!found.has(table.id)) found.set(table.id, reuse(before.get(table.id), table));
    next = list.next;
    if (next === null) break;
  }
  return { tables: [...found.values()], next };
}

/** What a list shows: a table one sits at stands among one's own and nowhere else. */
export function elsewhere(name: ListName, tables: ListedTable[]): ListedTable[] {
  return name === "mine" ? tables : tables.filter((table) => !table.down && !table.seats.some((seat) => seat.you));
}

export type List = ReturnType<typeof createList>;

export function createList(name: ListName) {
  const [list, setList] = createSignal<TableList | null>(null);
  const [trouble, setTrouble] = createSignal<unknown>(null);
  let pages = 1;
  let asked = 0;
  const refresh = async (): Promise<void> => {
    const mine = ++asked;
    try {
      const found = await gather((after) => api.tables(name, after), pages, list()?.tables ?? []);
      if (mine !== asked) return;
      setList(found);
      setTrouble(null);
    } catch (error) {
      if (mine === asked) setTrouble(error);
    }
  };
  const more = () => {
    pages++;
    return refresh();
  };

  // The house tells of every change; whoever does not look waits with looking.
  let last = Date.now();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const look = () => {
    if (document.visibilityState !== "visible") return;
    clearTimeout(timer);
    timer = setTimeout(() => {
      last = Date.now();
      void refresh();
    }, Math.max(0, last + CALM - Date.now()));
  };
  createEffect(on(changes, look, { defer: true }));
  document.addEventListener("visibilitychange", look);
  onCleanup(() => {
    asked++;
    clearTimeout(timer);
    document.removeEventListener("visibilitychange", look);
  });
  void refresh();
  return { tables: () => (list() === null ? null : elsewhere(name, list()!.tables)), isSoon: () => list() === null && trouble() === null, hasMore: () => (list()?.next ?? null) !== null, trouble, refresh, more };
}
