// Addresses of the page. Links inside the house do not reload it.
import { createRoot, createSignal } from "solid-js";

export type Route =
  | { page: "home" | "tables" | "about" }
  | { page: "lost"; why: "address" | "return" }
  | { page: "play"; game: string | null }
  | { page: "verify"; table: string | null }
  | { page: "review"; table: string }
  | { page: "switch"; token: string }
  | { page: "rules"; game: string; paragraph: string | null }
  | { page: "learn"; game: string; lesson: string | null }
  | { page: "study"; id: string | null; game: string | null; node: number | null }
  | { page: "editor"; game: string; config: string | null }
  | { page: "puzzles"; game: string; puzzle: string | null }
  | { page: "table"; id: string; invite: string | null; at: number | null };

/** Which page an address names. */
export function read(url: URL): Route {
  const parts = url.pathname.split("/").filter(Boolean).map(decode);
  const query = url.searchParams;
  const [first, second] = parts;
  if (first === undefined) return { page: "home" };
  if (parts.length === 1) {
    if (first === "tables") return { page: "tables" };
    if (first === "about") return { page: "about" };
    if (first === "play") return { page: "play", game: query.get("game") };
    if (first === "verify") return { page: "verify", table: query.get("table") };
  }
  if (first === "study" && parts.length <= 2) {
    const node = query.get("node");
    return { page: "study", id: second ?? null, game: query.get("game"), node: node && /^\d+$/.test(node) ? Number(node) : null };
  }
  if (parts.length === 2 && first === "table") {
    const at = query.get("at");
    return { page: "table", id: second!, invite: query.get("invite"), at: at && /^\d+$/.test(at) ? Number(at) : null };
  }
  if (parts.length === 2 && first === "review") return { page: "review", table: second! };
  if (parts.length === 2 && first === "switch") return { page: "switch", token: second! };
  if (parts.length === 2 && first === "rules") {
    return { page: "rules", game: second!, paragraph: url.hash.slice(1) || null };
  }
  if ((parts.length === 2 || parts.length === 3) && first === "learn") return { page: "learn", game: second!, lesson: parts[2] ?? null };
  if ((parts.length === 2 || parts.length === 3) && first === "puzzles") return { page: "puzzles", game: second!, puzzle: parts[2] ?? null };
  if (parts.length === 2 && first === "editor") return { page: "editor", game: second!, config: query.get("config") };
  return { page: "lost", why: first === "return" ? "return" : "address" };
}

function decode(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

const [route, setRoute] = createRoot(() =>
  createSignal<Route>(typeof location === "undefined" ? { page: "home" } : read(new URL(location.href))),
);
export { route };

/** Goes to another address of the house. */
export function go(address: string, how: "push" | "replace" = "push"): void {
  history[how === "push" ? "pushState" : "replaceState"](null, "", address);
  setRoute(read(new URL(location.href)));
  if (how === "push") {
    scrollTo(0, 0);
    queueMicrotask(() => document.getElementById("main")?.focus({ preventScroll: true }));
  }
}

/** Lets plain clicks on the house's own links stay in the page. */
export function followLinks(): void {
  addEventListener("popstate", () => setRoute(read(new URL(location.href))));
  document.addEventListener("click", (event) => {
    if (event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    const link = (event.target as Element).closest?.("a");
    if (!link || link.target || link.hasAttribute("download") || link.origin !== location.origin) return;
    if (link.pathname.startsWith("/api/") || link.pathname.startsWith("/return/") || link.hash) return;
    event.preventDefault();
    go(link.pathname + link.search);
  });
}
