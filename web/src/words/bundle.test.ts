import { describe, expect, it } from "vitest";
import { nearest, quoted, Texts } from "./bundle";

describe("texts", () => {
  const texts = new Texts("en", ["won = { $seat } { $seat ->\n    [You] win\n   *[other] wins\n}\nplain = Hello"]);
  it("put names into seats", () => {
    const message = { key: "won", args: { seat: { seat: 1 } } };
    expect(texts.say(message, (seat) => ["You", "Ana"][seat]!)).toBe("Ana wins");
    expect(texts.say(message, () => "You")).toBe("You win");
  });
  it("give back a key nobody wrote a text for", () => expect(texts.text("nothing-here")).toBe("nothing-here"));
  it("know what they have", () => expect([texts.has("plain"), texts.has("x")]).toEqual([true, false]));
});

it("what somebody wrote is said back to them in a line", () => {
  expect(quoted("short")).toBe("short");
  expect(quoted("two\nlines")).toBe("two…");
  expect(quoted("é".repeat(8000))).toBe(`${"é".repeat(60)}…`);
});

describe("the language", () => {
  it("is the first of the browser's that the house speaks", () => {
    expect(nearest(["de-DE", "fr-CA", "en"])).toBe("fr");
    expect(nearest(["de"])).toBe("en");
  });
});
