// The moves in notation, with words on demand, and the way back through them.
import { createEffect, createSignal, For, on, Show } from "solid-js";
import { t } from "../../words/words";
import type { Turn } from "../../live/merge";
import { Emblem } from "./emblem";
import type { Table } from "./state";

/** Longer moves do not fit beside another one. */
const LONG = 12;
/** Where a long one may go on in the next line: before a sign between squares. */
const hops = (text: string) => text.replace(/\d(?=[x-])/g, "$&\n").split("\n");

export function Moves(props: { table: Table }) {
  const table = props.table;
  const [pointed, setPointed] = createSignal<Turn | null>(null);
  const hasChapters = () => table.chapters().length > 0;
  const played = () => table.turnList().filter((turn) => hasChapters() || turn.action !== null);
  /** A chapter by what begins it; the first one began with the game. */
  const title = (turn: Turn) => (table.chapters().includes(turn.entries[0]!.text.key) ? table.tell(turn.entries[0]!.text) : t("chapter-first"));
  const words = (turn: Turn) => turn.entries.map((entry) => table.tell(entry.text)).join(". ");
  const shown = () => pointed() ?? (table.stop() > 0 ? played()[table.stop() - 1] : null);
  let list!: HTMLOListElement;
  createEffect(on([table.stop, () => played().length], () => {
    const current = list?.querySelector<HTMLElement>("[aria-current]");
    if (current) list.scrollTop = current.offsetTop - list.offsetTop - list.clientHeight / 2 + 16;
  }));
  return (
    <div class="moves-panel">
      <Show when={!hasChapters()} fallback={<div class="story chapter-story" tabindex="0" role="group" aria-label={t("tab-moves")}><ul><For each={shown()?.entries.slice(1)} fallback={<li class="soft">{t("chapter-nothing")}</li>}>{(entry) => <li>{table.tell(entry.text)}</li>}</For></ul></div>}>
        <p class="story" classList={{ soft: !shown() }}>{shown() ? words(shown()!) : t(table.isHidden() ? "curtain-moves" : "moves-none")}</p>
      </Show>
      <ol class="moves" ref={list} onPointerLeave={() => setPointed(null)}>
        <For each={played()}>
          {(turn, i) => (
            <li>
              <Show when={!hasChapters()} fallback={
                <button type="button" class="move chapter" aria-current={table.stop() === i() + 1 ? "step" : undefined} onClick={() => table.look(turn.last)}>
                  <span class="n">{i() + 1}</span> <span>{title(turn)}</span>
                </button>
              }>
              <button
                type="button" class={`move seat-${turn.action!.seat}`} aria-current={table.stop() === i() + 1 ? "step" : undefined}
                aria-label={`${i() + 1}. ${t("labelled", { what: table.spell(turn.action!.text), of: words(turn) })}`}
                onPointerEnter={() => setPointed(turn)} onFocus={() => setPointed(turn)} onBlur={() => setPointed(null)}
                onClick={() => table.look(turn.last)}
              >
                <span class="n">{i() + 1}</span> <Emblem table={table} seat={turn.action!.seat} /> <span class="notation" classList={{ long: turn.action!.text.length > LONG }}><For each={hops(table.spell(turn.action!.text))}>{(hop) => <>{hop}<wbr /></>}</For></span>
                <Show when={turn.entries.length > 1}><span class="more" aria-hidden="true">•</span></Show>
              </button>
              </Show>
            </li>
          )}
        </For>
      </ol>
    </div>
  );
}
