// The lobby: my tables, those with a free seat, those one can watch.
import { createEffect, createSignal, For, Show } from "solid-js";
import type { ListName } from "../api/types";
import { games } from "../app/state";
import { Icon } from "../ui/icons";
import { explain } from "../ui/notices";
import { learn, t } from "../words/words";
import { later } from "../app/later";
import { isSlow } from "../time/clock";
import { Cards, nearAt } from "./cards";
import { createList, type List } from "./lists";

const HolidayForm = later(async () => (await import("./holiday")).HolidayForm, "holiday-soon");

const LISTS: readonly ListName[] = ["mine", "open", "running"];

export function Tables() {
  games().forEach((game) => void learn(game.key));
  const lists = LISTS.map((name) => ({ name, list: createList(name) }));
  // Whoever keeps this open in a tab sees that time is short somewhere.
  createEffect(() => {
    const near = lists[0]!.list.tables()?.filter((table) => nearAt(table) > 0).length ?? 0;
    document.title = [...(near > 0 ? [`● ${t("reminder-tables", { n: near })}`] : []), t("title-tables"), "Tabletier"].join(" · ");
  });
  return (
    <div class="page">
      <div class="section-head first">
        <h1>{t("title-tables")}</h1>
        <a class="button primary" href="/play"><Icon name="plus" /> {t("new-table")}</a>
      </div>
      {/* All at once: none pushes the others about when it comes. */}
      <Show when={!lists.some(({ list }) => list.isSoon())} fallback={<div class="cards-soon" />}>
        <For each={lists}>{({ name, list }) => <Listed name={name} list={list} />}</For>
      </Show>
    </div>
  );
}

function Listed(props: { name: ListName; list: List }) {
  const { list } = props;
  const [isBusy, setBusy] = createSignal(false);
  const more = async () => {
    setBusy(true);
    await list.more();
    setBusy(false);
  };
  return (
    <section aria-labelledby={props.name}>
      <h2 id={props.name}>{t(`${props.name}-title`)}</h2>
      <Show when={list.trouble()}>
        <div class="empty"><p>{explain(list.trouble())}</p><button type="button" onClick={() => void list.refresh()}>{t("try-again")}</button></div>
      </Show>
      <Show when={list.tables()}>
        {(tables) => (
          <Show when={tables().length > 0} fallback={<div class="empty"><p>{t(`${props.name}-empty`)}</p></div>}>
            <Cards tables={tables()} kind={props.name} />
          </Show>
        )}
      </Show>
      <Show when={props.name === "mine" && list.tables()?.some((table) => table.status === "running" && isSlow(table.time))}><HolidayForm /></Show>
      <Show when={list.hasMore()}>
        <p class="row center-row"><button type="button" disabled={isBusy()} onClick={() => void more()}>{t("more-tables")}</button></p>
      </Show>
    </section>
  );
}
