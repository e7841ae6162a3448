import { expect, it } from "vitest";
import { meant } from "./crowd";

const cell = (id: string, x: number, size = 28) => ({ id, box: { x, y: 0, width: size, height: size } });
const row = [cell("a", 0), cell("b", 28), cell("c", 56)];

it("a touch in the middle of a thing means that thing", () => {
  expect(meant(row, { x: 42, y: 14 })).toEqual(["b"]);
  expect(meant(row, { x: 45, y: 10 })).toEqual(["b"]);
});

it("a touch between two things means either, the nearer one first", () => {
  expect(meant(row, { x: 55, y: 14 })).toEqual(["b", "c"]);
  expect(meant(row, { x: 29, y: 14 })).toEqual(["b", "a"]);
});

it("a touch beside a lonely thing means it", () => {
  expect(meant([cell("a", 0)], { x: 33, y: -5 })).toEqual(["a"]);
  expect(meant([cell("a", 0)], { x: 60, y: 14 })).toEqual([]);
});

it("among things as large as fingers what lies on top is meant", () => {
  expect(meant([cell("a", 0, 44), cell("b", 20, 44)], { x: 30, y: 20 })).toEqual([]);
});
