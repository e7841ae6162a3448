// A closer look at things of the scene: a dialog with rows of drawings and words, and the list of all there is to see.
import { createEffect, createResource, For, Show } from "solid-js";
import type { Board, Card, Message, Scene, Sheet } from "../../api/types";
import { symbolId } from "../../board/shapes";
import { Dialog } from "../../ui/dialog";
import { Icon } from "../../ui/icons";
import { t } from "../../words/words";
import { CardView } from "./card";
import { type Look, looked } from "./look";

type Props = {
  board: Board;
  scene: Scene;
  game: string;
  look: Look | null;
  /** The card of something, as long as nothing changes. */
  card: (of: string) => Promise<Card | null>;
  say: (message: Message) => string;
  onRule: (paragraph: string) => void;
  onClose: () => void;
};

/** What is looked at, over the page: its card, then its sheets. What is no longer there closes by itself. */
export function SheetDialog(props: Props) {
  const sheets = () => looked(props.scene.sheets, props.look);
  // A card tells of the whole scene: it is another one whenever anything changed.
  const [found] = createResource(
    () => (props.look && "of" in props.look ? { of: props.look.of, scene: props.scene } : null),
    ({ of }) => props.card(of),
  );
  const card = () => (props.look && "of" in props.look && found.latest?.of === props.look.of ? found.latest : null);
  const title = () => card()?.title ?? sheets()[0]?.title ?? null;
  createEffect(() => props.look && !found.loading && title() === null && props.onClose());
  return (
    <Show when={props.look && title()}>
      {(title) => (
        <Dialog title={props.say(title())} isOpen onClose={props.onClose} class="sheet-dialog">
          <div class="sheet-scroll" tabindex="0" role="group" aria-label={props.say(title())}>
            <Show when={card()}>{(card) => <CardView card={card()} board={props.board} game={props.game} say={props.say} onRule={props.onRule} />}</Show>
            <For each={sheets()}>
              {(sheet, i) => (
                <section class="stack tight">
                  <Show when={i() > 0 || card()}><h3>{props.say(sheet.title)}</h3></Show>
                  <Rows board={props.board} sheet={sheet} say={props.say} />
                </section>
              )}
            </For>
          </div>
        </Dialog>
      )}
    </Show>
  );
}

export function Rows(props: { board: Board; sheet: Sheet; say: (message: Message) => string }) {
  return (
    <>
      <Show when={props.sheet.rows.length > 0} fallback={<p class="soft">{t("sheet-empty")}</p>}>
        <ul class="sheet-rows" classList={{ drawn: props.sheet.rows.some((row) => row.symbol !== null) }}>
          <For each={props.sheet.rows}>
            {(row) => (
              <li classList={{ faint: row.is_faint }}>
                <Drawn board={props.board} symbol={row.symbol} />
                <span class="sheet-label">{props.say(row.label)}</span>
                <Show when={row.count !== null}><span class="sheet-count"><span aria-hidden="true">×</span>{row.count}</span></Show>
              </li>
            )}
          </For>
        </ul>
      </Show>
      <Show when={props.sheet.note}>{(note) => <p class="hint">{props.say(note())}</p>}</Show>
    </>
  );
}

/** A drawing of the board, small. It is taken from the board's own definitions in the page. */
export function Drawn(props: { board: Board; symbol: string | null }) {
  const symbol = () => props.board.symbols.find((one) => one.name === props.symbol);
  const box = (bounds: { x: number; y: number; width: number; height: number }) => `${bounds.x} ${bounds.y} ${bounds.width} ${bounds.height}`;
  return (
    <Show when={symbol()}>
      {(symbol) => <svg class="sheet-symbol" viewBox={box(symbol().bounds)} aria-hidden="true"><use href={`#${symbolId(symbol().name)}`} /></svg>}
    </Show>
  );
}

/** All there is to see more closely, by title: for fingers, keys and ears. */
export function SheetList(props: { sheets: readonly Sheet[]; say: (message: Message) => string; onLook: (look: Look) => void }) {
  const count = (sheet: Sheet) => sheet.rows.reduce((sum, row) => sum + (row.count ?? 1), 0);
  return (
    <div class="looks">
      <Show when={props.sheets.length > 0} fallback={<p class="soft">{t("look-nothing")}</p>}>
        <p class="hint">{t("look-hint")}</p>
        <ul>
          <For each={props.sheets}>
            {(sheet) => (
              <li>
                <button type="button" class="look" aria-haspopup="dialog" onClick={() => props.onLook({ id: sheet.id })}>
                  <span>{props.say(sheet.title)}</span>
                  <span class="soft">{count(sheet)} <Icon name="next" /></span>
                </button>
              </li>
            )}
          </For>
        </ul>
      </Show>
    </div>
  );
}
