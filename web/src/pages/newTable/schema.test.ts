import { expect, it } from "vitest";
import { fields, isAdvanced, isAlike, isWritten, seatCount, unusual } from "./schema";

const game = {
  seats: [2, 3, 4],
  schema: {
    type: "object",
    properties: {
      edition: { $ref: "#/$defs/Edition", description: "The edition.", default: "2003" },
      players: { type: "integer", minimum: 2, maximum: 4, default: 2 },
      swap: { type: "boolean", default: false },
      rounds: { type: "integer", minimum: 1, maximum: 9, default: 3 },
      position: { type: "string", default: "" },
      odd: { type: "array" },
    },
    $defs: { Edition: { oneOf: [{ const: "1998", description: "Old." }, { const: "2003" }], description: "Whose." } },
  },
};

it("asks for every field in its own way", () => {
  expect(fields(game).map((field) => [field.name, field.kind])).toEqual([
    ["edition", "choice"], ["players", "choice"], ["swap", "switch"], ["rounds", "number"], ["position", "text"],
  ]);
  expect(fields(game)[0]).toMatchObject({ initial: "2003", values: [{ value: "1998", description: "Old." }, { value: "2003" }] });
});

it("counts seats", () => {
  expect(seatCount(game, { players: 3 })).toBe(3);
  expect(seatCount(game, { players: 9 })).toBe(2);
});

it("tells what is unusual", () => expect(unusual(game, { edition: "1998", players: 2, swap: false })).toEqual({ edition: "1998" }));

const fieldOf = (schema: object) => fields({ seats: [2], schema: { type: "object", properties: { board: schema } } })[0];

it("asks for a choice or a text where both will do", () => {
  const board = fieldOf({ anyOf: [{ const: "standard", description: "Ours." }, { const: "quick" }, { type: "string", maxLength: 8192 }], default: "standard" });
  expect(board).toMatchObject({ kind: "choice or text", initial: "standard", longest: 8192, values: [{ value: "standard" }, { value: "quick" }] });
  expect(fieldOf({ anyOf: [{ const: "standard" }, { type: "null" }] })).toMatchObject({ kind: "choice" });
  expect(isAdvanced(board!)).toBe(false);
  expect(["standard", "quick", "", "board:\nY P"].map((value) => isWritten(board!, value))).toEqual([false, false, true, true]);
});

it("tells options for a first evening from others", () => {
  expect(isAlike({ camps: 2, sauteur: "single" }, { sauteur: "single", camps: 2 })).toBe(true);
  expect(isAlike({}, {})).toBe(true);
  for (const other of [{}, { camps: 2 }, { camps: 4, sauteur: "single" }, { camps: 2, players: 3 }]) expect(isAlike({ camps: 2, sauteur: "single" }, other)).toBe(false);
});
