// What can be put: taken in hand by a click or a key and put wherever one points, or dragged onto the board. And the places beside the board.
import { createSignal, For, Show } from "solid-js";
import type { Setup } from "../../api/types";
import { symbolId } from "../../board/shapes";
import { Icon } from "../../ui/icons";
import { t } from "../../words/words";
import { left, OFF, type Placement, type Sort, sortOf } from "./hand";
import type { Editor } from "./state";

/** So far goes a pointer, in pixels, before it drags. */
const FAR = 8;

export function PaletteView(props: { editor: Editor }) {
  const { editor } = props;
  const toggle = (name: string) => editor.takeUp(editor.hand() === name ? null : name);
  const takeOff = () => (editor.held() >= 0 ? editor.off() : toggle(OFF));
  return (
    <section class="bar palette" aria-label={t("editor-palette")} aria-busy={editor.isBusy()}>
      <div class="palette-tools" role="group" aria-label={t("editor-tools")}>
        <button type="button" class="small take-off" aria-pressed={editor.hand() === OFF} title={t("editor-off")} onClick={takeOff}><Icon name="close" /> <span>{t("editor-off")}</span></button>
        <button type="button" class="quiet round" aria-label={t("editor-undo")} title={t("editor-undo")} disabled={!editor.canUndo()} onClick={editor.undo}><Icon name="undo" /></button>
      </div>
      <div class="palette-sorts" role="group" aria-label={t("editor-sorts")}>
        <Show when={editor.setup()}>
          {(setup) => <For each={setup().palette}>{(sort) => <SortButton editor={editor} setup={setup()} sort={sort} onToggle={() => toggle(sort.name)} />}</For>}
        </Show>
      </div>
    </section>
  );
}

/** A sort, drawn small, with how many of it are left. */
function SortButton(props: { editor: Editor; setup: Setup; sort: Sort; onToggle: () => void }) {
  const { editor } = props;
  const count = () => left(props.setup, editor.wanted().pieces, props.sort);
  const name = () => editor.tell(props.sort.label);
  const words = () => (count() === null ? name() : t("editor-left", { piece: name(), n: count()! }));
  const drag = createDragging(editor, () => (count() === 0 ? null : props.sort));
  return (
    <button
      type="button" class="sort" data-sort={props.sort.name} aria-label={words()} title={name()} aria-pressed={editor.hand() === props.sort.name} aria-disabled={count() === 0}
      onPointerDown={drag.down} onPointerMove={drag.over} onPointerUp={drag.up} onPointerCancel={drag.cancel}
      onClick={() => !drag.wasDragged() && (count() !== 0 || editor.hand() === props.sort.name) && props.onToggle()}
    >
      <Drawing editor={editor} name={props.sort.symbol} />
      <Show when={count() !== null}><span class="sort-left" aria-hidden="true">{count()}</span></Show>
      <Show when={drag.at()}>{(at) => <span class="sort-dragged" style={{ left: `${at().x}px`, top: `${at().y}px` }}><Drawing editor={editor} name={props.sort.symbol} /></span>}</Show>
    </button>
  );
}

/** A drawing of the board, by its name. */
function Drawing(props: { editor: Editor; name: string }) {
  const bounds = () => props.editor.board()?.symbols.find(({ name }) => name === props.name)?.bounds;
  return <Show when={bounds()}>{(box) => <svg class="sort-symbol" aria-hidden="true" viewBox={`${box().x} ${box().y} ${box().width} ${box().height}`}><use href={`#${symbolId(props.name)}`} /></svg>}</Show>;
}

/** From the palette onto the board, or onto a place beside it. */
function createDragging(editor: Editor, sort: () => Sort | null) {
  const [at, setAt] = createSignal<{ x: number; y: number } | null>(null);
  let from: { x: number; y: number; pointer: number } | null = null;
  let dragged = false;
  const down = (event: PointerEvent) => {
    dragged = false;
    if (event.button !== 0 || !sort()) return;
    from = { x: event.clientX, y: event.clientY, pointer: event.pointerId };
    // A quick mouse has left the button before it moves; a finger is held to it anyway.
    if (event.pointerType !== "touch") (event.currentTarget as Element).setPointerCapture(event.pointerId);
  };
  const over = (event: PointerEvent) => {
    if (!from || from.pointer !== event.pointerId) return;
    if (at() === null && Math.hypot(event.clientX - from.x, event.clientY - from.y) < FAR) return;
    if (!dragged) {
      dragged = true;
      editor.takeUp(null);
    }
    setAt({ x: event.clientX, y: event.clientY });
  };
  const cancel = () => {
    from = null;
    setAt(null);
  };
  const up = (event: PointerEvent) => {
    const isDrop = at() !== null;
    cancel();
    const hit = isDrop ? document.elementFromPoint(event.clientX, event.clientY)?.closest<HTMLElement | SVGElement>("[data-id], [data-place]") : null;
    const place = hit?.dataset.place ?? hit?.dataset.on ?? hit?.dataset.id;
    if (place && sort()) editor.drop(place, sort()!.name);
  };
  /** Whether the click that follows is the end of a drag. */
  const wasDragged = () => {
    const was = dragged;
    dragged = false;
    return was;
  };
  return { at, down, over, up, cancel, wasDragged };
}

/** The places beside the board, with what is there: pointing at a piece takes it in hand again. */
export function Asides(props: { editor: Editor }) {
  const { editor } = props;
  const here = (place: string) => editor.wanted().pieces.map((put, at) => ({ put, at })).filter(({ put }) => put.place === place);
  const lift = ({ put, at }: { put: Placement; at: number }) => {
    const isOff = editor.hand() === OFF;
    editor.off(at);
    if (!isOff) editor.takeUp(put.sort);
  };
  return (
    <Show when={(editor.setup()?.asides.length ?? 0) > 0}>
      <div class="asides">
        <For each={editor.setup()!.asides}>
          {(aside) => (
            <section class="aside-place" data-place={aside.id} aria-label={editor.tell(aside.label)}>
              <button type="button" class="small" disabled={!editor.hand() && editor.held() < 0} onClick={() => editor.drop(aside.id)}><Icon name="plus" /> {editor.tell(aside.label)}</button>
              <For each={here(aside.id)}>
                {(one) => {
                  const sort = () => sortOf(editor.setup()!, one.put.sort);
                  return <Show when={sort()}>{(sort) => <button type="button" class="sort" aria-label={t("editor-lift", { piece: editor.tell(sort().label) })} onClick={() => lift(one)}><Drawing editor={editor} name={sort().symbol} /></button>}</Show>;
                }}
              </For>
            </section>
          )}
        </For>
      </div>
    </Show>
  );
}
