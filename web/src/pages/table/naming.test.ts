import { expect, it } from "vitest";
import { few } from "./naming";

it("many winners are two names and a count", () => {
  const others = (n: number) => `${n} others`;
  expect(few(["Ana", "Ben", "Cléo", "Dan"], others)).toEqual(["Ana", "Ben", "Cléo", "Dan"]);
  expect(few(["You", "Ben", "Cléo", "Dan", "Eve"], others)).toEqual(["You", "Ben", "3 others"]);
  expect(few(["Ana"], others)).toEqual(["Ana"]);
});
