import { expect, it } from "vitest";
import type { ListedTable, TableList } from "../api/types";
import { elsewhere, gather } from "./lists";

const card = (id: string, actions = 0) => ({ id, actions, seats: [] }) as unknown as ListedTable;
const house = (pages: Record<string, TableList>) => {
  const asked: (string | null)[] = [];
  const fetch = async (after: string | null) => {
    asked.push(after);
    return pages[after ?? ""]!;
  };
  return { asked, fetch };
};

it("the first page is asked for, and as many as somebody wanted to see", async () => {
  const { asked, fetch } = house({ "": { tables: [card("a")], next: "x" }, x: { tables: [card("b")], next: null } });
  expect((await gather(fetch, 1, [])).next).toBe("x");
  expect((await gather(fetch, 5, [])).tables.map((one) => one.id)).toEqual(["a", "b"]);
  expect(asked).toEqual([null, null, "x"]);
});

it("a table stands there once, and stays itself while nothing of it changes", async () => {
  const { fetch } = house({ "": { tables: [card("a"), card("b", 1)], next: "x" }, x: { tables: [card("b", 1), card("c")], next: null } });
  const known = [card("b"), card("a")];
  const { tables } = await gather(fetch, 2, known);
  expect(tables.map((one) => one.id)).toEqual(["a", "b", "c"]);
  expect(tables[0]).toBe(known[1]);
  expect(tables[1]).not.toBe(known[0]);
});

it("one's own tables are not offered to oneself", () => {
  const seated = { ...card("a"), seats: [{ you: false }, { you: true }] } as unknown as ListedTable;
  const others = { ...card("b"), seats: [{ you: false }] } as unknown as ListedTable;
  expect(elsewhere("mine", [seated, others])).toEqual([seated, others]);
  expect(elsewhere("open", [seated, others])).toEqual([others]);
  expect(elsewhere("running", [seated])).toEqual([]);
});
