// A table: the board large, whose turn above it, what can be done below, the rest beside.
import { createEffect, createMemo, createSignal, on, onCleanup, Show } from "solid-js";
import { gameName } from "../../app/state";
import { keepFocus } from "../../ui/focus";
import { Icon } from "../../ui/icons";
import { t } from "../../words/words";
import { followTurn } from "./attention";
import { ActionBar } from "./bar";
import { Glance } from "./clocks";
import { Frame } from "./frame";
import { Gathering, Useless } from "./gathering";
import { Questions } from "./handsButtons";
import { invitation } from "./joining";
import type { Look } from "./look";
import { Missing } from "./missing";
import { createPlanning } from "./plans";
import { Result } from "./result";
import { type Citation, Side, type Tab } from "./side";
import { createStaging, type Staging } from "./staging";
import { createTable, type Table } from "./state";
import { later } from "../../app/later";
import { WayBack } from "./whatIf";
import { ZoomTools } from "../../board/zoom";

/** For those games at which nobody chooses a seat. */
const Roster = later(() => import("./roster").then((part) => part.Roster), "gathering");

export function TablePage(props: { id: string }) {
  const table = createTable(props.id);
  followTurn(table);
  const planning = createPlanning(table);
  /** The table as it lies there: with the planning board over it while somebody plans. */
  const { shown } = planning;
  const staging = createStaging(shown);
  const [tab, setTab] = createSignal<Tab>("moves");
  const [cited, setCited] = createSignal<Citation | null>(null);
  const [look, setLook] = createSignal<Look | null>(null);
  createEffect(on(table.isHidden, () => setLook(null)));
  const showRule = (paragraph: string) => {
    setTab("rules");
    setCited((last) => ({ paragraph, n: (last?.n ?? 0) + 1 }));
  };
  listen(shown);
  /** Whether somebody can still sit down. A table that only waits for what browsers add to its dice begins in a moment. */
  const hasFreeSeats = () => {
    const { gathering, seats } = table.whole()!.table;
    return gathering !== undefined || seats.some(({ kind }) => kind === "open" || kind === "invite");
  };
  const isGathering = () => table.whole()!.table.status === "open" && hasFreeSeats();
  /** Whether only this browser's part of the dice is missing: the table begins in a moment, and nothing is shown that would move then. */
  const isSealing = () => table.whole()!.table.status === "open" && !hasFreeSeats() && table.link.own().owes.length > 0;
  const isThere = () => table.whole() !== null && !isSealing();
  // What stands beside the board comes with it: nothing moves while the page loads.
  const isSet = createMemo<boolean>((was) => was || table.drawn() !== null || table.covered() !== null || table.boardTrouble() !== null, false);
  return (
    <Show when={isThere()} fallback={<Missing table={table} />}>
      <div class="table">
        <Show when={table.link.link() === "lost"}><p class="offline" role="status"><span class="spinner" aria-hidden="true" /> {t("offline")}</p></Show>
        <section class="stage" classList={{ set: isSet(), planning: planning.laid() !== null }} style={staging.size()} aria-labelledby="caption">
          <Caption table={shown} staging={staging} />
          <Frame table={shown} staging={staging} look={look()} onLook={setLook} onRule={showRule}>
            <Show when={isGathering()} fallback={<Show when={invitation() !== null && table.isWatching()}><div class="gathering"><Useless table={table} /></div></Show>}>
              <Show when={table.whole()!.table.gathering} fallback={<Gathering table={table} />}>{(gathering) => <Roster table={table} gathering={gathering()} />}</Show>
            </Show>
          </Frame>
          <div class="dock" ref={(dock) => keepFocus(dock, ".bar")}>
            <Show when={table.over() && table.at() === null} fallback={<ActionBar table={shown} planning={planning} onRule={showRule} />}>
              <Result table={table} />
            </Show>
          </div>
        </section>
        <Show when={isSet()}><Side table={table} planning={planning} tab={tab()} onTab={setTab} cited={cited()} onLook={setLook} /></Show>
        <Questions table={table} />
      </div>
    </Show>
  );
}

/** Keys that mean the same wherever one is at the table; a letter means something on the stage only, where somebody plays. */
function listen(table: Table): void {
  const key = (event: KeyboardEvent) => {
    const on = event.target as HTMLElement;
    if (event.defaultPrevented || event.altKey || event.ctrlKey || event.metaKey || on.closest("input, textarea, select, dialog, [role=tablist], .chat-lines, .press") || on.matches(".zoom-frame")) return;
    // Over the page lies a menu: keys are its own, and Escape closes it.
    if (document.querySelector(":popover-open")) return;
    const isLetter = table.isMyTurn() && table.at() === null && on.closest(".stage") !== null;
    if (event.key === "Escape" && table.peek()) table.rest(null);
    else if (event.key === "Escape" && table.chosen().length > 0) table.back();
    else if (isLetter && event.key.toLowerCase() === "m") table.mark(!table.isMarking());
    else if (event.key === "ArrowLeft") table.step(-1);
    else if (event.key === "ArrowRight") table.step(1);
    else return;
    event.preventDefault();
  };
  document.addEventListener("keydown", key);
  onCleanup(() => document.removeEventListener("keydown", key));
}

function Caption(props: { table: Table; staging: Staging }) {
  const isMine = () => props.table.isMyTurn() && props.table.at() === null;
  return (
    <header class="caption" classList={{ mine: isMine(), past: props.table.at() !== null, longish: props.table.caption().length > 30, long: props.table.caption().length > 60 }}>
      <h1 class="unseen">{t("table-title", { game: gameName(props.table.whole()!.table.game) })}</h1>
      <p id="caption" class="caption-words"><Show when={isMine()}><span class="lamp" aria-hidden="true" /></Show>{props.table.caption()}</p>
      <Glance table={props.table} />
      <Show when={isMine()}><Marking table={props.table} /></Show>
      <Show when={props.table.isBranch()}><WayBack table={props.table} class="badge branch" /></Show>
      <Show when={props.table.isWatching()}><span class="badge"><Icon name="eye" /> {t("watching-short")}</span></Show>
      <Show when={props.staging.laid()}>
        <ZoomTools zoom={props.staging.zoom} onTurn={props.staging.turn()}><Show when={isMine()}><Marking table={props.table} /></Show></ZoomTools>
      </Show>
    </header>
  );
}

/** Whether everything that can move is marked. */
function Marking(props: { table: Table }) {
  return (
    <button
      type="button" class="quiet round mark-button" aria-label={t("mark-movable")} title={t("mark-movable")} aria-keyshortcuts="m"
      aria-pressed={props.table.isMarking()} onClick={() => props.table.mark(!props.table.isMarking())}
    ><Icon name="hand" /></button>
  );
}
