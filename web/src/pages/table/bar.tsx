// The bar under the board: what can be done now, within reach of a thumb. It has one height, whatever that is: words are cut to
// its lines, what does not fit beside them stands in its menu.
import { createMemo, createSignal, For, Match, onCleanup, onMount, Show, Switch } from "solid-js";
import type { Choice } from "../../api/types";
import { example, press } from "../../path/path";
import { Icon } from "../../ui/icons";
import { Menu } from "../../ui/menu";
import { complain } from "../../ui/notices";
import { api } from "../../api/client";
import { t } from "../../words/words";
import { inBar, widthOf } from "./choices";
import { offers, rights, speaker } from "./rights";
import type { Table } from "./state";

/** Narrower bars have no room for typing; their words and buttons are smaller. */
const NARROW = 620;
/** What words, typing and the menu take of the bar's width, at least. */
const ROOM = { words: 230, narrowWords: 148, typed: 172, menu: 48, edges: 34 };

/** Higher ones have their buttons below their words. */
const TALL = 100;
type Room = { width: number; isNarrow: boolean; isTall: boolean };

export function ActionBar(props: { table: Table; onRule: (paragraph: string) => void }) {
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
  const isIdle = () => table.isHidden() || (!table.isRunning() && table.at() === null && !table.isWatching());
  return (
    <section
      ref={bar} class="bar" aria-label={t("bar")} aria-busy={table.isAsking()}
      classList={{ mine: table.isMyTurn() && table.at() === null, idle: isIdle() && !table.refusal(), narrow: isNarrow(), tall: size().height > TALL }}
    >
      <Show when={table.refusal()} fallback={<Doing table={table} width={size().width} isNarrow={isNarrow()} isTall={size().height > TALL} />}>
        {(refusal) => (
          <div class="refusal" role="alert" classList={{ long: refusal().text.length > 90 }}>
            <span class="bar-words">{refusal().text}</span>
            <Show when={refusal().paragraph}>
              {(paragraph) => <button type="button" class="small" onClick={() => props.onRule(paragraph())}><Icon name="book" /> {t("see-rule", { n: paragraph() })}</button>}
            </Show>
            <button type="button" class="quiet round" aria-label={t("close")} onClick={() => table.setRefusal(null)}><Icon name="close" /></button>
          </div>
        )}
      </Show>
      <Show when={canType(table) && !isNarrow()}><Typed table={table} /></Show>
    </section>
  );
}

const canType = (table: Table) =>
  table.isRunning() && !table.isWatching() && !table.isHidden() && table.following() === null && table.at() === null;

/** What can be done, in words and buttons. */
function Doing(props: Room & { table: Table }) {
  const { table } = props;
  return (
    <Switch
      fallback={
        <>
          <p class="bar-hint bar-words">
            <Show when={table.isWatching()}><Icon name="eye" /> {t("watching")}</Show>
            <Show when={!table.isWatching() && table.isRunning()}>{t("wait-turn")}</Show>
          </p>
          <Offer table={table} />
        </>
      }
    >
      <Match when={table.at() !== null}>
        <p class="bar-hint bar-words">{t("looking-back")}</p>
        <button type="button" class="primary small" onClick={() => table.look(null)}>{t("back-to-now")}</button>
      </Match>
      <Match when={table.following() !== null}>
        <p class="bar-hint bar-words">{t("hand-over-hint", { name: table.name(table.following()!) })}</p>
        <button type="button" class="primary hand-over" onClick={table.handOver}>{t("hand-over")}</button>
      </Match>
      <Match when={table.isMyTurn()}><Deciding {...props} /></Match>
    </Switch>
  );
}

