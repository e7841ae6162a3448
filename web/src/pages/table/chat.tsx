// Talk: those who sit among themselves, those who watch among themselves.
import { createEffect, createSignal, For, on, Show } from "solid-js";
import { api } from "../../api/client";
import { ensureName } from "../../ui/name";
import { Icon } from "../../ui/icons";
import { complain } from "../../ui/notices";
import type { Talk } from "../../api/types";
import { Who } from "../../ui/who";
import { lang, t } from "../../words/words";
import { Emblem } from "./emblem";
import type { Table } from "./state";

export function Chat(props: { table: Table }) {
  const [text, setText] = createSignal("");
  const lines = () => props.table.whole()?.talk ?? [];
  const channel = () => (props.table.isWatching() ? "watchers" : "table");
  /** The seat of whoever said it, where one of that name and no other sits at the table. */
  const seatOf = ({ channel, name }: Talk) => {
    const [seat, ...others] = (props.table.whole()?.table.seats ?? []).filter((one) => one.kind === "guest" && one.name === name);
    return channel === "table" && others.length === 0 ? seat : undefined;
  };
  let list!: HTMLDivElement;
  createEffect(on(() => lines().length, () => queueMicrotask(() => list?.scrollTo(0, list.scrollHeight))));
  const send = async (event: SubmitEvent) => {
    event.preventDefault();
    const words = text().trim();
    if (!words || !(await ensureName())) return;
    try {
      await api.chat(props.table.id, channel(), words);
      setText("");
      if (props.table.link.link() !== "live") void props.table.link.refresh();
    } catch (error) {
      complain(error);
    }
  };
  const time = (ms: number) => new Intl.DateTimeFormat(lang(), { hour: "2-digit", minute: "2-digit" }).format(ms);
  return (
    <div class="chat">
      <div class="chat-lines" ref={list} role="log" aria-label={t("chat")} tabindex="0">
        <Show when={lines().length > 0} fallback={<p class="soft">{t(`chat-empty-${channel()}`)}</p>}>
          <For each={lines()}>
            {(line) => (
              <p class="chat-line" classList={{ watchers: line.channel === "watchers" }}>
                <Show when={seatOf(line)}>{(seat) => <Emblem table={props.table} seat={seat().seat} />}</Show> <b><Who name={line.name ?? t("seat-hidden")} /></b> <time class="soft">{time(line.at)}</time><br />{line.text}
              </p>
            )}
          </For>
        </Show>
      </div>
      <form class="chat-form" onSubmit={send}>
        <input type="text" maxLength={500} aria-label={t(`chat-to-${channel()}`)} placeholder={t(`chat-to-${channel()}`)} autocomplete="off" value={text()} onInput={(event) => setText(event.currentTarget.value)} />
        <button type="submit" class="round primary" aria-label={t("send")}><Icon name="send" /></button>
      </form>
    </div>
  );
}
