// How it ended, and what now: a bar under the board, and the end at large beside or over it.
import { createSignal, For, Show } from "solid-js";
import { api } from "../../api/client";
import { go } from "../../app/route";
import { shareLink } from "../../ui/fields";
import { Icon } from "../../ui/icons";
import { complain } from "../../ui/notices";
import { Who } from "../../ui/who";
import { t } from "../../words/words";
import { Emblem } from "./emblem";
import { otherLevels, rights, verdict } from "./rights";
import type { Table } from "./state";
import { Summary } from "./summary";

const verdictOf = (table: Table) => verdict(table.over(), table.own());

async function again(table: Table): Promise<void> {
  try {
    go(`/table/${table.whole()!.rematch ?? (await api.rematch(table.id)).id}`);
  } catch (error) {
    complain(error);
  }
}

function Again(props: { table: Table }) {
  const now = () => props.table.whole()!;
  return (
    <Show when={rights(now(), props.table.own()).rematch || now().rematch}>
      <button type="button" class="primary" onClick={() => void again(props.table)}><Icon name="again" /> {t(now().rematch ? "rematch-go" : "rematch")}</button>
    </Show>
  );
}

export function Result(props: { table: Table }) {
  const word = () => verdictOf(props.table);
  return (
    <section class={`bar result ${word()}`} aria-label={t("bar")}>
      <p><Show when={word() !== "over"}><strong>{t(`result-${word()}`)}</strong></Show> <span>{t("result-after", { n: props.table.stops().length - 1 })}</span></p>
      <div class="row">
        <Show when={!props.table.isEndShown()}><Again table={props.table} /></Show>
        <Show when={props.table.isEndAside()}><button type="button" onClick={() => props.table.putEndAside(false)}>{t("end-show")}</button></Show>
        <a class="button" href="/tables">{t("all-tables")}</a>
      </div>
    </section>
  );
}

/** The end as an event: who won and how, what it came to, and where to go from here. It can be put aside. */
export function Ending(props: { table: Table }) {
  const table = props.table;
  const standings = () => [...(table.over()?.standings ?? [])].sort((a, b) => a.place - b.place || a.seat - b.seat);
  const isScored = () => standings().some((one) => one.score !== 0);
  const isDraw = () => standings().every((one) => one.place === 1);
  const replay = () => {
    table.putEndAside(true);
    table.step(-Infinity);
  };
  return (
    <Show when={table.isEndShown()}>
      <section class={`ending ${verdictOf(table)}`} aria-labelledby="ending" onKeyDown={(event) => event.key === "Escape" && table.putEndAside(true)}>
        <header class="ending-head">
          <h2 id="ending">{t(`end-${verdictOf(table)}`)}</h2>
          <button type="button" class="quiet round" aria-label={t("end-aside")} title={t("end-aside")} onClick={() => table.putEndAside(true)}><Icon name="close" /></button>
        </header>
        <p class="ending-words">{table.caption()}</p>
        <ul class="standings">
          <For each={standings()}>
            {(one) => (
              <li classList={{ won: one.place === 1 && !isDraw() }}>
                <Emblem table={table} seat={one.seat} /> <span class="player-name"><Who name={table.name(one.seat)} /></span>
                <Show when={one.place === 1 && !isDraw()}><span class="tag">{t("end-winner")}</span></Show>
                <Show when={isScored()}><b class="score">{one.score}</b></Show>
              </li>
            )}
          </For>
        </ul>
        <Summary table={table} />
        <div class="row">
          <Again table={table} />
          <OtherLevel table={table} />
          <button type="button" onClick={replay}><Icon name="first" /> {t("end-replay")}</button>
          <button type="button" onClick={() => void shareLink(`/table/${table.id}`)}><Icon name="share" /> {t("end-share")}</button>
        </div>
      </section>
    </Show>
  );
}

/** The same against bots of another level, where all others are bots. */
function OtherLevel(props: { table: Table }) {
  const [isOpen, setOpen] = createSignal(false);
  const now = () => props.table.whole()!;
  const levels = () => otherLevels(now().table.seats, props.table.own());
  const play = async (level: number) => {
    const { game, config, seats } = now().table;
    const wishes = seats.map((seat) => (seat.kind === "bot" ? ({ kind: "bot", level } as const) : ({ kind: "me" } as const)));
    try {
      go(`/table/${(await api.create({ game, config, seats: wishes, listed: false })).id}`);
    } catch (error) {
      complain(error);
    }
  };
  return (
    <Show when={levels().length > 0}>
      <button type="button" aria-expanded={isOpen()} onClick={() => setOpen(!isOpen())}><Icon name="bot" /> {t("end-level")}</button>
      <Show when={isOpen()}>
        <div class="levels" role="group" aria-label={t("end-level")}>
          <For each={levels()}>{(level) => <button type="button" class="small" onClick={() => void play(level)}>{t("level-short", { n: level })}</button>}</For>
        </div>
      </Show>
    </Show>
  );
}
