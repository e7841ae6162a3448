// A table: the board large, whose turn above it, what can be done below, the rest beside.
import { createEffect, createSignal, Match, on, onCleanup, Show, Switch } from "solid-js";
import { gameName } from "../../app/state";
import type { Hit } from "../../board/reach";
import { BoardView } from "../../board/view";
import { Icon } from "../../ui/icons";
import { explain } from "../../ui/notices";
import { t } from "../../words/words";
import { followTurn } from "./attention";
import { ActionBar } from "./bar";
import { PeekView } from "./card";
import { Curtain } from "./curtain";
import type { Look } from "./look";
import { Missing } from "./missing";
import { Gathering } from "./players";
import { Result } from "./result";
import { SheetDialog } from "./sheets";
import { type Citation, Side, type Tab } from "./side";
import { createTable, type Table } from "./state";

export function TablePage(props: { id: string }) {
  const table = createTable(props.id);
  followTurn(table);
  const [tab, setTab] = createSignal<Tab>("moves");
  const [cited, setCited] = createSignal<Citation | null>(null);
  const [look, setLook] = createSignal<Look | null>(null);
  createEffect(on(table.isHidden, () => setLook(null)));
  const showRule = (paragraph: string) => {
    setTab("rules");
    setCited((last) => ({ paragraph, n: (last?.n ?? 0) + 1 }));
  };
  listen(table);
  const isThere = () => table.whole() !== null;
  return (
    <Show when={isThere()} fallback={<Missing table={table} />}>
      <div class="table">
        <Show when={table.link.link() === "lost"}><p class="offline" role="status"><span class="spinner" aria-hidden="true" /> {t("offline")}</p></Show>
        <section class="stage" aria-labelledby="caption">
          <Caption table={table} />
          <Show when={table.whole()!.table.status === "open"}><Gathering table={table} /></Show>
          <Frame table={table} look={look()} onLook={setLook} onRule={showRule} />
          <Show when={table.over() && table.at() === null} fallback={<ActionBar table={table} onRule={showRule} />}>
            <Result table={table} />
          </Show>
        </section>
        <Side table={table} tab={tab()} onTab={setTab} cited={cited()} onLook={setLook} />
      </div>
    </Show>
  );
}

/** Keys that mean the same wherever one is at the table. */
function listen(table: Table): void {
  const key = (event: KeyboardEvent) => {
    const on = event.target as HTMLElement;
    if (event.defaultPrevented || event.altKey || event.ctrlKey || event.metaKey || on.closest("input, textarea, select, dialog, [role=tablist], .chat-lines")) return;
    if (event.key === "Escape" && table.peek()) table.rest(null);
    else if (event.key === "Escape" && table.chosen().length > 0) table.back();
    else if (event.key === "m" || event.key === "M") table.mark(!table.isMarking());
    else if (event.key === "ArrowLeft") table.step(-1);
    else if (event.key === "ArrowRight") table.step(1);
    else return;
    event.preventDefault();
  };
  document.addEventListener("keydown", key);
  onCleanup(() => document.removeEventListener("keydown", key));
}

function Caption(props: { table: Table }) {
  const isMine = () => props.table.isMyTurn() && props.table.at() === null;
  return (
    <header class="caption" classList={{ mine: isMine(), past: props.table.at() !== null }}>
      <h1 class="unseen">{t("table-title", { game: gameName(props.table.whole()!.table.game) })}</h1>
      <p id="caption" class="caption-words"><Show when={isMine()}><span class="lamp" aria-hidden="true" /></Show>{props.table.caption()}</p>
      <Show when={isMine()}>
        <button
          type="button" class="quiet round mark-button" aria-label={t("mark-movable")} title={t("mark-movable")} aria-keyshortcuts="m"
          aria-pressed={props.table.isMarking()} onClick={() => props.table.mark(!props.table.isMarking())}
        ><Icon name="hand" /></button>
      </Show>
      <Show when={props.table.isWatching()}><span class="badge"><Icon name="eye" /> {t("watching-short")}</span></Show>
    </header>
  );
}

/** The board in its frame, or what is there instead. */
function Frame(props: { table: Table; look: Look | null; onLook: (look: Look | null) => void; onRule: (paragraph: string) => void }) {
  const table = props.table;
  const look = (hit: Hit) => {
    table.rest(null);
    props.onLook({ of: hit.id, on: hit.on });
  };
  const read = (paragraph: string) => {
    props.onLook(null);
    props.onRule(paragraph);
  };
  const ratio = () => {
    const board = table.drawn()?.board;
    return board ? board.width / board.height : 1;
  };
  return (
    <div class="board-frame" style={{ "--ratio": ratio() }}>
      <Switch fallback={
        <p class="soft center">
          {table.boardTrouble() ? explain(table.boardTrouble()) : t("loading")}{" "}
          <Show when={table.boardTrouble()}><button type="button" class="small" onClick={() => table.redraw()}>{t("try-again")}</button></Show>
        </p>
      }>
        <Match when={table.covered() !== null}><Curtain name={table.name(table.covered()!)} onArrive={table.arrive} /></Match>
        <Match when={table.drawn()}>
          {(drawn) => (
            <>
              <BoardView
                board={drawn().board} scene={drawn().scene} moves={table.moves()} chosen={table.chosen()} onChosen={table.choose} onWish={table.foresee}
                hasCards={table.hasCards()} isMarking={table.isMarking()} onLook={look} onStuck={(id) => void table.wonder(id)} onRest={table.rest}
                onNoTarget={() => document.querySelector<HTMLElement>(".bar-buttons button")?.focus()} say={table.tell}
              />
              <Show when={props.look === null && table.peek()}>{(peek) => <PeekView peek={peek()} board={drawn().board} say={table.tell} />}</Show>
              <SheetDialog
                board={drawn().board} sheets={drawn().scene.sheets} game={table.whole()!.table.game} look={props.look} card={table.card} say={table.tell}
                onRule={read} onClose={() => props.onLook(null)}
              />
            </>
          )}
        </Match>
      </Switch>
    </div>
  );
}
