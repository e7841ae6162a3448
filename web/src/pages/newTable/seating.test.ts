import { createRoot } from "solid-js";
import { describe, expect, test, vi } from "vitest";
import { createSeating } from "./seating";

vi.mock("../../app/memory", () => ({ recall: () => null, remember: () => {} }));

const seating = (count: number) => createRoot(() => createSeating(() => "any", () => count));
const kinds = (one: ReturnType<typeof seating>) => one.wishes().map((wish) => wish.kind);

describe("who begins", () => {
  test("lots decide unless somebody wishes otherwise", () => {
    const one = seating(2);
    expect(one.beginnings()).toEqual(["lot", "me", "other"]);
    expect(one.beginning()).toBe("lot");
    expect(kinds(one)).toEqual(["me", "bot"]);
  });

  test("I do or the other does, wherever the list has me", () => {
    const one = seating(2);
    one.setBegins("other");
    expect(kinds(one)).toEqual(["bot", "me"]);
    expect([one.playedAs(0), one.playedAs(1)]).toEqual([1, 0]);
    one.setBegins("me");
    expect(kinds(one)).toEqual(["me", "bot"]);
    one.sit(0, "open");
    one.sit(1, "me");
    expect(kinds(one)).toEqual(["me", "open"]);
    one.setBegins("other");
    expect(kinds(one)).toEqual(["open", "me"]);
  });

  test("of more than two, lots or the order of the list", () => {
    const one = seating(4);
    expect(one.beginnings()).toEqual(["lot", "seats"]);
    one.setBegins("other");
    expect(one.beginning()).toBe("lot");
    one.setBegins("seats");
    expect(kinds(one)).toEqual(["me", "bot", "bot", "bot"]);
  });

  test("nothing is drawn where one plays all seats", () => {
    const one = seating(2);
    one.sit(1, "again");
    expect(one.beginnings()).toEqual([]);
    expect(one.beginning()).toBe("seats");
  });
});