/** One's own turn. */
function Deciding(props: Room & { table: Table }) {
  const { table } = props;
  const isDone = () => table.here().done !== null;
  const queue = () => (table.scene()?.panels ?? []).flatMap(({ content }) => ("queue" in content ? content.queue : []));
  /** Whether one decision of a turn is asked for: there is nothing to point at, or a queue says which it is. */
  const isAsked = () => table.here().targets.size === 0 || queue().some((item) => item.is_current);
  const hint = () => {
    if (table.isBusy()) return t(table.isUnheard() ? "sending-waits" : "sending");
    // Where the game asks something, its own question says more than we could.
    if (table.chosen().length === 0) return isAsked() ? table.caption() : t("hint-start");
    if (table.isAsking()) return t("loading");
    if (isDone()) return t("hint-confirm", { action: table.spell(table.here().done!) });
    return table.here().targets.size > 0 ? t("hint-next") : t("hint-choice");
  };
  const choices = createMemo(() => table.here().choices);
  const isUndoing = () => table.chosen().length > 0 && !table.isBusy();
  const isConfirmed = () => isDone() && table.isConfirming();
  const room = () => {
    const words = props.isNarrow ? ROOM.narrowWords : ROOM.words + (canType(table) ? ROOM.typed : 0);
    const own = (isUndoing() ? widthOf(props.isNarrow ? "" : `${t("undo")}__`, props.isNarrow) : 0) + (isConfirmed() ? widthOf(`${t("confirm")}__`, props.isNarrow) : 0);
    // Above each other, words and buttons have the whole width.
    return props.isTall ? props.width - ROOM.edges - own - ROOM.menu : props.width - ROOM.edges - words - own - (props.isNarrow ? ROOM.menu : 0);
  };
  const shown = createMemo(() => {
    const buttons = choices().map(({ label }) => ({ sort: label.key, width: widthOf(table.tell(label), props.isNarrow) }));
    return new Set(inBar(buttons, room(), props.isNarrow ? 0 : ROOM.menu));
  });
  const pressOn = (choice: Choice) => table.choose(press(table.chosen(), choice));
  const Button = (own: { choice: Choice; onDone?: () => void }) => (
    <button type="button" class="choice" disabled={table.isBusy()} onClick={() => { own.onDone?.(); pressOn(own.choice); }}>{table.tell(own.choice.label)}</button>
  );
  const rest = () => choices().filter((_, place) => !shown().has(place));
  return (
    <>
      <p class="bar-hint bar-words" aria-live="off" classList={{ long: hint().length > 60, waits: table.isUnheard() }}>{hint()}</p>
      <Show when={queue().length > 1}><Queue items={queue().map((item) => ({ words: table.tell(item.label), isCurrent: item.is_current }))} /></Show>
      <Offer table={table} />
      <div class="bar-buttons">
        <Show when={isConfirmed()}>
          <button type="button" class="primary" ref={(button) => queueMicrotask(() => button.focus())} onClick={() => void table.act(table.here().done!)}>
            <Icon name="check" /> {t("confirm")}
          </button>
        </Show>
        <For each={choices().filter((_, place) => shown().has(place))}>{(choice) => <Button choice={choice} />}</For>
        <Show when={isUndoing()}>
          <button type="button" class="undo" aria-label={t("undo")} onClick={table.back}><Icon name="undo" /> <span>{t("undo")}</span></button>
        </Show>
        <Show when={rest().length > 0 || props.isNarrow}>
          <Menu label={t("more-choices")} class={rest().length > 0 ? "choice more" : "more"} face={<Icon name="more" />}>
            {(close) => (
              <>
                <For each={rest()}>{(choice) => <Button choice={choice} onDone={close} />}</For>
                <Show when={props.isNarrow && canType(table)}><Typed table={table} onDone={close} /></Show>
              </>
            )}
          </Menu>
        </Show>
      </div>
    </>
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

/** Somebody offers a draw. */
function Offer(props: { table: Table }) {
  const { table } = props;
  const seat = () => speaker(table.whole()!, table.own());
  const offering = () => (rights(table.whole()!, table.own()).draw ? offers(table.whole()!, table.own(), seat()) : []);
  const answer = (isYes: boolean) => void api.draw(table.id, seat(), isYes).catch(complain);
  return (
    <Show when={offering().length > 0}>
      <div class="refusal offer">
        <span>{t("draw-offered", { name: table.name(offering()[0]!) })}</span>
        <button type="button" class="small" onClick={() => answer(true)}>{t("draw-agree")}</button>
        <button type="button" class="small" onClick={() => answer(false)}>{t("draw-decline")}</button>
      </div>
    </Show>
  );
}

/** A move in notation. */
function Typed(props: { table: Table; onDone?: () => void }) {
  const { table } = props;
  const [text, setText] = createSignal("");
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    if (!text().trim()) return;
    props.onDone?.();
    table.type(text());
    setText("");
  };
  const sample = () => {
    const action = example(table.moves());
    return action === null ? t("typed-short") : table.spell(action);
  };
  return (
    <form class="typed" onSubmit={submit}>
      <input
        type="text" aria-label={t("typed")} placeholder={sample()} autocomplete="off" autocapitalize="off"
        spellcheck={false} value={text()} readOnly={table.isBusy()} onInput={(event) => setText(event.currentTarget.value)}
      />
      <button type="submit" class="quiet round" aria-label={t("typed-go")}><Icon name="send" /></button>
    </form>
  );
}
