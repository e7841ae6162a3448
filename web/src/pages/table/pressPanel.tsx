// Letters beside the board: all threads, or what of them is open.
import { createEffect, createMemo, createSignal, For, Match, on, Show, Switch } from "solid-js";
import { Icon } from "../../ui/icons";
import { t } from "../../words/words";
import { Chat } from "./chat";
import { Emblem } from "./emblem";
import type { PressView } from "./press";
import { circleOf, search, type Thread, unread } from "./pressThreads";
import { Back, Letters, when } from "./pressThread";
import { NewLetter } from "./pressWrite";
import type { Table } from "./state";
import "../../styles/press.css";

export function PressPanel(props: { table: Table }) {
  const { table } = props;
  const post = table.post;
  let panel!: HTMLDivElement;
  // What is opened or closed takes the focus along: nobody is sent back to the top of the page.
  createEffect(on(post.view, () => queueMicrotask(() => {
    if (panel.contains(document.activeElement) || document.activeElement === document.body) panel.querySelector<HTMLElement>("[data-first]")?.focus({ preventScroll: true });
  }), { defer: true }));
  const close = (event: KeyboardEvent) => {
    if (event.key !== "Escape" || post.view().at === "threads") return;
    event.preventDefault();
    post.setView({ at: "threads" });
  };
  const open = () => {
    const view = post.view();
    return view.at === "thread" ? view.circle : null;
  };
  return (
    <div class="press" ref={panel} role="group" aria-label={t("press")} onKeyDown={close}>
      <Show when={!table.isHidden()} fallback={<p class="soft press-note">{t("curtain-text")}</p>}>
        <Switch fallback={<Threads table={table} />}>
          <Match when={open()} keyed>{(circle) => <Letters table={table} circle={circle} />}</Match>
          <Match when={post.view().at === "new"}><NewLetter table={table} /></Match>
          <Match when={post.view().at === "talk"}>
            <div class="press-thread">
              <Back post={post} title={t(talkName(table))} />
              <Chat table={table} />
            </div>
          </Match>
        </Switch>
      </Show>
    </div>
  );
}

const talkName = (table: Table) => (table.over() ? "press-talk-after" : "press-talk-watchers");

/** What is to be said about the letters of this table. */
function note(table: Table): string {
  const { press, as, toWhom } = table.post;
  const lines = press();
  if (!lines) return "";
  if (lines.speakers.length + lines.writers.length === 0) return t("press-closed");
  if (table.over()) return t(lines.opened ? "press-over-opened" : "press-over-kept");
  if (!table.isRunning()) return t("press-before");
  if (as() !== "public" && !toWhom().everybody && toWhom().seats.length === 0) return t("press-silent");
  return t(lines.opened ? "press-will-open" : "press-stays");
}

function Threads(props: { table: Table }) {
  const { table } = props;
  const { post } = table;
  const [words, setWords] = createSignal("");
  const found = createMemo(() => search(post.letters(), words(), post.nameOf));
  const canWrite = () => post.toWhom().everybody || post.toWhom().seats.length > 0;
  /** Whether the thread that was open last is there to go back to. */
  const isLeft = () => words() === "" && post.threads().some(({ key }) => key === post.left());
  const hasTalk = () => table.isWatching() || table.over() !== null;
  const show = (view: PressView) => post.setView(view);
  return (
    <div class="press-list" tabindex="-1" data-first={isLeft() ? undefined : ""}>
      <div class="press-tools">
        <Show when={post.letters().length > 0}>
          <input type="text" inputmode="search" aria-label={t("press-search")} placeholder={t("press-search-short")} autocomplete="off" value={words()} onInput={(event) => setWords(event.currentTarget.value)} />
        </Show>
        <Show when={canWrite()}><button type="button" class="primary" onClick={() => show({ at: "new" })}><Icon name="plus" /> {t("press-new")}</button></Show>
      </div>
      <div class="press-scroll">
        <Show when={words().trim() === ""} fallback={<Found table={table} letters={found()} />}>
          <ul class="threads" aria-label={t("press-threads")}>
            <For each={post.threads()}>{(thread) => <ThreadLine table={table} thread={thread} />}</For>
            <Show when={hasTalk()}>
              <li><button type="button" class="thread" onClick={() => show({ at: "talk" })}><span class="thread-head"><Icon name="chat" /> <b>{t(talkName(table))}</b></span></button></li>
            </Show>
          </ul>
          <p class="hint press-note">{note(table)}</p>
        </Show>
      </div>
    </div>
  );
}

function ThreadLine(props: { table: Table; thread: Thread }) {
  const { post } = props.table;
  const fresh = () => unread(props.thread, post.marks(), post.as());
  const last = () => props.thread.letters.at(-1);
  const isMuted = () => post.marks().get(props.thread.key)?.muted ?? false;
  return (
    <li>
      <button type="button" class="thread" data-first={post.left() === props.thread.key ? "" : undefined} classList={{ fresh: fresh() > 0 && !isMuted(), muted: isMuted() }} onClick={() => post.setView({ at: "thread", circle: props.thread.circle })}>
        <span class="thread-head">
          <Show when={props.thread.circle.length > 0} fallback={<Icon name="globe" />}>
            <span class="emblems"><For each={props.thread.circle.filter((seat) => seat !== post.as())}>{(seat) => <Emblem table={props.table} seat={seat} />}</For></span>
          </Show>
          <b class="thread-title">{post.titleOf(props.thread.circle)}</b>
          <Show when={isMuted()}><span class="soft"><Icon name="mute" /><span class="unseen">{t("press-muted")}</span></span></Show>
          <Show when={fresh() > 0}><span class="count">{fresh()}<span class="unseen"> {t("unread")}</span></span></Show>
        </span>
        <Show when={last()} fallback={<span class="thread-last soft">{t("press-none-yet")}</span>}>
          {(letter) => <span class="thread-last soft"><span dir="auto">{letter().text}</span> <time>{when(letter().at)}</time></span>}
        </Show>
      </button>
    </li>
  );
}

/** The letters that were looked for. */
function Found(props: { table: Table; letters: ReturnType<typeof search> }) {
  const { post } = props.table;
  return (
    <>
      <p class="hint press-note" role="status">{t("press-found", { n: props.letters.length })}</p>
      <ul class="threads">
        <For each={props.letters}>
          {(letter) => (
            <li>
              <button type="button" class="thread" onClick={() => post.setView({ at: "thread", circle: circleOf(letter) })}>
                <span class="thread-head"><Emblem table={props.table} seat={letter.from} /> <b class="thread-title">{post.nameOf(letter.from)}</b> <time class="soft">{when(letter.at)}</time></span>
                <span class="thread-last" dir="auto">{letter.text}</span>
                <small class="soft">{post.titleOf(circleOf(letter))}</small>
              </button>
            </li>
          )}
        </For>
      </ul>
    </>
  );
}
