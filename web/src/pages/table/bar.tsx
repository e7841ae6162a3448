// The bar under the board: what can be done now, within reach of a thumb. It has one height, whatever that is: words are cut to
// its lines, what does not fit beside them stands in its menu.
import { createMemo, Match, Show, Switch } from "solid-js";
import { Dynamic } from "solid-js/web";
import { Icon } from "../../ui/icons";
import { t } from "../../words/words";
import type { Room } from "./choices";
import { Deciding } from "./deciding";
import { CallingButton, calling, callingWords } from "./handsButtons";
import { MeasuredBar } from "./measuredBar";
import type { Planning } from "./plans";
import { Said } from "./said";
import type { Table } from "./state";
import { canType, Typed } from "./typed";
import { canBranch, WhatIf } from "./whatIf";

type Props = { table: Table; planning: Planning; onRule: (paragraph: string) => void };

export function ActionBar(props: Props) {
  const table = props.table;
  const isIdle = () => table.isHidden() || (!table.isRunning() && table.at() === null && !table.isWatching());
  return (
    <MeasuredBar isMine={table.isMyTurn() && table.at() === null} isIdle={isIdle() && !table.refusal()} isBusy={table.isAsking()}>
      {(room) => (
        <>
          <Doing {...props} {...room} />
          <Show when={canType(table) && !room.isNarrow}><Typed table={table} /></Show>
        </>
      )}
    </MeasuredBar>
  );
}

/** What can be done, in words and buttons. */
function Doing(props: Props & Room) {
  const { table } = props;
  return (
    <Switch fallback={<Waiting {...props} />}>
      <Match when={props.planning.laid()}>{(laid) => <Dynamic component={laid().Bar} {...props} />}</Match>
      <Match when={table.at() !== null}>
        <Said table={table} onRule={props.onRule}><p class="bar-hint bar-words">{t("looking-back")}</p></Said>
        <Show when={canBranch(table)}><WhatIf table={table} class="small" isWorded /></Show>
        <button type="button" class="primary small" onClick={() => table.look(null)}>{t("back-to-now")}</button>
      </Match>
      <Match when={table.following() !== null}>
        <Said table={table} onRule={props.onRule}><p class="bar-hint bar-words">{t("hand-over-hint", { name: table.name(table.following()!) })}</p></Said>
        <button type="button" class="primary hand-over" onClick={table.handOver}>{t("hand-over")}</button>
      </Match>
      <Match when={table.isMyTurn()}><Deciding {...props} /></Match>
    </Switch>
  );
}

/** Nothing is to be played here: what goes on, and what one can do meanwhile. */
function Waiting(props: Props & Room) {
  const { table } = props;
  const seat = createMemo(() => calling(table));
  const words = () => {
    if (seat()) return callingWords(table, seat()!);
    return table.isWatching() ? t("watching") : table.isRunning() ? t("wait-turn") : "";
  };
  return (
    <>
      <Said table={table} onRule={props.onRule}>
        <p class="bar-hint bar-words"><Show when={table.isWatching() && seat() === null}><Icon name="eye" /> </Show>{words()}</p>
      </Said>
      <Show when={seat()}>{(seat) => <CallingButton table={table} seat={seat()} />}</Show>
      <Show when={seat() === null && props.planning.seat() !== null}>
        <button type="button" class="small plan-open" onClick={props.planning.open}>{t("plan-title")} <Show when={props.planning.saved().length > 0}><span class="count" aria-label={t("plan-count", { n: props.planning.saved().length })}>{props.planning.saved().length}</span></Show></button>
      </Show>
    </>
  );
}
