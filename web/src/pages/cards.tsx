// Tables as cards: who sits there, what is played, what to do about it.
import { For, Show } from "solid-js";
import type { ListedTable, ListName, SeatCard } from "../api/types";
import { gameName } from "../app/state";
import { isSlow } from "../time/clock";
import { nearness } from "../time/reminder";
import { dayAndHour, inText, limitText } from "../time/words";
import { Icon } from "../ui/icons";
import { Sign } from "../ui/sign";
import { Who } from "../ui/who";
import { lang, t, when } from "../words/words";
import { optionsLine, seatName } from "./names";

export function Cards(props: { tables: ListedTable[]; kind: ListName }) {
  return <ul class="cards"><For each={props.tables}>{(table) => <Card table={table} kind={props.kind} />}</For></ul>;
}

/** Whether somebody is looked for at a table where the match has begun. */
const isLooking = (table: ListedTable) => table.status === "running" && table.seats.some((seat) => seat.kind === "open" || seat.offered);
/** How near the end is of what one still owes there. A list is read now and then: the machine's own clock will do. */
export const nearAt = (table: ListedTable, now = Date.now()) => nearness({ isMine: table.your_turn && isSlow(table.time), deadline: table.deadline }, now);
const isFree = (seat: SeatCard) => seat.kind === "open" || seat.kind === "invite";

function Card(props: { table: ListedTable; kind: ListName }) {
  const table = () => props.table;
  /** Whether a stranger is asked to sit down. */
  const isInviting = () => props.kind === "open" || (props.kind === "running" && isLooking(table()));
  const word = () => {
    if (isInviting()) return t("sit-down");
    if (props.kind === "running") return t("watch");
    return table().your_turn ? t("play-on") : t(table().status === "over" ? "look-again" : "go-to-table");
  };
  const state = () => {
    if (nearAt(table()) > 0) return t("reminder-title", { rest: t(...inText(table().deadline! - Date.now())) });
    if (table().your_turn) return t("your-turn");
    return t(isLooking(table()) ? "looks-for-player" : `status-${table().status}`);
  };
  const people = () => table().gathering ? t("roster-count", { count: table().gathering!.count, most: table().gathering!.most }) : table().seats.map((seat) => (isFree(seat) ? t("free-seat") : seatName(seat))).join(", ");
  return (
    <li class="card" classList={{ "your-turn": table().your_turn, near: nearAt(table()) > 0 }}>
      <div class="card-head">
        <h3>{gameName(table().game)}</h3>
        <Show when={table().unread}>{(n) => <span class="badge open mail"><Icon name="chat" /> {t("letters-unread", { n: n() })}</span>}</Show>
        <span class={`badge ${table().your_turn ? "turn" : isLooking(table()) ? "open" : table().status}`}>{state()}</span>
      </div>
      <Show when={table().gathering}>{(gathering) => <p class="gathered">{t("roster-count", { count: gathering().count, most: gathering().most })}</p>}</Show>
      <ul class="people" hidden={table().gathering !== undefined}>
        <For each={table().seats}>
          {(seat) => (
            <li class={`chip ${seat.kind}`} classList={{ you: seat.you }}>
              <Show when={table().status !== "open"} fallback={<span class="dot" aria-hidden="true" />}><Sign game={table().game} seat={seat.seat} config={table().config} /></Show>
              <Who name={isFree(seat) ? t("free-seat") : seatName(seat)} />
              <Show when={seat.kind === "bot"}> <small>{t("level-short", { n: seat.level ?? 1 })}</small></Show>
              <Show when={seat.offered}> <small>{t("seat-offered")}</small></Show>
              <Show when={seat.you}> <small>{t("you")}</small></Show>
            </li>
          )}
        </For>
      </ul>
      <div class="card-foot">
        <p class="soft">
          <Show when={optionsLine(table())}>{(line) => <>{line()}<br /></>}</Show>
          <Show when={table().time.kind !== "unlimited"}>{t(...limitText(table().time))}<br /></Show>
          <Show when={isSlow(table().time) && table().deadline}>{(deadline) => <>{t("until-moment", { when: dayAndHour(deadline(), lang()) })}<br /></>}</Show>
          {t("actions", { n: table().actions })} · {when(table().created)}
        </p>
        <a class="button small" classList={{ primary: table().your_turn || isInviting() }} href={`/table/${table().id}`} aria-label={t("labelled", { what: word(), of: `${gameName(table().game)}, ${people()}` })}>
          {word()}
        </a>
      </div>
    </li>
  );
}
