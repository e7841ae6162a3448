// One's own turn in the bar: what is asked, and what is still to be decided.
import { For, Show } from "solid-js";
import { Dynamic } from "solid-js/web";
import { Icon } from "../../ui/icons";
import { Menu } from "../../ui/menu";
import { t } from "../../words/words";
import { type Aside, Buttons } from "./buttons";
import type { Room } from "./choices";
import { Said } from "./said";
import type { Table } from "./state";

/** How much of the bar's width the lamp takes. */
const LAMP = 58;

type Props = Room & { table: Table; onRule: (paragraph: string) => void };

export function Deciding(props: Props) {
  const { table } = props;
  const queue = () => (table.scene()?.panels ?? []).flatMap(({ content }) => ("queue" in content ? content.queue : []));
  /** Whether one decision of a turn is asked for: there is nothing to point at, or a queue says which it is. */
  const isAsked = () => table.here().targets.size === 0 || queue().some((item) => item.is_current);
  const hint = () => {
    if (table.isBusy()) return t(table.isUnheard() ? "sending-waits" : "sending");
    if (table.isSeeking()) return t("hint-seeking");
    // Where the game asks something, its own question says more than we could.
    if (table.chosen().length === 0) return isAsked() ? table.caption() : t(props.isNarrow ? "hint-start-short" : "hint-start");
    if (table.isAsking()) return t("loading");
    const { ask } = table.here();
    if (ask !== null) return table.tell(ask);
    if (table.here().done !== null) return t("hint-confirm", { action: table.spell(table.here().done!) });
    return table.here().targets.size > 0 ? t("hint-next") : t("hint-choice");
  };
  const lamp: Aside = { width: LAMP, inBar: () => <Lamp table={table} class="round" />, inMenu: (close) => <Lamp table={table} class="worded" onDone={close} /> };
  return (
    <>
      <Said table={table} onRule={props.onRule}>
        <p class="bar-hint bar-words" aria-live="off" classList={{ long: hint().length > 60, waits: table.isUnheard() }}>{hint()}</p>
        <Show when={table.hint()}>{(told) => <Dynamic component={told().Panel} onAgain={table.seekHint} onClose={table.forgetHint} />}</Show>
      </Said>
      <Show when={queue().length > 1}><Queue items={queue().map((item) => ({ words: table.tell(item.label), isCurrent: item.is_current }))} /></Show>
      <Buttons {...props} aside={table.canHint() ? lamp : undefined} />
    </>
  );
}

/** Asks for a hint; in a menu with words. */
function Lamp(props: { table: Table; class: string; onDone?: () => void }) {
  const { table } = props;
  const ask = () => {
    props.onDone?.();
    table.seekHint();
  };
  return (
    <button type="button" class={`hint-lamp ${props.class}`} aria-label={t("hint")} title={t("hint")} aria-disabled={table.isSeeking()} onClick={ask}>
      <Icon name="lamp" /> <Show when={props.onDone}>{t("hint")}</Show>
    </button>
  );
}

/** What is still to be decided this turn. */
function Queue(props: { items: { words: string; isCurrent: boolean }[] }) {
  const face = () => `${props.items.findIndex((item) => item.isCurrent) + 1}/${props.items.length}`;
  return (
    <Menu label={`${face()} ${t("queue")}`} class="small queue-face" face={face()}>
      {() => (
        <ol class="queue" aria-label={t("queue")}>
          <For each={props.items}>{(item) => <li aria-current={item.isCurrent ? "step" : undefined}>{item.words}</li>}</For>
        </ol>
      )}
    </Menu>
  );
}
