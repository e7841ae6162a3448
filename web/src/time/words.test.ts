// Time in both languages.
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { type Lang, LANGS, Texts } from "../words/bundle";
import { dayAndHour, inText, limitText, type Text } from "./words";

const texts = Object.fromEntries(LANGS.map((lang) => [lang, new Texts(lang, [readFileSync(join(import.meta.dirname, `../../../crates/server/text/${lang}.ftl`), "utf8")])])) as Record<Lang, Texts>;
const both = ([key, args]: Text) => LANGS.map((lang) => texts[lang].text(`page-${key}`, args));
const [MINUTE, HOUR, DAY] = [60_000, 3_600_000, 86_400_000];

it("says how long it is until something", () => {
  expect(both(inText(2 * DAY + 3 * HOUR))).toEqual(["in 2 days 3 h", "dans 2 jours 3 h"]);
  expect(both(inText(DAY + MINUTE))).toEqual(["in 1 day", "dans 1 jour"]);
  expect(both(inText(3 * HOUR + 5 * MINUTE))).toEqual(["in 3 h 5 min", "dans 3 h 5 min"]);
  expect(both(inText(2 * HOUR))).toEqual(["in 2 h", "dans 2 h"]);
  expect(both(inText(90_000))).toEqual(["in 1 min", "dans 1 min"]);
  expect(both(inText(1))).toEqual(["in less than a minute", "dans moins d’une minute"]);
});

it("says what a table gives", () => {
  expect(both(limitText({ kind: "unlimited" }))).toEqual(["No time limit", "Sans limite de temps"]);
  expect(both(limitText({ kind: "fischer", minutes: 10, increment: 5 }))).toEqual(["10 min + 5 s per move", "10 min + 5 s par coup"]);
  expect(both(limitText({ kind: "fischer", minutes: 10, increment: 0 }))).toEqual(["10 min each", "10 min par joueur"]);
  expect(both(limitText({ kind: "delay", minutes: 5, delay: 3 }))).toEqual(["5 min, 3 s of delay per move", "5 min, 3 s de délai par coup"]);
  expect(both(limitText({ kind: "days", days: 1 }))).toEqual(["One day per move", "Un jour par coup"]);
  expect(both(limitText({ kind: "days", days: 3, rest: { zone: "Europe/Paris", weekends: true } }))).toEqual(["3 days per move, with hours of rest", "3 jours par coup, avec des heures de repos"]);
  expect(both(limitText({ kind: "phases", zone: "Europe/Paris", hour: 20, minute: 5, days: { orders: 2 } }))).toEqual(["Phases end at 20:05 (Europe/Paris)", "Les phases finissent à 20:05 (Europe/Paris)"]);
});

it("says when something is in the reader's own zone", () => {
  const moment = Date.UTC(2026, 10, 19, 19, 5);
  expect(dayAndHour(moment, "en", "Europe/Paris")).toBe("Thu 19 Nov, 20:05");
  expect(dayAndHour(moment, "en", "America/New_York")).toBe("Thu 19 Nov, 14:05");
  expect(dayAndHour(moment, "fr", "Europe/Paris")).toMatch(/^jeu\. 19 nov\.,? (à )?20:05$/);
});
