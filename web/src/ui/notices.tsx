// Short words to the reader: toasts for the eye, a live region for the ear.
import { createRoot, createSignal, For } from "solid-js";
import { Trouble } from "../api/client";
import { saySeats, t, textOr } from "../words/words";

type Kind = "plain" | "good" | "bad";
type Notice = { n: number; text: string; kind: Kind };

const { notices, setNotices, spoken, setSpoken } = createRoot(() => {
  const [notices, setNotices] = createSignal<Notice[]>([]);
  const [spoken, setSpoken] = createSignal("");
  return { notices, setNotices, spoken, setSpoken };
});
let count = 0;

export function toast(text: string, kind: Kind = "plain"): void {
  const n = count++;
  setNotices((list) => [...list.slice(-2), { n, text, kind }]);
  setTimeout(() => setNotices((list) => list.filter((notice) => notice.n !== n)), kind === "bad" ? 7000 : 3500);
}

/** Speaks to those who listen, also the same words twice. */
export function announce(text: string): void {
  setSpoken((last) => (last === text ? `${text}\u00a0` : text));
}

/** What went wrong, in the reader's language, and what to do about it. */
export function explain(error: unknown): string {
  if (!(error instanceof Trouble)) return t("error-unknown");
  if (error.said) return saySeats(error.said);
  const own = textOr(`page-error-${error.code}`, "");
  if (own) return own;
  if (error.isOffline) return t("error-offline");
  // The house's own refusals need no arguments; a game's come with theirs in `said`.
  const house = error.code.startsWith("refused-") ? textOr(error.code, "") : "";
  if (house) return house;
  if (error.reasons.length > 0) return t("error-config", { why: error.reasons.map((reason) => saySeats(reason.said)).join(" ") });
  if (error.status === 404) return t("error-unknown-table");
  if (error.status === 429) return t("error-too-many");
  return error.message || t("error-unknown");
}

/** Shows what went wrong. */
export function complain(error: unknown): void {
  toast(explain(error), "bad");
}

export function Notices() {
  return (
    <>
      <div class="toasts" role="status">
        <For each={notices()}>{(notice) => <p class={`toast ${notice.kind}`}>{notice.text}</p>}</For>
      </div>
      <div class="unseen" aria-live="polite" aria-atomic="true" id="spoken">{spoken()}</div>
    </>
  );
}
