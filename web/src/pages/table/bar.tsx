// The bar under the board: what can be done now, within reach of a thumb. It has one height, whatever that is: words are cut to
// its lines, what does not fit beside them stands in its menu.
import { createSignal, Match, onCleanup, onMount, Show, Switch } from "solid-js";
import { Icon } from "../../ui/icons";
import { t } from "../../words/words";
import type { Room } from "./choices";
import { Deciding } from "./deciding";
import { Said } from "./said";
import type { Table } from "./state";
import { canType, Typed } from "./typed";

/** Narrower bars have no room for typing; their words and buttons are smaller. */
const NARROW = 620;
/** Higher ones have their buttons below their words. */
const TALL = 100;

type Props = { table: Table; onRule: (paragraph: string) => void };

export function ActionBar(props: Props) {
  const table = props.table;
  let bar!: HTMLElement;
  const [size, setSize] = createSignal({ width: 1000, height: 0 });
  onMount(() => {
    const measure = () => setSize({ width: bar.clientWidth, height: bar.clientHeight });
    const observer = new ResizeObserver(measure);
    observer.observe(bar);
    measure();
    onCleanup(() => observer.disconnect());
  });
  const isNarrow = () => size().width < NARROW;
  const isTall = () => size().height > TALL;
  const isIdle = () => table.isHidden() || (!table.isRunning() && table.at() === null && !table.isWatching());
  return (
    <section
      ref={bar} class="bar" aria-label={t("bar")} aria-busy={table.isAsking()} tabindex="-1"
      classList={{ mine: table.isMyTurn() && table.at() === null, idle: isIdle() && !table.refusal(), narrow: isNarrow(), tall: isTall() }}
    >
      <Doing table={table} onRule={props.onRule} width={size().width} isNarrow={isNarrow()} isTall={isTall()} />
      <Show when={canType(table) && !isNarrow()}><Typed table={table} /></Show>
    </section>
  );
}

/** What can be done, in words and buttons. */
function Doing(props: Props & Room) {
  const { table } = props;
  return (
    <Switch
      fallback={
        <Said table={table} onRule={props.onRule}>
          <p class="bar-hint bar-words">
            <Show when={table.isWatching()}><Icon name="eye" /> {t("watching")}</Show>
            <Show when={!table.isWatching() && table.isRunning()}>{t("wait-turn")}</Show>
          </p>
        </Said>
      }
    >
      <Match when={table.at() !== null}>
        <Said table={table} onRule={props.onRule}><p class="bar-hint bar-words">{t("looking-back")}</p></Said>
        <button type="button" class="primary small" onClick={() => table.look(null)}>{t("back-to-now")}</button>
      </Match>
      <Match when={table.following() !== null}>
        <Said table={table} onRule={props.onRule}><p class="bar-hint bar-words">{t("hand-over-hint", { name: table.name(table.following()!) })}</p></Said>
        <button type="button" class="primary hand-over" onClick={table.handOver}>{t("hand-over")}</button>
      </Match>
      <Match when={table.isMyTurn()}><Deciding {...props} /></Match>
    </Switch>
  );
}
