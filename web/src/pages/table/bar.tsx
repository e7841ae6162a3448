// The bar under the board: what can be done now, within reach of a thumb.
import { createSignal, For, Match, Show, Switch } from "solid-js";
import type { Choice } from "../../api/types";
import { example, press } from "../../path/path";
import { Icon } from "../../ui/icons";
import { complain } from "../../ui/notices";
import { api } from "../../api/client";
import { t } from "../../words/words";
import { offers, rights, speaker } from "./rights";
import type { Table } from "./state";

export function ActionBar(props: { table: Table; onRule: (paragraph: string) => void }) {
  const table = props.table;
  const [text, setText] = createSignal("");
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    if (!text().trim()) return;
    table.type(text());
    setText("");
  };
  const pressOn = (choice: Choice) => table.choose(press(table.chosen(), choice));
  const isDone = () => table.here().done !== null;
  const hint = () => {
    if (table.isBusy()) return t("sending");
    if (table.at() !== null) return t("looking-back");
    // Where the game asks something, its own question says more than we could.
    if (table.chosen().length === 0) return isAsked() ? table.caption() : t("hint-start");
    if (table.isAsking()) return t("loading");
    if (isDone()) return t("hint-confirm", { action: table.here().done! });
    return table.here().targets.size > 0 ? t("hint-next") : t("hint-choice");
  };
  /** Whether one decision of a turn is asked for: there is nothing to point at, or a queue says which it is. */
  const isAsked = () => table.here().targets.size === 0 || queue().some((item) => item.is_current);
  const queue = () => (table.scene()?.panels ?? []).flatMap(({ content }) => ("queue" in content ? content.queue : []));
  const seat = () => speaker(table.whole()!, table.own());
  const offering = () => (rights(table.whole()!, table.own()).draw ? offers(table.whole()!, table.own(), seat()) : []);
  const agree = () => api.draw(table.id, seat(), true).catch(complain);
  const decline = () => api.draw(table.id, seat(), false).catch(complain);
  return (
    <section class="bar" aria-label={t("bar")} aria-busy={table.isAsking()} classList={{ mine: table.isMyTurn() && table.at() === null, idle: table.isHidden() || (!table.isRunning() && table.at() === null && !table.isWatching()) }}>
      <Show when={table.refusal()}>
        {(refusal) => (
          <div class="refusal" role="alert">
            <span>{refusal().text}</span>
            <Show when={refusal().paragraph}>
              {(paragraph) => <button type="button" class="small" onClick={() => props.onRule(paragraph())}><Icon name="book" /> {t("see-rule", { n: paragraph() })}</button>}
            </Show>
            <button type="button" class="quiet round" aria-label={t("close")} onClick={() => table.setRefusal(null)}><Icon name="close" /></button>
          </div>
        )}
      </Show>
      <Show when={offering().length > 0}>
        <div class="refusal offer">
          <span>{t("draw-offered", { name: table.name(offering()[0]!) })}</span>
          <button type="button" class="small" onClick={() => void agree()}>{t("draw-agree")}</button>
          <button type="button" class="small" onClick={() => void decline()}>{t("draw-decline")}</button>
        </div>
      </Show>
      <Show when={table.at() === null && queue().length > 1}>
        <ol class="queue" aria-label={t("queue")}>
          <For each={queue()}>{(item) => <li aria-current={item.is_current ? "step" : undefined}>{table.tell(item.label)}</li>}</For>
        </ol>
      </Show>
      <div class="bar-row">
        <Switch
          fallback={
            <p class="bar-hint">
              <Show when={table.isWatching()}><Icon name="eye" /> {t("watching")}</Show>
              <Show when={!table.isWatching() && table.isRunning()}>{t("wait-turn")}</Show>
            </p>
          }
        >
          <Match when={table.at() !== null}>
            <p class="bar-hint">{t("looking-back")}</p>
            <button type="button" class="primary small" onClick={() => table.look(null)}>{t("back-to-now")}</button>
          </Match>
          <Match when={table.following() !== null}>
            <p class="bar-hint">{t("hand-over-hint", { name: table.name(table.following()!) })}</p>
            <button type="button" class="primary hand-over" onClick={table.handOver}>{t("hand-over")}</button>
          </Match>
          <Match when={table.isMyTurn()}>
            <p class="bar-hint" aria-live="off">{hint()}</p>
            <div class="bar-buttons">
              <Show when={isDone() && table.isConfirming()}>
                <button type="button" class="primary" ref={(button) => queueMicrotask(() => button.focus())} onClick={() => void table.act(table.here().done!)}>
                  <Icon name="check" /> {t("confirm")}
                </button>
              </Show>
              <For each={table.here().choices}>
                {(choice) => <button type="button" class="choice" disabled={table.isBusy()} onClick={() => pressOn(choice)}>{table.tell(choice.label)}</button>}
              </For>
              <Show when={table.chosen().length > 0 && !table.isBusy()}>
                <button type="button" onClick={table.back}><Icon name="undo" /> {t("undo")}</button>
              </Show>
            </div>
          </Match>
        </Switch>
        <Show when={table.isRunning() && !table.isWatching() && !table.isHidden() && table.following() === null && table.at() === null && (table.chosen().length === 0 || table.here().choices.length === 0)}>
          <form class="typed" onSubmit={submit}>
            <input
              type="text" aria-label={t("typed")} placeholder={example(table.moves()) ?? t("typed-short")} autocomplete="off" autocapitalize="off"
              spellcheck={false} value={text()} readOnly={table.isBusy()} onInput={(event) => setText(event.currentTarget.value)}
            />
            <button type="submit" class="quiet round" aria-label={t("typed-go")}><Icon name="send" /></button>
          </form>
        </Show>
      </div>
    </section>
  );
}
