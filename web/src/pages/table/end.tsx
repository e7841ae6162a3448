// The end at large, beside the board or over it: who won and how, what it came to, and where to go from here.
import { createSignal, For, onCleanup, Show } from "solid-js";
import { api } from "../../api/client";
import { recall } from "../../app/memory";
import { go } from "../../app/route";
import { shareLink } from "../../ui/fields";
import { Icon } from "../../ui/icons";
import { complain } from "../../ui/notices";
import { Who } from "../../ui/who";
import { t, textOr } from "../../words/words";
import { keepLevel } from "../company";
import { Emblem } from "./emblem";
import { Again, putAside, verdictOf } from "./result";
import { otherLevels } from "./rights";
import type { Table } from "./state";
import { Summary } from "./summary";
import { Analyse, WayBack } from "./whatIf";

/** So long, in milliseconds, nothing of the end can be pressed: it comes under fingers that were about something else. */
const PAUSE = 700;

export function End(props: { table: Table }) {
  const table = props.table;
  const [isAwake, setAwake] = createSignal(false);
  const timer = setTimeout(() => setAwake(true), PAUSE);
  onCleanup(() => clearTimeout(timer));
  /** Over an upright board it is short at first: what decided stays in sight. */
  const [isWhole, setWhole] = createSignal(false);
  const replay = () => {
    table.putEndAside(true);
    table.step(-Infinity);
    document.querySelector<HTMLElement>(".bar")?.focus();
  };
  return (
    <section
      class={`ending ${verdictOf(table)}`} classList={{ whole: isWhole() }} aria-labelledby="ending" tabindex="-1"
      onKeyDown={(event) => event.key === "Escape" && putAside(table, true)}
    >
      <header class="ending-head">
        <h2 id="ending">{t(`end-${verdictOf(table)}`)}</h2>
        <div class="ending-doors" inert={!isAwake()}>
          <button type="button" class="quiet round unfold" aria-label={t("end-whole")} title={t("end-whole")} aria-expanded={isWhole()} onClick={() => setWhole(!isWhole())}><Icon name="up" /></button>
          <button type="button" class="quiet round" aria-label={t("end-aside")} title={t("end-aside")} onClick={() => putAside(table, true)}><Icon name="close" /></button>
        </div>
      </header>
      <p class="ending-words">{table.caption()}</p>
      <div class="row" inert={!isAwake()}>
        <Show when={recall(`small-game-${table.whole()!.table.game}`) === table.id}><a class="button" href={`/learn/${table.whole()!.table.game}`}>{t("learn-back")}</a></Show>
        <Again table={table} />
        <OtherLevel table={table} />
        <button type="button" onClick={replay}><Icon name="first" /> {t("end-replay")}</button>
        <Show when={!table.isBranch()}><a class="button review" href={`/review/${table.id}`}><Icon name="eye" /> {t("review-this")}</a></Show>
        <Analyse table={table} class="" isWorded />
        <Show when={!table.isBranch()} fallback={<WayBack table={table} class="button" />}><button type="button" onClick={() => void shareLink(`/table/${table.id}`)}><Icon name="share" /> {t("end-share")}</button></Show>
      </div>
      <Standings table={table} />
      <Summary table={table} />
      <Show when={!table.isBranch()}><a class="link" href={`/verify?table=${table.id}`}><Icon name="dice" /> {t("end-verify")}</a></Show>
    </section>
  );
}

function Standings(props: { table: Table }) {
  const table = props.table;
  const standings = () => [...(table.over()?.standings ?? [])].sort((a, b) => a.place - b.place || a.seat - b.seat);
  // Who was who, where a seat is somebody in the game.
  const role = (seat: number) => textOr(`${table.whole()!.table.game}-seat-${seat}`, "");
  const isScored = () => standings().some((one) => one.score !== 0);
  const isDraw = () => table.over()?.is_shared === true || standings().every((one) => one.place === 1);
  return (
    <ul class="standings">
      <For each={standings()}>
        {(one) => (
          <li classList={{ won: one.place === 1 && !isDraw() }}>
            <Emblem table={table} seat={one.seat} />{" "}
            <span class="player-name"><Show when={role(one.seat)}>{(words) => <b class="role">{words()}</b>}</Show><Who name={table.name(one.seat)} /></span>
            <Show when={one.place === 1 && !isDraw()}><span class="tag">{t("end-winner")}</span></Show>
            <Show when={isScored()}><b class="score">{one.score}</b></Show>
          </li>
        )}
      </For>
    </ul>
  );
}

/** The same against bots of another level, where all others are bots. */
function OtherLevel(props: { table: Table }) {
  const [isOpen, setOpen] = createSignal(false);
  const [isBusy, setBusy] = createSignal(false);
  const now = () => props.table.whole()!;
  const levels = () => otherLevels(now().table.seats, props.table.own());
  const play = async (level: number) => {
    if (isBusy()) return;
    setBusy(true);
    const { game, config, seats, time } = now().table;
    keepLevel(game, level);
    const wishes = seats.map((seat) => (seat.kind === "bot" ? ({ kind: "bot", level } as const) : ({ kind: "me" } as const)));
    try {
      go(`/table/${(await api.create({ game, config, seats: wishes, listed: false, time })).id}`);
    } catch (error) {
      complain(error);
    }
    setBusy(false);
  };
  return (
    <Show when={levels().length > 0}>
      <button type="button" aria-expanded={isOpen()} onClick={() => setOpen(!isOpen())}><Icon name="bot" /> {t("end-level")}</button>
      <Show when={isOpen()}>
        <div class="levels" role="group" aria-label={t("end-level")}>
          <For each={levels()}>{(level) => <button type="button" class="small" aria-disabled={isBusy()} onClick={() => void play(level)}>{t("level-short", { n: level })}</button>}</For>
        </div>
      </Show>
    </Show>
  );
}
