// Fluent texts into sentences, without the page around them.
import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import type { Message } from "../api/types";

export type Lang = "en" | "fr";
export const LANGS: readonly Lang[] = ["en", "fr"];

/** How a seat is called. */
export type Namer = (seat: number) => string;

/** The language of the house nearest to what a browser asks for. */
export function nearest(wanted: readonly string[]): Lang {
  for (const tag of wanted) {
    const found = LANGS.find((lang) => lang === tag.slice(0, 2).toLowerCase());
    if (found) return found;
  }
  return "en";
}

/** The most that is said back of what somebody wrote. */
const LONGEST = 60;

/** What somebody wrote, said back to them: a line of it at most. */
export function quoted(written: string): string {
  const [line = ""] = written.split("\n", 1);
  const letters = [...line];
  return letters.length > LONGEST || line.length < written.length ? `${letters.slice(0, LONGEST).join("")}…` : written;
}

/** The sentences of one language. */
export class Texts {
  private readonly bundle: FluentBundle;
  constructor(readonly lang: Lang, sources: readonly string[]) {
    this.bundle = new FluentBundle(lang, { useIsolating: false });
    for (const source of sources) this.bundle.addResource(new FluentResource(source), { allowOverrides: true });
  }
  has(key: string): boolean {
    return this.bundle.hasMessage(key);
  }
  /** A key without a text comes back as it is: better an odd word than none. */
  text(key: string, args: Record<string, FluentVariable> = {}): string {
    const pattern = this.bundle.getMessage(key)?.value;
    return pattern ? this.bundle.formatPattern(pattern, args, []) : key;
  }
  say(message: Message, name: Namer): string {
    const args: Record<string, FluentVariable> = {};
    for (const [key, arg] of Object.entries(message.args ?? {})) args[key] = typeof arg === "object" ? name(arg.seat) : arg;
    return this.text(message.key, args);
  }
}
