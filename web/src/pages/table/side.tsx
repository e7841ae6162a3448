// What stands beside the board: who plays, and one of several panels.
import { createEffect, createMemo, createSignal, For, Match, on, Show, Switch } from "solid-js";
import { Dynamic } from "solid-js/web";
import { later } from "../../app/later";
import { isLoud, sound } from "../../motion/settings";
import { Icon, type IconName } from "../../ui/icons";
import { Rules } from "../../ui/reading";
import { t } from "../../words/words";
import { Chat } from "./chat";
import { Deadline } from "./deadline";
import type { Look } from "./look";
import { Moves } from "./moves";
import type { Planning } from "./plans";
import { Players } from "./players";
import { reports } from "./reporting";
import { Replay } from "./replay";
import { Ending } from "./result";
import { SheetList } from "./sheets";
import type { Table } from "./state";

/** Letters are for those games that are played by them. */
const Press = later(() => import("./pressPanel").then((part) => part.PressPanel), "press-note");
/** So are these for those who look for them. */
const Reports = later(() => import("./reports").then((part) => part.Reports), "reports");
const Substitute = later(() => import("./substitute").then((part) => part.Substitute), "substitute");
const Tools = later(() => import("./tools").then((part) => part.Tools), "tools-panel");

const TABS = [["moves", "list"], ["report", "report"], ["look", "eye"], ["chat", "chat"], ["rules", "book"], ["tools", "gear"]] as const satisfies readonly (readonly [string, IconName])[];
export type Tab = (typeof TABS)[number][0];

/** A paragraph of the rules to be shown; `n` counts how often somebody asked. */
export type Citation = { paragraph: string; n: number };

type Props = { table: Table; planning: Planning; tab: Tab; onTab: (tab: Tab) => void; cited: Citation | null; onLook: (look: Look) => void };

export function Side(props: Props) {
  const table = props.table;
  // A closer look is offered where the game has ever had one.
  const sheets = () => table.scene()?.sheets ?? [];
  const hasSheets = createMemo<boolean>((had) => had || sheets().length > 0, false);
  // So are reports; where there are any, they are what one wants to see first.
  const hasReports = createMemo<boolean>((had) => had || reports(table.scene()).length > 0, false);
  createEffect(on(hasReports, (has) => has && props.tab === "moves" && props.onTab("report")));
  const tabs = createMemo(() => TABS.filter(([name]) => (name !== "look" || hasSheets()) && (name !== "report" || hasReports()) && (name !== "chat" || !table.isBranch())));
  // Talk that nobody has read yet: what was said before one came counts as read.
  const talk = () => table.whole()?.talk.length ?? 0;
  const [read, setRead] = createSignal(talk());
  createEffect(on([() => props.tab, talk], () => props.tab === "chat" && setRead(talk())));
  const unread = createMemo(() => Math.max(talk() - read(), 0) + table.post.unread());
  const hasLetters = createMemo(() => table.post.press() !== null);
  const Panels = () => (
    <>
      <Tabs tab={props.tab} tabs={tabs()} onTab={props.onTab} unread={unread()} hasLetters={hasLetters()} />
      <div class="tab-panel" role="tabpanel" id="panel" aria-labelledby={`tab-${props.tab}`} tabindex="-1">
        <Switch>
          <Match when={props.tab === "moves"}><Moves table={table} /><Replay table={table} /></Match>
          <Match when={props.tab === "report"}><Reports table={table} /><Replay table={table} /></Match>
          <Match when={props.tab === "look"}><SheetList sheets={sheets()} say={table.tell} onLook={props.onLook} /></Match>
          <Match when={props.tab === "chat"}><Show when={hasLetters()} fallback={<Chat table={table} />}><Press table={table} /></Show></Match>
          <Match when={props.tab === "rules"}>
            <div class="rules-scroll" tabindex="0" role="region" aria-label={t("rules")}>
              <Rules game={table.whole()!.table.game} paragraph={props.cited?.paragraph ?? null} level={1} jump={props.cited?.n ?? 0} />
            </div>
          </Match>
          <Match when={props.tab === "tools"}><Tools table={table} planning={props.planning} /></Match>
        </Switch>
      </div>
    </>
  );
  return (
    <aside class="side" aria-label={t("side")}>
      <div class="side-head">
        {/* Before lots are drawn there is nobody to be shown. */}
        <Show when={!table.whole()!.table.gathering} fallback={<span />}><Players table={table} /></Show>
        <button type="button" class="quiet round" aria-pressed={isLoud()} aria-label={t("sound")} title={t("sound")} onClick={() => sound(!isLoud())}><Icon name={isLoud() ? "loud" : "mute"} /></button>
      </div>
      <Show when={table.link.own().substitute}><Substitute table={table} /></Show>
      <Deadline table={table} />
      <Ending table={table} />
      <Show when={props.planning.laid()} fallback={<Panels />}>{(laid) => <Dynamic component={laid().Panel} />}</Show>
    </aside>
  );
}

function Tabs(props: { tab: Tab; tabs: readonly (readonly [Tab, IconName])[]; onTab: (tab: Tab) => void; unread: number; hasLetters: boolean }) {
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
    <div class="tabs" classList={{ lettered: props.hasLetters }} role="tablist" aria-label={t("side")} ref={list} onKeyDown={key}>
      <For each={props.tabs}>
        {([name, icon]) => (
          <button
            type="button" role="tab" id={`tab-${name}`} aria-selected={props.tab === name} aria-controls="panel"
            tabindex={props.tab === name ? 0 : -1} onClick={() => props.onTab(name)}
          >
            <Icon name={icon} /> <span>{name === "chat" && props.hasLetters ? t("tab-press") : t(`tab-${name}`)}</span>
            <Show when={name === "chat" && props.unread > 0}><span class="count">{props.unread}<span class="unseen"> {t("unread")}</span></span></Show>
          </button>
        )}
      </For>
    </div>
  );
}
