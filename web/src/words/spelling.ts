// Notation as a language writes it. Actions are sent, kept and compared as the game writes them; only what is shown
// is spelled. A game says under `{game}-spelling` which of its words or letters are written otherwise: "m=b n=k".

/** A text with every whole word of letters that a list of pairs names written anew. */
export function respell(pairs: string, text: string): string {
  const anew = new Map(pairs.split(/\s+/).filter(Boolean).map((pair) => pair.split("=", 2) as [string, string]));
  return anew.size === 0 ? text : text.replace(/\p{L}+/gu, (word) => anew.get(word) ?? word);
}
