// The tab's title and icon tell whose turn it is, and how long there still is once that is short.
import { createEffect, onCleanup } from "solid-js";
import { gameName } from "../../app/state";
import { t } from "../../words/words";
import type { Table } from "./state";

const icon = (hasDot: boolean) =>
  "data:image/svg+xml," +
  encodeURIComponent(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64"><path d="M20 4h24l16 16v24L44 60H20L4 44V20z" fill="#d9ad74" stroke="#5b3a22" stroke-width="4"/><ellipse cx="32" cy="38" rx="17" ry="12" fill="#163f31"/><ellipse cx="32" cy="29" rx="17" ry="12" fill="#1f5a45"/>${
      hasDot ? '<circle cx="49" cy="15" r="14" fill="#d23b2f" stroke="#fff" stroke-width="4"/>' : ""
    }</svg>`,
  );

export function followTurn(table: Table): void {
  const link = document.querySelector<HTMLLinkElement>("link[rel=icon]");
  const before = link?.href;
  createEffect(() => {
    const now = table.whole();
    const game = now ? gameName(now.table.game) : "";
    const turn = table.near() > 0 ? t("reminder-title", { rest: table.timeLeft() }) : t("your-turn");
    const state = table.isMyTurn() ? `● ${turn}` : table.caption();
    document.title = [state, game, "Tabletier"].filter(Boolean).join(" · ");
    if (link) link.href = table.isMyTurn() ? icon(true) : (before ?? icon(false));
  });
  onCleanup(() => {
    if (link && before) link.href = before;
  });
}
