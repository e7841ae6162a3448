import { expect, it } from "vitest";
import { respell } from "./spelling";

it("writes whole words of a notation anew", () => {
  const pairs = "m=b n=k huff=blow";
  for (const [stored, shown] of [["m5", "b5"], ["n3!", "k3!"], ["3.2-4", "3.2-4"], ["huff m", "blow b"], ["nm1", "nm1"], ["", ""]] as const) {
    expect(respell(pairs, stored)).toBe(shown);
  }
  expect(respell("", "m5")).toBe("m5");
});
