import { describe, expect, it } from "vitest";
import { nearest, Texts } from "./bundle";

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

describe("the language", () => {
  it("is the first of the browser's that the house speaks", () => {
    expect(nearest(["de-DE", "fr-CA", "en"])).toBe("fr");
    expect(nearest(["de"])).toBe("en");
  });
});
