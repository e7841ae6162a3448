import { expect, it } from "vitest";
import { read } from "./route";

const at = (address: string) => read(new URL(address, "http://house"));

it("reads every address of the house", () => {
  expect(at("/")).toEqual({ page: "home" });
  expect(at("/tables")).toEqual({ page: "tables" });
  expect(at("/play?game=diam")).toEqual({ page: "play", game: "diam" });
  expect(at("/verify")).toEqual({ page: "verify", table: null });
  expect(at("/verify?table=k3x9")).toEqual({ page: "verify", table: "k3x9" });
  expect(at("/table/k3x9?invite=T")).toEqual({ page: "table", id: "k3x9", invite: "T", at: null });
  expect(at("/table/k3x9?at=7")).toEqual({ page: "table", id: "k3x9", invite: null, at: 7 });
  expect(at("/rules/diam#p-4.4")).toEqual({ page: "rules", game: "diam", paragraph: "p-4.4" });
  expect(at("/learn/diam")).toEqual({ page: "learn", game: "diam", lesson: null });
  expect(at("/learn/diam/first-piece")).toEqual({ page: "learn", game: "diam", lesson: "first-piece" });
  expect(at("/study?game=diam")).toEqual({ page: "study", id: null, game: "diam", node: null });
  expect(at("/study/k3x9?node=4")).toEqual({ page: "study", id: "k3x9", game: null, node: 4 });
  expect(at("/puzzles/diam")).toEqual({ page: "puzzles", game: "diam", puzzle: null });
  expect(at("/editor/diam")).toEqual({ page: "editor", game: "diam", config: null });
  expect(at("/editor/diam?config=%7B%7D")).toEqual({ page: "editor", game: "diam", config: "{}" });
  expect(at("/puzzles/diam/0a1b2c3")).toEqual({ page: "puzzles", game: "diam", puzzle: "0a1b2c3" });
  expect(at("/review/k3x9")).toEqual({ page: "review", table: "k3x9" });
  expect(at("/switch/0a1b")).toEqual({ page: "switch", token: "0a1b" });
  expect(at("/nowhere/at/all")).toEqual({ page: "lost", why: "address" });
  // The house sends those with a good one on.
  expect(at("/return/cut-short")).toEqual({ page: "lost", why: "return" });
  expect(at("/table/%E0%A4%A?at=x")).toMatchObject({ page: "table", at: null });
});
