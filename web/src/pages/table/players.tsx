// Who sits where, and whose turn it is.
import { For, Show } from "solid-js";
import type { SeatCard } from "../../api/types";
import { Icon } from "../../ui/icons";
import { Who } from "../../ui/who";
import { t, textOr } from "../../words/words";
import { distinctName, isolated } from "../names";
import { LiveClock } from "./clocks";
import { Emblem } from "./emblem";
import { SeatHand } from "./handsButtons";
import type { Table } from "./state";

/** Longer names have no room for words beside them. */
const LONG = 12;

export function Players(props: { table: Table }) {
  const table = props.table;
  const seats = () => table.whole()!.table.seats;
  const isFree = (kind: string) => kind === "open" || kind === "invite";
  const name = (seat: SeatCard) => {
    if (isFree(seat.kind)) return t("free-seat");
    return seat.kind === "hidden" ? t("seat-hidden") : distinctName(seats(), seat.seat);
  };
  // What a seat is in the game, where that has a name: beside it the player's own is the smaller one.
  const role = (seat: number) => textOr(`${table.whole()!.table.game}-seat-${seat}`, "");
  return (
    <ul class="players" classList={{ crowd: seats().length > 4 }} aria-label={t("players")}>
      <For each={seats()}>
        {(seat) => (
          <li class={`player seat-${seat.seat}`} classList={{ long: [...name(seat)].length > LONG, timed: table.isTimed(), turn: table.isRunning() && table.must().includes(seat.seat), free: isFree(seat.kind) }}>
            <Emblem table={table} seat={seat.seat} />
            <Show when={!table.isBranch()} fallback={<PlayAs table={table} seat={seat.seat} name={role(seat.seat) || t("seat-number", { n: seat.seat + 1 })} />}>
              <span class="player-name"><Show when={role(seat.seat)}>{(words) => <b class="role">{words()}</b>}</Show><Who name={name(seat)} /><Standing seat={seat} /></span>
            </Show>
            <Show when={seat.kind === "bot"}><span class="tag"><Icon name="bot" /> <span class="tag-words">{t("level-short", { n: seat.level ?? 1 })}</span></span></Show>
            <Show when={table.own().includes(seat.seat) && !table.isBranch()}><span class="tag tag-words">{t("you")}</span></Show>
            <Show when={seat.away && !table.own().includes(seat.seat)}><span class="tag">{t("away")}</span></Show>
            <Show when={table.isRunning() && table.must().includes(seat.seat)}><span class="tag to-play"><Icon name="turn" /> <span class="tag-words">{t("to-play")}</span></span></Show>
            <LiveClock table={table} seat={seat.seat} />
            <SeatHand table={table} seat={seat} />
          </li>
        )}
      </For>
    </ul>
  );
}

/** In a branch one plays every seat: whom one plays now, and whom one could. */
function PlayAs(props: { table: Table; seat: number; name: string }) {
  const isHere = () => props.table.whole()!.as === props.seat;
  return <button type="button" class="quiet play-as" aria-pressed={isHere()} title={t("play-as", { name: props.name })} onClick={() => props.table.playAs(props.seat)}>{props.name}</button>;
}

/** What is special about whoever sits there: they offer the seat, or keep it for somebody. */
function Standing(props: { seat: SeatCard }) {
  const words = () => (props.seat.for ? t("stands-in", { name: isolated(props.seat.for) }) : props.seat.offered ? t("seat-offered") : "");
  return <Show when={words()}>{(words) => <small class="standing">{words()}</small>}</Show>;
}
