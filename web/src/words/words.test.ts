// Whatever comes first, the page speaks the language that was asked for last, and knows all games it has learnt.
import { beforeEach, expect, it, vi } from "vitest";

/** Answers that wait until somebody gives them. */
const waiting = new Map<string, (text: string) => void>();
const answer = (name: string) => new Promise<string>((give) => waiting.set(name, give));
vi.mock("../api/client", () => ({
  api: { texts: (lang: string) => answer(`house/${lang}`), gameTexts: (game: string, lang: string) => answer(`${game}/${lang}`) },
}));

const give = async (name: string, text: string) => {
  waiting.get(name)!(text);
  await new Promise((done) => setTimeout(done));
};

beforeEach(() => {
  waiting.clear();
  vi.resetModules();
  vi.stubGlobal("document", { documentElement: { lang: "" } });
});

it("a game that is learnt late does not bring the old language back", async () => {
  const { speak, learn, lang, t, textOr } = await import("./words");
  void speak("en");
  await give("house/en", "page-hello = Hello");
  void learn("diam");
  void speak("fr");
  await give("house/fr", "page-hello = Bonjour");
  await give("diam/fr", "diam-name = Le Diam");
  await give("diam/en", "diam-name = Diam");
  expect([lang(), t("hello"), textOr("diam-name", "?")]).toEqual(["fr", "Bonjour", "Le Diam"]);
  expect(document.documentElement.lang).toBe("fr");
});

it("a language that comes late knows what was learnt meanwhile", async () => {
  const { speak, learn, lang, textOr } = await import("./words");
  void speak("fr");
  void learn("diam");
  await give("diam/fr", "diam-name = Le Diam");
  await give("house/fr", "page-hello = Bonjour");
  expect([lang(), textOr("diam-name", "?")]).toEqual(["fr", "Le Diam"]);
});

it("a language that cannot be had changes nothing", async () => {
  const { speak, learn, lang, textOr } = await import("./words");
  void speak("en");
  await give("house/en", "page-hello = Hello");
  const failing = speak("fr");
  waiting.get("house/fr")!(Promise.reject(new Error("offline")) as unknown as string);
  await expect(failing).rejects.toThrow("offline");
  void learn("diam");
  await give("diam/en", "diam-name = Diam");
  expect([lang(), textOr("diam-name", "?")]).toEqual(["en", "Diam"]);
});
