// One thread of letters: what was written, and an answer.
import { createEffect, createSignal, For, on, onCleanup, Show } from "solid-js";
import { Icon } from "../../ui/icons";
import { Who } from "../../ui/who";
import { lang, t } from "../../words/words";
import { Emblem } from "./emblem";
import type { Post } from "./press";
import { canAnswer, type Circle, isOwn, keyOf } from "./pressThreads";
import type { Table } from "./state";

/** The longest letter that the house takes. */
export const LONGEST = 2000;

/** A moment as one reads it beside a letter: the hour today, else the day too. */
export function when(ms: number): string {
  const isToday = new Date(ms).toDateString() === new Date().toDateString();
  const time = { hour: "2-digit", minute: "2-digit" } as const;
  return new Intl.DateTimeFormat(lang(), isToday ? time : { day: "numeric", month: "short", ...time }).format(ms);
}

/** The way back to all threads, and where one is. */
export function Back(props: { post: Post; title: string }) {
  return (
    <>
      <button type="button" class="quiet round" aria-label={t("press-back")} title={t("press-back")} onClick={() => props.post.setView({ at: "threads" })}><Icon name="back" /></button>
      <h2 class="press-title" data-first tabindex="-1">{props.title}</h2>
    </>
  );
}

/** Whether somebody looks at the page. */
function createLooking(): () => boolean {
  const [is, set] = createSignal(document.visibilityState === "visible");
  const look = () => set(document.visibilityState === "visible");
  document.addEventListener("visibilitychange", look);
  onCleanup(() => document.removeEventListener("visibilitychange", look));
  return is;
}

export function Letters(props: { table: Table; circle: Circle }) {
  const { table } = props;
  const { post } = table;
  const thread = () => post.thread(props.circle);
  const mark = () => post.marks().get(keyOf(props.circle));
  // What was new when one came stays marked as long as one is here.
  const before = mark()?.read ?? 0;
  const isMine = () => isOwn(thread(), post.as());
  const isSeen = createLooking();
  let list!: HTMLDivElement;
  createEffect(on([() => thread().letters.length, isSeen, post.marks], ([count, isSeen]) => isSeen && isMine() && post.setMark(props.circle, { read: count })));
  createEffect(on(() => thread().letters.length, () => queueMicrotask(() => list?.scrollTo(0, list.scrollHeight))));
  const isNew = (place: number) => place === before && place > 0 && thread().letters.slice(place).some(({ from }) => from !== post.as());
  const isMuted = () => mark()?.muted ?? false;
  return (
    <div class="press-thread">
      <header class="press-head">
        <Back post={post} title={post.titleOf(props.circle)} />
        <Show when={isMine()}>
          <button type="button" class="quiet round" aria-pressed={isMuted()} aria-label={t("press-mute")} title={t("press-mute")} onClick={() => post.setMark(props.circle, { muted: !isMuted() })}><Icon name={isMuted() ? "mute" : "loud"} /></button>
        </Show>
      </header>
      <div class="press-scroll letters" ref={list} role="log" aria-label={post.titleOf(props.circle)} tabindex="0">
        <For each={thread().letters} fallback={<p class="soft">{t("press-none-yet")}</p>}>
          {(letter, place) => (
            <>
              <Show when={isNew(place())}><p class="letters-new"><span>{t("press-unread-from-here")}</span></p></Show>
              <article class="letter" classList={{ mine: letter.from === post.as() }}>
                <header><Emblem table={table} seat={letter.from} /> <b><Who name={post.nameOf(letter.from)} /></b> <time class="soft" datetime={new Date(letter.at).toISOString()}>{when(letter.at)}</time></header>
                <p class="letter-text" dir="auto">{letter.text}</p>
              </article>
            </>
          )}
        </For>
      </div>
      <Show when={canAnswer(thread(), post.toWhom(), post.as())}><Answer post={post} circle={props.circle} /></Show>
    </div>
  );
}

function Answer(props: { post: Post; circle: Circle }) {
  const { post } = props;
  const key = () => keyOf(props.circle);
  const label = () => (props.circle.length === 0 ? t("press-write-all") : t("press-write-some", { names: post.titleOf(props.circle) }));
  const send = async () => {
    const text = post.draft(key()).trim();
    if (text && (await post.send(props.circle, text))) post.setDraft(key(), "");
  };
  return (
    <form class="press-form" onSubmit={(event) => { event.preventDefault(); void send(); }}>
      <Text label={label()} value={post.draft(key())} onInput={(text) => post.setDraft(key(), text)} onSend={() => void send()} />
      <button type="submit" class="round primary" aria-label={t("send")} aria-disabled={post.isSending()}><Icon name="send" /></button>
    </form>
  );
}

/** Where a letter is written: it has lines, so that Enter begins one, and Ctrl and Enter send. */
export function Text(props: { label: string; value: string; onInput: (text: string) => void; onSend: () => void; rows?: number }) {
  const key = (event: KeyboardEvent) => {
    if (event.key !== "Enter" || !(event.ctrlKey || event.metaKey)) return;
    event.preventDefault();
    props.onSend();
  };
  return (
    <textarea
      rows={props.rows ?? 2} maxLength={LONGEST} dir="auto" aria-label={props.label} placeholder={props.label} title={t("press-keys")} aria-keyshortcuts="Control+Enter"
      value={props.value} onInput={(event) => props.onInput(event.currentTarget.value)} onKeyDown={key}
    />
  );
}
