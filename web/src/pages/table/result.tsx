// How it ended: a bar under the board, and the way to the end at large (end.tsx), which is fetched when it comes.
import { Show } from "solid-js";
import { api } from "../../api/client";
import { later } from "../../app/later";
import { go } from "../../app/route";
import { Icon } from "../../ui/icons";
import { complain } from "../../ui/notices";
import { t } from "../../words/words";
import { rights, verdict } from "./rights";
import type { Table } from "./state";
import { WayBack } from "./whatIf";

const End = later(() => import("./end").then((part) => part.End), "ending-soon");

export const verdictOf = (table: Table) => verdict(table.over(), table.own());

async function again(table: Table): Promise<void> {
  try {
    go(`/table/${table.whole()!.rematch ?? (await api.rematch(table.id)).id}`);
  } catch (error) {
    complain(error);
  }
}

export function Again(props: { table: Table }) {
  const now = () => props.table.whole()!;
  return (
    <Show when={rights(now(), props.table.own()).rematch || now().rematch}>
      <button type="button" class="primary" onClick={() => void again(props.table)}><Icon name="again" /> {t(now().rematch ? "rematch-go" : "rematch")}</button>
    </Show>
  );
}

/** Puts the end aside, or shows it again. The focus goes along. */
export function putAside(table: Table, isAside: boolean): void {
  table.putEndAside(isAside);
  document.querySelector<HTMLElement>(isAside ? ".show-end" : ".ending")?.focus();
}

export function Result(props: { table: Table }) {
  const word = () => verdictOf(props.table);
  return (
    <section class={`bar result ${word()}`} aria-label={t("bar")} tabindex="-1">
      <p><Show when={word() !== "over"}><strong>{t(`result-${word()}`)}</strong></Show> <span>{t(props.table.chapters().length > 0 ? "result-after-phases" : "result-after", { n: props.table.stops().length - 1 })}</span></p>
      <div class="row">
        <Show when={!props.table.isEndShown()}><Again table={props.table} /></Show>
        <Show when={props.table.isEndAside()}><button type="button" class="show-end" onClick={() => putAside(props.table, false)}>{t("end-show")}</button></Show>
        <Show when={props.table.isBranch()} fallback={<a class="button" href="/tables">{t("all-tables")}</a>}><WayBack table={props.table} class="button" /></Show>
      </div>
    </section>
  );
}

/** The end as an event: who won and how, what it came to, and where to go from here. It can be put aside. */
export function Ending(props: { table: Table }) {
  return <Show when={props.table.isEndShown()}><End table={props.table} /></Show>;
}
