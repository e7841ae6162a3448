// One's own turn in the bar: what is asked, and buttons for whatever is not pointed at.
import { createMemo, For, Show } from "solid-js";
import type { Choice } from "../../api/types";
import { press } from "../../path/path";
import { Icon } from "../../ui/icons";
import { Menu } from "../../ui/menu";
import { t } from "../../words/words";
import { foldedWidth, GAP, inBar, type Room, widthOf } from "./choices";
import { Pictured, previewOf } from "./pictured";
import { Said } from "./said";
import type { Table } from "./state";
import { canType, Typed } from "./typed";

/** What words, typing and the menu take of the bar's width, at least. */
const ROOM = { words: 190, narrowWords: 120, typed: 172, menu: 48, edges: 34, tallEdges: 26 };

type Props = Room & { table: Table; onRule: (paragraph: string) => void };

export function Deciding(props: Props) {
  const { table } = props;
  const queue = () => (table.scene()?.panels ?? []).flatMap(({ content }) => ("queue" in content ? content.queue : []));
  /** Whether one decision of a turn is asked for: there is nothing to point at, or a queue says which it is. */
  const isAsked = () => table.here().targets.size === 0 || queue().some((item) => item.is_current);
  const hint = () => {
    if (table.isBusy()) return t(table.isUnheard() ? "sending-waits" : "sending");
    // Where the game asks something, its own question says more than we could.
    if (table.chosen().length === 0) return isAsked() ? table.caption() : t(props.isNarrow ? "hint-start-short" : "hint-start");
    if (table.isAsking()) return t("loading");
    const { ask } = table.here();
    if (ask !== null) return table.tell(ask);
    if (table.here().done !== null) return t("hint-confirm", { action: table.spell(table.here().done!) });
    return table.here().targets.size > 0 ? t("hint-next") : t("hint-choice");
  };
  return (
    <>
      <Said table={table} onRule={props.onRule}>
        <p class="bar-hint bar-words" aria-live="off" classList={{ long: hint().length > 60, waits: table.isUnheard() }}>{hint()}</p>
      </Said>
      <Show when={queue().length > 1}><Queue items={queue().map((item) => ({ words: table.tell(item.label), isCurrent: item.is_current }))} /></Show>
      <Buttons {...props} />
    </>
  );
}

/** What is not pointed at: a button each, as far as there is room. */
export function Buttons(props: Props) {
  const { table } = props;
  /** While an action is on its way the buttons stay as they were: nothing goes away under a finger, nor with the focus. */
  const held = <T,>(now: () => T, first: T) => createMemo<T>((last) => (table.isBusy() ? last : now()), first);
  const choices = held<readonly Choice[]>(() => table.here().choices, []);
  const isUndoing = held(() => table.chosen().length > 0, false);
  const isConfirmed = held(() => table.here().done !== null && (table.isConfirming() || table.here().ask !== null), false);
  const pictured = createMemo(() => choices().filter((choice) => previewOf(table, choice) !== null));
  const plain = createMemo(() => choices().filter((choice) => previewOf(table, choice) === null));
  /** How wide a button with a sign is, and its words where there is room for them. */
  const signed = (words: string) => widthOf(props.isNarrow ? "" : `${words}__`, props.isNarrow);
  const room = () => {
    const words = props.isNarrow ? ROOM.narrowWords : ROOM.words + (canType(table) ? ROOM.typed : 0);
    const own = (isUndoing() ? signed(t("undo")) : 0) + (isConfirmed() ? widthOf(`${t("confirm")}__`, props.isNarrow) : 0);
    // Above each other, words and buttons have the whole width. A narrow bar has a menu in any case.
    return props.width - own - (props.isTall ? ROOM.tallEdges : ROOM.edges + words) - (props.isTall || props.isNarrow ? ROOM.menu : 0);
  };
  const wide = (words: string) => (props.isTall ? foldedWidth(words) : widthOf(words, props.isNarrow));
  const buttons = createMemo(() => plain().map(({ label }) => ({ sort: label.key, width: wide(table.tell(label)) })));
  const fitting = (face: number) => inBar(buttons(), room() - (pictured().length > 0 ? face + GAP : 0), props.isNarrow ? 0 : ROOM.menu);
  /** Pictures speak for themselves: before anything goes into the menu, their button goes without words. */
  const isWorded = createMemo(() => !props.isNarrow && fitting(signed(t("pictured-choices"))).length === buttons().length);
  const shown = createMemo(() => new Set(fitting(isWorded() ? signed(t("pictured-choices")) : ROOM.menu)));
  const rest = () => plain().filter((_, place) => !shown().has(place));
  const confirm = () => {
    const { done } = table.here();
    if (done !== null) void table.act(done);
  };
  return (
    <div class="bar-buttons">
      <Show when={isConfirmed()}>
        <button type="button" class="primary" aria-disabled={table.isBusy()} ref={(button) => queueMicrotask(() => button.focus())} onClick={confirm}>
          <Icon name="check" /> {t("confirm")}
        </button>
      </Show>
      <Show when={pictured().length > 0}><Pictured table={table} choices={pictured()} isWorded={isWorded()} /></Show>
      <For each={plain().filter((_, place) => shown().has(place))}>{(choice) => <ChoiceButton table={table} choice={choice} />}</For>
      <Show when={isUndoing()}>
        <button type="button" class="undo" aria-label={t("undo")} aria-disabled={table.isBusy()} onClick={table.back}><Icon name="undo" /> <span>{t("undo")}</span></button>
      </Show>
      <Show when={rest().length > 0 || props.isNarrow}>
        <Menu label={t("more-choices")} class={rest().length > 0 ? "choice more" : "more"} face={<Icon name="more" />}>
          {(close) => (
            <>
              <For each={rest()}>{(choice) => <ChoiceButton table={table} choice={choice} onDone={close} />}</For>
              <Show when={props.isNarrow && canType(table)}><Typed table={table} onDone={close} /></Show>
            </>
          )}
        </Menu>
      </Show>
    </div>
  );
}

function ChoiceButton(props: { table: Table; choice: Choice; onDone?: () => void }) {
  const { table } = props;
  const pressed = () => {
    props.onDone?.();
    table.choose(press(table.chosen(), props.choice));
  };
  return <button type="button" class="choice" aria-disabled={table.isBusy()} onClick={pressed}>{table.tell(props.choice.label)}</button>;
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
