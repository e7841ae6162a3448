// The page's language: chosen from the browser, switchable, remembered. Texts of the house and of each game
// are fetched once per language; whoever shows a sentence follows the language by itself.
import type { FluentVariable } from "@fluent/bundle";
import { createRoot, createSignal } from "solid-js";
import { api } from "../api/client";
import type { Message } from "../api/types";
import { recall, remember } from "../app/memory";
import { LANGS, nearest, type Lang, type Namer, quoted, Texts } from "./bundle";
import { respell } from "./spelling";

const fetched = new Map<string, Promise<string>>();
/** Whose words are known beside the house's, and how they are fetched. */
const others = new Map<string, (lang: Lang) => Promise<string>>();

function fetchOnce(name: string, fetch: () => Promise<string>): Promise<string> {
  const found = fetched.get(name);
  if (found) return found;
  const fresh = fetch();
  fetched.set(name, fresh);
  fresh.catch(() => fetched.delete(name));
  return fresh;
}

async function gather(lang: Lang): Promise<Texts> {
  const house = fetchOnce(`house/${lang}`, () => api.texts(lang));
  const rest = [...others].map(([name, fetch]) => fetchOnce(`${name}/${lang}`, () => fetch(lang)).catch(() => ""));
  return new Texts(lang, await Promise.all([house, ...rest]));
}

const [texts, setTexts] = createRoot(() => createSignal<Texts>(new Texts("en", [])));

/** The language that was asked for last, and how often texts were: what is gathered later has all that came before it. */
let [wanted, asked]: [Lang, number] = ["en", 0];

/** Speaks this language from now on. */
export async function speak(lang: Lang): Promise<void> {
  const mine = ++asked;
  wanted = lang;
  try {
    const gathered = await gather(lang);
    if (mine !== asked) return;
    remember("lang", lang);
    document.documentElement.lang = lang;
    setTexts(gathered);
  } catch (error) {
    if (mine === asked) wanted = texts().lang;
    throw error;
  }
}

/** Speaks the reader's language. */
export function greet(): Promise<void> {
  const kept = recall("lang");
  return speak(LANGS.find((lang) => lang === kept) ?? nearest(navigator.languages));
}

async function add(name: string, fetch: (lang: Lang) => Promise<string>): Promise<void> {
  if (others.has(name)) return;
  others.set(name, fetch);
  await speak(wanted);
}

/** Learns a game's words. */
export const learn = (game: string): Promise<void> => add(game, (lang) => api.gameTexts(game, lang));
/** Learns what a game's lessons say. */
export const learnLessons = (game: string): Promise<void> => add(`${game}/lessons`, (lang) => api.lessonTexts(game, lang));

export const lang = (): Lang => texts().lang;
export const has = (key: string): boolean => texts().has(key);
/** A text of the page. */
export const t = (key: string, args?: Record<string, FluentVariable>): string => texts().text(`page-${key}`, args);
/** A message of the house or of a game, with names in its seats. */
export const say = (message: Message, name: Namer): string => texts().say(message, name);
/** A message with seats by their numbers, where nobody sits yet or who sits there does not matter. What somebody wrote is quoted. */
export const saySeats = (message: Message): string => {
  const args = Object.entries(message.args ?? {}).map(([key, arg]) => [key, typeof arg === "string" ? quoted(arg) : arg] as const);
  return say({ ...message, args: Object.fromEntries(args) }, (seat) => t("seat-number", { n: seat + 1 }));
};
/** A text by its whole key, or what is given instead. */
export const textOr = (key: string, otherwise: string): string => (texts().has(key) ? texts().text(key) : otherwise);
/** An action of a game as the page's language writes it. */
export const spelled = (game: string, action: string): string => respell(textOr(`${game}-spelling`, ""), action);
/** A moment as people say it. */
export const when = (ms: number): string => {
  const format = new Intl.RelativeTimeFormat(lang(), { numeric: "auto" });
  const seconds = Math.round((ms - Date.now()) / 1000);
  for (const [unit, size] of [["day", 86_400], ["hour", 3600], ["minute", 60]] as const) {
    if (Math.abs(seconds) >= size) return format.format(Math.round(seconds / size), unit);
  }
  return t("just-now");
};
