// The way back through a game, and off it: step by step, to share, to try something else from there.
import { Show } from "solid-js";
import { copy } from "../../ui/fields";
import { Icon } from "../../ui/icons";
import { t } from "../../words/words";
import type { Table } from "./state";
import { Analyse, canBranch, WhatIf } from "./whatIf";

export function Replay(props: { table: Table }) {
  const table = props.table;
  const share = () => void copy(new URL(`/table/${table.id}?at=${table.stops()[table.stop()]}`, location.origin).href);
  return (
    <div class="replay" role="group" aria-label={t("replay")}>
      <button type="button" class="quiet round" aria-label={t("replay-first")} disabled={table.stop() === 0} onClick={() => table.step(-Infinity)}><Icon name="first" /></button>
      <button type="button" class="quiet round" aria-label={t("replay-back")} disabled={table.stop() === 0} onClick={() => table.step(-1)}><Icon name="back" /></button>
      <input
        type="range" min="0" max={table.stops().length - 1} value={table.stop()} aria-label={t("replay-slider")}
        aria-valuetext={t("replay-at", { n: table.stop(), of: table.stops().length - 1 })} disabled={table.stops().length < 2}
        onInput={(event) => table.step(Number(event.currentTarget.value) - table.stop())}
      />
      <button type="button" class="quiet round" aria-label={t("replay-next")} disabled={table.at() === null} onClick={() => table.step(1)}><Icon name="next" /></button>
      <button type="button" class="quiet round" aria-label={t("replay-last")} disabled={table.at() === null} onClick={() => table.look(null)}><Icon name="last" /></button>
      <Show when={canBranch(table)}><WhatIf table={table} class="quiet round" /></Show>
      <Show when={table.over() !== null && !table.isBranch()}><a class="button quiet round review" href={`/review/${table.id}`} aria-label={t("review-this")} title={t("review-this")}><Icon name="eye" /></a></Show>
      <Show when={table.over() !== null}><Analyse table={table} class="quiet round" /></Show>
      <Show when={!table.isBranch()}><button type="button" class="quiet round" aria-label={t("share")} title={t("share")} onClick={share}><Icon name="share" /></button></Show>
    </div>
  );
}
