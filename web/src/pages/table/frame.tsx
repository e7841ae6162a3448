// The board in its frame, or what is there instead.
import { createEffect, type JSX, Match, on, Show, Switch } from "solid-js";
import type { Hit } from "../../board/reach";
import { BoardView } from "../../board/view";
import { ZoomFrame } from "../../board/zoom";
import { explain } from "../../ui/notices";
import { t } from "../../words/words";
import { PeekView } from "./card";
import { Curtain } from "./curtain";
import type { Look } from "./look";
import { SheetDialog } from "./sheets";
import type { Staging } from "./staging";
import type { Table } from "./state";

type Props = {
  table: Table;
  staging: Staging;
  look: Look | null;
  onLook: (look: Look | null) => void;
  onRule: (paragraph: string) => void;
  /** What is laid over the board while nobody plays on it. */
  children: JSX.Element;
};

export function Frame(props: Props) {
  const { table } = props;
  const { zoom, laid } = props.staging;
  let area!: HTMLDivElement;
  showTargets(props, () => area);
  const look = (hit: Hit) => {
    table.rest(null);
    props.onLook({ of: hit.id, on: hit.on });
  };
  const read = (paragraph: string) => {
    props.onLook(null);
    props.onRule(paragraph);
  };
  return (
    <div class="board-area" ref={area}>
      <ZoomFrame zoom={zoom} label={t("zoom")}>
        <Switch fallback={
          <p class="soft center board-wait">
            {table.boardTrouble() ? explain(table.boardTrouble()) : t("loading")}{" "}
            <Show when={table.boardTrouble()}><button type="button" class="small" onClick={() => table.redraw()}>{t("try-again")}</button></Show>
          </p>
        }>
          <Match when={table.covered() !== null}><Curtain name={table.name(table.covered()!)} onArrive={table.arrive} /></Match>
          <Match when={laid()}>
            {(laid) => (
              <>
                <BoardView
                  board={laid().board} scene={laid().scene} box={laid().plan.box} scale={zoom.scale()} moves={table.moves()} chosen={table.chosen()}
                  onChosen={table.choose} onWish={table.foresee} hasCards={table.hasCards()} isMarking={table.isMarking()} onLook={look}
                  onStuck={(id, after) => void table.wonder(id, after)} onRest={table.rest} say={table.tell}
                  preview={laid().board.previews.find(({ choice }) => choice === table.considered())?.pieces ?? []}
                  onNoTarget={() => document.querySelector<HTMLElement>(".bar-buttons button")?.focus()}
                />
                <Show when={props.look === null && table.peek()}>{(peek) => <PeekView peek={peek()} board={laid().board} say={table.tell} />}</Show>
                <SheetDialog
                  board={laid().board} scene={laid().scene} game={table.whole()!.table.game} look={props.look} card={table.card} say={table.tell}
                  onRule={read} onClose={() => props.onLook(null)}
                />
              </>
            )}
          </Match>
        </Switch>
      </ZoomFrame>
      {props.children}
    </div>
  );
}

/** At first, and when it is somebody's turn and nothing of what they can do is seen, the view goes there. At no other time does it move by itself. */
function showTargets({ table, staging }: Props, area: () => HTMLElement): void {
  let isFirst = true;
  createEffect(
    on([table.isMyTurn, () => staging.laid() !== null, () => staging.laid()?.plan], ([isMine, isLaid]) => {
      if (!isMine || !isLaid || !staging.zoom.pans()) return;
      queueMicrotask(() => {
        const frame = area().querySelector(".zoom-frame")!.getBoundingClientRect();
        const boxes = [...area().querySelectorAll("svg.board .can > .focus-ring")].map((ring) => ring.getBoundingClientRect());
        const isSeen = ({ x, y, right, bottom }: DOMRect) => x >= frame.x && y >= frame.y && right <= frame.right && bottom <= frame.bottom;
        if (boxes.length === 0 || (!isFirst && boxes.some(isSeen))) return;
        isFirst = false;
        const [left, top] = [Math.min(...boxes.map((box) => box.x)), Math.min(...boxes.map((box) => box.y))];
        const [right, bottom] = [Math.max(...boxes.map((box) => box.right)), Math.max(...boxes.map((box) => box.bottom))];
        staging.zoom.reveal(new DOMRect(left, top, right - left, bottom - top));
      });
    }),
  );
}
