// What was played here in matches of the house that are over: how often, and how it went for whoever played it. Never on a match that is being played.
import { createResource, For, Show } from "solid-js";
import { api } from "../../api/client";
import { explain } from "../../ui/notices";
import { t } from "../../words/words";
import type { Study } from "./state";

export function Openings(props: { study: Study }) {
  const { study } = props;
  const [found] = createResource(study.node, (node) => api.studyOpenings(study.id, node));
  const here = () => (found.error ? undefined : found.latest);
  const all = () => here()?.moves.reduce((sum, { played }) => sum + played, 0) ?? 0;
  const percent = (part: number, of: number) => Math.round((100 * part) / of);
  return (
    <Show when={here()?.seat !== null}>
      <section class="openings stack tight" aria-label={t("openings")} aria-busy={found.loading}>
        <h2>{t("openings")}</h2>
        <Show when={found.error}><p class="soft">{explain(found.error)}</p></Show>
        <Show when={here()}>
          <Show when={all() > 0} fallback={<p class="soft">{t("openings-none")}</p>}>
            <p class="soft">{t("openings-count", { n: all() })}</p>
            <ul class="opening-lines">
              <For each={here()!.moves}>
                {({ action, played, won, drawn }) => (
                  <li>
                    <button type="button" class="move" disabled={!study.card().mine} onClick={() => void study.act(action)}>{study.spell(action)}</button>
                    <span class="opening-count">{t("openings-played", { n: played })}</span>
                    <span class="opening-bar" role="img" aria-label={t("openings-went", { won: percent(won, played), drawn: percent(drawn, played) })} title={t("openings-went", { won: percent(won, played), drawn: percent(drawn, played) })}>
                      <span class="won" style={{ "flex-grow": won }} /><span class="drawn" style={{ "flex-grow": drawn }} /><span class="lost" style={{ "flex-grow": played - won - drawn }} />
                    </span>
                    <span class="opening-won">{t("openings-won", { n: percent(won, played) })}</span>
                  </li>
                )}
              </For>
            </ul>
          </Show>
        </Show>
      </section>
    </Show>
  );
}
