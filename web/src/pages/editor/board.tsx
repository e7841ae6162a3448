// The board of a position that is set up: the same as at a table. While something is put or taken off, each press is one of its own.
import { Show } from "solid-js";
import { BoardView } from "../../board/view";
import { ZoomFrame } from "../../board/zoom";
import { explain } from "../../ui/notices";
import { t } from "../../words/words";
import type { Staging } from "../table/staging";
import type { Editor } from "./state";

export function EditorBoard(props: { editor: Editor; staging: Staging }) {
  const { editor } = props;
  const { zoom, laid } = props.staging;
  /** With something in hand nothing on the board is dragged. */
  const hold = (event: PointerEvent) => editor.hand() !== null && event.buttons > 0 && event.pointerType === "mouse" && event.stopPropagation();
  return (
    <div class="board-area" classList={{ putting: editor.hand() !== null }} ref={(area) => area.addEventListener("pointermove", hold, true)}>
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
              onChosen={editor.choose} onWish={() => {}} hasCards={false} isMarking={false} say={editor.tell}
              onLook={() => {}} onStuck={() => {}} onRest={() => {}} preview={[]}
              onNoTarget={() => document.querySelector<HTMLElement>(".palette button")?.focus()}
            />
          )}
        </Show>
      </ZoomFrame>
    </div>
  );
}
