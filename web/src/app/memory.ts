// What this browser remembers between visits. Where storage is forbidden, nothing is remembered.

type Name = "lang" | "theme" | "confirm" | "game" | "marks" | "pace" | "sound" | `level-${string}` | `learned-${string}` | `small-game-${string}` | `solved-${string}` | `streak-${string}` | `nonce-${string}` | `receipts-${string}`;

export function recall(name: Name): string | null {
  try {
    return localStorage.getItem(`tabletier-${name}`);
  } catch {
    return null;
  }
}

export function remember(name: Name, value: string | null): void {
  try {
    if (value === null) localStorage.removeItem(`tabletier-${name}`);
    else localStorage.setItem(`tabletier-${name}`, value);
  } catch {
    // Private windows may refuse; the setting then lasts as long as the page.
  }
}

/** What this tab remembers as long as it is open, over a reload too. */
export function kept(name: `letter-${string}`): string {
  try {
    return sessionStorage.getItem(`tabletier-${name}`) ?? "";
  } catch {
    return "";
  }
}

/** Nothing is kept of an empty text. */
export function keep(name: `letter-${string}`, value: string): void {
  try {
    if (value === "") sessionStorage.removeItem(`tabletier-${name}`);
    else sessionStorage.setItem(`tabletier-${name}`, value);
  } catch {
    // As above.
  }
}
