// Choices as they would look: drawn small, and on the board itself while one thinks about them.
import { For, Show } from "solid-js";
import type { Choice, Preview } from "../../api/types";
import { Thumbnail } from "../../board/thumbnail";
import { press } from "../../path/path";
import { Icon } from "../../ui/icons";
import { Menu } from "../../ui/menu";
import { t } from "../../words/words";
import type { Table } from "./state";

/** What choices that are pictures need of a table. */
export type Considered = Pick<Table, "drawn" | "consider" | "choose" | "chosen" | "isBusy" | "tell">;

/** How the board would look after a choice, where the game says so. */
export const previewOf = (table: Pick<Table, "drawn">, { choice }: Choice): Preview | null => table.drawn()?.board.previews.find((one) => one.choice === choice) ?? null;

export function Pictured(props: { table: Considered; choices: readonly Choice[]; isWorded: boolean }) {
  const face = () => <><Icon name="grid" /><Show when={props.isWorded}> {t("pictured-choices")}</Show></>;
  return (
    <Menu label={t("pictured-choices")} class={props.isWorded ? "choice pictured worded" : "choice pictured"} face={face()}>
      {(close) => <For each={props.choices}>{(choice) => <Picture table={props.table} choice={choice} onDone={close} />}</For>}
    </Menu>
  );
}

function Picture(props: { table: Considered; choice: Choice; onDone: () => void }) {
  const { table } = props;
  const think = () => table.consider(props.choice.choice);
  const forget = () => table.consider(null);
  const pressed = () => {
    props.onDone();
    table.choose(press(table.chosen(), props.choice));
  };
  return (
    <button
      type="button" class="choice thumbnail" aria-disabled={table.isBusy()} onClick={pressed}
      onPointerEnter={think} onPointerLeave={forget} onFocus={think} onBlur={forget}
    >
      <Show when={previewOf(table, props.choice)}>{(preview) => <Thumbnail board={table.drawn()!.board} preview={preview()} />}</Show>
      <span>{table.tell(props.choice.label)}</span>
    </button>
  );
}
