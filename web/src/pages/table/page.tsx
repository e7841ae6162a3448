// A table: the board large, whose turn above it, what can be done below, the rest beside.
import { createEffect, createMemo, createSignal, For, Match, on, onCleanup, Show, Switch } from "solid-js";
import { api } from "../../api/client";
import { go } from "../../app/route";
import { countTurns, gameName } from "../../app/state";
import { BoardView } from "../../board/view";
import { Icon, type IconName } from "../../ui/icons";
import { complain, explain } from "../../ui/notices";
import { Rules } from "../../ui/rules";
import { t } from "../../words/words";
import { followTurn } from "./attention";
import { ActionBar } from "./bar";
import { Chat } from "./chat";
import { Curtain } from "./curtain";
import { type Look, looked } from "./look";
import { Moves } from "./moves";
import { Gathering, Players } from "./players";
import { SheetDialog, SheetList } from "./sheets";
import { createTable } from "./state";
import { Tools } from "./tools";

const TABS = [["moves", "list"], ["look", "eye"], ["chat", "chat"], ["rules", "book"], ["tools", "gear"]] as const satisfies readonly (readonly [string, IconName])[];
type Tab = (typeof TABS)[number][0];

export function TablePage(props: { id: string }) {
  const table = createTable(props.id);
  followTurn(table);
  const [tab, setTab] = createSignal<Tab>("moves");
  const [paragraph, setParagraph] = createSignal<string | null>(null);
  const [jump, setJump] = createSignal(0);
  const [read, setRead] = createSignal(0);
  const [look, setLook] = createSignal<Look | null>(null);
  const now = table.snapshot;
  // A closer look is offered where the game has ever had one.
  const sheets = () => table.scene()?.sheets ?? [];
  const hasSheets = createMemo<boolean>((had) => had || sheets().length > 0, false);
  const tabs = createMemo(() => TABS.filter(([name]) => name !== "look" || hasSheets()));
  createEffect(on(table.isHidden, () => setLook(null)));
  const ratio = () => {
    const board = table.board();
    return board ? board.width / board.height : 1;
  };
  const isOpen = () => now()?.table.status === "open";

  const showRule = (number: string) => {
    setTab("rules");
    setParagraph(number);
    setJump((n) => n + 1);
  };
  // Talk that nobody has read yet.
  const talk = () => now()?.chat.length ?? 0;
  createEffect(on([tab, talk], () => tab() === "chat" && setRead(talk())));
  const isThere = createMemo(() => now() !== null);
  createEffect(on(isThere, (isThere) => isThere && setRead(talk())));
  const unread = createMemo(() => Math.max(talk() - read(), 0));

  createEffect(on(table.isMyTurn, () => void countTurns(), { defer: true }));

  const key = (event: KeyboardEvent) => {
    const on = event.target as HTMLElement;
    if (event.defaultPrevented || event.altKey || event.ctrlKey || event.metaKey || on.closest("input, textarea, select, dialog, [role=tablist], .chat-lines")) return;
    if (event.key === "Escape" && table.chosen().length > 0) table.back();
    else if (event.key === "ArrowLeft") table.step(-1);
    else if (event.key === "ArrowRight") table.step(1);
    else return;
    event.preventDefault();
  };
  document.addEventListener("keydown", key);
  onCleanup(() => document.removeEventListener("keydown", key));

  const rematch = async () => {
    try {
      go(`/table/${(await api.rematch(props.id)).id}`);
    } catch (error) {
      complain(error);
    }
  };
  const standing = () => {
    const end = table.over();
    const mine = end?.standings.filter((one) => now()!.own.includes(one.seat)) ?? [];
    if (!end || mine.length === 0 || now()!.own.length > 1) return "";
    if (end.standings.every((one) => one.place === 1)) return "drawn";
    return mine.some((one) => one.place === 1) ? "victory" : "lost";
  };

  return (
    <Show when={now()} fallback={<Missing />}>
      {(snapshot) => (
        <div class="table">
          <Show when={table.link.link() === "lost"}><p class="offline" role="status"><span class="spinner" aria-hidden="true" /> {t("offline")}</p></Show>
          <section class="stage" aria-labelledby="caption">
            <header class="caption" classList={{ mine: table.isMyTurn() && table.at() === null, past: table.at() !== null }}>
              <h1 class="unseen">{t("table-title", { game: gameName(snapshot().table.game) })}</h1>
              <p id="caption" class="caption-words"><Show when={table.isMyTurn() && table.at() === null}><span class="lamp" aria-hidden="true" /></Show>{table.caption()}</p>
              <Show when={table.isWatching()}><span class="badge"><Icon name="eye" /> {t("watching-short")}</span></Show>
            </header>
            <Show when={isOpen()}><Gathering table={table} /></Show>
            <div class="board-frame" style={{ "--ratio": ratio() }}>
              <Switch fallback={
                <p class="soft center">
                  {table.boardTrouble() ? explain(table.boardTrouble()) : t("loading")}{" "}
                  <Show when={table.boardTrouble()}><button type="button" class="small" onClick={() => table.redraw()}>{t("try-again")}</button></Show>
                </p>
              }>
                <Match when={table.covered() !== null}><Curtain name={table.name(table.covered()!)} onArrive={table.arrive} /></Match>
                <Match when={table.board() && table.scene()}>
                  <BoardView
                    board={table.board()!} scene={table.scene()!} moves={table.moves()} chosen={table.chosen()} onChosen={table.choose} say={table.tell}
                    onLook={(of) => setLook({ of })} onNoTarget={() => document.querySelector<HTMLElement>(".bar-buttons button")?.focus()}
                  />
                  <SheetDialog board={table.board()!} sheets={looked(table.scene()!.sheets, look())} say={table.tell} onClose={() => setLook(null)} />
                </Match>
              </Switch>
            </div>
            <Show when={table.over() && table.at() === null} fallback={<ActionBar table={table} onRule={showRule} />}>
              <section class={`bar result ${standing()}`} aria-label={t("bar")}>
                <p><Show when={standing()}><strong>{t(`result-${standing()}`)}</strong></Show> <span>{t("result-after", { n: table.stops().length - 1 })}</span></p>
                <div class="row">
                  <Show when={snapshot().can.rematch || snapshot().rematch}>
                    <button type="button" class="primary" onClick={() => (snapshot().rematch ? go(`/table/${snapshot().rematch}`) : void rematch())}><Icon name="again" /> {t(snapshot().rematch ? "rematch-go" : "rematch")}</button>
                  </Show>
                  <a class="button" href="/tables">{t("all-tables")}</a>
                </div>
              </section>
            </Show>
          </section>

          <aside class="side" aria-label={t("side")}>
            <Players table={table} />
            <Tabs tab={tab()} tabs={tabs()} onTab={setTab} unread={unread()} />
            <div class="tab-panel" role="tabpanel" id="panel" aria-labelledby={`tab-${tab()}`} tabindex="-1">
              <Switch>
                <Match when={tab() === "moves"}><Moves table={table} /></Match>
                <Match when={tab() === "look"}><SheetList sheets={sheets()} say={table.tell} onLook={setLook} /></Match>
                <Match when={tab() === "chat"}><Chat table={table} /></Match>
                <Match when={tab() === "rules"}>
                  <div class="rules-scroll" tabindex="0" role="region" aria-label={t("rules")}><Rules game={snapshot().table.game} paragraph={paragraph()} level={1} jump={jump()} /></div>
                </Match>
                <Match when={tab() === "tools"}><Tools table={table} /></Match>
              </Switch>
            </div>
          </aside>
        </div>
      )}
    </Show>
  );

  function Missing() {
    return (
      <section class="page narrow center">
        <Show when={table.link.trouble()} fallback={<p class="soft">{t("loading")}</p>}>
          {(trouble) => (
            <>
              <h1>{t(trouble().status === 404 ? "no-table" : "trouble")}</h1>
              <p class="soft">{trouble().status === 404 ? t("no-table-text") : explain(trouble())}</p>
              <p class="row center-row">
                <button type="button" onClick={() => table.link.rejoin()}>{t("try-again")}</button>
                <a class="button primary" href="/tables">{t("all-tables")}</a>
              </p>
            </>
          )}
        </Show>
      </section>
    );
  }
}

