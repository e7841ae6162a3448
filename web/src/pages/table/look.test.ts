import { expect, it } from "vitest";
import type { Sheet } from "../../api/types";
import { looked } from "./look";

const sheet = (id: string, of: string): Sheet => ({ id, of, title: { key: id }, rows: [], note: null });
const sheets = [sheet("stack-3", "slot-3"), sheet("held", "rack"), sheet("aid", "rack")];
const ids = (found: Sheet[]) => found.map((one) => one.id);

it("shows all there is to see of a thing, or one sheet by its id", () => {
  expect(ids(looked(sheets, { of: "rack" }))).toEqual(["held", "aid"]);
  expect(ids(looked(sheets, { id: "aid" }))).toEqual(["aid"]);
});

it("shows what belongs to the place of a thing as well", () => {
  expect(ids(looked(sheets, { of: "tile-7", on: "slot-3" }))).toEqual(["stack-3"]);
  expect(ids(looked(sheets, { of: "tile-7", on: null }))).toEqual([]);
});

it("shows nothing of what is not there", () => {
  expect(looked(sheets, { of: "slot-9" })).toEqual([]);
  expect(looked(sheets, null)).toEqual([]);
});
