// Live clocks: one on each player's card, and two beside the caption where the cards may be out of sight.
import { For, Show } from "solid-js";
import { digits, urgency } from "../../time/clock";
import { lang, t } from "../../words/words";
import { Emblem } from "./emblem";
import type { Table } from "./state";

type Props = { table: Table; seat: number };

/** The last minute and the last seconds are coloured, the clock that runs is filled. */
const look = ({ table, seat }: Props) => ({ running: table.runs(seat), low: urgency(table.left(seat)) > 0, last: urgency(table.left(seat)) === 2 });

export function LiveClock(props: Props) {
  return (
    <Show when={props.table.isTimed()}>
      <span class="clock" classList={look(props)} role="timer" aria-label={t("clock-of", { name: props.table.name(props.seat) })}>{digits(props.table.left(props.seat), lang())}</span>
    </Show>
  );
}

/** The clocks at a glance: one's own and the other, or the one that runs. Those who listen find them on the cards. */
export function Glance(props: { table: Table }) {
  const seats = () => {
    const { table } = props;
    const all = table.whole()!.table.seats.map(({ seat }) => seat);
    const wanted = all.filter((seat) => table.own().includes(seat) || table.clock()?.runs === seat);
    return all.length <= 2 ? all : [...new Set([...wanted, ...all])].slice(0, 2);
  };
  return (
    <Show when={props.table.isTimed()}>
      <span class="glance" aria-hidden="true">
        <For each={seats()}>
          {(seat) => <span><Emblem table={props.table} seat={seat} /> <span class="clock" classList={look({ table: props.table, seat })}>{digits(props.table.left(seat), lang())}</span></span>}
        </For>
      </span>
    </Show>
  );
}
