// The moves in notation, with words on demand, and the way back through them.
import { createEffect, createSignal, For, on, Show } from "solid-js";
import { Icon } from "../../ui/icons";
import { copy } from "../../ui/fields";
import { t } from "../../words/words";
import type { Turn } from "../../live/merge";
import { Emblem } from "./emblem";
import type { Table } from "./state";

export function Moves(props: { table: Table }) {
  const table = props.table;
  const [pointed, setPointed] = createSignal<Turn | null>(null);
  const played = () => table.turnList().filter((turn) => turn.action !== null);
  const words = (turn: Turn) => turn.entries.map((entry) => table.tell(entry.text)).join(". ");
  const shown = () => pointed() ?? (table.stop() > 0 ? played()[table.stop() - 1] : null);
  let list!: HTMLOListElement;
  createEffect(on([table.stop, () => played().length], () => {
    const current = list?.querySelector<HTMLElement>("[aria-current]");
    if (current) list.scrollTop = current.offsetTop - list.offsetTop - list.clientHeight / 2 + 16;
  }));
  const share = () => void copy(new URL(`/table/${table.id}?at=${table.stops()[table.stop()]}`, location.origin).href);
  return (
    <div class="moves-panel">
      <p class="story" classList={{ soft: !shown() }}>{shown() ? words(shown()!) : t(table.isHidden() ? "curtain-moves" : "moves-none")}</p>
      <ol class="moves" ref={list} onPointerLeave={() => setPointed(null)}>
        <For each={played()}>
          {(turn, i) => (
            <li>
              <button
                type="button" class={`move seat-${turn.action!.seat}`} aria-current={table.stop() === i() + 1 ? "step" : undefined}
                aria-label={`${i() + 1}. ${t("labelled", { what: table.spell(turn.action!.text), of: words(turn) })}`}
                onPointerEnter={() => setPointed(turn)} onFocus={() => setPointed(turn)} onBlur={() => setPointed(null)}
                onClick={() => table.look(turn.last)}
              >
                <span class="n">{i() + 1}</span> <Emblem table={table} seat={turn.action!.seat} /> <span class="notation">{table.spell(turn.action!.text)}</span>
                <Show when={turn.entries.length > 1}><span class="more" aria-hidden="true">•</span></Show>
              </button>
            </li>
          )}
        </For>
      </ol>
      <div class="replay" role="group" aria-label={t("replay")}>
        <button type="button" class="quiet round" aria-label={t("replay-first")} disabled={table.stop() === 0} onClick={() => table.step(-Infinity)}><Icon name="first" /></button>
        <button type="button" class="quiet round" aria-label={t("replay-back")} disabled={table.stop() === 0} onClick={() => table.step(-1)}><Icon name="back" /></button>
        <input
          type="range" min="0" max={table.stops().length - 1} value={table.stop()} aria-label={t("replay-slider")}
          aria-valuetext={t("replay-at", { n: table.stop(), of: table.stops().length - 1 })} disabled={table.stops().length < 2}
          onInput={(event) => table.step(Number(event.currentTarget.value) - table.stop())}
        />
        <button type="button" class="quiet round" aria-label={t("replay-next")} disabled={table.at() === null} onClick={() => table.step(1)}><Icon name="next" /></button>
        <button type="button" class="quiet round" aria-label={t("replay-last")} disabled={table.at() === null} onClick={() => table.look(null)}><Icon name="last" /></button>
        <button type="button" class="quiet round" aria-label={t("share")} title={t("share")} onClick={share}><Icon name="share" /></button>
      </div>
    </div>
  );
}
