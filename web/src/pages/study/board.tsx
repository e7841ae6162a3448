// The board of a study, as at a table; while arrows are drawn, pointing at two things makes one.
import { createSignal, Show } from "solid-js";
import { BoardView } from "../../board/view";
import { ZoomFrame } from "../../board/zoom";
import { explain } from "../../ui/notices";
import { t } from "../../words/words";
import { PeekView } from "../table/card";
import type { Look } from "../table/look";
import { SheetDialog } from "../table/sheets";
import type { Staging } from "../table/staging";
import type { Study } from "./state";

type Props = { study: Study; staging: Staging; isDrawing: boolean; onPoint: (id: string) => void; onRule: (paragraph: string) => void };

export function StudyBoard(props: Props) {
  const { study } = props;
  const { zoom, laid } = props.staging;
  const [look, setLook] = createSignal<Look | null>(null);
  const read = (paragraph: string) => {
    setLook(null);
    props.onRule(paragraph);
  };
  /** Whoever draws an arrow moves nothing. */
  const seize = (event: Event) => {
    if (!props.isDrawing) return;
    if (event instanceof KeyboardEvent && event.key !== "Enter" && event.key !== " ") return;
    const id = (event.target as Element).closest("[data-id]")?.getAttribute("data-id");
    if (!id) return;
    event.preventDefault();
    event.stopPropagation();
    if (event.type === "click" || event.type === "keydown") props.onPoint(id);
  };
  const watch = (area: HTMLElement) => {
    for (const kind of ["pointerdown", "pointerup", "click", "keydown"]) area.addEventListener(kind, seize, true);
  };
  return (
    <div class="board-area" classList={{ drawing: props.isDrawing }} ref={watch}>
      <ZoomFrame zoom={zoom} label={t("zoom")}>
        <Show
          when={laid()}
          fallback={
            <p class="soft center board-wait">
              {study.trouble() ? explain(study.trouble()) : t("loading")}{" "}
              <Show when={study.trouble()}><button type="button" class="small" onClick={study.retry}>{t("try-again")}</button></Show>
            </p>
          }
        >
          {(laid) => (
            <>
              <BoardView
                board={laid().board} scene={laid().scene} box={laid().plan.box} scale={zoom.scale()} moves={study.moves()} chosen={study.chosen()}
                onChosen={study.choose} onWish={() => {}} hasCards={study.hasCards()} isMarking={false} say={study.tell}
                onLook={(hit) => { study.rest(null); setLook({ of: hit.id, on: hit.on }); }}
                onStuck={(id, after) => void study.wonder(id, after)} onRest={study.rest}
                preview={laid().board.previews.find(({ choice }) => choice === study.considered())?.pieces ?? []}
                onNoTarget={() => document.querySelector<HTMLElement>(".bar-buttons button")?.focus()}
              />
              <Show when={look() === null && study.peek()}>{(peek) => <PeekView peek={peek()} board={laid().board} say={study.tell} />}</Show>
              <SheetDialog
                board={laid().board} scene={laid().scene} game={study.game} look={look()} card={study.find} say={study.tell}
                onRule={read} onClose={() => setLook(null)}
              />
            </>
          )}
        </Show>
      </ZoomFrame>
    </div>
  );
}
