// The lobby: my tables, those with a free seat, those one can watch. Looked at again every few seconds.
import { createResource, onCleanup, Show } from "solid-js";
import { api } from "../api/client";
import { games, setTurns } from "../app/state";
import { Icon } from "../ui/icons";
import { explain } from "../ui/notices";
import { learn, t } from "../words/words";
import { Cards } from "./cards";

export function Tables() {
  games().forEach((game) => void learn(game.key));
  const [lobby, { refetch }] = createResource(api.lobby);
  const timer = setInterval(() => document.visibilityState === "visible" && void refetch(), 5000);
  onCleanup(() => clearInterval(timer));
  const seen = () => {
    if (lobby.error) return null;
    const now = lobby.latest;
    if (now) setTurns(now.mine.filter((table) => table.your_turn).length);
    return now ?? null;
  };
  return (
    <div class="page">
      <div class="section-head first">
        <h1>{t("title-tables")}</h1>
        <a class="button primary" href="/play"><Icon name="plus" /> {t("new-table")}</a>
      </div>
      <Show when={lobby.error}>
        <div class="empty"><p>{explain(lobby.error)}</p><button type="button" onClick={() => void refetch()}>{t("try-again")}</button></div>
      </Show>
      <Show when={seen()}>
        {(lobby) => (
          <>
            <section aria-labelledby="mine">
              <h2 id="mine">{t("mine-title")}</h2>
              <Show when={lobby().mine.length > 0} fallback={<div class="empty"><p>{t("mine-empty")}</p></div>}>
                <Cards tables={lobby().mine} kind="mine" />
              </Show>
            </section>
            <section aria-labelledby="open">
              <h2 id="open">{t("open-title")}</h2>
              <Show when={lobby().open.length > 0} fallback={<div class="empty"><p>{t("open-empty")}</p></div>}>
                <Cards tables={lobby().open} kind="open" />
              </Show>
            </section>
            <section aria-labelledby="running">
              <h2 id="running">{t("running-title")}</h2>
              <Show when={lobby().running.length > 0} fallback={<div class="empty"><p>{t("running-empty")}</p></div>}>
                <Cards tables={lobby().running} kind="running" />
              </Show>
            </section>
          </>
        )}
      </Show>
    </div>
  );
}
