// The board of a position that is set up: the same as at a table. While something is put or taken off, each press is one of its own.
import { Show } from "solid-js";
import { BoardView } from "../../board/view";
import { ZoomFrame } from "../../board/zoom";
import { explain } from "../../ui/notices";
import { t } from "../../words/words";
import type { Staging } from "../table/staging";
import type { Editor } from "./state";

/** So far goes a finger, in pixels, before it wipes. */
const FAR = 8;

export function EditorBoard(props: { editor: Editor; staging: Staging }) {
  const { editor } = props;
  const { zoom, laid } = props.staging;
  /** With something in hand nothing on the board is dragged: a mouse that trembles still points, and a finger that wipes only wipes. */
  let isWiping = false;
  let from = { x: 0, y: 0 };
  const press = (event: PointerEvent) => {
    from = { x: event.clientX, y: event.clientY };
  };
  const hold = (event: PointerEvent) => {
    if (editor.hand() === null || event.buttons === 0) return;
    if (event.pointerType === "mouse") event.stopPropagation();
    else if (Math.hypot(event.clientX - from.x, event.clientY - from.y) >= FAR) isWiping = true;
  };
  const rest = () => void setTimeout(() => { isWiping = false; });
  const watch = (area: HTMLElement) => {
    area.addEventListener("pointerdown", press, true);
    area.addEventListener("pointermove", hold, true);
    for (const kind of ["pointerup", "pointercancel"]) area.addEventListener(kind, rest, true);
  };
  return (
    <div class="board-area" classList={{ putting: editor.hand() !== null }} ref={watch}>
      <ZoomFrame zoom={zoom} label={t("zoom")}>
        <Show
          when={laid()}
          fallback={
            <p class="soft center board-wait">
              {editor.trouble() ? explain(editor.trouble()) : t("loading")}{" "}
              <Show when={editor.trouble()}><button type="button" class="small" onClick={() => void editor.start()}>{t("try-again")}</button></Show>
            </p>
          }
        >
          {(laid) => (
            <BoardView
              board={laid().board} scene={laid().scene} box={laid().plan.box} scale={zoom.scale()} moves={editor.moves()} chosen={editor.chosen()}
              onChosen={(steps) => !isWiping && editor.choose(steps)} onWish={() => {}} hasCards={false} isMarking={false} say={editor.tell}
              onLook={() => {}} onStuck={() => {}} onRest={() => {}} preview={[]}
              onNoTarget={() => document.querySelector<HTMLElement>(".palette button")?.focus()}
            />
          )}
        </Show>
      </ZoomFrame>
    </div>
  );
}
