// What somebody offers or proposes, in the bar: its words, and doors to answer by.
import { For, type JSX, Match, Show, Switch } from "solid-js";
import type { Asking } from "../../api/types";
import { lang, t } from "../../words/words";
import { partIn } from "./asking";
import { createDeals, offering } from "./deals";
import type { Table } from "./state";

type Door = { label: string; onPress: () => void };

function Offered(props: { words: string; isPending: boolean; doors: readonly Door[] }) {
  return (
    <div class="offer" classList={{ long: props.words.length > 30 }}>
      <span class="bar-words">{props.words}</span>
      <Show when={props.doors.length > 0}>
        <span class="doors">
          <For each={props.doors}>{(door) => <button type="button" class="small" aria-disabled={props.isPending} onClick={() => door.onPress()}>{door.label}</button>}</For>
        </span>
      </Show>
    </div>
  );
}

/** What is offered to whoever sits here: first what waits for their answer. */
export function Offers(props: { table: Table }): JSX.Element {
  const { table } = props;
  const asking = () => (table.isRunning() && !table.isWatching() ? table.whole()!.asking[0] : undefined);
  const isMine = () => asking() !== undefined && partIn(asking()!, table.own()).is === "asked";
  const isDraw = () => offering(table).length > 0 && !isMine();
  return (
    <Switch>
      <Match when={isDraw()}><Draw table={table} /></Match>
      <Match when={asking()}>{(asking) => <Proposed table={table} asking={asking()} />}</Match>
    </Switch>
  );
}

/** Somebody offers a draw. */
function Draw(props: { table: Table }) {
  const { isPending, draw } = createDeals(props.table);
  const words = () => t("draw-offered", { name: props.table.name(offering(props.table)[0] ?? 0) });
  const doors = () => [{ label: t("draw-agree"), onPress: () => draw(true) }, { label: t("draw-decline"), onPress: () => draw(false) }];
  return <Offered words={words()} isPending={isPending()} doors={doors()} />;
}

/** Somebody proposes something: the others answer, whoever proposed it may take it back. */
function Proposed(props: { table: Table; asking: Asking }) {
  const { isPending, answer } = createDeals(props.table);
  const part = () => partIn(props.asking, props.table.own());
  const words = () => {
    const { what, by, asked } = props.asking;
    const args = { name: props.table.name(by), ...(props.asking.what === "bot" ? { seat: props.asking.seat! + 1, level: props.asking.level } : {}) };
    if (part().is === "asked") return t(`asking-${what}`, args);
    const names = new Intl.ListFormat(lang() === "en" ? "en-GB" : lang()).format(asked.map(props.table.name));
    return t("asking-waits", { what: t(`asked-${what}`, args), names });
  };
  const doors = (): Door[] => {
    const here = part();
    if (here.is === "others") return [];
    const no = { label: t(here.is === "mine" ? "asking-withdraw" : "draw-decline"), onPress: () => answer(here.seat, false) };
    return here.is === "mine" ? [no] : [{ label: t("draw-agree"), onPress: () => answer(here.seat, true) }, no];
  };
  return <Offered words={words()} isPending={isPending()} doors={doors()} />;
}
