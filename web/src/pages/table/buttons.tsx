// Buttons in the bar for whatever is not pointed at, at a table and in a lesson.
import { createMemo, For, type JSX, Show } from "solid-js";
import type { Choice } from "../../api/types";
import { press } from "../../path/path";
import { Icon } from "../../ui/icons";
import { Menu } from "../../ui/menu";
import { t } from "../../words/words";
import { foldedWidth, GAP, inBar, type Room, widthOf } from "./choices";
import { type Considered, Pictured, previewOf } from "./pictured";
import type { Table } from "./state";
import { canType, Typed, type Typing } from "./typed";

/** What words, typing and the menu take of the bar's width, at least. */
const ROOM = { words: 190, narrowWords: 120, typed: 172, menu: 48, edges: 34, tallEdges: 26 };

/** What the buttons need of a table: a half-made action, and what is done with it. */
export type Handled = Typing & Considered & Pick<Table, "here" | "isConfirming" | "act" | "back">;

/** Something that is no choice of the game. It stands in the bar, unless choices that need the room have a menu already, or the only one would go into one. */
export type Aside = { width: number; inBar: () => JSX.Element; inMenu: (close: () => void) => JSX.Element };

/** What is not pointed at: a button each, as far as there is room. */
export function Buttons(props: Room & { table: Handled; aside?: Aside }) {
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
  const fitting = (face: number, taken: number) => inBar(buttons(), room() - taken - (pictured().length > 0 ? face + GAP : 0), props.isNarrow ? 0 : ROOM.menu);
  const isAsideInBar = createMemo(() => {
    if (props.aside === undefined || props.isNarrow) return false;
    const [beside, alone] = [fitting(ROOM.menu, props.aside.width).length, fitting(ROOM.menu, 0).length];
    return beside === alone || (alone === buttons().length && beside > 0);
  });
  const taken = () => (isAsideInBar() ? props.aside!.width : 0);
  /** Pictures speak for themselves: before anything goes into the menu, their button goes without words. */
  const isWorded = createMemo(() => !props.isNarrow && fitting(signed(t("pictured-choices")), taken()).length === buttons().length);
  const shown = createMemo(() => new Set(fitting(isWorded() ? signed(t("pictured-choices")) : ROOM.menu, taken())));
  const rest = () => plain().filter((_, place) => !shown().has(place));
  const confirm = () => {
    const { done } = table.here();
    if (done !== null) void table.act(done);
  };
  return (
    <div class="bar-buttons">
      <Show when={isAsideInBar()}>{props.aside!.inBar()}</Show>
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
              <Show when={props.aside !== undefined && !isAsideInBar()}>{props.aside!.inMenu(close)}</Show>
              <Show when={props.isNarrow && canType(table)}><Typed table={table} onDone={close} /></Show>
            </>
          )}
        </Menu>
      </Show>
    </div>
  );
}

function ChoiceButton(props: { table: Handled; choice: Choice; onDone?: () => void }) {
  const { table } = props;
  const pressed = () => {
    props.onDone?.();
    table.choose(press(table.chosen(), props.choice));
  };
  return <button type="button" class="choice" aria-disabled={table.isBusy()} onClick={pressed}>{table.tell(props.choice.label)}</button>;
}