function Tabs(props: { tab: Tab; tabs: readonly (readonly [Tab, IconName])[]; onTab: (tab: Tab) => void; unread: number }) {
  let list!: HTMLDivElement;
  const key = (event: KeyboardEvent) => {
    const at = props.tabs.findIndex(([name]) => name === props.tab);
    const by = event.key === "ArrowRight" ? 1 : event.key === "ArrowLeft" ? -1 : 0;
    if (by === 0) return;
    event.preventDefault();
    props.onTab(props.tabs[(at + by + props.tabs.length) % props.tabs.length]![0]);
    queueMicrotask(() => list.querySelector<HTMLElement>("[aria-selected=true]")?.focus());
  };
  return (
    <div class="tabs" role="tablist" aria-label={t("side")} ref={list} onKeyDown={key}>
      <For each={props.tabs}>
        {([name, icon]) => (
          <button
            type="button" role="tab" id={`tab-${name}`} aria-selected={props.tab === name} aria-controls="panel"
            tabindex={props.tab === name ? 0 : -1} onClick={() => props.onTab(name)}
          >
            <Icon name={icon} /> <span>{t(`tab-${name}`)}</span>
            <Show when={name === "chat" && props.unread > 0}><span class="count">{props.unread}<span class="unseen"> {t("unread")}</span></span></Show>
          </button>
        )}
      </For>
    </div>
  );
}
